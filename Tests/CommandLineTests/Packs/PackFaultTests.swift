import Dragoman
import Testing

@testable import DragomanCLI

@Suite("Faults have a status, words and parts")
struct PackFaultTests {
  @Test(
    "each kind of fault has its status",
    arguments: [
      (.notFound, 3), (.damaged, 5), (.unsupportedModel, 5), (.untrustedCatalog, 5), (.newerFormat, 5),
      (.offline, 7), (.noSpace, 8), (.readOnly, 6), (.inUse, 10), (.timedOut, 9),
    ] as [(ModelPackError.Code, Int32)])
  func status(code: ModelPackError.Code, status: Int32) {
    #expect(ExitStatus(code).rawValue == status)
  }

  @Test("a cancelled task was stopped by a signal, and says that what has come is kept")
  func cancelled() {
    let fault = PackFault(CancellationError())
    #expect(fault.status == .interrupted)
    #expect(fault.message.contains("what has come is kept"))
  }

  @Test("a fault passes as it is, and what nobody expected is our own")
  func others() {
    struct Surprise: Error {}
    #expect(PackFault(sampleFault as any Error).message == sampleFault.message)
    #expect(PackFault(Surprise()).status == .internalFault)
    #expect(PackFault(SystemError(code: 24)).status == .internalFault)
  }

  @Test("is an object with a code and a message")
  func json() {
    #expect(
      sampleFault.json.members as? [String: String] == ["code": "damaged", "message": sampleFault.message])
  }
}

import Foundation
import Synchronization
import Testing

@testable import DragomanCLI

@Suite("LanguageJobs translates each line from its own language", .timeLimit(.minutes(1)))
struct LanguageJobsTests {
  /// Opens jobs when it is told to, and counts.
  final class Opener: Sendable {
    let opened = Mutex<[String: Int]>([:])
    let cancelled = Mutex<[String]>([])
    let gate = AsyncStream<Void>.makeStream()
    /// Languages that nothing translates from, and why.
    let refused: [String: DragomanCLI.ExitStatus]

    init(refused: [String: DragomanCLI.ExitStatus] = [:]) { self.refused = refused }

    func jobs(waitsForGate: Bool = false) -> LanguageJobs {
      LanguageJobs(into: Locale.Language(identifier: "en")) { [self] language in
        opened.withLock { $0[language, default: 0] += 1 }
        if waitsForGate { for await _ in gate.stream {} }
        if let status = refused[language] {
          return .failure(Refusal(status, "no \(language)"))
        }
        return .success(
          LineTranslator(
            submit: { text, completion in completion(.success(LineTranslation(text: "\(language): \(text)")))
            },
            cancel: { self.cancelled.withLock { $0.append(language) } }))
      }
    }
  }

  /// Submits `lines` and waits for all of them.
  func translate(
    _ lines: [String], by translator: LineTranslator, meanwhile: @Sendable () -> Void = {}
  ) async -> [Result<LineTranslation, any Error>] {
    let (stream, continuation) = AsyncStream.makeStream(of: (Int, Result<LineTranslation, any Error>).self)
    for (index, line) in lines.enumerated() {
      translator.submit(line) { continuation.yield((index, $0)) }
    }
    meanwhile()
    var results: [Int: Result<LineTranslation, any Error>] = [:]
    for await (index, result) in stream {
      results[index] = result
      if results.count == lines.count { break }
    }
    return results.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test("the lines of one language share a job, also those that come while it is being opened")
  func oneJobEach() async throws {
    let opener = Opener()
    let jobs = opener.jobs(waitsForGate: true)
    let lines = (0..<40).flatMap { _ in ["Das Dach ist undicht.", "El tejado gotea."] }
    let results = await translate(lines, by: jobs.translator) { opener.gate.continuation.finish() }
    let translations = try results.map { try $0.get() }
    #expect(translations.prefix(2).map(\.text) == ["de: Das Dach ist undicht.", "es: El tejado gotea."])
    #expect(translations.map(\.sourceLanguage) == lines.map { $0.hasPrefix("D") ? "de" : "es" })
    #expect(translations.allSatisfy { $0.reason == nil })
    #expect(opener.opened.withLock { $0 } == ["de": 1, "es": 1])
  }

  @Test("a line that does not tell its language, or is in the right one, opens nothing")
  func kept() async throws {
    let opener = Opener()
    let lines = ["OK", "12:30", "The roof is leaking.", "QT_WRAP_UI"]
    let translations = try await translate(lines, by: opener.jobs().translator).map { try $0.get() }
    #expect(translations.map(\.text) == lines)
    #expect(translations.map(\.reason) == [.undetermined, .undetermined, .sameLanguage, .undetermined])
    #expect(translations.map(\.sourceLanguage) == [nil, nil, "en", nil])
    #expect(opener.opened.withLock { $0 }.isEmpty)
  }

  @Test(
    "Chinese that shows no way of writing is in either", arguments: ["zh", "zh-Hans", "zh-Hant", "zh-TW"])
  func chinese(target: String) async throws {
    let jobs = LanguageJobs(into: Locale.Language(identifier: target)) { _ in .failure(Refusal(.usage, "")) }
    let lines = ["人山人海大水小火日月上下天地山川文字"]
    let translations = try await translate(lines, by: jobs.translator).map { try $0.get() }
    #expect(translations.map(\.reason) == [.sameLanguage])
  }

  @Test("a language that cannot be translated fails its own lines, for one reason each, and is tried once")
  func refused() async {
    let opener = Opener(
      refused: ["fr": .notInstalled, "es": .unsupportedLanguage, "it": .damagedPack, "ja": .internalFault])
    let jobs = opener.jobs()
    let lines = [
      "Le toit fuit.", "Das Dach ist undicht.", "El tejado gotea.", "Il cane dorme nel giardino.", "屋根が漏る。",
      "Le chien dort dans le jardin.",
    ]
    let first = await translate(lines, by: jobs.translator)
    let second = await translate(lines, by: jobs.translator)
    for results in [first, second] {
      let faults = results.map { result -> LineFault? in
        if case .failure(let error) = result { error as? LineFault } else { nil }
      }
      #expect(
        faults == [
          LineFault(code: .notInstalled, language: "fr"), nil, LineFault(code: .unsupported, language: "es"),
          LineFault(code: .unusablePack, language: "it"), LineFault(code: .engineFault, language: "ja"),
          LineFault(code: .notInstalled, language: "fr"),
        ])
    }
    #expect(jobs.refusals.map(\.message) == ["no es", "no fr", "no it", "no ja"])
    #expect(opener.opened.withLock { $0.values.allSatisfy { $0 == 1 } })
  }

  @Test("cancelling cancels the jobs that are open and those that are being opened")
  func cancel() async throws {
    let opener = Opener()
    let jobs = opener.jobs(waitsForGate: true)
    let results = await translate(["Das Dach ist undicht."], by: jobs.translator) {
      jobs.translator.cancel()
      opener.gate.continuation.finish()
    }
    #expect(results.count == 1)
    #expect(opener.cancelled.withLock { $0 } == ["de"])
    jobs.translator.cancel()
    #expect(opener.cancelled.withLock { $0 } == ["de", "de"])
  }
}

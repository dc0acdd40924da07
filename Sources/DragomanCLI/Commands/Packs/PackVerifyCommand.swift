import Dragoman

/// `dragoman packs verify`.
enum PackVerifyCommand {
  static let json = PackOutput.flag(
    "packs, a list (id, good, and error where it is not), and error, that of the first pack that is not good")

  static let declaration = Command(
    name: "verify",
    summary: "Compare every byte of installed packs with what was promised",
    options: [json],
    operands: Operands(
      [.init("ID", help: "A pack's id. By default all that are there.", completion: .installedPacks)],
      count: 0...Int.max),
    body: { arguments throws(UsageError) in
      await run(arguments.operands, PackOutput(isJSON: arguments[json]))
    })

  private static func run(_ named: [String], _ output: PackOutput) async -> ExitStatus {
    let store = TranslationRuntime.shared.packs
    let listing = await store.listing(refresh: false)
    let ids =
      named.isEmpty ? listing.installed.map(\.pack.id.rawValue) + listing.damaged.map(\.id.rawValue) : named
    var results: [(id: String, fault: PackFault?)] = []
    for id in ids {
      do {
        try await store.verify(ModelPack.ID(rawValue: id))
        results.append((id, nil))
      } catch {
        results.append((id, PackFault(ofInstalled: error)))
      }
    }
    let faults = results.compactMap(\.fault)
    // The first is said by the output itself.
    for fault in faults.dropFirst() { printError(fault.message) }
    if ids.isEmpty { printError("no packs are installed in \(listing.places.joined(separator: ", "))") }
    var document = JSONObject()
    document.add(
      "packs",
      results.map { result in
        var object = JSONObject()
        object.add("id", result.id)
        object.add("good", result.fault == nil)
        if let fault = result.fault { object.add("error", fault.json) }
        return object
      })
    let text = results.map { "\($0.id): \($0.fault?.code ?? "good")\n" }.joined()
    return output.end(text, document, fault: faults.first)
  }
}

import Dragoman

/// `dragoman status`.
enum StatusCommand {
  static let strategy = Option(
    "strategy", StrategyOption.value,
    help: "Which packs to prefer where there are several. By default low-latency.")
  static let json = PackOutput.flag(
    "source, target; status (installed, supported or unsupported); downloadBytes, of what is missing; legs,"
      + " a list of the packs in the order in which a text meets them (\(PackOutput.packMembers)); and"
      + " \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "status",
    summary: "Say whether a pair of languages can be translated",
    discussion: [
      "installed: yes, now (exit status 0). supported: after packs have been installed (3). unsupported: no"
        + " packs exist for the pair, not even two with English between them, or both are the same language (4)."
    ],
    options: [strategy, json],
    operands: Operands(
      [
        .init("FROM", help: "The language to translate from, a BCP-47 tag such as 'en' or 'pt-BR'."),
        .init("TO", help: "The language to translate to."),
      ], count: 2...2),
    body: { arguments throws(UsageError) in
      let (source, target) = (arguments.operands[0], arguments.operands[1])
      let output = PackOutput(isJSON: arguments[json])
      var legs: [PackRow] = []
      var fault: PackFault?
      do {
        let found = try await PackLegs.find(source, target, strategy: arguments[strategy] ?? .lowLatency)
        legs = found.legs.map { PackRow($0) }
      } catch {
        fault = PackFault(error)
      }
      let report = StatusReport(source: source, target: target, legs: legs)
      let status = output.end(report.text, report.json, fault: fault)
      return status == .success ? report.exitStatus : status
    })
}

/// What `status` says.
struct StatusReport: Sendable {
  let source, target: String
  /// None where the pair is unsupported.
  let legs: [PackRow]

  private var missing: [PackRow] { legs.filter { $0.state != .installed } }
  private var downloadBytes: Int64 { missing.reduce(0) { $0 + ($1.details?.downloadBytes ?? 0) } }
  private var status: String {
    legs.isEmpty ? "unsupported" : missing.isEmpty ? "installed" : "supported"
  }

  var exitStatus: ExitStatus {
    legs.isEmpty ? .unsupportedLanguage : missing.isEmpty ? .success : .notInstalled
  }

  var text: String {
    var text =
      status + (legs.count > 1 ? " by way of \(legs[0].details?.target.english ?? "English")" : "") + "\n"
    if !legs.isEmpty { text += "\n" + legs.table }
    if !missing.isEmpty { text += "\n" + nextStep + "\n" }
    return text
  }

  private var nextStep: String {
    let isDamaged = missing.contains { $0.state == .damaged }
    let isUnverified = missing.contains { $0.check == "none" }
    let options = (isDamaged ? "--repair " : "") + (isUnverified ? "--allow-unverified " : "")
    let command = "dragoman packs install \(options)\(source) \(target)"
    return "Next: \(command)\(downloadBytes > 0 ? " (\(ByteCount(downloadBytes)))" : "")"
  }

  var json: JSONObject {
    var document = JSONObject()
    document.add("source", source)
    document.add("target", target)
    document.add("status", status)
    document.add("downloadBytes", downloadBytes)
    document.add("legs", legs.map(\.json))
    return document
  }
}

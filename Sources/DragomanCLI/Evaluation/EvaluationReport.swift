import Foundation

/// What `dragoman evaluate` prints of its results.
struct EvaluationReport: Sendable {
  let results: [EvaluatedDomain]

  /// For people: a table, the flags, and how the scores were computed.
  var text: String {
    var table = TextTable(
      header: ["PACK", "DOMAIN", "LINES", "WEIGHTS", "BLEU", "chrF2", "FLAGGED"], rightAligned: [2, 4, 5, 6])
    for result in results {
      let systems = [result.own] + [result.float].compactMap { $0 }
      for (index, system) in systems.enumerated() {
        let isFirst = index == 0
        table.rows.append([
          isFirst ? result.pack : "", isFirst ? result.domain.name : "",
          isFirst ? "\(system.lines.count)" : "", system.weights, Self.rounded(system.bleu),
          Self.rounded(system.chrF), Self.rounded(system.perThousand(system.flagged)),
        ])
      }
    }
    return table.text + "\n" + remarks.map { $0 + "\n" }.joined()
  }

  private var remarks: [String] {
    var remarks = results.flatMap { result in
      ([result.own] + [result.float].compactMap { $0 }).map { system in
        let counts = system.flags.sorted { $0.key < $1.key }.map { flag, count in
          "\(flag) \(Self.rounded(system.perThousand(count)))"
        }
        let list = counts.isEmpty ? "none" : counts.joined(separator: ", ")
        return "\(result.pack), \(result.domain.name), \(system.weights): flags per thousand lines: \(list)"
      }
    }
    for result in results where result.float != nil {
      remarks.append(
        "\(result.pack), \(result.domain.name): \(result.differing.count) of \(result.own.lines.count) lines differ between"
          + " the two weights")
    }
    return remarks + signatures
  }

  private var signatures: [String] {
    Set(results.map(\.rule)).map(BLEUScore.signature).sorted() + [ChrFScore.signature]
  }

  /// For programs.
  var json: JSONObject {
    var document = JSONObject()
    document.add("results", results.map(Self.json))
    document.add("signatures", signatures)
    return document
  }

  private static func json(_ result: EvaluatedDomain) -> JSONObject {
    var object = JSONObject()
    object.add("pack", result.pack)
    object.add("domain", result.domain.name)
    object.add("lines", result.own.lines.count)
    object.add("systems", ([result.own] + [result.float].compactMap { $0 }).map(json))
    if result.float != nil { object.add("differing", result.differing.count) }
    return object
  }

  private static func json(_ system: EvaluatedSystem) -> JSONObject {
    var flags = JSONObject()
    for (flag, count) in system.flags.sorted(by: { $0.key < $1.key }) {
      flags.add(flag, system.perThousand(count))
    }
    var object = JSONObject()
    object.add("weights", system.weights)
    object.add("bleu", system.bleu)
    object.add("chrF2", system.chrF)
    object.add("flaggedPerThousand", system.perThousand(system.flagged))
    object.add("flagsPerThousand", flags)
    return object
  }

  static func rounded(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// Sentences of one kind with their translations by people.
struct EvaluationDomain: Sendable {
  /// What it is called: the source file's name without its suffix.
  let name: String
  let sources: [String]
  /// As many.
  let references: [String]
}

extension EvaluationDomain {
  /// Reads the domains that `paths` name: each one file `.tsv`, or two files after one another.
  ///
  /// - Throws: `PackFault` for files that do not go together; what their lines say is not told.
  static func read(_ paths: [String]) throws(PackFault) -> [EvaluationDomain] {
    var domains: [EvaluationDomain] = []
    var rest = paths[...]
    while let path = rest.popFirst() {
      if path.hasSuffix(".tsv") {
        domains.append(try EvaluationDomain(table: path))
      } else if let reference = rest.popFirst() {
        domains.append(try EvaluationDomain(source: path, reference: reference))
      } else {
        throw PackFault(
          .usage, code: "usage", "\(quoted(path)) has no file of references after it, and is no .tsv")
      }
    }
    return domains
  }

  private init(source: String, reference: String) throws(PackFault) {
    let sources = try SentenceFile.lines(of: source)
    let references = try SentenceFile.lines(of: reference)
    guard sources.count == references.count else {
      throw PackFault(
        .usage, code: "lineCounts",
        "\(quoted(source)) has \(sources.count) lines, \(quoted(reference)) has \(references.count): each line needs its"
          + " reference")
    }
    self.init(name: Self.name(of: source), sources: sources, references: references)
    try refuseEmpty(source)
  }

  private init(table: String) throws(PackFault) {
    var sources: [String] = []
    var references: [String] = []
    for (index, line) in try SentenceFile.lines(of: table).enumerated() {
      let fields = line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map(
        String.init)
      guard fields.count == 2 else {
        throw PackFault(
          .usage, code: "notTwoFields",
          "line \(index + 1) of \(quoted(table)): a sentence, one tab and its translation are expected")
      }
      sources.append(fields[0])
      references.append(fields[1])
    }
    self.init(name: Self.name(of: table), sources: sources, references: references)
    try refuseEmpty(table)
  }

  private func refuseEmpty(_ path: String) throws(PackFault) {
    guard !sources.isEmpty else {
      throw PackFault(.usage, code: "noLines", "\(quoted(path)) has no lines")
    }
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? "-"
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}

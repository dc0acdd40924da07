import DragomanTokenization
import Foundation
import TestSupport

@testable import DragomanModel

/// One line of a golden `.tsv` file: what a reference engine made of one input line.
struct GoldenLine: Sendable {
  /// Number of the input line, from 0.
  let number: Int
  /// Target ids without EOS.
  let ids: [Int32]
  /// Total log-probability, EOS included; nil where the engine gives none.
  let score: Double?
}

/// The golden outputs of one micro model. `Tests/Fixtures/README.md` says what each file is.
struct GoldenFiles {
  let model: String

  /// The lines of `golden/<name>.tsv`.
  func greedy(_ name: String) throws -> [GoldenLine] {
    try rows("\(name).tsv").dropFirst().map { line in
      let fields = line.components(separatedBy: "\t")
      return GoldenLine(number: try number(fields[0]), ids: ids(fields[1]), score: Double(fields[2]))
    }
  }

  /// The source ids, EOS last, of every input line; only EOS for a blank one.
  func sources() throws -> [[Int32]] {
    try rows("tokens.tsv").dropFirst().map { line in ids(line.components(separatedBy: "\t")[1]) + [0] }
  }

  /// The lines of `golden/<name>`: pieces and total log-probability of each hypothesis, best first, by input line.
  func alternatives(_ name: String) throws -> [Int: [(pieces: [String], score: Double)]] {
    var lines: [Int: [(pieces: [String], score: Double)]] = [:]
    for line in try rows(name) {
      let fields = line.components(separatedBy: " ||| ")
      guard fields.count == 4 else { continue }
      let total = fields[2].components(separatedBy: "= ").last.flatMap(Double.init) ?? .nan
      lines[try number(fields[0]), default: []].append(
        (fields[1].split(separator: " ").map(String.init), total))
    }
    return lines
  }

  /// Opens the model in `file`.
  func open(_ file: String, shortlist: String? = nil) throws -> TranslationModel {
    let isSplit = model == "micro-split"
    let source = try Tokenizer(contentsOf: Fixtures.url("\(model)/\(isSplit ? "srcvocab.spm" : "vocab.spm")"))
    let target = isSplit ? try targetTokenizer() : source
    return try TranslationModel(
      ModelFiles(
        weights: Fixtures.url("\(model)/\(file)"),
        shortlist: shortlist.map { Fixtures.url("\(model)/\($0)") },
        sourceVocabularySize: source.vocabularySize, targetVocabularySize: target.vocabularySize,
        sharesVocabulary: !isSplit))
  }

  /// The vocabulary that target ids belong to.
  func targetTokenizer() throws -> Tokenizer {
    try Tokenizer(
      contentsOf: Fixtures.url("\(model)/\(model == "micro-split" ? "trgvocab.spm" : "vocab.spm")"))
  }

  private func rows(_ name: String) throws -> [String] {
    let text = try String(contentsOf: Fixtures.url("\(model)/golden/\(name)"), encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func ids(_ field: String) -> [Int32] { field.split(separator: " ").compactMap { Int32($0) } }

  private func number(_ field: String) throws -> Int {
    guard let number = Int(field) else { throw CocoaError(.fileReadCorruptFile) }
    return number
  }
}

extension SearchOptions {
  /// The limits that the goldens were made with: at most 2 × source ids, EOS counted.
  static func golden(beam: Int = 1, shortlist: Bool = false) -> SearchOptions {
    var options = SearchOptions()
    options.beam = beam
    options.alternatives = beam
    options.lengthFactor = 2
    options.minimumLength = 1
    options.usesShortlist = shortlist
    return options
  }
}

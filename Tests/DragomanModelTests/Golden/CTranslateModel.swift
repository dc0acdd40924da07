import Foundation
import TestSupport

@testable import DragomanModel

/// A CTranslate2 folder among the fixtures, with what CTranslate2 makes of it.
struct CTranslateModel {
  /// One line of `greedy.tsv`.
  struct Line {
    let number: Int
    /// Source ids, EOS last, and target ids: the model's.
    let source: [Int32]
    let ids: [Int32]
  }

  let folder: URL
  let sourceTokens: [String]
  let targetTokens: [String]

  /// The folder at `path` in the fixtures.
  init(_ path: String) throws {
    let folder = Fixtures.url(path)
    func tokens(_ name: String) throws -> [String]? {
      let url = folder.appending(path: "\(name)_vocabulary.json")
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
    }
    self.folder = folder
    let shared = try tokens("shared")
    sourceTokens = try shared ?? tokens("source") ?? []
    targetTokens = try shared ?? tokens("target") ?? []
  }

  /// The files, with another file in the weights' place if there is one.
  func files(weights: URL? = nil, configuration: URL? = nil) -> ModelFiles {
    var files = ModelFiles(
      weights: weights ?? folder.appending(path: "model.bin"), shortlist: nil,
      sourceVocabularySize: sourceTokens.count, targetVocabularySize: targetTokens.count,
      sharesVocabulary: false)
    files.format = .ctranslate2
    files.configuration = configuration ?? folder.appending(path: "config.json")
    let source = Dictionary(uniqueKeysWithValues: sourceTokens.enumerated().map { ($1, Int32($0)) })
    let target = Dictionary(uniqueKeysWithValues: targetTokens.enumerated().map { ($1, Int32($0)) })
    files.sourcePiece = { source[$0] }
    files.targetPiece = { target[$0] }
    files.endOfSentence = target["</s>"] ?? 0
    files.unknown = target["<unk>"] ?? 0
    return files
  }

  /// The golden lines.
  func golden(_ name: String = "greedy") throws -> [Line] {
    let text = try String(contentsOf: folder.appending(path: "\(name).tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.components(separatedBy: "\t")
      guard fields.count == 3, let number = Int(fields[0]) else { return nil }
      func ids(_ field: String) -> [Int32] { field.split(separator: " ").compactMap { Int32($0) } }
      return Line(number: number, source: ids(fields[1]), ids: ids(fields[2]))
    }
  }
}

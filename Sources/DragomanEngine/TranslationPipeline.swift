internal import DragomanModel
internal import DragomanPacks
internal import DragomanText
internal import DragomanTokenization
internal import Foundation

/// The stages of a text's journey, in order: split, tokenise, decode, detokenise, join. Shared by all workers.
final class TranslationPipeline: Sendable {
  /// A sentence of more pieces is cut.
  static let longestSentence = 128
  /// A sentence of more bytes is cut before it is tokenised.
  static let longestSentenceBytes = 4096
  /// Pieces in a batch, each sentence counted at the length of the longest.
  static let batchPieces = 1024

  let model: TranslationModel
  private let source: Tokenizer
  private let target: Tokenizer
  private let lengthFactor: Float
  private let lowConfidence: Float?

  /// Opens the files of `pack`.
  init(pack: OpenPack) throws(EngineError) {
    do {
      if let vocabulary = pack.urls[.vocabulary] {
        source = try Tokenizer(contentsOf: vocabulary)
        target = source
      } else {
        source = try Tokenizer(contentsOf: try Self.url(.sourceVocabulary, of: pack))
        target = try Tokenizer(contentsOf: try Self.url(.targetVocabulary, of: pack))
      }
      model = try TranslationModel(
        ModelFiles(
          weights: try Self.url(.model, of: pack), shortlist: pack.urls[.shortlist],
          sourceVocabularySize: source.vocabularySize, targetVocabularySize: target.vocabularySize,
          sharesVocabulary: pack.urls[.vocabulary] != nil))
    } catch let error as ModelError {
      throw EngineError(error)
    } catch let error as TokenizationError {
      throw EngineError(error)
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.damaged, file: nil, key: nil, expected: nil, found: nil)
    }
    lengthFactor = Float(pack.manifest.lengthFactor)
    lowConfidence = pack.manifest.lowConfidenceBelow.map(Float.init)
  }

  // MARK: - Split

  /// Cuts `text` into sentences.
  func split(_ text: String, options: CallOptions) -> SourceDocument {
    SourceDocument(text, language: options.source, mode: options.splitting)
  }

  // MARK: - Tokenise

  /// A sentence, or a part of one that was too long, with its ids (EOS last); no ids where there is nothing to translate.
  struct TokenizedSegment {
    let range: Range<Int>
    let ids: [Int32]
  }

  /// The pieces of the sentence at `range` of `bytes`; several parts if it has more than `longestSentence`.
  func tokenize(_ range: Range<Int>, in bytes: [UInt8]) -> [TokenizedSegment] {
    guard hasLetters(in: bytes, range) else { return [TokenizedSegment(range: range, ids: [])] }
    var parts = 0
    if range.count > Self.longestSentenceBytes {
      parts = range.count / (Self.longestSentenceBytes / 2) + 1
    } else {
      var ids: [Int32] = []
      ids.reserveCapacity(range.count / 3 + 2)
      bytes.withUnsafeBufferPointer { source.encode(UnsafeBufferPointer(rebasing: $0[range]), into: &ids) }
      if ids.count <= Self.longestSentence || range.count < 2 {
        ids.append(source.endOfSentence)
        return [TokenizedSegment(range: range, ids: ids)]
      }
      parts = ids.count / (Self.longestSentence * 3 / 4) + 1
    }
    return cut(range, in: bytes, count: parts).flatMap { tokenize($0, in: bytes) }
  }

  /// At least two parts of `range`, none empty.
  private func cut(_ range: Range<Int>, in bytes: [UInt8], count: Int) -> [Range<Int>] {
    let parts = LongSentence.parts(of: range, in: bytes, count: count)
    if parts.count > 1 { return parts }
    // One grapheme cluster of thousands of marks: any place between two scalars must do.
    var middle = range.lowerBound + range.count / 2
    while middle > range.lowerBound + 1, bytes[middle] & 0xC0 == 0x80 { middle -= 1 }
    return [range.lowerBound..<middle, middle..<range.upperBound]
  }

  // MARK: - Decode

  /// The best hypotheses of each sentence of `batch`, best first.
  func decode(
    _ batch: [SentenceWork], options: CallOptions, on worker: ModelWorker, isCancelled: () -> Bool
  ) throws -> [[Hypothesis]] {
    var search = SearchOptions()
    search.beam = options.beam
    search.alternatives = max(options.alternatives, 1)
    search.usesShortlist = options.usesShortlist
    search.lengthFactor = lengthFactor
    return try worker.translate(batch.map(\.source), options: search, isCancelled: isCancelled)
  }

  // MARK: - Detokenise

  /// The text of each hypothesis.
  func detokenize(_ hypotheses: [Hypothesis]) -> [SentenceTranslation] {
    hypotheses.map { hypothesis in
      SentenceTranslation(
        text: target.decode(hypothesis.ids), logProbability: hypothesis.logProbability,
        pieces: hypothesis.length,
        isComplete: hypothesis.isComplete, isDoubtful: lowConfidence.map { hypothesis.score < $0 } ?? false)
    }
  }

  private static func url(_ role: PackFileRole, of pack: OpenPack) throws(EngineError) -> URL {
    guard let url = pack.urls[role] else {
      throw EngineError(
        .damaged, file: PackManifest.fileName, key: "files", expected: role.rawValue, found: "none")
    }
    return url
  }
}

/// One translation of a sentence.
struct SentenceTranslation: Sendable {
  let text: String
  let logProbability: Float
  /// Target pieces, EOS included.
  let pieces: Int
  let isComplete: Bool
  let isDoubtful: Bool
}

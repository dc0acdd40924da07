internal import DragomanTensors
package import Foundation
internal import Synchronization

/// The files of one model.
package struct ModelFiles: Sendable {
  /// Weights: Marian `.npz` or `.bin`.
  package var weights: URL
  /// Lexical shortlist, if the pack has one.
  package var shortlist: URL?
  /// Entries of the source and the target vocabulary, as the tokenizers have them.
  package var sourceVocabularySize: Int
  package var targetVocabularySize: Int
  /// Whether one vocabulary serves both sides: the source ids then join the shortlist.
  package var sharesVocabulary: Bool

  /// The files of one model and the sizes its vocabularies must have.
  package init(
    weights: URL, shortlist: URL?, sourceVocabularySize: Int, targetVocabularySize: Int,
    sharesVocabulary: Bool
  ) {
    self.weights = weights
    self.shortlist = shortlist
    self.sourceVocabularySize = sourceVocabularySize
    self.targetVocabularySize = targetVocabularySize
    self.sharesVocabulary = sharesVocabulary
  }
}

/// An encoder–decoder Transformer, opened and ready. Immutable and shared by all workers.
///
/// `@unchecked Sendable`: the layers hold pointers into the mapped file and into buffers that are written in `init`
/// and only read afterwards; the one late value, the packed output layer, is behind a mutex.
package final class TranslationModel: @unchecked Sendable {
  /// What the weight file says of itself.
  package let configuration: MarianConfiguration
  let encoder: Encoder
  let decoder: Decoder
  let output: SharedOutput
  let shortlist: Shortlist?
  private let file: WeightFile

  /// Opens and checks the files.
  ///
  /// - Throws: `ModelError` for a file that is missing, damaged or of a kind that is not supported.
  package init(_ files: ModelFiles) throws(ModelError) {
    BLAS.useOneThread
    file = try WeightFile(contentsOf: files.weights)
    configuration = file.configuration
    try Self.check(configuration, against: files, file: file.name)
    let weights = WeightReader(file: file)
    let reader = LayerReader(
      weights: weights, configuration: configuration,
      memory: WeightMemory(expectedByteCount: file.byteCount))
    let tables = try EmbeddingTables(weights, configuration)
    encoder = try Encoder(
      reader,
      embedding: Embedding(
        tables.source, vocabulary: configuration.sourceVocabularySize, width: configuration.width))
    decoder = try Decoder(
      reader,
      embedding: Embedding(
        tables.target, vocabulary: configuration.targetVocabularySize, width: configuration.width))
    output = SharedOutput(try tables.outputLayer(weights, configuration))
    if let url = files.shortlist {
      shortlist = try Shortlist(
        contentsOf: url, sourceVocabularySize: configuration.sourceVocabularySize,
        targetVocabularySize: configuration.targetVocabularySize, includesSourceIDs: files.sharesVocabulary)
    } else {
      shortlist = nil
    }
  }

  /// Columns of the widest activation.
  var widestActivation: Int {
    max(3 * configuration.width, configuration.feedForwardWidth, configuration.decoderFeedForwardWidth)
  }

  private static func check(
    _ configuration: MarianConfiguration, against files: ModelFiles, file: String
  ) throws(ModelError) {
    let sizes = [configuration.sourceVocabularySize, configuration.targetVocabularySize]
    let expected = [files.sourceVocabularySize, files.targetVocabularySize]
    guard sizes == expected else {
      throw ModelError(
        .damaged, file: file, key: "dim-vocabs", expected: "\(expected), as the vocabularies have",
        found: "\(sizes)")
    }
  }
}

/// The output layer, and its packed form over the whole vocabulary once somebody needs it.
final class SharedOutput {
  let layer: OutputLayer
  private let packed = Mutex<Affine?>(nil)

  init(_ layer: OutputLayer) { self.layer = layer }

  /// The layer as one product. Packed at the first call.
  var wholeVocabulary: Affine {
    packed.withLock { packed in
      if let packed { return packed }
      let made = layer.wholeVocabulary()
      packed = made
      return made
    }
  }
}

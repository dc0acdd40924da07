internal import DragomanTensors
package import Foundation
internal import Synchronization

/// Whose model files are, and so what is in them under which names.
package enum ModelFormat: Hashable, Sendable {
  /// Marian's: one file, `.npz`, `.bin`, or `.safetensors` with Marian's names, that says everything.
  case marian
  /// A MarianMT model of Hugging Face's transformers: `.safetensors` and two files of settings.
  case huggingFaceMarian
  /// A CTranslate2 model: `model.bin` and, from its version 6 on, one file of settings.
  case ctranslate2
}

/// The files of one model.
package struct ModelFiles: Sendable {
  /// Whose files they are.
  package var format = ModelFormat.marian
  /// The weights.
  package var weights: URL
  /// `config.json`, where the format has one.
  package var configuration: URL?
  /// `generation_config.json`, where the format and the pack have one.
  package var generation: URL?
  /// Marian's or the library's own position table, for a format in which it is open; nil for the format's.
  package var positions: MarianConfiguration.Positions?
  /// Lexical shortlist, if the pack has one: Marian's, or for a model of CTranslate2's its `vmap.txt`.
  package var shortlist: URL?
  /// Entries of the source and the target vocabulary, as the tokenizers have them.
  package var sourceVocabularySize: Int
  package var targetVocabularySize: Int
  /// Whether one vocabulary serves both sides: the source ids then join the shortlist.
  package var sharesVocabulary: Bool
  /// The ids of `</s>` and `<unk>` in the target vocabulary.
  package var endOfSentence: Int32 = 0
  package var unknown: Int32 = 1
  /// Finds a piece of the source or of the target vocabulary, for formats that name pieces in their settings.
  package var sourcePiece: @Sendable (String) -> Int32? = { _ in nil }
  package var targetPiece: @Sendable (String) -> Int32? = { _ in nil }

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
  let shortlist: (any CandidateProposer)?
  /// The pieces that mean something to the search.
  let specials: SpecialPieces
  let encoderPositions: PositionSignal
  let decoderPositions: PositionSignal
  private let file: WeightFile

  /// Opens and checks the files.
  ///
  /// - Throws: `ModelError` for a file that is missing, damaged or of a kind that is not supported.
  package init(_ files: ModelFiles) throws(ModelError) {
    BLAS.useOneThread
    file = try WeightFile(files)
    configuration = file.configuration
    try Self.check(configuration, against: files, file: file.name)
    let weights = WeightReader(file: file)
    let reader = LayerReader(weights: weights, configuration: configuration)
    let tables = try EmbeddingTables(weights, configuration)
    encoder = try Encoder(
      reader,
      embedding: Embedding(
        tables.source, vocabulary: configuration.sourceVocabularySize, width: configuration.width,
        multiplier: configuration.embeddingMultiplier))
    decoder = try Decoder(
      reader,
      embedding: Embedding(
        tables.target, vocabulary: configuration.targetVocabularySize, width: configuration.width,
        multiplier: configuration.embeddingMultiplier))
    output = SharedOutput(try tables.outputLayer(weights, configuration))
    specials = SpecialPieces(configuration, files)
    encoderPositions = try weights.positions("encoder_Wpos", configuration)
    decoderPositions = try weights.positions("decoder_Wpos", configuration)
    if let url = files.shortlist, files.format == .ctranslate2 {
      shortlist = try VocabularyMap(files, at: url)
    } else if let url = files.shortlist {
      shortlist = try Shortlist(
        contentsOf: url, sourceVocabularySize: configuration.sourceVocabularySize,
        targetVocabularySize: configuration.targetVocabularySize, includesSourceIDs: files.sharesVocabulary)
    } else {
      shortlist = nil
    }
  }

  /// Whether its weights are float.
  package var isFloat: Bool { file.isFloat }

  /// The model on its way into Firefox's form.
  package var student: StudentModel { StudentModel(file) }

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

/// The target pieces that mean something to the search.
struct SpecialPieces {
  /// Ends a translation.
  let endOfSentence: Int32
  /// What a decoder starts from; -1 for the zero vector.
  let start: Int32
  /// Count in the probabilities but are never put out; ascending.
  let suppressed: [Int32]
  /// Whether EOS takes the last place of a translation that comes to its limit.
  let forcesEndOfSentence: Bool

  init(_ configuration: MarianConfiguration, _ files: ModelFiles) {
    endOfSentence = files.endOfSentence
    start = configuration.start
    suppressed = Set(configuration.suppressed + [files.unknown]).sorted()
    forcesEndOfSentence = configuration.forcesEndOfSentence
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

internal import DragomanModel
internal import DragomanPacks
internal import DragomanText
internal import DragomanTokenization
internal import Foundation

/// The stages of a text's journey, in order: split, mark spans, tokenise, decode, check, restore, join. Shared by all
/// workers.
final class TranslationPipeline: Sendable {
  /// Pieces in a batch, each sentence counted at the length of the longest.
  static let batchPieces = 1024

  /// Where the translations come from.
  enum Origin: Sendable {
    case model(TranslationModel)
    case pseudo(PseudoTransformation)
  }

  let origin: Origin
  let source: Pieces
  let target: Pieces
  let preparation: SentencePreparation
  let lengthFactor: Float
  let lowConfidence: Float?

  /// Opens the files of `pack`.
  init(pack: OpenPack) throws(EngineError) {
    let frame: SourceFrame
    do {
      let manifest = pack.manifest
      let vocabularies = try Vocabularies(files: pack.urls, targetToken: manifest.targetToken)
      let model = try TranslationModel(
        try ModelFiles(
          pack.urls, engine: manifest.engine, positions: manifest.positions, vocabularies: vocabularies))
      frame = vocabularies.frame
      origin = .model(model)
      source = .sentencePiece(vocabularies.source)
      target = .sentencePiece(vocabularies.target)
    } catch let error as ModelError {
      throw EngineError(error)
    } catch let error as TokenizationError {
      throw EngineError(error)
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.damaged, file: nil, key: nil, expected: nil, found: nil)
    }
    let markers = pack.manifest.placeholders.filter { [source, target] in
      source.id(of: $0) != nil && target.id(of: $0) != nil
    }
    preparation = SentencePreparation(
      source: source, frame: frame, markers: markers.map { Array($0.utf8) },
      longest: SentencePreparation.longestSentence)
    lengthFactor = Float(pack.manifest.lengthFactor)
    lowConfidence = pack.manifest.lowConfidenceBelow.map(Float.init)
  }

  /// A pipeline without a network.
  init(pseudo: PseudoTransformation) {
    origin = .pseudo(pseudo)
    source = .scalars
    target = .scalars
    preparation = SentencePreparation(
      source: source, frame: SourceFrame(prefix: [], suffix: [Pieces.endOfScalars]),
      markers: (0..<8).map { Array("⟦\($0)⟧".utf8) },
      longest: SentencePreparation.longestSentenceBytes)
    lengthFactor = 1
    lowConfidence = nil
  }

  /// Whether the weights are float32; else some are int8.
  var isFloat: Bool {
    guard case .model(let model) = origin else { return true }
    return model.isFloat
  }

  /// What a worker translates with.
  func network(on kernels: Kernels) -> Network {
    switch origin {
    case .model(let model): .model(ModelWorker(model: model, kernels: kernels))
    case .pseudo(let transformation): .pseudo(transformation)
    }
  }
}

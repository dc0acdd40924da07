internal import DragomanModel
internal import DragomanPacks
internal import DragomanTokenization
internal import Foundation

extension ModelFiles {
  /// The model among a pack's `files`, whose vocabularies are open.
  init(
    _ files: [PackFileRole: URL], engine: PackEngine, positions wanted: PackPositions?,
    vocabularies: Vocabularies
  ) throws(EngineError) {
    guard let weights = files[.model] else {
      throw EngineError(
        .damaged, file: PackManifest.fileName, key: "files", expected: PackFileRole.model.rawValue,
        found: "none")
    }
    self.init(
      weights: weights, shortlist: files[.shortlist],
      sourceVocabularySize: vocabularies.source.vocabularySize,
      targetVocabularySize: vocabularies.target.vocabularySize,
      sharesVocabulary: vocabularies.source === vocabularies.target)
    switch engine {
    case .marian: format = .marian
    case .huggingFaceMarian: format = .huggingFaceMarian
    case .ctranslate2: format = .ctranslate2
    }
    configuration = files[.configuration]
    generation = files[.generation]
    positions = wanted.map { $0 == .marian ? .marian : .transformer }
    endOfSentence = vocabularies.target.endOfSentence
    unknown = vocabularies.target.unknown
    sourcePiece = { [source = vocabularies.source] in source.id(of: $0) }
    targetPiece = { [target = vocabularies.target] in target.id(of: $0) }
  }
}

import Foundation

@testable import DragomanModel

extension WeightFile {
  /// Opens a file of Marian's, whatever its vocabularies.
  convenience init(contentsOf url: URL) throws(ModelError) {
    try self.init(
      ModelFiles(
        weights: url, shortlist: nil, sourceVocabularySize: 0, targetVocabularySize: 0,
        sharesVocabulary: false))
  }
}

// Written by tools/langid/fit-weights. Not to be edited.

/// Weights of `LanguageScorer`, one for each of `LanguageScorer.featureNames`.
enum ScorerWeights {
  static let fitted: [Double] = [
    0.1253, 0.0463, 0.7027, 3.4945, 2.2389, 1.4390, 3.9973, 3.7333, 3.4351, 4.9304, 2.1497,
  ]
}

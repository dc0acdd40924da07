internal import Foundation

/// Turns what letters, words and CLD2 say about the words of one script into likelihoods of languages.
///
/// A conditional logit: each language, and "none that is known", has a score linear in the evidence; likelihoods are in
/// proportion to the exponentials of the scores. `ScorerWeights` were fitted by tools/langid/fit-weights.
struct LanguageScorer: Sendable {
  /// A language, or none, with its evidence.
  struct Candidate: Sendable {
    /// As BCP-47; nil for none that is known.
    let language: String?
    /// Whether it may be reported.
    let isReported: Bool
    /// Part of the score that was not fitted.
    let prior: Double
    /// Evidence, one number for each of `ScorerWeights.fitted`.
    let features: [Double]
  }

  /// Names of the features, in their order: five of `LetterProfile.Kind`, three of CLD2's, three of "none".
  static let featureNames = [
    "letters", "sequences", "words", "wordsListed", "foreign", "cld2", "cld2Long", "cld2Kin", "none",
    "noneSilent",
    "noneCapitals",
  ]

  /// Letters above which further ones no longer add evidence at the full rate: those of a text depend on each other.
  private static let fullLetters = 20.0
  /// Letters from which on CLD2 is as sure as it gets.
  private static let fullCLD2Letters = 40.0

  /// Scripts of which much is written that is no language: names, brands, units.
  private static let namelessScripts: Set<Script> = [.latin, .cyrillic]

  private let profile: LetterProfile
  private let evidence: LetterProfile.Evidence
  private let opinion: CLD2Opinion
  private var letters: Double { Double(evidence.letters) }

  /// The candidates for the words of `script` in `prose`; none where there are no words, or only one language has them.
  static func candidates(for script: Script, in prose: Prose) -> [Candidate] {
    guard let profile = LetterProfile.of(script), let words = prose.words[script] else { return [] }
    let evidence = profile.evidence(in: words)
    guard evidence.letters > 0 else { return [] }
    let scorer = LanguageScorer(
      profile: profile, evidence: evidence, opinion: CLD2Opinion(about: words, in: script))
    return scorer.candidates(
      capitalShare: namelessScripts.contains(script) ? prose.capitalShare(of: script) : nil)
  }

  /// - Parameter capitalShare: The share of words with a capital; nil where the text is in some language.
  private func candidates(capitalShare: Double?) -> [Candidate] {
    let fits = profile.languages.indices.map(fit)
    var candidates = zip(profile.languages.indices, fits).map { position, fit in
      candidate(profile.languages[position], isReported: profile.isReported[position], fit: fit)
    }
    let (best, mean) = Self.bestAndMean(of: fits)
    // A language without a profile is taken to fit as well as the best that has one, but for words.
    for share in opinion.shares where !profile.languages.contains(share.language) {
      candidates.append(candidate(share.language, isReported: true, fit: [best[0], best[1], 0, 0, best[4]]))
    }
    // What is no language looks about as much like each of them.
    if let capitalShare {
      let none = [1, opinion.shares.isEmpty ? 1 : 0, capitalShare]
      candidates.append(
        Candidate(
          language: nil, isReported: false, prior: 0,
          features: [mean[0], mean[1], 0, 0, best[4]] + [0, 0, 0] + none))
    }
    return candidates
  }

  private func candidate(_ language: String, isReported: Bool, fit: [Double]) -> Candidate {
    var features = fit
    features.append(contentsOf: opinionFeatures(of: language))
    for _ in 0..<3 { features.append(0) }
    return Candidate(
      language: language, isReported: isReported, prior: Self.prior(of: language, isReported: isReported),
      features: features)
  }

  // MARK: - Letters and words

  /// The evidence of letters and words for the language at `position` in the profile.
  private func fit(_ position: Int) -> [Double] {
    let damping = min(1, (Self.fullLetters / letters).squareRoot())
    let foreign = Double(evidence.specialLetters) - evidence.sum(.alphabet, of: position)
    var fit: [Double] = []
    // For a whole candidate: every text is looked at, and there are some thirty languages.
    fit.reserveCapacity(Self.featureNames.count)
    fit.append(damping * evidence.sum(.letters, of: position))
    fit.append(damping * evidence.sum(.sequences, of: position))
    fit.append(damping * evidence.sum(.words, of: position))
    // The share of listed words says little where there are only one or two.
    fit.append(evidence.sum(.wordsListed, of: position) / Double(max(evidence.words, 3)))
    // Names bring foreign letters into a text, a few.
    fit.append(-damping * min(3, foreign))
    return fit
  }

  private static func bestAndMean(of fits: [[Double]]) -> (best: [Double], mean: [Double]) {
    var best = [Double](repeating: -.infinity, count: LetterProfile.Kind.count)
    var sum = [Double](repeating: 0, count: LetterProfile.Kind.count)
    for fit in fits {
      for kind in fit.indices {
        best[kind] = max(best[kind], fit[kind])
        sum[kind] += fit[kind]
      }
    }
    return (best, sum.map { $0 / Double(max(fits.count, 1)) })
  }

  // MARK: - CLD2

  /// What CLD2 says about one language, where it is reliable: its share, the same growing with the text, and the share of
  /// languages that it takes for this one.
  private func opinionFeatures(of language: String) -> [Double] {
    guard opinion.isReliable else { return [0, 0, 0] }
    let kin = Self.kin[language] ?? []
    var own = 0.0
    var others = 0.0
    for share in opinion.shares {
      if share.language == language {
        own += share.share
      } else if kin.contains(share.language) {
        others += share.share
      }
    }
    let growth = min(1, letters / Self.fullCLD2Letters)
    return [own, own * growth, others * growth]
  }

  /// Languages that CLD2 takes for each other. It knows no Bosnian apart from Croatian and Serbian, and no Nynorsk.
  private static let kin: [String: Set<String>] = {
    let groups = ["bs hr sr-Latn", "nb nn da sv", "id ms", "cs sk", "pt gl", "ru uk be"]
    let sets = groups.map { Set($0.split(separator: " ").map(String.init)) }
    return Dictionary(uniqueKeysWithValues: sets.flatMap { set in set.map { ($0, set) } })
  }()

  // MARK: - Likelihoods

  /// Before a letter is read: how much rarer a language is among texts to be translated than the common ones, as a
  /// logarithm. Set by hand, since no text tells it.
  private static func prior(of language: String, isReported: Bool) -> Double {
    guard isReported else { return -3 }
    return common.contains(language) ? 0 : -1.5
  }

  private static let common: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro", "hr",
    "tr", "vi",
    "id", "ru", "uk", "bg", "ar", "fa", "he", "hi",
  ]

  /// Likelihoods of the languages that may be reported, in no order.
  static func likelihoods(of candidates: [Candidate]) -> [LanguageConfidence] {
    let scores = candidates.map { candidate in
      var score = candidate.prior
      for feature in candidate.features.indices {
        score += candidate.features[feature] * ScorerWeights.fitted[feature]
      }
      return score
    }
    guard let highest = scores.max() else { return [] }
    let exponentials = scores.map { exp($0 - highest) }
    let sum = exponentials.reduce(0, +)
    return zip(candidates, exponentials).compactMap { candidate, value in
      guard candidate.isReported, let language = candidate.language else { return nil }
      return LanguageConfidence(language, value / sum)
    }
  }
}

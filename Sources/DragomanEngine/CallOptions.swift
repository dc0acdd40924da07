package import DragomanText
package import Foundation

/// How the texts of a call are cut and searched.
package struct CallOptions: Hashable, Sendable {
  /// Whether a line is one sentence or is split.
  package var splitting: SplitMode
  /// Whether lines that were wrapped by hand are joined first: one line of translation for each paragraph.
  package var joinsLines: Bool
  /// Hypotheses kept at every step; 1 is greedy.
  package var beam: Int
  /// Alternatives returned with each text, at most the beam; 0 for none.
  package var alternatives: Int
  /// Whether only the shortlist's pieces are candidates, if the pack has one.
  package var usesShortlist: Bool
  /// Whether translations are compared with their sentences, and tried again where something is wrong.
  package var isChecked: Bool
  /// Whether each text comes with its word links.
  package var links: Bool
  /// The language of the texts: decides the rules of sentence splitting.
  package var source: Locale.Language
  /// The language translated to: decides whether sentences are joined by a space.
  package var target: Locale.Language

  /// The width of the search for sentences whose translation has a fault. Of 44 such in 6,000 two mend 29 and four 31.
  var retryBeam: Int { max(beam, 2) }

  /// Options from their parts.
  package init(
    splitting: SplitMode = .paragraphs, joinsLines: Bool = false, beam: Int = 1, alternatives: Int = 0,
    usesShortlist: Bool = true,
    isChecked: Bool = true, links: Bool = false, source: Locale.Language, target: Locale.Language
  ) {
    precondition(beam >= 1 && alternatives >= 0 && alternatives <= beam)
    self.splitting = splitting
    self.joinsLines = joinsLines
    self.beam = beam
    self.alternatives = alternatives
    self.usesShortlist = usesShortlist
    self.isChecked = isChecked
    self.links = links
    self.source = source
    self.target = target
  }
}

/// A text's translation and what is known of it.
package struct TranslatedText: Hashable, Sendable {
  /// The translation, with the source's line breaks and white space.
  package let text: String
  /// Mean natural-log probability per target piece, EOS included; nil when nothing was decoded.
  package let score: Double?
  /// Sentences in the text, each counted once however many parts it was cut into.
  package let segmentCount: Int
  /// What the caller should know.
  package let flags: Set<TranslationFlag>
  /// The best translations, best first, when they were asked for.
  package let alternatives: [Alternative]
  /// Which part of `text` came from which part of the source, in the order of `text`, when that was asked for.
  package let links: [TextLink]

  /// A translation from its parts.
  package init(
    text: String, score: Double?, segmentCount: Int, flags: Set<TranslationFlag>,
    alternatives: [Alternative], links: [TextLink] = []
  ) {
    self.text = text
    self.score = score
    self.segmentCount = segmentCount
    self.flags = flags
    self.alternatives = alternatives
    self.links = links
  }
}

/// What a caller should know of a translation.
package enum TranslationFlag: Hashable, Sendable, CaseIterable {
  /// Nothing in the text could be translated, so it came back as it was.
  case passedThrough
  /// A sentence was ended by the length limit.
  case truncated
  /// The model was less sure than the pack's manifest asks for.
  case lowConfidence
  /// A number is another one than in the source.
  case numbersChanged
  /// A sentence stands twice, or is much too short or too long, in every translation that was tried; where nothing
  /// but loops came, the source stands in its place.
  case degenerate
  /// A sentence is the source's.
  case untranslated
}

/// One of several translations of a text.
package struct Alternative: Hashable, Sendable {
  /// The translation.
  package let text: String
  /// Mean natural-log probability per target piece.
  package let score: Double
  /// Total natural-log probability.
  package let logProbability: Double

  /// An alternative from its parts.
  package init(text: String, score: Double, logProbability: Double) {
    self.text = text
    self.score = score
    self.logProbability = logProbability
  }
}

/// What a file of a pack is for.
package enum PackFileRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// The network's weights.
  case model
  /// `config.json`: what the network is, where the weights do not say it.
  case configuration
  /// `generation_config.json`: how it is searched.
  case generation
  /// The model's own numbering of both languages' pieces: a JSON object, list or lines.
  case tokens
  /// The model's numbering of the source language's pieces; comes with `targetTokens`.
  case sourceTokens
  /// The model's numbering of the target language's pieces; comes with `sourceTokens`.
  case targetTokens
  /// One SentencePiece vocabulary for both languages.
  case vocabulary
  /// The source language's SentencePiece vocabulary; comes with `targetVocabulary`.
  case sourceVocabulary
  /// The target language's SentencePiece vocabulary; comes with `sourceVocabulary`.
  case targetVocabulary
  /// The binary lexical shortlist.
  case shortlist
  /// The model card: what trained it, its licence, its scores. For people.
  case card
}

/// One file of a pack, as its manifest lists it.
package struct PackFile: Hashable, Sendable {
  /// What the file is for. Each role occurs once in a pack.
  package let role: PackFileRole
  /// The file's plain name inside the pack's folder.
  package let path: String
  /// Its size in bytes, at least 1.
  package let bytes: Int64
  /// Its SHA-256, 64 lower-case hexadecimal digits.
  package let sha256: String

  /// The largest size a file of a pack may claim, 64 GiB: far over any model, and sums stay in range.
  static let largestBytes: Int64 = 1 << 36
}

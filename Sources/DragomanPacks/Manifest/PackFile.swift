/// What a file of a pack is for.
package enum PackFileRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// The network's weights.
  case model
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

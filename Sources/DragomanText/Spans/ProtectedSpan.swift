/// A part of a text that must come through translation byte for byte.
package struct ProtectedSpan: Hashable, Sendable {
  /// What it was recognised as.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A web or e-mail address, or the path of a file.
    case address
    /// Code between back-ticks, the ticks included.
    case code
    /// A mention (`@name`) or a tag (`#name`).
    case mention
    /// A placeholder of a message format, a markup entity, or a tag.
    case placeholder
    /// Syntax of an ICU message between the texts of its branches: sentences end at it.
    case syntax
    /// An identifier: account and article numbers, versions, names such as `QT_WRAP_UI`.
    case identifier
    /// Pictographs, as whole grapheme clusters.
    case emoji
    /// A literal `⟦n⟧`, which the packs use for themselves.
    case marker
    /// A number that the model would not keep.
    case number
    /// Characters that the pack's vocabulary lacks.
    case symbol
    /// A range or term that the caller marked.
    case term
  }

  /// UTF-8 offsets; never empty, on scalar boundaries.
  package let range: Range<Int>
  /// What it was recognised as.
  package let kind: Kind

  /// A span from its parts.
  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

/// The part of a long text that stands for the whole.
enum TextSample {
  /// A text up to this many bytes is looked at whole.
  static let wholeBytes = 32 * 1024
  /// Of a longer one, so much from its beginning...
  static let headBytes = 16 * 1024
  /// ...and so much from each of `pieces` places, spread evenly over the rest.
  static let pieceBytes = 4 * 1024
  static let pieces = 4
  /// How far from its edge a piece may be cut back to a sentence end or white space.
  private static let slack = 1024

  /// The scalars of `text`, or of a sample of it in the order of the text.
  ///
  /// - Complexity: O(1) in the length of the text where it is stored as UTF-8.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    let utf8 = text.utf8
    let count = utf8.count
    guard count > wholeBytes else { return Array(text.unicodeScalars) }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(headBytes + pieces * pieceBytes)
    let rest = count - headBytes - pieceBytes
    let starts = [0] + (1...pieces).map { headBytes + rest / pieces * $0 }
    for start in starts {
      let length = start == 0 ? headBytes : pieceBytes
      let first = utf8.index(utf8.startIndex, offsetBy: min(start, count))
      let last = utf8.index(first, offsetBy: length, limitedBy: utf8.endIndex) ?? utf8.endIndex
      // Characters cut at the edges become U+FFFD, which is no letter.
      let piece = Array(String(decoding: utf8[first..<last], as: UTF8.self).unicodeScalars)
      scalars += trimmed(piece, keepsStart: start == 0)
      scalars.append("\n")
    }
    return scalars
  }

  /// `piece` without the sentences, or else words, that its edges cut.
  private static func trimmed(_ piece: [Unicode.Scalar], keepsStart: Bool) -> ArraySlice<Unicode.Scalar> {
    var kept = piece[...]
    let head = keepsStart ? kept.prefix(0) : kept.prefix(slack)
    if let end = head.firstIndex(where: isSentenceEnd) ?? head.firstIndex(where: \.properties.isWhitespace) {
      kept = kept[(end + 1)...]
    }
    let tail = kept.suffix(slack)
    if let end = tail.lastIndex(where: isSentenceEnd) ?? tail.lastIndex(where: \.properties.isWhitespace) {
      kept = kept[...end]
    }
    return kept
  }

  private static func isSentenceEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "\n", "。", "！", "？", "।", "؟", "۔", "។", "።": true
    default: false
    }
  }
}

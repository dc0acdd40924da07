package import Foundation

/// The quotation marks of a language, from CLDR.
package struct QuotationMarks: Hashable, Sendable {
  private let opening: String
  private let closing: String
  /// Whether quotations have a space within their marks, as in French.
  private let isSpaced: Bool

  /// The marks of a language, by its likely region.
  ///
  /// - Complexity: Loads a locale: keep one value for many texts.
  package init(of language: Locale.Language) {
    let locale = Locale(identifier: language.maximalIdentifier)
    opening = locale.quotationBeginDelimiter ?? "\""
    closing = locale.quotationEndDelimiter ?? "\""
    isSpaced = language.languageCode?.identifier == "fr" && language.region?.identifier != "CH"
  }

  /// What puts these marks in the place of plain ones.
  ///
  /// Plain marks are taken in pairs. One that is alone, or that stands for inches behind a digit, stays.
  ///
  /// - Parameters:
  ///   - bytes: A translation, UTF-8.
  ///   - kept: Offsets in `bytes`, in order and disjoint: marks in these stay.
  /// - Returns: In order; one for each mark.
  /// - Complexity: O(bytes).
  package func edits(for bytes: [UInt8], keeping kept: [Range<Int>] = []) -> [TextEdit] {
    var rest = kept[...]
    let places = bytes.indices.filter { place in
      guard bytes[place] == UInt8(ascii: "\"") else { return false }
      while let range = rest.first, range.upperBound <= place { rest.removeFirst() }
      return rest.first.map { place < $0.lowerBound } ?? true
    }
    guard !places.isEmpty, places.count % 2 == 0 else { return [] }
    let pairs = stride(from: 0, to: places.count, by: 2).map { (places[$0], places[$0 + 1]) }
    guard pairs.allSatisfy({ isPair($0, $1, in: bytes) }) else { return [] }
    let begin = Array((isSpaced ? opening + "\u{A0}" : opening).utf8)
    let end = Array((isSpaced ? "\u{A0}" + closing : closing).utf8)
    return pairs.flatMap { open, close in
      [TextEdit(range: open..<open + 1, bytes: begin), TextEdit(range: close..<close + 1, bytes: end)]
    }
  }

  /// Whether the first mark opens, since a word follows at once, and the second one closes.
  private func isPair(_ open: Int, _ close: Int, in bytes: [UInt8]) -> Bool {
    let isOpening = open == 0 || !bytes[open - 1].isAlphanumeric
    return isOpening && close > open + 1 && bytes[open + 1] > 0x20 && bytes[close - 1] > 0x20
  }
}

import DragomanEngine
import DragomanText
import Foundation

/// An attributed text cut into what is translated, each part by itself, and what stays as it is.
///
/// Cut at line ends, or at blank lines where a sentence may reach over the ends of others. A range with `skipsTranslation` is kept inside its
/// sentence; one that a sentence cannot hold, such as one with a line end, stays outside, and the text is cut round it.
struct AttributedParts: Sendable {
  /// A part that is translated, without outer white space.
  struct Part: Sendable {
    let text: AttributeRuns
    /// What of it is skipped, as offsets in it.
    let skipped: [Range<Int>]
    /// What the engine gets.
    let source: SourceText
  }

  private enum Piece {
    case kept(AttributeRuns)
    case translated(Int)
  }

  private var pieces: [Piece] = []
  /// The parts to translate, in order.
  private(set) var parts: [Part] = []

  /// Whether nothing but white space is outside of the only part.
  var isOnePart: Bool {
    parts.count == 1
      && pieces.allSatisfy { if case .kept(let text) = $0 { text.text.isBlank } else { true } }
  }

  /// Cuts `text`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - terms: What of it is kept or replaced besides.
  ///   - cutsLines: Whether no sentence reaches over a line's end.
  ///   - cutsSkipped: Whether the text is cut round every skipped range.
  init(_ text: AttributeRuns, terms: TermList = .empty, cutsLines: Bool, cutsSkipped: Bool = false) {
    let skipped = text.skipped
    let outside = cutsSkipped ? skipped : Self.unholdable(skipped, in: text)
    var start = 0
    for range in outside {
      cut(start..<range.lowerBound, of: text, skipped, terms, cutsLines: cutsLines)
      keep(text[range])
      start = range.upperBound
    }
    cut(start..<text.bytes.count, of: text, skipped, terms, cutsLines: cutsLines)
  }

  /// The text with `translations` in the place of the parts.
  ///
  /// - Precondition: There are as many `translations` as parts.
  func joined(with translations: [AttributeRuns]) -> AttributeRuns {
    precondition(translations.count == parts.count, "\(translations.count) translations of \(parts.count)")
    return pieces.reduce(into: AttributeRuns()) { result, piece in
      switch piece {
      case .kept(let text): result.append(text)
      case .translated(let index): result.append(translations[index])
      }
    }
  }

  /// The ranges that are outside of every sentence: those with a line end in them or white space at an end, and those
  /// that begin or end within a character.
  private static func unholdable(_ skipped: [Range<Int>], in text: AttributeRuns) -> [Range<Int>] {
    guard !skipped.isEmpty else { return [] }
    let string = text.text
    func isBound(_ offset: Int) -> Bool {
      String.Index(string.utf8.index(string.utf8.startIndex, offsetBy: offset), within: string) != nil
    }
    return skipped.filter { range in
      let scalars = String(decoding: text.bytes[range], as: UTF8.self).unicodeScalars
      let isHeld =
        isBound(range.lowerBound) && isBound(range.upperBound)
        && !(scalars.first?.properties.isWhitespace ?? true)
        && !(scalars.last?.properties.isWhitespace ?? true) && !scalars.contains(where: \.isLineEnd)
      return !isHeld
    }
  }

  /// Takes in what is to be translated, line by line.
  private mutating func cut(
    _ range: Range<Int>, of text: AttributeRuns, _ skipped: [Range<Int>], _ terms: TermList, cutsLines: Bool
  ) {
    var start = range.lowerBound
    var place = range.lowerBound
    var isBlank = true
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: text.bytes[range], as: UTF8.self).unicodeScalars {
      place += UTF8.width(scalar)
      // The second half of a line end ends no line of its own.
      let isEnd = scalar.isLineEnd && !(previous == "\r" && scalar == "\n")
      if isEnd, cutsLines || isBlank {
        cutLine(start..<place, of: text, skipped, terms)
        start = place
      }
      isBlank = scalar.isLineEnd || isBlank && scalar.properties.isWhitespace
      previous = scalar
    }
    if start < range.upperBound { cutLine(start..<range.upperBound, of: text, skipped, terms) }
  }

  /// Takes in a text whose outer white space stays.
  private mutating func cutLine(
    _ range: Range<Int>, of text: AttributeRuns, _ skipped: [Range<Int>], _ terms: TermList
  ) {
    let line = String(decoding: text.bytes[range], as: UTF8.self)
    let scalars = line.unicodeScalars
    guard !line.isBlank, let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return keep(text[range]) }
    let start = range.lowerBound + line.utf8.distance(from: line.startIndex, to: first)
    let end = range.lowerBound + line.utf8.distance(from: line.startIndex, to: scalars.index(after: last))
    keep(text[range.lowerBound..<start])
    let core = text[start..<end]
    let held = skipped.within(start..<end).map { $0.lowerBound - start..<$0.upperBound - start }
    pieces.append(.translated(parts.count))
    parts.append(
      Part(text: core, skipped: held, source: SourceText(core.text, keeping: held, terms: terms)))
    keep(text[end..<range.upperBound])
  }

  private mutating func keep(_ text: AttributeRuns) {
    if !text.bytes.isEmpty { pieces.append(.kept(text)) }
  }
}

extension [Range<Int>] {
  /// Those within `range`; all are in order and disjoint.
  fileprivate func within(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.upperBound <= range.upperBound }
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it.
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

import DragomanText

/// Builds a ``MarkedText`` from the pieces of a document in their order.
///
/// White space counts as in HTML: a run of it is one space. The rest of a run, and the white space round a void mark,
/// goes with the markup beside it, so that it comes out where it was.
struct MarkedTextBuilder {
  /// The text so far.
  private var text: [UInt8] = []
  private var marks: [MarkedText.Mark] = []
  /// The open marks, as indices.
  private var open: [Int] = []
  private var last = Item.none
  /// A void mark, as an index, after which the next word needs a space.
  private var parting: Int?
  /// Where in the document the first word is.
  private var firstWord: Int?
  /// Where in the document the content ends that is not void.
  private var contentEnd = 0

  /// What came last, with the end of its bytes.
  private enum Item {
    case none
    case word
    case space(Range<Int>)
    case opening(mark: Int)
    case closing(mark: Int)
    case void(mark: Int)
  }

  /// A finished text.
  struct Result {
    /// The text and its marks.
    let text: MarkedText
    /// The document's bytes that it stands for: from its first word or mark to its last.
    let range: Range<Int>
  }

  /// Appends bytes of the document that are text as they stand; what is white space in HTML becomes spaces.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let isSpace = MarkedTextBuilder.isSpace(bytes[position])
      let rest = bytes[position...]
      let end = rest.firstIndex { MarkedTextBuilder.isSpace($0) != isSpace } ?? bytes.endIndex
      if isSpace {
        appendSpace(position..<end)
      } else {
        appendWord(bytes[position..<end], at: position..<end)
      }
      position = end
    }
  }

  /// Appends what a reference or an escape at `range` stands for.
  mutating func appendResolved(_ characters: some Sequence<UInt8>, at range: Range<Int>) {
    let bytes = Array(characters)
    if bytes.allSatisfy(MarkedTextBuilder.isSpace) {
      appendSpace(range)
    } else {
      appendWord(bytes, at: range)
    }
  }

  /// Opens a mark with the markup at `range`.
  mutating func open(_ range: Range<Int>) {
    marks.append(
      MarkedText.Mark(range: text.count..<text.count, parent: open.last, opening: range, closing: 0..<0))
    open.append(marks.count - 1)
    last = .opening(mark: marks.count - 1)
  }

  /// Closes the innermost open mark with the markup at `range`.
  mutating func close(_ range: Range<Int>) {
    guard let mark = open.popLast() else { return }
    var start = marks[mark].range.lowerBound
    if !text[start...].contains(where: { $0 != 0x20 }) { return closeEmpty(mark, range) }
    while text[start] == 0x20 { start += 1 }
    var end = text.count
    while text[end - 1] == 0x20 { end -= 1 }
    marks[mark].range = start..<end
    marks[mark].closing = range
    last = .closing(mark: mark)
    if open.isEmpty { contentEnd = range.upperBound }
  }

  /// Appends markup without text.
  ///
  /// - Parameter partsWords: Whether what is before it and what is after it are two words even if there is no white
  ///   space on either side.
  mutating func appendVoid(_ range: Range<Int>, partsWords: Bool) {
    if case .void(let mark) = last, marks[mark].opening.upperBound == range.lowerBound {
      marks[mark].opening = marks[mark].opening.lowerBound..<range.upperBound
      if partsWords, !marks[mark].standsForSpace { parting = mark }
      return
    }
    var range = range
    var place = text.count
    var standsForSpace = false
    if case .space(let space) = last, space.upperBound == range.lowerBound {
      range = space.lowerBound..<range.upperBound
      place -= 1
      standsForSpace = true
    }
    marks.append(
      MarkedText.Mark(
        range: place..<place, parent: open.last, kind: .void, opening: range, standsForSpace: standsForSpace))
    last = .void(mark: marks.count - 1)
    parting = partsWords && text.last != 0x20 ? marks.count - 1 : nil
  }

  /// Appends markup at `range` round a text that is kept.
  mutating func appendKept(_ content: String, _ range: Range<Int>) {
    let words = content.utf8.split(whereSeparator: MarkedTextBuilder.isSpace)
    guard !words.isEmpty else { return appendVoid(range, partsWords: false) }
    appendWord(Array(words.joined(separator: [0x20])), at: range)
    let count = words.reduce(words.count - 1) { $0 + $1.count }
    marks.append(
      MarkedText.Mark(
        range: text.count - count..<text.count, parent: open.last, kind: .kept, opening: range))
  }

  /// The text, if it has a word; white space and void marks before the first word and after the last are outside.
  consuming func finish() -> Result? {
    guard let firstWord, open.isEmpty else { return nil }
    let firstSpan = marks.first { $0.kind != .void }?.opening.lowerBound ?? firstWord
    let start = min(firstWord, firstSpan)
    while text.last == 0x20 { text.removeLast() }
    let range = start..<contentEnd
    var places: [Int?] = []
    var kept: [MarkedText.Mark] = []
    for var mark in marks {
      let isInside =
        mark.opening.lowerBound >= range.lowerBound && mark.opening.upperBound <= range.upperBound
      places.append(isInside ? kept.count : nil)
      guard isInside else { continue }
      mark.parent = mark.parent.flatMap { places[$0] }
      if mark.range.upperBound > text.count { mark.range = text.count..<text.count }
      kept.append(mark)
    }
    guard let string = String(validating: text, as: UTF8.self) else { return nil }
    return Result(text: MarkedText(text: string, marks: kept), range: range)
  }

  /// Whether `byte` is white space in HTML.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private mutating func appendWord(_ bytes: some Sequence<UInt8>, at range: Range<Int>) {
    if let mark = parting, text.last != 0x20, !text.isEmpty {
      marks[mark].standsForSpace = true
      text.append(0x20)
    }
    parting = nil
    text += bytes
    last = .word
    firstWord = firstWord ?? range.lowerBound
    if open.isEmpty { contentEnd = range.upperBound }
  }

  private mutating func appendSpace(_ range: Range<Int>) {
    let isNeeded = text.last != 0x20 && !text.isEmpty
    if case .void(let mark) = last, marks[mark].opening.upperBound == range.lowerBound {
      marks[mark].opening = marks[mark].opening.lowerBound..<range.upperBound
      if isNeeded {
        marks[mark].standsForSpace = true
        text.append(0x20)
      }
      parting = nil
    } else if isNeeded {
      text.append(0x20)
      last = .space(range)
    } else {
      appendToMarkup(range)
    }
  }

  /// Puts white space that the text does not need to the markup before it.
  private mutating func appendToMarkup(_ range: Range<Int>) {
    switch last {
    case .opening(let mark) where marks[mark].opening.upperBound == range.lowerBound:
      marks[mark].opening = marks[mark].opening.lowerBound..<range.upperBound
    case .closing(let mark) where marks[mark].closing.upperBound == range.lowerBound:
      marks[mark].closing = marks[mark].closing.lowerBound..<range.upperBound
      if open.isEmpty { contentEnd = range.upperBound }
    default: break
    }
  }

  /// Turns a mark that turned out to have no text into a void mark.
  private mutating func closeEmpty(_ mark: Int, _ closing: Range<Int>) {
    let opening = marks[mark].opening
    let start = marks[mark].range.lowerBound
    let hasSpace = text.count > start
    let isParting =
      hasSpace || marks[mark...].contains { $0.standsForSpace } || parting.map { $0 >= mark } ?? false
    text.removeSubrange(start...)
    marks.removeSubrange(mark...)
    last = .none
    parting = nil
    appendVoid(opening.lowerBound..<closing.upperBound, partsWords: isParting)
  }
}

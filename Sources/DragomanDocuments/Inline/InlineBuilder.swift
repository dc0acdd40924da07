import DragomanText

/// Builds a ``MarkedText`` from the pieces of a document in their order, where white space counts.
///
/// Tags that are not closed, and closing tags of nothing, are marks at a gap. Those before the first character and
/// behind the last one stay out of the text.
struct InlineBuilder {
  /// A finished text.
  struct Result {
    let text: MarkedText
    /// The document's bytes that the text and its marks stand for.
    let range: Range<Int>
  }

  private struct Entry {
    let opening: Range<Int>
    var closing: Range<Int>?
    var kind: MarkedText.Mark.Kind
    /// In the text.
    var range: Range<Int>
    let parent: Int?
    let key: String

    mutating func makeVoid() {
      kind = .void
      range = range.lowerBound..<range.lowerBound
    }
  }

  /// Tags in more levels than this are marks at a gap, which bounds the search for what a closing tag closes.
  private static let maximumDepth = 32

  private var text: [UInt8] = []
  private var entries: [Entry] = []
  private var open: [Int] = []

  /// What the text ends with so far.
  var lastScalar: Unicode.Scalar? { String(text.suffix(4)).unicodeScalars.last }

  /// Appends characters.
  mutating func append(_ characters: some Sequence<UInt8>) { text += characters }

  /// Opens a mark with the bytes at `range`, to be closed by the same key.
  mutating func open(_ range: Range<Int>, key: String) {
    guard open.count < Self.maximumDepth else { return appendVoid(range) }
    add(range, .span, key: key)
    open.append(entries.count - 1)
  }

  /// Closes the innermost mark of that key with the bytes at `range`.
  mutating func close(_ range: Range<Int>, key: String) {
    guard let level = open.lastIndex(where: { entries[$0].key == key }) else { return appendVoid(range) }
    let index = open[level]
    open[(level + 1)...].forEach { unmatched in entries[unmatched].makeVoid() }
    open.removeSubrange(level...)
    entries[index].closing = range
    entries[index].range = trimmed(entries[index].range.lowerBound..<text.count)
  }

  /// Appends a mark without text.
  mutating func appendVoid(_ range: Range<Int>) { add(range, .void, key: "") }

  /// Appends a text that is kept, which all the bytes at `range` stand for.
  mutating func appendKept(_ characters: some Sequence<UInt8>, _ range: Range<Int>) {
    let start = text.count
    text += characters
    let content = trimmed(start..<text.count)
    add(range, content.isEmpty ? .void : .kept, key: "")
    entries[entries.count - 1].range = content
    // The bytes bring white space of their own.
    if content.isEmpty { text.removeSubrange(start...) }
  }

  /// The text; nil where it is blank.
  ///
  /// - Parameter range: The bytes of all the pieces.
  consuming func finish(_ range: Range<Int>) -> Result? {
    guard let string = String(validating: text, as: UTF8.self), !string.isBlank else { return nil }
    for unmatched in open { entries[unmatched].makeVoid() }
    let leading = entries.prefix { $0.kind == .void && $0.range.upperBound == 0 }.count
    let trailing = entries.reversed().prefix {
      $0.kind == .void && $0.range.lowerBound == text.count && parent(of: $0) == nil
    }.count
    let inner = leading..<max(leading, entries.count - trailing)
    let start = leading > 0 ? entries[leading - 1].opening.upperBound : range.lowerBound
    let end = trailing > 0 ? entries[entries.count - trailing].opening.lowerBound : range.upperBound
    let marks = inner.map { index in
      let entry = entries[index]
      let parent = parent(of: entry)
      return MarkedText.Mark(
        range: parent.map { entry.range.clamped(to: entries[$0].range) } ?? entry.range,
        parent: parent.map { $0 - leading }, kind: entry.kind, opening: entry.opening,
        closing: entry.closing ?? 0..<0)
    }
    return Result(text: MarkedText(text: string, marks: marks), range: start..<end)
  }

  private mutating func add(_ range: Range<Int>, _ kind: MarkedText.Mark.Kind, key: String) {
    entries.append(
      Entry(opening: range, kind: kind, range: text.count..<text.count, parent: open.last, key: key))
  }

  /// The mark that `entry` is directly inside of, but for tags that turned out not to be closed.
  private func parent(of entry: Entry) -> Int? {
    var parent = entry.parent
    while let index = parent, entries[index].kind != .span { parent = entries[index].parent }
    return parent
  }

  /// Without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    guard let start = text[range].firstIndex(where: { !isSpace($0) }),
      let end = text[range].lastIndex(where: { !isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return start..<(end + 1)
  }
}

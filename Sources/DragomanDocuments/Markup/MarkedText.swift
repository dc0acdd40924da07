import DragomanText

/// A text with the markup inside it, which is put round the right words of a translation.
///
/// Markup is held as ranges of the document's bytes, so that tags come out as they were written.
package struct MarkedText: Hashable, Sendable {
  /// One piece of markup in a text.
  package struct Mark: Hashable, Sendable {
    /// How a mark stands in its text.
    package enum Kind: Hashable, Sendable {
      /// Round words, between `opening` and `closing`.
      case span
      /// At a gap; all its bytes are `opening`.
      case void
      /// Round text that is kept. All its bytes, the kept text's too, are `opening`.
      case kept
    }

    /// UTF-8 offsets in the text, without outer white space; empty for a void mark.
    package var range: Range<Int>
    /// The mark, as an index, that it is directly inside of.
    package var parent: Int?
    /// How it stands in the text.
    package var kind: Kind
    /// The document's bytes before the content.
    package var opening: Range<Int>
    /// The document's bytes after the content; empty unless it is a span.
    package var closing: Range<Int>
    /// Whether the text has a space at `range` only because this void mark parts two words: its bytes take the
    /// place of a space.
    package var standsForSpace: Bool

    /// A mark from its parts.
    package init(
      range: Range<Int>, parent: Int? = nil, kind: Kind = .span, opening: Range<Int>,
      closing: Range<Int> = 0..<0,
      standsForSpace: Bool = false
    ) {
      self.range = range
      self.parent = parent
      self.kind = kind
      self.opening = opening
      self.closing = closing
      self.standsForSpace = standsForSpace
    }
  }

  /// The text without markup.
  package var text: String
  /// The markup, in the order in which it opens, outer marks before inner ones, properly nested.
  package var marks: [Mark]

  /// A text from its parts.
  package init(text: String, marks: [Mark] = []) {
    self.text = text
    self.marks = marks
  }

  /// The text as a unit of a document.
  package var unit: DocumentUnit {
    DocumentUnit(
      text: text, marks: marks.map(\.range), kept: marks.filter { $0.kind == .kept }.map(\.range))
  }

  /// Whether there is a letter outside of all that is kept.
  var hasTranslatedLetters: Bool {
    let bytes = Array(text.utf8)
    var position = 0
    for mark in marks where mark.kind == .kept {
      if hasLetters(in: bytes, position..<mark.range.lowerBound) { return true }
      position = mark.range.upperBound
    }
    return hasLetters(in: bytes, position..<bytes.count)
  }

  /// A translation with the marks round its words.
  ///
  /// A kept mark whose text the translation lacks comes out whole at the place where its text should have been.
  ///
  /// - Parameters:
  ///   - translation: The translation of `text`.
  ///   - markup: Appends bytes of the document to the output.
  ///   - escape: Appends a part of the translation to the output.
  /// - Complexity: As ``MarkProjection``.
  package func rendered(
    _ translation: TranslatedUnit, markup: (Range<Int>, inout [UInt8]) -> Void,
    escape: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) -> [UInt8] {
    let source = Array(text.utf8)
    let target = Array(translation.text.utf8)
    let kept = KeptText(of: self, in: translation)
    let ranges = marks.indices.map { index in
      let range = marks[index].range
      return kept.missing.contains(index) ? range.lowerBound..<range.lowerBound : range
    }
    let projection = MarkProjection(
      alignment: WordAlignment(source: text, target: translation.text, links: kept.links), marks: ranges,
      parents: marks.map(\.parent))
    // The text of a mark that comes out elsewhere must not come out twice.
    let misplaced = kept.places.filter { projection.ranges[$0.key] != $0.value }
    var dropped = droppedSpaces(projection, target)
    for place in misplaced.values { dropped.formUnion(MarkedText.withSpace(place, of: target)) }
    var writer = MarkedTextWriter(target: target, dropped: dropped)
    for index in projection.order {
      let mark = marks[index]
      writer.closeMarks(notRound: mark.parent, marks, projection.ranges, markup, escape)
      let place = projection.ranges[index]
      writer.write(upTo: place.lowerBound, escape)
      if kept.missing.contains(index) || misplaced[index] != nil {
        let isAfterSpace = mark.range.lowerBound > 0 && source[mark.range.lowerBound - 1] == 0x20
        let isBeforeSpace = mark.range.upperBound < source.count && source[mark.range.upperBound] == 0x20
        if isAfterSpace { writer.writeSpace(besidesAt: place.lowerBound - 1) }
        markup(mark.opening, &writer.output)
        if isBeforeSpace { writer.writeSpace(besidesAt: place.lowerBound) }
        continue
      }
      markup(mark.opening, &writer.output)
      switch mark.kind {
      case .span: writer.open.append(index)
      case .void: break
      case .kept: writer.skip(to: place.upperBound)
      }
    }
    writer.closeMarks(notRound: nil, marks, projection.ranges, markup, escape)
    writer.write(upTo: target.count, escape)
    return writer.output
  }

  /// `place` and the space before it, or behind it if there is none before.
  private static func withSpace(_ place: Range<Int>, of target: [UInt8]) -> Range<Int> {
    if place.lowerBound > 0, target[place.lowerBound - 1] == 0x20 {
      return place.lowerBound - 1..<place.upperBound
    }
    let hasSpace = place.upperBound < target.count && target[place.upperBound] == 0x20
    return place.lowerBound..<place.upperBound + (hasSpace ? 1 : 0)
  }

  /// The spaces of the translation whose place a void mark takes.
  private func droppedSpaces(_ projection: MarkProjection, _ target: [UInt8]) -> Set<Int> {
    var dropped: Set<Int> = []
    for (mark, place) in zip(marks, projection.ranges) where mark.standsForSpace {
      let beside = [place.lowerBound, place.lowerBound - 1]
      let space = beside.first { target.indices.contains($0) && target[$0] == 0x20 && !dropped.contains($0) }
      if let space { dropped.insert(space) }
    }
    return dropped
  }
}

/// Writes a translation and the marks in it from front to back.
private struct MarkedTextWriter {
  var output: [UInt8] = []
  /// The spans that are open, as indices, the innermost last.
  var open: [Int] = []
  private let target: [UInt8]
  private let dropped: [Int]
  private var nextDropped = 0
  private var position = 0

  init(target: [UInt8], dropped: Set<Int>) {
    self.target = target
    self.dropped = dropped.sorted()
  }

  /// Writes the translation from where the last write ended.
  mutating func write(upTo end: Int, _ escape: (ArraySlice<UInt8>, inout [UInt8]) -> Void) {
    while nextDropped < dropped.count, dropped[nextDropped] < end {
      let space = dropped[nextDropped]
      nextDropped += 1
      guard space >= position else { continue }
      if space > position { escape(target[position..<space], &output) }
      position = space + 1
    }
    if end > position { escape(target[position..<end], &output) }
    position = max(position, end)
  }

  /// Writes a space if the translation has text at `position` that is none.
  mutating func writeSpace(besidesAt position: Int) {
    if target.indices.contains(position), target[position] != 0x20 { output.append(0x20) }
  }

  /// Leaves out the translation up to `end`.
  mutating func skip(to end: Int) {
    position = max(position, end)
  }

  /// Closes the open spans that `parent` is not or is not inside of.
  mutating func closeMarks(
    notRound parent: Int?, _ marks: [MarkedText.Mark], _ ranges: [Range<Int>],
    _ markup: (Range<Int>, inout [UInt8]) -> Void, _ escape: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) {
    while let last = open.last, last != parent {
      write(upTo: ranges[last].upperBound, escape)
      markup(marks[last].closing, &output)
      open.removeLast()
    }
  }
}

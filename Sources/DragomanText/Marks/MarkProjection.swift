/// Where the marks of a text (an element's content, a link, a line break) belong in its translation.
///
/// Each mark comes out once, and inside the mark that it was inside of. It stands round the words that came from its
/// own words, as one stretch: words from elsewhere are taken in only between two stretches that outweigh them. An
/// empty mark stands where the fewest words would have to change sides.
package struct MarkProjection: Sendable {
  /// UTF-8 offsets in the translation, one range for each mark of the source, in the order of the source's marks.
  package let ranges: [Range<Int>]
  /// The marks, as indices, in the order in which they open in the translation; outer ones before inner ones.
  package let order: [Int]
  /// For each mark the mark, as an index, that it is inside of; nil for the outermost ones.
  package let parents: [Int?]

  /// Finds the marks' places.
  ///
  /// A mark whose content has words gets words of the translation, if there are enough of them; if there are fewer
  /// words than marks, characters; if there are fewer characters, some marks come out empty. Edges lie on the bounds
  /// of words and never beside white space within the mark.
  ///
  /// - Parameters:
  ///   - alignment: Source, translation and what is known of their words.
  ///   - marks: UTF-8 offsets in the source, in the order in which they open, outer ones before inner ones, properly
  ///     nested. An empty range is a mark at a gap.
  ///   - parents: For each mark the one that it is directly inside of, an earlier one; nil to derive it from the
  ///     ranges, where an empty mark at the end of another is outside of that.
  /// - Precondition: `parents == nil || parents.count == marks.count`.
  /// - Complexity: O(d × n log n) for n words and marks that lie d deep in one another; empty marks cost a search among the
  ///   words of the mark that they are inside of, which is bounded.
  package init(alignment: WordAlignment, marks: [Range<Int>], parents: [Int?]? = nil) {
    let parents = parents ?? MarkProjection.parents(of: marks)
    precondition(parents.count == marks.count, "each mark needs an entry for its parent")
    let alignment = alignment.cut(at: marks.flatMap { [$0.lowerBound, $0.upperBound] }.sorted())
    var placement = MarkPlacement(alignment: alignment, marks: marks, parents: parents)
    placement.place()
    if placement.hasStarvedMark {
      placement = MarkPlacement(alignment: alignment.byCharacter, marks: marks, parents: parents)
      placement.place()
    }
    ranges = placement.ranges
    self.parents = parents
    order = MarkProjection.order(ranges: placement.ranges, isGap: placement.isGap, parents: parents)
  }

  /// Finds the marks' places from links, which may be empty: then the words are matched by their place.
  package init(source: String, target: String, links: [TextLink], marks: [Range<Int>]) {
    self.init(alignment: WordAlignment(source: source, target: target, links: links), marks: marks)
  }

  private static func parents(of marks: [Range<Int>]) -> [Int?] {
    var open: [Int] = []
    return marks.indices.map { index in
      let mark = marks[index]
      while let last = open.last,
        marks[last].upperBound < mark.upperBound || marks[last].upperBound <= mark.lowerBound
      {
        open.removeLast()
      }
      let parent = open.last
      if !mark.isEmpty { open.append(index) }
      return parent
    }
  }

  /// The marks in the order in which they open: a walk down the tree that meets the children by their places.
  private static func order(ranges: [Range<Int>], isGap: [Bool], parents: [Int?]) -> [Int] {
    var children: [Int?: [Int]] = [:]
    for index in ranges.indices { children[parents[index], default: []].append(index) }
    let key = { (index: Int) in (ranges[index].lowerBound, isGap[index] ? 0 : 1, index) }
    var result: [Int] = []
    var waiting = children[nil, default: []].sorted { key($0) > key($1) }
    while let next = waiting.popLast() {
      result.append(next)
      waiting += children[next, default: []].sorted { key($0) > key($1) }
    }
    return result
  }
}

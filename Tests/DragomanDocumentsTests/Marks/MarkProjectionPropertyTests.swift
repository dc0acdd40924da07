import DragomanText
import TestSupport
import Testing

@Suite("Whatever the marks and links, the projection is well formed")
struct MarkProjectionPropertyTests {
  @Test(
    "Marks nest as in the source, siblings are disjoint, none with words is empty",
    arguments: [UInt64(21), 22])
  func nesting(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<1500 {
      let source = ProjectionCase(using: &random)
      let projection = MarkProjection(
        source: source.source, target: source.target, links: source.links, marks: source.marks)
      let context: Comment = "seed \(seed) round \(round): \(source)"
      #expect(projection.order.sorted() == Array(source.marks.indices), context)
      check(projection, source, context)
    }
  }

  private func check(_ projection: MarkProjection, _ source: ProjectionCase, _ context: Comment) {
    let spans = source.marks.indices.filter { !source.marks[$0].isEmpty }
    for mark in source.marks.indices {
      let range = projection.ranges[mark]
      if let parent = projection.parents[mark] {
        let outer = projection.ranges[parent]
        #expect(outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound, context)
      }
      // Enough words are there: no mark goes without.
      if spans.contains(mark), source.target.utf8.count > 4 * source.marks.count {
        #expect(!range.isEmpty, context)
      }
      if source.marks[mark].isEmpty { #expect(range.isEmpty, context) }
      let bytes = Array(source.target.utf8)[range]
      #expect(bytes.first != 0x20 && bytes.last != 0x20, context)
      if source.marks[mark] == 0..<source.source.utf8.count, projection.parents[mark] == nil {
        #expect(range == 0..<source.target.utf8.count, context)
      }
    }
    for (one, other) in zip(spans, spans.dropFirst())
    where projection.parents[one] == projection.parents[other] {
      #expect(!projection.ranges[one].overlaps(projection.ranges[other]), context)
    }
  }
}

/// A text of letters with marks, and a translation of other words with links, at random.
private struct ProjectionCase {
  let source: String
  let target: String
  var links: [TextLink] = []
  var marks: [Range<Int>] = []

  init(using random: inout SplitMix64) {
    let count = Int.random(in: 1...8, using: &random)
    let targetCount = Int.random(in: max(1, count - 2)...count + 3, using: &random)
    source = (0..<count).map { "w\($0)" }.joined(separator: " ")
    target = (0..<targetCount).map { "t\($0)" + "tt".prefix($0 % 3) }.joined(separator: " ")
    let words = Brackets.words(source)
    for word in Brackets.words(target) where Int.random(in: 0..<4, using: &random) > 0 {
      guard let from = words.randomElement(using: &random) else { continue }
      links.append(TextLink(source: from, target: word))
    }
    addMarks(in: 0..<count, words, depth: 0, using: &random)
  }

  private mutating func addMarks(
    in range: Range<Int>, _ words: [Range<Int>], depth: Int, using random: inout SplitMix64
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = Int.random(in: position + 1...range.upperBound, using: &random)
      if depth < 3, marks.count < 4, Int.random(in: 0..<3, using: &random) == 0 {
        marks.append(words[position].lowerBound..<words[end - 1].upperBound)
        addMarks(in: position..<end, words, depth: depth + 1, using: &random)
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        marks.append(words[position].lowerBound..<words[position].lowerBound)
      }
      position = end
    }
  }
}

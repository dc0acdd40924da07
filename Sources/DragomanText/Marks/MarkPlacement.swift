/// The work of finding the places of marks, level by level from the outermost marks to the inner ones.
struct MarkPlacement {
  /// Each mark's place, as UTF-8 offsets in the translation.
  private(set) var ranges: [Range<Int>]
  /// Whether a mark with words found no word for itself.
  private(set) var hasStarvedMark = false
  /// Whether the mark has no words in the source.
  let isGap: [Bool]

  let alignment: WordAlignment
  let marks: [Range<Int>]
  private let parents: [Int?]
  /// Each mark's words in the source, as indices; for a gap the empty range where the word after it is.
  let contents: [Range<Int>]
  /// For each target word the source word, as an index, that decides where it belongs; nil if it came from none.
  let deciders: [Int?]
  /// For each source word the first and the last target word that it decides.
  let targets: [ClosedRange<Int>?]
  /// Whether there is white space before the mark in the source, but none at its start.
  let followsSpace: [Bool]
  /// How many marks with words there are in each mark that have no such marks in them; at least 1.
  private let needs: [Int]
  /// For each source word the innermost mark round it.
  private let innermost: [Int?]

  init(alignment: WordAlignment, marks: [Range<Int>], parents: [Int?]) {
    self.alignment = alignment
    self.marks = marks
    self.parents = parents
    let contents = marks.map { alignment.sourceWords.indices(overlapping: $0) }
    self.contents = contents
    isGap = contents.map(\.isEmpty)
    deciders = alignment.origins.map { origin in
      // The longest word, or the first of such; of very many words the first few.
      origin?.prefix(16).max { alignment.sourceWords[$0].weight < alignment.sourceWords[$1].weight }
    }
    needs = MarkPlacement.needs(parents, isGap: isGap)
    targets = MarkPlacement.targets(of: deciders, count: alignment.sourceWords.count)
    followsSpace = MarkPlacement.followsSpace(marks, in: Array(alignment.source.utf8))
    ranges = marks.map { _ in 0..<0 }
    innermost = MarkPlacement.innermost(contents, count: alignment.sourceWords.count)
  }

  private static func innermost(_ contents: [Range<Int>], count: Int) -> [Int?] {
    var innermost: [Int?] = Array(repeating: nil, count: count)
    var open: [Int] = []
    var next = 0
    for word in innermost.indices {
      while next < contents.count, contents[next].lowerBound <= word {
        if !contents[next].isEmpty { open.append(next) }
        next += 1
      }
      while let last = open.last, contents[last].upperBound <= word { open.removeLast() }
      innermost[word] = open.last
    }
    return innermost
  }

  private static func needs(_ parents: [Int?], isGap: [Bool]) -> [Int] {
    var inner = Array(repeating: 0, count: parents.count)
    for mark in parents.indices.reversed() where !isGap[mark] {
      if let parent = parents[mark] { inner[parent] += max(inner[mark], 1) }
    }
    return inner.map { max($0, 1) }
  }

  private static func targets(of deciders: [Int?], count: Int) -> [ClosedRange<Int>?] {
    var targets: [ClosedRange<Int>?] = Array(repeating: nil, count: count)
    for (index, word) in deciders.enumerated() {
      guard let word else { continue }
      targets[word] = (targets[word]?.lowerBound ?? index)...index
    }
    return targets
  }

  private static func followsSpace(_ marks: [Range<Int>], in source: [UInt8]) -> [Bool] {
    let isSpace = { (offset: Int) in
      source.indices.contains(offset) && [0x20, 0x09, 0x0A, 0x0D].contains(source[offset])
    }
    return marks.map { isSpace($0.lowerBound - 1) && !isSpace($0.lowerBound) }
  }

  /// Places all marks.
  mutating func place() {
    var children: [Int?: [Int]] = [:]
    for index in marks.indices { children[parents[index], default: []].append(index) }
    let all = MarkLevel(
      mark: nil, words: alignment.targetWords.indices, content: alignment.sourceWords.indices,
      bytes: 0..<alignment.target.utf8.count)
    var waiting = [all]
    while let level = waiting.popLast() {
      guard let inner = children[level.mark], !inner.isEmpty else { continue }
      waiting += place(inner, in: level)
    }
    // What is inside a mark without words is at its place.
    for mark in marks.indices where isGap[mark] {
      if let parent = parents[mark], isGap[parent] { ranges[mark] = ranges[parent] }
    }
  }

  /// Places the marks directly inside one mark; their own levels.
  private mutating func place(_ inner: [Int], in level: MarkLevel) -> [MarkLevel] {
    let spans = inner.filter { !isGap[$0] }
    var levels: [MarkLevel] = []
    var taken: [Range<Int>] = []
    for (mark, words) in zip(spans, placedWords(of: spans, in: level)) {
      guard let words, let first = alignment.targetWords[words].first,
        let last = alignment.targetWords[words].last
      else {
        hasStarvedMark = true
        let position = bytePosition(
          ofGap: gap(before: contents[mark].lowerBound, in: level), mark: mark, in: level)
        ranges[mark] = position..<position
        levels.append(MarkLevel(mark: mark, words: 0..<0, content: contents[mark], bytes: ranges[mark]))
        continue
      }
      taken.append(words)
      ranges[mark] = first.range.lowerBound..<last.range.upperBound
      levels.append(MarkLevel(mark: mark, words: words, content: contents[mark], bytes: ranges[mark]))
    }
    placeGaps(inner.filter { isGap[$0] }, in: level, taken: taken)
    return levels
  }

  private mutating func placeGaps(_ gaps: [Int], in level: MarkLevel, taken: [Range<Int>]) {
    guard !gaps.isEmpty else { return }
    let search = GapSearch(placement: self, level: level, taken: taken, count: gaps.count)
    for mark in gaps {
      let position = bytePosition(ofGap: search.gap(at: contents[mark].lowerBound), mark: mark, in: level)
      ranges[mark] = position..<position
    }
  }

  private func placedWords(of spans: [Int], in level: MarkLevel) -> [Range<Int>?] {
    if spans.count == 1, contents[spans[0]] == level.content, !level.words.isEmpty { return [level.words] }
    guard !spans.isEmpty else { return [] }
    let owners = level.words.map { word in
      deciders[word].flatMap { innermost[$0] }.flatMap { child(of: spans, holding: $0) }
    }
    var search = SpanSearch(count: spans.count, words: alignment.targetWords[level.words], owners: owners)
    search.needs = spans.map { needs[$0] }
    search.isLinked = level.words.map { deciders[$0] != nil }
    let expected = spans.map { gap(before: contents[$0].lowerBound, in: level) - level.words.lowerBound }
    return search.places(expected: expected).map { place in
      place.map { $0.lowerBound + level.words.lowerBound..<$0.upperBound + level.words.lowerBound }
    }
  }

  /// The place in `spans` of the one that `mark` is, or is inside of.
  private func child(of spans: [Int], holding mark: Int) -> Int? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle] <= mark { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let inner = contents[mark]
    let outer = contents[spans[low - 1]]
    return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound ? low - 1 : nil
  }
}

/// One mark's place, while the marks inside it are placed.
struct MarkLevel {
  /// The mark; nil for the whole text.
  let mark: Int?
  /// The target words that it stands round.
  let words: Range<Int>
  /// The source words that it stands round.
  let content: Range<Int>
  /// Where it is in the translation.
  let bytes: Range<Int>
}

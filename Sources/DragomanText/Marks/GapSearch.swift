/// Finds the places of marks without content among the words of the mark that they are inside of.
struct GapSearch {
  private let placement: MarkPlacement
  private let level: MarkLevel
  /// For each gap of the level, from before the first word to after the last, whether it is inside an inner mark.
  private let isBlocked: [Bool]
  private let isExact: Bool

  /// How many words are looked at for all gaps of one level before only the nearest words decide.
  private static let budget = 1 << 20

  init(placement: MarkPlacement, level: MarkLevel, taken: [Range<Int>], count: Int) {
    self.placement = placement
    self.level = level
    var isBlocked = Array(repeating: false, count: level.words.count + 1)
    for range in taken where range.count > 1 {
      for word in range.lowerBound + 1..<range.upperBound { isBlocked[word - level.words.lowerBound] = true }
    }
    self.isBlocked = isBlocked
    isExact = level.words.count.multipliedReportingOverflow(by: count).partialValue <= GapSearch.budget
  }

  /// The gap, as the index of the target word after it, for a mark before the source word `word`.
  func gap(at word: Int) -> Int {
    let expected = placement.gap(before: word, in: level)
    return isExact ? bestGap(at: word, expected: expected) : nearestGap(to: expected)
  }

  /// The gap that the fewest words are on the wrong side of; among these the one with the same neighbours. Where the
  /// translation has what was after the mark in front, that counts as right too.
  private func bestGap(at word: Int, expected: Int) -> Int {
    var cost = 0
    var total = 0
    for index in level.words {
      guard let before = isBefore(index, word) else { continue }
      total += weight(index)
      if before { cost += weight(index) }
    }
    var best = level.words.lowerBound
    var bestKey = (Int.max, 0, 0, 0)
    for gap in level.words.lowerBound...level.words.upperBound {
      if gap > level.words.lowerBound, let before = isBefore(gap - 1, word) {
        cost += before ? -weight(gap - 1) : weight(gap - 1)
      }
      if isBlocked[gap - level.words.lowerBound] { continue }
      let isInside = gap > level.words.lowerBound && gap < level.words.upperBound
      let isSwapped = isInside && total - cost < cost
      let key = (
        isSwapped ? total - cost : cost, isSwapped ? 1 : 0, -likeness(gap, word), abs(gap - expected)
      )
      if key < bestKey {
        bestKey = key
        best = gap
      }
    }
    return best
  }

  private func nearestGap(to expected: Int) -> Int {
    let place = expected - level.words.lowerBound
    for distance in 0...max(isBlocked.count, 1) {
      for candidate in [place + distance, place - distance] where isBlocked.indices.contains(candidate) {
        if !isBlocked[candidate] { return level.words.lowerBound + candidate }
      }
      if distance > 64 { break }
    }
    return level.words.lowerBound
  }

  /// Whether the target word came from before the source word; nil if it came from nowhere.
  private func isBefore(_ index: Int, _ word: Int) -> Bool? {
    placement.deciders[index].map { $0 < word }
  }

  private func weight(_ index: Int) -> Int {
    placement.alignment.targetWords[index].isPunctuation ? 1 : 2
  }

  /// How much the neighbours of a gap are those of the gap before the source word `word`.
  private func likeness(_ gap: Int, _ word: Int) -> Int {
    var likeness = 0
    if gap > level.words.lowerBound {
      if placement.deciders[gap - 1] == word - 1 { likeness += 2 }
      if isPunctuation(placement.alignment.sourceWords, word - 1)
        == placement.alignment.targetWords[gap - 1].isPunctuation
      {
        likeness += 1
      }
    }
    if gap < level.words.upperBound, placement.deciders[gap] == word { likeness += 2 }
    return likeness
  }

  private func isPunctuation(_ words: [TextWord], _ index: Int) -> Bool {
    words.indices.contains(index) && words[index].isPunctuation
  }
}

extension MarkPlacement {
  /// Where in the level something before the source word `word` is expected: after the target words that came from
  /// the nearest known source word before it.
  func gap(before word: Int, in level: MarkLevel) -> Int {
    for step in 1...8 {
      if let last = target(of: word - step)?.upperBound, level.words.contains(last) { return last + 1 }
      if let first = target(of: word + step - 1)?.lowerBound, level.words.contains(first) { return first }
    }
    let share = word - level.content.lowerBound
    guard share > 0, !level.content.isEmpty else { return level.words.lowerBound }
    return min(
      level.words.upperBound, level.words.lowerBound + share * level.words.count / level.content.count)
  }

  private func target(of word: Int) -> ClosedRange<Int>? {
    targets.indices.contains(word) ? targets[word] : nil
  }

  /// The byte of a gap: on the side of its white space on which the mark was in the source.
  func bytePosition(ofGap gap: Int, mark: Int, in level: MarkLevel) -> Int {
    guard level.words.lowerBound < gap else {
      return level.words.isEmpty ? level.bytes.lowerBound : startOfWord(level.words.lowerBound, in: level)
    }
    let before = alignment.targetWords[gap - 1].range.upperBound
    guard gap < level.words.upperBound, followsSpace[mark] else { return before }
    return alignment.targetWords[gap].range.lowerBound
  }

  private func startOfWord(_ index: Int, in level: MarkLevel) -> Int {
    level.mark == nil ? 0 : alignment.targetWords[index].range.lowerBound
  }
}

/// Shares a row of words among marks, each of which gets one stretch.
struct SpanSearch {
  /// For each word whether it came from a known word; all others go with the words round them.
  var isLinked: [Bool]
  /// How many words each mark needs so that the marks inside it get one each.
  var needs: [Int]
  private let words: ArraySlice<TextWord>
  private let owners: [Int?]
  private let count: Int

  /// How many words a mark may take in to join two of its stretches.
  private static let bridge = 8
  /// How far from its expected place a mark without words of its own looks for one.
  private static let reach = 64

  /// A row of words that belong to the marks 0..<count, or to none.
  init(count: Int, words: ArraySlice<TextWord>, owners: [Int?]) {
    self.count = count
    self.words = words
    self.owners = owners
    isLinked = owners.map { $0 != nil }
    needs = Array(repeating: 1, count: count)
  }

  /// A stretch of words with one owner.
  private struct Run {
    let owner: Int?
    var range: Range<Int>
    var weight: Int
    var isTaken = false
  }

  /// Each mark's words, as places in the row; nil for a mark for which there is none. They are disjoint.
  ///
  /// - Parameter expected: For each mark where it should be if none of the words is its own.
  mutating func places(expected: [Int]) -> [Range<Int>?] {
    var runs = self.runs()
    var best: [Int?] = Array(repeating: nil, count: count)
    for (index, run) in runs.enumerated() {
      guard let owner = run.owner else { continue }
      if best[owner].map({ runs[$0].weight < run.weight }) ?? true { best[owner] = index }
    }
    for index in best.compactMap(\.self) { runs[index].isTaken = true }
    var places: [Range<Int>?] = best.map { index in index.map { runs[$0].range } }
    guard !places.contains(nil) else {
      giveWords(to: &places, expected: expected)
      return places
    }
    for owner in best.indices {
      guard let index = best[owner] else { continue }
      places[owner] = SpanSearch.joined(&runs, from: index)
    }
    return places
  }

  /// The row as stretches; words that came from nowhere are inside a stretch or in none.
  private func runs() -> [Run] {
    var runs: [Run] = []
    for (place, word) in words.enumerated() where isLinked[place] {
      if let last = runs.last, last.owner == owners[place] {
        runs[runs.count - 1].range = last.range.lowerBound..<place + 1
        runs[runs.count - 1].weight += word.weight
      } else {
        runs.append(Run(owner: owners[place], range: place..<place + 1, weight: word.weight))
      }
    }
    return runs
  }

  /// The stretch at `index`, joined with others of the same mark as long as each outweighs what lies between.
  private static func joined(_ runs: inout [Run], from index: Int) -> Range<Int> {
    var range = runs[index].range
    for step in [1, -1] {
      var between: [Int] = []
      var weight = 0
      var words = 0
      var next = index + step
      while runs.indices.contains(next), !runs[next].isTaken || next == index, words <= bridge {
        if runs[next].owner == runs[index].owner {
          guard runs[next].weight > weight else { break }
          for taken in between + [next] { runs[taken].isTaken = true }
          range =
            min(
              range.lowerBound, runs[next].range.lowerBound)..<max(
              range.upperBound, runs[next].range.upperBound)
          between = []
          weight = 0
          words = 0
        } else {
          between.append(next)
          weight += runs[next].weight
          words += runs[next].range.count
        }
        next += step
      }
    }
    return range
  }

  /// Gives marks that have no word of their own one near the place where they are expected: a word that is nobody's,
  /// or one from the edge of a mark that has more.
  private func giveWords(to places: inout [Range<Int>?], expected: [Int]) {
    let hasWords = words.contains { !$0.isPunctuation }
    var holder: [Int?] = Array(repeating: nil, count: words.count)
    for (owner, place) in places.enumerated() {
      for word in place ?? 0..<0 { holder[word] = owner }
    }
    for owner in places.indices where places[owner] == nil {
      let centre = min(max(expected[owner], 0), words.count)
      for distance in 0..<min(SpanSearch.reach, words.count + 1) {
        let candidates = [centre + distance, centre - distance - 1]
        guard let word = candidates.first(where: { isFree($0, holder, places, hasWords) }) else { continue }
        if let former = holder[word], let place = places[former] {
          places[former] =
            place.lowerBound == word
            ? word + 1..<place.upperBound : place.lowerBound..<word
        }
        let place = widened(word..<word + 1, to: needs[owner], holder)
        for word in place { holder[word] = owner }
        places[owner] = place
        break
      }
    }
  }

  /// The place with as many more words beside it that are nobody's as it needs, if there are.
  private func widened(_ place: Range<Int>, to need: Int, _ holder: [Int?]) -> Range<Int> {
    var place = place
    while place.count < need {
      if place.upperBound < holder.count, holder[place.upperBound] == nil {
        place = place.lowerBound..<place.upperBound + 1
      } else if place.lowerBound > 0, holder[place.lowerBound - 1] == nil {
        place = place.lowerBound - 1..<place.upperBound
      } else {
        break
      }
    }
    return place
  }

  /// Whether the word may be given away.
  private func isFree(_ word: Int, _ holder: [Int?], _ places: [Range<Int>?], _ hasWords: Bool) -> Bool {
    guard holder.indices.contains(word) else { return false }
    guard let owner = holder[word], let place = places[owner] else {
      return !hasWords || !words[words.startIndex + word].isPunctuation
    }
    return place.count > 1 && (place.lowerBound == word || place.upperBound == word + 1)
  }
}

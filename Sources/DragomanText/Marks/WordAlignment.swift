/// Which words of a text the words of its translation came from.
///
/// Made from links that an engine gives. Without links the words are matched by their place in the text, which is a
/// guess that is right only when the order is kept. Punctuation follows the word that it stands beside.
package struct WordAlignment: Sendable {
  /// A word, or a punctuation mark, of the translation.
  package struct Word: Hashable, Sendable {
    /// UTF-8 offsets in the translation.
    package let target: Range<Int>
    /// UTF-8 offsets in the source: the words it came from; nil if none is known.
    package let source: Range<Int>?
  }

  let sourceWords: [TextWord]
  let targetWords: [TextWord]
  /// For each target word the source words, as indices, that it came from.
  let origins: [Range<Int>?]
  let source: String
  let target: String
  private let links: [TextLink]

  /// The alignment that `links` give; a link that is not within both texts is left out of account.
  ///
  /// - Complexity: O(n log n) for texts of n bytes.
  package init(source: String, target: String, links: [TextLink]) {
    self.init(source: source, target: target, links: links, byCharacter: false)
  }

  /// The same with each character of the translation as a word of its own, for translations that have fewer words
  /// than the source has marks.
  var byCharacter: WordAlignment {
    WordAlignment(source: source, target: target, links: links, byCharacter: true)
  }

  private init(source: String, target: String, links: [TextLink], byCharacter: Bool) {
    let valid = links.filter {
      !$0.source.isEmpty && !$0.target.isEmpty && $0.source.upperBound <= source.utf8.count
        && $0.target.upperBound <= target.utf8.count
    }
    let verbatim = valid.filter(\.isVerbatim)
    let sourceWords = TextWord.words(of: source, whole: disjoint(verbatim.map(\.source)))
    let targetWords = TextWord.words(
      of: target, whole: byCharacter ? [] : disjoint(verbatim.map(\.target)), byCharacter: byCharacter)
    self.source = source
    self.target = target
    self.links = valid
    self.sourceWords = sourceWords
    self.targetWords = targetWords
    var origins = WordOrigins(
      source: Array(source.utf8), target: Array(target.utf8), sourceWords, targetWords)
    if verbatim.count == valid.count { origins.assignByPlace(without: valid) }
    for link in valid { origins.assign(link) }
    origins.assignPunctuation()
    self.origins = origins.origins
  }

  private init(
    like other: WordAlignment, sourceWords: [TextWord], targetWords: [TextWord], origins: [Range<Int>?]
  ) {
    source = other.source
    target = other.target
    links = other.links
    self.sourceWords = sourceWords
    self.targetWords = targetWords
    self.origins = origins
  }

  /// The same with the source's words cut at `offsets`, which are sorted. A target word that came from a cut word and
  /// has as many characters is cut at the same ones.
  func cut(at offsets: [Int]) -> WordAlignment {
    let cutWords = sourceWords.map { CutWord($0, at: offsets) }
    guard cutWords.contains(where: { $0.parts.count > 1 }) else { return self }
    var starts = [0]
    for word in cutWords { starts.append((starts.last ?? 0) + word.parts.count) }
    var words: [TextWord] = []
    var partOrigins: [Range<Int>?] = []
    for (word, origin) in zip(targetWords, origins) {
      guard let origin else {
        words.append(word)
        partOrigins.append(nil)
        continue
      }
      let parts = starts[origin.lowerBound]..<starts[origin.upperBound]
      if origin.count == 1, parts.count > 1,
        let likewise = cutWords[origin.lowerBound].cutLikewise(word, source: source, target: target)
      {
        words += likewise
        partOrigins += parts.map { $0..<$0 + 1 }
      } else {
        words.append(word)
        partOrigins.append(parts)
      }
    }
    return WordAlignment(
      like: self, sourceWords: cutWords.flatMap(\.parts), targetWords: words, origins: partOrigins)
  }

  /// The words and punctuation marks of the translation, in order; white space belongs to none.
  package var words: [Word] {
    targetWords.indices.map { Word(target: targetWords[$0].range, source: sourceRange(at: $0)) }
  }

  /// The part of the source that a part of the translation came from: the hull of the words that its words came
  /// from; nil if none is known.
  ///
  /// - Parameter range: UTF-8 offsets in the translation.
  package func sourceRange(ofTargetWord range: Range<Int>) -> Range<Int>? {
    var hull: Range<Int>?
    for index in targetWords.indices(overlapping: range) {
      guard let part = sourceRange(at: index) else { continue }
      hull =
        min(
          hull?.lowerBound ?? part.lowerBound, part.lowerBound)..<max(
          hull?.upperBound ?? part.upperBound, part.upperBound)
    }
    return hull
  }

  private func sourceRange(at index: Int) -> Range<Int>? {
    guard let origin = origins[index], let first = sourceWords[origin].first,
      let last = sourceWords[origin].last
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}

/// The ranges in order, without those that overlap an earlier one.
private func disjoint(_ ranges: [Range<Int>]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
  where range.lowerBound >= result.last?.upperBound ?? 0 {
    result.append(range)
  }
  return result
}

extension Array where Element == TextWord {
  /// The indices of the words that have a part in `range`.
  func indices(overlapping range: Range<Int>) -> Range<Int> {
    let first = firstWord { $0.range.upperBound > range.lowerBound }
    let end = firstWord { $0.range.lowerBound >= range.upperBound }
    return first..<Swift.max(first, end)
  }

  /// The index of the first word for which `test` is true, as it is for all after it; `count` if for none.
  func firstWord(where test: (TextWord) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

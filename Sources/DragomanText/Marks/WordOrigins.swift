/// Finds for each word of a translation the words that it came from.
struct WordOrigins {
  /// For each target word the indices of its source words.
  private(set) var origins: [Range<Int>?]
  private let source: [UInt8]
  private let target: [UInt8]
  private let sourceWords: [TextWord]
  private let targetWords: [TextWord]

  init(source: [UInt8], target: [UInt8], _ sourceWords: [TextWord], _ targetWords: [TextWord]) {
    self.source = source
    self.target = target
    self.sourceWords = sourceWords
    self.targetWords = targetWords
    origins = Array(repeating: nil, count: targetWords.count)
  }

  /// Gives the words of `link.target` the words of `link.source`; punctuation in the one goes with the same
  /// punctuation in the other only.
  mutating func assign(_ link: TextLink) {
    let from = sourceWords.indices(overlapping: link.source)
    guard let first = from.first, let last = from.last else { return }
    let firstWord = from.first { !sourceWords[$0].isPunctuation }
    let lastWord = from.last { !sourceWords[$0].isPunctuation }
    for index in targetWords.indices(overlapping: link.target) {
      if link.isVerbatim || firstWord == nil {
        origins[index] = first..<last + 1
      } else if !targetWords[index].isPunctuation, let firstWord, let lastWord {
        origins[index] = firstWord..<lastWord + 1
      } else if let mark = [first, last].first(where: { isSamePunctuation($0, index) }) {
        origins[index] = mark..<mark + 1
      }
    }
  }

  /// Matches the words of the two texts by their place, without those that `links` match.
  mutating func assignByPlace(without links: [TextLink]) {
    func unlinked(_ words: [TextWord], _ linked: [Range<Int>]) -> [Int] {
      var isLinked = Array(repeating: false, count: words.count)
      for range in linked {
        for index in words.indices(overlapping: range) { isLinked[index] = true }
      }
      return words.indices.filter { !words[$0].isPunctuation && !isLinked[$0] }
    }
    let from = unlinked(sourceWords, links.map(\.source))
    let to = unlinked(targetWords, links.map(\.target))
    guard !from.isEmpty else { return }
    for (place, index) in to.enumerated() {
      let first = place * from.count / to.count
      let end = max(first + 1, (place + 1) * from.count / to.count)
      let isOneStretch = from[end - 1] - from[first] == end - 1 - first
      origins[index] = from[first]..<(isOneStretch ? from[end - 1] : from[first]) + 1
    }
  }

  /// Gives each punctuation mark without an origin the same mark beside the origin of the word that it stands beside.
  mutating func assignPunctuation() {
    for index in targetWords.indices where targetWords[index].isPunctuation && origins[index] == nil {
      if index > 0, let origin = origins[index - 1], isSamePunctuation(origin.upperBound, index) {
        origins[index] = origin.upperBound..<origin.upperBound + 1
      }
    }
    for index in targetWords.indices.reversed()
    where targetWords[index].isPunctuation && origins[index] == nil {
      if index + 1 < targetWords.count, let origin = origins[index + 1],
        isSamePunctuation(origin.lowerBound - 1, index)
      {
        origins[index] = origin.lowerBound - 1..<origin.lowerBound
      }
    }
  }

  /// Whether both are punctuation and the same, quotation marks of all kinds being the same.
  private func isSamePunctuation(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
    guard sourceWords.indices.contains(sourceIndex), sourceWords[sourceIndex].isPunctuation,
      targetWords[targetIndex].isPunctuation
    else { return false }
    let one = source[sourceWords[sourceIndex].range]
    let other = target[targetWords[targetIndex].range]
    if one == other { return true }
    return punctuationClass(String(decoding: one, as: UTF8.self)).map {
      $0 == punctuationClass(String(decoding: other, as: UTF8.self))
    } ?? false
  }
}

/// A number that punctuation marks of different scripts with one meaning share; nil for all others.
func punctuationClass(_ mark: String) -> Int? {
  switch mark {
  case "\"", "'", "“", "”", "„", "«", "»", "‘", "’", "‚", "‹", "›", "「", "」", "『", "』": 0
  case ".", "。", "．", "।": 1
  case ",", "，", "、", "،": 2
  case "!", "！", "¡": 3
  case "?", "？", "؟", "¿": 4
  case ":", "：": 5
  case ";", "；", "؛": 6
  case "(", "（": 7
  case ")", "）": 8
  default: nil
  }
}

/// The words of a text as offsets: runs of letters, digits and marks; every other visible character for itself, and
/// those of scripts that put no spaces between words.
struct WordTokens {
  private(set) var ranges: [Range<Int>] = []
  private let text: [UInt8]

  /// The words of UTF-8, where each of `whole`, in order and disjoint, is one.
  init(of text: [UInt8], whole: [Range<Int>]) {
    self.text = text
    var start = 0
    for range in whole {
      add(start..<range.lowerBound)
      ranges.append(range)
      start = range.upperBound
    }
    add(start..<text.count)
  }

  /// The word that holds the byte at `place`, or else the next one.
  func index(at place: Int) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count ? low : nil
  }

  private mutating func add(_ range: Range<Int>) {
    var wordStart: Int?
    var place = range.lowerBound
    func end(_ ranges: inout [Range<Int>]) {
      if let start = wordStart { ranges.append(start..<place) }
      wordStart = nil
    }
    for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
      let length = UTF8.byteCount(scalar)
      if Self.isInWord(scalar) {
        if wordStart == nil { wordStart = place }
      } else {
        end(&ranges)
        if !scalar.properties.isWhitespace { ranges.append(place..<place + length) }
      }
      place += length
    }
    end(&ranges)
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    if (0x3000...0x9FFF).contains(scalar.value) || scalar.value >= 0x20000 { return false }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
      || properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }
}

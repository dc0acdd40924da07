/// The sentences of a short text, cut behind `.`, `!`, `?`, `…` and their full-width forms: coarse, but the same for a
/// source and its translation.
struct SentenceEnds {
  /// The sentences' words.
  private(set) var sentences: [[ArraySlice<UInt8>]] = []

  private static let fullWidth: [[UInt8]] = ["。", "！", "？", "…"].map { Array($0.utf8) }

  /// The sentences of UTF-8.
  init(of text: [UInt8]) {
    var start = 0
    var place = 0
    while place < text.count {
      var length = 0
      if text[place] == 0x2E || text[place] == 0x21 || text[place] == 0x3F {
        let isLast = place + 1 == text.count
        if isLast || text[place + 1] == 0x20 { length = 1 }
      } else if text[place] >= 0xE2 {
        length = Self.fullWidth.first { text[place...].starts(with: $0) }?.count ?? 0
      }
      place += max(length, 1)
      if length > 0 {
        append(Array(text[start..<place]))
        start = place
      }
    }
    append(Array(text[start...]))
  }

  /// Whether two sentences that follow each other are equal.
  var hasDoubled: Bool { zip(sentences, sentences.dropFirst()).contains { $0.elementsEqual($1, by: ==) } }

  private mutating func append(_ sentence: [UInt8]) {
    let words = Words(of: sentence).words
    if !words.isEmpty { sentences.append(words) }
  }
}

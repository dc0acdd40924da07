internal import CDragomanICU

/// The bytes of a text with the small questions that span rules ask. Outside of the text every byte is zero, so rules
/// need no bounds of their own.
struct SpanText {
  let bytes: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  /// Rules see nothing at and behind this offset.
  var end: Int

  init(bytes: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.base = base
    end = bytes.count
  }

  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < end ? bytes[offset] : 0
  }

  /// Where a run of one byte ends.
  func run(of byte: UInt8, from start: Int) -> Int {
    run(from: start) { $0 == byte }
  }

  /// Where a run of bytes that `isPart` accepts ends, at most `limit` of them.
  func run(from start: Int, while isPart: (UInt8) -> Bool, limit: Int = .max) -> Int {
    var at = start
    while at < end, at - start < limit, isPart(bytes[at]) { at += 1 }
    return at
  }

  /// Whether the bytes from an offset on are those of `word`, capitals or not.
  func has(_ word: StaticString, at start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= end else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[start + $0].lowercased == word[$0] }
    }
  }

  /// Whether a letter or digit of a script with spaces, or a low line, ends right before an offset.
  func isWord(before offset: Int) -> Bool {
    let last = self[offset - 1]
    guard last >= 0x80 else { return last.isAlphanumeric || last == UInt8(ascii: "_") }
    var lead = offset - 1
    while lead > offset - 4, self[lead].isContinuation { lead -= 1 }
    return self[lead].isLetterLead
  }

  /// Whether a letter or digit of a script with spaces, or a low line, begins at an offset.
  func isWord(at offset: Int) -> Bool {
    let first = self[offset]
    return first.isAlphanumeric || first == UInt8(ascii: "_") || first.isLetterLead
  }

  /// The lines around an offset up to blank ones, without their last line end.
  func block(around offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, !(bytes[start - 1].isLineEnd && isBlankLine(before: start - 1)) { start -= 1 }
    var stop = offset
    while stop < end, !(bytes[stop].isLineEnd && isBlankLine(after: stop)) { stop += 1 }
    return start..<stop
  }

  private func isBlankLine(before lineEnd: Int) -> Bool {
    var at = lineEnd
    if self[at] == UInt8(ascii: "\n"), self[at - 1] == UInt8(ascii: "\r") { at -= 1 }
    while at > 0, self[at - 1].isBlank { at -= 1 }
    return at == 0 || self[at - 1].isLineEnd
  }

  private func isBlankLine(after lineEnd: Int) -> Bool {
    var at = lineEnd + 1
    if self[lineEnd] == UInt8(ascii: "\r"), self[at] == UInt8(ascii: "\n") { at += 1 }
    at = run(from: at, while: \.isBlank)
    return at == end || self[at].isLineEnd
  }

  /// The character at an offset and where the next one begins; nil at the end and within a character.
  func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    guard offset < end else { return nil }
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), offset + 1) }
    guard lead >= 0xC2, lead < 0xF5 else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= end else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    var at = offset + 1
    while at < offset + length {
      value = value << 6 | UInt32(bytes[at] & 0x3F)
      at += 1
    }
    return Unicode.Scalar(value).map { ($0, offset + length) }
  }

  /// The character that ends at an offset.
  func scalar(before offset: Int) -> Unicode.Scalar? {
    var lead = offset - 1
    while lead > offset - 4, self[lead].isContinuation { lead -= 1 }
    guard lead >= 0, let (scalar, next) = scalar(at: lead), next == offset else { return nil }
    return scalar
  }

  // MARK: - Pictographs and markers

  /// The end of the pictograph at an offset.
  func emojiEnd(_ at: Int) -> Int? {
    let stop = dgm_emoji_end(base, dgm_text_span(start: at, end: end))
    return stop > at ? stop : nil
  }

  /// The end of what extends the character that ends at an offset.
  func clusterEnd(_ at: Int) -> Int {
    dgm_cluster_end(base, dgm_text_span(start: at, end: end))
  }

  /// The end of a literal `⟦n⟧`.
  func markerEnd(_ at: Int) -> Int? {
    guard self[at] == 0xE2, self[at + 1] == 0x9F, self[at + 2] == 0xA6 else { return nil }
    let digits = run(from: at + 3, while: \.isDigit)
    guard (1...4).contains(digits - at - 3), self[digits] == 0xE2, self[digits + 1] == 0x9F,
      self[digits + 2] == 0xA7
    else { return nil }
    return digits + 3
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isUpper: Bool { self &- 0x41 < 26 }
  var isLower: Bool { self &- 0x61 < 26 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isAlphanumeric: Bool { isDigit || isLetter }
  var isHexadecimal: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var lowercased: UInt8 { isUpper ? self | 0x20 : self }
  var isContinuation: Bool { self & 0xC0 == 0x80 }
  /// The first byte of a letter beyond ASCII in a script that writes spaces: Latin, Greek, Cyrillic, Arabic, Indic ones.
  var isLetterLead: Bool { (0xC3...0xE1).contains(self) }
  /// A part of a word beyond ASCII, in the same scripts: its first byte or a later one.
  var isLetterPart: Bool { isLetterLead || isContinuation }
}

extension SpanText {
  /// Whether a backslash and `n`, `r` or `t` stand at `at` as an escape, not as part of a path such as `a\new\b`.
  func isLineEscape(_ at: Int) -> Bool {
    guard self[at] == UInt8(ascii: "\\"), at + 1 < end else { return false }
    let escaped = self[at + 1]
    guard escaped == UInt8(ascii: "n") || escaped == UInt8(ascii: "r") || escaped == UInt8(ascii: "t") else {
      return false
    }
    let before = at > 0 ? self[at - 1] : 0
    if before == UInt8(ascii: ":") || before == UInt8(ascii: "\\") { return false }
    // Between two names it belongs to a path if that goes on with another backslash.
    let word = run(from: at + 1, while: \.isLetter)
    return !before.isAlphanumeric || self[word] != UInt8(ascii: "\\") || word == at + 2
  }
}

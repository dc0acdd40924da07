/// Words that may be addresses, mentions or identifiers.
extension SpanScan {
  /// Looks at the word around a digit, low line, stop, slash, colon, at sign or bracket; returns where to go on.
  mutating func takeWord(_ at: Int) -> Int {
    let start = wordStart(at)
    let end = text.run(from: max(at, start), while: \.isWordPart)
    if let (range, kind) = span(of: start..<end, trigger: at) {
      // What ends before its trigger leaves the trigger decided: the walk never stands still.
      return max(append(range, kind), at + 1)
    }
    if text[at] == UInt8(ascii: "/") || text[end] == UInt8(ascii: "/"), let path = takePath(from: start) {
      return path
    }
    floor = max(floor, end)
    return max(end, at + 1)
  }

  /// Where the word before a trigger begins, not before `floor`.
  private func wordStart(_ at: Int) -> Int {
    var start = at
    while start > floor, text[start - 1].isWordPart { start -= 1 }
    // A continuation byte belongs to a character of another kind if its first byte does.
    while start < at, text[start].isContinuation { start += 1 }
    return start
  }

  private func span(of word: Range<Int>, trigger: Int) -> (Range<Int>, ProtectedSpan.Kind)? {
    let end = word.upperBound
    switch text[end] {
    case UInt8(ascii: ":"):
      if let url = text.url(behindScheme: word) { return (url, .address) }
      if let path = text.drivePath(word) { return (path, .address) }
      if let name = text.shortcode(colon: end), word.isEmpty { return (name, .identifier) }
    case UInt8(ascii: "@"):
      if let address = text.mail(local: word) { return (address, .address) }
      if word.isEmpty, let mention = text.mention(end) { return (mention, .mention) }
    case UInt8(ascii: "\\"):
      if let path = text.sharePath(end), word.isEmpty { return (path, .address) }
    case UInt8(ascii: "("):
      if let call = text.call(word) { return (call, .code) }
    default: break
    }
    if let url = text.host(word) { return (url, .address) }
    return text.identifier(word, floor: floor)
  }

  /// Takes the path that begins with a word or its slash; nil if it is none, and then its slashes are not asked again.
  private mutating func takePath(from start: Int) -> Int? {
    guard start >= pathTried || text[start] == UInt8(ascii: "/") && start >= pathTried else { return nil }
    var first = start
    if first > floor, text[first - 1] == UInt8(ascii: "~") { first -= 1 }
    let (path, end) = text.path(first)
    pathTried = end
    return path.map { append($0, .address) }
  }
}

extension SpanText {
  /// `:name:`, a pictograph by its name.
  func shortcode(colon: Int) -> Range<Int>? {
    let end = run(from: colon + 1, while: { $0.isLower || $0.isDigit || "_+-".utf8.contains($0) }, limit: 48)
    guard end - colon > 2, self[end] == UInt8(ascii: ":"), !isWord(before: colon), !isWord(at: end + 1) else {
      return nil
    }
    return (colon + 1..<end).contains { self[$0].isLower } ? colon..<end + 1 : nil
  }

  /// `@name`; what ends with a stop or hyphen ends before it.
  func mention(_ at: Int) -> Range<Int>? {
    guard !isWord(before: at) else { return nil }
    var end = run(from: at + 1, while: { $0.isWordPart && $0 != UInt8(ascii: "+") })
    while end > at + 1, ".-".utf8.contains(self[end - 1]) { end -= 1 }
    // "@scope/package".
    if self[end] == UInt8(ascii: "/"), self[end + 1].isLetter {
      end = run(from: end + 1, while: { $0.isIdentifier || $0 == UInt8(ascii: "-") })
    }
    return (at + 1..<end).contains { self[$0].isLetter || self[$0] >= 0x80 } ? at..<end : nil
  }

  /// `name()`, `type.name()`.
  func call(_ word: Range<Int>) -> Range<Int>? {
    let end = word.upperBound
    guard self[end + 1] == UInt8(ascii: ")"), self[end - 1].isIdentifier,
      word.contains(where: { self[$0].isLetter })
    else { return nil }
    return self[word.lowerBound].isIdentifier ? word.lowerBound..<end + 2 : nil
  }
}

extension UInt8 {
  /// What words with inner marks consist of: letters, digits, low lines, stops, hyphens, plus signs.
  var isWordPart: Bool {
    isIdentifier || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || isLetterPart
  }
}

/// Identifiers: names and numbers that mean one thing.
extension SpanText {
  /// The identifier that a word is, or that begins with it ("DE00 1234 …", "+49 30 …").
  func identifier(_ word: Range<Int>, floor: Int) -> (Range<Int>, ProtectedSpan.Kind)? {
    var start = word.lowerBound
    var end = word.upperBound
    let isSigned = self[end - 1] != UInt8(ascii: "+") && end > start
    if let phone = phoneNumber(start, floor: floor), isSigned { return (phone, .identifier) }
    while start < end, ".-+".utf8.contains(self[start]) { start += 1 }
    while end > start, ".-+".utf8.contains(self[end - 1]) { end -= 1 }
    guard end - start > 1, self[start].isIdentifier || self[start].isLetterLead else { return nil }
    if let account = accountNumber(start..<end) { return (account, .identifier) }
    let shape = WordShape(bytes[start..<end])
    let isName =
      shape.isName || (self[word.upperBound] != UInt8(ascii: "@") && isVersionNumber(start..<end, shape))
    return isName ? (start..<end, .identifier) : nil
  }

  // MARK: - Numbers that are names

  /// Digits in groups of four: a card's number, or that of an account behind its country ("DE00 1234 5678 …").
  private func accountNumber(_ word: Range<Int>) -> Range<Int>? {
    let isCountry =
      self[word.lowerBound].isUpper && self[word.lowerBound + 1].isUpper && self[word.lowerBound + 2].isDigit
      && self[word.lowerBound + 3].isDigit
    guard word.count == 4, isCountry || word.allSatisfy({ self[$0].isDigit }) else { return nil }
    var end = word.upperBound
    var groups = 0
    while groups < 8, self[end] == UInt8(ascii: " ") {
      let stop = run(from: end + 1, while: { $0.isDigit || (isCountry && $0.isUpper) }, limit: 5)
      let count = stop - end - 1
      guard count == 4 || (isCountry && groups > 1 && (1...3).contains(count) && !isWord(at: stop)),
        (end + 1..<stop).contains(where: { self[$0].isDigit })
      else { break }
      end = stop
      groups += 1
      if count < 4 { break }
    }
    return groups >= 2 ? word.lowerBound..<end : nil
  }

  /// A telephone number: behind a plus sign, or whose first group begins with a zero; seven digits at least.
  private func phoneNumber(_ start: Int, floor: Int) -> Range<Int>? {
    guard !isWord(before: start) else { return nil }
    let isInternational = self[start] == UInt8(ascii: "+") && self[start + 1].isDigit
    guard isInternational || (self[start] == UInt8(ascii: "0") && self[start + 1].isDigit) else { return nil }
    var at = start + 1
    var last = at
    var digits = 0, groups = 1
    while at - start < 32 {
      if self[at].isDigit {
        digits += 1
        at += 1
        last = at
        continue
      }
      let gap = run(from: at, while: { " ()-/".utf8.contains($0) }, limit: 3)
      guard gap > at, self[gap].isDigit, gap - at == 1 || isInternational else { break }
      groups += 1
      at = gap
    }
    guard digits + (isInternational ? 0 : 1) >= 7, groups > 1 || isInternational, !isWord(at: last) else {
      return nil
    }
    let opened = isInternational || start <= floor || self[start - 1] != UInt8(ascii: "(") ? start : start - 1
    let closes = bytes[start..<last].contains(UInt8(ascii: ")"))
    return (closes ? opened : start)..<last
  }

  /// `1.2.3`, `v2.0`, `2.0-rc1`, or two parts behind a word for "version". No date, and no number in groups of three.
  private func isVersionNumber(_ word: Range<Int>, _ shape: WordShape) -> Bool {
    guard shape.digits > 0, shape.stops > 0 else { return false }
    var start = word.lowerBound
    let isMarked = self[start] | 0x20 == UInt8(ascii: "v") && self[start + 1].isDigit
    if isMarked { start += 1 }
    guard self[start].isDigit else { return false }
    let stop = run(from: start, while: { $0.isDigit || $0 == UInt8(ascii: ".") })
    let parts = bytes[start..<min(stop, word.upperBound)].split(
      separator: UInt8(ascii: "."), maxSplits: 8, omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ (1...6).contains($0.count) }) else { return false }
    if stop < word.upperBound {
      // "2.0-rc1", "1.4.0b2".
      let suffix = self[stop] == UInt8(ascii: "-") || self[stop] == UInt8(ascii: "+") ? stop + 1 : stop
      let letters = run(from: suffix, while: \.isLower)
      return letters > suffix
        && (parts.count > 2 || isMarked || (letters < word.upperBound && self[letters].isDigit))
    }
    if isMarked { return true }
    if parts.count == 2 { return isBehindVersion(start) }
    let isGrouped = parts.dropFirst().allSatisfy { $0.count == 3 } && parts[0].count <= 3 && parts.count < 4
    let isDate = parts.count == 3 && parts[0].count <= 2 && parts[1].count <= 2 && parts[2].count == 4
    return !isGrouped && !isDate
  }

  /// Whether the word before a number is one for "version" in a European language.
  private func isBehindVersion(_ start: Int) -> Bool {
    guard self[start - 1] == UInt8(ascii: " ") else { return false }
    var word = start - 1
    while start - word < 12, self[word - 1].isLetter || self[word - 1] >= 0x80 { word -= 1 }
    return has("vers", at: word) && start - word > 6
  }
}

/// What the bytes of a word are.
struct WordShape {
  private(set) var digits = 0
  private(set) var uppers = 0
  private(set) var lowers = 0
  private(set) var stops = 0
  private(set) var hyphens = 0
  private(set) var innerLines = 0
  private var hexadecimals = 0
  private var others = 0
  private var humps = 0
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
    var last: UInt8 = 0
    for byte in bytes {
      if byte.isDigit {
        digits += 1
      } else if byte.isUpper {
        uppers += 1
      } else if byte.isLower {
        lowers += 1
      } else if byte == UInt8(ascii: ".") {
        stops += 1
      } else if byte == UInt8(ascii: "-") {
        hyphens += 1
      } else if byte != UInt8(ascii: "_") {
        others += 1
      }
      if byte.isHexadecimal { hexadecimals += 1 }
      if last == UInt8(ascii: "_"), byte != last { innerLines += 1 }
      if last.isLower, byte.isUpper { humps += 1 }
      last = byte
    }
    if bytes.first == UInt8(ascii: "_") { innerLines -= 1 }
  }

  private var letters: Int { uppers + lowers }

  /// Whether it is one of the shapes of names that are no words.
  var isName: Bool {
    if innerLines > 0 { return digits + letters + others > 1 }
    guard digits > 0, others == 0 else { return false }
    if letters == 0 { return isDigitName }
    if stops > 1 || hyphens > 0, isJoinedName { return true }
    return isHexadecimalName || isArticleNumber || (humps > 0 && stops + hyphens == 0 && letters > 3)
      || isCountedName
  }

  /// Seven digits or more without marks, or in groups with hyphens that are no range.
  private var isDigitName: Bool {
    guard digits >= 7, stops == 0 else { return false }
    guard hyphens > 0 else { return true }
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.allSatisfy { !$0.isEmpty } && (groups.count > 2 || groups[0].count != groups[1].count)
  }

  /// A hash, an address in memory, a UUID.
  private var isHexadecimalName: Bool {
    let first = bytes.first ?? 0
    if first == UInt8(ascii: "0"), bytes.dropFirst().first == UInt8(ascii: "x"),
      hexadecimals == bytes.count - 1
    {
      return bytes.count > 2
    }
    guard hexadecimals + hyphens == bytes.count, digits > 1 else { return false }
    if hyphens == 4 { return bytes.count == 36 }
    return hyphens == 0 && bytes.count >= 7 && (uppers == 0 || lowers == 0)
  }

  /// Capitals and digits: "AB-1234-X", "KX450F". "40-YEAR-OLD" is none.
  private var isArticleNumber: Bool {
    guard lowers == 0, stops == 0 else { return false }
    guard hyphens > 0 else { return (bytes.first ?? 0).isUpper && bytes.count >= 5 }
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty }) else { return false }
    let isWordy = groups.contains { $0.count > 4 && $0.allSatisfy(\.isUpper) }
    return (bytes.first ?? 0).isUpper
      ? !isWordy || digits > 2
      : digits > 2 && !isWordy
        && groups.dropFirst().allSatisfy { $0.count < 4 || $0.contains(where: \.isDigit) }
  }

  /// Parts between stops of which one is a number and one a word ("en-de.tiny.1.0", "libport.so.1"), or parts between
  /// hyphens of which one is small letters and a number of three digits ("ssh-ed25519").
  private var isJoinedName: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count > 2, !parts.contains(where: \.isEmpty) {
      return parts.contains { $0.allSatisfy(\.isDigit) }
        && parts.contains { $0.count { byte in byte.isLetter } > 2 }
    }
    return stops == 0
      && bytes.split(separator: UInt8(ascii: "-")).contains { part in
        let number = part.reversed().prefix(while: \.isDigit).count
        return number > 2 && number < part.count && part.dropLast(number).allSatisfy(\.isLower)
      }
  }

  /// Letters and three digits or more behind them ("user123"), or a long mixture of both.
  private var isCountedName: Bool {
    guard stops + hyphens == 0, (bytes.first ?? 0).isLetter || bytes.count >= 16 else { return false }
    if bytes.count >= 16, digits > 2 { return true }
    return digits >= 3 && bytes.suffix(digits).allSatisfy(\.isDigit) && lowers > 0
  }
}

/// Placeholders of message formats, code, tags and entities.
extension SpanText {
  /// The end of the placeholder, tag or entity that begins at an offset.
  func placeholderEnd(_ at: Int) -> Int? {
    switch self[at] {
    case UInt8(ascii: "$"): variableEnd(at)
    case UInt8(ascii: "%"): percentEnd(at)
    case UInt8(ascii: "<"): templateEnd(at) ?? elementEnd(at)
    default: entityEnd(at)
    }
  }

  // MARK: - Dollars and braces

  /// `$NAME`, `${NAME}`.
  private func variableEnd(_ at: Int) -> Int? {
    guard !isWord(before: at) else { return nil }
    if self[at + 1] == UInt8(ascii: "{") {
      return closed(by: "}", from: at + 2, limit: 128) { $0 >= 0x20 && $0 != UInt8(ascii: "{") }
    }
    guard self[at + 1].isLetter || self[at + 1] == UInt8(ascii: "_") else { return nil }
    return run(from: at + 1, while: \.isIdentifier)
  }

  /// `{x}`, `{0}`, `{ x.y }`, `{0:N2}`, `{d, date, short}`, `{{x.y}}`.
  func braceEnd(_ at: Int) -> Int? {
    if self[at + 1] == UInt8(ascii: "{") {
      // Template syntax may hold anything in one line.
      let close = run(from: at + 2, while: { $0 >= 0x20 && $0 != UInt8(ascii: "}") }, limit: 256)
      let stop = run(from: close, while: { $0 == UInt8(ascii: "}") }, limit: 3)
      return close > at + 2 && stop - close >= 2 ? stop : nil
    }
    let name = run(from: at + 1, while: \.isBlank, limit: 4)
    var stop = run(
      from: name, while: { $0.isIdentifier || $0.isLetterPart || "$@.-[]".utf8.contains($0) }, limit: 64)
    guard stop > name, self[name] != UInt8(ascii: "-") else { return nil }
    if self[stop].isBlank { stop = run(from: stop, while: \.isBlank, limit: 4) }
    if ",:|!?=".utf8.contains(self[stop]) {
      return closed(by: "}", from: stop, limit: 96) { $0 >= 0x20 && $0 != UInt8(ascii: "{") }
    }
    return self[stop] == UInt8(ascii: "}") ? stop + 1 : nil
  }

  /// Behind the byte that closes what begins at `start`; nil if there is none near, or nothing before it.
  private func closed(by close: Unicode.Scalar, from start: Int, limit: Int, _ isPart: (UInt8) -> Bool)
    -> Int?
  {
    let close = UInt8(ascii: close)
    let stop = run(from: start, while: { $0 != close && isPart($0) }, limit: limit)
    return stop > start && self[stop] == close ? stop + 1 : nil
  }

  // MARK: - Per cents

  private func percentEnd(_ at: Int) -> Int? {
    let next = self[at + 1]
    if next == UInt8(ascii: "%") { return at + 2 }
    if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "<") {
      return namedEnd(at, opener: next)
    }
    if let end = conversionEnd(at) { return end }
    guard !self[at - 1].isAlphanumeric else { return nil }
    // "%1" as Qt has it, "%NAME%" as shells and templates do.
    let digits = run(from: at + 1, while: \.isDigit)
    if digits == at + 2, !isWord(at: digits), self[digits] != UInt8(ascii: ","),
      self[digits] != UInt8(ascii: ".") || !self[digits + 1].isDigit
    {
      return digits
    }
    guard next.isLetter || next == UInt8(ascii: "_") else { return nil }
    return closed(by: "%", from: at + 1, limit: 64, \.isIdentifier)
  }

  /// `%(name)s`, `%<name>s`, `%{name}`.
  private func namedEnd(_ at: Int, opener: UInt8) -> Int? {
    let name = run(
      from: at + 2, while: { $0.isIdentifier || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") },
      limit: 64)
    guard name > at + 2 else { return nil }
    if opener == UInt8(ascii: "{") { return self[name] == UInt8(ascii: "}") ? name + 1 : nil }
    guard self[name] == (opener == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: ">")) else {
      return nil
    }
    let precision = run(from: name + 1, while: { $0.isDigit || ".-+#0".utf8.contains($0) }, limit: 8)
    return self[precision].isConversion ? precision + 1 : nil
  }

  /// A conversion of printf or Foundation: `%s`, `%1$@`, `%-5.2lf`. The flag "space" is left out: "100% sure".
  private func conversionEnd(_ at: Int) -> Int? {
    var place = at + 1
    let position = run(from: place, while: \.isDigit, limit: 3)
    if position > place, self[position] == UInt8(ascii: "$") { place = position + 1 }
    let flags = place
    place = run(from: place, while: { "+-#0'".utf8.contains($0) }, limit: 5)
    let isLeft = (flags..<place).contains { self[$0] == UInt8(ascii: "-") }
    let width = place
    place = self[place] == UInt8(ascii: "*") ? place + 1 : run(from: place, while: \.isDigit, limit: 4)
    // "100%-ige": aligned to the left is only what has a width.
    guard !isLeft || place > width else { return nil }
    if self[place] == UInt8(ascii: ".") {
      place =
        self[place + 1] == UInt8(ascii: "*") ? place + 2 : run(from: place + 1, while: \.isDigit, limit: 4)
    }
    place = run(from: place, while: { "hlLqjzt".utf8.contains($0) }, limit: 2)
    guard self[place].isConversion else { return nil }
    if self[place] == UInt8(ascii: "@") { return place + 1 }
    // "100%ig", "5%of": behind a number only what is met in formats, and no word.
    let isBehindNumber = self[at - 1].isDigit
    let isPlain = "dsufxi".utf8.contains(self[place])
    if isBehindNumber, !isPlain || isWord(at: place + 1) { return nil }
    // "%of" and "%discount" are words; "%ds" and "%spx" are units behind a value.
    return isWord(at: place + 1) && self[place + 1].isLetter && letters(from: place + 1) > 2 ? nil : place + 1
  }

  private func letters(from start: Int) -> Int {
    run(from: start, while: { $0.isLetter || $0.isLetterPart }, limit: 8) - start
  }

  // MARK: - Markup

  /// `<%= … %>`.
  private func templateEnd(_ at: Int) -> Int? {
    guard self[at + 1] == UInt8(ascii: "%") else { return nil }
    let close = run(from: at + 2, while: { $0 >= 0x20 && $0 != UInt8(ascii: "%") }, limit: 256)
    return close > at + 2 && self[close] == UInt8(ascii: "%") && self[close + 1] == UInt8(ascii: ">")
      ? close + 2 : nil
  }

  /// A tag of markup: `<b>`, `</b>`, `<br/>`, `<a href="x">`. What has spaces but no attributes is text.
  private func elementEnd(_ at: Int) -> Int? {
    let isClosing = self[at + 1] == UInt8(ascii: "/")
    let name = isClosing ? at + 2 : at + 1
    guard self[name].isLetter else { return nil }
    let limit = at + 512
    var place = run(
      from: name, while: { $0.isIdentifier || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }, limit: 64)
    while !isClosing, place < limit, self[place].isBlank {
      let attribute = run(from: place, while: \.isBlank, limit: 8)
      let equals = run(
        from: attribute, while: { $0.isIdentifier || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") },
        limit: 64)
      guard equals > attribute else {
        place = attribute
        break
      }
      let quote = self[equals + 1]
      guard self[equals] == UInt8(ascii: "="), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      place = run(from: equals + 2, while: { $0 != quote && $0 != UInt8(ascii: "<") }, limit: 400)
      guard self[place] == quote else { return nil }
      place += 1
    }
    if self[place] == UInt8(ascii: "/") { place += 1 }
    return self[place] == UInt8(ascii: ">") ? place + 1 : nil
  }

  /// `&amp;`, `&#39;`, `&#x27;`.
  private func entityEnd(_ at: Int) -> Int? {
    let isNumeric = self[at + 1] == UInt8(ascii: "#")
    let start = isNumeric ? at + 2 : at + 1
    let stop = run(from: start, while: \.isAlphanumeric, limit: 32)
    guard stop - start >= (isNumeric ? 1 : 2), self[stop] == UInt8(ascii: ";") else { return nil }
    return isNumeric || self[start].isLetter ? stop + 1 : nil
  }

  // MARK: - Code and tags

  /// Behind the run of exactly `ticks` back-ticks that closes code which begins at `start`, in the same line.
  func codeEnd(from start: Int, ticks: Int) -> Int? {
    let limit = min(end, start + 1000)
    var at = start
    while at < limit, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
      guard bytes[at] == UInt8(ascii: "`") else {
        at += 1
        continue
      }
      let stop = run(of: UInt8(ascii: "`"), from: at)
      if stop - at == ticks, at > start { return stop }
      at = stop
    }
    return nil
  }

  /// `#tag`, or a colour such as `#1a2b3c`.
  func tagEnd(_ at: Int) -> (Int, ProtectedSpan.Kind)? {
    guard !isWord(before: at), self[at - 1] != UInt8(ascii: "#"), self[at - 1] != UInt8(ascii: "&") else {
      return nil
    }
    let hexadecimal = run(from: at + 1, while: \.isHexadecimal, limit: 9) - at - 1
    if hexadecimal == 6 || hexadecimal == 8, !isWord(at: at + 1 + hexadecimal) {
      return (at + 1 + hexadecimal, .identifier)
    }
    let stop = run(from: at + 1, while: { $0.isIdentifier || $0 >= 0x80 }, limit: 120)
    let letters = lettersEnd(from: at + 1, to: stop)
    guard letters > at + 1, (at + 1..<letters).contains(where: { self[$0].isLetter || self[$0] >= 0x80 })
    else { return nil }
    return (letters, .mention)
  }

  /// How far letters, digits and low lines of any script go.
  private func lettersEnd(from start: Int, to stop: Int) -> Int {
    var at = start
    while at < stop {
      if self[at] < 0x80 {
        at += 1
        continue
      }
      guard let (scalar, next) = scalar(at: at), next <= stop, scalar.isLetterOrMark else { break }
      at = next
    }
    return at
  }
}

extension UInt8 {
  /// A letter, digit or low line.
  var isIdentifier: Bool { isAlphanumeric || self == UInt8(ascii: "_") }

  /// A letter that ends a conversion of printf or Foundation.
  fileprivate var isConversion: Bool { "diouxXeEfFgGaAcCsSpn@".utf8.contains(self) }
}

extension Unicode.Scalar {
  /// A letter, mark or digit of any script.
  fileprivate var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}

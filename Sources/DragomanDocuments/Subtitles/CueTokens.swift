/// The tags, references and characters of a line of a cue.
struct CueTokens {
  private enum Token {
    case text(Range<Int>)
    /// What a reference stands for.
    case reference(String, Range<Int>)
    case opening(String, Range<Int>)
    case closing(String, Range<Int>)
    /// An override, a time.
    case void(Range<Int>)
  }

  /// No tag is longer.
  private static let longestTag = 512
  private static let longestReference = 12

  private let bytes: [UInt8]
  private let range: Range<Int>
  private let tokens: [Token]

  init(_ range: Range<Int>, of bytes: [UInt8], _ format: SubtitleDocument.Format) {
    self.bytes = bytes
    self.range = range
    var tokens: [Token] = []
    var position = range.lowerBound
    var textStart = position
    var ends = TagEnds(bytes: bytes, end: range.upperBound)
    while position < range.upperBound {
      guard let (token, end) = Self.token(at: position, bytes, &ends, format) else {
        position += 1
        continue
      }
      if textStart < position { tokens.append(.text(textStart..<position)) }
      tokens.append(token)
      position = end
      textStart = end
    }
    if textStart < range.upperBound { tokens.append(.text(textStart..<range.upperBound)) }
    self.tokens = tokens
  }

  /// A dash that says that somebody else speaks, with the white space behind it.
  var dash: Range<Int>? {
    guard case .text(let text)? = tokens.first(where: { if case .text = $0 { true } else { false } }) else {
      return nil
    }
    let start = bytes[text].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.upperBound
    let dashes = ["-", "\u{2010}", "\u{2013}", "\u{2014}", "\u{2015}"]
    guard let dash = dashes.first(where: { bytes[start..<text.upperBound].starts(with: $0.utf8) }) else {
      return nil
    }
    let behind = bytes[start..<text.upperBound].dropFirst(dash.utf8.count)
    let end = behind.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.upperBound
    // A dash before a number is a sign.
    let isSign = end == behind.startIndex && behind.first?.isDigit ?? false
    return isSign || behind.starts(with: dash.utf8) ? nil : start..<end
  }

  var startsWithVoice: Bool {
    if case .opening("v", _)? = tokens.first { true } else { false }
  }

  var firstScalar: Unicode.Scalar? {
    for token in tokens {
      switch token {
      case .text(let text): return String(bytes[text].prefix(4)).unicodeScalars.first
      case .reference(let text, _): return text.unicodeScalars.first
      default: continue
      }
    }
    return nil
  }

  func append(to builder: inout InlineBuilder) {
    let dash = dash
    for token in tokens {
      switch token {
      case .text(let text):
        guard let dash, text.contains(dash.lowerBound) else {
          builder.append(bytes[text])
          continue
        }
        builder.appendVoid(text.lowerBound..<dash.upperBound)
        builder.append(bytes[dash.upperBound..<text.upperBound])
      case .reference(let text, _): builder.append(text.utf8)
      case .opening(let name, let range): builder.open(range, key: name)
      case .closing(let name, let range): builder.close(range, key: name)
      case .void(let range): builder.appendVoid(range)
      }
    }
  }

  private static func token(
    at position: Int, _ bytes: [UInt8], _ ends: inout TagEnds, _ format: SubtitleDocument.Format
  ) -> (Token, end: Int)? {
    switch bytes[position] {
    case UInt8(ascii: "<"):
      guard let close = ends.tag(from: position), close - position < longestTag else { return nil }
      return tag(bytes[position...close], format)
    case UInt8(ascii: "{"):
      guard position + 1 < ends.end, bytes[position + 1] == UInt8(ascii: "\\"),
        let close = ends.override(from: position), close - position < longestTag
      else { return nil }
      return (.void(position..<(close + 1)), close + 1)
    case UInt8(ascii: "&") where format == .webVTT:
      return reference(bytes[position..<min(ends.end, position + longestReference)])
    default: return nil
    }
  }

  private static func tag(_ tag: ArraySlice<UInt8>, _ format: SubtitleDocument.Format) -> (Token, end: Int)? {
    let range = tag.indices
    let content = tag.dropFirst().dropLast()
    let isClosing = content.first == UInt8(ascii: "/")
    let name = content.dropFirst(isClosing ? 1 : 0).prefix { $0.isLetterOrDigit }
    // Other programs' files have `<` as a character.
    guard let first = name.first, !first.isDigit else {
      return format == .webVTT ? (.void(range), range.upperBound) : nil
    }
    let key = String(name).lowercased()
    return (isClosing ? .closing(key, range) : .opening(key, range), range.upperBound)
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "nbsp": "\u{A0}", "lrm": "\u{200E}", "rlm": "\u{200F}", "quot": "\"",
  ]

  private static func reference(_ rest: ArraySlice<UInt8>) -> (Token, end: Int)? {
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(rest[(rest.startIndex + 1)..<end])
    let range = rest.startIndex..<(end + 1)
    if let text = references[name] { return (.reference(text, range), end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().lowercased().hasPrefix("x")
    let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    guard let scalar = value.flatMap(Unicode.Scalar.init), scalar != "\n", scalar != "\r" else { return nil }
    return (.reference(String(scalar), range), end + 1)
  }
}

/// Where the next tag and the next override end, each sought once.
private struct TagEnds {
  let bytes: [UInt8]
  let end: Int
  private var nextTag = -1
  private var nextOverride = -1

  init(bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  mutating func tag(from position: Int) -> Int? { next(UInt8(ascii: ">"), from: position, &nextTag) }

  mutating func override(from position: Int) -> Int? {
    next(UInt8(ascii: "}"), from: position, &nextOverride)
  }

  private func next(_ byte: UInt8, from position: Int, _ known: inout Int) -> Int? {
    if known < position { known = bytes[position..<end].firstIndex(of: byte) ?? end }
    return known < end ? known : nil
  }
}

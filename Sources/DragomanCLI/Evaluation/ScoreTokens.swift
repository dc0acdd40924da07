/// Cuts a line into the words that scores compare, as sacreBLEU 2.6.0 does.
enum ScoreTokens {
  /// How lines are cut.
  enum Rule: String, Sendable {
    /// The rules of mteval-v13a: for languages that write spaces between words.
    case mteval = "13a"
    /// Each character by itself: for languages that do not.
    case characters = "char"

    /// The rule for a language by its BCP-47 tag.
    init(language tag: String) {
      let code = tag.prefix { $0 != "-" && $0 != "_" }
      self = ["zh", "ja", "th", "lo", "km", "my"].contains(code) ? .characters : .mteval
    }
  }

  /// The words of `line`, as UTF-8: compared byte for byte, unlike strings.
  static func words(of line: String, _ rule: Rule) -> [[UInt8]] {
    switch rule {
    case .characters:
      return line.unicodeScalars.filter { !isSpace($0) }.map { Array(String($0).utf8) }
    case .mteval: return split(separated(line))
    }
  }

  /// The characters of `line` without white space, as chrF compares them.
  static func characters(of line: String) -> [Unicode.Scalar] {
    line.unicodeScalars.filter { !isSpace($0) }
  }

  // MARK: mteval-v13a

  private static func separated(_ line: String) -> [Unicode.Scalar] {
    var text: [Unicode.Scalar] = [" "] + decoded(line) + [" "]
    text = text.flatMap { isSymbol($0) ? [" ", $0, " "] : [$0] }
    text = pairs(text, { !isDigit($0) }, isPoint) { [$0, " ", $1, " "] }
    text = pairs(text, isPoint, { !isDigit($0) }) { [" ", $0, " ", $1] }
    return pairs(text, isDigit, { $0 == "-" }) { [$0, " ", $1, " "] }
  }

  /// The line without what the rules take for markup, in their order.
  private static func decoded(_ line: String) -> [Unicode.Scalar] {
    var bytes = Array(line.utf8)
    for (name, text) in [
      ("<skipped>", ""), ("&quot;", "\""), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"),
    ] {
      bytes = replacing(Array(name.utf8), in: bytes, by: Array(text.utf8))
    }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private static func replacing(_ name: [UInt8], in bytes: [UInt8], by text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == name[0], bytes[place...].starts(with: name) {
        result += text
        place += name.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  /// Replaces each pair of neighbours that are `first` and `second`, from the left; a character is in one pair at most.
  private static func pairs(
    _ text: [Unicode.Scalar], _ first: (Unicode.Scalar) -> Bool, _ second: (Unicode.Scalar) -> Bool,
    _ replacement: (Unicode.Scalar, Unicode.Scalar) -> [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var place = 0
    while place < text.count {
      if place + 1 < text.count, first(text[place]), second(text[place + 1]) {
        result += replacement(text[place], text[place + 1])
        place += 2
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }

  private static func split(_ text: [Unicode.Scalar]) -> [[UInt8]] {
    text.split(whereSeparator: isSpace).map { word in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: word)
      return Array(String(view).utf8)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," }

  /// ASCII signs but for apostrophe, comma, hyphen and full stop.
  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{"..."~", "["..."`", " "..."&", "("..."+", ":"..."@", "/": true
    default: false
    }
  }

  /// What Python's `split` takes for white space.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ("\u{1C}"..."\u{1F}").contains(scalar)
  }
}

/// Writes the requests of man(7), with every text escaped.
struct RoffWriter {
  private(set) var text = ""

  /// A request with its arguments in quotes.
  mutating func request(_ name: String, _ arguments: String...) {
    let list = arguments.map {
      " \"\(escaped($0).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
    text += ".\(name)\(list.joined())\n"
  }

  /// A line of running text. A full stop at its start would be a request; an apostrophe is escaped anywhere.
  mutating func line(_ line: String) {
    text += (line.hasPrefix(".") ? "\\&" : "") + escaped(line) + "\n"
  }

  /// Paragraphs, each with a space before it.
  mutating func paragraphs(_ paragraphs: [String]) {
    for paragraph in paragraphs {
      text += ".PP\n"
      line(paragraph)
    }
  }

  /// A term, and indented under it what it means.
  mutating func entry(_ term: String, _ meaning: String) {
    text += ".TP\n.B \(escaped(term))\n"
    line(meaning)
  }

  /// How a command is called, on a line of its own.
  mutating func synopsis(_ synopsis: String) {
    line(synopsis)
    text += ".br\n"
  }

  /// - Source: groff_char(7): `-` is a hyphen and `\-` the character that programs understand; `'`, `` ` ``,
  ///   `^` and `~` would be typeset too.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\n": " "
      case _ where scalar.value < 128: String(scalar)
      default: "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

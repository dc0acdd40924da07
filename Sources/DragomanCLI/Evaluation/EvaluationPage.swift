/// The lines on which translations differ, side by side, as one HTML page that needs nothing else.
struct EvaluationPage: Sendable {
  /// Of each pack and domain; a browser should still open the page.
  static let mostLines = 2000

  let results: [EvaluatedDomain]

  /// The page, as it is written to a file.
  var html: String {
    var page = Self.head
    for result in results { page += section(result) }
    return page + "</body>\n</html>\n"
  }

  private func section(_ result: EvaluatedDomain) -> String {
    let lines = result.differing
    let shown = lines.prefix(Self.mostLines)
    let other = result.float == nil ? "the reference" : "the float weights"
    var section = "<h2>\(Self.escaped(result.pack)): \(Self.escaped(result.domain.name))</h2>\n"
    section += "<p>\(lines.count) of \(result.own.lines.count) lines differ from \(other)"
    section += lines.count > shown.count ? "; the first \(shown.count) are shown.</p>\n" : ".</p>\n"
    let columns =
      ["Line", "Source"] + [result.float?.weights].compactMap { $0 } + [result.own.weights, "Reference"]
    section += "<table>\n<tr>" + columns.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr>\n"
    for line in shown {
      let cells =
        [result.domain.sources[line]] + [result.float?.lines[line]].compactMap { $0 }
        + [result.own.lines[line], result.domain.references[line]]
      section += "<tr><td>\(line + 1)</td>"
      section += cells.map { "<td dir=\"auto\">\(Self.escaped($0))</td>" }.joined() + "</tr>\n"
    }
    return section + "</table>\n"
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>Dragoman: translations that differ</title>
    <style>
    :root { color-scheme: light dark; font-family: sans-serif; }
    body { margin: 1.5rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border: 1px solid; padding: 0.3rem; text-align: start; vertical-align: top; white-space: pre-wrap; }
    </style>
    </head>
    <body>
    <h1>Translations that differ</h1>

    """

  /// `text` as the text of an element. What a page may not hold becomes the replacement character.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t": result.append(scalar)
      case _ where scalar.properties.generalCategory == .control: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

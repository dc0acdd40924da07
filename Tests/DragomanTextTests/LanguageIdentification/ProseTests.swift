import Testing

@testable import DragomanText

@Suite("What of a text is prose")
struct ProseTests {
  private func words(_ text: String, _ script: Script = .latin) -> String {
    let bytes = Prose(text).words[script] ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  @Test(
    "Addresses, markup, code, placeholders, names of things and numbers are left out",
    arguments: [
      ("Siehe https://example.com/en/the-page, dort steht es", "siehe dort steht es"),
      ("Siehe (http://example.org).", "siehe"), ("auf www.example.net lesen", "auf lesen"),
      ("auf example.com lesen", "auf lesen"),
      ("schreib an info@example.com oder @anna", "schreib an oder"), ("ein #hashtag hier", "ein hier"),
      ("ein [schöner Text](https://example.com/the) hier", "ein schöner text hier"),
      ("<p class=\"the\">Guten <b>Morgen</b></p>", "guten morgen"), ("a<br/>b", "a b"),
      ("1 < 2 und 3 > 2", "und"),
      ("<script>var the = 1;</script>Hallo", "hallo"), ("<code>the and</code> Hallo", "hallo"),
      (
        "M&uuml;ller &amp; Söhne, Stra&szlig;e, caf&eacute;, &#228;hnlich, &#xE4;hnlich",
        "müller söhne straße café ähnlich ähnlich"
      ),
      ("öffne `the file` jetzt", "öffne jetzt"), ("``the ` file`` jetzt", "jetzt"),
      ("l`eau et d`autres", "l eau et d autres"),
      ("{count} Dateien, ${USER}, %1$s, %@, %(name)s und {{ value }}", "dateien und"),
      ("nutze hier snake_case_name oder camelCase", "nutze hier oder"), ("auch QString", "auch"),
      ("setze MAX_PATH auf 5", "setze auf"),
      ("die h264 und x86", "die und"), ("Covid-19 und 5-jährige Kinder", "covid und jährige kinder"),
      ("rufe foo() auf", "rufe auf"), ("rufe foo.bar auf", "rufe auf"), ("in /usr/lib/the", "in"),
      ("nutze dafür --help", "nutze dafür"), ("nutze dafür -h", "nutze dafür"),
      ("-Hola, amigo", "hola amigo"), ("und/oder", "und oder"), ("z.B. so", "z b so"),
      ("Ende.Anfang", "ende anfang"),
      ("...und dann", "und dann"), ("_wichtig_ und **fett**", "wichtig und fett"),
      ("l'eau n’est", "l eau n est"),
      ("GROSS und klein", "gross und klein"), ("İstanbul", "istanbul"), ("100% sicher", "sicher"),
      ("so\u{AD}gar", "sogar"), ("jaaaaaa", "jaa"),
    ])
  func kept(text: String, words expected: String) {
    #expect(words(text) == expected)
  }

  @Test(
    "A line of code is left out, the lines around it stay",
    arguments: [
      "let x = foo(bar)", "if (a == b) return the;", "color: red;", "body { color: red; }",
      "for i in range(10):",
      "#include <stdio.h>", "\"name\": \"the value\",", "$ git commit", "x => the.value",
      "function the(a, b) {\n  return a;\n}",
    ])
  func code(line: String) {
    #expect(words("Erste Zeile\n\(line)\nletzte Zeile") == "erste zeile letzte zeile")
  }

  @Test(
    "A sentence that names a few things stays",
    arguments: [
      ("iPhone und MacBook sind teuer", "und sind teuer"),
      ("Rufe foo() auf und warte auf das Ende", "rufe auf und warte auf das ende"),
      ("erstens der Name der Person;", "erstens der name der person"),
      ("Hinweis: so ist es richtig", "hinweis so ist es richtig"),
      (
        "Rufe foo() und bar() auf und warte dann auf das Ende der Arbeit",
        "rufe und auf und warte dann auf das ende der arbeit"
      ),
    ])
  func prose(text: String, words expected: String) {
    #expect(words(text) == expected)
  }

  @Test("Letters are counted by script, marks and digits are not")
  func letters() {
    let prose = Prose("abc где 日本 カナ नमस्ते 12 €!")
    #expect(prose.letters(of: .latin) == 3)
    #expect(prose.letters(of: .cyrillic) == 3)
    #expect(prose.letters(of: .han) == 2)
    #expect(prose.letters(of: .kana) == 2)
    #expect(prose.letters(of: .devanagari) == 4)
    #expect(prose.letterCount == 14)
  }

  @Test("Scripts without spaces part from addresses that cling to them")
  func unspaced() {
    let prose = Prose("请访问https://example.com/the吧")
    #expect(prose.letters(of: .han) == 4)
    #expect(prose.letters(of: .latin) == 0)
  }

  @Test("A long text is read at its beginning and in four places, without the words that the edges cut")
  func sample() {
    let sentence = "Dieser Satz steht hier. "
    let text = String(repeating: sentence, count: 50_000)
    let scalars = TextSample.scalars(of: text)
    #expect(scalars.count <= TextSample.headBytes + TextSample.pieces * (TextSample.pieceBytes + 1))
    #expect(scalars.count > TextSample.headBytes)
    let found = String(String.UnicodeScalarView(scalars)).split(whereSeparator: { " \n".contains($0) })
    #expect(Set(found) == ["Dieser", "Satz", "steht", "hier."])
    let short = String(repeating: "ä", count: TextSample.wholeBytes / 2)
    #expect(TextSample.scalars(of: short).count == TextSample.wholeBytes / 2)
    let uncut = TextSample.scalars(of: String(repeating: "日本語", count: 100_000))
    #expect(uncut.allSatisfy { "日本語\n\u{FFFD}".unicodeScalars.contains($0) })
  }
}

import DragomanDocuments
import Testing

@Suite("Subtitles")
struct SubtitleDocumentTests {
  /// Index lines, times, a sentence over two cues, tags, an override, speakers, an empty cue, CRLF and a BOM.
  private static let film = [
    "\u{FEFF}1", "00:00:58,000 --> 00:01:01,250", "{\\an8}When the <i>old ferry</i> finally", "", "2",
    "00:01:02,500 --> 00:01:04,000 X1:10 X2:20", "reached the harbour,", "nobody was there.", "", "3",
    "00:01:05,000 --> 00:01:06,000", "", "4", "00:01:07,000 --> 00:01:08,500", "- Who are you?",
    "- <b>The pilot.</b>",
    "", "", "5", "00:01:09,000 --> 00:01:10,000", "<font color=\"#ffff00\">♪ 1984 ♪", "1984</font>", "",
  ].joined(separator: "\r\n")

  @Test("each cue is a text of its own, and each speaker; lines are joined")
  func texts() throws {
    let document = try Rendering.document(Self.film, .srt)
    #expect(
      document.units.map(\.text) == [
        "When the old ferry finally", "reached the harbour, nobody was there.", "Who are you?", "The pilot.",
        "♪ 1984 ♪ 1984",
      ])
    #expect(document.units[0].marks == [9..<18])
  }

  @Test("all but the text is the same, byte for byte; lines stay as many")
  func structure() throws {
    let document = try Rendering.document(Self.film, .srt)
    let words = [
      "Als die alte Fähre endlich", "den Hafen erreichte, war niemand da.", "Wer sind Sie?", "Der Lotse.",
      "♪ neun ♪ acht",
    ]
    let rendered = String(
      decoding: document.rendered(with: words.map { TranslatedUnit(text: $0) }), as: UTF8.self)
    let expected = Self.film.replacing(
      "When the <i>old ferry</i> finally", with: "Als die <i>alte Fähre</i> endlich"
    ).replacing("reached the harbour,\r\nnobody was there.", with: "den Hafen erreichte,\r\nwar niemand da.")
      .replacing(
        "Who are you?", with: "Wer sind Sie?"
      ).replacing("The pilot.", with: "Der Lotse.").replacing("♪ 1984 ♪\r\n1984", with: "♪ neun\r\n♪ acht")
    #expect(rendered == expected)
    #expect(document.rendered(with: words.map { _ in nil }) == Array(Self.film.utf8))
  }

  @Test(
    "what looks like a tag, a number or a speaker and is none",
    arguments: [
      ("3 < 4 and 5 > 4", ["3 < 4 and 5 > 4"]), ("-5 degrees", ["-5 degrees"]), ("--Wait", ["--Wait"]),
      ("12", ["12"]), ("12\nmore", ["12 more"]), ("猫が\n来た", ["猫が来た"]), ("{not a tag}", ["{not a tag}"]),
      ("<i></i>", []), ("{\\an8}", []), ("- ", []), ("a\n\nb", ["a", "b"]), ("<i>- a\n- b</i>", ["a", "b"]),
      ("a <b>b <i>c</b> d</i>", ["a b c d"]), ("</i>x<i>", ["x"]),
    ])
  func tricky(content: String, texts: [String]) throws {
    let source = "7\n00:00:01,000 --> 00:00:02,000\n\(content)\n\n8\n00:00:03,000 --> 00:00:04,000\nEnd"
    #expect(try Rendering.texts(source, .srt) == texts + ["End"])
    let rendered = try Rendering.rendered(source, .srt) { $0 + "." }
    #expect(rendered.filter { "<>{}".contains($0) } == source.filter { "<>{}".contains($0) })
    #expect(try Rendering.texts(rendered, .srt) == texts.map { $0 + "." } + ["End."])
  }

  @Test("WebVTT keeps its head, names, notes, styles, regions, settings and tags")
  func webVTT() throws {
    let source = """
      WEBVTT - A film
      Kind: captions

      NOTE
      Not --- this

      STYLE
      ::cue { color: lime }

      intro
      00:01.000 --> 00:02.500 align:start line:0
      <v.loud Ada>Come &amp; see!</v>
      <v Ben><c.red>Now</c>,
      <00:02.000>please

      01:00:00.000 --> 01:00:01.000
      Fish &lt; chips&nbsp;&#x2764;
      """
    let document = try Rendering.document(source, .vtt)
    #expect(document.units.map(\.text) == ["Come & see!", "Now, please", "Fish < chips\u{A0}❤"])
    let rendered = String(
      decoding: document.rendered(
        with: ["Kommt & seht!", "Jetzt, bitte", "A --> B"].map { TranslatedUnit(text: $0) }), as: UTF8.self)
    #expect(
      rendered
        == source.replacing("Come &amp; see!", with: "Kommt &amp; seht!").replacing(
          "<c.red>Now</c>,\n<00:02.000>please", with: "<c.red>Jetzt</c>,\n<00:02.000>bitte"
        ).replacing("Fish &lt; chips&nbsp;&#x2764;", with: "A --&gt; B"))
  }

  @Test("times behind more than a name are no cue's")
  func noteWithTimes() throws {
    let source = "WEBVTT\n\nNOTE\nOld:\n00:01.000 --> 00:02.000\nGone\n\n00:03.000 --> 00:04.000\nThere\n"
    #expect(try Rendering.texts(source, .vtt) == ["There"])
  }

  @Test("a run of spaces is one place to break a line")
  func runOfSpaces() throws {
    let source = "1\n00:00:01,000 --> 00:00:02,000\na\nb\nc\n"
    let rendered = try Rendering.rendered(source, .srt) { _ in "xx   y zz" }
    #expect(rendered == source.replacing("a\nb\nc", with: "xx\n  y\nzz"))
    let mixed = "1\n00:00:01,000 --> 00:00:02,000\na\r\nb\rc\n"
    #expect(
      try Rendering.rendered(mixed, .srt) { _ in "x\n\ny z" }
        == mixed.replacing("a\r\nb\rc", with: "x\r\ny\rz")
    )
    let tags = source.replacing("a\nb\nc", with: "{\\an8}\na\nb\n</i>")
    #expect(try Rendering.rendered(tags, .srt) { _ in "x y z" } == tags.replacing("a\nb", with: "x y\nz"))
    let short = try Rendering.rendered(source, .srt) { _ in "x y" }
    #expect(short == source.replacing("a\nb\nc", with: "x\ny"))
  }

  @Test("a file without WebVTT's first word is refused, an empty .srt is not")
  func refused() throws {
    #expect(throws: DocumentError(line: 1, cause: .malformed)) { try Rendering.document("1\n", .vtt) }
    #expect(try Rendering.texts("", .srt) == [])
  }

  @Test(
    "a line of times with a wrong arrow is refused with its number, not translated",
    arguments: ["->", "\u{2192}", "\u{2013}>", "-- >", ""])
  func wrongArrow(arrow: String) {
    let source = "1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 \(arrow) 00:00:04,500\nTwo\n"
    #expect(throws: DocumentError(line: 6, cause: .malformed)) { try Rendering.document(source, .srt) }
  }

  @Test(
    "a line of a time and an arrow to none is refused with its number, not translated",
    arguments: ["00:00:03 --> broken", "00:00:03,000 -->", " 0:03-->x"])
  func arrowToNothing(times: String) {
    let source = "1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n\(times)\nTwo\n"
    #expect(throws: DocumentError(line: 6, cause: .malformed)) { try Rendering.document(source, .srt) }
  }

  @Test(
    "what is said may begin with a time", arguments: ["10:30 -> 11:00", "12:00, then", "1:2.5", ":00,000"])
  func timeInText(content: String) throws {
    #expect(
      try Rendering.texts("1\n00:00:01,000 --> 00:00:02,000\n\(content) x\n", .srt) == ["\(content) x"])
  }

  @Test("cues of random form: nothing but the text changes", arguments: 0..<300 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var film = RandomFilm(seed: seed)
    let (source, format) = film.film()
    let document = try Rendering.document(source, format)
    #expect(document.rendered(with: document.units.map { _ in nil }) == Array(source.utf8), "seed \(seed)")
    #expect(
      document.rendered(with: document.units.map { TranslatedUnit(text: $0.text) }) == Array(source.utf8),
      "seed \(seed)")
    let rendered = try Rendering.rendered(source, format) { "x\($0) ü" }
    #expect(Self.skeleton(rendered) == Self.skeleton(source), "seed \(seed)")
    #expect(try Rendering.texts(rendered, format) == document.units.map { "x\($0.text) ü" }, "seed \(seed)")
  }

  /// The lines with times or numbers, how many other ones there are between them, and the tags.
  private static func skeleton(_ source: String) -> [String] {
    let lines = source.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let tags = source.matches(of: /<[^>]*>|\{[^}]*\}/).map { String($0.output) }.sorted()
    return lines.map { $0.contains("-->") || $0.allSatisfy(\.isNumber) ? String($0) : "…" } + tags
      + [source.contains("\r\n") ? "CRLF" : "LF"]
  }
}

/// Subtitles of random form in either format.
private struct RandomFilm {
  private static let words = [
    "We", "wait", "for", "the", "Ä", "boat.", "No?", "a,", "👩‍👩‍👧", "(sighs)", "5th", "end",
  ]
  private var text: RandomText

  init(seed: UInt64) { text = RandomText(seed: seed) }

  mutating func film() -> (String, FileFormat) {
    let isVTT = text.chance(2)
    let lineEnd = text.element(["\n", "\r\n"])
    var lines = isVTT ? ["WEBVTT", "", "NOTE no text", ""] : []
    for cue in 1...(1 + text.number(below: 5)) {
      if !isVTT || text.chance(2) { lines.append(String(cue)) }
      lines.append("00:00:0\(cue)\(isVTT ? "." : ",")000 --> 00:00:09\(isVTT ? "." : ",")000")
      for _ in 0..<text.number(below: 4) { lines.append(line(isVTT: isVTT)) }
      lines.append("")
      if text.chance(5) { lines.append("") }
    }
    if text.chance(2) { lines.removeLast() }
    return ((text.chance(3) ? "\u{FEFF}" : "") + lines.joined(separator: lineEnd), isVTT ? .vtt : .srt)
  }

  private mutating func line(isVTT: Bool) -> String {
    var line = text.chance(4) ? "- " : ""
    if text.chance(6) { line += isVTT ? "<v Ada>" : "{\\an8}" }
    for _ in 0..<(1 + text.number(below: 5)) {
      let word = text.element(Self.words)
      switch text.number(below: 8) {
      case 0: line += "<i>\(word)</i> "
      case 1: line += "<b>\(word) "
      case 2: line += "\(word)</b> "
      default: line += "\(word) "
      }
    }
    return text.chance(5) ? line : String(line.dropLast())
  }
}

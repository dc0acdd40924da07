import DragomanDocuments
import TestSupport
import Testing

@Suite("Damaged input")
struct DamagedInputTests {
  private static let options = DocumentOptions(
    targetLanguage: "de", columns: [.number(1)], fields: [["a"], ["b", "c"]])

  /// A file of each format with most of what the format has.
  private static let samples: [FileFormat: String] = [
    .srt:
      "1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}- A <i>b</i>\r\n- C\r\n\r\n2\n00:00:03,000 --> 00:00:04,000\n<b>D\nE</b>\n",
    .vtt:
      "WEBVTT\n\nNOTE x\n\nid\n00:01.000 --> 00:02.000 line:0\n<v Ada>A &amp; <c.red>b</c>\n<00:01.500>C\n\n00:02.000 --> 00:03.000\nD\n",
    .po:
      "msgid \"\"\nmsgstr \"L: x\\n\"\n\n#, f\nmsgctxt \"c\"\nmsgid \"a\\n\"\n\"b\"\nmsgid_plural \"c\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n\n#~ msgid \"o\"\n",
    .xliff:
      "<?xml version=\"1.0\"?><xliff version=\"1.2\"><file source-language=\"en\"><trans-unit id=\"1\"><source>A <g id=\"1\">b</g> <x id=\"2\"/>c<ph>&lt;</ph> <mrk mtype=\"protected\">D</mrk></source><target state=\"new\"/></trans-unit></file></xliff>",
    .strings: "/* c */ \"a\" = \"b \\U00e9 \\\"c\\\"\"; // d\ne = f;\n'g' = 'h';",
    .xcstrings:
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"b\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"c\"}},\"fr\":{}}}}}",
    .json: "{\"a\":[\"b\\u00e9\\ud83d\\ude00\",{\"c\":\"d\\n\"},1.5e3,null,true]}",
    .jsonl: "{\"a\":\"b\"}\n{\"b\":{\"c\":[\"d\",\"e\"]}}\n\n",
    .csv: "\u{FEFF}a,b\n\"c\"\"d\ne\",f\ng,\"h\"\n", .tsv: "a\tb\n\"c\td\"\te\nf\tg\n", .text: "a\r\n\nb\rc",
    .html: "<p lang=de>A <b>b</b>&amp;<br>c</p>", .markdown: "# A\n\n- b *c*\n\n`d`\n",
  ]

  @Test(
    "whatever is done to a file, it is read or refused, and nothing else is lost",
    arguments: FileFormat.allCases)
  func edits(format: FileFormat) throws {
    let sample = try #require(Self.samples[format])
    for seed in 0..<400 as Range<UInt64> {
      var bytes = Array(sample.utf8)
      var random = SplitMix64(seed: seed)
      for _ in 0...Int.random(in: 0..<5, using: &random) { Self.edit(&bytes, &random) }
      guard let document = try? DocumentReader.read(bytes, format: format, options: Self.options) else {
        continue
      }
      let units = document.units
      #expect(document.rendered(with: units.map { _ in nil }) == bytes, "\(format), seed \(seed)")
      let rendered = document.rendered(with: units.map { TranslatedUnit(text: "x\($0.text) y") })
      #expect(units.isEmpty || !rendered.isEmpty, "\(format), seed \(seed)")
      // Some translations may be missing, and the others must not move.
      _ = document.rendered(with: units.indices.map { $0 % 2 == 0 ? nil : TranslatedUnit(text: "") })
    }
  }

  /// Puts in, takes out, doubles or changes something.
  private static func edit(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let position = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, position + Int.random(in: 1...6, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(position..<end)
    case 1:
      bytes.insert(contentsOf: bytes[position..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 2:
      let special = Array("\"\\<>&;{}[]:,=\n\r\t /*#-u1".utf8)
      bytes.insert(special.randomElement(using: &random) ?? 0, at: position)
    default: if position < bytes.count { bytes[position] = UInt8.random(in: 0..<0x80, using: &random) }
    }
  }
}

import TestSupport
import Testing

@testable import DragomanText

@Suite("Identification of any text whatever")
struct HostileTextTests {
  private let identifier = TextLanguageIdentifier()

  @Test(
    "A mebibyte of one thing ends",
    arguments: [
      "a", "ä", "日", "の", "\u{301}", "\u{0}", " ", "\n", "`", "``a", "<", "<a", "<a>", "</", "{", "}", "{}",
      "{{}", "&", "&#", "&amp;",
      "&#x10FFFF;", "&uml;", "<script>", "<style></style>", "a@", "://", "_a", "aB", "[](", ".a", "-", "/a",
      "%s", "$", "=", ";", "😀",
      "\u{202E}", "\u{FFFD}", "a\u{301}", "ᄀ", "\u{E0061}",
    ])
  func repeated(unit: String) {
    let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
    let evidence = identifier.evidence(for: text)
    #expect(evidence.guesses.allSatisfy { (0...1).contains($0.confidence) })
    let isClear = ["日", "の", "ᄀ"].contains(unit)
    #expect(isClear || evidence.confidentLanguage(LanguageGate()) == nil, "\(evidence)")
  }

  @Test(
    "Random text has numbers between 0 and 1, and the same every time",
    arguments: 1...60 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0xDFF, 0xE00...0x1FFF, 0x2000...0x30FF,
      0x3400...0x9FFF,
      0xAC00...0xD7FF, 0xE000...0xFFFF, 0x1_0000...0x10_FFFF,
    ]
    let chosen = ranges[Int(generator.next() % UInt64(ranges.count))]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int(generator.next() % 3000) {
      let range = generator.next() % 4 == 0 ? 0x20...0x7E : chosen
      let value =
        range.lowerBound + UInt32(generator.next() % UInt64(range.upperBound - range.lowerBound + 1))
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let evidence = identifier.evidence(for: text)
    #expect(evidence.guesses.allSatisfy { $0.confidence > 0 && $0.confidence <= 1 }, "seed \(seed)")
    #expect(evidence.guesses.map(\.confidence).reduce(0, +) <= 1.000001, "seed \(seed)")
    #expect(evidence == identifier.evidence(for: text), "seed \(seed)")
  }

  @Test("What lies behind a NUL counts as well")
  func nul() {
    #expect(identifier.confidentLanguage(of: "Der Hund\0liegt im Garten hinter dem Haus.") == "de")
  }

  @Test(
    "Lone marks and edges of tags are no trap",
    arguments: [
      "\u{301}", "<", "</", "&", "&#;", "&#x;", "&#99999999999;", "&uml;", "{", "`", "-", "--", "/", ".",
      "..", "[", "](", "://", "@",
    ])
  func fragments(text: String) {
    #expect(identifier.guesses(for: text, maximum: 5).isEmpty)
  }

  @Test(
    "CLD2 has no opinion on bytes that are no text",
    arguments: [
      [], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x41, 0x00, 0x42],
      [0xE2, 0x82],
      [UInt8](repeating: 0x61, count: 1 << 20), [UInt8](repeating: 0x61, count: 1 << 20 + 1),
    ])
  func bytes(bytes: [UInt8]) {
    #expect(CLD2Opinion(about: bytes, in: .latin).shares.isEmpty)
  }

  @Test("CLD2 reads a text to its last byte and no further, wherever it ends")
  func ends() {
    let text = Array(" the window in the hall is open and the door is closed ".utf8)
    let whole = CLD2Opinion(about: text, in: .latin)
    #expect(whole.shares.first?.language == "en" && whole.isReliable)
    for count in 0...text.count {
      _ = CLD2Opinion(about: Array(text.prefix(count)), in: .latin)
    }
    #expect(CLD2Opinion(about: text + [0xC3], in: .latin).shares.isEmpty)
  }

  @Test("Threads at once have the same answers as one alone")
  func threads() async {
    let texts = SampleTexts.all.map(\.text)
    let alone = texts.map { identifier.evidence(for: $0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { [identifier] in texts.map { identifier.evidence(for: $0) } == alone }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}

import Foundation
import Testing

@testable import DragomanText

@Suite("Cases that users of other translators ask for")
struct PublishedCasesTests {
  @Test(
    "Abbreviations, initials and dates end no sentence",
    arguments: [
      (
        "en",
        [
          "Dr. K. Lindqvist met Sen. Ito at 6 p.m. on Jan. 4.",
          "They talked, e.g. about No. 7 (see Fig. 3), etc.", "Nothing else happened.",
        ]
      ),
      (
        "de",
        [
          "Das gilt z. B. für Abs. 3 Nr. 2 des Vertrags vom 3. Mai.",
          "Dr. Öztürk widerspricht, d. h. er klagt.",
        ]
      ),
      ("fr", ["M. Roux et Mme Petit arrivent p. ex. le 1er avr. à 8 h 30.", "C'est tôt."]),
      ("es", ["El Sr. Gil vive en la Avda. Sur, n.º 4.", "EE. UU. no responde."]),
    ])
  func abbreviations(language: String, sentences: [String]) {
    let text = sentences.joined(separator: " ")
    let document = SourceDocument(text, language: .init(identifier: language), mode: .paragraphs)
    let found = document.segments.indices.map(document.text(at:))
    #expect(found == sentences)
    #expect(document.joined(with: found, target: .init(identifier: language)) == text)
  }

  @Test(
    "Full-width stops end sentences, with the quotation mark that closes",
    arguments: [
      ("ja", ["猫が来た。", "「もう遅い。」と母が言った。", "本当？", "うん！"]),
      ("zh", ["他停下了。", "“别开门。”", "里面的人说。"]),
      ("ja", ["円周率は３．１４です。", "覚えた？"]),
    ])
  func fullWidthStops(language: String, sentences: [String]) {
    let document = SourceDocument(
      sentences.joined(), language: .init(identifier: language), mode: .paragraphs)
    #expect(document.segments.indices.map(document.text(at:)) == sentences)
  }

  @Test("A space between sentences stands only where the target writes one")
  func spaces() {
    let english = SourceDocument("It is late. Go home.", language: .init(identifier: "en"), mode: .paragraphs)
    #expect(english.joined(with: ["遅い。", "帰れ。"], target: .init(identifier: "ja")) == "遅い。帰れ。")
    let japanese = SourceDocument("遅い。帰れ。", language: .init(identifier: "ja"), mode: .paragraphs)
    #expect(
      japanese.joined(with: ["It is late.", "Go home."], target: .init(identifier: "en"))
        == "It is late. Go home.")
  }

  @Test("White space is kept byte for byte", arguments: [SplitMode.lines, .paragraphs])
  func whiteSpace(mode: SplitMode) {
    let text = "\n\n  Title\n\n\n\tFirst point.  Second point.\n \nEnd.\n\n"
    let document = SourceDocument(text, language: .init(identifier: "en"), mode: mode)
    let upper = document.segments.indices.map { document.text(at: $0).uppercased() }
    #expect(document.joined(with: upper, target: .init(identifier: "de")) == text.uppercased())
    #expect(document.segments.count == (mode == .lines ? 3 : 4))
  }

  @Test(
    "Texts without content have no segments and come back as they are",
    arguments: ["", " \n\t", "\u{200B}\u{FEFF}\0", "12:30\r\n👍 …"])
  func blank(text: String) {
    let document = SourceDocument(text, language: .init(identifier: "en"), mode: .paragraphs)
    #expect(document.segments.isEmpty)
    #expect(document.joined(with: [], target: .init(identifier: "ja")) == text)
  }

  @Test("Two thousand sentences of a paragraph are two thousand segments")
  func twoThousand() {
    let text = (1...2000).map { "Item \($0) is ready." }.joined(separator: " ")
    let document = SourceDocument(text, language: .init(identifier: "en"), mode: .paragraphs)
    #expect(document.segments.count == 2000)
  }
}

import Testing

@testable import DragomanCLI

@Suite("LineRenderer writes translations in each form")
struct LineRendererTests {
  static let line = InputLine(content: .text("x"), hasNewline: true, offset: 0, byteCount: 1)
  static let translation = LineTranslation(
    text: "Hallo", score: -0.25, flags: ["lowConfidence", "truncated"],
    alternatives: [
      .init(text: "Hallo", score: -0.876755, logProbability: -10.5211),
      .init(text: "Na", score: -1, logProbability: -0.000012345),
    ])

  func render(_ translation: LineTranslation, _ form: OutputForm) -> String {
    let renderer = LineRenderer(form: form, sourceLanguage: "en", targetLanguage: "de-CH")
    return String(decoding: renderer.render(translation, of: Self.line, index: 7).bytes, as: UTF8.self)
  }

  @Test("writes Marian's n-best format, with numbers as C++ prints them")
  func nBest() {
    #expect(
      render(Self.translation, .nBest) == """
        7 ||| Hallo ||| F0= -10.5211 ||| -0.876755
        7 ||| Na ||| F0= -1.2345e-05 ||| -1

        """)
    #expect(render(.passedThrough(" "), .nBest) == "7 |||   ||| F0= 0 ||| 0\n")
  }

  @Test("writes alternatives in JSON, and nothing that is no number")
  func json() {
    #expect(
      render(Self.translation, .json) == """
        {"index":7,"text":"Hallo","sourceLanguage":"en","targetLanguage":"de-CH","score":-0.25,\
        "flags":["lowConfidence","truncated"],"alternatives":[\
        {"text":"Hallo","score":-0.876755,"logProbability":-10.5211},\
        {"text":"Na","score":-1.0,"logProbability":-1.2345e-05}]}

        """)
    #expect(render(LineTranslation(text: "a", score: .nan), .json).contains("\"score\":null"))
  }

  @Test("escapes in JSON what must be escaped")
  func escapes() {
    let text = render(LineTranslation(text: "\u{0}\u{1F}\"\\/\u{7F}é\u{2028}"), .json)
    #expect(text.contains(#""text":"\u0000\u001f\"\\/\#u{7F}é\#u{2028}""#))
  }
}

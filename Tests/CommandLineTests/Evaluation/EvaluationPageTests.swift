import Testing

@testable import DragomanCLI

@Suite("EvaluationPage")
struct EvaluationPageTests {
  @Test("escapes what lines and names hold, and lets nothing be loaded")
  func escapes() {
    let hostile = "<script>alert(\"1\")</script> & \u{0}\u{1B}[2J\u{202E}"
    let result = EvaluatedDomain(
      pack: "a<b", rule: .mteval,
      domain: EvaluationDomain(name: "<i>", sources: [hostile], references: ["r"]),
      own: EvaluatedSystem(weights: "int8", lines: [hostile]), float: nil)
    let page = EvaluationPage(results: [result]).html
    #expect(!page.contains("<script") && !page.contains("<i>") && !page.contains("a<b"))
    #expect(page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \u{FFFD}\u{FFFD}[2J"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
  }

  @Test("shows at most 2,000 lines of a domain and says so")
  func bound() {
    let lines = (0..<2100).map { "line \($0)" }
    let result = EvaluatedDomain(
      pack: "p", rule: .mteval,
      domain: EvaluationDomain(name: "d", sources: lines, references: lines.map { $0 + "!" }),
      own: EvaluatedSystem(weights: "int8", lines: lines), float: nil)
    let page = EvaluationPage(results: [result]).html
    #expect(page.contains("2100 of 2100 lines differ from the reference; the first 2000 are shown."))
    #expect(page.contains("line 1999<") && !page.contains("line 2000<"))
  }

  @Test("shows the lines that the two weights translate differently, float first")
  func differing() {
    let result = EvaluatedDomain(
      pack: "p", rule: .mteval,
      domain: EvaluationDomain(name: "d", sources: ["one", "two"], references: ["eins", "zwei"]),
      own: EvaluatedSystem(weights: "int8", lines: ["Eins", "zwo"]),
      float: EvaluatedSystem(weights: "float32", lines: ["Eins", "zwei"]))
    #expect(result.differing == [1])
    let page = EvaluationPage(results: [result]).html
    #expect(page.contains("1 of 2 lines differ from the float weights."))
    let cells = ["two", "zwei", "zwo", "zwei"].map { "<td dir=\"auto\">\($0)</td>" }.joined()
    #expect(page.contains("<tr><td>2</td>\(cells)</tr>") && !page.contains(">one<"))
  }
}

extension EvaluatedSystem {
  /// Translations that nothing is known of.
  init(weights: String, lines: [String]) {
    self.init(weights: weights, lines: lines, bleu: 0, chrF: 0, flags: [:], flagged: 0)
  }
}

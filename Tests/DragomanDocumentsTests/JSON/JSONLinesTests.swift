import DragomanDocuments
import Testing

@Suite("JSON Lines")
struct JSONLinesTests {
  private static let options = DocumentOptions(fields: [["title"], ["body", "text"]])

  @Test("only the strings at the paths are texts, through lists too")
  func paths() throws {
    let source = """
      {"id":"x","title":"One","body":{"text":["a","b"],"kind":"k"}}

      [{"title":{"text":"no"}},{"title":"Two"}]\r
      7
      """
    #expect(try Rendering.texts(source, .jsonl, Self.options) == ["One", "a", "b", "Two"])
    #expect(
      try Rendering.rendered(source, .jsonl, Self.options) { $0 + "!" }
        == source.replacing("One", with: "One!").replacing("\"a\",\"b\"", with: "\"a!\",\"b!\"").replacing(
          "Two", with: "Two!"))
  }

  @Test("a line that is no JSON is refused with its number, and alone among records")
  func broken() throws {
    let source = "{\"title\":\"One\"}\n{\n{\"title\":\"Two\"}\n"
    #expect(throws: DocumentError(line: 2, cause: .malformed)) {
      try Rendering.document(source, .jsonl, Self.options)
    }
    let records = try Records.all(of: source, .jsonl, Self.options)
    #expect(records.map { (try? $0.document.get())?.units.map(\.text) } == [["One"], nil, ["Two"]])
    #expect(records.flatMap(\.bytes) == Array(source.utf8))
  }

  @Test("without a field there is nothing to do")
  func noField() {
    #expect(throws: DocumentError(line: 1, cause: .nothingChosen)) { try Rendering.document("{}", .jsonl) }
    #expect(throws: DocumentError(line: 1, cause: .nothingChosen)) { try Records.all(of: "{}", .jsonl) }
  }

  @Test("lines one by one give what all of them give", arguments: 0..<50 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var generator = RandomJSON(seed: seed)
    var source = ""
    for _ in 0..<generator.text.number(below: 6) {
      let title = generator.literal(generator.text.text())
      source +=
        "{\"a\":1,\"title\":\(title),\"body\":{\"text\":\(title)}}\(generator.text.element(["\n", "\r\n", "\n \n"]))"
    }
    try Rendering.check(source, .jsonl, Self.options, seed: seed)
    try Records.check(source, .jsonl, Self.options, seed: seed)
  }
}

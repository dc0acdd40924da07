import DragomanDocuments
import Testing

@Suite("Tables")
struct TableDocumentTests {
  private static func named(_ names: String...) -> DocumentOptions {
    DocumentOptions(columns: names.map { .name($0) })
  }

  @Test("cells of the named columns are texts; quotation marks stay as they were")
  func named() throws {
    let source =
      "id,\"text\",note\r\n1,\"say \"\"hi\"\",\r\nplease\",x\r\n2,bare,\"y\"\r\n\r\n3\r\n4,\"last\",z"
    #expect(
      try Rendering.texts(source, .csv, Self.named("text")) == ["say \"hi\",\r\nplease", "bare", "last"])
    let rendered = try Rendering.rendered(source, .csv, Self.named("text")) {
      $0 == "bare" ? "with, comma" : $0 == "last" ? "a\"b" : nil
    }
    #expect(
      rendered
        == source.replacing("bare", with: "\"with, comma\"").replacing("\"last\"", with: "\"a\"\"b\""))
  }

  @Test("columns by number take the first record too, unless it is said to be a header")
  func numbers() throws {
    let source = "a;b\nc;d\n"
    #expect(try Rendering.texts(source, .csv, DocumentOptions(columns: [.number(2)])) == ["b", "d"])
    #expect(
      try Rendering.texts(source, .csv, DocumentOptions(columns: [.number(2)], hasHeader: true)) == ["d"])
    #expect(throws: DocumentError(line: 1, cause: .noColumn("9"))) {
      try Rendering.texts(source, .csv, DocumentOptions(columns: [.number(2), .number(9)]))
    }
    #expect(try Rendering.texts("", .csv, DocumentOptions(columns: [.number(9)])) == [])
  }

  @Test("the cells of an only column get marks where a reader would take them for several")
  func onlyColumn() throws {
    let source = "text\nI know that you wait.\nso, so\n"
    #expect(try Rendering.texts(source, .csv, Self.named("text")) == ["I know that you wait.", "so, so"])
    let rendered = try Rendering.rendered(source, .csv, Self.named("text")) {
      $0 == "so, so" ? nil : "Ich weiß, dass du wartest."
    }
    #expect(rendered == "text\n\"Ich weiß, dass du wartest.\"\nso, so\n")
  }

  @Test("the delimiter is what the first line has most of", arguments: [",", ";", "\t"])
  func delimiters(delimiter: String) throws {
    let source = ["\"x, y; z\"", "b", "c"].joined(separator: delimiter) + "\n1\(delimiter)two\(delimiter)3\n"
    #expect(try Rendering.texts(source, .csv, Self.named("b")) == ["two"])
  }

  @Test("a comma in a table with tabs is none")
  func tabs() throws {
    #expect(try Rendering.texts("a\tb\nx, y\tz, w\n", .tsv, Self.named("b")) == ["z, w"])
  }

  @Test("a column that is not there is named, a name is found behind a byte order mark")
  func noColumn() throws {
    #expect(throws: DocumentError(line: 1, cause: .noColumn("c"))) {
      try Rendering.document("a,b\n", .csv, Self.named("a", "c"))
    }
    #expect(try Rendering.texts("\u{FEFF}a,b\nx,y\n", .csv, Self.named("a")) == ["x"])
    let records = try Records.all(of: "\u{FEFF}a,b\nx,y\n", .csv, Self.named("a"))
    #expect(try records.flatMap { try $0.document.get().units.map(\.text) } == ["x"])
    #expect(throws: DocumentError(line: 1, cause: .nothingChosen)) { try Rendering.document("a,b\n", .csv) }
  }

  @Test("a cell that goes on behind its quotation mark stays as it is")
  func brokenCell() throws {
    let source = "a,b\n\"x\" y,ok\n\"z\",w\n"
    #expect(try Rendering.texts(source, .csv, Self.named("a", "b")) == ["ok", "z", "w"])
  }

  @Test("a quotation mark that is not closed is refused with its line")
  func unclosed() {
    for read in [
      { try _ = Rendering.document("a,b\nx,y\n1,\"two\n3,4\n", .csv, Self.named("a")) },
      { try _ = Records.all(of: "a,b\nx,y\n1,\"two\n3,4\n", .csv, Self.named("a")) },
    ] {
      #expect(throws: DocumentError(line: 3, cause: .unclosedQuote)) { try read() }
    }
  }

  @Test("records one by one give what all of them give", arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    let delimiter = text.element([",", ";", "\t"])
    let lineEnd = text.element(["\n", "\r\n"])
    var rows = [["id", "text", "other", "more"]]
    for _ in 0..<text.number(below: 6) {
      rows.append((0..<(text.chance(5) ? 2 : 4)).map { _ in text.chance(6) ? " " : text.text() })
    }
    let source =
      (text.chance(3) ? "\u{FEFF}" : "")
      + rows.map { row in
        row.map { cell in
          let needs = cell.contains { "\"\n\r,;\t".contains($0) || $0.isNewline }
          return needs || text.chance(3) ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
        }.joined(separator: delimiter)
      }.joined(separator: lineEnd) + (text.chance(2) ? lineEnd : "")
    let options = DocumentOptions(columns: [.name("text"), .number(4)])
    let format: FileFormat = delimiter == "\t" && text.chance(2) ? .tsv : .csv
    try Rendering.check(source, format, options, seed: seed)
    try Records.check(source, format, options, seed: seed)
  }
}

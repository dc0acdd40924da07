import DragomanDocuments
import Testing

@Suite("Plain text")
struct TextDocumentTests {
  @Test("each line that is not blank is a text, whatever its end is; a byte order mark is none of it")
  func lines() throws {
    let source = "\u{FEFF}One.\r\n\r\n \t\rTwo.\rThree.\n"
    #expect(try Rendering.texts(source, .text) == ["One.", "Two.", "Three."])
    #expect(try Rendering.rendered(source, .text) { $0.uppercased() } == source.uppercased())
    #expect(try Rendering.rendered(source, .text) { _ in nil } == source)
  }

  @Test("bytes that are no UTF-8 are refused with their line, and alone among records")
  func notUTF8() throws {
    let bytes: [UInt8] = Array("One.\n".utf8) + [0x61, 0xFF, 0x0A] + Array("Two.".utf8)
    for format in FileFormat.allCases {
      let options = DocumentOptions(targetLanguage: "de", columns: [.number(1)], fields: [["a"]])
      #expect(throws: DocumentError(line: 2, cause: .notUTF8)) {
        try DocumentReader.read(bytes, format: format, options: options)
      }
    }
    var reader = try RecordReader(format: .text, options: DocumentOptions())
    let record = try reader.add([0x61, 0xFF, 0x0A])
    #expect(record?.bytes == [0x61, 0xFF, 0x0A])
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) { try record?.document.get() }
  }

  @Test("a table's record that is no UTF-8 is alone, but a header is needed")
  func tableRecord() throws {
    let options = DocumentOptions(columns: [.name("a")])
    var reader = try RecordReader(format: .csv, options: options)
    _ = try reader.add(Array("a\n".utf8))
    let record = try reader.add([0xFF, 0x0A])
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) { try record?.document.get() }
    #expect(try reader.add(Array("x\n".utf8))?.document.get().units.map(\.text) == ["x"])
    var headless = try RecordReader(format: .csv, options: options)
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) { try headless.add([0xFF, 0x0A]) }
  }
}

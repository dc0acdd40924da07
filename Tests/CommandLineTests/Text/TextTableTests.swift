import Testing

@testable import DragomanCLI

@Suite("A table has columns, and lines of at most 80 characters")
struct TextTableTests {
  @Test("aligns columns left or right, and leaves no white space at the end of a line")
  func alignment() {
    var table = TextTable(header: ["A", "SIZE", "C"], rightAligned: [1])
    table.rows = [["x", "1.0 kB", "last"], ["longer", "12 bytes", ""]]
    #expect(table.text == "A           SIZE  C\nx         1.0 kB  last\nlonger  12 bytes\n")
  }

  @Test("leaves out a column in which there is nothing")
  func emptyColumn() {
    var table = TextTable(header: ["A", "B", "C"])
    table.rows = [["x", "", "y"], ["z", "", "w"]]
    #expect(table.text == "A  C\nx  y\nz  w\n")
  }

  @Test("moves the last cell of a line that is too long to a line of its own")
  func longLine() {
    var table = TextTable(header: ["LANGUAGES", "PACK"])
    let long = String(repeating: "i", count: 70)
    table.rows = [["English → German", long], ["x", "short"]]
    #expect(
      table.text == "LANGUAGES         PACK\nEnglish → German\n    \(long)\nx                 short\n")
    #expect(table.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("is nothing without rows")
  func empty() {
    #expect(TextTable(header: ["A"]).text == "")
  }
}

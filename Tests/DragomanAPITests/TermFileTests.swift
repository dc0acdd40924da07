import Testing

@testable import Dragoman

@Suite("Files of terms")
struct TermFileTests {
  @Test("one term a line: comments, blank lines, byte order marks and carriage returns are no part of any")
  func terms() throws {
    let file = "\u{FEFF}# names\r\nAda\r\n\r\n  red boat \n#x\n \t \nC#\nlast"
    #expect(try TermFile.terms(in: Array(file.utf8)) == ["Ada", "red boat", "C#", "last"])
    #expect(try TermFile.terms(in: []).isEmpty)
  }

  @Test("a glossary has a term and its translation on each line")
  func glossary() throws {
    let file = "# en\tde\nboat\tBoot\r\nlow tide\tNiedrigwasser \n\nboat\tBoot\n"
    #expect(
      try TermFile.glossary(in: Array(file.utf8)) == ["boat": "Boot", "low tide": "Niedrigwasser"])
  }

  @Test(
    "a fault names its line",
    arguments: [
      ("a\tb\nc\n", TermFileError(line: 2, reason: .notTwoFields)),
      ("a\tb\tc", TermFileError(line: 1, reason: .notTwoFields)),
      ("\tb", TermFileError(line: 1, reason: .blankField)),
      ("a\t ", TermFileError(line: 1, reason: .blankField)),
      ("# x\na\tb\n\na\tc", TermFileError(line: 4, reason: .givenBefore(line: 2))),
    ])
  func faults(file: String, fault: TermFileError) {
    #expect(throws: fault) { try TermFile.glossary(in: Array(file.utf8)) }
  }

  @Test("bytes that are not UTF-8 are refused, with their line")
  func encoding() {
    #expect(throws: TermFileError(line: 2, reason: .notUTF8)) {
      try TermFile.terms(in: [0x61, 0x0A, 0xFF, 0x0A])
    }
  }
}

import Testing

@testable import DragomanDocuments

@Suite struct FileFormatTests {
  @Test func all() { #expect(FileFormat.allCases.count == 13) }
}

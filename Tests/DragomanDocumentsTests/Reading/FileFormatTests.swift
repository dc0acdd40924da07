import Testing

@testable import DragomanDocuments

@Suite("FileFormat")
struct FileFormatTests {
  @Test(
    "a file's name tells its format, in any case",
    arguments: [
      ("a.txt", .text), ("b.MD", .markdown), ("c.html", .html), ("d.htm", .html), ("e.srt", .srt),
      ("f.Vtt", .vtt),
      ("g.po", .po), ("messages.pot", .po), ("h.xlf", .xliff), ("i.xliff", .xliff), ("j.strings", .strings),
      ("k.xcstrings", .xcstrings), ("l.json", .json), ("m.jsonl", .jsonl), ("n.csv", .csv), ("o.tsv", .tsv),
      ("folder.srt/de.po", .po),
    ] as [(String, FileFormat)])
  func names(name: String, format: FileFormat) {
    #expect(FileFormat(fileName: name) == format)
  }

  @Test(
    "a name without an end that is known tells nothing", arguments: ["notes", "a.doc", ".srt", "b.srt/c", ""])
  func others(name: String) {
    #expect(FileFormat(fileName: name) == nil)
  }
}

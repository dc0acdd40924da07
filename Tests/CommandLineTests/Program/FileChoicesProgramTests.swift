import Foundation
import TestSupport
import Testing

@Suite("dragoman translate and files that are not what the options say")
struct FileChoicesProgramTests {
  private static let environment = Program.environment.merging(["DRAGOMAN_PSEUDO": "1"]) { $1 }

  /// Runs `translate` from English into accents with a file in a folder of its own.
  private static func translate(
    _ name: String, _ content: some Sequence<UInt8>, _ options: [String], to target: String = "en-XA"
  ) async throws -> (result: PackWorld.Result, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: name)
    try Data(content).write(to: file)
    let options = options.map { $0.replacing("FOLDER", with: folder.url.path) }
    let result = try await DragomanCommandLine.run(
      ["translate", "--from", "en", "--to", target] + options + [file.path], input: "",
      environment: environment)
    return (result, folder)
  }

  @Test("a column by a number or name that is not there is a wrong option", arguments: ["9", "text"])
  func noColumn(column: String) async throws {
    for options in [[], ["--output", "FOLDER/out.csv"]] {
      let (result, folder) = try await Self.translate(
        "a.csv", "id,body\n1,yes\n".utf8, ["--columns", column] + options)
      #expect(result.output == "" && result.ending == .exited(2))
      #expect(result.errors.contains("line 1: there is no column"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.csv"])
    }
  }

  @Test("records without the field are counted, blank lines are not")
  func noField() async throws {
    let (result, _) = try await Self.translate(
      "a.jsonl", "{\"body\":\"yes\"}\n\n{\"text\":\"yes\"}\n".utf8, ["--field", "text"])
    #expect(result.output == "{\"body\":\"yes\"}\n\n{\"text\":\"[ýééš]\"}\n")
    #expect(result.errors.contains("1 of 3 records were kept as they are: 1 noField"))
    #expect(result.ending == .exited(0))
  }

  @Test(
    "a file that says which language it is for gets no other",
    arguments: [
      (
        "a.xlf",
        "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"fr\"><body><trans-unit id=\"1\"><source>Yes</source></trans-unit></body></file></xliff>"
      ),
      (
        "b.xlf",
        "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"fr-FR\"><file id=\"1\"><unit id=\"1\"><segment><source>Yes</source></segment></unit></file></xliff>"
      ),
      ("c.po", "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"Yes\"\nmsgstr \"\"\n"),
    ])
  func declaredTarget(name: String, content: String) async throws {
    for bytes in [
      Array(content.utf8),
      content.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] },
    ] {
      let (result, folder) = try await Self.translate(name, bytes, ["--in-place"])
      #expect(result.ending == .exited(2))
      #expect(result.errors.contains("Next: --to fr"))
      #expect(try Data(contentsOf: folder.url.appending(path: name)) == Data(bytes))
      let mended = try await Self.translate(
        name, String(decoding: Data(content.utf8), as: UTF8.self).replacing(/fr(-FR)?/, with: "en-XA").utf8,
        [])
      #expect(mended.result.output.contains("Ýééš") && mended.result.ending == .exited(0))
    }
  }

  @Test(
    "a file that says which language its sources are in is not taken for another",
    arguments: [
      (
        "a.xlf",
        "<xliff version=\"1.2\"><file source-language=\"LANGUAGE\"><body><trans-unit id=\"1\"><source>Yes</source></trans-unit></body></file></xliff>"
      ),
      ("b.xcstrings", "{\"sourceLanguage\":\"LANGUAGE\",\"strings\":{\"Yes\":{}}}"),
    ])
  func declaredSource(name: String, content: String) async throws {
    let foreign = Array(content.replacing("LANGUAGE", with: "fr-CA").utf8)
    let (result, folder) = try await Self.translate(name, foreign, ["--in-place"])
    #expect(result.ending == .exited(2))
    #expect(result.errors.contains("says that its texts are in 'fr-CA', not 'en'\nNext: --from fr-CA"))
    #expect(try Data(contentsOf: folder.url.appending(path: name)) == Data(foreign))
    let own = try await Self.translate(name, content.replacing("LANGUAGE", with: "en-GB").utf8, [])
    #expect(own.result.output.contains("Ýééš") && own.result.ending == .exited(0))
  }

  @Test(
    "text, tables and records in UTF-16 are written in UTF-16",
    arguments: [
      ("a.txt", [], "Yes\r\n\nYes", "[Ýééš]\r\n\n[Ýééš]"),
      ("a.csv", ["--columns", "2"], "1,Yes\r\n", "1,[Ýééš]\r\n"),
      ("a.jsonl", ["--field", "a"], "{\"a\":\"Yes\"}\n", "{\"a\":\"[Ýééš]\"}\n"),
      ("a.md", [], "# Yes\n", "# \\[Ýééš]\n"),
    ])
  func utf16(name: String, options: [String], content: String, expected: String) async throws {
    func bytes(_ text: String, bigEndian: Bool) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return bigEndian ? [high, low] : [low, high]
      }
    }
    for bigEndian in [false, true] {
      let (result, folder) = try await Self.translate(
        name, bytes(content, bigEndian: bigEndian), options + ["--output", "FOLDER/out"])
      #expect(result.errors == "" && result.ending == .exited(0))
      let written = try Data(contentsOf: folder.url.appending(path: "out"))
      #expect(written == Data(bytes(expected, bigEndian: bigEndian)))
    }
  }

  @Test("lines in UTF-16 that would go to standard output are refused with what to do")
  func utf16Lines() async throws {
    let (result, _) = try await Self.translate("a.txt", [0xFF, 0xFE, 0x59, 0x00, 0x0A, 0x00], [])
    #expect(result.output == "" && result.ending == .exited(6))
    #expect(result.errors.contains("is in UTF-16, and lines are read in UTF-8\nNext: --output PATH"))
  }

  @Test("--output - is standard output")
  func standardOutput() async throws {
    for (name, content) in [("a.txt", "Yes\n"), ("a.json", "[\"Yes\"]")] {
      let (result, folder) = try await Self.translate(name, content.utf8, ["--output", "-"])
      #expect(result.output == content.replacing("Yes", with: "[Ýééš]") && result.ending == .exited(0))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [name])
    }
    let both = try await Self.translate("a.json", "[]".utf8, ["--output", "-", "--resume"])
    #expect(both.result.ending == .exited(2) && both.result.errors.contains("--resume needs --output"))
  }

  @Test(
    "what is no text is refused by what it is, unless the format is named",
    arguments: [
      ("a.docx", Array("PK".utf8) + [3, 4, 20, 0]), ("a.pdf", Array("%PDF-1.4\nYes\n".utf8)),
      ("a", [0x59, 0x00, 0x01, 0x0A]),
    ])
  func foreign(name: String, content: [UInt8]) async throws {
    let (result, _) = try await Self.translate(name, content, [])
    #expect(result.output == "" && result.ending == .exited(6))
    #expect(result.errors.contains("is no text\nNext: save it as one of text, markdown, html"))
    let named = try await Self.translate(name, content, ["--format", "text"])
    #expect(!named.result.output.isEmpty)
  }

  @Test("no file of terms is written over", arguments: ["--keep", "--glossary"])
  func terms(option: String) async throws {
    let terms = Array("harbour\tHafen\n".utf8)
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "terms").path
    try Data(terms).write(to: URL(filePath: path))
    let (result, _) = try await Self.translate("a.txt", "Yes\n".utf8, [option, path, "--output", path])
    #expect(result.ending == .exited(2) && result.errors.contains("over the terms of"))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(terms))
  }

  @Test("--wrapped and --html write files too")
  func wrappedAndPages() async throws {
    let mail = "Boats leave\nnow and again.\n\n- one\n- two\n"
    let wrapped = try await Self.translate("a.txt", mail.utf8, ["--wrapped", "--output", "FOLDER/out"])
    #expect(wrapped.result.errors == "" && wrapped.result.ending == .exited(0))
    let lines = try String(contentsOf: wrapped.folder.url.appending(path: "out"), encoding: .utf8)
    #expect(lines == "[Ɓööááťš ļééááṽéé ñööŵ ááñď ááĝááííñ.]\n\n[- ööñéé]\n[- ťŵöö]\n")
    let page = try await Self.translate(
      "a.txt", "<p title=\"Yes\">Yes <b>now</b></p>".utf8, ["--html", "--in-place"])
    #expect(page.result.errors == "" && page.result.ending == .exited(0))
    let tags = try String(contentsOf: page.folder.url.appending(path: "a.txt"), encoding: .utf8)
    #expect(tags.hasPrefix("<p title=\"Yes\">[Ýééš <b>ñööŵ</b>") && tags.hasSuffix("</p>"))
    let table = try await Self.translate("a.md", "Yes\n".utf8, ["--wrapped"])
    #expect(table.result.ending == .exited(2) && table.result.errors.contains("--wrapped is for text"))
  }
}

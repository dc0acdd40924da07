import Foundation
import Testing

// These hold with any engine: what a sentence becomes is asked of the program itself, one sentence at a time.

/// The arguments of most tests.
let translate = ["translate", "--from", "en", "--to", "de"]

@Suite("dragoman translate keeps each line in its place")
struct TranslateProgramTests {
  static let sentences = ["The boat is late.", "We wait.", "It rains.", "Nobody came.", "Open the door."]

  /// What each sentence becomes alone.
  func translations() async throws -> [String: String] {
    var translations: [String: String] = ["": "", " \t": " \t"]
    for sentence in Self.sentences {
      let (output, _, ending) = try await run(translate, input: sentence)
      #expect(ending == .exited(0))
      #expect(!output.contains("\n"))
      translations[sentence] = output
    }
    return translations
  }

  func expected(_ input: String, _ translations: [String: String]) -> String {
    input.split(separator: "\n", omittingEmptySubsequences: false).map { translations[String($0)] ?? "?" }
      .joined(separator: "\n")
  }

  @Test("--trace tells the time of each stage at the end, and no text")
  func trace() async throws {
    let (output, errors, status) = try await run(translate + ["--trace"], input: "The wombat is late.\n")
    #expect(!output.isEmpty && status == .exited(0))
    let stages = errors.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(
      stages == ["stage", "open", "split", "tokenize", "encode", "decode", "detokenize", "respond"])
    #expect(!errors.contains("wombat") && !errors.contains(output.prefix(6)))
  }

  @Test("translates line n to line n, also empty ones and a last one without a newline")
  func lines() async throws {
    let translations = try await translations()
    for ending in ["", "\n", "\n\n", "\n \t"] {
      let input =
        (0..<500).map { $0 % 9 == 4 ? "" : Self.sentences[$0 * 7 % 5] }.joined(separator: "\n") + ending
      let (output, errors, status) = try await run(translate, input: input)
      #expect(output == expected(input, translations))
      #expect(errors == "")
      #expect(status == .exited(0))
    }
  }

  @Test("writes nothing for nothing")
  func empty() async throws {
    let (output, errors, ending) = try await run(translate)
    #expect(output == "" && errors == "" && ending == .exited(0))
  }

  @Test("keeps carriage returns, tabs and the white space around a line")
  func whiteSpace() async throws {
    let translations = try await translations()
    let (output, _, ending) = try await run(translate, input: "We wait.\r\n\r\n\t It rains.  \r\n\r")
    #expect(
      output == "\(translations["We wait."] ?? "")\r\n\r\n\t \(translations["It rains."] ?? "")  \r\n\r")
    #expect(ending == .exited(0))
  }

  @Test("reads files one after another, and standard input where it is named")
  func files() async throws {
    let translations = try await translations()
    let first = try TemporaryFile("We wait.\n\nIt ")
    let second = try TemporaryFile("rains.\n")
    defer { withExtendedLifetime((first, second)) {} }
    let (output, _, ending) = try await run(
      translate + [first.path, second.path, "-"], input: "Nobody came.")
    #expect(output == expected("We wait.\n\nIt rains.\nNobody came.", translations))
    #expect(ending == .exited(0))
  }

  @Test("names every file that cannot be read before it translates anything")
  func unreadableFiles() async throws {
    let file = try TemporaryFile("We wait.\n")
    defer { withExtendedLifetime(file) {} }
    let (output, errors, ending) = try await run(
      translate + [file.path, "/nonexistent/a", "/", "/nonexistent/b"])
    #expect(output == "")
    #expect(ending == .exited(6))
    #expect(
      errors == """
        dragoman: cannot read '/nonexistent/a': No such file or directory
        dragoman: cannot read '/': Is a directory
        dragoman: cannot read '/nonexistent/b': No such file or directory

        """)
  }

  @Test("writes lines that are not UTF-8 unchanged, reports each, and says so in the status")
  func undecodable() async throws {
    let translations = try await translations()
    let bad: [UInt8] = [0x61, 0xFF, 0xFE, 0x0D]
    let input = Array("We wait.\n".utf8) + bad + Array("\n\nIt rains.\n".utf8) + bad
    let (output, errors, ending) = try await run(translate, input: input)
    let good = expected("We wait.\n", translations).utf8
    #expect(output == Array(good) + bad + Array(expected("\n\nIt rains.\n", translations).utf8) + bad)
    #expect(ending == .exited(1))
    #expect(
      errors == """
        dragoman: line 2, byte 10: notUTF8
        dragoman: line 5, byte 26: notUTF8
        dragoman: 2 of 5 lines could not be translated and were kept: 2 notUTF8

        """)
  }

  @Test("stops at the first such line with --strict, after writing what came before")
  func strict() async throws {
    let translations = try await translations()
    let input = Array("We wait.\n\n".utf8) + [0xFF, 0x0A] + Array("It rains.\n".utf8)
    let (output, errors, ending) = try await run(translate + ["--strict"], input: input)
    #expect(String(decoding: output, as: UTF8.self) == expected("We wait.\n\n", translations))
    #expect(ending == .exited(1))
    #expect(
      errors == """
        dragoman: line 3, byte 10: notUTF8
        dragoman: stopped at the first line that cannot be translated; next line: 3

        """)
  }

  @Test("gives the same with one thread, with several, and with lines as sentences")
  func threads() async throws {
    let translations = try await translations()
    let input = (0..<200).map { Self.sentences[$0 * 3 % 5] + "\n" }.joined()
    for options in [["--threads", "1"], ["--threads=3"], ["--lines"], ["--paragraphs"]] {
      let (output, _, ending) = try await run(translate + options, input: input)
      #expect(output == expected(input, translations))
      #expect(ending == .exited(0))
    }
  }

  @Test("keeps 2,000 sentences in one line and in as many lines")
  func manySentences() async throws {
    let sentences = (1...2000).map { "Item \($0) is ready." }
    let list = try await run(translate, input: sentences.map { $0 + "\n" }.joined())
    #expect(list.ending == .exited(0))
    #expect(list.output.split(separator: "\n").count == 2000)
    let paragraph = try await run(translate, input: sentences.joined(separator: " "))
    #expect(paragraph.ending == .exited(0))
    #expect(paragraph.output.utf8.count > 2000 && !paragraph.output.contains("\n"))
  }
  @Test("2,000 sentences in one line take less than 1.3 times the memory of 200")
  func memoryOfManySentences() async throws {
    func peak(sentences: Int) async throws -> Int {
      let line = (1...sentences).map { "Item \($0) is ready." }.joined(separator: " ")
      return try await onOwnThread {
        let program = try Program(translate + ["--threads", "1"])
        program.send(line + "\n")
        _ = program.readLine()
        let peak = program.peakMemory
        program.closeInput()
        _ = program.finish()
        return peak
      }
    }
    let few = try await peak(sentences: 200)
    let many = try await peak(sentences: 2000)
    #expect(few > 0 && many * 10 < few * 13, "\(few) and \(many) bytes")
  }
}

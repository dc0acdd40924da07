import Foundation
import TestSupport
import Testing

@Suite("dragoman translate keeps, replaces and reads pages, seen exactly in a pseudo-language")
struct PseudoProgramTests {
  private static let environment = Program.environment.merging(["DRAGOMAN_PSEUDO": "1"]) { $1 }

  private static func translate(
    _ arguments: String..., input: String, environment: [String: String] = environment
  ) async throws -> PackWorld.Result {
    try await DragomanCommandLine.run(["translate"] + arguments, input: input, environment: environment)
  }

  @Test(
    "any source leads to a pseudo-language, named or identified",
    arguments: [["--from", "en"], ["--from", "sv"], []])
  func targets(source: [String]) async throws {
    let text = "The boat {name} leaves the harbour at noon today.\n"
    let accented = try await DragomanCommandLine.run(
      ["translate", "--to", "en-XA"] + source, input: text, environment: Self.environment)
    #expect(accented.output == "[Ťĥéé ƀööááť {name} ļééááṽééš ťĥéé ĥááŕƀööúúŕ ááť ñööööñ ťööďááý.]\n")
    #expect(accented.errors == "" && accented.ending == .exited(0))
    let bidirectional = try await DragomanCommandLine.run(
      ["translate", "--to", "ar-XB"] + source, input: "Boats leave {name} now and again.\n",
      environment: Self.environment)
    let words = { (text: String) in "\u{202E}\(text)\u{202C}" }
    #expect(
      bidirectional.output
        == "\(words("Boats")) \(words("leave")) {name} \(words("now")) \(words("and")) \(words("again")).\n")
  }

  @Test("without DRAGOMAN_PSEUDO there is no such language")
  func off() async throws {
    let result = try await Self.translate(
      "--from", "en", "--to", "en-XA", input: "It rains.\n", environment: Program.environment)
    #expect(result.output == "" && result.ending == .exited(4))
    #expect(result.errors.contains("DRAGOMAN_PSEUDO=1"))
  }

  @Test("languages does not list them, status knows their route")
  func lists() async throws {
    let languages = try await DragomanCommandLine.run(["languages"], input: "", environment: Self.environment)
    #expect(!languages.output.contains("XA") && !languages.output.contains("XB"))
    let status = try await DragomanCommandLine.run(
      ["status", "fi", "en-XA"], input: "", environment: Self.environment)
    #expect(status.output.contains("installed") && status.output.contains("pseudo.en-XA"))
    #expect(status.ending == .exited(0))
  }

  @Test("--keep and --glossary take their terms from files")
  func terms() async throws {
    let folder = try TemporaryFolder()
    let keep = folder.url.appending(path: "keep")
    let glossary = folder.url.appending(path: "glossary")
    try Data("\u{FEFF}# ships\r\nNordwind\r\n".utf8).write(to: keep)
    try Data("harbour\tHafen\n".utf8).write(to: glossary)
    let result = try await Self.translate(
      "--from", "en", "--to", "en-XA", "--keep", keep.path, "--glossary", glossary.path,
      input: "Nordwind is in the harbour.\nNordwinds\n")
    #expect(result.output == "[Nordwind ííš ííñ ťĥéé Hafen.]\n[Ñööŕďŵííñďš]\n")
    #expect(result.errors == "" && result.ending == .exited(0))
  }

  @Test("a line of a file of terms that is wrong is named by its number, a file that is none by its path")
  func wrongTerms() async throws {
    let folder = try TemporaryFolder()
    let glossary = folder.url.appending(path: "glossary")
    try Data("harbour\tHafen\nsecret word\n".utf8).write(to: glossary)
    let wrong = try await Self.translate(
      "--from", "en", "--to", "en-XA", "--glossary", glossary.path, input: "It rains.\n")
    #expect(wrong.output == "" && wrong.ending == .exited(2))
    #expect(
      wrong.errors
        == "dragoman: line 2 of '\(glossary.path)': a term, one tab and its translation are expected\n")
    let missing = try await Self.translate(
      "--from", "en", "--to", "en-XA", "--keep", folder.url.appending(path: "none").path, input: "It rains.\n"
    )
    #expect(missing.output == "" && missing.ending == .exited(6) && missing.errors.contains("cannot read"))
  }

  @Test("--html takes the whole input as one page")
  func page() async throws {
    let page = "<p>The <b>red\nboat</b> &amp;\r\nthe crew</p>\n\n<code>It rains</code> <img alt=\"A boat\">"
    let result = try await Self.translate("--html", "--from", "en", "--to", "en-XA", input: page)
    #expect(
      result.output
        == "<p>[Ťĥéé <b>ŕééď ƀööááť</b> &amp; ťĥéé çŕééŵ]</p>\n\n<code>It rains</code> <img alt=\"A boat\">")
    #expect(result.errors == "" && result.ending == .exited(0))
    let more = try await Self.translate(
      "--html", "--attributes", "--json", "--from", "en", "--to", "en-XA", input: page)
    let object = try PackWorld.document(more.output)
    #expect((object["text"] as? String)?.contains("alt=\"[Åá ƀööááť]\"") == true)
    #expect(object["index"] as? Int == 0 && (object["flags"] as? [String]) == [])
  }

  @Test("--wrapped writes one line for each paragraph of wrapped lines")
  func wrapped() async throws {
    let mail =
      "The harbour will stay\nclosed until noon.\n \n- bring water\n- bring\n  a coat\n```\na b\n\nc d\n```\nIt\nrains."
    let result = try await Self.translate("--wrapped", "--from", "en", "--to", "en-XA", input: mail)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10, "\(result.output)")
    #expect(lines[0] == "[Ťĥéé ĥááŕƀööúúŕ ŵííļļ šťááý çļööšééď úúñťííļ ñööööñ.]")
    #expect(lines[1] == " " && lines.last == "[Îíť ŕááííñš.]")
    #expect(result.errors == "" && result.ending == .exited(0))
  }

  @Test(
    "options that mean nothing together are refused",
    arguments: [
      ["--html", "--lines"], ["--attributes"], ["--html", "--paragraphs"],
      ["--html", "--n-best", "2", "--lines"],
    ])
  func refused(arguments: [String]) async throws {
    let result = try await DragomanCommandLine.run(
      ["translate", "--from", "en", "--to", "en-XA"] + arguments, input: "It rains.\n",
      environment: Self.environment)
    #expect(result.output == "" && result.ending == .exited(2))
  }

  @Test("--no-checks gives what came first, with spans in their places all the same")
  func unchecked() async throws {
    let result = try await Self.translate(
      "--no-checks", "--from", "en", "--to", "en-XA", input: "See https://a.example/x now.\n")
    #expect(result.output == "[Šéééé https://a.example/x ñööŵ.]\n")
  }
}

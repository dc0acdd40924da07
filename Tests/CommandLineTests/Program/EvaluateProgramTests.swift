import Foundation
import TestSupport
import Testing

@Suite("dragoman evaluate")
struct EvaluateProgramTests {
  private let work: WorkFolder
  init() throws { work = try WorkFolder() }

  /// Lines of the fixtures, and what the whole vocabulary makes of them: near what the shortlist does.
  private func domain(_ name: String, _ range: Range<Int>) async throws -> (source: String, reference: String)
  {
    let all = try String(contentsOf: Fixtures.url("inputs.txt"), encoding: .utf8).components(
      separatedBy: "\n")
    let text = all[range].joined(separator: "\n") + "\n"
    let translated = try await run(
      ["translate", "--from", "en", "--to", "de", "--lines", "--strategy", "high-fidelity"], input: text)
    return (
      try work.write("\(name).en", text), try work.write("\(name).de", translated.output)
    )
  }

  @Test("prints scores, flags and signatures by pack and domain, from pairs of files and tables")
  func scores() async throws {
    let news = try await domain("news", 0..<12)
    let lines = zip(
      (work.read("news.en") ?? "").split(separator: "\n"), (work.read("news.de") ?? "").split(separator: "\n")
    )
    let table = try work.write("table.tsv", lines.map { "\($0)\t\($1)\r\n" }.joined())
    let result = try await run(["evaluate", "--from", "en", "--to", "de", news.source, news.reference, table])
    #expect(result.ending == .exited(0) && result.errors == "")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows[0] == ["PACK", "DOMAIN", "LINES", "WEIGHTS", "BLEU", "chrF2", "FLAGGED"])
    #expect(Array(rows[1].prefix(4)) == ["en-de.micro.1.0", "news", "12", "int8"])
    #expect(Array(rows[2].prefix(4)) == ["en-de.micro.1.0", "table", "12", "int8"])
    #expect(rows[1].suffix(3) == rows[2].suffix(3))
    #expect(result.output.contains("BLEU|nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0\nchrF2|"))
    #expect(result.output.contains("en-de.micro.1.0, news, int8: flags per thousand lines: "))

    let document = try PackWorld.document(
      try await run(["evaluate", "--pack", "en-de.micro.1.0", table, "--json"]).output)
    let results = try #require(document["results"] as? [[String: Any]])
    let system = try #require((results.first?["systems"] as? [[String: Any]])?.first)
    #expect(results.count == 1 && results[0]["lines"] as? Int == 12)
    #expect(String(format: "%.1f", try #require(system["bleu"] as? Double)) == rows[1][4])
    #expect((document["signatures"] as? [String])?.count == 2)
  }

  @Test("puts int8 beside float, and writes a private page of the lines that differ")
  func report() async throws {
    let news = try await domain("news", 0..<40)
    try work.write("page.html", "old", mode: 0o644)
    let float = Fixtures.url("micro-ssru/model.npz").path
    let result = try await run([
      "evaluate", "--pack", "en-de.micro.1.0", "--float", float, "--report", work.path("page.html"),
      "--no-checks", news.source, news.reference,
    ])
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.output.contains(" int8 ") && result.output.contains(" float32 "))
    let page = try #require(work.read("page.html"))
    #expect(work.mode("page.html") == 0o600)
    let shown = page.components(separatedBy: "<tr><td>").count - 1
    #expect(shown > 0 && result.output.contains("\(shown) of 40 lines differ between the two weights"))
    #expect(
      page.contains(
        "<th scope=\"col\">float32</th><th scope=\"col\">int8</th><th scope=\"col\">Reference</th>"))
    #expect(work.names == ["news.de", "news.en", "page.html"])
  }

  @Test("compares a float pack with itself rounded")
  func floatPack() async throws {
    let world = try PackWorld([])
    let folder = URL(filePath: world.place("float"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["model.npz", "vocab.spm"] {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-ssru/\(name)"), to: folder.appending(path: name))
    }
    try await world.run(
      "packs", "import", folder.path, "--from", "en", "--to", "de", "--id", "float", "--keep-float")
    let news = try await domain("news", 0..<10)
    let result = try await world.run("evaluate", "--pack", "float", news.source, news.reference)
    #expect(result.ending == .exited(0), "\(result.errors)")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows[1][3] == "int8" && rows[2][0] == "float32")
    // The references are those of the same network in int8.
    #expect(result.output.contains(" of 10 lines differ between the two weights"))
  }

  @Test("refuses files that do not go together, and says where and why")
  func refuses() async throws {
    let two = try work.write("two", "One.\nTwo.\n")
    let three = try work.write("three", "Eins.\nZwei.\nDrei.\n")
    let empty = try work.write("empty", "")
    let tabs = try work.write("tabs.tsv", "a\tb\nno tab\n")
    let many = try work.write("many.tsv", "a\tb\tc\n")
    try Data([0x61, 0x0A, 0xC3, 0x28, 0x0A]).write(to: URL(filePath: work.path("bytes")))
    func errors(_ status: Int32, _ arguments: String...) async throws -> String {
      let result = try await run(["evaluate", "--from", "en", "--to", "de"] + arguments)
      #expect(result.ending == .exited(status) && result.output == "", "\(arguments)")
      return result.errors
    }
    #expect(try await errors(2, two, three).contains("has 2 lines, "))
    #expect(try await errors(2, two).contains("has no file of references after it, and is no .tsv"))
    #expect(try await errors(2, empty, empty).contains("has no lines"))
    #expect(try await errors(2, tabs).contains("line 2 of "))
    #expect(try await errors(2, many).contains("line 1 of "))
    let bytes = try await errors(2, work.path("bytes"), two)
    #expect(bytes.contains("line 2 of ") && bytes.contains("it is not UTF-8") && !bytes.contains("("))
    #expect(try await errors(6, two, work.path("nothing")).contains("cannot read "))
    #expect(try await errors(2, three, three, "--report", three).contains("would be written over "))
    #expect(try await errors(6, two, two, "--report", work.path("no/page.html")).contains("cannot write "))
    #expect(try await errors(6, two, two, "--float", work.path("nothing")).contains("--float: "))
    #expect(try await errors(2, two, two, "--float", two).contains("--float: "))
    #expect(
      try await errors(2, two, two, "--float", Fixtures.url("micro-ssru/model.intgemm8.bin").path).contains(
        "has int8 weights, not float32"))
    #expect(try await errors(2, two, two, "--pack", "x").contains("--pack"))
    #expect(try await run(["evaluate", "--pack", "x", two, two]).ending == .exited(3))
    #expect(try await run(["evaluate", "--from", "en", two, two]).ending == .exited(2))
    #expect(try await run(["evaluate", "--from", "en", "--to", "fr", two, two]).ending == .exited(4))
  }
}

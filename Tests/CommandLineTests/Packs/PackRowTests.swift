import Testing

@testable import DragomanCLI

@Suite("A pack is a line of a table for people and an object for programs")
struct PackRowTests {
  @Test("in columns: tags, names, version, size, state, id")
  func table() {
    let rows = [
      PackRow.sample("en-de.tiny.1.0", .installed),
      PackRow.sample("de-en.tiny.1.10", version: "1.10", bytes: 999),
      PackRow.sample("pt-en.x", .installed).with { $0.isReadOnly = true },
      PackRow(id: "broken", state: .damaged, problem: sampleFault),
    ]
    #expect(
      rows.table == """
        PAIR     LANGUAGES             VERSION       SIZE  STATE      PACK
        en → de  English → German      1.0        12.2 MB  installed  en-de.tiny.1.0
        de → en  German → English      1.10     999 bytes  available  de-en.tiny.1.10
        pt → en  Portuguese → English  1.0        12.2 MB  read-only  pt-en.x
                                                           damaged    broken

        """)
  }

  @Test(
    "says of a foreign pack how much of it is checked",
    arguments: [("sha256", "whole"), ("size", "size only"), ("none", "nothing")])
  func foreign(check: String, words: String) {
    let row = PackRow.sample("en-de.x").with {
      $0.check = check
      $0.origin = "https://models.example/catalog.json"
    }
    let lines = [row, .sample("de-en.y")].table.split(separator: "\n")
    #expect(lines[0].contains("STATE      CHECKED"))
    #expect(lines[1].contains("available  \(words) "))
    #expect(row.json.members["foreign"] as? Bool == true)
    #expect(row.json.members["checked"] as? String == check)
    #expect(![PackRow.sample("de-en.y")].table.contains("CHECKED"))
  }

  @Test("a size that nobody says is a question mark")
  func unknownSize() {
    let row = PackRow.sample("en-de.x", bytes: 0)
    #expect(row.size == "?" && [row].table.contains("    ?  available"))
    #expect(PackInfoCommand.text(row).contains("\nDownload:  ?\n"))
    #expect(PackRow(id: "broken", state: .damaged).size == "")
  }

  @Test("keeps to 80 columns with an id of any length")
  func longID() {
    let row = PackRow.sample("nb-pt." + String(repeating: "x", count: 60))
    #expect([row].table.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("has the same members in JSON, but for those that are not known")
  func json() {
    let known = PackRow.sample("en-de.tiny.1.0", .installed).with {
      $0.folder = "/models/en-de.tiny.1.0"
      $0.origin = "/catalog.json"
    }
    #expect(
      Set(known.json.members.keys) == [
        "id", "source", "target", "version", "strategy", "downloadBytes", "installedBytes", "licence",
        "state", "readOnly", "origin", "foreign", "folder",
      ])
    #expect(known.json.members["downloadBytes"] as? Int == 12_162_096)
    let damaged = PackRow(id: "broken", state: .damaged, problem: sampleFault)
    #expect(Set(damaged.json.members.keys) == ["id", "state", "readOnly", "foreign", "error"])
    #expect((damaged.json.members["error"] as? [String: String])?["code"] == "damaged")
  }

  @Test("shows everything that is known with packs info")
  func info() {
    let row = PackRow.sample("en-de.x").with {
      $0.check = "size"
      $0.origin = "https://models.example/catalog.json"
      $0.problem = sampleFault
    }
    #expect(
      PackInfoCommand.text(row) == """
        Pack:      en-de.x
        Languages: English → German (en → de)
        Version:   1.0
        Strategy:  low-latency
        State:     available
        Download:  12.2 MB (12162096 bytes)
        Size:      12.2 MB (12163096 bytes)
        Licence:   Apache-2.0
        Catalog:   https://models.example/catalog.json, foreign
        Checked:   size only
        Problem:   model.bin is damaged Next: repair it

        """)
  }
}

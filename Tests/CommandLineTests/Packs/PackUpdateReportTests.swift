import Testing

@testable import DragomanCLI

@Suite("packs update lists what changes with its size, then says what it did")
struct PackUpdateReportTests {
  static let report = PackUpdateReport(updates: [
    .init(row: .sample("en-de.tiny.1.10", version: "1.10"), replaces: [("en-de.tiny.1.9", "1.9")]),
    .init(row: .sample("de-en.tiny.2.0", version: "2.0", bytes: 8_000_000), replaces: []),
  ])

  @Test("the plan has the old version, the new one and the bytes of each and of all")
  func plan() {
    #expect(
      Self.report.text(isDryRun: true) == """
        PAIR     LANGUAGES         INSTALLED  LATEST  DOWNLOAD  PACK
        en → de  English → German  1.9        1.10     12.2 MB  en-de.tiny.1.10
        de → en  German → English             2.0       8.0 MB  de-en.tiny.2.0

        To update 2 packs: 20.2 MB

        """)
    #expect(Self.report.text(isDryRun: false).hasSuffix("\nUpdating 2 packs: 20.2 MB\n"))
    #expect(PackUpdateReport(updates: []).text(isDryRun: false) == "Every installed pack is the latest.\n")
  }

  @Test("the result names what is in place and what it took the place of")
  func result() throws {
    var report = Self.report
    report.updates[0].result = .installed
    report.updates[1].result = .failed
    #expect(report.resultText == "en-de.tiny.1.10: installed in place of en-de.tiny.1.9\n")
    let updates = try #require(report.json.members["updates"] as? [[String: Any]])
    #expect(updates.map { $0["result"] as? String } == ["installed", "failed"])
    #expect(updates.map { $0["replaces"] as? [String] } == [["en-de.tiny.1.9"], []])
    #expect(report.json.members["downloadBytes"] as? Int == 20_162_096)
  }

  @Test("an update beside a pack of the system's replaces nothing")
  func besideSystem() {
    var report = Self.report
    report.updates[1].result = .installed
    #expect(report.resultText == "de-en.tiny.2.0: installed\n")
  }
}

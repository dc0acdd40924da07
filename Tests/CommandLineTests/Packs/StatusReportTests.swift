import Testing

@testable import DragomanCLI

@Suite("status names the way from one language to another and what is missing on it")
struct StatusReportTests {
  static func report(_ legs: PackRow...) -> StatusReport {
    StatusReport(source: "de", target: "es", legs: legs)
  }

  @Test("installed has status 0, supported 3, unsupported 4")
  func statuses() {
    let (here, there) = (PackRow.sample("de-es.a", .installed), PackRow.sample("de-es.a"))
    for (report, word, status) in [
      (Self.report(here), "installed", 0), (Self.report(there), "supported", 3),
      (Self.report(), "unsupported", 4),
      (Self.report(here, there), "supported", 3), (Self.report(here, here), "installed", 0),
    ] as [(StatusReport, String, Int32)] {
      #expect(report.text.hasPrefix(word))
      #expect(report.exitStatus.rawValue == status)
      #expect(report.json.members["status"] as? String == word)
    }
  }

  @Test(
    "both legs stand in the order in which a text meets them, with the command and what is to be downloaded")
  func legs() {
    let report = Self.report(.sample("de-en.a", .installed), .sample("en-es.b", bytes: 5_000_000))
    #expect(
      report.text == """
        supported by way of English

        PAIR     LANGUAGES          VERSION     SIZE  STATE      PACK
        de → en  German → English   1.0      12.2 MB  installed  de-en.a
        en → es  English → Spanish  1.0       5.0 MB  available  en-es.b

        Next: dragoman packs install de es (5.0 MB)

        """)
    #expect(report.json.members["downloadBytes"] as? Int == 5_000_000)
    #expect(
      (report.json.members["legs"] as? [[String: Any]])?.map { $0["id"] as? String } == [
        "de-en.a", "en-es.b",
      ])
  }

  @Test("a pack that cannot be checked takes an option to be installed")
  func unchecked() {
    let report = Self.report(PackRow.sample("de-es.a", bytes: 0).with { $0.check = "none" })
    #expect(report.text.hasSuffix("\nNext: dragoman packs install --allow-unverified de es\n"))
  }

  @Test("a damaged pack is to be repaired")
  func damaged() {
    let report = Self.report(.sample("de-es.a", .damaged))
    #expect(report.text.contains("\nNext: dragoman packs install --repair de es (12.2 MB)\n"))
    #expect(report.exitStatus == .notInstalled)
  }
}

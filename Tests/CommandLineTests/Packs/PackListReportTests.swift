import Foundation
import Testing

@testable import DragomanCLI

@Suite("packs list says what there is and how the catalogs fare")
struct PackListReportTests {
  static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  static let offline = PackFault(.offline, code: "offline", "There is no network.")

  static func catalog(
    packs: Int = 2, foreign: Bool = false, cached days: Double? = nil, problem: PackFault? = nil
  ) -> PackListReport.Catalog {
    .init(
      name: "https://models.example/catalog.json", isForeign: foreign, packCount: packs,
      cachedAt: days.map { now - $0 * 86_400 - 60 }, problem: problem)
  }

  static func report(
    _ rows: [PackRow], _ catalogs: [PackListReport.Catalog] = [], problems: [PackFault] = [],
    available: Bool = true
  ) -> PackListReport {
    PackListReport(
      rows: rows, catalogs: catalogs, places: ["/models"], problems: problems, wantsAvailable: available)
  }

  @Test(
    "a catalog has its number of packs, whether it is foreign, and the age of a copy with the reason",
    arguments: [
      (catalog(), "2 packs"), (catalog(packs: 1, foreign: true), "1 pack, foreign"),
      (catalog(cached: 3, problem: offline), "2 packs, cached copy, 3 days old (offline)"),
      (catalog(packs: 0, problem: offline), "0 packs (offline)"),
    ])
  func line(catalog: PackListReport.Catalog, words: String) {
    #expect(catalog.line(now: Self.now) == "Catalog https://models.example/catalog.json: \(words)")
  }

  @Test("catalogs stand below what they offer, and not below what is installed")
  func text() {
    let rows = [PackRow.sample("en-de.x")]
    #expect(
      Self.report(rows, [Self.catalog()]).text(now: Self.now).hasSuffix(
        "en-de.x\n\nCatalog https://models.example/catalog.json: 2 packs\n"))
    let installed = [PackRow.sample("en-de.x", .installed)]
    #expect(Self.report(installed, [Self.catalog()], available: false).text(now: Self.now) == installed.table)
  }

  @Test("a store that cannot be read is named, though nothing else is asked for than what is installed")
  func unreadableStore() {
    var report = Self.report([], problems: [sampleFault], available: false)
    #expect(!report.warnings.contains(sampleFault.message))
    report.unreadable = [sampleFault]
    #expect(report.warnings.first == sampleFault.message)
  }

  @Test("is a fault only where no catalog can be used")
  func fault() {
    let unreachable = Self.catalog(packs: 0, problem: Self.offline)
    #expect(Self.report([], [unreachable], problems: [Self.offline]).fault?.status == .offline)
    #expect(Self.report([], [unreachable]).fault?.status == .offline)
    #expect(Self.report([], [unreachable, Self.catalog()], problems: [Self.offline]).fault == nil)
    #expect(Self.report([], [unreachable], problems: [Self.offline], available: false).fault == nil)
  }

  @Test("warns of each damaged pack and each fault once, and says what to do where there is nothing")
  func warnings() {
    let damaged = PackRow(id: "broken", state: .damaged, problem: sampleFault)
    #expect(Self.report([damaged], available: false).warnings == [sampleFault.message])
    #expect(
      Self.report([.sample("en-de.x")], problems: [sampleFault, sampleFault]).warnings == [
        sampleFault.message
      ])
    #expect(
      Self.report([], available: false).warnings == [
        "no packs are installed in /models\nNext: dragoman packs list --available"
      ])
    #expect(Self.report([], [Self.catalog()]).warnings == ["all packs of the catalogs are installed"])
    // The fault is said when the command ends.
    #expect(Self.report([], problems: [Self.offline]).warnings == [])
  }

  @Test("entries that were left out are counted, and named to whoever asks")
  func leftOut() {
    var foreign = Self.catalog(foreign: true)
    foreign.leftOutCount = 7
    #expect(foreign.line(now: Self.now).hasSuffix(": 2 packs, foreign, 7 left out"))
    var report = Self.report([.sample("en-de.x")], [foreign])
    report.leftOut = [sampleFault]
    #expect(report.warnings == [])
    report.isVerbose = true
    #expect(report.warnings == [sampleFault.message])
  }

  @Test("where every entry was left out that is said, and why; where some were, how to learn it")
  func nothingUsable() {
    var foreign = Self.catalog(packs: 0, foreign: true)
    foreign.leftOutCount = 7
    var report = Self.report([], [foreign])
    report.leftOut = Array(repeating: sampleFault, count: 5)
    let reasons = Array(repeating: sampleFault.message, count: 3).joined(separator: "\n")
    #expect(report.warnings == ["no pack of the catalogs can be used: 7 entries were left out\n\(reasons)"])
    #expect(report.noneUsable == report.warnings.first)
    report.isVerbose = true
    #expect(
      report.warnings == [
        sampleFault.message, "no pack of the catalogs can be used: 7 entries were left out",
      ])
    let some = Self.report([], [Self.catalog(), foreign])
    #expect(
      some.warnings == [
        "all packs of the catalogs that can be used are installed; 7 entries were left out"
          + "\nNext: dragoman packs list --available --verbose says why"
      ])
    #expect(some.noneUsable == nil && Self.report([], [Self.catalog()]).noneUsable == nil)
  }

  @Test("is one document with packs, catalogs, places, problems and what was left out")
  func json() throws {
    let report = Self.report([.sample("en-de.x")], [Self.catalog(cached: 3, problem: Self.offline)])
    let members = report.json.members
    #expect(Set(members.keys) == ["packs", "catalogs", "places", "problems", "leftOut"])
    let catalog = try #require((members["catalogs"] as? [[String: Any]])?.first)
    #expect(Set(catalog.keys) == ["name", "foreign", "packs", "leftOut", "cachedAt", "error"])
    #expect(catalog["cachedAt"] as? String == "2026-05-06T06:12:20Z")
  }
}

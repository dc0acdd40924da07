import Dragoman
import Foundation

/// `dragoman packs list`.
enum PackListCommand {
  static let available = Flag(
    "available", help: "List what the catalogs offer and is not installed, after asking the network.")
  static let verbose = Flag(
    "verbose", help: "With --available: also say which entries of foreign catalogs were left out, and why.")
  static let json = PackOutput.flag(
    "packs, a list (\(PackOutput.packMembers)); catalogs, a list (name, foreign, format, packs, leftOut, cachedAt"
      + " where a copy from then is in use, error); places, the folders that were searched; problems, a list of"
      + " errors (code, message, ...); leftOut, the like, why entries of foreign catalogs cannot be used")

  static let declaration = Command(
    name: "list",
    summary: "List packs",
    discussion: [
      "Of a pack of a foreign catalog, for which nobody vouches, CHECKED says how much of it is compared with"
        + " what the catalog promises: the whole, the size only, or nothing."
    ],
    options: [available, verbose, json],
    body: { arguments throws(UsageError) in
      guard arguments[available] || !arguments[verbose] else {
        throw UsageError(message: "--verbose goes with --available", path: ["dragoman", "packs", "list"])
      }
      return await run(
        wantsAvailable: arguments[available], isVerbose: arguments[verbose],
        PackOutput(isJSON: arguments[json]))
    })

  private static func run(
    wantsAvailable: Bool, isVerbose: Bool, _ output: PackOutput
  ) async -> ExitStatus {
    let listing = await TranslationRuntime.shared.packs.listing(refresh: wantsAvailable)
    var report = PackListReport(listing, wantsAvailable: wantsAvailable)
    report.isVerbose = isVerbose
    if !output.isJSON { report.warnings.forEach { printError($0) } }
    return output.end(report.text(now: Date()), report.json, fault: report.fault)
  }
}

/// What `packs list` says.
struct PackListReport: Sendable {
  /// A catalog as it fares.
  struct Catalog: Sendable {
    let name: String
    let isForeign: Bool
    let packCount: Int
    let cachedAt: Date?
    let problem: PackFault?
    /// Whose kind of catalog it is.
    var format: String?
    /// How many of its entries cannot be used.
    var leftOutCount = 0
  }

  let rows: [PackRow]
  let catalogs: [Catalog]
  let places: [String]
  let problems: [PackFault]
  /// Those that are of the stores: what lies there is not in the list.
  var unreadable: [PackFault] = []
  /// What cannot be used of foreign catalogs, of interest only to whoever asks.
  var leftOut: [PackFault] = []
  let wantsAvailable: Bool
  var isVerbose = false

  /// Catalogs are of interest to those who want what they offer; what is installed is there without them.
  func text(now: Date) -> String {
    guard wantsAvailable else { return rows.table }
    let lines = catalogs.map { "\($0.line(now: now))\n" }.joined()
    return rows.table + (rows.isEmpty || lines.isEmpty ? "" : "\n") + lines
  }

  /// What is wrong, and what to do where there is nothing to list.
  var warnings: [String] {
    let damaged = rows.compactMap(\.problem)
    var messages = (damaged + unreadable + (wantsAvailable ? problems : [])).map(\.message)
    if isVerbose { messages += leftOut.map(\.message) }
    if rows.isEmpty, !wantsAvailable {
      messages.append(
        "no packs are installed in \(places.joined(separator: ", "))\nNext: dragoman packs list --available")
    } else if rows.isEmpty, fault == nil {
      messages.append(nothingAvailable)
    }
    // A catalog's fault stands at the catalog and among all faults.
    var seen: Set<String> = []
    return messages.filter { seen.insert($0).inserted && $0 != fault?.message }
  }

  /// Why there is nothing to install although the catalogs can be read.
  private var nothingAvailable: String {
    let count = catalogs.reduce(0) { $0 + $1.leftOutCount }
    guard count > 0 else { return "all packs of the catalogs are installed" }
    return noneUsable
      ?? "all packs of the catalogs that can be used are installed; \(Self.leftOut(count))"
      + "\nNext: dragoman packs list --available --verbose says why"
  }

  /// How many entries were left out, and why, where that is all that the catalogs have; nil otherwise.
  var noneUsable: String? {
    let count = catalogs.reduce(0) { $0 + $1.leftOutCount }
    guard count > 0, catalogs.allSatisfy({ $0.packCount == 0 }) else { return nil }
    let reasons = isVerbose ? [] : leftOut.prefix(Self.mostReasons).map(\.message)
    return (["no pack of the catalogs can be used: \(Self.leftOut(count))"] + reasons).joined(separator: "\n")
  }

  private static func leftOut(_ count: Int) -> String {
    "\(count) \(count == 1 ? "entry was" : "entries were") left out"
  }

  /// So many reasons are told unasked.
  private static let mostReasons = 3

  /// The catalogs' first fault where none of them can be used: then nobody knows what is available.
  var fault: PackFault? {
    guard wantsAvailable, rows.isEmpty, catalogs.allSatisfy({ $0.packCount == 0 }) else { return nil }
    return problems.first ?? catalogs.compactMap(\.problem).first
  }

  var json: JSONObject {
    var document = JSONObject()
    document.add("packs", rows.map(\.json))
    document.add("catalogs", catalogs.map(\.json))
    document.add("places", places)
    document.add("problems", problems.map(\.json))
    document.add("leftOut", leftOut.map(\.json))
    return document
  }
}

extension PackListReport {
  init(_ listing: PackListing, wantsAvailable: Bool) {
    rows =
      wantsAvailable
      ? listing.available.map { PackRow($0, state: .available) }
      : listing.installed.map { PackRow($0) } + listing.damaged.map { PackRow($0) }
    catalogs = listing.catalogs.map {
      Catalog(
        name: $0.name, isForeign: $0.isForeign, packCount: $0.packCount, cachedAt: $0.cachedAt,
        problem: $0.problem.map { PackFault($0) }, format: $0.format, leftOutCount: $0.leftOutCount)
    }
    leftOut = listing.leftOut.map { PackFault($0) }
    places = listing.places
    problems = listing.problems.map { PackFault($0) }
    unreadable = listing.unreadable.map { PackFault($0) }
    self.wantsAvailable = wantsAvailable
  }
}

extension PackListReport.Catalog {
  /// `Catalog NAME: 12 packs, foreign, cached copy, 3 days old (offline)`.
  func line(now: Date) -> String {
    var parts = ["\(packCount) \(packCount == 1 ? "pack" : "packs")"]
    if isForeign { parts.append("foreign") }
    if leftOutCount > 0 { parts.append("\(leftOutCount) left out") }
    if let cachedAt { parts.append("cached copy, \(Age(of: cachedAt, now: now)) old") }
    let reason = problem.map { " (\($0.code))" } ?? ""
    return "Catalog \(name): \(parts.joined(separator: ", "))\(reason)"
  }

  var json: JSONObject {
    var object = JSONObject()
    object.add("name", name)
    object.add("foreign", isForeign)
    object.add("format", ifPresent: format)
    object.add("packs", packCount)
    object.add("leftOut", leftOutCount)
    object.add("cachedAt", ifPresent: cachedAt?.formatted(.iso8601))
    if let problem { object.add("error", problem.json) }
    return object
  }
}

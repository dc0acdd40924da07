import Dragoman
import Foundation

/// `dragoman packs list`.
enum PackListCommand {
  static let available = Flag(
    "available", help: "List what the catalogs offer and is not installed, after asking the network.")
  static let json = PackOutput.flag(
    "packs, a list (\(PackOutput.packMembers)); catalogs, a list (name, foreign, packs, cachedAt where a copy"
      + " from then is in use, error); places, the folders that were searched; problems, a list of errors (code,"
      + " message, ...)")

  static let declaration = Command(
    name: "list",
    summary: "List packs",
    discussion: [
      "Of a pack of a foreign catalog, for which nobody vouches, CHECKED says how much of it is compared with"
        + " what the catalog promises: the whole, the size only, or nothing."
    ],
    options: [available, json],
    body: { arguments throws(UsageError) in
      await run(wantsAvailable: arguments[available], PackOutput(isJSON: arguments[json]))
    })

  private static func run(wantsAvailable: Bool, _ output: PackOutput) async -> ExitStatus {
    let listing = await TranslationRuntime.shared.packs.listing(refresh: wantsAvailable)
    let report = PackListReport(listing, wantsAvailable: wantsAvailable)
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
  }

  let rows: [PackRow]
  let catalogs: [Catalog]
  let places: [String]
  let problems: [PackFault]
  /// Those that are of the stores: what lies there is not in the list.
  var unreadable: [PackFault] = []
  let wantsAvailable: Bool

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
    if rows.isEmpty, !wantsAvailable {
      messages.append(
        "no packs are installed in \(places.joined(separator: ", "))\nNext: dragoman packs list --available")
    } else if rows.isEmpty, fault == nil {
      messages.append("all packs of the catalogs are installed")
    }
    // A catalog's fault stands at the catalog and among all faults.
    var seen: Set<String> = []
    return messages.filter { seen.insert($0).inserted && $0 != fault?.message }
  }

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
        problem: $0.problem.map { PackFault($0) })
    }
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
    if let cachedAt { parts.append("cached copy, \(Age(of: cachedAt, now: now)) old") }
    let reason = problem.map { " (\($0.code))" } ?? ""
    return "Catalog \(name): \(parts.joined(separator: ", "))\(reason)"
  }

  var json: JSONObject {
    var object = JSONObject()
    object.add("name", name)
    object.add("foreign", isForeign)
    object.add("packs", packCount)
    object.add("cachedAt", ifPresent: cachedAt?.formatted(.iso8601))
    if let problem { object.add("error", problem.json) }
    return object
  }
}

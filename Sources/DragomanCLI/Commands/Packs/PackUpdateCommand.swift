import Dragoman
import Foundation
import Synchronization

/// `dragoman packs update`.
enum PackUpdateCommand {
  static let dryRun = Flag("dry-run", help: "Only list what would change.")
  static let json = PackOutput.flag(
    "updates, a list (\(PackOutput.packMembers), replaces, a list of ids, result: planned, installed or"
      + " failed); downloadBytes, of all; and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "update",
    summary: "Replace installed packs by later versions",
    discussion: [
      "Asks the catalogs for later versions of what is installed, lists them with their sizes, and installs"
        + " them. The earlier version of each works until the new one is in place, and then goes."
    ],
    options: [dryRun, json],
    body: { arguments throws(UsageError) in
      await run(isDryRun: arguments[dryRun], PackOutput(isJSON: arguments[json]))
    })

  private static func run(isDryRun: Bool, _ output: PackOutput) async -> ExitStatus {
    await output.run {
      let updates = try await TranslationRuntime.shared.packs.updatePlan()
      // An old copy of a catalog may not know the latest: that is said, and no failure.
      let listing = await TranslationRuntime.shared.packs.listing(refresh: false)
      for catalog in listing.catalogs {
        if let problem = catalog.problem?.errorDescription { printError(problem) }
      }
      if let warning = PackListReport(listing, wantsAvailable: true).noneUsable { printError(warning) }
      let report = PackUpdateReport(updates: updates.map { PackUpdateReport.Update($0) })
      if !output.isJSON { writeWhole(report.text(isDryRun: isDryRun), to: STDOUT_FILENO) }
      guard !isDryRun, !updates.isEmpty else { return output.end("", report.json) }
      let reporter: ProgressReporter? = output.isJSON ? nil : .standardError()
      let results = Mutex(report)
      var fault: PackFault?
      do {
        try await cancelledBySignals {
          for (index, update) in updates.enumerated() {
            try await replace(update, reporter) { result in
              results.withLock { $0.updates[index].result = result }
            }
          }
        }
      } catch {
        fault = PackFault(error)
      }
      let done = results.withLock { $0 }
      return output.end(done.resultText, done.json, fault: fault)
    }
  }

  /// Installs the new version, and only then removes those before it.
  private static func replace(
    _ update: PackUpdate, _ reporter: ProgressReporter?,
    result: @Sendable (PackUpdateReport.Update.Result) -> Void
  ) async throws {
    do {
      try await PackInstallation(reporter: reporter).run([.init(pack: update.pack, repairs: false)])
    } catch {
      result(.failed)
      throw error
    }
    result(.installed)
    for former in update.replaces { try await TranslationRuntime.shared.packs.remove(former.id) }
  }
}

/// What `packs update` says.
struct PackUpdateReport: Sendable {
  /// A later version of something that is installed.
  struct Update: Sendable {
    enum Result: String, Sendable {
      case planned, installed, failed
    }

    let row: PackRow
    /// The ids and versions of what it takes the place of.
    let replaces: [(id: String, version: String)]
    var result = Result.planned
  }

  var updates: [Update]

  private var downloadBytes: Int64 { updates.reduce(0) { $0 + ($1.row.details?.downloadBytes ?? 0) } }

  /// The plan: before anything is done.
  func text(isDryRun: Bool) -> String {
    guard !updates.isEmpty else { return "Every installed pack is the latest.\n" }
    var table = TextTable(
      header: ["PAIR", "LANGUAGES", "INSTALLED", "LATEST", "DOWNLOAD", "PACK"], rightAligned: [4])
    table.rows = updates.map { update in
      let former = update.replaces.map(\.version).joined(separator: ", ")
      return [
        update.row.pair, update.row.languages, former, update.row.details?.version ?? "", update.row.size,
        update.row.id,
      ]
    }
    let count = "\(updates.count) \(updates.count == 1 ? "pack" : "packs")"
    return table.text + "\n\(isDryRun ? "To update" : "Updating") \(count): \(ByteCount(downloadBytes))\n"
  }

  /// What came of it.
  var resultText: String {
    updates.filter { $0.result == .installed }.map { update in
      let former = update.replaces.map(\.id).joined(separator: ", ")
      return "\(update.row.id): installed\(former.isEmpty ? "" : " in place of \(former)")\n"
    }.joined()
  }

  var json: JSONObject {
    var document = JSONObject()
    document.add(
      "updates",
      updates.map { update in
        var object = update.row.json
        object.add("replaces", update.replaces.map(\.id))
        object.add("result", update.result.rawValue)
        return object
      })
    document.add("downloadBytes", downloadBytes)
    return document
  }
}

extension PackUpdateReport.Update {
  init(_ update: PackUpdate) {
    row = PackRow(update.pack, state: .available)
    replaces = update.replaces.map { ($0.id.rawValue, $0.version) }
  }
}

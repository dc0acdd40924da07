import Dragoman
import Foundation
import Synchronization

/// `dragoman packs install`.
enum PackInstallCommand {
  static let strategy = Option(
    "strategy", StrategyOption.value,
    help: "With FROM TO: which packs to prefer where there are several. By default low-latency.")
  static let timeout = Option(
    "timeout", .integer(in: 1...1_000_000, "SECONDS"),
    help: "Give up after so long; what has come is kept. By default as long as bytes keep coming.")
  static let repair = Flag(
    "repair", help: "Verify what is installed, and replace what is damaged by a new copy.")
  static let allowUnverified = Flag(
    "allow-unverified",
    help: "Also install a pack of a foreign catalog that gives neither sizes nor hashes to check it by.")
  static let json = PackOutput.flag(
    "packs, a list (\(PackOutput.packMembers), and result: installed, repaired or present), and"
      + " \(PackOutput.errorMembers)")
  static let progress = Flag(
    "progress",
    help: "With --json: before the document write progress, an object a line: event (progress), pack, phase"
      + " (downloading, verifying or installing), completedBytes, totalBytes. Without --json progress is"
      + " always shown, on standard error.")

  static let declaration = Command(
    name: "install",
    summary: "Download, check and install packs",
    discussion: [
      "For FROM TO the packs that lead from one language to the other: one, or where there is none two with"
        + " English between them. What is installed already is left alone. A download that was cut goes on from"
        + " there, and is shared by all who wait for it."
    ],
    options: [strategy, timeout, repair, allowUnverified, json, progress],
    operands: PackChoice.operands,
    body: { arguments throws(UsageError) in
      let choice = PackChoice(arguments.operands)
      if case .id = choice, arguments[strategy] != nil {
        throw UsageError(message: "--strategy goes with FROM TO", path: ["dragoman", "packs", "install"])
      }
      return await run(choice, arguments)
    })

  /// What became of one pack.
  private enum Result: String {
    case installed, repaired, present

    var words: String {
      switch self {
      case .installed: "installed"
      case .repaired: "replaced by an undamaged copy"
      case .present: "is installed already"
      }
    }
  }

  private static func run(_ choice: PackChoice, _ arguments: ParsedArguments) async -> ExitStatus {
    let output = PackOutput(isJSON: arguments[json])
    let reporter: ProgressReporter? =
      output.isJSON ? (arguments[progress] ? .json() : nil) : .standardError()
    let installation = PackInstallation(
      allowsUnverified: arguments[allowUnverified], timeout: arguments[timeout].map { .seconds($0) },
      reporter: reporter)
    let repairs = arguments[repair]
    let strategy = arguments[strategy] ?? .lowLatency
    let results = Mutex<[(row: PackRow, result: Result)]>([])
    var fault: PackFault?
    do {
      try await cancelledBySignals {
        let (items, present) = try await plan(choice, strategy, repairs: repairs)
        results.withLock { $0 = present.map { ($0, .present) } }
        try await installation.run(items.map(\.item)) { pack in
          let isRepaired = items.contains { $0.item.pack.id == pack.id && $0.wasThere }
          results.withLock {
            $0.append((PackRow(pack, state: .installed), isRepaired ? .repaired : .installed))
          }
        }
      }
    } catch {
      fault = PackFault(error)
    }
    let done = results.withLock { $0 }
    var document = JSONObject()
    document.add(
      "packs",
      done.map { row, result in
        var object = row.json
        object.add("result", result.rawValue)
        return object
      })
    return output.end(
      done.map { "\($0.row.id) (\($0.row.languages), \($0.row.size)): \($0.result.words)\n" }.joined(),
      document, fault: fault)
  }

  private typealias Plan = (items: [(item: PackInstallation.Item, wasThere: Bool)], present: [PackRow])

  /// What is to be installed, and what is there already.
  private static func plan(
    _ choice: PackChoice, _ strategy: TranslationSession.Strategy, repairs: Bool
  ) async throws -> Plan {
    let listing = await TranslationRuntime.shared.packs.listing(refresh: false)
    var plan: Plan = ([], [])
    switch choice {
    case .pair(let source, let target):
      for leg in try await PackLegs.find(source, target, strategy: strategy).legs {
        try await add(leg.id, offered: leg.pack, to: &plan, listing, repairs)
      }
    case .id(let word):
      let id = ModelPack.ID(rawValue: word)
      try await add(id, offered: try await offer(of: id, listing), to: &plan, listing, repairs)
    }
    return plan
  }

  private static func add(
    _ id: ModelPack.ID, offered: ModelPack?, to plan: inout Plan, _ listing: PackListing, _ repairs: Bool
  ) async throws {
    if let installed = listing.installed.first(where: { $0.pack.id == id }) {
      if repairs, try await isDamaged(id) {
        plan.items.append((.init(pack: installed.pack, repairs: true), true))
      } else {
        plan.present.append(PackRow(installed))
      }
      return
    }
    let damage = listing.damaged.first { $0.id == id }
    if let damage, !repairs { throw PackFault(ofInstalled: damage.error) }
    guard let offered else {
      throw PackFault(
        .notInstalled, code: "notFound",
        "no catalog has the pack \(quoted(id.rawValue))\nNext: dragoman packs list --available")
    }
    plan.items.append((.init(pack: offered, repairs: damage != nil && offered.id == id), damage != nil))
  }

  /// The pack of that id in a catalog; the network is asked only when the catalogs at hand do not have it.
  private static func offer(of id: ModelPack.ID, _ listing: PackListing) async throws -> ModelPack? {
    if listing.installed.contains(where: { $0.pack.id == id }) { return nil }
    if let pack = listing.available.first(where: { $0.id == id }) { return pack }
    return try await TranslationRuntime.shared.packs.catalog.first { $0.id == id }
  }

  private static func isDamaged(_ id: ModelPack.ID) async throws -> Bool {
    do {
      try await TranslationRuntime.shared.packs.verify(id)
      return false
    } catch let error as ModelPackError where error.code == .damaged {
      return true
    }
  }
}

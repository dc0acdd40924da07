import Dragoman
import Foundation

/// Installs packs one after another and shows how far it is.
struct PackInstallation: Sendable {
  /// A pack to install.
  struct Item: Sendable {
    let pack: ModelPack
    /// Whether what is there is replaced.
    let repairs: Bool
  }

  var allowsUnverified = false
  var timeout: Duration?
  let reporter: ProgressReporter?

  /// Installs `items`; one that fails ends it, and those before it stay.
  ///
  /// - Parameter done: Called with each that is in place.
  /// - Throws: As `ModelPackStore.install`.
  func run(_ items: [Item], done: @Sendable (ModelPack) -> Void = { _ in }) async throws {
    let start = ContinuousClock.now
    for item in items {
      let id = item.pack.id
      let options = ModelPackStore.InstallOptions(
        timeout: timeout, start: start, allowsUnverified: allowsUnverified, repairs: item.repairs)
      let reporter = reporter
      do {
        try await TranslationRuntime.shared.packs.install(id, options: options) {
          reporter?.show(PackStep($0))
        }
      } catch {
        reporter?.wipe()
        throw error
      }
      reporter?.finish(id.rawValue)
      done(item.pack)
    }
  }

  /// What has to be installed so that all of `legs` are; nothing for those that are.
  ///
  /// - Throws: `PackFault` for a damaged one, which only `--repair` replaces.
  static func missing(from legs: [PackLegs.Leg]) throws(PackFault) -> [Item] {
    var items: [Item] = []
    for leg in legs {
      switch leg.state {
      case .installed: break
      case .damaged(let error): throw PackFault(ofInstalled: error)
      case .available: if let pack = leg.pack { items.append(Item(pack: pack, repairs: false)) }
      }
    }
    return items
  }
}

/// Runs `body` in a task that the first SIGINT or SIGTERM cancels; a second one kills.
func cancelledBySignals<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let interruption = try TerminationSignals.install()
  let task = Task { try await body() }
  TerminationSignals.whenReceived(on: interruption) { task.cancel() }
  return try await task.value
}

/// The same for what cannot be gone on with: a signal is a fault that says no more.
func stoppedBySignals<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  do {
    return try await cancelledBySignals(body)
  } catch is CancellationError {
    throw PackFault(
      TerminationSignals.received == SIGTERM ? .terminated : .interrupted, code: "cancelled", "stopped")
  }
}

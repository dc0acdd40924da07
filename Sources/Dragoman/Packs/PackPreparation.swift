import DragomanPacks
import Foundation
import Synchronization

/// Gets the packs of a route installed for a session that may ask its user.
struct PackPreparation: Sendable {
  let runtime: TranslationRuntime
  let interaction: TranslationInteraction
  /// What the session's user has said no to.
  let declined: DeclinedPacks

  /// Returns when every pack of `route` is installed.
  ///
  /// Asks once, unless every missing pack is being downloaded already; then it waits with the others.
  ///
  /// - Throws: `CocoaError` `userCancelled`, whose `userInfo["reason"]` says `declined` or `dismissed`;
  ///   ``TranslationError/notInstalled`` when a damaged pack is in no catalog; ``ModelPackError``;
  ///   `CancellationError`.
  func prepare(_ route: LanguageRoute, isPreparation: Bool) async throws {
    let entries = try missing(in: route)
    var allowsUnverified = false
    let isUnderWay = entries.allSatisfy {
      runtime.downloads.isUnderWay(ModelPack.ID(rawValue: $0.entry.pack.id))
    }
    if isUnderWay {
      // Preparing means getting it started, which it is.
      if isPreparation { return }
    } else {
      let request = ModelDownloadRequest(
        source: route.source, target: route.target, packs: entries.map { ModelPack($0.entry) },
        isPreparation: isPreparation)
      allowsUnverified = try await ask(request) == .allowUnverified
    }
    let ids = entries.map { ModelPack.ID(rawValue: $0.entry.pack.id) }
    defer { if !isUnderWay { runtime.questions.close(Set(ids)) } }
    try await download(entries, allowsUnverified: allowsUnverified)
  }

  private typealias Missing = (entry: CatalogEntry, repairs: Bool)

  private func missing(in route: LanguageRoute) throws -> [Missing] {
    try route.legs.compactMap { leg in
      switch leg {
      case .installed: return nil
      case .catalogued(let entry): return (entry, false)
      case .damaged(_, let entry?): return (entry, true)
      case .damaged(_, nil): throw TranslationError.notInstalled
      }
    }
  }

  private func ask(_ request: ModelDownloadRequest) async throws -> ModelDownloadDecision {
    let ids = Set(request.packs.map(\.id))
    guard !declined.contains(ids) else { throw CocoaError.notWanted(.declined) }
    let decision = try await runtime.questions.decision(on: request) { request in
      // Whoever was slow to get here may have been overtaken by all of a download.
      await isInstalled(ids) ? .allow : await interaction.consent(request)
    }
    if decision == .decline {
      declined.insert(ids)
      throw CocoaError.notWanted(.declined)
    }
    return decision
  }

  private func isInstalled(_ ids: Set<ModelPack.ID>) async -> Bool {
    let installed = await runtime.index().contents.installed
    return ids.isSubset(of: installed.map { ModelPack.ID(rawValue: $0.manifest.pack.id) })
  }

  /// Starts every download, which then goes on by itself, and waits while the user wants to.
  private func download(_ entries: [Missing], allowsUnverified: Bool) async throws {
    let total = entries.reduce(0) { $0 + $1.entry.downloadBytes }
    let follower = DownloadFollower(totalBytes: total)
    let watches = entries.map { missing in
      let id = ModelPack.ID(rawValue: missing.entry.pack.id)
      return runtime.downloads.watch(id) {
        follower.follow($0, of: id, downloadBytes: missing.entry.downloadBytes)
      }
    }
    defer { watches.forEach { runtime.downloads.unwatch($0) } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for missing in entries {
        group.addTask {
          try await runtime.downloads.install(
            missing.entry,
            options: .init(
              allowsUnverified: allowsUnverified, repairs: missing.repairs, isApproved: true))
        }
      }
      group.addTask {
        for await progress in follower.progress {
          if await interaction.progress(progress) == .dismiss { throw CocoaError.notWanted(.dismissed) }
        }
      }
      defer { group.cancelAll() }
      // The follower's stream ends by itself only when it is told to.
      for _ in entries { try await group.next() }
    }
  }
}

/// What the user of one session has said no to.
final class DeclinedPacks: Sendable {
  private let declined = Mutex<Set<Set<ModelPack.ID>>>([])

  func contains(_ ids: Set<ModelPack.ID>) -> Bool { declined.withLock { $0.contains(ids) } }

  func insert(_ ids: Set<ModelPack.ID>) { declined.withLock { _ = $0.insert(ids) } }
}

/// The questions that are open: calls that need the same packs at the same time share one, until what was allowed is
/// done.
final class ConsentQuestions: Sendable {
  private let open = Mutex<[Set<ModelPack.ID>: Broadcast<ModelDownloadDecision>]>([:])

  /// The answer to `request`, by `consent` or by whoever was asked first.
  ///
  /// - Throws: `CancellationError` when the calling task is cancelled; the question stays for the others.
  func decision(
    on request: ModelDownloadRequest,
    _ consent: @escaping @Sendable (ModelDownloadRequest) async -> ModelDownloadDecision
  ) async throws -> ModelDownloadDecision {
    let ids = Set(request.packs.map(\.id))
    let (answer, isNew) = open.withLock { open in
      if let asked = open[ids] { return (asked, false) }
      let asked = Broadcast<ModelDownloadDecision>()
      open[ids] = asked
      return (asked, true)
    }
    if isNew {
      // A task of its own: the question is not withdrawn because the first who needed it went away.
      Task {
        let decision = await consent(request)
        // One who was told yes has not begun yet, and nobody else is to be asked meanwhile.
        if decision == .decline { close(ids) }
        answer.finish(.success(decision))
      }
    }
    return try await answer.value()
  }

  /// What was allowed for `ids` is done, or failed: who needs it again asks again.
  func close(_ ids: Set<ModelPack.ID>) { open.withLock { $0[ids] = nil } }
}

/// Sums up the progress of several downloads.
private final class DownloadFollower: Sendable {
  let progress: AsyncStream<ModelDownloadProgress>
  private let continuation: AsyncStream<ModelDownloadProgress>.Continuation
  private let totalBytes: Int64
  private let completed = Mutex<[ModelPack.ID: Int64]>([:])

  init(totalBytes: Int64) {
    self.totalBytes = totalBytes
    // Whoever is slow to show it sees the newest.
    (progress, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func follow(_ state: ModelPackState, of id: ModelPack.ID, downloadBytes: Int64) {
    let (phase, bytes): (ModelDownloadProgress.Phase, Int64)
    switch state {
    case .downloading(let completedBytes, _): (phase, bytes) = (.downloading, completedBytes)
    case .verifying: (phase, bytes) = (.verifying, downloadBytes)
    case .installing, .installed: (phase, bytes) = (.installing, downloadBytes)
    case .supported, .failed: return
    }
    let sum = completed.withLock { completed in
      completed[id] = bytes
      return completed.values.reduce(0, +)
    }
    continuation.yield(.init(completedBytes: sum, totalBytes: totalBytes, pack: id, phase: phase))
  }
}

extension CocoaError {
  /// Why the user does not want to wait for a download.
  fileprivate enum Unwillingness: String { case declined, dismissed }

  fileprivate static func notWanted(_ reason: Unwillingness) -> CocoaError {
    CocoaError(.userCancelled, userInfo: ["reason": reason.rawValue])
  }
}

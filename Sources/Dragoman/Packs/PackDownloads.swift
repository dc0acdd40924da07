import DragomanPacks
import Foundation
import Synchronization

/// The packs that are being installed in this process: whoever needs one joins the download there is.
final class PackDownloads: Sendable {
  /// How a pack is to be installed.
  struct Options: Sendable {
    /// How long the caller waits, from `start` on; nil for ever.
    var timeout: Duration?
    /// When the waiting began.
    var start = ContinuousClock.now
    /// Whether a pack of which nothing can be checked may be installed.
    var allowsUnverified = false
    /// Whether a pack that is there is fetched anew.
    var repairs = false
    /// Whether the download goes on when nobody waits for it any more: the user has agreed to it.
    var isApproved = false
  }

  /// Called on a download's thread.
  typealias Watcher = @Sendable (ModelPackState) -> Void

  private final class Download: Sendable {
    let outcome = Broadcast<Void>()
    let isCancelled = CancellationFlag()
  }

  private struct State {
    var downloads: [ModelPack.ID: (download: Download, waiting: Int, isApproved: Bool)] = [:]
    var states: [ModelPack.ID: ModelPackState] = [:]
    var watchers: [Int: (id: ModelPack.ID, watcher: Watcher)] = [:]
    var nextNumber = 0
  }

  private let installer: PackInstaller
  private let record: @Sendable (TranslationEvent) -> Void
  private let state = Mutex(State())

  init(installer: PackInstaller, record: @escaping @Sendable (TranslationEvent) -> Void) {
    self.installer = installer
    self.record = record
  }

  /// What becomes of `id` just now; nil when nothing does.
  func state(of id: ModelPack.ID) -> ModelPackState? { state.withLock { $0.states[id] } }

  /// Whether `id` is being installed here.
  func isUnderWay(_ id: ModelPack.ID) -> Bool { state.withLock { $0.downloads[id] != nil } }

  /// Has `watcher` told every change of `id` until ``unwatch(_:)`` gets the number returned.
  func watch(_ id: ModelPack.ID, _ watcher: @escaping Watcher) -> Int {
    state.withLock { state in
      state.nextNumber += 1
      state.watchers[state.nextNumber] = (id, watcher)
      return state.nextNumber
    }
  }

  /// Ends a watch.
  func unwatch(_ number: Int) { state.withLock { $0.watchers[number] = nil } }

  /// Tells the watchers of `id` of a change that did not come from a download.
  func announce(_ state: ModelPackState, of id: ModelPack.ID) {
    record(.packChanged(pack: id, state: state))
    for watcher in watchers(of: id) { watcher(state) }
  }

  /// Installs the pack of `entry`, or joins the download of it that there is.
  ///
  /// - Throws: ``ModelPackError``. `CancellationError` when the calling task is cancelled and `timedOut` after
  ///   the options' timeout; the download itself stops only if nobody else waits for it and it was not
  ///   approved, and what has come is kept.
  func install(_ entry: CatalogEntry, options: Options) async throws {
    let id = ModelPack.ID(rawValue: entry.pack.id)
    let download = join(id, entry, options)
    defer { leave(id, download) }
    guard let timeout = options.timeout else { return try await download.outcome.value() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await download.outcome.value() }
      group.addTask {
        try await Task.sleep(until: options.start + timeout, clock: .continuous)
        let seconds = String(format: "%g", timeout / .seconds(1))
        throw ModelPackError(.timedOut, pack: id, expected: "to be done within \(seconds) s")
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func join(_ id: ModelPack.ID, _ entry: CatalogEntry, _ options: Options) -> Download {
    let (download, isNew): (Download, Bool) = state.withLock { state in
      if var present = state.downloads[id] {
        present.waiting += 1
        present.isApproved = present.isApproved || options.isApproved
        state.downloads[id] = present
        return (present.download, false)
      }
      let download = Download()
      state.downloads[id] = (download, 1, options.isApproved)
      state.states[id] = .downloading(completedBytes: 0, totalBytes: entry.downloadBytes)
      return (download, true)
    }
    guard isNew else { return download }
    // It waits for the network and the disk, perhaps for an hour: a thread of its own.
    let thread = Thread { [self] in run(download, entry, options) }
    thread.name = "dragoman.download"
    thread.start()
    return download
  }

  private func leave(_ id: ModelPack.ID, _ download: Download) {
    state.withLock { state in
      guard var present = state.downloads[id], present.download === download else { return }
      present.waiting -= 1
      state.downloads[id] = present
      guard present.waiting == 0 && !present.isApproved else { return }
      download.isCancelled.set()
      // Whoever comes now begins anew; the installer's lock has the two take turns.
      state.downloads[id] = nil
    }
  }

  private func run(_ download: Download, _ entry: CatalogEntry, _ options: Options) {
    let id = ModelPack.ID(rawValue: entry.pack.id)
    let result: Result<Void, any Error>
    // What an earlier attempt has brought is not transferred now.
    let present = min(installer.partialBytes(of: entry.pack.id), entry.downloadBytes)
    change(id, to: .downloading(completedBytes: present, totalBytes: entry.downloadBytes))
    do {
      try installer.install(
        entry, allowsUnverified: options.allowsUnverified, repair: options.repairs,
        isCancelled: { download.isCancelled.isSet },
        progress: { [self] in change(id, to: ModelPackState($0)) })
      result = .success(())
    } catch {
      result = .failure(ModelPackError.cause(of: error, pack: id))
    }
    end(download, of: id, with: result)
    download.outcome.finish(result)
  }

  private func end(_ download: Download, of id: ModelPack.ID, with result: Result<Void, any Error>) {
    let isCurrent = state.withLock { state in
      guard let present = state.downloads[id] else {
        state.states[id] = nil
        return true
      }
      guard present.download === download else { return false }
      state.downloads[id] = nil
      state.states[id] = nil
      return true
    }
    switch result {
    case .success: announce(.installed, of: id)
    case .failure where !isCurrent: break
    case .failure(let error):
      if let error = error as? ModelPackError { announce(.failed(error), of: id) }
      announce(.supported, of: id)
    }
  }

  private func change(_ id: ModelPack.ID, to next: ModelPackState) {
    state.withLock { $0.states[id] = next }
    announce(next, of: id)
  }

  private func watchers(of id: ModelPack.ID) -> [Watcher] {
    state.withLock { state in
      state.watchers.filter { $0.value.id == id }.sorted { $0.key < $1.key }.map(\.value.watcher)
    }
  }
}

extension ModelPackState {
  fileprivate init(_ progress: PackInstaller.Progress) {
    self =
      switch progress.phase {
      case .downloading:
        .downloading(completedBytes: progress.completedBytes, totalBytes: progress.totalBytes)
      case .verifying: .verifying
      case .installing: .installing
      }
  }
}

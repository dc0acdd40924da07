import Dispatch
import DragomanEngine
import DragomanPacks
import Synchronization

/// The engines of one runtime: each pack is opened once, however many calls ask for it at the same time.
///
/// An engine is kept while its pack lies in the store unchanged. A running call holds its engine by a lease,
/// so a pack that is removed, replaced or unloaded goes when its last call has ended.
final class EngineShelf: Sendable {
  /// A pack's files as they are, or a built-in pack, and the threads that serve it.
  struct Key: Hashable, Sendable {
    let step: TranslationStep
    let workers: Int

    /// The pack's name.
    var id: ModelPack.ID { step.id }

    /// By the name alone: a manifest has much to hash, and few packs share a name.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private enum Slot {
    case opening(Broadcast<Engine>)
    /// An engine, and when it was last asked for, in requests.
    case open(Engine, lastUse: Int)
  }

  private struct State {
    var slots: [Key: Slot] = [:]
    /// How many leases there are of each pack.
    var leases: [ModelPack.ID: Int] = [:]
    /// Who waits for the last lease of a pack to end.
    var waiting: [ModelPack.ID: Broadcast<Void>] = [:]
    /// How often an engine was asked for.
    var requests = 0
  }

  private let state = Mutex(State())
  private let memoryBudgetBytes: Int?
  /// What the workers of all engines have spent.
  let stages = StageTimes()
  private let openingTime = Mutex(Duration.zero)
  private let record: @Sendable (TranslationEvent) -> Void
  /// Opening reads files and starts threads: not for the cooperative pool.
  private let queue = DispatchQueue(label: "dragoman.open", attributes: .concurrent)

  /// An empty shelf.
  ///
  /// - Parameters:
  ///   - memoryBudgetBytes: Over this sum of the open packs' sizes, the one that was not used for the longest
  ///     time and that no call runs on is closed; nil for no limit. No call fails for it.
  ///   - record: Told when packs are opened and closed.
  init(memoryBudgetBytes: Int?, record: @escaping @Sendable (TranslationEvent) -> Void) {
    self.memoryBudgetBytes = memoryBudgetBytes
    self.record = record
  }

  /// A lease of the open engine for `key`.
  ///
  /// - Throws: `EngineError`, to everyone who waited; the next call tries again. `CancellationError` when the
  ///   calling task is cancelled.
  func engine(for key: Key) async throws -> EngineLease {
    let id = key.id
    enum Next { case wait(Broadcast<Engine>), open(Broadcast<Engine>), done(Engine) }
    let next: Next = state.withLock { state in
      state.leases[id, default: 0] += 1
      state.requests += 1
      switch state.slots[key] {
      case .open(let engine, _):
        state.slots[key] = .open(engine, lastUse: state.requests)
        return .done(engine)
      case .opening(let opening): return .wait(opening)
      case nil:
        let opening = Broadcast<Engine>()
        state.slots[key] = .opening(opening)
        return .open(opening)
      }
    }
    do {
      let engine: Engine
      switch next {
      case .done(let present): engine = present
      case .wait(let opening): engine = try await opening.value()
      case .open(let opening):
        queue.async { self.open(key, for: opening) }
        engine = try await opening.value()
      }
      return EngineLease(engine) { [self] in endLease(of: id) }
    } catch {
      endLease(of: id)
      throw error
    }
  }

  /// Lets go of every engine whose pack is no longer among `packs`.
  func keepOnly(_ packs: [OpenPack]) {
    letGo { key in
      if case .pack(let pack) = key.step { !packs.contains(pack) } else { false }
    }
  }

  /// Lets go of the engines of the pack `id`. Its memory is freed when the last running call has ended.
  func unload(_ id: ModelPack.ID) { letGo { $0.id == id } }

  /// Waits until no call runs on the pack `id`.
  ///
  /// - Throws: `CancellationError` when the calling task is cancelled.
  func waitUntilUnused(_ id: ModelPack.ID) async throws {
    let waiting: Broadcast<Void>? = state.withLock { state in
      guard state.leases[id] != nil else { return nil }
      let waiting = state.waiting[id] ?? Broadcast()
      state.waiting[id] = waiting
      return waiting
    }
    try await waiting?.value()
  }

  private func letGo(_ isUnwanted: (Key) -> Bool) {
    let closed: [Key] = state.withLock { state in
      let closed = state.slots.compactMap { key, slot in
        if case .open = slot, isUnwanted(key) { key } else { nil }
      }
      for key in closed { state.slots[key] = nil }
      return closed
    }
    tellClosed(closed)
  }

  /// Closes idle packs, the longest unused first, until the rest fit the budget.
  private func keepWithinBudget() {
    guard let memoryBudgetBytes else { return }
    let closed: [Key] = state.withLock { state in
      var open = state.slots.compactMap { key, slot in
        if case .open(_, let lastUse) = slot { (key: key, lastUse: lastUse) } else { nil }
      }
      open.sort { $0.lastUse < $1.lastUse }
      var sum = open.reduce(0) { $0 + $1.key.step.totalBytes }
      var closed: [Key] = []
      for (key, _) in open where sum > memoryBudgetBytes && state.leases[key.id] == nil {
        sum -= key.step.totalBytes
        state.slots[key] = nil
        closed.append(key)
      }
      return closed
    }
    tellClosed(closed)
  }

  private func tellClosed(_ keys: [Key]) {
    for key in keys { record(.packClosed(pack: key.id)) }
  }

  private func open(_ key: Key, for opening: Broadcast<Engine>) {
    let start = ContinuousClock.now
    let result = Result<Engine, any Error> { try engine(for: key) }
    let duration = ContinuousClock.now - start
    openingTime.withLock { $0 += duration }
    state.withLock { state in
      state.slots[key] = (try? result.get()).map { .open($0, lastUse: state.requests) }
    }
    if case .success = result {
      record(.packOpened(pack: key.id, duration: duration))
    }
    keepWithinBudget()
    opening.finish(result)
  }

  /// How long opening engines has taken.
  var opening: Duration { openingTime.withLock(\.self) }

  private func engine(for key: Key) throws -> Engine {
    switch key.step {
    case .pack(let pack): try Engine(pack: pack, workers: key.workers, stages: stages)
    case .pseudo(let language): Engine(pseudo: language.transformation, workers: key.workers, stages: stages)
    }
  }

  private func endLease(of id: ModelPack.ID) {
    let waiting: Broadcast<Void>? = state.withLock { state in
      let count = state.leases[id, default: 1] - 1
      state.leases[id] = count == 0 ? nil : count
      return count == 0 ? state.waiting.removeValue(forKey: id) : nil
    }
    waiting?.finish(.success(()))
    keepWithinBudget()
  }
}

/// The right to use an engine for the length of a call.
final class EngineLease: Sendable {
  let engine: Engine
  private let onEnd: @Sendable () -> Void
  private let isOver = Atomic(false)

  init(_ engine: Engine, onEnd: @escaping @Sendable () -> Void) {
    self.engine = engine
    self.onEnd = onEnd
  }

  deinit { end() }

  /// The call is over. Harmless twice.
  func end() {
    if !isOver.exchange(true, ordering: .relaxed) { onEnd() }
  }
}

import Dispatch
import DragomanEngine
import DragomanPacks
import Synchronization

/// The engines of one runtime: each pack is opened once, however many calls ask for it at the same time.
///
/// An engine is kept while its pack lies in the store unchanged. A running call holds its engine itself, so
/// a pack that is removed or replaced goes when its last call has ended.
final class EngineShelf: Sendable {
  /// A pack's files as they are, and the threads that serve them.
  struct Key: Hashable, Sendable {
    let pack: OpenPack
    let workers: Int
  }

  private enum Slot {
    case opening([CheckedContinuation<Engine, any Error>])
    case open(Engine)
  }

  private let slots = Mutex<[Key: Slot]>([:])
  /// Opening reads files and starts threads: not for the cooperative pool.
  private let queue = DispatchQueue(label: "dragoman.open", attributes: .concurrent)

  /// The open engine for `key`.
  ///
  /// - Throws: `EngineError`, to everyone who waited; the next call tries again.
  func engine(for key: Key) async throws -> Engine {
    try await withCheckedThrowingContinuation { continuation in
      enum Next { case wait, open, done(Engine) }
      let next: Next = slots.withLock { slots in
        switch slots[key] {
        case .open(let engine): return .done(engine)
        case .opening(let waiting):
          slots[key] = .opening(waiting + [continuation])
          return .wait
        case nil:
          slots[key] = .opening([continuation])
          return .open
        }
      }
      switch next {
      case .wait: break
      case .done(let engine): continuation.resume(returning: engine)
      case .open: queue.async { self.open(key) }
      }
    }
  }

  /// Lets go of every engine whose pack is no longer among `packs`.
  func keepOnly(_ packs: [OpenPack]) {
    slots.withLock { slots in
      let present = Set(packs)
      slots = slots.filter { key, slot in
        if case .opening = slot { return true }
        return present.contains(key.pack)
      }
    }
  }

  private func open(_ key: Key) {
    let result = Result<Engine, any Error> { try Engine(pack: key.pack, workers: key.workers) }
    let waiting = slots.withLock { slots in
      let waiting: [CheckedContinuation<Engine, any Error>]
      if case .opening(let continuations) = slots[key] { waiting = continuations } else { waiting = [] }
      slots[key] = (try? result.get()).map(Slot.open)
      return waiting
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}

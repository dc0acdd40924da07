import Dragoman
import Foundation

// Models that are missing, and how tickets end.
extension TranslationQueue {
  /// Lets tickets wait for the models of `pair`, as far as the reader may be asked for them now.
  func needModels(_ numbers: [UInt64], of pair: LanguagePair) {
    for number in numbers { move(number, to: .needsModel) }
    if preparations[pair] != nil {
      preparations[pair]?.members.formUnion(numbers)
      return
    }
    let reason = numbers.compactMap { tickets[$0]?.reason }.max { $0.rawValue < $1.rawValue }
    guard let reason else { return }
    switch downloads.permission(for: pair, reason) {
    case .notNow: for number in numbers { end(number, .needsModel(pair)) }
    case .declined: for number in numbers { end(number, .declined(pair)) }
    case .go:
      lastNumber += 1
      let preparation = lastNumber
      let task = Task {
        let result = await downloads.get(pair) { await self.show($0, of: preparation, pair) }
        finish(preparation, of: pair, result)
      }
      preparations[pair] = Preparation(number: preparation, members: Set(numbers), task: task)
    }
  }

  private func show(_ fraction: Double, of preparation: UInt64, _ pair: LanguagePair) {
    guard let waiting = preparations[pair], waiting.number == preparation else { return }
    for number in waiting.members { move(number, to: .downloading(fraction: fraction)) }
  }

  private func finish(_ preparation: UInt64, of pair: LanguagePair, _ result: ModelDownloads.Result) {
    // Called off since, and perhaps begun anew.
    guard let waiting = preparations[pair], waiting.number == preparation else { return }
    preparations[pair] = nil
    let members = waiting.members.sorted()
    switch result {
    case .installed:
      ready += members
      advance()
    case .declined: for number in members { end(number, .declined(pair)) }
    case .dismissed: for number in members { end(number, .cancelled(.dismissed)) }
    case .cancelled: for number in members { end(number, .cancelled(.interrupted)) }
    case .offline: for number in members { end(number, .offline(pair)) }
    case .failed(let action): for number in members { end(number, .failed(action)) }
    }
  }

  func move(_ number: UInt64, to state: TranslationState) {
    guard let ticket = tickets[number] else { return }
    entries[ticket.item.id]?.translation.move(to: state)
  }

  /// Ends a ticket, once: its state, its waiters, and whatever runs for nobody else.
  func end(_ number: UInt64?, _ result: TranslationOutcome.Result) {
    guard let number, let ticket = tickets.removeValue(forKey: number) else { return }
    entries[ticket.item.id]?.ticket = nil
    let translation = entries[ticket.item.id]?.translation
    if case .translated(let record) = result {
      translation?.move(to: .translated, record: record)
    } else {
      translation?.move(to: Self.state(after: result))
    }
    if case .left = result { events?.record(ContentEvent(.itemsLeft, pair: ticket.pair, count: 1)) }
    tell(ticket, result)
    if case .translated = result {} else { stopIfUnneeded(number, ticket) }
    settle()
  }

  func tell(_ ticket: Ticket, _ result: TranslationOutcome.Result) {
    for waiter in ticket.waiters {
      waiter.submission.tell(
        TranslationOutcome(
          item: ticket.item.id, revision: ticket.item.revision, target: ticket.target,
          position: waiter.position, result: result))
    }
  }

  private static func state(after result: TranslationOutcome.Result) -> TranslationState {
    switch result {
    case .translated: .translated
    case .left(let eligibility): .unavailable(eligibility)
    case .needsModel: .needsModel
    case .declined: .declined
    case .cancelled: .cancelled
    case .offline: .offline
    case .failed(let action): .failed(action)
    }
  }

  /// Nobody waits any more for the batch or the models that this ticket was among the last to need.
  private func stopIfUnneeded(_ number: UInt64, _ ticket: Ticket) {
    if let running, running.members.contains(number), running.members.allSatisfy({ tickets[$0] == nil }) {
      running.task?.cancel()
    }
    guard let pair = ticket.pair, preparations[pair]?.members.remove(number) != nil,
      preparations[pair]?.members.isEmpty == true
    else { return }
    preparations.removeValue(forKey: pair)?.task.cancel()
  }

  /// The items that are under way, one of each ticket: none is there twice.
  package var underWay: [TranslationItem.ID] { tickets.values.map(\.item.id) }

  var isIdle: Bool { tickets.isEmpty && running == nil && checking.isEmpty }

  /// Lets those go on who wait for nothing to be under way.
  func settle() {
    guard isIdle, !idle.isEmpty else { return }
    let waiting = idle
    idle = []
    for continuation in waiting { continuation.resume() }
  }
}

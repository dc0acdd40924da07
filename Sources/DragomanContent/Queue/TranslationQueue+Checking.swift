import Dragoman
import Foundation

// The way of a ticket to its turn: begun, checked, answered from the cache, or put in the line.
extension TranslationQueue {
  func entry(_ id: TranslationItem.ID) -> Entry {
    if let entry = entries[id] { return entry }
    let entry = Entry(translation: ContentTranslation(id: id))
    entries[id] = entry
    return entry
  }

  /// Begins an item; nil where it has joined one that is under way, or ended at once.
  func begin(
    _ item: TranslationItem, target: Locale.Language, _ reason: SubmissionReason, waiter: Waiter
  ) -> UInt64? {
    let entry = entry(item.id)
    if let number = entry.ticket, let ticket = tickets[number] {
      if ticket.item.isSameContent(as: item), Self.isSame(ticket.target, target) {
        tickets[number]?.waiters.append(waiter)
        tickets[number]?.item.isVisible = ticket.item.isVisible || item.isVisible
        if reason.rawValue > ticket.reason.rawValue { tickets[number]?.reason = reason }
        return nil
      }
      end(number, .cancelled(.replaced))
    }
    entries[item.id]?.item = item
    entries[item.id]?.target = target
    lastNumber += 1
    let number = lastNumber
    let ticket = Ticket(item: item, target: target, reason: reason, waiters: [waiter])
    if let shown = entry.translation.translation, shown.translates(item), !item.isRestricted,
      shown.key.slot.target == FoldedLanguage.tag(of: target)
    {
      tell(ticket, .translated(shown))
      return nil
    }
    tickets[number] = ticket
    entries[item.id]?.ticket = number
    entry.translation.move(to: .checkingPair)
    return number
  }

  static func isSame(_ left: Locale.Language, _ right: Locale.Language) -> Bool {
    FoldedLanguage.tag(of: left) == FoldedLanguage.tag(of: right)
  }

  /// Checks tickets in a task of its own, which ``waitUntilIdle()`` waits for.
  func startCheck(_ numbers: [UInt64]) {
    guard !numbers.isEmpty else { return }
    lastNumber += 1
    let check = lastNumber
    checking.insert(check)
    Task {
      await self.checkAll(numbers)
      checking.remove(check)
      settle()
    }
  }

  private func checkAll(_ numbers: [UInt64]) async {
    var groups: [LanguagePair: [UInt64]] = [:]
    var pairs: [LanguagePair] = []
    for number in visibleFirst(numbers) {
      guard let ticket = tickets[number] else { continue }
      guard ticket.item.text.string.utf8.count <= runtime.options.maximumInputBytes else {
        end(number, .failed(.shortenText))
        continue
      }
      switch check.finding(in: ticket.item, for: ticket.target) {
      case .settled(let eligibility): end(number, .left(eligibility))
      case .pair(let pair):
        tickets[number]?.pair = pair
        if groups[pair] == nil { pairs.append(pair) }
        groups[pair, default: []].append(number)
      }
      // Others may come in between: a screenful's languages take a while to find.
      await Task.yield()
    }
    for pair in pairs {
      let eligibility = await check.eligibility(of: pair)
      let key = await keyMaker(for: pair)
      // In the order in which they were submitted: what is visible may have changed by the time of their turn.
      let members = groups[pair, default: []].filter { tickets[$0] != nil }.sorted()
      await place(members, of: pair, eligibility, key: key)
    }
  }

  private func place(
    _ numbers: [UInt64], of pair: LanguagePair, _ eligibility: TranslationEligibility, key: KeyMaker?
  ) async {
    guard let key, eligibility != .unsupportedPair else {
      events?.record(ContentEvent(.pairUnsupported, pair: pair, count: numbers.count))
      for number in numbers { end(number, .left(.unsupportedPair)) }
      return
    }
    let left = await answerFromCache(numbers, key: key)
    guard !left.isEmpty else { return }
    if case .available = eligibility {
      events?.record(ContentEvent(.pairAvailable, pair: pair, count: left.count))
      ready += left
      advance()
    } else {
      events?.record(ContentEvent(.modelNeeded, pair: pair, count: left.count))
      needModels(left, of: pair)
    }
  }

  /// Ends what the cache knows; the rest comes back.
  private func answerFromCache(_ numbers: [UInt64], key: KeyMaker) async -> [UInt64] {
    guard let cache else { return numbers.filter { tickets[$0] != nil } }
    var hits = 0
    for number in visibleFirst(numbers) {
      guard let item = tickets[number]?.item else { continue }
      let record = await cache.record(for: key.key(for: item), fingerprint: item.fingerprint)
      guard let record, record.state == .fresh, tickets[number] != nil else { continue }
      end(number, .translated(record))
      hits += 1
    }
    if hits > 0 { events?.record(ContentEvent(.cacheHit, pair: key.pair, count: hits)) }
    return numbers.filter { tickets[$0] != nil }
  }

  func visibleFirst(_ numbers: [UInt64]) -> [UInt64] {
    let visible = numbers.filter { tickets[$0]?.item.isVisible == true }
    return visible + numbers.filter { tickets[$0]?.item.isVisible != true }
  }

  /// What the cache's keys of a pair have in common at this moment; nil where no pack leads from one to the other.
  func keyMaker(for pair: LanguagePair) async -> KeyMaker? {
    let route = await runtime.packs.route(from: pair.source, to: pair.target, strategy: options.strategy)
    guard let route else { return nil }
    let packs = route.map { "\($0.id.rawValue)@\($0.version)" }.joined(separator: "+")
    return KeyMaker(
      pair: pair, engineVersion: runtime.engineVersion, packVersion: packs, strategy: options.strategy,
      options: options.keyOptions)
  }
}

/// Makes the keys of a pair's items.
struct KeyMaker: Equatable {
  let pair: LanguagePair
  let engineVersion: String
  let packVersion: String
  let strategy: TranslationSession.Strategy
  let options: UInt64

  func key(for item: TranslationItem) -> TranslationKey {
    TranslationKey(
      item: item.id, revision: item.revision, source: pair.source, target: pair.target,
      engineVersion: engineVersion, packVersion: packVersion, strategy: strategy, options: options)
  }
}

import Dragoman
import Foundation

// A batch's way: chosen, given to a session, its responses taken in.
extension TranslationQueue {
  /// Begins the next batch, unless one runs.
  func advance() {
    guard running == nil else { return }
    guard var batch = nextBatch() else {
      sessions.rest()
      settle()
      return
    }
    for number in batch.members { move(number, to: .translating) }
    events?.record(ContentEvent(.batchBegan, pair: batch.pair, count: batch.members.count))
    let chosen = batch
    batch.task = Task { await self.run(chosen) }
    running = batch
  }

  /// The source language of what is visible comes first, and of it what is visible.
  private func nextBatch() -> Batch? {
    ready.removeAll { tickets[$0] == nil }
    let line = visibleFirst(ready)
    guard let first = line.first, let pair = tickets[first]?.pair else { return nil }
    let members = Array(line.filter { tickets[$0]?.pair == pair }.prefix(options.batchLimit))
    let chosen = Set(members)
    ready.removeAll { chosen.contains($0) }
    lastNumber += 1
    return Batch(number: lastNumber, pair: pair, members: members)
  }

  private func run(_ batch: Batch) async {
    let start = ContinuousClock.now
    let configuration = TranslationSession.Configuration(
      source: batch.pair.source, target: batch.pair.target, preferredStrategy: options.strategy)
    await sessions.run(configuration) { session in await self.translate(batch, with: session) }
    let translated = running?.translated ?? 0
    let again = running?.begunAgain ?? []
    running = nil
    // Whatever a session has left without an answer.
    for number in batch.members where !again.contains(number) { end(number, .cancelled(.interrupted)) }
    events?.record(
      ContentEvent(
        .batchEnded, pair: batch.pair, count: translated, duration: ContinuousClock.now - start))
    advance()
  }

  private func translate(_ batch: Batch, with session: TranslationSession) async {
    let requests = batch.members.compactMap { number in
      tickets[number].map {
        TranslationSession.Request(sourceText: $0.item.text.string, clientIdentifier: String(number))
      }
    }
    guard !requests.isEmpty else { return }
    let key = await keyMaker(for: batch.pair)
    var mayKeep: Bool?
    do {
      for try await response in session.translate(batch: requests) {
        // The packs were opened after the key was made; they may have been others by then.
        if mayKeep == nil { mayKeep = await keyMaker(for: batch.pair) == key }
        await take(response, of: batch, key: key, mayKeep: mayKeep ?? false)
      }
    } catch {
      fail(batch, error)
    }
  }

  /// Applies a response if its item, its revision and its target are still the ones wanted.
  private func take(
    _ response: TranslationSession.Response, of batch: Batch, key: KeyMaker?, mayKeep: Bool
  ) async {
    guard let number = response.clientIdentifier.flatMap({ UInt64($0) }), let ticket = tickets[number],
      let entry = entries[ticket.item.id], entry.ticket == number, let wanted = entry.item,
      wanted.isSameVersion(as: ticket.item), !wanted.isRestricted, ticket.pair == batch.pair, let key
    else {
      events?.record(ContentEvent(.resultDiscarded, pair: batch.pair, count: 1))
      return
    }
    let text = ContentText(response.targetText)
    guard !text.isBlank else {
      end(number, .failed(.showOriginal))
      return
    }
    let record = TranslationRecord(
      key: key.key(for: ticket.item), text: text, fingerprint: ticket.item.fingerprint, createdAt: Date(),
      state: .fresh)
    running?.translated += 1
    end(number, .translated(record))
    // In the cache's queue before anything that may drop it again.
    if mayKeep { await cache?.store(record) }
  }

  private func fail(_ batch: Batch, _ error: any Error) {
    let action = FailureAction(for: error)
    var again: [UInt64] = []
    for number in batch.members {
      guard let retries = tickets[number]?.retries else { continue }
      switch action {
      case .none: end(number, .cancelled(.interrupted))
      // The models have gone since they were looked for, or something went wrong that may not do so twice.
      case .offerDownload where retries == 0, .retryOnce where retries == 0:
        tickets[number]?.retries += 1
        move(number, to: .checkingPair)
        again.append(number)
      case .retryOnce: end(number, .failed(.report))
      case .showOriginal: end(number, .left(.unsupportedPair))
      default: end(number, .failed(action))
      }
    }
    if action != .none { events?.record(ContentEvent(.batchFailed, pair: batch.pair, action: action)) }
    running?.begunAgain = Set(again)
    startCheck(again)
  }
}

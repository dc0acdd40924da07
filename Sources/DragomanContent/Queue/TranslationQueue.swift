public import Dragoman
public import Foundation

/// Translates what a screen shows: any mixture of languages, in batches of one source language that run one after the
/// other, what is visible first.
///
/// ```swift
/// let queue = TranslationQueue(interaction: interaction, cache: TranslationCache())
/// for await outcome in await queue.submit(items, target: reader, as: .screenEntry) { … }
/// ```
/// Items may be submitted, edited, removed and cancelled at any moment, and so may the target language change. A result
/// is applied only if its item, its revision and its target are still the ones wanted; every other one is dropped.
/// Each submitted item ends exactly once. ``translation(of:)`` is an item's state for a screen.
public actor TranslationQueue {
  let runtime: TranslationRuntime
  let options: Options
  let sessions: any SessionSource
  let cache: TranslationCache?
  let events: (any ContentEventSink)?
  let check: EligibilityCheck
  /// The downloads, and what the reader has said about them.
  public nonisolated let downloads: ModelDownloads

  /// Items that have been submitted and have not ended, by number.
  var tickets: [UInt64: Ticket] = [:]
  /// What there is for each item.
  var entries: [TranslationItem.ID: Entry] = [:]
  /// Tickets that wait for their turn.
  var ready: [UInt64] = []
  /// Tickets that wait for models.
  var preparations: [LanguagePair: Preparation] = [:]
  var running: Batch?
  var lastNumber: UInt64 = 0
  var checking: Set<UInt64> = []
  var idle: [CheckedContinuation<Void, Never>] = []

  /// A queue.
  ///
  /// - Parameters:
  ///   - options: How it translates.
  ///   - runtime: The runtime; nil for the current one.
  ///   - interaction: What to ask the reader for downloads with; nil for never downloading.
  ///   - cache: Where translations are kept; nil for nowhere but in the models of a screen.
  ///   - events: Takes what happens.
  public init(
    options: Options = Options(), runtime: TranslationRuntime? = nil,
    interaction: TranslationInteraction? = nil,
    cache: TranslationCache? = nil, events: (any ContentEventSink)? = nil
  ) {
    let runtime = runtime ?? .current ?? .shared
    let sessions: any SessionSource =
      switch options.sessions {
      case .host: HostSessions(runtime: runtime)
      case .plain: PlainSessions(runtime: runtime)
      }
    self.init(
      options: options, runtime: runtime, interaction: interaction, cache: cache, events: events,
      sessions: sessions)
  }

  /// A queue whose sessions come from `sessions`.
  package init(
    options: Options, runtime: TranslationRuntime, interaction: TranslationInteraction?,
    cache: TranslationCache?, events: (any ContentEventSink)?, sessions: any SessionSource
  ) {
    self.options = options
    self.runtime = runtime
    self.cache = cache
    self.events = events
    self.sessions = sessions
    check = EligibilityCheck(
      language: FieldLanguage(gate: options.gate), strategy: options.strategy, runtime: runtime)
    downloads = ModelDownloads(
      interaction: interaction, strategy: options.strategy, runtime: runtime, events: events)
  }

  /// The state of an item, for a screen: the same object as long as the item is not removed.
  public func translation(of id: TranslationItem.ID) -> ContentTranslation { entry(id).translation }

  /// Translates items.
  ///
  /// An item that is under way already with the same text and target is not begun anew: it ends for both. With another
  /// one it takes the earlier one's place.
  ///
  /// - Parameters:
  ///   - items: The items; their order counts among those that are equally visible.
  ///   - target: The language to translate to.
  ///   - reason: Why: decides whether the reader may be asked for models.
  /// - Returns: One outcome an item, each as soon as it is known. Whoever lets go of the stream stops nothing.
  public func submit(
    _ items: [TranslationItem], target: Locale.Language, as reason: SubmissionReason = .readerAction
  ) -> AsyncStream<TranslationOutcome> {
    if reason == .screenEntry { downloads.enterScreen() }
    let (stream, continuation) = AsyncStream<TranslationOutcome>.makeStream()
    let submission = Submission(count: items.count, continuation)
    let begun = items.enumerated().compactMap { position, item in
      begin(item, target: target, reason, waiter: Waiter(submission: submission, position: position))
    }
    startCheck(begun)
    return stream
  }

  /// Translates items and waits for all of them: one outcome an item, in their order.
  public func outcomes(
    of items: [TranslationItem], target: Locale.Language, as reason: SubmissionReason = .readerAction
  ) async -> [TranslationOutcome] {
    var outcomes: [TranslationOutcome] = []
    for await outcome in submit(items, target: target, as: reason) { outcomes.append(outcome) }
    return outcomes.sorted { $0.position < $1.position }
  }

  /// The author has edited a text, or its language or restriction changed: what was translated of it is gone, in the
  /// cache too. Nothing is translated anew until it is submitted. The same version does nothing.
  public func edit(_ item: TranslationItem) async {
    let entry = entry(item.id)
    let known = entry.item
    if let known, known.isSameContent(as: item) { return }
    entries[item.id]?.item = item
    end(entry.ticket, .cancelled(.edited))
    entry.translation.move(to: Self.rest(of: item))
    if known?.isSameVersion(as: item) != true || item.isRestricted {
      await cache?.invalidate(contentID: item.id.contentID)
    }
  }

  /// The state of an item that nothing was asked for.
  private static func rest(of item: TranslationItem?) -> TranslationState {
    item?.isRestricted == true ? .unavailable(.restrictedContent) : .idle
  }

  /// A content was deleted: its items end, and nothing of it stays, in the cache either.
  public func remove(contentID: String) async {
    for id in entries.keys where id.contentID == contentID {
      end(entries[id]?.ticket, .cancelled(.removed))
      entries.removeValue(forKey: id)?.translation.move(to: .idle)
    }
    await cache?.invalidate(contentID: contentID)
  }

  /// The reader may no longer read a content, or a policy keeps it from being translated: as ``remove(contentID:)``,
  /// but its states say so.
  public func restrict(contentID: String) async {
    for (id, entry) in entries where id.contentID == contentID {
      end(entry.ticket, .cancelled(.removed))
      entries[id]?.item?.isRestricted = true
      entry.translation.move(to: .unavailable(.restrictedContent))
    }
    await cache?.invalidate(contentID: contentID)
  }

  /// The reader wants another language: what is under way for others ends, and what is shown in others is cleared. It
  /// stays in the cache.
  public func setTarget(_ target: Locale.Language) {
    for entry in entries.values {
      guard let last = entry.target, !Self.isSame(last, target) else { continue }
      end(entry.ticket, .cancelled(.targetChanged))
      entry.translation.move(to: Self.rest(of: entry.item))
    }
  }

  /// Another engine or other packs translate from now on: what the earlier ones made is cleared, and what another
  /// engine made is gone from the cache too.
  public func engineChanged() async {
    for entry in entries.values where entry.translation.translation != nil {
      entry.translation.move(to: .idle)
    }
    await cache?.invalidate(engineVersionOtherThan: runtime.engineVersion)
  }

  /// Which items the reader sees now: of those that wait, they come first. All others count as not visible.
  public func setVisible(_ visible: Set<TranslationItem.ID>) {
    for number in tickets.keys {
      guard let id = tickets[number]?.item.id else { continue }
      tickets[number]?.item.isVisible = visible.contains(id)
    }
  }

  /// Calls off what is under way for a content. Everything else goes on.
  public func cancel(contentID: String) {
    for (id, entry) in entries where id.contentID == contentID { end(entry.ticket, .cancelled(.requested)) }
  }

  /// Calls off everything that is under way.
  public func cancelAll() {
    for number in tickets.keys.sorted() { end(number, .cancelled(.requested)) }
  }

  /// Waits until nothing is under way.
  public func waitUntilIdle() async {
    guard !isIdle else { return }
    await withCheckedContinuation { idle.append($0) }
  }
}

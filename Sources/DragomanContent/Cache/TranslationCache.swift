import Dispatch
package import Foundation

/// Keeps translations for the reader who asked for them: in memory, and in a file only where the app names one.
///
/// A look-up answers with a record of exactly the key and of exactly the source text, or with nothing; a record of
/// another revision or text is dropped in the same look-up. Nothing but whole translations is kept. An actor on a
/// thread of its own: the file never holds up the caller's.
public actor TranslationCache {
  private let options: Options
  private let events: (any ContentEventSink)?
  private let now: @Sendable () -> Date
  private let executor = CacheExecutor()
  private var table: RecordTable
  private var file: RecordFile?
  private var storesSinceTrim = 0

  /// A cache.
  ///
  /// - Parameters:
  ///   - options: Its limits, and its file.
  ///   - events: Takes what becomes of the file.
  public init(options: Options = Options(), events: (any ContentEventSink)? = nil) {
    self.init(options: options, events: events, now: { Date() })
  }

  /// A cache that takes the time from `now`.
  package init(
    options: Options, events: (any ContentEventSink)? = nil, now: @escaping @Sendable () -> Date
  ) {
    self.options = options
    self.events = events
    self.now = now
    table = RecordTable(limitBytes: options.memoryLimitBytes)
    file = options.disk.map { RecordFile($0, events: events) }
  }

  /// The thread that the cache works on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The translation of `source` under `key`; nil where there is none.
  public func record(for key: TranslationKey, source: ContentText) -> TranslationRecord? {
    record(for: key, fingerprint: SourceFingerprint(of: source))
  }

  func record(for key: TranslationKey, fingerprint: SourceFingerprint) -> TranslationRecord? {
    // What another process has dropped must not live on here.
    if file?.hasChangedElsewhere == true { table.removeAll() }
    if let record = table.use(key.slot) {
      if record.key == key, record.fingerprint == fingerprint { return withState(record) }
      drop(key.slot)
      return nil
    }
    guard let file, let bytes = file.find(key.slot) else { return nil }
    guard let found = RecordCoding.decode(bytes, for: key, fingerprint: fingerprint), isKept(found.createdAt)
    else {
      drop(key.slot)
      return nil
    }
    let record = TranslationRecord(
      key: key, text: found.text, fingerprint: fingerprint, createdAt: found.createdAt, state: .fresh)
    table.insert(record)
    return withState(record)
  }

  /// Keeps a translation in the place of what there was for the item, the languages and the versions.
  ///
  /// - Returns: The record; nil for a blank translation, which is not kept.
  @discardableResult
  public func store(_ text: ContentText, for key: TranslationKey, source: ContentText) -> TranslationRecord? {
    guard !text.isBlank else { return nil }
    let record = TranslationRecord(
      key: key, text: text, fingerprint: SourceFingerprint(of: source), createdAt: now(), state: .fresh)
    store(record)
    return record
  }

  func store(_ record: TranslationRecord) {
    guard !record.text.isBlank else { return }
    table.insert(record)
    guard let file, let disk = options.disk else { return }
    file.put(record)
    storesSinceTrim += 1
    guard storesSinceTrim >= Self.storesPerTrim else { return }
    storesSinceTrim = 0
    file.trim(to: disk.limitBytes, since: now().addingTimeInterval(-disk.retention.seconds))
  }

  private static let storesPerTrim = 64

  /// Drops every record of a content: it was deleted, edited, or may no longer be read. Its bytes in the file are
  /// overwritten.
  public func invalidate(contentID: String) {
    table.remove(contentID: contentID)
    file?.drop(contentID: contentID)
  }

  /// Drops what another version of the engine has made.
  public func invalidate(engineVersionOtherThan version: String) {
    table.removeAll { $0.engineVersion != version }
    file?.drop(engineOtherThan: version)
  }

  /// Drops everything, and overwrites it in the file.
  public func removeAll() {
    table.removeAll()
    file?.dropAll()
  }

  /// Drops what has outlived the file's retention, and the oldest records over its limit. Also done now and then
  /// while records are stored.
  public func trim() {
    guard let disk = options.disk else { return }
    table.removeAll()
    file?.trim(to: disk.limitBytes, since: now().addingTimeInterval(-disk.retention.seconds))
  }

  /// How many records are in memory, and what they take as they are counted, in bytes.
  public var memoryUse: (records: Int, bytes: Int) { (table.count, table.bytes) }

  private func drop(_ slot: TranslationKey.Slot) {
    table.remove(slot)
    file?.drop(slot)
  }

  private func isKept(_ date: Date) -> Bool {
    guard let disk = options.disk else { return true }
    return now().timeIntervalSince(date) <= disk.retention.seconds
  }

  private func withState(_ record: TranslationRecord) -> TranslationRecord {
    guard let freshness = options.freshness, now().timeIntervalSince(record.createdAt) > freshness.seconds
    else {
      return record
    }
    return TranslationRecord(
      key: record.key, text: record.text, fingerprint: record.fingerprint, createdAt: record.createdAt,
      state: .stale)
  }
}

/// A queue of the cache's own: its jobs may wait for the disk.
private final class CacheExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "dragoman.content.cache")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

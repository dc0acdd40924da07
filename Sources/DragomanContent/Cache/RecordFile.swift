import CDragomanSQLite
import Foundation

/// The cache's file. A damaged one is begun anew; one that cannot be used is left alone, and nothing fails for it.
///
/// Not for use by two threads at once: it belongs to the cache's.
final class RecordFile {
  private let disk: TranslationCache.Disk
  private let events: (any ContentEventSink)?
  private var records: OpaquePointer?
  private var isGivenUp = false
  private var version: UInt32 = 0

  init(_ disk: TranslationCache.Disk, events: (any ContentEventSink)?) {
    self.disk = disk
    self.events = events
  }

  deinit { dgm_records_close(records) }

  /// Whether another process or another cache has written to the file since the last question.
  var hasChangedElsewhere: Bool {
    var now: UInt32 = 0
    guard perform({ dgm_records_version($0, &now) }) == DGM_RECORDS_OK else { return false }
    defer { version = now }
    return version != now
  }

  /// The bytes in the slot's row, as they were before they were sealed.
  func find(_ slot: TranslationKey.Slot) -> [UInt8]? {
    let row = RecordCoding.row(of: slot)
    var found: [UInt8] = []
    let result = perform { records in
      var bytes: UnsafeRawPointer?
      var count = 0
      let result = dgm_records_find(records, row, &bytes, &count)
      if result == DGM_RECORDS_OK { found = Array(UnsafeRawBufferPointer(start: bytes, count: count)) }
      return result
    }
    guard result == DGM_RECORDS_OK else { return nil }
    guard let encryption = disk.encryption else { return found }
    if let opened = try? encryption.open(Data(found)) { return [UInt8](opened) }
    drop(slot)
    return nil
  }

  func put(_ record: TranslationRecord) {
    var bytes = RecordCoding.encode(record)
    if let encryption = disk.encryption {
      // What cannot be sealed must not take the place of what could.
      guard let sealed = try? encryption.seal(Data(bytes)) else { return drop(record.key.slot) }
      bytes = [UInt8](sealed)
    }
    let row = RecordCoding.row(of: record.key.slot)
    let content = Self.name(of: record.key.item.contentID)
    let engine = Self.name(of: record.key.engineVersion)
    let created = record.createdAt.timeIntervalSince1970
    perform { dgm_records_put($0, row, content, engine, created, bytes, bytes.count) }
  }

  func drop(_ slot: TranslationKey.Slot) {
    let row = RecordCoding.row(of: slot)
    perform { dgm_records_drop($0, row) }
  }

  func drop(contentID: String) {
    let content = Self.name(of: contentID)
    perform { dgm_records_drop_content($0, content) }
  }

  func drop(engineOtherThan version: String) {
    let engine = Self.name(of: version)
    perform { dgm_records_drop_other_engines($0, engine) }
  }

  func dropAll() { perform { dgm_records_drop_all($0) } }

  func trim(to bytes: Int64, since date: Date) {
    perform { dgm_records_trim($0, date.timeIntervalSince1970, bytes) }
  }

  /// A row's mark, by which many are dropped at once: a hash, so that no name of the app's lies in the file.
  private static func name(of string: String) -> [UInt8] { RecordCoding.hash([string]) }

  /// Runs `body` on the open file; where that finds it damaged, begins it anew. What failed is not tried again: to the
  /// cache a row that could not be read is a row that is not there.
  @discardableResult
  private func perform(_ body: (OpaquePointer) -> dgm_records_result) -> dgm_records_result {
    guard let records = opened() else { return DGM_RECORDS_FAILED }
    let result = body(records)
    if result == DGM_RECORDS_DAMAGED { rebuild() }
    return result
  }

  private func opened() -> OpaquePointer? {
    if records != nil || isGivenUp { return records }
    switch open() {
    case DGM_RECORDS_OK, DGM_RECORDS_BUSY: break
    case DGM_RECORDS_DAMAGED: rebuild()
    default: giveUp()
    }
    return records
  }

  private func open() -> dgm_records_result {
    let milliseconds = Int32(max(0, min(disk.busyTimeout.seconds, 3600)) * 1000)
    let result = dgm_records_open(disk.file.path(percentEncoded: false), milliseconds, &records)
    guard result == DGM_RECORDS_OK, let records else { return result }
    return dgm_records_version(records, &version)
  }

  /// Takes the damaged file away, unless another process has done so already, and begins a new one.
  private func rebuild() {
    let path = disk.file.path(percentEncoded: false)
    let isInPlace = records.map { dgm_records_is_in_place($0, path) } ?? true
    dgm_records_close(records)
    records = nil
    if isInPlace, dgm_records_discard(path) != DGM_RECORDS_OK { return giveUp() }
    guard open() == DGM_RECORDS_OK else { return giveUp() }
    events?.record(ContentEvent(.cacheRebuilt))
  }

  private func giveUp() {
    isGivenUp = true
    events?.record(ContentEvent(.cacheUnusable))
  }
}

import DragomanContent
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct CacheFileTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let source: ContentText = "Guten Morgen, liebe Leute."
  private let target: ContentText = "Good morning, dear people."

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "cache.db")
  }

  private func cache(
    events: EventLog? = nil, clock: TestClock = TestClock(),
    _ change: (inout TranslationCache.Disk) -> Void = { _ in }
  ) -> TranslationCache {
    var disk = TranslationCache.Disk(file: file)
    change(&disk)
    return TranslationCache(options: .init(disk: disk), events: events, now: { clock.now })
  }

  private func found(_ cache: TranslationCache, _ key: TranslationKey = Samples.key()) async -> ContentText? {
    await cache.record(for: key, source: source)?.text
  }

  /// Every byte of the database and of the files beside it.
  private func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("cache.db") }
      .reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }

  private func contains(_ text: String) throws -> Bool { try bytes().range(of: Data(text.utf8)) != nil }

  @Test("nothing is written unless a file is named")
  func memoryOnly() async throws {
    let cache = TranslationCache()
    await cache.store(target, for: Samples.key(), source: source)
    #expect(TranslationCache.Options().disk == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("a record outlives the process, for its owner's eyes only, in whatever mode the file was")
  func coldLaunch() async throws {
    try Data().write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    let first = cache()
    await first.store(target, for: Samples.key(), source: source)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    #expect(await found(cache()) == target)
  }

  @Test("an obsolete record misses and goes: another text, another revision")
  func obsolete() async throws {
    await cache().store(target, for: Samples.key(), source: source)
    #expect(await cache().record(for: Samples.key(), source: "Guten Abend, liebe Leute.") == nil)
    #expect(await found(cache()) == nil)
    await cache().store(target, for: Samples.key(), source: source)
    #expect(await found(cache(), Samples.key(revision: .named("2"))) == nil)
    #expect(await found(cache()) == nil)
  }

  @Test("no source text and no name of the app's is in the file; what is dropped leaves no byte behind")
  func erased() async throws {
    let cache = cache()
    let key = Samples.key("conversation-17")
    await cache.store(target, for: key, source: source)
    #expect(try contains(target.string))
    #expect(try !contains(source.string) && !contains("conversation-17"))
    await cache.invalidate(contentID: "conversation-17")
    #expect(try !contains("dear people"))
    await cache.store(target, for: key, source: source)
    await cache.removeAll()
    #expect(try !contains("dear people"))
  }

  @Test("records are kept for the retention, and the oldest go when there are too many bytes")
  func retention() async throws {
    let clock = TestClock()
    let cache = cache(clock: clock) {
      $0.retention = .seconds(100); $0.limitBytes = 1_000
    }
    await cache.store(target, for: Samples.key("1"), source: source)
    clock.advance(by: 101)
    #expect(await found(self.cache(clock: clock) { $0.retention = .seconds(100) }, Samples.key("1")) == nil)
    for name in 2..<12 {
      clock.advance(by: 1)
      await cache.store(target, for: Samples.key("\(name)"), source: source)
    }
    await cache.trim()
    let other = self.cache(clock: clock)
    #expect(await found(other, Samples.key("2")) == nil)
    #expect(await found(other, Samples.key("11")) == target)
  }

  @Test("an app's encryption seals what is in the file; under another key nothing is found and nothing fails")
  func encryption() async throws {
    let sealed = cache { $0.encryption = Self.encryption(key: 7) }
    await sealed.store(target, for: Samples.key(), source: source)
    #expect(try !contains("dear people"))
    #expect(await found(cache { $0.encryption = Self.encryption(key: 7) }) == target)
    #expect(await found(cache { $0.encryption = Self.encryption(key: 8) }) == nil)
    #expect(await found(cache { $0.encryption = Self.encryption(key: 7) }) == nil)
    let unable = cache {
      $0.encryption = .init(seal: { _ in throw CocoaError(.coderInvalidValue) }, open: { $0 })
    }
    await unable.store(target, for: Samples.key("2"), source: source)
    #expect(await found(cache(), Samples.key("2")) == nil)
  }

  /// Not an encryption: enough to show that the bytes pass through it, and that a wrong key is noticed.
  private static func encryption(key: UInt8) -> TranslationCache.Encryption {
    .init(
      seal: { Data([key] + $0.map { $0 ^ key }) },
      open: { data in
        guard data.first == key else { throw CocoaError(.coderReadCorrupt) }
        return Data(data.dropFirst().map { $0 ^ key })
      })
  }

  @Test(
    "a file that is no database, a torn one and one with another table are begun anew",
    arguments: ["text", "torn", "table", "zeros"])
  func damaged(kind: String) async throws {
    await cache().store(target, for: Samples.key(), source: source)
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    switch kind {
    case "text": try Data(String(repeating: "no database ", count: 1_000).utf8).write(to: file)
    case "torn": try Data(contentsOf: file).prefix(3_000).write(to: file)
    case "zeros": try Data(count: 8_192).write(to: file)
    default: try Self.python("db.execute('ALTER TABLE records RENAME TO others')", file)
    }
    let events = EventLog()
    let cache = cache(events: events)
    #expect(await found(cache) == nil)
    #expect(events.kinds == [.cacheRebuilt])
    await cache.store(target, for: Samples.key(), source: source)
    #expect(await found(self.cache()) == target)
  }

  @Test("flipped bytes lead to the right record or to none", arguments: 0..<40)
  func flipped(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let whole = cache()
    for name in 0..<20 { await whole.store(target, for: Samples.key("\(name)"), source: source) }
    try Self.python("db.execute('PRAGMA wal_checkpoint(TRUNCATE)')", file)
    var bytes = try Data(contentsOf: file)
    for _ in 0..<8 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
    }
    let copy = folder.url.appending(path: "copy.db")
    try bytes.write(to: copy)
    let cache = cache { $0.file = copy }
    for name in 0..<20 {
      let record = await found(cache, Samples.key("\(name)"))
      #expect(record == nil || record == target, "seed \(seed)")
    }
    await cache.store(target, for: Samples.key("new"), source: source)
    #expect(await found(cache, Samples.key("new")) == target, "seed \(seed)")
  }

  @Test("a file of a later version, a folder and a link are left alone, and memory does")
  func unusable() async throws {
    await cache().store(target, for: Samples.key(), source: source)
    try Self.python("db.execute('PRAGMA user_version = 99')", file)
    try await expectUnusable()
    #expect(try contains("dear people"))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    try await expectUnusable()
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: folder.url.appending(path: "elsewhere"))
    try await expectUnusable()
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "elsewhere").path))
  }

  private func expectUnusable() async throws {
    let events = EventLog()
    let cache = cache(events: events)
    await cache.store(target, for: Samples.key("2"), source: source)
    #expect(await found(cache, Samples.key("2")) == target)
    #expect(events.kinds == [.cacheUnusable])
  }

  @Test("two caches share a file: each finds the other's records, and what one drops is gone for both")
  func shared() async throws {
    let (first, second) = (cache(), cache())
    await first.store(target, for: Samples.key("1"), source: source)
    #expect(await found(second, Samples.key("1")) == target)
    await second.invalidate(contentID: "1")
    #expect(await found(first, Samples.key("1")) == nil)
  }

  @Test("another process empties the file, and holds it: nothing fails, and memory forgets too")
  func anotherProcess() async throws {
    let cache = cache { $0.busyTimeout = .milliseconds(50) }
    await cache.store(target, for: Samples.key("1"), source: source)
    #expect(await found(cache, Samples.key("1")) == target)
    try Self.python("db.execute('DELETE FROM records')", file)
    #expect(await found(cache, Samples.key("1")) == nil)
    try Self.python("db.execute('BEGIN IMMEDIATE'); import os; os._exit(0)", file)
    await cache.store(target, for: Samples.key("2"), source: source)
    #expect(await found(self.cache(), Samples.key("2")) == target)
  }

  @Test("a file that another process has begun anew is not deleted by one that had the old one")
  func replaced() async throws {
    let old = cache()
    await old.store(target, for: Samples.key("1"), source: source)
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    let new = cache()
    await new.store(target, for: Samples.key("2"), source: source)
    for name in 3..<9 { await old.store(target, for: Samples.key("\(name)"), source: source) }
    #expect(await found(cache(), Samples.key("2")) == target)
  }

  /// Runs a statement on the database in a process of its own.
  private static func python(_ statement: String, _ file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = """
      import sqlite3, sys
      db = sqlite3.connect(sys.argv[1], isolation_level=None)
      \(statement)
      db.close()
      """
    process.arguments = ["python3", "-c", script, file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

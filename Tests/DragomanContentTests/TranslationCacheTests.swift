import DragomanContent
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct TranslationCacheTests {
  @Test("answers with exactly the key's record, or with nothing")
  func exact() async {
    let cache = TranslationCache()
    let source: ContentText = "Guten Morgen."
    await cache.store("Good morning.", for: Samples.key(), source: source)
    #expect(await cache.record(for: Samples.key(), source: source)?.text == "Good morning.")
    for other in [
      Samples.key("2"), Samples.key(target: "fr"), Samples.key(engine: "2"), Samples.key(pack: "a@2"),
      Samples.key(options: 1),
    ] {
      #expect(await cache.record(for: other, source: source) == nil)
    }
    #expect(await cache.record(for: Samples.key(), source: source) != nil)
  }

  @Test("en and en-Latn are one target, pt-PT and pt-BR are two")
  func targets() async {
    #expect(Samples.key(target: "en") == Samples.key(target: "en-Latn"))
    #expect(Samples.key(target: "iw") == Samples.key(target: "he"))
    #expect(Samples.key(target: "pt-PT") != Samples.key(target: "pt-BR"))
  }

  @Test("another text under the same key, and another revision, miss and evict in the same look-up")
  func fingerprint() async {
    let cache = TranslationCache()
    let source: ContentText = "Guten Morgen."
    await cache.store("Good morning.", for: Samples.key(), source: source)
    #expect(await cache.record(for: Samples.key(), source: "Guten Abend.") == nil)
    #expect(await cache.record(for: Samples.key(), source: source) == nil)
    await cache.store("Good morning.", for: Samples.key(), source: source)
    #expect(await cache.record(for: Samples.key(revision: .named("2")), source: source) == nil)
    #expect(await cache.memoryUse.records == 0)
  }

  @Test("a blank translation is not kept")
  func blank() async {
    let cache = TranslationCache()
    for text: ContentText in ["", " \n", "\u{200b}"] {
      #expect(await cache.store(text, for: Samples.key(), source: "Guten Morgen.") == nil)
    }
    #expect(await cache.memoryUse.records == 0)
  }

  @Test("over the limit the least recently used goes first; one that is too large is not kept")
  func limit() async {
    let cache = TranslationCache(options: .init(memoryLimitBytes: 3_000))
    for name in ["1", "2", "3", "4"] {
      await cache.store(
        ContentText(String(repeating: name, count: 300)), for: Samples.key(name), source: "Eins.")
    }
    #expect(await cache.memoryUse.records == 4)
    _ = await cache.record(for: Samples.key("1"), source: "Eins.")
    await cache.store(ContentText(String(repeating: "5", count: 300)), for: Samples.key("5"), source: "Eins.")
    #expect(await cache.record(for: Samples.key("2"), source: "Eins.") == nil)
    #expect(await cache.record(for: Samples.key("1"), source: "Eins.") != nil)
    await cache.store(
      ContentText(String(repeating: "6", count: 3_000)), for: Samples.key("6"), source: "Eins.")
    #expect(await cache.record(for: Samples.key("6"), source: "Eins.") == nil)
    #expect(await cache.memoryUse.bytes <= 3_000)
  }

  @Test("a content's records go together, an engine's too, and all of them")
  func invalidation() async {
    let cache = TranslationCache()
    for key in [
      Samples.key("1"), Samples.key("1", target: "fr"), Samples.key("2"), Samples.key("3", engine: "2"),
    ] {
      await cache.store("Good morning.", for: key, source: "Guten Morgen.")
    }
    await cache.invalidate(contentID: "1")
    #expect(await cache.memoryUse.records == 2)
    await cache.invalidate(engineVersionOtherThan: "2")
    #expect(await cache.record(for: Samples.key("2"), source: "Guten Morgen.") == nil)
    #expect(await cache.record(for: Samples.key("3", engine: "2"), source: "Guten Morgen.") != nil)
    await cache.removeAll()
    let use = await cache.memoryUse
    #expect(use.records == 0 && use.bytes == 0)
  }

  @Test("with time a record becomes stale, and stays right")
  func freshness() async {
    let clock = TestClock()
    let cache = TranslationCache(options: .init(freshness: .seconds(60)), now: { clock.now })
    await cache.store("Good morning.", for: Samples.key(), source: "Guten Morgen.")
    #expect(await cache.record(for: Samples.key(), source: "Guten Morgen.")?.state == .fresh)
    clock.advance(by: 61)
    let record = await cache.record(for: Samples.key(), source: "Guten Morgen.")
    #expect(record?.state == .stale && record?.text == "Good morning.")
  }

  /// Operations of each thread; 10,000 with `DRAGOMAN_LONG_TESTS`.
  private static let operations =
    ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == nil ? 200 : 10_000

  @Test("a hundred threads at once: a hit is always right, and the limit is kept", arguments: [false, true])
  func threads(isOnDisk: Bool) async throws {
    let folder = try TemporaryFolder()
    let disk = isOnDisk ? TranslationCache.Disk(file: folder.url.appending(path: "cache.db")) : nil
    let limit = 20_000
    let cache = TranslationCache(options: .init(memoryLimitBytes: limit, disk: disk))
    // The file makes each operation a hundred times slower.
    let count = isOnDisk ? Self.operations / 20 : Self.operations
    let failures = await withTaskGroup(of: [String].self) { group in
      for thread in 0..<100 {
        group.addTask { await Self.exercise(cache, seed: UInt64(thread), count: count, limit: limit) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
  }

  /// Random operations on forty contents with a few versions each.
  private static func exercise(_ cache: TranslationCache, seed: UInt64, count: Int, limit: Int) async
    -> [String]
  {
    var random = SplitMix64(seed: seed)
    var failures: [String] = []
    for _ in 0..<count {
      let content = Int.random(in: 0..<40, using: &random)
      let version = Int.random(in: 0..<3, using: &random)
      let source = ContentText("content \(content) version \(version)")
      let right = ContentText(String(repeating: "translation \(content).\(version) ", count: 20))
      let key = Samples.key("\(content)", revision: .fingerprint(SourceFingerprint(of: source)))
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9:
        if let record = await cache.record(for: key, source: source),
          record.text != right || record.key != key
        {
          failures.append("seed \(seed): a wrong hit for content \(content) version \(version)")
        }
      case 9..<18: await cache.store(right, for: key, source: source)
      case 18: await cache.invalidate(contentID: "\(content)")
      default:
        if await cache.memoryUse.bytes > limit { failures.append("seed \(seed): over the limit") }
        if Int.random(in: 0..<50, using: &random) == 0 { await cache.removeAll() }
      }
    }
    return failures
  }
}

/// A time that tests move.
final class TestClock: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock { $0 } }

  func advance(by seconds: Double) { date.withLock { $0.addTimeInterval(seconds) } }
}

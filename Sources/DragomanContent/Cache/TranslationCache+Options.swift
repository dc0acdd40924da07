public import Foundation

extension TranslationCache {
  /// A cache's settings.
  public struct Options: Sendable {
    /// What the records in memory may take, in bytes.
    public var memoryLimitBytes: Int
    /// The age from which a record is ``TranslationRecord/State/stale``; nil for never.
    public var freshness: Duration?
    /// The file; nil keeps every translation in memory, where it dies with the process.
    public var disk: Disk?

    /// Settings with those given changed. Nothing is kept on disk unless a file is named.
    ///
    /// - Precondition: `memoryLimitBytes` is not negative.
    public init(memoryLimitBytes: Int = 4 << 20, freshness: Duration? = nil, disk: Disk? = nil) {
      precondition(memoryLimitBytes >= 0, "memoryLimitBytes is \(memoryLimitBytes)")
      self.memoryLimitBytes = memoryLimitBytes
      self.freshness = freshness
      self.disk = disk
    }
  }

  /// A file for translations. Whoever names one becomes the keeper of what people wrote: it belongs into the app's
  /// answer to a request for deletion, and out of its backups.
  public struct Disk: Sendable {
    /// The database. Two files beside it have its name and `-wal` and `-shm`. Only its owner may read them.
    public var file: URL
    /// What the records in it may take, in bytes.
    public var limitBytes: Int64
    /// How long a record is kept.
    public var retention: Duration
    /// What seals the records; nil writes them as they are.
    public var encryption: Encryption?
    /// How long to wait for another process that writes.
    public var busyTimeout: Duration

    /// A file.
    public init(
      file: URL, limitBytes: Int64 = 64 << 20, retention: Duration = .seconds(30 * 24 * 3600),
      encryption: Encryption? = nil, busyTimeout: Duration = .seconds(2)
    ) {
      self.file = file
      self.limitBytes = limitBytes
      self.retention = retention
      self.encryption = encryption
      self.busyTimeout = busyTimeout
    }
  }

  /// An app's own encryption, with a key that it keeps.
  public struct Encryption: Sendable {
    /// Makes bytes unreadable. A record that it throws on is not kept.
    public var seal: @Sendable (Data) throws -> Data
    /// Makes them readable again. What it throws on is a record of another key, or damaged: it is dropped.
    public var open: @Sendable (Data) throws -> Data

    /// An encryption of those closures. They are called one at a time, on a thread of the cache's.
    public init(
      seal: @escaping @Sendable (Data) throws -> Data, open: @escaping @Sendable (Data) throws -> Data
    ) {
      self.seal = seal
      self.open = open
    }
  }
}

extension Duration {
  /// The duration as seconds, as dates count them.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

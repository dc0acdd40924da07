import Foundation

/// What was true of a pack's files when they were last hashed: `installed.json` in the pack's folder.
///
/// While sizes and times of change are as recorded, the files count as those that were hashed; on any
/// difference they are hashed again. It saves time and is no seal: whoever may write to the folder may write
/// the record too.
struct InstalledRecord: Hashable, Codable {
  /// The record's name in the pack's folder.
  static let fileName = "installed.json"
  /// The largest record that is read, in bytes.
  static let largestBytes = 1 << 16

  /// One file's state.
  struct File: Hashable, Codable {
    /// Its size in bytes.
    let bytes: Int64
    /// When it was last changed: seconds and nanoseconds since 1970.
    let seconds: Int64, nanoseconds: Int64
    /// Its SHA-256, 64 lower-case hexadecimal digits.
    let sha256: String

    /// A file that had the hash `sha256` in the state `stamp`.
    init(_ stamp: FileStamp, sha256: String) {
      bytes = stamp.bytes
      seconds = stamp.seconds
      nanoseconds = stamp.nanoseconds
      self.sha256 = sha256
    }

    /// Whether a file in the state `stamp` counts as the one that was hashed.
    func describes(_ stamp: FileStamp) -> Bool {
      bytes == stamp.bytes && seconds == stamp.seconds && nanoseconds == stamp.nanoseconds
    }
  }

  /// The catalog that the pack came from, for people; nil for one that was imported or found.
  let origin: String?
  /// Whether that was a foreign one; nil as false.
  let isForeign: Bool?
  /// What could be checked of the pack when it came; nil as everything.
  let check: PackCheck?
  /// The state of each file by its name, the manifest's too.
  let files: [String: File]

  /// A record from its parts.
  init(origin: PackSource?, files: [String: File]) {
    self.origin = origin?.catalog
    isForeign = origin?.isForeign
    check = origin?.check
    self.files = files
  }

  /// The record in `folder`; nil if there is none that can be read. That is no fault: without one the files
  /// are hashed.
  init?(in folder: URL) {
    let url = folder.appending(path: Self.fileName, directoryHint: .notDirectory)
    guard let file = try? SmallFile(url, largestBytes: Self.largestBytes),
      let record = try? JSONDecoder().decode(InstalledRecord.self, from: file.data)
    else { return nil }
    self = record
  }

  /// The record without `file`: it is to be hashed again.
  func forgetting(_ file: String) -> InstalledRecord {
    InstalledRecord(origin: source, files: files.filter { $0.key != file })
  }

  /// Where the pack came from; nil for one that was imported or found.
  var source: PackSource? {
    origin.map { PackSource(catalog: $0, isForeign: isForeign ?? false, check: check ?? .sha256) }
  }

  /// The record as JSON.
  func json() throws(PackError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw PackError(.damaged, file: Self.fileName, expected: "a record", found: "one without JSON")
    }
  }

  /// Puts the record into `folder` in one step, if that can be done.
  ///
  /// Without it the files are only hashed again, so no failure matters. Of several writers one wins.
  func replace(in folder: URL) {
    let new = folder.appending(path: ".\(Self.fileName).new", directoryHint: .notDirectory)
    guard let data = try? json(), let lock = try? FileLock(new) else { return }
    // Renamed while it is locked: whoever opened it before sees that the name is gone and gives up.
    withExtendedLifetime(lock) {
      guard ftruncate(lock.descriptor, 0) == 0,
        (try? FileWriting.write(data, to: lock.descriptor, of: new)) != nil,
        (try? FileWriting.move(new, to: folder.appending(path: Self.fileName))) != nil
      else { return lock.remove() }
    }
  }
}

/// Where an installed pack came from.
package struct PackSource: Hashable, Sendable {
  /// The catalog, for people.
  package let catalog: String
  /// Whether it is a foreign one, which nobody vouches for.
  package let isForeign: Bool
  /// What could be checked of the pack when it came.
  package let check: PackCheck
}

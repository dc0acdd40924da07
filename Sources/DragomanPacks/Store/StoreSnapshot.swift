import Foundation

/// What a look into the stores found, for as long as nothing there has changed.
///
/// A session asks what is installed before each text, so the answer has to cost less than a translation: a `stat` for
/// each folder and file that the answer came from, and nothing else.
struct StoreSnapshot: Sendable {
  /// What was found.
  let contents: StoreContents
  private let states: [(path: String, state: State?)]

  /// A change so shortly before the look might share its time stamp with one just after it: those of file systems
  /// go by ticks, of up to two seconds on FAT.
  private static let settlingSeconds = 3

  /// Where something lies, how large it is, when it was written; of a folder also when something in it came or went.
  private struct State: Hashable {
    let device: UInt64, inode: UInt64
    let bytes: Int64
    let seconds: Int, nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      bytes = Int64(status.st_size)
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    }
  }

  /// Keeps `contents`, which a look that began at `start` found in `directories`, where that is safe: every folder
  /// could be read, no pack is damaged, and nothing has changed just now.
  ///
  /// - Parameter folders: The folders in `directories` that are packs or may become ones.
  init?(of contents: StoreContents, in directories: [URL], folders: [URL], lookedAt start: timespec) {
    guard contents.damaged.isEmpty, contents.unreadable.isEmpty else { return nil }
    let files = contents.installed.flatMap { pack in
      [pack.folder.appending(path: PackManifest.fileName)] + pack.urls.values
    }
    self.contents = contents
    states = (directories + folders + files).map { ($0.path, State($0.path)) }
    let settled = Int(start.tv_sec) - Self.settlingSeconds
    guard states.allSatisfy({ $0.state.map { $0.seconds < settled } ?? true }) else { return nil }
  }

  /// Whether everything is as it was.
  var isCurrent: Bool { states.allSatisfy { State($0.path) == $0.state } }
}

import Foundation

/// What was true of a pack's files when they were last hashed: `installed.json` in the pack's folder.
///
/// While sizes and times of change are as recorded, the files count as those that were hashed; on any
/// difference they are hashed again.
struct InstalledRecord: Hashable, Codable {
  /// The record's name in the pack's folder.
  static let fileName = "installed.json"

  /// One file's state.
  struct File: Hashable, Codable {
    /// Its size in bytes.
    let bytes: Int64
    /// When it was last changed: seconds and nanoseconds since 1970.
    let seconds: Int64, nanoseconds: Int64
  }

  /// The catalog that the pack came from, for people; nil for one that was imported.
  let origin: String?
  /// The state of each file by its name, the manifest's too.
  let files: [String: File]
}

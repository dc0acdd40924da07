/// The names a pack may bring along: they become names of files, so only a small alphabet is allowed.
enum PackName {
  /// Whether `id` may name a pack and so its folder: `[A-Za-z0-9._-]{1,96}`, but not `.` or `..`.
  static func isSafeID(_ id: String) -> Bool { isPlain(id, longest: 96) }

  /// Whether `path` may name a file of a pack: a plain name in the same alphabet, at most 255 bytes.
  ///
  /// `manifest.json` is taken already; compared without case, since some file systems do the same.
  static func isSafeFile(_ path: String) -> Bool {
    isPlain(path, longest: 255) && path.lowercased() != PackManifest.fileName
  }

  private static func isPlain(_ name: String, longest: Int) -> Bool {
    guard (1...longest).contains(name.utf8.count), name != ".", name != ".." else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}

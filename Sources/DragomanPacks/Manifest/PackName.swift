/// The names a pack may bring along: they become names of files, so only a small alphabet is allowed.
enum PackName {
  /// Whether `id` may name a pack and so its folder: `[A-Za-z0-9._-]{1,96}`, but no hidden folder.
  ///
  /// `trash` and names in `.lock` are taken already (`StoreLayout`); compared without case, since some file
  /// systems do the same.
  static func isSafeID(_ id: String) -> Bool {
    isPlain(id, longest: 96) && !id.hasPrefix(".") && id.lowercased() != "trash"
      && !id.lowercased().hasSuffix(".lock")
  }

  /// Whether `path` may name a file of a pack: a plain name in the same alphabet, at most 250 bytes.
  ///
  /// `manifest.json` and `installed.json` are taken already; compared without case, since some file
  /// systems do the same.
  static func isSafeFile(_ path: String) -> Bool {
    isPlain(path, longest: 250)
      && ![PackManifest.fileName, InstalledRecord.fileName].contains(path.lowercased())
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

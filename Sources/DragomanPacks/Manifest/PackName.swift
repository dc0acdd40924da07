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
    isPlain(path, longest: 250) && !isDevice(path)
      && ![PackManifest.fileName, InstalledRecord.fileName].contains(path.lowercased())
  }

  /// Whether Windows, or a file system it wrote, may take `name` for a device, whatever its extension; packs
  /// are carried about on such disks.
  static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.uppercased()
    let isNumbered = stem.utf8.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT"))
    return ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || (isNumbered && stem.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
  }

  /// Whether `name` is of 1 to `longest` bytes, all of them letters, digits, dots, underscores or hyphens.
  static func isPlain(_ name: String, longest: Int) -> Bool {
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

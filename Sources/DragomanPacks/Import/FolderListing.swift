import Foundation

/// A file to be imported, perhaps compressed on its own as Firefox transfers them.
struct ImportedFile: Hashable {
  /// The name it gets: without the suffix of its compression.
  let name: String
  /// Where it is.
  let url: URL
  /// How it is compressed.
  let compression: CatalogCompression?
  /// Whether it is a copy of ours that may be moved.
  let isOurs: Bool
}

/// What lies in a folder that is to be imported.
struct FolderListing {
  /// The folder's or the archive's name.
  let name: String
  /// The names of all that is in it, sorted.
  let names: [String]
  private let url: URL
  private let isOurs: Bool

  /// Lists the folder at `url`.
  ///
  /// - Parameters:
  ///   - name: What it is called for people.
  ///   - isOurs: Whether its files may be moved away.
  init(_ url: URL, name: String, isOurs: Bool) throws(PackError) {
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      throw PackError(
        .notFound, file: url.path, expected: "a folder that can be listed", found: "one that cannot")
    }
    self.name = name
    self.url = url
    self.isOurs = isOurs
  }

  /// What lies in the folder `name` in it; nil if there is no such folder.
  func folder(_ name: String) throws(PackError) -> FolderListing? {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    guard names.contains(name), (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    else { return nil }
    return try FolderListing(folder, name: "\(self.name)/\(name)", isOurs: isOurs)
  }

  /// The file that becomes `name`: itself, or else a compressed one.
  subscript(name: String) -> ImportedFile? {
    let candidates =
      [(name, nil)] + CatalogCompression.allCases.map { ("\(name).\($0.rawValue)", Optional($0)) }
    return candidates.first { names.contains($0.0) }.map { written, compression in
      ImportedFile(
        name: name, url: url.appending(path: written, directoryHint: .notDirectory),
        compression: compression, isOurs: isOurs)
    }
  }

  /// The place of the file called exactly `name`, if there is one.
  func plain(_ name: String) -> URL? {
    names.contains(name) ? url.appending(path: name, directoryHint: .notDirectory) : nil
  }

  /// The files that become names which start and end so, each name once.
  func files(_ prefix: String, _ suffix: String) -> [ImportedFile] {
    let plain = names.map { name -> String in
      let packed = CatalogCompression.allCases.first { name.hasSuffix(".\($0.rawValue)") }
      return packed.map { String(name.dropLast($0.rawValue.count + 1)) } ?? name
    }
    return Set(plain.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }).sorted().compactMap { self[$0] }
  }
}

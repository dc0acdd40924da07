import Foundation

/// Makes packs of what foreign catalogs write, each part checked.
struct ForeignReading {
  /// The tags that have been looked at.
  private var tags: [String: String?] = [:]

  /// The version of what tells none.
  private static let usualVersion = "1.0"

  /// A pack of one pair.
  mutating func pack(
    named name: String, from source: String, to target: String, version: String?, architecture: String?,
    _ payload: ForeignPack.Payload
  ) -> ForeignListing.Line {
    do throws(PackError) {
      let languages = LanguagePair(
        source: try tag(source, "source language"), target: try tag(target, "target language"))
      let written = version ?? Self.usualVersion
      guard let version = ForeignDescription.orderable(written).flatMap({ PackVersion($0) }) else {
        throw PackError(
          .damaged, key: "version", expected: "a version such as 1.10 or 2.1a1", found: "another")
      }
      if case .files(let files) = payload {
        try PackFile.check(files.compactMap { file in file.role.map { ($0, file.file.path) } })
      }
      return .success(
        ForeignPack(
          languages: languages, version: version, architecture: try word(architecture), payload: payload))
    } catch {
      return .failure(ForeignRefusal(name: name, source: source, target: target, error: error))
    }
  }

  /// A file that travels by itself, perhaps compressed, which its name or its address says.
  static func file(
    _ role: PackFileRole, named name: String, at addresses: [String], key: String,
    travelling: (bytes: Int64?, sha256: String?), unpacked: (bytes: Int64?, sha256: String?)
  ) throws(PackError) -> ForeignFile {
    try PackFile.check(bytes: travelling.bytes, sha256: travelling.sha256, at: [])
    try PackFile.check(bytes: unpacked.bytes, sha256: unpacked.sha256, at: [])
    let packed = CatalogCompression.allCases.first { format in
      name.hasSuffix(".\(format.rawValue)") || addresses.contains { $0.hasSuffix(".\(format.rawValue)") }
    }
    var plain = name
    if let packed, name.hasSuffix(".\(packed.rawValue)") { plain.removeLast(packed.rawValue.count + 1) }
    guard PackName.isSafeFile(plain) else {
      throw PackError(.damaged, key: "name", expected: "a plain file name", found: "another path")
    }
    guard let packed else {
      return ForeignFile(
        key: key, addresses: addresses, role: role,
        file: ExpectedFile(
          path: plain, bytes: travelling.bytes ?? unpacked.bytes, sha256: travelling.sha256 ?? unpacked.sha256
        ))
    }
    return ForeignFile(
      key: key, addresses: addresses, role: role,
      file: ExpectedFile(path: plain, bytes: unpacked.bytes, sha256: unpacked.sha256),
      compressed: (
        packed,
        ExpectedFile(
          path: "\(plain).\(packed.rawValue)", bytes: travelling.bytes, sha256: travelling.sha256)
      ))
  }

  /// An archive. Its name on its way plays no part.
  static func archive(
    at addresses: [String], key: String, suffix: String, sha256: String?
  ) throws(PackError) -> ForeignFile {
    try PackFile.check(bytes: nil, sha256: sha256, at: [])
    return ForeignFile(
      key: key, addresses: addresses, role: nil,
      file: ExpectedFile(path: "pack\(suffix)", bytes: nil, sha256: sha256))
  }

  private mutating func tag(_ written: String, _ key: String) throws(PackError) -> String {
    let tag = tags[written] ?? LanguagePair.tag(written)
    tags[written] = .some(tag)
    guard let tag else {
      throw PackError(.damaged, key: key, expected: "a BCP-47 language tag", found: "another text")
    }
    return tag
  }

  private func word(_ architecture: String?) throws(PackError) -> String? {
    guard let word = architecture?.lowercased(), !word.isEmpty else { return nil }
    guard PackName.isPlain(word, longest: 24), !word.hasPrefix(".") else {
      throw PackError(.damaged, key: "architecture", expected: "a plain word", found: "another text")
    }
    return word
  }
}

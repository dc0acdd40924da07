import Foundation

extension PackManifest: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: PackKey.self)
    try values.encode(pack.id, forKey: .id)
    try values.encode(pack.source, forKey: .source)
    try values.encode(pack.target, forKey: .target)
    try values.encode(pack.version.description, forKey: .version)
    try values.encode(pack.minimumEngineFormat, forKey: .minimumEngineFormat)
    try values.encode(pack.strategy, forKey: .strategy)
    try values.encode(files, forKey: .files)
    try values.encode(pack.licence, forKey: .licence)
    try values.encode(pack.quality, forKey: .quality)
    try conduct.encode(to: encoder)
    // Packs of the first format know no other.
    if engine != .marian { try values.encode(engine, forKey: .engine) }
    try values.encodeIfPresent(positions, forKey: .positions)
    try values.encodeIfPresent(targetToken, forKey: .targetToken)
  }

  /// The manifest as JSON, the same bytes for the same manifest.
  func json() throws(PackError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw PackError(.damaged, pack: pack.id, file: Self.fileName, expected: "a manifest")
    }
  }
}

extension PackFile: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: PackKey.self)
    try values.encode(role, forKey: .role)
    try values.encode(path, forKey: .path)
    try values.encode(bytes, forKey: .bytes)
    try values.encode(sha256, forKey: .sha256)
  }
}

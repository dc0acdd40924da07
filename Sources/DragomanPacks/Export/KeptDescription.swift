import Foundation

/// What of a pack of ours has no place in Firefox's files: in the `metadata.json` beside them, under `dragoman`, so that
/// an import makes the same pack of them again.
struct KeptDescription: Hashable {
  /// The file's name, which Firefox gave it.
  static let fileName = "metadata.json"

  /// How it is meant to be run.
  let strategy: PackStrategy
  /// Figures by name.
  let quality: [String: Double]
  /// What the runtime needs to know.
  let conduct: PackConduct

  /// What of `manifest` is to be kept.
  init(_ manifest: PackManifest) {
    strategy = manifest.pack.strategy
    quality = manifest.pack.quality
    conduct = manifest.conduct
  }

  /// What the file at `url` has kept; nil where there is nothing of ours in it, or nothing sound.
  init?(_ url: URL) {
    guard let file = try? SmallFile(url, largestBytes: PackManifest.largestBytes),
      let document = try? JSONDecoder().decode(Document.self, from: file.data)
    else { return nil }
    self = document.dragoman
  }

  private struct Document: Decodable { let dragoman: KeptDescription }
}

extension KeptDescription: Codable {
  private enum Key: String, CodingKey { case strategy, quality }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    strategy = try values.read(PackStrategy.self, .strategy)
    quality = try values.readIfPresent([String: Double].self, .quality) ?? [:]
    conduct = try PackConduct(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(strategy, forKey: .strategy)
    try values.encode(quality, forKey: .quality)
    try conduct.encode(to: encoder)
  }
}

/// What only the runtime needs to know of a pack. `PackManifest` says what each is.
package struct PackConduct: Hashable, Sendable {
  let lengthFactor: Double
  let placeholders: [String]
  let alignment: PackAlignment?
  let lowConfidenceBelow: Double?

  /// Of a pack that says nothing of it: the usual length factor, no placeholders.
  static let usual = PackConduct()

  private init() {
    lengthFactor = 3
    placeholders = []
    alignment = nil
    lowConfidenceBelow = nil
  }
}

extension PackConduct: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    lengthFactor = try values.read(Double.self, .lengthFactor)
    guard (0.1...64).contains(lengthFactor) else {
      throw PackError(
        .damaged, key: PackKey.lengthFactor.rawValue, expected: "0.1 to 64", found: "\(lengthFactor)")
    }
    placeholders = try values.readIfPresent([String].self, .placeholders) ?? []
    guard placeholders.count <= 1024, placeholders.allSatisfy({ (1...64).contains($0.utf8.count) }) else {
      throw PackError(
        .damaged, key: PackKey.placeholders.rawValue, expected: "at most 1024 pieces of 1 to 64 bytes")
    }
    alignment = try values.readIfPresent(PackAlignment.self, .alignment)
    if let alignment, !(1...1024).contains(alignment.layer) || !(0...1024).contains(alignment.head) {
      throw PackError(
        .damaged, key: PackKey.alignment.rawValue, expected: "layer 1 to 1024, head 0 to 1024",
        found: "layer \(alignment.layer), head \(alignment.head)")
    }
    lowConfidenceBelow = try values.readIfPresent(Double.self, .lowConfidenceBelow)
    if let lowConfidenceBelow, !(-1000...0).contains(lowConfidenceBelow) {
      throw PackError(
        .damaged, key: PackKey.lowConfidenceBelow.rawValue, expected: "-1000 to 0",
        found: "\(lowConfidenceBelow)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: PackKey.self)
    try values.encode(lengthFactor, forKey: .lengthFactor)
    try values.encode(placeholders, forKey: .placeholders)
    try values.encode(alignment, forKey: .alignment)
    try values.encode(lowConfidenceBelow, forKey: .lowConfidenceBelow)
  }
}

import Foundation

// Whatever these initialisers accept is safe to use as it is: names are plain, sums cannot overflow,
// numbers are finite and in range. They throw `PackError`s without pack and file; the callers add them.

extension PackDescription: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    // First of all: what a later format means by the other keys is not known here.
    minimumEngineFormat = try values.read(Int.self, .minimumEngineFormat)
    guard minimumEngineFormat <= Self.engineFormat else {
      throw PackError(
        .newerFormat, key: PackKey.minimumEngineFormat.rawValue, expected: "at most \(Self.engineFormat)",
        found: "\(minimumEngineFormat)")
    }
    guard minimumEngineFormat >= 1 else {
      throw PackError(
        .damaged, key: PackKey.minimumEngineFormat.rawValue, expected: "1 or more",
        found: "\(minimumEngineFormat)")
    }
    id = try values.read(String.self, .id)
    guard PackName.isSafeID(id) else {
      throw PackError(
        .damaged, key: PackKey.id.rawValue,
        expected: "1 to 96 of the characters A-Z a-z 0-9 . _ -, not first a dot, not trash, not *.lock",
        found: "another name")
    }
    (source, sourceIdentity) = try Self.language(in: values, .source)
    (target, targetIdentity) = try Self.language(in: values, .target)
    guard !sourceIdentity.isSameLanguage(as: targetIdentity) else {
      throw PackError(.damaged, key: PackKey.target.rawValue, expected: "another language than the source's")
    }
    let written = try values.read(String.self, .version)
    guard let version = PackVersion(written) else {
      throw PackError(.damaged, key: PackKey.version.rawValue, expected: "a version such as 1.10 or 2.0-rc1")
    }
    self.version = version
    strategy = try values.read(PackStrategy.self, .strategy)
    licence = try values.read(String.self, .licence)
    // It is shown in terminals: nothing that moves the cursor, breaks the line or turns the direction.
    guard licence.utf8.count <= 1024, !licence.unicodeScalars.contains(where: Self.isUnshowable) else {
      throw PackError(
        .damaged, key: PackKey.licence.rawValue,
        expected: "a line of at most 1024 bytes without control characters",
        found: "another text")
    }
    quality = try values.readIfPresent([String: Double].self, .quality) ?? [:]
  }

  private static func isUnshowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  private static func language(
    in values: KeyedDecodingContainer<PackKey>, _ key: PackKey
  ) throws -> (String, LanguageIdentity) {
    let tag = try values.read(String.self, key)
    guard tag.utf8.count <= 64, let identity = LanguageIdentity(Locale.Language(identifier: tag)) else {
      throw PackError(.damaged, key: key.rawValue, expected: "a BCP-47 language tag")
    }
    return (tag, identity)
  }
}

extension PackFile: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    role = try values.read(PackFileRole.self, .role)
    path = try values.read(String.self, .path)
    bytes = try values.read(Int64.self, .bytes)
    sha256 = try values.read(String.self, .sha256)
    try Self.check(bytes: bytes, sha256: sha256, at: decoder.codingPath)
  }

  /// Checks what is known of a file's content: a possible size, the form of a hash.
  ///
  /// - Parameter path: Where the two are in the JSON, for the error.
  static func check(bytes: Int64?, sha256: String?, at path: [any CodingKey]) throws(PackError) {
    if let bytes, !(1...largestBytes).contains(bytes) {
      throw PackError(
        .damaged, key: JSONReading.name(of: path + [PackKey.bytes]), expected: "1 to \(largestBytes)",
        found: "\(bytes)")
    }
    if let sha256, sha256.utf8.count != 64 || !sha256.utf8.allSatisfy(isLowerHex) {
      throw PackError(
        .damaged, key: JSONReading.name(of: path + [PackKey.sha256]), expected: "64 digits 0-9 a-f")
    }
  }

  /// Checks a pack's list of files: safe names, each once, and everything there to open it.
  static func check(_ files: [(role: PackFileRole, path: String)]) throws(PackError) {
    guard files.count <= PackFileRole.allCases.count else {
      throw PackError(
        .damaged, key: "files", expected: "at most \(PackFileRole.allCases.count)", found: "\(files.count)")
    }
    var roles: Set<PackFileRole> = []
    var names: Set<String> = []
    for (index, file) in files.enumerated() {
      let key = "files[\(index)]"
      guard PackName.isSafeFile(file.path) else {
        throw PackError(.damaged, key: "\(key).path", expected: "a plain file name", found: "another path")
      }
      // Without case, since some file systems do not tell such names apart.
      guard names.insert(file.path.lowercased()).inserted else {
        throw PackError(.damaged, key: "\(key).path", expected: "each name once", found: file.path)
      }
      guard roles.insert(file.role).inserted else {
        throw PackError(.damaged, key: "\(key).role", expected: "each role once", found: file.role.rawValue)
      }
    }
    guard roles.contains(.model) else {
      throw PackError(.damaged, key: "files", expected: "a file with the role model")
    }
    let vocabularies = sides(of: roles, .vocabulary, .sourceVocabulary, .targetVocabulary)
    let tokens = sides(of: roles, .tokens, .sourceTokens, .targetTokens)
    guard vocabularies == .whole || (vocabularies == .none && tokens == .whole) else {
      throw PackError(
        .damaged, key: "files", expected: "vocabulary, or both sourceVocabulary and targetVocabulary")
    }
    guard tokens != .partial else {
      throw PackError(.damaged, key: "files", expected: "tokens, or both sourceTokens and targetTokens")
    }
  }

  /// How much there is of what comes as one file or as one for each language.
  private enum Sides { case none, partial, whole }

  private static func sides(
    of roles: Set<PackFileRole>, _ joint: PackFileRole, _ source: PackFileRole, _ target: PackFileRole
  ) -> Sides {
    let found = [joint, source, target].filter(roles.contains)
    return found.isEmpty ? .none : found == [joint] || found == [source, target] ? .whole : .partial
  }

  private static func isLowerHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

extension PackManifest: Decodable {
  package init(from decoder: any Decoder) throws {
    pack = try PackDescription(from: decoder)
    let values = try decoder.container(keyedBy: PackKey.self)
    files = try values.read([PackFile].self, .files)
    try PackFile.check(files.map { ($0.role, $0.path) })
    conduct = try PackConduct(from: decoder)
    engine = try values.readIfPresent(PackEngine.self, .engine) ?? .marian
    positions = try values.readIfPresent(PackPositions.self, .positions)
    targetToken = try values.readIfPresent(String.self, .targetToken)
    if let targetToken, !(1...64).contains(targetToken.utf8.count) {
      throw PackError(.damaged, key: PackKey.targetToken.rawValue, expected: "a piece of 1 to 64 bytes")
    }
  }
}

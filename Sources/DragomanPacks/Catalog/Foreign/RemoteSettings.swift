import Foundation

/// The registry of Firefox on a Remote Settings server: one record for each file.
///
/// A pack is made of the records of one pair, architecture and version, those that are for a desktop release
/// (`FilterExpression`). Records of the older collection have `fromLang` and `toLang`, no architecture, and files
/// that travel as they are; those of the later one have the size and hash of the unpacked file too.
enum RemoteSettings {
  /// One record.
  struct Record: Decodable {
    let source, target, version, fileType, name: String
    let architecture, variant, filter: String?
    let location: String
    /// What travels.
    let bytes: Int64
    let sha256: String?
    /// What is unpacked from it, where that is said.
    let unpackedBytes: Int64?
    let unpackedSHA256: String?

    private enum Key: String, CodingKey {
      case sourceLanguage, targetLanguage, fromLang, toLang, version, fileType, name, architecture, variant
      case attachment, decompressedSize, decompressedHash
      case filter = "filter_expression"
    }
    private enum AttachmentKey: String, CodingKey { case location, size, hash }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let isOld = values.contains(.fromLang)
      source = try values.read(String.self, isOld ? .fromLang : .sourceLanguage)
      target = try values.read(String.self, isOld ? .toLang : .targetLanguage)
      version = try values.read(String.self, .version)
      fileType = try values.read(String.self, .fileType)
      name = try values.read(String.self, .name)
      architecture = try values.readIfPresent(String.self, .architecture)
      variant = try values.readIfPresent(String.self, .variant)
      filter = try values.readIfPresent(String.self, .filter)
      unpackedBytes = try values.readIfPresent(Int64.self, .decompressedSize)
      unpackedSHA256 = try values.readIfPresent(String.self, .decompressedHash)
      let attachment = try values.nestedContainer(keyedBy: AttachmentKey.self, forKey: .attachment)
      location = try attachment.read(String.self, .location)
      bytes = try attachment.read(Int64.self, .size)
      sha256 = try attachment.readIfPresent(String.self, .hash)
    }
  }

  /// What the kinds of files are for. Others, such as models that rate a translation, play no part here.
  private static let roles: [String: PackFileRole] = [
    "model": .model, "lex": .shortlist, "vocab": .vocabulary, "srcvocab": .sourceVocabulary,
    "trgvocab": .targetVocabulary,
  ]

  /// Records of one pack.
  private struct Group: Hashable {
    let source, target, version: String
    let architecture: String?
  }

  /// Makes packs of records.
  static func listing(_ entries: [ForeignEntry<Record>], base: String?) -> ForeignListing {
    var lines: [ForeignListing.Line] = []
    var groups: [Group: [ForeignFile]] = [:]
    var order: [Group] = []
    for entry in entries {
      do throws(ForeignRefusal) {
        guard let (group, file) = try part(of: entry) else { continue }
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(file)
      } catch {
        lines.append(.failure(error))
      }
    }
    var reading = ForeignReading()
    for group in order {
      lines.append(
        reading.pack(
          named: "\(group.source)-\(group.target) \(group.version)", from: group.source, to: group.target,
          version: group.version, architecture: group.architecture, .files(groups[group] ?? [])))
    }
    return ForeignListing(format: .firefoxRecords, date: nil, base: base, lines: lines)
  }

  /// The file of a record and what it belongs to; nil for one that is not for us.
  private static func part(
    of entry: ForeignEntry<Record>
  ) throws(ForeignRefusal) -> (Group, ForeignFile)? {
    var record: Record?
    do throws(PackError) {
      let content = try entry.content.get()
      record = content
      guard let role = roles[content.fileType], try isMeant(content) else { return nil }
      let group = Group(
        source: content.source, target: content.target, version: content.version,
        architecture: content.architecture)
      return (group, try file(of: content, role))
    } catch {
      throw ForeignRefusal(name: entry.name, source: record?.source, target: record?.target, error: error)
    }
  }

  private static func isMeant(_ record: Record) throws(PackError) -> Bool {
    do throws(FilterExpression.Refusal) {
      guard try FilterExpression.isForDesktopRelease(record.filter ?? "") else { return false }
    } catch {
      throw PackError(
        .unsupportedModel, key: "filter_expression",
        expected: "one of env.channel, env.appinfo.OS, texts, ==, !=, &&, ||, ! and brackets",
        found: error.found)
    }
    guard (record.variant ?? "").isEmpty else {
      throw PackError(.unsupportedModel, key: "variant", expected: "none", found: "one")
    }
    return true
  }

  private static func file(of record: Record, _ role: PackFileRole) throws(PackError) -> ForeignFile {
    try ForeignReading.file(
      role, named: record.name, at: [record.location], key: "attachment.location",
      travelling: (record.bytes, record.sha256), unpacked: (record.unpackedBytes, record.unpackedSHA256))
  }
}

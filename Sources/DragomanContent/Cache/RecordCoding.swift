import Foundation

/// A record as it lies in the file, before an app's encryption: a check sum over all of it, its time, the hashes of the
/// source text and of the revision, and the translation. What it belongs to is in the row's key.
///
/// The check sum covers the row's key, so neither damage nor a row in another one's place goes unnoticed.
enum RecordCoding {
  private static let digest = 32

  /// The name of a slot's row: a hash, so that no name of the app's lies in the file.
  static func row(of slot: TranslationKey.Slot) -> [UInt8] {
    hash([
      slot.item.contentID, slot.item.field, slot.source, slot.target, slot.engineVersion, slot.packVersion,
      slot.isHighFidelity ? "1" : "0", String(slot.options),
    ])
  }

  /// The hash of strings, each told from the next by its length.
  static func hash(_ parts: [String]) -> [UInt8] {
    var message: [UInt8] = []
    for part in parts {
      message += bytes(of: UInt64(part.utf8.count))
      message += part.utf8
    }
    return SourceFingerprint(ofBytes: message).bytes
  }

  static func encode(_ record: TranslationRecord) -> [UInt8] {
    let content =
      bytes(of: record.createdAt.timeIntervalSince1970.bitPattern) + record.fingerprint.bytes
      + hash(record.key.revision) + Array(record.text.string.utf8)
    return checksum(of: content, in: row(of: record.key.slot)) + content
  }

  /// The translation and its time; nil where the bytes are damaged, or are of another revision or source text.
  static func decode(
    _ bytes: [UInt8], for key: TranslationKey, fingerprint: SourceFingerprint
  ) -> (text: ContentText, createdAt: Date)? {
    guard bytes.count >= digest + 8 + 2 * digest else { return nil }
    let content = Array(bytes[digest...])
    guard Array(bytes[..<digest]) == checksum(of: content, in: row(of: key.slot)) else { return nil }
    let seconds = content[..<8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard Array(content[8..<(8 + digest)]) == fingerprint.bytes,
      Array(content[(8 + digest)..<(8 + 2 * digest)]) == hash(key.revision),
      let text = String(validating: content[(8 + 2 * digest)...], as: UTF8.self)
    else { return nil }
    return (ContentText(text), Date(timeIntervalSince1970: Double(bitPattern: seconds)))
  }

  private static func checksum(of content: [UInt8], in row: [UInt8]) -> [UInt8] {
    SourceFingerprint(ofBytes: row + content).bytes
  }

  private static func hash(_ revision: ContentRevision) -> [UInt8] {
    switch revision {
    case .named(let name): hash(["named", name])
    case .fingerprint(let fingerprint): SourceFingerprint(ofBytes: [0] + fingerprint.bytes).bytes
    }
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}

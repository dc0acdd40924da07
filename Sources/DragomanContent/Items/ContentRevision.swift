import CDragomanDigest
import Foundation

/// The SHA-256 of a source text's bytes.
public struct SourceFingerprint: Hashable, Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The fingerprint of exactly this text.
  public init(of text: ContentText) { self.init(ofBytes: Array(text.string.utf8)) }

  init(ofBytes message: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: Int(DGM_DIGEST_BYTES))
    message.withUnsafeBytes { dgm_digest_sha256($0.baseAddress, $0.count, &digest) }
    bytes = digest
  }
}

/// Which version of a text a translation belongs to.
public enum ContentRevision: Hashable, Sendable {
  /// The number or name that the content system gives each version.
  case named(String)
  /// The hash of the exact source, for content systems without revisions.
  case fingerprint(SourceFingerprint)
}

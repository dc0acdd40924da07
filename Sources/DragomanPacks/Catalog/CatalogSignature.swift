import Foundation

/// One signature over the exact bytes of a catalog: a line of `catalog.json.sig`.
///
/// `dragoman-catalog-signature ed25519 <key id> <base64 of 64 bytes>`. Several lines serve a change of keys:
/// for a while a catalog is signed with the old one and the new one.
struct CatalogSignature: Hashable, Sendable {
  /// What follows a catalog's name to give its signatures' name.
  static let suffix = ".sig"
  /// The largest file of signatures that is read, in bytes.
  static let largestBytes = 1 << 16
  /// The first word of a line.
  static let label = "dragoman-catalog-signature"
  /// The algorithm that this build checks (RFC 8032).
  static let algorithm = "ed25519"

  /// The id of the key that the signature is said to be by.
  let keyID: String
  /// The signature, 64 bytes.
  let bytes: [UInt8]

  /// The signatures in `data`, in order. Lines for other algorithms are left out: they serve other versions.
  ///
  /// - Throws: `PackError` `untrustedCatalog` naming the line that is none, without `file`.
  static func signatures(in data: Data) throws(PackError) -> [CatalogSignature] {
    guard let text = String(data: data, encoding: .utf8) else { throw Self.fault("bytes that are no text") }
    var signatures: [CatalogSignature] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first else { continue }
      guard first == label, words.count >= 2 else { throw fault("another text in line \(index + 1)") }
      guard words[1] == algorithm else { continue }
      guard words.count == 4, TrustedKeys.isKeyID(words[2]),
        let bytes = Data(base64Encoded: String(words[3])), bytes.count == Ed25519.signatureBytes
      else { throw fault("a malformed signature in line \(index + 1)") }
      signatures.append(CatalogSignature(keyID: String(words[2]), bytes: [UInt8](bytes)))
    }
    return signatures
  }

  private static func fault(_ found: String) -> PackError {
    PackError(
      .untrustedCatalog, expected: "lines of \(label) \(algorithm), a key's id and a signature", found: found)
  }
}

/// What a catalog's signatures say, in the light of the trusted keys.
enum CatalogVerdict: Hashable, Sendable {
  /// A trusted key signed these bytes.
  case good
  /// The signature by the trusted key of this id does not fit: the bytes are not those that were signed.
  case bad(keyID: String)
  /// Signed, but only by keys of these ids, none of which is trusted.
  case untrusted(keyIDs: [String])
  /// Not signed.
  case unsigned
}

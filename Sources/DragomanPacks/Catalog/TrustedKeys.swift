package import Foundation

/// The public keys whose signatures make a catalog from the network believed.
package struct TrustedKeys: Hashable, Sendable {
  /// The environment variable that names files of keys, with `:` between them.
  package static let variable = "DRAGOMAN_CATALOG_KEYS"
  /// The first word of a public key's file.
  static let label = "dragoman-catalog-key"
  /// The first word of a private key's file, which is no business of ours.
  static let privateLabel = "dragoman-catalog-private-key"

  /// One key.
  package struct Key: Hashable, Sendable {
    /// Its name: the first 16 hexadecimal digits of the SHA-256 of its bytes.
    package let id: String
    /// The key, 32 bytes.
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      id = String(SHA256.hexadecimal(of: Data(bytes)).prefix(TrustedKeys.idDigits))
    }
  }

  /// The keys, each once, in order.
  package let keys: [Key]

  private static let idDigits = 16
  private static let largestBytes = 4096

  /// These keys; none by default, and then no catalog from the network is believed.
  init(_ keys: [Key] = []) {
    var seen: Set<Key> = []
    self.keys = keys.filter { seen.insert($0).inserted }
  }

  /// The keys in `files`, then those in the files that `DRAGOMAN_CATALOG_KEYS` names.
  ///
  /// - Throws: `PackError` naming the file: `notFound` for one that is not there, `damaged` for one that
  ///   cannot be read or is no public key. Nothing named is no error.
  package init(files: [URL], environment: [String: String]) throws(PackError) {
    let named = (environment[Self.variable] ?? "").split(separator: ":").map { URL(filePath: String($0)) }
    var keys: [Key] = []
    for file in files { keys.append(try Self.key(in: file, from: nil)) }
    for file in named { keys.append(try Self.key(in: file, from: Self.variable)) }
    self.init(keys)
  }

  /// Reads `dragoman-catalog-key ed25519 <base64 of 32 bytes>`.
  private static func key(in file: URL, from variable: String?) throws(PackError) -> Key {
    do {
      return try key(of: SmallFile(file, largestBytes: largestBytes).data)
    } catch {
      var fault = error
      fault.file = file.path
      fault.key = variable
      throw fault
    }
  }

  /// The key that the bytes of a public key's file are.
  static func key(of data: Data) throws(PackError) -> Key {
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == label, words[1] == CatalogSignature.algorithm,
      let bytes = Data(base64Encoded: String(words[2])), bytes.count == Ed25519.publicKeyBytes
    else {
      throw PackError(
        .damaged, expected: "one line: \(label) \(CatalogSignature.algorithm) and the key",
        found: words.first == privateLabel[...] ? "a private key; name its .pub file" : "something else")
    }
    return Key([UInt8](bytes))
  }

  /// Whether `text` has the form of a key's id.
  static func isKeyID(_ text: Substring) -> Bool {
    text.utf8.count == idDigits
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// What `signatures` say about `data`. One good signature by a trusted key is enough.
  func verdict(on data: Data, _ signatures: [CatalogSignature]) -> CatalogVerdict {
    var misfit: String?
    for signature in signatures {
      for key in keys where key.id == signature.keyID {
        if Ed25519.verifies(signature.bytes, data, by: key.bytes) { return .good }
        misfit = key.id
      }
    }
    if let misfit { return .bad(keyID: misfit) }
    return signatures.isEmpty ? .unsigned : .untrusted(keyIDs: signatures.map(\.keyID))
  }

  /// The fault of a catalog with this verdict; nil for a good one.
  ///
  /// - Parameter catalog: The catalog's address, for the error.
  func fault(_ verdict: CatalogVerdict, catalog: String) -> PackError? {
    let found: String
    switch verdict {
    case .good: return nil
    case .bad(let id): found = "a signature by the key \(id) that does not fit the catalog"
    case .untrusted(let ids): found = "a signature by \(Self.list(ids))"
    case .unsigned: found = "no signature"
    }
    return PackError(
      .untrustedCatalog, file: catalog, key: Self.variable,
      expected: keys.isEmpty
        ? "the file of a key to trust in this variable" : "a signature by \(Self.list(keys.map(\.id)))",
      found: keys.isEmpty ? "none" : found)
  }

  private static func list(_ ids: [String]) -> String {
    ids.count == 1 ? "the key \(ids[0])" : "one of the keys \(ids.prefix(8).joined(separator: ", "))"
  }
}

internal import CDragomanSodium
import Foundation

/// Ed25519 (RFC 8032), as libsodium checks it: keys of small order and second forms of a signature are refused.
enum Ed25519 {
  /// The size of a public key.
  static let publicKeyBytes = Int(DGM_ED25519_PUBLIC_KEY_BYTES)
  /// The size of a signature.
  static let signatureBytes = Int(DGM_ED25519_SIGNATURE_BYTES)

  /// Whether `signature` over `message` was made with the private half of `publicKey`.
  ///
  /// - Precondition: 64 bytes of signature, 32 of key.
  static func verifies(_ signature: [UInt8], _ message: Data, by publicKey: [UInt8]) -> Bool {
    precondition(
      signature.count == signatureBytes && publicKey.count == publicKeyBytes,
      "\(signature.count) and \(publicKey.count) bytes")
    return message.withUnsafeBytes { bytes in
      // An empty message has no address, but the shim wants one.
      withUnsafePointer(to: 0 as UInt8) { nothing in
        dgm_ed25519_verifies(
          signature, bytes.baseAddress ?? UnsafeRawPointer(nothing), bytes.count, publicKey) == 1
      }
    }
  }
}

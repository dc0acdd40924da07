internal import CDragomanSodium
package import Foundation

/// A SHA-256 over bytes that come in pieces (FIPS 180-4).
struct SHA256 {
  private var state = dgm_sha256()

  /// The hash of nothing yet.
  init() { dgm_sha256_begin(&state) }

  /// Takes in `bytes`.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    dgm_sha256_update(&state, start, bytes.count)
  }

  /// The digest of everything taken in, 64 lower-case hexadecimal digits. Leaves the hash as it is.
  var hexadecimal: String {
    var state = state
    var digest = [UInt8](repeating: 0, count: Int(DGM_SHA256_BYTES))
    dgm_sha256_end(&state, &digest)
    return Self.hexadecimal(digest)
  }

  /// The digest of `data`.
  static func hexadecimal(of data: Data) -> String {
    var hash = SHA256()
    data.withUnsafeBytes { hash.update($0) }
    return hash.hexadecimal
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// The size and the hash of a file.
package struct FileDigest: Hashable, Sendable {
  /// Its size in bytes.
  package let bytes: Int64
  /// Its SHA-256, 64 lower-case hexadecimal digits.
  package let sha256: String

  /// A digest from its parts.
  package init(bytes: Int64, sha256: String) {
    self.bytes = bytes
    self.sha256 = sha256
  }

  /// Reads and hashes the regular file at `url`.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked before each MiB; true ends the work.
  ///   - progress: Told after each MiB how many bytes have been hashed so far.
  /// - Throws: `PackError` `notFound` or `damaged` with `file` the path's last component; `cancelled`.
  package init(
    of url: URL, isCancelled: () -> Bool = { false }, progress: (Int64) -> Void = { _ in }
  ) throws(PackError) {
    let file = try OpenFile(reading: url)
    var hash = SHA256()
    var count: Int64 = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      guard !isCancelled() else { throw PackError(.cancelled) }
      let step = try file.read(into: buffer)
      if step == 0 { break }
      hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<step]))
      count += Int64(step)
      progress(count)
    }
    self.init(bytes: count, sha256: hash.hexadecimal)
  }
}

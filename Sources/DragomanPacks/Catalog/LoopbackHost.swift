import Foundation

/// The hosts that are this machine itself: what they send has been on no wire.
enum LoopbackHost {
  /// Whether the host of `url` is `localhost`, in 127.0.0.0/8, or `::1`.
  static func isOne(_ url: URL) -> Bool {
    guard let host = url.host()?.lowercased() else { return false }
    if host == "localhost" { return true }
    var v4 = in_addr()
    // Only the strict form with four numbers: `127.0.0.1.example.org` is somebody else.
    if inet_pton(AF_INET, host, &v4) == 1 { return UInt32(bigEndian: v4.s_addr) >> 24 == 127 }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, host.trimmingCharacters(in: ["[", "]"]), &v6) == 1 else { return false }
    let bytes = withUnsafeBytes(of: v6) { [UInt8]($0) }
    return bytes == [UInt8](repeating: 0, count: 15) + [1]
  }
}

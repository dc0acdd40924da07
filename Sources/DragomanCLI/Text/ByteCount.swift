import Foundation

/// A number of bytes in words: `999 bytes`, `12.2 MB`.
///
/// Units are powers of 1000, as downloads and disks count.
struct ByteCount: CustomStringConvertible, Equatable, Sendable {
  let bytes: Int64

  init(_ bytes: Int64) { self.bytes = bytes }

  var description: String {
    let (value, unit) = Self.scaled(bytes)
    return unit == "bytes" ? (bytes == 1 ? "1 byte" : "\(bytes) bytes") : "\(value) \(unit)"
  }

  /// How much of a whole this is, in the whole's unit: `5.5 of 12.2 MB`.
  func description(of whole: ByteCount) -> String {
    let (total, unit) = Self.scaled(whole.bytes)
    guard let power = Self.units.firstIndex(of: unit), unit != "bytes" else { return "\(bytes) of \(whole)" }
    return "\(Self.digits(Double(bytes) / Self.size(power))) of \(total) \(unit)"
  }

  private static let units = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"]

  private static func size(_ power: Int) -> Double { pow(1000, Double(power)) }

  private static func digits(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func scaled(_ bytes: Int64) -> (digits: String, unit: String) {
    // 999,950 bytes would be written as 1000.0 kB.
    let power = units.indices.first { Double(bytes) < size($0 + 1) * 0.999_95 } ?? units.count - 1
    return (digits(Double(bytes) / size(power)), units[power])
  }
}

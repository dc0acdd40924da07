import Foundation

/// The memory of a process, in kilobytes.
struct ProcessMemory: Encodable {
  /// The most that was resident at any time, mapped files included (`VmHWM`).
  let peakResident: Int
  /// What is resident now and backed by no file (`RssAnon`).
  let anonymous: Int

  /// A field of the kernel's that is not there or no number.
  struct Missing: Error {
    let field: String
  }

  /// This process's memory as the kernel counts it.
  static func ofThisProcess() throws -> ProcessMemory {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return ProcessMemory(
      peakResident: try kilobytes("VmHWM", in: status), anonymous: try kilobytes("RssAnon", in: status))
  }

  private static func kilobytes(_ field: String, in status: String) throws -> Int {
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    guard let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first, let value = Int(number)
    else { throw Missing(field: field) }
    return value
  }
}

import Foundation

/// The processors that this process may use.
enum ProcessorCount {
  /// At least 1: the processors in the affinity mask, fewer where a control group's quota allows fewer.
  static var available: Int {
    #if os(Linux)
      max(1, min(affinity() ?? ProcessInfo.processInfo.activeProcessorCount, quota() ?? .max))
    #else
      max(1, ProcessInfo.processInfo.activeProcessorCount)
    #endif
  }

  #if os(Linux)
    /// The processors in the affinity mask, from the list (`0-3,8`) that the kernel writes of it.
    ///
    /// `sched_getaffinity` is a GNU extension, which Swift's C library module leaves out.
    static func affinity(status: String = "/proc/self/status") -> Int? {
      let field = "Cpus_allowed_list:"
      guard let text = try? String(contentsOfFile: status, encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix(field) })
      else { return nil }
      var count = 0
      for range in line.dropFirst(field.count).split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        let ends = range.split(separator: "-").map { UInt16($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
        count += Int(last - first) + 1
      }
      return count > 0 ? count : nil
    }

    /// The least quota of the process's control group and its parents (version 2), in processors rounded up.
    static func quota(
      membership: String = "/proc/self/cgroup", root: String = "/sys/fs/cgroup"
    ) -> Int? {
      guard let groups = try? String(contentsOfFile: membership, encoding: .utf8),
        let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::/") })
      else { return nil }
      var path = line.dropFirst(4).split(separator: "/")
      var least: Int?
      while true {
        let file = ([root] + path.map(String.init) + ["cpu.max"]).joined(separator: "/")
        if let limit = limit(inFile: file) { least = min(least ?? limit, limit) }
        if path.popLast() == nil { return least }
      }
    }

    /// Processors from a `cpu.max` such as `150000 100000`; nil for `max`, or without the file.
    private static func limit(inFile file: String) -> Int? {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
      let numbers = text.split(whereSeparator: \.isWhitespace).map { Int($0) }
      guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0 else {
        return nil
      }
      return max(1, quota / period + (quota % period == 0 ? 0 : 1))
    }
  #endif
}

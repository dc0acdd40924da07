import Foundation

/// How many processors this process may keep busy: what its affinity mask allows, or its control group's
/// quota where that is less.
struct ProcessorAllowance {
  /// Where `/proc` and `/sys` are; another folder in tests.
  var root = "/"

  /// At least 1. A quota of one and a half processors counts as 2, since rounding down would leave a
  /// third of it unused.
  var count: Int {
    let limits = quotas.map { Int($0.rounded(.up)) } + [affinity ?? ProcessInfo.processInfo.processorCount]
    return max(1, limits.min() ?? 1)
  }

  /// From `Cpus_allowed_list:	0-3,8` of the process's status.
  private var affinity: Int? {
    let key = "Cpus_allowed_list:"
    guard let line = lines(of: "proc/self/status").first(where: { $0.hasPrefix(key) }) else { return nil }
    var count = 0
    for range in line.dropFirst(key.count).trimmingCharacters(in: .whitespaces).split(separator: ",") {
      let ends = range.split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, 0...last ~= first, last < 1 << 20
      else {
        return nil
      }
      count += last - first + 1
    }
    return count
  }

  /// Every quota on the way from the process's group up to the root, in processors.
  private var quotas: [Double] {
    lines(of: "proc/self/cgroup").flatMap { line -> [Double] in
      // hierarchy:controllers:path, where version 2 has hierarchy 0 and no controllers.
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      let groups = ancestors(of: String(fields[2]))
      if fields[0] == "0", fields[1].isEmpty { return groups.compactMap(quotaVersion2) }
      guard fields[1].split(separator: ",").contains("cpu") else { return [] }
      return groups.compactMap { quotaVersion1(mount: String(fields[1]), group: $0) }
    }
  }

  private func ancestors(of path: String) -> [String] {
    var parts = path.split(separator: "/")
    // In a container the path may be the host's; only the root then exists, and files that do not are skipped.
    guard !parts.contains("..") else { return [""] }
    var groups: [String] = []
    while !parts.isEmpty {
      groups.append(parts.joined(separator: "/"))
      parts.removeLast()
    }
    return groups + [""]
  }

  /// `cpu.max` holds `quota period` in microseconds, the quota `max` where there is none.
  private func quotaVersion2(group: String) -> Double? {
    for mount in ["sys/fs/cgroup", "sys/fs/cgroup/unified"] {
      let words = lines(of: "\(mount)/\(group)/cpu.max").first?.split(separator: " ") ?? []
      if words.count == 2 { return ratio(String(words[0]), String(words[1])) }
    }
    return nil
  }

  private func quotaVersion1(mount: String, group: String) -> Double? {
    for folder in [mount, "cpu"] {
      let base = "sys/fs/cgroup/\(folder)/\(group)"
      if let quota = lines(of: "\(base)/cpu.cfs_quota_us").first,
        let period = lines(of: "\(base)/cpu.cfs_period_us").first
      {
        return ratio(quota, period)
      }
    }
    return nil
  }

  private func ratio(_ quota: String, _ period: String) -> Double? {
    guard let quota = Double(quota), let period = Double(period), quota > 0, period > 0 else { return nil }
    let processors = quota / period
    return processors < 1_048_576 ? processors : nil
  }

  private func lines(of path: String) -> [String] {
    guard let text = try? String(contentsOfFile: root + path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }
}

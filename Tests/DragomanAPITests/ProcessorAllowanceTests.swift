import Foundation
import Testing

@testable import Dragoman

@Suite("ProcessorAllowance counts the processors that may be used")
struct ProcessorAllowanceTests {
  static let status = "Name:\tx\nCpus_allowed:\tff\nCpus_allowed_list:\t"

  @Test(
    "takes the least of affinity and quotas, and at least one",
    arguments: [
      (["proc/self/status": status + "0-7\n"], 8),
      (["proc/self/status": status + "0-2,5,7-8\n"], 6),
      (["proc/self/status": status + "3\n"], 1),
      (
        [
          "proc/self/status": status + "0-7\n", "proc/self/cgroup": "0::/a/b\n",
          "sys/fs/cgroup/a/b/cpu.max": "max 100000\n", "sys/fs/cgroup/a/cpu.max": "250000 100000\n",
        ], 3
      ),
      (
        [
          "proc/self/status": status + "0-7\n", "proc/self/cgroup": "0::/\n",
          "sys/fs/cgroup/cpu.max": "10000 100000\n",
        ], 1
      ),
      (
        [
          "proc/self/status": status + "0-7\n",
          "proc/self/cgroup": "4:memory:/m\n3:cpu,cpuacct:/docker/x\n0::/\n",
          "sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_quota_us": "200000\n",
          "sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_period_us": "100000\n",
        ], 2
      ),
      (
        [
          "proc/self/status": status + "0-7\n", "proc/self/cgroup": "1:cpu:/not-here\n",
          "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n", "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
        ], 8
      ),
      (
        [
          "proc/self/status": status + "0-7\n", "proc/self/cgroup": "0::/../..\nnonsense\n",
          "sys/fs/cgroup/cpu.max": "1e999 -5\n",
        ], 8
      ),
    ] as [([String: String], Int)])
  func count(files: [String: String], expected: Int) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(ProcessorAllowance(root: root.path + "/").count == expected)
  }

  @Test(
    "ignores a status that cannot be understood",
    arguments: ["", "x", "3-1", "-", "0-99999999999999999999", "0-9999999999"])
  func malformed(list: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "proc/self")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((Self.status + list + "\n").utf8).write(to: folder.appending(path: "status"))
    #expect(ProcessorAllowance(root: root.path + "/").count >= 1)
  }
}

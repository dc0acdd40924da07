import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// What the file system decides. What holds for a whole process (proxies, no network at all) is tested with
/// the program.
@Suite struct FetcherEnvironmentTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  @Test(
    "says how much room is needed when the disk is full",
    .enabled(if: SmallDisk.isAllowed, "mounting is not allowed"))
  func fullDisk() throws {
    let disk = try SmallDisk(at: bench.local.url, options: "size=64k")
    for source in [bench.server.url(FetcherBench.name), bench.served.url.appending(path: FetcherBench.name)] {
      let error = #expect(throws: PackError.self) { try bench.fetch(from: [source, source]) }
      #expect(error?.code == .noSpace && error?.bytesNeeded == 100_000 && error?.file == FetcherBench.name)
    }
    #expect(bench.requests.count == 1, "nobody else can help")
    withExtendedLifetime(disk) {}
  }

  @Test(
    "says that a folder cannot be written to",
    .enabled(if: SmallDisk.isAllowed || geteuid() != 0, "root writes everywhere"))
  func readOnly() throws {
    let disk = SmallDisk.isAllowed ? try SmallDisk(at: bench.local.url, options: "ro") : nil
    if disk == nil { chmod(bench.local.url.path, 0o555) }
    defer { chmod(bench.local.url.path, 0o755) }
    let error = #expect(throws: PackError.self) { try bench.fetch() }
    #expect(error?.code == .readOnly && error?.file == FetcherBench.name && bench.requests.count == 1)
    withExtendedLifetime(disk) {}
  }

  @Test("says that the folder to write to is gone")
  func noFolder() throws {
    try FileManager.default.removeItem(at: bench.local.url)
    let url = bench.server.url(FetcherBench.name)
    let error = #expect(throws: PackError.self) { try bench.fetch(from: [url, url]) }
    #expect(error?.code == .notFound && error?.expected == "a folder" && bench.requests.count == 1)
  }
}

/// A file system in memory, mounted over a folder for as long as it is referenced.
private final class SmallDisk {
  private let folder: URL

  /// Whether this process may mount.
  static let isAllowed: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? SmallDisk(at: folder.url, options: "size=4k")) != nil
  }()

  init(at folder: URL, options: String) throws {
    self.folder = folder
    let flags = options == "ro" ? UInt(MS_RDONLY) : 0
    guard mount("tmpfs", folder.path, "tmpfs", flags, options == "ro" ? "" : options) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }
}

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

/// What the process and the system around it decide: proxies, certificates, the disk. What holds for a whole
/// process is set in one of its own.
@Suite struct FetcherEnvironmentTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  /// Fetches in a process of its own; the code of the error, or nil.
  private static func fetch(_ address: String, into folder: String, usesProxies: Bool = true) -> PackError
    .Code?
  {
    guard let url = URL(string: address) else { return .damaged }
    var options = FetcherBench.options()
    options.usesProxies = usesProxies
    options.attempts = 1
    do throws(PackError) {
      _ = try Fetcher(options: options).fetch(
        ExpectedFile(path: FetcherBench.name, bytes: 100_000, sha256: nil), from: [url],
        to: URL(filePath: folder).appending(path: FetcherBench.name), largestBytes: 1 << 20,
        isCancelled: { false }, progress: { _ in })
      return nil
    } catch { return error.code }
  }

  @Test("goes through the environment's proxy")
  func proxy() async throws {
    let (proxy, folder) = (bench.server.url.absoluteString, bench.local.url.path)
    await #expect(processExitsWith: .success) { [proxy = proxy as String, folder = folder as String] in
      setenv("http_proxy", proxy, 1)
      unsetenv("no_proxy")
      unsetenv("NO_PROXY")
      let code = Self.fetch("http://packs.invalid/model.bin", into: folder)
      #expect(code == nil)
    }
    #expect(bench.requests.map(\.target) == ["http://packs.invalid/model.bin"])
    #expect(bench.requests.first?.headers["host"] == "packs.invalid" && bench.downloaded == bench.content)
  }

  @Test(
    "goes past the environment's proxy where the environment or the caller says so", arguments: [true, false])
  func noProxy(usesProxies: Bool) async throws {
    let (proxy, folder) = (bench.server.url.absoluteString, bench.local.url.path)
    await #expect(processExitsWith: .success) {
      [proxy = proxy as String, folder = folder as String, usesProxies = usesProxies as Bool] in
      setenv("http_proxy", proxy, 1)
      setenv("no_proxy", usesProxies ? "packs.invalid" : "", 1)
      let code = Self.fetch("http://packs.invalid/model.bin", into: folder, usesProxies: usesProxies)
      #expect(code == .offline)
    }
    #expect(bench.server.requests.isEmpty)
  }

  @Test(
    "is offline at once where there is no network at all",
    .enabled(if: NetworkNamespace.isAllowed, "making a network namespace is not allowed"))
  func noNetwork() async throws {
    let (address, folder) = (bench.server.url(FetcherBench.name).absoluteString, bench.local.url.path)
    await #expect(processExitsWith: .success) { [address = address as String, folder = folder as String] in
      try NetworkNamespace.enterEmpty()
      let transfers = Mutex(0)
      var options = FetcherBench.options()
      options.network = .unmetered
      options.isMetered = {
        transfers.withLock { $0 += 1 }
        return false
      }
      let url = try #require(URL(string: address))
      let error = #expect(throws: PackError.self) {
        try Fetcher(options: options).fetch(
          ExpectedFile(path: FetcherBench.name, bytes: nil, sha256: nil), from: [url],
          to: URL(filePath: folder).appending(path: FetcherBench.name), largestBytes: 1 << 20,
          isCancelled: { false }, progress: { _ in })
      }
      #expect(error?.code == .offline && error?.expected == "a network")
      #expect(transfers.withLock { $0 } == 1)
    }
    #expect(bench.server.requests.isEmpty && bench.isClean)
  }

  @Test("says that there is no room when a file may not grow")
  func fileLimit() async throws {
    let (address, folder) = (bench.server.url(FetcherBench.name).absoluteString, bench.local.url.path)
    await #expect(processExitsWith: .success) { [address = address as String, folder = folder as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let code = Self.fetch(address, into: folder)
      #expect(code == .noSpace)
    }
    #expect(bench.downloaded?.count == 50_000)
  }

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

/// A network namespace with nothing in it but a loopback device that is off.
private enum NetworkNamespace {
  /// Whether this process may make one.
  static let isAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--net", "/bin/true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Puts the calling thread into one.
  static func enterEmpty() throws {
    // Swift does not see unshare(2) nor CLONE_NEWNET.
    typealias Unshare = @convention(c) (Int32) -> Int32
    guard let symbol = dlsym(nil, "unshare") else { throw POSIXError(.ENOSYS) }
    guard unsafeBitCast(symbol, to: Unshare.self)(0x4000_0000) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }
}

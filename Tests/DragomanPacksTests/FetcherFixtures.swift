import Foundation
import Synchronization
import TestSupport

@testable import DragomanPacks

/// A server, a folder to download into, and a file that both are about.
struct FetcherBench {
  static let name = "model.bin"
  private static let content: [UInt8] = {
    var random = SplitMix64(seed: 4)
    return (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }()
  private static let hash = SHA256.hexadecimal(of: Data(content))

  /// The server's folder and the folder that is downloaded into.
  let served: TemporaryFolder, local: TemporaryFolder
  let server: FaultServer
  /// The file's content: 100,000 bytes without a pattern.
  var content: [UInt8] { Self.content }

  init() throws {
    served = try TemporaryFolder()
    local = try TemporaryFolder()
    try served.write(Data(Self.content), to: Self.name)
    server = try FaultServer(served.url)
  }

  /// Settings under which no test waits long. A stall takes `stallSeconds`; only where one is wanted it is
  /// short, since a busy machine stalls too.
  static func options(stallSeconds: Int = 30) -> TransferOptions {
    var options = TransferOptions()
    options.stallSeconds = stallSeconds
    options.firstDelay = .milliseconds(1)
    options.usesProxies = false
    return options
  }

  /// What a catalog says of the file.
  var expected: ExpectedFile {
    ExpectedFile(path: Self.name, bytes: Int64(content.count), sha256: Self.hash)
  }

  var destination: URL { local.url.appending(path: Self.name) }
  var note: URL { ResumeNote.place(beside: destination) }

  /// What is in the downloaded file; nil where there is none.
  var downloaded: [UInt8]? { (try? Data(contentsOf: destination)).map { [UInt8]($0) } }

  /// Whether the folder that is downloaded into is empty.
  var isClean: Bool { (try? FileManager.default.contentsOfDirectory(atPath: local.url.path)) == [] }

  /// The requests for the file so far.
  var requests: [FaultServer.Request] { server.requests(for: Self.name) }

  /// Plans answers for the file.
  func plan(_ answers: FaultAnswer...) { server.plan(Self.name, answers) }

  /// Fetches the file from the server, or from `sources`.
  @discardableResult
  func fetch(
    _ file: ExpectedFile? = nil, from sources: [URL]? = nil, options: TransferOptions = Self.options(),
    largestBytes: Int64 = 1 << 20, isCancelled: @Sendable () -> Bool = { false },
    progress: @Sendable (Int64) -> Void = { _ in }
  ) throws(PackError) -> FileDigest {
    try Fetcher(options: options).fetch(
      file ?? expected, from: sources ?? [server.url(Self.name)], to: destination, largestBytes: largestBytes,
      isCancelled: isCancelled, progress: progress)
  }
}

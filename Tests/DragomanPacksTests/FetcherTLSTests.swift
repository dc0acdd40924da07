import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// https against a server of `openssl`, whose certificate is made on the spot.
@Suite(.enabled(if: TLSServer.isAvailable, "openssl is not installed"))
struct FetcherTLSTests {
  private let bench: FetcherBench
  private let server: TLSServer

  init() throws {
    bench = try FetcherBench()
    server = try TLSServer(
      serving: [
        "model.bin": "HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\npack",
        "down":
          "HTTP/1.0 302 Found\r\nLocation: \(bench.server.url(FetcherBench.name))\r\nContent-Length: 0\r\n\r\n",
      ])
  }

  private func fetch(_ path: String, host: String = "127.0.0.1", isTrusted: Bool) throws -> FileDigest {
    var options = FetcherBench.options()
    options.attempts = 1
    if isTrusted { options.authorities = server.certificate }
    let url = try #require(URL(string: "https://\(host):\(server.port)/\(path)"))
    return try bench.fetch(
      ExpectedFile(path: "model.bin", bytes: 4, sha256: nil), from: [url], options: options)
  }

  @Test("fetches over https from a server that it trusts, and from no other")
  func trust() throws {
    let error = #expect(throws: PackError.self) { try fetch("model.bin", isTrusted: false) }
    #expect(error?.code == .offline && error?.expected == "a trusted connection" && bench.isClean)
    #expect(try fetch("model.bin", isTrusted: true).bytes == 4)
    let other = #expect(throws: PackError.self) { try fetch("model.bin", host: "localhost", isTrusted: true) }
    #expect(other?.expected == "a trusted connection", "a certificate for another name")
  }

  @Test("is not led from https to http")
  func downgrade() throws {
    let error = #expect(throws: PackError.self) { try fetch("down", isTrusted: true) }
    #expect(error?.code == .notFound && error?.expected == "redirects to https")
    #expect(error?.found?.contains("refused redirect") == true && bench.server.requests.isEmpty)
  }
}

/// `openssl s_server`, which sends files with their HTTP headers in them.
private final class TLSServer {
  let certificate: URL
  let port: Int
  private let folder: TemporaryFolder
  private let process: Process

  static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  init(serving files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, content) in files { try folder.write(Data(content.utf8), to: name) }
    certificate = folder.url.appending(path: "certificate.pem")
    let make = Self.openssl(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1"
        + " -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem", in: folder.url)
    make.standardError = FileHandle.nullDevice
    try make.run()
    make.waitUntilExit()
    let output = Pipe()
    process = Self.openssl(
      "s_server -HTTP -accept 127.0.0.1:0 -key key.pem -cert certificate.pem", in: folder.url)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // It says "ACCEPT 127.0.0.1:PORT" when it listens.
    var text = ""
    while !text.contains(/ACCEPT.*:\d+\n/) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw POSIXError(.ECONNREFUSED) }
      text += String(decoding: more, as: UTF8.self)
    }
    guard let match = text.firstMatch(of: /ACCEPT.*:(\d+)\n/), let port = Int(match.1) else {
      throw POSIXError(.ECONNREFUSED)
    }
    self.port = port
  }

  deinit {
    // Not SIGTERM, which a child of a test's thread inherits as blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func openssl(_ words: String, in folder: URL) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    return process
  }
}

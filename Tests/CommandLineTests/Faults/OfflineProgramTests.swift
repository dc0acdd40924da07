import Foundation
import TestSupport
import Testing

@testable import DragomanCLI

/// Runs in an empty network namespace, under `strace` where that is there.
@Suite(.serialized) struct OfflineProgramTests {
  @Test("without a network translate, list, verify and remove work and open no socket; install says offline")
  func offline() throws {
    let packs = try PublishedPacks()
    try packs.run("packs", "install", PublishedPacks.old)
    guard let world = try OfflineWorld(packs) else { return }
    let text = try world.run("translate", "--from", "en", "--to", "de", input: "Good morning.\n")
    #expect(text.ending == .exited(0) && !text.output.isEmpty)
    for arguments in [
      ["packs", "list"], ["packs", "list", "--available"], ["packs", "verify"], ["status", "en", "de"],
    ] {
      #expect(try world.run(arguments).ending == .exited(0), "\(arguments)")
    }
    #expect(try world.sockets() == [])
    let install = try world.run("packs", "install", PublishedPacks.new)
    #expect(install.ending == .exited(7))
    // It tried, which shows that sockets are seen, and once for the one mirror, not in four rounds. (libcurl
    // opens another one to see whether there is IPv6.)
    let sockets = try world.sockets()
    #expect(world.isTraced ? (1...2).contains(sockets.count) : sockets.isEmpty)
    #expect(try world.run("packs", "remove", "en", "de").ending == .exited(0))
    #expect(try world.sockets() == sockets)
    #expect(try packs.installed().isEmpty)
    #expect(packs.leftovers().isEmpty)
  }
}

/// A place without any network.
private final class OfflineWorld {
  private let packs: PublishedPacks
  private let log: URL
  let isTraced: Bool

  init?(_ packs: PublishedPacks) throws {
    self.packs = packs
    log = packs.folder.url.appending(path: "trace")
    isTraced = try Self.status(of: ["/usr/bin/strace", "-f", "-o", "/dev/null", "/bin/true"]) == 0
    guard try Self.status(of: ["/usr/bin/unshare", "--net", "/bin/true"]) == 0 else {
      print("skipped: no network namespace can be made here")
      return nil
    }
    if !isTraced { print("without tracing: strace is not there or may not trace") }
  }

  func run(_ arguments: String..., input: String = "") throws -> PublishedPacks.Run {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") throws -> PublishedPacks.Run {
    let tracing = isTraced ? ["/usr/bin/strace", "-f", "-A", "-e", "trace=socket", "-o", log.path] : []
    let program = try Program(
      command: ["/usr/bin/unshare", "--net"] + tracing + [Program.path] + arguments,
      environment: packs.environment)
    program.send(input)
    program.closeInput()
    let end = program.finish()
    return .init(
      output: String(decoding: end.output, as: UTF8.self), errors: end.errors, ending: end.ending)
  }

  /// The sockets of the Internet that were opened so far.
  func sockets() throws -> [String] {
    guard isTraced else { return [] }
    return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { $0.contains("socket(AF_INET") }
  }

  private static func status(of command: [String]) throws -> Int32 {
    guard access(command[0], X_OK) == 0 else { return 127 }
    let program = try Program(command: command, environment: [:])
    program.closeInput()
    if case .exited(let status) = program.finish().ending { return status }
    return 128
  }
}

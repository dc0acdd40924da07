import Foundation
import TestSupport
import Testing

@testable import DragomanCLI

@Suite(.serialized) struct NetworkFaultTests {
  private static let id = PublishedPacks.new
  private static let model = PublishedPacks.path(id)

  @Test("A-19 (a): a connection that closes after 60 % is resumed")
  func closes() throws {
    let packs = try PublishedPacks()
    packs.server.plan(Self.model, [.closing(after: 0.6), .serve])
    #expect(try packs.run("packs", "install", Self.id).ending == .exited(0))
    #expect(packs.server.requests(for: Self.model).last?.headers["range"] != nil)
    #expect(try packs.installed() == [Self.id])
  }

  @Test("A-19 (b): a page with status 200 is damaged, never installed, and the old version works on")
  func page() throws {
    let packs = try PublishedPacks()
    try packs.run("packs", "install", PublishedPacks.old)
    packs.server.plan(Self.model, Array(repeating: .page("<html>log in first</html>"), count: 20))
    let run = try packs.run("packs", "install", Self.id)
    #expect(run.ending == .exited(5))
    #expect(run.errors.contains("model.bin"))
    #expect(try packs.installed() == [PublishedPacks.old])
    #expect(try packs.run("translate", "--from", "en", "--to", "de", input: "Hello.\n").ending == .exited(0))
    #expect(
      packs.leftovers().filter { !$0.contains("download") && $0 != ".work" && $0 != ".work/\(Self.id)" }
        .isEmpty)
  }

  @Test("A-19 (c): a server that falls silent ends in time-out, and the pair stays supported")
  func stalls() throws {
    let packs = try PublishedPacks()
    packs.server.plan(Self.model, Array(repeating: .stalling(after: 1000), count: 20))
    let run = try packs.run("packs", "install", Self.id, "--timeout", "1")
    #expect(run.ending == .exited(9))
    #expect(try packs.run("status", "en", "de").ending == .exited(3))
    #expect(try packs.installed().isEmpty)
  }

  @Test("A-19 (e): on a full disk the bytes needed are said, and the old version works on")
  func full() throws {
    let packs = try PublishedPacks(storeName: "small")
    guard let disk = SmallDisk(at: packs.store, bytes: 524_288) else { return }
    defer { withExtendedLifetime(disk) {} }
    #expect(try packs.run("packs", "install", PublishedPacks.old).ending == .exited(0))
    let run = try packs.run("packs", "install", Self.id)
    #expect(run.ending == .exited(8))
    #expect(run.errors.contains("bytes") || run.errors.contains("kB") || run.errors.contains("MB"))
    #expect(try packs.installed() == [PublishedPacks.old])
    #expect(try packs.run("translate", "--from", "en", "--to", "de", input: "Hello.\n").ending == .exited(0))
  }

  @Test("where the only catalog cannot be had, nobody says that no pack exists")
  func unknownCatalog() throws {
    let packs = try PublishedPacks()
    let gone = ["DRAGOMAN_CATALOG": packs.server.url("catalog.json").absoluteString]
    let keyless = try packs.run("packs", "install", "en", "de", adding: gone)
    #expect(keyless.ending == .exited(5))
    #expect(keyless.errors.contains("DRAGOMAN_CATALOG_KEYS"))
    #expect(try packs.run("status", "en", "de", adding: gone).ending == .exited(5))
  }

  @Test("a pack that is nowhere: 404 from every mirror is told with its status")
  func missing() throws {
    let packs = try PublishedPacks()
    packs.server.plan(Self.model, Array(repeating: .status(404), count: 40))
    let run = try packs.run("packs", "install", Self.id)
    #expect(run.errors.contains("404"))
    #expect(run.ending != .exited(0))
    #expect(try packs.installed().isEmpty)
  }

  @Test("downloads go through the environment's proxy, and past it where the environment says so")
  func proxy() throws {
    let packs = try PublishedPacks()
    let catalog = try String(contentsOf: packs.catalog, encoding: .utf8)
    // Only the proxy can know this host.
    let host = "packs.invalid"
    let address = packs.server.url.host() ?? "", port = packs.server.url.port ?? 0
    try catalog.replacing("\(address):\(port)", with: host).write(
      to: packs.catalog, atomically: true, encoding: .utf8)
    let past = try packs.run(
      "packs", "install", Self.id, adding: ["no_proxy": host, "http_proxy": packs.server.url.absoluteString])
    #expect(past.ending == .exited(7))
    #expect(packs.server.requests.isEmpty)
    let through = try packs.run(
      "packs", "install", Self.id, adding: ["http_proxy": packs.server.url.absoluteString])
    #expect(through.ending == .exited(0))
    #expect(packs.server.requests.contains { $0.target == "http://\(host)/\(Self.model)" })
    #expect(packs.server.requests.allSatisfy { $0.headers["host"] == host })
  }

  @Test("A-18: an archive with a member outside is refused, and the error names the member")
  func hostileArchive() throws {
    let packs = try PublishedPacks()
    let archive = try packs.folder.write(Tar.archive([("../../escape.txt", "x")]), to: "bad.tar")
    let run = try packs.run("packs", "import", archive.path)
    #expect(run.ending == .exited(5))
    #expect(run.errors.contains("../../escape.txt"))
    #expect(try packs.installed().isEmpty)
    #expect(packs.leftovers().isEmpty)
  }
}

/// A file system of a few bytes; nil, said aloud, where none may be mounted.
private final class SmallDisk {
  private let path: String

  init?(at url: URL, bytes: Int) {
    path = url.path
    mkdir(path, 0o755)
    let isMounted = "size=\(bytes)".withCString { mount("tmpfs", path, "tmpfs", 0, $0) == 0 }
    guard isMounted
    else {
      print("skipped: no file system can be mounted here (\(String(cString: strerror(errno))))")
      return nil
    }
  }

  deinit { umount2(path, 2) }
}

/// A tar of files, just enough of the format (POSIX.1-1988 ustar).
private enum Tar {
  static func archive(_ members: [(name: String, text: String)]) -> [UInt8] {
    members.flatMap { member -> [UInt8] in
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ text: String, at place: Int) {
        header.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
      }
      put(member.name, at: 0)
      put("0000644\0", at: 100)
      put("0000000\0", at: 108)
      put("0000000\0", at: 116)
      put(octal(member.text.utf8.count, 11), at: 124)
      put(octal(0, 11), at: 136)
      put("        0", at: 148)
      put("ustar\u{0}00", at: 257)
      put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
      let body = Array(member.text.utf8)
      return header + body + [UInt8](repeating: 0, count: (512 - body.count % 512) % 512)
    } + [UInt8](repeating: 0, count: 1024)
  }

  private static func octal(_ value: Int, _ digits: Int) -> String {
    let text = String(value, radix: 8)
    return String(repeating: "0", count: digits - text.count) + text
  }
}

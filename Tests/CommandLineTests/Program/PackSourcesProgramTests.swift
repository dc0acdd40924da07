import Foundation
import TestSupport
import Testing

@Suite("dragoman packs sources keeps the list of catalogs")
struct PackSourcesProgramTests {
  @Test("adds, lists and removes catalogs, and packs come from them")
  func list() async throws {
    let world = try PackWorld([.enDe])
    let other = try PackWorld([.deEn])
    let address = URL(filePath: other.catalog.path + "/catalog.json").absoluteString
    let added = try await world.run("packs", "sources", "add", other.catalog.path)
    #expect(added.output == "\(address): added\n" && added.ending == .exited(0))
    #expect(try await world.run("packs", "sources", "add", "").ending == .exited(2))
    let again = try await world.run("packs", "sources", "add", other.catalog.path)
    #expect(again.output == "\(address): is listed already\n" && again.ending == .exited(0))
    #expect(try await world.run("packs", "sources", "list").output == "\(address)\n")
    let available = try await world.run("packs", "list", "--available")
    #expect(available.output.contains("en-de.micro.1.0\n") && available.output.contains("de-en.micro.1.0\n"))
    let removed = try await world.run("packs", "sources", "remove", other.catalog.path)
    #expect(removed.output == "\(address): removed\n")
    let (members, _) = try await world.json("packs", "sources", "list")
    #expect((members["sources"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "marks packs of a foreign catalog with how much of them is checked, and installs the unchecked only if told to"
  )
  func foreign() async throws {
    let world = try PackWorld([])
    let other = try PackWorld([.enDe])
    let (source, _) = try await world.json("packs", "sources", "add", "--foreign", other.catalog.path)
    #expect((source["source"] as? [String: Any])?["foreign"] as? Bool == true)
    let whole = try await world.run("packs", "list", "--available")
    #expect(whole.output.contains("available  whole\n    en-de.micro.1.0\n"))
    #expect(whole.output.contains(": 1 pack, foreign\n"))

    try other.publish([.enDe]) { entry in
      let files = entry["files"] as? [[String: Any]] ?? []
      entry["files"] = files.map { $0.filter { $0.key != "bytes" && $0.key != "sha256" } }
    }
    let nothing = try await world.run("packs", "list", "--available")
    #expect(nothing.output.contains("available  nothing  en-de.micro.1.0\n"))
    let refused = try await world.run("packs", "install", "en", "de")
    #expect(
      refused.ending == .exited(5)
        && refused.errors.hasSuffix("\nNext: dragoman packs install --allow-unverified en-de.micro.1.0\n"))
    #expect(world.installed == [])
    let done = try await world.run("packs", "install", "en", "de", "--allow-unverified")
    #expect(done.ending == .exited(0) && world.installed == ["en-de.micro.1.0"])
    let (info, _) = try await world.json("packs", "info", "en-de.micro.1.0")
    #expect(info["origin"] as? String == other.catalog.path + "/catalog.json")
  }

  @Test("a catalog that has gone is known by its copy, with its age and why")
  func cachedCopy() async throws {
    let origin = try PackWorld([.enDe])
    let server = try FaultServer(origin.catalog)
    let world = try PackWorld([])
    try await world.run("packs", "sources", "add", "--foreign", server.url("catalog.json").absoluteString)
    #expect(try await world.run("packs", "list", "--available").output.contains("1 pack, foreign\n"))
    server.stop()
    let cached = try await world.run("packs", "list", "--available")
    #expect(cached.output.contains("en-de.micro.1.0\n") && cached.ending == .exited(0))
    #expect(cached.output.contains(": 1 pack, foreign, cached copy, less than a minute old (offline)\n"))
    let (members, _) = try await world.json("packs", "list", "--available")
    let catalogs = try #require(members["catalogs"] as? [[String: Any]])
    #expect(
      catalogs.contains {
        $0["cachedAt"] != nil && ($0["error"] as? [String: Any])?["code"] as? String == "offline"
      })
  }

  @Test("a list of catalogs that cannot be read hides no installed pack")
  func damagedList() async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    let config = URL(filePath: world.place("home/.config/dragoman"))
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: config.appending(path: "sources.json"))
    #expect(try await world.run("packs", "sources", "list").ending == .exited(5))
    #expect(try await world.run("packs", "list").output.contains("installed  en-de.micro.1.0\n"))
    #expect(
      try await world.run("translate", "--from", "en", "--to", "de", input: "Why?\n").ending == .exited(0))
  }
}

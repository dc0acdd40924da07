import Foundation
import TestSupport
import Testing

@Suite("dragoman packs tells faults apart by exit status, in words and in JSON")
struct PackFaultsProgramTests {
  /// The code and the exit status of a command that fails, and that all three forms of it agree.
  func fault(_ world: PackWorld, _ arguments: [String]) async throws -> (code: String, status: Int32) {
    let words = try await DragomanCommandLine.run(arguments, input: "", environment: world.environment)
    let json = try await DragomanCommandLine.run(
      arguments + ["--json"], input: "", environment: world.environment)
    #expect(words.errors.hasPrefix("dragoman: ") || words.errors.contains("\ndragoman: "))
    #expect(words.ending == json.ending)
    let error = try #require(try PackWorld.document(json.output)["error"] as? [String: Any])
    let message = try #require(error["message"] as? String)
    #expect(!message.isEmpty)
    guard case .exited(let status) = json.ending else { return ("killed", -1) }
    return (error["code"] as? String ?? "", status)
  }

  @Test(
    "not found has 3, unsupported 4, damaged 5",
    arguments: [
      (["packs", "install", "nothing"], "notFound", 3), (["packs", "info", "nothing"], "notFound", 3),
      (["packs", "remove", "nothing"], "notFound", 3), (["packs", "verify", "nothing"], "notFound", 3),
      (["packs", "path", "nothing"], "notFound", 3),
      (["packs", "path", "en-de.micro.1.0"], "notInstalled", 3),
      (["packs", "export", "nothing", "x.zip"], "notFound", 3),
      (["packs", "remove", "en", "de"], "notInstalled", 3),
      (["packs", "import", "/nonexistent/pack"], "notFound", 3),
      (["packs", "sources", "remove", "/nonexistent/catalog.json"], "notFound", 3),
      (["packs", "install", "de", "en"], "unsupported", 4),
      (["packs", "remove", "en", "en"], "unsupported", 4),
      (["status", "de", "en"], "unsupported", 4),
      (["packs", "import", "/etc/passwd"], "damaged", 5),
      (["packs", "sources", "add", "--foreign", "http://models.example/"], "untrustedCatalog", 5),
    ] as [([String], String, Int32)])
  func codes(arguments: [String], code: String, status: Int32) async throws {
    let found = try await fault(try PackWorld(), arguments)
    #expect(found.code == code)
    #expect(found.status == status)
  }

  @Test("what is not what the catalog promises has 5 and leaves nothing behind")
  func tampered() async throws {
    let world = try PackWorld()
    try Data("x".utf8).write(to: world.catalog.appending(path: "en-de.micro.1.0/lex.bin"))
    let found = try await fault(world, ["packs", "install", "en", "de"])
    #expect(found.code == "damaged" && found.status == 5 && world.installed == [])
  }

  @Test("an unreachable server has 7")
  func offline() async throws {
    let server = try FaultServer(FileManager.default.temporaryDirectory)
    let address = server.url
    server.stop()
    let world = try PackWorld([])
    try await world.run("packs", "sources", "add", "--foreign", address.absoluteString)
    let found = try await fault(world, ["packs", "list", "--available"])
    #expect(found.code == "offline" && found.status == 7)
  }

  @Test("too little room has 8 and says how much is needed")
  func noSpace() async throws {
    let world = try PackWorld()
    try world.publish([.enDe]) { entry in
      var files = entry["files"] as? [[String: Any]] ?? []
      // The most that a file may have.
      for index in files.indices { files[index]["bytes"] = 1 << 36 }
      entry["files"] = files
    }
    let (members, ending) = try await world.json("packs", "install", "en", "de")
    let error = try #require(members["error"] as? [String: Any])
    // A disk with so much room gets to the file, which is too short.
    if error["code"] as? String == "damaged" {
      print("Skipped: this disk has room for 200 GB.")
    } else {
      #expect(error["code"] as? String == "noSpace" && ending == .exited(8))
      #expect((error["bytesNeeded"] as? Int).map { $0 >= 3 << 36 } == true)
    }
  }

  @Test("a store of the system's has 6")
  func readOnly() async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    // The program looks for packs in share/ beside its own bin/.
    let prefix = URL(filePath: world.place("prefix"))
    for folder in ["bin", "share/dragoman/models"] {
      try FileManager.default.createDirectory(
        at: prefix.appending(path: folder), withIntermediateDirectories: true)
    }
    try FileManager.default.moveItem(
      at: world.models.appending(path: "en-de.micro.1.0"),
      to: prefix.appending(path: "share/dragoman/models/en-de.micro.1.0"))
    let program = prefix.appending(path: "bin/dragoman").path
    // By a process of its own: a descriptor that writes to the copy must not come into another test's program,
    // for as long as that ran the copy could not be started.
    #expect(try shell("cp", [Program.path, program]).status == 0)
    let environment = world.environment
    let list = try await onOwnThread {
      try Program(command: [program, "packs", "list"], environment: environment).finish()
    }
    #expect(String(decoding: list.output, as: UTF8.self).contains("  read-only  en-de.micro.1.0\n"))
    let removed = try await onOwnThread {
      try Program(command: [program, "packs", "remove", "en", "de", "--json"], environment: environment)
        .finish()
    }
    let members = try PackWorld.document(String(decoding: removed.output, as: UTF8.self))
    #expect((members["error"] as? [String: Any])?["code"] as? String == "readOnly")
    #expect(removed.ending == .exited(6))
  }

  /// A world whose only catalog is a foreign one on a server of our own; the first answer for a model stalls.
  func stalling() async throws -> (world: PackWorld, server: FaultServer, origin: PackWorld) {
    let origin = try PackWorld()
    let server = try FaultServer(origin.catalog)
    server.plan("en-de.micro.1.0/model.bin", [.stalling(after: 100_000), .serve])
    let world = try PackWorld([])
    try await world.run("packs", "sources", "add", "--foreign", server.url("catalog.json").absoluteString)
    return (world, server, origin)
  }

  @Test("a download that takes too long has 9; what has come is used the next time")
  func timedOut() async throws {
    let (world, server, origin) = try await stalling()
    let late = try await world.run("packs", "install", "en", "de", "--timeout", "2")
    #expect(late.ending == .exited(9) && world.installed == [])
    let done = try await world.run("packs", "install", "en", "de")
    #expect(done.ending == .exited(0) && world.installed == ["en-de.micro.1.0"])
    #expect(server.requests(for: "en-de.micro.1.0/model.bin").last?.headers["range"] != nil)
    withExtendedLifetime(origin) {}
  }

  @Test(
    "SIGINT and SIGTERM stop a download with 130 and 143 and keep what has come",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func interrupted(signal: Int32, status: Int32) async throws {
    let (world, server, origin) = try await stalling()
    let environment = world.environment
    let result = try await onOwnThread {
      let program = try Program(["packs", "install", "en", "de"], environment: environment)
      while server.requests(for: "en-de.micro.1.0/model.bin").isEmpty { usleep(10_000) }
      program.interrupt(signal)
      return program.finish()
    }
    #expect(result.ending == .exited(status) && world.installed == [])
    #expect(
      result.errors.hasSuffix(
        "dragoman: stopped; what has come is kept, and the next attempt goes on from there\n"))
    #expect(try await world.run("packs", "install", "en", "de").ending == .exited(0))
    withExtendedLifetime(origin) {}
  }

  @Test("what is in use, or listed the other way, has 10")
  func inUse() async throws {
    let world = try PackWorld()
    try await world.run("packs", "sources", "add", world.catalog.path)
    let found = try await fault(world, ["packs", "sources", "add", "--foreign", world.catalog.path])
    #expect(found.code == "inUse" && found.status == 10)
  }

  @Test("a file that cannot be written has 6, and names the place")
  func exportPlace() async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    let place = world.place("missing/x.zip")
    let found = try await fault(world, ["packs", "export", "en-de.micro.1.0", place])
    #expect(found.code == "notFound" && found.status == 6)
    let words = try await world.run("packs", "export", "en-de.micro.1.0", place)
    #expect(words.errors.contains(world.place("missing")) && !words.errors.contains("DRAGOMAN_MODELS_DIR"))
  }

  @Test(
    "a name or a value that the store does not take has 2, and is named",
    arguments: [
      (["packs", "export", "en-de.micro.1.0", "x.rar"], "FILE: expected .tar"),
      (["packs", "import", "CATALOG/en-de.micro.1.0", "--to", "fr"], "--to: expected de, as the pack says"),
      (["packs", "import", "CATALOG/en-de.micro.1.0", "--id", "x"], "--id: expected en-de.micro.1.0"),
      (["packs", "import", "FOREIGN", "--from", "q!", "--to", "de"], "--from: expected a BCP-47"),
      (["packs", "import", "FOREIGN", "--from", "en", "--to", "en"], "--to: expected another language"),
      (
        ["packs", "import", "FOREIGN", "--from", "en", "--to", "de", "--id", "a b"], "--id: expected 1 to 96"
      ),
      (
        ["packs", "import", "FOREIGN", "--from", "en", "--to", "de", "--version", "x"],
        "--version: expected a version"
      ), (["packs", "import", "FOREIGN"], "--from, --to: expected the languages"),
    ])
  func wrongValues(arguments: [String], message: String) async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    let foreign = URL(filePath: world.place("model"))
    try FileManager.default.createDirectory(at: foreign, withIntermediateDirectories: true)
    for (from, to) in [("model.bin", "model.intgemm.alphas.bin"), ("vocab.spm", "vocab.spm")] {
      try FileManager.default.copyItem(
        at: world.catalog.appending(path: "en-de.micro.1.0/\(from)"), to: foreign.appending(path: to))
    }
    let words = arguments.map {
      $0.replacingOccurrences(of: "CATALOG", with: world.catalog.path)
        .replacingOccurrences(of: "FOREIGN", with: foreign.path)
    }
    let result = try await DragomanCommandLine.run(words, input: "", environment: world.environment)
    #expect(result.ending == .exited(2))
    #expect(result.errors.hasPrefix("dragoman: \(message)"), "\(result.errors)")
  }

  @Test("the time that was allowed is said as it was given")
  func statedTimeout() async throws {
    let (world, server, origin) = try await stalling()
    let late = try await world.run("packs", "install", "en", "de", "--timeout", "1")
    #expect(late.ending == .exited(9))
    #expect(late.errors.contains("expected to be done within 1 s. "), "\(late.errors)")
    withExtendedLifetime((server, origin)) {}
  }

  @Test(
    "a pair whose only pack is for a later version has 5 and says so", arguments: [[], [PackWorld.Pack.deEn]])
  func newerPack(others: [PackWorld.Pack]) async throws {
    let world = try PackWorld()
    try world.publish([.enDe] + others) { entry in
      if entry["id"] as? String == PackWorld.Pack.enDe.id { entry["minimumEngineFormat"] = 99 }
    }
    for arguments in [["status", "en", "de"], ["packs", "install", "en", "de"]] {
      let found = try await fault(world, arguments)
      #expect(found.code == "newerFormat" && found.status == 5)
    }
    let translated = try await world.run("translate", "--from", "en", "--to", "de", input: "Why?\n")
    #expect(translated.ending == .exited(5))
    #expect(translated.errors.contains("pack en-de.micro.1.0 needs a later version of Dragoman"))
    #expect(try await fault(world, ["status", "en", "fr"]).code == "unsupported")
  }

  @Test("a list of catalogs or a copy of one that cannot be written names its own variable")
  func unwritablePlaces() async throws {
    // Where not even root makes a folder.
    let origin = try PackWorld()
    let server = try FaultServer(origin.catalog)
    let world = try PackWorld([], environment: ["XDG_CACHE_HOME": "/sys"])
    try await world.run("packs", "sources", "add", "--foreign", server.url("catalog.json").absoluteString)
    let listed = try await world.run("packs", "list", "--available")
    #expect(listed.errors.contains("Set XDG_CACHE_HOME to a folder that can be written to."), "\(listed)")
    let other = try PackWorld(environment: ["XDG_CONFIG_HOME": "/sys"])
    let added = try await other.run("packs", "sources", "add", world.catalog.path)
    #expect(added.ending == .exited(6))
    #expect(added.errors.contains("Set XDG_CONFIG_HOME to a folder that can be written to."), "\(added)")
  }

  @Test("words that do not fit together have 2")
  func usage() async throws {
    let world = try PackWorld()
    for arguments in [
      ["packs", "install"], ["packs", "install", "a", "b", "c"],
      ["packs", "install", "x", "--strategy", "low-latency"],
      ["packs", "install", "en", "de", "--timeout", "0"], ["packs", "lits"], ["packs", "export", "x"],
      ["status", "en"], ["languages", "en"], ["completions", "csh"], ["packs", "sources", "add"],
    ] {
      let result = try await DragomanCommandLine.run(arguments, input: "", environment: world.environment)
      #expect(result.ending == .exited(2) && result.output == "", "\(arguments)")
    }
  }
}

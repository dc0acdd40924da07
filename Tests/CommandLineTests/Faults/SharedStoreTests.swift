import Foundation
import TestSupport
import Testing

@testable import DragomanCLI

@Suite(.serialized) struct SharedStoreTests {
  @Test("two processes that install the same pack share one download")
  func twoInstallers() throws {
    let packs = try PublishedPacks()
    let first = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    let second = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    #expect(first.finish().ending == .exited(0))
    #expect(second.finish().ending == .exited(0))
    #expect(packs.server.requests(for: PublishedPacks.path(PublishedPacks.new)).count == 1)
    #expect(try packs.run("packs", "verify").ending == .exited(0))
    #expect(packs.leftovers().isEmpty)
  }

  @Test("when one of them is killed, the other goes on from what has come")
  func oneOfTwoKilled() throws {
    let packs = try PublishedPacks()
    let model = PublishedPacks.path(PublishedPacks.new)
    packs.server.plan(model, [.stalling(after: 150_000), .serve])
    let first = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    while packs.server.requests(for: model).isEmpty, !first.hasEnded { usleep(1000) }
    let second = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    let partial = packs.store.appending(path: ".work/\(PublishedPacks.new)/download/model.bin")
    while (try? Data(contentsOf: partial).count) ?? 0 < 150_000, !first.hasEnded { usleep(1000) }
    first.interrupt(SIGKILL)
    _ = first.finish()
    #expect(second.finish().ending == .exited(0))
    #expect(packs.server.requests(for: model).last?.headers["range"] == "bytes=150000-")
    #expect(packs.leftovers().isEmpty)
  }

  @Test("an update while another process translates: that one goes on, the next one has the new version")
  func updateWhileTranslating() throws {
    let packs = try PublishedPacks()
    try packs.run("packs", "install", PublishedPacks.old)
    let translator = try Program(
      ["translate", "--from", "en", "--to", "de"], environment: packs.environment)
    translator.send("Good morning.\n")
    let before = translator.readLine()
    let update = try packs.run("packs", "update")
    #expect(update.ending == .exited(0))
    #expect(try packs.installed() == [PublishedPacks.new])
    translator.send("Good morning.\n")
    #expect(translator.readLine() == before && before?.isEmpty == false)
    translator.closeInput()
    #expect(translator.finish().ending == .exited(0))
    let after = try packs.run("translate", "--from", "en", "--to", "de", input: "Good morning.\n")
    #expect(after.output == "\(before ?? "")\n")
    #expect(packs.leftovers().isEmpty)
  }

  @Test("a removal while another process translates: that one goes on, the next one finds it gone")
  func removeWhileTranslating() throws {
    let packs = try PublishedPacks()
    try packs.run("packs", "install", PublishedPacks.old)
    let translator = try Program(
      ["translate", "--from", "en", "--to", "de"], environment: packs.environment)
    translator.send("Good morning.\n")
    let before = translator.readLine()
    #expect(try packs.run("packs", "remove", "en", "de").ending == .exited(0))
    translator.send("Good morning.\n")
    #expect(translator.readLine() == before && before?.isEmpty == false)
    translator.closeInput()
    #expect(translator.finish().ending == .exited(0))
    #expect(try packs.run("translate", "--from", "en", "--to", "de", input: "x\n").ending == .exited(3))
    #expect(packs.leftovers().isEmpty)
  }

  @Test("A-20: update says what would change and its size, then does it; 1.10.0 is no update of 1.10")
  func versions() throws {
    let ids = ["1.9", "1.10", "1.10.0", "2.0-rc1", "2.0"].map { "en-de.micro.\($0)" }
    let packs = try PublishedPacks(ids)
    try packs.run("packs", "install", ids[0])
    let plan = try packs.run("packs", "update", "--dry-run")
    #expect(plan.output.contains("1.9") && plan.output.contains("2.0") && plan.output.contains(ids[4]))
    #expect(try packs.installed() == [ids[0]])
    try packs.run("packs", "update")
    #expect(try packs.installed() == [ids[4]])
    let equal = try PublishedPacks([ids[1], ids[2]])
    try equal.run("packs", "install", ids[1])
    try equal.run("packs", "update")
    #expect(try equal.installed() == [ids[1]])
  }
}

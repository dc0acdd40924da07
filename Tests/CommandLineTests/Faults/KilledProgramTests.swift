import Foundation
import TestSupport
import Testing

@testable import DragomanCLI

// Each test looks for a moment in the file system, not in time: the program is killed as soon as the moment
// has come, and what is checked holds whether it came in time or not.

@Suite(.serialized) struct KilledProgramTests {
  /// What is there to be seen of an installation under way, in the order in which it appears.
  enum Stage: String, CaseIterable {
    case locked, downloading, staged, recorded, placed

    func path(of id: String) -> String {
      switch self {
      case .locked: ".work/\(id).lock"
      case .downloading: ".work/\(id)/download"
      case .staged: ".work/\(id)/staged"
      case .recorded: ".work/\(id)/staged/installed.json"
      case .placed: id
      }
    }
  }

  @Test("A-19 (d): killed at any stage, the old version works, the new one is whole or absent, nothing stays")
  func killed() throws {
    let packs = try PublishedPacks()
    try packs.run("packs", "install", PublishedPacks.old)
    for stage in Stage.allCases {
      let program = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
      let moment = packs.store.appending(path: stage.path(of: PublishedPacks.new)).path
      while access(moment, F_OK) != 0, !program.hasEnded { usleep(100) }
      program.interrupt(SIGKILL)
      _ = program.finish()
      let installed = try packs.installed()
      #expect(installed.contains(PublishedPacks.old), "\(stage)")
      if installed.contains(PublishedPacks.new) {
        #expect(try packs.run("packs", "verify", PublishedPacks.new).ending == .exited(0), "\(stage)")
      }
      let translated = try packs.run("translate", "--from", "en", "--to", "de", input: "Good morning.\n")
      #expect(translated.ending == .exited(0) && !translated.output.isEmpty, "\(stage)")
      // The list was a start: what cannot be resumed is gone.
      let left = packs.leftovers().filter { $0.contains("staged") || $0.contains("trash") }
      #expect(left.isEmpty, "\(stage)")
      #expect(try packs.run("packs", "install", PublishedPacks.new).ending == .exited(0), "\(stage)")
      #expect(try packs.run("packs", "verify").ending == .exited(0), "\(stage)")
      #expect(packs.leftovers().isEmpty, "\(stage)")
      try packs.run("packs", "remove", PublishedPacks.new)
    }
  }

  @Test("killed in the middle of a file, the next attempt asks for the rest of it")
  func resumed() throws {
    let packs = try PublishedPacks()
    let model = PublishedPacks.path(PublishedPacks.new)
    packs.server.plan(model, [.stalling(after: 150_000), .serve])
    let program = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    let partial = packs.store.appending(path: ".work/\(PublishedPacks.new)/download/model.bin")
    while (try? Data(contentsOf: partial).count) ?? 0 < 150_000, !program.hasEnded { usleep(1000) }
    program.interrupt(SIGKILL)
    #expect(program.finish().ending == .killed(SIGKILL))
    #expect(try packs.installed().isEmpty)
    #expect(try packs.run("status", "en", "de").ending == .exited(3))
    #expect(try packs.run("packs", "install", PublishedPacks.new).ending == .exited(0))
    let requests = packs.server.requests(for: model)
    #expect(requests.count == 2)
    #expect(requests.last?.headers["range"] == "bytes=150000-")
    #expect(requests.last?.headers["if-range"] != nil)
    #expect(packs.leftovers().isEmpty)
  }

  @Test("interrupted by a signal, the partial file stays and nothing else")
  func interrupted() throws {
    let packs = try PublishedPacks()
    packs.server.plan(PublishedPacks.path(PublishedPacks.new), [.stalling(after: 150_000)])
    let program = try Program(["packs", "install", PublishedPacks.new], environment: packs.environment)
    let partial = packs.store.appending(path: ".work/\(PublishedPacks.new)/download/model.bin")
    while (try? Data(contentsOf: partial).count) ?? 0 < 150_000, !program.hasEnded { usleep(1000) }
    program.interrupt(SIGINT)
    let end = program.finish()
    #expect(end.ending == .exited(130) || end.ending == .killed(SIGINT))
    #expect(try packs.installed().isEmpty)
    #expect(packs.leftovers().contains(".work/\(PublishedPacks.new)/download/model.bin"))
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("StoreSweep")
struct StoreSweepTests {
  /// Where a process may have been killed.
  enum Stage: CaseIterable {
    case locked, planned, downloading, downloaded, staging, staged, recorded, exchanged, placed, trashed
  }

  private let bench: InstallBench
  private let id = InstallBench.id
  init() throws { bench = try InstallBench() }

  /// Leaves the folder of work as a process leaves it that is killed at `stage`. Each stage is made by the
  /// steps up to it, on the way that installing takes.
  private func die(at stage: Stage, entry: CatalogEntry) throws {
    let layout = bench.layout
    let content = InstallBench.content(seed: 2)
    try FileWriting.makeFolders(layout.work)
    try Data().write(to: layout.lock(of: id))
    if stage == .locked { return }
    let files = PartialFiles(id: id, layout: layout)
    try files.prepare(for: entry.transferred)
    if stage == .planned { return }
    if stage == .downloading {
      try Data((content["model.bin"] ?? [])[..<3000]).write(to: files.url(of: "model.bin"))
      try Data("{}".utf8).write(to: files.url(of: "model.bin.resume"))
      return
    }
    for (name, bytes) in content { try Data(bytes).write(to: files.url(of: name)) }
    if stage == .downloaded { return }
    let staged = layout.staged(of: id)
    try FileWriting.makeFolders(staged)
    try FileWriting.link(files.url(of: "model.bin"), to: staged.appending(path: "model.bin"))
    if stage == .staging { return }
    FileWriting.remove(staged)
    try InstallBench.put(seed: 2, in: staged)
    if stage == .staged { return }
    try Data("{}".utf8).write(to: staged.appending(path: "installed.json"))
    if stage == .recorded { return }
    files.remove()
    if FileWriting.exchange(staged, layout.folder(of: id)) {
      if stage == .exchanged { return }
      try FileWriting.makeFolders(layout.trash)
      try FileWriting.move(staged, to: layout.trash.appending(path: "\(id).0"))
      if stage == .trashed { return }
      FileWriting.remove(layout.trash)
    } else {
      try FileWriting.move(staged, to: layout.folder(of: id))
    }
  }

  @Test(
    "after a kill at any stage the next start finds a whole pack or none, and no leftover but what can be resumed",
    arguments: Stage.allCases, [false, true])
  func kill(stage: Stage, hadEarlier: Bool) throws {
    if hadEarlier { try bench.install(bench.publish(seed: 1)) }
    let entry = try bench.publish(seed: 2)
    try die(at: stage, entry: entry)
    let next = try #require(bench.again())
    let contents = next.store.contents()
    #expect(contents.damaged.isEmpty && contents.unreadable.isEmpty)
    let isPlaced = [.exchanged, .trashed, .placed].contains(stage) && (hadEarlier || stage != .recorded)
    let expected = isPlaced ? 2 : hadEarlier ? 1 : nil as UInt64?
    #expect(try next.model() == expected.flatMap { InstallBench.content(seed: $0)["model.bin"] })
    let keeps = [.downloading, .downloaded, .staging, .staged, .recorded].contains(stage)
    let rest = bench.leftovers().filter { !$0.hasPrefix("\(id)/download/") }
    #expect(rest == (keeps ? [id, "\(id)/download", "\(id)/plan.json", "."] : []))
    try next.install(entry, repair: true)
    #expect(try next.model() == InstallBench.content(seed: 2)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("transfers that nobody has gone on with are kept for seven days", arguments: [6, 8])
  func age(days: Int) throws {
    try die(at: .downloading, entry: bench.publish(seed: 2))
    let then = Int(Date().timeIntervalSince1970) - days * 24 * 3600
    for name in ["model.bin", "model.bin.resume"] {
      var times = [timespec(tv_sec: then, tv_nsec: 0), timespec(tv_sec: then, tv_nsec: 0)]
      let file = PartialFiles(id: id, layout: bench.layout).url(of: name)
      #expect(utimensat(AT_FDCWD, file.path, &times, 0) == 0)
    }
    StoreSweep(layout: bench.layout).run()
    #expect(bench.leftovers().isEmpty == (days > 7))
  }

  @Test("what a living process works on stays")
  func living() throws {
    try die(at: .staged, entry: bench.publish(seed: 2))
    let lock = try #require(try PackLock.attempt(on: id, in: bench.layout))
    try die(at: .staged, entry: bench.publish(seed: 2))
    let before = bench.leftovers()
    #expect(before.contains("\(id)/staged/model.bin"))
    StoreSweep(layout: bench.layout).run()
    #expect(bench.leftovers() == before)
    lock.release()
  }

  @Test("an import that was killed leaves nothing")
  func killedImport() throws {
    let work = bench.layout.work(on: "import-0")
    try bench.folder.write(Data([1]), to: "data/models/.work/import-0/scratch/model.bin")
    try bench.folder.write(Data([1]), to: "data/models/.work/import-0/staged/model.bin")
    try bench.folder.write(Data(), to: "data/models/.work/import-0.lock")
    #expect(access(work.path, F_OK) == 0)
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }

  @Test("trash is removed whatever it is, and links in it are not followed")
  func trash() throws {
    let kept = try bench.folder.write(Data([1]), to: "kept/file")
    try bench.folder.write(Data([1]), to: "data/models/.work/trash/loose")
    try FileManager.default.createSymbolicLink(
      at: bench.layout.trash.appending(path: "link"), withDestinationURL: kept.deletingLastPathComponent())
    StoreSweep(layout: bench.layout).run()
    #expect(bench.leftovers().isEmpty && access(kept.path, F_OK) == 0)
  }

  @Test("a store that is not there stays so")
  func absent() {
    StoreSweep(layout: bench.layout).run()
    #expect(bench.store.contents() == StoreContents() && access(bench.models.path, F_OK) != 0)
  }
}

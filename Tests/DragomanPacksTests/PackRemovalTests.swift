import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("RemovedPack")
struct PackRemovalTests {
  private let bench: InstallBench
  private let entry: CatalogEntry

  init() throws {
    bench = try InstallBench()
    entry = try bench.publish()
    try bench.install(entry)
  }

  @Test("a removed pack is gone at once, and its files when it is discarded")
  func remove() throws {
    let model = try FileHandle(forReadingFrom: bench.installed("model.bin"))
    let removed = try bench.installer.remove(InstallBench.id)
    #expect(removed.id == InstallBench.id && bench.store.contents() == StoreContents())
    #expect(bench.leftovers().contains { $0.hasSuffix("/model.bin") })
    // Neither this process nor another one sweeps away what is still held.
    StoreSweep(layout: bench.layout).run()
    #expect(bench.leftovers().contains { $0.hasSuffix("/model.bin") })
    removed.discard()
    #expect(bench.leftovers().isEmpty)
    #expect(try model.readToEnd().map { [UInt8]($0) } == InstallBench.content(seed: 1)["model.bin"])
    removed.discard()
    try bench.install(entry)
    #expect(bench.store.contents().installed.count == 1)
  }

  @Test("what nobody holds any more is swept away")
  func neverDiscarded() throws {
    do { _ = try bench.installer.remove(InstallBench.id) }
    #expect(!bench.leftovers().isEmpty)
    #expect(PackStore(directories: [bench.models]).contents() == StoreContents())
    #expect(bench.leftovers().isEmpty)
  }

  @Test("what is not installed cannot be removed", arguments: ["other", "", "..", ".work", "../shared"])
  func missing(id: String) throws {
    #expect(packError { _ = try bench.installer.remove(id) }?.code == .notFound)
    #expect(bench.store.contents().installed.count == 1)
  }

  @Test("a pack of a shared store stays, and its folder is named")
  func shared() throws {
    try bench.installer.remove(InstallBench.id).discard()
    let folder = bench.folder.url.appending(path: "shared/\(InstallBench.id)", directoryHint: .isDirectory)
    try InstallBench.put(seed: 1, in: folder)
    let error = packError { _ = try bench.installer.remove(InstallBench.id) }
    #expect(error?.code == .readOnly && error?.file == folder.path)
    #expect(bench.store.contents().installed.count == 1)
  }

  @Test("a damaged pack can be removed, and one that is being worked on cannot")
  func damagedAndBusy() throws {
    try Data([1]).write(to: bench.installed("model.bin"))
    let lock = try #require(try PackLock.attempt(on: InstallBench.id, in: bench.layout))
    #expect(packError { _ = try bench.installer.remove(InstallBench.id) }?.code == .inUse)
    #expect(bench.store.contents().damaged.count == 1)
    lock.release()
    try bench.installer.remove(InstallBench.id).discard()
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackInstaller.importPack and export")
struct PackImportingTests {
  private let bench: InstallBench
  init() throws { bench = try InstallBench() }

  private func importPack(_ url: URL, isCancelled: @escaping @Sendable () -> Bool = { false }) throws
    -> String
  {
    try bench.installer.importPack(
      from: url, options: PackImport.Options(), isCancelled: isCancelled, progress: { _ in }
    ).id
  }

  private func source(seed: UInt64) throws -> URL {
    let url = bench.folder.url.appending(path: "source-\(seed)", directoryHint: .isDirectory)
    if access(url.path, F_OK) != 0 { try InstallBench.put(seed: seed, in: url) }
    return url
  }

  @Test("imports a folder, and the same one again without doing anything")
  func folder() throws {
    #expect(try importPack(source(seed: 1)) == InstallBench.id)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    let record = try FileStamp(of: bench.installed("installed.json"))
    #expect(InstalledRecord(in: bench.layout.folder(of: InstallBench.id))?.files.count == 4)
    #expect(try importPack(source(seed: 1)) == InstallBench.id)
    #expect(try FileStamp(of: bench.installed("installed.json")) == record)
    #expect(bench.leftovers().isEmpty)
  }

  @Test(
    "imports what was exported",
    arguments: ["pack.tar.gz", "pack.tar.zst", "pack.tar.xz", "pack.tar", "pack.zip"])
  func exported(name: String) throws {
    _ = try importPack(source(seed: 1))
    let archive = bench.folder.url.appending(path: name)
    try bench.installer.export(InstallBench.id, to: archive)
    try bench.installer.remove(InstallBench.id).discard()
    #expect(try importPack(archive) == InstallBench.id)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("a damaged pack is not exported, and a missing one neither")
  func exportFaults() throws {
    let archive = bench.folder.url.appending(path: "pack.tar.gz")
    #expect(packError { try bench.installer.export(InstallBench.id, to: archive) }?.code == .notFound)
    _ = try importPack(source(seed: 1))
    try Data([1]).write(to: bench.installed("model.bin"))
    #expect(packError { try bench.installer.export(InstallBench.id, to: archive) }?.code == .damaged)
    #expect(access(archive.path, F_OK) != 0)
  }

  @Test("another pack under the same id is refused and the installed one stays; a damaged one is replaced")
  func taken() throws {
    _ = try importPack(source(seed: 1))
    let error = packError { _ = try importPack(source(seed: 2)) }
    #expect(error?.code == .inUse && error?.pack == InstallBench.id && error?.key == "id")
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.leftovers().isEmpty)
    try Data([1]).write(to: bench.installed("model.bin"))
    #expect(try importPack(source(seed: 2)) == InstallBench.id)
    #expect(try bench.model() == InstallBench.content(seed: 2)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("a file that is not what its manifest says is refused")
  func damaged() throws {
    let url = try source(seed: 1)
    var bytes = InstallBench.content(seed: 1)["lex.bin"] ?? []
    bytes[3] ^= 1
    try Data(bytes).write(to: url.appending(path: "lex.bin"))
    let error = packError { _ = try importPack(url) }
    #expect(error?.code == .damaged && error?.file == "lex.bin" && error?.found?.contains("SHA-256") == true)
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }

  @Test("can be called off, and says what is not there")
  func limits() throws {
    #expect(packError { _ = try importPack(source(seed: 1), isCancelled: { true }) }?.code == .cancelled)
    #expect(packError { _ = try importPack(bench.folder.url.appending(path: "none")) }?.code == .notFound)
    #expect(bench.leftovers().isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackInstaller")
struct PackInstallerTests {
  @Test("installs a pack however it travels", arguments: InstallBench.Shipping.allCases)
  func installs(shipping: InstallBench.Shipping) throws {
    let bench = try InstallBench()
    let entry = try bench.publish(shipping: shipping)
    let steps = try bench.install(entry)
    let contents = bench.store.contents()
    let pack = try #require(contents.installed.first)
    #expect(contents.damaged.isEmpty && pack.manifest.pack == entry.pack)
    for (name, bytes) in InstallBench.content(seed: 1) {
      #expect([UInt8](try Data(contentsOf: bench.installed(name))) == bytes)
    }
    #expect(bench.validated.count == 1)
    #expect(bench.leftovers().isEmpty)
    let record = try #require(InstalledRecord(in: bench.layout.folder(of: InstallBench.id)))
    #expect(Set(record.files.keys) == ["manifest.json", "model.bin", "vocab.spm", "lex.bin"])
    #expect(record.origin == entry.origin?.name)
    let names = FileWriting.names(in: bench.layout.folder(of: InstallBench.id))
    #expect(Set(names) == Set(record.files.keys).union(["installed.json"]))
    expectExact(steps, entry)
  }

  /// Every phase in its order, from nothing to all of its bytes.
  private func expectExact(_ steps: [PackInstaller.Progress], _ entry: CatalogEntry) {
    let phases = steps.map(\.phase).reduce(into: [PackInstaller.Progress.Phase]()) { phases, phase in
      if phases.last != phase { phases.append(phase) }
    }
    #expect(phases == [.downloading, .verifying, .installing])
    let downloading = steps.filter { $0.phase == .downloading }
    #expect(downloading.allSatisfy { $0.totalBytes == entry.downloadBytes })
    #expect(downloading.first?.completedBytes == 0)
    #expect(downloading.last?.completedBytes == entry.downloadBytes)
    let verifying = steps.filter { $0.phase == .verifying }
    #expect(verifying.allSatisfy { $0.totalBytes == entry.installedBytes })
    #expect(verifying.last?.completedBytes == 6000)
    #expect(steps.last?.completedBytes == entry.installedBytes)
  }

  @Test("derives the manifest that a catalog does not publish")
  func derivedManifest() throws {
    let bench = try InstallBench()
    try bench.install(bench.publish(shipping: .withoutManifest))
    let pack = try #require(bench.store.contents().installed.first)
    #expect(pack.manifest.lengthFactor == 3)
    #expect(pack.manifest.placeholders.isEmpty && pack.manifest.alignment == nil)
  }

  @Test("fetches nothing for a pack that is installed and whole")
  func alreadyInstalled() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    try bench.install(entry)
    try bench.unpublish()
    #expect(try bench.install(entry).isEmpty)
    let other = try #require(bench.again())
    #expect(try other.install(entry).isEmpty && other.validated.isEmpty)
  }

  @Test("fetches nothing for a pack that a shared store has")
  func installedInSharedStore() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    try InstallBench.put(seed: 1, in: bench.folder.url.appending(path: "shared/\(InstallBench.id)"))
    #expect(try bench.install(entry).isEmpty)
    #expect(access(bench.models.path, F_OK) != 0)
  }

  @Test("installs a damaged pack anew, and a whole one when asked to", arguments: [false, true])
  func repairs(isWhole: Bool) throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    try bench.install(entry)
    if !isWhole { try Data([1]).write(to: bench.installed("vocab.spm")) }
    try Data([2]).write(to: bench.installed("stray"))
    let earlier = try FileManager.default.contentsOfDirectory(atPath: bench.models.path)
    #expect(earlier == [InstallBench.id])
    #expect(try !bench.install(entry, repair: isWhole).isEmpty)
    #expect(bench.store.contents().installed.count == 1 && bench.store.contents().damaged.isEmpty)
    #expect(access(bench.installed("stray").path, F_OK) != 0)
    #expect(bench.leftovers().isEmpty)
  }

  @Test("takes what an earlier attempt has transferred, if the catalog still has the same")
  func resumes() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    try bench.failInValidation(entry)
    #expect(bench.leftovers().contains("\(InstallBench.id)/download/model.bin"))
    try bench.unpublish()
    try bench.install(entry)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("tells from the first on what an earlier attempt has brought, and never less")
  func progressOfResume() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    let files = PartialFiles(id: InstallBench.id, layout: bench.layout)
    try files.prepare(for: entry.transferred)
    let content = InstallBench.content(seed: 1)
    // Whole files: a part of one is gone on with only where the other side can say that it is the same.
    for name in ["model.bin", "lex.bin"] { try Data(content[name] ?? []).write(to: files.url(of: name)) }
    #expect(bench.installer.partialBytes(of: InstallBench.id) == 5700)
    let steps = try bench.install(entry).filter { $0.phase == .downloading }.map(\.completedBytes)
    #expect(steps.first == 5700 && steps.last == entry.downloadBytes)
    #expect(steps == steps.sorted())
  }

  @Test("discards what has come of packs that nobody works on")
  func discards() throws {
    let bench = try InstallBench()
    #expect(try bench.installer.discardPartial().isEmpty)
    let entry = try bench.publish()
    let files = PartialFiles(id: InstallBench.id, layout: bench.layout)
    try files.prepare(for: entry.transferred)
    try Data([1, 2, 3]).write(to: files.url(of: "model.bin"))
    let lock = try #require(try PackLock.attempt(on: InstallBench.id, in: bench.layout))
    #expect(try bench.installer.discardPartial().isEmpty)
    lock.release()
    #expect(try bench.installer.discardPartial() == [.init(id: InstallBench.id, bytes: 3)])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("drops what an earlier attempt has of another content or of unknown files")
  func dropsOldPartials() throws {
    let bench = try InstallBench()
    try bench.failInValidation(bench.publish(seed: 1))
    let stray = bench.layout.download(of: InstallBench.id).appending(path: "stray.bin.resume")
    try Data([1]).write(to: stray)
    let entry = try bench.publish(seed: 2)
    try PartialFiles(id: InstallBench.id, layout: bench.layout).prepare(for: entry.transferred)
    #expect(
      bench.leftovers() == [
        InstallBench.id, "\(InstallBench.id)/download", "\(InstallBench.id)/plan.json", ".",
      ])
    try bench.install(entry)
    #expect(try bench.model() == InstallBench.content(seed: 2)["model.bin"])
  }

  @Test("a pack without any size or hash needs leave")
  func unverified() throws {
    let bench = try InstallBench()
    let entry = try bench.publish(shipping: .withoutManifest, isForeign: true) { _ in
    } spoilEntry: { entry in
      entry["files"] = InstallBench.roles.map { ["role": $0, "path": $1] }
    }
    #expect(entry.check == .none)
    let error = packError { try bench.install(entry) }
    #expect(error?.code == .untrustedCatalog && error?.pack == InstallBench.id)
    #expect(error?.expected?.contains("cannot be checked") == true)
    #expect(access(bench.models.path, F_OK) != 0)
    try bench.install(entry, allowsUnverified: true)
    let pack = try #require(bench.store.contents().installed.first)
    #expect(pack.manifest.files.map(\.bytes) == [5000, 300, 700])
  }

  @Test("ends when it is called off")
  func limits() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    #expect(packError { try bench.install(entry, isCancelled: { true }) }?.code == .cancelled)
    #expect(bench.leftovers().isEmpty && bench.store.contents() == StoreContents())
  }

  @Test("without a folder of the user's says which variables name one")
  func noStore() throws {
    let bench = try InstallBench()
    let store = PackStore(directories: [bench.models], writesToFirst: false)
    let installer = PackInstaller(store: store, fetcher: Fetcher(options: TransferOptions())) { _ in }
    let entry = try bench.publish()
    let error = packError {
      try installer.install(
        entry, allowsUnverified: false, repair: false, isCancelled: { false },
        progress: { _ in })
    }
    #expect(error?.code == .readOnly && error?.key?.contains("DRAGOMAN_MODELS_DIR") == true)
  }

  @Test("names a file in the store's place")
  func storeIsFile() throws {
    let bench = try InstallBench()
    let entry = try bench.publish()
    try bench.folder.write(Data([1]), to: "data/models")
    let error = packError { try bench.install(entry) }
    #expect(error?.code == .readOnly && error?.file == bench.models.path)
    #expect(error?.expected?.contains("DRAGOMAN_MODELS_DIR may name another") == true)
  }
}

extension InstallBench {
  /// Goes the way of an installation until all files are here, and is called off when the model is opened.
  func failInValidation(_ entry: CatalogEntry) throws {
    let installer = PackInstaller(store: store, fetcher: Fetcher(options: TransferOptions())) { _ in
      throw CancellationError()
    }
    let error = packError {
      try installer.install(
        entry, allowsUnverified: false, repair: true, isCancelled: { false },
        progress: { _ in })
    }
    guard error?.code == .cancelled else { throw PackError(.damaged, found: "\(String(describing: error))") }
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackStore and InstalledRecord")
struct PackRecordTests {
  private let bench: InstallBench
  private let folder: URL

  init() throws {
    bench = try InstallBench()
    folder = bench.layout.folder(of: InstallBench.id)
    try InstallBench.put(seed: 1, in: folder)
  }

  /// What a process that has just started finds.
  private func found() -> StoreContents { PackStore(directories: [bench.models]).contents() }

  /// Sets the file's time of change, in seconds since 1970.
  private func touch(_ name: String, _ seconds: Int) {
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, folder.appending(path: name).path, &times, 0) == 0)
  }

  private func spoil(_ name: String, keepingTime: Bool) throws {
    let url = folder.appending(path: name)
    let before = try FileStamp(of: url)
    let file = try FileHandle(forUpdating: url)
    let byte = try #require(try file.read(upToCount: 1)?.first)
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data([byte ^ 1]))
    try file.close()
    touch(name, Int(before.seconds) + (keepingTime ? 0 : 10))
  }

  @Test("a pack without a record is hashed once and gets one")
  func writesRecord() throws {
    #expect(InstalledRecord(in: folder) == nil)
    #expect(found().installed.count == 1)
    let record = try #require(InstalledRecord(in: folder))
    #expect(record.origin == nil && record.files.count == 4)
    #expect(FileWriting.names(in: folder).filter { $0.hasPrefix(".") }.isEmpty)
  }

  @Test(
    "one flipped byte is damage: file, expected and found are named", arguments: ["model.bin", "lex.bin"])
  func flippedByte(name: String) throws {
    #expect(found().installed.count == 1)
    try spoil(name, keepingTime: false)
    let contents = found()
    let damaged = try #require(contents.damaged.first)
    #expect(contents.installed.isEmpty && damaged.pack?.id == InstallBench.id)
    let sha256 = SHA256.hexadecimal(of: Data(InstallBench.content(seed: 1)[name] ?? []))
    #expect(damaged.error.code == .damaged && damaged.error.file == name)
    #expect(damaged.error.expected == "SHA-256 \(sha256)")
    #expect(
      damaged.error.found?.hasPrefix("SHA-256 ") == true && damaged.error.found != damaged.error.expected)
  }

  @Test("with sizes and times as recorded nothing is hashed")
  func believesRecord() throws {
    for name in ["manifest.json", "model.bin", "vocab.spm", "lex.bin"] { touch(name, 1_700_000_000) }
    #expect(found().installed.count == 1)
    try spoil("model.bin", keepingTime: true)
    #expect(found().installed.count == 1)
  }

  @Test("files touched with the same bytes are hashed again, and recorded so")
  func touched() throws {
    #expect(found().installed.count == 1)
    let before = try #require(InstalledRecord(in: folder))
    touch("model.bin", 1_700_000_000)
    #expect(found().installed.count == 1)
    let after = try #require(InstalledRecord(in: folder))
    #expect(after != before && after.files["model.bin"]?.seconds == 1_700_000_000)
    #expect(after.files["lex.bin"] == before.files["lex.bin"])
  }

  @Test("a record that says something else, or nothing readable, is no proof", arguments: [0, 1, 2, 3])
  func wrongRecord(kind: Int) throws {
    #expect(found().installed.count == 1)
    for name in ["manifest.json", "model.bin", "vocab.spm", "lex.bin"] { touch(name, 1_700_000_000) }
    #expect(found().installed.count == 1)
    let good = try #require(InstalledRecord(in: folder))
    try spoil("model.bin", keepingTime: true)
    let stamp = try FileStamp(of: folder.appending(path: "model.bin"))
    let other = InstalledRecord.File(stamp, sha256: String(repeating: "0", count: 64))
    let bad: Data =
      switch kind {
      case 0: try InstalledRecord(origin: nil, files: good.files.merging(["model.bin": other]) { $1 }).json()
      case 1: try good.forgetting("model.bin").json()
      case 2: Data("{".utf8)
      default: Data(repeating: 0x20, count: InstalledRecord.largestBytes + 1)
      }
    try bad.write(to: folder.appending(path: InstalledRecord.fileName))
    #expect(found().damaged.first?.error.file == "model.bin")
  }

  @Test("a manifest changed since it was recorded is damage, even if it is a good one")
  func changedManifest() throws {
    #expect(found().installed.count == 1)
    var manifest = InstallBench.manifest(of: InstallBench.content(seed: 1))
    manifest["lengthFactor"] = 2.5
    try PackJSON.data(manifest).write(to: folder.appending(path: "manifest.json"))
    let error = found().damaged.first?.error
    #expect(error?.file == "manifest.json" && error?.expected?.hasPrefix("SHA-256 ") == true)
    #expect(error?.pack == InstallBench.id)
    // And it stays so.
    #expect(found().damaged.count == 1)
  }

  @Test("verify hashes whatever the record says, and the next process knows")
  func verify() throws {
    touch("model.bin", 1_700_000_000)
    #expect(found().installed.count == 1)
    try bench.installer.verify(InstallBench.id, isCancelled: { false }, progress: { _ in })
    try spoil("model.bin", keepingTime: true)
    #expect(found().installed.count == 1)
    let store = PackStore(directories: [bench.models])
    let installer = PackInstaller(store: store, fetcher: Fetcher(options: TransferOptions())) { _ in }
    let error = packError {
      try installer.verify(InstallBench.id, isCancelled: { false }, progress: { _ in })
    }
    #expect(error?.code == .damaged && error?.file == "model.bin" && error?.pack == InstallBench.id)
    #expect(store.contents().damaged.count == 1)
    #expect(found().damaged.first?.error.file == "model.bin")
    try spoil("model.bin", keepingTime: true)
    try installer.verify(InstallBench.id, isCancelled: { false }, progress: { _ in })
    #expect(store.contents().installed.count == 1 && found().installed.count == 1)
  }

  @Test("verify can be called off, and knows what is not there")
  func verifyLimits() throws {
    func code(_ id: String, cancelled: Bool = false) -> PackError.Code? {
      packError {
        try bench.installer.verify(id, isCancelled: { cancelled }, progress: { _ in })
      }?.code
    }
    #expect(code("other") == .notFound && code("../models") == .notFound)
    #expect(code(InstallBench.id, cancelled: true) == .cancelled)
    #expect(found().installed.count == 1)
  }

  @Test("in a shared store nothing is written, and files are hashed once a process")
  func sharedStore() throws {
    let store = PackStore(directories: [bench.folder.url.appending(path: "none"), bench.models])
    #expect(store.contents().installed.count == 1)
    #expect(InstalledRecord(in: folder) == nil)
    touch("model.bin", 1_700_000_000)
    #expect(store.contents().installed.count == 1)
    // With the state that is remembered no content is read.
    try spoil("model.bin", keepingTime: true)
    #expect(store.contents().installed.count == 1)
    #expect(found().damaged.count == 1)
  }

  @Test("a record in a shared store is believed")
  func sharedRecord() throws {
    touch("model.bin", 1_700_000_000)
    #expect(found().installed.count == 1)
    try spoil("model.bin", keepingTime: true)
    let store = PackStore(directories: [bench.folder.url.appending(path: "none"), bench.models])
    #expect(store.contents().installed.count == 1)
  }

  @Test(
    "hidden folders and the names of the work folder are no packs",
    arguments: [".x", "trash", "a.lock", "A.LOCK"])
  func reservedNames(id: String) throws {
    var manifest = InstallBench.manifest(of: InstallBench.content(seed: 1))
    manifest["id"] = id
    #expect(throws: PackError.self) { try PackManifest(json: PackJSON.data(manifest)) }
    try FileManager.default.moveItem(at: folder, to: bench.models.appending(path: id))
    #expect(found() == StoreContents())
  }
}

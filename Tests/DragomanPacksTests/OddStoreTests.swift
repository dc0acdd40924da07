import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("stores in odd places")
struct OddStoreTests {
  static let names = [
    "with spaces  and  more", "quotes ' and \"", "Umläute ÄÖÜ ß", "日本語のフォルダ", "new\nline", "percent %41 #?;",
    "-rf",
    "nine hundred characters",
  ]

  private static func path(_ name: String) -> String {
    name.hasPrefix("nine")
      ? Array(repeating: String(repeating: "x", count: 89), count: 10).joined(separator: "/") : name
  }

  /// Installs, looks, verifies, repairs, removes.
  private func live(in models: URL) throws {
    let bench = try InstallBench(models: models)
    let entry = try bench.publish(shipping: .gzip)
    try bench.install(entry)
    let pack = try #require(bench.store.contents().installed.first)
    #expect(pack.urls[.model]?.path == models.path + "/\(InstallBench.id)/model.bin")
    try bench.installer.verify(InstallBench.id, isCancelled: { false }, progress: { _ in })
    try Data([1]).write(to: bench.installed("lex.bin"))
    #expect(bench.store.contents().damaged.count == 1)
    try bench.install(entry)
    try bench.install(entry, repair: true)
    #expect(bench.store.contents().installed.count == 1 && bench.leftovers().isEmpty)
    try bench.installer.remove(InstallBench.id).discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: models.path).isEmpty)
  }

  @Test("work whatever their path is", arguments: names)
  func oddPaths(name: String) throws {
    let folder = try TemporaryFolder()
    try live(in: folder.url.appending(path: Self.path(name), directoryHint: .isDirectory))
  }

  @Test("work through a symbolic link")
  func link() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "place", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
    try live(in: folder.url.appending(path: "link", directoryHint: .isDirectory))
  }

  @Test("a store's folders are made as others make theirs")
  func mode() throws {
    let bench = try InstallBench()
    try bench.install(bench.publish())
    let mask = umask(0)
    umask(mask)
    for folder in [bench.models, bench.layout.folder(of: InstallBench.id)] {
      var status = stat()
      #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o755 & ~mask)
    }
  }
}

/// File systems of their own, which only some users may mount.
final class SmallFileSystem: Sendable {
  static let isPermitted = (try? SmallFileSystem(kilobytes: 64)) != nil
  static let comment: Comment = "needs the right to mount a tmpfs"

  private let folder: TemporaryFolder
  let url: URL

  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "small", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", url.path)
  }

  deinit { try? Self.run("umount", "-l", url.path) }

  func makeReadOnly() throws { try Self.run("mount", "-o", "remount,ro", url.path) }

  /// Writes until nothing more fits; all but `bytes`.
  func fill(leaving bytes: Int64) throws {
    let free = FileWriting.availableBytes(at: url) ?? 0
    try Data(count: Int(max(0, free - bytes))).write(to: url.appending(path: "filler"))
  }

  func empty() throws { try FileManager.default.removeItem(at: url.appending(path: "filler")) }

  private static func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PackError(.readOnly, file: arguments[0]) }
  }
}

@Suite("full and read-only stores", .enabled(if: SmallFileSystem.isPermitted, SmallFileSystem.comment))
struct SmallFileSystemTests {
  @Test(
    "too little room is found out before anything is transferred", arguments: InstallBench.Shipping.allCases)
  func roomFirst(shipping: InstallBench.Shipping) throws {
    let disk = try SmallFileSystem(kilobytes: 64)
    // Room for the plan and for a piece of the first file.
    try disk.fill(leaving: 8192)
    let bench = try InstallBench(models: disk.url)
    let entry = try bench.publish(shipping: shipping)
    let error = packError { try bench.install(entry) }
    let packed =
      [.plain, .withoutManifest].contains(shipping)
      ? 0 : entry.installedBytes - (entry.archive == nil ? entry.manifest?.bytes ?? 0 : 0)
    #expect(error?.code == .noSpace && error?.pack == InstallBench.id && error?.file == disk.url.path)
    #expect(error?.bytesNeeded == entry.downloadBytes + packed)
    #expect(bench.leftovers().isEmpty && bench.store.contents() == StoreContents())
    try disk.empty()
    try bench.install(entry)
    #expect(bench.store.contents().installed.count == 1)
  }

  @Test("a file system that fills up on the way: the need is told, transfers are kept, the rest is gone")
  func fillsUp() throws {
    let disk = try SmallFileSystem(kilobytes: 128)
    let bench = try InstallBench(models: disk.url)
    let entry = try bench.publish(shipping: .zstandard)
    let error = packError {
      try bench.install(
        entry,
        progress: { step in
          if step.phase == .verifying { try? disk.fill(leaving: 0) }
        })
    }
    #expect(error?.code == .noSpace && error?.pack == InstallBench.id)
    // Everything has been transferred; what is unpacked from it is missing.
    #expect(error?.bytesNeeded == 6000)
    let rest = bench.leftovers()
    #expect(rest.contains("\(InstallBench.id)/download/model.bin.zst"))
    #expect(!rest.contains { $0.contains("staged") || $0.hasSuffix(".lock") })
    #expect(bench.store.contents() == StoreContents())
    try disk.empty()
    try bench.unpublish()
    try bench.install(entry)
    #expect(bench.store.contents().installed.count == 1 && bench.leftovers().isEmpty)
  }

  @Test("a file system that fills up while a file of unknown size comes")
  func unknownSize() throws {
    let disk = try SmallFileSystem(kilobytes: 64)
    try disk.fill(leaving: 4096)
    let bench = try InstallBench(models: disk.url)
    let entry = try bench.publish(shipping: .withoutManifest, isForeign: true) { _ in
    } spoilEntry: { entry in
      entry["files"] = InstallBench.roles.map { ["role": $0, "path": $1] }
    }
    let error = packError { try bench.install(entry, allowsUnverified: true) }
    #expect(error?.code == .noSpace && error?.pack == InstallBench.id)
    #expect(bench.store.contents() == StoreContents())
  }

  @Test("a read-only store is looked at, and installing or removing says which folder and what to do")
  func readOnly() throws {
    let disk = try SmallFileSystem(kilobytes: 128)
    let bench = try InstallBench(models: disk.url)
    let entry = try bench.publish()
    try bench.install(entry)
    try disk.makeReadOnly()
    let next = try #require(bench.again())
    #expect(next.store.contents().installed.count == 1)
    try next.install(entry)
    for error in [
      packError { try next.install(entry, repair: true) },
      packError { _ = try next.installer.remove(InstallBench.id) },
    ] {
      #expect(error?.code == .readOnly && error?.file == disk.url.path && error?.pack == InstallBench.id)
      #expect(error?.expected?.contains("DRAGOMAN_MODELS_DIR may name another") == true)
    }
    #expect(next.store.contents().installed.count == 1)
    try next.installer.verify(InstallBench.id, isCancelled: { false }, progress: { _ in })
  }
}

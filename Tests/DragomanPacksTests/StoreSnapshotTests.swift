import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// A look into a store is believed until something there changes: these are the changes.
@Suite struct StoreSnapshotTests {
  private let folder: TemporaryFolder
  private let models, pack: URL

  init() throws {
    folder = try TemporaryFolder()
    models = folder.url.appending(path: "models")
    pack = models.appending(path: "en-de.tiny.1.0")
    try PackJSON.install(in: folder)
    try folder.write(Data("x".utf8), to: "models/half/model.bin")
    try settle()
    // The first look hashes the files and keeps a record of their states.
    _ = PackStore(directories: [models]).contents()
    try settle()
  }

  /// As if everything had been there for long.
  private func settle() throws {
    let places = try FileManager.default.subpathsOfDirectory(atPath: models.path)
      .map { models.appending(path: $0) }
    for url in places + [models] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: url.path)
    }
  }

  private func taken() -> StoreSnapshot? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let contents = PackStore(directories: [models]).contents()
    return StoreSnapshot(
      of: contents, in: [models], folders: [pack, models.appending(path: "half")], lookedAt: now)
  }

  @Test("holds while nothing changes")
  func unchanged() throws {
    let snapshot = try #require(taken())
    #expect(snapshot.isCurrent && snapshot.contents.installed.count == 1)
  }

  @Test("ends with any change of a folder or a file", arguments: Change.allCases)
  func change(_ change: Change) throws {
    let snapshot = try #require(taken())
    try change.make(models: models, pack: pack)
    #expect(!snapshot.isCurrent)
  }

  @Test("is not made of what changed a moment ago, is damaged, or cannot be read")
  func unsafe() throws {
    try folder.write(Data("abc".utf8), to: "models/en-de.tiny.1.0/vocab.spm")
    #expect(taken() == nil)
    try folder.write(Data("ab".utf8), to: "models/en-de.tiny.1.0/vocab.spm")
    try settle()
    #expect(taken() == nil)
  }

  @Test("a store that remembers its last look finds what a new one finds", arguments: Change.allCases)
  func store(_ change: Change) throws {
    let store = PackStore(directories: [models])
    #expect(store.contents() == store.contents())
    try change.make(models: models, pack: pack)
    #expect(store.contents() == PackStore(directories: [models]).contents())
  }

  enum Change: CaseIterable {
    case fileGrows, fileIsWrittenAgain, fileIsReplaced, fileGoes, manifestComes, manifestGoes, folderComes
    case packGoes, storeGoes, storeIsExchanged

    func make(models: URL, pack: URL) throws {
      let files = FileManager.default
      let vocabulary = pack.appending(path: "vocab.spm")
      switch self {
      case .fileGrows: try Data("abcd".utf8).write(to: vocabulary)
      case .fileIsWrittenAgain:
        let handle = try FileHandle(forWritingTo: vocabulary)
        try handle.write(contentsOf: Data("xyz".utf8))
        try handle.close()
      case .fileIsReplaced:
        let other = pack.deletingLastPathComponent().deletingLastPathComponent().appending(path: "other")
        try Data("xyz".utf8).write(to: other)
        try files.setAttributes(
          try files.attributesOfItem(atPath: vocabulary.path).filter { $0.key == .modificationDate },
          ofItemAtPath: other.path)
        #expect(rename(other.path, vocabulary.path) == 0)
      case .fileGoes: try files.removeItem(at: vocabulary)
      case .manifestComes:
        try files.copyItem(
          at: pack.appending(path: "manifest.json"), to: models.appending(path: "half/manifest.json"))
      case .manifestGoes: try files.removeItem(at: pack.appending(path: "manifest.json"))
      case .folderComes: try files.copyItem(at: pack, to: models.appending(path: "copy"))
      case .packGoes: try files.removeItem(at: pack)
      case .storeGoes: try files.removeItem(at: models)
      case .storeIsExchanged:
        try files.moveItem(at: models, to: models.deletingLastPathComponent().appending(path: "old"))
        try files.createDirectory(at: models, withIntermediateDirectories: false)
      }
    }
  }
}

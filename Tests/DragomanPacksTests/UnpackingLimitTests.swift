import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("Archives that unpack to too much")
struct UnpackingLimitTests {
  private let bench: InstallBench
  init() throws { bench = try InstallBench() }

  /// More than may come out of what is as small as these.
  private static let zeros = 40 << 20

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let key: String?
    let found: String
    let bytes: @Sendable () -> [UInt8]
  }

  private static let archives = [
    Case(testDescription: "zip", name: "ende.zip", key: "model.bin", found: "41944867 bytes") {
      Bomb.zip("model.bin", zeros: zeros)
    },
    Case(
      testDescription: "zip whose headers tell a thousand bytes", name: "ende.zip", key: "model.bin",
      found: "more"
    ) { Bomb.zip("model.bin", zeros: zeros, claims: 1000) },
    Case(
      testDescription: "zip whose members overlap", name: "ende.zip", key: "b.bin", found: "10487548 bytes"
    ) { Bomb.overlappingZip(["a.bin", "b.bin", "c.bin", "d.bin", "e.bin"], zeros: 10 << 20) },
    Case(
      testDescription: "Argos package", name: "a.argosmodel", key: "x/model/model.bin",
      found: "41944867 bytes"
    ) {
      Bomb.zip(
        "x/model/model.bin", zeros: zeros, behind: ["x/metadata.json", "x/sentencepiece.model", "x/model/a"])
    },
    Case(testDescription: "tar.gz", name: "ende.tar.gz", key: "model.bin", found: "41943040 bytes") {
      let header = HandmadeTar.bytes(HandmadeMember("model.bin", "", claims: Int64(zeros)))
      return Bomb.gzip(header, zeros: zeros + 1024)
    },
    Case(
      testDescription: "tar.gz with zeros behind its end", name: "ende.tar.gz", key: "model.bin",
      found: "more comes out than is allowed"
    ) { Bomb.gzip(HandmadeTar.archive([HandmadeMember("model.bin")]), zeros: zeros) },
    Case(testDescription: "tar.zst", name: "ende.tar.zst", key: "model.bin", found: "41943040 bytes") {
      let header = HandmadeTar.bytes(HandmadeMember("model.bin", "", claims: Int64(zeros)))
      return HandmadeStream.zstandard(header, zeros: zeros + 1024)
    },
  ]

  private func fault(_ url: URL) -> PackError? {
    packError {
      _ = try bench.installer.importPack(
        from: url, options: PackImport.Options(source: "en", target: "de"), isCancelled: { false },
        progress: { _ in })
    }
  }

  @Test("are refused, and nothing is left of them", arguments: archives)
  func archive(_ bomb: Case) throws {
    let bytes = bomb.bytes()
    #expect(bytes.count < 1 << 19)
    let url = try bench.folder.write(Data(bytes), to: bomb.name)
    let error = try #require(fault(url))
    #expect(error.code == .damaged && error.file == bomb.name && error.key == bomb.key)
    // What the headers tell is checked before the file is made, and holds for what comes.
    let start = bomb.found == "more" ? "at most 1000 bytes" : "at most "
    #expect(error.expected?.hasPrefix(start) == true)
    #expect(error.found == bomb.found)
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }

  @Test("so are compressed files of a model, also those of an archive that itself is no bomb")
  func files() throws {
    for (suffix, bytes) in [
      ("gz", Bomb.gzip(zeros: Self.zeros)), ("zst", HandmadeStream.zstandard([], zeros: Self.zeros)),
    ] {
      let folder = "ende-\(suffix)"
      try bench.folder.write(Data(bytes), to: "\(folder)/model.ende.bin.\(suffix)")
      try bench.folder.write(Data([1]), to: "\(folder)/vocab.ende.spm")
      let error = try #require(fault(bench.folder.url.appending(path: folder)))
      #expect(error.code == .damaged && error.file == "model.ende.bin.\(suffix)")
      #expect(
        error.expected?.hasPrefix("at most ") == true && error.found == "more comes out than is allowed")
    }
    // One of them alone would do.
    var inner = HandmadeMember("model.ende.bin.zst")
    inner.data = HandmadeStream.zstandard([], zeros: 10 << 20)
    var second = HandmadeMember("lex.50.50.ende.s2t.bin.zst")
    second.data = inner.data
    let tar = HandmadeTar.archive([inner, second, HandmadeMember("vocab.ende.spm")])
    let url = try bench.folder.write(Data(HandmadeStream.gzip(tar)), to: "ende.tar.gz")
    #expect(fault(url)?.file == "lex.50.50.ende.s2t.bin.zst")
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }

  @Test("the limit grows with the file, up to four gigabytes")
  func limit() {
    #expect(UnpackingLimit(packedBytes: 0).bytes == 16 << 20)
    #expect(UnpackingLimit(packedBytes: 1 << 20).bytes == 48 << 20)
    #expect(UnpackingLimit(packedBytes: .max).bytes == 1 << 32)
    #expect(UnpackingLimit(packedBytes: 1 << 20, most: 5).bytes == 5)
  }
}

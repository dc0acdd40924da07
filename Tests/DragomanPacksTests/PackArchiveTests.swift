import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackArchiveTests {
  private static let two = [HandmadeMember("model.bin", "weights"), HandmadeMember("vocab.spm", "pieces")]
  private static let unpacked = ["model.bin": Array("weights".utf8), "vocab.spm": Array("pieces".utf8)]

  @Test(
    "unpacks tar and zip archives, whatever folder their files are in",
    arguments: ["", "./", "en-de.tiny.1.0/", "./en-de.tiny.1.0/"])
  func goodArchive(prefix: String) throws {
    let members = Self.two.map { member in
      HandmadeMember(
        prefix + String(decoding: member.name, as: UTF8.self), String(decoding: member.data, as: UTF8.self))
    }
    let folder = prefix.isEmpty ? [] : [HandmadeMember(prefix, type: "5")]
    let tar = HandmadeTar.archive(folder + members)
    for archive in [
      tar, HandmadeStream.gzip(tar), HandmadeStream.zstandard(tar), HandmadeZip.archive(folder + members),
    ] {
      let place = try UnpackingPlace()
      #expect(try place.unpack(archive) == nil)
      #expect(try place.contents() == Self.unpacked)
    }
  }

  @Test("unpacks xz and bzip2 too")
  func otherPackings() throws {
    let place = try UnpackingPlace()
    #expect(try place.unpack(Array(#require(Data(base64Encoded: Self.bzip2)))) == nil)
    #expect(try place.contents() == Self.unpacked)
    let other = try UnpackingPlace()
    let archive = other.outer.url.appending(path: "pack.tar.xz")
    try Archives.write(Self.two, to: archive, .xz)
    try PackArchive.unpack(
      archive, into: other.folder, allowed: nil, largestBytes: 100, isCancelled: { false })
    #expect(try other.contents() == Self.unpacked)
  }

  @Test("unpacks what is announced, up to its size")
  func announced() throws {
    let place = try UnpackingPlace()
    let allowed: [String: Int64] = ["model.bin": 7, "vocab.spm": 6, "lex.bin": 1]
    #expect(try place.unpack(HandmadeTar.archive(Self.two), allowed: allowed, largestBytes: 13) == nil)
    #expect(try place.contents() == Self.unpacked)
  }

  @Test("makes files that their owner may write and everybody read, whatever the archive says")
  func permissions() throws {
    let place = try UnpackingPlace()
    var archive = HandmadeTar.archive(Self.two)
    // Mode 4777 in place of 0644; the sum grows by 4 + 1 + 3 + 3.
    archive.replaceSubrange(103..<107, with: "4777".utf8)
    let sum = archive[148..<154].reduce(0) { $0 * 8 + Int($1) - 48 } + 11
    archive.replaceSubrange(148..<154, with: String(sum + 0o1000000, radix: 8).utf8.dropFirst())
    #expect(try place.unpack(archive) == nil)
    var status = stat()
    #expect(stat(place.folder.appending(path: "model.bin").path, &status) == 0)
    #expect(status.st_mode & 0o7133 == 0 && status.st_mode & 0o600 == 0o600)
  }

  @Test("stops when called off and leaves nothing behind", arguments: 0..<6)
  func cancelled(after calls: Int) throws {
    let place = try UnpackingPlace()
    let url = try place.outer.write(Data(HandmadeTar.archive(Self.two)), to: "pack.tar")
    var left = calls
    let error = packError {
      try PackArchive.unpack(url, into: place.folder, allowed: nil, largestBytes: 100) {
        left -= 1
        return left < 0
      }
    }
    #expect(error?.code == .cancelled)
    #expect(try place.leftovers() == [])
  }

  @Test("does not write to a folder that is not there, is a link, or has the file already")
  func unusableFolder() throws {
    let place = try UnpackingPlace()
    let url = try place.outer.write(Data(HandmadeTar.archive(Self.two)), to: "pack.tar")
    func unpack(into folder: URL) -> PackError? {
      packError {
        try PackArchive.unpack(url, into: folder, allowed: nil, largestBytes: 100, isCancelled: { false })
      }
    }
    #expect(unpack(into: place.outer.url.appending(path: "none"))?.code == .notFound)
    let link = place.outer.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.folder)
    #expect(unpack(into: link)?.code == .notFound)
    try Data("kept".utf8).write(to: place.folder.appending(path: "vocab.spm"))
    #expect(unpack(into: place.folder)?.code == .inUse)
    #expect(try place.contents() == ["vocab.spm": Array("kept".utf8)])
  }

  /// A tar archive of the two files, written by another program.
  private static let bzip2 =
    "QlpoOTFBWSZTWS7HnjQAAJF7gMmAAEBAAU+AAIB+59+ACQggAHIakaaMmmjQaNND1DagKopPUaNNBo0aDTQD917WGZlIJzxEIbGSWkuu"
    + "talaEJExjz3qEUSQvVIVL19qxrpPCtNaow8umGXeSn0tJeWQopJU+zLAPY8woGY+ZAIQB+LuSKcKEgXY88aA"
}

/// Archives written by the product's own writer.
enum Archives {
  static func write(_ members: [HandmadeMember], to url: URL, _ packing: Packing) throws {
    let folder = try OpenFolder(url.deletingLastPathComponent())
    let writer = try ArchiveWriter(try folder.create(url.lastPathComponent), packing: packing, bytesNeeded: 0)
    for member in members {
      try writer.begin(String(decoding: member.name, as: UTF8.self), bytes: Int64(member.data.count))
      try Data(member.data).withBytes { block throws(PackError) in try writer.write(block) }
    }
    try writer.finish()
  }
}

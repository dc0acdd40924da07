import Foundation
import Testing

@testable import DragomanPacks

@Suite struct PackExpandTests {
  private let place: UnpackingPlace
  private let destination: URL

  init() throws {
    place = try UnpackingPlace()
    destination = place.folder.appending(path: "model.bin")
  }

  private static let text = Array(String(repeating: "the same words again and again\n", count: 9_000).utf8)

  private func expand(
    _ bytes: [UInt8], _ format: CatalogCompression, exactly count: Int64? = nil, largestBytes: Int64 = 1 << 20
  ) throws -> FileDigest {
    let url = try place.outer.write(Data(bytes), to: "pack.\(format.rawValue)")
    return try PackArchive.expand(
      url, format, to: destination, bytes: count, largestBytes: largestBytes, isCancelled: { false })
  }

  @Test("unpacks a gzip or zstd file and says what came out")
  func good() throws {
    let gzip = HandmadeStream.gzip(Self.text)
    let half = Self.text.count / 2
    let members =
      HandmadeStream.gzip(Array(Self.text[..<half])) + HandmadeStream.gzip(Array(Self.text[half...]))
    let frames =
      HandmadeStream.zstandard(Array(Self.text[..<half]))
      + HandmadeStream.zstandard(Array(Self.text[half...]))
    let wanted = FileDigest(bytes: Int64(Self.text.count), sha256: SHA256.hexadecimal(of: Data(Self.text)))
    for (bytes, format) in [
      (gzip, CatalogCompression.gzip), (members, .gzip), (gzip + [0, 0, 0], .gzip),
      (HandmadeStream.zstandard(Self.text), .zstandard), (frames, .zstandard),
    ] {
      #expect(try expand(bytes, format, exactly: wanted.bytes) == wanted)
      #expect([UInt8](try Data(contentsOf: destination)) == Self.text)
      try FileManager.default.removeItem(at: destination)
      #expect(try expand(bytes, format) == wanted)
      try FileManager.default.removeItem(at: destination)
    }
  }

  @Test("refuses another size than the exact one, and leaves no file")
  func size() throws {
    let count = Int64(Self.text.count)
    for (bytes, format) in [
      (HandmadeStream.gzip(Self.text), CatalogCompression.gzip),
      (HandmadeStream.zstandard(Self.text), .zstandard),
    ] {
      for (exact, largest) in [(count - 1, 1 << 20), (count + 1, 1 << 20), (count, count - 1)]
        as [(Int64, Int64)]
      {
        let error = packError { _ = try expand(bytes, format, exactly: exact, largestBytes: largest) }
        #expect(error?.code == .damaged && error?.file == "pack.\(format.rawValue)")
        #expect(try place.leftovers() == [])
      }
      #expect(packError { _ = try expand(bytes, format, largestBytes: count - 1) }?.code == .damaged)
      #expect(try place.leftovers() == [])
    }
  }

  @Test("refuses a file that is spoilt, cut, followed by something, or of the other kind")
  func damaged() throws {
    let gzip = HandmadeStream.gzip(Self.text)
    var spoilt = gzip
    spoilt[5_000] ^= 1
    let zstandard = HandmadeStream.zstandard(Self.text)
    for (bytes, format) in [
      (spoilt, CatalogCompression.gzip), (gzip.dropLast(), .gzip), (gzip.dropLast(gzip.count - 12), .gzip),
      (gzip + [1], .gzip), (gzip + gzip.dropLast(9), .gzip), (zstandard.dropLast(), .zstandard),
      (zstandard + [1], .zstandard), (gzip, .zstandard), (zstandard, .gzip), ([], .gzip),
      (HandmadeStream.gzip(zstandard), .zstandard),
    ] {
      #expect(packError { _ = try expand(Array(bytes), format) }?.code == .damaged)
      #expect(try place.leftovers() == [])
    }
  }

  @Test("stops when called off, and does not write over a file")
  func cancelled() throws {
    let url = try place.outer.write(Data(HandmadeStream.gzip(Self.text)), to: "pack.gz")
    let error = packError {
      _ = try PackArchive.expand(url, .gzip, to: destination, bytes: nil, largestBytes: 1 << 20) { true }
    }
    #expect(error?.code == .cancelled)
    #expect(try place.leftovers() == [])
    try Data("kept".utf8).write(to: destination)
    #expect(packError { _ = try expand(HandmadeStream.gzip(Self.text), .gzip) }?.code == .inUse)
    #expect(try Data(contentsOf: destination) == Data("kept".utf8))
  }

  @Test("tells a full file system and a read-only one from other faults")
  func writingFaults() throws {
    let full = PackError.writing(ENOSPC, url: destination, bytesNeeded: 12)
    #expect(full.code == .noSpace && full.bytesNeeded == 12)
    #expect(PackError.writing(EDQUOT, url: destination).code == .noSpace)
    #expect(PackError.writing(EROFS, url: destination).code == .readOnly)
    #expect(PackError.writing(EACCES, url: destination).code == .readOnly)
    #expect(PackError.writing(EIO, url: destination).code == .damaged)
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct DamagedArchiveTests {
  private static let two = [HandmadeMember("model.bin", "weights"), HandmadeMember("vocab.spm", "pieces")]
  private static let unpacked = ["model.bin": Array("weights".utf8), "vocab.spm": Array("pieces".utf8)]
  private static let tar = HandmadeTar.archive(two)
  private static let zeros = [UInt8](repeating: 0, count: 10_240)

  @Test("refuses more bytes than announced, by the header already")
  func overAnnouncedSize() throws {
    for archive in [Self.tar, HandmadeZip.archive(Self.two)] {
      let place = try UnpackingPlace()
      let error = try #require(try place.unpack(archive, allowed: ["model.bin": 6, "vocab.spm": 6]))
      #expect(error.key == "model.bin" && error.expected == "at most 6 bytes" && error.found == "7 bytes")
      #expect(try place.leftovers() == [])
      let other = try #require(try place.unpack(archive, allowed: ["model.bin": 7]))
      #expect(other.key == "vocab.spm" && other.found == "another one")
      let total = try #require(try place.unpack(archive, largestBytes: 12))
      #expect(total.key == "vocab.spm" && total.expected == "at most 5 bytes still")
      #expect(try place.leftovers() == [])
    }
  }

  @Test("refuses a member whose header claims another size than it has", arguments: [3, 10_737_418_240])
  func lyingHeader(claimed: Int64) throws {
    var member = Self.two[0]
    member.claimedBytes = claimed
    let tar = try UnpackingPlace()
    #expect(try tar.unpack(HandmadeTar.archive([member])) != nil || claimed == 3)
    #expect(try tar.leftovers() == (claimed == 3 ? ["store/staged/model.bin"] : []))
    let zip = try UnpackingPlace()
    member.claimedBytes = min(claimed, Int64(UInt32.max))
    #expect(
      try zip.unpack(HandmadeZip.archive([member]), named: "pack.zip", largestBytes: 1 << 40)?.key
        == "model.bin")
    #expect(try zip.leftovers() == [])
    let pax = try UnpackingPlace()
    let archive = HandmadeTar.pax([("size", "10737418240")]) + HandmadeTar.archive(Self.two)
    #expect(try pax.unpack(archive)?.found == "10737418240 bytes")
    #expect(try pax.unpack(archive, largestBytes: 1 << 40)?.code == .damaged)
    #expect(try pax.leftovers() == [])
  }

  @Test("stops an archive that unpacks to ever more, at the size allowed and what headers may take")
  func bomb() throws {
    let place = try UnpackingPlace()
    let archive = Self.tar + [UInt8](repeating: 0, count: 6 << 20)
    let error = try #require(try place.unpack(HandmadeStream.gzip(archive)))
    #expect(error.expected?.hasPrefix("at most 1048576 bytes unpacked from ") == true)
    #expect(try place.leftovers() == [])
  }

  @Test("lets zeros follow an archive, and nothing else")
  func trailing() throws {
    let good = [
      Self.tar + Self.zeros, HandmadeStream.gzip(Self.tar + Self.zeros),
      HandmadeStream.gzip(Self.tar) + Self.zeros,
      HandmadeStream.gzip(Array(Self.tar.prefix(600))) + HandmadeStream.gzip(Array(Self.tar.dropFirst(600))),
    ]
    for archive in good {
      let place = try UnpackingPlace()
      #expect(try place.unpack(archive) == nil)
      #expect(try place.contents() == Self.unpacked)
    }
    let junk = Array("junk".utf8)
    let bad = [
      Self.tar + junk, Self.tar + HandmadeTar.archive([HandmadeMember("lex.bin")]),
      HandmadeStream.gzip(Self.tar) + junk, HandmadeStream.gzip(Self.tar) + Self.zeros + junk,
      HandmadeStream.gzip(Self.tar + junk), HandmadeStream.zstandard(Self.tar) + junk,
      HandmadeZip.archive(Self.two) + junk,
    ]
    for (index, archive) in bad.enumerated() {
      let place = try UnpackingPlace()
      #expect(try place.unpack(archive)?.code == .damaged, "case \(index)")
      #expect(try place.leftovers() == [])
    }
  }

  @Test("takes an archive that is cut anywhere for damaged", arguments: ["tar", "gz", "zst", "zip"])
  func truncated(kind: String) throws {
    let whole =
      switch kind {
      case "gz": HandmadeStream.gzip(Self.tar)
      case "zst": HandmadeStream.zstandard(Self.tar)
      case "zip": HandmadeZip.archive(Self.two)
      default: Self.tar
      }
    // Of a tar archive's end one block of zeros is enough.
    let least = kind == "tar" ? whole.count - 511 : whole.count
    for count in stride(from: 0, to: least, by: 37) {
      let place = try UnpackingPlace()
      #expect(try place.unpack(Array(whole.prefix(count)))?.code == .damaged, "\(count) bytes")
      #expect(try place.leftovers() == [])
    }
    let boundary = try UnpackingPlace()
    #expect(try boundary.unpack(Array(Self.tar.prefix(1024)))?.found == "the archive is cut off")
  }

  @Test("refuses a zip archive with another number of members than its directory says")
  func memberCount() throws {
    var archive = HandmadeZip.archive(Self.two)
    // Both entries point to the first member: the library would pass over one of them.
    let second = try #require(archive.lastIndex(ofLittle: 0x0201_4B50))
    archive.replaceSubrange(second + 42..<second + 46, with: [0, 0, 0, 0])
    let place = try UnpackingPlace()
    #expect(try place.unpack(archive)?.found == "the archive's directory is damaged")
    #expect(try place.leftovers() == [])
  }

  @Test("names what is no archive")
  func noArchive() throws {
    for bytes in [[], Array("<html><body>Not Found</body></html>".utf8), [0x1F, 0x8B], Array("PK".utf8)] {
      let place = try UnpackingPlace()
      let error = try #require(try place.unpack(bytes, named: "pack.tar.gz"))
      #expect(error.code == .damaged && error.file == "pack.tar.gz")
      #expect(error.expected?.contains(".tar.gz") == true)
    }
  }

  @Test("a spoilt archive gives an error or the right files", arguments: [Packing.gzip, .xz, .zip])
  func mutated(_ packing: Packing) throws {
    let seed: UInt64 = 20_261_130
    let isLong = ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] != nil
    let members = ["model.bin", "vocab.spm"].map { name in
      HandmadeMember("en-de.tiny.1.0/" + name, (0..<400).map { "\(name) \($0 * $0)\n" }.joined())
    }
    let wanted = [
      "model.bin": members[0].data, "vocab.spm": members[1].data,
    ]
    let place = try UnpackingPlace()
    let good = place.outer.url.appending(path: "pack.good")
    try Archives.write(members, to: good, packing)
    let whole = [UInt8](try Data(contentsOf: good))
    var generator = SplitMix64(seed: seed)
    for round in 0..<(isLong ? 3000 : 300) {
      var bytes = whole
      if round.isMultiple(of: 5) {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
      } else {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= UInt8.random(
          in: 1...255, using: &generator)
      }
      let allowed = wanted.mapValues { Int64($0.count) }
      if let error = try place.unpack(bytes, allowed: allowed) {
        #expect(error.code == .damaged, "seed \(seed), round \(round)")
      } else {
        #expect(try place.contents() == wanted, "seed \(seed), round \(round)")
        for name in wanted.keys { try FileManager.default.removeItem(at: place.folder.appending(path: name)) }
      }
      #expect(try place.leftovers() == [], "seed \(seed), round \(round)")
    }
  }
}

extension [UInt8] {
  /// Where `value`, the lowest byte first, stands last.
  fileprivate func lastIndex(ofLittle value: UInt32) -> Int? {
    let bytes = Swift.withUnsafeBytes(of: value.littleEndian) { Array($0) }
    return indices.dropLast(3).last { self[$0..<$0 + 4].elementsEqual(bytes) }
  }
}

import Foundation
import Testing

@testable import DragomanPacks

@Suite struct HostileArchiveTests {
  private static let two = [HandmadeMember("model.bin", "weights"), HandmadeMember("vocab.spm", "pieces")]

  struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let members: [HandmadeMember]
    let shown: String
    let found: String
    var isOnlyTar = false
  }

  private static let hostile: [Hostile] = [
    Hostile(
      testDescription: "a path out of the folder", members: [HandmadeMember("../../escape.txt")],
      shown: "../../escape.txt", found: "a path out of its folder"),
    Hostile(
      testDescription: "a path out of a folder in it", members: [HandmadeMember("a/../../escape.txt")],
      shown: "a/../../escape.txt", found: "a path out of its folder"),
    Hostile(
      testDescription: "an absolute path", members: [HandmadeMember("/tmp/dragoman-escape")],
      shown: "/tmp/dragoman-escape", found: "an absolute path"),
    Hostile(
      testDescription: "a symbolic link out",
      members: [HandmadeMember("model.bin", type: "2", link: "../../x")], shown: "model.bin",
      found: "a symbolic link"),
    Hostile(
      testDescription: "a hard link", members: [HandmadeMember("model.bin", type: "1", link: "/etc/passwd")],
      shown: "model.bin", found: "a hard link", isOnlyTar: true),
    Hostile(
      testDescription: "a character device", members: [HandmadeMember("model.bin", type: "3")],
      shown: "model.bin", found: "a device", isOnlyTar: true),
    Hostile(
      testDescription: "a block device", members: [HandmadeMember("model.bin", type: "4")],
      shown: "model.bin", found: "a device", isOnlyTar: true),
    Hostile(
      testDescription: "a named pipe", members: [HandmadeMember("model.bin", type: "6")], shown: "model.bin",
      found: "a named pipe", isOnlyTar: true),
    Hostile(
      testDescription: "one name twice", members: two + [two[0]], shown: "model.bin", found: "it twice"),
    Hostile(
      testDescription: "names that differ by case", members: two + [HandmadeMember("Model.bin")],
      shown: "Model.bin", found: "model.bin too, which some file systems take for the same"),
    Hostile(
      testDescription: "a name with a newline", members: two + [HandmadeMember("lex\n.bin")],
      shown: "lex\\n.bin", found: "another name"),
    Hostile(
      testDescription: "a name that writes backwards", members: [HandmadeMember("lex\u{202E}nib")],
      shown: "lex\\u{202E}nib", found: "another name"),
    Hostile(
      testDescription: "a hidden name", members: [HandmadeMember(".bashrc")], shown: ".bashrc",
      found: "another name"),
    Hostile(
      testDescription: "a device of Windows", members: [HandmadeMember("CON")], shown: "CON",
      found: "a reserved name"),
    Hostile(
      testDescription: "a device of Windows with an extension", members: [HandmadeMember("nul.spm")],
      shown: "nul.spm", found: "a reserved name"),
    Hostile(
      testDescription: "a numbered device of Windows", members: [HandmadeMember("Com1.tar.gz")],
      shown: "Com1.tar.gz", found: "a reserved name"),
    Hostile(
      testDescription: "the installed record", members: [HandmadeMember("installed.json")],
      shown: "installed.json", found: "a reserved name"),
    Hostile(
      testDescription: "the installed record in capitals", members: [HandmadeMember("Installed.JSON")],
      shown: "Installed.JSON", found: "a reserved name"),
    Hostile(
      testDescription: "a folder in the folder", members: [HandmadeMember("a/b/model.bin")],
      shown: "a/b/model.bin", found: "one in the folder a/b"),
    Hostile(
      testDescription: "two folders",
      members: [HandmadeMember("a/model.bin"), HandmadeMember("b/vocab.spm")], shown: "b/vocab.spm",
      found: "one in the folder b"),
    Hostile(
      testDescription: "a file beside the folder",
      members: [HandmadeMember("a/model.bin"), HandmadeMember("vocab.spm")], shown: "vocab.spm",
      found: "one at the top"),
    Hostile(
      testDescription: "too many members", members: (0...64).map { HandmadeMember("file\($0)") },
      shown: "file64", found: "more"),
  ]

  @Test("refuses a hostile member by its name and leaves nothing behind", arguments: hostile)
  func hostileMember(_ hostile: Hostile) throws {
    let tar = HandmadeTar.archive(hostile.members)
    var archives = [tar, HandmadeStream.gzip(tar), HandmadeStream.zstandard(tar)]
    if !hostile.isOnlyTar { archives.append(HandmadeZip.archive(hostile.members)) }
    for archive in archives {
      let place = try UnpackingPlace()
      let error = try #require(try place.unpack(archive))
      #expect(error.code == .damaged && error.file == "pack.tar")
      #expect(error.key == hostile.shown && error.found == hostile.found)
      #expect(try place.leftovers() == [])
    }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/dragoman-escape"))
  }

  @Test("refuses a link whose target is hidden in a pax record")
  func paxLink() throws {
    let member = HandmadeMember("model.bin", type: "2", link: "x")
    for record in [("linkpath", "/etc/passwd"), ("linkpath", "/etc/p\u{FC}"), ("path", "../../escape.txt")] {
      let place = try UnpackingPlace()
      let archive = HandmadeTar.pax([record]) + HandmadeTar.archive([member])
      let error = try #require(try place.unpack(archive))
      #expect(error.code == .damaged && error.key != nil)
      #expect(try place.leftovers() == [])
    }
  }

  @Test("takes a name only up to a NUL, which ends it in every format")
  func nameWithNUL() throws {
    let hidden = HandmadeMember("model.bin\0/../../../escape.txt", "weights")
    for archive in [
      HandmadeTar.archive([hidden]), HandmadeZip.archive([hidden]),
      HandmadeTar.pax([("path", "model.bin\0/../escape.txt")])
        + HandmadeTar.archive([HandmadeMember("x", "weights")]),
    ] {
      let place = try UnpackingPlace()
      if let error = try place.unpack(archive) {
        #expect(error.code == .damaged)
        #expect(try place.leftovers() == [])
      } else {
        #expect(try place.leftovers() == ["store/staged/model.bin"])
      }
    }
    let place = try UnpackingPlace()
    let error = try #require(try place.unpack(HandmadeTar.archive([hidden, HandmadeMember("model.bin\0x")])))
    #expect(error.found == "it twice")
  }

  @Test("refuses a file with holes before a byte of it is written", arguments: [3, 10_737_418_240])
  func sparse(realBytes: Int64) throws {
    let data = [UInt8](repeating: 7, count: 3)
    let old = HandmadeTar.sparse("model.bin", realBytes: realBytes, data: data)
    let map = "2\n0\n3\n\(realBytes)\n0\n"
    let new =
      HandmadeTar.pax([
        ("GNU.sparse.major", "1"), ("GNU.sparse.minor", "0"), ("GNU.sparse.name", "model.bin"),
        ("GNU.sparse.realsize", "\(realBytes)"),
      ])
      + HandmadeTar.bytes(
        HandmadeMember(
          "GNUSparseFile.0/model.bin", map + String(repeating: "\0", count: 512 - map.utf8.count) + "abc"))
    for member in [old, new] where realBytes > 3 {
      let place = try UnpackingPlace()
      let archive = member + HandmadeTar.archive([])
      let error = try #require(try place.unpack(archive, largestBytes: 1 << 40))
      #expect(error.key == "model.bin" && error.found == "one with holes")
      #expect(try place.leftovers() == [])
    }
    // One without a hole in it is a file as any other.
    guard realBytes == 3 else { return }
    let place = try UnpackingPlace()
    #expect(try place.unpack(old + HandmadeTar.archive([])) == nil)
    #expect(try place.contents() == ["model.bin": data])
  }

  @Test("refuses an encrypted member")
  func encrypted() throws {
    let place = try UnpackingPlace()
    let error = try #require(try place.unpack(HandmadeZip.archive(Self.two, flags: 1), named: "pack.zip"))
    #expect(error.key == "model.bin" && error.found == "an encrypted one")
    #expect(try place.leftovers() == [])
  }
}

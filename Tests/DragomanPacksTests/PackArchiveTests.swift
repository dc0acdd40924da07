import Foundation
import Testing

@testable import DragomanPacks

/// A folder to unpack into, in a folder that nothing may be written to besides.
struct UnpackingPlace {
  let outer: TemporaryFolder
  let folder: URL

  init() throws {
    outer = try TemporaryFolder()
    folder = outer.url.appending(path: "store/staged", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Unpacks `archive` and returns the error, if there is one.
  func unpack(
    _ archive: [UInt8], named name: String = "pack.tar", allowed: [String: Int64]? = nil,
    largestBytes: Int64 = 1 << 20
  ) throws -> PackError? {
    let url = try outer.write(Data(archive), to: name)
    return packError {
      try PackArchive.unpack(
        url, into: folder, allowed: allowed, largestBytes: largestBytes, isCancelled: { false })
    }
  }

  /// The paths of all there is in the outer folder, but for the archive and the two folders of the place.
  func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: outer.url.path).filter {
      !["store", "store/staged"].contains($0) && ($0.hasPrefix("store/") || !$0.hasPrefix("pack."))
    }.sorted()
  }

  /// The unpacked files.
  func contents() throws -> [String: [UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
      files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }
  }
}

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
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackExportTests {
  private static let id = "en-de.tiny.1.0"
  private static let files: Set = ["manifest.json", "model.bin", "vocab.spm", "lex.bin"]
  private let place: ImportPlace

  init() throws {
    place = try ImportPlace()
    try place.writeOwnPack()
  }

  private func export(to name: String) throws {
    try PackArchive.write(place.url(Self.id), named: Self.id, to: place.url(name))
  }

  @Test(
    "a pack comes back from its archive byte for byte",
    arguments: ["a.tar", "a.tar.gz", "a.tgz", "a.TAR.GZ", "a.tar.zst", "a.tar.xz", "a.zip", "a folder"])
  func roundTrip(name: String) throws {
    try export(to: name)
    let manifest = try place.stage(name)
    #expect(manifest.pack.id == Self.id)
    let wanted = try place.files(Self.id).filter { Self.files.contains($0.key) }
    #expect(wanted.count == 4)
    #expect(try place.files("staged") == wanted)
    #expect(try place.files("scratch").isEmpty)
  }

  @Test(
    "writes the same bytes each time, under one folder, sorted",
    arguments: ["a.tar", "a.tar.gz", "a.tar.zst", "a.tar.xz", "a.zip"])
  func deterministic(name: String) throws {
    try export(to: name)
    let first = try Data(contentsOf: place.url(name))
    // No time of writing in gzip's header, and zip's first day in every time zone.
    if name.hasSuffix(".gz") { #expect(Array(first[4..<8]) == [0, 0, 0, 0]) }
    if name.hasSuffix(".zip") { #expect(Array(first[10..<14]) == [0, 0, 0x21, 0]) }
    for file in Self.files {
      let path = place.url("\(Self.id)/\(file)").path
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9), .posixPermissions: 0o600], ofItemAtPath: path)
    }
    try export(to: name)
    #expect(try Data(contentsOf: place.url(name)) == first)
    let reader = try ArchiveReader(place.url(name), largestBytes: 1 << 24)
    var names: [String] = []
    while let member = try reader.next() { names.append(member.shownName) }
    #expect(names == Self.files.sorted().map { "\(Self.id)/\($0)" })
  }

  @Test("removes what killed exports have left there, once it is a day old")
  func leftovers() throws {
    let old = [".a.tar.gz.\(UUID().uuidString).partial", ".new.\(UUID().uuidString).partial"]
    let kept = [".b.zip.\(UUID().uuidString).partial", ".notes.partial", "c.\(UUID().uuidString).partial"]
    for name in [old[0]] + kept { try place.write([], [name: "x"], to: ".") }
    try FileManager.default.createDirectory(at: place.url(old[1]), withIntermediateDirectories: true)
    let then = Date(timeIntervalSinceNow: -25 * 3600)
    for name in old + kept.dropFirst() {
      try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: place.url(name).path)
    }
    try export(to: "a.tar")
    for name in old { #expect(access(place.url(name).path, F_OK) != 0) }
    for name in kept { #expect(access(place.url(name).path, F_OK) == 0) }
  }

  @Test("a damaged pack is not exported, and what was there before stays")
  func damagedPack() throws {
    try place.write([], ["out.zip": "kept"], to: ".")
    let before = try FileManager.default.subpathsOfDirectory(atPath: place.outer.url.path).sorted()
    let model = "\(Self.id)/model.bin"
    var data = try Data(contentsOf: place.url(model))
    let spoilt = [
      data.dropLast(), data + [1],
      {
        data[7] ^= 1; return data
      }(),
    ]
    for bytes in spoilt {
      try place.outer.write(bytes, to: model)
      for target in ["out.zip", "out.tar.xz", "out"] {
        let error = packError { try export(to: target) }
        #expect(error?.code == .damaged && error?.pack == Self.id && error?.file == "model.bin")
      }
    }
    try FileManager.default.removeItem(at: place.url(model))
    #expect(packError { try export(to: "out.tar.gz") }?.code == .notFound)
    try place.outer.write(data, to: model)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: place.outer.url.path).sorted() == before)
    #expect(try Data(contentsOf: place.url("out.zip")) == Data("kept".utf8))
  }

  @Test("names targets that cannot be: an unknown kind of archive, a full folder, no place")
  func badTargets() throws {
    for name in ["a.tar.bz2", "a.gz", "a.7z", "A.RAR"] {
      let error = packError { try export(to: name) }
      #expect(error?.file == name && error?.expected?.contains(".tar.zst") == true)
    }
    try place.write(["x"], to: "full")
    #expect(packError { try export(to: "full") }?.code == .inUse)
    #expect(packError { try export(to: "none/a.zip") }?.code == .notFound)
    #expect(packError { try export(to: "none/a") }?.code == .notFound)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.outer.url.path).sorted()
        == [Self.id, "full", "scratch", "staged"])
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("Imports of CTranslate2 folders and Argos packages")
struct CTranslateImportTests {
  private let place: ImportPlace

  init() throws { place = try ImportPlace() }

  private static let metadata = """
    {"package_version": "1.2", "argos_version": "1.5", "from_code": "en", "from_name": "English", "to_code": "de",
     "to_name": "German", "links": ["x"]}
    """
  private static let used = ["model.bin", "config.json", "shared_vocabulary.json"]

  /// The members of a package, the parts that are not used among them.
  private static func members(
    metadata: String = Self.metadata, pieces: String = "sentencepiece.model", more: [HandmadeMember] = []
  ) -> [HandmadeMember] {
    var folder = HandmadeMember("translate-en_de-1_2/", type: "5")
    folder.data = []
    return [folder, HandmadeMember("translate-en_de-1_2/metadata.json", metadata)]
      + used.map { HandmadeMember("translate-en_de-1_2/model/\($0)") }
      + [
        HandmadeMember("translate-en_de-1_2/\(pieces)"), HandmadeMember("translate-en_de-1_2/README.md"),
        HandmadeMember("translate-en_de-1_2/stanza/en/tokenize/a model.pt"),
        HandmadeMember("translate-en_de-1_2/stanza/resources.json"),
      ] + more
  }

  private func fault(of members: [HandmadeMember]) throws -> PackError? {
    try place.outer.write(Data(HandmadeZip.archive(members)), to: "a.argosmodel")
    return try place.fault("a.argosmodel", PackImport.Options())
  }

  @Test("takes model, pieces, languages and version out of a package of Argos, and nothing else")
  func argosArchive() throws {
    try place.outer.write(Data(HandmadeZip.archive(Self.members())), to: "a.argosmodel")
    let manifest = try place.stage("a.argosmodel")
    #expect(manifest.pack.id == "en-de.base.1.2" && manifest.engine == .ctranslate2)
    #expect(manifest.pack.source == "en" && manifest.pack.target == "de")
    #expect(manifest.pack.minimumEngineFormat == PackDescription.engineFormat)
    #expect(manifest.files.map(\.role) == [.model, .configuration, .tokens, .vocabulary])
    let staged = Set(try place.files("staged").keys)
    #expect(staged == Set(Self.used + ["sentencepiece.model", "manifest.json"]))
    _ = try OpenPack(manifest: manifest, folder: place.url("staged"))
    #expect(try place.files("scratch").isEmpty)
  }

  @Test("takes the same out of a folder in which Argos keeps a package")
  func argosFolder() throws {
    try place.write(
      Self.used.map { "model/\($0)" } + ["sentencepiece.model", "README.md", "stanza/en/x.pt"],
      ["metadata.json": Self.metadata], to: "translate-en_de-1_2")
    let manifest = try place.stage("translate-en_de-1_2")
    #expect(manifest.pack.id == "en-de.base.1.2" && manifest.files.count == 4)
    #expect(try place.files("translate-en_de-1_2/model").count == 3)
  }

  @Test("knows the codes that are Argos' own", arguments: [("zt", "zh-Hant"), ("pb", "pt-BR"), ("fr", "fr")])
  func codes(code: String, tag: String) throws {
    let metadata = Self.metadata.replacing("\"de\"", with: "\"\(code)\"")
    try place.outer.write(Data(HandmadeZip.archive(Self.members(metadata: metadata))), to: "a.argosmodel")
    #expect(try place.stage("a.argosmodel").pack.target == tag)
  }

  @Test("refuses packages that do something else, each by what it is")
  func otherPackages() throws {
    let codes = try fault(of: Self.members(pieces: "bpe.model"))
    #expect(codes?.code == .unsupportedModel && codes?.key == "bpe.model")
    let kind = Self.metadata.replacing("{", with: #"{"type": "sbd", "#)
    #expect(try fault(of: Self.members(metadata: kind))?.key == "type")
    let prefix = Self.metadata.replacing("{", with: #"{"target_prefix": "<2de>", "#)
    #expect(try fault(of: Self.members(metadata: prefix))?.key == "target_prefix")
    let unknown = Self.metadata.replacing("\"de\"", with: "\"\"")
    #expect(try fault(of: Self.members(metadata: unknown))?.code == .notFound)
  }

  @Test("refuses packages that are damaged or hostile")
  func hostilePackages() throws {
    for metadata in ["", "[]", String(repeating: "[", count: 100_000), "{\"from_code\": 1"] {
      let error = try fault(of: Self.members(metadata: metadata))
      #expect(error?.code == .damaged && error?.key == "metadata.json")
    }
    let top = "translate-en_de-1_2"
    let twice = try fault(of: Self.members(more: [HandmadeMember("other/model/model.bin")]))
    #expect(twice?.code == .damaged && twice?.expected == "each name once")
    let manifest = try fault(of: Self.members(more: [HandmadeMember("\(top)/model/manifest.json")]))
    #expect(manifest != nil)
    for name in ["..", "a b", "installed.json"] {
      #expect(
        try fault(of: Self.members(more: [HandmadeMember("\(top)/model/\(name)")]))?.code == .damaged,
        "\(name)")
    }
    let many = (0..<5000).map { HandmadeMember("\(top)/stanza/\($0)", "") }
    #expect(try fault(of: Self.members(more: many))?.found == "more")
    let whole = HandmadeZip.archive(Self.members())
    for cut in stride(from: 0, to: whole.count, by: 41) {
      try place.outer.write(Data(whole.prefix(cut)), to: "cut.argosmodel")
      #expect(try place.fault("cut.argosmodel") != nil, "cut at \(cut)")
    }
    #expect(try place.files("scratch").isEmpty)
  }

  @Test("a package that would unpack to too much is refused, and what had come is gone")
  func bomb() throws {
    try place.outer.write(Data(HandmadeZip.archive(Self.members())), to: "a.argosmodel")
    for largest in [5, 300] as [Int64] {
      let error = packError {
        try PackArchive.unpack(
          place.url("a.argosmodel"), into: place.url("scratch"), allowed: nil, largestBytes: largest,
          placement: ArgosPackage.placed, isCancelled: { false })
      }
      // The description has 163 bytes, the other files three each: with 300 there is room for all.
      #expect(error?.code == (largest < 100 ? .damaged : nil), "\(largest)")
    }
    #expect(try place.files("scratch").count == 5)
  }

  @Test("finds the files of a folder of CTranslate2's under the names they have in the field")
  func folders() throws {
    let cases: [(names: [String], roles: [PackFileRole])] = [
      (
        ["model.bin", "config.json", "shared_vocabulary.txt", "vocab.spm"],
        [.model, .configuration, .tokens, .vocabulary]
      ),
      (
        [
          "model.bin", "source_vocabulary.json", "target_vocabulary.json", "source.spm", "target.spm",
          "vmap.txt",
        ],
        [.model, .sourceTokens, .targetTokens, .sourceVocabulary, .targetVocabulary, .shortlist]
      ),
      (
        [
          "model.bin", "config.json", "source_vocabulary.txt", "target_vocabulary.txt", "sentencepiece.model",
        ],
        [.model, .configuration, .sourceTokens, .targetTokens, .vocabulary]
      ),
      (
        ["model.bin", "config.json", "shared_vocabulary.json", "ende.spm"],
        [.model, .configuration, .tokens, .vocabulary]
      ),
    ]
    for (number, (names, roles)) in cases.enumerated() {
      try place.write(names, to: "en-de-\(number)")
      let place = self.place
      let manifest = try place.stage("en-de-\(number)")
      #expect(manifest.files.map(\.role) == roles && manifest.engine == .ctranslate2, "\(number)")
      for name in try place.files("staged").keys {
        try FileManager.default.removeItem(at: place.url("staged/\(name)"))
      }
    }
  }

  @Test("says which file is missing")
  func missing() throws {
    try place.write(["model.bin", "config.json", "shared_vocabulary.json"], to: "en-de-pieces")
    let pieces = try place.fault("en-de-pieces")
    #expect(pieces?.code == .notFound && pieces?.key == "sentencepiece.model")
    try place.write(["model.bin", "source_vocabulary.json", "vocab.spm"], to: "en-de-target")
    #expect(try place.fault("en-de-target")?.key == "target_vocabulary.json")
    try place.write(
      ["model.bin", "source_1_vocabulary.txt", "target_vocabulary.txt", "vocab.spm"], to: "en-de-more")
    #expect(try place.fault("en-de-more")?.code == .unsupportedModel)
    try place.write(["model.bin", "shared_vocabulary.json", "vocab.spm"], to: "untold")
    #expect(try place.fault("untold")?.key == "--from, --to")
  }
}

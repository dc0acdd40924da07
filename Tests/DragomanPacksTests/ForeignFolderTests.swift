import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("Folders of other programs' models")
struct ForeignFolderTests {
  private let place: ImportPlace

  init() throws { place = try ImportPlace() }

  private static let huggingFace = [
    "config.json", "generation_config.json", "model.safetensors", "source.spm", "target.spm", "vocab.json",
  ]
  private static let opus = ["model.npz", "source.spm", "target.spm", "opus.vocab.yml"]
  private static let decoder = """
    relative-paths: true
    models:
      - model.npz
    vocabs:
      - opus.vocab.yml
      - opus.vocab.yml
    beam-size: 6
    """

  @Test("knows MarianMT by its settings and weights")
  func huggingFace() throws {
    let languages = #"{"source_lang": "eng", "target_lang": "deu"}"#
    try place.write(Self.huggingFace + ["README.md"], ["tokenizer_config.json": languages], to: "hf")
    let manifest = try place.stage("hf")
    #expect(manifest.engine == .huggingFaceMarian && manifest.pack.minimumEngineFormat == 2)
    #expect(manifest.pack.id == "en-de.marianmt.1.0" && manifest.pack.strategy == .highFidelity)
    #expect(
      manifest.files.map(\.role) == [
        .model, .configuration, .generation, .sourceVocabulary, .targetVocabulary, .tokens,
      ])
    #expect(try PackManifest(json: Data(contentsOf: place.url("staged/manifest.json"))) == manifest)
  }

  @Test("takes two lists of tokens, and goes without generation_config.json")
  func splitHuggingFace() throws {
    let names = Self.huggingFace.filter { $0 != "generation_config.json" } + ["target_vocab.json"]
    try place.write(names, to: "hf")
    let manifest = try place.stage("hf", PackImport.Options(source: "en", target: "de"))
    #expect(manifest.files.map(\.role).suffix(2) == [.sourceTokens, .targetTokens])
  }

  @Test("says what a MarianMT folder lacks, and refuses weights in a pickle")
  func brokenHuggingFace() throws {
    for name in ["source.spm", "target.spm", "vocab.json"] {
      try place.write(Self.huggingFace.filter { $0 != name }, to: name)
      let error = try place.fault(name)
      #expect(error?.code == .notFound && error?.key == name)
    }
    try place.write(["config.json", "pytorch_model.bin", "source.spm"], to: "pickle")
    let error = try place.fault("pickle")
    #expect(error?.code == .unsupportedModel && error?.found == "pytorch_model.bin")
    #expect(error?.expected?.contains("save_pretrained") == true)
  }

  @Test("finds OPUS-MT's files where decoder.yml names them, and the languages in its README")
  func opus() throws {
    let texts = [
      "decoder.yml": Self.decoder, "README.md": "* source language(s): eng\n* target language(s): deu\n",
    ]
    try place.write(Self.opus + ["other.npz", "preprocess.sh"], texts, to: "opus-2020")
    let manifest = try place.stage("opus-2020")
    #expect(manifest.engine == .marian && manifest.pack.id == "en-de.opus-mt.1.0")
    #expect(manifest.files.map(\.path) == ["model.npz", "source.spm", "target.spm", "opus.vocab.yml"])
    #expect(manifest.files.map(\.role) == [.model, .sourceVocabulary, .targetVocabulary, .tokens])
  }

  @Test("reads lists of decoder.yml in both forms, without quotes and folders")
  func decoderLists() throws {
    let text = "models: [\"./a/model.npz\"]\nvocabs: [x/src.yml, 'trg.yml']\n"
    try place.write(
      ["model.npz", "source.spm", "target.spm", "src.yml", "trg.yml"], ["decoder.yml": text], to: "o")
    let manifest = try place.stage("o", PackImport.Options(source: "en", target: "de"))
    #expect(manifest.files.map(\.path).suffix(2) == ["src.yml", "trg.yml"])
  }

  @Test("refuses ensembles, missing vocabularies, and pieces of subword-nmt")
  func brokenOpus() throws {
    let cases = [
      ("models:\n  - a.npz\n  - b.npz\nvocabs:\n  - v.yml\n  - v.yml\n", "models"),
      ("models:\n  - model.npz\nvocabs:\n  - v.yml\n", "vocabs"), ("", "models"),
      ("models:\n  - model.npz\nvocabs:\n  - ../../v.yml\n  - /etc/v.yml\n", "v.yml"),
    ]
    for (index, (text, key)) in cases.enumerated() {
      try place.write(Self.opus, ["decoder.yml": text], to: "o\(index)")
      #expect(try place.fault("o\(index)", PackImport.Options(source: "en", target: "de"))?.key == key)
    }
    try place.write(["model.npz", "source.bpe", "target.bpe"], ["decoder.yml": Self.decoder], to: "bpe")
    let error = try place.fault("bpe")
    #expect(error?.code == .unsupportedModel && error?.key == "source.bpe")
  }

  @Test("reads an OPUS-MT archive")
  func opusArchive() throws {
    let members =
      Self.opus.map { HandmadeMember($0) } + [
        HandmadeMember("decoder.yml", Self.decoder)
      ]
    try place.outer.write(Data(HandmadeZip.archive(members)), to: "opus.zip")
    let manifest = try place.stage("opus.zip", PackImport.Options(source: "en", target: "de"))
    #expect(manifest.files.count == 4)
  }

  @Test("takes what Marian's training leaves, with lists of tokens")
  func training() throws {
    let names = ["model.npz", "model.npz.optimizer.npz", "vocab.en.yml", "vocab.de.yml", "train.log"]
    let settings = "models:\n  - model.npz\nvocabs:\n  - vocab.en.yml\n  - vocab.de.yml\n"
    try place.write(names, ["model.npz.decoder.yml": settings], to: "en-de")
    let manifest = try place.stage("en-de")
    #expect(manifest.files.map(\.path) == ["model.npz", "vocab.en.yml", "vocab.de.yml"])
    #expect(manifest.files.map(\.role) == [.model, .sourceTokens, .targetTokens])
    let joint = try ImportPlace()
    try joint.write(["model.npz", "vocab.yml", "source.spm", "target.spm"], to: "en-de")
    #expect(
      try joint.stage("en-de").files.map(\.role) == [.model, .tokens, .sourceVocabulary, .targetVocabulary])
    let unclear = try ImportPlace()
    try unclear.write(["model.npz", "vocab.en.yml", "vocab.de.yml"], to: "en-de")
    #expect(try unclear.fault("en-de")?.key == "vocab*.yml")
  }

  @Test("the manifest has what the adapter made, with the digests of new files")
  func adapted() throws {
    let languages = #"{"source_lang": "en", "target_lang": "de"}"#
    try place.write(Self.huggingFace, ["tokenizer_config.json": languages], to: "hf")
    let adapter = ModelAdapter { model, _ throws(PackError) in
      var adapted = model.adapted
      try? Data("new".utf8).write(to: model.url(named: "model.int8.safetensors"))
      adapted.replace(.model, by: "model.int8.safetensors")
      adapted.targetToken = ">>de<<"
      adapted.weights = .quantized(agreement: 0.9)
      return adapted
    }
    var options = PackImport.Options()
    options.positions = .marian
    let (manifest, weights) = try PackImport.stage(
      place.url("hf"), options: options, into: place.url("staged"), scratch: place.url("scratch"),
      adapt: adapter, isCancelled: { false })
    #expect(manifest.files.first?.sha256 == SHA256.hexadecimal(of: Data("new".utf8)))
    #expect(manifest.targetToken == ">>de<<" && manifest.positions == .marian)
    #expect(weights == .quantized(agreement: 0.9))
    #expect(try PackManifest(json: Data(contentsOf: place.url("staged/manifest.json"))) == manifest)
  }

  @Test("packs of the first format keep it, so that earlier runtimes read them")
  func plainFormat() throws {
    try place.write(["model.ende.bin", "vocab.spm"], to: "plain")
    #expect(try place.stage("plain").pack.minimumEngineFormat == 1)
  }

  @Test(
    "a manifest has whole vocabularies, lists of tokens, or both",
    arguments: [
      (["vocabulary"], true), (["vocabulary", "tokens"], true), (["tokens"], true),
      (["sourceTokens", "targetTokens"], true), (["sourceVocabulary", "targetVocabulary", "tokens"], true),
      (["sourceTokens"], false), (["vocabulary", "sourceTokens"], false),
      (["sourceVocabulary", "tokens"], false),
      (["tokens", "sourceTokens", "targetTokens"], false), ([], false),
    ])
  func roles(names: [String], isGood: Bool) throws {
    var manifest = PackJSON.manifest()
    manifest["minimumEngineFormat"] = 2
    manifest["files"] = (["model"] + names).map { role in
      ["role": role, "path": role, "bytes": 3, "sha256": String(repeating: "0", count: 64)] as PackJSON.Object
    }
    let error = packError { _ = try PackManifest(json: PackJSON.data(manifest)) }
    #expect((error == nil) == isGood && (isGood || error?.key == "files"))
  }

  @Test("refuses an engine, positions or a token that there cannot be")
  func keys() throws {
    for (key, value) in [("engine", "pytorch"), ("positions", "none"), ("targetToken", "")] {
      var manifest = PackJSON.manifest()
      manifest[key] = value
      #expect(packError { _ = try PackManifest(json: PackJSON.data(manifest)) }?.key == key)
    }
  }
}

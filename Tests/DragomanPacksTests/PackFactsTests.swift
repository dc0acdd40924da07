import Foundation
import Testing

@testable import DragomanPacks

@Suite struct PackFactsTests {
  private let place: ImportPlace

  init() throws { place = try ImportPlace() }

  @Test(
    "finds the languages in the names of files",
    arguments: [
      ("model.ende.intgemm.alphas.bin", "en", "de"), ("model.zh-Hant-en.bin", "zh-Hant", "en"),
      ("model.en-pt_BR.intgemm.bin", "en", "pt-BR"), ("model.slv-eng.bin", "sl", "en"),
    ])
  func fileNames(model: String, source: String, target: String) throws {
    try place.write([model, "vocab.fren.spm"], to: "pack")
    let pack = try place.stage("pack").pack
    #expect(pack.source == source && pack.target == target)
  }

  @Test("finds the languages in the shortlist's name, then in the folder's")
  func otherNames() throws {
    try place.write(["model.tiny.bin", "vocab.spm", "lex.50.50.csen.s2t.bin"], to: "frde.student.tiny11")
    #expect(try place.stage("frde.student.tiny11").pack.source == "cs")
    let other = try ImportPlace()
    try other.write(["model.intgemm.alphas.bin", "vocab.deen.spm"], to: "en-de-tiny")
    let pack = try other.stage("en-de-tiny").pack
    #expect(pack.source == "en" && pack.target == "de")
  }

  @Test("asks for the languages where nothing tells them, or not one thing")
  func unknownLanguages() throws {
    let cases: [String: [String]] = [
      "pack": ["model.intgemm.alphas.bin", "vocab.deen.spm", "lex.s2t.bin"],
      "tiny": ["model.tiny.bin", "vocab.spm"], "base.student": ["model.qqzz.bin", "vocab.spm"],
      "differing": ["model.ende.bin", "vocab.spm", "lex.50.50.deen.s2t.bin"],
    ]
    for (folder, files) in cases {
      try place.write(files, to: folder)
      let error = try place.fault(folder)
      #expect(error?.code == .notFound && error?.file == folder && error?.key == "--from, --to")
    }
    #expect(try place.fault("differing")?.found == "several: de to en, en to de")
    #expect(try place.fault("pack", PackImport.Options(source: "en")) != nil)
    let options = PackImport.Options(source: "en", target: "zh_Hant")
    #expect(try place.stage("pack", options).pack.id == "en-zh-Hant.imported.1.0")
  }

  @Test("believes descriptions before names, and the user before both but for languages")
  func precedence() throws {
    let metadata = """
      {"sourceLanguage": "fr", "targetLanguage": "en", "architecture": "base-memory", "version": "2.1a1",
       "byteSize": 31600000, "flores": {"bleu": 40.1, "comet": 0.88}, "license": "MPL-2.0"}
      """
    try place.write(["model.ende.bin", "vocab.spm"], ["metadata.json": metadata], to: "pack")
    let told = try place.stage("pack").pack
    #expect(told.id == "fr-en.base-memory.2.1-a1" && told.strategy == .highFidelity)
    #expect(told.licence == "MPL-2.0" && told.version == PackVersion("2.1-a1"))
    let other = try ImportPlace()
    try other.write(["model.ende.bin", "vocab.spm"], ["metadata.json": metadata], to: "pack")
    let named = try other.stage(
      "pack", PackImport.Options(source: "fr-CA", target: "en", id: "mine", version: "7")
    ).pack
    #expect(named.source == "fr-CA" && named.target == "en" && named.id == "mine")
    #expect(named.version == PackVersion("7"))
    let unsaid = try ImportPlace()
    try unsaid.write(["model.ende.bin", "vocab.spm"], to: "pack")
    #expect(try unsaid.stage("pack", PackImport.Options(source: "it", target: "es")).pack.source == "it")
  }

  @Test(
    "refuses languages that are not those of a description, with both",
    arguments: [
      (PackImport.Options(source: "it"), "--from", "fr", "it"), (.init(target: "de"), "--to", "en", "de"),
      (.init(source: "en", target: "fr"), "--from", "fr", "en"),
      (.init(source: "fr", target: "de"), "--to", "en", "de"),
    ])
  func contradiction(options: PackImport.Options, key: String, told: String, named: String) throws {
    let metadata = #"{"sourceLanguage": "fr", "targetLanguage": "en"}"#
    try place.write(["model.bin", "vocab.spm"], ["metadata.json": metadata], to: "pack")
    let error = try place.fault("pack", options)
    #expect(error?.code == .damaged && error?.key == key && error?.found == named)
    #expect(error?.expected == "\(told), as metadata.json says")
  }

  @Test("of a model of several targets takes any; a family of languages tells none")
  func severalTargets() throws {
    func write(_ languages: String, to folder: String) throws {
      try place.write(
        ["config.json", "model.safetensors", "source.spm", "target.spm", "vocab.json"],
        ["tokenizer_config.json": languages], to: folder)
    }
    func stage(_ name: String, _ token: String?, to target: String) -> PackError? {
      packError {
        _ = try PackImport.stage(
          place.url(name), options: PackImport.Options(source: "en", target: target),
          into: place.url("staged"), scratch: place.url("scratch"),
          adapt: ModelAdapter { model, _ throws(PackError) in
            var adapted = model.adapted
            adapted.targetToken = token
            return adapted
          }, isCancelled: { false })
      }
    }
    try write(#"{"source_lang": "eng", "target_lang": "deu"}"#, to: "one")
    let refused = stage("one", nil, to: "fr")
    #expect(refused?.key == "--to" && refused?.expected == "de, as tokenizer_config.json says")
    for name in try place.files("staged").keys {
      try FileManager.default.removeItem(at: place.url("staged/\(name)"))
    }
    #expect(stage("one", ">>fra<<", to: "fr") == nil)
    #expect(["gem", "sla", "mul", "zls"].allSatisfy { LanguagePair.tag($0) == nil })
    try write(#"{"source_lang": "gem", "target_lang": "sla"}"#, to: "families")
    #expect(try place.fault("families")?.key == "--from, --to")
  }

  @Test(
    "takes two tags for one language unless they name two scripts",
    arguments: [
      ("en", "en-GB", true), ("zh", "zh-Hant", true), ("zh-Hans", "zh-Hant", false), ("nb", "no", true),
      ("sr-Latn", "sr", true), ("de", "nl", false),
    ])
  func tags(first: String, second: String, areOne: Bool) {
    #expect(LanguagePair.mayBeOne(first, second) == areOne && LanguagePair.mayBeOne(second, first) == areOne)
  }

  @Test(
    "reads what translateLocally writes beside a model, and passes over what it cannot use",
    arguments: [
      (#"{"srcTags": {"en": "English"}, "trgTag": "de", "type": "tiny11", "version": 3}"#, "en-de.tiny11.3"),
      (
        #"{"shortName": "en-de-tiny", "src": "English", "trg": "German", "version": 2.5}"#,
        "en-de.imported.2.5"
      ),
      (#"{"srcTags": {"en": "English", "fr": "French"}, "trgTag": "de"}"#, "cs-sk.imported.1.0"),
      (#"{"src": ["en"], "trg": null, "type": "a/b", "version": "latest"}"#, "cs-sk.imported.1.0"),
      ("not JSON", "cs-sk.imported.1.0"), ("[1]", "cs-sk.imported.1.0"),
    ])
  func modelInfo(json: String, id: String) throws {
    try place.write(["model.cssk.bin", "vocab.spm"], ["model_info.json": json], to: "pack")
    #expect(try place.stage("pack").pack.id == id)
  }

  @Test("refuses options that cannot be")
  func badOptions() throws {
    try place.write(["model.ende.bin", "vocab.spm"], to: "pack")
    let cases: [(PackImport.Options, String)] = [
      (.init(source: "und"), "--from"), (.init(target: "klingonese\n"), "--to"),
      (.init(target: "en-GB"), "--to"),
      (.init(id: "../mine"), "--id"), (.init(id: ".mine"), "--id"), (.init(version: "new"), "--version"),
    ]
    for (options, key) in cases {
      let error = try place.fault("pack", options)
      #expect(error?.key == key)
      #expect(error?.found?.contains("\n") != true)
    }
  }
}

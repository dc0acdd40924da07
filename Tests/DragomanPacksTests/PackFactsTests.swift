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

  @Test("believes the user before descriptions, and these before names")
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
      "pack", PackImport.Options(source: "it", target: "es", id: "mine", version: "7")
    ).pack
    #expect(named.source == "it" && named.target == "es" && named.id == "mine")
    #expect(named.version == PackVersion("7"))
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

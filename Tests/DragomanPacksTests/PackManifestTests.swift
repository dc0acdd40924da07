import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackManifestTests {
  @Test("reads every key")
  func wholeManifest() throws {
    let manifest = try PackManifest(json: PackJSON.data(PackJSON.manifest()))
    let entry = manifest.pack
    #expect(entry.id == "en-de.tiny.1.0")
    #expect(entry.source == "en" && entry.target == "de")
    #expect(entry.version == PackVersion("1.0"))
    #expect(entry.strategy == .lowLatency)
    #expect(manifest.files.map(\.role) == [.model, .vocabulary, .shortlist])
    #expect(manifest.files.map(\.path) == ["model.bin", "vocab.spm", "lex.bin"])
    #expect(manifest.totalBytes == 9)
    #expect(entry.quality == ["BLEU": 42.5])
    #expect(manifest.lengthFactor == 3)
    #expect(manifest.placeholders == ["⟦0⟧"])
    #expect(manifest.alignment == PackAlignment(layer: 2, head: 0))
    #expect(manifest.lowConfidenceBelow == nil)
  }

  @Test("ignores unknown keys and does without the optional ones")
  func sparseManifest() throws {
    var object = PackJSON.manifest()
    object["invented"] = ["later": true]
    for key in ["placeholders", "alignment", "lowConfidenceBelow", "quality"] { object[key] = nil }
    let manifest = try PackManifest(json: PackJSON.data(object))
    #expect(manifest.placeholders.isEmpty && manifest.alignment == nil && manifest.pack.quality.isEmpty)
  }

  @Test(
    "refuses a spoilt value and names its key",
    arguments: [
      ("id", "\"..\"", "id"), ("id", "\"a/b\"", "id"), ("id", "\"\"", "id"), ("id", "\"a\\u0000b\"", "id"),
      ("id", "\"\(String(repeating: "a", count: 97))\"", "id"), ("id", "7", "id"), ("id", "null", "id"),
      ("source", "\"und\"", "source"), ("source", "\"\"", "source"), ("target", "\"mul\"", "target"),
      ("target", "\"en-GB\"", "target"), ("version", "\"one\"", "version"),
      ("strategy", "\"fastest\"", "strategy"), ("minimumEngineFormat", "0", "minimumEngineFormat"),
      ("minimumEngineFormat", "1.5", "minimumEngineFormat"), ("files", "[]", "files"),
      ("files", "{}", "files"),
      ("licence", "[]", "licence"), ("licence", "\"a\\u001b]0;b\"", "licence"),
      ("licence", "\"a\\nb\"", "licence"), ("licence", "\"a\\u202eb\"", "licence"),
      ("quality", "{\"BLEU\": \"high\"}", "quality.BLEU"),
      ("lengthFactor", "0", "lengthFactor"),
      ("lengthFactor", "1e300", "lengthFactor"), ("placeholders", "[\"\"]", "placeholders"),
      ("alignment", "{\"layer\": 0, \"head\": 0}", "alignment"),
      ("alignment", "{\"layer\": 1}", "alignment.head"), ("lowConfidenceBelow", "1", "lowConfidenceBelow"),
    ])
  func spoiltValue(key: String, value: String, named: String) throws {
    var object = PackJSON.manifest()
    object[key] = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
    let data = try PackJSON.data(object)
    let error = packError { _ = try PackManifest(json: data) }
    #expect(error?.code == .damaged)
    #expect(error?.key == named)
    #expect(error?.file == "manifest.json")
    #expect(error?.expected != nil)
  }

  @Test(
    "refuses a missing key and names it",
    arguments: [
      "id", "source", "target", "version", "minimumEngineFormat", "strategy", "files", "licence",
      "lengthFactor",
    ])
  func missingKey(key: String) throws {
    var object = PackJSON.manifest()
    object[key] = nil
    let data = try PackJSON.data(object)
    let error = packError { _ = try PackManifest(json: data) }
    #expect(error?.code == .damaged)
    #expect(error?.key == key)
  }

  @Test(
    "refuses files that are unsafe, impossible or not enough",
    arguments: [
      ("path", "../model.bin"), ("path", "/etc/passwd"), ("path", "a\\b"), ("path", ".."), ("path", ""),
      ("path", "manifest.json"), ("path", "Manifest.JSON"), ("path", "VOCAB.spm"), ("path", "lex.bin\n"),
      ("role", "shortlist"), ("role", "config"), ("role", "targetVocabulary"), ("bytes", "0"),
      ("bytes", "-1"),
      ("bytes", "99999999999999999999"), ("bytes", "9223372036854775807"), ("sha256", ""), ("sha256", "0A"),
      ("sha256", String(repeating: "G", count: 64)),
    ])
  func badFile(key: String, value: String) throws {
    var object = PackJSON.manifest()
    var model = PackJSON.file("model", "model.bin")
    model[key] = key == "bytes" ? NSDecimalNumber(string: value) : value
    object["files"] = [
      model, PackJSON.file("vocabulary", "vocab.spm"), PackJSON.file("shortlist", "lex.bin"),
    ]
    let data = try PackJSON.data(object)
    let error = packError { _ = try PackManifest(json: data) }
    #expect(error?.code == .damaged)
    #expect(error?.key?.hasPrefix("files") == true)
  }

  @Test("takes two vocabularies for one, but not one of the two")
  func splitVocabularies() throws {
    var object = PackJSON.manifest()
    let model = PackJSON.file("model", "model.bin")
    let source = PackJSON.file("sourceVocabulary", "source.spm")
    object["files"] = [model, source, PackJSON.file("targetVocabulary", "target.spm")]
    #expect(try PackManifest(json: PackJSON.data(object)).files.count == 3)
    object["files"] = [model, source]
    let data = try PackJSON.data(object)
    #expect(packError { _ = try PackManifest(json: data) }?.key == "files")
  }

  @Test("says so when a later engine is needed, whatever else is in the manifest")
  func newerFormat() throws {
    let data = Data(#"{"minimumEngineFormat": 3, "id": ["of", "a", "new", "kind"]}"#.utf8)
    let error = packError { _ = try PackManifest(json: data) }
    #expect(error?.code == .newerFormat)
    #expect(error?.expected == "at most 2" && error?.found == "3")
  }

  @Test("never traps on a manifest cut at any byte")
  func truncation() throws {
    let whole = try PackJSON.data(PackJSON.manifest())
    for count in 0..<whole.count {
      #expect(packError { _ = try PackManifest(json: whole.prefix(count)) }?.code == .damaged, "at \(count)")
    }
  }

  @Test("never traps on random bytes", arguments: [1, 2, 3, 4] as [UInt64])
  func randomBytes(seed: UInt64) throws {
    let whole = try PackJSON.data(PackJSON.manifest())
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var spoilt = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        spoilt[Int.random(in: 0..<spoilt.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      do {
        _ = try PackManifest(json: spoilt)
      } catch {
        #expect(error.file == "manifest.json", "seed \(seed)")
      }
    }
  }

  @Test("never traps on deep nesting")
  func deepNesting() {
    let data = Data(String(repeating: "[", count: 100_000).utf8)
    #expect(packError { _ = try PackManifest(json: data) }?.code == .damaged)
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct ForeignCatalogTests {
  @Test("reads the older records of Firefox: plain files, each with size and hash")
  func oldRecords() throws {
    let catalog = try ForeignJSON.read(
      ["data": ForeignJSON.files.map { ForeignJSON.oldRecord($0) }],
      filesBase: "https://files.example.org/base/")
    #expect(catalog.format == .firefoxRecords && catalog.skipped.isEmpty && catalog.date == nil)
    let entry = try #require(catalog.packs.first)
    #expect(catalog.packs.count == 1 && entry.pack.id == "en-de.firefox.1.0" && entry.check == .sha256)
    #expect(entry.pack.source == "en" && entry.pack.target == "de" && entry.pack.strategy == .lowLatency)
    #expect(entry.files.map(\.role) == [.model, .vocabulary, .shortlist])
    #expect(entry.downloadBytes == 6000 && entry.installedBytes == 6000)
    #expect(entry.origin?.isForeign == true && entry.manifest == nil && !entry.isImported)
    #expect(
      entry.sources(of: "vocab.ende.spm").map(\.absoluteString)
        == ["https://files.example.org/base/main-workspace/translations-models/vocab.bin"])
  }

  @Test("reads the later records of Firefox: compressed files, with what is unpacked from them")
  func records() throws {
    let rating = ("qualityModel", "qualityModel.ende.bin", "lex.bin")
    let catalog = try ForeignJSON.read(
      ["data": (ForeignJSON.files + [rating]).map { ForeignJSON.record($0) }])
    let entry = try #require(catalog.packs.first)
    #expect(catalog.skipped.isEmpty && entry.pack.id == "en-de.firefox-base-memory.2.1")
    #expect(entry.pack.strategy == .highFidelity && entry.check == .sha256 && entry.installedBytes == 6000)
    let model = try #require(entry.files.first)
    #expect(model.file.path == "model.ende.intgemm.alphas.bin" && model.file.bytes == 5000)
    #expect(model.compressed?.format == .zstandard)
    #expect(
      entry.sources(of: "model.ende.intgemm.alphas.bin.zst").map(\.path)
        == ["/registry/main-workspace/translations-models-v2/model.bin.zst"])
  }

  @Test("takes two vocabularies for one")
  func splitVocabulary() throws {
    var records = ForeignJSON.files.map { ForeignJSON.record($0) }
    for (kind, index) in [("srcvocab", 1), ("trgvocab", 3)] {
      let record = ForeignJSON.record((kind, "\(kind).ende.spm", "vocab.spm"))
      if index < records.count { records[index] = record } else { records.append(record) }
    }
    let entry = try #require(try ForeignJSON.read(["data": records]).packs.first)
    #expect(entry.files.map(\.role) == [.model, .sourceVocabulary, .shortlist, .targetVocabulary])
  }

  @Test("leaves out what is not for a desktop release, and says what nobody can tell that of")
  func filters() throws {
    func records(_ version: String, _ filter: String) -> [PackJSON.Object] {
      ForeignJSON.files.map { ForeignJSON.record($0, version: version, filter: filter) }
    }
    let catalog = try ForeignJSON.read([
      "data": records("2.0", "env.appinfo.OS != 'Android'") + records("2.3", "env.appinfo.OS == 'Android'")
        + records("3.0a1", "env.channel == 'nightly'") + records("4.0", "env.version > 3")
    ])
    #expect(catalog.packs.map(\.pack.version.description) == ["2.0"])
    #expect(catalog.skippedCount == 3)
    let error = try #require(catalog.skipped.first?.error)
    #expect(error.code == .unsupportedModel && error.key == "data[9]: filter_expression")
    #expect(error.found == "env.version > 3" && error.file == "https://example.org/registry/models.json")
    #expect(catalog.skipped.first?.source == "en")
  }

  @Test("offers one pack of each pair: the highest version, then by architecture")
  func selection() throws {
    func records(_ version: String, _ architecture: String, _ target: String = "de") -> [PackJSON.Object] {
      ForeignJSON.files.map {
        ForeignJSON.record($0, to: target, version: version, architecture: architecture)
      }
    }
    func ids(_ records: [[PackJSON.Object]]) throws -> [String] {
      try ForeignJSON.read(["data": records.flatMap { $0 }]).packs.map(\.pack.id)
    }
    let tiny = records("2.1", "tiny"), small = records("2.1", "base-memory"), base = records("2.1", "base")
    for order in [[tiny, small, base], [base, small, tiny], [small, tiny, base]] {
      #expect(try ids(order) == ["en-de.firefox-base-memory.2.1"])
    }
    #expect(try ids([tiny, base]) == ["en-de.firefox-base.2.1"])
    #expect(try ids([records("1.0", "other"), tiny]) == ["en-de.firefox-tiny.2.1"])
    #expect(try ids([records("1.10", "tiny"), records("1.9", "base")]) == ["en-de.firefox-tiny.1.10"])
    #expect(try ids([records("2.0a1", "tiny"), records("2.0", "tiny")]) == ["en-de.firefox-tiny.2.0"])
    #expect(try ids([records("2.0", "tiny"), records("2.1a1", "tiny")]) == ["en-de.firefox-tiny.2.1-a1"])
    #expect(
      try ids([tiny, records("1.0", "tiny", "fr")]) == ["en-de.firefox-tiny.2.1", "en-fr.firefox-tiny.1.0"])
    // One that lacks a file does not stand in the way of the next best.
    #expect(try ids([Array(small.dropFirst()), tiny]) == ["en-de.firefox-tiny.2.1"])
  }

  @Test("reads the models on a bucket, where only the model can be checked")
  func bucket() throws {
    let catalog = try ForeignJSON.read(
      ForeignJSON.models(
        [
          "en-de": [
            ForeignJSON.model(architecture: "base", status: "Release (Android)"), ForeignJSON.model(),
            ForeignJSON.model(architecture: "base-memory", status: "Nightly"),
          ], "en-fr": [ForeignJSON.model(to: "fr", status: NSNull())],
        ], base: "https://bucket.example.org/data"))
    let entry = try #require(catalog.packs.first)
    #expect(catalog.format == .firefoxModels && catalog.date == "2026-11-30" && catalog.skipped.isEmpty)
    #expect(catalog.packs.map(\.pack.id) == ["en-de.firefox-tiny.1.0"] && entry.check == .none)
    #expect(entry.files.first?.file.bytes == 5000 && entry.files.first?.file.sha256 != nil)
    #expect(entry.files.allSatisfy { $0.compressed?.format == .gzip })
    #expect(
      entry.sources(of: "vocab.ende.spm.gz").map(\.absoluteString) == [
        "https://bucket.example.org/data/models/en-de/trained-2025_a1B2/exported/vocab.ende.spm.gz"
      ])
  }

  @Test("reads translateLocally's archives, each with its hash")
  func translateLocally() throws {
    var several = ForeignJSON.translateLocally()
    several["srcTags"] = ["hr": "Croatian", "sr": "Serbian"]
    several["trgTag"] = "en"
    let old: PackJSON.Object = [
      "code": "deen_tiny", "name": "old", "url": "https://example.org/deen.student.tiny11.tar.gz",
    ]
    let catalog = try ForeignJSON.read([
      "models": [
        ForeignJSON.translateLocally(), ForeignJSON.translateLocally(type: "base", version: 1), several, old,
      ]
    ])
    #expect(catalog.format == .translateLocally && catalog.skipped.isEmpty)
    #expect(
      catalog.packs.map(\.pack.id) == [
        "en-de.translatelocally-tiny.2", "hr-en.translatelocally-tiny.2", "sr-en.translatelocally-tiny.2",
        "de-en.translatelocally.1.0",
      ])
    #expect(catalog.packs.map(\.check) == [.sha256, .sha256, .sha256, .none])
    let entry = try #require(catalog.packs.first)
    #expect(entry.isImported && entry.archive?.path == "pack.tar.gz" && entry.files.isEmpty)
    #expect(
      entry.sources(of: "pack.tar.gz").map(\.absoluteString) == ["https://example.org/ende.tar.gz"])
  }

  @Test("reads Argos's index, of which nothing can be checked")
  func argos() throws {
    var boundaries = ForeignJSON.argos()
    boundaries["type"] = "sbd"
    let catalog = try ForeignJSON.read([
      ForeignJSON.argos(version: "1.0"), ForeignJSON.argos(), ForeignJSON.argos(to: "zt"),
      ForeignJSON.argos(
        to: "pb", version: 1, links: ["ipfs://QmAbc", "https://example.org/a.argosmodel"]), boundaries,
    ])
    #expect(catalog.format == .argos && catalog.skipped.isEmpty)
    #expect(
      catalog.packs.map(\.pack.id) == ["en-de.argos.1.9", "en-zh-Hant.argos.1.9", "en-pt-BR.argos.1"])
    #expect(catalog.packs.allSatisfy { $0.check == .none && $0.isImported && $0.downloadBytes == 0 })
    #expect(
      catalog.packs.last?.sources(of: "pack.argosmodel").map(\.absoluteString) == [
        "https://example.org/a.argosmodel"
      ])
  }

  @Test("what another program's catalog offers is foreign, also in a file that the user named as ours")
  func marked() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      PackJSON.data(["data": ForeignJSON.files.map { ForeignJSON.record($0) }]), to: "records.json")
    let shelf = CatalogShelf(locations: [.file(file)])
    let offer = shelf.offer()
    #expect(offer.packs.map { $0.origin?.isForeign } == [true] && offer.problems.isEmpty)
    let state = try #require(offer.states.first)
    #expect(state.isForeign && state.format == .firefoxRecords && state.packs == 1 && state.skipped == 0)
    #expect(
      offer.packs.first?.sources(of: "vocab.ende.spm.zst").map(\.path) == [
        folder.url.appending(path: "main-workspace/translations-models-v2/vocab.bin.zst").path
      ])
  }

  @Test("an address of records is taken as it is, another one for a folder")
  func addresses() throws {
    let collection = "https://example.org/v1/buckets/main/collections/translations-models-v2/records"
    for (written, expected) in [
      (collection, collection), (collection + "?_limit=5", collection + "?_limit=5"),
      ("https://example.org/packs", "https://example.org/packs/catalog.json"),
      ("https://example.org/records", "https://example.org/records/catalog.json"),
      ("https://example.org/models.json", "https://example.org/models.json"),
    ] {
      let url = try #require(URL(string: written))
      #expect(CatalogLocation.foreign(url).origin.url.absoluteString == expected)
    }
    #expect(
      try CatalogLocation.remote(#require(URL(string: collection))).origin.url.absoluteString == collection
        + "/catalog.json")
  }
}

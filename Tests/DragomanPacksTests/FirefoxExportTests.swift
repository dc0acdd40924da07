import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackInstaller.exportFirefox")
struct FirefoxExportTests {
  private let bench: InstallBench
  init() throws { bench = try InstallBench() }

  /// What stands for a model's file in Firefox's form.
  private static let weights: [UInt8] = Array("weights".utf8)
  private static var model: FirefoxModel {
    FirefoxModel(shortlistCounts: (first: 16, best: 4)) { write throws(PackError) in
      try Data(weights).withBytes(write)
    }
  }

  /// Installs the pack of the fixtures after `change` of its manifest, and returns its id.
  @discardableResult
  private func install(_ change: (inout PackJSON.Object) -> Void = { _ in }) throws -> String {
    let source = bench.folder.url.appending(path: "source-\(UUID().uuidString)", directoryHint: .isDirectory)
    try InstallBench.put(seed: 1, in: source)
    var manifest = InstallBench.manifest(of: InstallBench.content(seed: 1))
    change(&manifest)
    try PackJSON.data(manifest).write(to: source.appending(path: "manifest.json"))
    return try importPack(source)
  }

  private func importPack(_ url: URL, id: String? = nil) throws -> String {
    var options = PackImport.Options()
    options.id = id
    return try bench.installer.importPack(
      from: url, options: options, isCancelled: { false }, progress: { _ in }
    ).id
  }

  private func export(_ id: String, to name: String) throws -> URL {
    let place = bench.folder.url.appending(path: name, directoryHint: .isDirectory)
    try bench.installer.exportFirefox(id, to: place) { _ throws(PackError) in Self.model }
    return place
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("gives the files Firefox's names, and the shortlist its counts")
  func named() throws {
    let place = try export(try install(), to: "out")
    #expect(
      try names(place) == [
        "lex.16.4.ende.s2t.bin", "metadata.json", "model.ende.intgemm.alphas.bin", "vocab.ende.spm",
      ])
    let content = InstallBench.content(seed: 1)
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: place.appending(path: name)))
    }
    #expect(try bytes("model.ende.intgemm.alphas.bin") == Self.weights)
    #expect(try bytes("vocab.ende.spm") == content["vocab.spm"])
    #expect(try bytes("lex.16.4.ende.s2t.bin") == content["lex.bin"])
  }

  @Test(
    "names pairs so that an import reads them again",
    arguments: [("zh-Hant", "en", "zh-Hant-en"), ("pt-BR", "de", "pt-BR-de"), ("en", "de", "ende")])
  func pairs(_ source: String, _ target: String, _ pair: String) throws {
    let id = try install {
      $0["source"] = source
      $0["target"] = target
    }
    let place = try export(id, to: "out")
    #expect(try names(place).contains("model.\(pair).intgemm.alphas.bin"))
    #expect(
      LanguagePair(fileName: "model.\(pair).intgemm.alphas.bin")
        == LanguagePair(source: source, target: target))
    try FileManager.default.removeItem(at: place.appending(path: "metadata.json"))
    let again = try bench.store.pack(
      in: bench.layout.folder(of: try importPack(place)), id: "\(source)-\(target).imported.1.0")
    #expect(again.manifest.pack.source == source && again.manifest.pack.target == target)
  }

  @Test("an import of the files makes the same pack, whose export is the same files")
  func goesRound() throws {
    let id = try install {
      $0["strategy"] = "high-fidelity"
      $0["lengthFactor"] = 2.5
      $0["version"] = "3.1"
      $0["licence"] = "CC0-1.0"
      $0["quality"] = ["BLEU": 30.25]
    }
    let first = try export(id, to: "first")
    let again = try importPack(first, id: "again")
    let (before, after) = (try bench.installer.pack(id).manifest, try bench.installer.pack(again).manifest)
    #expect(after.conduct == before.conduct && after.lengthFactor == 2.5)
    #expect(after.placeholders == ["⟦0⟧"] && after.alignment == PackAlignment(layer: 2, head: 0))
    #expect(after.pack.strategy == .highFidelity && after.pack.quality == ["BLEU": 30.25])
    #expect(after.pack.version == before.pack.version && after.pack.licence == "CC0-1.0")
    let second = try export(again, to: "second")
    #expect(try names(second) == names(first))
    for name in try names(first) {
      #expect(
        try Data(contentsOf: first.appending(path: name)) == Data(contentsOf: second.appending(path: name)),
        "\(name)")
    }
  }

  @Test(
    "takes nothing from what is no sound description of ours",
    arguments: [
      "{}", "[]", "{\"dragoman\": 3}",
      "{\"dragoman\": {\"strategy\": \"low-latency\", \"lengthFactor\": 1e9}}",
      "{\"dragoman\": {\"strategy\": \"x\", \"lengthFactor\": 2}}", "{\"dragoman\": {\"lengthFactor\": 2}}",
      String(repeating: "{\"dragoman\":", count: 5000),
    ])
  func unsound(_ text: String) throws {
    let place = try export(try install(), to: "out")
    try Data(text.utf8).write(to: place.appending(path: "metadata.json"))
    let pack = try bench.installer.pack(try importPack(place, id: "other"))
    #expect(pack.manifest.conduct == .usual && pack.manifest.pack.quality.isEmpty)
  }

  @Test("refuses a network of another program's before it looks at the weights")
  func foreign() throws {
    let id = try install {
      $0["minimumEngineFormat"] = 2
      $0["positions"] = "transformers"
    }
    let place = bench.folder.url.appending(path: "out")
    let error = packError {
      try bench.installer.exportFirefox(id, to: place) { _ throws(PackError) in
        Issue.record("the weights were asked for")
        return Self.model
      }
    }
    #expect(error?.code == .unsupportedModel && access(place.path, F_OK) != 0)
  }

  @Test("leaves nothing behind where the model cannot be written, a file is damaged, or the folder has files")
  func faults() throws {
    let id = try install()
    let place = bench.folder.url.appending(path: "out")
    let before = try names(bench.folder.url)
    let failing = FirefoxModel(shortlistCounts: (50, 50)) { _ throws(PackError) in throw PackError(.noSpace) }
    #expect(
      packError {
        try bench.installer.exportFirefox(id, to: place) { _ throws(PackError) in failing }
      }?.code == .noSpace)
    #expect(try names(bench.folder.url) == before)
    try bench.folder.write(Data("x".utf8), to: "full/file")
    #expect(packError { _ = try export(id, to: "full") }?.code == .inUse)
    #expect(try names(bench.folder.url) == (before + ["full"]).sorted())
    // Of the same size, so that only its hash tells.
    let url = bench.installed("vocab.spm")
    var bytes = try Data(contentsOf: url)
    bytes[0] ^= 1
    let time = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: bytes)
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time ?? Date()], ofItemAtPath: url.path)
    #expect(packError { _ = try export(id, to: "out") }?.code == .damaged)
    #expect(access(place.path, F_OK) != 0)
  }
}

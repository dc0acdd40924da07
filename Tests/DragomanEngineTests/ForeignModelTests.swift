import DragomanModel
import DragomanPacks
import DragomanText
import DragomanTokenization
import Foundation
import TestSupport
import Testing

@testable import DragomanEngine

/// A store into which models of other programs are imported, as the runtime does it.
private struct ImportStore {
  let folder: TemporaryFolder
  private let installer: PackInstaller

  init() throws {
    folder = try TemporaryFolder()
    let store = PackStore(directories: [folder.url.appending(path: "models", directoryHint: .isDirectory)])
    let adapter = ModelAdapter { model, isCancelled throws(PackError) in
      do {
        return try ForeignModelPreparation(model).adapted(isCancelled: isCancelled)
      } catch let error as EngineError {
        throw PackError(
          .damaged, file: error.file, key: error.key, expected: error.expected, found: error.found)
      } catch {
        throw PackError(.cancelled)
      }
    }
    installer = PackInstaller(store: store, fetcher: Fetcher(options: TransferOptions()), adapter: adapter) {
      _ = try Engine(pack: $0, workers: 1)
    }
  }

  /// Imports what is at `url`; the open pack and what became of its weights.
  func add(_ url: URL, to target: String = "de", keepsFloat: Bool = false) throws -> (
    OpenPack, ImportedWeights
  ) {
    var options = PackImport.Options(source: "en", target: target)
    options.keepsFloat = keepsFloat
    let (id, weights) = try installer.importPack(
      from: url, options: options, isCancelled: { false }, progress: { _ in })
    let packs = installer.store.contents().installed
    return (try #require(packs.first { $0.manifest.pack.id == id }), weights)
  }

  /// The names of the files of an installed pack.
  func names(_ pack: OpenPack) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: pack.folder.path)) ?? [])
  }

  /// A folder with these files of `micro-selfattn`, and others.
  func source(_ name: String, _ copied: [String: String], _ texts: [String: String]) throws -> URL {
    let url = folder.url.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, path) in copied {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-selfattn/\(path)"), to: url.appending(path: name))
    }
    for (name, text) in texts { try Data(text.utf8).write(to: url.appending(path: name)) }
    return url
  }
}

@Suite("Models of other programs")
struct ForeignModelTests {
  private let store: ImportStore

  init() throws { store = try ImportStore() }

  /// Golden ids, which are those of the pieces, by line.
  private func golden(_ name: String) throws -> [Int: [Int32]] {
    let text = try String(contentsOf: Fixtures.url("micro-selfattn/golden/\(name).tsv"), encoding: .utf8)
    var lines: [Int: [Int32]] = [:]
    for row in text.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      lines[Int(fields[0]) ?? -1] = fields[1].split(separator: " ").compactMap { Int32($0) }
    }
    return lines
  }

  /// How many of the 200 lines an imported pack translates as `name` has it, in one greedy pass over the lines' ids.
  private func agreement(_ pack: OpenPack, with name: String) throws -> Int {
    let pieces = try Tokenizer(contentsOf: Fixtures.url("micro-selfattn/vocab.spm"))
    let vocabularies = try Vocabularies(files: pack.urls, targetToken: pack.manifest.targetToken)
    let model = try TranslationModel(
      try ModelFiles(
        pack.urls, engine: pack.manifest.engine, positions: pack.manifest.positions,
        vocabularies: vocabularies))
    let worker = ModelWorker(model: model, kernels: .best)
    var search = SearchOptions()
    search.lengthFactor = 2
    search.minimumLength = 1
    let golden = try golden(name)
    let lines = try String(contentsOf: Fixtures.url("inputs.txt"), encoding: .utf8).components(
      separatedBy: "\n")
    return try lines.enumerated().count { number, line in
      let ids = vocabularies.source.encode(line)
      guard let wanted = golden[number], !ids.isEmpty else { return false }
      let source = vocabularies.frame.prefix + ids + vocabularies.frame.suffix
      let found = try worker.translate([source], options: search)[0][0].ids
      return found.map { pieces.id(of: vocabularies.target.piece($0)) } == wanted
    }
  }

  @Test("an OPUS-MT archive gives Marian's ids through its own vocabulary, on every line")
  func opus() throws {
    let archive = Fixtures.url("micro-selfattn/opus-micro.zip")
    let (float, kept) = try store.add(archive, keepsFloat: true)
    #expect(kept == .kept && store.names(float).contains("vocab.json"))
    #expect(try agreement(float, with: "opus-pymarian-f32-greedy") == 198)
  }

  @Test("float weights become int8, and what they agree on is told")
  func quantized() throws {
    let (pack, weights) = try store.add(Fixtures.url("micro-selfattn/opus-micro.zip"))
    guard case .quantized(let agreement) = weights else {
      Issue.record("\(weights)")
      return
    }
    #expect(agreement > 0.85 && agreement <= 1)
    #expect(
      store.names(pack).isSuperset(of: ["model.int8.safetensors", "vocab.json", "source.spm", "target.spm"]))
    #expect(!store.names(pack).contains { $0.hasSuffix(".npz") || $0.hasSuffix(".yml") })
    #expect(try self.agreement(pack, with: "opus-pymarian-f32-greedy") >= 130)
  }

  private static let huggingFace = [
    "config.json": "hf/config.json", "generation_config.json": "hf/generation_config.json",
    "model.safetensors": "hf/model.safetensors", "source.spm": "vocab.spm", "target.spm": "vocab.spm",
  ]

  @Test("a MarianMT folder gives the ids of transformers, on every line")
  func huggingFace() throws {
    var files = Self.huggingFace
    files["vocab.json"] = "hf/vocab.json"
    let source = try store.source("hf", files, [:])
    let (pack, _) = try store.add(source, keepsFloat: true)
    #expect(try agreement(pack, with: "hf-greedy") == 198)
    let (small, weights) = try ImportStore().add(source)
    guard case .quantized = weights else {
      Issue.record("\(weights)")
      return
    }
    #expect(small.manifest.engine == .huggingFaceMarian)
  }

  @Test("stays float where int8 says something else")
  func keepsFloat() throws {
    // One huge weight a row leaves no steps for the others.
    var files = Self.huggingFace
    files["vocab.json"] = "hf/vocab.json"
    files["model.safetensors"] = nil
    let source = try store.source("hf", files, [:])
    var bytes = try Fixtures.bytes("micro-selfattn/hf/model.safetensors")
    let table = bytes.count - 1001 * 64 * 4
    for row in 0..<1001 {
      withUnsafeBytes(of: Float(30)) {
        bytes.replaceSubrange(table + row * 256..<table + row * 256 + 4, with: $0)
      }
    }
    try Data(bytes).write(to: source.appending(path: "model.safetensors"))
    let (pack, weights) = try store.add(source)
    guard case .keptFloat(let agreement) = weights else {
      Issue.record("\(weights)")
      return
    }
    #expect(agreement < SampleText.leastAgreement && store.names(pack).contains("model.safetensors"))
    #expect(!store.names(pack).contains("model.int8.safetensors"))
  }

  /// `vocab.json` with these tokens in the place of two that hardly ever occur.
  private func vocabulary(_ tokens: [String]) throws -> String {
    var text = try String(contentsOf: Fixtures.url("micro-selfattn/hf/vocab.json"), encoding: .utf8)
    for (token, id) in zip(tokens, [998, 997]) {
      let line = try #require(text.split(separator: "\n").first { $0.hasSuffix(": \(id),") })
      text = text.replacing(line, with: "\"\(token)\": \(id),")
    }
    return text
  }

  @Test("where a model looked counts only if it was trained to look at the word that it translates")
  func alignment() throws {
    var files = Self.huggingFace
    files["vocab.json"] = "hf/vocab.json"
    let (foreign, _) = try store.add(try store.source("hf", files, [:]), keepsFloat: true)
    for (pack, alignsWords) in [(foreign, false), (try MicroPack.int8(), true)] {
      let pipeline = try TranslationPipeline(pack: pack)
      #expect(pipeline.alignsWords == alignsWords)
      let options = MicroPack.options()
      let rules = CallRules.rules(from: options.source, to: options.target)
      let text =
        "The old boat that we have in the harbour is never there when the night is long and the rain is cold."
      let prepared = try #require(
        pipeline.preparation.prepare(
          Sentence(Array(text.utf8), spans: [], casing: .other), rules: rules))
      // A translation that came from nothing but the first word leaves all others out.
      let ids = Array(prepared.ids.dropLast())
      let hypothesis = Hypothesis(
        ids: ids, sources: ids.map { _ in 0 }, logProbability: -1, length: ids.count + 1, isComplete: true)
      let faults = pipeline.candidate(hypothesis, for: prepared, options: options, rules: rules).faults
      #expect(faults.contains(.omission) == alignsWords)
    }
  }

  @Test("the target language chooses the token before each sentence")
  func targetToken() throws {
    let text = try vocabulary([">>deu<<", ">>nld<<"])
    let source = try store.source("hf", Self.huggingFace, ["vocab.json": text])
    let (pack, _) = try store.add(source, keepsFloat: true)
    #expect(pack.manifest.targetToken == ">>deu<<")
    let vocabularies = try Vocabularies(files: pack.urls, targetToken: pack.manifest.targetToken)
    #expect(vocabularies.frame.prefix == [998])
    let engine = try Engine(pack: pack, workers: 1)
    let call = engine.call(MicroPack.options(), priority: .medium)
    withExtendedLifetime(call) {}
    let error = #expect(throws: PackError.self) { try store.add(source, to: "fr") }
    #expect(error?.key == "--to" && error?.expected == "one of deu, nld" && error?.found == "fr")
  }

  @Test(
    "finds the name of a language among a model's",
    arguments: [
      ("de", ["deu", "nld"], "deu"), ("de", ["de", "nl"], "de"), ("pt-BR", ["pt", "pt_br"], "pt_br"),
      ("pt-BR", ["por"], "por"), ("zh", ["cmn_Hans", "cmn_Hant"], "cmn_Hans"),
      ("zh-Hant", ["cmn_Hans", "cmn_Hant"], "cmn_Hant"), ("sr-Latn", ["srp_Cyrl", "srp_Latn"], "srp_Latn"),
      ("sr-Latn", ["srp_Cyrl"], nil), ("nb", ["nob", "nno"], "nob"), ("fr", ["deu"], nil), ("fr", [], nil),
    ] as [(String, [String], String?)])
  func languages(tag: String, names: [String], wanted: String?) {
    #expect(TargetLanguageToken.choose(for: tag, among: names) == wanted)
  }

  @Test(
    "refuses vocabularies in YAML that are no flat list, or bombs",
    arguments: [
      "", "- a\n- b\n", "a: 0\na: 1\n", "a: x\n", "a: -1\n", "a: 99999999999999999999\n", "a: \"0\"\n",
      "a: [0]\n",
      "a: &x 0\nb: *x\n", "x: &a [1,1]\ny: &b [*a,*a,*a]\nz: [*b,*b,*b]\n",
      "!!python/object:os.system a: 0\n",
      String(repeating: "? ", count: 100_000), String(repeating: "[", count: 100_000), "\u{0}",
      "a: 0\n---\nb: 1\n",
    ])
  func hostileYAML(text: String) throws {
    let copied = ["model.npz": "model.npz", "source.spm": "vocab.spm", "target.spm": "vocab.spm"]
    let source = try store.source("en-de", copied, ["vocab.yml": text])
    let error = #expect(throws: PackError.self) { try store.add(source) }
    #expect(error?.code == .damaged && error?.file == "vocab.yml")
  }

  @Test("Marian's escapes and complex keys are tokens like others")
  func oddKeys() throws {
    let url = store.folder.url.appending(path: "vocab.yml")
    try Data("\"</s>\": 0\n\"\\x85\": 1\n? \"\\\"\"\n: 2\n~: 3\n\"1\": 4\n".utf8).write(to: url)
    let list = try TokenList(entries: YAMLTokens.entries(contentsOf: url), file: "vocab.yml")
    #expect((0..<5).map(list.token) == ["</s>", "\u{85}", "\"", "~", "1"])
  }
}

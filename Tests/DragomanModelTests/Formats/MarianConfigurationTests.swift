import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("MarianConfiguration")
struct MarianConfigurationTests {
  private func parse(_ yaml: String) throws -> MarianConfiguration {
    try Array(yaml.utf8).withUnsafeBytes { bytes in
      try MarianConfiguration(yaml: bytes, Diagnosis(file: "model.npz"))
    }
  }

  private func configuration(of model: String) throws -> MarianConfiguration {
    try WeightFile(contentsOf: Fixtures.url("\(model)/model.npz")).configuration
  }

  @Test("reads what all micro models have", arguments: Fixtures.models)
  func micro(_ model: String) throws {
    let found = try configuration(of: model)
    #expect(found.width == 64 && found.heads == 4 && found.encoderDepth == 2 && found.decoderDepth == 1)
    #expect(found.feedForwardWidth == 128 && found.decoderFeedForwardWidth == 128)
    #expect(found.hasOutputProjection && found.hasOutputBias && !found.rnnProjection)
    #expect(found.guidedAlignmentLayer == 1 && found.tiedLayers.isEmpty && found.postprocessEmbedding.isEmpty)
    #expect(found.trainerVersion.hasPrefix("v1.12."))
  }

  @Test("reads what sets the micro models apart")
  func microDifferences() throws {
    let ssru = try configuration(of: "micro-ssru")
    #expect(ssru.decoder == .ssru && ssru.activation == .relu && ssru.tiedEmbeddings == .all)
    #expect(ssru.preprocess.isEmpty && ssru.postprocess == [.add, .normalize] && ssru.postprocessTop.isEmpty)
    #expect(ssru.sourceVocabularySize == 1000 && ssru.targetVocabularySize == 1000)
    let attention = try configuration(of: "micro-selfattn")
    #expect(attention.decoder == .selfAttention && attention.activation == .swish)
    let prenorm = try configuration(of: "micro-prenorm")
    #expect(prenorm.preprocess == [.normalize] && prenorm.postprocess == [.add])
    #expect(prenorm.postprocessTop == [.normalize] && prenorm.activation == .geluExact)
    let split = try configuration(of: "micro-split")
    #expect(split.tiedEmbeddings == .targetAndOutput)
    #expect(split.sourceVocabularySize == 1000 && split.targetVocabularySize == 1200)
  }

  @Test("takes Marian's defaults for absent keys")
  func defaults() throws {
    let found = try parse("type: transformer\ndim-vocabs: [10, 12]")
    #expect(found.width == 512 && found.heads == 8 && found.feedForwardWidth == 2048)
    #expect(found.encoderDepth == 1 && found.decoderDepth == 1 && found.activation == .swish)
    #expect(found.decoder == .selfAttention && found.tiedEmbeddings == .none && found.trainerVersion.isEmpty)
    #expect(found.postprocess == [.add, .normalize])
  }

  @Test(
    "decides gelu by the trainer's version",
    arguments: [
      ("v1.12.3 abc 2023", .geluExact), ("v1.12.14", .geluExact), ("1.13.0", .geluExact),
      ("v2.0.0-rc1", .geluExact),
      ("v1.12.2 abc", .geluSigmoid), ("v1.9.56", .geluSigmoid), ("v1.10.28 x", .geluSigmoid),
      ("v0.99.99", .geluSigmoid),
    ] as [(String, MarianConfiguration.FeedForwardActivation)])
  func gelu(_ version: String, _ expected: MarianConfiguration.FeedForwardActivation) throws {
    let found = try parse(Sample.configuration("transformer-ffn-activation: gelu\nversion: \(version)"))
    #expect(found.activation == expected)
  }

  @Test(
    "reads keys in every spelling",
    arguments: [
      ("output-omit-bias: yes", [.projection]), ("output-omit-bias: 'False'", [.bias, .projection]),
      ("output-omit-bias: ~", [.bias, .projection]), ("transformer-no-projection: On", [.bias]),
      (
        "transformer-decoder-autoreg: \"rnn\"\ndec-cell: ssru\ntransformer-rnn-projection: true",
        [.bias, .projection, .recurrentProjection]
      ),
      ("transformer-rnn-projection: true", [.bias, .projection]),
      ("unknown: {a: [b, {c: d}], e: f}\nalso: [[1, 2], 3]", [.bias, .projection]),
      ("layer-normalization: true", [.bias, .projection]),
    ] as [(String, Set<Part>)])
  func spellings(_ lines: String, _ expected: Set<Part>) throws {
    let found = try parse(Sample.configuration(lines))
    #expect(found.hasOutputBias == expected.contains(.bias))
    #expect(found.hasOutputProjection == expected.contains(.projection))
    #expect(found.rnnProjection == expected.contains(.recurrentProjection))
  }

  /// Parts of a network that a configuration can leave out.
  enum Part {
    case bias, projection, recurrentProjection
  }

  @Test("reads layer numbers")
  func layerNumbers() throws {
    let three = Sample.configuration("dec-depth: 3")
    #expect(try parse(three).guidedAlignmentLayer == 3)
    #expect(try parse(three + "transformer-guided-alignment-layer: 2").guidedAlignmentLayer == 2)
    #expect(try parse(three + "transformer-guided-alignment-layer: none").guidedAlignmentLayer == nil)
    #expect(try parse(three + "transformer-tied-layers: [1, 1, 2]").tiedLayers == [1, 1, 2])
    #expect(try parse(three + "transformer-decoder-dim-ffn: 48").decoderFeedForwardWidth == 48)
  }

  @Test(
    "knows which tables are one",
    arguments: [
      ("tied-embeddings-src: true\ntied-embeddings: true", .all),
      ("tied-embeddings-src: true", .sourceAndTarget),
      ("tied-embeddings: true", .targetAndOutput), ("tied-embeddings: false", .none),
    ] as [(String, MarianConfiguration.TiedEmbeddings)])
  func tied(_ lines: String, _ expected: MarianConfiguration.TiedEmbeddings) throws {
    #expect(try parse("type: transformer\ndim-vocabs: [8, 8]\n" + lines).tiedEmbeddings == expected)
  }

  @Test(
    "refuses what is not implemented, naming key and value",
    arguments: [
      ("right-left: true", "right-left", "true"), ("lemma-dim-emb: 64", "lemma-dim-emb", "64"),
      ("lemma-dependency: soft", "lemma-dependency", "soft"), ("factors-dim-emb: 8", "factors-dim-emb", "8"),
      ("ulr: true", "ulr", "true"), ("transformer-pool: true", "transformer-pool", "true"),
      ("transformer-no-bias: true", "transformer-no-bias", "true"),
      ("transformer-no-affine: true", "transformer-no-affine", "true"),
      ("transformer-disable-position-embeddings: true", "transformer-disable-position-embeddings", "true"),
      ("transformer-alibi-shift: true", "transformer-alibi-shift", "true"),
      ("transformer-attention-mask: alibi", "transformer-attention-mask", "alibi"),
      ("input-types: [sequence, class]", "input-types", "sequence class"),
      ("output-approx-knn: [100, 1024]", "output-approx-knn", "100 1024"),
      ("transformer-ffn-depth: 3", "transformer-ffn-depth", "3"),
      ("transformer-decoder-ffn-depth: 1", "transformer-decoder-ffn-depth", "1"),
      ("transformer-ffn-activation: tanh", "transformer-ffn-activation", "tanh"),
      ("transformer-ffn-activation: gelu", "version", ""),
      ("transformer-ffn-activation: gelu\nversion: v1.x.3", "version", "v1.x.3"),
      ("transformer-postprocess: dhn", "transformer-postprocess", "dhn"),
      ("transformer-postprocess: dar", "transformer-postprocess", "dar"),
      ("transformer-preprocess: da", "transformer-preprocess", "da"),
      ("transformer-postprocess-emb: na", "transformer-postprocess-emb", "na"),
      ("transformer-postprocess: nnnnnnnnn", "transformer-postprocess", "nnnnnnnnn"),
      ("transformer-decoder-autoreg: average-attention", "transformer-decoder-autoreg", "average-attention"),
      ("transformer-decoder-autoreg: rnn", "dec-cell", "gru"),
      ("transformer-decoder-autoreg: rnn\ndec-cell: lstm", "dec-cell", "lstm"),
      (
        "transformer-decoder-autoreg: rnn\ndec-cell: ssru\nlayer-normalization: true", "layer-normalization",
        "true"
      ),
      ("enc-depth: 65", "enc-depth", "65"), ("dec-depth: 0", "dec-depth", "0"),
      ("enc-depth: -1", "enc-depth", "-1"),
      ("transformer-decoder-dim-ffn: 20", "transformer-decoder-dim-ffn", "20"),
      ("transformer-decoder-dim-ffn: 65552", "transformer-decoder-dim-ffn", "65552"),
      ("transformer-guided-alignment-layer: 2", "transformer-guided-alignment-layer", "2"),
      ("transformer-tied-layers: [1, 1]", "transformer-tied-layers", "2"),
      ("transformer-tied-layers: [2]", "transformer-tied-layers", "2"),
    ])
  func unsupported(_ lines: String, _ key: String, _ found: String) throws {
    let error = try #require(throws: ModelError.self) { try parse(Sample.configuration(lines)) }
    #expect(error.code == .unsupported && error.key == key && error.found == found, "\(error)")
    #expect(error.file == "model.npz" && error.expected?.isEmpty == false)
  }

  @Test(
    "refuses other sizes and architectures",
    arguments: [
      ("type: s2s\ndim-vocabs: [8, 8]", "type"), ("type: amun\ndim-vocabs: [8, 8]", "type"),
      ("type: transformer\ndim-vocabs: [8, 8, 8]", "dim-vocabs"),
      ("type: transformer\ndim-vocabs: 8", "dim-vocabs"),
      ("type: transformer\ndim-vocabs: [0, 8]", "dim-vocabs"),
      ("type: transformer\ndim-vocabs: [8, 1048577]", "dim-vocabs"),
      ("type: transformer\ndim-vocabs: [8, 8]\ndim-emb: 24", "dim-emb"),
      ("type: transformer\ndim-vocabs: [8, 8]\ndim-emb: 0", "dim-emb"),
      ("type: transformer\ndim-vocabs: [8, 8]\ndim-emb: 65552", "dim-emb"),
      ("type: transformer\ndim-vocabs: [8, 8]\ntransformer-dim-ffn: 8", "transformer-dim-ffn"),
      ("type: transformer\ndim-vocabs: [8, 8]\ntransformer-heads: 64", "transformer-heads"),
      ("type: transformer\ndim-vocabs: [8, 8]\ntransformer-heads: 3", "transformer-heads"),
      ("type: transformer\ndim-vocabs: [8, 8]\ntransformer-heads: 0", "transformer-heads"),
    ])
  func unsupportedSizes(_ yaml: String, _ key: String) throws {
    let error = try #require(throws: ModelError.self) { try parse(yaml) }
    #expect(error.code == .unsupported && error.key == key, "\(error)")
  }

  @Test(
    "refuses values of the wrong kind",
    arguments: [
      ("enc-depth: six", "enc-depth"), ("enc-depth: 99999999999999999999", "enc-depth"),
      ("enc-depth: [1]", "enc-depth"),
      ("enc-depth: 1.5", "enc-depth"), ("output-omit-bias: 3", "output-omit-bias"),
      ("version: {a: b}", "version"),
      ("transformer-tied-layers: [[1]]", "transformer-tied-layers"),
      ("transformer-tied-layers: [one]", "transformer-tied-layers"), ("dim-emb: 16", "dim-emb"),
    ])
  func damaged(_ lines: String, _ key: String) throws {
    let error = try #require(throws: ModelError.self) { try parse(Sample.configuration(lines)) }
    #expect(error.code == .damaged && error.key == key, "\(error)")
  }

  @Test("refuses one table for vocabularies of two sizes")
  func contradiction() throws {
    let error = try #require(throws: ModelError.self) {
      try parse("type: transformer\ndim-vocabs: [8, 9]\ntied-embeddings-all: true")
    }
    #expect(error.code == .damaged && error.key == "dim-vocabs")
  }

  @Test(
    "refuses text that is not one plain mapping",
    arguments: [
      "", "word", "- a\n- b", "a: b\n---\nc: d", "a: &x b", "a: !!str b", "a: [1, 2", "a: b\n\tc: d",
      "{a: b}: c",
      "a: *x", "&x a: b\nc: *x", "a: \"\\xff", "a: b: c", "a: \u{0}b", String(repeating: "[", count: 5000),
      "a: " + String(repeating: "[", count: 9) + String(repeating: "]", count: 9), "%YAML 9.9\n---\na: b",
      "a: \u{7}", String(repeating: "# comment\n", count: 7000),
    ])
  func notAMapping(_ yaml: String) throws {
    let error = try #require(throws: ModelError.self) { try parse(yaml) }
    #expect(error.code == .damaged && error.key == TensorName.configuration, "\(error)")
  }

  @Test(
    "refuses bytes that are not UTF-8",
    arguments: [[0xFF, 0xFE, 0x61, 0], [0x61, 0x3A, 0x20, 0xC3, 0x28]] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) throws {
    #expect(throws: ModelError.self) {
      try bytes.withUnsafeBytes { bytes in try MarianConfiguration(yaml: bytes, Diagnosis(file: "x")) }
    }
  }

  @Test("keeps errors short and printable")
  func printable() throws {
    let error = try #require(throws: ModelError.self) {
      try parse("type: \"bell \\a escape \\e[31m " + String(repeating: "long ", count: 100) + "\"")
    }
    let found = try #require(error.found)
    #expect(found.count <= 96 && found.hasPrefix("bell ? escape ?[31m long "))
    #expect(error.description.hasPrefix("model.npz: type: not supported: expected transformer: found bell"))
  }
}

import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("CTranslate2 files")
struct CTranslateFileTests {
  private static let small = "ctranslate/opennmt-int8"

  @Test("every version of the format gives the same translations", arguments: [2, 3, 4, 5] as [UInt32])
  func versions(version: UInt32) throws {
    for (path, endsSource) in [
      (Self.small, false), ("ctranslate/opennmt-float32", false), ("micro-selfattn/ct2-int8", true),
    ] {
      let model = try CTranslateModel(path)
      var builder = try CTranslateBuilder("\(path)/model.bin")
      builder.makeOlder(version, endsSource: endsSource)
      let folder = try TemporaryFolder()
      var files = model.files(weights: try folder.write(builder.bytes(), to: "model.bin"))
      files.configuration = nil
      let older = ModelWorker(model: try TranslationModel(files), kernels: .best)
      let newer = ModelWorker(model: try TranslationModel(model.files()), kernels: .best)
      for line in try model.golden().prefix(6) {
        let expected = try newer.translate([line.source], options: .golden())
        #expect(try older.translate([line.source], options: .golden()) == expected, "\(path) \(line.number)")
      }
    }
  }

  /// A change to a sound file, and the key that the error must name.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let code: ModelError.Code
    let key: String?
    let change: @Sendable (inout CTranslateBuilder) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ code: ModelError.Code, _ key: String?,
      _ change: @escaping @Sendable (inout CTranslateBuilder) -> Void
    ) {
      self.name = name
      self.code = code
      self.key = key
      self.change = change
    }
  }

  static let linear = "encoder/layer_0/ffn/linear_0"
  static let faults: [Fault] = [
    Fault("version 7", .unsupported, "version") { $0.version = 7 },
    Fault("version 1", .unsupported, "version") { $0.version = 1 },
    Fault("another network", .unsupported, "network") { $0.network = "WhisperSpec" },
    Fault("a later revision", .unsupported, "revision") { $0.revision = 8 },
    Fault("more variables than there are", .damaged, nil) { $0.statedVariables = 4000 },
    Fault("a huge number of variables", .damaged, "variables") { $0.statedVariables = .max },
    Fault("a huge number of aliases", .damaged, "aliases") { $0.statedAliases = .max },
    Fault("fewer aliases than there are", .damaged, nil) {
      $0.aliases.append(("a", linear + "/bias")); $0.statedAliases = 0
    },
    Fault("an alias of nothing", .damaged, "decoder/other") { $0.aliases = [("decoder/other", "none")] },
    Fault("an alias of itself", .damaged, "a") { $0.aliases = [("a", "a")] },
    Fault("an alias in a variable's place", .damaged, linear + "/bias") {
      $0.aliases = [(linear + "/bias", linear + "/weight")]
    },
    Fault("a variable twice", .damaged, linear + "/bias") { builder in
      builder.variables += builder.variables.filter { $0.name == linear + "/bias" }
    },
    Fault("a variable too few", .damaged, linear + "/weight") { builder in
      builder.variables.removeAll { $0.name == linear + "/weight" }
      builder.add(linear + "/weight", 0)
    },
    Fault("a variable nobody knows", .unsupported, "decoder/layer_0/self_attention/rotary_dim") {
      $0.add("decoder/layer_0/self_attention/rotary_dim", 0)
    },
    Fault("linear biases for positions", .unsupported, "decoder/alibi") {
      $0.change("decoder/alibi") { $0.data = [1] }
    },
    Fault("other activations on one side", .unsupported, "activation") {
      $0.change("encoder/activation") { $0.data = [2] }
    },
    Fault("an activation that is not known", .unsupported, "encoder/activation") { builder in
      for side in ["encoder", "decoder"] { builder.change("\(side)/activation") { $0.data = [1] } }
    },
    Fault("heads that do not divide the width", .unsupported, "num_heads") { builder in
      for side in ["encoder", "decoder"] { builder.change("\(side)/num_heads") { $0.data = [5, 0] } }
    },
    Fault("no heads", .unsupported, "encoder/num_heads") {
      $0.change("encoder/num_heads") { $0.data = [0, 0] }
    },
    Fault("norm before on one side", .unsupported, "pre_norm") {
      $0.change("encoder/pre_norm") { $0.data = [0] }
    },
    Fault("an embedding scale that is no number", .damaged, "encoder/scale_embeddings") {
      $0.change("encoder/scale_embeddings") {
        $0.type = 0; $0.data = rawBytes([Float.nan])
      }
    },
    Fault("dimensions whose product is no size", .damaged, linear + "/weight") {
      $0.change(linear + "/weight") { $0.dimensions = [.max, .max, .max] }
    },
    Fault("a dimension of 0", .damaged, linear + "/weight") {
      $0.change(linear + "/weight") { $0.dimensions = [0, 32] }
    },
    Fault("too many dimensions", .damaged, linear + "/weight") {
      $0.change(linear + "/weight") { $0.dimensions = Array(repeating: 1, count: 255) }
    },
    Fault("rows and columns exchanged", .damaged, linear + "/weight") {
      $0.change(linear + "/weight") { $0.dimensions.reverse() }
    },
    Fault("a size that is not the shape's", .damaged, linear + "/weight") {
      $0.change(linear + "/weight") { $0.statedSize = 1 }
    },
    Fault("a type that is not known", .unsupported, linear + "/weight") {
      $0.change(linear + "/weight") { $0.type = 9 }
    },
    Fault("int8 without scales", .damaged, linear + "/weight_scale") { builder in
      builder.variables.removeAll { $0.name == linear + "/weight_scale" }
    },
    Fault("too few scales", .damaged, linear + "/weight_scale") {
      $0.change(linear + "/weight_scale") {
        $0.dimensions = [3]; $0.data.removeLast($0.data.count - 12)
      }
    },
    Fault("the value -128", .damaged, "encoder_l1_ffn_W1") {
      $0.change(linear + "/weight") { $0.data[7] = 0x80 }
    },
    Fault("a position table of too few rows", .unsupported, "encoder_Wpos") {
      for side in ["encoder", "decoder"] {
        $0.change("\(side)/position_encodings/encodings") {
          $0.dimensions[0] = 8; $0.data.removeLast($0.data.count - 8 * 32 * 4)
        }
      }
    },
    Fault("scales that are infinite", .damaged, "encoder_l1_ffn_W1") {
      set(&$0, linear + "/weight_scale", .infinity)
    },
    Fault("scales that are no numbers", .damaged, "encoder_l1_ffn_W1") {
      set(&$0, linear + "/weight_scale", .nan)
    },
    Fault("scales of 0", .damaged, "encoder_l1_ffn_W1") { set(&$0, linear + "/weight_scale", 0) },
    Fault("scales below 0", .damaged, "encoder_l1_ffn_W1") { set(&$0, linear + "/weight_scale", -3) },
    Fault("a bias that is no number", .damaged, "encoder_l1_ffn_b1") { set(&$0, linear + "/bias", .nan) },
    Fault("a norm without its bias", .damaged, "encoder/layer_norm/beta") { builder in
      builder.variables.removeAll { $0.name == "encoder/layer_norm/beta" }
    },
    Fault("a norm on one side", .unsupported, "layer_norm") { builder in
      builder.variables.removeAll { $0.name.hasPrefix("encoder/layer_norm/") }
    },
  ]

  private static func set(_ builder: inout CTranslateBuilder, _ name: String, _ value: Float) {
    builder.change(name) { $0.data.replaceSubrange(4..<8, with: rawBytes([value])) }
  }

  @Test("refuses a file with one fault by what is wrong", arguments: faults)
  func fault(_ fault: Fault) throws {
    let model = try CTranslateModel(Self.small)
    var builder = try CTranslateBuilder("\(Self.small)/model.bin")
    fault.change(&builder)
    let folder = try TemporaryFolder()
    let files = model.files(weights: try folder.write(builder.bytes(), to: "model.bin"))
    let error = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(error?.code == fault.code, "\(String(describing: error))")
    if let key = fault.key { #expect(error?.key == key, "\(String(describing: error))") }
  }

  @Test(
    "refuses int16 weights with a scale that is none",
    arguments: [0, -1, .nan, .infinity, Float.leastNonzeroMagnitude])
  func int16Scale(scale: Float) throws {
    let path = "ctranslate/opennmt-int16"
    var builder = try CTranslateBuilder("\(path)/model.bin")
    let name = "encoder/layer_0/ffn/linear_0/weight_scale"
    builder.change(name) { $0.data = rawBytes([scale]) }
    let folder = try TemporaryFolder()
    let files = try CTranslateModel(path).files(weights: folder.write(builder.bytes(), to: "model.bin"))
    let error = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(error?.code == .damaged && error?.key == name, "\(String(describing: error))")
  }

  @Test("refuses more dimensions than a matrix has before it reads them, and settings that are too long")
  func limits() throws {
    let model = try CTranslateModel(Self.small)
    var builder = try CTranslateBuilder("\(Self.small)/model.bin")
    builder.change(Self.linear + "/weight") { $0.dimensions = Array(repeating: 1, count: 255) }
    let folder = try TemporaryFolder()
    var files = model.files(weights: try folder.write(builder.bytes(), to: "model.bin"))
    let many = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(many?.found == "255" && many?.expected?.hasSuffix(" dimensions") == true)
    let spaces = [UInt8](repeating: 0x20, count: 1 << 20)
    files = model.files(
      configuration: try folder.write(
        try Fixtures.bytes("\(Self.small)/config.json") + spaces, to: "config.json"))
    let long = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(long?.file == "config.json" && long?.expected == "at most 1048576 bytes")
  }

  @Test("refuses a file cut at the beginning or the end of any field")
  func cut() throws {
    let model = try CTranslateModel("ctranslate/framed-int8")
    let bytes = try CTranslateBuilder("ctranslate/framed-int8/model.bin").bytes()
    let folder = try TemporaryFolder()
    let cuts = Array(0..<64) + stride(from: 64, to: bytes.count, by: 997) + [bytes.count - 1]
    for cut in cuts {
      let files = model.files(weights: try folder.write(Array(bytes.prefix(cut)), to: "model.bin"))
      #expect(throws: ModelError.self, "cut at \(cut)") { try WeightFile(files) }
    }
  }

  @Test("withstands random bytes anywhere")
  func randomBytes() throws {
    let model = try CTranslateModel("ctranslate/framed-int8")
    let bytes = try CTranslateBuilder("ctranslate/framed-int8/model.bin").bytes()
    let folder = try TemporaryFolder()
    for seed in UInt64(0)..<150 {
      var random = SplitMix64(seed: seed)
      var damaged = bytes
      for _ in 0..<4 {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let files = model.files(weights: try folder.write(damaged, to: "model.bin"))
      do {
        _ = try TranslationModel(files)
      } catch {
        #expect(error.file == "model.bin", "seed \(seed): \(error)")
      }
    }
  }

  @Test(
    "refuses settings that say nothing of use",
    arguments: [
      ("no settings", "", "config.json"), ("no object", "[]", "config.json"),
      ("cut off", "{\"add", "config.json"),
      ("a start for the caller to choose", #"{"decoder_start_token": null}"#, "model.bin"),
      ("a start that is no piece", #"{"decoder_start_token": "<none>"}"#, "model.bin"),
      ("a truth value that is a word", #"{"add_source_eos": "yes"}"#, "config.json"),
      ("an epsilon of size", #"{"decoder_start_token": "<s>", "layer_norm_epsilon": 7}"#, "config.json"),
      ("weights of another program", #"{"quantization_type": 1}"#, "config.json"),
      ("a deep nest", String(repeating: "[", count: 200_000), "config.json"),
      ("a deep nest of objects", String(repeating: #"{"a":"#, count: 100_000), "config.json"),
    ])
  func settings(_ name: String, _ text: String, _ file: String) throws {
    let model = try CTranslateModel(Self.small)
    let folder = try TemporaryFolder()
    let settings = try folder.write(Array(text.utf8), to: "config.json")
    let error = #expect(throws: ModelError.self) {
      try TranslationModel(model.files(configuration: settings))
    }
    #expect(error?.file == file, "\(name): \(String(describing: error))")
  }

  @Test("refuses a newer file without settings")
  func noSettings() throws {
    var files = try CTranslateModel(Self.small).files()
    files.configuration = nil
    let error = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(error?.code == .notFound && error?.file == "config.json")
  }
}

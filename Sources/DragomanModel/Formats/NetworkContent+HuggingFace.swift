/// MarianMT of Hugging Face's transformers: the same network as Marian's under other names, its weights `[out][in]`.
///
/// The last row of its table is that of `<pad>`, which a decoder starts from and which is never put out.
extension NetworkContent {
  /// Reads `model.safetensors` with the settings of `files`.
  ///
  /// - Throws: `notFound` without settings, `damaged`, `unsupported`.
  init(
    huggingFace bytes: UnsafeRawBufferPointer, _ files: ModelFiles, _ diagnosis: Diagnosis
  ) throws(ModelError) {
    guard let url = files.configuration else {
      throw ModelError(.notFound, file: "config.json", expected: "the model's configuration", found: "none")
    }
    let settings = try JSONSettings(url)
    var generation = settings
    if let url = files.generation { generation = try JSONSettings(url) }
    var found: [String: StoredItem] = [:]
    for item in try SafetensorsReader(diagnosis: diagnosis).items(bytes) { found[item.name] = item }
    let names = HuggingFaceNames(tensors: found)
    let configuration = try MarianConfiguration(
      huggingFace: settings, generation: generation, files: files, names: names)
    self.init(configuration: configuration, items: names.items(of: configuration))
  }
}

/// Which of Hugging Face's tensors is which of Marian's.
struct HuggingFaceNames {
  let tensors: [String: StoredItem]

  static let outputTable = "lm_head.weight"
  /// Of names that mean one tied table a file has one or more.
  private static let source = ["model.encoder.embed_tokens.weight"]
  private static let target = ["model.decoder.embed_tokens.weight"]
  private static let shared = ["model.shared.weight"]

  /// Whether the file has position tables of its own.
  var hasPositions: Bool { tensors["model.encoder.embed_positions.weight"] != nil }
  var hasOutputBias: Bool { tensors["final_logits_bias"] != nil }

  /// The tensors that a network of `configuration` has, under Marian's names. What is missing is found when the
  /// network is built, what is too much is left.
  func items(of configuration: MarianConfiguration) -> [StoredItem] {
    var items: [StoredItem] = []
    func add(_ name: String, _ candidates: [String], isTransposed: Bool = false) {
      guard let item = candidates.lazy.compactMap({ tensors[$0] }).first else { return }
      items.append(isTransposed ? item.named(name).transposed() : item.named(name))
    }
    switch configuration.tiedEmbeddings {
    case .all: add("Wemb", Self.shared + Self.source + Self.target + [Self.outputTable])
    case .sourceAndTarget: add("Wemb", Self.shared + Self.source + Self.target)
    case .targetAndOutput:
      add("encoder_Wemb", Self.source)
      add("decoder_Wemb", Self.target + [Self.outputTable])
    case .none:
      add("encoder_Wemb", Self.source)
      add("decoder_Wemb", Self.target)
    }
    if [.sourceAndTarget, .none].contains(configuration.tiedEmbeddings) {
      add("decoder_ff_logit_out_Wt", [Self.outputTable])
    }
    add("decoder_ff_logit_out_b", ["final_logits_bias"])
    if configuration.positions == .tables {
      for side in ["encoder", "decoder"] { add("\(side)_Wpos", ["model.\(side).embed_positions.weight"]) }
    }
    for parameter in parameters(of: configuration) {
      add(parameter.mine, [parameter.theirs], isTransposed: parameter.isTransposed)
    }
    return items
  }

  /// A tensor of a layer.
  private struct Parameter {
    let mine: String
    let theirs: String
    var isTransposed = false
  }

  /// Every tensor of the layers.
  private func parameters(of configuration: MarianConfiguration) -> [Parameter] {
    var parameters: [Parameter] = []
    for layer in 0..<configuration.encoderDepth {
      let (mine, theirs) = ("encoder_l\(layer + 1)", "model.encoder.layers.\(layer)")
      parameters += attention("\(mine)_self", "\(theirs).self_attn") + feedForward("\(mine)_ffn", theirs)
    }
    for layer in 0..<configuration.decoderDepth {
      let (mine, theirs) = ("decoder_l\(layer + 1)", "model.decoder.layers.\(layer)")
      parameters += attention("\(mine)_self", "\(theirs).self_attn")
      parameters += attention("\(mine)_context", "\(theirs).encoder_attn")
      parameters += feedForward("\(mine)_ffn", theirs)
    }
    return parameters
  }

  private func attention(_ mine: String, _ theirs: String) -> [Parameter] {
    let projections = [("q", "q_proj"), ("k", "k_proj"), ("v", "v_proj"), ("o", "out_proj")]
    return projections.flatMap { affine(mine, $0, "\(theirs).\($1)") }
      + norm("\(mine)_Wo", "\(theirs)_layer_norm")
  }

  private func feedForward(_ mine: String, _ theirs: String) -> [Parameter] {
    affine(mine, "1", "\(theirs).fc1") + affine(mine, "2", "\(theirs).fc2")
      + norm("\(mine)_ffn", "\(theirs).final_layer_norm")
  }

  private func affine(_ prefix: String, _ suffix: String, _ theirs: String) -> [Parameter] {
    [
      Parameter(mine: "\(prefix)_W\(suffix)", theirs: "\(theirs).weight", isTransposed: true),
      Parameter(mine: "\(prefix)_b\(suffix)", theirs: "\(theirs).bias"),
    ]
  }

  private func norm(_ prefix: String, _ theirs: String) -> [Parameter] {
    [
      Parameter(mine: "\(prefix)_ln_scale", theirs: "\(theirs).weight"),
      Parameter(mine: "\(prefix)_ln_bias", theirs: "\(theirs).bias"),
    ]
  }
}

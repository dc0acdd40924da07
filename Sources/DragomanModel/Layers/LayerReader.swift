internal import DragomanTensors

/// Builds layers from the tensors that Marian's names give them.
struct LayerReader {
  let weights: WeightReader
  let configuration: MarianConfiguration
  /// Takes the packed weights of all layers.
  let memory: WeightMemory

  var width: Int { configuration.width }

  /// y = x W + b from `<prefix>_W<suffix>` and `<prefix>_b<suffix>`.
  func layer(
    _ prefix: String, _ suffix: String, inputs: Int, outputs: Int, hasBias: Bool = true
  ) throws(ModelError) -> Affine.Layer {
    Affine.Layer(
      try weights.affineWeights("\(prefix)_W\(suffix)", inputs: inputs, outputs: outputs),
      bias: hasBias ? try weights.vector("\(prefix)_b\(suffix)", count: outputs) : nil, outputs: outputs,
      name: "\(prefix)_W\(suffix)")
  }

  /// The projections `suffixes` of one attention, side by side.
  func projections(_ prefix: String, _ suffixes: [String]) throws(ModelError) -> Affine {
    var layers: [Affine.Layer] = []
    for suffix in suffixes { layers.append(try layer(prefix, suffix, inputs: width, outputs: width)) }
    return Affine(layers, inputs: width, in: memory)
  }

  /// The self-attention `prefix`, with relative positions where the model has them.
  func selfAttention(_ prefix: String) throws(ModelError) -> Attention {
    Attention(
      width: width, heads: configuration.heads,
      relativePositions: configuration.positions == .relative
        ? try weights.relativePositions(prefix, width: width / configuration.heads) : nil)
  }

  /// The projection after attention, unless the model has none.
  func outputProjection(_ prefix: String) throws(ModelError) -> Affine? {
    configuration.hasOutputProjection ? try projections(prefix, ["o"]) : nil
  }

  /// `<prefix>_ln_scale<suffix>` and `<prefix>_ln_bias<suffix>`.
  func norm(_ prefix: String, suffix: String = "") throws(ModelError) -> LayerNorm {
    LayerNorm(
      gain: try weights.vector("\(prefix)_ln_scale\(suffix)", count: width),
      bias: try weights.vector("\(prefix)_ln_bias\(suffix)", count: width), width: width,
      epsilon: configuration.normEpsilon)
  }

  /// What goes on before and after a sublayer. `pre` and `post` are the prefixes of its norms.
  func sublayer(pre: String, post: String) throws(ModelError) -> Sublayer {
    let before = configuration.preprocess
    let after = configuration.postprocess
    try requireOrder(before, among: [[], [.normalize]], key: "transformer-preprocess")
    try requireOrder(
      after, among: [[], [.add], [.normalize], [.add, .normalize]], key: "transformer-postprocess")
    return Sublayer(
      preNorm: before.contains(.normalize) ? try norm(pre, suffix: "_pre") : nil,
      addsSkip: after.contains(.add),
      postNorm: after.contains(.normalize) ? try norm(post) : nil)
  }

  /// `<prefix>_W1`, `_W2` and their biases.
  func feedForward(_ prefix: String, innerWidth: Int) throws(ModelError) -> FeedForward {
    let activation = Activation(configuration.activation)
    return FeedForward(
      first: Affine([try layer(prefix, "1", inputs: width, outputs: innerWidth)], inputs: width, in: memory),
      second: Affine(
        [try layer(prefix, "2", inputs: innerWidth, outputs: width)], inputs: innerWidth,
        isBehindReLU: activation == .relu, in: memory),
      activation: activation)
  }

  /// The norm over embeddings, where the model has one.
  func embeddingNorm(_ side: String) throws(ModelError) -> LayerNorm? {
    let operations = configuration.postprocessEmbedding
    try requireOrder(operations, among: [[], [.normalize]], key: "transformer-postprocess-emb")
    return operations.isEmpty ? nil : try norm("\(side)_emb", suffix: "_pre")
  }

  /// The norm over the last layer's output, where the model has one.
  func topNorm(_ side: String) throws(ModelError) -> LayerNorm? {
    let operations = configuration.postprocessTop
    try requireOrder(operations, among: [[], [.normalize]], key: "transformer-postprocess-top")
    return operations.isEmpty ? nil : try norm("\(side)_top")
  }

  /// Refuses operations round a sublayer in an order that no model in the field has.
  private func requireOrder(
    _ operations: [MarianConfiguration.SublayerOperation],
    among known: [[MarianConfiguration.SublayerOperation]],
    key: String
  ) throws(ModelError) {
    guard !known.contains(operations) else { return }
    func letters(_ operations: [MarianConfiguration.SublayerOperation]) -> String {
      operations.isEmpty ? "nothing" : operations.map { $0 == .add ? "a" : "n" }.joined()
    }
    throw ModelError(
      .unsupported, file: weights.file.name, key: key, expected: known.map(letters).joined(separator: ", "),
      found: letters(operations))
  }
}

extension Activation {
  init(_ activation: MarianConfiguration.FeedForwardActivation) {
    self =
      switch activation {
      case .relu: .relu
      case .swish: .swish
      case .geluExact: .geluExact
      case .geluSigmoid: .geluSigmoid
      }
  }
}

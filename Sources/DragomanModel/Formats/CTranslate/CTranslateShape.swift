/// The sizes and kinds of a CTranslate2 Transformer, each within what runs here.
struct CTranslateShape {
  let width: Int
  let heads: Int
  let encoderDepth: Int
  let decoderDepth: Int
  let encoderInnerWidth: Int
  let decoderInnerWidth: Int
  let sourceVocabularySize: Int
  let targetVocabularySize: Int
  let isPreNorm: Bool
  let activation: MarianConfiguration.FeedForwardActivation
  let embeddingMultiplier: Float
  /// Whether the decoder starts from the zero vector, as Marian's do.
  let startsFromZero: Bool
  let tiedEmbeddings: MarianConfiguration.TiedEmbeddings
  /// Tables, or distances in every self-attention.
  let positions: MarianConfiguration.Positions
  /// Counted from 1.
  let alignmentLayer: Int
  /// The name of the source table: the encoder numbers its tables, since it could have one for each feature.
  let sourceTable: String

  static let targetTable = "decoder/embeddings/weight"
  static let outputTable = "decoder/projection/weight"

  /// Reads and checks them.
  init(_ variables: CTranslateVariables) throws(ModelError) {
    let heads = try Self.headsByName(variables)
    sourceTable =
      ["encoder/embeddings/weight", "encoder/embeddings_0/weight"]
      .first { variables.variable($0) != nil } ?? "encoder/embeddings_0/weight"
    let source = try Self.table(sourceTable, variables)
    let target = try Self.table(Self.targetTable, variables)
    width = try Self.width(source.columns, sourceTable, variables)
    sourceVocabularySize = source.rows
    targetVocabularySize = target.rows
    encoderDepth = try Self.depth("encoder", variables)
    decoderDepth = try Self.depth("decoder", variables)
    encoderInnerWidth = try Self.innerWidth("encoder", variables)
    decoderInnerWidth = try Self.innerWidth("decoder", variables)
    tiedEmbeddings = Self.tiedEmbeddings(source: sourceTable, variables)

    positions =
      variables.variable("encoder/layer_0/self_attention/relative_position_keys") == nil ? .tables : .relative

    let sides = CTranslateSides(variables)
    self.heads = try sides.one("num_heads") { name throws(ModelError) in
      try variables.integer(name, in: 1...MarianConfiguration.widest, default: heads)
    }
    guard width % self.heads == 0, width / self.heads % MarianConfiguration.lanes == 0 else {
      throw variables.diagnosis.unsupported(
        "num_heads", expected: "heads whose width is a multiple of \(MarianConfiguration.lanes)",
        found: "\(self.heads) for a width of \(width)")
    }
    isPreNorm = try sides.one("pre_norm") { name throws(ModelError) in try variables.flag(name, default: true)
    }
    activation = try sides.one("activation") { name throws(ModelError) in try Self.activation(name, variables)
    }
    embeddingMultiplier = try sides.one("scale_embeddings") { [width] name throws(ModelError) in
      try Self.multiplier(name, variables) ?? Float(width).squareRoot()
    }
    startsFromZero = try variables.flag("decoder/start_from_zero_embedding")
    alignmentLayer = try Self.alignmentLayer(variables, depth: decoderDepth)
    try Self.refuseOtherKinds(variables)
  }

  // MARK: - Sizes

  /// The number of heads of the networks that say no more than their name.
  private static func headsByName(_ variables: CTranslateVariables) throws(ModelError) -> Int {
    let file = variables.file
    let heads = ["TransformerSpec": 8, "TransformerBase": 8, "TransformerBig": 16]
    guard let usual = heads[file.network] else {
      throw variables.diagnosis.unsupported("network", expected: "TransformerSpec", found: file.network)
    }
    guard (2...7).contains(file.revision) else {
      throw variables.diagnosis.unsupported("revision", expected: "2 to 7", found: "\(file.revision)")
    }
    return usual
  }

  private static func table(
    _ name: String, _ variables: CTranslateVariables
  ) throws(ModelError) -> (rows: Int, columns: Int) {
    guard let shape = try variables.shape(name) else {
      throw variables.diagnosis.damaged(name, expected: "a variable of this name", found: "none")
    }
    guard shape.rows <= MarianConfiguration.largestVocabulary else {
      throw variables.diagnosis.unsupported(
        name, expected: "at most \(MarianConfiguration.largestVocabulary) pieces", found: "\(shape.rows)")
    }
    return shape
  }

  private static func width(
    _ width: Int, _ name: String, _ variables: CTranslateVariables
  ) throws(ModelError) -> Int {
    guard width % MarianConfiguration.lanes == 0, width <= MarianConfiguration.widest else {
      throw variables.diagnosis.unsupported(
        name,
        expected: "a multiple of \(MarianConfiguration.lanes) up to \(MarianConfiguration.widest)",
        found: "a width of \(width)")
    }
    return width
  }

  private static func innerWidth(
    _ side: String, _ variables: CTranslateVariables
  ) throws(ModelError) -> Int {
    let name = "\(side)/layer_0/ffn/linear_0/weight"
    guard let shape = try variables.shape(name) else {
      throw variables.diagnosis.damaged(name, expected: "a variable of this name", found: "none")
    }
    return try width(shape.rows, name, variables)
  }

  private static func depth(_ side: String, _ variables: CTranslateVariables) throws(ModelError) -> Int {
    var depth = 0
    while variables.variable("\(side)/layer_\(depth)/ffn/linear_0/weight") != nil { depth += 1 }
    guard (1...MarianConfiguration.deepest).contains(depth) else {
      throw variables.diagnosis.unsupported(
        "\(side)/layer", expected: "1 to \(MarianConfiguration.deepest) layers", found: "\(depth)")
    }
    return depth
  }

  private static func tiedEmbeddings(
    source: String, _ variables: CTranslateVariables
  ) -> MarianConfiguration.TiedEmbeddings {
    let target = variables.variable(targetTable)
    let sharesTables = variables.variable(source) == target
    let sharesOutput = variables.variable(outputTable) == target
    switch (sharesTables, sharesOutput) {
    case (true, true): return .all
    case (true, false): return .sourceAndTarget
    case (false, true): return .targetAndOutput
    case (false, false): return .none
    }
  }

  // MARK: - Kinds

  private static func activation(
    _ name: String, _ variables: CTranslateVariables
  ) throws(ModelError) -> MarianConfiguration.FeedForwardActivation {
    switch try variables.integer(name, in: 0...127, default: 0) {
    case 0: return .relu
    case 2: return .swish
    case 3: return .geluExact
    case 4: return .geluSigmoid
    case let other:
      let names = [1: "GELU by tanh", 5: "tanh", 6: "sigmoid"]
      throw variables.diagnosis.unsupported(
        name, expected: "ReLU, swish, GELU or GELU by sigmoid", found: names[other] ?? "number \(other)")
    }
  }

  /// What embeddings are multiplied with; nil for √D. An int8 says whether by √D or not at all.
  private static func multiplier(
    _ name: String, _ variables: CTranslateVariables
  ) throws(ModelError) -> Float? {
    let isFlag = variables.isInt8(name)
    guard let value = try variables.number(name) else { return nil }
    if isFlag { return value == 0 ? 1 : nil }
    guard value.isFinite, value != 0 else {
      throw variables.diagnosis.damaged(name, expected: "a finite number", found: "\(value)")
    }
    return value
  }

  private static func alignmentLayer(
    _ variables: CTranslateVariables, depth: Int
  ) throws(ModelError) -> Int {
    let name = CTranslateSides(variables).name("alignment_layer", on: "decoder")
    let layer = try variables.integer(name, in: -depth...(depth - 1), default: -1)
    return (layer < 0 ? depth + layer : layer) + 1
  }

  /// Refuses what is said to be another kind of Transformer; what is not refused here is found unused in the end.
  private static func refuseOtherKinds(_ variables: CTranslateVariables) throws(ModelError) {
    for side in ["encoder", "decoder"] {
      for kind in ["alibi", "multi_query_attention", "sliding_window"] {
        guard try !variables.flag("\(side)/\(kind)") else {
          throw variables.diagnosis.unsupported("\(side)/\(kind)", expected: "0", found: "another number")
        }
      }
      variables.ignore(
        ["alibi_use_positive_positions", "scale_alibi", "embeddings_merge", "alignment_heads"].map {
          CTranslateSides(variables).name($0, on: side)
        })
      variables.ignore([
        "\(side)/embeddings/multiply_by_sqrt_depth", "\(side)/embeddings_0/multiply_by_sqrt_depth",
      ])
      for position in ["relative_attention_bias", "relative_asymmetric_position_keys"] {
        let name = "\(side)/layer_0/self_attention/\(position)"
        guard variables.variable(name) == nil else {
          throw variables.diagnosis.unsupported(
            name, expected: "absolute positions, or keys and values of relative ones", found: "another kind")
        }
      }
    }
  }
}

/// Attributes that encoder and decoder have each, and that must be the same in both: in files of older revisions they
/// stand once, before both.
struct CTranslateSides {
  let variables: CTranslateVariables

  init(_ variables: CTranslateVariables) { self.variables = variables }

  /// The name under which `attribute` is found for `side`.
  func name(_ attribute: String, on side: String) -> String {
    let own = "\(side)/\(attribute)"
    return variables.variable(own) == nil && variables.variable(attribute) != nil ? attribute : own
  }

  /// What `read` finds under both names.
  func one<Value: Equatable>(
    _ attribute: String, _ read: (String) throws(ModelError) -> Value
  ) throws(ModelError) -> Value {
    let encoder = try read(name(attribute, on: "encoder"))
    let decoder = try read(name(attribute, on: "decoder"))
    guard encoder == decoder else {
      throw variables.diagnosis.unsupported(
        attribute, expected: "the same in encoder and decoder", found: "\(encoder) and \(decoder)")
    }
    return encoder
  }
}

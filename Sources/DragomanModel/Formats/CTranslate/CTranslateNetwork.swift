/// Reads the Transformer in a CTranslate2 `model.bin` as the same network in Marian's terms.
///
/// CTranslate2 lays projections over one another (queries, keys and values in `linear_0`), counts layers from 0, and has
/// one norm a sublayer, which stands before it or after it as `pre_norm` says.
struct CTranslateNetwork {
  let variables: CTranslateVariables
  private(set) var items: [StoredItem] = []
  private let width: Int
  private let isPreNorm: Bool
  private let positions: MarianConfiguration.Positions

  /// For a network of this shape.
  init(_ variables: CTranslateVariables, _ shape: CTranslateShape) {
    self.variables = variables
    width = shape.width
    isPreNorm = shape.isPreNorm
    positions = shape.positions
  }

  private mutating func add(_ item: StoredItem?) throws(ModelError) {
    guard let item else { throw variables.diagnosis.unsupported(nil, expected: "smaller matrices") }
    items.append(item)
  }

  // MARK: - Layers

  /// Layer `index` of the encoder or the decoder.
  mutating func addLayer(_ side: String, _ index: Int, innerWidth: Int) throws(ModelError) {
    let layer = "\(side)/layer_\(index)"
    let prefix = "\(side)_l\(index + 1)"
    try addAttention("\(layer)/self_attention", "\(prefix)_self", [["q", "k", "v"], ["o"]])
    if positions == .relative {
      for (table, marian) in [("keys", "Rk"), ("values", "Rv")] {
        let name = "\(layer)/self_attention/relative_position_\(table)"
        guard let shape = try variables.shape(name) else { continue }
        try add(
          try variables.matrix(name, rows: shape.rows, columns: shape.columns).table(
            "\(prefix)_self_\(marian)"))
      }
    }
    if side == "decoder" {
      try addAttention("\(layer)/attention", "\(prefix)_context", [["q"], ["k", "v"], ["o"]])
    }
    try addLinear("\(layer)/ffn/linear_0", "\(prefix)_ffn", ["1"], inputs: width, outputs: innerWidth)
    try addLinear("\(layer)/ffn/linear_1", "\(prefix)_ffn", ["2"], inputs: innerWidth, outputs: width)
    try addNorm("\(layer)/ffn/layer_norm", "\(prefix)_ffn_ffn", suffix: isPreNorm ? "_pre" : "")
  }

  private mutating func addAttention(
    _ name: String, _ prefix: String, _ linears: [[String]]
  ) throws(ModelError) {
    for (index, suffixes) in linears.enumerated() {
      try addLinear("\(name)/linear_\(index)", prefix, suffixes, inputs: width, outputs: width)
    }
    try addNorm("\(name)/layer_norm", "\(prefix)_Wo", suffix: isPreNorm ? "_pre" : "")
  }

  /// Projections of `outputs` columns each, stacked in one variable, as `<prefix>_W<suffix>` and `<prefix>_b<suffix>`.
  private mutating func addLinear(
    _ name: String, _ prefix: String, _ suffixes: [String], inputs: Int, outputs: Int
  ) throws(ModelError) {
    let all = suffixes.count * outputs
    let weights = try variables.matrix("\(name)/weight", rows: all, columns: inputs)
    let bias = try variables.bias("\(name)/bias", count: all)
    for (index, suffix) in suffixes.enumerated() {
      let range = index * outputs..<(index + 1) * outputs
      try add(weights.weights("\(prefix)_W\(suffix)", range))
      try add(bias.vector("\(prefix)_b\(suffix)", range))
    }
  }

  /// A norm that is not a sublayer's, if there is one.
  mutating func addNorm(ifPresent name: String, _ prefix: String, suffix: String) throws(ModelError) -> Bool {
    guard variables.variable("\(name)/gamma") != nil else { return false }
    try addNorm(name, prefix, suffix: suffix)
    return true
  }

  private mutating func addNorm(_ name: String, _ prefix: String, suffix: String) throws(ModelError) {
    let gain = try variables.vector("\(name)/gamma", count: width)
    let bias = try variables.vector("\(name)/beta", count: width)
    try add(gain.vector("\(prefix)_ln_scale\(suffix)", 0..<width))
    try add(bias.vector("\(prefix)_ln_bias\(suffix)", 0..<width))
  }

  // MARK: - Tables

  /// The table `name` `[rows][width]` as `marian`.
  mutating func addTable(_ name: String, as marian: String, rows: Int) throws(ModelError) {
    try add(try variables.matrix(name, rows: rows, columns: width).table(marian))
  }

  /// The bias of the output layer, if there is one.
  mutating func addOutputBias(_ name: String, count: Int) throws(ModelError) -> Bool {
    guard variables.variable(name) != nil else { return false }
    try add(try variables.vector(name, count: count).vector("decoder_ff_logit_out_b", 0..<count))
    return true
  }
}

extension CTranslateNetwork {
  /// Which norms there are besides those of sublayers; encoder and decoder have the same.
  struct Norms {
    let followEmbeddings: Bool
    let followLayers: Bool
  }

  /// The embedding and position tables, and the output layer's where it is its own.
  mutating func addTables(_ shape: CTranslateShape) throws(ModelError) {
    let isOneTable = [.all, .sourceAndTarget].contains(shape.tiedEmbeddings)
    if !isOneTable {
      try addTable(shape.sourceTable, as: "encoder_Wemb", rows: shape.sourceVocabularySize)
    }
    try addTable(
      CTranslateShape.targetTable, as: isOneTable ? "Wemb" : "decoder_Wemb", rows: shape.targetVocabularySize)
    if ![.all, .targetAndOutput].contains(shape.tiedEmbeddings) {
      try addTable(
        CTranslateShape.outputTable, as: "decoder_ff_logit_out_Wt", rows: shape.targetVocabularySize)
    }
    if positions == .tables {
      for side in ["encoder", "decoder"] { try addPositions(side) }
    }
  }

  private mutating func addPositions(_ side: String) throws(ModelError) {
    let name = "\(side)/position_encodings/encodings"
    guard let shape = try variables.shape(name) else {
      throw variables.diagnosis.unsupported(name, expected: "a table of positions", found: "none")
    }
    try addTable(name, as: "\(side)_Wpos", rows: shape.rows)
  }

  /// The norms over the embeddings and over the last layers' outputs.
  mutating func addNorms() throws(ModelError) -> Norms {
    var found: [[Bool]] = []
    for (name, prefix, suffix) in [("layernorm_embedding", "emb", "_pre"), ("layer_norm", "top", "")] {
      var sides: [Bool] = []
      for side in ["encoder", "decoder"] {
        sides.append(try addNorm(ifPresent: "\(side)/\(name)", "\(side)_\(prefix)", suffix: suffix))
      }
      guard sides[0] == sides[1] else {
        throw variables.diagnosis.unsupported(
          name, expected: "one in encoder and decoder, or none", found: "one in one of them")
      }
      found.append(sides)
    }
    return Norms(followEmbeddings: found[0][0], followLayers: found[1][0])
  }
}

extension MarianConfiguration {
  /// Inner widths up to this keep the exact int32 sums of int8 products from overflowing.
  static let widest = 1 << 16
  static let deepest = 64
  static let largestVocabulary = 1 << 20
  /// What the kernels work in.
  static let lanes = 16

  /// Reads the configuration item of a model file: YAML text with zeros behind it.
  init(_ item: StoredItem, _ diagnosis: Diagnosis) throws(ModelError) {
    guard item.type == .int8 else {
      throw diagnosis.damaged(TensorName.configuration, expected: "text as int8", found: "\(item.type)")
    }
    let length = item.bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    try self.init(yaml: UnsafeRawBufferPointer(rebasing: item.bytes[..<length]), diagnosis)
  }

  /// Reads the YAML text of a configuration.
  init(yaml text: UnsafeRawBufferPointer, _ diagnosis: Diagnosis) throws(ModelError) {
    let keys = ConfigurationReader(
      mapping: try YAMLMapping(text, diagnosis: diagnosis), diagnosis: diagnosis)
    try Self.refuseOtherArchitectures(keys)
    trainerVersion = try keys.text("version", default: "")

    width = try Self.width("dim-emb", keys, default: 512)
    heads = try keys.number("transformer-heads", in: 1...Self.widest, default: 8)
    guard width % heads == 0, width / heads % Self.lanes == 0 else {
      throw diagnosis.unsupported(
        "transformer-heads", expected: "heads whose width is a multiple of \(Self.lanes)",
        found: "\(heads) for a width of \(width)")
    }
    feedForwardWidth = try Self.width("transformer-dim-ffn", keys, default: 2048)
    // 0 stands for "as in the encoder".
    let isDecoderWidthGiven = try keys.text("transformer-decoder-dim-ffn", default: "0") != "0"
    decoderFeedForwardWidth =
      isDecoderWidthGiven ? try Self.width("transformer-decoder-dim-ffn", keys) : feedForwardWidth
    encoderDepth = try keys.number("enc-depth", in: 1...Self.deepest, default: 1)
    decoderDepth = try keys.number("dec-depth", in: 1...Self.deepest, default: 1)
    tiedEmbeddings = try Self.tiedEmbeddings(keys)
    (sourceVocabularySize, targetVocabularySize) = try Self.vocabularies(keys, tiedEmbeddings)

    activation = try Self.activation(keys, trainerVersion)
    preprocess = try keys.operations("transformer-preprocess", default: "", canAdd: false)
    postprocess = try keys.operations("transformer-postprocess", default: "dan", canAdd: true)
    postprocessEmbedding = try keys.operations("transformer-postprocess-emb", default: "d", canAdd: false)
    postprocessTop = try keys.operations("transformer-postprocess-top", default: "", canAdd: true)
    decoder = try Self.decoder(keys)
    hasOutputProjection = try !keys.flag("transformer-no-projection")
    let projectsRecurrence = try keys.flag("transformer-rnn-projection")
    rnnProjection = decoder == .ssru && projectsRecurrence
    hasOutputBias = try !keys.flag("output-omit-bias")
    guidedAlignmentLayer = try Self.guidedAlignmentLayer(keys, decoderDepth)
    tiedLayers = try Self.tiedLayers(keys, decoderDepth)
    embeddingMultiplier = Float(width).squareRoot()
    positions = .marian
    normEpsilon = 1e-6
    start = -1
    suppressed = []
    forcesEndOfSentence = false
  }

  /// Refuses what would change the mathematics in a way that is not implemented.
  private static func refuseOtherArchitectures(_ keys: ConfigurationReader) throws(ModelError) {
    let type = try keys.text("type")
    guard type == "transformer" else {
      throw keys.diagnosis.unsupported("type", expected: "transformer", found: type)
    }
    let unset = [
      "right-left", "ulr", "transformer-pool", "transformer-disable-position-embeddings",
      "transformer-no-bias", "transformer-no-affine", "transformer-alibi-shift",
      "transformer-alibi-trainable",
    ]
    for key in unset { try keys.requireUnset(key) }
    try keys.require("lemma-dim-emb", "0")
    try keys.require("lemma-dependency", "")
    try keys.require("factors-dim-emb", "0")
    try keys.require("transformer-attention-mask", "default")
    try keys.require("transformer-ffn-depth", "2")
    if try keys.text("transformer-decoder-ffn-depth", default: "0") != "0" {
      try keys.require("transformer-decoder-ffn-depth", "2")
    }
    let inputs = try keys.words("input-types")
    guard inputs.allSatisfy({ $0 == "sequence" }) else {
      throw keys.diagnosis.unsupported(
        "input-types", expected: "sequence", found: inputs.joined(separator: " "))
    }
    let approximation = try keys.words("output-approx-knn")
    guard approximation.isEmpty else {
      throw keys.diagnosis.unsupported(
        "output-approx-knn", expected: "nothing", found: approximation.joined(separator: " "))
    }
  }

  private static func width(
    _ key: String, _ keys: ConfigurationReader, default absent: Int? = nil
  ) throws(ModelError) -> Int {
    let width = try keys.number(key, in: lanes...widest, default: absent)
    guard width % lanes == 0 else {
      throw keys.diagnosis.unsupported(key, expected: "a multiple of \(lanes)", found: "\(width)")
    }
    return width
  }

  private static func tiedEmbeddings(_ keys: ConfigurationReader) throws(ModelError) -> TiedEmbeddings {
    let all = try keys.flag("tied-embeddings-all")
    let source = try keys.flag("tied-embeddings-src")
    let output = try keys.flag("tied-embeddings")
    if all || (source && output) { return .all }
    if source { return .sourceAndTarget }
    return output ? .targetAndOutput : .none
  }

  private static func vocabularies(
    _ keys: ConfigurationReader, _ tied: TiedEmbeddings
  ) throws(ModelError) -> (source: Int, target: Int) {
    let sizes = try keys.numbers("dim-vocabs", in: 1...largestVocabulary)
    guard sizes.count == 2 else {
      throw keys.diagnosis.unsupported(
        "dim-vocabs", expected: "two sizes", found: sizes.map(String.init).joined(separator: " "))
    }
    let isOneTable = tied == .all || tied == .sourceAndTarget
    guard !isOneTable || sizes[0] == sizes[1] else {
      throw keys.diagnosis.damaged(
        "dim-vocabs", expected: "equal sizes for one embedding table", found: "\(sizes[0]) and \(sizes[1])")
    }
    return (sizes[0], sizes[1])
  }

  private static func activation(
    _ keys: ConfigurationReader, _ version: String
  ) throws(ModelError) -> FeedForwardActivation {
    let key = "transformer-ffn-activation"
    let name = try keys.text(key, default: "swish")
    switch name {
    case "relu": return .relu
    case "swish": return .swish
    case "gelu":
      guard let version = MarianVersion(version) else {
        throw keys.diagnosis.unsupported("version", expected: "a version such as v1.12.3", found: version)
      }
      return version >= .exactGELU ? .geluExact : .geluSigmoid
    default:
      throw keys.diagnosis.unsupported(key, expected: "relu, swish or gelu", found: name)
    }
  }

  private static func decoder(_ keys: ConfigurationReader) throws(ModelError) -> DecoderKind {
    let key = "transformer-decoder-autoreg"
    let name = try keys.text(key, default: "self-attention")
    switch name {
    case "self-attention": return .selfAttention
    case "rnn":
      let cell = try keys.text("dec-cell", default: "gru")
      guard cell == "ssru" else {
        throw keys.diagnosis.unsupported("dec-cell", expected: "ssru", found: cell)
      }
      // It would add a second normalisation inside the cell.
      try keys.requireUnset("layer-normalization")
      return .ssru
    default:
      throw keys.diagnosis.unsupported(key, expected: "self-attention or rnn", found: name)
    }
  }

  private static func guidedAlignmentLayer(
    _ keys: ConfigurationReader, _ depth: Int
  ) throws(ModelError) -> Int? {
    let key = "transformer-guided-alignment-layer"
    switch try keys.text(key, default: "last") {
    case "last": return depth
    case "none": return nil
    default: return try keys.number(key, in: 1...depth)
    }
  }

  private static func tiedLayers(_ keys: ConfigurationReader, _ depth: Int) throws(ModelError) -> [Int] {
    let key = "transformer-tied-layers"
    let layers = try keys.numbers(key, in: 1...depth)
    guard layers.isEmpty || layers.count == depth else {
      throw keys.diagnosis.unsupported(
        key, expected: "one number for each of \(depth) layers", found: "\(layers.count)")
    }
    return layers
  }
}

/// The first three numbers of a version line such as `v1.12.14 2d067af 2024-02-16`.
private struct MarianVersion: Comparable {
  /// From here on `gelu` is the exact function.
  static let exactGELU = MarianVersion(numbers: [1, 12, 3])

  private let numbers: [Int]

  private init(numbers: [Int]) {
    self.numbers = numbers
  }

  init?(_ line: String) {
    guard let word = line.split(separator: " ").first else { return nil }
    let digits = word.drop { $0 == "v" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).prefix(3)
    let numbers = parts.compactMap { Int($0.prefix { ("0"..."9").contains($0) }) }
    guard numbers.count == 3 else { return nil }
    self.numbers = numbers
  }

  static func < (left: MarianVersion, right: MarianVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

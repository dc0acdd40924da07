extension MarianConfiguration {
  /// Reads the settings of a MarianMT model.
  ///
  /// - Parameters:
  ///   - settings: `config.json`.
  ///   - generation: `generation_config.json`, or `config.json` of older models, which has the same keys.
  ///   - files: What the vocabularies say.
  ///   - names: What tensors there are.
  init(
    huggingFace settings: JSONSettings, generation: JSONSettings, files: ModelFiles, names: HuggingFaceNames
  ) throws(ModelError) {
    try Self.refuseOthers(settings)
    width = try Self.width("d_model", settings)
    heads = try settings.number("encoder_attention_heads", in: 1...Self.widest)
    let decoderHeads = try settings.number("decoder_attention_heads", in: 1...Self.widest, default: heads)
    guard width % heads == 0, width / heads % Self.lanes == 0, decoderHeads == heads else {
      throw settings.diagnosis.unsupported(
        "encoder_attention_heads",
        expected: "heads whose width is a multiple of \(Self.lanes), the same in the decoder",
        found: "\(heads) and \(decoderHeads) for a width of \(width)")
    }
    feedForwardWidth = try Self.width("encoder_ffn_dim", settings)
    decoderFeedForwardWidth = try Self.width("decoder_ffn_dim", settings)
    encoderDepth = try settings.number("encoder_layers", in: 1...Self.deepest)
    decoderDepth = try settings.number("decoder_layers", in: 1...Self.deepest)
    let vocabulary = 1...Self.largestVocabulary
    sourceVocabularySize = try settings.number("vocab_size", in: vocabulary)
    targetVocabularySize = try settings.number(
      "decoder_vocab_size", in: vocabulary, default: sourceVocabularySize)
    tiedEmbeddings = try Self.tied(settings)
    guard sourceVocabularySize == targetVocabularySize || [.none, .targetAndOutput].contains(tiedEmbeddings)
    else {
      throw settings.diagnosis.damaged(
        "decoder_vocab_size", expected: "\(sourceVocabularySize), as the tables are one",
        found: "\(targetVocabularySize)")
    }
    activation = try Self.activation(settings)
    preprocess = []
    postprocess = [.add, .normalize]
    postprocessEmbedding = []
    postprocessTop = []
    decoder = .selfAttention
    hasOutputProjection = true
    rnnProjection = false
    hasOutputBias = names.hasOutputBias
    guidedAlignmentLayer = nil
    tiedLayers = []
    embeddingMultiplier = try settings.flag("scale_embedding", default: false) ? Float(width).squareRoot() : 1
    positions = try Self.positions(settings, files.positions, names)
    normEpsilon = 1e-5
    (start, suppressed) = try Self.specials(generation, files: files, vocabulary: targetVocabularySize)
    forcesEndOfSentence = generation.values["forced_eos_token_id"] != nil
    trainerVersion = ""
  }

  /// Refuses what would change the mathematics in a way that is not implemented.
  private static func refuseOthers(_ settings: JSONSettings) throws(ModelError) {
    let type = try settings.text("model_type", default: "none")
    guard type == "marian" else {
      throw settings.diagnosis.unsupported("model_type", expected: "marian", found: type)
    }
    for key in ["normalize_before", "normalize_embedding", "add_final_layer_norm", "add_bias_logits"] {
      try settings.require(key, false)
    }
  }

  private static func width(_ key: String, _ settings: JSONSettings) throws(ModelError) -> Int {
    let width = try settings.number(key, in: lanes...widest)
    guard width % lanes == 0 else {
      throw settings.diagnosis.unsupported(key, expected: "a multiple of \(lanes)", found: "\(width)")
    }
    return width
  }

  private static func tied(_ settings: JSONSettings) throws(ModelError) -> TiedEmbeddings {
    let isShared = try settings.flag("share_encoder_decoder_embeddings", default: true)
    let isTied = try settings.flag("tie_word_embeddings", default: true)
    return isShared ? (isTied ? .all : .sourceAndTarget) : (isTied ? .targetAndOutput : .none)
  }

  private static func activation(_ settings: JSONSettings) throws(ModelError) -> FeedForwardActivation {
    let key = "activation_function"
    let name = try settings.text(key, default: "gelu")
    switch name {
    case "relu": return .relu
    case "swish", "silu": return .swish
    case "gelu": return .geluExact
    default: throw settings.diagnosis.unsupported(key, expected: "relu, swish, silu or gelu", found: name)
    }
  }

  /// A table in the file is the library's own where positions are static: it need not be read.
  private static func positions(
    _ settings: JSONSettings, _ wanted: Positions?, _ names: HuggingFaceNames
  ) throws(ModelError) -> Positions {
    let key = "static_position_embeddings"
    if try settings.flag(key, default: true) { return wanted ?? .transformer }
    guard names.hasPositions else {
      throw settings.diagnosis.damaged(key, expected: "true, or tables of positions", found: "neither")
    }
    return .tables
  }

  /// What a decoder starts from, and what it never puts out.
  private static func specials(
    _ generation: JSONSettings, files: ModelFiles, vocabulary: Int
  ) throws(ModelError) -> (start: Int32, suppressed: [Int32]) {
    let ids = 0...vocabulary - 1
    let end = Int(files.endOfSentence)
    for key in ["eos_token_id", "forced_eos_token_id"] {
      guard try generation.optionalNumber(key, in: ids) ?? end == end else {
        throw generation.diagnosis.unsupported(key, expected: "\(end), the id of </s>", found: "another")
      }
    }
    let padding = try generation.optionalNumber("pad_token_id", in: ids)
    guard let start = try generation.optionalNumber("decoder_start_token_id", in: ids) ?? padding else {
      throw generation.diagnosis.damaged("decoder_start_token_id", expected: "a number", found: "none")
    }
    var suppressed = Set([padding].compactMap { $0 })
    for word in try generation.lists("bad_words_ids") {
      guard word.count == 1, let id = word.first, ids.contains(id) else {
        throw generation.diagnosis.unsupported(
          "bad_words_ids", expected: "single pieces of the vocabulary", found: "others")
      }
      suppressed.insert(id)
    }
    guard !suppressed.contains(end) else {
      throw generation.diagnosis.damaged("bad_words_ids", expected: "pieces other than </s>", found: "</s>")
    }
    return (Int32(start), suppressed.map(Int32.init).sorted())
  }
}

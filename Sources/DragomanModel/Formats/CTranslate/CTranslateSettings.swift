/// How a CTranslate2 model's sentences begin and end, by the names of pieces, and what else `config.json` says.
struct CTranslateSettings: Hashable {
  /// Stands before a source sentence; nil for nothing.
  let sourceStart: String?
  /// Whether a source sentence ends with EOS.
  let endsSource: Bool
  /// What the decoder starts from, unless that is the zero vector; nil if it is for the caller to say.
  let decoderStart: String?
  /// The name of EOS.
  let endOfSentence: String
  /// The name of what no piece covers.
  let unknown: String
  /// Added to the variance in every layer norm.
  let normEpsilon: Float

  /// CTranslate2's own.
  private static let usualEpsilon: Float = 1e-5

  /// Reads `config.json`, which files of version 6 have beside them.
  ///
  /// - Throws: `notFound`; `damaged` for what is no such file; `unsupported` for weights of another program.
  init(_ settings: JSONSettings) throws(ModelError) {
    guard try settings.number("quantization_type", in: 0...Int(Int32.max), default: 0) == 0 else {
      throw settings.diagnosis.unsupported(
        "quantization_type", expected: "0, CTranslate2's own", found: "another number")
    }
    let beginning = try settings.text("bos_token", default: "<s>")
    sourceStart = try settings.flag("add_source_bos", default: false) ? beginning : nil
    endsSource = try settings.flag("add_source_eos", default: false)
    decoderStart =
      settings.values["decoder_start_token"] == nil
      ? nil : try settings.text("decoder_start_token", default: beginning)
    endOfSentence = try settings.text("eos_token", default: "</s>")
    unknown = try settings.text("unk_token", default: "<unk>")
    switch settings.values["layer_norm_epsilon"] {
    case nil: normEpsilon = Self.usualEpsilon
    case .number(let epsilon) where (0...1).contains(epsilon): normEpsilon = Float(epsilon)
    default:
      throw settings.diagnosis.damaged("layer_norm_epsilon", expected: "0 to 1", found: "something else")
    }
  }

  /// Reads the variables that stand for the settings in files before version 6.
  init(_ variables: CTranslateVariables) throws(ModelError) {
    let beginning = try variables.word("bos_token") ?? "<s>"
    endOfSentence = try variables.word("eos_token") ?? "</s>"
    unknown = try variables.word("unk_token") ?? "<unk>"
    sourceStart = try variables.flag("with_source_bos") ? beginning : nil
    endsSource = try variables.flag("with_source_eos")
    let startsFromBeginning = try variables.flag("with_target_bos", default: true)
    let isForCaller = try variables.flag("user_decoder_start_tokens")
    decoderStart = isForCaller ? nil : startsFromBeginning ? beginning : endOfSentence
    normEpsilon = Self.usualEpsilon
  }
}

extension NetworkContent {
  /// Reads the `model.bin` of a CTranslate2 folder.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - files: The others of the folder, and the vocabularies, in which the pieces named in the settings are looked up.
  ///   - memory: Takes converted numbers.
  /// - Throws: `notFound` where there are no settings; `damaged`; `unsupported` for networks with other parts than those
  ///   of the plain Transformer, by the name of the first such part.
  init(
    ctranslate bytes: UnsafeRawBufferPointer, _ files: ModelFiles, _ diagnosis: Diagnosis, memory: OwnedMemory
  ) throws(ModelError) {
    let variables = CTranslateVariables(
      try CTranslateFile(bytes, diagnosis: diagnosis), memory: memory, diagnosis: diagnosis)
    let settings: CTranslateSettings
    if variables.file.version >= 6 {
      guard let url = files.configuration else {
        throw ModelError(
          .notFound, file: "config.json", expected: "a file beside \(diagnosis.file)", found: "none")
      }
      settings = try CTranslateSettings(JSONSettings(url))
    } else {
      settings = try CTranslateSettings(variables)
    }
    let shape = try CTranslateShape(variables)
    var network = CTranslateNetwork(variables, shape)
    try network.addTables(shape)
    for index in 0..<shape.encoderDepth {
      try network.addLayer("encoder", index, innerWidth: shape.encoderInnerWidth)
    }
    for index in 0..<shape.decoderDepth {
      try network.addLayer("decoder", index, innerWidth: shape.decoderInnerWidth)
    }
    let norms = try network.addNorms()
    let hasOutputBias = try network.addOutputBias(
      "decoder/projection/bias", count: shape.targetVocabularySize)
    try variables.requireAllUsed()
    let pieces = try CTranslatePieces(settings, startsFromZero: shape.startsFromZero, files, diagnosis)
    self.init(
      configuration: MarianConfiguration(
        shape, norms: norms, hasOutputBias: hasOutputBias, pieces, normEpsilon: settings.normEpsilon),
      items: network.items)
  }
}

/// The pieces that mean something to a CTranslate2 model, by their ids.
private struct CTranslatePieces {
  let sourceStart: Int32?
  let endsSource: Bool
  let decoderStart: Int32

  init(
    _ settings: CTranslateSettings, startsFromZero: Bool, _ files: ModelFiles, _ diagnosis: Diagnosis
  ) throws(ModelError) {
    func id(_ piece: String, _ key: String, _ find: (String) -> Int32?) throws(ModelError) -> Int32 {
      guard let id = find(piece) else {
        throw diagnosis.damaged(key, expected: "a piece of the vocabulary", found: piece)
      }
      return id
    }
    endsSource = settings.endsSource
    if let piece = settings.sourceStart {
      sourceStart = try id(piece, "add_source_bos", files.sourcePiece)
    } else {
      sourceStart = nil
    }
    if startsFromZero {
      decoderStart = -1
    } else if let piece = settings.decoderStart {
      decoderStart = try id(piece, "decoder_start_token", files.targetPiece)
    } else {
      throw diagnosis.unsupported(
        "decoder_start_token", expected: "the piece a translation starts from",
        found: "none: the caller's choice")
    }
    let end = try id(settings.endOfSentence, "eos_token", files.targetPiece)
    guard end == files.endOfSentence else {
      throw diagnosis.unsupported("eos_token", expected: "</s>", found: settings.endOfSentence)
    }
  }
}

extension MarianConfiguration {
  fileprivate init(
    _ shape: CTranslateShape, norms: CTranslateNetwork.Norms, hasOutputBias: Bool, _ pieces: CTranslatePieces,
    normEpsilon: Float
  ) {
    self.init(
      width: shape.width, heads: shape.heads, feedForwardWidth: shape.encoderInnerWidth,
      decoderFeedForwardWidth: shape.decoderInnerWidth, encoderDepth: shape.encoderDepth,
      decoderDepth: shape.decoderDepth, sourceVocabularySize: shape.sourceVocabularySize,
      targetVocabularySize: shape.targetVocabularySize, activation: shape.activation,
      preprocess: shape.isPreNorm ? [.normalize] : [],
      postprocess: shape.isPreNorm ? [.add] : [.add, .normalize],
      postprocessEmbedding: norms.followEmbeddings ? [.normalize] : [],
      postprocessTop: norms.followLayers ? [.normalize] : [], decoder: .selfAttention,
      hasOutputProjection: true, rnnProjection: false, tiedEmbeddings: shape.tiedEmbeddings,
      hasOutputBias: hasOutputBias, guidedAlignmentLayer: shape.alignmentLayer, tiedLayers: [],
      embeddingMultiplier: shape.embeddingMultiplier, positions: shape.positions, normEpsilon: normEpsilon,
      start: pieces.decoderStart, suppressed: [], forcesEndOfSentence: false, trainerVersion: "",
      sourceStart: pieces.sourceStart, endsSource: pieces.endsSource)
  }
}

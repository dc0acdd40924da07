internal import DragomanTensors

/// The embedding tables of a model and the output layer tied to one of them.
struct EmbeddingTables {
  let source: WeightMatrix
  let target: WeightMatrix

  init(_ weights: WeightReader, _ configuration: MarianConfiguration) throws(ModelError) {
    let isShared = [.all, .sourceAndTarget].contains(configuration.tiedEmbeddings)
    let width = configuration.width
    target = try weights.table(
      isShared ? "Wemb" : "decoder_Wemb", vocabulary: configuration.targetVocabularySize, width: width)
    source =
      isShared
      ? target
      : try weights.table("encoder_Wemb", vocabulary: configuration.sourceVocabularySize, width: width)
  }

  /// logits = h Eᵀ + b.
  func outputLayer(_ weights: WeightReader, _ configuration: MarianConfiguration) throws(ModelError)
    -> OutputLayer
  {
    let vocabulary = configuration.targetVocabularySize
    let width = configuration.width
    let bias =
      configuration.hasOutputBias ? try weights.vector("decoder_ff_logit_out_b", count: vocabulary) : nil
    if [.all, .targetAndOutput].contains(configuration.tiedEmbeddings) {
      return OutputLayer(
        target, bias: bias, vocabulary: vocabulary, width: width, name: configuration.outputTable)
    }
    return try untiedOutput(weights, vocabulary: vocabulary, width: width, bias: bias)
  }

  /// The output layer of its own that a model without tied embeddings has, in either of the two forms in the field.
  private func untiedOutput(
    _ weights: WeightReader, vocabulary: Int, width: Int, bias: UnsafePointer<Float>?
  ) throws(ModelError) -> OutputLayer {
    let name = "decoder_ff_logit_out_Wt"
    let oldName = "decoder_ff_logit_out_W"
    let isOld = !weights.contains(name) && weights.contains(oldName)
    let tensor =
      isOld
      ? try weights.tensor(oldName, rows: width, columns: vocabulary)
      : try weights.tensor(name, rows: vocabulary, columns: width)
    let copy: TransposedTable
    switch tensor.storage {
    case .float32(let pointer, let isTransposed):
      guard isTransposed != isOld else {
        return OutputLayer(
          .float32(pointer, isTransposed: false), bias: bias, vocabulary: vocabulary, width: width,
          name: tensor.name)
      }
      copy = TransposedTable(pointer, rows: width, columns: vocabulary)
    case .int8(let pointer, let multipliers, let isTransposed):
      let activation = try weights.file.activationMultiplier(for: tensor.name)
      guard isTransposed != isOld else {
        return OutputLayer(
          .int8(pointer, quantization: multipliers, activation: activation), bias: bias,
          vocabulary: vocabulary, width: width, name: tensor.name)
      }
      guard case .one(let multiplier) = multipliers else {
        throw ModelError(
          .unsupported, file: weights.file.name, key: tensor.name, expected: "multipliers by output",
          found: "by input")
      }
      copy = TransposedTable(
        pointer, rows: width, columns: vocabulary, quantization: multiplier, activation: activation)
    }
    return OutputLayer(
      copy.matrix, bias: bias, vocabulary: vocabulary, width: width, name: tensor.name, owner: copy)
  }
}

internal import DragomanTensors

/// The decoder, one step at a time: for each live hypothesis its last piece in, a hidden vector out.
final class Decoder {
  private let embedding: Embedding
  private let embeddingNorm: LayerNorm?
  private let layers: [DecoderLayer]
  private let topNorm: LayerNorm?
  /// Keys and values of every layer's cross-attention, side by side: one product over the encoder's output.
  private let contextKeysValues: Affine
  private let alignmentLayer: Int

  init(_ reader: LayerReader, embedding: Embedding) throws(ModelError) {
    let configuration = reader.configuration
    self.embedding = embedding
    embeddingNorm = try reader.embeddingNorm("decoder")
    var layers: [DecoderLayer] = []
    var projections: [Affine.Layer] = []
    for index in 0..<configuration.decoderDepth {
      // A tied layer uses the parameters of the layer named in `transformer-tied-layers`.
      let number = configuration.tiedLayers.isEmpty ? index + 1 : configuration.tiedLayers[index]
      layers.append(try DecoderLayer(reader, number: number))
      for suffix in ["k", "v"] {
        projections.append(
          try reader.layer(
            "decoder_l\(number)_context", suffix, inputs: configuration.width, outputs: configuration.width))
      }
    }
    self.layers = layers
    contextKeysValues = Affine(projections, inputs: configuration.width, in: reader.memory)
    topNorm = try reader.topNorm("decoder")
    alignmentLayer = (configuration.guidedAlignmentLayer ?? configuration.decoderDepth) - 1
  }

  /// Projects the encoder's output `[pieces][D]` for the next sentences of the batch, those in `encodedBatch`, to every
  /// layer's keys and values.
  func remember(
    _ encoded: Matrix, of encodedBatch: EncodedBatch, in state: DecoderState, using workspace: Workspace,
    trace: ActivationTrace?
  ) {
    let added = state.addSentences(of: encodedBatch)
    contextKeysValues.apply(
      encoded, groups: encodedBatch.sentenceGroups, into: state.context.rows(added.rows), using: workspace)
    for index in layers.indices {
      state.storeContextKeys(
        layer: index, of: added.sentences, attention: layers[index].contextAttention, using: workspace)
      trace?("dec_l\(index + 1)_context_k", state.contextKeys(layer: index).rows(added.rows))
      trace?("dec_l\(index + 1)_context_v", state.contextValues(layer: index).rows(added.rows))
    }
  }

  /// Decodes position `position` for the live rows of `state`; the hidden vectors, `[rows][D]`, lie in its activations.
  func step(_ state: DecoderState, position: Int, using workspace: Workspace, trace: ActivationTrace?)
    -> Matrix
  {
    let x = state.activations.x(rows: state.rowCount)
    embedding.apply(
      ids: state.tokens, positions: state.positions(filledWith: position), positionCount: position + 1,
      table: state.positionTable, into: x, using: workspace)
    trace?("dec_t\(position)_emb", x)
    embeddingNorm?.apply(x, into: x, using: workspace)
    // By index: pairs of a number and a layer would have the runtime build their type at the first step.
    for index in layers.indices {
      let layer = layers[index]
      layer.applyRecurrence(x, layer: index, state: state, position: position, using: workspace)
      trace?("dec_t\(position)_l\(index + 1)_\(layer.recurrenceName)", x)
      let alignment = index == alignmentLayer ? state.alignment : nil
      layer.applyContext(x, layer: index, state: state, alignment: alignment, using: workspace)
      if let alignment {
        state.findSourcePositions(using: workspace)
        trace?("dec_t\(position)_align", alignment)
      }
      trace?("dec_t\(position)_l\(index + 1)_context", x)
      layer.feedForward.apply(x, groups: state.rowGroups, activations: state.activations, using: workspace)
      trace?("dec_t\(position)_l\(index + 1)", x)
    }
    topNorm?.apply(x, into: x, using: workspace)
    trace?("dec_t\(position)_out", x)
    return x
  }
}

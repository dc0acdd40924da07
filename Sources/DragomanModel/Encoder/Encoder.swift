internal import DragomanTensors

/// The Transformer encoder: source ids in, one vector a piece out.
final class Encoder {
  private let embedding: Embedding
  private let embeddingNorm: LayerNorm?
  private let layers: [EncoderLayer]
  private let topNorm: LayerNorm?

  init(_ reader: LayerReader, embedding: Embedding) throws(ModelError) {
    self.embedding = embedding
    embeddingNorm = try reader.embeddingNorm("encoder")
    var layers: [EncoderLayer] = []
    for number in 1...reader.configuration.encoderDepth {
      layers.append(try EncoderLayer(reader, number: number))
    }
    self.layers = layers
    topNorm = try reader.topNorm("encoder")
  }

  /// Encodes the sentences of `batch`; the result lies in `batch.activations.x`, `[pieces][D]`.
  func encode(_ batch: EncodedBatch, using workspace: Workspace, trace: ActivationTrace?) -> Matrix {
    let x = batch.activations.x(rows: batch.pieceCount)
    embedding.apply(
      ids: batch.ids, positions: batch.positions, positionCount: batch.longest, table: batch.positionTable,
      into: x,
      using: workspace)
    trace?("enc_emb", x)
    embeddingNorm?.apply(x, into: x, using: workspace)
    for (index, layer) in layers.enumerated() {
      layer.apply(x, batch: batch, using: workspace, trace: trace, number: index + 1)
    }
    topNorm?.apply(x, into: x, using: workspace)
    trace?("enc_out", x)
    return x
  }
}

/// Self-attention and a feed-forward block.
private struct EncoderLayer {
  let attention: Attention
  let sublayer: Sublayer
  let queriesKeysValues: Affine
  let outputProjection: Affine?
  let feedForward: FeedForwardSublayer

  init(_ reader: LayerReader, number: Int) throws(ModelError) {
    let prefix = "encoder_l\(number)"
    let configuration = reader.configuration
    attention = try reader.selfAttention("\(prefix)_self")
    sublayer = try reader.sublayer(pre: "\(prefix)_self_Wo", post: "\(prefix)_self_Wo")
    queriesKeysValues = try reader.projections("\(prefix)_self", ["q", "k", "v"])
    outputProjection = try reader.outputProjection("\(prefix)_self")
    feedForward = try FeedForwardSublayer(
      reader, prefix: "\(prefix)_ffn", innerWidth: configuration.feedForwardWidth)
  }

  func apply(
    _ x: Matrix, batch: EncodedBatch, using workspace: Workspace, trace: ActivationTrace?, number: Int
  ) {
    let activations = batch.activations
    let width = attention.width
    let input = sublayer.enter(x, scratch: activations.normalized(rows: x.rows), using: workspace)
    let wide = activations.wide(rows: x.rows, columns: 3 * width)
    queriesKeysValues.apply(input, groups: batch.sentenceGroups, into: wide, using: workspace)
    batch.attend(attention, queriesKeysValues: wide, using: workspace)

    let attended = activations.attended(rows: x.rows)
    var result = attended
    if let outputProjection {
      result = activations.output(rows: x.rows)
      outputProjection.apply(attended, groups: batch.sentenceGroups, into: result, using: workspace)
    }
    sublayer.leave(result, into: x, using: workspace)
    trace?("enc_l\(number)_self", x)
    feedForward.apply(x, groups: batch.sentenceGroups, activations: activations, using: workspace)
    trace?("enc_l\(number)", x)
  }
}

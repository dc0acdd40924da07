internal import DragomanTensors

/// A recurrence (SSRU or self-attention over the past), cross-attention, and a feed-forward block.
struct DecoderLayer {
  let feedForward: FeedForwardSublayer
  let contextAttention: Attention
  private let recurrence: Recurrence
  private let recurrenceSublayer: Sublayer
  private let contextSublayer: Sublayer
  private let contextQuery: Affine
  private let contextOutput: Affine?

  private enum Recurrence {
    /// x W beside x Wf + bf, and the projection some models have after it.
    case ssru(gates: Affine, outputProjection: Affine?)
    case selfAttention(Attention, queriesKeysValues: Affine, outputProjection: Affine?)
  }

  init(_ reader: LayerReader, number: Int) throws(ModelError) {
    let configuration = reader.configuration
    let width = configuration.width
    let prefix = "decoder_l\(number)"
    contextAttention = Attention(width: width, heads: configuration.heads)
    switch configuration.decoder {
    case .ssru:
      let rnn = "\(prefix)_rnn"
      recurrenceSublayer = try reader.sublayer(pre: rnn, post: "\(rnn)_ffn")
      recurrence = .ssru(
        gates: Affine(
          [
            try reader.layer(rnn, "", inputs: width, outputs: width, hasBias: false),
            try reader.layer(rnn, "f", inputs: width, outputs: width),
          ], inputs: width),
        outputProjection: configuration.rnnProjection ? try reader.projections(rnn, ["o"]) : nil)
    case .selfAttention:
      let own = "\(prefix)_self"
      recurrenceSublayer = try reader.sublayer(pre: "\(own)_Wo", post: "\(own)_Wo")
      recurrence = .selfAttention(
        try reader.selfAttention(own), queriesKeysValues: try reader.projections(own, ["q", "k", "v"]),
        outputProjection: try reader.outputProjection(own))
    }
    let context = "\(prefix)_context"
    contextSublayer = try reader.sublayer(pre: "\(context)_Wo", post: "\(context)_Wo")
    contextQuery = try reader.projections(context, ["q"])
    contextOutput = try reader.outputProjection(context)
    feedForward = try FeedForwardSublayer(
      reader, prefix: "\(prefix)_ffn", innerWidth: configuration.decoderFeedForwardWidth)
  }

  /// The name a trace gives the first sublayer's output.
  var recurrenceName: String {
    if case .ssru = recurrence { return "rnn" }
    return "self"
  }

  /// x = post(recurrence(pre(x)), x), updating the rows' slots.
  func applyRecurrence(
    _ x: Matrix, layer: Int, state: DecoderState, position: Int, using workspace: Workspace
  ) {
    let activations = state.activations
    let width = x.columns
    let input = recurrenceSublayer.enter(x, scratch: activations.normalized(rows: x.rows), using: workspace)
    let mixed = activations.attended(rows: x.rows)
    let projection: Affine?
    switch recurrence {
    case .ssru(let gates, let outputProjection):
      let wide = activations.wide(rows: x.rows, columns: 2 * width)
      gates.apply(input, groups: state.rowGroups, into: wide, using: workspace)
      SSRU.step(
        gates: wide, cells: state.cells(layer: layer), slots: state.slots, into: mixed, using: workspace)
      projection = outputProjection
    case .selfAttention(let attention, let queriesKeysValues, let outputProjection):
      let wide = activations.wide(rows: x.rows, columns: 3 * width)
      queriesKeysValues.apply(input, groups: state.rowGroups, into: wide, using: workspace)
      state.appendHistory(layer: layer, queriesKeysValues: wide, position: position, attention: attention)
      attention.apply(
        queries: wide.columns(0..<width), memories: state.memories, valueStride: width, into: mixed,
        positions: state.positions(filledWith: position), using: workspace)
      projection = outputProjection
    }
    recurrenceSublayer.leave(
      project(mixed, by: projection, state: state, using: workspace), into: x, using: workspace)
  }

  /// x = post(attention over the encoder's output(pre(x)), x).
  func applyContext(
    _ x: Matrix, layer: Int, state: DecoderState, alignment: Matrix?, using workspace: Workspace
  ) {
    let activations = state.activations
    let input = contextSublayer.enter(x, scratch: activations.normalized(rows: x.rows), using: workspace)
    let query = activations.wide(rows: x.rows, columns: x.columns)
    contextQuery.apply(input, groups: state.rowGroups, into: query, using: workspace)
    state.pointMemoriesToContext(layer: layer)
    let mixed = activations.attended(rows: x.rows)
    contextAttention.apply(
      queries: query, memories: state.memories, valueStride: state.contextStride, into: mixed,
      alignment: alignment,
      using: workspace)
    contextSublayer.leave(
      project(mixed, by: contextOutput, state: state, using: workspace), into: x, using: workspace)
  }

  private func project(
    _ mixed: Matrix, by projection: Affine?, state: DecoderState, using workspace: Workspace
  ) -> Matrix {
    guard let projection else { return mixed }
    let output = state.activations.output(rows: mixed.rows)
    projection.apply(mixed, groups: state.rowGroups, into: output, using: workspace)
    return output
  }
}

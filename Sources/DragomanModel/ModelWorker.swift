internal import DragomanTensors

/// One thread's decoder of a model: its memory, and the way through encoder and search. Not shared between threads.
package final class ModelWorker {
  /// Pieces that are encoded together: with more of them a layer's activations leave the second-level cache.
  private static let encodedPieces = 256

  private let model: TranslationModel
  let workspace: Workspace
  private let batch: EncodedBatch
  private let state: DecoderState
  private let search: BeamSearch

  /// A worker for `model` on `kernels`. Its memory grows with the first batches.
  package init(model: TranslationModel, kernels: Kernels) {
    self.model = model
    let configuration = model.configuration
    workspace = Workspace(path: kernels.path)
    batch = EncodedBatch(
      width: configuration.width, widest: model.widestActivation,
      positionTable: PositionTable(width: configuration.width, signal: model.encoderPositions))
    state = DecoderState(
      configuration: configuration, widest: model.widestActivation,
      positionTable: PositionTable(width: configuration.width, signal: model.decoderPositions))
    search = BeamSearch(
      decoder: model.decoder,
      scorer: CandidateScorer(
        output: model.output, shortlist: model.shortlist, suppressed: model.specials.suppressed),
      state: state, specials: model.specials, workspace: workspace)
  }

  /// Translates sentences, each given as source ids that end with EOS; returns the best hypotheses of each, best first.
  ///
  /// A sentence's result does not depend on the others. `trace` receives the activations of the pass;
  /// `onEncoded` is called between encoder and search.
  /// - Precondition: no source is empty or longer than the model has positions, and every id is in the source
  ///   vocabulary.
  /// - Throws: `CancellationError` when `isCancelled()` is true at the start of a decode step.
  package func translate(
    _ sources: [[Int32]], options: SearchOptions, isCancelled: () -> Bool = { false },
    onEncoded: () -> Void = {}, trace: ActivationTrace? = nil
  ) throws -> [[Hypothesis]] {
    precondition(options.beam >= 1 && options.alternatives <= options.beam)
    precondition(sources.allSatisfy { !$0.isEmpty })
    guard !sources.isEmpty else { return [] }
    var options = options
    options.longest = min(options.longest, model.decoderPositions.limit ?? .max)
    let framing = SourceFraming(model.configuration)
    let framed = sources.map(framing.framed)
    let limits = sources.map { options.limit(forSourceLength: $0.count) }
    reserve(for: framed, longest: limits.max() ?? 0, options: options)
    search.begin(framed, limits: limits, options: options)
    var rest = framed[...]
    while !rest.isEmpty {
      if isCancelled() { throw CancellationError() }
      batch.fill(Self.takeSentences(from: &rest))
      let encoded = model.encoder.encode(batch, using: workspace, trace: trace)
      model.decoder.remember(encoded, of: batch, in: state, using: workspace, trace: trace)
    }
    onEncoded()
    let found = try search.run(isCancelled: isCancelled, trace: trace)
    return zip(found, sources).map { hypotheses, source in
      hypotheses.map { framing.unframed($0, of: source) }
    }
  }

  /// Takes as many sentences as are encoded together; at least one.
  private static func takeSentences(from rest: inout ArraySlice<[Int32]>) -> ArraySlice<[Int32]> {
    var pieces = 0
    var end = rest.startIndex
    while end < rest.endIndex, end == rest.startIndex || pieces + rest[end].count <= encodedPieces {
      pieces += rest[end].count
      end += 1
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private func reserve(for sources: [[Int32]], longest limit: Int, options: SearchOptions) {
    let configuration = model.configuration
    let inner = max(configuration.feedForwardWidth, configuration.decoderFeedForwardWidth)
    let longest = sources.reduce(0) { max($0, $1.count) }
    workspace.reserve(
      rows: max(longest, Self.encodedPieces, sources.count * options.beam),
      inputs: max(configuration.width, inner),
      outputs: max(model.widestActivation, state.contextStride, configuration.targetVocabularySize),
      positions: max(longest, limit))
  }
}

internal import DragomanTensors

/// One thread's decoder of a model: its memory, and the way through encoder and search. Not shared between threads.
package final class ModelWorker {
  private let model: TranslationModel
  private let workspace: Workspace
  private let batch: EncodedBatch
  private let state: DecoderState
  private let search: BeamSearch

  /// A worker for `model` on `kernels`. Its memory grows with the first batches.
  package init(model: TranslationModel, kernels: Kernels) {
    self.model = model
    let configuration = model.configuration
    workspace = Workspace(path: kernels.path)
    let positionTable = PositionTable(width: configuration.width)
    batch = EncodedBatch(
      width: configuration.width, widest: model.widestActivation, positionTable: positionTable)
    state = DecoderState(
      configuration: configuration, widest: model.widestActivation, positionTable: positionTable)
    search = BeamSearch(
      decoder: model.decoder, scorer: CandidateScorer(output: model.output, shortlist: model.shortlist),
      state: state, workspace: workspace)
  }

  /// Translates sentences, each given as source ids that end with EOS; returns the best hypotheses of each, best first.
  ///
  /// A sentence's result does not depend on the others. `trace` receives the activations of the pass.
  /// - Precondition: no source is empty, and every id is in the source vocabulary.
  /// - Throws: `CancellationError` when `isCancelled()` is true at the start of a decode step.
  package func translate(
    _ sources: [[Int32]], options: SearchOptions, isCancelled: () -> Bool = { false },
    trace: ActivationTrace? = nil
  ) throws -> [[Hypothesis]] {
    precondition(options.beam >= 1 && options.alternatives <= options.beam)
    precondition(sources.allSatisfy { !$0.isEmpty })
    guard !sources.isEmpty else { return [] }
    if isCancelled() { throw CancellationError() }
    reserve(for: sources, options: options)
    let encoded = model.encoder.encode(batch, using: workspace, trace: trace)
    return try search.run(
      batch, sources: sources, encoded: encoded, options: options, isCancelled: isCancelled, trace: trace)
  }

  private func reserve(for sources: [[Int32]], options: SearchOptions) {
    batch.fill(sources)
    let configuration = model.configuration
    let inner = max(configuration.feedForwardWidth, configuration.decoderFeedForwardWidth)
    workspace.reserve(
      rows: max(batch.pieceCount, sources.count * options.beam),
      inputs: max(configuration.width, inner),
      outputs: max(model.widestActivation, state.contextStride, configuration.targetVocabularySize),
      positions: max(batch.longest, options.limit(forSourceLength: batch.longest)))
  }
}

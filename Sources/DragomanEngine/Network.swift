internal import DragomanModel

/// What turns source ids into target ids; one for each worker.
enum Network {
  case model(ModelWorker)
  case pseudo(PseudoTransformation)

  /// The best hypotheses of each sentence, best first. `onEncoded` is called between encoder and search.
  ///
  /// - Throws: `CancellationError` at the next decode step after `isCancelled()` became true.
  func translate(
    _ sources: [[Int32]], options: SearchOptions, isCancelled: () -> Bool, onEncoded: () -> Void
  ) throws -> [[Hypothesis]] {
    switch self {
    case .model(let worker):
      return try worker.translate(
        sources, options: options, isCancelled: isCancelled, onEncoded: onEncoded)
    case .pseudo(let transformation):
      if isCancelled() { throw CancellationError() }
      return sources.map { [hypothesis(for: $0, transformation)] }
    }
  }

  private func hypothesis(for source: [Int32], _ transformation: PseudoTransformation) -> Hypothesis {
    let scalars = Array(Pieces.scalars.decode(Array(source.dropLast())).unicodeScalars)
    let output = transformation.transformed(scalars)
    return Hypothesis(
      ids: output.map { Pieces.id(of: $0.scalar) }, sources: output.map { Int32($0.source) },
      logProbability: 0,
      length: output.count + 1, isComplete: true)
  }
}

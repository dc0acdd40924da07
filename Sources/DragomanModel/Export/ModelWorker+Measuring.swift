internal import DragomanTensors

extension ModelWorker {
  /// Translates sentences one by one and returns what each weight's activations are best multiplied with before they
  /// are rounded to int8, by the weights' names.
  ///
  /// Activations that are quantised already are not measured: a model with fixed multipliers keeps them.
  /// - Precondition: no source is empty, and every id is in the source vocabulary.
  /// - Throws: `CancellationError` when `isCancelled()` is true.
  package func multipliers(
    for sources: [[Int32]], options: SearchOptions, isCancelled: () -> Bool
  ) throws -> [String: Float] {
    let gauge = ActivationGauge()
    workspace.gauge = gauge
    defer { workspace.gauge = nil }
    var options = options
    // The whole output layer is what is measured.
    options.usesShortlist = false
    for source in sources { _ = try translate([source], options: options, isCancelled: isCancelled) }
    return gauge.multipliers
  }
}

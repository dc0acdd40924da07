internal import CDragomanKernels

/// Measures what a model's weights are multiplied with, so that it can be quantised with fixed scales.
///
/// Of each product's input the largest absolute value is noted. Used by one worker.
package final class ActivationGauge {
  /// Count, sum and sum of squares of the largest values.
  private struct Maxima {
    var count = 0.0
    var sum = 0.0
    var squares = 0.0
  }

  private var maxima: [String: Maxima] = [:]

  /// A gauge that has seen nothing.
  package init() {}

  /// For each weight by its name 127 / (mean + 1.1 standard deviations of the largest values): what the scales of
  /// Marian's `.alphas` models are. A weight that met only zeros has 1.
  package var multipliers: [String: Float] {
    maxima.mapValues { maxima in
      let mean = maxima.sum / maxima.count
      let variance = max(0, maxima.squares / maxima.count - mean * mean)
      let multiplier = Float(127 / (mean + 1.1 * variance.squareRoot()))
      return multiplier.isFinite && multiplier > 0 ? multiplier : 1
    }
  }

  /// Notes that `x`, dense, is about to meet the weights `names`.
  func note(_ x: Matrix, before names: [String], path: KernelPath) {
    let largest = Double(dgm_max_abs(path.rawValue, x.pointer, Int32(x.count)))
    // A value that is not finite says nothing of the others.
    guard largest.isFinite else { return }
    for name in names {
      maxima[name, default: Maxima()].count += 1
      maxima[name, default: Maxima()].sum += largest
      maxima[name, default: Maxima()].squares += largest * largest
    }
  }
}

import DragomanTensors
import Testing

@testable import DragomanModel

/// Where two translations of a source part, and how nearly the model would have taken the other's piece there.
struct LogitGap {
  /// The first step, from 0, at which they have different pieces.
  let step: Int
  /// How far the logits of the two pieces are apart at that step.
  let gap: Float

  /// - Parameters:
  ///   - ours: What `worker`, one of `model`, makes of `source` with `options`.
  ///   - theirs: Another translation.
  init(
    between ours: [Int32], and theirs: [Int32], endOfSentence: Int32, of source: [Int32],
    model: TranslationModel,
    worker: ModelWorker, options: SearchOptions
  ) throws {
    let pairs = zip(ours + [endOfSentence], theirs + [endOfSentence])
    let parting = try #require(pairs.enumerated().first { $1.0 != $1.1 })
    let step = parting.offset
    var hidden: [Float] = []
    _ = try worker.translate(
      [source], options: options,
      trace: { name, values in
        if name == "dec_t\(step)_out" { hidden = (0..<values.columns).map { values.pointer[$0] } }
      })
    let workspace = Workspace(path: .best)
    workspace.reserve(rows: 1, inputs: hidden.count, outputs: hidden.count, positions: 1)
    var logits: [Float] = [0, 0]
    hidden.withUnsafeMutableBufferPointer { hidden in
      logits.withUnsafeMutableBufferPointer { logits in
        guard let from = hidden.baseAddress, let to = logits.baseAddress else { return }
        [parting.element.0, parting.element.1].withUnsafeBufferPointer { ids in
          model.output.layer.logits(
            of: Matrix(from, rows: 1, columns: hidden.count), candidates: ids,
            into: Matrix(to, rows: 1, columns: 2), using: workspace)
        }
      }
    }
    self.step = step
    gap = logits[0] - logits[1]
  }
}

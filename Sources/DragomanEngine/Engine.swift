internal import DragomanModel
package import DragomanPacks
internal import DragomanText
internal import DragomanTokenization
internal import Foundation

/// One open pack: weights and vocabularies, shared by a fixed number of workers, each a thread with its own memory.
///
/// The workers stop when the engine and the last of its calls are gone.
package final class Engine: Sendable {
  /// The version of the engine: the same version, pack, options and text give the same translation.
  package static let version = "0.1.0"

  /// Whether the weights are float32; else some are int8.
  package let isFloat: Bool
  private let pool: WorkerPool

  /// Opens and checks the pack's files. Takes milliseconds: not for the cooperative pool.
  ///
  /// - Throws: `EngineError` for a file that is missing, damaged or not supported, for memory that is
  ///   lacking, or a kernel path this processor lacks.
  ///
  /// - Parameter stages: Takes the time of each stage.
  package convenience init(
    pack: OpenPack, workers: Int, stages: StageTimes = StageTimes()
  ) throws(EngineError) {
    precondition(workers >= 1)
    try self.init(pack: pack, workers: workers, kernels: try Self.kernels(), stages: stages)
  }

  /// The same, on kernels of the caller's choice.
  convenience init(
    pack: OpenPack, workers: Int, kernels: Kernels, stages: StageTimes = StageTimes()
  ) throws(EngineError) {
    let pipeline = try TranslationPipeline(pack: pack)
    let pool = WorkerPool(pipeline: pipeline, kernels: kernels, workers: workers, stages: stages)
    // Without a worker whoever asks for a translation would wait for ever.
    guard pool.count > 0 else {
      throw EngineError(.noMemory, file: nil, key: nil, expected: "memory for a thread", found: "less")
    }
    self.init(pool: pool, isFloat: pipeline.isFloat)
  }

  /// An engine with a transformation in the network's place.
  package convenience init(pseudo: PseudoKind, workers: Int, stages: StageTimes = StageTimes()) {
    self.init(pseudo: PseudoTransformation(pseudo), workers: workers, stages: stages)
  }

  /// The same, with any transformation.
  convenience init(pseudo: PseudoTransformation, workers: Int, stages: StageTimes = StageTimes()) {
    let pool = WorkerPool(
      pipeline: TranslationPipeline(pseudo: pseudo), kernels: .best, workers: workers, stages: stages)
    guard pool.count > 0 else { fatalError("no memory for a thread") }
    self.init(pool: pool, isFloat: true)
  }

  private init(pool: WorkerPool, isFloat: Bool) {
    self.pool = pool
    self.isFloat = isFloat
  }

  /// Begins a call: texts that share options and take their turn with the engine's other calls.
  package func call(_ options: CallOptions, priority: TaskPriority) -> EngineCall {
    EngineCall(options: options, priority: priority, pool: pool)
  }

  /// What the engine runs on, by name: the kernels, and the libraries with their versions.
  package static var parts: [(name: String, value: String)] {
    [
      ("kernels", (try? kernels().name) ?? "none: \(Kernels.variable) names none of this processor's"),
      ("blas", Kernels.blasDescription),
      ("icu", ICU.version), ("sentencepiece", SentencePiece.library),
    ]
  }

  private static func kernels() throws(EngineError) -> Kernels {
    do {
      return try Kernels(named: ProcessInfo.processInfo.environment[Kernels.variable])
    } catch {
      throw EngineError(
        .setting, file: nil, key: Kernels.variable, expected: error.expected, found: error.found)
    }
  }
}

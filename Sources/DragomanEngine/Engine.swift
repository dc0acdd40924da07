internal import DragomanModel
package import DragomanPacks
internal import DragomanTensors
internal import DragomanTokenization
internal import Foundation

/// One open pack: weights and vocabularies, shared by a fixed number of workers, each a thread with its own memory.
///
/// The workers stop when the engine and the last of its calls are gone.
package final class Engine: Sendable {
  /// The version of the engine: the same version, pack, options and text give the same translation.
  package static let version = "0.1.0"

  private let pool: WorkerPool

  /// Opens and checks the pack's files. Takes milliseconds: not for the cooperative pool.
  ///
  /// - Throws: `EngineError` for a file that is missing, damaged or not supported, or a kernel path this processor lacks.
  package init(pack: OpenPack, workers: Int) throws(EngineError) {
    precondition(workers >= 1)
    let pipeline = try TranslationPipeline(pack: pack)
    let path = try Self.kernelPath()
    pool = WorkerPool(pipeline: pipeline, path: path, workers: workers)
  }

  /// Begins a call: texts that share options and take their turn with the engine's other calls.
  package func call(_ options: CallOptions, priority: TaskPriority) -> EngineCall {
    EngineCall(options: options, priority: priority, pool: pool)
  }

  /// The kernels in use: the path's name.
  package static var kernelDescription: String {
    (try? kernelPath().name) ?? KernelPath.best.name
  }

  /// The BLAS in use.
  package static var blasDescription: String { BLAS.description }

  private static func kernelPath() throws(EngineError) -> KernelPath {
    do {
      return try KernelPath.named(ProcessInfo.processInfo.environment[KernelPath.variable])
    } catch {
      throw EngineError(error)
    }
  }
}

import DragomanPacks
package import Foundation

extension TranslationRuntime {
  /// Starts a job on one installed pack, whatever else translates its pair.
  ///
  /// - Parameters:
  ///   - id: The pack.
  ///   - weights: A model file to use in the place of the pack's own; nil for that.
  ///   - options: Its strategy decides the search alone.
  /// - Precondition: As that of `job(from:to:options:)`.
  /// - Throws: ``ModelPackError``: `notFound`, or `damaged` or `unsupportedModel` with the cause.
  package func job(
    pack id: ModelPack.ID, weights: URL? = nil, options: JobOptions
  ) async throws -> TranslationJob {
    let contents = await index().contents
    guard var pack = contents.installed.first(where: { $0.manifest.pack.id == id.rawValue }) else {
      if let damaged = contents.damaged.first(where: { $0.id == id.rawValue }) {
        throw ModelPackError(damaged.error)
      }
      throw ModelPackError.unknown(id)
    }
    do {
      if let weights { pack = try pack.withModel(at: weights) }
      let description = pack.manifest.pack
      let plan = TranslationPlan(
        source: Locale.Language(identifier: description.source),
        target: Locale.Language(identifier: description.target), steps: [.pack(pack)], job: options,
        terms: await terms(of: options.text))
      return TranslationJob(plan: plan, chain: try await chain(for: plan, workers: options.workers))
    } catch {
      throw ModelPackError.cause(of: error, pack: id)
    }
  }
}

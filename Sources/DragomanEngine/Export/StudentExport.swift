internal import DragomanModel
package import DragomanPacks

/// A pack's model on its way into Firefox's form: int8 with one multiplier a tensor and fixed activation scales.
package struct StudentExport {
  /// The sentences that scales are measured on, at most.
  package static let mostSentences = 2000

  private let source: String
  private let pipeline: TranslationPipeline
  private let model: TranslationModel
  /// How many pieces the pack's shortlist always has, and how many it has for each source piece; zeros without one.
  package let shortlistCounts: (first: Int, best: Int)

  /// The model of `pack`, whose files are opened here.
  ///
  /// - Throws: `EngineError`, as opening the pack does.
  package init(_ pack: OpenPack) throws(EngineError) {
    source = pack.manifest.pack.source
    pipeline = try TranslationPipeline(pack: pack)
    guard case .model(let model) = pipeline.origin else {
      throw EngineError(.unsupported, file: nil, key: nil, expected: "a network", found: "none")
    }
    self.model = model
    do throws(ModelError) {
      shortlistCounts = try pack.urls[.shortlist].map(Shortlist.counts) ?? (0, 0)
    } catch {
      throw EngineError(error)
    }
  }

  /// Which weight keeps the model from being written as it is, and why; nil where nothing does.
  package var obstacle: EngineError? {
    get throws(EngineError) {
      do throws(ModelError) {
        return try model.student.obstacle.map(EngineError.init)
      } catch {
        throw EngineError(error)
      }
    }
  }

  /// Measures what the weights' activations are best multiplied with, by the weights' names.
  ///
  /// - Parameters:
  ///   - sentences: In the source language, one a text; of more than `mostSentences` the first count, and long ones are
  ///     cut. Without any those few that models are compared on at import.
  ///   - isCancelled: Asked at each decode step.
  /// - Returns: Nothing where no sentence has letters of the vocabulary.
  /// - Throws: `EngineError`; `CancellationError` when `isCancelled()` is true.
  package func multipliers(
    from sentences: [String], isCancelled: () -> Bool
  ) throws -> [String: Float] {
    var sources: [[Int32]] = []
    let frame = pipeline.preparation.frame
    let texts = sentences.isEmpty ? SampleText.sentences(in: source) : sentences
    for sentence in texts where sources.count < Self.mostSentences {
      // A piece has a byte at least, so what is behind these bytes would be cut off.
      let start = sentence.utf8.prefix(SentencePreparation.longestSentenceBytes)
      var ids: [Int32] = []
      Array(start).withUnsafeBufferPointer { pipeline.source.encode($0, into: &ids) }
      guard !ids.isEmpty else { continue }
      sources.append(
        frame.prefix + ids.prefix(SentencePreparation.longestSentence) + frame.suffix)
    }
    var options = SearchOptions()
    options.lengthFactor = pipeline.lengthFactor
    return try ModelWorker(model: model, kernels: .best)
      .multipliers(for: sources, options: options, isCancelled: isCancelled)
  }

  /// Hands the model's file to `write`, block after block.
  ///
  /// - Parameter measured: What `multipliers` gave; empty for a model without an obstacle.
  /// - Throws: `EngineError` where a multiplier is missing; else what `write` throws.
  package func write(
    measured: [String: Float], to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    do {
      try model.student.write(measured: measured, to: write)
    } catch let error as ModelError {
      throw EngineError(error)
    }
  }
}

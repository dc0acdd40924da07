// Stands in for the engine until it is merged: it upper-cases letters.
import Dispatch
package import DragomanPacks
package import Foundation
import Synchronization

/// How a text is cut before it is translated.
package enum SplitMode: Hashable, Sendable {
  /// Each line is one sentence.
  case lines
  /// Each line is split into sentences.
  case paragraphs
}

/// What the engine finds wrong with a pack.
package struct EngineError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: Hashable, Sendable { case notFound, damaged, unsupportedModel, newerFormat, fault }
  /// The kind of fault.
  package let code: Code
  /// The file, its key, what would have been right and what was there.
  package let file, key, expected, found: String?
}

/// How a call decodes.
package struct CallOptions: Hashable, Sendable {
  /// How texts are cut.
  package var splitting: SplitMode
  /// The beam's width.
  package var beam: Int
  /// How many alternatives a text gets.
  package var alternatives: Int
  /// Whether the pack's shortlist is used.
  package var usesShortlist: Bool
  /// The languages.
  package var source, target: Locale.Language

  /// Options from their parts.
  package init(
    splitting: SplitMode = .paragraphs, beam: Int = 1, alternatives: Int = 0, usesShortlist: Bool = true,
    source: Locale.Language, target: Locale.Language
  ) {
    self.splitting = splitting
    self.beam = beam
    self.alternatives = alternatives
    self.usesShortlist = usesShortlist
    self.source = source
    self.target = target
  }
}

/// What was noticed about a translation.
package enum TranslationFlag: Hashable, Sendable { case passedThrough, truncated, lowConfidence }

/// Another translation of the same text.
package struct Alternative: Hashable, Sendable {
  /// The text.
  package let text: String
  /// Mean and sum of the log probabilities.
  package let score, logProbability: Double
}

/// A translated text.
package struct TranslatedText: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The mean log probability per target piece; nil when nothing was decoded.
  package let score: Double?
  /// How many sentences it had.
  package let segmentCount: Int
  /// What was noticed.
  package let flags: Set<TranslationFlag>
  /// Other translations.
  package let alternatives: [Alternative]
}

/// One open pack.
package final class Engine: Sendable {
  private let queue = DispatchQueue(label: "engine")

  /// Opens `pack`.
  package init(pack: OpenPack, workers: Int) throws(EngineError) {
    guard let model = pack.urls[.model], let handle = try? FileHandle(forReadingFrom: model) else {
      throw EngineError(code: .notFound, file: nil, key: nil, expected: "a model", found: "none")
    }
    try? handle.close()
  }

  /// A call.
  package func call(_ options: CallOptions, priority: TaskPriority) -> EngineCall { EngineCall(queue) }

  /// The engine's version.
  package static var version: String { "0" }
  /// The kernels in use.
  package static var kernelDescription: String { "none" }
  /// The BLAS in use.
  package static var blasDescription: String { "none" }
}

/// Many texts between two languages.
package final class EngineCall: Sendable {
  private let queue: DispatchQueue
  private let isCancelled = Mutex(false)

  fileprivate init(_ queue: DispatchQueue) { self.queue = queue }

  /// Translates `text`.
  package func submit(
    _ text: String, completion: @escaping @Sendable (Result<TranslatedText, any Error>) -> Void
  ) {
    queue.async { [self] in
      guard !isCancelled.withLock({ $0 }) else { return completion(.failure(CancellationError())) }
      let decoded = text.contains(where: \.isLetter)
      completion(
        .success(
          TranslatedText(
            text: text.uppercased(), score: decoded ? -0.5 : nil, segmentCount: decoded ? 1 : 0,
            flags: decoded ? [] : [.passedThrough], alternatives: [])))
    }
  }

  /// Stops the call.
  package func cancel() { isCancelled.withLock { $0 = true } }
}

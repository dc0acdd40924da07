import Dragoman

/// What one set of weights made of a domain.
struct EvaluatedSystem: Sendable {
  /// `int8` or `float32`.
  let weights: String
  /// As many as the domain has lines.
  let lines: [String]
  let bleu: Double
  let chrF: Double
  /// How many lines have each flag.
  let flags: [String: Int]
  /// How many have any.
  let flagged: Int

  /// `count` of the lines, for a thousand.
  func perThousand(_ count: Int) -> Double { 1000 * Double(count) / Double(lines.count) }
}

extension EvaluatedSystem {
  /// Translates the domain and scores what comes.
  ///
  /// - Throws: What keeps a line from being translated.
  init(_ domain: EvaluationDomain, by job: TranslationJob, _ rule: ScoreTokens.Rule) async throws {
    let outputs = try await job.translate(domain.sources)
    var bleu = BLEUScore(rule)
    var chrF = ChrFScore()
    for (output, reference) in zip(outputs, domain.references) {
      bleu.add(output.text, reference: reference)
      chrF.add(output.text, reference: reference)
    }
    let flags: [String: Int] = outputs.reduce(into: [:]) { counts, output in
      for flag in output.flags { counts[flag.rawValue, default: 0] += 1 }
    }
    self.init(
      weights: job.isFloat ? "float32" : "int8", lines: outputs.map(\.text), bleu: bleu.value,
      chrF: chrF.value,
      flags: flags, flagged: outputs.count { !$0.flags.isEmpty })
  }
}

/// One pack, or two with English between them, on one domain.
struct EvaluatedDomain: Sendable {
  /// The packs' ids.
  let pack: String
  /// How lines were cut for BLEU.
  let rule: ScoreTokens.Rule
  let domain: EvaluationDomain
  /// By the pack itself.
  let own: EvaluatedSystem
  /// By the float weights that were named beside it.
  let float: EvaluatedSystem?

  /// The lines, counted from 0, that a report shows: those that the two weights translate differently, or without a
  /// second one those that are not the reference's.
  var differing: [Int] {
    let others = float?.lines ?? domain.references
    return domain.sources.indices.filter { own.lines[$0] != others[$0] }
  }
}

extension TranslationJob {
  /// Translates all `texts`; the results are in their order.
  fileprivate func translate(_ texts: [String]) async throws -> [Output] {
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: (Int, Output).self) { group in
        for (index, text) in texts.enumerated() {
          group.addTask { (index, try await self.translate(text)) }
        }
        var outputs: [(Int, Output)] = []
        for try await output in group { outputs.append(output) }
        return outputs.sorted { $0.0 < $1.0 }.map(\.1)
      }
    } onCancel: {
      cancel()
    }
  }

  private func translate(_ text: String) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      submit(text) { continuation.resume(with: $0) }
    }
  }
}

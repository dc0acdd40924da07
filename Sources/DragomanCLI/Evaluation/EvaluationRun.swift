import Dragoman
import Foundation

/// The work of `dragoman evaluate`: packs on domains.
struct EvaluationRun: Sendable {
  /// What is evaluated.
  enum Subject: Sendable {
    case packs([String])
    /// The packs that a translation between two languages would take.
    case pair(source: String, target: String)
  }

  let subject: Subject
  /// A model file with the same network in float32.
  let float: String?
  let options: JobOptions

  /// Of each domain, to measure the scales of activations on.
  private static let measuredSentences = 200

  /// - Returns: Each pack's results on each domain, pack by pack.
  func results(on domains: [EvaluationDomain]) async throws -> [EvaluatedDomain] {
    switch subject {
    case .pair(let source, let target):
      let legs = try await PackLegs.find(source, target, strategy: options.strategy)
      if legs.legs.count == 1 { return try await results(of: legs.legs[0].id.rawValue, on: domains) }
      if float != nil {
        throw PackFault(
          .usage, code: "usage", "--float needs one pack, and two translate this pair: name one by --pack")
      }
      let job: TranslationJob
      do {
        job = try await TranslationRuntime.shared.job(
          from: Locale.Language(identifier: source), to: Locale.Language(identifier: target), options: options
        )
      } catch {
        let refusal = await Refusal(error, source: source, target: target, strategy: options.strategy)
        throw PackFault(refusal.status, code: refusal.code, refusal.message)
      }
      return try await results(of: job, beside: nil, on: domains)
    case .packs(let ids):
      var results: [EvaluatedDomain] = []
      for id in ids { results += try await self.results(of: id, on: domains) }
      return results
    }
  }

  private func results(of id: String, on domains: [EvaluationDomain]) async throws -> [EvaluatedDomain] {
    let pack = ModelPack.ID(rawValue: id)
    let own: TranslationJob
    do {
      own = try await TranslationRuntime.shared.job(pack: pack, options: options)
    } catch {
      throw PackFault(ofInstalled: error)
    }
    if let float {
      return try await results(of: own, beside: try await job(of: pack, float: float), on: domains)
    }
    guard own.isFloat else { return try await results(of: own, beside: nil, on: domains) }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    guard let rounded = try await job(of: pack, roundedOn: domains, in: scratch) else {
      return try await results(of: own, beside: nil, on: domains)
    }
    return try await results(of: rounded, beside: own, on: domains)
  }

  /// The pack's network with the float weights in a file.
  private func job(of pack: ModelPack.ID, float path: String) async throws -> TranslationJob {
    do {
      let job = try await TranslationRuntime.shared.job(
        pack: pack, weights: URL(filePath: path), options: options)
      guard !job.isFloat else { return job }
    } catch let error as ModelPackError {
      let parts = [error.key, error.expected.map { "expected \($0)" }, error.found.map { "found \($0)" }]
      throw PackFault(
        error.code == .notFound ? .inputOutput : .usage, code: error.code.rawValue,
        "--float: \(quoted(path)): \(parts.compactMap { $0 }.joined(separator: ", "))")
    }
    throw PackFault(.usage, code: "usage", "--float: \(quoted(path)) has int8 weights, not float32")
  }

  /// The pack's float weights rounded to int8, as an export to Firefox's form rounds them; nil for a pack that has no
  /// such form.
  private func job(
    of pack: ModelPack.ID, roundedOn domains: [EvaluationDomain], in scratch: URL
  ) async throws -> TranslationJob? {
    let sentences = domains.flatMap { $0.sources.prefix(Self.measuredSentences) }
    do {
      try await TranslationRuntime.shared.packs.exportFirefoxFiles(
        pack, to: scratch, requantizingOn: sentences)
    } catch let error as ModelPackError where error.code == .unsupportedModel {
      return nil
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    guard let model = names.first(where: { $0.hasPrefix("model.") }) else { return nil }
    return try await TranslationRuntime.shared.job(
      pack: pack, weights: scratch.appending(path: model), options: options)
  }

  private func results(
    of own: TranslationJob, beside float: TranslationJob?, on domains: [EvaluationDomain]
  ) async throws -> [EvaluatedDomain] {
    let rule = ScoreTokens.Rule(language: own.targetLanguage.maximalIdentifier)
    var results: [EvaluatedDomain] = []
    for domain in domains {
      let mine = try await EvaluatedSystem(domain, by: own, rule)
      var other: EvaluatedSystem?
      if let float { other = try await EvaluatedSystem(domain, by: float, rule) }
      results.append(
        EvaluatedDomain(
          pack: own.packs.map(\.id.rawValue).joined(separator: " + "), rule: rule, domain: domain,
          own: mine, float: other))
    }
    return results
  }
}

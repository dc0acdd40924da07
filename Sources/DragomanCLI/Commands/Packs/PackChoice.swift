import Dragoman
import Foundation

/// What `FROM TO` or `ID` on a command line stands for.
enum PackChoice: Equatable, Sendable {
  case pair(source: String, target: String)
  case id(String)

  static let operands = operands()

  /// - Parameter completion: What a shell offers for the first word.
  static func operands(completion: Operands.Completion = .nothing) -> Operands {
    Operands(
      [
        .init(
          "FROM", help: "The language to translate from, a BCP-47 tag such as 'en' or 'pt-BR'.",
          completion: completion),
        .init("TO", help: "The language to translate to."),
        .init("ID", help: "In place of both: a pack's id."),
      ], count: 1...2, synopsis: "FROM TO | ID")
  }

  init(_ operands: [String]) {
    self = operands.count == 2 ? .pair(source: operands[0], target: operands[1]) : .id(operands[0])
  }
}

extension PackLegs {
  /// The packs between two languages as they are typed.
  static func find(
    _ source: String, _ target: String, strategy: TranslationSession.Strategy = .lowLatency
  ) async throws -> PackLegs {
    let legs = await TranslationRuntime.shared.packs.legs(
      from: Locale.Language(identifier: source), to: Locale.Language(identifier: target), strategy: strategy)
    guard legs.status == .unsupported else { return legs }
    let refusal = await Refusal(unsupported: source, target)
    throw PackFault(refusal.status, code: refusal.code, refusal.message)
  }
}

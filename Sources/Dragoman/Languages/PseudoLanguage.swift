import DragomanEngine
import DragomanPacks
package import Foundation

/// A language made up to try programs with: its texts come from no model, but are those of the source, changed.
enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, and longer words.
  case accented = "en-XA"
  /// Written from right to left.
  case bidirectional = "ar-XB"

  /// The pseudo-language that `identity` is, if it is one.
  init?(_ identity: LanguageIdentity) { self.init(rawValue: identity.code) }

  /// The pseudo-language whose pack is called `id`, if one is.
  init?(pack id: ModelPack.ID) {
    guard let language = Self.allCases.first(where: { $0.pack == id }) else { return nil }
    self = language
  }

  /// Its language.
  var language: Locale.Language { Locale.Language(identifier: rawValue) }

  /// What the engine does in the place of translating.
  var transformation: PseudoKind {
    switch self {
    case .accented: .accented
    case .bidirectional: .bidi
    }
  }

  /// What its built-in pack is called.
  var pack: ModelPack.ID { ModelPack.ID(rawValue: "pseudo.\(rawValue)") }
}

extension TranslationRuntime {
  /// Whether a language is a pseudo-language, for texts that tell why it is none of the targets.
  package static func isPseudo(_ language: Locale.Language) -> Bool {
    LanguageIdentity(language).flatMap(PseudoLanguage.init) != nil
  }
}

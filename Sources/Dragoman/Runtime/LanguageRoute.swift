import DragomanPacks
import Foundation

/// A pair of languages made definite, and what there is for it.
struct LanguageRoute: Sendable {
  /// The languages, by the caller's own tags.
  let source, target: Locale.Language
  /// What there is on the way.
  let way: Way

  /// What a text passes through.
  enum Way: Sendable {
    /// One pack, or two with English between them.
    case packs([PackIndex.Leg])
    /// The built-in pack of a pseudo-language, which takes any source.
    case pseudo(PseudoLanguage)
  }

  /// The packs that have a place in the store or in a catalog.
  var legs: [PackIndex.Leg] {
    if case .packs(let legs) = way { legs } else { [] }
  }

  /// What runs, if all of it is installed.
  var installed: [TranslationStep]? {
    switch way {
    case .pseudo(let language): return [.pseudo(language)]
    case .packs(let legs):
      let packs = legs.compactMap(\.installed)
      return packs.count == legs.count ? packs.map(TranslationStep.pack) : nil
    }
  }

  /// Whether all of them are.
  var status: LanguageAvailability.Status { installed == nil ? .supported : .installed }
}

extension PackIndex {
  /// Makes the pair definite and finds its pack: the fourth to sixth checks of every call.
  ///
  /// - Parameters:
  ///   - source: nil is refused: languages are not identified here.
  ///   - target: nil chooses the first of `preferred` that differs from the source and has a route,
  ///     then English.
  ///   - strategy: Which pack to prefer when there are several.
  ///   - preferred: BCP-47 tags, best first.
  ///   - allowsPivot: Whether two packs with English between them count.
  ///   - pseudoLanguages: Whether pseudo-languages are targets.
  func languageRoute(
    from source: Locale.Language?, to target: Locale.Language?, strategy: TranslationSession.Strategy,
    preferred: [String], allowsPivot: Bool, pseudoLanguages: Bool
  ) throws(TranslationError) -> LanguageRoute {
    guard let source else { throw .unableToIdentifyLanguage }
    guard let written = LanguageIdentity(source) else { throw .unsupportedSourceLanguage }
    let candidates = target.map { [$0] } ?? (preferred + ["en"]).map { Locale.Language(identifier: $0) }
    for candidate in candidates {
      if pseudoLanguages, let language = LanguageIdentity(candidate).flatMap(PseudoLanguage.init) {
        guard written.isKnown else { throw .unsupportedSourceLanguage }
        if PseudoLanguage(written) != language {
          return LanguageRoute(source: source, target: candidate, way: .pseudo(language))
        }
        if target != nil { throw .unsupportedLanguagePairing }
        continue
      }
      guard let sourceIdentity = supported(source) else { throw .unsupportedSourceLanguage }
      guard let identity = supported(candidate) else {
        if target != nil { throw .unsupportedTargetLanguage }
        continue
      }
      let route = route(
        from: sourceIdentity, to: identity, strategy: strategy.pack, allowsPivot: allowsPivot)
      switch route {
      case .direct, .pivot:
        return LanguageRoute(source: source, target: candidate, way: .packs(route.legs))
      case .sameLanguage, .none:
        guard target != nil else { continue }
        // Where nothing at all is known, the pair is not unsupported: its models are missing.
        throw route == .none && packs.isEmpty ? .notInstalled : .unsupportedLanguagePairing
      }
    }
    throw .unsupportedTargetLanguage
  }

  /// The identity of `language` if packs know it. While no pack is known at all, any real language counts.
  private func supported(_ language: Locale.Language) -> LanguageIdentity? {
    guard let identity = LanguageIdentity(language) else { return nil }
    return (packs.isEmpty ? identity.isReal : supports(identity)) ? identity : nil
  }
}

extension LanguageIdentity {
  /// Whether people speak it: neither letters made up nor a pseudo-language.
  var isReal: Bool { isKnown && PseudoLanguage(self) == nil }
}

import DragomanPacks
package import Foundation

extension TranslationRuntime {
  /// The language to translate into where none was named.
  ///
  /// - Parameters:
  ///   - source: The language to translate from. Nil where that will be known of each text only: then the
  ///     first preferred language counts that packs lead to, which a text may be in already.
  ///   - strategy: Which packs to prefer where there are several.
  /// - Throws: ``TranslationError/unsupportedTargetLanguage`` where no pack leads to a preferred language or
  ///   to English; ``TranslationError/unsupportedSourceLanguage``.
  package func preferredTarget(
    from source: Locale.Language?, strategy: TranslationSession.Strategy
  ) async throws(TranslationError) -> Locale.Language {
    if let source { return try await languageRoute(from: source, to: nil, strategy: strategy).target }
    let candidates = (preferredLanguages + ["en"]).map { Locale.Language(identifier: $0) }
    for candidate in candidates where await leads(to: candidate) { return candidate }
    throw .unsupportedTargetLanguage
  }

  /// Whether some pack, installed or in a catalog, translates into `target`. While no pack is known at all,
  /// any real language counts.
  ///
  /// Asks the network only for a catalog that was never fetched, and only where what is here does not do.
  package func leads(to target: Locale.Language) async -> Bool {
    guard let identity = LanguageIdentity(target) else { return false }
    if pseudoLanguages, PseudoLanguage(identity) != nil { return true }
    if await index().leads(to: identity) { return true }
    guard await onDisk({ [self] in catalogs.hasNeverFetched }) else { return false }
    _ = await offer(refresh: true)
    return await index().leads(to: identity)
  }
}

extension PackIndex {
  fileprivate func leads(to target: LanguageIdentity) -> Bool {
    packs.isEmpty ? target.isReal : packs.contains { target.closeness(to: $0.targetIdentity) != nil }
  }
}

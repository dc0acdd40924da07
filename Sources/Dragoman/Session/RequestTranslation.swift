import Dispatch
import DragomanEngine
import Foundation

extension TranslationPlan {
  /// Hands `request` to `chain`: one text, or as many as an attributed text or a page has parts to be translated.
  ///
  /// - Parameters:
  ///   - request: A blank text, and one that is skipped as a whole, are answered at once, unchanged.
  ///   - chain: Runs the plan's packs.
  ///   - completion: Called exactly once, here or on a thread of an engine's. Failures are what a session throws.
  func submit(
    _ request: TranslationSession.Request, to chain: TranslationChain,
    completion: @escaping @Sendable (Result<TranslationSession.Response, any Error>) -> Void
  ) {
    guard !request.sourceText.isBlank else { return completion(.success(unchanged(request))) }
    if request.isHTML {
      return HTMLTranslation(plan: self, chain: chain).submit(request.sourceText) { result in
        completion(result.map { response(to: request, $0) }.mapError(TranslationError.surface))
      }
    }
    guard request.sourceText.utf8.count <= Self.longText else {
      return Self.reading.async { translate(request, by: chain, completion: completion) }
    }
    translate(request, by: chain, completion: completion)
  }

  /// Finding what is kept of a longer text takes a while, in bytes: not for the caller's thread.
  private static let longText = 16 * 1024
  private static let reading = DispatchQueue(label: "dragoman.reading", attributes: .concurrent)

  private func translate(
    _ request: TranslationSession.Request, by chain: TranslationChain,
    completion: @escaping @Sendable (Result<TranslationSession.Response, any Error>) -> Void
  ) {
    guard let attributed = request.attributedSourceText else {
      return chain.submit(SourceText(request.sourceText, terms: terms)) { result in
        completion(result.map { response(to: request, $0) }.mapError(TranslationError.surface))
      }
    }
    guard let translation = AttributedTranslation(attributed, plan: self, chain: chain) else {
      return completion(.success(unchanged(request)))
    }
    translation.submit { result in
      completion(result.map { response(to: request, $0) }.mapError(TranslationError.surface))
    }
  }

  /// The response to a blank `request`, or to one that is skipped as a whole: the text as it is.
  func unchanged(_ request: TranslationSession.Request) -> TranslationSession.Response {
    response(
      to: request, text: request.sourceText, attributed: request.attributedSourceText,
      flags: [.passedThrough], segmentCount: 0)
  }

  private func response(
    to request: TranslationSession.Request, _ translated: TranslatedText
  ) -> TranslationSession.Response {
    response(
      to: request, text: translated.text, flags: flags(translated.flags, of: request),
      segmentCount: translated.segmentCount)
  }

  private func response(
    to request: TranslationSession.Request, _ translated: AttributedTranslation.Output
  ) -> TranslationSession.Response {
    response(
      to: request, text: translated.text.plainText, attributed: translated.text,
      flags: flags(translated.flags, of: request), segmentCount: translated.segmentCount)
  }

  private func response(
    to request: TranslationSession.Request, _ translated: HTMLTranslation.Output
  ) -> TranslationSession.Response {
    response(
      to: request, text: translated.html, flags: flags(translated.flags, of: request),
      segmentCount: translated.segmentCount)
  }

  private func flags(
    _ flags: Set<TranslationFlag>, of request: TranslationSession.Request
  ) -> Set<TranslationSession.Diagnostics.Flag> {
    let isMismatch = mismatch?.isFound(in: request.sourceText) ?? false
    return TranslationSession.Diagnostics.flags(flags).union(isMismatch ? [.languageMismatch] : [])
  }

  private func response(
    to request: TranslationSession.Request, text: String, attributed: AttributedString? = nil,
    flags: Set<TranslationSession.Diagnostics.Flag>, segmentCount: Int
  ) -> TranslationSession.Response {
    TranslationSession.Response(
      request, sourceLanguage: source, targetLanguage: target, targetText: text,
      attributedTargetText: attributed,
      diagnostics: TranslationSession.Diagnostics(
        flags: flags, viaPivot: pivot, segmentCount: segmentCount, effectiveStrategy: effectiveStrategy,
        engineVersion: Engine.version))
  }
}

public import Foundation

// The same calls with options, and pages.

extension TranslationSession {
  /// Translates one text, with options.
  ///
  /// - Throws: As ``translate(_:)-(String)``.
  public func translate(_ string: String, options: TextOptions) async throws -> Response {
    try await translate(Request(sourceText: string), options: options)
  }

  /// Translates one text with attributes, with options.
  ///
  /// - Throws: As ``translate(_:)-(String)``.
  public func translate(_ string: AttributedString, options: TextOptions) async throws -> Response {
    try await translate(Request(sourceText: string), options: options)
  }

  /// Translates texts of one language, all with the same options: one response a request, in their order, or an
  /// error and none.
  ///
  /// - Throws: As ``translations(from:)``.
  public func translations(from batch: [Request], options: TextOptions) async throws -> [Response] {
    let run = try await start(batch, options: options)
    var responses = [Response?](repeating: nil, count: batch.count)
    while let (index, response) = try await run.next() { responses[index] = response }
    return responses.compactMap { $0 }
  }

  /// Translates texts of one language, all with the same options: one response a request, each as soon as it is
  /// ready.
  ///
  /// The rules are those of ``translate(batch:)``.
  public func translate(batch: [Request], options: TextOptions) -> BatchResponse {
    BatchResponse(session: self, requests: batch, options: options)
  }

  /// Translates an HTML page, or a part of one.
  ///
  /// ```swift
  /// let page = "<p>The <a href=\"/log\">log</a> is <b>open</b>.</p>"
  /// let response = try await session.translate(html: page)
  /// ```
  /// Inline elements follow their words, and paragraphs, headings, cells and the like bound the texts. Tags, attributes,
  /// comments and all other bytes between the texts stay as they are. So does what is in `code`, `kbd`, `samp`, `var`,
  /// `pre`, scripts, styles, text areas, or elements with `translate="no"` or the class `notranslate`, and what the
  /// page, by `lang`, says to be in another language than the source language. A malformed page is translated where it
  /// can be understood.
  ///
  /// - Returns: A response whose texts are HTML.
  /// - Throws: As ``translate(_:)-(String)``; ``TranslationError/inputTooLarge`` too for a page whose elements lie too
  ///   deep in one another.
  public func translate(html: String, options: TextOptions = TextOptions()) async throws -> Response {
    try await translate(Request(html: html), options: options)
  }

  private func translate(_ request: Request, options: TextOptions) async throws -> Response {
    let responses = try await translations(from: [request], options: options)
    guard let response = responses.first else { throw TranslationError.internalError }
    return response
  }
}

import Testing

/// What sentences become by themselves, which is asked of the program: the tests hold with any engine.
struct TranslatedSentences: Sendable {
  static let all = ["The boat is late.", "We wait.", "It rains.", "Nobody came.", "Open the door."]

  private let translations: [String]

  init() async throws {
    let (output, _, ending) = try await run(
      ["translate", "--from", "en", "--to", "de"], input: Self.all.map { $0 + "\n" }.joined())
    #expect(ending == .exited(0))
    translations = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `text` with each of the sentences translated.
  func translated(_ text: String) -> String {
    zip(Self.all, translations).reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}

import DragomanContent
import Foundation

/// One entry of the board, as its author wrote it.
struct Feedback: Codable {
  let id: String
  var title: String
  var text: String
  /// The language, where the author said it.
  var language: String?
  var revision: Int

  /// The two texts as things to translate: each may be in a language of its own.
  var items: [TranslationItem] { [item("title", title), item("text", text)] }

  private func item(_ field: String, _ text: String) -> TranslationItem {
    TranslationItem(
      id: .init(contentID: id, field: field), text: ContentText(text), revision: String(revision),
      declaredLanguage: language.map { Locale.Language(identifier: $0) })
  }
}

/// The file that the board shows.
struct FeedbackFile {
  let url: URL

  func read() throws -> [Feedback] {
    try JSONDecoder().decode([Feedback].self, from: Data(contentsOf: url))
  }

  func write(_ entries: [Feedback]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(entries).write(to: url, options: .atomic)
  }
}

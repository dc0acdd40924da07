import Dragoman
import DragomanContent
import Foundation
import Synchronization

/// Texts of our own, with what people put into theirs.
enum Samples {
  static let english = Locale.Language(identifier: "en")
  static let german = Locale.Language(identifier: "de")
  static let french = Locale.Language(identifier: "fr")

  static let germanText = "Die Suche findet nichts, wenn ich zwei Wörter eingebe."
  static let germanEdited = "Die Suche findet jetzt alles, auch wenn ich drei Wörter eingebe."
  static let englishText = "The search finds nothing when I type two words."
  static let frenchText = "La recherche ne trouve rien quand je tape deux mots dans le champ."

  /// Emoji, an address, a name, two scripts, line breaks and bidirectional text, all declared as German.
  static let awkward = [
    "Das Öffnen dauert 😀👍🏽 viel zu lange.",
    "Bitte lies https://example.org/hilfe?seite=2 und schreibe an hilfe@example.org.",
    "Frau Aylin Özdemir-Weiß wartet seit Montag.",
    "Die Taste 「保存」 hat keinen Namen.",
    "Erste Zeile.\r\nZweite Zeile.\n\nLetzte Zeile.",
    "Der Titel \u{2067}שלום עולם\u{2069} steht auf der falschen Seite.",
  ]

  static func item(
    _ contentID: String, _ text: String, field: String = "text", revision: String? = nil,
    language: Locale.Language? = nil, isVisible: Bool = true, isRestricted: Bool = false
  ) -> TranslationItem {
    TranslationItem(
      id: .init(contentID: contentID, field: field), text: ContentText(text), revision: revision,
      declaredLanguage: language, isVisible: isVisible, isRestricted: isRestricted)
  }

  static func key(
    _ contentID: String = "1", revision: ContentRevision = .named("1"), target: String = "en",
    engine: String = "1", pack: String = "a@1", options: UInt64 = 0
  ) -> TranslationKey {
    TranslationKey(
      item: .init(contentID: contentID), revision: revision, source: german,
      target: Locale.Language(identifier: target), engineVersion: engine, packVersion: pack, options: options)
  }
}

/// Keeps events.
final class EventLog: ContentEventSink, TranslationEventSink {
  private let content = Mutex<[ContentEvent]>([])
  private let translation = Mutex<[TranslationEvent]>([])

  func record(_ event: ContentEvent) { content.withLock { $0.append(event) } }

  func record(_ event: TranslationEvent) { translation.withLock { $0.append(event) } }

  var events: [ContentEvent] { content.withLock { $0 } }

  var kinds: [ContentEvent.Kind] { events.map(\.kind) }

  var runtimeEvents: [TranslationEvent] { translation.withLock { $0 } }

  func count(_ kind: ContentEvent.Kind) -> Int { kinds.count { $0 == kind } }
}

extension TranslationOutcome {
  /// The translation, where there is one.
  var text: String? { if case .translated(let record) = result { record.text.string } else { nil } }
}

/// Answers a question about a download, and counts the questions.
final class Reader: Sendable {
  private let state: Mutex<(answers: [ModelDownloadDecision], questions: [ModelDownloadRequest], steps: Int)>
  private let onProgress: @Sendable () -> ModelDownloadProgressAction

  /// The last answer stays in force.
  init(
    _ answers: ModelDownloadDecision...,
    progress: @escaping @Sendable () -> ModelDownloadProgressAction = { .keepWaiting }
  ) {
    state = Mutex((answers, [], 0))
    onProgress = progress
  }

  var questions: [ModelDownloadRequest] { state.withLock { $0.questions } }

  var interaction: TranslationInteraction {
    TranslationInteraction(
      consent: { [self] request in
        state.withLock { state in
          state.questions.append(request)
          return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
        }
      }, progress: { [self] _ in onProgress() })
  }
}

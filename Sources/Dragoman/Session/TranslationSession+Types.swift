import DragomanPacks
public import Foundation

extension TranslationSession {
  /// What a translation should be best at.
  public struct Strategy: Hashable, Sendable {
    let pack: PackStrategy

    init(_ pack: PackStrategy) { self.pack = pack }

    /// The best text: a larger model if one is installed, a wider search over the whole vocabulary.
    public static let highFidelity = Strategy(.highFidelity)
    /// The quickest text: a small model, the likeliest word at each step, a short list of words.
    public static let lowLatency = Strategy(.lowLatency)
  }

  /// A text to translate, plain or with attributes.
  public struct Request: Hashable, Sendable {
    /// The text, without its attributes. Another one in its place takes the attributed text away.
    public var sourceText: String {
      didSet {
        if let attributedSourceText, !attributedSourceText.plainText.utf8.elementsEqual(sourceText.utf8) {
          self.attributedSourceText = nil
        }
      }
    }
    /// A name that the response carries too. Need not be unique.
    public var clientIdentifier: String?
    /// The text with its attributes; nil for a plain request. Another one in its place changes ``sourceText`` too.
    public var attributedSourceText: AttributedString? {
      didSet { if let attributedSourceText { sourceText = attributedSourceText.plainText } }
    }

    /// Whether ``sourceText`` is an HTML page.
    let isHTML: Bool

    /// A request for an HTML page or a part of one.
    init(html: String) {
      sourceText = html
      isHTML = true
    }

    /// A request for a plain text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
      isHTML = false
    }

    /// A request for a text with attributes; ``TranslationSession/translate(_:)-(AttributedString)`` tells what
    /// becomes of them.
    public init(sourceText: AttributedString, clientIdentifier: String? = nil) {
      self.sourceText = sourceText.plainText
      self.clientIdentifier = clientIdentifier
      attributedSourceText = sourceText
      isHTML = false
    }
  }

  /// A translated text.
  public struct Response: Hashable, Sendable {
    /// The language that was translated from, by the caller's own tag.
    public let sourceLanguage: Locale.Language
    /// The language that was translated to, by the caller's own tag where one was given.
    public let targetLanguage: Locale.Language
    /// The request's text, byte for byte.
    public let sourceText: String
    /// The translation, without its attributes.
    public let targetText: String
    /// The request's text with its attributes; nil when the request was plain.
    public let attributedSourceText: AttributedString?
    /// The translation with attributes; nil when the request was plain.
    public let attributedTargetText: AttributedString?
    /// The request's name.
    public let clientIdentifier: String?
    /// What was noticed on the way. Never contains any of the text.
    public let diagnostics: Diagnostics

    /// A response made by hand, for tests and previews; its diagnostics say nothing.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String,
      targetText: String, clientIdentifier: String? = nil
    ) {
      self.init(
        Request(sourceText: sourceText, clientIdentifier: clientIdentifier), sourceLanguage: sourceLanguage,
        targetLanguage: targetLanguage, targetText: targetText, diagnostics: .none)
    }

    /// A response with attributes made by hand, for tests and previews; its plain texts are those of the attributed
    /// ones, its diagnostics say nothing.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language,
      sourceAttributedText: AttributedString, targetAttributedText: AttributedString,
      clientIdentifier: String? = nil
    ) {
      self.init(
        Request(sourceText: sourceAttributedText, clientIdentifier: clientIdentifier),
        sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
        targetText: targetAttributedText.plainText, attributedTargetText: targetAttributedText,
        diagnostics: .none)
    }

    init(
      _ request: Request, sourceLanguage: Locale.Language, targetLanguage: Locale.Language,
      targetText: String, attributedTargetText: AttributedString? = nil, diagnostics: Diagnostics
    ) {
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      sourceText = request.sourceText
      self.targetText = targetText
      attributedSourceText = request.attributedSourceText
      self.attributedTargetText = attributedTargetText
      clientIdentifier = request.clientIdentifier
      self.diagnostics = diagnostics
    }
  }

  /// What was noticed while a text was translated: counts and marks, never any of the text.
  public struct Diagnostics: Hashable, Sendable {
    /// A mark on a translation.
    public enum Flag: String, Hashable, Sendable, CaseIterable {
      /// The text, or a part of it, had nothing to translate and was kept as it was.
      case passedThrough
      /// The text is clearly in another language than the one it was translated from: the one that was named,
      /// or that of the batch.
      case languageMismatch
      /// The model was unsure of at least one sentence.
      case lowConfidence
      /// The translation does not have the same numbers as the text.
      case numbersChanged
      /// The translation repeats itself, or is out of all proportion to the text.
      case degenerate
      /// A sentence came back as it was, though there was something to translate.
      case untranslated
      /// A sentence reached the length limit and was ended there.
      case truncated
    }

    /// The marks.
    public let flags: Set<Flag>
    /// The language between two packs, where there is none for the pair.
    public let viaPivot: Locale.Language?
    /// How many sentences were translated, or stand between them.
    public let segmentCount: Int
    /// What ran: high fidelity when it was asked for, or when only a larger pack is installed.
    public let effectiveStrategy: Strategy
    /// The version of the engine.
    public let engineVersion: String

    static let none = Diagnostics(
      flags: [], viaPivot: nil, segmentCount: 0, effectiveStrategy: .lowLatency, engineVersion: "")
  }
}

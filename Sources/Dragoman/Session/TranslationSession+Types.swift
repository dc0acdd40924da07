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

  /// A text to translate.
  public struct Request: Hashable, Sendable {
    /// The text.
    public var sourceText: String
    /// A name that the response carries too. Need not be unique.
    public var clientIdentifier: String?

    /// A request for a plain text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
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
    /// The translation.
    public let targetText: String
    /// The request's name.
    public let clientIdentifier: String?
    /// What was noticed on the way. Never contains any of the text.
    public let diagnostics: Diagnostics

    /// A response made by hand, for tests and previews; its diagnostics say nothing.
    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String,
      targetText: String, clientIdentifier: String? = nil
    ) {
      let diagnostics = Diagnostics(
        flags: [], viaPivot: nil, segmentCount: 0, effectiveStrategy: .lowLatency, engineVersion: "")
      self.init(
        Request(sourceText: sourceText, clientIdentifier: clientIdentifier), sourceLanguage: sourceLanguage,
        targetLanguage: targetLanguage, targetText: targetText, diagnostics: diagnostics)
    }

    init(
      _ request: Request, sourceLanguage: Locale.Language, targetLanguage: Locale.Language,
      targetText: String, diagnostics: Diagnostics
    ) {
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      sourceText = request.sourceText
      self.targetText = targetText
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
      /// A sentence reached the length limit and was ended there.
      case truncated
    }

    /// The marks.
    public let flags: Set<Flag>
    /// The language between two packs, where there is none for the pair.
    public let viaPivot: Locale.Language?
    /// How many sentences, or pieces of very long ones, were translated.
    public let segmentCount: Int
    /// What ran: high fidelity when it was asked for, or when only a larger pack is installed.
    public let effectiveStrategy: Strategy
    /// The version of the engine.
    public let engineVersion: String
  }
}

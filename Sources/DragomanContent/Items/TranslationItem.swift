public import Foundation

/// One field of one content: what a reader may want translated. The source text in it is never modified.
public struct TranslationItem: Hashable, Sendable, Identifiable {
  /// What stays the same while the text is edited.
  public struct ID: Hashable, Sendable {
    /// The content's stable name.
    public let contentID: String
    /// Which of its texts: titles and bodies may be in different languages.
    public let field: String

    /// The name of a content's field.
    public init(contentID: String, field: String = "text") {
      self.contentID = contentID
      self.field = field
    }
  }

  /// Whose text it is.
  public let id: ID
  /// The author's text.
  public let text: ContentText
  /// The text's revision. Two items with one revision and different texts are still told apart.
  public let revision: ContentRevision
  /// The language that the author or the content system declared; it wins over any guess.
  public let declaredLanguage: Locale.Language?
  /// Whether the reader sees it at this moment: visible items come first.
  public var isVisible: Bool
  /// Whether a policy keeps this text from being translated for this reader.
  public var isRestricted: Bool

  /// The hash of ``text``.
  public let fingerprint: SourceFingerprint

  /// An item.
  ///
  /// - Parameters:
  ///   - id: Whose text it is.
  ///   - text: The author's text.
  ///   - revision: The content system's name for this version; nil where there is none: the text's hash stands for
  ///     it then.
  ///   - declaredLanguage: The language, where somebody said it.
  ///   - isVisible: Whether the reader sees it now.
  ///   - isRestricted: Whether a policy forbids translating it.
  public init(
    id: ID, text: ContentText, revision: String? = nil, declaredLanguage: Locale.Language? = nil,
    isVisible: Bool = true, isRestricted: Bool = false
  ) {
    let fingerprint = SourceFingerprint(of: text)
    self.id = id
    self.text = text
    self.fingerprint = fingerprint
    self.revision = revision.map { .named($0) } ?? .fingerprint(fingerprint)
    self.declaredLanguage = declaredLanguage
    self.isVisible = isVisible
    self.isRestricted = isRestricted
  }

  /// Whether both are the same version of the same text.
  func isSameVersion(as other: TranslationItem) -> Bool {
    id == other.id && revision == other.revision && fingerprint == other.fingerprint
  }
}

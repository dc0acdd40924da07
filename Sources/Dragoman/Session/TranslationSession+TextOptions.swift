extension TranslationSession {
  /// How the texts of a call are read, and what in them stays as it is.
  ///
  /// ```swift
  /// let options = TranslationSession.TextOptions(keeping: ["Nordwind"], glossary: ["harbour": "Hafen"])
  /// let response = try await session.translate("Nordwind leaves the harbour.", options: options)
  /// ```
  /// Addresses, placeholders, code and the like are kept in any case. Terms are found as they are written, and only
  /// as whole words: letters, digits and marks beside them belong to another word, but in scripts that put no spaces
  /// between words. Where terms overlap, the leftmost counts, and of those that begin together the longest. Inside
  /// of an address or a placeholder no term is looked for.
  public struct TextOptions: Hashable, Sendable {
    /// How line breaks are understood. They are kept in number and kind, but with ``wrapped``.
    public enum Lines: String, Hashable, Sendable, CaseIterable {
      /// A line is split into sentences; none reaches over its end.
      case paragraphs
      /// A line is one sentence.
      case lines
      /// Lines that were wrapped by hand, as in mail, are one paragraph, which becomes one line. Blank lines bound
      /// paragraphs; items of lists, headings, quotations and the like keep lines of their own.
      case wrapped
    }

    /// Terms that stand in the translation as they are.
    public var keeping: [String]
    /// What stands in the translation in the place of each term. A term that is in ``keeping`` too is replaced.
    public var glossary: [String: String]
    /// How line breaks are understood.
    public var lines: Lines
    /// Whether of HTML the attributes `title`, `alt`, `placeholder` and `aria-label` are translated too; other texts
    /// have none.
    public var translatesAttributes: Bool

    /// Options with those given changed: by default nothing is kept but what is in any case.
    public init(
      keeping: [String] = [], glossary: [String: String] = [:], lines: Lines = .paragraphs,
      translatesAttributes: Bool = false
    ) {
      self.keeping = keeping
      self.glossary = glossary
      self.lines = lines
      self.translatesAttributes = translatesAttributes
    }
  }
}

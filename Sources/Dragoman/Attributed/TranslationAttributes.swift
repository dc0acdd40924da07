// From this compiler on, Apple's SDK has the attribute. Only on Apple's systems: elsewhere the module Translation
// is the one that re-exports this one.
#if canImport(Darwin) && canImport(Translation) && compiler(>=6.3)
  import Foundation
  import Translation
#else
  public import Foundation

  extension AttributeScopes {
    /// The attributes that say how a text is to be translated.
    ///
    /// ```swift
    /// var text = AttributedString("Open the Journal on every page.")
    /// if let name = text.range(of: "Journal") { text[name].translation.skipsTranslation = true }
    /// ```
    public struct TranslationAttributes: AttributeScope {
      /// Whether the marked text is kept as it is.
      public let skipsTranslation: SkipTranslationAttribute

      /// The key of ``skipsTranslation``: where it is true, the text stands in the translation as it is, once, with
      /// its attributes. False is the same as none.
      @frozen public enum SkipTranslationAttribute: CodableAttributedStringKey {
        /// Whether the marked text is kept as it is.
        public typealias Value = Bool
        /// The attribute's name in encoded texts.
        public static let name = "Translation.skipsTranslation"
      }
    }

    /// The scope of the attributes that say how a text is to be translated.
    public var translation: TranslationAttributes.Type { TranslationAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// The translation attribute at `keyPath`, so that it can be written without its scope.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.TranslationAttributes, T>
    ) -> T { self[T.self] }
  }
#endif

extension AttributedString {
  /// The key of the attribute that keeps a text from being translated.
  typealias SkipAttribute = AttributeScopes.TranslationAttributes.SkipTranslationAttribute
}

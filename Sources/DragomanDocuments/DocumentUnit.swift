package import DragomanText
package import Foundation

/// One text of a document that is to be translated.
package struct DocumentUnit: Hashable, Sendable {
  /// The text without markup: entities and escapes are resolved.
  package var text: String
  /// Parts of `text`, as UTF-8 offsets, that markup stands round; in the order in which they open, outer ones before
  /// inner ones. An empty range is an element without content, such as a line break.
  package var marks: [Range<Int>]
  /// Parts of `text`, as UTF-8 offsets, that are kept as they are; in order, disjoint, none empty.
  package var kept: [Range<Int>]
  /// The language that the document declares for this text, if it differs from the rest.
  package var language: Locale.Language?

  /// A unit from its parts.
  package init(
    text: String, marks: [Range<Int>] = [], kept: [Range<Int>] = [], language: Locale.Language? = nil
  ) {
    self.text = text
    self.marks = marks
    self.kept = kept
    self.language = language
  }
}

/// A unit's translation.
package struct TranslatedUnit: Hashable, Sendable {
  /// The translation, without markup.
  package var text: String
  /// Which part of it came from which part of the unit's text; empty when the caller has no alignment.
  package var links: [TextLink]

  /// A translation from its parts.
  package init(text: String, links: [TextLink] = []) {
    self.text = text
    self.links = links
  }
}

/// A document, cut into the texts to translate and all that lies between them.
package protocol Document: Sendable {
  /// The texts, in the document's order; none is blank.
  var units: [DocumentUnit] { get }

  /// The tag of the language that the document says it is in.
  var sourceLanguage: String? { get }

  /// The tag of the language that the document says it is to be translated into.
  var targetLanguage: String? { get }

  /// The document with translations in the place of the texts; all else is the source's, byte for byte.
  ///
  /// - Parameter translations: One for each unit, in order; nil leaves a unit as it is, byte for byte.
  /// - Precondition: `translations.count == units.count`.
  func rendered(with translations: [TranslatedUnit?]) -> [UInt8]
}

extension Document {
  /// Most formats say nothing.
  package var sourceLanguage: String? { nil }
  /// Most formats say nothing.
  package var targetLanguage: String? { nil }
}

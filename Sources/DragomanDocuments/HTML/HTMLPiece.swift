/// A stretch of an HTML document; the pieces of a document are disjoint and leave nothing out.
struct HTMLPiece {
  /// What a piece is to the text round it.
  enum Kind: Equatable {
    /// A start tag inside a sentence.
    case open(name: String, isKept: Bool)
    /// An end tag inside a sentence.
    case close(name: String)
    /// Text, in the language with that index.
    case text(tagsAreText: Bool, isTranslated: Bool, language: Int)
    /// Markup without text inside a sentence.
    case void(partsWords: Bool, isLineBreak: Bool)
    /// Anything that no sentence goes across.
    case boundary
  }

  var range: Range<Int>
  var kind: Kind
}

/// An attribute's value that can be translated.
struct HTMLAttributeText {
  /// The value in the document without its quotation marks and outer white space.
  let range: Range<Int>
  /// The quotation mark; nil if there is none.
  let quote: UInt8?
  /// What it says, without outer white space.
  let text: String
  /// Its language's index.
  let language: Int
}

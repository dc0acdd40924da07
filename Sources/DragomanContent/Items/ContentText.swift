/// A text that somebody wrote, or its translation. It can be shown, but it cannot be printed.
///
/// Its description is the same for every text, in an interpolation too, and reflection finds nothing in it. Nothing in
/// this module that is meant for logs has a place for one, or for a string: who wants the characters has to say
/// ``string``, which is what a screen does.
public struct ContentText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters, to be shown or to be handed to a translator.
  public let string: String

  /// The text with these characters.
  public init(_ string: String) { self.string = string }

  /// The text with these characters.
  public init(stringLiteral value: String) { string = value }

  /// Whether there is nothing to see in the text: it is empty, or white space, controls and characters without any
  /// shape are all there is.
  public var isBlank: Bool {
    string.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || properties.generalCategory == .format
    }
  }

  /// Texts are equal when their bytes are: another spelling of the same letter is another text.
  public static func == (left: ContentText, right: ContentText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var copy = string
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ContentText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same words for every text.
  public var description: String { "(text)" }

  /// The same words for every text.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Whether there is nothing to see in the text: it is empty, or white space, controls and characters
  /// without any shape (zero-width spaces, joiners, marks of direction) are all there is.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || properties.generalCategory == .format
    }
  }
}

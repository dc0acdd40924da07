/// Unicode's properties, with a short way for ASCII: the standard library looks each of them up in tables.
extension Unicode.Scalar {
  /// White space.
  var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// A capital letter.
  var isCapital: Bool {
    isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
  }

  /// A small letter.
  var isSmall: Bool {
    isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase
  }

  /// A digit or another number that is no letter.
  var isDigit: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil && Script(self) == nil
  }
}

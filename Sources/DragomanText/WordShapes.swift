/// What a word's letters tell about the full stop behind it, in any language.
extension String {
  /// One to three digits.
  var isShortNumber: Bool {
    (1...3).contains(unicodeScalars.count)
      && unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
  }

  /// A day and a month: "3.10".
  var isShortDate: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        (1...2).contains(part.count)
          && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// A Roman number below forty in capital letters, or what looks like one.
  var isRomanNumeral: Bool {
    !isEmpty && utf8.count <= 8 && utf8.allSatisfy { "IVX".utf8.contains($0) }
  }

  /// What counts parts of a text beside digits: a Roman number or a single capital letter.
  var isCounter: Bool {
    isRomanNumeral || (unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.properties.isUppercase))
  }

  /// Single letters with stops or hyphens between them, of a script with case: "K", "U.S", "J.-P".
  var isInitials: Bool {
    var isAfterLetter = false
    for scalar in unicodeScalars {
      if scalar == "." || scalar == "-" || scalar == "\u{2010}" {
        isAfterLetter = false
      } else if scalar.properties.isCased, !isAfterLetter {
        isAfterLetter = true
      } else {
        return false
      }
    }
    return isAfterLetter
  }

  /// Two to four Latin letters without a vowel, the last one small: "Bldg", "pkt".
  var isShortenedWord: Bool {
    guard (2...4).contains(utf8.count), let last = utf8.last, last >= UInt8(ascii: "a") else { return false }
    return utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) && !"aeiouy".utf8.contains(letter)
    }
  }

  /// Too long for an abbreviation: five small letters or more, or six with the first a capital.
  var isWholeWord: Bool {
    let letters = unicodeScalars
    guard let first = letters.first, letters.dropFirst().allSatisfy(\.properties.isLowercase) else {
      return false
    }
    return letters.count >= (first.properties.isLowercase ? 5 : 6) && first.properties.isAlphabetic
  }
}

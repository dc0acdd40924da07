/// A script, as far as it tells something about the language of a text.
enum Script: UInt8, Hashable, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, syriac, thaana, ethiopic
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, tibetan, myanmar, khmer, mongolian, limbu, cherokee, canadian
  case hangul, kana, bopomofo, han
  /// Letters of any other script.
  case other

  /// The script of a letter or of a mark that belongs to one script; nil for everything else.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) else { return nil }
      self = .latin
      return
    }
    var low = 0
    var high = Self.ranges.count
    while low < high {
      let middle = (low + high) / 2
      if Self.ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    let isKnown = low < Self.ranges.count && Self.ranges[low].first <= value
    if isKnown, Self.ranges[low].isLetters {
      self = Self.ranges[low].script
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      self = isKnown ? Self.ranges[low].script : .other
    case .nonspacingMark, .spacingMark:
      guard isKnown else { return nil }
      self = Self.ranges[low].script
    default:
      return nil
    }
  }

  /// Whether words stand without spaces between them.
  var isUnspaced: Bool {
    switch self {
    case .han, .kana, .bopomofo, .hangul, .thai, .lao, .khmer, .myanmar, .tibetan: true
    default: false
    }
  }

  /// How much one letter says, compared with one of an alphabet.
  var letterWeight: Double {
    switch self {
    case .han, .kana, .hangul: 3
    case .ethiopic: 2
    default: 1
    }
  }

  /// The language that alone is written in the script, as far as CLD2 knows languages.
  var onlyLanguage: String? {
    Self.onlyLanguages[self]
  }

  static let onlyLanguages: [Script: String] = [
    .greek: "el", .armenian: "hy", .georgian: "ka", .syriac: "syr", .thaana: "dv", .gurmukhi: "pa",
    .gujarati: "gu", .oriya: "or", .tamil: "ta", .telugu: "te", .kannada: "kn", .malayalam: "ml",
    .sinhala: "si", .thai: "th", .lao: "lo", .tibetan: "bo", .myanmar: "my", .khmer: "km", .limbu: "lif",
    .cherokee: "chr", .canadian: "iu", .hangul: "ko", .mongolian: "mn-Mong",
  ]

  /// Ranges of a script, ascending. Arabic presentation forms are not among them: no table knows words in them. `isLetters`: nothing but letters in it, so that the category need not be asked.
  private static let ranges: [(first: UInt32, last: UInt32, script: Script, isLetters: Bool)] = [
    (0x00AA, 0x00AA, .latin, true), (0x00BA, 0x00BA, .latin, true), (0x00C0, 0x00D6, .latin, true),
    (0x00D8, 0x00F6, .latin, true), (0x00F8, 0x02AF, .latin, true), (0x0370, 0x03E1, .greek, false),
    (0x03F0, 0x03FF, .greek, false), (0x0400, 0x052F, .cyrillic, false), (0x0531, 0x0588, .armenian, false),
    (0x0591, 0x05F2, .hebrew, false), (0x0610, 0x06FF, .arabic, false), (0x0700, 0x074F, .syriac, false),
    (0x0750, 0x077F, .arabic, false), (0x0780, 0x07BF, .thaana, false), (0x08A0, 0x08FF, .arabic, false),
    (0x0900, 0x097F, .devanagari, false), (0x0980, 0x09FF, .bengali, false),
    (0x0A00, 0x0A7F, .gurmukhi, false),
    (0x0A80, 0x0AFF, .gujarati, false), (0x0B00, 0x0B7F, .oriya, false), (0x0B80, 0x0BFF, .tamil, false),
    (0x0C00, 0x0C7F, .telugu, false), (0x0C80, 0x0CFF, .kannada, false), (0x0D00, 0x0D7F, .malayalam, false),
    (0x0D80, 0x0DFF, .sinhala, false), (0x0E01, 0x0E4F, .thai, false), (0x0E80, 0x0EFF, .lao, false),
    (0x0F00, 0x0FFF, .tibetan, false), (0x1000, 0x109F, .myanmar, false), (0x10A0, 0x10FF, .georgian, false),
    (0x1100, 0x11FF, .hangul, true), (0x1200, 0x139F, .ethiopic, false), (0x13A0, 0x13FD, .cherokee, false),
    (0x1400, 0x167F, .canadian, false), (0x1780, 0x17FF, .khmer, false), (0x1820, 0x18AF, .mongolian, false),
    (0x1900, 0x194F, .limbu, false), (0x1C80, 0x1C8F, .cyrillic, false), (0x1C90, 0x1CBF, .georgian, false),
    (0x1E00, 0x1EFF, .latin, true), (0x1F00, 0x1FFF, .greek, false), (0x2C60, 0x2C7F, .latin, false),
    (0x2D00, 0x2D2F, .georgian, false), (0x2D80, 0x2DDF, .ethiopic, false),
    (0x2DE0, 0x2DFF, .cyrillic, false),
    (0x3005, 0x3007, .han, true), (0x3041, 0x3096, .kana, true), (0x309D, 0x309F, .kana, true),
    (0x30A1, 0x30FA, .kana, true), (0x30FC, 0x30FF, .kana, true), (0x3105, 0x312F, .bopomofo, false),
    (0x3131, 0x318E, .hangul, true), (0x31A0, 0x31BF, .bopomofo, false), (0x31F0, 0x31FF, .kana, true),
    (0x3400, 0x4DBF, .han, true), (0x4E00, 0x9FFF, .han, true), (0xA640, 0xA69F, .cyrillic, false),
    (0xA722, 0xA7FF, .latin, false), (0xA8E0, 0xA8FF, .devanagari, false), (0xA960, 0xA97F, .hangul, true),
    (0xA9E0, 0xA9FF, .myanmar, false), (0xAA60, 0xAA7F, .myanmar, false), (0xAB00, 0xAB2F, .ethiopic, false),
    (0xAB30, 0xAB6F, .latin, false), (0xAB70, 0xABBF, .cherokee, false), (0xAC00, 0xD7A3, .hangul, true),
    (0xD7B0, 0xD7FF, .hangul, false), (0xF900, 0xFAD9, .han, true), (0xFB00, 0xFB06, .latin, true),
    (0xFB13, 0xFB17, .armenian, true), (0xFB1D, 0xFB4F, .hebrew, false),
    (0xFF66, 0xFF9D, .kana, true), (0xFFA0, 0xFFDC, .hangul, false),
    (0x20000, 0x323AF, .han, true),
  ]
}

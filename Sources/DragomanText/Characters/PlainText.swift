/// A part of a text that stands in the place of another one.
package struct TextEdit: Hashable, Sendable {
  /// UTF-8 offsets in the text before.
  package let range: Range<Int>
  /// What takes its place, UTF-8.
  package let bytes: [UInt8]

  /// An edit from its parts.
  package init(range: Range<Int>, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}

/// A segment's text as the model should see it: without invisible characters, with plain ones for those that its
/// vocabulary lacks, and what is needed to write the translation in the source's manner.
package struct PlainText: Hashable, Sendable {
  /// What is changed in the source, in order and disjoint.
  package private(set) var edits: [TextEdit] = []
  /// Typographic characters that were made plain, and how many plain ones there were already, by the plain form.
  private var typographic: [String: [Unicode.Scalar]] = [:]
  private var plain: [String: Int] = [:]

  /// Prepares a text.
  ///
  /// Soft hyphens, zero-width marks and the marks of writing direction go (zero-width joiners stay where a script or a
  /// pictograph needs them), every kind of white space becomes a space. A typographic quotation mark, dash or ellipsis
  /// becomes the plain character only where `isKnown` says that the vocabulary lacks it.
  ///
  /// - Parameters:
  ///   - source: UTF-8.
  ///   - isKnown: Whether the model's vocabulary has a character. Asked only about typographic ones, and with
  ///     `replacesCapitals` about all letters beyond ASCII.
  ///   - replacesCapitals: Whether a capital that the vocabulary lacks becomes a small letter that it has.
  /// - Complexity: O(bytes).
  package init(
    _ source: ArraySlice<UInt8>, replacesCapitals: Bool = false, isKnown: (Unicode.Scalar) -> Bool
  ) {
    guard replacesCapitals || source.contains(where: Self.mayChange) else { return }
    let text = String(decoding: source, as: UTF8.self)
    var before: Unicode.Scalar?
    var place = 0
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let end = place + UTF8.byteCount(of: scalar)
      let next = scalars.index(after: index)
      let after = next < scalars.endIndex ? scalars[next] : nil
      let seen = seen(
        scalar, between: before, and: after, replacesCapitals: replacesCapitals, isKnown: isKnown)
      if seen != String(scalar) { edits.append(TextEdit(range: place..<end, bytes: Array(seen.utf8))) }
      before = scalar
      place = end
    }
  }

  /// What the model sees of a character; notes what is made plain.
  private mutating func seen(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?,
    replacesCapitals: Bool, isKnown: (Unicode.Scalar) -> Bool
  ) -> String {
    guard let visible = Self.visible(scalar, between: before, and: after) else { return "" }
    let isApart = before.map { $0 == " " } ?? true && after.map { $0 == " " } ?? true
    if let form = visible.plainForm {
      if isKnown(visible) { return String(visible) }
      if form != "-" || isApart { typographic[form, default: []].append(visible) }
      return form
    }
    if visible == "\"" || visible == "'" || visible == "-" && isApart {
      plain[String(visible), default: 0] += 1
    }
    if visible == ".", before == ".", after == "." { plain["...", default: 0] += 1 }
    if replacesCapitals, visible.value >= 0x80, visible.properties.isUppercase, !isKnown(visible) {
      let small = visible.properties.lowercaseMapping
      if let letter = small.unicodeScalars.first, small.unicodeScalars.count == 1, isKnown(letter) {
        return small
      }
    }
    return String(visible)
  }

  /// What brings the source's manner back to a translation: its dashes, dots and apostrophes where the translation has
  /// as many plain ones, and the quotation marks of the target language where all of the source's were typographic.
  ///
  /// - Parameters:
  ///   - output: The translation, UTF-8.
  ///   - quotationMarks: Those of the target language.
  ///   - kept: Offsets in `output`, in order and disjoint, in which nothing is changed.
  package func restoringEdits(
    for output: [UInt8], quotationMarks: QuotationMarks, keeping kept: [Range<Int>]
  ) -> [TextEdit] {
    guard !typographic.isEmpty else { return [] }
    var edits: [TextEdit] = []
    for (form, characters) in typographic where plain[form] == nil {
      if form == "\"" {
        edits += quotationMarks.edits(for: output, keeping: kept)
        continue
      }
      let places = Self.places(of: Array(form.utf8), in: output).filter { place in
        !kept.contains { $0.contains(place) }
      }
      guard places.count == characters.count else { continue }
      for (place, character) in zip(places, characters) {
        edits.append(TextEdit(range: place..<place + form.utf8.count, bytes: Array(String(character).utf8)))
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Where `form` stands in `output`; a dash only where it is apart from words.
  private static func places(of form: [UInt8], in output: [UInt8]) -> [Int] {
    var places: [Int] = []
    var place = 0
    while place + form.count <= output.count {
      guard output[place...].starts(with: form) else {
        place += 1
        continue
      }
      let end = place + form.count
      let isApart = (place == 0 || output[place - 1] == 0x20) && (end == output.count || output[end] == 0x20)
      if form != [UInt8(ascii: "-")] || isApart { places.append(place) }
      place = end
    }
    return places
  }

  /// Whether a byte may belong to a character that is changed: the first of one beyond Latin letters, or a control.
  private static func mayChange(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xCA || byte == 0xD8 || (byte >= 0xE1 && byte <= 0xE3) || byte == 0xEF
      || (byte < 0x20)
      || byte == 0xCD
  }

  /// What the model sees of a character; nil for what it should not see.
  private static func visible(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x200C, 0x200D: joins(before) && joins(after) ? scalar : nil
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: nil
    case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
    default: scalar
    }
  }

  /// Whether zero-width joiners and non-joiners mean something beside a character: in scripts that join letters, and in
  /// pictographs.
  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return (0x600...0x8FF).contains(value) || (0x900...0x109F).contains(value)
      || (0x1780...0x18AF).contains(value)
      || (0x2190...0x2BFF).contains(value) || (0xFB50...0xFDFF).contains(value)
      || (0xFE00...0xFEFE).contains(value) || value >= 0x1_0000
      || (0x1B00...0x1BFF).contains(value) || (0xA840...0xABFF).contains(value)
  }
}

extension Unicode.Scalar {
  /// What a typographic character is on a typewriter.
  fileprivate var plainForm: String? {
    switch value {
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2039, 0x203A, 0x2BC, 0x2032: "'"
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2033, 0x300C...0x300F: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0x2026: "..."
    case 0x2022: "*"
    default: nil
    }
  }
}

extension UTF8 {
  fileprivate static func byteCount(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}

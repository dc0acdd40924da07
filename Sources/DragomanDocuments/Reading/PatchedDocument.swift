/// A document in whose bytes texts have places that translations replace.
struct PatchedDocument: Document {
  /// Where translations go.
  struct Place: Sendable {
    /// What they replace; empty where they are put in.
    let range: Range<Int>
    /// Which units' translations; all of them must be there.
    let units: Range<Int>
    /// Whether they replace the texts themselves, so that translations equal to these change nothing.
    var isText = true
    /// The bytes for them.
    let encode: @Sendable ([TranslatedUnit]) -> [UInt8]
  }

  let bytes: [UInt8]
  let units: [DocumentUnit]
  let sourceLanguage: String?
  let targetLanguage: String?
  /// In order, disjoint.
  let places: [Place]

  init(
    _ bytes: [UInt8], _ list: PlaceList, sourceLanguage: String? = nil, targetLanguage: String? = nil
  ) {
    self.bytes = bytes
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    units = list.units
    places = list.places.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    precondition(translations.count == units.count, "\(translations.count) for \(units.count) units")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var done = 0
    for place in places {
      let own = translations[place.units].compactMap { $0 }
      guard own.count == place.units.count, !(place.isText && isSource(own, place.units)) else { continue }
      result += bytes[done..<place.range.lowerBound]
      result += place.encode(own)
      done = place.range.upperBound
    }
    return result + bytes[done...]
  }

  private func isSource(_ translations: [TranslatedUnit], _ range: Range<Int>) -> Bool {
    zip(translations, units[range]).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}

/// Collects the units of a document and their places.
struct PlaceList {
  private(set) var units: [DocumentUnit] = []
  private(set) var places: [PatchedDocument.Place] = []

  /// Adds a unit whose translation takes its place; nothing where its text is blank.
  mutating func add(
    _ unit: DocumentUnit, at range: Range<Int>, encode: @escaping @Sendable (TranslatedUnit) -> [UInt8]
  ) {
    guard !unit.text.isBlank else { return }
    units.append(unit)
    places.append(
      PatchedDocument.Place(range: range, units: units.count - 1..<units.count) { $0.flatMap(encode) })
  }

  /// Adds a unit whose translation goes where its text is not.
  mutating func add(
    _ unit: DocumentUnit, filling ranges: [Range<Int>],
    encode: @escaping @Sendable (TranslatedUnit) -> [UInt8]
  ) {
    add([unit])
    places += ranges.map { range in
      PatchedDocument.Place(range: range, units: units.count - 1..<units.count, isText: false) {
        $0.flatMap(encode)
      }
    }
  }

  /// Adds units whose translations go into one place, which they are not in.
  mutating func add(
    _ units: [DocumentUnit], filling range: Range<Int>,
    encode: @escaping @Sendable ([TranslatedUnit]) -> [UInt8]
  ) {
    let first = self.units.count
    add(units)
    places.append(
      PatchedDocument.Place(range: range, units: first..<self.units.count, isText: false, encode: encode))
  }

  /// Adds a further place for units that have been added.
  mutating func add(
    _ range: Range<Int>, of units: Range<Int>, encode: @escaping @Sendable ([TranslatedUnit]) -> [UInt8]
  ) {
    places.append(PatchedDocument.Place(range: range, units: units, isText: false, encode: encode))
  }

  private mutating func add(_ units: [DocumentUnit]) { self.units += units }
}

extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

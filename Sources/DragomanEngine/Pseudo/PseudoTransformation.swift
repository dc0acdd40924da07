internal import DragomanModel

/// What stands in the network's place.
enum PseudoTransformation: Sendable {
  case accented
  case bidi
  /// Gives back what it gets.
  case identity

  init(_ kind: PseudoKind) {
    switch kind {
    case .accented: self = .accented
    case .bidi: self = .bidi
    }
  }

  /// A sentence of Unicode scalars, the end apart, transformed: markers stay as they are.
  ///
  /// - Returns: The scalars, and for each the place of the one that it came from.
  func transformed(_ source: [Unicode.Scalar]) -> [(scalar: Unicode.Scalar, source: Int)] {
    var output = Output(source: source)
    var isInWord = false
    if self == .accented { output.add("[", from: 0) }
    for (place, scalar) in source.enumerated() {
      let isMarker = Self.isInMarker(place, of: source)
      switch self {
      case .identity: output.add(scalar, from: place)
      case .accented:
        output.add(isMarker ? scalar : Self.accents[scalar] ?? scalar, from: place)
        if !isMarker, let second = Self.vowels[scalar] { output.add(second, from: place) }
      case .bidi:
        let isLetter = !isMarker && scalar.properties.isAlphabetic
        if isLetter != isInWord {
          output.add(isLetter ? "\u{202E}" : "\u{202C}", from: isLetter ? place : max(place - 1, 0))
          isInWord = isLetter
        }
        output.add(scalar, from: place)
      }
    }
    if isInWord { output.add("\u{202C}", from: max(source.count - 1, 0)) }
    if self == .accented { output.add("]", from: max(source.count - 1, 0)) }
    return output.scalars
  }

  private struct Output {
    var scalars: [(scalar: Unicode.Scalar, source: Int)] = []

    init(source: [Unicode.Scalar]) { scalars.reserveCapacity(2 * source.count + 2) }

    mutating func add(_ scalar: Unicode.Scalar, from place: Int) { scalars.append((scalar, place)) }
  }

  /// Whether the scalar at `place` belongs to `⟦`, a digit, `⟧`.
  private static func isInMarker(_ place: Int, of source: [Unicode.Scalar]) -> Bool {
    for start in max(place - 2, 0)...place where start + 2 < source.count {
      if source[start] == "⟦", source[start + 2] == "⟧", ("0"..."9").contains(source[start + 1]) {
        return true
      }
    }
    return false
  }

  /// What follows a vowel, so that the text gets longer.
  private static let vowels: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip("aeiouAEIOU".unicodeScalars, "áéíöúáéíöú".unicodeScalars))
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "áƀçďéƒĝĥíĵķļɱñöþɋŕšťúṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ".unicodeScalars))
}

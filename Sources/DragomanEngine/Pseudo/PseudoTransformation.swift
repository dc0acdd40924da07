internal import DragomanModel

/// What stands in the network's place: a rule from the scalars of a sentence to those of its translation.
struct PseudoTransformation: Sendable {
  /// A scalar of a translation and the place of the one in the sentence that it came from.
  typealias Output = [(scalar: Unicode.Scalar, source: Int)]

  /// The rule. Markers, `⟦`, a digit and `⟧`, must come through.
  let transformed: @Sendable (_ sentence: [Unicode.Scalar]) -> Output

  /// A transformation by any rule.
  init(_ transformed: @escaping @Sendable (_ sentence: [Unicode.Scalar]) -> Output) {
    self.transformed = transformed
  }

  /// The transformation of a pseudo-locale.
  init(_ kind: PseudoKind) {
    switch kind {
    case .accented: self.init(Self.accented)
    case .bidi: self.init(Self.bidi)
    }
  }

  /// Accents, vowels twice, and brackets round it all.
  private static func accented(_ sentence: [Unicode.Scalar]) -> Output {
    var output: Output = [("[", 0)]
    for (place, scalar) in sentence.enumerated() {
      if isInMarker(place, of: sentence) {
        output.append((scalar, place))
        continue
      }
      output.append((accents[scalar] ?? scalar, place))
      if let second = vowels[scalar] { output.append((second, place)) }
    }
    output.append(("]", max(sentence.count - 1, 0)))
    return output
  }

  /// Each word between a right-to-left override and its end.
  private static func bidi(_ sentence: [Unicode.Scalar]) -> Output {
    var output: Output = []
    var isInWord = false
    for (place, scalar) in sentence.enumerated() {
      let isLetter = scalar.properties.isAlphabetic && !isInMarker(place, of: sentence)
      if isLetter != isInWord {
        output.append(isLetter ? ("\u{202E}", place) : ("\u{202C}", max(place - 1, 0)))
        isInWord = isLetter
      }
      output.append((scalar, place))
    }
    if isInWord { output.append(("\u{202C}", max(sentence.count - 1, 0))) }
    return output
  }

  /// Whether the scalar at `place` belongs to `⟦`, a digit, `⟧`.
  private static func isInMarker(_ place: Int, of sentence: [Unicode.Scalar]) -> Bool {
    for start in max(place - 2, 0)...place where start + 2 < sentence.count {
      if sentence[start] == "⟦", sentence[start + 2] == "⟧", ("0"..."9").contains(sentence[start + 1]) {
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

import Foundation

/// An attributed text cut into what is translated, each part by itself, and what stays as it is.
///
/// Cut round the ranges with `skipsTranslation`, which stay, as the white space beside them does.
struct AttributedParts: Sendable {
  private enum Part {
    case kept(AttributedString)
    case translated(AttributedString, attributes: AttributeContainer)
  }

  private var parts: [Part] = []
  /// The texts to translate, in order; none is blank.
  private(set) var texts: [String] = []

  /// Cuts `text`.
  init(_ text: AttributedString) {
    for (skips, range) in text.runs[AttributedString.SkipAttribute.self] {
      skips == true ? keep(text[range]) : cut(text[range])
    }
  }

  /// The text with `translations` in the place of ``texts``.
  ///
  /// A translation has those attributes that its part has from end to end. One that is equal to its part has all of
  /// them, in their places.
  ///
  /// - Precondition: There are as many `translations` as ``texts``.
  func joined(with translations: [String]) -> AttributedString {
    precondition(translations.count == texts.count, "\(translations.count) translations of \(texts.count)")
    var index = 0
    return parts.reduce(into: AttributedString()) { result, part in
      switch part {
      case .kept(let text): result += text
      case .translated(let text, let attributes):
        let isUnchanged = translations[index].utf8.elementsEqual(texts[index].utf8)
        result += isUnchanged ? text : AttributedString(translations[index], attributes: attributes)
        index += 1
      }
    }
  }

  private mutating func keep(_ text: AttributedSubstring) {
    if text.startIndex < text.endIndex { parts.append(.kept(AttributedString(text))) }
  }

  /// Takes in a text that is to be translated, its outer white space apart.
  private mutating func cut(_ text: AttributedSubstring) {
    let scalars = text.unicodeScalars
    guard !text.plainText.isBlank,
      let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return keep(text) }
    let end = scalars.index(after: last)
    keep(text[text.startIndex..<start])
    let core = text[start..<end]
    let runs = core.runs.map(\.attributes)
    let attributes = runs.dropFirst().reduce(runs.first ?? AttributeContainer()) { $0.common(with: $1) }
    parts.append(.translated(AttributedString(core), attributes: attributes))
    texts.append(core.plainText)
    keep(text[end..<text.endIndex])
  }
}

extension AttributedStringProtocol {
  /// The text alone. A range may begin or end within a character, so it is taken by scalars.
  var plainText: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: unicodeScalars)
    return String(text)
  }
}

import DragomanEngine
import DragomanText
import Foundation

/// Puts the attributes of a text on its translation.
struct AttributeProjection {
  private let source: AttributeRuns
  private let target: [UInt8]
  private let marks: AttributeMarks
  /// For each byte of the translation whose attributes it has: 0 for the text's own, then the marks from 1 on, then
  /// the source's runs.
  private var owners: [Int]

  /// The attributed translation of `part`; nil if what is skipped cannot be found in it.
  ///
  /// - Parameter isWhole: Whether there is no other part of the text: then what only some words of the source have is
  ///   not on all words of the translation.
  static func translation(
    of part: AttributedParts.Part, _ translated: TranslatedText, isWhole: Bool
  ) -> AttributeRuns? {
    guard !translated.text.utf8.elementsEqual(part.text.bytes) else { return part.text }
    let verbatim = VerbatimPlaces(translated.links)
    let skipped = part.skipped.compactMap { verbatim.place(of: $0) }
    guard skipped.count == part.skipped.count else { return nil }
    var projection = AttributeProjection(part.text, translated)
    projection.placeMarks(translated, isWhole: isWhole)
    projection.joinOverSpaces()
    for (range, place) in zip(part.skipped, skipped) { projection.placeSkipped(range, at: place) }
    return projection.result
  }

  private init(_ source: AttributeRuns, _ translated: TranslatedText) {
    self.source = source
    target = Array(translated.text.utf8)
    marks = AttributeMarks(of: source)
    owners = Array(repeating: 0, count: target.count)
  }

  private mutating func placeMarks(_ translated: TranslatedText, isWhole: Bool) {
    guard !marks.marks.isEmpty else { return }
    let projection = MarkProjection(
      source: source.text, target: translated.text, links: translated.links, marks: marks.marks.map(\.range))
    let words = (source: Self.words(of: source.bytes), target: Self.words(of: target))
    for (index, range) in projection.ranges.enumerated() {
      let isPart = !Self.holds(marks.marks[index].range, words.source)
      if isWhole, isPart, Self.holds(range, words.target) { continue }
      for place in range { owners[place] = index + 1 }
    }
  }

  private static func holds(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// From the first letter or digit of UTF-8 to the last; empty if there is none.
  private static func words(of text: [UInt8]) -> Range<Int> {
    var words = 0..<0
    var place = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let end = place + UTF8.width(scalar)
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words = (words.isEmpty ? place : words.lowerBound)..<end
      }
      place = end
    }
    return words
  }

  private mutating func placeSkipped(_ range: Range<Int>, at place: Range<Int>) {
    let offset = place.lowerBound - range.lowerBound
    for index in source.indices(in: range) {
      for byte in source.runs[index].range.clamped(to: range) {
        owners[byte + offset] = marks.marks.count + 1 + index
      }
    }
  }

  /// Gives the spaces between two words what both words have.
  private mutating func joinOverSpaces() {
    var place = 0
    while let start = target[place...].firstIndex(of: 0x20) {
      let end = target[start...].firstIndex { $0 != 0x20 } ?? target.count
      if start > 0, end < target.count, owners[start] == 0, owners[start - 1] != 0, owners[end] != 0,
        let joined = owner(ofBoth: owners[start - 1], owners[end])
      {
        for space in start..<end { owners[space] = joined }
      }
      place = end
    }
  }

  /// The mark whose attributes both marks have, if it is one of them.
  private func owner(ofBoth first: Int, _ second: Int) -> Int? {
    let one = marks.marks[first - 1].attributes
    let other = marks.marks[second - 1].attributes
    if one == other { return first }
    guard marks.isNested else { return nil }
    let shared = one.common(with: other)
    return shared == one ? first : shared == other ? second : nil
  }

  private var result: AttributeRuns {
    var result = AttributeRuns()
    var start = 0
    while start < target.count {
      let owner = owners[start]
      let end = owners[start...].firstIndex { $0 != owner } ?? target.count
      result.append(Array(target[start..<end]), attributes(of: owner))
      start = end
    }
    return result
  }

  private func attributes(of owner: Int) -> AttributeContainer {
    if owner == 0 { return marks.base }
    if owner <= marks.marks.count { return marks.marks[owner - 1].attributes }
    return source.runs[owner - 1 - marks.marks.count].attributes
  }
}

import DragomanEngine
import DragomanText

/// One sentence on its way through two engines.
struct PivotSentence: Sendable {
  /// The sentence, with what is kept in it and what replaces that.
  let source: SourceText

  /// What the first engine gets: there terms stay as they are, so that they are found again behind it.
  var first: SourceText {
    SourceText(source.text, kept: source.kept.map { SourceText.Kept(range: $0.range) })
  }

  /// What the second engine gets: the first one's translation, with the kept parts where they went.
  func second(_ middle: TranslatedText) -> SourceText {
    guard !source.kept.isEmpty else { return SourceText(middle.text) }
    if middle.text.utf8.elementsEqual(source.text.utf8) { return SourceText(middle.text, kept: source.kept) }
    let places = VerbatimPlaces(middle.links)
    var search = SearchForLost(source: source.text, translation: middle.text)
    var found: [SourceText.Kept] = []
    for kept in source.kept {
      guard let range = places.place(of: kept.range) ?? search.next(kept.range) else { continue }
      found.append(SourceText.Kept(range: range, replacement: kept.replacement))
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    let disjoint = found.filter { kept in
      defer { end = max(end, kept.range.upperBound) }
      return kept.range.lowerBound >= end
    }
    return SourceText(middle.text, kept: disjoint)
  }

  /// The translation of the first translation: the marks of both, the lower score, and links from end to end.
  func joined(_ middle: TranslatedText, _ last: TranslatedText) -> TranslatedText {
    TranslatedText(
      text: last.text, score: [middle.score, last.score].compactMap { $0 }.min(),
      segmentCount: middle.segmentCount, flags: middle.flags.union(last.flags),
      alternatives: last.alternatives,
      links: last.links.flatMap { $0.following(middle.links) })
  }
}

/// Finds kept parts that no link tells of, as in a sentence that came back as it was, by their bytes.
private struct SearchForLost {
  /// A search that finds nothing looks through all of the translation: not more often than so.
  private static let mostMisses = 8

  private let source: [UInt8]
  private let translation: [UInt8]
  private var start = 0
  private var misses = 0

  init(source: String, translation: String) {
    self.source = Array(source.utf8)
    self.translation = Array(translation.utf8)
  }

  /// The next place of the bytes at `range` of the source.
  mutating func next(_ range: Range<Int>) -> Range<Int>? {
    guard misses < Self.mostMisses else { return nil }
    let bytes = source[range]
    var place = start
    while place + bytes.count <= translation.count {
      if translation[place] == bytes.first, translation[place..<place + bytes.count].elementsEqual(bytes) {
        start = place + bytes.count
        return place..<start
      }
      place += 1
    }
    misses += 1
    return nil
  }
}

extension [TextLink] {
  /// The links whose targets have a part in `range`, in order.
  fileprivate func reaching(_ range: Range<Int>) -> ArraySlice<TextLink> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].target.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    let end = self[low...].firstIndex { $0.target.lowerBound >= range.upperBound } ?? endIndex
    return self[low..<end]
  }
}

extension TextLink {
  /// The links from the sources of `earlier`, whose targets are this one's source.
  fileprivate func following(_ earlier: [TextLink]) -> [TextLink] {
    let reached = earlier.reaching(source)
    guard isVerbatim else {
      // Of several words the one that has most of it.
      let best = reached.max { $0.target.clamped(to: source).count < $1.target.clamped(to: source).count }
      guard let best else { return [] }
      let origin = best.isVerbatim ? best.origin(of: source.clamped(to: best.target)) : best.source
      return [TextLink(source: origin, target: target)]
    }
    return reached.map { link in
      let common = link.target.clamped(to: source)
      let start = target.lowerBound + common.lowerBound - source.lowerBound
      return TextLink(
        source: link.isVerbatim ? link.origin(of: common) : link.source, target: start..<start + common.count,
        isVerbatim: link.isVerbatim)
    }
  }

  /// The part of the source that `range` of the target is, where both are the same.
  private func origin(of range: Range<Int>) -> Range<Int> {
    let offset = source.lowerBound - target.lowerBound
    return range.lowerBound + offset..<range.upperBound + offset
  }
}

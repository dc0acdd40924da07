import DragomanText

/// Where a translation has the kept texts of its source.
struct KeptText {
  /// The translation's links, with one alone for each kept text that the translation has.
  private(set) var links: [TextLink]
  /// For the marks, as indices, of these texts where they are in the translation.
  private(set) var places: [Int: Range<Int>] = [:]
  /// The marks, as indices, whose kept text the translation lacks.
  private(set) var missing: Set<Int> = []

  /// How many kept texts may be sought in vain before the rest is taken as missing.
  private static let patience = 32

  init(of text: MarkedText, in translation: TranslatedUnit) {
    links = translation.links
    let kept = text.marks.indices.filter { text.marks[$0].kind == .kept }
    guard !kept.isEmpty else { return }
    let source = Array(text.text.utf8)
    let target = Array(translation.text.utf8)
    let known = Dictionary(
      links.lazy.filter(\.isVerbatim).map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    var position = 0
    var sure: [TextLink] = []
    for index in kept {
      let range = text.marks[index].range
      var place = known[range]
      if place.map({ $0.upperBound > target.count || !target[$0].elementsEqual(source[range]) }) ?? true {
        place =
          missing.count < KeptText.patience ? find(source[range], in: target, from: position) : nil
      }
      if let place {
        sure.append(TextLink(source: range, target: place, isVerbatim: true))
        places[index] = place
        position = max(position, place.upperBound)
      } else {
        missing.insert(index)
      }
    }
    guard !sure.isEmpty else { return }
    // A link for a kept text is surer than what the engine linked its parts, or other words, with.
    let sourceBytes = coverage(of: sure.map(\.source), count: source.count)
    let targetBytes = coverage(of: sure.map(\.target), count: target.count)
    links = links.filter { link in
      !link.source.clamped(to: sourceBytes.indices).contains { sourceBytes[$0] }
        && !link.target.clamped(to: targetBytes.indices).contains { targetBytes[$0] }
    }
    links = (links + sure).sorted { $0.target.lowerBound < $1.target.lowerBound }
  }
}

/// For each of `count` bytes whether one of `ranges` holds it.
private func coverage(of ranges: [Range<Int>], count: Int) -> [Bool] {
  var covered = Array(repeating: false, count: count)
  for range in ranges {
    for byte in range { covered[byte] = true }
  }
  return covered
}

/// The first place of `part` in `bytes` from `start` on.
///
/// - Complexity: O(n) for n bytes of both.
/// - Source: Knuth, Morris, Pratt 1977, "Fast pattern matching in strings".
private func find(_ part: ArraySlice<UInt8>, in bytes: [UInt8], from start: Int) -> Range<Int>? {
  let pattern = Array(part)
  guard !pattern.isEmpty, start < bytes.count else { return nil }
  var borders = [0]
  var matched = 0
  for byte in pattern.dropFirst() {
    while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
    if pattern[matched] == byte { matched += 1 }
    borders.append(matched)
  }
  matched = 0
  for position in start..<bytes.count {
    while matched > 0, pattern[matched] != bytes[position] { matched = borders[matched - 1] }
    if pattern[matched] == bytes[position] { matched += 1 }
    if matched == pattern.count { return position + 1 - matched..<position + 1 }
  }
  return nil
}

import DragomanText

/// Where in a translation parts of its source stand as they are.
struct VerbatimPlaces: Sendable {
  /// In the order of the source.
  private let links: [TextLink]

  /// The places that `links` tell of.
  init(_ links: [TextLink]) {
    self.links = links.filter(\.isVerbatim).sorted { $0.source.lowerBound < $1.source.lowerBound }
  }

  /// Where the part `range` of the source stands; nil if no link tells.
  func place(of range: Range<Int>) -> Range<Int>? {
    var low = 0
    var high = links.count
    while low < high {
      let middle = (low + high) / 2
      if links[middle].source.upperBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low < links.count, links[low].source.lowerBound <= range.lowerBound else { return nil }
    let start = links[low].target.lowerBound + range.lowerBound - links[low].source.lowerBound
    return start..<start + range.count
  }
}

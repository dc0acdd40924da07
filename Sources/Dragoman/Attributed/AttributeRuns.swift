import Foundation

/// An attributed text as bytes and the attributes of their ranges.
///
/// Offsets in UTF-8 are what spans and links speak of, and they know no characters that a range could cut.
struct AttributeRuns: Sendable {
  /// A part of the text with equal attributes.
  struct Run: Sendable {
    let range: Range<Int>
    let attributes: AttributeContainer
  }

  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// In order, together all of `bytes`; none empty.
  private(set) var runs: [Run] = []

  /// An empty text.
  init() {}

  /// The bytes and attributes of `text`.
  init(_ text: AttributedString) {
    for run in text.runs { append(Array(text[run.range].plainText.utf8), run.attributes) }
  }

  /// The text.
  var attributedString: AttributedString {
    runs.reduce(into: AttributedString()) { text, run in
      text += AttributedString(String(decoding: bytes[run.range], as: UTF8.self), attributes: run.attributes)
    }
  }

  /// The plain text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The ranges with `skipsTranslation`, in order; those that touch are one.
  var skipped: [Range<Int>] {
    runs.reduce(into: []) { skipped, run in
      guard run.attributes[AttributedString.SkipAttribute.self] == true else { return }
      if let last = skipped.last, last.upperBound == run.range.lowerBound {
        skipped[skipped.count - 1] = last.lowerBound..<run.range.upperBound
      } else {
        skipped.append(run.range)
      }
    }
  }

  /// Appends a text with one set of attributes.
  mutating func append(_ more: [UInt8], _ attributes: AttributeContainer) {
    guard !more.isEmpty else { return }
    let start = bytes.count
    bytes += more
    append(Run(range: start..<bytes.count, attributes: attributes))
  }

  /// Appends another text.
  mutating func append(_ other: AttributeRuns) {
    let start = bytes.count
    bytes += other.bytes
    for run in other.runs {
      append(
        Run(range: run.range.lowerBound + start..<run.range.upperBound + start, attributes: run.attributes))
    }
  }

  /// The part at `range`.
  subscript(range: Range<Int>) -> AttributeRuns {
    var part = AttributeRuns()
    for index in indices(in: range) {
      let common = runs[index].range.clamped(to: range)
      part.append(Array(bytes[common]), runs[index].attributes)
    }
    return part
  }

  /// The runs that have a part in `range`.
  func indices(in range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = index { $0.range.upperBound > range.lowerBound }
    return first..<max(first, index { $0.range.lowerBound >= range.upperBound })
  }

  /// The first run for which `test` is true, as it is for all behind it.
  private func index(where test: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if test(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.attributes == run.attributes {
      runs[runs.count - 1] = Run(
        range: last.range.lowerBound..<run.range.upperBound, attributes: last.attributes)
    } else {
      runs.append(run)
    }
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

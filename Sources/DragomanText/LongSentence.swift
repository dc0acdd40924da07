internal import CDragomanICU

/// Cuts sentences that are too long for a model.
package enum LongSentence {
  /// Cuts a sentence into about `count` about equal parts.
  ///
  /// Each cut is at the best place near where an even cut would be: behind a semicolon, colon, dash or a stop that
  /// ends no sentence, else behind a comma or closing bracket, else at white space, else between two grapheme
  /// clusters, never inside one. There are fewer parts if there are fewer such places, or only white space in a part.
  ///
  /// - Parameters:
  ///   - range: The sentence, as offsets in `bytes` between characters.
  ///   - bytes: UTF-8.
  ///   - count: How many parts are wanted, at least 1.
  /// - Returns: In order, disjoint, not empty, each without outer white space. Empty only for a blank sentence.
  /// - Complexity: O(`range.count`).
  package static func parts(of range: Range<Int>, in bytes: [UInt8], count: Int) -> [Range<Int>] {
    precondition(count >= 1, "\(count) parts wanted")
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "range exceeds the text")
    guard !range.isEmpty else { return [] }
    let wanted = min(count, range.count)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var cuts = [Int](repeating: 0, count: wanted)
      let span = dgm_text_span(start: range.lowerBound, end: range.upperBound)
      let found = dgm_text_cuts(base, span, wanted, &cuts)
      cuts[found] = range.upperBound
      var start = range.lowerBound
      var parts: [Range<Int>] = []
      for end in cuts[...found] {
        let part = dgm_text_trimmed(base, dgm_text_span(start: start, end: end))
        if part.start < part.end {
          parts.append(part.start..<part.end)
        }
        start = end
      }
      return parts
    }
  }
}

/// Terms that come through translation as they are, or as what a glossary says, wherever a text has them.
///
/// A term is found only as it is written, byte for byte, and only as whole words: letters, digits and marks beside it
/// belong to another word. Scripts that put no spaces between words have terms anywhere between two characters.
package struct TermList: Hashable, Sendable {
  /// A term in a text.
  package struct Match: Hashable, Sendable {
    /// UTF-8 offsets in the text; not empty, on the bounds of words.
    package let range: Range<Int>
    /// What stands in its place in the translation; nil for the term itself.
    package let replacement: String?
  }

  private let automaton: TermAutomaton
  /// For each term of the automaton what stands in its place.
  private let replacements: [String?]

  /// The list without a term.
  package static let empty = TermList(keeping: [], glossary: [:])

  /// A list of terms; blank ones are left out.
  ///
  /// - Parameters:
  ///   - keeping: Terms that stay as they are, unless `glossary` has them too.
  ///   - glossary: What stands in the place of each term.
  /// - Complexity: O(bytes of the terms).
  package init(keeping: [String], glossary: [String: String]) {
    var automaton = TermAutomaton()
    var replacements: [String?] = []
    // In order, so that equal lists are equal values.
    let pairs = glossary.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (term, replacement) in pairs.map({ ($0.key, Optional($0.value)) }) + keeping.map({ ($0, nil) }) {
      guard !term.utf8.allSatisfy(\.isSpace), automaton.add(Array(term.utf8), as: replacements.count) else {
        continue
      }
      replacements.append(replacement)
    }
    automaton.link()
    self.automaton = automaton
    self.replacements = replacements
  }

  /// Whether there is no term.
  package var isEmpty: Bool { replacements.isEmpty }

  /// The terms in a text: from left to right, of several that begin at one place the longest.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - spans: What is protected in the text, in order and disjoint. A term is not found within one of them, nor where
  ///     it only overlaps one.
  /// - Returns: In order and disjoint.
  /// - Complexity: O(bytes), however many terms there are.
  package func matches(in bytes: UnsafeBufferPointer<UInt8>, outside spans: [ProtectedSpan] = []) -> [Match] {
    guard !isEmpty, !bytes.isEmpty else { return [] }
    let tokens = TermTokens(of: bytes)
    // From the end: what ends at a place when read backwards is what begins there.
    var longest: [(first: Int, term: Int)] = []
    var state = TermAutomaton.root
    for index in stride(from: tokens.count - 1, through: 0, by: -1) {
      let range = tokens[index]
      state = automaton.state(after: state, reading: bytes[range])
      if let term = automaton.longestTerm(at: state) { longest.append((index, term)) }
    }
    var matches: [Match] = []
    var rest = spans[...]
    var end = 0
    for (first, term) in longest.reversed() {
      let start = tokens[first].lowerBound
      guard start >= end else { continue }
      let range = start..<start + automaton.length(of: term)
      while let span = rest.first, span.range.upperBound <= start { rest.removeFirst() }
      guard isFree(range, among: rest) else { continue }
      matches.append(Match(range: range, replacement: replacements[term]))
      end = range.upperBound
    }
    return matches
  }

  /// Whether `range` holds every span that it touches as a whole, with something beside it.
  private func isFree(_ range: Range<Int>, among spans: ArraySlice<ProtectedSpan>) -> Bool {
    for span in spans {
      if span.range.lowerBound >= range.upperBound { return true }
      if span.range.lowerBound < range.lowerBound || span.range.upperBound > range.upperBound { return false }
    }
    return true
  }
}

extension UInt8 {
  /// White space of ASCII.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

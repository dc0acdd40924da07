internal import CDragomanICU
package import Foundation

/// How a text is cut into segments.
package enum SplitMode: Hashable, Sendable {
  /// A line is one sentence.
  case lines
  /// Each line is split into sentences; none is joined with one of another line.
  case paragraphs
}

/// A text and the places in it that are to be translated.
///
/// Whatever lies between the segments, around them and in lines without a letter is kept byte for byte. The columns of a
/// line, parted by a tab or by three white-space characters or more, are like lines of their own.
package struct SourceDocument: Sendable {
  /// How a segment follows the one before it.
  package enum Joint: Hashable, Sendable {
    /// The first segment of a line or column.
    case start
    /// The next sentence of the same line.
    case sentence
    /// The same sentence, cut because it was too long.
    case cut
  }

  /// A part of the text that is translated as one.
  package struct Segment: Hashable, Sendable {
    /// UTF-8 offsets in the document's `bytes`; never empty. There is no white space at the edges and none of the
    /// invisible fillers U+200B, U+2060 and U+FEFF, unless a protected span has them.
    package let range: Range<Int>
    /// How it follows the segment before it.
    package let joint: Joint

    /// A segment from its parts.
    package init(range: Range<Int>, joint: Joint) {
      self.range = range
      self.joint = joint
    }

    /// The segment in parts, for one that is too long. The first part keeps its joint; what lies between parts is kept
    /// by `joined`.
    ///
    /// - Precondition: `parts` are non-empty ranges within the segment, in order and disjoint; at least one.
    package func cut(into parts: [Range<Int>]) -> [Segment] {
      var end = range.lowerBound
      for part in parts {
        precondition(part.lowerBound >= end && !part.isEmpty, "parts are not in order, or one is empty")
        end = part.upperBound
      }
      precondition(end <= range.upperBound && !parts.isEmpty, "parts exceed the segment, or there are none")
      return parts.enumerated().map { position, part in
        Segment(range: part, joint: position == 0 ? joint : .cut)
      }
    }
  }

  /// The text as UTF-8, unchanged.
  package let bytes: [UInt8]

  /// The language of the text.
  package let language: Locale.Language

  /// In order and disjoint. A line without letters has none; beside others in a line, a sentence without letters is a
  /// segment too (see `hasLetters(in:_:)`).
  package var segments: [Segment]

  /// Finds the segments of `text`.
  ///
  /// Lines end at U+000A, U+000D, both together, U+0085, U+2028 and U+2029. The same text always has the same
  /// segments.
  ///
  /// - Parameters:
  ///   - text: Any text; empty and blank ones have no segments.
  ///   - language: Chooses abbreviations and other rules. For one without rules of its own those hold that need no
  ///     language.
  ///   - mode: Whether lines are split into sentences.
  ///   - spans: In order and disjoint, as `SpanRecognizer` gives them. No segment ends or begins within one; those of
  ///     kind `syntax` lie between segments. Their letters do not count: a line of spans alone has no segments, unless
  ///     one of them is a `term`.
  /// - Complexity: O(bytes).
  package init(
    _ text: String, language: Locale.Language, mode: SplitMode, protected spans: [ProtectedSpan] = []
  ) {
    bytes = Array(text.utf8)
    self.language = language
    segments = []
    let lines = Self.protectedLines(Self.textLines(of: bytes), spans, in: bytes)
    if mode == .lines {
      segments = lines.map { Segment(range: $0.range, joint: .start) }
      return
    }
    var splitter = SentenceSplitter(language: language)
    // Gathered apart: while a method of this value runs, its own array has two owners.
    var found: [Segment] = []
    found.reserveCapacity(lines.count)
    for line in lines {
      var joint = Joint.start
      splitter.forEachSentence(in: line.range, of: bytes, keeping: line.spans) { sentence in
        found.append(Segment(range: sentence, joint: joint))
        joint = .sentence
      }
    }
    segments = found
  }

  /// The text of the segment at `index`.
  package func text(at index: Int) -> String {
    String(decoding: bytes[segments[index].range], as: UTF8.self)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on `isBehind` holds; it holds for no element before.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex, high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

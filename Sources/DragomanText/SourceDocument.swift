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
/// Whatever lies between the segments, around them and in lines without a letter is kept byte for byte.
package struct SourceDocument: Sendable {
  /// How a segment follows the one before it.
  package enum Joint: Hashable, Sendable {
    /// The first segment of a line.
    case start
    /// The next sentence of the same line.
    case sentence
    /// The same sentence, cut because it was too long.
    case cut
  }

  /// A part of the text that is translated as one.
  package struct Segment: Hashable, Sendable {
    /// UTF-8 offsets in the document's `bytes`; never empty. There is no white space at the edges and none of the
    /// invisible fillers U+200B, U+2060 and U+FEFF.
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
  /// - Complexity: O(bytes).
  package init(_ text: String, language: Locale.Language, mode: SplitMode) {
    bytes = Array(text.utf8)
    self.language = language
    segments = []
    let lines = textLines(of: bytes)
    switch mode {
    case .lines:
      segments = lines.map { Segment(range: $0, joint: .start) }
    case .paragraphs:
      var splitter = SentenceSplitter(language: language)
      segments.reserveCapacity(lines.count)
      for line in lines {
        var joint = Joint.start
        splitter.forEachSentence(in: line, of: bytes) { sentence in
          segments.append(Segment(range: sentence, joint: joint))
          joint = .sentence
        }
      }
    }
  }

  /// The text of the segment at `index`.
  package func text(at index: Int) -> String {
    String(decoding: bytes[segments[index].range], as: UTF8.self)
  }
}

/// The lines of `bytes` that hold a letter, without their outer white space.
private func textLines(of bytes: [UInt8]) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return }
    var spans = [dgm_text_span](repeating: dgm_text_span(), count: 256)
    var cursor = 0
    while cursor < buffer.count {
      let found = dgm_text_lines(base, buffer.count, &cursor, &spans, spans.count)
      for index in 0..<found {
        lines.append(spans[index].start..<spans[index].end)
      }
    }
  }
  return lines
}

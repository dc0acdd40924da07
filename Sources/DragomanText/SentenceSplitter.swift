internal import CDragomanICU
internal import Foundation

/// Finds the sentences of lines: takes the possible gaps from the C target, asks the language's rules about each.
struct SentenceSplitter: ~Copyable {
  private let language: Locale.Language
  private let window: Int
  private let rules: SentenceRules
  private var handle: OpaquePointer?
  private var isOpened = false
  private var gaps = [dgm_sentence_gap](repeating: dgm_sentence_gap(), count: 64)

  /// - Parameters:
  ///   - language: The language of the lines.
  ///   - window: How many bytes of a line ICU sees at a time, 16 ... 2^30. Only lines longer than that are
  ///     affected: where two windows meet, what follows a stop may be unseen.
  init(language: Locale.Language, window: Int = 1 << 30) {
    precondition((16...1 << 30).contains(window), "window of \(window) bytes")
    self.language = language
    self.window = window
    rules = SentenceRules(data: .data(for: language))
  }

  deinit {
    if let handle {
      dgm_sentences_close(handle)
    }
  }

  /// Calls `body` with each sentence of a line, in order, without outer white space.
  ///
  /// - Parameters:
  ///   - line: Not empty, without outer white space. Offsets in `bytes`.
  ///   - bytes: UTF-8.
  ///   - spans: In order and disjoint; no sentence ends within one.
  mutating func forEachSentence(
    in line: Range<Int>, of bytes: [UInt8], keeping spans: ArraySlice<ProtectedSpan> = [],
    _ body: (Range<Int>) -> Void
  ) {
    var start = line.lowerBound
    var spans = spans
    // Without ICU's data a line is one sentence.
    if let handle = openedHandle() {
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        dgm_sentences_begin(handle, base, dgm_text_span(start: line.lowerBound, end: line.upperBound))
        var item = ListMarker(in: bytes, at: start)
        var found = gaps.count
        while found == gaps.count {
          found = dgm_sentences_next(handle, &gaps, gaps.count)
          for gap in gaps[..<found]
          where !Self.isWithin(gap, &spans)
            && rules.splits(at: gap, in: bytes, sentenceStart: start, item: &item)
          {
            body(start..<gap.end)
            start = gap.start
            item = ListMarker(in: bytes, at: start) ?? item
          }
        }
      }
    }
    body(start..<line.upperBound)
  }

  /// Whether a gap lies within a span; drops the spans before it.
  private static func isWithin(_ gap: dgm_sentence_gap, _ spans: inout ArraySlice<ProtectedSpan>) -> Bool {
    while let span = spans.first, span.range.upperBound <= gap.end { spans.removeFirst() }
    guard let span = spans.first else { return false }
    return span.range.lowerBound < gap.start
  }

  /// ICU's rules, opened when the first line needs them.
  private mutating func openedHandle() -> OpaquePointer? {
    if !isOpened {
      isOpened = true
      handle = dgm_sentences_open(language.languageCode?.identifier ?? "", window)
    }
    return handle
  }
}

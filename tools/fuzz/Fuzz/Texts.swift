internal import DragomanText
internal import Foundation

/// The segments and what lies between them are the text; no segment is empty or cuts a span; joining what was not
/// translated gives the text.
func checkSplitter(_ bytes: UnsafeBufferPointer<UInt8>) {
  // The first byte chooses the language and the mode.
  let languages = ["en", "de", "es", "fr", "ja", "zh", "und"]
  let modes: [SplitMode] = [.paragraphs, .lines]
  let choice = Int(bytes.first ?? 0)
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let spans = SpanRecognizer().spans(in: text)
  let language = Locale.Language(identifier: languages[choice % languages.count])
  let document = SourceDocument(
    text, language: language, mode: modes[choice / 16 % modes.count], protected: spans)
  var end = 0
  for segment in document.segments {
    precondition(segment.range.lowerBound >= end && !segment.range.isEmpty, "segments are not in order")
    for span in spans where span.kind != .syntax {
      let isInside = span.range.clamped(to: segment.range) == span.range
      precondition(isInside || !span.range.overlaps(segment.range), "a span is cut")
    }
    end = segment.range.upperBound
  }
  let texts = document.segments.indices.map(document.text(at:))
  precondition(document.joined(with: texts, target: language).utf8.elementsEqual(text.utf8), "joined differs")
}

/// Spans are in order, disjoint, not empty and on scalar boundaries.
func checkSpans(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
  var end = 0
  for span in text.withUnsafeBufferPointer({ SpanRecognizer().spans(in: $0) }) {
    precondition(span.range.lowerBound >= end && !span.range.isEmpty, "spans are not in order")
    end = span.range.upperBound
    for place in [span.range.lowerBound, end] where place < text.count {
      precondition(text[place] & 0xC0 != 0x80, "a span cuts a character")
    }
  }
  precondition(end <= text.count, "a span exceeds the text")
}

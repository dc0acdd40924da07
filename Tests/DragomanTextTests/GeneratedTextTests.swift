import Foundation
import TestSupport
import Testing

@testable import DragomanText

@Suite("Random texts and their spans")
struct GeneratedTextTests {
  private func expectWellFormed(_ spans: [ProtectedSpan], in text: String, seed: UInt64) {
    let bytes = Array(text.utf8)
    var end = 0
    for span in spans {
      #expect(
        span.range.lowerBound >= end && !span.range.isEmpty && span.range.upperBound <= bytes.count,
        "seed \(seed)")
      #expect(!bytes[span.range.lowerBound].isContinuation, "seed \(seed)")
      #expect(
        span.range.upperBound == bytes.count || !bytes[span.range.upperBound].isContinuation, "seed \(seed)")
      end = span.range.upperBound
    }
  }

  @Test("Each part to keep is a span, in prose of any script", arguments: UInt64(1)...300)
  func kept(seed: UInt64) {
    var generator = TextGenerator(seed: seed)
    let generated = generator.text(sentences: 6)
    let spans = SpanRecognizer().spans(in: generated.text)
    expectWellFormed(spans, in: generated.text, seed: seed)
    let bytes = Array(generated.text.utf8)
    #expect(spans.map { String(decoding: bytes[$0.range], as: UTF8.self) } == generated.kept, "seed \(seed)")
  }

  @Test("Of a text whose words are changed, the spans are the same", arguments: UInt64(1)...100)
  func changedWords(seed: UInt64) {
    var generator = TextGenerator(seed: seed)
    let generated = generator.text(sentences: 6)
    let ranges = SpanRecognizer().spans(in: generated.text).map(\.range)
    let changed = LetterCase(.init(identifier: "de")).uppercased(generated.text, keeping: ranges)
    #expect(spans(in: changed) == generated.kept, "seed \(seed)")
  }

  @Test("Noise has ordered, disjoint spans and comes back byte for byte", arguments: UInt64(1)...300)
  func noise(seed: UInt64) {
    var generator = TextGenerator(seed: seed)
    let text = seed % 2 == 0 ? generator.noise(pieces: 60) : generator.text(sentences: 8).text
    let spans = SpanRecognizer().spans(in: text)
    expectWellFormed(spans, in: text, seed: seed)
    for mode in [SplitMode.lines, .paragraphs] {
      let document = SourceDocument(text, language: .init(identifier: "en"), mode: mode, protected: spans)
      expectKept(document, spans, seed: seed)
    }
    let unwrapped = UnwrappedText(text, keeping: spans)
    let (before, after) = (Array(text.utf8), Array(unwrapped.text.utf8))
    for span in spans {
      #expect(after[unwrapped.joined(span.range)].elementsEqual(before[span.range]), "seed \(seed)")
      #expect(unwrapped.original(unwrapped.joined(span.range)) == span.range, "seed \(seed)")
    }
  }

  private func expectKept(_ document: SourceDocument, _ spans: [ProtectedSpan], seed: UInt64) {
    var end = 0
    for segment in document.segments {
      #expect(segment.range.lowerBound >= end && !segment.range.isEmpty, "seed \(seed)")
      end = segment.range.upperBound
      for edge in [segment.range.lowerBound, segment.range.upperBound] {
        #expect(!spans.contains { $0.range.lowerBound < edge && edge < $0.range.upperBound }, "seed \(seed)")
      }
    }
    #expect(end <= document.bytes.count, "seed \(seed)")
    let texts = document.segments.indices.map(document.text(at:))
    let joined = document.joined(with: texts, target: document.language)
    #expect(Array(joined.utf8) == document.bytes, "seed \(seed)")
  }

  @Test(
    "Long hostile texts end",
    arguments: [
      "a", "1", "_", ".", "a.", "1.", "a@", "@", "#", "%", "%1", "$", "${", "{", "{{", "{a,", "{a, plural, ",
      "{a, plural, other {", "{n, plural, other {}}", "`", "``a`", "`a", "/", "/a", "a/", "../", "\\",
      "\\\\a",
      "C:\\a b\\", "http://", "http://a(", "www.a", "&a", "&", "<a ", "<a b='", "<", ":", ":a", "a:", "-",
      "1-", "+1 ", "0 1", "AB12 1234 ", "⟦", "⟦1", "\u{FE0F}", "👍\u{200D}", "🇩", "1\u{FE0F}", "\u{301}", "a_",
      "a()", "é.", "雨", "{n, plural, other {x\n\n",
    ])
  func hostile(unit: String) {
    let text = String(repeating: unit, count: (1 << 16) / unit.utf8.count)
    expectWellFormed(Array(SpanRecognizer().spans(in: text).prefix(100)), in: text, seed: 0)
  }

  @Test("A megabyte of prose and of noise end", arguments: [true, false])
  func megabyte(isProse: Bool) {
    var generator = TextGenerator(seed: 7)
    let part = isProse ? generator.text(sentences: 200).text : generator.noise(pieces: 2000)
    let text = String(repeating: part, count: (1 << 20) / part.utf8.count)
    expectWellFormed(Array(SpanRecognizer().spans(in: text).prefix(100)), in: text, seed: 7)
  }
}

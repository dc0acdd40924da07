internal import DragomanText
internal import DragomanTokenization

/// Makes of a sentence what the model reads.
struct SentencePreparation: Sendable {
  /// A sentence of more pieces is cut.
  static let longestSentence = 128
  /// A sentence of more bytes is cut before it is tokenised.
  static let longestSentenceBytes = 4096

  let source: Pieces
  /// What the network reads round the pieces.
  let frame: SourceFrame
  /// What the model copies into its output, one for each span of a sentence; none if the pack has none.
  let markers: [[UInt8]]
  /// The most pieces of a sentence.
  let longest: Int

  /// A part of a sentence at `range` of its document.
  struct Part {
    enum Content {
      /// There is nothing to translate.
      case kept
      /// This stands in its place.
      case replaced([UInt8])
      case translated(PreparedSentence)
    }

    let range: Range<Int>
    let content: Content
  }

  /// The sentence at `range` of `bytes`, in several parts if it is too long, has more spans than there are markers,
  /// or holds characters that the vocabulary lacks.
  func parts(
    of range: Range<Int>, in bytes: [UInt8], spans: [Sentence.Span], casing: LineCase, rules: CallRules
  ) -> [Part] {
    let given = Sentence(Array(bytes[range]), spans: spans, casing: casing)
    let names = markers.isEmpty ? [] : source.names(in: given)
    let sentence = names.isEmpty ? given : given.adding(names)
    guard sentence.hasText else { return keptPart(sentence, at: range) }
    if sentence.spans.count > markers.count { return cut(sentence, at: range, in: bytes, rules: rules) }
    let prepared = prepare(sentence, rules: rules)
    if let prepared, let unknown = source.unknown, prepared.ids.contains(unknown) {
      let marked = sentence.adding(missingCharacters(in: prepared))
      if marked.spans != sentence.spans {
        return parts(of: range, in: bytes, spans: marked.spans, casing: casing, rules: rules)
      }
    }
    guard let prepared, prepared.ids.count <= longest + frame.count || range.count < 2 else {
      return halves(of: sentence, at: range, in: bytes, pieces: prepared?.ids.count, rules: rules)
    }
    return [Part(range: range, content: .translated(prepared))]
  }

  /// A part without anything to translate; what replaces its spans still does.
  private func keptPart(_ sentence: Sentence, at range: Range<Int>) -> [Part] {
    let isReplaced = sentence.spans.contains { $0.replacement != nil }
    return [Part(range: range, content: isReplaced ? .replaced(sentence.replacedText) : .kept)]
  }

  /// The sentence with its markers, numbered from `rotation` on; nil if it is too long to be tokenised.
  ///
  /// - Precondition: It has no more spans than there are markers.
  func prepare(_ sentence: Sentence, rotation: Int = 0, rules: CallRules) -> PreparedSentence? {
    let first = prepare(sentence, rotation: rotation, rules: rules, replacesCapitals: false)
    guard let first, let unknown = source.unknown, first.ids.contains(unknown) else { return first }
    return prepare(sentence, rotation: rotation, rules: rules, replacesCapitals: true)
  }

  private func prepare(
    _ sentence: Sentence, rotation: Int, rules: CallRules, replacesCapitals: Bool
  ) -> PreparedSentence? {
    let cased = casedText(of: sentence, rules: rules)
    let own = sentence.spans.indices.map { markers[($0 + rotation) % markers.count] }
    let plain = source.plainText(of: cased[...], replacesCapitals: replacesCapitals)
    let text = ModelText(of: sentence, text: cased, markers: own, edits: plain.edits)
    guard text.bytes.count <= Self.longestSentenceBytes else { return nil }
    var ids = frame.prefix
    ids.reserveCapacity(text.bytes.count / 3 + frame.count + 1)
    text.bytes.withUnsafeBufferPointer { source.encode($0, into: &ids) }
    ids += frame.suffix
    return PreparedSentence(
      sentence: sentence, text: text, plain: plain, markers: own, ids: ids, prefixCount: frame.prefix.count)
  }

  /// The text of a sentence in capitals in sentence case, unless that has another number of bytes. Titles stay as they
  /// are: in sentence case 41 of them lost four points of BLEU, since names in them lose their capitals.
  private func casedText(of sentence: Sentence, rules: CallRules) -> [UInt8] {
    guard sentence.casing == .capitals else { return sentence.text }
    let text = String(decoding: sentence.text, as: UTF8.self)
    let cased = Array(rules.sourceCase.sentenceCased(text, keeping: sentence.spans.map(\.range)).utf8)
    return cased.count == sentence.text.count ? cased : sentence.text
  }

  // MARK: - Characters that the vocabulary lacks

  /// The parts of a sentence that the vocabulary has no pieces for: a symbol, or the whole word about a letter.
  private func missingCharacters(in prepared: PreparedSentence) -> [Sentence.Span] {
    let pieces = prepared.text.bytes.withUnsafeBufferPointer { source.encodeWithRanges($0) }
    let text = prepared.sentence.text
    var missing: [Sentence.Span] = []
    for (id, range) in zip(pieces.ids, pieces.ranges) where id == source.unknown && !range.isEmpty {
      var found = prepared.text.source(of: range)
      while found.lowerBound < found.upperBound, isSpace(text[found.lowerBound]) {
        found = found.lowerBound + 1..<found.upperBound
      }
      guard !found.isEmpty else { continue }
      if hasLetters(in: text, found) { found = word(around: found, in: prepared.sentence) }
      if let last = missing.last, last.range.upperBound >= found.lowerBound {
        found = last.range.lowerBound..<max(found.upperBound, last.range.upperBound)
        missing.removeLast()
      }
      missing.append(Sentence.Span(range: found, kind: .symbol, replacement: nil))
    }
    return missing
  }

  /// `range` out to the white space, ASCII punctuation or spans on both sides.
  private func word(around range: Range<Int>, in sentence: Sentence) -> Range<Int> {
    let floor = sentence.spans.last { $0.range.upperBound <= range.lowerBound }?.range.upperBound ?? 0
    let ceiling =
      sentence.spans.first { $0.range.lowerBound >= range.upperBound }?.range.lowerBound
      ?? sentence.text.count
    var start = range.lowerBound
    var end = range.upperBound
    while start > floor, isWordByte(sentence.text[start - 1]) { start -= 1 }
    while end < ceiling, isWordByte(sentence.text[end]) { end += 1 }
    return start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  // MARK: - Cutting

  /// Cuts a sentence with too many spans behind as many as there are markers; round each where there are none.
  private func cut(_ sentence: Sentence, at range: Range<Int>, in bytes: [UInt8], rules: CallRules) -> [Part]
  {
    var result: [Part] = []
    var start = 0
    func add(_ end: Int, _ spans: [Sentence.Span]) {
      guard start < end, let core = trimmed(start..<end, in: sentence.text, spans: spans) else {
        return start = end
      }
      let moved = spans.map { $0.moved(by: -core.lowerBound) }
      let place = range.lowerBound + core.lowerBound..<range.lowerBound + core.upperBound
      result += parts(of: place, in: bytes, spans: moved, casing: sentence.casing, rules: rules)
      start = end
    }
    if markers.isEmpty {
      for span in sentence.spans {
        add(span.range.lowerBound, [])
        if let replacement = span.replacement {
          let place = range.lowerBound + span.range.lowerBound..<range.lowerBound + span.range.upperBound
          result.append(Part(range: place, content: .replaced(replacement)))
        }
        start = span.range.upperBound
      }
      add(sentence.text.count, [])
    } else {
      for first in stride(from: 0, to: sentence.spans.count, by: markers.count) {
        let group = Array(sentence.spans[first..<min(first + markers.count, sentence.spans.count)])
        let next = first + group.count
        add(next < sentence.spans.count ? cutPlace(before: next, of: sentence) : sentence.text.count, group)
      }
    }
    return result
  }

  /// Where to cut before a span: behind the last white space between it and the one before, else right before it.
  private func cutPlace(before index: Int, of sentence: Sentence) -> Int {
    let gap = sentence.spans[index - 1].range.upperBound..<sentence.spans[index].range.lowerBound
    return sentence.text[gap].lastIndex(where: isSpace).map { $0 + 1 } ?? gap.upperBound
  }

  /// `range` without the ASCII punctuation before its first word or span, which what stands before it needs, and without
  /// its outer white space; nil if nothing is left.
  func trimmed(_ range: Range<Int>, in text: [UInt8], spans: [Sentence.Span]) -> Range<Int>? {
    let span = spans.first { range.contains($0.range.lowerBound) }?.range.lowerBound
    let word = text[range].firstIndex(where: isWordByte)
    guard let first = [span, word].compactMap({ $0 }).min(),
      let last = text[range].lastIndex(where: { !isSpace($0) })
    else { return nil }
    return first..<last + 1
  }

  /// The parts of a sentence that is too long; no cut is inside a span.
  private func halves(
    of sentence: Sentence, at range: Range<Int>, in bytes: [UInt8], pieces: Int?, rules: CallRules
  )
    -> [Part]
  {
    let count =
      pieces.map { $0 / (longest * 3 / 4) + 1 } ?? sentence.text.count / (Self.longestSentenceBytes / 2) + 1
    let cuts = sentence.cuts(into: max(count, 2))
    guard cuts.count > 1 else { return keptPart(sentence, at: range) }
    return cuts.flatMap { part in
      let spans = sentence.spans.filter { part.contains($0.range.lowerBound) }
      return parts(
        of: range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound, in: bytes,
        spans: spans.map { $0.moved(by: -part.lowerBound) }, casing: sentence.casing, rules: rules)
    }
  }
}

/// A sentence with what the model reads of it.
struct PreparedSentence: Sendable {
  let sentence: Sentence
  let text: ModelText
  /// What of its characters the model does not see.
  let plain: PlainText
  /// One for each span.
  let markers: [[UInt8]]
  /// Source ids, with what the network reads round them: EOS last in most.
  let ids: [Int32]
  /// How many of `ids` stand before the sentence's own.
  let prefixCount: Int
}

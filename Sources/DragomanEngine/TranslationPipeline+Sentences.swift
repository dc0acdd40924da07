internal import DragomanModel
internal import DragomanText

/// One translation of a sentence.
struct SentenceTranslation: Sendable {
  let text: String
  let logProbability: Float
  /// Target pieces, EOS included.
  let pieces: Int
  let flags: Set<TranslationFlag>
  /// Offsets in the sentence and in `text`; empty unless asked for.
  let links: [TextLink]
}

extension TranslationPipeline {
  // MARK: - Split

  /// Cuts a text into sentences, with what in it must come through as it is.
  func split(_ text: SourceText, options: CallOptions) -> MarkedDocument {
    MarkedDocument(text, options: options)
  }

  /// The sentence or sentences to decode for `segment`, and what in it is kept.
  func parts(
    of segment: SourceDocument.Segment, in document: MarkedDocument, rules: CallRules
  ) -> [SentencePreparation.Part] {
    preparation.parts(
      of: segment.range, in: document.document.bytes, spans: document.spans(in: segment.range),
      casing: document.casing(of: segment.range), rules: rules)
  }

  // MARK: - Check

  /// What a hypothesis makes of a sentence.
  func candidate(
    _ hypothesis: Hypothesis, for prepared: PreparedSentence, options: CallOptions, rules: CallRules
  ) -> Candidate {
    let decoded = Array(target.decode(hypothesis.ids).utf8)
    let restored = RestoredText(decoded, of: prepared.sentence, markers: prepared.markers)
    let output = restored.applying(
      prepared.plain.restoringEdits(
        for: restored.bytes, quotationMarks: rules.quotationMarks, keeping: restored.spanRanges)
    )
    .withoutStrayHyphens(of: prepared.sentence)
    var faults: Faults = []
    if options.isChecked {
      faults = rules.check.faults(
        of: output, from: hypothesis, for: prepared, sources: alignsWords ? hypothesis.sources : nil)
    } else if !hypothesis.isComplete {
      faults = Faults(.truncated)
    }
    if hasForeignMarker(decoded, own: prepared.markers)
      || hasForeignPlaceholder(output, of: prepared.sentence)
    {
      faults.insert(Faults(.spans))
    }
    if options.isChecked, alignsWords, isMisplaced(hypothesis, of: prepared) {
      faults.insert(Faults(.misplaced))
    }
    return Candidate(
      decoded: decoded, output: output, hypothesis: hypothesis, prepared: prepared, faults: faults)
  }

  /// Whether the model looked elsewhere when it put out the marker of a span: of 40 that it placed well it looked at 39.
  private func isMisplaced(_ hypothesis: Hypothesis, of prepared: PreparedSentence) -> Bool {
    prepared.markers.contains { marker in
      let piece = String(decoding: marker, as: UTF8.self)
      guard let sourceID = source.id(of: piece), let targetID = target.id(of: piece),
        let origin = prepared.ids.firstIndex(of: sourceID),
        let place = hypothesis.ids.firstIndex(of: targetID)
      else { return false }
      return Int(hypothesis.sources[place]) != origin
    }
  }

  /// Whether the model has put out a marker that it was not given.
  private func hasForeignMarker(_ decoded: [UInt8], own: [[UInt8]]) -> Bool {
    preparation.markers.contains { marker in
      !own.contains(marker) && decoded.holds(marker)
    }
  }

  /// Whether there is a placeholder in the output that the sentence does not have: what fills it in would fail.
  private func hasForeignPlaceholder(_ output: RestoredText, of sentence: Sentence) -> Bool {
    guard output.bytes.contains(where: { [0x24, 0x25, 0x7B].contains($0) }) else { return false }
    let found = output.bytes.withUnsafeBufferPointer { SpanRecognizer().spans(in: $0) }
    return found.contains { span in
      // In "70 % der" the space is one.
      let isPlaceholder = span.kind == .placeholder && !output.bytes[span.range].contains(0x20)
      return isPlaceholder && !output.spanRanges.contains { $0.overlaps(span.range) }
        && !sentence.textOutsideSpans.holds(Array(output.bytes[span.range]))
    }
  }

  /// A sentence for a second attempt, in which numbers are held as spans if they went wrong, and other markers stand
  /// for the spans if those did.
  func prepareAgain(
    _ prepared: PreparedSentence, after candidate: Candidate, rules: CallRules
  ) -> PreparedSentence {
    let faults = candidate.faults
    var sentence = prepared.sentence
    if faults.contains(.numbers) {
      let held = sentence.adding(rules.check.lostNumbers(of: sentence, in: candidate.output))
      if held.spans.count <= preparation.markers.count { sentence = held }
    }
    let rotation = faults.contains(.spans) || faults.contains(.misplaced) ? preparation.markers.count / 2 : 0
    return preparation.prepare(sentence, rotation: rotation, rules: rules) ?? prepared
  }

  // MARK: - Restore

  /// The translation that `candidate` is.
  func translation(
    of candidate: Candidate, options: CallOptions, rules: CallRules
  ) -> SentenceTranslation {
    var flags: Set<TranslationFlag> = []
    let faults = candidate.faults
    if faults.contains(.truncated) { flags.insert(.truncated) }
    if faults.contains(.numbers) { flags.insert(.numbersChanged) }
    if faults.contains(.loop) || faults.contains(.doubled) || faults.contains(.length)
      || faults.contains(.omission)
    {
      flags.insert(.degenerate)
    }
    if faults.contains(.copied) { flags.insert(.untranslated) }
    if lowConfidence.map({ candidate.hypothesis.score < $0 }) ?? false { flags.insert(.lowConfidence) }
    let candidate = withWhiteSpace(candidate)
    let text = recased(candidate, rules: rules)
    let hasLinks = options.links && text.utf8.count == candidate.output.bytes.count
    return SentenceTranslation(
      text: text,
      logProbability: candidate.hypothesis.logProbability, pieces: candidate.hypothesis.length, flags: flags,
      links: hasLinks ? WordLinks(of: candidate, source: source, target: target).links : [])
  }

  /// The candidate with the white space of its sentence.
  private func withWhiteSpace(_ candidate: Candidate) -> Candidate {
    let space = WhiteSpace(of: candidate.prepared.sentence)
    guard !space.gaps.isEmpty else { return candidate }
    let links = WordLinks(of: candidate, source: source, target: target).links
    return candidate.with(candidate.output.applying(space.edits(for: candidate.output.bytes, links: links)))
  }

  /// The translation's text, in capitals if the sentence is.
  private func recased(_ candidate: Candidate, rules: CallRules) -> String {
    let text = String(decoding: candidate.output.bytes, as: UTF8.self)
    guard candidate.prepared.sentence.casing == .capitals else { return text }
    return rules.targetCase.uppercased(text, keeping: candidate.output.spanRanges)
  }

  /// The sentence itself, where no translation of it can be given out.
  func untranslated(_ prepared: PreparedSentence) -> SentenceTranslation {
    let sentence = prepared.sentence
    return SentenceTranslation(
      text: String(decoding: sentence.replacedText, as: UTF8.self), logProbability: 0, pieces: 0,
      flags: [.degenerate, .untranslated], links: [])
  }
}

extension [UInt8] {
  /// Whether `part`, which is not empty, stands in it.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}

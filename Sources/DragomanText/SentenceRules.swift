internal import CDragomanICU

/// Says whether a sentence ends at a gap, by the rules of one language.
///
/// In doubt it does not: two sentences translated as one lose little, half a sentence loses its sense.
struct SentenceRules: Sendable {
  let data: LanguageData

  /// Whether one sentence ends and another begins at `gap`.
  ///
  /// - Parameters:
  ///   - gap: A gap of the line.
  ///   - bytes: The text that its offsets mean.
  ///   - sentenceStart: Where the sentence before the gap begins.
  ///   - item: The last marker of a list's item in the line; changed if the gap is that of one.
  func splits(
    at gap: dgm_sentence_gap, in bytes: [UInt8], sentenceStart: Int, item: inout ListMarker?
  ) -> Bool {
    // "shop.example", "v2.0" and "?q=1" have stops inside; scripts without spaces need none after a stop.
    guard gap.spaced || gap.stop == DGM_STOP_FULL || gap.unspaced_script else { return false }
    if gap.follower == DGM_FOLLOWER_LOWER, gap.stop != DGM_STOP_FULL {
      guard continuesList(item, gap, in: bytes) else { return false }
    }
    if gap.closer != DGM_CLOSER_NONE, !gap.spaced, continuesQuotation(gap, in: bytes) { return false }
    switch gap.stop {
    case DGM_STOP_PERIOD: return periodEnds(gap, in: bytes, sentenceStart: sentenceStart, item: &item)
    case DGM_STOP_ELLIPSIS: return gap.follower != DGM_FOLLOWER_DIGIT
    default: return true
    }
  }

  /// Whether a particle behind a closing quotation mark goes on with the sentence that quotes ("「はい。」と言った").
  private func continuesQuotation(_ gap: dgm_sentence_gap, in bytes: [UInt8]) -> Bool {
    guard !data.quotatives.isEmpty else { return false }
    let next = text(of: gap.next, in: bytes)
    return data.quotatives.contains { next.hasPrefix($0) }
      && !data.quotativeLookalikes.contains { next.hasPrefix($0) }
  }

  // MARK: - Full stops

  /// Whether a single full stop ends a sentence, rather than an abbreviation, an initial or an ordinal.
  private func periodEnds(
    _ gap: dgm_sentence_gap, in bytes: [UInt8], sentenceStart: Int, item: inout ListMarker?
  ) -> Bool {
    let word = text(of: gap.word, in: bytes)
    if gap.closer == DGM_CLOSER_NONE, isListMarker(word, gap, sentenceStart: sentenceStart) { return false }
    if let first = firstItem(at: gap, in: bytes) {
      item = first
      return false
    }
    if gap.closer == DGM_CLOSER_QUOTE { return true }
    let chain = gap.chain < gap.word.start ? chain(of: gap, in: bytes) : word
    if let kind = data.kind(ofChain: chain, word: word) {
      return ends(kind, before: gap, in: bytes)
    }
    if word.isInitials || isOrdinal(word) || (word.isShortenedWord && !data.hasVowellessWords) {
      return beginsSentence(gap, in: bytes)
    }
    // Behind an unknown abbreviation a number belongs to it, so only a whole word ends a sentence there.
    return gap.follower != DGM_FOLLOWER_DIGIT || word.isWholeWord || continuesList(item, gap, in: bytes)
  }

  private func ends(_ kind: Abbreviation, before gap: dgm_sentence_gap, in bytes: [UInt8]) -> Bool {
    switch kind {
    case .never: false
    case .doubtful: beginsSentence(gap, in: bytes)
    case .closing, .number: gap.follower != DGM_FOLLOWER_DIGIT
    case .label: gap.follower != DGM_FOLLOWER_DIGIT && !text(of: gap.next, in: bytes).isCounter
    }
  }

  /// Whether the text after a gap begins with a word that often begins a sentence; "A." is an initial.
  private func beginsSentence(_ gap: dgm_sentence_gap, in bytes: [UInt8]) -> Bool {
    let next = text(of: gap.next, in: bytes)
    let end = Int(gap.next.end)
    return data.isStarter(next) && !(next.isInitials && end < bytes.count && bytes[end] == UInt8(ascii: "."))
  }

  /// Whether all of the sentence so far is the number of a list's item: "2.", "b.", "IV.".
  private func isListMarker(_ word: String, _ gap: dgm_sentence_gap, sentenceStart: Int) -> Bool {
    guard gap.word.start <= sentenceStart + 1, gap.word.end > gap.word.start else { return false }
    return word.isShortNumber || word.isCounter || word.isInitials
  }

  /// The marker whose stop is the gap's, if it is the first of a list behind a colon: "thus: 1. Open".
  private func firstItem(at gap: dgm_sentence_gap, in bytes: [UInt8]) -> ListMarker? {
    guard let marker = ListMarker(in: bytes, at: Int(gap.word.start)), marker.isFirst else { return nil }
    let before = bytes[..<Int(gap.word.start)].suffix(2)
    return before.elementsEqual(": ".utf8) ? marker : nil
  }

  /// Whether the text after the gap is the list's next item: "1. … 2. …".
  private func continuesList(_ item: ListMarker?, _ gap: dgm_sentence_gap, in bytes: [UInt8]) -> Bool {
    guard let item, let next = ListMarker(in: bytes, at: gap.start) else { return false }
    return next.follows(item)
  }

  /// Whether a language that writes ordinals with a stop could mean one: "3.", "XIV.", "3.10.".
  private func isOrdinal(_ word: String) -> Bool {
    data.hasOrdinalStops && (word.isShortNumber || word.isRomanNumeral || word.isShortDate)
  }

  /// The short words with stops before a gap and the last one, without white space: "z.B" of "z. B.".
  private func chain(of gap: dgm_sentence_gap, in bytes: [UInt8]) -> String {
    var chain = ""
    let text = String(decoding: bytes[Int(gap.chain)..<Int(gap.word.end)], as: UTF8.self)
    for character in text.unicodeScalars where !character.properties.isWhitespace {
      chain.unicodeScalars.append(character)
    }
    return chain
  }

  private func text(of span: dgm_text_span, in bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

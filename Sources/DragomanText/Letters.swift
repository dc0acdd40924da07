internal import CDragomanICU

/// Whether a part of a text has a letter (general category L). Without one (digits, emoji, punctuation, controls)
/// there is nothing to translate.
///
/// - Parameters:
///   - bytes: UTF-8.
///   - range: Offsets in `bytes` between characters.
package func hasLetters(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
  precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "range exceeds the text")
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return false }
    return dgm_text_has_letters(base, dgm_text_span(start: range.lowerBound, end: range.upperBound))
  }
}

/// Whether `text` has a letter (general category L).
package func hasLetters(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  return hasLetters(in: bytes, bytes.indices)
}

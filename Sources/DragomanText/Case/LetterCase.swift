internal import CDragomanICU
package import Foundation

/// Changes the case of letters by the rules of a language: dotless i in Turkish, accents in Greek, ß in German.
package struct LetterCase: Sendable {
  private let identifier: String

  /// Rules for a language.
  package init(_ language: Locale.Language) {
    identifier = language.languageCode?.identifier ?? ""
  }

  /// The text in capitals, but for the given ranges.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - kept: UTF-8 offsets in `text` on scalar boundaries, in order and disjoint: these stay as they are.
  /// - Returns: The text in capitals; `text` itself if ICU fails.
  package func uppercased(_ text: String, keeping kept: [Range<Int>] = []) -> String {
    changed(text, keeping: kept) { _ in DGM_CASE_UPPER }
  }

  /// The text in small letters but for its first, which is a capital; in English, so is "I".
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - kept: As for `uppercased(_:keeping:)`. One with a letter takes the place of the first letter.
  /// - Returns: The text in sentence case; `text` itself if ICU fails.
  package func sentenceCased(_ text: String, keeping kept: [Range<Int>] = []) -> String {
    var isFirst = true
    return changed(text, keeping: kept) { hasLetters in
      defer { isFirst = isFirst && !hasLetters }
      return isFirst ? DGM_CASE_SENTENCE : DGM_CASE_LOWER
    }
  }

  /// - Parameter kind: What to do with a part; called for kept parts too. Its argument says whether the part has
  ///   letters.
  private func changed(_ text: String, keeping kept: [Range<Int>], kind: (Bool) -> dgm_case) -> String {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= 1 << 28, let map = dgm_case_open(identifier) else { return text }
    defer { dgm_case_close(map) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 8)
    var at = 0
    for range in kept + [bytes.count..<bytes.count] {
      let part = at..<range.lowerBound
      if !part.isEmpty {
        guard append(bytes[part], kind(hasLetters(in: bytes, part)), map, to: &output) else { return text }
      }
      if !range.isEmpty { _ = kind(hasLetters(in: bytes, range)) }
      output += bytes[range]
      at = range.upperBound
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds a part with its letters changed; false if ICU fails.
  private func append(
    _ part: ArraySlice<UInt8>, _ kind: dgm_case, _ map: UnsafeMutableRawPointer, to output: inout [UInt8]
  ) -> Bool {
    let start = output.count
    // Longer results are rare: a second try has their length.
    var capacity = part.count + 16
    var needed = 0
    for _ in 0..<2 {
      output.append(contentsOf: repeatElement(0, count: start + capacity - output.count))
      needed = part.withUnsafeBufferPointer { part in
        output.withUnsafeMutableBufferPointer { output in
          guard let from = part.baseAddress, let to = output.baseAddress else { return 0 }
          return dgm_case_change(map, kind, from, part.count, to + start, capacity)
        }
      }
      if needed <= capacity { break }
      capacity = needed
    }
    guard needed > 0, needed <= capacity else { return false }
    output.removeLast(output.count - start - needed)
    if identifier == "en", kind != DGM_CASE_UPPER { restorePronoun(in: &output, from: start) }
    return true
  }

  /// Makes a capital of each "i" that is a word: "i", "i'm".
  private func restorePronoun(in output: inout [UInt8], from start: Int) {
    for at in start..<output.count where output[at] == UInt8(ascii: "i") {
      let before = at > 0 ? output[at - 1] : 0
      let after = at + 1 < output.count ? output[at + 1] : 0
      if !isWordByte(before), before != UInt8(ascii: "'"),
        !isWordByte(after) || isApostrophe(in: output, at: at + 1)
      {
        output[at] = UInt8(ascii: "I")
      }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isIdentifier || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether U+2019 begins at an offset.
  private func isApostrophe(in output: [UInt8], at offset: Int) -> Bool {
    output[offset...].starts(with: [0xE2, 0x80, 0x99])
  }
}

package import Foundation
import Synchronization

/// Compares the numbers of a text with those of its translation.
///
/// Each number must come through with its digits, in whatever script, and its sign. Its marks stay as they are, or are
/// those of the target language with the value kept: 1,234.5 is 1.234,5 in German. Marks between groups of three may go
/// or come. Currency symbols stay the same, and so do per-cent signs where the language's word does not stand for them.
/// `⟦n⟧` holds no number.
package struct NumberCheck: Sendable {
  private let target: LateNumberMarks
  private let percent: PercentSigns

  /// A check; the marks of sources are read by any language's rule, since texts mix them.
  ///
  /// - Parameter target: The language of the translations, whose marks come from CLDR by its likely region.
  /// - Complexity: Loads a locale when numbers first differ: keep one check for many texts.
  package init(target: Locale.Language) {
    self.target = LateNumberMarks(of: target)
    percent = PercentSigns(of: target)
  }

  /// The numbers of a text, in order.
  ///
  /// - Complexity: O(bytes).
  package func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> [NumberToken] {
    NumberScan(bytes).numbers
  }

  /// Whether the translation has the numbers and currency symbols of the source. It may have more numbers: other
  /// languages write in digits what one writes in words.
  ///
  /// - Complexity: O(bytes) where no number occurs often.
  package func agrees(_ source: UnsafeBufferPointer<UInt8>, _ translation: UnsafeBufferPointer<UInt8>) -> Bool
  {
    let before = NumberScan(source)
    let after = NumberScan(translation)
    guard before.currencies.sorted() == after.currencies.sorted() else { return false }
    if before.numbers.isEmpty { return true }
    return percent.agree(before.percentages.count, translation)
      && unmatched(before.numbers, after.numbers).isEmpty
  }

  /// Whether the translation has the numbers and currency symbols of the source; see `agrees` for bytes.
  package func agrees(_ source: String, _ translation: String) -> Bool {
    var source = source
    var translation = translation
    return source.withUTF8 { source in translation.withUTF8 { agrees(source, $0) } }
  }

  /// The numbers of the source that the translation lacks; all of them where the currency symbols differ, and all
  /// percentages with their signs where one of those is lost.
  package func missing(
    _ source: UnsafeBufferPointer<UInt8>, in translation: UnsafeBufferPointer<UInt8>
  ) -> [NumberToken] {
    let before = NumberScan(source)
    let after = NumberScan(translation)
    guard before.currencies.sorted() == after.currencies.sorted() else { return before.numbers }
    let lost = unmatched(before.numbers, after.numbers)
    if percent.agree(before.percentages.count, translation) { return lost }
    return before.percentages
      + lost.filter { number in !before.percentages.contains { $0.range.overlaps(number.range) } }
  }

  /// The numbers of the source without a partner in the translation.
  private func unmatched(_ source: [NumberToken], _ translation: [NumberToken]) -> [NumberToken] {
    // What stands unchanged is matched first, so that no other takes its place.
    var forms: [NumberToken.Form: Int] = [:]
    for number in translation { forms[number.form, default: 0] += 1 }
    let changed = source.filter { !take($0.form, from: &forms) }
    let others = translation.filter { take($0.form, from: &forms) }

    if changed.isEmpty { return [] }

    let marks = target.marks
    var values: [NumberToken.Value: [NumberToken]] = [:]
    var extra: [NumberToken] = []
    for number in others {
      if let value = number.form.value(by: marks) {
        values[value, default: []].append(number)
      } else {
        extra.append(number)
      }
    }
    let rest = changed.filter { number in
      number.form.values.allSatisfy { values[$0]?.popLast() == nil }
    }
    extra += values.values.joined()
    if rest.isEmpty { return [] }
    return haveSameParts(rest, extra) ? [] : rest
  }

  private func take(_ form: NumberToken.Form, from forms: inout [NumberToken.Form: Int]) -> Bool {
    guard let count = forms[form], count > 0 else { return false }
    forms[form] = count - 1
    return true
  }

  /// Whether numbers are the same when taken apart: "8.30" and "8:30", "12 300" as two numbers.
  private func haveSameParts(_ numbers: [NumberToken], _ others: [NumberToken]) -> Bool {
    let parts = numbers.flatMap(\.form.parts).sorted { $0.lexicographicallyPrecedes($1) }
    return parts == others.flatMap(\.form.parts).sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The marks of a language's numbers, found when somebody first asks: most texts' numbers stand unchanged.
private final class LateNumberMarks: Sendable {
  private let language: Locale.Language
  private let known = Mutex<NumberMarks?>(nil)

  init(of language: Locale.Language) { self.language = language }

  var marks: NumberMarks {
    known.withLock { known in
      let marks = known ?? NumberMarks(of: language)
      known = marks
      return marks
    }
  }
}

/// The marks of a language's numbers.
struct NumberMarks: Sendable {
  let decimal: NumberMark
  let group: NumberMark

  init(of language: Locale.Language) {
    let locale = Locale(identifier: language.maximalIdentifier)
    decimal = NumberMark(locale.decimalSeparator?.unicodeScalars.first ?? ".") ?? .stop
    group = NumberMark(locale.groupingSeparator?.unicodeScalars.first ?? ",") ?? .comma
  }
}

/// What stands between the digits of a number.
enum NumberMark: UInt8, Sendable {
  case stop, comma, apostrophe, space, arabicDecimal, arabicGroup, colon

  /// The mark that a character is, in any of its forms.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2E, 0xFF0E: self = .stop
    case 0x2C, 0xFF0C: self = .comma
    case 0x27, 0x2019, 0x2BC: self = .apostrophe
    case 0x20, 0xA0, 0x202F, 0x2009: self = .space
    case 0x66B: self = .arabicDecimal
    case 0x66C: self = .arabicGroup
    default: return nil
    }
  }
}

/// A number as it stands in a text.
package struct NumberToken: Hashable, Sendable {
  /// UTF-8 offsets of its sign, digits and marks; no currency or per-cent sign.
  package let range: Range<Int>
  /// How it is written.
  let form: Form

  /// The values of its digits, 0 ... 9, from the left.
  package var digits: [UInt8] { form.digits }

  /// How a number is written, but for the script of its digits and the kind of its spaces.
  struct Form: Hashable, Sendable {
    let digits: [UInt8]
    let sign: Sign
    /// How many digits each group between marks has; at least one.
    let groups: [Int]
    /// The marks between groups.
    let marks: [NumberMark]
  }

  /// What a number means.
  struct Value: Hashable, Sendable {
    let digits: [UInt8]
    let sign: Sign
    /// How many of the digits are the fraction's.
    let fraction: Int
  }

  enum Sign: Sendable {
    case none, minus, plus
  }
}

extension NumberToken.Form {
  /// What it may mean by any language's rule.
  var values: [NumberToken.Value] {
    fractions.map { NumberToken.Value(digits: digits, sign: sign, fraction: $0) }
  }

  /// What it means by the rule of one language.
  func value(by rule: NumberMarks) -> NumberToken.Value? {
    fraction(by: rule).map { NumberToken.Value(digits: digits, sign: sign, fraction: $0) }
  }

  // MARK: - Reading marks

  /// How many digits the fraction may have: two answers where a single mark may be of either kind.
  var fractions: [Int] {
    guard let last = marks.last, let tail = groups.last else { return [0] }
    if last == .colon { return [2] }
    if marks.count > 1, marks.dropLast().contains(last) {
      return isGrouped(groups) && Set(marks).count == 1 && last != .arabicDecimal ? [0] : []
    }
    var readings: [Int] = []
    let isDecimal = last == .stop || last == .comma || last == .arabicDecimal
    if isDecimal, Set(marks.dropLast()).count <= 1, isGrouped(groups.dropLast()) { readings.append(tail) }
    if marks.count == 1, last != .arabicDecimal, isGrouped(groups), digits.first != 0 { readings.append(0) }
    return readings
  }

  /// How many digits the fraction has where marks mean what they do in one language; nil where they mean nothing.
  private func fraction(by rule: NumberMarks) -> Int? {
    guard let last = marks.last, let tail = groups.last else { return 0 }
    // Digits of other scripts have marks of their own; with Latin ones the language's, or the usual ones.
    let isArabic = rule.decimal == .arabicDecimal
    func isGroup(_ mark: NumberMark) -> Bool {
      mark == rule.group || mark == .arabicGroup || (isArabic && mark == .comma)
    }
    func isDecimal(_ mark: NumberMark) -> Bool {
      mark == rule.decimal || mark == .arabicDecimal || (isArabic && mark == .stop)
    }
    if marks.allSatisfy(isGroup), Set(marks).count == 1 { return isGrouped(groups) ? 0 : nil }
    guard isDecimal(last), marks.dropLast().allSatisfy(isGroup), isGrouped(groups.dropLast()) else {
      return nil
    }
    return tail
  }

  /// Whether groups have three digits each, the first one to three; or two each but for the last, as in India.
  private func isGrouped(_ groups: some BidirectionalCollection<Int>) -> Bool {
    guard groups.count > 1, let first = groups.first, let last = groups.last else { return true }
    let inner = groups.dropFirst().dropLast()
    return last == 3
      && ((first <= 3 && inner.allSatisfy { $0 == 3 }) || (first <= 2 && inner.allSatisfy { $0 == 2 }))
  }

  /// What it is with marks that have another meaning too: a time ("8.30", "8:30"), several numbers with plain spaces
  /// between ("12 300"). Else all its digits.
  var parts: [[UInt8]] {
    if marks == [.colon] || (marks == [.stop] && groups[0] <= 2 && groups[1] == 2) {
      return [digits + [9, 12]]
    }
    guard marks.first == .space, Set(marks).count == 1 else { return [digits + signPart + fractionPart] }
    var at = 0
    return groups.map { count in
      defer { at += count }
      return Array(digits[at..<at + count])
    }
  }

  /// What keeps numbers of other signs and fractions apart, as values that no digit has.
  private var signPart: [UInt8] { sign == .none ? [] : [sign == .minus ? 10 : 11] }

  private var fractionPart: [UInt8] {
    marks.isEmpty ? [] : [12] + fractions.map { UInt8(clamping: 13 + $0) }
  }
}

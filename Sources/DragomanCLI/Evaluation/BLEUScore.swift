import Foundation

/// BLEU of a corpus with one reference a line, as sacreBLEU 2.6.0 computes it: exponential smoothing, no lower case.
///
/// - Source: Papineni et al. 2002; Post 2018 for what is left open there.
struct BLEUScore: Sendable {
  private static let longest = 4

  private var matches = [Int](repeating: 0, count: longest)
  private var totals = [Int](repeating: 0, count: longest)
  private var length = 0
  private var referenceLength = 0
  private let rule: ScoreTokens.Rule

  /// The score of no lines yet.
  init(_ rule: ScoreTokens.Rule) { self.rule = rule }

  /// What tells how the score was computed.
  static func signature(_ rule: ScoreTokens.Rule) -> String {
    "BLEU|nrefs:1|case:mixed|eff:no|tok:\(rule.rawValue)|smooth:exp|version:2.6.0"
  }

  /// Adds a line.
  mutating func add(_ line: String, reference: String) {
    var numbers: [[UInt8]: Int] = [:]
    func numbered(_ line: String) -> [Int] {
      ScoreTokens.words(of: line, rule).map { word in
        let number = numbers[word] ?? numbers.count
        numbers[word] = number
        return number
      }
    }
    let words = numbered(line)
    let wanted = numbered(reference)
    length += words.count
    referenceLength += wanted.count
    for count in 1...Self.longest {
      let found = Self.runs(of: count, in: words)
      let there = Self.runs(of: count, in: wanted)
      totals[count - 1] += max(words.count - count + 1, 0)
      matches[count - 1] += found.reduce(0) { $0 + min($1.value, there[$1.key] ?? 0) }
    }
  }

  /// From 0 to 100.
  var value: Double {
    guard matches.contains(where: { $0 > 0 }) else { return 0 }
    var smoothing = 1.0
    var sum = 0.0
    for (match, total) in zip(matches, totals) {
      // Too short for so long a run: as in sacreBLEU the score is then next to 0.
      guard total > 0 else { return 0 }
      if match == 0 { smoothing *= 2 }
      sum += log(100 * (match == 0 ? 1 / smoothing : Double(match)) / Double(total))
    }
    let brevity = length < referenceLength ? exp(1 - Double(referenceLength) / Double(length)) : 1
    return brevity * exp(sum / Double(Self.longest))
  }

  private static func runs(of count: Int, in words: [Int]) -> [ArraySlice<Int>: Int] {
    guard words.count >= count else { return [:] }
    var runs: [ArraySlice<Int>: Int] = [:]
    for start in 0...(words.count - count) { runs[words[start..<start + count], default: 0] += 1 }
    return runs
  }
}

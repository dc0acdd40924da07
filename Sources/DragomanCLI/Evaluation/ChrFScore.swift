/// chrF2 of a corpus with one reference a line, as sacreBLEU 2.6.0 computes it: characters without white space.
///
/// - Source: Popović 2015.
struct ChrFScore: Sendable {
  /// What tells how the score was computed.
  static let signature = "chrF2|nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.6.0"

  private static let longest = 6
  /// How much more recall counts than precision, squared.
  private static let weight = 4.0

  private struct Counts {
    var found = 0
    var wanted = 0
    var matching = 0
  }

  private var counts = [Counts](repeating: Counts(), count: longest)

  /// Adds a line.
  mutating func add(_ line: String, reference: String) {
    let characters = ScoreTokens.characters(of: line)
    let wanted = ScoreTokens.characters(of: reference)
    for count in 1...Self.longest {
      let found = Self.runs(of: count, in: characters)
      let there = Self.runs(of: count, in: wanted)
      // Runs that the reference is too short for do not count.
      if !there.isEmpty { counts[count - 1].found += max(characters.count - count + 1, 0) }
      counts[count - 1].wanted += max(wanted.count - count + 1, 0)
      counts[count - 1].matching += found.reduce(0) { $0 + min($1.value, there[$1.key] ?? 0) }
    }
  }

  /// From 0 to 100.
  var value: Double {
    let counted = counts.filter { $0.found > 0 && $0.wanted > 0 }
    guard !counted.isEmpty else { return 0 }
    let orders = Double(counted.count)
    let precision = counted.reduce(0) { $0 + Double($1.matching) / Double($1.found) } / orders
    let recall = counted.reduce(0) { $0 + Double($1.matching) / Double($1.wanted) } / orders
    guard precision + recall > 0 else { return 0 }
    return 100 * (1 + Self.weight) * precision * recall / (Self.weight * precision + recall)
  }

  /// How often each run of `count` characters occurs, by its 21 bits each.
  private static func runs(of count: Int, in characters: [Unicode.Scalar]) -> [UInt128: Int] {
    guard characters.count >= count else { return [:] }
    let mask = (UInt128(1) << (21 * UInt128(count))) - 1
    var runs: [UInt128: Int] = [:]
    var key: UInt128 = 0
    for (index, character) in characters.enumerated() {
      key = (key << 21 | UInt128(character.value)) & mask
      if index >= count - 1 { runs[key, default: 0] += 1 }
    }
    return runs
  }
}

internal import Foundation

/// What of a text is language: its words by script, without markup, addresses, code, placeholders and numbers.
struct Prose: Sendable {
  /// Letters of each script, at the index of its raw value.
  private(set) var letterCounts = [Int](repeating: 0, count: Script.allCases.count)
  /// The words of each script whose languages are told apart by letters: composed, in small letters, UTF-8, with a
  /// space before, between and after them.
  private(set) var words: [Script: [UInt8]] = [:]
  /// Of `words` how many there are and how many begin with a capital.
  private var capitals: [Script: (words: Int, capitalized: Int)] = [:]
  /// The Han characters.
  private(set) var han: [Unicode.Scalar] = []

  /// Scripts whose words are kept.
  private static let spelled: Set<Script> = [
    .latin, .cyrillic, .arabic, .devanagari, .hebrew, .ethiopic, .bengali,
  ]

  /// All letters.
  var letterCount: Int { letterCounts.reduce(0, +) }

  /// Letters of `script`.
  func letters(of script: Script) -> Int { letterCounts[Int(script.rawValue)] }

  /// Reads `text`, or a sample of a long one (see `TextSample`).
  ///
  /// - Complexity: O(min(bytes, `TextSample.wholeBytes`)).
  init(_ text: String) {
    let scalars = NoiseRegions.blanked(Self.composed(TextSample.scalars(of: text)))
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !Self.isLineBreak(scalars[end]) { end += 1 }
      for part in ProseFilter.prose(in: start..<end, of: scalars) {
        append(scalars[part])
      }
      start = end + 1
    }
    for script in words.keys {
      words[script]?.append(UInt8(ascii: " "))
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// `scalars` with letters and combining marks joined where Unicode has the letter with the mark.
  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let isDecomposed = scalars.contains {
      (0x300...0x36F).contains($0.value) || (0x653...0x655).contains($0.value)
    }
    guard isDecomposed else { return scalars }
    let text = String(String.UnicodeScalarView(scalars))
    return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// The share of the words of `script` that begin with a capital.
  func capitalShare(of script: Script) -> Double {
    guard let found = capitals[script], found.words > 0 else { return 0 }
    return Double(found.capitalized) / Double(found.words)
  }

  // MARK: - Words

  private mutating func append(_ part: ArraySlice<Unicode.Scalar>) {
    var last: Script?
    for index in part.indices {
      let scalar = part[index]
      // "sooooo": more than two of a letter in a row tell nothing.
      if index >= part.startIndex + 2, part[index - 1] == scalar, part[index - 2] == scalar { continue }
      guard let script = Script(scalar) else {
        // Marks that several scripts share stay with the letter before them; joiners and soft hyphens part no word.
        if let last, Self.isMark(scalar) {
          words[last]?.append(contentsOf: UTF8.encode(scalar) ?? .init())
        } else if scalar != "\u{200D}", scalar != "\u{AD}" {
          last = nil
        }
        continue
      }
      if !Self.isMark(scalar) { letterCounts[Int(script.rawValue)] += 1 }
      if script == .han { han.append(scalar) }
      if Self.spelled.contains(script) {
        if script != last {
          words[script, default: []].append(UInt8(ascii: " "))
          capitals[script, default: (0, 0)].words += 1
          if scalar.isCapital { capitals[script, default: (0, 0)].capitalized += 1 }
        }
        appendSmall(scalar, to: script)
      }
      last = script
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  private mutating func appendSmall(_ scalar: Unicode.Scalar, to script: Script) {
    // Arabic is told apart by letters; vowel signs and the stretching line only hide them.
    if script == .arabic, scalar == "\u{640}" || Self.isMark(scalar) { return }
    if scalar.isASCII {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      words[script, default: []].append(UInt8(truncatingIfNeeded: scalar.value | (isCapital ? 0x20 : 0)))
    } else if scalar == "İ" {
      words[script, default: []].append(UInt8(ascii: "i"))
    } else if scalar.properties.changesWhenLowercased {
      words[script, default: []].append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    } else {
      words[script, default: []].append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}

/// Blanks out what is no language in a text and may span words: markup, code in back-ticks, what stands in braces.
///
/// Line breaks stay. Every search for a closing mark goes on from where the last one ended, so that the whole is
/// linear in the text.
struct NoiseRegions {
  private(set) var scalars: [Unicode.Scalar]
  /// Kinds of closing marks that do not occur behind where they were last looked for.
  private var missing: Set<String> = []

  /// The longest region that a tag or a pair of braces blanks, in scalars. A longer one is prose between two marks.
  private static let longest = 2000

  /// The text `scalars` without its regions of noise.
  static func blanked(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { "`<{&".unicodeScalars.contains($0) }) else { return scalars }
    var regions = NoiseRegions(scalars: scalars)
    regions.blankQuotedCode()
    regions.blankTags()
    regions.blankBraces()
    regions.replaceEntities()
    return regions.scalars
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where scalars[index] != "\n" {
      scalars[index] = " "
    }
  }

  // MARK: - Back-ticks

  private mutating func blankQuotedCode() {
    var index = 0
    while index < scalars.count {
      let length = run(of: "`", at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      // Within a word a back-tick is an apostrophe.
      let opens = length > 1 || index == 0 || Script(scalars[index - 1]) == nil
      if opens, let close = closingTicks(length, from: index + length) {
        blank(index..<close + length)
        index = close + length
      } else {
        index += length
      }
    }
  }

  private func run(of mark: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == mark { end += 1 }
    return end - start
  }

  private mutating func closingTicks(_ length: Int, from start: Int) -> Int? {
    let kind = "`\(min(length, 16))"
    guard !missing.contains(kind) else { return nil }
    var index = start
    while index < scalars.count {
      let found = run(of: "`", at: index)
      if found == length { return index }
      index += max(found, 1)
    }
    missing.insert(kind)
    return nil
  }

  // MARK: - Tags

  private mutating func blankTags() {
    var index = 0
    var nextClose = 0
    while index < scalars.count {
      guard scalars[index] == "<", index + 1 < scalars.count, Self.beginsTag(scalars[index + 1]) else {
        index += 1
        continue
      }
      nextClose = max(nextClose, index)
      while nextClose < scalars.count, scalars[nextClose] != ">" { nextClose += 1 }
      guard nextClose < scalars.count, nextClose - index <= Self.longest else {
        index += 1
        continue
      }
      var end = nextClose + 1
      let name = tagName(at: index + 1)
      if Self.codeElements.contains(name), let close = closingTag(name, from: end) { end = close }
      blank(index..<end)
      index = end
    }
  }

  /// Elements whose content is no prose.
  private static let codeElements: Set<String> = ["script", "style", "code", "kbd", "samp", "var", "tt"]

  private static func beginsTag(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "!" || scalar == "?" || (scalar.isASCII && scalar.properties.isAlphabetic)
  }

  private func tagName(at start: Int) -> String {
    var name = String.UnicodeScalarView()
    for scalar in scalars[start...].prefix(12) {
      guard scalar.isASCII, scalar.properties.isAlphabetic else { break }
      name.append(scalar)
    }
    return String(name).lowercased()
  }

  /// Where the closing tag of the element `name` begins.
  private mutating func closingTag(_ name: String, from start: Int) -> Int? {
    guard !missing.contains(name) else { return nil }
    for index in start..<scalars.count where scalars[index] == "<" {
      if index + 2 < scalars.count, scalars[index + 1] == "/", tagName(at: index + 2) == name { return index }
    }
    missing.insert(name)
    return nil
  }

  // MARK: - Braces

  private mutating func blankBraces() {
    var open: [Int] = []
    var regions: [Range<Int>] = []
    for index in scalars.indices {
      if scalars[index] == "{" {
        open.append(index)
      } else if scalars[index] == "}", let start = open.popLast(), index - start <= Self.longest {
        while let inner = regions.last, inner.lowerBound > start { regions.removeLast() }
        regions.append(start..<index + 1)
      }
    }
    for region in regions {
      // A block of code takes its heading with it ("body {", "function f() {").
      blank((isBlock(region) ? lineStart(before: region.lowerBound) : region.lowerBound)..<region.upperBound)
    }
  }

  private func isBlock(_ range: Range<Int>) -> Bool {
    let content = scalars[range]
    guard !content.contains("\n"), !content.contains(";"), !content.contains("=") else { return true }
    return content.indices.contains {
      content[$0] == ":" && $0 + 1 < range.upperBound && content[$0 + 1] == " "
    }
  }

  private func lineStart(before index: Int) -> Int {
    var start = index
    while start > 0, index - start < 200, scalars[start - 1] != "\n" { start -= 1 }
    return start
  }

  // MARK: - Entities

  private mutating func replaceEntities() {
    var read = 0
    var write = 0
    while read < scalars.count {
      if scalars[read] == "&", let entity = MarkupEntity(scalars[(read + 1)...].prefix(10)) {
        scalars[write] = entity.scalar
        read += entity.length + 1
      } else {
        scalars[write] = scalars[read]
        read += 1
      }
      write += 1
    }
    scalars.removeLast(scalars.count - write)
  }
}

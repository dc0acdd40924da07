/// Finds what is prose in one line of a text: passes addresses, file names, identifiers, placeholders and numbers over,
/// and gives a line up as a whole that looks like code.
struct ProseFilter {
  private let scalars: [Unicode.Scalar]
  /// The parts of the line that may be prose.
  private(set) var kept: [Range<Int>] = []
  /// How much the line looks like code; an operator alone counts 4.
  private var points = 0
  private var words = 0

  /// The parts of `line` that are prose, as ranges of `scalars`; empty for code.
  static func prose(in line: Range<Int>, of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var filter = ProseFilter(scalars: scalars)
    filter.scan(line)
    return filter.points >= 4 && filter.points * 2 >= filter.words ? [] : filter.kept
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  // MARK: - The line

  private mutating func scan(_ line: Range<Int>) {
    var index = line.lowerBound
    var isFirst = true
    var lastMark: Unicode.Scalar = " "
    while index < line.upperBound {
      guard !scalars[index].isBlank else {
        index += 1
        continue
      }
      let start = index
      // Scripts without spaces between words are no part of addresses and identifiers.
      let isUnspaced = Self.isUnspaced(scalars[index])
      while index < line.upperBound, !scalars[index].isBlank,
        Self.isUnspaced(scalars[index]) == isUnspaced
      {
        index += 1
      }
      lastMark = scalars[index - 1]
      if isUnspaced {
        keep(start..<index)
      } else {
        take(start..<index, isFirst: isFirst)
      }
      isFirst = false
    }
    if lastMark == ";" { points += words <= 3 ? 4 : 2 }
  }

  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xE00 && Script(scalar)?.isUnspaced ?? (scalar.value >= 0x3000 && scalar.value < 0x3100)
  }

  private mutating func keep(_ range: Range<Int>) {
    kept.append(range)
    words += 1
  }

  // MARK: - A chunk between spaces

  private mutating func take(_ chunk: Range<Int>, isFirst: Bool) {
    if isFirst, chunk.count == 1, scalars[chunk.lowerBound] == "$" { points += 4 }
    let body = trimmed(chunk)
    guard !body.isEmpty else {
      if isOperator(chunk) { points += 4 }
      return
    }
    let text = scalars[body]
    if isFirst, isKeyword(text) { points += 2 }
    if isKey(chunk) { points += 4 }
    if isProperty(chunk) { points += 2 }
    guard !takesAddress(body) else { return }
    switch scalars[body.lowerBound] {
    case "@", "#", "%", "&": return
    case "$", "/", "\\", ".": points += 2
    case "-": takesDash(body)
    default: takesWord(body)
    }
  }

  /// `chunk` without the punctuation of prose around it.
  private func trimmed(_ chunk: Range<Int>) -> Range<Int> {
    var range = chunk
    while let last = range.last, Self.closing.contains(scalars[last]) { range.removeLast() }
    while let first = range.first, Self.opening.contains(scalars[first]) { range.removeFirst() }
    // A full stop before letters is part of a file or class name, several are an ellipsis.
    if range.count > 1, scalars[range.lowerBound] == ".", scalars[range.lowerBound + 1] == "." {
      while let first = range.first, scalars[first] == "." { range.removeFirst() }
    }
    return range
  }

  private static let opening = Set("\"'“”„‚‘’«»‹›([{<*_~|¡¿…–—•·+=→".unicodeScalars)
  private static let closing = Set("\"'“”„‚‘’«»‹›)]}>*_~|.,;:!?¡¿…–—•·+=→،؛؟।。、！？：；」』）".unicodeScalars)

  /// An address, with all that clings to it. The text of a Markdown link is kept.
  private mutating func takesAddress(_ body: Range<Int>) -> Bool {
    let text = scalars[body]
    if let bracket = text.indices.dropLast().first(where: { text[$0] == "]" && text[$0 + 1] == "(" }) {
      takesWord(body.lowerBound..<bracket)
      return true
    }
    if text.contains("@") || text.starts(with: "www.".unicodeScalars) { return true }
    return text.indices.dropLast(2).contains { text[$0] == ":" && text[$0 + 1] == "/" && text[$0 + 2] == "/" }
  }

  /// "-Hola" is speech, "-m" and "--help" are options.
  private mutating func takesDash(_ body: Range<Int>) {
    let rest = body.dropFirst()
    guard rest.count > 1, scalars[body.lowerBound + 1] != "-" else {
      points += 2
      return
    }
    takesWord(rest)
  }

  // MARK: - A word

  private mutating func takesWord(_ body: Range<Int>) {
    let text = scalars[body]
    if let mark = text.first(where: Self.codeMarks.contains) {
      // "100%" is prose, if no language.
      points += mark == "%" ? 0 : 2
      return
    }
    guard !text.contains("("), !text.contains("["), !text.contains("]"), !text.contains(")") else {
      points += 2
      return
    }
    guard text.count(where: { $0 == "/" }) < 2, !isDotted(body) else { return }
    var start = body.lowerBound
    for index in body where Self.joints.contains(scalars[index]) {
      takesPart(start..<index)
      start = index + 1
    }
    takesPart(start..<body.upperBound)
  }

  /// Marks within a word that only code has.
  private static let codeMarks = Set("\\$%=|<>^{};_&".unicodeScalars)
  /// Marks between the parts of a word that are looked at by themselves.
  private static let joints = Set("-/.,:;!?…–—'’`\"“”„«»+".unicodeScalars)

  /// A file or domain name: a full stop between letters, unless a sentence or an abbreviation ends there.
  private func isDotted(_ body: Range<Int>) -> Bool {
    for index in body.dropFirst().dropLast() where scalars[index] == "." {
      let before = scalars[index - 1]
      let after = scalars[index + 1]
      guard before.isASCII, after.isASCII, Script(before) != nil, Script(after) != nil else { continue }
      let isAbbreviation =
        (index == body.lowerBound + 1 || scalars[index - 2] == ".")
        && (index + 2 == body.upperBound || scalars[index + 2] == ".")
      if !isAbbreviation, !after.isCapital || before.isCapital { return true }
    }
    return false
  }

  /// A part without marks in it. Names of things have digits beside their letters, or capitals behind small letters.
  private mutating func takesPart(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    let text = scalars[part]
    guard !text.contains(where: \.isDigit) else { return }
    for index in part.dropFirst() where scalars[index].isCapital {
      let previous = scalars[index - 1]
      let isCamel = previous.isSmall
      let isPrefixed =
        previous.isCapital && index + 1 < part.upperBound
        && scalars[index + 1].isSmall
      if isCamel || isPrefixed {
        points += 1
        return
      }
    }
    keep(part)
  }

  // MARK: - Signs of code

  /// An operator that stands by itself.
  private func isOperator(_ chunk: Range<Int>) -> Bool {
    let text = String(String.UnicodeScalarView(scalars[chunk].prefix(4)))
    return Self.operators.contains(text)
  }

  private static let operators: Set<String> = [
    "=", "==", "===", "!=", "=>", "->", "<-", "<=", ">=", "&&", "||", "+=", "-=", ":=", "::", "{", "}", "});",
    "};", "()",
    "[]", "{}", ");",
  ]

  private func isKeyword(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.count <= 9 && Self.keywords.contains(String(String.UnicodeScalarView(text)))
  }

  private static let keywords: Set<String> = [
    "import", "def", "func", "fn", "let", "var", "const", "return", "class", "public", "private", "static",
    "void",
    "int", "if", "for", "while", "elif", "else", "switch", "case", "include", "namespace", "package",
    "struct", "enum",
    "export", "SELECT", "INSERT", "UPDATE", "CREATE", "sudo", "git",
  ]

  /// `font-size:`, as in CSS; with the semicolon at the end of the line it makes code.
  private func isProperty(_ chunk: Range<Int>) -> Bool {
    let name = scalars[chunk].dropLast()
    return scalars[chunk].last == ":" && name.contains("-")
      && name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }
  }

  /// `"name":`, as in JSON.
  private func isKey(_ chunk: Range<Int>) -> Bool {
    let text = scalars[chunk]
    return text.count > 3 && text.first == "\"" && text.suffix(2).elementsEqual("\":".unicodeScalars)
  }
}

/// The terms of a file: a list of those to keep, one a line, or a glossary, a term and its translation a line with a
/// tab between them.
///
/// UTF-8 with or without a byte order mark; lines end with a line feed, before which a carriage return is not part of
/// the line. Blank lines and those that begin with `#` say nothing. A term is all of its field, outer white space apart.
enum TermFile {
  /// The terms of a list.
  static func terms(in bytes: [UInt8]) throws(TermFileError) -> [String] {
    try lines(of: bytes).map(\.text)
  }

  /// The terms of a glossary and their translations.
  static func glossary(in bytes: [UInt8]) throws(TermFileError) -> [String: String] {
    var glossary: [String: String] = [:]
    var numbers: [String: Int] = [:]
    for (number, line) in try lines(of: bytes) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2 else { throw TermFileError(line: number, reason: .notTwoFields) }
      let term = trimmed(fields[0])
      let translation = trimmed(fields[1])
      guard !term.isEmpty, !translation.isEmpty else {
        throw TermFileError(line: number, reason: .blankField)
      }
      if let earlier = glossary[term], earlier != translation {
        throw TermFileError(line: number, reason: .givenBefore(line: numbers[term] ?? number))
      }
      glossary[term] = translation
      numbers[term] = numbers[term] ?? number
    }
    return glossary
  }

  /// The lines that say something, without outer spaces.
  private static func lines(of bytes: [UInt8]) throws(TermFileError) -> [(number: Int, text: String)] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var lines: [(number: Int, text: String)] = []
    var number = 0
    for line in content.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw TermFileError(line: number, reason: .notUTF8)
      }
      // A blank first field is a fault, so a tab before it counts.
      let end = text.unicodeScalars.last == "\r" ? text.unicodeScalars.dropLast() : text.unicodeScalars[...]
      let whole = String(end)
      guard !trimmed(whole).isEmpty, whole.utf8.first != UInt8(ascii: "#") else { continue }
      lines.append((number, whole.contains("\t") ? whole : trimmed(whole)))
    }
    return lines
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}

/// Why a file of terms cannot be used: the line and what is wrong with it, never what it says.
package struct TermFileError: Error, Hashable {
  /// What is wrong with a line.
  package enum Reason: Hashable, Sendable {
    /// It is not UTF-8.
    case notUTF8
    /// It has no tab, or more than one.
    case notTwoFields
    /// One of its fields is blank.
    case blankField
    /// An earlier line gives the same term another translation.
    case givenBefore(line: Int)
  }

  /// The line, from 1.
  package let line: Int
  /// What is wrong with it.
  package let reason: Reason
}

extension TranslationSession.TextOptions {
  /// Keeps the terms of a file too: UTF-8, one a line; blank lines and those that begin with `#` say nothing.
  package mutating func keep(termsIn file: [UInt8]) throws(TermFileError) {
    keeping += try TermFile.terms(in: file)
  }

  /// Replaces the terms of a file too: lines as those of ``keep(termsIn:)``, each with a term, a tab and its translation.
  package mutating func replace(termsIn file: [UInt8]) throws(TermFileError) {
    glossary.merge(try TermFile.glossary(in: file)) { $1 }
  }
}

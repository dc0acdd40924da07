import DragomanText

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

  fileprivate init(_ fault: TermFile.Fault) {
    line = fault.line
    reason =
      switch fault.reason {
      case .notUTF8: .notUTF8
      case .notTwoFields: .notTwoFields
      case .blankField: .blankField
      case .givenBefore(let line): .givenBefore(line: line)
      }
  }
}

extension TranslationSession.TextOptions {
  /// Keeps the terms of a file too: UTF-8, one a line; blank lines and those that begin with `#` say nothing.
  package mutating func keep(termsIn file: [UInt8]) throws(TermFileError) {
    do throws(TermFile.Fault) {
      keeping += try TermFile.terms(in: file)
    } catch {
      throw TermFileError(error)
    }
  }

  /// Replaces the terms of a file too: lines as those of ``keep(termsIn:)``, each with a term, a tab and its translation.
  package mutating func replace(termsIn file: [UInt8]) throws(TermFileError) {
    do throws(TermFile.Fault) {
      glossary.merge(try TermFile.glossary(in: file)) { $1 }
    } catch {
      throw TermFileError(error)
    }
  }
}

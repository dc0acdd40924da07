import Dragoman
import Foundation

/// The files that say what is kept of a text and what is replaced.
struct TermFiles: Hashable, Sendable {
  /// The file of terms to keep; nil for none.
  let keep: String?
  /// The glossary; nil for none.
  let glossary: String?

  /// The files that are named.
  var paths: [String] { [keep, glossary].compactMap { $0 } }

  /// A file that cannot be used.
  struct Unusable: Error, Equatable {
    let status: ExitStatus
    let message: String
  }

  /// Adds what the files say to `options`.
  func read(into options: inout TranslationSession.TextOptions) throws(Unusable) {
    if let keep {
      let bytes = try Self.bytes(of: keep)
      do throws(TermFileError) {
        try options.keep(termsIn: bytes)
      } catch {
        throw Unusable(error, in: keep)
      }
    }
    if let glossary {
      let bytes = try Self.bytes(of: glossary)
      do throws(TermFileError) {
        try options.replace(termsIn: bytes)
      } catch {
        throw Unusable(error, in: glossary)
      }
    }
  }

  private static func bytes(of path: String) throws(Unusable) -> [UInt8] {
    if let problem = LineSource.file(path).problem {
      throw Unusable(status: .inputOutput, message: problem.message)
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Unusable(status: .inputOutput, message: "cannot read \(quoted(path))")
    }
  }
}

extension TermFiles.Unusable {
  /// A file in which a line is wrong. What the line says is the user's and not told.
  fileprivate init(_ error: TermFileError, in path: String) {
    let reason =
      switch error.reason {
      case .notUTF8: "it is not UTF-8"
      case .notTwoFields: "a term, one tab and its translation are expected"
      case .blankField: "the term or its translation is missing"
      case .givenBefore(let line): "line \(line) gives the same term another translation"
      }
    self.init(status: .usage, message: "line \(error.line) of \(quoted(path)): \(reason)")
  }
}

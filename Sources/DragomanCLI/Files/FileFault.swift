import DragomanDocuments

/// Why a file cannot be translated: what to tell the user, and the exit status.
struct FileFault: Error, Equatable {
  let message: String
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Why `source` cannot be read as `format`.
  init(_ error: DocumentError, of source: LineSource, as format: FileFormat) {
    let place = "cannot read \(source.name) as \(format.rawValue): line \(error.line)"
    let reason =
      switch error.cause {
      case .notUTF8: "not UTF-8"
      case .malformed: "not well-formed"
      case .tooDeep: "too many levels inside each other"
      case .documentType: "a document type declaration is not read"
      case .unclosedQuote: "a quotation mark is not closed"
      case .nothingChosen: "no column or field was named"
      case .noColumn(let name): "there is no column \(quoted(name))"
      case .noTargetLanguage: "the language to translate into is not known"
      case .unknownVersion: "of no version that is known"
      }
    let isChoice = if case .noColumn = error.cause { true } else { error.cause == .nothingChosen }
    self.init("\(place): \(reason)", isChoice ? .usage : .inputOutput)
  }
}

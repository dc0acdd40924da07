import Dragoman

extension TranslateCommand {
  /// What the options ask for, checked against each other.
  struct Request: Sendable {
    /// Nil where each line is identified by itself.
    let source: String?
    /// Nil for the one that the user would rather read.
    let target: String?
    let operands: [String]
    let files: FileOptions
    let terms: TermFiles
    private(set) var options: JobOptions
    let form: OutputForm
    let cutting: InputCutting
    let isStrict: Bool
    let wantsInstallation: Bool
    let wantsProgress: Bool
    let wantsTrace: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
      func usageError(_ message: String) -> UsageError {
        UsageError(message: message, path: [Command.dragoman.name, declaration.name])
      }
      if let problem = Self.problem(with: arguments) { throw usageError(problem) }
      let alternatives = arguments[nBest]
      source = arguments[from]
      target = arguments[to]
      operands = arguments.operands
      files = FileOptions(arguments)
      let problem = files.problem(
        with: operands, wantsJSON: arguments[json], wantsAlternatives: alternatives != nil)
      if let problem { throw usageError(problem) }
      options = JobOptions(
        strategy: arguments[strategy] ?? .lowLatency, beam: arguments[beam] ?? alternatives,
        alternatives: alternatives ?? 0,
        text: .init(
          lines: arguments[lines] ? .lines : arguments[wrapped] ? .wrapped : .paragraphs,
          translatesAttributes: arguments[attributes]),
        isChecked: !arguments[noChecks],
        workers: arguments[threads] ?? TranslationRuntime.availableProcessors,
        // Without --from each line's language is the one that it was found to be in; text has no place for a mark.
        noticesMismatch: arguments[json] && arguments[from] != nil)
      cutting = arguments[html] ? .whole : arguments[wrapped] ? .paragraphs : .lines
      terms = TermFiles(keep: arguments[keep], glossary: arguments[glossary])
      form = arguments[json] ? .json : alternatives == nil ? .text : .nBest
      isStrict = arguments[strict]
      wantsInstallation = arguments[install]
      wantsProgress = arguments[progress]
      wantsTrace = arguments[trace]
    }

    /// Why options do not go together, as a whole message, or nil.
    private static func problem(with arguments: ParsedArguments) -> String? {
      let alternatives = arguments[nBest]
      if alternatives != nil, !arguments[lines] { return "--n-best needs --lines" }
      if let alternatives, let width = arguments[beam], width < alternatives {
        return "--n-best \(alternatives) needs --beam \(alternatives) or more, not \(width)"
      }
      if arguments[install], arguments[from] == nil { return "--install needs --from" }
      return arguments[attributes] && !arguments[html] ? "--attributes needs --html" : nil
    }

    /// The same with the terms of its files.
    func reading() throws(TermFiles.Unusable) -> Request {
      var request = self
      try terms.read(into: &request.options.text)
      return request
    }

    /// Whether this is more than lines, or one page, to standard output.
    var isForFiles: Bool {
      files.writesFiles || (cutting == .lines && files.hasOtherThanText(operands))
    }

    /// What makes a difference to translations, for journals.
    var settings: [String] {
      let terms =
        options.text.keeping.sorted() + options.text.glossary.map { "\($0.key)\t\($0.value)" }.sorted()
      return [
        StrategyOption.word(for: options.strategy), "\(options.beam ?? 0)", options.text.lines.rawValue,
        "\(options.isChecked)",
      ] + terms
    }
  }
}

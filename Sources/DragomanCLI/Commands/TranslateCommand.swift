import Dragoman
import Foundation

/// `dragoman translate`: lines in, lines out.
enum TranslateCommand {
  static let from = RequiredOption(
    "from", .text("LANGUAGE"), help: "The language of the text, a BCP-47 tag such as 'en' or 'pt-BR'.")
  static let to = RequiredOption("to", .text("LANGUAGE"), help: "The language to translate into.")
  static let strategy = Option(
    "strategy", StrategyOption.value,
    help: "What to be best at: low latency, the default, or with high-fidelity a beam of 4 over the whole"
      + " vocabulary instead of the shortlist.")
  static let beam = Option(
    "beam", .integer(in: 1...64),
    help:
      "Keep N hypotheses while searching. By default 1, with --strategy high-fidelity 4, with --n-best its"
      + " number.")
  static let nBest = Option(
    "n-best", .integer(in: 1...64),
    help: "With --lines: write the N best translations of each line as Marian does,"
      + " 'index ||| text ||| F0= total ||| total/length', or with --json too as 'alternatives' (text, score,"
      + " logProbability)."
      + " A line that was not translated has one entry with zeros.")
  static let threads = Option(
    "threads", .integer(in: 1...1024),
    help: "Translate on N threads. By default as many as the processors this process may use.")
  static let lines = Flag("lines", help: "Take each line as one sentence.")
  static let paragraphs = Flag("paragraphs", help: "Split each line into sentences. The default.")
  static let json = Flag(
    "json",
    help: "Write one JSON object a line: index (from 0), text, sourceLanguage, targetLanguage, score (mean"
      + " natural-log probability per target piece; missing where nothing was translated), flags (passedThrough,"
      + " truncated, lowConfidence); for a line that could not be translated error (code, line, byteOffset) instead"
      + " of text.")
  static let strict = Flag("strict", help: "Stop at the first line that cannot be translated.")
  static let install = Flag(
    "install",
    help: "First install the packs for the pair where they are missing, as 'packs install' does; progress is"
      + " shown on standard error.")
  static let progress = Flag(
    "progress",
    help: "Show progress on standard error. By default only where that is a terminal and standard input is"
      + " none.")

  static let declaration = Command(
    name: "translate",
    summary: "Translate text, line by line",
    discussion: [
      "Reads the FILEs one after another as if concatenated, or standard input where there is none or FILE"
        + " is '-'. Line n of the output belongs to line n of the input, also where that is blank, or a last"
        + " one without a newline. Each line is written as soon as it and those before it are done.",
      "A line that cannot be translated (notUTF8, engineFault) is written unchanged, and one line on standard"
        + " error gives its number, the byte offset in the input and the reason.",
      "SIGINT and SIGTERM end the work after whole lines and name the next line; a second signal kills.",
    ],
    options: [from, to, strategy, beam, nBest, threads, lines, paragraphs, json, strict, install, progress],
    exclusive: [[lines.declaration.name, paragraphs.declaration.name]],
    operands: Operands(
      [.init("FILE", help: "A file to translate, '-' for standard input.", completion: .files)],
      count: 0...Int.max),
    body: { arguments throws(UsageError) in await run(try Request(arguments)) })

  /// What the options ask for, checked against each other.
  struct Request: Sendable {
    let source: String
    let target: String
    let sources: [LineSource]
    let options: JobOptions
    let form: OutputForm
    let isStrict: Bool
    let wantsInstallation: Bool
    let wantsProgress: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
      func usageError(_ message: String) -> UsageError {
        UsageError(message: message, path: [Command.dragoman.name, declaration.name])
      }
      let alternatives = arguments[nBest]
      if alternatives != nil, !arguments[lines] { throw usageError("--n-best needs --lines") }
      if let alternatives, let width = arguments[beam], width < alternatives {
        throw usageError("--n-best \(alternatives) needs --beam \(alternatives) or more, not \(width)")
      }
      source = arguments[from]
      target = arguments[to]
      sources =
        arguments.operands.isEmpty
        ? [.standardInput] : arguments.operands.map { $0 == "-" ? .standardInput : .file($0) }
      options = JobOptions(
        strategy: arguments[strategy] ?? .lowLatency, beam: arguments[beam] ?? alternatives,
        alternatives: alternatives ?? 0, splitting: arguments[lines] ? .lines : .paragraphs,
        workers: arguments[threads] ?? TranslationRuntime.availableProcessors)
      form = arguments[json] ? .json : alternatives == nil ? .text : .nBest
      isStrict = arguments[strict]
      wantsInstallation = arguments[install]
      wantsProgress = arguments[progress]
    }
  }

  private static func run(_ request: Request) async -> ExitStatus {
    let unreadable = request.sources.compactMap(\.problem)
    guard unreadable.isEmpty else {
      unreadable.forEach { printError($0.message) }
      return .inputOutput
    }
    if request.wantsInstallation {
      do {
        try await cancelledBySignals { try await installPacks(for: request) }
      } catch {
        let fault = PackFault(error)
        printError(fault.message)
        return fault.status
      }
    }
    let job: TranslationJob
    do {
      job = try await TranslationRuntime.shared.job(
        from: Locale.Language(identifier: request.source), to: Locale.Language(identifier: request.target),
        options: request.options)
    } catch {
      let refusal = await Refusal(
        error, source: request.source, target: request.target, strategy: request.options.strategy)
      printError(refusal.message)
      return refusal.status
    }
    return await translate(request, with: job)
  }

  private static func installPacks(for request: Request) async throws {
    let found = try await PackLegs.find(
      request.source, request.target, strategy: request.options.strategy)
    try await PackInstallation(reporter: .standardError()).run(
      try PackInstallation.missing(from: found.legs))
  }

  private static func translate(_ request: Request, with job: TranslationJob) async -> ExitStatus {
    let interruption: Int32
    do throws(SystemError) {
      interruption = try TerminationSignals.install()
    } catch {
      printError("cannot prepare for signals: \(error.message)")
      return .internalFault
    }
    let window = LineWindow()
    TerminationSignals.whenReceived(on: interruption) { window.stop(.signal) }
    let stream = LineStream(
      sources: request.sources, translator: LineTranslator(job),
      renderer: LineRenderer(
        form: request.form, sourceLanguage: request.source, targetLanguage: request.target),
      output: DescriptorOutput(descriptor: STDOUT_FILENO, interruption: interruption), window: window,
      stopsAtFailure: request.isStrict)
    let report = await stream.run(progress: progressMeter(isAskedFor: request.wantsProgress))
    report.messages(signal: TerminationSignals.received).forEach { printError($0) }
    let status = report.exitStatus(signal: TerminationSignals.received)
    // The reading thread may still wait for input and workers may be in the middle of a step: the process
    // ends under them, without running any library's destructors.
    if report.end != .endOfInput { _exit(status.rawValue) }
    return status
  }

  private static func progressMeter(isAskedFor: Bool) -> ProgressMeter? {
    let isTerminal = isatty(STDERR_FILENO) == 1
    guard isAskedFor || (isTerminal && isatty(STDIN_FILENO) == 0) else { return nil }
    return ProgressMeter(isTerminal: isTerminal, sharesTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

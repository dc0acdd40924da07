import Dragoman
import Foundation

/// `dragoman translate`: lines in, lines out, or files of other formats with only their texts changed.
enum TranslateCommand {
  static let from = Option(
    "from", .text("LANGUAGE"),
    help:
      "The language of the text, a BCP-47 tag such as 'en' or 'pt-BR'. By default each line is identified by"
      + " itself.")
  static let to = Option(
    "to", .text("LANGUAGE"),
    help:
      "The language to translate into. By default the first of your own (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)"
      + " that packs lead to, with --from the first other than that, else English.")
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
    help:
      "Translate on N threads, without --from N for each language. By default as many as the processors this"
      + " process may use.")
  static let keep = Option(
    "keep", .path("FILE"),
    help:
      "Leave the terms of FILE as they are, one a line; '#' begins a comment. They are found as whole words, as"
      + " they are written.")
  static let glossary = Option(
    "glossary", .path("FILE"),
    help:
      "Put the translations of FILE in the place of its terms: on each line a term, a tab and its translation. Terms"
      + " are found as with --keep."
  )
  static let noChecks = Flag(
    "no-checks",
    help:
      "Take what the model gives first, without comparing it with the text and trying again; for comparisons."
  )
  static let lines = Flag("lines", help: "Take each line as one sentence.")
  static let paragraphs = Flag("paragraphs", help: "Split each line into sentences. The default.")
  static let wrapped = Flag(
    "wrapped",
    help:
      "Join lines that were wrapped by hand, as in mail: one line of output for each paragraph. Blank lines, items"
      + " of lists, headings and the like keep theirs.")
  static let html = Flag(
    "html",
    help:
      "Take the whole input, or each FILE for --output and --in-place, as an HTML page or a part of one: tags follow their words, and code, comments and"
      + " what says translate=\"no\" stay as they are.")
  static let attributes = Flag(
    "attributes", help: "With --html: translate the attributes title, alt, placeholder and aria-label too.")
  static let json = Flag(
    "json",
    help: "Write one JSON object a line: index (from 0), text, sourceLanguage, targetLanguage, score (mean"
      + " natural-log probability per target piece; missing where nothing was translated), flags ("
      + "\(TranslationSession.Diagnostics.Flag.allCases.map(\.rawValue).joined(separator: ", "));"
      + " languageMismatch only with --from); for a line that could not be translated error (code, line, byteOffset) instead"
      + " of text. Without --from sourceLanguage is what the line was found to be in, 'und' where it does not tell,"
      + " and a line that was not translated has a reason (\(KeptReason.allCases.map(\.rawValue).joined(separator: ", "))"
      + " or the code of error). With --output or --in-place: one JSON object a FILE instead: file, output, format,"
      + " isComplete, sourceLanguage, targetLanguage, how many texts, records or lines, and counts by reason of"
      + " failures, kept and flags.")
  static let strict = Flag("strict", help: "Stop at the first line that cannot be translated.")
  static let install = Flag(
    "install",
    help: "With --from: first install the packs for the pair where they are missing, as 'packs install' does;"
      + " progress is shown on standard error.")
  static let progress = Flag(
    "progress",
    help: "Show progress on standard error. By default only where that is a terminal and standard input is"
      + " none.")
  static let trace = Flag(
    "trace",
    help: "At the end write to standard error how long each stage took, added up over all threads. No text is"
      + " in it.")

  static let declaration = Command(
    name: "translate",
    summary: "Translate text line by line, and files of other formats",
    discussion: [
      "A FILE whose name ends as one of the formats of --format does is translated as such: only its texts change, all"
        + " else stays byte for byte. Its language is --from, else what it says itself, else what its texts together"
        + " are in. In srt and vtt each cue is a text of its own, or each speaker's part of it; po, xliff and xcstrings"
        + " get the translations that they lack and keep the others; in json all strings that are values are texts.",
      "With --output and --in-place the input may take hours: progress is shown on a terminal, a run that was stopped"
        + " or killed goes on with --resume, and the journal beside the partial output holds no text.",
      "For text: reads the FILEs one after another as if concatenated, or standard input where there is none or FILE"
        + " is '-'. Line n of the output belongs to line n of the input, also where that is blank, or a last"
        + " one without a newline. Each line is written as soon as it and those before it are done.",
      "A line that cannot be translated (notUTF8, engineFault) is written unchanged, and one line on standard"
        + " error gives its number, the byte offset in the input and the reason.",
      "Without --from each line is translated from the language that it is in. One that does not tell its language"
        + " (undetermined) or is in the one asked for (sameLanguage) is written unchanged; that is no failure. One"
        + " for whose language there is no pack (unsupported), none installed (notInstalled) or only one that cannot"
        + " be used (unusablePack) cannot be translated; the others are.",
      "SIGINT and SIGTERM end the work after whole lines and name the next line; a second signal kills.",
    ],
    options: [
      from, to, strategy, beam, nBest, threads, lines, paragraphs, wrapped, html, attributes, keep, glossary,
      noChecks, json, strict, install, progress, trace,
    ] + FileOptions.all,
    exclusive: [
      [lines, paragraphs, wrapped, html].map(\.declaration.name),
      [html.declaration.name, nBest.declaration.name],
      [html.declaration.name, FileOptions.format.declaration.name],
      [FileOptions.output.declaration.name, FileOptions.inPlace.declaration.name],
    ],
    operands: Operands(
      [.init("FILE", help: "A file to translate, '-' for standard input.", completion: .files)],
      count: 0...Int.max),
    body: { arguments throws(UsageError) in await run(try Request(arguments)) })

  private static func run(_ request: Request) async -> ExitStatus {
    do throws(TermFiles.Unusable) {
      let status = await translate(try request.reading())
      if request.wantsTrace { writeError(StageTrace(TranslationRuntime.shared.stageDurations).text) }
      return status
    } catch {
      printError(error.message)
      return error.status
    }
  }

  private static func translate(_ request: Request) async -> ExitStatus {
    do {
      try request.files.checkTexts(request.operands)
      if request.isForFiles { return try await runFiles(request) }
      guard let sources = LineRun.sources(request.operands) else { return .inputOutput }
      let target = try await target(of: request)
      if let source = request.source {
        if request.wantsInstallation { try await installPacks(from: source, to: target, for: request) }
        let translator = try await translator(from: source, to: target, request).get()
        return await run(request, sources, by: translator, to: target)
      }
      let jobs = LanguageJobs(into: Locale.Language(identifier: target)) { language in
        await Self.translator(from: language, to: target, request)
      }
      return await run(request, sources, by: jobs.translator, to: target) { jobs.refusals.map(\.brief) }
    } catch let refusal as Refusal {
      printError(refusal.message)
      return refusal.status
    } catch let fault as FileFault {
      printError(fault.message)
      return fault.status
    } catch {
      let fault = PackFault(error)
      printError(fault.message)
      return fault.status
    }
  }

  private static func runFiles(_ request: Request) async throws -> ExitStatus {
    let tasks = try FilePlan.tasks(request.operands, request.files)
    try FilePlan.check(tasks, against: request.terms)
    let target = try await target(of: request)
    if let source = request.source, request.wantsInstallation {
      try await installPacks(from: source, to: target, for: request)
    }
    return await FileRun(
      tasks: tasks, options: request.files, source: request.source, target: target,
      settings: request.settings, wantsJSON: request.form == .json, isStrict: request.isStrict,
      wantsProgress: request.wantsProgress,
      open: { await translator(from: $0, to: target, request) }
    ).run()
  }

  /// The tag of the language to translate into.
  private static func target(of request: Request) async throws(Refusal) -> String {
    if let target = request.target {
      // With a source language the pair is checked as one.
      if request.source == nil,
        await !TranslationRuntime.shared.leads(to: Locale.Language(identifier: target))
      {
        throw await Refusal(unsupportedTarget: target)
      }
      return target
    }
    do throws(TranslationError) {
      let target = try await TranslationRuntime.shared.preferredTarget(
        from: request.source.map { Locale.Language(identifier: $0) }, strategy: request.options.strategy)
      return LanguageName(target).tag
    } catch {
      throw await Refusal(withoutTarget: error, source: request.source)
    }
  }

  private static func installPacks(
    from source: String, to target: String, for request: Request
  ) async throws {
    try await cancelledBySignals {
      let found = try await PackLegs.find(source, target, strategy: request.options.strategy)
      try await PackInstallation(reporter: .standardError()).run(
        try PackInstallation.missing(from: found.legs))
    }
  }

  private static func translator(
    from source: String, to target: String, _ request: Request
  ) async -> Result<LineTranslator, Refusal> {
    do {
      let job = try await TranslationRuntime.shared.job(
        from: Locale.Language(identifier: source), to: Locale.Language(identifier: target),
        options: request.options)
      return .success(request.cutting == .whole ? LineTranslator(pages: job) : LineTranslator(job))
    } catch {
      return .failure(
        await Refusal(error, source: source, target: target, strategy: request.options.strategy))
    }
  }

  private static func run(
    _ request: Request, _ sources: [LineSource], by translator: LineTranslator, to target: String,
    remarks: @escaping @Sendable () -> [String] = { [] }
  ) async -> ExitStatus {
    let renderer = LineRenderer(form: request.form, sourceLanguage: request.source, targetLanguage: target)
    return await LineRun(
      sources: sources, process: .translation(by: translator, renderer), cutting: request.cutting,
      failureWords: "could not be translated and were kept", stopsAtFailure: request.isStrict,
      progress: progressMeter(isAskedFor: request.wantsProgress), remarks: remarks
    ).run()
  }

  private static func progressMeter(isAskedFor: Bool) -> ProgressMeter? {
    let isTerminal = isatty(STDERR_FILENO) == 1
    guard isAskedFor || (isTerminal && isatty(STDIN_FILENO) == 0) else { return nil }
    return ProgressMeter(isTerminal: isTerminal, sharesTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

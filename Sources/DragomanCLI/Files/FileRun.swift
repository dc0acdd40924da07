import Dragoman
import DragomanDocuments
import Foundation
import Synchronization

/// Translates files one after another, each into its output.
struct FileRun: Sendable {
  let tasks: [FileTask]
  let options: FileOptions
  /// The tag of the language to translate from; nil where the files tell.
  let source: String?
  let target: String
  /// The other options that make a difference to translations, for journals.
  let settings: [String]
  let wantsJSON: Bool
  let isStrict: Bool
  let wantsProgress: Bool
  /// Opens what translates from the language of a tag.
  let open: LanguageJobs.Opening

  /// Runs until all is done, an error that ends it or a signal, and says how it went.
  func run() async -> ExitStatus {
    let interruption: Int32
    do throws(SystemError) {
      interruption = try TerminationSignals.install()
    } catch {
      printError("cannot prepare for signals: \(error.message)")
      return .internalFault
    }
    let stopping = StoppingWindow()
    TerminationSignals.whenReceived(on: interruption) { stopping.stop() }
    var status = ExitStatus.success
    for task in tasks {
      let (result, isOver) = await run(task, interruption, stopping)
      if status == .success { status = result }
      // The reading thread may still wait for input and workers may be in the middle of a step.
      if isOver { _exit(result.rawValue) }
    }
    return status
  }

  /// - Returns: How it went, and whether the files after it are to be left alone.
  private func run(
    _ task: FileTask, _ interruption: Int32, _ stopping: StoppingWindow
  ) async -> (status: ExitStatus, isOver: Bool) {
    do {
      let job = try await job(for: task, interruption)
      let report = try await run(job, interruption, stopping)
      report.messages(signal: TerminationSignals.received).forEach { printError($0) }
      job.jobs.refusals.forEach { printError($0.brief) }
      if wantsJSON { _ = printOutput(String(decoding: report.json, as: UTF8.self)) }
      let isOver = report.stream.end != .endOfInput && !report.isUnreadable
      return (report.stream.exitStatus(signal: TerminationSignals.received), isOver)
    } catch let fault as FileFault {
      printError(fault.message)
      return (fault.status, false)
    } catch let refusal as Refusal {
      printError(refusal.message)
      // The same languages would be refused for each file.
      return (refusal.status, source != nil)
    } catch {
      printError("internalError")
      return (.internalFault, false)
    }
  }

  /// Translates and puts the output in its place.
  private func run(
    _ job: FileJob, _ interruption: Int32, _ stopping: StoppingWindow
  ) async throws(FileFault) -> FileReport {
    let window = LineWindow()
    stopping.watch(window)
    let partial = job.output as? PartialOutput
    let feed = FileFeed(
      source: job.task.source, format: job.task.format, translator: job.translator,
      done: partial?.earlier.writtenLines ?? 0)
    let stream = LineStream(
      feed: { [document = options.document] window in
        if let units = job.document?.units {
          feed.feedUnits(units, into: window)
        } else {
          feed.feedRecords(document, into: window)
        }
      }, cancel: job.translator.cancel, output: job.output, window: window, stopsAtFailure: isStrict,
      earlier: partial?.earlier ?? StreamReport())
    var report = FileReport(job, target: target, stream: await stream.run(progress: progressMeter(for: job)))
    if report.stream.end == .endOfInput {
      if let problem = try finish(job, interruption) { report.stream.end = problem }
    } else if report.isUnreadable || report.stream.writtenLines == 0 {
      // An input that has to be mended first is another one then.
      partial?.discard()
    }
    return report
  }

  /// - Returns: Why standard output could not be written.
  private func finish(_ job: FileJob, _ interruption: Int32) throws(FileFault) -> EndReason? {
    let partial = job.output as? PartialOutput
    guard let document = job.document else {
      try partial?.finish()
      return nil
    }
    let stored = try partial?.contents() ?? (job.output as? CollectedOutput)?.contents ?? []
    guard let translations = StoredUnit.translations(in: stored), translations.count == document.units.count
    else {
      throw FileFault("\(quoted(job.outputName)).part does not hold what was written to it", .inputOutput)
    }
    let bytes = document.rendered(with: translations)
    if let partial {
      try partial.finish(replacedBy: bytes)
      return nil
    }
    switch DescriptorOutput(descriptor: STDOUT_FILENO, interruption: interruption).write(bytes).problem {
    case .failed(let code)?: return .outputError(code)
    case .interrupted?: return .signal
    case nil: return nil
    }
  }

  private func progressMeter(for job: FileJob) -> ProgressMeter? {
    let isTerminal = isatty(STDERR_FILENO) == 1
    guard wantsProgress || (isTerminal && options.writesFiles) else { return nil }
    return ProgressMeter(
      isTerminal: isTerminal, sharesTerminal: isatty(STDOUT_FILENO) == 1, noun: job.noun,
      total: job.document?.units.count,
      earlier: (job.output as? PartialOutput)?.earlier.writtenLines ?? 0)
  }
}

/// The window of the file that is being translated, which a signal stops; one of a later file is stopped at once.
private final class StoppingWindow: Sendable {
  private let state = Mutex<(window: LineWindow?, isStopped: Bool)>((nil, false))

  func watch(_ window: LineWindow) {
    let isStopped = state.withLock { state in
      state.window = window
      return state.isStopped
    }
    if isStopped { window.stop(.signal) }
  }

  func stop() {
    let window = state.withLock { state in
      state.isStopped = true
      return state.window
    }
    window?.stop(.signal)
  }
}

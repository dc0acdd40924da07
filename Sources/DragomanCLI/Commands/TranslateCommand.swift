import Dragoman
import Foundation

/// `dragoman translate`: lines in, lines out.
enum TranslateCommand {
  static let from = RequiredOption("from", .text("LANGUAGE"), help: "The language of the text, such as 'en'.")
  static let to = RequiredOption("to", .text("LANGUAGE"), help: "The language to translate into.")
  static let lines = Flag("lines", help: "Take each line as one sentence.")
  static let paragraphs = Flag(
    "paragraphs", help: "Split each line into sentences; lines are never joined. The default.")
  static let beam = Option("beam", .integer("N", in: 1...64), help: "Search with N hypotheses.")
  static let nBest = Option(
    "n-best", .integer("N", in: 1...64),
    help: "With --lines: write the N best translations of each line in Marian's format"
      + " 'index ||| text ||| F0= total ||| total/length', or as 'alternatives' with --json.")
  static let threads = Option(
    "threads", .integer("N", in: 1...1024),
    help: "Translate on N threads. By default as many as processors this process may use.")
  static let json = Flag("json", help: "Write one JSON object a line.")
  static let strict = Flag("strict", help: "Stop at the first line that cannot be translated.")
  static let progress = Flag("progress", help: "Show progress on standard error even if that is no terminal.")

  static let declaration = Command(
    name: "translate",
    summary: "Translate text line by line",
    options: [from, to, beam, nBest, threads, lines, paragraphs, json, strict, progress],
    exclusive: [[lines.declaration.name, paragraphs.declaration.name]],
    operands: Operands(placeholder: "FILE", help: "files", count: 0...Int.max),
    body: run)

  @Sendable static func run(_ arguments: ParsedArguments) async -> ExitStatus {
    let r = TerminationSignals.install()
    let s = LineStream(sources: arguments.operands.isEmpty ? [.standardInput] : arguments.operands.map { $0 == "-" ? .standardInput : .file($0)}, translator: LineTranslator(submit: { t, c in c(.success(TranslatedText(text: t.uppercased()))) }, cancel: {}), renderer: LineRenderer(form: arguments[json] ? .json : .text, sourceLanguage: arguments[from], targetLanguage: arguments[to]), output: DescriptorOutput(descriptor: 1, interruption: r.descriptor ?? -1), window: LineWindow(), stopsAtFailure: arguments[strict])
    TerminationSignals.whenReceived(on: r.descriptor ?? -1) { s.window.stop(.signal) }
    let rep = await s.run(progress: arguments[progress] ? ProgressMeter(isTerminal: false, sharesTerminal: false) : nil)
    printError("\(rep)")
    return .success
  }
}

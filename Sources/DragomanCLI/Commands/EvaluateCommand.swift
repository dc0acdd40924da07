import Dragoman

/// `dragoman evaluate`: how good a pack is on texts whose translations are known.
enum EvaluateCommand {
  static let from = Option(
    "from", .text("LANGUAGE"), help: "With --to: evaluate what translates from this language.")
  static let to = Option("to", .text("LANGUAGE"), help: "With --from: the language it translates to.")
  static let pack = Option(
    "pack", .text("ID[,ID...]"),
    help: "In the place of both: installed packs by their ids, one after another.")
  static let float = Option(
    "float", .text("FILE"),
    help: "The pack's network in float32, a Marian .npz or .bin: it translates everything too, and lines are"
      + " compared. A pack in float32 is compared with itself rounded to int8.")
  static let report = Option(
    "report", .path("FILE.html"),
    help:
      "Write the lines that differ side by side as a page for a browser: those that int8 and float32 weights"
      + " translate differently, or where there is one of them those that are not the reference's. Only its owner may"
      + " read it.")
  static let strategy = Option(
    "strategy", StrategyOption.value,
    help:
      "How to search: low latency, the default, or with high-fidelity a beam of 4 over the whole vocabulary.")
  static let beam = Option("beam", .integer(in: 1...64), help: "Keep N hypotheses while searching.")
  static let threads = Option(
    "threads", .integer(in: 1...1024),
    help: "Translate on N threads. By default as many as the processors this process may use.")
  static let noChecks = Flag(
    "no-checks", help: "Take what the model gives first, without comparing it with the text and trying again."
  )
  static let paragraphs = Flag(
    "paragraphs", help: "Split each line into sentences. By default it is one.")
  static let json = Flag(
    "json",
    help:
      "Write one JSON document: results (a list by pack and domain: pack, domain, lines, systems (weights, bleu,"
      + " chrF2, flaggedPerThousand, flagsPerThousand), differing where there are two systems), signatures, report; and"
      + " \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "evaluate",
    summary: "Score packs on texts whose translations are known",
    discussion: [
      "Each domain is a file of sentences, one a line, and after it the file of their translations; or one file .tsv"
        + " with a sentence, a tab and its translation on each line. It is called as its first file is.",
      "Prints BLEU and chrF2 as sacreBLEU computes them, with its signatures, and how many of a thousand lines were"
        + " marked, by mark. For languages that write no spaces BLEU counts characters.",
    ],
    options: [from, to, pack, float, report, strategy, beam, threads, noChecks, paragraphs, json],
    exclusive: [
      [from.declaration.name, pack.declaration.name], [to.declaration.name, pack.declaration.name],
    ],
    operands: Operands(
      [.init("FILE", help: "Sentences, then their translations; or a .tsv with both.", completion: .files)],
      count: 1...Int.max),
    body: { arguments throws(UsageError) in
      let run = EvaluationRun(
        subject: try subject(arguments), float: arguments[float], options: options(arguments))
      let page = try page(arguments)
      let output = PackOutput(isJSON: arguments[json])
      let files = arguments.operands
      return await output.run {
        let domains = try EvaluationDomain.read(files)
        let results = try await stoppedBySignals { try await run.results(on: domains) }
        if let page { try PrivateFile.write(EvaluationPage(results: results).html, to: page) }
        let report = EvaluationReport(results: results)
        var document = report.json
        document.add("report", ifPresent: page)
        return output.end(report.text, document)
      }
    })

  /// Where the report goes, unless that is one of the files that are read.
  private static func page(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let page = arguments[report] else { return nil }
    if let file = arguments.operands.first(where: { FilePlan.isSameFile($0, page) }) {
      throw UsageError(
        message: "--report would be written over \(quoted(file))",
        path: [Command.dragoman.name, declaration.name])
    }
    return page
  }

  private static func subject(_ arguments: ParsedArguments) throws(UsageError) -> EvaluationRun.Subject {
    let path = [Command.dragoman.name, declaration.name]
    if let ids = arguments[pack] {
      let ids = ids.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !ids.contains("") else { throw UsageError(message: "--pack has an empty id", path: path) }
      guard ids.count == 1 || arguments[float] == nil else {
        throw UsageError(message: "--float needs one pack, not \(ids.count)", path: path)
      }
      return .packs(ids)
    }
    guard let source = arguments[from], let target = arguments[to] else {
      throw UsageError(message: "--from and --to, or --pack, are missing", path: path)
    }
    return .pair(source: source, target: target)
  }

  private static func options(_ arguments: ParsedArguments) -> JobOptions {
    JobOptions(
      strategy: arguments[strategy] ?? .lowLatency, beam: arguments[beam],
      text: .init(lines: arguments[paragraphs] ? .paragraphs : .lines), isChecked: !arguments[noChecks],
      workers: arguments[threads] ?? TranslationRuntime.availableProcessors)
  }
}

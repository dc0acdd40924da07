import Dragoman
import Foundation

/// Translates files with Dragoman, resident in this process, and says how long it took.
///
/// `Benchmarks/run` starts it, pinned to one processor, in turn with its peers; all take the same options and
/// print the same JSON. Only what every client of Dragoman can use is used here.
@main
struct DragomanBenchmark {
  static func main() async {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      let report = try await run(options)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try FileHandle.standardOutput.write(contentsOf: encoder.encode(report) + Data("\n".utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("DragomanBenchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Opens the pack, warms it up and goes through the regimes in their order.
  static func run(_ options: Options) async throws -> Report {
    let warm = try TextFile.lines(of: options.warm)
    let opening = Stopwatch()
    let runtime = try TranslationRuntime(options: .init(modelsDirectory: options.models, workers: 1))
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: options.source),
      target: Locale.Language(identifier: options.target), runtime: runtime)
    _ = try await session.translate(warm.first ?? "")
    let opened = opening.seconds
    _ = try await session.translations(from: warm.map { .init(sourceText: $0) })

    var regimes: [String: Report.Regime] = [:]
    for regime in options.regimes {
      let lines = try TextFile.lines(of: regime.file)
      let (measured, output) = try await measure(
        session, of: runtime, lines: lines, size: regime.size ?? lines.count)
      regimes[regime.name] = measured
      try TextFile.write(output, to: options.output + "." + regime.name)
    }
    return Report(
      version: runtime.engineVersion, open: opened, regimes: regimes,
      memory: try ProcessMemory.ofThisProcess())
  }

  /// Translates `lines` in calls of `size` texts: a call of one is the session's call for one.
  static func measure(
    _ session: TranslationSession, of runtime: TranslationRuntime, lines: [String], size: Int
  ) async throws -> (Report.Regime, [String]) {
    var output: [String] = []
    var calls: [Seconds] = []
    let before = runtime.stageDurations
    let whole = Stopwatch()
    for start in stride(from: 0, to: lines.count, by: size) {
      let part = lines[start..<min(start + size, lines.count)]
      let call = Stopwatch()
      if size == 1, let line = part.first {
        output.append(try await session.translate(line).targetText)
      } else {
        let responses = try await session.translations(from: part.map { .init(sourceText: $0) })
        output += responses.map(\.targetText)
      }
      calls.append(call.seconds)
    }
    let seconds = whole.seconds
    let stages = runtime.stageDurations.map { stage, duration in
      (stage.rawValue, (duration - (before[stage] ?? .zero)) / .seconds(1))
    }
    return (
      Report.Regime(seconds: seconds, calls: calls, stages: Dictionary(uniqueKeysWithValues: stages)), output
    )
  }
}

import Foundation
import Synchronization
import Testing

@testable import DragomanCLI

@Suite("LineStream writes the translation of line n as line n")
struct LineStreamTests {
  /// Finishes texts on a queue, each batch of ten in reverse; refuses those that start with `!`.
  final class ReversingEngine: Sendable {
    struct Fault: Error {}
    typealias Job = @Sendable () -> Void
    let waiting = Mutex<[Job]>([])
    let isCancelled = Mutex(false)
    let queue = DispatchQueue(label: "reversing engine")

    var translator: LineTranslator {
      LineTranslator(
        submit: { text, completion in
          let job: Job = {
            completion(
              text.hasPrefix("!")
                ? .failure(Fault()) : .success(LineTranslation(text: text.uppercased(), score: -1)))
          }
          let batch = self.waiting.withLock { jobs -> [Job] in
            jobs.append(job)
            guard jobs.count == 10 else { return [] }
            defer { jobs = [] }
            return jobs
          }
          batch.reversed().forEach { self.queue.async(execute: $0) }
          // What does not fill a batch is finished all the same.
          self.queue.asyncAfter(deadline: .now() + 0.02) { self.drain() }
        },
        cancel: { self.isCancelled.withLock { $0 = true } })
    }

    func drain() {
      let jobs = waiting.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      jobs.reversed().forEach { $0() }
    }
  }

  func translate(
    _ input: [UInt8], form: OutputForm = .text, stopsAtFailure: Bool = false,
    limits: LineWindow.Limits = .init()
  ) async throws -> (output: [UInt8], report: StreamReport, window: LineWindow) {
    let source = try TemporaryFile(input)
    let target = try TemporaryFile("")
    let interruption = try TestPipe()
    defer { withExtendedLifetime((source, target, interruption)) {} }
    let descriptor = open(target.path, O_WRONLY)
    defer { close(descriptor) }
    let window = LineWindow(limits: limits)
    let stream = LineStream(
      sources: [.file(source.path)],
      process: .translation(
        by: ReversingEngine().translator,
        LineRenderer(form: form, sourceLanguage: "en", targetLanguage: "de")),
      output: DescriptorOutput(descriptor: descriptor, interruption: interruption.reading), window: window,
      stopsAtFailure: stopsAtFailure)
    let report = await stream.run(progress: nil)
    return (target.contents, report, window)
  }

  @Test("keeps the order of lines that are finished out of order, within the window", arguments: [3, 10, 64])
  func order(lines: Int) async throws {
    let input = (0..<400).map { $0 % 7 == 3 ? "\n" : "line \($0)\n" }.joined()
    let result = try await translate(Array(input.utf8), limits: .init(lines: lines, bytes: 1 << 20))
    #expect(String(decoding: result.output, as: UTF8.self) == input.uppercased())
    #expect(result.report == StreamReport(end: .endOfInput, writtenLines: 400))
    #expect(result.window.peak.lines <= lines)
  }

  @Test("writes what cannot be translated unchanged and counts it")
  func failures() async throws {
    let input = Array("a\n!b\n".utf8) + [0x63, 0xFF, 0x0A] + Array("  \nd".utf8)
    let result = try await translate(input)
    #expect(result.output == Array("A\n!b\n".utf8) + [0x63, 0xFF, 0x0A] + Array("  \nD".utf8))
    #expect(result.report.failures == [.engineFault: 1, .notUTF8: 1])
    #expect(result.report.exitStatus(signal: 0) == .someLinesFailed)
  }

  @Test("stops at the first failure when asked to, after writing what came before")
  func strict() async throws {
    let result = try await translate(Array("a\nb\n!c\nd\n".utf8), stopsAtFailure: true)
    #expect(result.output == Array("A\nB\n".utf8))
    #expect(result.report.end == .failedLine)
    #expect(
      result.report.messages(signal: 0, failureWords: "failed") == [
        "stopped at the first line that cannot be translated; next line: 3"
      ])
  }

  @Test("writes one JSON object a line, with an error in place of the text of a failed one")
  func json() async throws {
    let result = try await translate(Array("a \"q\"\t\\\n\n!b".utf8), form: .json)
    #expect(
      String(decoding: result.output, as: UTF8.self) == #"""
        {"index":0,"text":"A \"Q\"\u0009\\","sourceLanguage":"en","targetLanguage":"de","score":-1.0,"flags":[]}
        {"index":1,"text":"","sourceLanguage":"en","targetLanguage":"de","flags":["passedThrough"]}
        {"index":2,"sourceLanguage":"en","targetLanguage":"de","error":{"code":"engineFault","line":3,"byteOffset":9}}

        """#)
  }

  @Test("says that the disk is full, and how far it came")
  func fullDisk() async throws {
    let source = try TemporaryFile("a\nb\n")
    let interruption = try TestPipe()
    defer { withExtendedLifetime((source, interruption)) {} }
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let stream = LineStream(
      sources: [.file(source.path)],
      process: .translation(
        by: ReversingEngine().translator,
        LineRenderer(form: .text, sourceLanguage: "en", targetLanguage: "de")),
      output: DescriptorOutput(descriptor: descriptor, interruption: interruption.reading),
      window: LineWindow(),
      stopsAtFailure: false)
    let report = await stream.run(progress: nil)
    #expect(report == StreamReport(end: .outputError(ENOSPC)))
    #expect(report.exitStatus(signal: 0) == .inputOutput)
  }
}

import Foundation

/// Translates lines from some sources to a descriptor: a thread reads and hands lines to the engine as
/// long as the window has room, the engine finishes them in any order, a thread writes them in input order.
struct LineStream: Sendable {
  let sources: [LineSource]
  let translator: LineTranslator
  let renderer: LineRenderer
  let output: DescriptorOutput
  let window: LineWindow
  let stopsAtFailure: Bool

  /// Runs to the end of the input, or until the window is stopped.
  ///
  /// After an early end the reading thread may still wait for input; the process is expected to exit.
  func run(progress: ProgressMeter?) async -> StreamReport {
    Thread.detachNewThread { read() }
    let report = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var writer = LineWriter(
          window: window, output: output, stopsAtFailure: stopsAtFailure, progress: progress)
        continuation.resume(returning: writer.run())
      }
    }
    if report.end != .endOfInput { translator.cancel() }
    return report
  }

  private func read() {
    var reader = LineReader(sources)
    do throws(ReadError) {
      while let line = try reader.next() {
        guard let index = window.reserve(byteCount: line.byteCount) else { return }
        start(line, index: index)
      }
      window.finishInput(.endOfInput)
    } catch {
      window.finishInput(.readError(error))
    }
  }

  private func start(_ line: InputLine, index: Int) {
    switch line.content {
    case .undecodable(_, let badByte):
      fail(line, index: index, code: .notUTF8, byteOffset: line.offset + badByte)
    case .text(let text) where text.unicodeScalars.allSatisfy(\.properties.isWhitespace):
      window.fill(index, with: renderer.render(.passedThrough(text), of: line, index: index))
    case .text(let text):
      translator.submit(text) { result in
        switch result {
        case .success(let translation):
          window.fill(index, with: renderer.render(translation, of: line, index: index))
        case .failure:
          fail(line, index: index, code: .engineFault, byteOffset: line.offset)
        }
      }
    }
  }

  private func fail(_ line: InputLine, index: Int, code: LineFailure.Code, byteOffset: Int) {
    let failure = LineFailure(code: code, lineNumber: index + 1, byteOffset: byteOffset)
    window.fill(index, with: renderer.render(failure, of: line, index: index))
  }
}

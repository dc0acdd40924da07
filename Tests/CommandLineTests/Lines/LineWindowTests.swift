import Foundation
import Synchronization
import Testing

@testable import DragomanCLI

@Suite("LineWindow hands lines over in order and bounds what is outstanding")
struct LineWindowTests {
  func line(_ text: String) -> RenderedLine { RenderedLine(bytes: Array(text.utf8), failure: nil) }

  func written(_ step: LineWindow.Step) -> [String]? {
    guard case .write(let lines) = step else { return nil }
    return lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func end(_ step: LineWindow.Step) -> EndReason? {
    if case .end(let reason) = step { reason } else { nil }
  }

  @Test("gives out lines in order whatever order they were finished in")
  func order() throws {
    let window = LineWindow()
    let indices = (0..<3).compactMap { _ in window.reserve(byteCount: 1) }
    #expect(indices == [0, 1, 2])
    window.fill(2, with: line("c"))
    #expect(written(window.nextStep(mayWait: false)) == nil)
    window.fill(0, with: line("a"))
    #expect(written(window.nextStep(mayWait: true)) == ["a"])
    window.fill(1, with: line("b"))
    #expect(written(window.nextStep(mayWait: true)) == ["b", "c"])
    window.finishInput(.endOfInput)
    #expect(end(window.nextStep(mayWait: true)) == .endOfInput)
  }

  @Test("tells a writer that holds lines back to flush before it ends")
  func flushing() {
    let window = LineWindow()
    window.finishInput(.endOfInput)
    guard case .flush = window.nextStep(mayWait: false) else {
      Issue.record("no flush")
      return
    }
    #expect(end(window.nextStep(mayWait: true)) == .endOfInput)
  }

  @Test(
    "makes the reader wait while lines or bytes are too many, but lets in one line of any length",
    arguments: [
      (LineWindow.Limits(lines: 3, bytes: 1 << 20), [1, 1, 1, 1, 1], 3),
      (LineWindow.Limits(lines: 4096, bytes: 100), [40, 60, 0, 0, 1], 4),
      (LineWindow.Limits(lines: 4096, bytes: 100), [40, 61, 0], 1),
      (LineWindow.Limits(lines: 4096, bytes: 100), [500, 0, 1], 1),
    ])
  func bounds(limits: LineWindow.Limits, sizes: [Int], admitted: Int) {
    // Without suspending: where all threads are busy with other tests, a sleeping task comes back after minutes.
    let window = LineWindow(limits: limits)
    let reserved = Mutex(0)
    Thread.detachNewThread {
      for size in sizes {
        guard window.reserve(byteCount: size) != nil else { return }
        reserved.withLock { $0 += 1 }
      }
    }
    let stop = ContinuousClock.now + .seconds(60)
    while reserved.withLock({ $0 }) < admitted, ContinuousClock.now < stop {
      usleep(1_000)
    }
    // A reader that does not wait would get further in this time; one that waits never does.
    usleep(50_000)
    #expect(reserved.withLock { $0 } == admitted)
    for index in 0..<admitted { window.fill(index, with: line("x")) }
    #expect(written(window.nextStep(mayWait: true))?.count == admitted)
    while reserved.withLock({ $0 }) == admitted, ContinuousClock.now < stop {
      usleep(1_000)
    }
    #expect(reserved.withLock { $0 } > admitted)
    window.stop(.signal)
  }

  @Test("ends after the lines that were finished at the front when it is stopped")
  func stopping() {
    let window = LineWindow()
    for _ in 0..<4 { _ = window.reserve(byteCount: 1) }
    window.fill(0, with: line("a"))
    window.fill(2, with: line("c"))
    window.stop(.signal)
    window.stop(.failedLine)
    window.fill(1, with: line("late"))
    #expect(window.reserve(byteCount: 1) == nil)
    #expect(written(window.nextStep(mayWait: true)) == ["a"])
    #expect(end(window.nextStep(mayWait: true)) == .signal)
  }
}

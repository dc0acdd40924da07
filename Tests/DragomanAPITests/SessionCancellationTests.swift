import Dragoman
import Foundation
import Testing

@Suite struct SessionCancellationTests {
  private typealias Request = TranslationSession.Request

  /// More than a run has under way at any time, so it cannot be over after the first response.
  private static let many = (0..<5_000).map { TranslationSession.Request(sourceText: "Number \($0)") }

  @Test("row 45: cancelling the task keeps what was yielded, throws once, then ends; the session lives on")
  func cancelledTask() async throws {
    let session = try TestStore().session()
    let (yielded, gate) = AsyncStream<Void>.makeStream()
    let task = Task {
      var iterator = session.translate(batch: Self.many).makeAsyncIterator()
      let first = try await iterator.next()
      gate.finish()
      while !Task.isCancelled { await Task.yield() }
      let failure = await error { _ = try await iterator.next() }
      return (first, failure, try await iterator.next())
    }
    for await _ in yielded {}
    task.cancel()
    let (first, failure, last) = try await task.value
    #expect(first?.targetText.isEmpty == false)
    #expect(failure is CancellationError)
    #expect(last == nil)
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
  }

  @Test("a task cancelled before the call gets a CancellationError before anything is checked")
  func cancelledBefore() async throws {
    let session = try TestStore().session()
    session.cancel()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await error { _ = try await session.translate("") }
    }
    task.cancel()
    #expect(await task.value is CancellationError)
  }

  @Test("row 46: cancelling the session stops what runs and refuses what comes; twice is fine")
  func cancelledSession() async throws {
    let session = try TestStore().session()
    var iterator = session.translate(batch: Self.many).makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    session.cancel()
    session.cancel()
    #expect(await error { _ = try await iterator.next() } is CancellationError)
    #expect(try await iterator.next() == nil)
    for text in ["", "Good morning."] {
      #expect(await translationError { _ = try await session.translate(text) } == .alreadyCancelled)
    }
    var later = session.translate(batch: Self.many).makeAsyncIterator()
    #expect(await translationError { _ = try await later.next() } == .alreadyCancelled)
  }

  @Test("row 54: cancelling one of eight calls leaves the others alone")
  func oneOfEight() async throws {
    let session = try TestStore().session()
    let expected = try await session.translate("The tide is low.").targetText
    let others = (0..<7).map { _ in
      Task {
        try await session.translations(
          from: Array(repeating: Request(sourceText: "The tide is low."), count: 200))
      }
    }
    let cancelled = Task { try await session.translations(from: Self.many) }
    cancelled.cancel()
    #expect(await error { _ = try await cancelled.value } is CancellationError)
    for task in others {
      let texts = try await task.value.map(\.targetText)
      #expect(texts.count == 200)
      #expect(texts.allSatisfy { $0 == expected })
    }
  }

  @Test("row 55: an iterator dropped after its first response leaves the session usable")
  func droppedIterator() async throws {
    let session = try TestStore().session()
    for _ in 0..<20 {
      var iterator = session.translate(batch: Self.many).makeAsyncIterator()
      #expect(try await iterator.next() != nil)
    }
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
  }
}

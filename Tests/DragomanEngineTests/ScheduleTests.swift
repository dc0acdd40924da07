import DragomanText
import Foundation
import Testing

@testable import DragomanEngine

/// A sentence with these ids.
private func prepared(_ ids: [Int32]) -> PreparedSentence {
  let sentence = Sentence(ids.map { UInt8($0 % 100) + 1 }, spans: [], casing: .other)
  return PreparedSentence(
    sentence: sentence, text: ModelText(of: sentence, text: sentence.text, markers: [], edits: []),
    plain: PlainText([]) { _ in true }, markers: [], ids: ids, prefixCount: 0)
}

@Suite("Sentences wait by length")
struct LengthBucketsTests {
  private func sentence(_ number: Int, length: Int) -> SentenceWork {
    let ids = [Int32](repeating: Int32(number), count: length)
    return SentenceWork(
      number: number, prepared: prepared(ids), place: (DocumentWork(text: SourceText("")) { _ in }, 0))
  }

  private func buckets(_ lengths: [Int]) -> LengthBuckets {
    var buckets = LengthBuckets()
    for (number, length) in lengths.enumerated() { buckets.append(sentence(number, length: length)) }
    return buckets
  }

  @Test("a batch has the sentence that has waited longest, and the budget holds for the padded batch")
  func oldestFirst() {
    var buckets = buckets([9, 40, 8, 10, 9, 3, 41])
    let first = buckets.takeBatch(budget: 36)
    #expect(first.contains { $0.number == 0 })
    #expect(first.count * (first.map(\.length).max() ?? 0) <= 36)
    #expect(!first.contains { $0.length >= 40 })
    #expect(buckets.takeBatch(budget: 36).map(\.number).contains(1), "a sentence over the budget goes alone")
  }

  @Test("every sentence is taken once, in batches within the budget", arguments: [1, 30, 1000])
  func takesAll(budget: Int) {
    let lengths = (0..<500).map { 1 + $0 * 37 % 60 }
    var buckets = buckets(lengths)
    #expect(buckets.pieces == lengths.reduce(0, +))
    var taken: [Int] = []
    while buckets.count > 0 {
      let batch = buckets.takeBatch(budget: budget)
      #expect(batch.count == 1 || batch.count * (batch.map(\.length).max() ?? 0) <= budget)
      taken += batch.map(\.number)
    }
    #expect(taken.sorted() == Array(0..<500))
    #expect(buckets.pieces == 0)
  }
}

@Suite("The schedule")
struct ScheduleTests {
  private func segment(_ number: Int) -> SourceDocument.Segment {
    SourceDocument.Segment(range: number..<number + 1, joint: .start)
  }

  @Test("decodes equal sentences of waiting texts once, and answers each text")
  func equalSentences() throws {
    let schedule = Schedule()
    let call = CallWork(options: MicroPack.options(), priority: .medium)
    let documents = (0..<3).map { _ in DocumentWork(text: SourceText("a")) { _ in } }
    for document in documents { schedule.submit(document, to: call) }
    for document in documents {
      #expect(
        schedule.add([(segment(0), .translated(prepared([5, 6, 0])))], of: document, isLast: true, to: call)
          == nil)
    }
    #expect(call.pending.count == 1)
    let batch = call.pending.takeBatch(budget: 100)
    let translation = SentenceTranslation(
      text: "b", logProbability: -1, pieces: 2, flags: [], links: [])
    #expect(schedule.record([[translation]], of: batch, in: call) == documents)
    // Decoded and gone: the next equal sentence is decoded anew.
    let later = DocumentWork(text: SourceText("a")) { _ in }
    schedule.submit(later, to: call)
    _ = schedule.add([(segment(0), .translated(prepared([5, 6, 0])))], of: later, isLast: true, to: call)
    #expect(call.pending.count == 1)
  }

  /// A call with a text of `count` sentences, each of 9 ids and other than the rest.
  private func call(_ count: Int, on schedule: Schedule) -> CallWork {
    let call = CallWork(options: MicroPack.options(), priority: .medium)
    let document = DocumentWork(text: SourceText("a")) { _ in }
    schedule.submit(document, to: call)
    let parts = (0..<count).map { number in
      let ids = [Int32](repeating: 7, count: number / 90) + [Int32(number % 90 + 5)]
      return (
        segment(number),
        SentencePreparation.Part.Content.translated(
          prepared(ids + [Int32](repeating: 4, count: 8 - ids.count) + [0]))
      )
    }
    _ = schedule.add(parts, of: document, isLast: true, to: call)
    return call
  }

  @Test("Sentences with a faulty translation are decoded again together, when nothing else is left")
  func faultyTogether() {
    let schedule = Schedule()
    let call = call(300, on: schedule)
    var first = 0
    var again: [[SentenceWork]] = []
    while call.unanswered.count > 0 {
      switch schedule.next() {
      case .decode(_, let batch):
        #expect(again.isEmpty)
        first += batch.count
        _ = schedule.record([nil] + batch.dropFirst().map { _ in [] }, of: batch, in: call)
      case .decodeAgain(_, let batch):
        again.append(batch)
        _ = schedule.record(batch.map { _ in [] }, of: batch, in: call)
      case .feed, nil: return #expect(Bool(false), "no text is left to be fed")
      }
    }
    #expect(first == 300)
    #expect(again.map(\.count) == [3], "one of each of the first batches")
  }

  @Test("A batch of faulty sentences does not wait for the rest")
  func faultyBatch() {
    let schedule = Schedule()
    let call = call(300, on: schedule)
    guard case .decode(_, let batch) = schedule.next() else { return #expect(Bool(false)) }
    _ = schedule.record(batch.map { _ in nil }, of: batch, in: call)
    guard case .decodeAgain(_, let again) = schedule.next() else { return #expect(Bool(false)) }
    #expect(call.pending.count > 0)
    #expect(again.count * 9 <= TranslationPipeline.batchPieces / MicroPack.options().retryBeam)
    #expect(again.count > 20)
  }

  @Test("A cancelled call has nothing decoded again")
  func cancelledFaulty() {
    let schedule = Schedule()
    let call = call(3, on: schedule)
    guard case .decode(_, let batch) = schedule.next() else { return #expect(Bool(false)) }
    schedule.cancel(call)
    #expect(schedule.record(batch.map { _ in nil }, of: batch, in: call) == [])
    #expect(call.faulty.count == 0)
  }
}

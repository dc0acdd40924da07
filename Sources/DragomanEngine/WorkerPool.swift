internal import DragomanModel
internal import DragomanText
internal import Foundation

/// A fixed number of threads that translate, each with its own memory. They end when the pool is gone.
final class WorkerPool: Sendable {
  private let schedule = Schedule()

  init(pipeline: TranslationPipeline, kernels: Kernels, workers: Int) {
    for number in 1...workers {
      let schedule = schedule
      let thread = Thread {
        let worker = Worker(pipeline: pipeline, schedule: schedule, kernels: kernels)
        while let turn = schedule.next() { worker.serve(turn) }
      }
      thread.name = "dragoman-\(number)"
      thread.start()
    }
  }

  deinit { schedule.stop() }

  /// Queues a text of a call.
  func submit(_ text: String, to call: CallWork, completion: @escaping EngineCall.Completion) {
    schedule.submit(DocumentWork(text: text, completion: completion), to: call)
  }

  /// Stops a call.
  func cancel(_ call: CallWork) { schedule.cancel(call) }
}

/// One thread's part: serves the turns that the schedule gives it.
private final class Worker {
  private let pipeline: TranslationPipeline
  private let schedule: Schedule
  private let decoder: ModelWorker

  init(pipeline: TranslationPipeline, schedule: Schedule, kernels: Kernels) {
    self.pipeline = pipeline
    self.schedule = schedule
    decoder = ModelWorker(model: pipeline.model, kernels: kernels)
  }

  func serve(_ turn: Schedule.Turn) {
    switch turn {
    case .feed(let call): feed(call)
    case .decode(let call, let batch): decode(batch, of: call)
    }
  }

  /// Tokenises the call's next texts, about one batch of pieces.
  private func feed(_ call: CallWork) {
    var pieces = 0
    while pieces < TranslationPipeline.batchPieces, let document = schedule.documentToFeed(of: call) {
      pieces += feed(document, of: call, pieces: TranslationPipeline.batchPieces - pieces)
    }
    schedule.endFeeding(call)
  }

  /// Tokenises sentences of `document` until there are `pieces` pieces or none are left; returns the pieces.
  private func feed(_ document: DocumentWork, of call: CallWork, pieces: Int) -> Int {
    let source = document.document ?? pipeline.split(document.text, options: call.options)
    document.document = source
    var produced = 0
    var tokenized: [(segment: SourceDocument.Segment, ids: [Int32])] = []
    while document.next < source.segments.count, produced < pieces, !call.isCancelled {
      let segment = source.segments[document.next]
      document.next += 1
      let parts = pipeline.tokenize(segment.range, in: source.bytes)
      for (part, segment) in zip(parts, segment.cut(into: parts.map(\.range))) {
        tokenized.append((segment, part.ids))
        produced += part.ids.count
      }
    }
    let isLast = document.next == source.segments.count
    if let finished = schedule.add(tokenized, of: document, isLast: isLast, to: call) {
      answer(finished, of: call)
    }
    // A text without anything to translate still costs a little: the count must rise for the turn to end.
    return max(produced, 1)
  }

  private func decode(_ batch: [SentenceWork], of call: CallWork) {
    guard !batch.isEmpty else { return }
    do {
      let hypotheses = try pipeline.decode(
        batch, options: call.options, on: decoder, isCancelled: { call.isCancelled })
      let translations = hypotheses.map(pipeline.detokenize)
      for document in schedule.record(translations, of: batch, in: call) { answer(document, of: call) }
    } catch {
      // Only cancellation ends a search early, and it has answered the call's texts already.
      schedule.cancel(call)
    }
  }

  private func answer(_ document: DocumentWork, of call: CallWork) {
    document.completion(.success(ResponseAssembly(document, options: call.options).translatedText()))
  }
}

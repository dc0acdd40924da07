internal import DragomanModel
internal import DragomanText
internal import Foundation

/// A fixed number of threads that translate, each with its own memory. They end when the pool is gone.
final class WorkerPool: Sendable {
  private let schedule = Schedule()

  /// How many threads there are: fewer than were asked for where the system has no memory for more, perhaps none.
  let count: Int

  init(pipeline: TranslationPipeline, kernels: Kernels, workers: Int, stages: StageTimes) {
    var started = 0
    for number in 1...workers {
      let schedule = schedule
      let isStarted = WorkThread.start("dragoman-\(number)") {
        let worker = Worker(pipeline: pipeline, schedule: schedule, kernels: kernels, stages: stages)
        while let turn = schedule.next() { worker.serve(turn) }
      }
      guard isStarted else { break }
      started += 1
    }
    count = started
  }

  deinit { schedule.stop() }

  /// Queues a text of a call.
  func submit(_ text: SourceText, to call: CallWork, completion: @escaping EngineCall.Completion) {
    schedule.submit(DocumentWork(text: text, completion: completion), to: call)
  }

  /// Stops a call.
  func cancel(_ call: CallWork) { schedule.cancel(call) }
}

/// One thread's part: serves the turns that the schedule gives it.
private final class Worker {
  private let pipeline: TranslationPipeline
  private let schedule: Schedule
  private let network: Network
  private let stages: StageTimes

  init(pipeline: TranslationPipeline, schedule: Schedule, kernels: Kernels, stages: StageTimes) {
    self.pipeline = pipeline
    self.schedule = schedule
    self.stages = stages
    network = pipeline.network(on: kernels)
  }

  func serve(_ turn: Schedule.Turn) {
    switch turn {
    case .feed(let call): feed(call)
    case .decode(let call, let batch): decode(batch, of: call)
    case .decodeAgain(let call, let batch): decodeAgain(batch, of: call)
    }
  }

  /// Prepares the call's next texts, about one batch of pieces.
  private func feed(_ call: CallWork) {
    var pieces = 0
    while pieces < TranslationPipeline.batchPieces, let document = schedule.documentToFeed(of: call) {
      pieces += feed(document, of: call, pieces: TranslationPipeline.batchPieces - pieces)
    }
    schedule.endFeeding(call)
  }

  /// Prepares sentences of `document` until there are `pieces` pieces or none are left; returns the pieces.
  private func feed(_ document: DocumentWork, of call: CallWork, pieces: Int) -> Int {
    let source =
      document.document ?? stages.measure(.split) { pipeline.split(document.text, options: call.options) }
    document.document = source
    var produced = 0
    var prepared: [(segment: SourceDocument.Segment, content: SentencePreparation.Part.Content)] = []
    stages.measure(.tokenize) {
      while document.next < source.document.segments.count, produced < pieces, !call.isCancelled {
        let segment = source.document.segments[document.next]
        document.next += 1
        let parts = pipeline.parts(of: segment, in: source, rules: call.rules)
        for (part, segment) in zip(parts, segment.cut(into: parts.map(\.range))) {
          prepared.append((segment, part.content))
          if case .translated(let sentence) = part.content { produced += sentence.ids.count }
        }
      }
    }
    let isLast = document.next == source.document.segments.count
    if let finished = schedule.add(prepared, of: document, isLast: isLast, to: call) {
      answer(finished, of: call)
    }
    // A text without anything to translate still costs a little: the count must rise for the turn to end.
    return max(produced, 1)
  }

  private func decode(_ batch: [SentenceWork], of call: CallWork) {
    let translator = translator(for: call)
    translate(batch, of: call) {
      zip(batch, try translator.translate(batch.map(\.prepared))).map { sentence, outcome in
        switch outcome {
        case .translated(let translations): return translations
        case .faulty(let candidates):
          sentence.candidates = candidates
          return nil
        }
      }
    }
  }

  private func decodeAgain(_ batch: [SentenceWork], of call: CallWork) {
    let translator = translator(for: call)
    translate(batch, of: call) {
      try translator.translateAgain(batch.map(\.prepared), after: batch.map(\.candidates))
    }
  }

  private func translator(for call: CallWork) -> SentenceTranslator {
    SentenceTranslator(
      pipeline: pipeline, network: network, stages: stages, options: call.options, rules: call.rules,
      isCancelled: { call.isCancelled })
  }

  /// Records what `body` makes of each sentence of a batch: its translations, or nil to try again.
  private func translate(
    _ batch: [SentenceWork], of call: CallWork, by body: () throws -> [[SentenceTranslation]?]
  ) {
    guard !batch.isEmpty else { return }
    do {
      for document in schedule.record(try body(), of: batch, in: call) { answer(document, of: call) }
    } catch {
      // Only cancellation ends a search early, and it has answered the call's texts already.
      schedule.cancel(call)
    }
  }

  private func answer(_ document: DocumentWork, of call: CallWork) {
    stages.measure(.respond) {
      document.completion(.success(ResponseAssembly(document, options: call.options).translatedText()))
    }
  }
}

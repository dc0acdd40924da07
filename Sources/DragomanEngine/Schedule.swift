internal import DragomanText
internal import Foundation

/// What the workers share: the calls in turn, their texts and sentences, under one lock.
///
/// A free worker serves the calls in rotation, one turn each: it tokenises the next texts of a call as long as few of
/// its sentences wait, else it decodes one batch. Sentences whose translation has a fault are decoded again when there
/// is a batch of them, or nothing else to do for the call. Calls of higher priority go first, but every fourth turn goes by age
/// alone, so none starves. `@unchecked Sendable`: all state is touched with `condition` locked.
final class Schedule: @unchecked Sendable {
  /// What a worker is to do next.
  enum Turn {
    /// Prepare the call's first texts.
    case feed(CallWork)
    /// Decode these sentences.
    case decode(CallWork, [SentenceWork])
    /// Decode these sentences a second time.
    case decodeAgain(CallWork, [SentenceWork])
  }

  /// Pieces that may wait for decoding before a call's texts are left alone: enough to sort by length, not more.
  private static let waitingPieces = 16 * TranslationPipeline.batchPieces

  private let condition = NSCondition()
  private var rotation: [CallWork] = []
  private var turns = 0
  private var sentenceNumber = 0
  private var isStopped = false

  private func locked<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  // MARK: - Callers

  /// Queues a text.
  func submit(_ document: DocumentWork, to call: CallWork) {
    let isAccepted = locked {
      if call.isCancelled { return false }
      call.documents.append(document)
      call.unanswered.insert(document)
      schedule(call)
      return true
    }
    if !isAccepted { document.completion(.failure(CancellationError())) }
  }

  /// Drops all that is left of a call and answers its texts.
  func cancel(_ call: CallWork) {
    let dropped = locked {
      call.isCancelled = true
      let unanswered = call.unanswered
      for document in unanswered { document.isAnswered = true }
      call.unanswered = []
      call.documents = []
      call.nextDocument = 0
      _ = call.pending.removeAll()
      _ = call.faulty.removeAll()
      call.open = [:]
      return unanswered
    }
    for document in dropped { document.completion(.failure(CancellationError())) }
  }

  /// Lets the workers end.
  func stop() {
    locked { isStopped = true }
    condition.broadcast()
  }

  // MARK: - Workers

  /// The next turn; waits for one. Nil when the workers should end.
  func next() -> Turn? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      if let turn = takeTurn() { return turn }
      condition.wait()
    }
    return nil
  }

  /// The text that the feeding worker is to prepare now, if any is left.
  func documentToFeed(of call: CallWork) -> DocumentWork? {
    locked { call.hasDocuments ? call.documents[call.nextDocument] : nil }
  }

  /// Takes in the next sentences of `document`, prepared; returns it if that finished it.
  func add(
    _ parts: [(segment: SourceDocument.Segment, content: SentencePreparation.Part.Content)],
    of document: DocumentWork, isLast: Bool,
    to call: CallWork
  ) -> DocumentWork? {
    locked {
      guard !document.isAnswered else { return nil }
      for (segment, content) in parts { add(segment, content, of: document, to: call) }
      if isLast {
        document.isTokenized = true
        call.removeFirstDocument()
      }
      return answer(document, of: call)
    }
  }

  /// Ends a turn of feeding; other workers may find sentences now.
  func endFeeding(_ call: CallWork) {
    locked {
      call.isFeeding = false
      schedule(call)
    }
    condition.broadcast()
  }

  /// Puts the translations of a batch where they belong, and sentences that have none back; returns the texts that were
  /// finished.
  func record(_ translations: [[SentenceTranslation]?], of batch: [SentenceWork], in call: CallWork)
    -> [DocumentWork]
  {
    locked {
      var finished: [DocumentWork] = []
      for (sentence, translation) in zip(batch, translations) {
        guard let translation else {
          if !call.isCancelled { putBack(sentence, in: call) }
          continue
        }
        let key = sentence.prepared.sentence
        if call.open[key] === sentence { call.open[key] = nil }
        for (document, segment) in sentence.places {
          document.translations[segment] = .translated(translation)
          document.outstanding -= 1
          if let document = answer(document, of: call) { finished.append(document) }
        }
      }
      return finished
    }
  }

  // MARK: - Inside the lock

  private func add(
    _ segment: SourceDocument.Segment, _ content: SentencePreparation.Part.Content,
    of document: DocumentWork, to call: CallWork
  ) {
    let place = document.segments.count
    document.segments.append(segment)
    switch content {
    case .kept: document.translations.append(.kept)
    case .replaced(let text): document.translations.append(.replaced(text))
    case .translated(let prepared):
      document.translations.append(.awaited)
      document.outstanding += 1
      queue(prepared, for: (document, place), of: call)
    }
  }

  private func queue(
    _ prepared: PreparedSentence, for place: (document: DocumentWork, segment: Int), of call: CallWork
  ) {
    if let open = call.open[prepared.sentence] {
      open.places.append(place)
      return
    }
    let sentence = SentenceWork(number: sentenceNumber, prepared: prepared, place: place)
    sentenceNumber += 1
    call.open[prepared.sentence] = sentence
    call.pending.append(sentence)
  }

  private func putBack(_ sentence: SentenceWork, in call: CallWork) {
    call.faulty.append(sentence)
    schedule(call)
  }

  private func answer(_ document: DocumentWork, of call: CallWork) -> DocumentWork? {
    guard document.isFinished else { return nil }
    document.isAnswered = true
    call.unanswered.remove(document)
    return document
  }

  private func schedule(_ call: CallWork) {
    if !call.isScheduled {
      call.isScheduled = true
      rotation.append(call)
    }
    condition.signal()
  }

  private func takeTurn() -> Turn? {
    rotation.removeAll { call in
      let isIdle = !call.hasDocuments && call.pending.count == 0 && call.faulty.count == 0
      if isIdle { call.isScheduled = false }
      return isIdle
    }
    let byAge = turns % 4 == 3
    var chosen: Int?
    for (index, call) in rotation.enumerated() where canRun(call) {
      guard let best = chosen else {
        chosen = index
        if byAge { break }
        continue
      }
      if call.priority > rotation[best].priority { chosen = index }
    }
    guard let chosen else { return nil }
    turns += 1
    let call = rotation.remove(at: chosen)
    rotation.append(call)
    if needsFeeding(call) {
      call.isFeeding = true
      return .feed(call)
    }
    if hasBatchOfFaulty(call) || call.pending.count == 0 {
      return .decodeAgain(call, call.faulty.takeBatch(budget: Self.budget(beam: call.options.retryBeam)))
    }
    return .decode(call, call.pending.takeBatch(budget: Self.budget(beam: call.options.beam)))
  }

  /// The pieces of a batch. A beam multiplies the rows of a step, and a self-attention decoder's memory with them.
  private static func budget(beam: Int) -> Int { max(TranslationPipeline.batchPieces / beam, 1) }

  private func hasBatchOfFaulty(_ call: CallWork) -> Bool {
    call.faulty.pieces >= Self.budget(beam: call.options.retryBeam)
  }

  private func needsFeeding(_ call: CallWork) -> Bool {
    call.hasDocuments && !call.isFeeding && call.pending.pieces < Self.waitingPieces
  }

  /// A call that is being fed may get more sentences, and then its faulty ones wait.
  private func canRun(_ call: CallWork) -> Bool {
    needsFeeding(call) || call.pending.count > 0 || hasBatchOfFaulty(call)
      || (call.faulty.count > 0 && !call.isFeeding)
  }
}

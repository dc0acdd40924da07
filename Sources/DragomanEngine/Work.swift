internal import DragomanText
internal import Foundation
internal import Synchronization

/// The engine's side of a call. Everything but the flag is guarded by the schedule's lock.
final class CallWork: @unchecked Sendable {
  let options: CallOptions
  let rules: CallRules
  let priority: TaskPriority
  /// Read at every decode step, without the lock.
  private let cancelled = Atomic(false)

  /// Texts not yet tokenised to the end, the first at `nextDocument`.
  var documents: [DocumentWork] = []
  var nextDocument = 0
  /// Whether a worker is splitting or tokenising one of them now.
  var isFeeding = false
  /// Sentences to be decoded.
  var pending = LengthBuckets()
  /// Sentences whose first translation has a fault, to be decoded again.
  var faulty = LengthBuckets()
  /// Sentences pending, faulty or being decoded, by what they say: an equal one waits for the same translation.
  var open: [Sentence: SentenceWork] = [:]
  /// Texts without an answer yet.
  var unanswered: Set<DocumentWork> = []
  /// Whether the call is in the rotation.
  var isScheduled = false

  init(options: CallOptions, priority: TaskPriority) {
    self.options = options
    rules = CallRules.rules(from: options.source, to: options.target)
    self.priority = priority
  }

  var isCancelled: Bool {
    get { cancelled.load(ordering: .relaxed) }
    set { cancelled.store(newValue, ordering: .relaxed) }
  }

  var hasDocuments: Bool { nextDocument < documents.count }

  /// Takes the first text off the queue.
  func removeFirstDocument() {
    nextDocument += 1
    if nextDocument == documents.count || nextDocument > 1024 {
      documents.removeFirst(nextDocument)
      nextDocument = 0
    }
  }
}

/// One text on its way. Guarded by the schedule's lock, but for `document` and `next`, which the worker that feeds the
/// call has for itself until the text is tokenised, and which nobody changes afterwards.
final class DocumentWork: Hashable, @unchecked Sendable {
  let completion: EngineCall.Completion
  let text: SourceText
  /// The text cut into sentences.
  var document: MarkedDocument?
  /// The first sentence not yet tokenised.
  var next = 0
  /// The document's segments with long sentences cut, as far as they are tokenised.
  var segments: [SourceDocument.Segment] = []
  /// One entry a segment.
  var translations: [SegmentTranslation] = []
  var isTokenized = false
  var outstanding = 0
  var isAnswered = false

  init(text: SourceText, completion: @escaping EngineCall.Completion) {
    self.text = text
    self.completion = completion
  }

  var isFinished: Bool { isTokenized && outstanding == 0 && !isAnswered }

  static func == (a: DocumentWork, b: DocumentWork) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is known of a segment's translation.
enum SegmentTranslation: Sendable {
  case awaited
  /// There is nothing to translate.
  case kept
  /// This stands in its place, by the caller's wish.
  case replaced([UInt8])
  /// Best first.
  case translated([SentenceTranslation])
}

/// One sentence to be decoded, for all the places in a call's texts where it stands.
final class SentenceWork: @unchecked Sendable {
  /// Rises in the order in which sentences came.
  let number: Int
  let prepared: PreparedSentence
  /// What the first attempt came to, if that was faulty. Written before the schedule takes the sentence back.
  var candidates: [Candidate] = []
  /// Where its translation goes. Guarded by the schedule's lock.
  var places: [(document: DocumentWork, segment: Int)]

  /// Pieces of the source, EOS included.
  var length: Int { prepared.ids.count }

  init(number: Int, prepared: PreparedSentence, place: (document: DocumentWork, segment: Int)) {
    self.number = number
    self.prepared = prepared
    places = [place]
  }
}

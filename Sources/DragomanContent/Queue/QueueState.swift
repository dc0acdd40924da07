import Foundation

/// An item that has been submitted and has not ended.
struct Ticket {
  var item: TranslationItem
  let target: Locale.Language
  /// The strongest reason of everybody who submitted it.
  var reason: SubmissionReason
  /// Everybody who submitted it, each to be told once.
  var waiters: [Waiter]
  /// Known when it has been checked.
  var pair: LanguagePair?
  /// How often it was begun again.
  var retries = 0
}

/// A submission's interest in a ticket.
struct Waiter {
  let submission: Submission
  /// The item's place in the submission.
  let position: Int
}

/// The items of one call of `submit`. Belongs to the queue's actor.
final class Submission {
  private var remaining: Int
  private let continuation: AsyncStream<TranslationOutcome>.Continuation

  init(count: Int, _ continuation: AsyncStream<TranslationOutcome>.Continuation) {
    remaining = count
    self.continuation = continuation
    if count == 0 { continuation.finish() }
  }

  func tell(_ outcome: TranslationOutcome) {
    continuation.yield(outcome)
    remaining -= 1
    if remaining == 0 { continuation.finish() }
  }
}

/// What the queue knows of an item.
struct Entry {
  let translation: ContentTranslation
  /// As it was last submitted or edited.
  var item: TranslationItem?
  /// The language that it was last submitted for.
  var target: Locale.Language?
  /// What is under way for it: never two.
  var ticket: UInt64?
}

/// Tickets that wait for the models of a pair.
struct Preparation {
  let number: UInt64
  var members: Set<UInt64>
  let task: Task<Void, Never>
}

/// Tickets that are being translated.
struct Batch {
  let number: UInt64
  let pair: LanguagePair
  let members: [UInt64]
  var translated = 0
  /// Members that have failed and are tried once more.
  var begunAgain: Set<UInt64> = []
  var task: Task<Void, Never>?
}

extension TranslationItem {
  /// Whether nothing has changed that a translation depends on.
  func isSameContent(as other: TranslationItem) -> Bool {
    isSameVersion(as: other) && declaredLanguage == other.declaredLanguage
      && isRestricted == other.isRestricted
  }
}

public import Foundation

/// How one submitted item has ended.
public struct TranslationOutcome: Hashable, Sendable {
  /// The end of it.
  public enum Result: Hashable, Sendable {
    /// Here is the translation.
    case translated(TranslationRecord)
    /// It was left as it is, for a reason that is no failure.
    case left(TranslationEligibility)
    /// The models are not installed and this was not the moment to ask: the reader may be offered them.
    case needsModel(LanguagePair)
    /// The reader does not want the models.
    case declined(LanguagePair)
    /// It was called off.
    case cancelled(Cancellation)
    /// There is no network for the models, or it may not be used.
    case offline(LanguagePair)
    /// It failed; what helps.
    case failed(FailureAction)
  }

  /// Why something was called off.
  public enum Cancellation: String, Hashable, Sendable, CaseIterable {
    /// Somebody asked for that.
    case requested
    /// The same item was submitted again, with another text or for another target.
    case replaced
    /// The text was edited.
    case edited
    /// The content was deleted, or may no longer be read.
    case removed
    /// The reader wants another language.
    case targetChanged
    /// The reader did not want to wait for the download, which goes on.
    case dismissed
    /// The session ended.
    case interrupted
  }

  /// The item.
  public let item: TranslationItem.ID
  /// The version of its text that was submitted.
  public let revision: ContentRevision
  /// The language that it was to be translated to.
  public let target: Locale.Language
  /// Its place among the submitted items, from 0.
  public let position: Int
  /// The end of it.
  public let result: Result
}

/// Why items are submitted: decides whether the reader may be asked for a download.
/// Later cases are stronger.
public enum SubmissionReason: Int, Hashable, Sendable, CaseIterable {
  /// Items have come into view. Nothing is asked and no download is begun.
  case scrolling
  /// The reader has come to a screen: what its items need is asked for once, at its beginning.
  case screenEntry
  /// The reader wants these: asks, unless the pair was answered already.
  case readerAction
}

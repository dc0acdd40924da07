import Dragoman
import Foundation

/// The one thing to offer a reader after a translation did not happen. The words for it are the app's own.
public enum FailureAction: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the original stays, and nobody needs to hear of it.
  case none
  /// Let the reader say which language the text is in.
  case chooseSource
  /// Let the reader choose another language to read in.
  case chooseTarget
  /// Offer to download the model.
  case offerDownload
  /// Say that it works again when there is a network.
  case retryWhenOnline
  /// Try once more.
  case retryOnce
  /// Show the original; trying again would give the same answer.
  case showOriginal
  /// Split the texts by language.
  case splitByLanguage
  /// Shorten the text, or split it.
  case shortenText
  /// Say that it failed, and offer to report it (without the text).
  case report

  /// The action for an error of a session, of a download or of the task.
  public init(for error: any Error) {
    self =
      switch error {
      case is CancellationError, TranslationError.alreadyCancelled, TranslationError.sessionExpired: .none
      case let error as CocoaError where error.code == .userCancelled: .none
      case TranslationError.nothingToTranslate: .none
      case TranslationError.unableToIdentifyLanguage: .chooseSource
      case TranslationError.unsupportedSourceLanguage, TranslationError.unsupportedLanguagePairing:
        .showOriginal
      case TranslationError.unsupportedTargetLanguage: .chooseTarget
      case TranslationError.notInstalled: .offerDownload
      case TranslationError.mixedLanguageBatch: .splitByLanguage
      case TranslationError.inputTooLarge: .shortenText
      case TranslationError.internalError: .retryOnce
      case is URLError: .retryWhenOnline
      case let error as ModelPackError: Self.action(for: error)
      default: .report
      }
  }

  private static func action(for error: ModelPackError) -> FailureAction {
    switch error.code {
    case .offline, .timedOut: .retryWhenOnline
    case .notFound, .damaged, .inUse: .offerDownload
    case .unsupportedModel, .newerFormat: .showOriginal
    case .untrustedCatalog, .noSpace, .noMemory, .readOnly: .report
    }
  }

  /// The action for an item that cannot be translated; ``none`` where it can.
  public init(for eligibility: TranslationEligibility) {
    self =
      switch eligibility {
      case .available, .sameLanguage, .restrictedContent, .nothingToTranslate: .none
      case .needsModel: .offerDownload
      case .sourceUnknown: .chooseSource
      case .unsupportedPair: .showOriginal
      }
  }
}

/// When to try again after a failure.
public struct RetryPolicy: Hashable, Sendable {
  /// Whether and when to try again.
  public enum Retry: Hashable, Sendable {
    /// Never: the answer would be the same.
    case never
    /// When the reader asks for it.
    case onUserIntent
    /// After the reader's choice, a download, or a change of the text.
    case afterChange
    /// At once.
    case now
    /// After this time, or when the network is back.
    case after(Duration)
  }

  /// The pause before the first try after a network failure.
  public var firstPause: Duration
  /// No pause is longer; each is twice the one before it.
  public var longestPause: Duration
  /// How many tries there are after a network failure before only the reader may ask for another one.
  public var networkTries: Int

  /// A policy.
  public init(
    firstPause: Duration = .seconds(2), longestPause: Duration = .seconds(60), networkTries: Int = 6
  ) {
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.networkTries = networkTries
  }

  /// What to do after `failures` failures in a row that led to `action`.
  ///
  /// - Precondition: `failures` is over 0.
  public func retry(after action: FailureAction, failures: Int) -> Retry {
    precondition(failures > 0, "\(failures) failures")
    switch action {
    case .none: return .onUserIntent
    case .showOriginal: return .never
    case .chooseSource, .chooseTarget, .offerDownload, .splitByLanguage, .shortenText: return .afterChange
    case .retryOnce: return failures == 1 ? .now : .never
    case .report: return .never
    case .retryWhenOnline:
      guard failures <= networkTries else { return .onUserIntent }
      var pause = firstPause
      for _ in 1..<failures where pause < longestPause { pause *= 2 }
      return .after(min(pause, longestPause))
    }
  }
}

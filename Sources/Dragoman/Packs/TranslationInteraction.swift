public import Foundation

/// What a program asks its user, and shows, in the place of a system's sheets.
///
/// The closures may come from any thread and may take as long as they like; whoever waits for them can be
/// cancelled.
public struct TranslationInteraction: Sendable {
  /// Whether models may be downloaded. Asked once, however many calls need the same packs at the same time.
  public var consent: @Sendable (ModelDownloadRequest) async -> ModelDownloadDecision
  /// Shows how far a download is. After `dismiss` the download goes on without being shown.
  public var progress: @Sendable (ModelDownloadProgress) async -> ModelDownloadProgressAction
  /// Which language a call's texts are in, where none was named and they do not tell. Nil for no answer: the
  /// call throws ``TranslationError/unableToIdentifyLanguage``. The answer holds for that call only. The
  /// closure's task is cancelled when the call no longer waits for it.
  public var chooseSource: @Sendable (SourceLanguageQuestion) async -> Locale.Language?

  /// An interaction of those closures.
  public init(
    consent: @escaping @Sendable (ModelDownloadRequest) async -> ModelDownloadDecision,
    progress: @escaping @Sendable (ModelDownloadProgress) async -> ModelDownloadProgressAction = { _ in
      .keepWaiting
    },
    chooseSource: @escaping @Sendable (SourceLanguageQuestion) async -> Locale.Language? = { _ in nil }
  ) {
    self.consent = consent
    self.progress = progress
    self.chooseSource = chooseSource
  }
}

/// What language the texts of a call are in. It holds none of the text.
public struct SourceLanguageQuestion: Hashable, Sendable {
  /// Languages that the texts may be in, the likeliest first. Empty where they resemble none.
  public let candidates: [LanguageGuess]

  init(candidates: [LanguageGuess]) { self.candidates = candidates }
}

/// The models that a translation needs and that are not installed.
public struct ModelDownloadRequest: Hashable, Sendable {
  /// The language to translate from.
  public let source: Locale.Language
  /// The language to translate to.
  public let target: Locale.Language
  /// The packs: one, or two with English between them.
  public let packs: [ModelPack]
  /// The bytes to transfer in all.
  public let totalBytes: Int64
  /// Whether a program is only getting ready; else a text is waiting to be translated.
  public let isPreparation: Bool

  init(source: Locale.Language, target: Locale.Language, packs: [ModelPack], isPreparation: Bool) {
    self.source = source
    self.target = target
    self.packs = packs
    totalBytes = packs.reduce(0) { $0 + $1.downloadBytes }
    self.isPreparation = isPreparation
  }
}

/// The answer to a ``ModelDownloadRequest``.
public enum ModelDownloadDecision: Hashable, Sendable {
  /// Download them. A pack of which nothing can be checked (``ModelPack/check``) is refused all the same.
  case allow
  /// Download them, also those of which nothing can be checked: the user has been told.
  case allowUnverified
  /// Do not. The same session does not ask again.
  case decline
}

/// What to do after some progress was shown.
public enum ModelDownloadProgressAction: Hashable, Sendable {
  /// Wait on.
  case keepWaiting
  /// Stop waiting: the call ends, the download goes on.
  case dismiss
}

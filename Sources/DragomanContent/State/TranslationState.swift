/// Where an item is on its way to a translation.
public enum TranslationState: Hashable, Sendable {
  /// Nothing was asked for, or what there was has been cleared.
  case idle
  /// Its language and the models are being looked for, or it waits for its turn.
  case checkingPair
  /// The models are not installed: the reader is being asked, or may be offered the download.
  case needsModel
  /// The models are being downloaded; how much of them has come, 0 to 1.
  case downloading(fraction: Double)
  /// It is being translated.
  case translating
  /// There is a translation.
  case translated
  /// It cannot be translated, and trying again would not change that.
  case unavailable(TranslationEligibility)
  /// The reader does not want the models.
  case declined
  /// It was called off, which is no error.
  case cancelled
  /// There is no network, or it may not be used.
  case offline
  /// It failed; what helps.
  case failed(FailureAction)

  /// A state's name, for the texts that an app has for each: the label to read out, the announcement, the button.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// See ``TranslationState``.
    case idle, checkingPair, needsModel, downloading, translating, translated, unavailable, declined,
      cancelled,
      offline, failed
  }

  /// The state's name.
  public var code: Code {
    switch self {
    case .idle: .idle
    case .checkingPair: .checkingPair
    case .needsModel: .needsModel
    case .downloading: .downloading
    case .translating: .translating
    case .translated: .translated
    case .unavailable: .unavailable
    case .declined: .declined
    case .cancelled: .cancelled
    case .offline: .offline
    case .failed: .failed
    }
  }

  /// Whether something goes on that ends by itself.
  public var isInProgress: Bool {
    switch code {
    case .checkingPair, .downloading, .translating: true
    default: false
    }
  }

  /// Whether an assistive technology should say it when it begins: the ends, not the steps between.
  public var isAnnounced: Bool {
    switch code {
    case .idle, .checkingPair, .downloading, .translating, .cancelled: false
    case .needsModel, .translated, .unavailable, .declined, .offline, .failed: true
    }
  }

  /// Whether `next` may follow. Everything may be cleared, and every end may be left for another try.
  public func mayBecome(_ next: TranslationState) -> Bool {
    Self.successors[code, default: []].contains(next.code)
  }

  private static let successors: [Code: Set<Code>] = [
    .idle: [.idle, .checkingPair, .unavailable],
    .checkingPair: [
      .idle, .needsModel, .translating, .translated, .unavailable, .cancelled, .failed,
    ],
    .needsModel: [
      .idle, .checkingPair, .downloading, .translating, .declined, .cancelled, .offline, .failed,
      .unavailable,
    ],
    .downloading: [
      .idle, .checkingPair, .downloading, .translating, .cancelled, .offline, .failed, .unavailable,
    ],
    .translating: [.idle, .checkingPair, .translated, .cancelled, .failed, .unavailable],
    .translated: [.idle, .checkingPair, .unavailable],
    .unavailable: [.idle, .checkingPair, .unavailable],
    .declined: [.idle, .checkingPair, .unavailable],
    .cancelled: [.idle, .checkingPair, .unavailable],
    .offline: [.idle, .checkingPair, .unavailable],
    .failed: [.idle, .checkingPair, .unavailable],
  ]
}

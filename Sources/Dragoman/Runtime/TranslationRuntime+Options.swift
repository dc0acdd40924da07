public import Foundation

extension TranslationRuntime {
  /// A runtime's settings. Each default is what ``TranslationRuntime/shared`` uses.
  public struct Options: Sendable {
    /// The folder with the installed packs; nil takes it from the environment.
    public var modelsDirectory: URL?
    /// The catalogs, in order; for a pack in several of them the first one counts.
    public var catalogs: [CatalogSource]
    /// The languages the user would rather read, BCP-47, best first; nil takes them from the environment
    /// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`). They decide where no target language is given.
    public var preferredLanguages: [String]?
    /// The longest text that a call takes, in bytes of UTF-8. A longer one throws
    /// ``TranslationError/inputTooLarge``.
    public var maximumInputBytes: Int
    /// Whether two packs with English between them serve a pair that no pack serves.
    public var allowsPivot: Bool
    /// When the network may be used, for downloads and for catalogs. Local catalogs and packs do without.
    public var network: NetworkPolicy
    /// Whether the network costs: decides ``NetworkPolicy/unmetered``.
    public var isMetered: @Sendable () -> Bool
    /// Files with the public keys of those whose remote catalogs are believed, besides those that
    /// `DRAGOMAN_CATALOG_KEYS` names.
    public var trustedCatalogKeys: [URL]
    /// How many bytes of packs stay open, counted as their files are; nil for no limit. Over it the pack that
    /// was not used for the longest time and that no call runs on is closed. No call fails for it.
    public var memoryBudgetBytes: Int?
    /// Whether any language can be translated into the pseudo-languages `en-XA` (accented) and `ar-XB` (from right
    /// to left), with which a program is tried without a translator. They need no pack and are in no list.
    /// `DRAGOMAN_PSEUDO=1` turns them on too.
    public var pseudoLanguages: Bool
    /// Takes the runtime's events.
    public var events: (any TranslationEventSink)?
    /// The threads each open pack gets; nil for the processors the process may use, at most 4.
    public var workers: Int?
    /// What becomes of a batch whose source language was not named and whose texts are clearly in several.
    public var mixedBatchPolicy: MixedBatchPolicy

    /// Settings with those given changed.
    public init(
      modelsDirectory: URL? = nil, catalogs: [CatalogSource] = [.standard],
      preferredLanguages: [String]? = nil, maximumInputBytes: Int = 1 << 20, allowsPivot: Bool = true,
      network: NetworkPolicy = .any, isMetered: @escaping @Sendable () -> Bool = { false },
      trustedCatalogKeys: [URL] = [], memoryBudgetBytes: Int? = nil, pseudoLanguages: Bool = false,
      events: (any TranslationEventSink)? = nil, workers: Int? = nil,
      mixedBatchPolicy: MixedBatchPolicy = .diagnose
    ) {
      self.modelsDirectory = modelsDirectory
      self.catalogs = catalogs
      self.preferredLanguages = preferredLanguages
      self.maximumInputBytes = maximumInputBytes
      self.allowsPivot = allowsPivot
      self.network = network
      self.isMetered = isMetered
      self.trustedCatalogKeys = trustedCatalogKeys
      self.memoryBudgetBytes = memoryBudgetBytes
      self.pseudoLanguages = pseudoLanguages
      self.events = events
      self.workers = workers
      self.mixedBatchPolicy = mixedBatchPolicy
    }
  }

  /// What to do with a batch in several languages.
  public enum MixedBatchPolicy: Hashable, Sendable {
    /// Translate all of it from the language of most, and mark the others with
    /// ``TranslationSession/Diagnostics/Flag/languageMismatch``.
    case diagnose
    /// Throw ``TranslationError/mixedLanguageBatch`` before anything is translated.
    case reject
  }

  /// When the network may be used.
  public enum NetworkPolicy: Hashable, Sendable {
    /// Never: no connection is opened.
    case never
    /// While ``Options/isMetered`` says false.
    case unmetered
    /// Always.
    case any
  }

  /// What a runtime takes from the world around it.
  package struct Surroundings: Sendable {
    /// The environment variables.
    package let environment: [String: String]
    /// The running program's file.
    package let executable: URL?

    /// Surroundings from their parts.
    package init(environment: [String: String], executable: URL?) {
      self.environment = environment
      self.executable = executable
    }

    static var ofThisProcess: Surroundings {
      Surroundings(
        environment: ProcessInfo.processInfo.environment, executable: RunningProgram.executable)
    }
  }
}

/// Where a catalog of packs comes from.
public enum CatalogSource: Hashable, Sendable {
  /// The catalog of `DRAGOMAN_CATALOG`, else the one that came with the program or the checkout; after it those that
  /// `dragoman packs sources add` has listed, and the foreign one of `DRAGOMAN_FOREIGN_CATALOG`.
  case standard
  /// The catalog file at a local address, believed as it is.
  case file(URL)
  /// A catalog at an http or https address, believed with a good signature by a trusted key.
  case remote(URL)
  /// Somebody else's catalog, unsigned: at a local address, over https, or over http on this machine. It may be one
  /// of ours, records of Firefox's registry, its list of models on a bucket, or the lists of translateLocally and
  /// Argos Translate; its content tells. Its packs are marked as foreign, and those without any hash or size are
  /// installed only when asked to.
  case foreign(URL)
}

import Dispatch
import DragomanEngine
import DragomanPacks
import Foundation
import Synchronization

/// The packs, engines and settings that sessions work with.
///
/// Most programs use ``shared``. A runtime of one's own has its own models directory and its own engines;
/// a session takes it by name, or from ``current`` at the moment the session is made:
/// ```swift
/// let runtime = try TranslationRuntime(options: .init(modelsDirectory: folder))
/// let session = TranslationSession(installedSource: .init(identifier: "en"), target: nil, runtime: runtime)
/// ```
public final class TranslationRuntime: Sendable {
  /// The runtime of the process: packs from `DRAGOMAN_MODELS_DIR`, else the user's data directory, and the
  /// catalog of `DRAGOMAN_CATALOG`, else the one that came with the program.
  ///
  /// The environment is read once. Without a models directory only the system's stores are searched.
  public static var shared: TranslationRuntime { process }

  /// The runtime that sessions and availability objects made in this task take; nil stands for ``shared``.
  @TaskLocal public static var current: TranslationRuntime?

  private static let process = TranslationRuntime(
    options: Options(), surroundings: Surroundings.ofThisProcess)

  /// The settings that the runtime was made with.
  public let options: Options
  let preferredLanguages: [String]
  /// Whether texts may be translated into pseudo-languages.
  let pseudoLanguages: Bool
  let engines: EngineShelf
  let termLists = TermShelf()
  /// Why there is no user store, where there is none.
  let missingStore: PackError?
  let store: PackStore
  let installer: PackInstaller
  let downloads: PackDownloads
  let questions = ConsentQuestions()
  let catalogs: CatalogShelf
  /// What kept a catalog from being among them.
  private let catalogProblems: [PackError]
  private let toldProblems = Mutex<Set<PackError>>([])
  /// Looking at packs takes file input and output: not for the cooperative pool.
  private let queue = DispatchQueue(label: "dragoman.packs", attributes: .concurrent)

  /// A runtime with settings of its own.
  ///
  /// - Precondition: `options.maximumInputBytes` is over 0, and `options.workers` too where it is given.
  /// - Throws: ``ModelPackError`` `notFound` when `options` names no models directory and neither does the
  ///   environment. A directory that does not exist yet is no error: it has no packs.
  public convenience init(options: Options) throws {
    try self.init(options: options, surroundings: .ofThisProcess, requiresStore: true)
  }

  /// A runtime that takes the environment and the program's place from `surroundings`.
  package convenience init(
    options: Options, surroundings: Surroundings, requiresStore: Bool
  ) throws(ModelPackError) {
    self.init(options: options, surroundings: surroundings)
    if requiresStore, let missingStore { throw ModelPackError(missingStore) }
  }

  private init(options: Options, surroundings: Surroundings) {
    precondition(options.maximumInputBytes > 0, "maximumInputBytes is \(options.maximumInputBytes)")
    if let workers = options.workers { precondition(workers > 0, "workers is \(workers)") }
    self.options = options
    preferredLanguages =
      options.preferredLanguages ?? PreferredLanguages.tags(environment: surroundings.environment)
    pseudoLanguages = options.pseudoLanguages || surroundings.environment["DRAGOMAN_PSEUDO"] == "1"
    var directories = ModelsDirectory.shared(executable: surroundings.executable)
    do throws(PackError) {
      let user =
        if let named = options.modelsDirectory { named } else {
          try ModelsDirectory.user(environment: surroundings.environment)
        }
      directories.insert(user, at: 0)
      missingStore = nil
    } catch {
      missingStore = error
    }
    store = PackStore(directories: directories, writesToFirst: missingStore == nil)
    var transfers = TransferOptions()
    transfers.network = DragomanPacks.NetworkPolicy(options.network)
    transfers.isMetered = options.isMetered
    let fetcher = Fetcher(options: transfers)
    installer = PackInstaller(store: store, fetcher: fetcher, adapter: .foreignModels) { pack in
      // Opening it checks every shape and number of the model, and that the vocabularies fit it.
      do throws(EngineError) {
        _ = try Engine(pack: pack, workers: 1)
      } catch {
        throw PackError(error, pack: pack.manifest.pack.id)
      }
    }
    let sink = options.events
    engines = EngineShelf(memoryBudgetBytes: options.memoryBudgetBytes) { sink?.record($0) }
    downloads = PackDownloads(installer: installer) { sink?.record($0) }
    let plan = CatalogPlan(options.catalogs, surroundings: surroundings)
    catalogProblems = plan.problems
    let keys = Result { () throws(PackError) in
      try TrustedKeys(files: options.trustedCatalogKeys, environment: surroundings.environment)
    }
    catalogs = CatalogShelf(
      locations: plan.locations, keys: keys, cache: CatalogCache(environment: surroundings.environment),
      fetcher: fetcher)
  }

  /// The engine's version. Equal versions give equal translations of equal texts by equal packs.
  public var engineVersion: String { Engine.version }

  /// The kernels and libraries that the engine runs on, by name, for `--version --verbose`.
  package static var engineParts: [(name: String, value: String)] { Engine.parts }

  /// The processors that this process may use: its affinity mask and its control group's quota.
  package static var availableProcessors: Int { ProcessorAllowance().count }

  /// The threads a pack's engine gets: the option, else the available processors, at most 4.
  var workers: Int { options.workers ?? min(4, ProcessorAllowance().count) }

  /// The packs of the runtime: what there is, what is installed, and how that is changed.
  public var packs: ModelPackStore { ModelPackStore(runtime: self) }

  /// The user's own store, which packs are installed into.
  var userStore: URL? { store.userStore }

  /// What is installed and what is catalogued now, as far as that is known without the network.
  func index() async -> PackIndex {
    await onDisk { [self] in
      let contents = store.contents()
      engines.keepOnly(contents.installed)
      let offer = catalogs.offer()
      tell(catalogProblems + offer.problems)
      return PackIndex(contents: contents, catalogued: offer.packs)
    }
  }

  /// What the catalogs offer.
  ///
  /// - Parameter refresh: Whether to fetch those that are in the network; else their copies count.
  func offer(refresh: Bool) async -> CatalogShelf.Offer {
    let isCancelled = CancellationFlag()
    var offer = await withTaskCancellationHandler {
      await onDisk { [self] in
        refresh
          ? catalogs.refresh { isCancelled.isSet } : catalogs.offer()
      }
    } onCancel: {
      isCancelled.set()
    }
    offer.problems = catalogProblems + offer.problems
    tell(offer.problems)
    return offer
  }

  /// Tells the sink of each problem once.
  private func tell(_ problems: [PackError]) {
    guard let sink = options.events else { return }
    for problem in problems where toldProblems.withLock({ $0.insert(problem).inserted }) {
      sink.record(.catalogProblem(error: ModelPackError(problem)))
    }
  }

  /// Makes the pair definite and finds its packs: the fourth to sixth checks of every call.
  ///
  /// Asks the network only where what is here does not lead anywhere, for a catalog that was never fetched.
  func languageRoute(
    from source: Locale.Language?, to target: Locale.Language?, strategy: TranslationSession.Strategy
  ) async throws(TranslationError) -> LanguageRoute {
    func route(_ index: PackIndex) throws(TranslationError) -> LanguageRoute {
      try index.languageRoute(
        from: source, to: target, strategy: strategy, preferred: preferredLanguages,
        allowsPivot: options.allowsPivot, pseudoLanguages: pseudoLanguages)
    }
    do {
      return try route(await index())
    } catch {
      guard source != nil, await onDisk({ [self] in catalogs.hasNeverFetched }) else { throw error }
      _ = await offer(refresh: true)
      return try route(await index())
    }
  }

  /// Runs `body` on a thread that may wait for the disk or the network.
  func onDisk<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}

extension DragomanPacks.NetworkPolicy {
  fileprivate init(_ policy: TranslationRuntime.NetworkPolicy) {
    self =
      switch policy {
      case .never: .never
      case .unmetered: .unmetered
      case .any: .any
      }
  }
}

import Dispatch
import DragomanEngine
import DragomanPacks
import Foundation

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
  let engines = EngineShelf()
  /// Why there is no user store, where there is none.
  let missingStore: PackError?
  let store: PackStore
  private let catalogs: CatalogShelf
  /// Whether the standard catalog was asked for and there is none.
  private let lacksStandardCatalog: Bool
  /// Looking at packs takes file input and output: not for the cooperative pool.
  private let queue = DispatchQueue(label: "dragoman.packs")

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
    store = PackStore(directories: directories)
    var locations: [CatalogLocation] = []
    var lacksStandardCatalog = false
    for source in options.catalogs {
      switch source {
      case .file(let url): locations.append(url.isFileURL ? .file(url) : .remote(url))
      case .standard:
        let standard = CatalogLocation.standard(
          environment: surroundings.environment, executable: surroundings.executable)
        if let standard { locations.append(standard) } else { lacksStandardCatalog = true }
      }
    }
    catalogs = CatalogShelf(locations: locations)
    self.lacksStandardCatalog = lacksStandardCatalog
  }

  /// The engine's version. Equal versions give equal translations of equal texts by equal packs.
  public var engineVersion: String { Engine.version }

  /// The kernels and libraries that the engine runs on, by name, for `--version --verbose`.
  package static var engineParts: [(name: String, value: String)] { Engine.parts }

  /// The processors that this process may use: its affinity mask and its control group's quota.
  package static var availableProcessors: Int { ProcessorAllowance().count }

  /// The threads a pack's engine gets: the option, else the available processors, at most 4.
  var workers: Int { options.workers ?? min(4, ProcessorAllowance().count) }

  /// What is installed and what is catalogued now.
  func index() async -> PackIndex {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.indexNow()) }
    }
  }

  /// What is installed and what is catalogued now; waits for the disk.
  func indexNow() -> PackIndex {
    let contents = store.contents()
    engines.keepOnly(contents.installed)
    return PackIndex(contents: contents, catalogued: catalogs.offer().packs)
  }

  /// The catalogs' faults, for messages; waits for the disk.
  func catalogProblemsNow() -> [PackError] {
    let missing = PackError(
      .notFound, key: CatalogLocation.variable, expected: "a catalog", found: "none beside the program")
    return (lacksStandardCatalog ? [missing] : []) + catalogs.offer().problems
  }
}

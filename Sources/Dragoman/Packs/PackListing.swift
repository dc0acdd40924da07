import DragomanPacks
package import Foundation

/// The packs there are, for lists and for the messages of errors.
package struct PackListing: Sendable {
  /// A pack that is installed and whole.
  package struct Installed: Sendable {
    /// The pack.
    package let pack: ModelPack
    /// Its folder.
    package let folder: URL
    /// Whether it lies in a store of the system's, which nobody writes to from here.
    package let isReadOnly: Bool
    /// The catalog that it came from; nil for one that was imported or copied.
    package let origin: String?
  }

  /// A pack that is there but damaged.
  package struct Damaged: Sendable {
    /// The folder's name.
    package let id: ModelPack.ID
    /// The pack, where that much can be read.
    package let pack: ModelPack?
    /// What is wrong.
    package let error: ModelPackError
  }

  /// A pack of a catalog that was written for a later version of Dragoman.
  package struct Newer: Sendable {
    /// The languages that it names.
    package let source, target: Locale.Language
    /// Which one it is, and what it asks for.
    package let error: ModelPackError
  }

  /// A catalog and how it fares.
  package struct Catalog: Sendable {
    /// Its path or address.
    package let name: String
    /// Whether its packs are foreign ones.
    package let isForeign: Bool
    /// Whose kind of catalog it is: `dragoman`, `firefox-records`, `firefox-models`, `translatelocally` or `argos`; nil
    /// where nothing of it could be read.
    package let format: String?
    /// How many packs of it can be used.
    package let packCount: Int
    /// How many of its entries cannot.
    package let leftOutCount: Int
    /// When the copy in use was fetched; nil where the catalog itself was read.
    package let cachedAt: Date?
    /// Why it, or its latest state, cannot be used.
    package let problem: ModelPackError?
  }

  /// Installed and whole, best place first.
  package let installed: [Installed]
  /// There but damaged.
  package let damaged: [Damaged]
  /// Offered by the catalogs and not installed.
  package let available: [ModelPack]
  /// Offered by the catalogs, but for a later version of Dragoman.
  package let newer: [Newer]
  /// The catalogs, in order.
  package let catalogs: [Catalog]
  /// The folders that were searched, in order.
  package let places: [String]
  /// The user's own store, which packs are installed into.
  package let userStore: String?
  /// Stores that are there but cannot be searched.
  package let unreadable: [ModelPackError]
  /// These, entries that cannot be used, a catalog that is missing.
  package let problems: [ModelPackError]
  /// What cannot be used of foreign catalogs, the first few of each.
  package let leftOut: [ModelPackError]
}

/// The packs on the way from one language to another.
package struct PackLegs: Sendable {
  /// One of them.
  package struct Leg: Sendable {
    /// How it fares.
    package enum State: Sendable {
      /// It is there.
      case installed
      /// It is there but damaged.
      case damaged(ModelPackError)
      /// A catalog has it.
      case available
    }

    /// The pack's name.
    package let id: ModelPack.ID
    /// The pack; nil for a damaged one that no catalog has either.
    package let pack: ModelPack?
    /// How it fares.
    package let state: State
  }

  /// What a session would find.
  package let status: LanguageAvailability.Status
  /// One pack, or two with English between them; none where there is no way.
  package let legs: [Leg]
}

extension ModelPackStore {
  /// The packs there are now.
  ///
  /// - Parameter refresh: Whether to ask the network for the catalogs that are there.
  package func listing(refresh: Bool) async -> PackListing {
    let offer = await runtime.offer(refresh: refresh)
    let contents = await runtime.index().contents
    let user = runtime.userStore
    let sources = await runtime.onDisk { [store = runtime.store] in
      contents.installed.map { store.source(of: $0) }
    }
    let installed = zip(contents.installed, sources).map { pack, source in
      PackListing.Installed(
        pack: ModelPack(pack.manifest, from: source), folder: pack.folder,
        isReadOnly: pack.folder.deletingLastPathComponent().standardizedFileURL.path
          != user?.standardizedFileURL.path, origin: source?.catalog)
    }
    let damaged = contents.damaged.map { pack in
      PackListing.Damaged(
        id: ModelPack.ID(rawValue: pack.id), pack: pack.pack.map { ModelPack(damaged: $0) },
        error: ModelPackError(pack.error))
    }
    let ids = Set(installed.map(\.pack.id))
    return PackListing(
      installed: installed, damaged: damaged,
      available: offer.packs.map { ModelPack($0) }.filter { !ids.contains($0.id) },
      newer: offer.skipped.compactMap { PackListing.Newer($0) },
      catalogs: offer.states.map { PackListing.Catalog($0) },
      places: runtime.store.directories.map { $0.path },
      userStore: user?.path, unreadable: contents.unreadable.map { ModelPackError($0) },
      problems: (contents.unreadable + offer.problems).map { ModelPackError($0) },
      leftOut: offer.skipped.filter(\.isForeign).map { ModelPackError($0.error) })
  }

  /// The packs on the way from `source` to `target`.
  package func legs(
    from source: Locale.Language, to target: Locale.Language, strategy: TranslationSession.Strategy
  ) async -> PackLegs {
    guard let route = try? await runtime.languageRoute(from: source, to: target, strategy: strategy) else {
      return PackLegs(status: .unsupported, legs: [])
    }
    let legs: [PackLegs.Leg] =
      switch route.way {
      case .packs(let legs): legs.map { PackLegs.Leg($0) }
      case .pseudo(let language): [PackLegs.Leg(ModelPack(language, from: source))]
      }
    return PackLegs(status: route.status, legs: legs)
  }
}

extension PackListing.Newer {
  fileprivate init?(_ skipped: Catalog.SkippedEntry) {
    guard skipped.error.code == .newerFormat, let source = skipped.source, let target = skipped.target else {
      return nil
    }
    self.init(
      source: Locale.Language(identifier: source), target: Locale.Language(identifier: target),
      error: ModelPackError(skipped.error))
  }
}

extension PackListing.Catalog {
  fileprivate init(_ state: CatalogState) {
    self.init(
      name: state.origin.name, isForeign: state.isForeign, format: state.format?.rawValue,
      packCount: state.packs, leftOutCount: state.skipped,
      cachedAt: state.isCached ? state.fetchedAt : nil, problem: state.problem.map { ModelPackError($0) })
  }
}

extension PackLegs.Leg {
  /// A pack that is built in.
  fileprivate init(_ pack: ModelPack) { self.init(id: pack.id, pack: pack, state: .installed) }

  fileprivate init(_ leg: PackIndex.Leg) {
    switch leg {
    case .installed(let pack):
      self.init(
        id: ModelPack.ID(rawValue: pack.manifest.pack.id), pack: ModelPack(pack.manifest), state: .installed)
    case .damaged(let pack, let entry):
      self.init(
        id: ModelPack.ID(rawValue: pack.id), pack: entry.map { ModelPack($0) },
        state: .damaged(ModelPackError(pack.error)))
    case .catalogued(let entry):
      self.init(id: ModelPack.ID(rawValue: entry.pack.id), pack: ModelPack(entry), state: .available)
    }
  }
}

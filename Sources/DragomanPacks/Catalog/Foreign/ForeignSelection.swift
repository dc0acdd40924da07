import Foundation

/// Which packs of a foreign catalog are offered: one of each pair of languages.
///
/// The highest version; of several with it the architecture that comes first in `base-memory`, `base`, `tiny`, any
/// other: what Firefox gives to desktops, where it has it. Of equals the first. What cannot be used does not take
/// part, so a pair is served by the next best.
struct ForeignSelection {
  /// The packs that are offered, in the catalog's order of pairs.
  private(set) var packs: [CatalogEntry] = []
  /// The first of those that cannot be used, and how many there are.
  private(set) var skipped: [Catalog.SkippedEntry] = []
  private(set) var skippedCount = 0

  /// The most that is kept of what cannot be used.
  private static let mostSkipped = 200
  private static let preferred = ["base-memory", "base", "tiny"]

  /// Selects from `listing`, which was read at `origin`.
  init(_ listing: ForeignListing, origin: CatalogOrigin) throws(PackError) {
    let addresses = try ForeignAddresses(origin: origin, base: listing.base)
    var best: [LanguagePair: (pack: ForeignPack, entry: CatalogEntry)] = [:]
    var order: [LanguagePair] = []
    for line in listing.lines {
      switch line {
      case .failure(let refusal): skip(refusal, origin)
      case .success(let pack):
        do throws(PackError) {
          var entry = try CatalogEntry(pack, format: listing.format, addresses: addresses)
          entry.origin = origin
          let former = best[pack.languages]
          if former == nil { order.append(pack.languages) }
          if former.map({ Self.isBetter(pack, than: $0.pack) }) ?? true {
            best[pack.languages] = (pack, entry)
          }
        } catch {
          let (source, target) = (pack.languages.source, pack.languages.target)
          skip(
            ForeignRefusal(name: "\(source)-\(target)", source: source, target: target, error: error), origin)
        }
      }
    }
    packs = order.compactMap { best[$0]?.entry }
  }

  private mutating func skip(_ refusal: ForeignRefusal, _ origin: CatalogOrigin) {
    skippedCount += 1
    guard skipped.count < Self.mostSkipped else { return }
    var error = refusal.error
    error.file = origin.name
    error.key = [refusal.name, error.key].compactMap { $0 }.joined(separator: ": ")
    error.key = error.key.map { ShownName.text(of: $0.utf8) }
    skipped.append(
      Catalog.SkippedEntry(
        name: refusal.name, source: refusal.source, target: refusal.target, error: error,
        isForeign: true))
  }

  private static func isBetter(_ pack: ForeignPack, than other: ForeignPack) -> Bool {
    if pack.version != other.version { return pack.version > other.version }
    return rank(pack) < rank(other)
  }

  private static func rank(_ pack: ForeignPack) -> Int {
    pack.architecture.flatMap { preferred.firstIndex(of: $0) } ?? preferred.count
  }
}

extension CatalogEntry {
  /// What a foreign catalog offers, as ours would say it.
  init(_ offered: ForeignPack, format: CatalogFormat, addresses: ForeignAddresses) throws(PackError) {
    let (source, target) = (offered.languages.source, offered.languages.target)
    guard let sourceIdentity = LanguageIdentity(Locale.Language(identifier: source)),
      let targetIdentity = LanguageIdentity(Locale.Language(identifier: target)),
      !sourceIdentity.isSameLanguage(as: targetIdentity)
    else { throw PackError(.damaged, key: "target language", expected: "another language than the source's") }
    let kind = [format.word, offered.architecture].compactMap { $0 }.joined(separator: "-")
    let id = "\(source)-\(target).\(kind).\(offered.version.description.prefix { $0 != "+" })"
    guard PackName.isSafeID(id) else {
      throw PackError(.damaged, key: "version", expected: "a shorter one", found: "another")
    }
    pack = PackDescription(
      id: id, source: source, target: target, sourceIdentity: sourceIdentity, targetIdentity: targetIdentity,
      version: offered.version, minimumEngineFormat: 1,
      strategy: PackFacts.strategy(of: offered.architecture), licence: "unknown", quality: [:])
    manifest = nil
    mirrors = []
    origin = nil
    switch offered.payload {
    case .files(let foreign):
      var places: [String: [URL]] = [:]
      var files: [CatalogFile] = []
      for file in foreign {
        guard let role = file.role else { continue }
        let catalogued = CatalogFile(role: role, file: file.file, compressed: file.compressed)
        places[catalogued.transferred.path] = try addresses.usable(of: file)
        files.append(catalogued)
      }
      self.files = files
      self.addresses = places
      archive = nil
      isImported = false
    case .archive(let file):
      files = []
      self.addresses = [file.file.path: try addresses.usable(of: file)]
      archive = file.file
      isImported = true
    }
  }
}

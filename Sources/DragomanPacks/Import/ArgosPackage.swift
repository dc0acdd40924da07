import Foundation

/// A package of Argos Translate, as LibreTranslate has them too: `.argosmodel`, a zip archive with one folder.
///
/// | in the folder | what |
/// |---|---|
/// | `metadata.json` | the languages and the version |
/// | `model/` | a model of CTranslate2's: `CTranslateFolder` |
/// | `sentencepiece.model` | its pieces; older packages have `bpe.model`, which is refused |
/// | `stanza/` and others | programs that cut text into sentences; not used |
struct ArgosPackage: ForeignFolder {
  private let model: CTranslateFolder

  var engine: PackEngine { model.engine }
  var files: [(role: PackFileRole, file: ImportedFile)] { model.files }
  var telling: [String] { [] }
  var descriptions: [ForeignDescription] { model.descriptions }

  private static let metadata = "metadata.json"
  private static let modelFolder = "model"
  private static let pieces: Set = ["sentencepiece.model", "bpe.model"]

  /// Whether `listing` is a package's folder, or what `placed` makes of one.
  static func isOne(_ listing: FolderListing) -> Bool {
    let names = Set(listing.names)
    return names.contains(metadata) && !names.isDisjoint(with: pieces)
      && (names.contains(modelFolder) || CTranslateFolder.isOne(listing))
  }

  /// Finds the files in `listing`.
  ///
  /// - Throws: `PackError` `notFound` when one is missing, `unsupportedModel` for a package that does something else
  ///   than translate or wants what is not done here.
  init(_ listing: FolderListing) throws(PackError) {
    guard let url = listing.plain(Self.metadata), let told = LooseSettings(url) else {
      throw PackError(
        .damaged, file: listing.name, key: Self.metadata, expected: "a JSON object", found: "something else")
    }
    if let kind = told.text("type"), kind != "translate" {
      throw PackError(
        .unsupportedModel, file: listing.name, key: "type", expected: "translate",
        found: ShownName.text(of: kind.utf8))
    }
    if let prefix = told.text("target_prefix"), !prefix.isEmpty {
      throw PackError(
        .unsupportedModel, file: listing.name, key: "target_prefix",
        expected: "a model of two languages, without a token before the translation",
        found: ShownName.text(of: prefix.utf8))
    }
    var description = ForeignDescription(file: Self.metadata)
    if let source = told.text("from_code").flatMap(Self.tag),
      let target = told.text("to_code").flatMap(Self.tag)
    {
      description.languages = LanguagePair(source: source, target: target)
    }
    description.version = told.text("package_version").flatMap { PackVersion($0) == nil ? nil : $0 }
    model = try CTranslateFolder(
      try listing.folder(Self.modelFolder) ?? listing, pieces: listing, description: description)
  }

  /// Argos has codes of its own for two varieties.
  private static func tag(_ code: String) -> String? {
    LanguagePair.tag(["zt": "zh-Hant", "pb": "pt-BR"][code] ?? code)
  }

  // MARK: - Archives

  /// Where the members of a package's archive go: those that are used into one folder, the others nowhere.
  ///
  /// - Parameter path: The names on the way to a member, the package's folder first.
  /// - Returns: The name of the file it becomes; nil for what is left out.
  static func placed(_ path: [String]) -> String? {
    switch path.count {
    case 2 where path[1] == metadata || pieces.contains(path[1]): path[1]
    case 3 where path[1] == modelFolder: path[2]
    default: nil
    }
  }

  /// Whether the zip archive at `url` is such a package.
  ///
  /// - Throws: `PackError` `cancelled`, or `notFound` for one that cannot be read. An archive that is damaged is none.
  static func isOne(
    archive url: URL, _ isCancelled: () -> Bool
  ) throws(PackError) -> Bool {
    guard try Packing(of: OpenFile(reading: url)) == .zip else { return false }
    let reader = try ArchiveReader(url)
    var found: Set<String> = []
    do throws(PackError) {
      var count = 0
      while let member = try reader.next(), count < MemberRules.mostPlacedMembers {
        guard !isCancelled() else { throw PackError(.cancelled) }
        count += 1
        let path = member.name.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        if let name = placed(path) { found.insert(path.count == 3 ? modelFolder : name) }
      }
    } catch {
      if error.code == .cancelled { throw error }
      return false
    }
    return found.contains(metadata) && found.contains(modelFolder) && !found.isDisjoint(with: pieces)
  }
}

import Foundation

/// The index of Argos Translate: an archive each, of which neither size nor hash is known.
enum ArgosIndex {
  /// One package.
  struct Entry: Decodable {
    let source, target: String
    let version: WrittenVersion
    let links: [String]
    let type: String?

    private enum Key: String, CodingKey {
      case links, type
      case source = "from_code"
      case target = "to_code"
      case version = "package_version"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      type = try values.readIfPresent(String.self, .type)
      version = try values.read(WrittenVersion.self, .version)
      links = try values.read([String].self, .links)
      // A package of another kind has no languages.
      source = try values.readIfPresent(String.self, .source) ?? ""
      target = try values.readIfPresent(String.self, .target) ?? ""
    }
  }

  /// Codes that Argos made up, and what they stand for.
  private static let codes = ["zt": "zh-Hant", "pb": "pt-BR"]

  /// The most addresses of one package that are read.
  private static let mostLinks = 16

  /// Makes packs of packages. Those that do not translate play no part here.
  static func listing(_ entries: [ForeignEntry<Entry>]) -> ForeignListing {
    var reading = ForeignReading()
    let lines = entries.compactMap { entry -> ForeignListing.Line? in
      do throws(PackError) {
        let package = try entry.content.get()
        guard (package.type ?? "translate") == "translate" else { return nil }
        let archive = try ForeignReading.archive(
          at: Array(package.links.prefix(mostLinks)), key: "links", suffix: ".argosmodel", sha256: nil)
        return reading.pack(
          named: entry.name, from: codes[package.source] ?? package.source,
          to: codes[package.target] ?? package.target, version: package.version.text, architecture: nil,
          .archive(archive))
      } catch {
        return .failure(ForeignRefusal(name: entry.name, error: error))
      }
    }
    return ForeignListing(format: .argos, date: nil, base: nil, lines: lines)
  }
}

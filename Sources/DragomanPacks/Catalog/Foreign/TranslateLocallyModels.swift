import Foundation

/// The models of translateLocally: an archive each, with its SHA-256.
///
/// A model of several source languages is a pack for each. The languages are those of `srcTags` and `trgTag`, else
/// those that `shortName` or the archive's name tell.
enum TranslateLocallyModels {
  /// One model.
  struct Model: Decodable {
    let url: String
    let shortName, type, checksum, target: String?
    let sources: [String]
    let version: WrittenVersion?

    private enum Key: String, CodingKey {
      case url, shortName, type, checksum, srcTags, trgTag, version
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      url = try values.read(String.self, .url)
      shortName = try values.readIfPresent(String.self, .shortName)
      type = try values.readIfPresent(String.self, .type)
      checksum = try values.readIfPresent(String.self, .checksum)
      target = try values.readIfPresent(String.self, .trgTag)
      sources = (try values.readIfPresent([String: String].self, .srcTags) ?? [:]).keys.sorted()
      version = try values.readIfPresent(WrittenVersion.self, .version)
    }

    /// The languages, as they are written.
    var pairs: [LanguagePair] {
      if let target, !sources.isEmpty {
        return sources.prefix(Self.mostSources).map { LanguagePair(source: $0, target: target) }
      }
      let archive = URL(string: url)?.lastPathComponent
      return [shortName, archive].lazy.compactMap { $0.flatMap(LanguagePair.init(folderName:)) }.prefix(1)
        .map { $0 }
    }

    /// The most languages of one model: over any that there is.
    private static let mostSources = 16
  }

  /// Makes packs of models.
  static func listing(_ entries: [ForeignEntry<Model>]) -> ForeignListing {
    var reading = ForeignReading()
    var lines: [ForeignListing.Line] = []
    for entry in entries {
      do throws(PackError) {
        let model = try entry.content.get()
        let archive = try ForeignReading.archive(
          at: [model.url], key: "url", suffix: ".tar.gz", sha256: model.checksum.flatMap(digits))
        guard !model.pairs.isEmpty else {
          throw PackError(
            .damaged, key: "srcTags", expected: "the languages, also in trgTag or shortName", found: "none")
        }
        lines += model.pairs.map {
          reading.pack(
            named: entry.name, from: $0.source, to: $0.target, version: model.version?.text,
            architecture: model.type, .archive(archive))
        }
      } catch {
        lines.append(.failure(ForeignRefusal(name: entry.name, error: error)))
      }
    }
    return ForeignListing(format: .translateLocally, date: nil, base: nil, lines: lines)
  }

  /// A checksum that is left empty is none.
  private static func digits(_ checksum: String) -> String? {
    checksum.isEmpty ? nil : checksum.lowercased()
  }
}

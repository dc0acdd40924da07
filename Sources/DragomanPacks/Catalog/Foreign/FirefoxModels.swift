import Foundation

/// The models of Firefox as a bucket lists them: by pair, with the paths of compressed files, the unpacked size
/// and hash of the model, and nothing of the other files.
///
/// Those whose `releaseStatus` begins with `Release` are taken, but for those for Android. There are no versions;
/// each counts as 1.0.
enum FirefoxModels {
  /// One model.
  struct Model: Decodable {
    let source, target: String
    let architecture, status: String?
    let files: [String: File]

    private enum Key: String, CodingKey {
      case sourceLanguage, targetLanguage, architecture, releaseStatus, files
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      source = try values.read(String.self, .sourceLanguage)
      target = try values.read(String.self, .targetLanguage)
      architecture = try values.readIfPresent(String.self, .architecture)
      status = try values.readIfPresent(String.self, .releaseStatus)
      files = try values.read([String: File].self, .files)
    }

    /// One of its files.
    struct File: Decodable {
      let path: String
      let bytes: Int64?
      let sha256: String?

      private enum Key: String, CodingKey { case path, uncompressedSize, uncompressedHash }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        path = try values.read(String.self, .path)
        bytes = try values.readIfPresent(Int64.self, .uncompressedSize)
        sha256 = try values.readIfPresent(String.self, .uncompressedHash)
      }
    }
  }

  private static let roles: [(key: String, role: PackFileRole)] = [
    ("model", .model), ("vocab", .vocabulary), ("srcVocab", .sourceVocabulary),
    ("trgVocab", .targetVocabulary), ("lexicalShortlist", .shortlist),
  ]

  /// Makes packs of models.
  static func listing(
    _ entries: [ForeignEntry<Model>], base: String?, date: String?
  ) -> ForeignListing {
    var reading = ForeignReading()
    let lines = entries.compactMap { entry -> ForeignListing.Line? in
      switch entry.content {
      case .failure(let error): return .failure(ForeignRefusal(name: entry.name, error: error))
      case .success(let model):
        guard isReleased(model) else { return nil }
        do throws(PackError) {
          return reading.pack(
            named: entry.name, from: model.source, to: model.target, version: nil,
            architecture: model.architecture, .files(try files(of: model)))
        } catch {
          return .failure(
            ForeignRefusal(name: entry.name, source: model.source, target: model.target, error: error))
        }
      }
    }
    return ForeignListing(format: .firefoxModels, date: date, base: base, lines: lines)
  }

  private static func isReleased(_ model: Model) -> Bool {
    guard let status = model.status?.lowercased() else { return false }
    return status.hasPrefix("release") && !status.contains("android")
  }

  private static func files(of model: Model) throws(PackError) -> [ForeignFile] {
    var files: [ForeignFile] = []
    for (key, role) in roles {
      guard let file = model.files[key] else { continue }
      files.append(
        try ForeignReading.file(
          role, named: file.path.split(separator: "/").last.map(String.init) ?? "", at: [file.path],
          key: "files.\(key).path", travelling: (nil, nil), unpacked: (file.bytes, file.sha256)))
    }
    return files
  }
}

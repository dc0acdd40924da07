import Foundation

extension ForeignDescription {
  /// The names of the files that describe a model of Firefox's or translateLocally's, in the order in which they are
  /// believed.
  static let marianNames = ["metadata.json", "model_info.json"]

  /// Reads `metadata.json` (Firefox) or `model_info.json` (translateLocally); nil when it is no small JSON object.
  init?(marian url: URL) {
    guard let settings = LooseSettings(url) else { return nil }
    self.init(file: url.lastPathComponent)
    func text(_ keys: String...) -> String? { keys.lazy.compactMap(settings.text).first }
    let source = text("sourceLanguage", "fromLang", "srcTag", "src") ?? settings.onlyKey("srcTags")
    let target = text("targetLanguage", "toLang", "trgTag", "trg")
    if let source = source.flatMap(LanguagePair.tag), let target = target.flatMap(LanguagePair.tag) {
      languages = LanguagePair(source: source, target: target)
    } else {
      languages = text("shortName").flatMap(LanguagePair.init(folderName:))
    }
    version = text("version").flatMap(Self.orderable)
    architecture = text("architecture", "type").map { $0.lowercased() }.flatMap {
      PackName.isPlain($0, longest: 24) && !$0.hasPrefix(".") ? $0 : nil
    }
    licence = text("licence", "license").flatMap { (1...200).contains($0.utf8.count) ? $0 : nil }
  }

  /// `2.1a1`, as Firefox writes the first alpha of 2.1, is `2.1-a1` here; nil for what is no version.
  static func orderable(_ version: String) -> String? {
    if PackVersion(version) != nil { return version }
    let release = version.prefix { $0.isNumber || $0 == "." }
    let written = "\(release)-\(version[release.endIndex...])"
    return PackVersion(written).map { _ in written }
  }
}

/// A small JSON object of which texts are of interest. Nothing of it has to be there or of the right type.
struct LooseSettings {
  private let values: [String: LooseValue]

  /// Reads the file at `url`; nil when it is no small JSON object.
  init?(_ url: URL) {
    guard let file = try? SmallFile(url, largestBytes: PackManifest.largestBytes),
      let values = try? JSONDecoder().decode([String: LooseValue].self, from: file.data)
    else { return nil }
    self.values = values
  }

  /// What `key` has for a text or a number.
  func text(_ key: String) -> String? { values[key]?.text }

  /// The one key of the object that `key` has.
  func onlyKey(_ key: String) -> String? { values[key]?.onlyKey }
}

/// A JSON value of which only a text, or the one key of an object, is of interest.
private struct LooseValue: Decodable {
  let text: String?
  let onlyKey: String?

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) {
    let keys = (try? decoder.container(keyedBy: Key.self))?.allKeys ?? []
    onlyKey = keys.count == 1 ? keys.first?.stringValue : nil
    guard let value = try? decoder.singleValueContainer() else {
      text = nil
      return
    }
    text =
      (try? value.decode(String.self)) ?? (try? value.decode(Int.self)).map(String.init)
      ?? (try? value.decode(Double.self)).map { "\($0)" }
  }
}

import Foundation

/// Marian's settings for translating with a model, `decoder.yml`: which files it reads.
///
/// Only the two lists that name files are read, in the form in which Marian writes them: a key at the beginning of a
/// line, then `- name` lines or `[name, name]` behind it.
struct DecoderSettings {
  /// Its name in a folder.
  static let fileName = "decoder.yml"
  private static let largestBytes = 1 << 16

  /// The weights.
  let model: String
  /// The source and the target vocabulary; the same for a joint one.
  let sourceTokens: String
  let targetTokens: String

  /// Reads the file in `listing`.
  ///
  /// - Throws: `PackError` `damaged` without two vocabularies, `unsupportedModel` for an ensemble.
  init(_ listing: FolderListing, name: String = DecoderSettings.fileName) throws(PackError) {
    guard let url = listing.plain(name) else {
      throw PackError(
        .notFound, file: listing.name, key: name, expected: "the decoder's settings", found: "none")
    }
    let data = try SmallFile(url, largestBytes: Self.largestBytes).data
    let lists = Self.lists(in: String(decoding: data, as: UTF8.self))
    let models = lists["models"] ?? []
    guard models.count == 1, let model = models.first else {
      throw PackError(
        .unsupportedModel, file: name, key: "models", expected: "one model", found: "\(models.count)")
    }
    let vocabularies = lists["vocabs"] ?? []
    guard vocabularies.count == 2 else {
      throw PackError(
        .damaged, file: name, key: "vocabs", expected: "a vocabulary for each language",
        found: "\(vocabularies.count)")
    }
    self.model = model
    sourceTokens = vocabularies[0]
    targetTokens = vocabularies[1]
  }

  /// The lists of file names under the keys of `text`; folders before a name are left out.
  private static func lists(in text: String) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    var key = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("- ") {
        lists[key, default: []].append(name(words.dropFirst(2)))
      } else if let colon = line.firstIndex(of: ":"), line.first != " ", line.first != "#" {
        key = String(line[..<colon])
        let rest = line[line.index(after: colon)...].drop { $0 == " " }
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { continue }
        lists[key] = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map(name)
      }
    }
    return lists
  }

  /// A file name without quotes and folders.
  private static func name(_ written: Substring) -> String {
    let plain = written.split(separator: " ").first ?? ""
    let bare = plain.drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }
    return bare.split(separator: "/").last.map(String.init) ?? ""
  }
}

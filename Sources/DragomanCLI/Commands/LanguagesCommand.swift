import Dragoman
import Foundation

/// `dragoman languages`.
enum LanguagesCommand {
  static let json = PackOutput.flag(
    "languages, a list (tag, name, installed and available, lists of the tags that it is translated into by"
      + " packs that are installed or that a catalog has)")

  static let declaration = Command(
    name: "languages",
    summary: "List languages, and what each can be translated into",
    discussion: [
      "These are the pairs that one pack serves. From a language that is translated into English to one that"
        + " English is translated into, two packs serve as well: 'dragoman status FROM TO' says so."
    ],
    options: [json],
    body: { arguments throws(UsageError) in
      let listing = await TranslationRuntime.shared.packs.listing(refresh: false)
      let languages = LanguageList(
        installed: listing.installed.map { ($0.pack.source, $0.pack.target) },
        available: listing.available.map { ($0.source, $0.target) })
      if languages.entries.isEmpty {
        printError("no packs are installed or in a catalog\nNext: dragoman packs list --available")
      }
      return PackOutput(isJSON: arguments[json]).end(languages.text, languages.json)
    })
}

/// The languages of packs, each once, by tag.
struct LanguageList: Sendable {
  struct Entry: Sendable {
    let name: LanguageName
    var installed: Set<LanguageName> = []
    var available: Set<LanguageName> = []
  }

  typealias Pair = (source: Locale.Language, target: Locale.Language)

  let entries: [Entry]

  /// - Parameters:
  ///   - installed: The pairs of installed packs.
  ///   - available: The pairs of those in a catalog; one that is installed too counts as that.
  init(installed: [Pair], available: [Pair]) {
    var entries: [LanguageName: Entry] = [:]
    func note(_ pair: Pair, _ list: WritableKeyPath<Entry, Set<LanguageName>>) {
      let (source, target) = (LanguageName(pair.source), LanguageName(pair.target))
      entries[target] = entries[target] ?? Entry(name: target)
      entries[source, default: Entry(name: source)][keyPath: list].insert(target)
    }
    for pair in installed { note(pair, \.installed) }
    for pair in available { note(pair, \.available) }
    let disjoint = entries.values.map { entry in
      Entry(
        name: entry.name, installed: entry.installed, available: entry.available.subtracting(entry.installed))
    }
    self.entries = disjoint.sorted { $0.name.tag < $1.name.tag }
  }

  var text: String {
    var table = TextTable(header: ["TAG", "LANGUAGE", "INSTALLED INTO", "AVAILABLE INTO"])
    table.rows = entries.map { entry in
      [
        entry.name.tag, entry.name.english, Self.tags(entry.installed).joined(separator: " "),
        Self.tags(entry.available).joined(separator: " "),
      ]
    }
    return table.text
  }

  var json: JSONObject {
    var document = JSONObject()
    document.add(
      "languages",
      entries.map { entry in
        var object = JSONObject()
        object.add("tag", entry.name.tag)
        object.add("name", entry.name.english)
        object.add("installed", Self.tags(entry.installed))
        object.add("available", Self.tags(entry.available))
        return object
      })
    return document
  }

  private static func tags(_ names: Set<LanguageName>) -> [String] { names.map(\.tag).sorted() }
}

/// A catalog of gettext: empty translations are filled in, all else is kept.
///
/// An entry whose translation is there keeps it, also a fuzzy one, and so do the header and obsolete entries. Of
/// plural forms the first one gets the singular's translation and all others the plural's; a language with one
/// form gets the plural's.
///
/// - Source: the GNU gettext manual, "The Format of PO Files".
enum PortableObject {
  /// - Throws: `malformed`.
  static func read(_ bytes: [UInt8]) throws(DocumentError) -> any Document {
    var list = PlaceList()
    let entries = try PortableEntry.all(of: bytes)
    for entry in entries { collect(entry, into: &list) }
    return PatchedDocument(bytes, list, targetLanguage: entries.lazy.compactMap(language).first)
  }

  /// What the header says, if `entry` is that: "Language: pt_BR".
  private static func language(of entry: PortableEntry) -> String? {
    guard entry.text?.text.isEmpty == true, let header = entry.translations.first?.string.text else {
      return nil
    }
    for line in header.split(separator: "\n") where line.hasPrefix("Language:") {
      let name = line.dropFirst("Language:".count).drop { $0 == " " }
      // What follows a stop or an at sign names an encoding or a variant.
      let tag = name.prefix { $0 != "." && $0 != "@" && $0 != " " }
      return tag.isEmpty ? nil : String(tag).replacing("_", with: "-")
    }
    return nil
  }

  private static func collect(_ entry: PortableEntry, into list: inout PlaceList) {
    // The header is the entry of the empty text.
    guard let singular = entry.text, !singular.text.isBlank else { return }
    let empty = entry.translations.filter(\.string.text.isEmpty)
    guard let plural = entry.plural else {
      fill(empty, with: singular, into: &list)
      return
    }
    let first = entry.translations.count > 1 ? empty.filter { $0.form == 0 } : []
    fill(first, with: singular, into: &list)
    fill(first.isEmpty ? empty : empty.filter { $0.form != 0 }, with: plural, into: &list)
  }

  private static func fill(
    _ translations: [PortableEntry.Translation], with source: PortableString,
    into list: inout PlaceList
  ) {
    guard !translations.isEmpty, !source.text.isBlank else { return }
    list.add(DocumentUnit(text: source.text), filling: translations.map(\.string.range)) {
      PortableString.literal($0.text, isWrapped: source.isWrapped, lineEnd: source.lineEnd)
    }
  }
}

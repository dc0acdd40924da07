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
    for entry in try PortableEntry.all(of: bytes) { collect(entry, into: &list) }
    return PatchedDocument(bytes, list)
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

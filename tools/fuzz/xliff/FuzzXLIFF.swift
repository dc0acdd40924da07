import DragomanDocuments
import DragomanText

/// Whatever the bytes: without translations they stay, and what is put in can be read and has nothing missing.
func fuzzXLIFF(_ bytes: UnsafeBufferPointer<UInt8>) {
  let source = Array(bytes)
  guard let document = try? DocumentReader.read(source, format: .xliff),
    source.first.map({ $0 < 0xFE }) ?? true
  else { return }
  let untranslated = document.rendered(with: document.units.map { _ in nil })
  precondition(untranslated == source, "bytes of an untranslated document changed")
  let translated = document.rendered(
    with: document.units.map { unit in
      let end = unit.text.utf8.count
      let link = TextLink(source: 0..<end, target: 2..<2 + end)
      return TranslatedUnit(text: "y " + unit.text, links: end % 2 == 0 ? [] : [link])
    })
  guard let again = try? DocumentReader.read(translated, format: .xliff) else {
    preconditionFailure("a translated document cannot be read")
  }
  precondition(
    again.units.isEmpty, "a translated document has \(again.units.count) texts without a translation")
}

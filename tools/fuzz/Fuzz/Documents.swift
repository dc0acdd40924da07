import DragomanDocuments
import DragomanText

/// Whatever the bytes: untranslated and equal texts leave them, and any translation can be written.
func checkDocument(_ bytes: UnsafeBufferPointer<UInt8>, _ format: FileFormat) {
  let source = Array(bytes)
  // Those in UTF-16 are written in it.
  guard !source.starts(with: [0xFE, 0xFF]), !source.starts(with: [0xFF, 0xFE]) else { return }
  guard let document = try? DocumentReader.read(source, format: format) else { return }
  let untranslated = document.rendered(with: document.units.map { _ in nil })
  precondition(untranslated == source, "bytes of an untranslated document changed")
  let equal = document.rendered(with: document.units.map { TranslatedUnit(text: $0.text) })
  precondition(equal == source, "bytes of a document translated to itself changed")
  let other = document.rendered(
    with: document.units.map { unit in
      let end = unit.text.utf8.count
      let link = TextLink(source: 0..<end, target: 2..<2 + end)
      return TranslatedUnit(text: "y " + unit.text, links: end % 2 == 0 ? [] : [link])
    })
  precondition(String(validating: other, as: UTF8.self) != nil, "a translated document is not UTF-8")
  let emptied = document.rendered(with: document.units.map { _ in TranslatedUnit(text: "") })
  precondition(String(validating: emptied, as: UTF8.self) != nil, "an emptied document is not UTF-8")
}

/// Whatever the bytes: without translations they stay; what is put in can be read and leaves nothing to translate.
func checkXLIFF(_ bytes: UnsafeBufferPointer<UInt8>) {
  let source = Array(bytes)
  guard !source.starts(with: [0xFE, 0xFF]), !source.starts(with: [0xFF, 0xFE]) else { return }
  guard let document = try? DocumentReader.read(source, format: .xliff) else { return }
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
  precondition(again.units.isEmpty, "a translated document has texts without a translation")
}

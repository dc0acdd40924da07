import DragomanDocuments
import DragomanText

/// Whatever the bytes, in either format: untranslated and equal texts leave them, and any translation can be written.
func fuzzSubtitles(_ bytes: UnsafeBufferPointer<UInt8>) {
  let source = Array(bytes)
  for format in [FileFormat.srt, .vtt] {
    guard let document = try? DocumentReader.read(source, format: format),
      source.first.map({ $0 < 0xFE }) ?? true
    else { continue }
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
    // Fewer, where the text has no place to break it.
    precondition(other.count { $0 == 0x0A } <= source.count { $0 == 0x0A }, "there are more lines")
    _ = document.rendered(with: document.units.map { _ in TranslatedUnit(text: "") })
  }
}

import DragomanDocuments
import Testing

/// What a document must do whatever its format is.
enum Rendering {
  static func document(
    _ source: String, _ format: FileFormat, _ options: DocumentOptions = DocumentOptions()
  ) throws -> any Document {
    try DocumentReader.read(Array(source.utf8), format: format, options: options)
  }

  /// The texts of a document.
  static func texts(
    _ source: String, _ format: FileFormat, _ options: DocumentOptions = DocumentOptions()
  ) throws -> [String] {
    try document(source, format, options).units.map(\.text)
  }

  /// The document with `translate` done to each text.
  static func rendered(
    _ source: String, _ format: FileFormat, _ options: DocumentOptions = DocumentOptions(),
    _ translate: (String) -> String?
  ) throws -> String {
    let document = try document(source, format, options)
    let bytes = document.rendered(
      with: document.units.map { translate($0.text).map { TranslatedUnit(text: $0) } })
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks that nothing changes when nothing is translated, and that translations come back when they are read.
  ///
  /// - Parameter isInPlace: Whether translations take the place of the texts, so that they are the texts when the
  ///   result is read, and the same texts leave the source as it is.
  static func check(
    _ source: String, _ format: FileFormat, _ options: DocumentOptions = DocumentOptions(),
    isInPlace: Bool = true,
    seed: UInt64, location: SourceLocation = #_sourceLocation
  ) throws {
    let same = try rendered(source, format, options) { _ in nil }
    #expect(same == source && same.utf8.count == source.utf8.count, "seed \(seed)", sourceLocation: location)
    guard isInPlace else { return }
    let identity = try rendered(source, format, options) { $0 }
    #expect(identity.utf8.elementsEqual(source.utf8), "seed \(seed)", sourceLocation: location)
    let translate = { (text: String) in "ß\(text) \"\\&<;,>'é" }
    let translated = try rendered(source, format, options, translate)
    let texts = try texts(translated, format, options)
    #expect(
      texts == (try self.texts(source, format, options)).map(translate), "seed \(seed)",
      sourceLocation: location)
    let back = try rendered(translated, format, options) {
      String($0.dropFirst().dropLast(" \"\\&<;,>'é".count))
    }
    #expect(
      try self.texts(back, format, options) == self.texts(source, format, options), "seed \(seed)",
      sourceLocation: location)
  }
}

import DragomanDocuments
import Testing

/// Records as they are read line by line.
enum Records {
  static func all(
    of source: String, _ format: FileFormat, _ options: DocumentOptions = DocumentOptions()
  ) throws -> [RecordReader.Record] {
    var reader = try RecordReader(format: format, options: options)
    var records: [RecordReader.Record] = []
    var rest = Array(source.utf8)[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A } + (rest.contains(0x0A) ? [0x0A] : [])
      rest = rest.dropFirst(line.count)
      if let record = try reader.add(Array(line)) { records.append(record) }
    }
    if let record = try reader.finish() { records.append(record) }
    return records
  }

  /// Checks that the records give what the whole document gives.
  static func check(
    _ source: String, _ format: FileFormat, _ options: DocumentOptions, seed: UInt64,
    location: SourceLocation = #_sourceLocation
  ) throws {
    var bytes: [UInt8] = []
    for record in try all(of: source, format, options) {
      let document = try record.document.get()
      let nothing: [TranslatedUnit?] = document.units.map { _ in nil }
      #expect(document.rendered(with: nothing) == record.bytes, "seed \(seed)", sourceLocation: location)
      bytes += document.rendered(with: document.units.map { TranslatedUnit(text: "\($0.text)!,;\t") })
    }
    let whole = try Rendering.rendered(source, format, options) { "\($0)!,;\t" }
    #expect(String(decoding: bytes, as: UTF8.self) == whole, "seed \(seed)", sourceLocation: location)
  }
}

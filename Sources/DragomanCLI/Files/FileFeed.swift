import DragomanDocuments
import Foundation

/// Reads a file and starts its texts: record by record, or all texts of a document that has been read whole.
struct FileFeed: Sendable {
  let source: LineSource
  let format: FileFormat
  let translator: UnitTranslator
  /// Records or texts that an earlier run has written.
  let done: Int

  /// Reads records line by line; what is written for each is the record, translated.
  func feedRecords(_ options: DocumentOptions, into window: LineWindow) {
    var lines = TextReader([source], cutting: options.joinsLines ? .paragraphs : .lines)
    var lineNumber = 0
    var count = 0
    do {
      var reader = try RecordReader(format: format, options: options)
      func take(_ record: RecordReader.Record?) -> Bool {
        guard let record else { return true }
        defer { count += 1 }
        guard count >= done else { return true }
        guard let index = window.reserve(byteCount: record.bytes.count) else { return false }
        start(record, place: "\(source.name), line \(lineNumber)") { window.fill(index, with: $0) }
        return true
      }
      while let line = try lines.next() {
        lineNumber += 1
        let bytes = line.bytes
        guard take(try reader.add(bytes)) else { return }
        lineNumber += bytes.dropLast().count { $0 == 0x0A }
      }
      guard take(try reader.finish()) else { return }
      window.finishInput(.endOfInput)
    } catch let error as DocumentError {
      window.finishInput(.unreadable(FileFault(error, of: source, as: format)))
    } catch {
      window.finishInput((error as? ReadError).map { .readError($0) } ?? .signal)
    }
  }

  private func start(
    _ record: RecordReader.Record, place: String, completion: @escaping @Sendable (RenderedLine) -> Void
  ) {
    let document: any Document
    switch record.document {
    case .failure(let error):
      return completion(
        RenderedLine(
          bytes: record.bytes, failure: failure(error.cause == .notUTF8 ? .notUTF8 : .malformed, place)))
    case .success(let read): document = read
    }
    let units = document.units
    let isLacking = format == .jsonl && units.isEmpty && record.bytes.contains(0x7B)
    let collection = UnitCollection(count: units.count) { outcomes in
      completion(
        RenderedLine(
          bytes: document.rendered(with: outcomes.map(\.translation)),
          failure: outcomes.lazy.compactMap(\.failure).first.map { failure($0, place) },
          kept: isLacking ? .noField : outcomes.lazy.compactMap(\.kept).first,
          flags: outcomes.flatMap(\.flags)))
    }
    for (index, unit) in units.enumerated() {
      translator.translate(unit) { collection.record($0, at: index) }
    }
  }

  /// Starts the texts of a document; what is written for each is its translation, stored.
  func feedUnits(_ units: [DocumentUnit], into window: LineWindow) {
    for (number, unit) in units.enumerated().dropFirst(done) {
      guard let index = window.reserve(byteCount: unit.text.utf8.count) else { return }
      let place = "\(source.name), text \(number + 1)"
      translator.translate(unit) { outcome in
        window.fill(
          index,
          with: RenderedLine(
            bytes: StoredUnit(outcome.translation).line, failure: outcome.failure.map { failure($0, place) },
            kept: outcome.kept, flags: outcome.flags))
      }
    }
    window.finishInput(.endOfInput)
  }

  private func failure(_ code: LineFailure.Code, _ place: String) -> LineFailure {
    LineFailure(code: code, lineNumber: 0, byteOffset: 0, place: place)
  }
}

extension InputLine {
  /// As it was read.
  fileprivate var bytes: [UInt8] {
    var bytes =
      switch content {
      case .text(let text): Array(text.utf8)
      case .undecodable(let bytes, _): bytes
      }
    if hasNewline { bytes.append(0x0A) }
    return bytes
  }
}

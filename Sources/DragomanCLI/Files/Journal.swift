import DragomanDocuments
import Foundation

/// What stands in the journal of a partial output: hashes and offsets, no text.
enum Journal {
  /// The first line: what must be the same for the rest to be worth anything.
  struct Head: Codable, Equatable {
    /// The journal's own form.
    var dragoman = 1
    let input: String
    let options: String
    let packs: String
    let engine: String

    /// Why work that was begun with `earlier` cannot go on, or nil.
    func difference(from earlier: Head) -> String? {
      if earlier.dragoman != dragoman { return "it was begun by another version of dragoman" }
      if earlier.input != input { return "the input has changed" }
      if earlier.options != options { return "it was begun with other options" }
      if earlier.packs != packs { return "it was begun with other packs" }
      return earlier.engine == engine ? nil : "it was begun with another version of the engine"
    }
  }

  /// A further line, after some records or texts have been written.
  struct Entry: Codable, Equatable {
    /// How many records or texts there are by now.
    let records: Int
    /// How many bytes of the partial output they take.
    let bytes: Int
    /// The hash of these bytes.
    let hash: String
    let failures: [String: Int]
    let kept: [String: Int]
    let flags: [String: Int]
    let notable: NotableLines?

    init(_ report: StreamReport, bytes: Int, hash: String) {
      records = report.writtenLines
      self.bytes = bytes
      self.hash = hash
      failures = Dictionary(uniqueKeysWithValues: report.failures.map { ($0.key.rawValue, $0.value) })
      kept = Dictionary(uniqueKeysWithValues: report.kept.map { ($0.key.rawValue, $0.value) })
      flags = report.flags
      notable = report.notable
    }

    /// The report of what has been written.
    var report: StreamReport {
      var report = StreamReport()
      report.writtenLines = records
      for (name, count) in failures {
        if let code = LineFailure.Code(rawValue: name) { report.failures[code] = count }
      }
      for (name, count) in kept { if let reason = KeptReason(rawValue: name) { report.kept[reason] = count } }
      report.restore(flags: flags, notable: notable ?? NotableLines())
      return report
    }
  }

  /// A line for a value; an encoder fails only for numbers that are none.
  static func line(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array((try? encoder.encode(value)) ?? Data()) + [0x0A]
  }

  /// The lines of a journal; a last one that was not written whole is none.
  ///
  /// - Returns: Nil where the first line is none.
  static func read(_ bytes: some Collection<UInt8>) -> (head: Head, entries: [Entry])? {
    let lines = bytes.split(separator: 0x0A)
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: Data(first)) else {
      return nil
    }
    return (head, lines.dropFirst().compactMap { try? decoder.decode(Entry.self, from: Data($0)) })
  }
}

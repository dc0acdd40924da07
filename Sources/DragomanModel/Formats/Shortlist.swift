internal import DragomanTensors

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Proposes the target pieces that a sentence can become.
protocol CandidateProposer: AnyObject {
  /// Writes the candidates for one sentence to `out`, in rising order, and returns their number.
  ///
  /// - Parameters:
  ///   - source: Ids of the sentence's pieces.
  ///   - marks: Scratch of a bit for each target piece, all zero; all zero again on return.
  ///   - out: Room for all target pieces.
  func candidates(
    for source: UnsafeBufferPointer<Int32>, marks: UnsafeMutableBufferPointer<UInt64>,
    into out: UnsafeMutableBufferPointer<Int32>
  ) -> Int
}

extension Shortlist: CandidateProposer {}

/// A binary lexical shortlist (`lex.50.50.XXYY.s2t.bin`): which target pieces a source piece can become, so that the
/// output layer need not score the whole vocabulary.
package final class Shortlist: Sendable {
  /// Target pieces, V: the most candidates a sentence can have.
  package let targetVocabularySize: Int
  /// Words of 64 marks that `candidates` needs as scratch.
  package let markWordCount: Int

  /// Only keeps the mapping alive that `table` points into.
  private let file: MappedFile
  private let table: LexiconTable
  private let includesSourceIDs: Bool

  private static let magic: UInt64 = 0xF11A_48D5_0134_17F5
  private static let headerSize = 48

  /// Opens and checks the shortlist at `url`: size, checksum, and every offset and id.
  ///
  /// - Parameters:
  ///   - sourceVocabularySize: Pieces of the source vocabulary; the file must have as many lists.
  ///   - targetVocabularySize: Pieces of the target vocabulary; all ids must be below.
  ///   - includesSourceIDs: Whether the source pieces themselves are candidates: for one vocabulary of both languages.
  /// - Throws: `notFound`, `damaged` or `unsupported` with the field, what was expected and what was found.
  /// - Precondition: Both sizes are at least 1 and below `Int32.max`.
  package init(
    contentsOf url: URL, sourceVocabularySize: Int, targetVocabularySize: Int, includesSourceIDs: Bool
  ) throws(ModelError) {
    let limits = 1..<Int(Int32.max)
    precondition(
      limits.contains(sourceVocabularySize) && limits.contains(targetVocabularySize),
      "vocabularies of \(sourceVocabularySize) and \(targetVocabularySize) pieces")
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    let table = try Self.table(file.bytes, sourceVocabularySize, targetVocabularySize, diagnosis)
    switch table.fault() {
    case nil: break
    case .offsets: throw diagnosis.damaged("offsets", expected: "rising offsets within the ids")
    case .ids: throw diagnosis.damaged("ids", expected: "ids below \(targetVocabularySize)")
    }
    self.file = file
    self.table = table
    self.includesSourceIDs = includesSourceIDs
    self.targetVocabularySize = table.targetVocabularySize
    self.markWordCount = table.markWordCount
  }

  /// What a shortlist was made with: how many pieces are always candidates, and how many each source piece adds.
  package static func counts(in url: URL) throws(ModelError) -> (first: Int, best: Int) {
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    return try withExtendedLifetime(file) { () throws(ModelError) in
      let bytes = LittleEndianBytes(bytes: file.bytes)
      guard let first = bytes.size(at: 16), let best = bytes.size(at: 24) else {
        throw diagnosis.damaged("header", expected: "\(headerSize) bytes", found: "\(bytes.count)")
      }
      return (first, best)
    }
  }

  /// Writes the candidates for one sentence to `out`, in rising order, and returns their number: a multiple of 8, or
  /// all of the vocabulary.
  ///
  /// - Parameters:
  ///   - source: Ids of the sentence's pieces, end of sentence included.
  ///   - marks: Scratch of `markWordCount` words, all zero; all zero again on return.
  ///   - out: Room for `targetVocabularySize` ids.
  /// - Complexity: O(listed ids + V / 64); allocates nothing.
  package func candidates(
    for source: UnsafeBufferPointer<Int32>, marks: UnsafeMutableBufferPointer<UInt64>,
    into out: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    table.candidates(for: source, includesSourceIDs: includesSourceIDs, marks: marks, into: out)
  }

  /// Checks the header, the size and the checksum, and finds the two tables.
  private static func table(
    _ bytes: UnsafeRawBufferPointer, _ sourceSize: Int, _ targetSize: Int, _ diagnosis: Diagnosis
  ) throws(ModelError) -> LexiconTable {
    let file = LittleEndianBytes(bytes: bytes)
    guard file.integer(UInt64.self, at: 0) == magic else {
      throw diagnosis.damaged("magic", expected: "a binary lexical shortlist", found: "some other file")
    }
    guard let checksum = file.integer(UInt64.self, at: 8), let first = file.integer(UInt64.self, at: 16),
      let offsetCount = file.size(at: 32), let idCount = file.size(at: 40)
    else { throw diagnosis.damaged("header", expected: "\(headerSize) bytes", found: "\(bytes.count)") }
    guard offsetCount == sourceSize + 1 else {
      throw diagnosis.damaged(
        "offsets", expected: "\(sourceSize + 1) for this vocabulary", found: "\(offsetCount)")
    }
    guard first >= 1 else {
      // Nothing would make the end of a sentence a candidate.
      throw diagnosis.unsupported("first", expected: "at least 1", found: "\(first)")
    }
    let offsetSize = offsetCount * MemoryLayout<UInt64>.size
    let (idSize, overflows) = idCount.multipliedReportingOverflow(by: MemoryLayout<UInt32>.size)
    guard !overflows, let offsets = file.slice(at: headerSize, count: offsetSize),
      let ids = file.slice(at: headerSize + offsetSize, count: idSize),
      bytes.count == headerSize + offsetSize + idSize, let words = wholeWords(bytes)
    else {
      throw diagnosis.damaged(
        "size", expected: "\(headerSize) + 8 x \(offsetCount) + 4 x \(idCount) bytes",
        found: "\(bytes.count)")
    }
    let found = LexiconTable.checksum(of: words)
    guard found == checksum else {
      throw diagnosis.damaged(
        "checksum", expected: String(checksum, radix: 16), found: String(found, radix: 16))
    }
    return LexiconTable(
      offsets: offsets.assumingMemoryBound(to: UInt64.self), ids: ids.assumingMemoryBound(to: UInt32.self),
      targetVocabularySize: targetSize, first: Int(min(first, UInt64(targetSize))))
  }

  /// The whole 64-bit words after the checksum; mappings start on a page, so these are aligned.
  private static func wholeWords(_ bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt64>? {
    let start = 16
    let size = (bytes.count - start) / 8 * 8
    return LittleEndianBytes(bytes: bytes).slice(at: start, count: size)?.assumingMemoryBound(to: UInt64.self)
  }
}

internal import CDragomanKernels

/// The lists of a lexical shortlist where they lie in its file, and the union over the pieces of a sentence.
///
/// Unchecked Sendable: holds pointers to read-only memory that its owner keeps; no method writes through them.
package struct LexiconTable: @unchecked Sendable {
  /// What can be wrong with a table.
  package enum Fault: Hashable, Sendable {
    /// Offsets fall, do not start at 0 or do not end at the number of ids.
    case offsets
    /// A target piece lies outside the vocabulary.
    case ids
  }

  private let lexicon: dgm_lexicon

  /// A table over memory that outlives it.
  ///
  /// - Parameters:
  ///   - offsets: `[source vocabulary + 1]`: where each source piece's list starts in `ids`.
  ///   - ids: Target pieces.
  ///   - targetVocabularySize: Number of target pieces, V.
  ///   - first: The pieces `0..<first` are always candidates.
  /// - Precondition: `offsets` has at least one element; sizes fit in 32 bits.
  package init(
    offsets: UnsafeBufferPointer<UInt64>, ids: UnsafeBufferPointer<UInt32>, targetVocabularySize: Int,
    first: Int
  ) {
    guard let firstOffset = offsets.baseAddress, !offsets.isEmpty else {
      preconditionFailure("a shortlist table needs at least one offset")
    }
    // An empty list of ids is never read, but C wants a pointer.
    let firstID = ids.baseAddress ?? UnsafeRawPointer(firstOffset).assumingMemoryBound(to: UInt32.self)
    lexicon = dgm_lexicon(
      offsets: firstOffset, ids: firstID, id_count: UInt64(ids.count), source_size: Int32(offsets.count - 1),
      target_size: Int32(targetVocabularySize), first: Int32(first))
  }

  /// Target pieces, V: no more candidates than this.
  package var targetVocabularySize: Int { Int(lexicon.target_size) }

  /// Words of 64 marks that `candidates` needs.
  package var markWordCount: Int { (targetVocabularySize + 63) / 64 }

  /// Checks every number of the table once.
  package func fault() -> Fault? {
    withUnsafePointer(to: lexicon) { lexicon in
      switch UInt32(bitPattern: dgm_lexicon_check(lexicon)) {
      case DGM_LEXICON_OK.rawValue: nil
      case DGM_LEXICON_OFFSETS.rawValue: .offsets
      default: .ids
      }
    }
  }

  /// The checksum of shortlist files over their whole 64-bit words.
  package static func checksum(of words: UnsafeBufferPointer<UInt64>) -> UInt64 {
    words.baseAddress.map { dgm_lexicon_checksum($0, words.count) } ?? 0
  }

  /// Writes the candidates for `source` to `out`, in rising order, and returns their number.
  ///
  /// - Parameters:
  ///   - source: Ids of the source pieces, end of sentence included. Others than the vocabulary's count for nothing.
  ///   - includesSourceIDs: Whether the source pieces themselves are candidates.
  ///   - marks: `markWordCount` words, all zero, and all zero again on return.
  ///   - out: Room for `targetVocabularySize` ids.
  /// - Complexity: O(listed ids + V / 64); allocates nothing.
  package func candidates(
    for source: UnsafeBufferPointer<Int32>, includesSourceIDs: Bool,
    marks: UnsafeMutableBufferPointer<UInt64>,
    into out: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    precondition(marks.count >= markWordCount, "\(marks.count) words of marks for \(markWordCount)")
    precondition(out.count >= targetVocabularySize, "room for \(out.count) of \(targetVocabularySize) ids")
    guard let firstMark = marks.baseAddress, let firstOut = out.baseAddress else { return 0 }
    // An empty sentence is never read, but C wants a pointer.
    let firstSource = source.baseAddress ?? UnsafePointer(firstOut)
    return withUnsafePointer(to: lexicon) { lexicon in
      Int(
        dgm_shortlist(
          lexicon, firstSource, Int32(source.count), includesSourceIDs ? 1 : 0, firstMark, firstOut))
    }
  }
}

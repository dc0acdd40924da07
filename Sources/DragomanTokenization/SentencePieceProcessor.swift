internal import CDragomanSentencePiece

/// Owns one loaded SentencePiece model; the only place that calls the library.
///
/// `@unchecked Sendable`: `handle` never changes after `init`, and every function takes it as a pointer to const. In
/// the library these are const member functions that write only to their own locals and to the caller's buffers: the
/// model, its tries and its maps are built while loading, and vocabulary restriction and sampling, the only writers,
/// are not reachable from here. The buffers that the shim fills are one per thread, and are copied before returning.
final class SentencePieceProcessor: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Loads a serialised model; nil when the library refuses it or lacks memory. The bytes must come from `SentencePieceModelCheck`.
  init?(model: [UInt8], lacksMemory: inout Bool) {
    var hasNoMemory: Int32 = 0
    let loaded = model.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      guard let start = bytes.baseAddress else { return nil }
      return dgm_sentencepiece_load(start, Int64(bytes.count), &hasNoMemory)
    }
    lacksMemory = hasNoMemory != 0
    guard let loaded else { return nil }
    handle = loaded
  }

  deinit { dgm_sentencepiece_free(handle) }

  /// Number of pieces.
  var vocabularySize: Int { Int(dgm_sentencepiece_vocabulary_size(handle)) }

  /// Hands the ids of a text to `body`, and `[first byte, byte after the last]` of each piece. Returns false, without
  /// a call of `body`, when the library fails.
  func encode(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (_ ids: UnsafeBufferPointer<Int32>, _ ranges: UnsafeBufferPointer<UInt32>) -> Void
  ) -> Bool {
    guard let start = text.baseAddress else {
      body(UnsafeBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0))
      return true
    }
    var ids: UnsafePointer<Int32>?
    var ranges: UnsafePointer<UInt32>?
    let count = Int(dgm_sentencepiece_encode(handle, start, Int64(text.count), &ids, &ranges))
    guard count >= 0 else { return false }
    body(UnsafeBufferPointer(start: ids, count: count), UnsafeBufferPointer(start: ranges, count: 2 * count))
    return true
  }

  /// The text of `ids`, each below the vocabulary size; nil when the library fails.
  func decode(_ ids: [Int32]) -> String? {
    ids.withUnsafeBufferPointer { ids in
      guard let start = ids.baseAddress else { return "" }
      var text: UnsafePointer<UInt8>?
      let count = Int(dgm_sentencepiece_decode(handle, start, Int64(ids.count), &text))
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }
  }

  /// The text of one piece, its id being below the vocabulary size.
  func piece(_ id: Int32) -> String {
    var text: UnsafePointer<UInt8>?
    let count = Int(dgm_sentencepiece_piece(handle, id, &text))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// The id of the piece with exactly these bytes.
  func id(of piece: String) -> Int32? {
    var piece = piece
    let id = piece.withUTF8 { text -> Int32 in
      guard let start = text.baseAddress else { return -1 }
      return dgm_sentencepiece_id(handle, start, Int64(text.count))
    }
    return id >= 0 ? id : nil
  }
}

internal import CDragomanSentencePiece

/// The linked library of tokenizers.
package enum SentencePiece {
  /// Its file's name, for example `libsentencepiece.so.0.0.0`: the library has no function that tells its version.
  package static var library: String { String(cString: dgm_sentencepiece_library()) }
}

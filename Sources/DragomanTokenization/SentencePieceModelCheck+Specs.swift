// TrainerSpec and NormalizerSpec.

extension SentencePieceModelCheck {
  /// Reads one `trainer_spec`. Should a file hold two, the fields of the second win, as protobuf has it.
  func readTrainer(
    in bytes: [UInt8], _ range: Range<Int>, into trainer: inout SentencePieceModel.Trainer
  ) throws(TokenizationError) {
    var reader = ProtobufReader(bytes, range, file: file)
    while let (number, value) = try reader.next() {
      switch number {
      case 3:
        let key = "trainer_spec.model_type"
        let type = try varint(of: value, key)
        guard let kind = SentencePieceModel.Trainer.Kind(rawValue: type) else {
          // 3 is word and 4 character; there are no others.
          let isKnown = type == 3 || type == 4
          let found = "\(type)"
          throw isKnown
            ? unsupported(key, expected: "1 (unigram) or 2 (bpe)", found: found)
            : damaged(key, expected: "1 (unigram) or 2 (bpe)", found: found)
        }
        trainer.kind = kind
      case 24:
        trainer.treatsWhitespaceAsSuffix = try flag(of: value, "trainer_spec.treat_whitespace_as_suffix")
      case 35:
        trainer.fallsBackToBytes = try flag(of: value, "trainer_spec.byte_fallback")
      case 40:
        trainer.unknownID = Int32(truncatingIfNeeded: try varint(of: value, "trainer_spec.unk_id"))
      case 42:
        trainer.endOfSentenceID = Int32(truncatingIfNeeded: try varint(of: value, "trainer_spec.eos_id"))
      case 44:
        trainer.unknownSurface =
          bytes[
            try text(in: bytes, of: value, "trainer_spec.unk_surface", longest: Self.longestUnknownSurface)]
      case 47:
        trainer.endOfSentencePiece =
          bytes[
            try text(in: bytes, of: value, "trainer_spec.eos_piece", longest: Self.longestPiece)]
      default:
        break
      }
    }
  }

  /// Checks that the trainer gave `</s>` and `<unk>` the ids that Marian relies on. A file that does not say so is
  /// judged by its pieces.
  func checkTrainer(of model: SentencePieceModel) throws(TokenizationError) {
    guard reserved == .marian else { return }
    let expected = [
      ("trainer_spec.eos_id", SentencePieceModel.endOfSentence, model.trainer.endOfSentenceID),
      ("trainer_spec.unk_id", SentencePieceModel.unknown, model.trainer.unknownID),
    ]
    for (key, expected, found) in expected {
      if let found, found != expected {
        throw unsupported(key, expected: "\(expected)", found: "\(found)")
      }
    }
  }

  /// Reads one `normalizer_spec` or `denormalizer_spec`, whose name is `key`.
  func readNormalizer(
    in bytes: [UInt8], _ range: Range<Int>, _ key: String,
    into normalizer: inout SentencePieceModel.Normalizer
  ) throws(TokenizationError) {
    var reader = ProtobufReader(bytes, range, file: file)
    while let (number, value) = try reader.next() {
      switch number {
      case 2:
        let table = try self.range(of: value, "\(key).precompiled_charsmap")
        normalizer.precompiledCharsmap = bytes[table]
      case 3:
        normalizer.addsDummyPrefix = try flag(of: value, "\(key).add_dummy_prefix")
      case 4:
        normalizer.removesExtraWhitespaces = try flag(of: value, "\(key).remove_extra_whitespaces")
      case 5:
        normalizer.escapesWhitespaces = try flag(of: value, "\(key).escape_whitespaces")
      default:
        break
      }
    }
  }
}

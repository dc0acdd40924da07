import Testing

@testable import DragomanTokenization

@Suite("Model check")
struct SentencePieceModelCheckTests {
  /// A change of a sound model, and what the check says to it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let code: TokenizationError.Code
    let key: String?
    let change: @Sendable (inout SentencePieceModel) -> Void

    init(
      _ name: String, _ code: TokenizationError.Code, _ key: String?,
      _ change: @escaping @Sendable (inout SentencePieceModel) -> Void
    ) {
      self.name = name
      self.code = code
      self.key = key
      self.change = change
    }

    var testDescription: String { name }
  }

  private static let faults = [
    Fault("no pieces", .damaged, "pieces") { $0.pieces = [] },
    Fault("no normal piece", .damaged, "pieces") { $0.pieces.removeLast(6) },
    Fault("the same piece twice", .damaged, "pieces[8].piece") { $0.pieces.append($0.pieces[3]) },
    Fault("the same piece with two types", .damaged, "pieces[8].piece") { $0 = $0.appending(["</s>"]) },
    Fault("an empty piece", .damaged, "pieces[8].piece") { $0 = $0.appending([""]) },
    Fault("a NUL in a piece", .damaged, "pieces[8].piece") { $0 = $0.appending(["a\0b"]) },
    Fault("a piece that is not UTF-8", .damaged, "pieces[2].piece") { $0.spell(2, [0xe2, 0x96]) },
    Fault("a piece as deep as a stack", .damaged, "pieces[8].piece") {
      $0 = $0.appending([String(repeating: "x", count: 100_000)])
    },
    Fault("an infinite score", .damaged, "pieces[2].score") { $0.pieces[2].score = -.infinity },
    Fault("a score that is no number", .damaged, "pieces[2].score") { $0.pieces[2].score = .nan },
    Fault("two unknown pieces", .damaged, "pieces") { $0 = $0.appending(["<unk2>"], .unknown) },
    Fault("no unknown piece", .damaged, "pieces") { $0.pieces[1].kind = .normal },
    Fault("the unknown piece elsewhere", .unsupported, "pieces") { $0.pieces.swapAt(1, 2) },
    Fault("the end of a sentence elsewhere", .unsupported, "pieces[0]") { $0.pieces.swapAt(0, 2) },
    Fault("the end of a sentence as a word", .unsupported, "pieces[0]") { $0.pieces[0].kind = .normal },
    Fault("a byte piece without byte fallback", .damaged, "pieces[8].type") {
      $0 = $0.appending(["<0x41>"], .byte)
    },
    Fault("byte fallback without byte pieces", .damaged, "pieces") { $0.trainer.fallsBackToBytes = true },
    Fault("byte fallback without one byte", .damaged, "pieces") {
      $0 = $0.appending(Array(bytePieces.dropLast()), .byte)
      $0.trainer.fallsBackToBytes = true
    },
    Fault("a byte piece in small letters", .damaged, "pieces[8].piece") {
      $0 = $0.appending(["<0xff>"], .byte)
      $0.trainer.fallsBackToBytes = true
    },
    Fault("more nested user-defined pieces than there is room for", .damaged, "pieces") {
      $0 = $0.appending((1...65).map { String(repeating: "x", count: $0) }, .userDefined)
    },
    Fault("a control character in BPE", .damaged, "pieces[8].piece") {
      $0 = $0.appending(["é"], .control)
      $0.trainer.kind = .bpe
    },
    Fault("a long text for the unknown", .damaged, "trainer_spec.unk_surface") {
      $0.trainer.unknownSurface = ArraySlice(repeating: 0x20, count: 65)
    },
  ]

  private static let bytePieces = (0..<256).map { byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return "<0x\(digits.count == 1 ? "0" : "")\(digits)>"
  }

  @Test("names what is wrong", arguments: faults)
  func names(fault: Fault) throws {
    var model = SentencePieceModel.crafted()
    fault.change(&model)
    let error = try #require(throws: TokenizationError.self) { try model.opened() }
    #expect(error.code == fault.code)
    #expect(error.key == fault.key)
    #expect(error.file == "crafted")
  }

  @Test("takes what is right", arguments: [SentencePieceModel.Trainer.Kind.unigram, .bpe])
  func takes(kind: SentencePieceModel.Trainer.Kind) throws {
    let model = SentencePieceModel.crafted(kind)
    #expect(try model.opened().encode("ab c") == [2, 4, 7])
    let nested = (1...64).map { String(repeating: "x", count: $0) }
    let long = try model.appending(nested, .userDefined).opened()
    #expect(long.encode(String(repeating: "x", count: 64)).last == Int32(model.pieces.count + 63))
    var withBytes = model.appending(Self.bytePieces, .byte)
    withBytes.trainer.fallsBackToBytes = true
    let tokenizer = try withBytes.opened()
    let ids = tokenizer.encode("aé")
    #expect(ids.suffix(2).map { tokenizer.piece($0) } == ["<0xC3>", "<0xA9>"])
    #expect(tokenizer.decode(ids) == "aé")
  }

  /// Fields behind a sound model, in protobuf.
  private static let fields: [(String, [UInt8], TokenizationError.Code?)] = [
    ("word model", [0x12, 0x02, 0x18, 0x03], .unsupported),
    ("character model", [0x12, 0x02, 0x18, 0x04], .unsupported),
    ("no such model type", [0x12, 0x02, 0x18, 0x05], .damaged),
    ("eos_id 2", [0x12, 0x03, 0xd0, 0x02, 0x02], .unsupported),
    ("unk_id 0", [0x12, 0x03, 0xc0, 0x02, 0x00], .unsupported),
    ("a piece of type 7", [0x0a, 0x05, 0x0a, 0x01, 0x78, 0x18, 0x07], .damaged),
    (
      "a self-test that fails is left out",
      [0x22, 0x09, 0x0a, 0x07, 0x0a, 0x02, 0x61, 0x62, 0x12, 0x01, 0x62], nil
    ),
    ("a field of others", [0xc2, 0x0c, 0x01, 0x78], nil),
    ("field 6", [0x32, 0x01, 0x78], .damaged),
    ("field 0", [0x02, 0x00], .damaged),
    ("a group", [0x0b, 0x0c], .damaged),
    ("a string beyond the end", [0x22, 0x7f], .damaged),
    ("a string of 2^63 bytes", [0x22, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], .damaged),
    ("a varint of 11 bytes", [0x22] + [UInt8](repeating: 0x80, count: 10) + [0x00], .damaged),
    ("a varint of 65 bits", [0x22] + [UInt8](repeating: 0xff, count: 9) + [0x03], .damaged),
    ("a number for a message", [0x18, 0x01], .damaged),
    ("a flag of 2", [0x1a, 0x02, 0x18, 0x02], .damaged),
  ]

  @Test("reads every field for what it is", arguments: fields)
  func reads(name: String, field: [UInt8], code: TokenizationError.Code?) throws {
    let bytes = SentencePieceModel.crafted().serialized() + field
    let check = SentencePieceModelCheck(file: name)
    if let code {
      let error = try #require(throws: TokenizationError.self) { try Tokenizer(bytes, check: check) }
      #expect(error.code == code)
    } else {
      #expect(try Tokenizer(bytes, check: check).encode("ab") == [2])
    }
  }

  @Test("writes what it read")
  func writes() throws {
    var model = SentencePieceModel.crafted()
    model.denormalizer = SentencePieceModel.Normalizer(addsDummyPrefix: false)
    model.trainer.unknownSurface = Array("?".utf8)[...]
    let bytes = model.serialized()
    #expect(try SentencePieceModelCheck(file: "").model(from: bytes).serialized() == bytes)
  }
}

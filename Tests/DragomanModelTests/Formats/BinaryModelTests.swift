import TestSupport
import Testing

@testable import DragomanModel

@Suite("Marian .bin files")
struct BinaryModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ builder: BinaryModelBuilder) throws -> WeightFile {
    try WeightFile(contentsOf: folder.write(builder.bytes(), to: "model.bin"))
  }

  @Test(
    "reads float types as float32",
    arguments: [
      (0x402, rawBytes(Sample.values.map(Float16.init))), (0x404, rawBytes(Sample.values)),
      (0x408, rawBytes(Sample.values.map(Double.init))),
    ] as [(UInt64, [UInt8])])
  func floatTypes(_ type: UInt64, _ data: [UInt8]) throws {
    let file = try open(BinaryModelBuilder([.init("W", type, [2, 3], data)]))
    let tensor = try file.requiredTensor("W")
    #expect(tensor.rows == 2 && tensor.columns == 3)
    #expect(try file.floats(of: "W") == Sample.values)
  }

  @Test("widens every float16 exactly, save infinity and NaN, which it refuses")
  func everyHalf() throws {
    let halves = (UInt16.min...UInt16.max).map(Float16.init(bitPattern:)).filter(\.isFinite)
    let file = try open(BinaryModelBuilder([.init("W", 0x402, [1, Int32(halves.count)], rawBytes(halves))]))
    let floats = try file.floats(of: "W")
    #expect(firstDifference(floats.map(\.bitPattern), halves.map { Float($0).bitPattern }) == nil)
    for half in [Float16.infinity, -.infinity, .nan] {
      #expect(throws: ModelError.self) {
        try open(BinaryModelBuilder([.init("W", 0x402, [1, 1], rawBytes([half]))]))
      }
    }
  }

  @Test(
    "reads vectors and leading dimensions of one as matrices",
    arguments: [
      ([6], 1, 6), ([2, 3], 2, 3), ([1, 1, 2, 3], 2, 3), ([1, 6, 1], 6, 1),
    ] as [([Int32], Int, Int)])
  func shapes(_ shape: [Int32], _ rows: Int, _ columns: Int) throws {
    let tensor = try open(BinaryModelBuilder([.init("W", 0x404, shape, rawBytes(Sample.values))]))
      .requiredTensor("W")
    #expect(tensor.rows == rows && tensor.columns == columns)
  }

  @Test("reads unpadded files and files with misaligned numbers", arguments: [0, 1, 2, 3])
  func unpadded(_ extraPad: Int) throws {
    var builder = BinaryModelBuilder([Sample.quantised(), Sample.floats])
    builder.isPadded = false
    builder.extraPad = extraPad
    let file = try open(builder)
    #expect(try file.floats(of: "W") == Sample.values)
    let weight = try file.int8(of: "encoder_l1_self_Wq")
    #expect(weight.values == [1, 2, 3, -4, 5, -127] && weight.multiplier == 10 && weight.isTransposed)
  }

  @Test("steps over number types no parameter has, and says so when one is asked for")
  func otherTypes() throws {
    let file = try open(
      BinaryModelBuilder([.init("steps", 0x104, [1, 2], rawBytes([Int32(1), 2])), Sample.floats]))
    #expect(file.tensorNames == ["W"])
    #expect(
      throws: ModelError(
        .unsupported, file: "model.bin", key: "steps", expected: "float or int8 weights", found: "int32")
    ) {
      try file.requiredTensor("steps")
    }
  }

  @Test(
    "refuses layouts for one kind of processor, in words",
    arguments: [
      0x802, 0x1801, 0x2801, 0x18001, 0x11001, 0x12001, 0x13001, 0x14002, 0x11002, 0x12002, 0x4102, 0x10002,
    ] as [UInt64])
  func hardwareLayouts(_ type: UInt64) throws {
    let error = try #require(throws: ModelError.self) {
      try open(
        BinaryModelBuilder([.init("encoder_l1_self_Wq", type, [2, 3], [UInt8](repeating: 0, count: 256))]))
    }
    #expect(error.code == .unsupported && error.key == "encoder_l1_self_Wq")
    #expect(try #require(error.found).contains("bit"))
  }

  @Test("refuses what is damaged, naming it", arguments: damages)
  func damaged(_ what: String, key: String?, code: ModelError.Code, builder: BinaryModelBuilder) throws {
    let error = try #require(throws: ModelError.self, "\(what)") { try open(builder) }
    #expect(error.code == code && error.key == key, "\(what): \(error)")
  }

  /// What is wrong, the key and code of the error, and the file.
  static let damages: [(String, String?, ModelError.Code, BinaryModelBuilder)] = {
    func with(_ items: [BinaryModelBuilder.Item], _ change: (inout BinaryModelBuilder) -> Void = { _ in })
      -> BinaryModelBuilder
    {
      var builder = BinaryModelBuilder(items)
      change(&builder)
      return builder
    }
    let weight = "encoder_l1_self_Wq"
    return [
      ("encrypted", "version", .unsupported, with([Sample.floats]) { $0.version = 2 }),
      ("not a model", nil, .damaged, with([Sample.floats]) { $0.version = 0x2073_6920_7369_6874 }),
      ("a tensor twice", "W", .damaged, with([Sample.floats, Sample.floats])),
      ("no configuration", "special:model.yml", .damaged, with([Sample.floats]) { $0.items.removeLast() }),
      (
        "configuration as float", "special:model.yml", .damaged,
        with([]) {
          $0.items = [.init("special:model.yml", 0x404, [1, 6], rawBytes(Sample.values))]
        }
      ),
      ("NaN", "W", .damaged, with([.init("W", 0x404, [1, 2], rawBytes([1, Float.nan]))])),
      ("infinite double", "W", .damaged, with([.init("W", 0x408, [1, 2], rawBytes([1, 1e300]))])),
      ("-128", weight, .damaged, with([Sample.quantised(values: [1, 2, 3, 4, 5, -128])])),
      ("multiplier 0", weight, .damaged, with([Sample.quantised(multiplier: 0)])),
      ("multiplier below 0", weight, .damaged, with([Sample.quantised(multiplier: -1)])),
      ("multiplier NaN", weight, .damaged, with([Sample.quantised(multiplier: .nan)])),
      ("multiplier infinite", weight, .damaged, with([Sample.quantised(multiplier: .infinity)])),
      (
        "multiplier too small", weight, .damaged, with([Sample.quantised(multiplier: .leastNonzeroMagnitude)])
      ),
      ("int8 embeddings of marian-nmt", "Wemb", .unsupported, with([Sample.quantised("Wemb", 0x10001)])),
      (
        "trained positions", "Wpos", .unsupported, with([.init("Wpos", 0x404, [1, 1], rawBytes([Float(1)]))])
      ),
      ("unknown type", "W", .damaged, with([.init("W", 0x9999, [1, 1], rawBytes([Float(1)]))])),
      ("negative dimension", "W", .damaged, with([.init("W", 0x404, [-1, 3], rawBytes(Sample.values))])),
      ("dimension 0", "W", .damaged, with([.init("W", 0x404, [0, 3], rawBytes(Sample.values))])),
      ("three dimensions", "W", .damaged, with([.init("W", 0x404, [2, 1, 3], rawBytes(Sample.values))])),
      (
        "shape beyond memory", "W", .damaged,
        with([.init("W", 0x404, [.max, .max], rawBytes(Sample.values))])
      ),
      (
        "shape larger than the data", "W", .damaged,
        with([.init("W", 0x404, [65, 1], rawBytes(Sample.values))])
      ),
      (
        "data larger than the shape", "W", .damaged,
        with([.init("W", 0x404, [1, 1], [UInt8](repeating: 0, count: 512))])
      ),
      (
        "name without zero byte", "name 0", .damaged,
        with([Sample.floats]) { $0.items[0].name = Array("WW".utf8) }
      ),
      ("empty name", "header 0", .damaged, with([Sample.floats]) { $0.items[0].name = [0] }),
      (
        "line break in a name", "name 0", .damaged,
        with([Sample.floats]) { $0.items[0].name = [0x57, 0x0A, 0] }
      ),
      ("zero byte in a name", "name 0", .damaged, with([Sample.floats]) { $0.items[0].name = [0x57, 0, 0] }),
      (
        "byte above ASCII in a name", "name 0", .damaged,
        with([Sample.floats]) { $0.items[0].name = [0x57, 0xFF, 0] }
      ),
    ]
  }()

  @Test("refuses a file that goes on after its data")
  func trailingBytes() throws {
    let url = try folder.write(BinaryModelBuilder([Sample.floats]).bytes() + [0], to: "model.bin")
    #expect(throws: ModelError.self) { try WeightFile(contentsOf: url) }
  }

  @Test(
    "refuses an empty file and a few bytes",
    arguments: [[], [0x50], [0x50, 0x4B], Array("PK\u{5}\u{6}".utf8)] as [[UInt8]])
  func tiny(_ bytes: [UInt8]) throws {
    let url = try folder.write(bytes, to: "model.bin")
    #expect(throws: ModelError.self) { try WeightFile(contentsOf: url) }
  }

  @Test("refuses an activation scale that is no number above 0", arguments: [0, -1] as [Float])
  func activationScale(_ scale: Float) throws {
    let file = try open(
      BinaryModelBuilder([
        .init("encoder_l1_self_Wq_QuantMultA", 0x404, [1, 1], rawBytes([scale])),
        .init("encoder_l1_self_Wk_QuantMultA", 0x404, [1, 2], rawBytes([Float(1), 2])),
      ]))
    #expect(throws: ModelError.self) { try file.activationMultiplier(for: "encoder_l1_self_Wq") }
    #expect(throws: ModelError.self) { try file.activationMultiplier(for: "encoder_l1_self_Wk") }
    #expect(try file.activationMultiplier(for: "encoder_l1_self_Wv") == nil)
  }
}

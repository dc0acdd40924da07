import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("NumPy .npz files")
struct NPZTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ builder: ZIPBuilder) throws -> WeightFile {
    try WeightFile(contentsOf: folder.write(builder.bytes(), to: "model.npz"))
  }

  @Test("reads stored and deflated members, with NumPy's ZIP64 local headers and without")
  func memberForms() throws {
    var zip64 = Sample.npz
    for index in zip64.members.indices { zip64.members[index].hasZIP64Header = true }
    var deflated = Sample.npz
    deflated.members = deflated.members.map { $0.deflatedWithoutCompression() }
    for builder in [Sample.npz, zip64, deflated] {
      #expect(try open(builder).floats(of: "W") == Sample.values)
    }
  }

  @Test("reads what NumPy deflates", arguments: Fixtures.models)
  func deflatedByNumPy(_ model: String) throws {
    let bytes = try Fixtures.bytes("\(model)/golden/activations-f32.npz")
    let memory = OwnedMemory()
    try bytes.withUnsafeBytes { bytes in
      let items = try NPZReader(diagnosis: Diagnosis(file: "activations"), memory: memory).items(bytes)
      let ids = try #require(items.first { $0.name.hasSuffix("/src_ids") })
      let line = try #require(Int(ids.name.dropFirst("line".count).prefix { $0.isNumber }))
      let tokens = try String(contentsOf: Fixtures.url("\(model)/golden/tokens.tsv"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)[line + 1].split(separator: "\t")[1]
      let expected = tokens.split(separator: " ").compactMap { Int32($0) } + [0]
      #expect(ids.type == .other(name: "int32", size: 4))
      #expect(
        (0..<ids.shape.count).map { ids.bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self) }
          == expected)
    }
    withExtendedLifetime(memory) {}
  }

  @Test(
    "reads float types as float32, vectors and scalars as matrices",
    arguments: [
      ("<f2", "(2, 3)", rawBytes(Sample.values.map(Float16.init)), 2, 3),
      ("<f8", "(2, 3)", rawBytes(Sample.values.map(Double.init)), 2, 3),
      ("<f4", "(6,)", rawBytes(Sample.values), 1, 6),
      ("<f4", "()", rawBytes([Sample.values[0]]), 1, 1),
      ("<f4", "(1, 1, 6)", rawBytes(Sample.values), 1, 6),
    ])
  func arrays(_ descriptor: String, _ shape: String, _ data: [UInt8], _ rows: Int, _ columns: Int) throws {
    let file = try open(ZIPBuilder(members: Sample.members(npy(descriptor, shape, data))))
    let tensor = try file.requiredTensor("W")
    #expect(tensor.rows == rows && tensor.columns == columns)
    #expect(try file.floats(of: "W") == Array(Sample.values.prefix(rows * columns)))
  }

  @Test("steps over number types no parameter has", arguments: ["|b1", "|u1", "|i1"])
  func otherTypes(_ descriptor: String) throws {
    let file = try open(ZIPBuilder(members: Sample.members(npy(descriptor, "(2,)", [0, 1]))))
    #expect(file.tensorNames.isEmpty)
    #expect(throws: ModelError.self) { try file.requiredTensor("W") }
  }

  @Test(
    "refuses arrays it cannot read",
    arguments: [
      npy(">f4", "(2, 3)", rawBytes(Sample.values)), npy("<c8", "(3,)", rawBytes(Sample.values)),
      npy("<f4", "(2, 3)", rawBytes(Sample.values), fortranOrder: "True"),
      npy("<f4", "(2, 3)", rawBytes(Sample.values), fortranOrder: "true"),
      npy("<f4", "(2, 2)", rawBytes(Sample.values)), npy("<f4", "(2, 4)", rawBytes(Sample.values)),
      npy("<f4", "(0, 6)", []), npy("<f4", "(-2, 3)", rawBytes(Sample.values)),
      npy("<f4", "(2 3)", rawBytes(Sample.values)), npy("<f4", "(2, 3", rawBytes(Sample.values)),
      npy("<f4", "(3000000000, 3000000000)", rawBytes(Sample.values)),
      npy("<f4", "(99999999999999999999,)", rawBytes(Sample.values)),
      npy("<f4", "(2147483647, 2147483647)", rawBytes(Sample.values)),
      npy("<f4", "(1,1,1,1,1,1,1,2,3)", rawBytes(Sample.values)),
      npy("<f4", "(2, 3), 'shape': (2, 3)", rawBytes(Sample.values)),
      npy("<f4", "(2, 3), 'other': 1", rawBytes(Sample.values)),
      npy("<f4', 'x': '", "(2, 3)", rawBytes(Sample.values)),
      npy("<f4", "(2,)", rawBytes([1, Float.infinity])),
      Array(npy("<f4", "(2, 3)", rawBytes(Sample.values)).prefix(9)), Array(npy("<f4", "()", []).prefix(60)),
      [],
      Array("not an array".utf8),
    ])
  func brokenArrays(_ array: [UInt8]) throws {
    let error = try #require(throws: ModelError.self) { try open(ZIPBuilder(members: Sample.members(array))) }
    #expect(error.key == "W")
  }

  @Test("refuses damaged archives", arguments: damages)
  func damaged(_ what: String, _ builder: ZIPBuilder) throws {
    #expect(throws: ModelError.self, "\(what)") { try open(builder) }
  }

  static let damages: [(String, ZIPBuilder)] = {
    func with(_ change: (inout ZIPBuilder.Member) -> Void) -> ZIPBuilder {
      var builder = Sample.npz
      change(&builder.members[0])
      return builder
    }
    func deflated(_ change: (inout ZIPBuilder.Member) -> Void) -> ZIPBuilder {
      with {
        $0 = $0.deflatedWithoutCompression()
        change(&$0)
      }
    }
    return [
      ("wrong checksum", with { $0.checksum ^= 1 }),
      ("wrong checksum, deflated", deflated { $0.checksum ^= 1 }),
      ("encrypted", with { $0.flags = 1 }),
      ("unknown compression", with { $0.method = 12 }),
      ("stored with another size", with { $0.declaredSize += 1 }),
      ("deflated to less", deflated { $0.declaredSize += 1 }),
      ("deflated to more", deflated { $0.declaredSize -= 1 }),
      ("deflated to nothing", deflated { $0.declaredSize = 0 }),
      ("a size no deflated data has", deflated { $0.declaredSize = .max - 1 }),
      ("data behind the deflated stream", deflated { $0.data.append(0) }),
      ("a cut deflated stream", deflated { $0.data.removeLast(8) }),
      ("garbage instead of a deflated stream", deflated { $0.data = [UInt8](repeating: 0xFF, count: 200) }),
      ("a size of ZIP64", with { $0.declaredSize = .max }),
      ("no array", with { $0.name = "W.txt" }),
      ("no name", with { $0.name = ".npy" }),
      ("a blank in a name", with { $0.name = "W W.npy" }),
      ("a name twice", with { $0.name = "special:model.yml.npy" }),
      (
        "a comment",
        {
          var builder = Sample.npz
          builder.comment = Array("made by hand".utf8)
          return builder
        }()
      ),
    ]
  }()

  @Test("refuses a table of contents that names fewer members than it holds")
  func hiddenMember() throws {
    var bytes = Sample.npz.bytes()
    // The two counts of the end record.
    for offset in [bytes.count - 14, bytes.count - 12] { bytes[offset] -= 1 }
    let url = try folder.write(bytes, to: "model.npz")
    let error = try #require(throws: ModelError.self) { try WeightFile(contentsOf: url) }
    #expect(error.key == "ZIP directory")
  }

  @Test("refuses an archive that would inflate beyond measure, before it takes the memory")
  func bomb() throws {
    // 100,000 deflated bytes could become 100 MB; the file as a whole is allowed less.
    var builder = Sample.npz
    let contents = [UInt8](repeating: 0, count: 100_000)
    var member = ZIPBuilder.Member("bomb.npy", contents).deflatedWithoutCompression()
    member.declaredSize = 100_000_000
    builder.members.insert(member, at: 0)
    let error = try #require(throws: ModelError.self) { try open(builder) }
    #expect(error.code == .unsupported && error.key == "bomb")
  }
}

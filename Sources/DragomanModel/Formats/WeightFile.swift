internal import DragomanTensors

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A Marian model file, `.npz` or `.bin`, open: its configuration and its tensors.
///
/// Every length, offset, shape, type and number of the file is checked when it is opened; after that nothing can fail.
/// Weights stay where they lie in the mapped file wherever type and alignment allow.
package final class WeightFile: Sendable {
  /// The file's name, without its folder.
  package let name: String
  /// The training configuration stored in the file.
  package let configuration: MarianConfiguration

  private let file: MappedFile
  /// Only keeps the blocks alive that tensors point into.
  ///
  /// `nonisolated(unsafe)`: filled in `init`, from then on untouched until `deinit`.
  private nonisolated(unsafe) let memory: OwnedMemory
  private let tensors: [String: StoredTensor]
  /// The types of items that are no tensors, so that asking for one as a parameter can be answered.
  private let otherTypes: [String: String]

  /// Opens and checks the model at `url`. Whether it is a `.npz` or a `.bin` is seen from its content.
  ///
  /// - Throws: `notFound`; `damaged` if the file breaks its format; `unsupported` if it is of a kind, or has a
  ///   configuration, that this runtime does not handle.
  /// - Complexity: O(file size): all weights are read once.
  package init(contentsOf url: URL) throws(ModelError) {
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    let memory = OwnedMemory()
    let isArchive = LittleEndianBytes(bytes: file.bytes).integer(UInt16.self, at: 0) == 0x4B50  // "PK"
    let items =
      isArchive
      ? try NPZReader(diagnosis: diagnosis, memory: memory).items(file.bytes)
      : try BinaryModelReader(diagnosis: diagnosis).items(file.bytes)

    let loader = TensorLoader(diagnosis: diagnosis, memory: memory)
    var configuration: MarianConfiguration?
    var tensors: [String: StoredTensor] = [:]
    var otherTypes: [String: String] = [:]
    for item in items {
      guard tensors[item.name] == nil, otherTypes[item.name] == nil else {
        throw diagnosis.damaged(item.name, expected: "each name once", found: "it twice")
      }
      guard !item.name.hasSuffix("Wpos") else {
        throw diagnosis.unsupported(item.name, expected: "computed positions", found: "trained positions")
      }
      if item.name == TensorName.configuration {
        configuration = try MarianConfiguration(item, diagnosis)
      }
      if item.name.hasPrefix("special:") {
        otherTypes[item.name] = "\(item.type)"
      } else if let tensor = try loader.tensor(item) {
        tensors[item.name] = tensor
      } else {
        otherTypes[item.name] = "\(item.type)"
      }
    }
    guard let configuration else {
      throw diagnosis.damaged(TensorName.configuration, expected: "a configuration", found: "none")
    }
    self.name = diagnosis.file
    self.configuration = configuration
    self.file = file
    self.memory = memory
    self.tensors = tensors
    self.otherTypes = otherTypes
  }

  /// The file's size.
  var byteCount: Int { file.byteCount }

  /// The names of all tensors, sorted.
  package var tensorNames: [String] { tensors.keys.sorted() }

  /// The tensor of that name; nil if there is none.
  package func tensor(_ name: String) -> StoredTensor? { tensors[name] }

  /// The tensor of that name, which the network cannot do without.
  ///
  /// - Throws: `damaged` if there is no such item, `unsupported` if it is of a type that no parameter has.
  package func requiredTensor(_ name: String) throws(ModelError) -> StoredTensor {
    if let tensor = tensors[name] { return tensor }
    let diagnosis = Diagnosis(file: self.name)
    throw otherTypes[name].map { diagnosis.unsupported(name, expected: "float or int8 weights", found: $0) }
      ?? diagnosis.damaged(name, expected: "a tensor of this name", found: "none")
  }
}

extension MappedFile {
  /// Maps a file of a model; the system's refusals as errors of that file.
  convenience init(model url: URL, _ diagnosis: Diagnosis) throws(ModelError) {
    do {
      try self.init(contentsOf: url)
    } catch {
      let found =
        switch error {
        case .notFound: "none"
        case .notRegular: "no regular file"
        case .system(let code): "system error \(code)"
        }
      throw ModelError(.notFound, file: diagnosis.file, expected: "a readable file", found: found)
    }
  }
}

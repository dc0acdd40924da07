internal import DragomanTensors

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The weights of a model, open: its configuration, and its tensors under Marian's names.
///
/// Every length, offset, shape, type and number of the file is checked when it is opened; after that nothing can fail.
/// Weights stay where they lie in the mapped file wherever type and alignment allow.
package final class WeightFile: Sendable {
  /// The file's name, without its folder.
  package let name: String
  /// The training configuration stored in the file.
  package let configuration: MarianConfiguration
  /// The item that the configuration was read from, YAML text with zeros behind it; empty where a file has none.
  let configurationItem: [UInt8]

  private let file: MappedFile
  /// Only keeps the blocks alive that tensors point into.
  ///
  /// `nonisolated(unsafe)`: filled in `init`, from then on untouched until `deinit`.
  private nonisolated(unsafe) let memory: OwnedMemory
  private let tensors: [String: StoredTensor]
  /// The types of items that are no tensors, so that asking for one as a parameter can be answered.
  private let otherTypes: [String: String]

  /// Opens and checks the weights of `files`. How a file of Marian's is built is seen from its content.
  ///
  /// - Throws: `notFound`; `damaged` if a file breaks its format; `unsupported` if it is of a kind, or has a
  ///   configuration, that this runtime does not handle.
  /// - Complexity: O(file size): all weights are read once.
  package init(_ files: ModelFiles) throws(ModelError) {
    let diagnosis = Diagnosis(file: files.weights.lastPathComponent)
    let file = try MappedFile(model: files.weights, diagnosis)
    let memory = OwnedMemory()
    let network: NetworkContent
    switch files.format {
    case .marian:
      network = try NetworkContent(marian: file.bytes, diagnosis, memory: memory)
    case .huggingFaceMarian:
      network = try NetworkContent(huggingFace: file.bytes, files, diagnosis)
    case .ctranslate2:
      network = try NetworkContent(ctranslate: file.bytes, files, diagnosis, memory: memory)
    }
    let loader = TensorLoader(diagnosis: diagnosis, memory: memory)
    var tensors: [String: StoredTensor] = [:]
    var otherTypes: [String: String] = [:]
    for item in network.items {
      guard tensors[item.name] == nil, otherTypes[item.name] == nil else {
        throw diagnosis.damaged(item.name, expected: "each name once", found: "it twice")
      }
      if item.name.hasPrefix("special:") {
        otherTypes[item.name] = "\(item.type)"
      } else if let tensor = try loader.tensor(item) {
        tensors[item.name] = tensor
      } else {
        otherTypes[item.name] = "\(item.type)"
      }
    }
    self.name = diagnosis.file
    self.configuration = network.configuration
    self.configurationItem = Array(
      network.items.first { $0.name == TensorName.configuration }?.bytes
        ?? UnsafeRawBufferPointer(start: nil, count: 0))
    self.file = file
    self.memory = memory
    self.tensors = tensors
    self.otherTypes = otherTypes
  }

  /// Whether no tensor is int8.
  package var isFloat: Bool {
    !tensors.values.contains { tensor in
      if case .int8 = tensor.storage { true } else { false }
    }
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
      if error == .noMemory { throw diagnosis.noMemory(nil, for: "the file's pages") }
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

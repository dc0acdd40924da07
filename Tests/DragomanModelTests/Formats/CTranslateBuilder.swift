import Foundation
import TestSupport

@testable import DragomanModel

/// A CTranslate2 `model.bin`, field by field, so that each field can be wrong or of an older version.
struct CTranslateBuilder {
  struct Variable {
    var name: String
    var dimensions: [UInt32]
    var type: UInt8
    var data: [UInt8]
    /// What the file says of the data's size; nil for the truth.
    var statedSize: UInt32?
  }

  var version: UInt32
  var network: String
  var revision: UInt32
  var variables: [Variable]
  var aliases: [(name: String, variable: String)]
  /// What the file says of their numbers; nil for the truth.
  var statedVariables: UInt32?
  var statedAliases: UInt32?

  /// The file at `path` in the fixtures, taken apart.
  init(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let file = try bytes.withUnsafeBytes { bytes in
      let file = try CTranslateFile(bytes, diagnosis: Diagnosis(file: "model.bin"))
      return (
        file,
        file.variables.map { name, variable in
          Variable(
            name: name, dimensions: variable.dimensions.map(UInt32.init), type: variable.type.rawValue,
            data: Array(variable.bytes))
        }
      )
    }
    version = UInt32(file.0.version)
    network = file.0.network
    revision = UInt32(file.0.revision)
    variables = file.1.sorted { $0.name < $1.name }
    aliases = file.0.aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Adds a number of the type int8.
  mutating func add(_ name: String, _ value: Int8) {
    variables.append(Variable(name: name, dimensions: [], type: 1, data: rawBytes([value])))
  }

  /// Changes the variable `name`.
  mutating func change(_ name: String, _ change: (inout Variable) -> Void) {
    for index in variables.indices where variables[index].name == name { change(&variables[index]) }
  }

  /// Goes back to an older version, which says in variables what version 6 has in its settings, and in fewer ways.
  mutating func makeOlder(_ version: UInt32, endsSource: Bool) {
    self.version = version
    add("with_source_eos", endsSource ? 1 : 0)
    if version < 5 {
      // Attributes of both sides stood once, before both.
      revision = 4
      for attribute in ["num_heads", "pre_norm", "activation", "alignment_layer", "alignment_heads"] {
        for variable in variables where variable.name == "decoder/\(attribute)" {
          var moved = variable
          moved.name = attribute
          variables.append(moved)
        }
        for side in ["encoder", "decoder"] {
          variables.removeAll { $0.name == "\(side)/\(attribute)" }
          aliases.removeAll { $0.name == "\(side)/\(attribute)" }
        }
      }
    }
    guard version < 3 else { return }
    for alias in aliases {
      for suffix in ["", "_scale"] {
        for variable in variables where variable.name == alias.variable + suffix {
          var copy = variable
          copy.name = alias.name + suffix
          variables.append(copy)
        }
      }
    }
    aliases = []
  }

  func bytes() -> [UInt8] {
    var file = ByteBuilder()
    file.append(version)
    append(network, to: &file)
    file.append(revision)
    file.append(statedVariables ?? UInt32(variables.count))
    for variable in variables {
      append(variable.name, to: &file)
      file.append(UInt8(truncatingIfNeeded: variable.dimensions.count))
      for dimension in variable.dimensions { file.append(dimension) }
      let size = CTranslateFile.NumberType(rawValue: variable.type)?.size ?? 1
      file.append(version < 4 ? UInt8(size) : variable.type)
      file.append(variable.statedSize ?? UInt32(variable.data.count / (version < 4 ? size : 1)))
      file.append(variable.data)
    }
    guard version >= 3 else { return file.bytes }
    file.append(statedAliases ?? UInt32(aliases.count))
    for alias in aliases {
      append(alias.name, to: &file)
      append(alias.variable, to: &file)
    }
    return file.bytes
  }

  private func append(_ text: String, to file: inout ByteBuilder) {
    file.append(UInt16(truncatingIfNeeded: text.utf8.count + 1))
    file.append(Array(text.utf8) + [0])
  }
}

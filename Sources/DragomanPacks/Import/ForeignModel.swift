package import Foundation

/// Another program's model, its files copied into the folder of a pack to be. What only somebody who reads models can
/// do with them is still to be done.
package struct ForeignModel: Sendable {
  /// The files by what they are for, the model first; the names are plain.
  package typealias Files = [(role: PackFileRole, name: String)]

  /// Whose model it is.
  package let engine: PackEngine
  /// Where the files lie. What is written there and listed becomes part of the pack.
  package let folder: URL
  /// The files.
  package let files: Files
  /// The languages it is imported for, BCP-47.
  package let source, target: String
  /// What the user said.
  package let options: PackImport.Options

  init(_ found: any ForeignFolder, in folder: URL, facts: PackFacts, options: PackImport.Options) {
    engine = found.engine
    self.folder = folder
    files = found.files.map { ($0.role, $0.file.name) }
    source = facts.languages.source
    target = facts.languages.target
    self.options = options
  }

  /// Where the file with `role` lies; nil if there is none.
  package func url(of role: PackFileRole) -> URL? {
    files.first { $0.role == role }.map { url(named: $0.name) }
  }

  /// Where a file of that name lies, or would.
  package func url(named name: String) -> URL {
    folder.appending(path: name, directoryHint: .notDirectory)
  }

  /// The files as they came, to be changed.
  package var adapted: AdaptedModel {
    AdaptedModel(
      engine: engine, files: files, positions: options.positions, targetToken: nil, weights: .kept)
  }

  /// The digest of the file `name`: the one made when it was copied, unless it was written anew.
  func digest(
    of name: String, known: [String: FileDigest], _ isCancelled: () -> Bool
  ) throws(PackError) -> FileDigest {
    if let digest = known[name] { return digest }
    return try FileDigest(of: url(named: name), isCancelled: isCancelled)
  }
}

/// A model whose files an engine can open as they are.
package struct AdaptedModel: Sendable {
  /// Whose model it is.
  package var engine: PackEngine
  /// The files. One that was changed has another name than before.
  package var files: ForeignModel.Files
  /// The position signal, where it is not the engine's usual one.
  package var positions: PackPositions?
  /// The piece before each source that names the target language.
  package var targetToken: String?
  /// What became of the weights.
  package var weights: ImportedWeights

  /// Puts a file in the place of the one that had its role.
  package mutating func replace(_ role: PackFileRole, by name: String) {
    if let index = files.firstIndex(where: { $0.role == role }) {
      files[index].name = name
    } else {
      files.append((role, name))
    }
  }

  /// Whether a runtime of the first format can read the pack.
  var isPlain: Bool {
    engine == .marian && positions == nil && targetToken == nil
      && files.allSatisfy {
        [.model, .vocabulary, .sourceVocabulary, .targetVocabulary, .shortlist].contains($0.role)
      }
      && files.allSatisfy { !$0.name.hasSuffix(".safetensors") }
  }
}

/// What became of a model's weights when it was imported.
package enum ImportedWeights: Hashable, Sendable {
  /// They are as they came.
  case kept
  /// They are int8 now. On sample text the translations share this part of their pieces, 0 to 1, with those of the
  /// float weights.
  case quantized(agreement: Double)
  /// They stayed float, since int8 agreed with them too little.
  case keptFloat(agreement: Double)
}

/// Makes the files of another program's model ready for an engine: quantises, chooses, converts.
package struct ModelAdapter: Sendable {
  /// Takes a model and whether the work was called off.
  package typealias Body = @Sendable (ForeignModel, () -> Bool) throws(PackError) -> AdaptedModel

  private let body: Body

  /// An adapter that does what `body` says.
  package init(_ body: @escaping Body) { self.body = body }

  /// Leaves everything as it is.
  package static let none = ModelAdapter { model, _ throws(PackError) in model.adapted }

  func adapted(_ model: ForeignModel, _ isCancelled: () -> Bool) throws(PackError) -> AdaptedModel {
    try body(model, isCancelled)
  }
}

package import Foundation

/// How a pack is meant to be run.
package enum PackStrategy: String, Hashable, Sendable, CaseIterable, Codable {
  /// A small model, for greedy search with a shortlist.
  case lowLatency = "low-latency"
  /// A larger model, for beam search over the whole vocabulary.
  case highFidelity = "high-fidelity"
}

/// Whose model a pack holds, and so what its files are.
package enum PackEngine: String, Hashable, Sendable, CaseIterable, Codable {
  /// Marian's, Firefox's and translateLocally's: a model file that says everything, and `.spm` vocabularies.
  case marian
  /// MarianMT of Hugging Face's transformers: `config.json`, `model.safetensors`, `source.spm`, `target.spm`,
  /// `vocab.json`.
  case huggingFaceMarian = "huggingface-marian"
  /// CTranslate2's, also in packages of Argos: `model.bin`, `config.json`, lists of tokens, SentencePiece models.
  case ctranslate2
}

/// Which position signal a model computes with, where its files leave it open.
package enum PackPositions: String, Hashable, Sendable, CaseIterable, Codable {
  /// Marian's, with which Marian trains.
  case marian
  /// That of Hugging Face's transformers.
  case transformers
}

/// What a pack is: the part that its manifest and a catalog's entry have in common.
package struct PackDescription: Hashable, Sendable {
  /// The engine format this build reads; a pack that asks for a later one is refused.
  package static let engineFormat = 2
  /// The engine format of a pack with no more than a model file, `.spm` vocabularies and a shortlist.
  package static let plainFormat = 1

  /// The pack's name and that of its folder, `[A-Za-z0-9._-]{1,96}` and not hidden. Never parsed.
  package let id: String
  /// The language it translates from, BCP-47.
  package let source: String
  /// The language it translates to, BCP-47.
  package let target: String
  /// `source` as matching sees it.
  package let sourceIdentity: LanguageIdentity
  /// `target` as matching sees it.
  package let targetIdentity: LanguageIdentity
  /// The pack's version.
  package let version: PackVersion
  /// The least engine format that runs it.
  package let minimumEngineFormat: Int
  /// How it is meant to be run.
  package let strategy: PackStrategy
  /// The licence of its weights, an SPDX expression or a sentence.
  package let licence: String
  /// Figures by name, in the names' own units.
  package let quality: [String: Double]
}

/// Where a model's word alignments are read.
package struct PackAlignment: Hashable, Sendable, Codable {
  /// The decoder layer, counted as in the model's own parameter names, from 1.
  package let layer: Int
  /// The attention head in that layer, from 0.
  package let head: Int
}

/// What `manifest.json` in a pack's folder says.
package struct PackManifest: Hashable, Sendable {
  /// The manifest's name in the pack's folder.
  package static let fileName = "manifest.json"
  /// The largest manifest that is read, in bytes.
  static let largestBytes = 1 << 20

  /// What the pack is.
  package let pack: PackDescription
  /// Its files, each role and each name once; a model and the vocabularies are among them.
  package let files: [PackFile]
  /// What only the runtime needs to know.
  package let conduct: PackConduct

  /// Whose model it is.
  package let engine: PackEngine
  /// The position signal, for a model that leaves it open; nil for its engine's usual one.
  package let positions: PackPositions?
  /// The piece before each source that tells a model of many target languages which one is meant.
  package let targetToken: String?

  /// The most target pieces a sentence may become, as a multiple of its source pieces.
  package var lengthFactor: Double { conduct.lengthFactor }
  /// Pieces that the model copies into the right place; may be empty.
  package var placeholders: [String] { conduct.placeholders }
  /// Where the model's word alignments are read, if it has been trained to give them.
  package var alignment: PackAlignment? { conduct.alignment }
  /// The mean log probability per piece under which a sentence counts as doubtful, if it was fitted.
  package var lowConfidenceBelow: Double? { conduct.lowConfidenceBelow }

  /// A manifest for a pack that brought none.
  init(
    _ pack: PackDescription, files: [PackFile], conduct: PackConduct = .usual, engine: PackEngine = .marian,
    positions: PackPositions? = nil, targetToken: String? = nil
  ) {
    self.pack = pack
    self.files = files
    self.conduct = conduct
    self.engine = engine
    self.positions = positions
    self.targetToken = targetToken
  }

  /// The manifest in `data`.
  ///
  /// - Throws: `PackError` `damaged` with the key at fault, or `newerFormat`. Unknown keys are no error.
  package init(json data: Data) throws(PackError) {
    self = try JSONReading.decode(PackManifest.self, from: data, file: Self.fileName)
  }

  /// The sum of the files' sizes, in bytes.
  package var totalBytes: Int64 { files.reduce(0) { $0 + $1.bytes } }
}

import DragomanEngine
import DragomanPacks
public import Foundation

extension ModelPackStore {
  /// Writes an installed pack as files of Firefox's translations into a new folder: model, vocabularies and shortlist
  /// under the names, and in the form, that Firefox and the engines related to it read.
  ///
  /// That form has int8 weights with one multiplier a tensor, and for each a fixed scale of its activations. A model of
  /// another kind is rounded to it where `sentences` are given, on which the scales are measured.
  ///
  /// - Parameters:
  ///   - id: The pack.
  ///   - folder: A name that is free, or an empty folder.
  ///   - sentences: Text in the pack's source language, one sentence each, a hundred or more; the first 2,000 count. An
  ///     empty list stands for a few sentences of Dragoman's own, nil for no rounding. A model that has the form is
  ///     written as it is.
  /// - Throws: ``ModelPackError`` `unsupportedModel` for a model that must be rounded where there are no sentences, and
  ///   for one whose vocabulary has no such form; `notFound`, `damaged`, `noSpace`, `readOnly`, `inUse`.
  public func exportFirefoxFiles(
    _ id: ModelPack.ID, to folder: URL, requantizingOn sentences: [String]? = nil
  ) async throws {
    try await work(on: id) { installer, isCancelled in
      try installer.exportFirefox(id.rawValue, to: folder) { pack throws(PackError) in
        try FirefoxModel(pack, sentences: sentences, isCancelled: isCancelled)
      }
    }
  }
}

extension FirefoxModel {
  /// The model of `pack`, rounded on `sentences` where that is needed.
  fileprivate init(
    _ pack: OpenPack, sentences: [String]?, isCancelled: @escaping () -> Bool
  ) throws(PackError) {
    let id = pack.manifest.pack.id
    do {
      let export = try StudentExport(pack)
      let obstacle = try export.obstacle
      if let obstacle, sentences == nil { throw PackError(obstacle, pack: id) }
      let measured =
        obstacle == nil ? [:] : try export.multipliers(from: sentences ?? [], isCancelled: isCancelled)
      self.init(shortlistCounts: export.shortlistCounts) { write throws(PackError) in
        do {
          try export.write(measured: measured) { try write($0) }
        } catch {
          throw PackError(exporting: id, error)
        }
      }
    } catch {
      throw PackError(exporting: id, error)
    }
  }
}

extension PackError {
  /// What kept the pack `id` from being exported.
  fileprivate init(exporting id: String, _ error: any Error) {
    switch error {
    case let error as PackError: self = error
    case let error as EngineError: self.init(error, pack: id)
    case is CancellationError: self.init(.cancelled)
    default: self.init(.damaged, pack: id)
    }
  }
}

import Foundation

/// Packs of other programs, so that they are refused by their name and not for a missing file.
enum ForeignFormat {
  /// The most members of an archive that are looked at.
  private static let mostMembers = 4096

  /// Throws when these files are those of another program's pack.
  ///
  /// - Parameters:
  ///   - names: Names or paths.
  ///   - pack: What they are in, for the error.
  static func refuse(_ names: [String], of pack: String) throws(PackError) {
    guard let format = format(of: names) else { return }
    throw PackError(
      .unsupportedModel, file: pack, expected: "a Dragoman pack, or one of Firefox or translateLocally",
      found: "\(format), which is not a format this version reads")
  }

  /// Looks through an archive that was refused for its members; throws when they are another program's.
  static func refuse(
    archive: URL, after error: PackError, largestBytes: Int64, _ isCancelled: () -> Bool
  ) throws(PackError) {
    guard error.code == .damaged, error.key != nil else { return }
    let reader = try ArchiveReader(archive, largestBytes: largestBytes)
    var names: [String] = []
    do throws(PackError) {
      while let member = try reader.next(), names.count < mostMembers {
        guard !isCancelled() else { throw PackError(.cancelled) }
        names.append(String(decoding: member.name, as: UTF8.self))
      }
    } catch {
      // What can be said of it was said by the first error.
      if error.code == .cancelled { throw error }
    }
    try refuse(names, of: archive.lastPathComponent)
  }

  /// What these files are, if not something we read.
  private static func format(of paths: [String]) -> String? {
    let parts = paths.map { $0.split(separator: "/") }
    let names = Set(parts.compactMap { $0.last.map(String.init) })
    let folders = Set(parts.flatMap { $0.dropLast() }.map(String.init)).union(names)
    func has(_ test: (String) -> Bool) -> Bool { names.contains(where: test) }

    let hasPieces = names.contains("sentencepiece.model") || names.contains("bpe.model")
    if hasPieces, folders.contains("model"), names.contains("metadata.json") {
      return "an Argos Translate package"
    }
    let isCTranslate = has { name in
      ["shared_vocabulary.", "source_vocabulary.", "target_vocabulary."].contains(where: name.hasPrefix)
    }
    if isCTranslate, names.contains("model.bin") { return "a CTranslate2 model" }
    if names.contains("decoder.yml"), has({ $0.hasSuffix(".npz") }) { return "an OPUS-MT model" }
    let weights: Set = [
      "model.safetensors", "pytorch_model.bin", "tf_model.h5", "flax_model.msgpack", "rust_model.ot",
    ]
    if names.contains("config.json"), !names.isDisjoint(with: weights) { return "a Hugging Face model" }
    return nil
  }
}

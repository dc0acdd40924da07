/// The files of a pack as Firefox and translateLocally have them, by what they are for.
///
/// | role | names |
/// |---|---|
/// | model | `model*.bin`; without one, `model*.npz` |
/// | vocabulary | `vocab*.spm`, or `srcvocab*.spm` and `trgvocab*.spm` |
/// | shortlist | `lex*.bin`, if there is one |
///
/// Each may be compressed by itself, with `.gz` or `.zst` after its name. Other files play no part here.
struct MarianFolder: ForeignFolder {
  let engine = PackEngine.marian
  let files: [(role: PackFileRole, file: ImportedFile)]
  let telling: [String]
  let descriptions: [ForeignDescription]

  /// Finds the files in `listing`.
  ///
  /// - Throws: `PackError` `notFound` when one is missing or several could be meant.
  init(_ listing: FolderListing) throws(PackError) {
    let model = try Self.model(listing)
    var files: [(role: PackFileRole, file: ImportedFile)] = [(.model, model)]
    let joint = try Self.one("vocab*.spm", listing.files("vocab", ".spm"), listing)
    let source = try Self.one("srcvocab*.spm", listing.files("srcvocab", ".spm"), listing)
    let target = try Self.one("trgvocab*.spm", listing.files("trgvocab", ".spm"), listing)
    switch (joint, source, target) {
    case (let joint?, nil, nil): files.append((.vocabulary, joint))
    case (nil, let source?, let target?):
      files += [(.sourceVocabulary, source), (.targetVocabulary, target)]
    case (nil, nil, nil):
      throw PackError(
        .notFound, file: listing.name, key: "vocab*.spm",
        expected: "a vocabulary, or one for each language: srcvocab*.spm and trgvocab*.spm", found: "none")
    case (nil, _, _):
      throw PackError(
        .notFound, file: listing.name, key: source == nil ? "srcvocab*.spm" : "trgvocab*.spm",
        expected: "a vocabulary for each language", found: "one")
    default:
      throw PackError(
        .notFound, file: listing.name, key: "vocab*.spm",
        expected: "one vocabulary, or one for each language", found: "2: vocab*.spm and another")
    }
    let shortlist = try Self.one("lex*.bin", listing.files("lex", ".bin"), listing)
    if let shortlist { files.append((.shortlist, shortlist)) }
    self.files = files
    descriptions = ForeignDescription.marianNames.compactMap {
      listing.plain($0).flatMap(ForeignDescription.init(marian:))
    }
    // Not the joint vocabulary: one of both directions is often named for only one of them.
    telling = [model.name] + [shortlist, source, target].compactMap { $0?.name }
  }

  private static func model(_ listing: FolderListing) throws(PackError) -> ImportedFile {
    let binaries = listing.files("model", ".bin")
    let ready = binaries.filter { $0.name.hasSuffix(".intgemm.alphas.bin") }
    // Beside a model for use there often lie those it was made from.
    let candidates =
      ready.count == 1 ? ready : binaries.isEmpty ? listing.files("model", ".npz") : binaries
    guard let model = try one("model*.bin", candidates, listing) else {
      throw PackError(
        .notFound, file: listing.name, key: "model*.bin",
        expected: "\(PackManifest.fileName) of a Dragoman pack, or a model, model*.bin or model*.npz",
        found: "none")
    }
    return model
  }

  private static func one(
    _ pattern: String, _ files: [ImportedFile], _ listing: FolderListing
  ) throws(PackError) -> ImportedFile? {
    guard files.count <= 1 else {
      let names = files.prefix(4).map { ShownName.text(of: $0.name.utf8) }.joined(separator: ", ")
      throw PackError(
        .notFound, file: listing.name, key: pattern, expected: "one", found: "\(files.count): \(names)")
    }
    return files.first
  }
}

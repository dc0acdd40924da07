import Foundation

/// A MarianMT model as Hugging Face's transformers keep it.
///
/// | role | names |
/// |---|---|
/// | model | `model.safetensors` |
/// | configuration, generation | `config.json`, `generation_config.json` if there is one |
/// | vocabularies | `source.spm`, `target.spm` |
/// | tokens | `vocab.json`, with `target_vocab.json` for two vocabularies |
///
/// Weights in a pickle (`pytorch_model.bin`) are a program to be run and therefore refused.
struct HuggingFaceFolder: ForeignFolder {
  let engine = PackEngine.huggingFaceMarian
  let files: [(role: PackFileRole, file: ImportedFile)]
  let telling: [String] = []
  let descriptions: [ForeignDescription]

  private static let configuration = "config.json"
  private static let tokenizer = "tokenizer_config.json"
  private static let weights = "model.safetensors"
  private static let otherWeights = [
    "pytorch_model.bin", "tf_model.h5", "flax_model.msgpack", "rust_model.ot", "model.safetensors.index.json",
  ]

  /// Whether `listing` is such a folder, whole or not.
  static func isOne(_ listing: FolderListing) -> Bool {
    let names = Set(listing.names)
    return names.contains(configuration) && !names.isDisjoint(with: [weights] + otherWeights)
  }

  /// Finds the files in `listing`.
  ///
  /// - Throws: `PackError` `notFound` when one is missing, `unsupportedModel` for weights of another kind.
  init(_ listing: FolderListing) throws(PackError) {
    func file(_ name: String) throws(PackError) -> ImportedFile {
      if let file = listing[name] { return file }
      throw PackError(
        .notFound, file: listing.name, key: name, expected: "a file of a MarianMT model", found: "none")
    }
    guard let model = listing[Self.weights] else {
      let found = Self.otherWeights.first { listing.plain($0) != nil }
      throw PackError(
        .unsupportedModel, file: listing.name, key: Self.weights,
        expected: "a Hugging Face model with its weights in \(Self.weights): convert it with transformers'"
          + " save_pretrained",
        found: found ?? "none")
    }
    var files = [(PackFileRole.model, model), (.configuration, try file(Self.configuration))]
    if let generation = listing["generation_config.json"] { files.append((.generation, generation)) }
    files += [(.sourceVocabulary, try file("source.spm")), (.targetVocabulary, try file("target.spm"))]
    if let target = listing["target_vocab.json"] {
      files += [(.sourceTokens, try file("vocab.json")), (.targetTokens, target)]
    } else {
      files.append((.tokens, try file("vocab.json")))
    }
    self.files = files
    let told = listing.plain(Self.tokenizer).flatMap(LooseSettings.init)
    var description = ForeignDescription(file: Self.tokenizer)
    if let source = told?.text("source_lang").flatMap(LanguagePair.tag),
      let target = told?.text("target_lang").flatMap(LanguagePair.tag)
    {
      description.languages = LanguagePair(source: source, target: target)
    }
    // Large: made for beam search.
    description.architecture = "marianmt"
    descriptions = [description]
  }
}

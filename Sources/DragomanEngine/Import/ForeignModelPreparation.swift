internal import DragomanModel
package import DragomanPacks
internal import DragomanTokenization
internal import Foundation

/// Makes another program's model ready: gives lists of tokens the form that is read here, chooses the token of the
/// target language, and quantises float weights.
package struct ForeignModelPreparation {
  private let model: ForeignModel
  /// The name of a quantised model.
  private var quantizedName: String {
    model.engine == .ctranslate2 ? "model.int8.bin" : "model.int8.safetensors"
  }

  /// A preparation of `model`.
  package init(_ model: ForeignModel) { self.model = model }

  /// Does the work in the model's folder.
  ///
  /// - Parameter isCancelled: Asked between steps, and at every step of decoding the sample text.
  /// - Throws: `EngineError` for files that are damaged or not supported, and for a target language that the model does
  ///   not know; `CancellationError`.
  package func adapted(isCancelled: () -> Bool) throws -> AdaptedModel {
    do {
      var adapted = model.adapted
      try convertTokens(in: &adapted)
      if isCancelled() { throw CancellationError() }
      adapted.targetToken = try targetToken(of: adapted)
      if !model.options.keepsFloat { try quantize(&adapted, isCancelled) }
      return adapted
    } catch let error as ModelError {
      throw EngineError(error)
    } catch let error as TokenizationError {
      throw EngineError(error)
    }
  }

  private func urls(of adapted: AdaptedModel) -> [PackFileRole: URL] {
    adapted.files.reduce(into: [:]) { $0[$1.role] = model.url(named: $1.name) }
  }

  // MARK: - Tokens

  /// Writes Marian's `.yml` vocabularies anew as JSON.
  private func convertTokens(in adapted: inout AdaptedModel) throws {
    for (role, name) in adapted.files where [.tokens, .sourceTokens, .targetTokens].contains(role) {
      let url = model.url(named: name)
      guard ["yml", "yaml"].contains(url.pathExtension) else { continue }
      let list = try TokenList(entries: try YAMLTokens.entries(contentsOf: url), file: name)
      let written = "\(role == .tokens ? "vocab" : role == .sourceTokens ? "srcvocab" : "trgvocab").json"
      try list.json().write(to: model.url(named: written), options: .withoutOverwriting)
      try FileManager.default.removeItem(at: url)
      adapted.replace(role, by: written)
    }
  }

  /// The token that names the target language to a model of several; nil for a model of one.
  private func targetToken(of adapted: AdaptedModel) throws -> String? {
    let urls = urls(of: adapted)
    guard let url = urls[.sourceTokens] ?? urls[.tokens] else { return nil }
    let languages = try TokenList(contentsOf: url).targetLanguages
    guard !languages.isEmpty else { return nil }
    guard let language = TargetLanguageToken.choose(for: model.target, among: languages) else {
      let shown = languages.prefix(12).joined(separator: ", ")
      throw EngineError(
        .unsupported, file: url.lastPathComponent, key: "--to",
        expected: "one of \(shown)\(languages.count > 12 ? " and \(languages.count - 12) more" : "")",
        found: model.target)
    }
    return ">>\(language)<<"
  }

  // MARK: - Weights

  /// Puts int8 weights in the place of float ones if they translate alike.
  private func quantize(_ adapted: inout AdaptedModel, _ isCancelled: () -> Bool) throws {
    let vocabularies = try Vocabularies(files: urls(of: adapted), targetToken: adapted.targetToken)
    func files() throws -> ModelFiles {
      try ModelFiles(
        urls(of: adapted), engine: adapted.engine, positions: adapted.positions, vocabularies: vocabularies)
    }
    let before = try files()
    let float = try TranslationModel(before)
    guard float.isFloat else { return }
    if isCancelled() { throw CancellationError() }
    let written = model.url(named: quantizedName)
    do {
      if model.engine == .ctranslate2 {
        try QuantizedCTranslateModel(before).write(to: written)
      } else {
        try QuantizedModel(before).write(to: written)
      }
    } catch let error as ModelError {
      throw error
    } catch {
      throw EngineError(
        .damaged, file: quantizedName, key: nil, expected: "a file that can be written", found: nil)
    }
    let name = before.weights.lastPathComponent
    adapted.replace(.model, by: quantizedName)
    let sample = SampleText(source: model.source, vocabularies: vocabularies)
    let agreement = try sample.agreement(
      of: try TranslationModel(try files()), with: float, isCancelled: isCancelled)
    if agreement >= SampleText.leastAgreement {
      adapted.weights = .quantized(agreement: agreement)
      try FileManager.default.removeItem(at: before.weights)
    } else {
      adapted.weights = .keptFloat(agreement: agreement)
      adapted.replace(.model, by: name)
      try FileManager.default.removeItem(at: written)
    }
  }
}

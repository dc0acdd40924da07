package import DragomanDocuments
import DragomanEngine

extension TranslationJob {
  /// A translated text of a document, with what its markup is put round its words by.
  package struct UnitOutput: Hashable, Sendable {
    /// The translation and its word links.
    package let translation: TranslatedUnit
    /// The same translation, with what was noticed.
    package let output: Output
  }

  /// Translates a text of a document: what the document keeps in it stays as it is.
  ///
  /// - Parameters:
  ///   - unit: Its language is not looked at.
  ///   - completion: Called once, as that of ``submit(_:completion:)``.
  package func submit(
    _ unit: DocumentUnit, completion: @escaping @Sendable (Result<UnitOutput, any Error>) -> Void
  ) {
    let text = SourceText(unit.text, keeping: unit.kept, terms: plan.terms)
    chain.submit(text, links: true) { [self] result in
      completion(
        result.map { translated in
          UnitOutput(
            translation: TranslatedUnit(text: translated.text, links: translated.links),
            output: output(translated, of: unit.text))
        }.mapError { ModelPackError.cause(of: $0, pack: packs[0].id) })
    }
  }
}

import Dispatch
import DragomanDocuments
import DragomanEngine
import DragomanText
import Foundation

/// Translates the texts of one HTML page.
struct HTMLTranslation: Sendable {
  /// A page's translation and what the engine noticed.
  struct Output: Sendable {
    let html: String
    let flags: Set<TranslationFlag>
    let segmentCount: Int
  }

  /// Reading and writing a long page takes a while: for neither a caller's thread nor an engine's.
  private static let queue = DispatchQueue(label: "dragoman.html", attributes: .concurrent)

  let plan: TranslationPlan
  let chain: TranslationChain

  /// Translates `html`. `completion` is called exactly once, on another thread.
  ///
  /// Texts that the page says to be in another language than the plan's source stay as they are.
  ///
  /// - Parameter completion: Gets ``TranslationError/inputTooLarge`` for a page that is too deep, or what a text fails
  ///   with.
  func submit(_ html: String, completion: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    Self.queue.async {
      let document: HTMLDocument
      do throws(MarkupError) {
        document = try HTMLDocument(
          Array(html.utf8), options: .init(translatesAttributes: plan.text.translatesAttributes))
      } catch {
        completion(.failure(error == .tooComplex ? TranslationError.inputTooLarge : .internalError))
        return
      }
      translate(document, completion)
    }
  }

  private func translate(
    _ document: HTMLDocument, _ completion: @escaping @Sendable (Result<Output, any Error>) -> Void
  ) {
    let translated = document.units.indices.filter { isInSource(document.units[$0]) }
    let texts = translated.map { index in
      SourceText(document.units[index].text, keeping: document.units[index].kept, terms: plan.terms)
    }
    TextGathering.submit(texts, to: chain) { result in
      Self.queue.async {
        completion(
          result.map { answers in
            var units = [TranslatedUnit?](repeating: nil, count: document.units.count)
            for (index, answer) in zip(translated, answers) {
              units[index] = TranslatedUnit(text: answer.text, links: answer.links)
            }
            return Output(
              html: String(decoding: document.rendered(with: units), as: UTF8.self),
              flags: answers.flagsOfAll,
              segmentCount: answers.reduce(0) { $0 + $1.segmentCount })
          })
      }
    }
  }

  /// Whether nothing says that `unit` is in another language.
  private func isInSource(_ unit: DocumentUnit) -> Bool {
    unit.language.map { $0.isSame(as: plan.source) } ?? true
  }
}

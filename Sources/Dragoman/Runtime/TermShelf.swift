import DragomanText
import Synchronization

/// Keeps the last list of terms: a program translates many texts with the same one.
final class TermShelf: Sendable {
  private struct Entry {
    let keeping: [String]
    let glossary: [String: String]
    let list: TermList
  }

  private let last = Mutex<Entry?>(nil)

  /// The list of `options`, if it is the last one or has no term.
  func present(for options: TranslationSession.TextOptions) -> TermList? {
    if options.keeping.isEmpty, options.glossary.isEmpty { return .empty }
    return last.withLock { entry in
      guard let entry, entry.keeping == options.keeping, entry.glossary == options.glossary else {
        return nil
      }
      return entry.list
    }
  }

  /// The list of `options`. Making it takes a while when there are many terms.
  func list(for options: TranslationSession.TextOptions) -> TermList {
    if let present = present(for: options) { return present }
    let list = TermList(keeping: options.keeping, glossary: options.glossary)
    last.withLock { $0 = Entry(keeping: options.keeping, glossary: options.glossary, list: list) }
    return list
  }
}

extension TranslationRuntime {
  /// The terms of `options`.
  func terms(of options: TranslationSession.TextOptions) async -> TermList {
    if let present = termLists.present(for: options) { return present }
    return await onDisk { [self] in termLists.list(for: options) }
  }
}

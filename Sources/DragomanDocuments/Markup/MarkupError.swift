/// Why a marked-up document cannot be read.
package enum MarkupError: Error, Hashable, Sendable {
  /// The bytes are not UTF-8.
  case notUTF8
  /// Reading it would take too long or too much memory: its elements lie too deep in one another, an element has too
  /// many attributes, or it is larger than 1 GiB.
  case tooComplex
}

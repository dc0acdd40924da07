import Dragoman
import Foundation
import Synchronization

/// What the command line says.
struct BoardOptions {
  var file: URL
  var models: URL?
  var catalog = CatalogSource.standard
  /// Where translations are kept between two runs; nowhere unless it is named.
  var cache: URL?
  var target = Locale.Language(identifier: "en")

  static let usage = """
    usage: FeedbackBoard FILE [--models FOLDER] [--catalog ADDRESS] [--cache FILE] [--target LANGUAGE]
    """

  /// Nil where the arguments are not as `usage` says.
  init?(_ arguments: [String]) {
    guard let path = arguments.first, !path.hasPrefix("-") else { return nil }
    file = URL(filePath: path)
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--models": models = URL(filePath: value)
      case "--catalog":
        guard value.hasPrefix("http") else {
          catalog = .file(URL(filePath: value))
          break
        }
        guard let address = URL(string: value) else { return nil }
        catalog = .foreign(address)
      case "--cache": cache = URL(filePath: value)
      case "--target": target = Locale.Language(identifier: value)
      default: return nil
      }
    }
  }
}

/// Whether the reader has forbidden downloads.
final class Network: Sendable {
  private let forbidden = Mutex(false)

  var isForbidden: Bool {
    get { forbidden.withLock { $0 } }
    set { forbidden.withLock { $0 = newValue } }
  }
}

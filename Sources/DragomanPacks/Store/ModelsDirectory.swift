package import Foundation

/// Where installed packs are looked for.
package enum ModelsDirectory {
  /// The variables that decide about the user's store, in order.
  package static let variables = ["DRAGOMAN_MODELS_DIR", "XDG_DATA_HOME", "HOME"]

  /// The user's own store: `DRAGOMAN_MODELS_DIR`, else `$XDG_DATA_HOME/dragoman/models`, else
  /// `$HOME/.local/share/dragoman/models`. It need not exist yet.
  ///
  /// - Throws: `PackError` `notFound` naming the variables when none of them says anything.
  package static func user(environment: [String: String]) throws(PackError) -> URL {
    if let named = environment["DRAGOMAN_MODELS_DIR"], !named.isEmpty {
      return URL(filePath: named, directoryHint: .isDirectory).absoluteURL
    }
    // The XDG specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(filePath: data, directoryHint: .isDirectory).appending(path: "dragoman/models")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return URL(filePath: home, directoryHint: .isDirectory).appending(path: ".local/share/dragoman/models")
    }
    throw PackError(
      .notFound, key: variables.joined(separator: ", "),
      expected: "an absolute path in one of these variables", found: "none")
  }

  /// The stores searched after the user's, which nobody writes to from here:
  /// `<executable>/../share/dragoman/models` and `/usr/share/dragoman/models`.
  package static func shared(executable: URL?) -> [URL] {
    var stores = [URL(filePath: "/usr/share/dragoman/models", directoryHint: .isDirectory)]
    if let executable {
      let prefix = executable.standardizedFileURL.deletingLastPathComponent().deletingLastPathComponent()
      let beside = prefix.appending(path: "share/dragoman/models", directoryHint: .isDirectory)
      if beside.path != stores[0].path { stores.insert(beside, at: 0) }
    }
    return stores
  }
}

import Dragoman
import Foundation
import TestSupport

/// A runtime over copies of the packs that are checked in under `Models`.
enum RealPacks {
  /// English to German and German to English.
  static let runtime: Result<TranslationRuntime, any Error> = Result {
    let models = URL(filePath: #filePath).appending(path: "../../../Models").standardizedFileURL
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    place = folder
    atexit { if let place = RealPacks.place { try? FileManager.default.removeItem(at: place) } }
    for pack in ["en-de.tiny.1.0", "de-en.tiny.1.0"] {
      try FileManager.default.copyItem(at: models.appending(path: pack), to: folder.appending(path: pack))
    }
    return try TranslationRuntime(
      options: .init(modelsDirectory: folder, catalogs: [], workers: 2),
      surroundings: .init(environment: [:], executable: nil), requiresStore: true)
  }

  /// Written once, before `runtime` is there.
  nonisolated(unsafe) private static var place: URL?

  static func session(_ source: String, _ target: String) throws -> TranslationSession {
    TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target),
      runtime: try runtime.get())
  }

  /// Both directions.
  static let pairs = [("en", "de"), ("de", "en")]
}

/// Sessions into a pseudo-language, whose outputs are exact.
enum Pseudo {
  static func session(
    _ target: String = "en-XA", options change: (inout TranslationRuntime.Options) -> Void = { _ in }
  ) throws -> TranslationSession {
    try TestStore(installed: []) {
      $0.pseudoLanguages = true
      change(&$0)
    }.session("en", target)
  }

  /// What `en-XA` makes of letters.
  static func accented(_ text: String) -> String {
    text.map { letter in
      guard let accent = accents[letter] else { return "\(letter)" }
      return "aeiouAEIOU".contains(letter)
        ? "\(accent)\(accents[Character(letter.lowercased())] ?? letter)" : "\(accent)"
    }.joined()
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçďéƒĝĥíĵķļɱñöþɋŕšťúṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ"))
}

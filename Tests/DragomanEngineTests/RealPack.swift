import DragomanPacks
import DragomanText
import Foundation
import TestSupport

@testable import DragomanEngine

/// The packs that are checked in under `Models`.
enum RealPack: String, CaseIterable, CustomStringConvertible {
  case englishToGerman = "en-de.tiny.1.0"
  case germanToEnglish = "de-en.tiny.1.0"

  var description: String { rawValue }
  var source: String { self == .englishToGerman ? "en" : "de" }
  var target: String { self == .englishToGerman ? "de" : "en" }

  /// An engine of one worker.
  func engine() throws -> Engine {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Models/\(rawValue)").standardizedFileURL
    let manifest = try PackManifest(json: Data(contentsOf: folder.appending(path: PackManifest.fileName)))
    return try Engine(pack: OpenPack(manifest: manifest, folder: folder), workers: 1)
  }

  func options(links: Bool = false, isChecked: Bool = true) -> CallOptions {
    CallOptions(
      isChecked: isChecked, links: links, source: Locale.Language(identifier: source),
      target: Locale.Language(identifier: target))
  }
}

import Foundation
import TestSupport

@testable import DragomanPacks

/// Folders for an import: what is imported, the pack to be, and scratch.
struct ImportPlace {
  let outer: TemporaryFolder

  init() throws {
    outer = try TemporaryFolder()
    for name in ["staged", "scratch"] {
      try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: false)
    }
  }

  func url(_ path: String) -> URL { outer.url.appending(path: path) }

  /// Writes files of three bytes, or of these, under `folder`.
  func write(_ names: [String], _ contents: [String: String] = [:], to folder: String) throws {
    for name in names { try outer.write(Data("abc".utf8), to: "\(folder)/\(name)") }
    for (name, text) in contents { try outer.write(Data(text.utf8), to: "\(folder)/\(name)") }
  }

  /// Writes a pack in our own layout, with true sizes and hashes and two files that it does not list.
  func writeOwnPack(to folder: String = "en-de.tiny.1.0") throws {
    var manifest = PackJSON.manifest()
    let names = ["model": "model.bin", "vocabulary": "vocab.spm", "shortlist": "lex.bin"]
    manifest["files"] = try names.sorted { $0.key < $1.key }.map { role, name in
      let data = Data(String(repeating: "\(name)\n", count: 30_000).utf8)
      try outer.write(data, to: "\(folder)/\(name)")
      return [
        "role": role, "path": name, "bytes": data.count, "sha256": SHA256.hexadecimal(of: data),
      ] as PackJSON.Object
    }
    try outer.write(PackJSON.data(manifest), to: "\(folder)/manifest.json")
    try write(["README.md", "installed.json"], to: folder)
  }

  /// Imports what is called `name` into `staged`.
  func stage(_ name: String, _ options: PackImport.Options = PackImport.Options()) throws -> PackManifest {
    try PackImport.stage(
      url(name), options: options, into: url("staged"), scratch: url("scratch"), adapt: .none,
      isCancelled: { false }
    ).manifest
  }

  /// The error of importing what is called `name`.
  func fault(_ name: String, _ options: PackImport.Options = PackImport.Options()) throws -> PackError? {
    defer {
      for file in (try? files("staged").keys.sorted()) ?? [] {
        try? FileManager.default.removeItem(at: url("staged/\(file)"))
      }
    }
    return packError { _ = try stage(name, options) }
  }

  /// The files in `folder` and what is in them.
  func files(_ folder: String) throws -> [String: Data] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: url("\(folder)/\(name)"))
    }
  }
}

import DragomanPacks
import DragomanText
import Foundation
import Synchronization
import TestSupport

@testable import DragomanEngine

/// The small pack that is checked in, and packs made of other micro models.
enum MicroPack {
  /// int8 with static scales and a shortlist: the form in which packs ship.
  static func int8() throws -> OpenPack {
    let folder = Fixtures.url("models/en-de.micro.1.0")
    let manifest = try PackManifest(json: Data(contentsOf: folder.appending(path: PackManifest.fileName)))
    return try OpenPack(manifest: manifest, folder: folder)
  }

  /// The same manifest over files of another micro model, in a folder that lives as long as the result.
  static func of(model: String, vocabulary: String, shortlist: String? = nil) throws -> (
    OpenPack, TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let paths = [model, vocabulary] + (shortlist.map { [$0] } ?? [])
    return (try of(files: paths, in: folder) { try Fixtures.bytes(paths[$0]) }, folder)
  }

  /// The same manifest over `paths` (model, vocabulary and perhaps shortlist), whose bytes `bytes` gives, in `folder`.
  static func of(files paths: [String], in folder: TemporaryFolder, bytes: (Int) throws -> [UInt8]) throws
    -> OpenPack
  {
    var files: [[String: Any]] = []
    for (index, (role, path)) in zip(["model", "vocabulary", "shortlist"], paths).enumerated() {
      let bytes = try bytes(index)
      let name = path.replacing("/", with: "-")
      _ = try folder.write(bytes, to: name)
      files.append([
        "role": role, "path": name, "bytes": bytes.count, "sha256": String(repeating: "0", count: 64),
      ])
    }
    var manifest =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: Fixtures.url("models/en-de.micro.1.0/manifest.json"))) as? [String: Any] ?? [:]
    manifest["files"] = files
    let json = try JSONSerialization.data(withJSONObject: manifest)
    return try OpenPack(manifest: PackManifest(json: json), folder: folder.url)
  }

  /// English to German.
  static func options(
    splitting: SplitMode = .paragraphs, beam: Int = 1, alternatives: Int = 0, usesShortlist: Bool = true
  ) -> CallOptions {
    CallOptions(
      splitting: splitting, beam: beam, alternatives: alternatives, usesShortlist: usesShortlist,
      source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"))
  }

  /// 300 lines: the 200 golden inputs, and 100 made of neighbouring ones.
  static func lines() throws -> [String] {
    var lines = try String(contentsOf: Fixtures.url("inputs.txt"), encoding: .utf8).components(
      separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    let pairs = (0..<100).map { lines[$0] + " " + lines[$0 + 60] }
    return lines + pairs
  }
}

extension EngineCall {
  /// Hands in all texts at once and waits for the answers, in order.
  func translate(_ texts: [String]) async throws -> [TranslatedText] {
    try await withThrowingTaskGroup(of: (Int, TranslatedText).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, try await self.translate(text)) }
      }
      var answers: [TranslatedText?] = Array(repeating: nil, count: texts.count)
      for try await (index, answer) in group { answers[index] = answer }
      return answers.compactMap { $0 }
    }
  }

  /// Hands in a text and waits for its answer.
  func translate(_ text: String) async throws -> TranslatedText {
    try await withCheckedThrowingContinuation { continuation in
      submit(text) { continuation.resume(with: $0) }
    }
  }
}

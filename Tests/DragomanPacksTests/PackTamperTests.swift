import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackVerification")
struct PackTamperTests {
  /// One change of the published manifest, and what is said about it.
  struct Change: CustomTestStringConvertible, Sendable {
    let key: String
    let value: @Sendable () -> Any
    var code = PackError.Code.damaged
    var testDescription: String { key }
  }

  private static func changed(_ index: Int, _ key: String, _ value: Any) -> Any {
    var files = InstallBench.manifest(of: InstallBench.content(seed: 1))["files"] as? [PackJSON.Object] ?? []
    files[index][key] = value
    return files
  }

  static let changes: [Change] = [
    Change(key: "id", value: { "en-de.tiny.1.1" }),
    Change(key: "source", value: { "fr" }),
    Change(key: "target", value: { "nl" }),
    Change(key: "version", value: { "1.1" }),
    Change(key: "minimumEngineFormat", value: { 0 }),
    Change(key: "minimumEngineFormat", value: { 3 }, code: .newerFormat),
    Change(key: "strategy", value: { "high-fidelity" }),
    Change(key: "licence", value: { "MIT" }),
    Change(key: "quality", value: { ["BLEU": 42.6] }),
    Change(key: "quality", value: { ["BLEU": 42.5, "chrF2": 60.0] }),
    Change(key: "files[1].role", value: { changed(1, "role", "card") }),
    Change(key: "files[0].path", value: { changed(0, "path", "other.bin") }),
    Change(key: "files[2].bytes", value: { changed(2, "bytes", 701) }),
    Change(key: "files[2].sha256", value: { changed(2, "sha256", String(repeating: "0", count: 64)) }),
    Change(
      key: "files",
      value: {
        (changed(0, "path", "model.bin") as? [PackJSON.Object] ?? []).filter {
          $0["path"] as? String != "lex.bin"
        }
      }),
    Change(key: "lengthFactor", value: { 0 }),
    Change(key: "placeholders", value: { [""] }),
    Change(key: "alignment", value: { ["layer": 0, "head": 0] }),
    Change(key: "lowConfidenceBelow", value: { 1 }),
  ]

  @Test(
    "refuses a manifest that is not what the catalog says, names the key, and keeps the earlier pack",
    arguments: changes, [InstallBench.Shipping.plain, .archive])
  func manifest(change: Change, shipping: InstallBench.Shipping) throws {
    let bench = try InstallBench()
    try bench.install(bench.publish())
    let entry = try bench.publish(shipping: shipping) { manifest in
      // A role that is gone leaves no pack that can be decoded: there the files have to agree first.
      manifest[change.key.prefix { $0 != "[" }.description] = change.value()
    }
    let error = packError { try bench.install(entry, repair: true) }
    #expect(error?.code == change.code && error?.pack == InstallBench.id)
    #expect(error?.file == PackManifest.fileName)
    if change.key != "files[1].role" { #expect(error?.key == change.key) }
    #expect(error?.expected != nil)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  @Test("a manifest of another hash than the catalog's is refused")
  func manifestHash() throws {
    let bench = try InstallBench()
    let entry = try bench.publish(shipping: .archive) { _ in
    } spoilEntry: { entry in
      entry["manifest"] = ["bytes": 10, "sha256": String(repeating: "0", count: 64)]
    }
    let error = packError { try bench.install(entry) }
    // The archive may not hold more of it than the catalog says.
    #expect(error?.code == .damaged && error?.key?.hasSuffix("manifest.json") == true)
    #expect(bench.leftovers().isEmpty && bench.store.contents() == StoreContents())
  }

  @Test(
    "a file of another hash is refused, and the earlier pack stays", arguments: InstallBench.Shipping.allCases
  )
  func fileHash(shipping: InstallBench.Shipping) throws {
    let bench = try InstallBench()
    try bench.install(bench.publish())
    let entry = try bench.publish(seed: 2, shipping: shipping) { _ in
    } spoilEntry: { entry in
      guard var files = entry["files"] as? [PackJSON.Object] else { return }
      files[0]["sha256"] = String(repeating: "0", count: 64)
      entry["files"] = files
    }
    let error = packError { try bench.install(entry, repair: true) }
    #expect(error?.code == .damaged && error?.file == "model.bin" && error?.pack == InstallBench.id)
    #expect(error?.expected?.contains(String(repeating: "0", count: 64)) == true && error?.found != nil)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.store.contents().installed.count == 1)
    let staged = bench.leftovers().filter {
      $0.contains("staged") || $0.contains("lock") || $0.contains("trash")
    }
    #expect(staged.isEmpty)
    // A catalog put right is all it takes.
    try bench.install(bench.publish(seed: 2, shipping: shipping), repair: true)
    #expect(try bench.model() == InstallBench.content(seed: 2)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }

  /// What opening a model may throw.
  enum Fault: CaseIterable {
    case ours, another
    var error: any Error {
      self == .ours
        ? PackError(.unsupportedModel, file: "model.bin", found: "a gru") : CocoaError(.fileReadUnknown)
    }
  }

  @Test("a model that cannot be opened is not installed", arguments: Fault.allCases)
  func validation(fault: Fault) throws {
    let bench = try InstallBench { _ in throw fault.error }
    let error = packError { try bench.install(bench.publish()) }
    #expect(error?.code == (fault == .ours ? .unsupportedModel : .damaged))
    #expect(error?.pack == InstallBench.id && error?.file == "model.bin" && error?.found != nil)
    let pack = try #require(bench.validated.first)
    #expect(pack.urls[.model]?.path.contains("/.work/\(InstallBench.id)/staged/") == true)
    #expect(bench.store.contents() == StoreContents() && bench.leftovers().isEmpty)
  }
}

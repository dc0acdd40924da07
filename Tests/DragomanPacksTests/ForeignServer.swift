import Foundation
import TestSupport

@testable import DragomanPacks

/// A server with foreign catalogs and their files, and a store to install into.
final class ForeignServer {
  static let collection = "v1/buckets/main/collections/translations-models-v2/records"

  /// The catalogs that are served.
  enum Kind: String, CaseIterable {
    case oldRecords, records, bucket, translateLocally, argos

    var path: String {
      switch self {
      case .oldRecords: "v1/buckets/main/collections/translations-models/records"
      case .records: ForeignServer.collection
      case .bucket: "db/models.json"
      case .translateLocally: "models.json"
      case .argos: "index.json"
      }
    }
  }

  let folder: TemporaryFolder
  let server: FaultServer
  let bench: InstallBench

  init() throws {
    folder = try TemporaryFolder()
    server = try FaultServer(folder.url.appending(path: "served"))
    bench = try InstallBench()
  }

  deinit { server.stop() }

  /// Where the catalog `kind` is served.
  func address(_ kind: Kind) -> URL { server.url(kind.path) }

  /// Serves `kind` and every file of its pack.
  func publish(_ kind: Kind, change: (inout PackJSON.Object) -> Void = { _ in }) throws {
    var catalog: Any
    func changed(_ object: PackJSON.Object) -> PackJSON.Object {
      var object = object
      change(&object)
      return object
    }
    switch kind {
    case .oldRecords:
      catalog = ["data": ForeignJSON.files.map { changed(ForeignJSON.oldRecord($0)) }]
    case .records: catalog = ["data": ForeignJSON.files.map { changed(ForeignJSON.record($0)) }]
    case .bucket:
      catalog = ForeignJSON.models(
        ["en-de": [changed(ForeignJSON.model())]], base: server.url("bucket").absoluteString)
    case .translateLocally:
      let url = server.url("archives/ende.student.tiny11.tar.gz").absoluteString
      catalog = ["models": [changed(ForeignJSON.translateLocally(url: url))]]
    case .argos:
      let url = server.url("archives/translate-en_de-1_9.argosmodel").absoluteString
      catalog = [changed(ForeignJSON.argos(links: [url]))]
    }
    try serve([UInt8](PackJSON.data(catalog)), kind.path)
    for file in ForeignJSON.files {
      let bytes = ForeignJSON.content[file.content] ?? []
      try serve(bytes, "cdn/main-workspace/translations-models/\(file.kind).bin")
      try serve(
        HandmadeStream.zstandard(bytes), "cdn/main-workspace/translations-models-v2/\(file.kind).bin.zst")
      try serve(
        HandmadeStream.gzip(bytes), "bucket/models/en-de/trained-2025_a1B2/exported/\(file.name).gz")
    }
    try serve(HandmadeStream.gzip(ForeignJSON.archive), "archives/ende.student.tiny11.tar.gz")
    try serve(ForeignJSON.archive, "archives/translate-en_de-1_9.argosmodel")
    let base = server.url("cdn").absoluteString + "/"
    let description = ["capabilities": ["attachments": ["base_url": base]]]
    // A folder cannot be served as a file: the server's own description is planned.
    server.plan("v1", [.content([UInt8](try PackJSON.data(description)))])
    server.plan("v1/", [.content([UInt8](try PackJSON.data(description)))])
  }

  /// Serves `bytes` at `path`.
  func serve(_ bytes: [UInt8], _ path: String) throws { try folder.write(Data(bytes), to: "served/\(path)") }

  /// A new process's shelf with the catalog `kind`.
  func shelf(_ kind: Kind) -> CatalogShelf {
    var options = TransferOptions()
    options.attempts = 1
    options.firstDelay = .milliseconds(1)
    return CatalogShelf(
      locations: [.foreign(address(kind))], cache: CatalogCache(folder: folder.url.appending(path: "cache")),
      fetcher: Fetcher(options: options))
  }

  /// The one pack that `kind` offers.
  func entry(_ kind: Kind) throws -> CatalogEntry {
    let offer = shelf(kind).refresh(isCancelled: { false })
    guard let entry = offer.packs.first else {
      throw offer.problems.first ?? offer.skipped.first?.error ?? PackError(.notFound)
    }
    return entry
  }
}

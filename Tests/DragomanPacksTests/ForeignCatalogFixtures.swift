import Foundation
import TestSupport

@testable import DragomanPacks

/// Foreign catalogs in the shapes in which they are published, with the files of one small pack.
enum ForeignJSON {
  typealias Object = PackJSON.Object

  /// The kinds of files in Firefox's records, with the names under which it has them.
  static let files = [
    (kind: "model", name: "model.ende.intgemm.alphas.bin", content: "model.bin"),
    (kind: "vocab", name: "vocab.ende.spm", content: "vocab.spm"),
    (kind: "lex", name: "lex.50.50.ende.s2t.bin", content: "lex.bin"),
  ]

  static let content = InstallBench.content(seed: 1)

  /// A record of the older collection: plain files, no architecture.
  static func oldRecord(
    _ file: (kind: String, name: String, content: String), from source: String = "en",
    to target: String = "de", version: String = "1.0", filter: String? = ""
  ) -> Object {
    let bytes = content[file.content] ?? []
    var record: Object = [
      "name": file.name, "fromLang": source, "toLang": target, "version": version, "fileType": file.kind,
      "schema": 1_661_188_319_001, "id": "0b5e-\(file.kind)-\(version)", "last_modified": 1_661_188_319_523,
      "attachment": [
        "hash": SHA256.hexadecimal(of: Data(bytes)), "size": bytes.count, "filename": file.name,
        "location": "main-workspace/translations-models/\(file.kind).bin",
        "mimetype": "application/octet-stream",
      ] as Object,
    ]
    record["filter_expression"] = filter
    return record
  }

  /// A record of the later collection: files in zstd, with what is unpacked from them.
  static func record(
    _ file: (kind: String, name: String, content: String), from source: String = "en",
    to target: String = "de", version: String = "2.1", architecture: String = "base-memory",
    filter: String = ""
  ) -> Object {
    let bytes = content[file.content] ?? []
    let packed = HandmadeStream.zstandard(bytes)
    return [
      "name": file.name, "sourceLanguage": source, "targetLanguage": target, "version": version,
      "architecture": architecture, "fileType": file.kind, "filter_expression": filter, "schema": 1,
      "id": "77aa-\(file.kind)-\(version)", "last_modified": 1_746_000_000_000,
      "decompressedSize": bytes.count, "decompressedHash": SHA256.hexadecimal(of: Data(bytes)),
      "attachment": [
        "hash": SHA256.hexadecimal(of: Data(packed)), "size": packed.count, "filename": "\(file.name).zst",
        "location": "main-workspace/translations-models-v2/\(file.kind).bin.zst",
        "mimetype": "application/zstd",
      ] as Object,
    ]
  }

  /// A model on the bucket: in gzip, with size and hash of the unpacked model alone.
  static func model(
    from source: String = "en", to target: String = "de", architecture: String = "tiny",
    status: Any = "Release"
  ) -> Object {
    let folder = "models/\(source)-\(target)/trained-2025_a1B2/exported"
    let keys = ["model": "model", "vocab": "vocab", "lex": "lexicalShortlist"]
    var paths: Object = [:]
    for file in files { paths[keys[file.kind] ?? ""] = ["path": "\(folder)/\(file.name).gz"] }
    let bytes = content["model.bin"] ?? []
    paths["model"] = [
      "path": "\(folder)/\(files[0].name).gz", "uncompressedSize": bytes.count,
      "uncompressedHash": SHA256.hexadecimal(of: Data(bytes)),
    ]
    return [
      "architecture": architecture, "releaseStatus": status, "sourceLanguage": source,
      "targetLanguage": target, "files": paths, "modelStatistics": ["parameters": 16_900_000],
      "metrics": ["flores200-plus": ["comet": 0.86, "bleu": 38.1]],
    ]
  }

  static func models(_ models: [String: [Any]], base: Any? = nil) -> Object {
    var object: Object = ["generated": "2026-11-30T06:00:00Z", "models": models]
    object["baseUrl"] = base
    return object
  }

  /// The archive that translateLocally and, with another name, Argos have.
  static let archive: [UInt8] = HandmadeTar.archive(
    files.map { file -> HandmadeMember in
      var member = HandmadeMember("ende.student.tiny11/\(file.name)")
      member.data = content[file.content] ?? []
      return member
    })

  static func translateLocally(
    url: String = "https://example.org/ende.tar.gz", type: String = "tiny", version: Int = 2
  ) -> Object {
    [
      "modelName": "English-German \(type)", "shortName": "en-de-\(type)", "src": "English", "trg": "German",
      "srcTags": ["en": "English"], "trgTag": "de", "type": type, "version": version, "API": 1,
      "repository": "local", "url": url,
      "checksum": SHA256.hexadecimal(of: Data(HandmadeStream.gzip(archive))),
    ]
  }

  static func argos(
    from source: String = "en", to target: String = "de", version: Any = "1.9",
    links: [String] = ["https://example.org/translate-en_de-1_9.argosmodel"]
  ) -> Object {
    [
      "package_version": version, "argos_version": "1.9", "from_code": source, "from_name": "English",
      "to_code": target, "to_name": "German", "links": links, "code": "translate-\(source)_\(target)",
    ]
  }

  /// The catalog that `json` is, read as a foreign one at `address`.
  static func read(
    _ json: Any, at address: String = "https://example.org/registry/models.json", filesBase: String? = nil
  ) throws -> Catalog {
    guard let url = URL(string: address) else { throw PackError(.notFound) }
    return try Catalog(
      json: PackJSON.data(json),
      origin: CatalogOrigin(url: url, isForeign: true, filesBase: filesBase.flatMap { URL(string: $0) }))
  }
}

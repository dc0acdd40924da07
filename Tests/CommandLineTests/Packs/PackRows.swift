import Foundation

@testable import DragomanCLI

extension PackRow {
  /// A row for tests, of the pair that its id begins with: `en-de.tiny.1.0`.
  static func sample(
    _ id: String, _ state: State = .available, version: String = "1.0", bytes: Int64 = 12_162_096
  ) -> PackRow {
    let tags = id.prefix { $0 != "." }.split(separator: "-").map { Locale.Language(identifier: String($0)) }
    return PackRow(
      id: id, state: state,
      details: Details(
        source: LanguageName(tags[0]), target: LanguageName(tags[1]), version: version,
        strategy: "low-latency", licence: "Apache-2.0", downloadBytes: bytes, installedBytes: bytes + 1000))
  }

  /// The same with some of its parts changed.
  func with(_ change: (inout PackRow) -> Void) -> PackRow {
    var row = self
    change(&row)
    return row
  }
}

extension JSONObject {
  /// As a program reads it.
  var members: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]) ?? [:]
  }
}

/// A fault for tests.
let sampleFault = PackFault(.damagedPack, code: "damaged", "model.bin is damaged\nNext: repair it")

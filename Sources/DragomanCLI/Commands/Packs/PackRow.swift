import Dragoman
import Foundation

/// A pack as lists show it.
struct PackRow: Sendable {
  /// Whether it is there.
  enum State: String, Sendable {
    case installed, damaged, available
  }

  let id: String
  let state: State
  /// What is known of the pack: nothing where its manifest cannot be read.
  var details: Details?
  /// Whether it lies in a store that belongs to the system.
  var isReadOnly = false
  /// The catalog that it is or was from.
  var origin: String?
  /// What can be checked of it when it comes; nil for one that is from no foreign catalog.
  var check: String?
  var folder: String?
  var problem: PackFault?

  /// What a pack says of itself.
  struct Details: Sendable {
    let source, target: LanguageName
    let version, strategy, licence: String
    let downloadBytes, installedBytes: Int64
  }

  /// `en → de`.
  var pair: String { details.map { "\($0.source.tag) → \($0.target.tag)" } ?? "" }

  /// `English → German`.
  var languages: String { details.map { "\($0.source.english) → \($0.target.english)" } ?? "" }

  /// What it takes: to install it, or where it is. `?` where nobody says; empty where nothing is known at all.
  var size: String {
    guard let details else { return "" }
    let bytes = state == .available ? details.downloadBytes : details.installedBytes
    return bytes > 0 ? "\(ByteCount(bytes))" : "?"
  }

  /// What of a foreign pack is checked, in words.
  var checked: String {
    switch check {
    case nil: ""
    case "sha256": "whole"
    case "size": "size only"
    default: "nothing"
    }
  }

  var json: JSONObject {
    var object = JSONObject()
    object.add("id", id)
    if let details {
      object.add("source", details.source.tag)
      object.add("target", details.target.tag)
      object.add("version", details.version)
      object.add("strategy", details.strategy)
      object.add("downloadBytes", details.downloadBytes)
      object.add("installedBytes", details.installedBytes)
      object.add("licence", details.licence)
    }
    object.add("state", state.rawValue)
    object.add("readOnly", isReadOnly)
    object.add("origin", ifPresent: origin)
    object.add("foreign", check != nil)
    object.add("checked", ifPresent: check)
    object.add("folder", ifPresent: folder)
    if let problem { object.add("error", problem.json) }
    return object
  }
}

extension PackRow {
  init(_ installed: PackListing.Installed) {
    self.init(installed.pack, state: .installed)
    isReadOnly = installed.isReadOnly
    origin = installed.origin
    folder = installed.folder.path
  }

  init(_ damaged: PackListing.Damaged) {
    self.init(
      id: damaged.id.rawValue, state: .damaged, details: damaged.pack.map(Details.init),
      problem: PackFault(ofInstalled: damaged.error))
  }

  init(_ leg: PackLegs.Leg) {
    switch leg.state {
    case .installed: self.init(id: leg.id.rawValue, state: .installed, details: leg.pack.map(Details.init))
    case .available:
      self.init(id: leg.id.rawValue, state: .available, details: leg.pack.map(Details.init))
      origin = leg.pack?.origin
      check = leg.pack.flatMap { $0.isForeign ? $0.check.rawValue : nil }
    case .damaged(let error):
      self.init(
        id: leg.id.rawValue, state: .damaged, details: leg.pack.map(Details.init),
        problem: PackFault(ofInstalled: error))
    }
  }

  /// - Parameter state: As the store has it; the pack itself does not know.
  init(_ pack: ModelPack, state: State) {
    self.init(id: pack.id.rawValue, state: state, details: Details(pack))
    origin = pack.origin
    check = pack.isForeign ? pack.check.rawValue : nil
  }
}

extension PackRow.Details {
  init(_ pack: ModelPack) {
    self.init(
      source: LanguageName(pack.source), target: LanguageName(pack.target), version: pack.version,
      strategy: StrategyOption.word(for: pack.strategy), licence: pack.licence,
      downloadBytes: pack.downloadBytes, installedBytes: pack.installedBytes)
  }
}

extension [PackRow] {
  /// A line for each, in columns.
  var table: String {
    var table = TextTable(
      header: ["PAIR", "LANGUAGES", "VERSION", "SIZE", "STATE", "CHECKED", "PACK"], rightAligned: [3])
    table.rows = map { row in
      // Only an installed pack can be in a store that is read-only.
      let state = row.isReadOnly ? "read-only" : row.state.rawValue
      return [row.pair, row.languages, row.details?.version ?? "", row.size, state, row.checked, row.id]
    }
    return table.text
  }
}

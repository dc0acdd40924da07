import Dragoman
import Foundation

/// `dragoman packs info`.
enum PackInfoCommand {
  static let json = PackOutput.flag("\(PackOutput.packMembers), and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "info",
    summary: "Show what is known of a pack",
    options: [json],
    operands: Operands(
      [.init("ID", help: "A pack's id, installed or in a catalog.", completion: .installedPacks)],
      count: 1...1),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let row = try await PackRow.find(arguments.operands[0])
        return output.end(text(row), row.json)
      }
    })

  /// A line for each thing that is known.
  static func text(_ row: PackRow) -> String {
    let details = row.details
    let known: [(String, String?)] = [
      ("Pack", row.id),
      ("Languages", details == nil ? nil : "\(row.languages) (\(row.pair))"),
      ("Version", details?.version),
      ("Strategy", details?.strategy),
      ("State", row.state.rawValue + (row.isReadOnly ? ", in a folder of the system's" : "")),
      ("Download", details.flatMap { row.state == .available ? size($0.downloadBytes) : nil }),
      ("Size", details.map { size($0.installedBytes) }),
      ("Licence", details?.licence),
      ("Catalog", row.origin.map { $0 + (row.check == nil ? "" : ", foreign") }),
      ("Checked", row.check == nil ? nil : row.checked),
      ("Folder", row.folder),
      ("Problem", row.problem?.message.split(separator: "\n").joined(separator: " ")),
    ]
    return known.compactMap { name, value in
      value.map { "\("\(name):".padding(toLength: 11, withPad: " ", startingAt: 0))\($0)\n" }
    }.joined()
  }

  private static func size(_ bytes: Int64) -> String {
    bytes > 0 ? "\(ByteCount(bytes)) (\(bytes) bytes)" : "?"
  }
}

extension PackRow {
  /// The pack of that id, installed or in a catalog at hand.
  ///
  /// - Throws: `PackFault` when there is none.
  static func find(_ id: String) async throws -> PackRow {
    let listing = await TranslationRuntime.shared.packs.listing(refresh: false)
    let rows =
      listing.installed.map { PackRow($0) } + listing.damaged.map { PackRow($0) }
      + listing.available.map { PackRow($0, state: .available) }
    guard let row = rows.first(where: { $0.id == id }) else {
      let hint = nearest(to: id, among: rows.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
      throw PackFault(
        .notInstalled, code: "notFound",
        "no pack \(quoted(id)) is installed or in a catalog\(hint)\nNext: dragoman packs list --available")
    }
    return row
  }
}

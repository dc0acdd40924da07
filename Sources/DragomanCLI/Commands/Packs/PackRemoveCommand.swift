import Dragoman
import Foundation

/// `dragoman packs remove`.
enum PackRemoveCommand {
  static let json = PackOutput.flag(
    "removed, a list of packs (\(PackOutput.packMembers)), and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "remove",
    summary: "Remove an installed pack",
    discussion: [
      "FROM TO stands for the pack that translates from one to the other. Where two packs do it with English"
        + " between them, name the one to remove by its id: other pairs may need it."
    ],
    options: [json],
    operands: PackChoice.operands(completion: .installedPacks),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let listing = await TranslationRuntime.shared.packs.listing(refresh: false)
        let row = try await row(PackChoice(arguments.operands), listing)
        try await TranslationRuntime.shared.packs.remove(ModelPack.ID(rawValue: row.id))
        var document = JSONObject()
        document.add("removed", [row.json])
        return output.end("\(row.id): removed\(row.size.isEmpty ? "" : " (\(row.size))")\n", document)
      }
    })

  /// The one pack that is meant.
  private static func row(_ choice: PackChoice, _ listing: PackListing) async throws -> PackRow {
    let rows = listing.installed.map { PackRow($0) } + listing.damaged.map { PackRow($0) }
    switch choice {
    case .id(let id):
      // One that cannot be listed may still be there to remove.
      return rows.first { $0.id == id } ?? PackRow(id: id, state: .installed)
    case .pair(let source, let target):
      let legs = try await PackLegs.find(source, target).legs.map { PackRow($0) }
      let pair = "from \(quoted(source)) to \(quoted(target))"
      guard legs.count == 1, let leg = legs.first else {
        throw PackFault(
          .notInstalled, code: "pivot",
          "no single pack translates \(pair); it goes by way of English, with "
            + legs.map { "\($0.id) (\($0.pair), \($0.state.rawValue))" }.joined(separator: " and ")
            + "\nNext: dragoman packs remove ID, if no other pair needs it")
      }
      guard leg.state != .available else {
        throw PackFault(
          .notInstalled, code: "notInstalled", "no pack that translates \(pair) is installed")
      }
      // A damaged pack that cannot be read has no languages, so only its id says that it is the same.
      let same = rows.filter { $0.id == leg.id || (leg.details != nil && $0.pair == leg.pair) }
      guard same.count <= 1 else {
        throw PackFault(
          .usage, code: "ambiguous",
          "several packs translate \(pair): \(same.map(\.id).joined(separator: ", "))"
            + "\nNext: dragoman packs remove ID")
      }
      return same.first ?? leg
    }
  }
}

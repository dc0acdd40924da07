import Dragoman
import Foundation

/// `dragoman packs path`.
enum PackPathCommand {
  static let json = PackOutput.flag("path, and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "path",
    summary: "Show the folder of a pack, or the one that packs are installed into",
    options: [json],
    operands: Operands(
      [.init("ID", help: "An installed pack's id.", completion: .installedPacks)], count: 0...1),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let path = try await path(arguments.operands.first)
        var document = JSONObject()
        document.add("path", path)
        return output.end(path + "\n", document)
      }
    })

  private static func path(_ id: String?) async throws -> String {
    let store = TranslationRuntime.shared.packs
    guard let id else {
      guard let place = await store.listing(refresh: false).userStore else {
        throw PackFault(
          .notInstalled, code: "notFound",
          "there is no place for packs: set DRAGOMAN_MODELS_DIR, XDG_DATA_HOME or HOME")
      }
      return place
    }
    if let place = await store.location(of: ModelPack.ID(rawValue: id)) { return place.path }
    let row = try await PackRow.find(id)
    throw row.problem
      ?? PackFault(
        .notInstalled, code: "notInstalled",
        "the pack \(quoted(id)) is not installed\nNext: dragoman packs install \(id)")
  }
}

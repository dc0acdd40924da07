import Dragoman
import Foundation

/// `dragoman packs import`.
enum PackImportCommand {
  static let from = Option(
    "from", .text("LANGUAGE"), help: "The language it translates from, where the pack does not say.")
  static let to = Option(
    "to", .text("LANGUAGE"), help: "The language it translates to, where the pack does not say.")
  static let id = Option("id", .text("ID"), help: "The id to give it, where the pack has none.")
  static let version = Option(
    "version", .text("VERSION"), help: "The version to give it, where the pack has none.")
  static let json = PackOutput.flag("pack (\(PackOutput.packMembers)), and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "import",
    summary: "Install a pack from a file or folder",
    discussion: [
      "Takes a pack of Dragoman's own, as a folder or as an archive that 'packs export' wrote, and a model of"
        + " Firefox's translations as Firefox or translateLocally download it, of which a pack is made."
    ],
    options: [from, to, id, version, json],
    operands: Operands(
      [.init("FILE|DIR", help: "An archive or a folder.", completion: .files)], count: 1...1),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let options = ModelPackStore.ImportOptions(
          source: arguments[from], target: arguments[to], id: arguments[id], version: arguments[version])
        let pack: ModelPack.ID
        do {
          pack = try await TranslationRuntime.shared.packs.importPack(
            from: URL(filePath: arguments.operands[0]), options: options)
        } catch {
          throw PackFault(ofUse: error)
        }
        let row = try await PackRow.find(pack.rawValue)
        var document = JSONObject()
        document.add("pack", row.json)
        return output.end("\(row.id) (\(row.languages), \(row.size)): installed\n", document)
      }
    })
}

import Dragoman
import Foundation

/// `dragoman packs export`.
enum PackExportCommand {
  static let json = PackOutput.flag("id, path, and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "export",
    summary: "Write an installed pack into an archive or folder",
    discussion: [
      "FILE ends in .tar.gz, .tar.zst, .tar.xz, .tar or .zip. In a folder that is there the archive ID.tar.gz is"
        + " made; any other name becomes a folder."
    ],
    options: [json],
    operands: Operands(
      [
        .init("ID", help: "An installed pack's id.", completion: .installedPacks),
        .init("FILE|DIR", help: "Where to.", completion: .files),
      ], count: 2...2),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let id = arguments.operands[0]
        let place = destination(arguments.operands[1], id: id)
        do {
          try await TranslationRuntime.shared.packs.export(ModelPack.ID(rawValue: id), to: place)
        } catch {
          throw PackFault(ofWriting: error)
        }
        var document = JSONObject()
        document.add("id", id)
        document.add("path", place.path)
        return output.end("\(id): written to \(place.path)\n", document)
      }
    })

  private static func destination(_ path: String, id: String) -> URL {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
      ? URL(filePath: path, directoryHint: .isDirectory).appending(path: "\(id).tar.gz")
      : URL(filePath: path, directoryHint: .notDirectory)
  }
}

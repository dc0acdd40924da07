import Dragoman
import Foundation

/// `dragoman packs sources`.
enum PackSourcesCommand {
  static let foreign = Flag(
    "foreign",
    help:
      "Take the catalog without a signature. Its packs are marked in lists, and are compared only with what"
      + " the catalog itself promises.")
  private static let members = "url, foreign"
  static let listJSON = PackOutput.flag("sources, a list (\(members)), and \(PackOutput.errorMembers)")
  static let changeJSON = PackOutput.flag("source (\(members)), and \(PackOutput.errorMembers)")
  private static let address = Operands.Operand(
    "URL", help: "The address or path of a catalog or of its folder.", completion: .files)

  static let declaration = Command(
    name: "sources",
    summary: "List and change the catalogs that packs are looked for in",
    discussion: [
      "They count after the catalog that came with the program, or that $DRAGOMAN_CATALOG names, in their"
        + " order; of packs with the same id the first wins. A catalog over the network has to be signed with a"
        + " key of $DRAGOMAN_CATALOG_KEYS, unless it was added as foreign.",
      "A foreign catalog may be one of another program: the records of a Remote Settings server with Firefox's"
        + " models (an address that ends in /records), Firefox's list of models on a bucket, translateLocally's"
        + " models.json or Argos Translate's index.json. Its content tells which. Of each pair of languages one"
        + " pack is offered: the highest version, and of several architectures base-memory before base before tiny."
        + " Nothing is asked for at any address that was not added.",
    ],
    subcommands: [
      Command(
        name: "list", summary: "List the catalogs that were added", options: [listJSON],
        body: { arguments throws(UsageError) in await list(PackOutput(isJSON: arguments[listJSON])) }),
      Command(
        name: "add", summary: "Add a catalog", options: [foreign, changeJSON],
        operands: Operands([address], count: 1...1),
        body: { arguments throws(UsageError) in
          guard !arguments.operands[0].isEmpty else {
            throw UsageError(
              message: "ADDRESS must not be empty", path: ["dragoman", "packs", "sources", "add"])
          }
          let output = PackOutput(isJSON: arguments[changeJSON])
          return await output.run {
            let (source, isNew) = try TranslationRuntime.shared.catalogSources.add(
              arguments.operands[0], isForeign: arguments[foreign])
            return output.end(
              "\(line(source)): \(isNew ? "added" : "is listed already")\n", document(source))
          }
        }),
      Command(
        name: "remove", summary: "Remove a catalog that was added", options: [changeJSON],
        operands: Operands([address], count: 1...1),
        body: { arguments throws(UsageError) in
          let output = PackOutput(isJSON: arguments[changeJSON])
          return await output.run {
            let source = try TranslationRuntime.shared.catalogSources.remove(arguments.operands[0])
            return output.end("\(line(source)): removed\n", document(source))
          }
        }),
    ])

  private static func list(_ output: PackOutput) async -> ExitStatus {
    await output.run {
      let sources = try TranslationRuntime.shared.catalogSources.list()
      var document = JSONObject()
      document.add("sources", sources.map(object))
      return output.end(sources.map { line($0) + "\n" }.joined(), document)
    }
  }

  private static func line(_ source: UserCatalog) -> String {
    source.url.absoluteString + (source.isForeign ? " (foreign)" : "")
  }

  private static func object(_ source: UserCatalog) -> JSONObject {
    var object = JSONObject()
    object.add("url", source.url.absoluteString)
    object.add("foreign", source.isForeign)
    return object
  }

  private static func document(_ source: UserCatalog) -> JSONObject {
    var document = JSONObject()
    document.add("source", object(source))
    return document
  }
}

/// `dragoman packs`: the group of all that is done with packs.
enum PacksCommand {
  static let declaration = Command(
    name: "packs",
    summary: "List, install, update and remove packs",
    discussion: [
      "A pack holds the model that translates one language into another. Packs come from catalogs: the one"
        + " that came with the program, and those that 'packs sources' lists."
    ],
    subcommands: [
      PackListCommand.declaration, PackInstallCommand.declaration, PackRemoveCommand.declaration,
      PackUpdateCommand.declaration, PackVerifyCommand.declaration, PackInfoCommand.declaration,
      PackPathCommand.declaration, PackImportCommand.declaration, PackExportCommand.declaration,
      PackCleanCommand.declaration, PackSourcesCommand.declaration,
    ])
}

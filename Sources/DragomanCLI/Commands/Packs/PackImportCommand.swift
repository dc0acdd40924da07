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
  static let keepFloat = Flag(
    "keep-float", help: "Keep float weights as they are. Without it they become int8, a quarter of the size.")
  static let positions = Option(
    "positions", .oneOf([(word: "marian", value: "marian"), (word: "transformers", value: "transformers")]),
    help: "The position signal of a Hugging Face model: 'marian', with which it was trained there, or"
      + " 'transformers' (default), whose output is that of the library.")
  static let json = PackOutput.flag(
    "pack (\(PackOutput.packMembers)), weights (int8 or float) and agreement (0 to 1) where float weights were to"
      + " become int8, serving (low-latency and high-fidelity, ids) where several packs translate the pair, and \(PackOutput.errorMembers)"
  )

  static let declaration = Command(
    name: "import",
    summary: "Install a pack from a file or folder",
    discussion: [
      "Takes a pack of Dragoman's own, as a folder or as an archive that 'packs export' wrote, and a model of"
        + " Firefox's translations as Firefox or translateLocally download it, of which a pack is made.",
      "Takes also models of OPUS-MT (.zip or folder), of Hugging Face's MarianMT (folder with"
        + " model.safetensors) and of CTranslate2 (folder with model.bin and SentencePiece models), packages of"
        + " Argos Translate (.argosmodel), and folders in which Marian trained. A model of several target languages is"
        + " imported for the one that --to names.",
      "Float weights become int8; sample text is translated with both, and the command says how much of it they"
        + " share. Where that is too little the weights stay float.",
    ],
    options: [from, to, id, version, keepFloat, positions, json],
    operands: Operands(
      [.init("FILE|DIR", help: "An archive or a folder.", completion: .files)], count: 1...1),
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        var options = ModelPackStore.ImportOptions(
          source: arguments[from], target: arguments[to], id: arguments[id], version: arguments[version])
        options.keepsFloat = arguments[keepFloat]
        options.positions = arguments[positions]
        let pack: ModelPackStore.ImportedPack
        do {
          pack = try await TranslationRuntime.shared.packs.importPack(
            from: URL(filePath: arguments.operands[0]), options: options)
        } catch {
          throw PackFault(ofUse: error)
        }
        let row = try await PackRow.find(pack.id.rawValue)
        let precedence = await TranslationRuntime.shared.packs.precedence(of: pack.id)
        if let precedence, !output.isJSON { printError(note(on: precedence, row)) }
        var document = JSONObject()
        document.add("pack", row.json)
        if let precedence {
          var serving = JSONObject()
          serving.add("low-latency", precedence.lowLatency.rawValue)
          serving.add("high-fidelity", precedence.highFidelity.rawValue)
          document.add("serving", serving)
        }
        if let agreement = pack.agreement {
          document.add("weights", pack.isQuantized ? "int8" : "float")
          document.add("agreement", agreement)
        }
        return output.end(
          "\(row.id) (\(row.languages), \(row.size)): installed\n\(weights(of: pack))", document)
      }
    })

  /// Which of several packs translates the languages of `row` from now on, and how to have another do it.
  private static func note(on precedence: PackPrecedence, _ row: PackRow) -> String {
    let (fast, faithful) = (precedence.lowLatency.rawValue, precedence.highFidelity.rawValue)
    let others = precedence.packs.map(\.rawValue).filter { $0 != fast && $0 != faithful }
    let chosen =
      fast == faithful
      ? "\(fast) translates \(row.pair) from now on"
      : "\(fast) translates \(row.pair) from now on, and \(faithful) with --strategy high-fidelity"
    let rule =
      "the nearest languages count, then the strategy, the higher version, and the id that sorts first"
    let next =
      others.isEmpty
      ? "" : "\nNext: to use \(others.joined(separator: " or ")), dragoman packs remove \(fast)"
    return "\(precedence.packs.count) installed packs translate \(row.pair): \(rule)\n\(chosen)\(next)"
  }

  /// What is to be said of a pack's weights; nothing where they are as they came.
  private static func weights(of pack: ModelPackStore.ImportedPack) -> String {
    guard let agreement = pack.agreement else { return "" }
    let percent = Int((agreement * 100).rounded(.down))
    return pack.isQuantized
      ? "Its weights are int8 now: of sample text \(percent) % come out as with float weights.\n"
      : "Its weights stay float: with int8 only \(percent) % of sample text come out the same.\n"
  }
}

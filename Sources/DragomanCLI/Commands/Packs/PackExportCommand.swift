import Dragoman
import Foundation

/// `dragoman packs export`.
enum PackExportCommand {
  /// What is written.
  enum Form: Sendable { case dragoman, firefox }

  static let format = Option(
    "format", .oneOf([("dragoman", Form.dragoman), ("firefox", .firefox)]),
    help:
      "What to write: a pack of Dragoman's own, the default, or with firefox the files of Firefox's translations,"
      + " which bergamot, slimt and translateLocally read too.")
  static let output = Option(
    "output", .text("FILE|DIR"),
    help: "Where to, in the place of the last word; the pack may then be named by its pair.")
  static let requantise = Flag(
    "requantise",
    help:
      "With --format firefox: round the weights of a model of another kind to int8 with one multiplier a tensor,"
      + " and measure the scales of its activations. A model that needs it not is written as it is.")
  static let calibrate = Option(
    "calibrate", .text("FILE"),
    help:
      "With --requantise: measure on the lines of FILE, sentences in the pack's source language, at least"
      + " \(fewestSentences), of which the first 2,000 count. By default on a few of Dragoman's own.")
  static let json = PackOutput.flag("id, path, and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "export",
    summary: "Write an installed pack into an archive or folder",
    discussion: [
      "FILE ends in .tar.gz, .tar.zst, .tar.xz, .tar or .zip. In a folder that is there the archive ID.tar.gz is"
        + " made; any other name becomes a folder.",
      "With --format firefox a folder is made with model.PAIR.intgemm.alphas.bin, the vocabularies, the shortlist, and"
        + " metadata.json, of which 'packs import' makes a pack again.",
    ],
    options: [format, output, requantise, calibrate, json],
    operands: Operands(
      [
        .init("ID", help: "An installed pack's id.", completion: .installedPacks),
        .init("FILE|DIR", help: "Where to.", completion: .files),
        .init("FROM", help: "With --output, in the place of an id: the language the pack translates from."),
        .init("TO", help: "The language it translates to."),
      ], count: 1...2, synopsis: "ID FILE|DIR | --output FILE|DIR (ID | FROM TO)"),
    body: { arguments throws(UsageError) in
      let request = try Request(arguments)
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let id = try await request.id()
        let place = request.form == .firefox ? URL(filePath: request.place) : archive(request.place, id: id)
        try await write(id, to: place, request)
        var document = JSONObject()
        document.add("id", id)
        document.add("path", place.path)
        return output.end("\(id): written to \(place.path)\n", document)
      }
    })

  /// What the command line asks for, checked.
  private struct Request: Sendable {
    let pack: PackChoice
    let place: String
    let form: Form
    /// Whether a model of another kind is rounded.
    let rounds: Bool
    /// The file of sentences to measure on.
    let text: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
      func usageError(_ message: String) -> UsageError {
        UsageError(message: message, path: [Command.dragoman.name, PacksCommand.declaration.name, "export"])
      }
      form = arguments[format] ?? .dragoman
      rounds = arguments[requantise]
      text = arguments[calibrate]
      if rounds, form != .firefox { throw usageError("--requantise needs --format firefox") }
      if text != nil, !rounds { throw usageError("--calibrate needs --requantise") }
      if let output = arguments[output] {
        pack = PackChoice(arguments.operands)
        place = output
        return
      }
      guard arguments.operands.count == 2 else { throw usageError("FILE|DIR is missing") }
      pack = .id(arguments.operands[0])
      place = arguments.operands[1]
    }

    /// The pack that is meant.
    ///
    /// - Throws: `PackFault` for a pair that no pack, or no single one, translates.
    func id() async throws -> String {
      switch pack {
      case .id(let id): return id
      case .pair(let source, let target):
        let legs = try await PackLegs.find(source, target)
        guard legs.legs.count == 1, let leg = legs.legs.first else {
          throw PackFault(
            .usage, code: "setting",
            "two packs translate \(quoted(source)) to \(quoted(target)): name one by its id")
        }
        return leg.id.rawValue
      }
    }
  }

  private static func write(_ id: String, to place: URL, _ request: Request) async throws {
    let packs = TranslationRuntime.shared.packs
    let pack = ModelPack.ID(rawValue: id)
    let sentences = try request.text.map { try Self.sentences(in: $0) } ?? []
    do {
      switch request.form {
      case .dragoman: try await packs.export(pack, to: place)
      case .firefox:
        try await stoppedBySignals {
          try await packs.exportFirefoxFiles(
            pack, to: place, requantizingOn: request.rounds ? sentences : nil)
        }
      }
    } catch {
      guard request.form == .firefox, let cause = error as? ModelPackError, cause.code == .unsupportedModel
      else {
        throw PackFault(ofWriting: error)
      }
      throw PackFault(ofForm: cause, pack: id, canBeRounded: !request.rounds)
    }
  }

  /// Scales measured on fewer are those of these few, and cut off what others have.
  private static let fewestSentences = 100

  private static func sentences(in path: String) throws(PackFault) -> [String] {
    let lines = try SentenceFile.lines(of: path).filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count >= fewestSentences else {
      throw PackFault(
        .usage, code: "noLines",
        "\(quoted(path)) has \(lines.count) \(lines.count == 1 ? "sentence" : "sentences") to measure on:"
          + " \(fewestSentences) are needed")
    }
    return lines
  }

  private static func archive(_ path: String, id: String) -> URL {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
      ? URL(filePath: path, directoryHint: .isDirectory).appending(path: "\(id).tar.gz")
      : URL(filePath: path, directoryHint: .notDirectory)
  }
}

extension PackFault {
  /// Why the model of `pack` cannot be written as Firefox has them.
  fileprivate init(ofForm error: ModelPackError, pack: String, canBeRounded: Bool) {
    let place = [error.file, error.key].compactMap { $0 }.joined(separator: ", ")
    let parts = [error.expected.map { "expected \($0)" }, error.found.map { "found \($0)" }]
    // Rounding helps where a weight is the obstacle, not where Firefox has no place for what the pack holds.
    let isWeight = error.key != nil && error.key != "engine"
    let next =
      canBeRounded && isWeight
      ? "\nNext: give --requantise, and --calibrate FILE with sentences to measure on, and the model is rounded to it"
      : ""
    self.init(
      PackFault(error),
      message: "\(pack) is not of the form that Firefox reads: \(place): "
        + parts.compactMap { $0 }.joined(separator: ", ") + next)
  }
}

import Dragoman
import DragomanContent
import Foundation

/// The board: the feedback, the language to read it in, and the queue that translates it.
@MainActor
final class Board {
  private let terminal: Terminal
  private let file: FeedbackFile
  private let queue: TranslationQueue
  private let runtime: TranslationRuntime
  private let network: Network
  private var entries: [Feedback]
  private var target: Locale.Language

  init(_ options: BoardOptions, terminal: Terminal) throws {
    self.terminal = terminal
    file = FeedbackFile(url: options.file)
    entries = try file.read()
    target = options.target
    let network = Network()
    self.network = network
    runtime = try TranslationRuntime(
      options: .init(
        modelsDirectory: options.models, catalogs: [options.catalog], network: .unmetered,
        isMetered: { network.isForbidden }))
    let interaction = TranslationInteraction(consent: { request in
      let answer = await terminal.ask(Words.question(request))
      guard answer?.lowercased().hasPrefix("y") == true else { return .decline }
      terminal.say("Downloading. The board goes on when the model is there.")
      return .allow
    })
    let cache = TranslationCache(options: .init(disk: options.cache.map { .init(file: $0) }))
    queue = TranslationQueue(runtime: runtime, interaction: interaction, cache: cache)
  }

  /// Reads commands until there are no more.
  func run() async {
    await list()
    while let line = await terminal.ask(">") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = words.first else { continue }
      if name == "quit" { break }
      await perform(name, words.dropFirst().first ?? "")
    }
    terminal.say("Good-bye.")
  }

  private func perform(_ command: String, _ argument: String) async {
    switch command {
    case "list": await list()
    case "help": terminal.say(Words.help)
    case "translate" where argument == "all": await translate(Array(entries.indices), as: .screenEntry)
    case "target": await read(in: argument)
    case "targets": await listTargets()
    case "offline": setNetwork(isForbidden: true)
    case "online": setNetwork(isForbidden: false)
    case "packs": await listPacks()
    case "remove": await remove(ModelPack.ID(rawValue: argument))
    default:
      guard let number = Int(argument), entries.indices.contains(number - 1) else {
        return terminal.say("I do not know that. \"help\" lists what can be done.")
      }
      await perform(command, on: number - 1)
    }
  }

  private func perform(_ command: String, on index: Int) async {
    switch command {
    case "translate": await translate([index], as: .readerAction)
    case "original", "translation": await show(index, original: command == "original")
    case "edit": await edit(index)
    case "delete": await delete(index)
    default: terminal.say("I do not know that. \"help\" lists what can be done.")
    }
  }

  // MARK: What the author and the reader do

  private func translate(_ indices: [Int], as reason: SubmissionReason) async {
    let items = indices.flatMap { entries[$0].items }
    _ = await queue.outcomes(of: items, target: target, as: reason)
    for index in indices { await show(index) }
  }

  private func show(_ index: Int, original: Bool) async {
    for item in entries[index].items {
      let translation = await queue.translation(of: item.id)
      original ? translation.showOriginal() : translation.showTranslation()
    }
    await show(index)
  }

  private func edit(_ index: Int) async {
    guard let text = await terminal.ask("New text:") else { return }
    entries[index].text = text
    entries[index].revision += 1
    for item in entries[index].items { await queue.edit(item) }
    save()
    await show(index)
  }

  private func delete(_ index: Int) async {
    let entry = entries.remove(at: index)
    await queue.remove(contentID: entry.id)
    save()
    terminal.say("Entry \(index + 1) is deleted, and what was translated of it.")
  }

  private func save() {
    do { try file.write(entries) } catch { terminal.say("The file could not be written.") }
  }

  private func read(in tag: String) async {
    let language = Locale.Language(identifier: tag)
    guard language.languageCode?.isISOLanguage == true else {
      return terminal.say("\"\(tag)\" is no language that I know.")
    }
    target = language
    await queue.setTarget(language)
    terminal.say("You read in \(Words.name(of: language)).")
  }

  // MARK: What is shown

  private func list() async {
    terminal.say("Feedback, \(entries.count) entries. You read in \(Words.name(of: target)).")
    for index in entries.indices { await show(index) }
  }

  private func show(_ index: Int) async {
    let entry = entries[index]
    let items = entry.items
    let models = [await queue.translation(of: items[0].id), await queue.translation(of: items[1].id)]
    let (title, text) = (models[0].shownText(for: items[0]), models[1].shownText(for: items[1]))
    terminal.say("\(index + 1). \(title.text.string)")
    terminal.say(text.text.string, indent: 3)
    let label = await label(of: items[1], models[1], isTranslation: text.isTranslation)
    if !label.isEmpty { terminal.say("(\(label))", indent: 3) }
  }

  private func label(
    of item: TranslationItem, _ model: ContentTranslation, isTranslation: Bool
  ) async -> String {
    let source = FieldLanguage().language(of: item)
    if model.translation != nil, !isTranslation { return Words.label(of: .idle, source: source) }
    guard model.state == .idle else { return Words.label(of: model.state, source: source) }
    let eligibility = await EligibilityCheck(runtime: runtime).eligibility(of: item, for: target)
    return Words.label(of: .unavailable(eligibility), source: source)
  }

  private func listTargets() async {
    let preferred = [target.minimalIdentifier, "en", "de"]
    for language in TargetLanguageRanker().rank(
      await LanguageAvailability(runtime: runtime).supportedLanguages, preferred: preferred)
    {
      terminal.say("\(language.minimalIdentifier)  \(Words.name(of: language))")
    }
  }

  // MARK: Models and network

  private func setNetwork(isForbidden: Bool) {
    network.isForbidden = isForbidden
    terminal.say(isForbidden ? "Nothing is downloaded from now on." : "Downloads are allowed.")
  }

  private func listPacks() async {
    let packs = await runtime.packs.installed
    if packs.isEmpty { terminal.say("No models are installed.") }
    for pack in packs { terminal.say(pack.id.rawValue) }
  }

  private func remove(_ pack: ModelPack.ID) async {
    do {
      try await runtime.packs.remove(pack)
      terminal.say("\(pack.rawValue) is removed.")
    } catch {
      terminal.say("There is no such model.")
    }
  }
}

import Dragoman
import DragomanContent
import Foundation
import TestSupport
import Testing

@Suite struct PrivacyTests {
  /// Words that are in the sources, one from each, and none in the program.
  private static let words = ["Suche", "Özdemir", "recherche", "保存", "שלום", "Geheimfeld", "Datensatz-4711"]

  @Test(
    "of everything that a run leaves behind, nothing holds a word of the texts, of the translations or of the names"
  )
  func scan() async throws {
    let events = EventLog()
    let store = try ContentStore { $0.events = events }
    let folder = try TemporaryFolder()
    let cache = TranslationCache(
      options: .init(
        disk: .init(
          file: folder.url.appending(path: "cache.db"),
          encryption: .init(seal: { Data($0.map { $0 ^ 0x5a }) }, open: { Data($0.map { $0 ^ 0x5a }) }))),
      events: events)
    let queue = TranslationQueue(
      runtime: store.runtime, interaction: Reader(.allow).interaction, cache: cache, events: events)
    let texts = [Samples.germanText, Samples.frenchText, "OK"] + Samples.awkward
    var items = texts.enumerated().map { Samples.item("Datensatz-4711-\($0)", $1, field: "Geheimfeld") }
    // A declared language may be any word at all.
    items.append(
      Samples.item("Datensatz-4711-x", "Hallo.", language: Locale.Language(identifier: "geheimfeld-Suche")))
    items.append(Samples.item("Datensatz-4711-y", "Hallo.", language: Locale.Language(identifier: "qxz")))
    let outcomes = await queue.outcomes(of: items, target: Samples.english, as: .screenEntry)
    await queue.edit(Samples.item("Datensatz-4711-0", Samples.germanEdited, field: "Geheimfeld"))
    await queue.remove(contentID: "Datensatz-4711-1")
    let translations = outcomes.compactMap(\.text)
    #expect(translations.count >= 4)

    var written = events.events.map { "\($0)" } + events.runtimeEvents.map { String(reflecting: $0) }
    for event in events.events { dump(event, to: &written[0]) }
    for item in items {
      let translation = await queue.translation(of: item.id)
      written.append("\(translation.state) \(String(reflecting: translation.state))")
    }
    var texting = ""
    for outcome in outcomes { dump(outcome.result, to: &texting) }
    for file in try files(in: folder.url) + files(in: store.folder.url)
    where !file.path.contains("/models/") {
      written.append(String(decoding: try Data(contentsOf: file), as: UTF8.self))
      written.append(file.lastPathComponent)
    }
    for line in written {
      for word in Self.words + translations { #expect(!line.contains(word)) }
    }
    // Outcomes carry the app's own names, but no text.
    for word in Self.words.dropLast(2) + translations { #expect(!texting.contains(word)) }
    #expect(events.count(.batchEnded) > 0 && !events.runtimeEvents.isEmpty)
  }

  @Test("an event's languages are codes of ISO 639, whatever was declared")
  func codes() async throws {
    let events = EventLog()
    let store = try ContentStore { $0.events = events }
    let queue = TranslationQueue(runtime: store.runtime, events: events)
    for name in ["qxz", "de-Suche", "zz"] {
      let item = Samples.item(name, Samples.germanText, language: Locale.Language(identifier: name))
      _ = await queue.outcomes(of: [item], target: Samples.english)
    }
    #expect(Set(events.events.compactMap(\.source)) == ["de"])
  }

  private func files(in folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath && isFile($0) }
  }

  private func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

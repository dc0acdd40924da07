import Dragoman
import DragomanContent
import Foundation
import TestSupport
import Testing

/// Random sequences of events against the model of `QueueModel`, with real sessions on micro packs.
@Suite struct QueueModelTests {
  /// Sequences; ten thousand with `DRAGOMAN_LONG_TESTS`.
  private static let seeds =
    ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == nil ? 1_000 : 10_000

  /// So many sequences run at the same time.
  private static let lanes = 8

  @Test("whatever happens in whatever order: never another revision, never two at once, every item ends once")
  func sequences() async throws {
    let store = try ContentStore(
      micro: ["en-de", "de-en", "en-es", "de-es"], catalogued: ["en-es", "de-es"])
    let expected = try await QueueModel.Expected(store)
    let failures = await withTaskGroup(of: [String].self) { group in
      for lane in 0..<Self.lanes {
        group.addTask {
          var failures: [String] = []
          for seed in stride(from: lane, to: Self.seeds, by: Self.lanes) where failures.isEmpty {
            failures += await QueueRun(seed: UInt64(seed), store: store, expected: expected).failures()
          }
          return failures
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
  }
}

/// One sequence on one queue.
private final class QueueRun {
  private let seed: UInt64
  private let store: ContentStore
  private let expected: QueueModel.Expected
  private let queue: TranslationQueue
  private let cache = TranslationCache(options: .init(memoryLimitBytes: 4_000))
  private var model = QueueModel()
  private var revisions = Array(repeating: 0, count: QueueModel.contents)
  private var submissions:
    [(items: [TranslationItem], texts: [Int], target: Int, ends: Task<[TranslationOutcome], Never>)] = []
  private var found: [String] = []

  init(seed: UInt64, store: ContentStore, expected: QueueModel.Expected) {
    self.seed = seed
    self.store = store
    self.expected = expected
    let options = TranslationQueue.Options(sessions: seed % 2 == 0 ? .host : .plain, batchLimit: 3)
    queue = TranslationQueue(
      options: options, runtime: store.runtime,
      interaction: TranslationInteraction(consent: { _ in .allow }), cache: seed % 3 == 0 ? nil : cache)
  }

  /// What was not as it must be.
  func failures() async -> [String] {
    var random = SplitMix64(seed: seed)
    // A screen has a model for each of its items before anything happens to them.
    for place in 0..<QueueModel.contents { _ = await queue.translation(of: .init(contentID: "\(place)")) }
    for step in 0..<Int.random(in: 5..<30, using: &random) {
      let event = QueueEvent.random(using: &random)
      await perform(event)
      model.apply(event)
      await checkAlways("step \(step)")
      guard found.isEmpty else { return found }
    }
    await queue.waitUntilIdle()
    await checkEnds()
    return found
  }

  /// The content as it is; as an author leaves it, where a new text is named.
  private func item(_ place: Int, text edited: Int? = nil) -> TranslationItem {
    let content = model.items[place]
    let (text, language) = QueueModel.texts[edited ?? content.text]
    return Samples.item(
      "\(place)", text, revision: seed % 5 == 0 ? nil : "\(revisions[place])",
      language: language.map { Locale.Language(identifier: $0) },
      isRestricted: edited == nil && content.isRestricted)
  }

  private func perform(_ event: QueueEvent) async {
    switch event {
    case .submit(let places, let target, let reason):
      let items = places.map { item($0) }
      let stream = await queue.submit(items, target: language(target), as: reason)
      let ends = Task {
        var outcomes: [TranslationOutcome] = []
        for await outcome in stream { outcomes.append(outcome) }
        return outcomes
      }
      submissions.append((items, places.map { model.items[$0].text }, target, ends))
    case .edit(let place, let text):
      guard model.items[place].text != text || model.items[place].isRestricted else { return }
      revisions[place] += 1
      await queue.edit(item(place, text: text))
    case .remove(let place): await queue.remove(contentID: "\(place)")
    case .restrict(let place): await queue.restrict(contentID: "\(place)")
    case .setTarget(let target): await queue.setTarget(language(target))
    case .cancel(let place): await queue.cancel(contentID: "\(place)")
    case .cancelAll: await queue.cancelAll()
    case .setVisible(let place): await queue.setVisible([.init(contentID: "\(place)")])
    case .engineChanged: await queue.engineChanged()
    case .forgetCache: await cache.removeAll()
    case .removePack:
      try? await store.remove(ModelPack.ID(rawValue: "en-es.micro.1.0"))
    case .pause(let count): for _ in 0..<count { await Task.yield() }
    case .settle: await queue.waitUntilIdle()
    }
  }

  private func language(_ target: Int) -> Locale.Language {
    Locale.Language(identifier: QueueModel.targets[target])
  }

  /// What holds at every moment.
  private func checkAlways(_ moment: String) async {
    let underWay = await queue.underWay
    if Set(underWay).count != underWay.count { fail("two at once", moment) }
    for place in 0..<QueueModel.contents {
      let translation = await queue.translation(of: .init(contentID: "\(place)"))
      guard let record = translation.translation else { continue }
      let content = model.items[place]
      guard record.translates(item(place)), !content.isRestricted, let target = content.lastTarget,
        record.text.string == expected.translation(of: content.text, to: target)
      else {
        fail("\(place) shows another revision or target", moment)
        continue
      }
    }
  }

  private func checkEnds() async {
    for place in 0..<QueueModel.contents {
      let translation = await queue.translation(of: .init(contentID: "\(place)"))
      let state = translation.state
      if state.isInProgress { fail("\(place) is \(state) though nothing is under way", "end") }
      if !model.allows(state, translation.translation?.text.string, at: place, expected: expected) {
        fail("\(place) is \(state), allowed \(model.items[place].ends)", "end")
      }
    }
    for submission in submissions {
      let outcomes = await submission.ends.value
      if outcomes.map(\.position).sorted() != Array(0..<submission.items.count) {
        fail("\(outcomes.count) ends for \(submission.items.count) items", "end")
      }
      for outcome in outcomes {
        guard let text = outcome.text else { continue }
        let source = submission.texts[outcome.position]
        if text != expected.translation(of: source, to: submission.target)
          || outcome.revision != submission.items[outcome.position].revision
        {
          fail("a wrong translation was handed out", "end")
        }
      }
    }
  }

  private func fail(_ what: String, _ moment: String) { found.append("seed \(seed), \(moment): \(what)") }
}

import Dragoman
import DragomanContent
import Foundation
import TestSupport

/// What a reader, an author and the system do.
enum QueueEvent {
  case submit([Int], target: Int, SubmissionReason)
  case edit(Int, text: Int)
  case remove(Int)
  case restrict(Int)
  case setTarget(Int)
  case cancel(Int)
  case cancelAll
  case setVisible(Int)
  case engineChanged
  case forgetCache
  case removePack
  case pause(Int)
  case settle

  static func random(using random: inout SplitMix64) -> QueueEvent {
    func content() -> Int { Int.random(in: 0..<QueueModel.contents, using: &random) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<38:
      let count = Int.random(in: 1...4, using: &random)
      let reason = [SubmissionReason.screenEntry, .scrolling, .readerAction].randomElement(using: &random)
      return .submit(
        (0..<count).map { _ in content() }, target: Int.random(in: 0..<3, using: &random),
        reason ?? .readerAction)
    case 38..<52:
      return .edit(content(), text: Int.random(in: 0..<QueueModel.texts.count, using: &random))
    case 52..<57: return .remove(content())
    case 57..<61: return .restrict(content())
    case 61..<67: return .setTarget(Int.random(in: 0..<3, using: &random))
    case 67..<75: return .cancel(content())
    case 75..<77: return .cancelAll
    case 77..<80: return .setVisible(content())
    case 80..<82: return .engineChanged
    case 82..<84: return .forgetCache
    case 84: return .removePack
    case 85..<96: return .pause(Int.random(in: 1..<60, using: &random))
    default: return .settle
    }
  }
}

/// What must come of a sequence of events: the simplest program that says so. It knows what each item may end as, not
/// when.
struct QueueModel {
  static let contents = 5
  static let texts: [(text: String, language: String?)] = [
    ("Nummer eins.", "de"), ("Guten Morgen.", "de"), ("Number one.", "en"), ("Good morning.", "en"),
    ("OK", nil),
    (" ", "de"),
  ]
  static let targets = ["en", "de", "es"]

  /// An end that an item may come to.
  enum End: Hashable {
    case idle, cancelled, restricted
    case answer(text: Int, target: Int)
  }

  struct Content {
    var text = 0
    var isRestricted = false
    var lastTarget: Int?
    var ends: Set<End> = [.idle]
    /// Whether anything may be under way.
    var isSubmitted = false

    /// Nothing is under way, and this is how it stands.
    mutating func rest(as end: End) {
      ends = [end]
      isSubmitted = false
    }
  }

  var items = Array(repeating: Content(), count: contents)

  mutating func apply(_ event: QueueEvent) {
    switch event {
    case .submit(let places, let target, _):
      for place in places {
        items[place].lastTarget = target
        items[place].isSubmitted = true
        items[place].ends = [
          items[place].isRestricted ? .restricted : .answer(text: items[place].text, target: target)
        ]
      }
    case .edit(let place, let text):
      guard items[place].text != text || items[place].isRestricted else { return }
      items[place].text = text
      items[place].isRestricted = false
      items[place].rest(as: .idle)
    case .remove(let place): items[place] = Content(text: items[place].text)
    case .restrict(let place):
      items[place].isRestricted = true
      items[place].rest(as: .restricted)
    case .setTarget(let target):
      for place in items.indices where items[place].lastTarget.map({ $0 != target }) ?? false {
        items[place].rest(as: items[place].isRestricted ? .restricted : .idle)
      }
    case .cancel(let place): cancel(place)
    case .cancelAll: items.indices.forEach { cancel($0) }
    case .engineChanged:
      // What is shown is cleared; what is under way is not.
      for place in items.indices where items[place].isSubmitted { items[place].ends.insert(.idle) }
    case .removePack, .setVisible, .forgetCache, .pause, .settle: break
    }
  }

  private mutating func cancel(_ place: Int) {
    if items[place].isSubmitted { items[place].ends.insert(.cancelled) }
  }

  /// Whether `state`, with what is shown, is an end that `place` may have come to.
  func allows(_ state: TranslationState, _ shown: String?, at place: Int, expected: Expected) -> Bool {
    items[place].ends.contains { end in
      switch (end, state) {
      case (.idle, .idle), (.cancelled, .cancelled), (.restricted, .unavailable(.restrictedContent)): true
      case (.answer(let text, let target), _): expected.isAnswer(state, shown, text: text, target: target)
      default: false
      }
    }
  }

  /// The translations of every text, as a session makes them.
  struct Expected: Sendable {
    private var translations: [[String: String]] = []

    init(_ store: ContentStore) async throws {
      for (text, language) in QueueModel.texts {
        var all: [String: String] = [:]
        for target in QueueModel.targets where !text.allSatisfy(\.isWhitespace) {
          guard let language, language != target else { continue }
          all[target] = try await store.translation(of: text, from: language, to: target)
        }
        translations.append(all)
      }
    }

    func translation(of text: Int, to target: Int) -> String? {
      translations[text][QueueModel.targets[target]]
    }

    func isAnswer(_ state: TranslationState, _ shown: String?, text: Int, target: Int) -> Bool {
      let (source, language) = QueueModel.texts[text]
      if let translation = translation(of: text, to: target) {
        if state == .translated { return shown == translation }
        // That pack is taken away now and then: while scrolling nobody is asked for it, and it may go twice.
        return target == 2 && [.needsModel, .failed(.offerDownload)].contains(state)
      }
      if source == " " { return state == .unavailable(.nothingToTranslate) }
      return state == .unavailable(language == nil ? .sourceUnknown : .sameLanguage)
    }
  }
}

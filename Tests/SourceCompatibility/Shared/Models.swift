import Foundation
import Observation
import Translation

/// A screen's model, with a configuration that a view would hand to the framework.
@MainActor
@Observable
final class TranslationModel {
  private(set) var translation = ""
  private(set) var isTranslating = false
  var configuration: TranslationSession.Configuration?

  func trigger(to target: Locale.Language) {
    guard configuration != nil else {
      configuration = TranslationSession.Configuration(target: target)
      return
    }
    configuration?.target = target
    configuration?.invalidate()
  }

  func translate(_ text: String, using session: TranslationSession) async {
    isTranslating = true
    defer { isTranslating = false }
    do {
      translation = try await session.translate(text).targetText
    } catch {
      translation = ""
    }
  }
}

/// A model that keeps its session and the work it started.
@MainActor
final class SessionKeeper {
  private var session: TranslationSession?
  private var task: Task<[String], any Error>?

  func start(_ texts: [String]) -> Task<[String], any Error> {
    let session = makeSession()
    self.session = session
    let task = Task {
      try await session.translations(from: texts.map { .init(sourceText: $0) }).map(\.targetText)
    }
    self.task = task
    return task
  }

  func stop() {
    task?.cancel()
    session?.cancel()
  }
}

/// A translator that more than one screen uses.
actor TranslationService {
  private let session: TranslationSession
  private var cache: [String: String] = [:]

  init(session: TranslationSession) { self.session = session }

  func translate(_ text: String) async throws -> String {
    if let known = cache[text] { return known }
    let response = try await session.translate(text)
    cache[text] = response.targetText
    return response.targetText
  }
}

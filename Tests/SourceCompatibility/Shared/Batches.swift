import Foundation
import Translation

struct Review: Identifiable, Sendable {
  let id: UUID
  let text: String
  var translation: String?
}

/// All at once, in order.
func translateInOrder(_ reviews: [Review], with session: TranslationSession) async throws -> [Review] {
  let requests = reviews.map { TranslationSession.Request(sourceText: $0.text) }
  let responses = try await session.translations(from: requests)
  return zip(reviews, responses).map { review, response in
    var review = review
    review.translation = response.targetText
    return review
  }
}

/// As they come, by identifier.
func translateAsTheyCome(_ reviews: [Review], with session: TranslationSession) async throws -> [Review] {
  var reviews = reviews
  let requests = reviews.map {
    TranslationSession.Request(sourceText: $0.text, clientIdentifier: $0.id.uuidString)
  }
  for try await response in session.translate(batch: requests) {
    guard let index = reviews.firstIndex(where: { $0.id.uuidString == response.clientIdentifier }) else {
      continue
    }
    reviews[index].translation = response.targetText
  }
  return reviews
}

/// Step by step, until enough is there.
func firstTranslations(
  _ count: Int, of texts: [String], with session: TranslationSession
) async throws -> [String] {
  let requests: [TranslationSession.Request] = texts.enumerated().map { offset, text in
    .init(sourceText: text, clientIdentifier: "\(offset)")
  }
  var iterator: TranslationSession.BatchResponse.AsyncIterator =
    session.translate(batch: requests).makeAsyncIterator()
  var found: [String] = []
  while found.count < count, let response = try await iterator.next() {
    found.append(response.targetText)
  }
  return found
}

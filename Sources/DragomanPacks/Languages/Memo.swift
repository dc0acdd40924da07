import Synchronization

/// Answers that were worked out before, for questions that come again and again. Any thread may ask.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let most: Int
  private let answers = Mutex<[Key: Value]>([:])

  /// A memo of at most `most` answers; the next one clears it.
  package init(most: Int) { self.most = most }

  /// The answer for `key`: `find` has to find the same one each time.
  package func answer(for key: Key, _ find: () -> Value) -> Value {
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = find()
    answers.withLock { answers in
      if answers.count >= most { answers.removeAll(keepingCapacity: true) }
      answers[key] = answer
    }
    return answer
  }
}

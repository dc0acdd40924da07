/// Sentences that wait to be decoded, by length, so that a batch holds sentences of about the same length.
///
/// A batch is built round the sentence that has waited longest, so nothing starves.
struct LengthBuckets {
  private var buckets: [[SentenceWork]] = []
  private var heads: [Int] = []
  /// Sentences waiting.
  private(set) var count = 0
  /// Their pieces, together.
  private(set) var pieces = 0

  /// Adds a sentence.
  mutating func append(_ sentence: SentenceWork) {
    let length = sentence.length
    while buckets.count <= length {
      buckets.append([])
      heads.append(0)
    }
    buckets[length].append(sentence)
    count += 1
    pieces += length
  }

  /// Forgets all sentences and returns them.
  mutating func removeAll() -> [SentenceWork] {
    let all = zip(buckets, heads).flatMap { bucket, head in bucket[head...] }
    self = LengthBuckets()
    return all
  }

  /// Takes the sentence that has waited longest and others of its length or near it: as many as fit when each is
  /// counted at the length of the longest, `budget` in all; at least one.
  mutating func takeBatch(budget: Int) -> [SentenceWork] {
    guard let oldest = oldestLength() else { return [] }
    var batch: [SentenceWork] = []
    var longest = 0
    var low = oldest
    var high = oldest
    take(from: oldest, into: &batch, longest: &longest, budget: budget)
    while low > 0 || high < buckets.count - 1 {
      // Shorter ones first: they raise nobody's share of the budget.
      if low > 0 {
        low -= 1
        take(from: low, into: &batch, longest: &longest, budget: budget)
      }
      if high < buckets.count - 1 {
        high += 1
        take(from: high, into: &batch, longest: &longest, budget: budget)
      }
      if (batch.count + 1) * longest > budget { break }
    }
    return batch
  }

  private mutating func take(
    from length: Int, into batch: inout [SentenceWork], longest: inout Int, budget: Int
  ) {
    while heads[length] < buckets[length].count {
      let widest = max(longest, length)
      guard batch.isEmpty || (batch.count + 1) * widest <= budget else { return }
      batch.append(buckets[length][heads[length]])
      heads[length] += 1
      longest = widest
      count -= 1
      pieces -= length
      if heads[length] == buckets[length].count {
        buckets[length].removeAll(keepingCapacity: true)
        heads[length] = 0
      }
    }
  }

  private func oldestLength() -> Int? {
    var oldest: (length: Int, number: Int)?
    for length in buckets.indices where heads[length] < buckets[length].count {
      let number = buckets[length][heads[length]].number
      if oldest.map({ number < $0.number }) ?? true { oldest = (length, number) }
    }
    return oldest?.length
  }
}

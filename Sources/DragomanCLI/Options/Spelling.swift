/// The candidate that `word` was probably meant to be, or nil when none is close.
///
/// Close means at most one edit in three letters. Of several equally close ones the first is taken.
func nearest(to word: String, among candidates: [String]) -> String? {
  let longest = 64  // No name is that long; a pasted text must not cost its square.
  guard word.count <= longest else { return nil }
  let distances = candidates.map { (candidate: $0, distance: editDistance(word, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, best.candidate.count / 3) ? best.candidate : nil
}

/// Insertions, deletions, replacements and swaps of neighbours that turn `first` into `second`.
///
/// - Source: the optimal string alignment variant of Damerau 1964; no letter is edited twice.
/// - Complexity: O(`first.count` × `second.count`).
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}

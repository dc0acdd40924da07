/// The arguments of a command that are not options.
struct Operands: Sendable {
  /// One of them: what stands for it, what it is, and what a shell may offer for it.
  struct Operand: Sendable {
    let placeholder: String
    let help: String
    let completion: Completion

    init(_ placeholder: String, help: String, completion: Completion = .nothing) {
      self.placeholder = placeholder
      self.help = help
      self.completion = completion
    }
  }

  /// What a shell may offer.
  enum Completion: Sendable {
    case nothing
    case files
    /// The ids of the installed packs, as they are when the shell asks.
    case installedPacks
    /// The only words there are; any other is refused.
    case words([String])
  }

  /// How the usage line shows them: `[FILE...]`, `FROM TO | ID`.
  let synopsis: String
  /// In the order in which they are given; the last one repeats as often as `count` allows.
  let list: [Operand]
  let count: ClosedRange<Int>
  /// Whether there are several ways to give them, so that no single one can be called missing.
  private let hasAlternatives: Bool

  /// - Parameter synopsis: Where it cannot be told from the others, since there are several ways.
  init(_ list: [Operand], count: ClosedRange<Int>, synopsis: String? = nil) {
    precondition(!list.isEmpty, "operands without a name")
    self.list = list
    self.count = count
    hasAlternatives = synopsis != nil
    self.synopsis =
      synopsis
      ?? list.enumerated().map { index, operand in
        let isRepeated = index == list.count - 1 && count.upperBound > list.count
        let text = operand.placeholder + (isRepeated ? "..." : "")
        return index < count.lowerBound ? text : "[\(text)]"
      }.joined(separator: " ")
  }

  /// The operand that stands at `index`, counted from 0, or nil where there may be no more.
  func operand(at index: Int) -> Operand? {
    index < count.upperBound ? list[min(index, list.count - 1)] : nil
  }

  /// Why `words` do not fit, as a whole message, or nil.
  func problem(with words: [String]) -> String? {
    if let surplus = words.dropFirst(count.upperBound).first {
      return "unexpected argument \(quoted(surplus))"
    }
    if words.count < count.lowerBound {
      let missing = hasAlternatives ? synopsis.split(separator: " | ").joined(separator: " or ") : nil
      return "\(missing ?? operand(at: words.count)?.placeholder ?? "argument") is missing"
    }
    for (index, word) in words.enumerated() {
      guard let operand = operand(at: index), case .words(let allowed) = operand.completion else { continue }
      if let reason = notOneOf(allowed, word) { return "\(operand.placeholder) \(reason)" }
    }
    return nil
  }
}

/// Why `word` is none of `words`, as the end of a sentence that starts with what it is for; nil where it is one.
func notOneOf(_ words: [String], _ word: String) -> String? {
  guard !words.contains(word) else { return nil }
  let suggestion = nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
  return "must be \(words.joined(separator: " or ")), not \(quoted(word))\(suggestion)"
}

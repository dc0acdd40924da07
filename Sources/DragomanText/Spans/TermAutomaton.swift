/// Finds in one pass which of many terms end at each place of a text that is read backwards, token by token: the
/// automaton of Aho and Corasick over tokens in the place of characters.
struct TermAutomaton: Hashable, Sendable {
  static let root = 0

  private struct Node: Hashable, Sendable {
    /// The longest proper end of what leads here that is a beginning of a term.
    var fallback = TermAutomaton.root
    /// The longest term that ends here.
    var term: Int?
  }

  private struct Step: Hashable, Sendable {
    let node: Int
    let token: Int
  }

  private var tokens: [[UInt8]: Int] = [:]
  /// The same for tokens of one byte, which every other one is.
  private var bytes = [Int?](repeating: nil, count: 256)
  private var nodes = [Node()]
  private var steps: [Step: Int] = [:]
  /// In the order in which they came; UTF-8 lengths.
  private var lengths: [Int] = []

  /// Adds a term; false if it is there already.
  ///
  /// - Precondition: `number` is how many there are.
  mutating func add(_ term: [UInt8], as number: Int) -> Bool {
    precondition(number == lengths.count, "term \(number) of \(lengths.count)")
    let ranges = term.withUnsafeBufferPointer { TermTokens(of: $0) }
    var node = Self.root
    for index in stride(from: ranges.count - 1, through: 0, by: -1) {
      let token = self.token(Array(term[ranges[index]]))
      let step = Step(node: node, token: token)
      if let next = steps[step] {
        node = next
      } else {
        nodes.append(Node())
        node = nodes.count - 1
        steps[step] = node
      }
    }
    guard node != Self.root, nodes[node].term == nil else { return false }
    nodes[node].term = number
    lengths.append(term.count)
    return true
  }

  /// Makes the automaton ready once all terms are in it.
  mutating func link() {
    // A node comes after the one before it, but a deeper one may come before a shallower one: by levels.
    var children: [Int: [(token: Int, node: Int)]] = [:]
    for (step, node) in steps { children[step.node, default: []].append((step.token, node)) }
    var level = [Self.root]
    while !level.isEmpty {
      var next: [Int] = []
      for parent in level {
        for (token, node) in children[parent] ?? [] {
          if parent != Self.root {
            let fallback = successor(of: nodes[parent].fallback, token)
            nodes[node].fallback = fallback
            nodes[node].term = nodes[node].term ?? nodes[fallback].term
          }
          next.append(node)
        }
      }
      level = next
    }
  }

  /// The state after another token.
  func state(after state: Int, reading token: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let number = token.count == 1 ? bytes[Int(token[token.startIndex])] : tokens[Array(token)] else {
      return Self.root
    }
    return successor(of: state, number)
  }

  /// The longest term that ends, read backwards, at a state.
  func longestTerm(at state: Int) -> Int? { nodes[state].term }

  /// How many bytes a term has.
  func length(of term: Int) -> Int { lengths[term] }

  private func successor(of state: Int, _ token: Int) -> Int {
    var state = state
    while true {
      if let next = steps[Step(node: state, token: token)] { return next }
      if state == Self.root { return Self.root }
      state = nodes[state].fallback
    }
  }

  private mutating func token(_ bytes: [UInt8]) -> Int {
    if let known = tokens[bytes] { return known }
    let number = tokens.count
    tokens[bytes] = number
    if bytes.count == 1 { self.bytes[Int(bytes[0])] = number }
    return number
  }
}

/// Cuts an HTML document into pieces as its tree says, and checks what the tree says against the bytes.
struct HTMLPieceCollector {
  /// The pieces, in no order yet.
  private var found: [HTMLPiece] = []
  private(set) var attributes: [HTMLAttributeText] = []
  /// The languages that the document names; the first is the document's own.
  private(set) var languages: [String] = [""]

  private let text: HTMLText
  private let tree: HTMLTree
  private let translatesAttributes: Bool
  /// What is known of each node, from its ancestors.
  private var states: [State] = []
  private var startTags: Set<Int> = []

  private static let translatedAttributes: Set<String> = ["title", "alt", "placeholder", "aria-label"]

  /// What a node's ancestors say about it.
  private struct State {
    var isTranslated = true
    /// Whether a piece of an ancestor holds it already.
    var isHidden = false
    var tagsAreText = false
    var language = 0
  }

  init(text: HTMLText, tree: HTMLTree, translatesAttributes: Bool) {
    self.text = text
    self.tree = tree
    self.translatesAttributes = translatesAttributes
  }

  /// All pieces, in order; what no node accounts for, and what two account for, is a boundary.
  mutating func pieces() -> [HTMLPiece] {
    for (index, node) in tree.nodes.enumerated() {
      var state = node.parent.map { states[$0] } ?? State()
      switch node.kind {
      case .element, .template: collectElement(index, node, &state)
      case .text where !state.isHidden: collectText(index, node, state)
      case .comment where !state.isHidden && !node.start.isEmpty:
        found.append(HTMLPiece(range: node.start, kind: .void(partsWords: false, isLineBreak: false)))
      default: break
      }
      states.append(state)
    }
    found.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return HTMLPieceCollector.disjoint(found, count: text.bytes.count)
  }

  private static func disjoint(_ found: [HTMLPiece], count: Int) -> [HTMLPiece] {
    var pieces: [HTMLPiece] = []
    var end = 0
    for piece in found {
      if piece.range.lowerBound < end {
        end = max(end, piece.range.upperBound)
        let first = pieces[pieces.count - 1].range.lowerBound
        pieces[pieces.count - 1] = HTMLPiece(range: first..<end, kind: .boundary)
      } else {
        if piece.range.lowerBound > end {
          pieces.append(HTMLPiece(range: end..<piece.range.lowerBound, kind: .boundary))
        }
        pieces.append(piece)
        end = piece.range.upperBound
      }
    }
    if end < count { pieces.append(HTMLPiece(range: end..<count, kind: .boundary)) }
    return pieces
  }

  private mutating func collectText(_ index: Int, _ node: HTMLTree.Node, _ state: State) {
    guard !node.start.isEmpty else { return }
    var tagsAreText = state.tagsAreText
    let said = tree.text(of: index)
    if text.resolved(text.parts(of: node.start, tagsAreText: tagsAreText)) != said {
      tagsAreText.toggle()
      guard text.resolved(text.parts(of: node.start, tagsAreText: tagsAreText)) == said else {
        found.append(HTMLPiece(range: node.start, kind: .boundary))
        return
      }
    }
    found.append(
      HTMLPiece(
        range: node.start,
        kind: .text(tagsAreText: tagsAreText, isTranslated: state.isTranslated, language: state.language)))
  }

  private mutating func collectElement(_ index: Int, _ node: HTMLTree.Node, _ state: inout State) {
    guard let name = text.tagName(in: node.start), text.bytes[node.start.lowerBound + 1] != UInt8(ascii: "/")
    else { return }
    let kind = HTMLElementKind(name: name, isForeign: node.isForeign)
    let wasTranslated = state.isTranslated
    let attributes = tree.attributes(of: index)
    apply(attributes, isRoot: name == "html", to: &state)
    let keepsItself = wasTranslated && !state.isTranslated
    if kind == .keptInline || kind == .keptBlock { state.isTranslated = false }
    state.tagsAreText = name == "title"
    guard !state.isHidden else { return }
    guard startTags.insert(node.start.lowerBound).inserted else { return }
    if wasTranslated, !keepsItself { collectAttributes(attributes, of: node, state) }
    let end = endTag(of: node, name: name)
    switch kind {
    case .block, .keptBlock:
      found.append(HTMLPiece(range: node.start, kind: .boundary))
      if let end { found.append(HTMLPiece(range: end, kind: .boundary)) }
    case .void:
      let isBreak = name == "br"
      found.append(HTMLPiece(range: node.start, kind: .void(partsWords: true, isLineBreak: isBreak)))
    case .wordBreak:
      found.append(HTMLPiece(range: node.start, kind: .void(partsWords: false, isLineBreak: false)))
    case .opaque:
      let hidden = end.map { node.start.lowerBound..<$0.upperBound }
      found.append(
        HTMLPiece(
          range: hidden ?? node.start,
          kind: hidden == nil ? .boundary : .void(partsWords: false, isLineBreak: false)))
      state.isHidden = true
    case .inline, .keptInline:
      let isKept = kind == .keptInline || keepsItself
      found.append(HTMLPiece(range: node.start, kind: .open(name: name, isKept: isKept)))
      if let end { found.append(HTMLPiece(range: end, kind: .close(name: name))) }
    }
  }

  /// The element's end tag, if there is one that is its own.
  private func endTag(of node: HTMLTree.Node, name: String) -> Range<Int>? {
    guard node.end.lowerBound >= node.start.upperBound, text.tagName(in: node.end) == name,
      text.bytes[node.end.lowerBound + 1] == UInt8(ascii: "/")
    else { return nil }
    return node.end
  }

  private mutating func apply(_ attributes: [HTMLTree.Attribute], isRoot: Bool, to state: inout State) {
    for attribute in attributes {
      switch attribute.name {
      case "translate":
        let value = attribute.value.lowercased()
        if value == "no" { state.isTranslated = false }
        if value == "yes" || value.isEmpty { state.isTranslated = true }
      case "class":
        let classes = attribute.value.utf8.split(whereSeparator: MarkedTextBuilder.isSpace)
        if classes.contains(where: { $0.elementsEqual("notranslate".utf8) }) { state.isTranslated = false }
      case "lang":
        if isRoot { languages[0] = attribute.value }
        state.language = languages.firstIndex(of: attribute.value) ?? addLanguage(attribute.value)
      default: break
      }
    }
  }

  /// The index of a language that is not known yet; of very many the last are taken for the document's own.
  private mutating func addLanguage(_ language: String) -> Int {
    guard languages.count < 256 else { return 0 }
    languages.append(language)
    return languages.count - 1
  }

  private mutating func collectAttributes(
    _ attributes: [HTMLTree.Attribute], of node: HTMLTree.Node, _ state: State
  ) {
    guard translatesAttributes else { return }
    for attribute in attributes where HTMLPieceCollector.translatedAttributes.contains(attribute.name) {
      let isInside =
        node.start.lowerBound < attribute.range.lowerBound
        && attribute.range.upperBound <= node.start.upperBound
      guard isInside, let found = HTMLAttributeText(attribute, in: text.bytes, language: state.language)
      else {
        continue
      }
      self.attributes.append(found)
    }
  }
}

extension HTMLAttributeText {
  /// The attribute's value, if it is where the tree says.
  fileprivate init?(_ attribute: HTMLTree.Attribute, in bytes: [UInt8], language: Int) {
    var range = attribute.range
    guard let first = bytes[range].first, let last = bytes[range].last else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    if isQuoted {
      guard range.count >= 2, first == last else { return nil }
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    while let byte = bytes[range].first, MarkedTextBuilder.isSpace(byte) { range.removeFirst() }
    while let byte = bytes[range].last, MarkedTextBuilder.isSpace(byte) { range.removeLast() }
    var text = attribute.value[...]
    while let scalar = text.utf8.first, MarkedTextBuilder.isSpace(scalar) { text.removeFirst() }
    while let scalar = text.utf8.last, MarkedTextBuilder.isSpace(scalar) { text.removeLast() }
    let raw = bytes[range]
    if let reference = raw.firstIndex(of: UInt8(ascii: "&")) {
      guard text.utf8.starts(with: bytes[range.lowerBound..<reference]) else { return nil }
    } else {
      guard !raw.contains(UInt8(ascii: "\r")), text.utf8.elementsEqual(raw) else { return nil }
    }
    self.init(
      range: range, quote: isQuoted ? first : nil, text: String(text), language: language)
  }
}

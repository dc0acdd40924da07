/// The content of a source while it is read: text and inline elements.
struct XLIFFContent {
  /// How many elements the source is inside of.
  let depth: Int
  private let start: Int
  private var builder = InlineBuilder()
  /// The inline elements that are open, innermost last.
  private var open: [Inline] = []
  private var elementCount = 0
  /// The text of a kept element so far, and the level of its element.
  private var kept: (level: Int, text: String)?

  private enum Role {
    /// Content with a tag on each side.
    case span(key: String)
    /// Content that is kept.
    case kept
    /// No content that is text; the element may be one end of a span.
    case code(Code)
  }

  private enum Code {
    case alone
    case opening(key: String)
    case closing(key: String)
  }

  private struct Inline {
    let role: Role
    let start: Range<Int>
  }

  init(start: Int, depth: Int) {
    self.start = start
    self.depth = depth
  }

  mutating func append(_ text: String) {
    if kept != nil {
      kept?.text += text
    } else if !isInCode {
      builder.append(text.utf8)
    }
  }

  /// A comment is a mark at a gap; the bounds of a section of characters are none.
  mutating func appendOther(_ range: Range<Int>, _ bytes: [UInt8]) {
    let isSection = bytes[range].starts(with: "<![".utf8) || bytes[range].elementsEqual("]]>".utf8)
    if kept == nil, !isInCode, !isSection { builder.appendVoid(range) }
  }

  mutating func start(
    _ name: String, _ attributes: [String: String], _ range: Range<Int>, _ version: XLIFFReader.Version
  ) {
    let isInside = kept != nil || isInCode
    elementCount += 1
    let role = isInside ? .code(.alone) : Self.role(name, attributes, version, key: "element \(elementCount)")
    switch role {
    case .span(let key): builder.open(range, key: key)
    case .kept: kept = (open.count, "")
    case .code: break
    }
    open.append(Inline(role: role, start: range))
  }

  mutating func end(_ name: String, _ range: Range<Int>, _ bytes: [UInt8]) {
    guard let inline = open.popLast() else { return }
    let whole = inline.start.lowerBound..<max(inline.start.upperBound, range.upperBound)
    if let kept, kept.level < open.count { return }
    switch inline.role {
    case .span(let key): builder.close(range, key: key)
    case .kept:
      builder.appendKept((kept?.text ?? "").utf8, whole)
      kept = nil
    case .code(let code):
      guard !isInCode else { return }
      switch code {
      case .alone: builder.appendVoid(whole)
      case .opening(let key): builder.open(whole, key: key)
      case .closing(let key): builder.close(whole, key: key)
      }
    }
  }

  /// The text that ends before `end`, and all the bytes of the source's content; nil where it is blank.
  consuming func finish(_ end: Int) -> XLIFFSegment.Source? {
    let range = start..<max(start, end)
    return builder.finish(range).map { XLIFFSegment.Source(text: $0.text, range: $0.range, content: range) }
  }

  private var isInCode: Bool {
    guard let last = open.last, case .code = last.role else { return false }
    return true
  }

  private static func role(
    _ name: String, _ attributes: [String: String], _ version: XLIFFReader.Version, key: String
  ) -> Role {
    let pair = attributes["rid"] ?? attributes["startRef"] ?? attributes["id"] ?? ""
    switch (version, name) {
    case (.one, "mrk"): return attributes["mtype"] == "protected" ? .kept : .span(key: key)
    case (.two, "mrk"): return attributes["translate"] == "no" ? .kept : .span(key: key)
    case (.one, "g"), (.two, "pc"): return .span(key: key)
    case (.one, "bpt"): return .code(.opening(key: "pt \(pair)"))
    case (.one, "ept"): return .code(.closing(key: "pt \(pair)"))
    case (.one, "bx"): return .code(.opening(key: "x \(pair)"))
    case (.one, "ex"): return .code(.closing(key: "x \(pair)"))
    case (.two, "sc"): return .code(.opening(key: "c \(pair)"))
    case (.two, "ec"): return .code(.closing(key: "c \(pair)"))
    case (.two, "sm"): return .code(.opening(key: "m \(pair)"))
    case (.two, "em"): return .code(.closing(key: "m \(pair)"))
    default: return .code(.alone)
    }
  }
}

/// Follows the events of an XLIFF document and collects its segments.
struct XLIFFReader {
  enum Version { case one, two }

  /// What holds for all that is inside an element.
  private struct Level {
    let name: String
    var isTranslated = true
    var language: String?
    let start: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var version: Version?
  private(set) var rootOffset = 0
  /// The first file's.
  private(set) var sourceLanguage: String?
  private(set) var targetLanguage: String?
  private(set) var isForeignEncoding = false
  private(set) var segments: [XLIFFSegment] = []
  private var levels: [Level] = []
  private var segment: XLIFFSegment?
  private var content: XLIFFContent?
  /// How many elements the target is inside of that is open; nothing in it is looked at.
  private var targetDepth: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func take(_ event: XMLEvent) {
    switch event.kind {
    case .declaration(let encoding):
      isForeignEncoding = !["utf-8", "utf-16", "us-ascii", nil].contains(encoding?.lowercased())
    case .start(let name, let attributes): start(name, attributes, event.range)
    case .end(let name): end(name, event.range)
    case .text(let text): content?.append(text)
    case .other: content?.appendOther(event.range, bytes)
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String], _ range: Range<Int>) {
    var level = Level(name: name, start: range)
    level.isTranslated = levels.last?.isTranslated ?? true
    level.language = levels.last?.language
    switch attributes["translate"] {
    case "no": level.isTranslated = false
    case "yes": level.isTranslated = true
    default: break
    }
    if let language = attributes["source-language"] ?? attributes["srcLang"] {
      level.language = language
      sourceLanguage = sourceLanguage ?? language
    }
    targetLanguage = targetLanguage ?? attributes["target-language"] ?? attributes["trgLang"]
    if targetDepth != nil {
      // Whatever is in it, it is not the source's.
    } else if content != nil {
      content?.start(name, attributes, range, version ?? .one)
    } else {
      open(name, attributes, range, level)
    }
    levels.append(level)
  }

  private mutating func open(
    _ name: String, _ attributes: [String: String], _ range: Range<Int>, _ level: Level
  ) {
    let parent = levels.last?.name
    switch (name, parent, version) {
    case ("xliff", nil, _):
      rootOffset = range.lowerBound
      let number = attributes["version"] ?? ""
      version = ["1.0", "1.1", "1.2"].contains(number) ? .one : number.hasPrefix("2.") ? .two : nil
    case ("trans-unit", _, .one?), ("segment", "unit", .two?):
      segment = level.isTranslated ? XLIFFSegment(start: range, language: level.language) : nil
    case ("source", "trans-unit", .one?), ("source", "segment", .two?):
      content = XLIFFContent(start: range.upperBound, depth: levels.count)
    case ("target", "trans-unit", .one?), ("target", "segment", .two?):
      targetDepth = levels.count
      segment?.target = XLIFFSegment.Target(
        tag: range, content: range.upperBound..<range.upperBound, end: range.upperBound)
    default: break
    }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    guard let level = levels.popLast() else { return }
    if let targetDepth {
      guard levels.count == targetDepth else { return }
      segment?.target?.content = level.start.upperBound..<max(level.start.upperBound, range.lowerBound)
      segment?.target?.end = range.upperBound
      self.targetDepth = nil
    } else if let content, levels.count > content.depth {
      self.content?.end(name, range, bytes)
    } else if let content {
      segment?.source = content.finish(range.lowerBound)
      segment?.sourceTag = level.start
      segment?.sourceEnd = range.upperBound
      self.content = nil
    } else {
      close(name, parent: levels.last?.name, range)
    }
  }

  private mutating func close(_ name: String, parent: String?, _ range: Range<Int>) {
    switch (name, parent) {
    case ("seg-source", "trans-unit"): segment?.sourceEnd = range.upperBound
    case ("trans-unit", _), ("segment", _):
      if let segment { segments.append(segment) }
      segment = nil
    default: break
    }
  }
}

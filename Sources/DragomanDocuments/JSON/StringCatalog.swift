/// A string catalog of Xcode's: the localization into the target language is put in where it is missing, and filled
/// where it is new; all else is kept.
///
/// A localization that is put in is the source language's with other texts, plural forms, devices and
/// substitutions included; where there is none, the key is the text.
enum StringCatalog {
  /// - Throws: `malformed`, `tooDeep`, `noTargetLanguage`.
  static func read(_ bytes: [UInt8], target: String?) throws(DocumentError) -> any Document {
    guard let target else { throw DocumentError(line: 1, cause: .noTargetLanguage) }
    let root = try JSONParser.value(of: bytes)
    guard case .object(let members) = root.kind,
      let language = root.member("sourceLanguage", bytes)?.value.string(bytes)
    else { throw DocumentError(.malformed, at: root.range.lowerBound, in: bytes) }
    var collector = Collector(
      bytes: bytes, literals: JSONString(of: bytes), style: JSONStyle(of: root, members, bytes),
      source: language,
      target: target)
    if let strings = root.member("strings", bytes)?.value, case .object(let entries) = strings.kind,
      !isSameTag(language, target)
    {
      for entry in entries { collector.collect(entry) }
    }
    return PatchedDocument(bytes, collector.list, sourceLanguage: language)
  }

  fileprivate static func isSameTag(_ first: String, _ second: String) -> Bool {
    first.lowercased().replacing("_", with: "-") == second.lowercased().replacing("_", with: "-")
  }
}

private struct Collector {
  let bytes: [UInt8]
  let literals: JSONString
  let style: JSONStyle
  let source: String
  let target: String
  var list = PlaceList()

  mutating func collect(_ entry: JSONNode.Member) {
    guard case .object = entry.value.kind, let key = JSONString.text(of: bytes[entry.name]) else { return }
    if let isMeant = entry.value.member("shouldTranslate", bytes)?.value,
      bytes[isMeant.range].elementsEqual("false".utf8)
    {
      return
    }
    let localizations = entry.value.member("localizations", bytes)?.value
    let present = localization(target, in: localizations)
    if let present, case .object(let members) = present.kind, !members.isEmpty {
      fillNew(present, key: key, source: localization(source, in: localizations))
    } else {
      insert(key: key, into: entry.value, localizations, replacing: present)
    }
  }

  private func localization(_ tag: String, in localizations: JSONNode?) -> JSONNode? {
    guard case .object(let members)? = localizations?.kind else { return nil }
    return members.first {
      JSONString.text(of: bytes[$0.name]).map { StringCatalog.isSameTag($0, tag) } ?? false
    }?.value
  }

  /// Fills a localization that Xcode has prepared: a single text in the state `new`.
  private mutating func fillNew(_ present: JSONNode, key: String, source: JSONNode?) {
    guard let unit = present.member("stringUnit", bytes)?.value,
      let state = unit.member("state", bytes)?.value, let value = unit.member("value", bytes)?.value,
      state.string(bytes) == "new", case .string = value.kind
    else { return }
    let text = source?.member("stringUnit", bytes)?.value.member("value", bytes)?.value.string(bytes) ?? key
    guard !text.isBlank, source == nil || source?.member("stringUnit", bytes) != nil else { return }
    let literals = literals
    list.add(self.unit(text), filling: [value.range]) { literals.literal($0.text) }
    let range = list.units.count - 1..<list.units.count
    list.add(state.range, of: range) { _ in literals.literal("translated") }
  }

  private mutating func insert(
    key: String, into entry: JSONNode, _ localizations: JSONNode?, replacing present: JSONNode?
  ) {
    var copy = LocalizationCopy(bytes: bytes, literals: literals)
    if let model = localization(source, in: localizations) {
      guard copy.take(model), !copy.texts.isEmpty else { return }
    } else {
      guard !key.isBlank else { return }
      copy.take(key: key, style: style)
    }
    let place = place(for: entry, localizations, present)
    list.add(copy.texts.map(unit), filling: place.range) { [copy] translations in
      place.before + copy.bytes(with: translations.map(\.text)) + place.after
    }
  }

  /// Where a localization goes, and what must stand round it.
  private func place(
    for entry: JSONNode, _ localizations: JSONNode?, _ present: JSONNode?
  ) -> (range: Range<Int>, before: [UInt8], after: [UInt8]) {
    if let present { return (present.range, [], []) }
    if let localizations {
      return style.place(
        forMember: literals.literal(target), named: target, of: localizations, depth: 4, bytes)
    }
    let place = style.place(
      forMember: literals.literal("localizations"), named: "localizations", of: entry, depth: 3, bytes)
    return (
      place.range,
      place.before + [UInt8(ascii: "{")] + style.lineBreak(depth: 4) + literals.literal(target) + style.colon,
      style.lineBreak(depth: 3) + [UInt8(ascii: "}")] + place.after
    )
  }

  /// A reference to a substitution, `%#@name@`, stands for no words.
  private func unit(_ text: String) -> DocumentUnit {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return DocumentUnit(text: text) }
    let kept = text.ranges(of: #/%(?:[0-9]+\$)?#@[^@\s]+@/#).map { range in
      text.utf8.distance(
        from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
          from: text.startIndex, to: range.upperBound)
    }
    return DocumentUnit(text: text, kept: kept)
  }
}

/// A localization as a pattern: what stands between its texts.
private struct LocalizationCopy: Sendable {
  let bytes: [UInt8]
  let literals: JSONString
  private(set) var texts: [String] = []
  /// What comes before each text, and behind the last one.
  private var pieces: [[UInt8]] = [[]]
  private var done = 0

  init(bytes: [UInt8], literals: JSONString) {
    self.bytes = bytes
    self.literals = literals
  }

  /// Takes the texts of `model`.
  ///
  /// - Returns: False where something in it is no text.
  mutating func take(_ model: JSONNode) -> Bool {
    done = model.range.lowerBound
    guard takeTexts(of: model) else { return false }
    pieces[pieces.count - 1] += bytes[done..<model.range.upperBound]
    return true
  }

  /// Takes a single text.
  mutating func take(key: String, style: JSONStyle) {
    let open = [UInt8(ascii: "{")]
    let close = [UInt8(ascii: "}")]
    pieces = [
      open + style.lineBreak(depth: 5) + literals.literal("stringUnit") + style.colon + open
        + style.lineBreak(depth: 6) + literals.literal("state") + style.colon + literals.literal("translated")
        + [UInt8(ascii: ",")] + style.lineBreak(depth: 6) + literals.literal("value") + style.colon,
      style.lineBreak(depth: 5) + close + style.lineBreak(depth: 4) + close,
    ]
    texts = [key]
  }

  func bytes(with translations: [String]) -> [UInt8] {
    zip(pieces, translations).flatMap { $0 + literals.literal($1) } + (pieces.last ?? [])
  }

  private mutating func takeTexts(of node: JSONNode) -> Bool {
    guard case .object(let members) = node.kind else { return true }
    for member in members {
      guard JSONString.text(of: bytes[member.name]) == "stringUnit" else {
        guard takeTexts(of: member.value) else { return false }
        continue
      }
      guard case .object(let parts) = member.value.kind else { return false }
      for part in parts {
        switch JSONString.text(of: bytes[part.name]) {
        case "state": replace(part.value.range, with: literals.literal("translated"))
        case "value":
          guard let text = part.value.string(bytes) else { return false }
          guard !text.isBlank else { continue }
          replace(part.value.range, with: [])
          pieces.append([])
          texts.append(text)
        default: break
        }
      }
    }
    return true
  }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    pieces[pieces.count - 1] += bytes[done..<range.lowerBound] + new
    done = range.upperBound
  }
}

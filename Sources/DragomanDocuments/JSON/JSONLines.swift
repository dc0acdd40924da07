/// JSON Lines: a JSON value on each line, of which the strings at some paths are texts.
enum JSONLines {
  /// All lines as one document.
  ///
  /// - Throws: `nothingChosen`; for the first line that is no JSON, `malformed` or `tooDeep`.
  static func read(_ bytes: [UInt8], fields: [[String]]) throws(DocumentError) -> any Document {
    guard !fields.isEmpty else { throw DocumentError(line: 1, cause: .nothingChosen) }
    var parts: [any Document] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      do throws(DocumentError) {
        parts.append(try line(Array(bytes[start..<end]), fields: fields))
      } catch {
        throw DocumentError(line: parts.count + 1, cause: error.cause)
      }
      start = end
    }
    return JoinedDocument(parts: parts)
  }

  /// One line, with its end or without; a blank one has no text.
  static func line(_ bytes: [UInt8], fields: [[String]]) throws(DocumentError) -> any Document {
    var list = PlaceList()
    if !bytes[bytes.textStart...].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      let root = try JSONParser.value(of: bytes)
      let literals = JSONString(of: bytes)
      collect(root, fields.map { $0[...] }, bytes, literals, into: &list)
    }
    return PatchedDocument(bytes, list)
  }

  /// The strings that `paths` lead to; a list is gone through without being named.
  private static func collect(
    _ node: JSONNode, _ paths: [ArraySlice<String>], _ bytes: [UInt8], _ literals: JSONString,
    into list: inout PlaceList
  ) {
    switch node.kind {
    case .object(let members):
      for member in members {
        guard let name = JSONString.text(of: bytes[member.name]) else { continue }
        let rest = paths.filter { $0.first == name }.map { $0.dropFirst() }
        if !rest.isEmpty { collect(member.value, rest, bytes, literals, into: &list) }
      }
    case .array(let elements):
      for element in elements { collect(element, paths, bytes, literals, into: &list) }
    case .string where paths.contains(where: \.isEmpty):
      JSONDocument.collect(node, bytes, literals, into: &list)
    case .string, .literal: break
    }
  }
}

/// Documents behind each other, as one.
struct JoinedDocument: Document {
  let parts: [any Document]
  let units: [DocumentUnit]

  init(parts: [any Document]) {
    self.parts = parts
    units = parts.flatMap(\.units)
  }

  func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    precondition(translations.count == units.count, "\(translations.count) for \(units.count) units")
    var rest = translations[...]
    return parts.flatMap { part in
      let own = rest.prefix(part.units.count)
      rest = rest.dropFirst(part.units.count)
      return part.rendered(with: Array(own))
    }
  }
}

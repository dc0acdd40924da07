/// JSON: each string that is a value is a text; names of members are not.
enum JSONDocument {
  static func read(_ bytes: [UInt8]) throws(DocumentError) -> any Document {
    let root = try JSONParser.value(of: bytes)
    let literals = JSONString(of: bytes)
    var list = PlaceList()
    collect(root, bytes, literals, into: &list)
    return PatchedDocument(bytes, list)
  }

  /// - Precondition: `node` has as few levels as the parser lets through.
  static func collect(
    _ node: JSONNode, _ bytes: [UInt8], _ literals: JSONString, into list: inout PlaceList
  ) {
    switch node.kind {
    case .object(let members): for member in members { collect(member.value, bytes, literals, into: &list) }
    case .array(let elements): for element in elements { collect(element, bytes, literals, into: &list) }
    case .string:
      if let text = JSONString.text(of: bytes[node.range]) {
        list.add(DocumentUnit(text: text), at: node.range) { literals.literal($0.text) }
      }
    case .literal: break
    }
  }
}

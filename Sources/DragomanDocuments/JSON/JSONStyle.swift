/// How a JSON file is laid out, so that what is put in looks like the rest.
struct JSONStyle: Sendable {
  /// Between a name and its value.
  let colon: [UInt8]
  /// A line end and one level of indentation; both empty where all stands on one line.
  private let lineEnd: [UInt8]
  private let indentation: [UInt8]

  /// The style of a file, from the first member of its root.
  init(of root: JSONNode, _ members: [JSONNode.Member], _ bytes: [UInt8]) {
    guard let first = members.first else {
      (colon, lineEnd, indentation) = ([UInt8(ascii: ":")], [], [])
      return
    }
    colon = Array(bytes[first.name.upperBound..<first.value.range.lowerBound])
    let space = bytes[(root.range.lowerBound + 1)..<first.name.lowerBound]
    if let feed = space.lastIndex(of: 0x0A) {
      lineEnd = feed > space.startIndex && bytes[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
      indentation = Array(space[(feed + 1)...])
    } else {
      (lineEnd, indentation) = ([], [])
    }
  }

  /// What stands before a member that is `depth` levels deep.
  func lineBreak(depth: Int) -> [UInt8] {
    lineEnd + (0..<depth).flatMap { _ in indentation }
  }

  /// Where a further member of `object` goes, in the order of names, and what must stand round its value.
  ///
  /// - Parameters:
  ///   - literal: Its name as a literal.
  ///   - depth: How deep the members are.
  func place(
    forMember literal: [UInt8], named name: String, of object: JSONNode, depth: Int, _ bytes: [UInt8]
  ) -> (range: Range<Int>, before: [UInt8], after: [UInt8]) {
    let comma = [UInt8(ascii: ",")]
    guard case .object(let members) = object.kind, let last = members.last else {
      return (
        object.range, [UInt8(ascii: "{")] + lineBreak(depth: depth) + literal + colon,
        lineBreak(depth: depth - 1) + [UInt8(ascii: "}")]
      )
    }
    if let next = members.first(where: { (JSONString.text(of: bytes[$0.name]) ?? "") > name }) {
      let position = next.name.lowerBound
      return (position..<position, literal + colon, comma + lineBreak(depth: depth))
    }
    let end = last.value.range.upperBound
    return (end..<end, comma + lineBreak(depth: depth) + literal + colon, [])
  }
}

extension JSONNode {
  /// The first member of that name, where this is an object.
  func member(_ name: String, _ bytes: [UInt8]) -> Member? {
    guard case .object(let members) = kind else { return nil }
    return members.first { JSONString.text(of: bytes[$0.name]) == name }
  }

  /// The text, where this is a string.
  func string(_ bytes: [UInt8]) -> String? {
    guard case .string = kind else { return nil }
    return JSONString.text(of: bytes[range])
  }
}

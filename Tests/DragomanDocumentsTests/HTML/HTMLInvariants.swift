import Testing

@testable import DragomanDocuments

/// What holds for every page.
enum HTMLInvariants {
  /// Untranslated and equal texts leave every byte; units and their marks are well formed.
  static func check(_ bytes: [UInt8], _ context: Comment) throws {
    let document = try HTMLDocument(bytes)
    #expect(document.rendered(with: document.units.map { _ in nil }) == bytes, context)
    #expect(document.rendered(with: document.units.map(StubTranslator.identity)) == bytes, context)
    for unit in document.units {
      #expect(!unit.text.isEmpty && unit.text.first != " " && unit.text.last != " ", context)
      #expect(unit.marks.allSatisfy { $0.upperBound <= unit.text.utf8.count }, context)
      #expect(unit.kept.allSatisfy { !$0.isEmpty }, context)
    }
    let upper = document.rendered(with: document.units.map(StubTranslator.upperCased))
    #expect(upper.filter { $0 == 0x3C }.count <= bytes.filter { $0 == 0x3C }.count, context)
  }

  /// Each tag and comment of a well-formed page with how often it occurs.
  static func tags(_ bytes: [UInt8]) -> [ArraySlice<UInt8>: Int] {
    var tags: [ArraySlice<UInt8>: Int] = [:]
    var position = 0
    while let start = bytes[position...].firstIndex(of: 0x3C),
      let end = bytes[start...].firstIndex(of: 0x3E)
    {
      tags[bytes[start...end], default: 0] += 1
      position = end + 1
    }
    return tags
  }
}

internal import DragomanTensors

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Marian's `.yml` vocabularies: a mapping of tokens to ids.
package enum YAMLTokens {
  /// The largest file read, in bytes.
  private static let largestFile = 32 << 20
  private static let mostTokens = 1 << 20

  /// The tokens in the file at `url` with their ids, in their order.
  ///
  /// - Throws: `notFound`; `damaged` with the line where it is not YAML, no flat mapping, has anchors, aliases or tags, or
  ///   an id that is no whole number.
  package static func entries(contentsOf url: URL) throws(ModelError) -> [(token: [UInt8], id: Int)] {
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    return try withExtendedLifetime(file) { () throws(ModelError) in try entries(in: file.bytes, diagnosis) }
  }

  private static func entries(
    in bytes: UnsafeRawBufferPointer, _ diagnosis: Diagnosis
  ) throws(ModelError) -> [(token: [UInt8], id: Int)] {
    guard bytes.count <= largestFile else {
      throw diagnosis.damaged(nil, expected: "at most \(largestFile) bytes", found: "\(bytes.count)")
    }
    let events = try YAMLEvents(bytes, key: "vocabulary", diagnosis)
    guard case .mappingStart = try events.next() else { throw events.fault("a mapping") }
    var entries: [(token: [UInt8], id: Int)] = []
    while true {
      let token: [UInt8]
      switch try events.next() {
      case .scalar(let text, _): token = Array(text.utf8)
      case .mappingEnd:
        guard case .end = try events.next() else { throw events.fault("the end") }
        return entries
      default: throw events.fault("a token")
      }
      guard case .scalar(let number, true) = try events.next(), let id = Int(number), id >= 0 else {
        throw events.fault("an id")
      }
      guard entries.count < mostTokens else { throw events.fault("at most \(mostTokens) tokens") }
      entries.append((token, id))
    }
  }
}

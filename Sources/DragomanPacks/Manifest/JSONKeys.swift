import Foundation

/// The keys of a JSON text's objects.
///
/// Of a key that an object has twice one reader takes the first value and another the last: what was checked
/// and signed with one could mean something else to the other. So such a text is refused.
enum JSONKeys {
  /// A key that some object in `data` has twice, compared as a reader sees them: with escapes resolved.
  ///
  /// - Parameter data: A text that a JSON reader has accepted; for any other the answer means nothing.
  static func repeated(in data: Data) -> String? {
    data.withUnsafeBytes { bytes in
      // The keys of each object that is open; nil stands for an array.
      var open: [Set<String>?] = []
      var isKey = false
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "{"):
          open.append([])
          isKey = true
        case UInt8(ascii: "["):
          open.append(nil)
          isKey = false
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          _ = open.popLast()
          isKey = false
        case UInt8(ascii: ","): isKey = open.last.map { $0 != nil } ?? false
        case UInt8(ascii: "\""):
          let end = endOfText(bytes, from: index)
          if isKey, let last = open.indices.last {
            let key = text(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
            guard open[last]?.insert(key).inserted != false else { return key }
            isKey = false
          }
          index = end
          continue
        default: break
        }
        index += 1
      }
      return nil
    }
  }

  /// The index after the closing quotation mark of the text that opens at `start`.
  private static func endOfText(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// What a quoted text says.
  private static func text(_ quoted: UnsafeRawBufferPointer) -> String {
    if quoted.contains(UInt8(ascii: "\\")),
      let text = try? JSONDecoder().decode(String.self, from: Data(quoted))
    {
      return text
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}

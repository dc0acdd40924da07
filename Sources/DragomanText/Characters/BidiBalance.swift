/// Balances the marks of writing direction in an output, so that none reaches into the text around it.
package enum BidiBalance {
  /// A text in which every isolate, embedding and override is closed in the same line, and no mark closes what is not
  /// open.
  ///
  /// Closing marks that close nothing go; what is open at the end of a line is closed there. Text that is balanced comes
  /// back as it is.
  ///
  /// - Complexity: O(bytes).
  package static func balanced(_ text: String) -> String {
    guard text.utf8.contains(0xE2), text.unicodeScalars.contains(where: { Mark($0) != nil }) else {
      return text
    }
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 16)
    var open: [Mark] = []
    var isolates = 0
    for scalar in text.unicodeScalars {
      if scalar.isLineEnd {
        close(&open, to: 0, in: &output)
        isolates = 0
      }
      switch Mark(scalar) {
      case .popIsolate:
        // An isolate's end closes the embeddings within it.
        guard isolates > 0, let isolate = open.lastIndex(of: .isolate) else { continue }
        close(&open, to: isolate + 1, in: &output)
        open.removeLast()
        isolates -= 1
      case .popEmbedding:
        guard open.last == .embedding else { continue }
        open.removeLast()
      case .some(let mark):
        open.append(mark)
        isolates += mark == .isolate ? 1 : 0
      case nil: break
      }
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    close(&open, to: 0, in: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func close(_ open: inout [Mark], to count: Int, in output: inout [UInt8]) {
    while open.count > count, let mark = open.popLast() {
      output += (mark == .isolate ? "\u{2069}" : "\u{202C}").utf8
    }
  }

  private enum Mark {
    case isolate, embedding, popIsolate, popEmbedding

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x2066...0x2068: self = .isolate
      case 0x202A, 0x202B, 0x202D, 0x202E: self = .embedding
      case 0x2069: self = .popIsolate
      case 0x202C: self = .popEmbedding
      default: return nil
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it, and with the line what is open in it.
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

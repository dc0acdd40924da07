internal import CDragomanICU

/// A line, or a column of one, and the protected spans in it.
struct ProtectedLine {
  var range: Range<Int>
  let spans: ArraySlice<ProtectedSpan>
}

extension SourceDocument {
  /// The lines of `bytes` that hold a letter, without their outer white space.
  static func textLines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var spans = [dgm_text_span](repeating: dgm_text_span(), count: 256)
      var cursor = 0
      while cursor < buffer.count {
        let found = dgm_text_lines(base, buffer.count, &cursor, &spans, spans.count)
        lines += spans[..<found].map { $0.start..<$0.end }
      }
    }
    return lines
  }

  /// Lines with their spans: no line ends within a span, none holds syntax, and each has a letter outside of spans.
  static func protectedLines(
    _ lines: [Range<Int>], _ spans: [ProtectedSpan], in bytes: [UInt8]
  ) -> [ProtectedLine] {
    guard !spans.isEmpty else { return lines.map { ProtectedLine(range: $0, spans: []) } }
    var found: [ProtectedLine] = []
    var first = 0
    for line in merged(lines, spans) {
      while first < spans.count, spans[first].range.upperBound <= line.lowerBound { first += 1 }
      var end = first
      while end < spans.count, spans[end].range.lowerBound < line.upperBound { end += 1 }
      appendParts(of: line, spans[first..<end], in: bytes, to: &found)
      first = max(first, end - 1)
    }
    return found
  }

  /// Lines that a span reaches over are one.
  private static func merged(_ lines: [Range<Int>], _ spans: [ProtectedSpan]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    merged.reserveCapacity(lines.count)
    var span = 0
    for line in lines {
      var line = line
      if let last = merged.last, last.upperBound > line.lowerBound {
        line = last.lowerBound..<max(last.upperBound, line.upperBound)
        merged.removeLast()
      }
      while span < spans.count, spans[span].range.upperBound <= line.lowerBound { span += 1 }
      var next = span
      while next < spans.count, spans[next].range.lowerBound < line.upperBound {
        if spans[next].kind != .syntax {
          let range = spans[next].range
          line = min(line.lowerBound, range.lowerBound)..<max(line.upperBound, range.upperBound)
        }
        next += 1
      }
      span = max(span, next - 1)
      merged.append(line)
    }
    return merged
  }

  /// Adds what of a line lies between its syntax, if it has letters outside of spans.
  private static func appendParts(
    of line: Range<Int>, _ spans: ArraySlice<ProtectedSpan>, in bytes: [UInt8],
    to found: inout [ProtectedLine]
  ) {
    var start = line.lowerBound
    var first = spans.startIndex
    for index in spans.indices where spans[index].kind == .syntax {
      let syntax = spans[index].range
      appendPart(start..<max(start, syntax.lowerBound), spans[first..<index], in: bytes, to: &found)
      start = min(max(start, syntax.upperBound), line.upperBound)
      first = index + 1
    }
    if first == spans.startIndex {
      guard hasText(line, spans, in: bytes) else { return }
      found.append(ProtectedLine(range: line, spans: spans))
    } else {
      appendPart(start..<line.upperBound, spans[first...], in: bytes, to: &found)
    }
  }

  /// Whether there is a letter outside of spans, or a term, which may have a replacement.
  private static func hasText(
    _ part: Range<Int>, _ spans: ArraySlice<ProtectedSpan>, in bytes: [UInt8]
  ) -> Bool {
    spans.contains { $0.kind == .term } || hasLetters(in: bytes, part, outside: spans)
  }

  private static func appendPart(
    _ part: Range<Int>, _ spans: ArraySlice<ProtectedSpan>, in bytes: [UInt8], to found: inout [ProtectedLine]
  ) {
    guard hasText(part, spans, in: bytes) else { return }
    let trimmed = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        dgm_text_trimmed($0, dgm_text_span(start: part.lowerBound, end: part.upperBound))
      }
    }
    guard let trimmed else { return }
    let start = min(trimmed.start, spans.first?.range.lowerBound ?? trimmed.start)
    let end = max(trimmed.end, spans.last?.range.upperBound ?? trimmed.end)
    found.append(ProtectedLine(range: start..<end, spans: spans))
  }

  /// Whether a part has a letter outside of spans.
  static func hasLetters(
    in bytes: [UInt8], _ range: Range<Int>, outside spans: ArraySlice<ProtectedSpan>
  ) -> Bool {
    var start = range.lowerBound
    for span in spans {
      if start < span.range.lowerBound, DragomanText.hasLetters(in: bytes, start..<span.range.lowerBound) {
        return true
      }
      start = max(start, span.range.upperBound)
    }
    return start < range.upperBound && DragomanText.hasLetters(in: bytes, start..<range.upperBound)
  }
}

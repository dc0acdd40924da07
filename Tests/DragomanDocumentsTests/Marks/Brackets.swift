import DragomanText

/// Texts with marks written as brackets, and empty marks as bars.
enum Brackets {
  /// The text without brackets and bars, and the marks in opening order.
  static func parse(_ marked: String) -> (String, [Range<Int>]) {
    var text = ""
    var marks: [Range<Int>] = []
    var open: [Int] = []
    for character in marked {
      switch character {
      case "[":
        open.append(marks.count)
        marks.append(text.utf8.count..<text.utf8.count)
      case "]":
        if let mark = open.popLast() { marks[mark] = marks[mark].lowerBound..<text.utf8.count }
      case "|": marks.append(text.utf8.count..<text.utf8.count)
      default: text.append(character)
      }
    }
    return (text, marks)
  }

  /// The target with its marks as brackets and bars.
  static func render(_ target: String, _ projection: MarkProjection, _ marks: [Range<Int>]) -> String {
    let bytes = Array(target.utf8)
    var result: [UInt8] = []
    var open: [Int] = []
    var position = 0
    func write(to end: Int) {
      result += bytes[position..<end]
      position = end
    }
    for mark in projection.order {
      while let last = open.last, last != projection.parents[mark] {
        write(to: projection.ranges[last].upperBound)
        result.append(UInt8(ascii: "]"))
        open.removeLast()
      }
      write(to: projection.ranges[mark].lowerBound)
      result.append(marks[mark].isEmpty ? UInt8(ascii: "|") : UInt8(ascii: "["))
      if !marks[mark].isEmpty { open.append(mark) }
    }
    for mark in open.reversed() {
      write(to: projection.ranges[mark].upperBound)
      result.append(UInt8(ascii: "]"))
    }
    write(to: bytes.count)
    return String(decoding: result, as: UTF8.self)
  }

  /// The words between spaces, or each character of a text without spaces; without punctuation at the ends.
  static func words(_ text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var offset = 0
    var start: Int?
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if character.unicodeScalars.contains(where: {
        $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
      }) {
        words.append(offset..<offset + character.utf8.count)
      } else if isWord {
        start = start ?? offset
      } else if let first = start {
        words.append(first..<offset)
        start = nil
      }
      offset += character.utf8.count
    }
    if let start { words.append(start..<offset) }
    return words
  }
}

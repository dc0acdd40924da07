/// Paths of files.
extension SpanText {
  /// The path that begins at an offset, if it is one, and where the run that was looked at ends.
  func path(_ start: Int) -> (path: Range<Int>?, end: Int) {
    let stop = run(from: start, while: \.isPathPart)
    var end = stop
    while end > start, ".-+~".utf8.contains(self[end - 1]) { end -= 1 }
    let path = start..<end
    return (!path.isEmpty && isPath(path) ? path : nil, max(stop, start + 1))
  }

  private func isPath(_ path: Range<Int>) -> Bool {
    let parts = bytes[path].split(separator: UInt8(ascii: "/"), maxSplits: 64)
    guard let last = parts.last else { return false }
    let isOdd = parts.contains { part in
      part.contains(UInt8(ascii: "_")) || (part.first == UInt8(ascii: ".") && part.count > 1)
    }
    let first = self[path.lowerBound]
    if first == UInt8(ascii: "/") {
      guard !isWord(before: path.lowerBound), last.contains(where: { $0.isLetter || $0 >= 0x80 }) else {
        return false
      }
      return parts.count > 1 || isOdd || hasExtension(last) || isRoot(last)
    }
    if first == UInt8(ascii: "~") || (first == UInt8(ascii: ".") && parts.count > 1) {
      return self[path.lowerBound + 1] == UInt8(ascii: "/") || self[path.lowerBound + 1] == first
    }
    // "and/or", "km/h" and "24/7" are words.
    return parts.count > 1 && path.count >= 6 && (isOdd || hasExtension(last))
  }

  /// Whether a name ends like a file's: a stop and one to five letters and digits, a letter among them.
  private func hasExtension(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let stop = name.lastIndex(of: UInt8(ascii: ".")), stop > name.startIndex else { return false }
    let ending = name[(stop + 1)...]
    return (1...5).contains(ending.count) && ending.allSatisfy(\.isAlphanumeric)
      && ending.contains(where: \.isLetter)
  }

  private func isRoot(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let roots: Set = [
      "etc", "usr", "var", "tmp", "home", "opt", "bin", "sbin", "dev", "root", "mnt", "media", "proc", "sys",
      "lib",
      "boot", "run", "srv",
    ]
    return roots.contains(String(decoding: name, as: UTF8.self)) || name.contains(where: \.isDigit)
  }

  /// What of a path follows a variable: `$HOME/notes`, `%APPDATA%\notes`. Nil if none does.
  func pathEnd(behindVariable end: Int) -> Int? {
    guard self[end] == UInt8(ascii: "/") || self[end] == UInt8(ascii: "\\"),
      self[end + 1].isIdentifier || self[end + 1] == UInt8(ascii: ".")
    else { return nil }
    return trimmedPathEnd(run(from: end, while: { $0.isPathPart || $0 == UInt8(ascii: "\\") }), start: end)
  }

  /// `C:\folder\file` or `C:/folder`, whose letter is a word of its own.
  func drivePath(_ word: Range<Int>) -> Range<Int>? {
    let colon = word.upperBound
    guard word.count == 1, self[word.lowerBound].isLetter, !isWord(before: word.lowerBound) else {
      return nil
    }
    guard
      self[colon + 1] == UInt8(ascii: "\\")
        || (self[colon + 1] == UInt8(ascii: "/") && self[colon + 2].isIdentifier)
    else { return nil }
    return word.lowerBound..<backslashPathEnd(from: colon + 1)
  }

  /// `\\server\share`.
  func sharePath(_ at: Int) -> Range<Int>? {
    guard self[at + 1] == UInt8(ascii: "\\"), self[at + 2].isIdentifier, self[at - 1] != UInt8(ascii: "\\")
    else { return nil }
    let server = run(from: at + 2, while: \.isWordPart)
    guard self[server] == UInt8(ascii: "\\"), self[server + 1].isIdentifier || self[server + 1].isLetterLead
    else { return nil }
    return at..<backslashPathEnd(from: server)
  }

  /// Names may have spaces where a backslash follows in the next word ("C:\Program Files\Tool").
  private func backslashPathEnd(from start: Int) -> Int {
    var stop = start
    while true {
      stop = run(
        from: stop,
        while: {
          $0.isPathPart || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
        })
      guard self[stop] == UInt8(ascii: " "), self[stop - 1] != UInt8(ascii: "\\"), self[stop + 1].isIdentifier
      else { break }
      let word = run(from: stop + 1, while: \.isPathPart, limit: 64)
      guard self[word] == UInt8(ascii: "\\"), self[word + 1].isIdentifier else { break }
      stop = word
    }
    return trimmedPathEnd(stop, start: start)
  }

  private func trimmedPathEnd(_ stop: Int, start: Int) -> Int {
    var end = stop
    while end > start + 1, ".-+~()".utf8.contains(self[end - 1]) {
      if self[end - 1] == UInt8(ascii: ")"), bytes[start..<end].contains(UInt8(ascii: "(")) { break }
      end -= 1
    }
    return end
  }
}

extension UInt8 {
  /// What paths without spaces consist of.
  fileprivate var isPathPart: Bool {
    isWordPart || self == UInt8(ascii: "/") || self == UInt8(ascii: "~") || self == UInt8(ascii: "=")
  }
}

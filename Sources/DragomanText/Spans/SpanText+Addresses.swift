/// Web and e-mail addresses.
extension SpanText {
  /// The address whose scheme ends a word that a colon follows: `https://…`, `mailto:…`.
  func url(behindScheme word: Range<Int>) -> Range<Int>? {
    let colon = word.upperBound
    var scheme = colon
    while scheme > word.lowerBound, colon - scheme < 24,
      self[scheme - 1].isAlphanumeric || "+-.".utf8.contains(self[scheme - 1])
    {
      scheme -= 1
    }
    while scheme < colon, !self[scheme].isLetter { scheme += 1 }
    guard scheme < colon, colon - scheme < 24 else { return nil }
    if self[colon + 1] == UInt8(ascii: "/"), self[colon + 2] == UInt8(ascii: "/") {
      let start = self[colon + 3] == UInt8(ascii: "/") ? colon + 4 : colon + 3
      guard self[start].isAlphanumeric || self[start] == UInt8(ascii: "[") || self[start] >= 0x80 else {
        return nil
      }
      let end = addressEnd(from: start)
      return end > start ? scheme..<end : nil
    }
    if has("mailto", at: scheme), colon - scheme == 6 {
      let local = run(from: colon + 1, while: \.isWordPart, limit: 64)
      guard self[local] == UInt8(ascii: "@"), let address = mail(local: colon + 1..<local) else { return nil }
      return scheme..<address.upperBound
    }
    return nil
  }

  /// The address in a word that begins with `www.`, or whose last part is a name that ends addresses or files.
  func host(_ word: Range<Int>) -> Range<Int>? {
    var start = word.lowerBound
    while start < word.upperBound, ".-+".utf8.contains(self[start]) { start += 1 }
    if has("www.", at: start), self[start + 4].isAlphanumeric || self[start + 4].isLetterLead {
      let end = addressEnd(from: start)
      return end > start + 4 ? start..<end : nil
    }
    var end = word.upperBound
    while end > start, ".-+".utf8.contains(self[end - 1]) { end -= 1 }
    var stop = end
    while stop > start, self[stop - 1] != UInt8(ascii: ".") { stop -= 1 }
    guard stop - start > 2, end > stop, end - stop <= 12,
      self[stop - 2].isIdentifier || self[stop - 2].isContinuation
    else { return nil }
    let last = String(decoding: bytes[stop..<end], as: UTF8.self)
    if AddressEndings.domains.contains(last), !word.contains(where: { self[$0] == UInt8(ascii: "_") }) {
      guard end == word.upperBound,
        self[end] == UInt8(ascii: "/") || self[end] == UInt8(ascii: ":") || self[end] == UInt8(ascii: "?")
      else { return start..<end }
      // A name with a character that no address has is one without its path.
      return start..<max(addressEnd(from: start), end)
    }
    // "J.R.H" is a name, "PHOTO.JPG" a file.
    let isFile = AddressEndings.files.contains(last.utf8.count > 2 ? last.lowercased() : last)
    guard isFile else { return nil }
    return self[word.upperBound] == UInt8(ascii: "/") ? nil : start..<end
  }

  /// `local@host`, with the local part before the at sign.
  func mail(local word: Range<Int>) -> Range<Int>? {
    var start = max(word.lowerBound, word.upperBound - 64)
    while start < word.upperBound, self[start].isContinuation || ".-+".utf8.contains(self[start]) {
      start += 1
    }
    let host = word.upperBound + 1
    guard start < word.upperBound, self[host].isAlphanumeric || self[host].isLetterLead else { return nil }
    var end = run(from: host, while: { $0.isWordPart && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "_") })
    while end > host, ".-".utf8.contains(self[end - 1]) { end -= 1 }
    return end > host ? start..<end : nil
  }

  // MARK: - Ends

  /// Where an address that begins at `start` ends: before white space, quotation marks and angle brackets, before
  /// closing punctuation that nothing in the address opens, and before the stop of a sentence.
  func addressEnd(from start: Int) -> Int {
    var at = start
    var round = 0, square = 0
    var stop = start
    while at < end {
      let byte = bytes[at]
      guard byte < 0x80 else {
        guard let next = addressLetter(at, start: start) else { break }
        at = next
        stop = next
        continue
      }
      guard byte > 0x20, byte != 0x7F, !"<>\"`{}|\\^".utf8.contains(byte) else { break }
      if byte == UInt8(ascii: "(") { round += 1 }
      if byte == UInt8(ascii: "[") { square += 1 }
      if byte == UInt8(ascii: ")") { round -= 1 }
      if byte == UInt8(ascii: "]") { square -= 1 }
      guard round >= 0, square >= 0 else { break }
      at += 1
      if !".,;:!?'*_~([".utf8.contains(byte) { stop = at }
    }
    return stop
  }

  /// Where the letter beyond ASCII at an offset of an address ends; nil if it does not belong to the address. Letters of
  /// scripts without spaces belong to it only in a part that begins with one: text may follow an address at once.
  private func addressLetter(_ at: Int, start: Int) -> Int? {
    guard let (scalar, next) = scalar(at: at),
      scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    else { return nil }
    guard scalar.value >= 0x2E80, scalar.value < 0x1_0000 || scalar.value >= 0x2_0000 else { return next }
    let isInside = at > start && self[at - 1] >= 0x80
    let isFirst = at == start || "/.=-_#".utf8.contains(self[at - 1])
    // Hiragana at the beginning of a part is a particle.
    let isHiragana = (0x3041...0x309F).contains(scalar.value)
    return isInside || (isFirst && (!isHiragana || at == start)) ? next : nil
  }
}

/// Last parts of names with stops that make them addresses or files. Those that are words of a language are left out.
enum AddressEndings {
  static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "ai", "co", "eu",
    "de", "at",
    "ch", "fr", "es", "it", "nl", "be", "pt", "pl", "cz", "sk", "se", "dk", "fi", "ie", "uk", "us", "ca",
    "br", "mx",
    "ar", "cl", "jp", "cn", "tw", "kr", "ru", "ua", "tr", "gr", "hu", "ro", "lu", "au", "nz", "za", "cloud",
    "online", "shop", "site", "xyz", "tech", "example", "test", "invalid", "localhost", "museum", "wiki",
  ]
  static let files: Set<String> = [
    "txt", "md", "pdf", "doc", "docx", "odt", "rtf", "xls", "xlsx", "ods", "csv", "tsv", "ppt", "pptx",
    "html", "htm",
    "xhtml", "css", "js", "mjs", "ts", "tsx", "jsx", "json", "jsonl", "xml", "yaml", "yml", "toml", "ini",
    "cfg", "conf",
    "log", "sql", "db", "sqlite", "swift", "py", "rb", "rs", "go", "java", "kt", "c", "h", "cc", "cpp", "hpp",
    "cs",
    "php", "sh", "bash", "bat", "ps1", "exe", "dll", "so", "dylib", "deb", "rpm", "apk", "ipa", "dmg", "iso",
    "zip",
    "tar", "gz", "tgz", "bz2", "xz", "zst", "7z", "rar", "jpg", "jpeg", "png", "gif", "svg", "webp", "bmp",
    "tiff",
    "heic", "mp3", "mp4", "wav", "ogg", "flac", "avi", "mkv", "mov", "webm", "srt", "vtt", "po", "pot", "mo",
    "xliff",
    "xlf", "strings", "xcstrings", "plist", "lock", "env", "bak", "tmp", "npz", "bin",
  ]
}

import Foundation

/// Two languages that a name or a description tells.
struct LanguagePair: Hashable {
  let source: String
  let target: String

  /// `tag` with hyphens and the shortest code, when it names a language that there is; nil for anything else, families
  /// of languages among it.
  static func tag(_ tag: String) -> String? {
    guard tag.utf8.count <= 64 else { return nil }
    var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    // Packs of others say `eng` too, and matching compares codes.
    if let code = parts.first, code.utf8.count == 3, let short = Locale.LanguageCode(code).identifier(.alpha2)
    {
      parts[0] = short
    }
    let joined = parts.joined(separator: "-")
    return LanguageIdentity(Locale.Language(identifier: joined))?.isKnown == true ? joined : nil
  }

  /// Whether two tags may mean one language: what one of them leaves open is no difference.
  static func mayBeOne(_ first: String, _ second: String) -> Bool {
    func identity(_ tag: String) -> LanguageIdentity? { LanguageIdentity(Locale.Language(identifier: tag)) }
    func namesScript(_ tag: String) -> Bool { tag.split(separator: "-").contains { $0.utf8.count == 4 } }
    guard let one = identity(first), let other = identity(second), one.code == other.code else {
      return false
    }
    return one.script == other.script || !namesScript(first) || !namesScript(second)
  }

  /// A pair of two tags.
  init(source: String, target: String) {
    self.source = source
    self.target = target
  }

  /// The pair that a file name tells, as in `model.ende.intgemm.alphas.bin`, `lex.50.50.ende.s2t.bin`,
  /// `srcvocab.zh-Hant-en.spm`; nil where there is none.
  ///
  /// Only the field after the file's kind, or before `s2t`, counts: any four letters could be two codes.
  init?(fileName: String) {
    let fields = fileName.split(separator: ".").dropFirst()
    let field = fields.firstIndex(of: "s2t").map { fields[..<$0] }?.last ?? fields.first
    guard let field, let pair = LanguagePair(field: field) else { return nil }
    self = pair
  }

  /// The pair at the beginning of a folder's or an archive's name, as in `ende.student.tiny11.tar.gz`,
  /// `en-de-tiny`; nil where there is none.
  init?(folderName: String) {
    guard let field = folderName.split(separator: ".").first, let pair = LanguagePair(field: field) else {
      return nil
    }
    self = pair
  }

  /// Two codes of two letters in one word, or the two tags that a field begins with: `en-de`, `zh_Hant-en-tiny`.
  private init?(field: Substring) {
    // Words that stand in such places, and would be codes of two languages.
    guard !["tiny", "base", "best", "data", "main", "test"].contains(field.lowercased()) else { return nil }
    var parts = field.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    if parts.count == 1 {
      guard field.utf8.count == 4,
        field.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
        let source = Self.tag(String(field.prefix(2))), let target = Self.tag(String(field.suffix(2)))
      else { return nil }
      self.init(source: source, target: target)
      return
    }
    guard let source = Self.firstTag(of: &parts), let target = Self.firstTag(of: &parts) else { return nil }
    self.init(source: source, target: target)
  }

  /// Takes a language, and the script and region that may come after it, from the front of `parts`.
  private static func firstTag(of parts: inout ArraySlice<Substring>) -> String? {
    guard let code = parts.popFirst(), (2...3).contains(code.utf8.count) else { return nil }
    var tag = String(code)
    if let script = parts.first, script.utf8.count == 4, script.first?.isUppercase == true,
      Locale.Script(String(script)).isISOScript
    {
      tag += "-\(parts.removeFirst())"
    }
    if let region = parts.first, region.utf8.count == 2, region.allSatisfy(\.isUppercase),
      Locale.Region(String(region)).isISORegion
    {
      tag += "-\(parts.removeFirst())"
    }
    return self.tag(tag)
  }
}

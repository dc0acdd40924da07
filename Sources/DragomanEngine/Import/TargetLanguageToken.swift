internal import Foundation

/// How models of several target languages name them: by ISO 639-1 or 639-3 codes, perhaps with a script, a region or
/// both, `deu`, `de`, `srp_Latn`, `cmn_Hans`, `pt_BR`, `pt_br`.
enum TargetLanguageToken {
  /// Languages that models name by one member of a group.
  private static let members = [
    "zh": ["cmn", "zho"], "ar": ["ara", "arb"], "no": ["nob", "nor"], "nb": ["nor", "no"],
  ]

  /// The name among `names` that means the language `tag`; nil if there is none, or only one of another script.
  ///
  /// - Parameter tag: BCP-47.
  static func choose(for tag: String, among names: [String]) -> String? {
    let language = Locale.Language(identifier: tag)
    guard let code = language.languageCode?.identifier else { return nil }
    let long = language.languageCode?.identifier(.alpha3)
    let codes = [code, long, tag].compactMap { $0 } + members[code, default: []]
    // The script that the user named or, for a name with one, that the language is mostly written in.
    let named = tag.split(separator: "-").map(String.init)
    let script = language.script?.identifier
    let region = named.last.flatMap { $0.count == 2 && named.count > 1 ? $0 : nil }
    var candidates: [String] = []
    for code in codes {
      for tail in [script.map { "_\($0)" }, region.map { "_\($0)" }, ""].compactMap({ $0 }) {
        candidates += ["\(code)\(tail)", "\(code)\(tail)".replacing("_", with: "-")]
      }
    }
    let wantsScript = named.dropFirst().contains { $0.count == 4 }
    if wantsScript { candidates.removeAll { !$0.contains(script ?? "") } }
    let known = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
    return candidates.lazy.compactMap { known[$0.lowercased()] }.first
  }
}

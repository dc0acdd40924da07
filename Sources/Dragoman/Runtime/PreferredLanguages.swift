import Foundation

/// The languages that the user would rather read, from the environment: on Linux Foundation does not look.
enum PreferredLanguages {
  /// BCP-47 tags, the most preferred first: the list in `LANGUAGE`, then the locale that is in force for
  /// messages (the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set). `C` and `POSIX` come out as they are: tags that name no language.
  static func tags(environment: [String: String]) -> [String] {
    let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    var seen: Set<String> = []
    return (list + [locale].compactMap { $0 }).compactMap(tag).filter { seen.insert($0).inserted }
  }

  /// `sr-Latn-RS` for the POSIX locale `sr_RS.UTF-8@latin`.
  private static func tag(_ locale: String) -> String? {
    let withModifier = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = withModifier.first?.prefix(while: { $0 != "." }), !name.isEmpty else { return nil }
    var parts = name.split(separator: "_").map(String.init)
    if let modifier = withModifier.dropFirst().first, let script = scripts[String(modifier)], !parts.isEmpty {
      parts.insert(script, at: 1)
    }
    return parts.joined(separator: "-")
  }

  /// The modifiers of POSIX locales that name a script.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}

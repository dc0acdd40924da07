/// How near a pack's language is to the one asked for; later cases are nearer.
package enum LanguageCloseness: Int, Comparable, Sendable {
  /// The code alone.
  case language
  /// Code and script.
  case script
  /// Code and script, and the pack's region is the one meant when none is named (`pt` means `pt-BR`).
  case likelyRegion
  /// Code and script, and the pack's region is the one whose usage the asked one follows (`pt-AO`, `pt-PT`).
  case parentRegion
  /// Code, script and region.
  case region

  package static func < (left: LanguageCloseness, right: LanguageCloseness) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LanguageIdentity {
  /// How near `offered`, a pack's language, is to this one; nil when it is another language.
  package func closeness(to offered: LanguageIdentity) -> LanguageCloseness? {
    guard code == offered.code else { return nil }
    guard script == offered.script else { return .language }
    if region == offered.region { return .region }
    if let parent = parentRegion, parent == offered.region { return .parentRegion }
    return offered.region == offered.likelyRegion ? .likelyRegion : .script
  }

  /// Portuguese outside Brazil is written as in Portugal.
  private var parentRegion: String? { code == "pt" && region != "BR" ? "PT" : nil }
}

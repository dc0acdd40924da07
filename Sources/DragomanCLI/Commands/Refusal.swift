import Dragoman
import Foundation

/// Why a translation cannot begin: what to tell the user, and the exit status.
struct Refusal: Error {
  let status: ExitStatus
  let message: String
  /// What `code` is in JSON, where no pack serves the pair.
  let code: String
  /// The same without the list of packs.
  let brief: String

  /// Why `TranslationRuntime.job` threw `error`.
  ///
  /// - Parameters:
  ///   - source: The tag that the user gave as `--from`.
  ///   - target: The tag that the user gave as `--to`.
  ///   - strategy: Which packs were preferred.
  init(
    _ error: any Error, source: String, target: String, strategy: TranslationSession.Strategy
  ) async {
    let pair = "from \(quoted(source)) to \(quoted(target))"
    switch error {
    case is ModelPackError, is SettingError:
      let fault = PackFault(ofInstalled: error)
      self.init(fault.status, fault.message)
    case TranslationError.unsupportedLanguagePairing, TranslationError.unsupportedSourceLanguage,
      TranslationError.unsupportedTargetLanguage:
      await self.init(unsupported: source, target)
    case TranslationError.notInstalled:
      let packs = await PackList.now()
      if let newer = packs.newer(from: source, to: target) {
        self.init(newer: newer)
        return
      }
      let missing = await TranslationRuntime.shared.packs.legs(
        from: Locale.Language(identifier: source), to: Locale.Language(identifier: target), strategy: strategy
      )
      let bytes = missing.legs.reduce(Int64(0)) { sum, leg in
        if case .available = leg.state { sum + (leg.pack?.downloadBytes ?? 0) } else { sum }
      }
      let size = bytes > 0 ? " (\(ByteCount(bytes)))" : ""
      let command = "dragoman packs install \(source) \(target)\(size)"
      self.init(
        packs, pair: pair, .notInstalled, "no pack that translates \(pair) is installed",
        next: missing.legs.isEmpty ? Self.withoutCatalog : command)
    case let error as TranslationError:
      self.init(.internalFault, "the translation cannot begin: \(error.name)")
    default: self.init(.internalFault, "the translation cannot begin: internalError")
    }
  }

  /// What can be done where no catalog has a pack for the pair.
  private static let withoutCatalog =
    "dragoman packs import FILE, or name a catalog: dragoman packs sources add URL, or DRAGOMAN_CATALOG"

  /// Why nothing at all leads from `source` to `target`.
  init(unsupported source: String, _ target: String) async {
    guard !isSame(Locale.Language(identifier: source), target) else {
      self.init(.unsupportedLanguage, "\(quoted(source)) and \(quoted(target)) are the same language")
      return
    }
    let packs = await PackList.now()
    if let newer = packs.newer(from: source, to: target) {
      self.init(newer: newer)
      return
    }
    let pair = "from \(quoted(source)) to \(quoted(target))"
    let message =
      if let unknown = Self.unknown([source, target]) {
        unknown
      } else if !packs.all.contains(where: { isSame($0.source, source) }) {
        "no pack translates from \(quoted(source))"
      } else if !packs.all.contains(where: { isSame($0.target, target) }) {
        "no pack translates to \(quoted(target))"
      } else {
        "no pack translates \(pair)"
      }
    self.init(
      packs, pair: pair, .unsupportedLanguage, message, next: Self.isPseudo(target) ? Self.turningOn : nil)
  }

  /// Why the only pack for a pair cannot be used: it was written for a later version.
  private init(newer error: ModelPackError) {
    self.init(
      ExitStatus(error.code), error.errorDescription ?? "the pack needs a later version of dragoman",
      code: error.code.rawValue)
  }

  /// Why nothing leads to `target`, from whatever language.
  init(unsupportedTarget target: String) async {
    await self.init(
      .now(), pair: "to \(quoted(target))", .unsupportedLanguage,
      Self.unknown([target]) ?? "no pack translates to \(quoted(target))",
      next: Self.isPseudo(target) ? Self.turningOn : nil)
  }

  private static func isPseudo(_ tag: String) -> Bool {
    TranslationRuntime.isPseudo(Locale.Language(identifier: tag))
  }

  private static let turningOn =
    "pseudo-languages, for tests of an app, are off: DRAGOMAN_PSEUDO=1 turns them on"

  /// Why no language to translate into could be chosen.
  ///
  /// - Parameter source: The tag that the user gave as `--from`, if any.
  init(withoutTarget error: TranslationError, source: String?) async {
    let start = source.map { "from \(quoted($0)) " } ?? ""
    let pair = "\(start)to a preferred language or English"
    if let source, error == .unsupportedSourceLanguage {
      await self.init(
        .now(), pair: pair, .unsupportedLanguage,
        Self.unknown([source]) ?? "no pack translates from \(quoted(source))")
    } else {
      await self.init(
        .now(), pair: pair, .unsupportedLanguage, "no pack translates \(pair)",
        next: "name the language to translate into with --to LANGUAGE")
    }
  }

  private static func unknown(_ tags: [String]) -> String? {
    let unknown = tags.filter { !(Locale.Language(identifier: $0).languageCode?.isISOLanguage ?? false) }
    return unknown.isEmpty
      ? nil : "unknown language code \(unknown.map { quoted($0) }.joined(separator: " and "))"
  }

  /// The status and message given, with the list of packs and what to do next, unless there are packs of
  /// which nobody can tell whether they serve the pair.
  private init(
    _ packs: PackList, pair: String, _ status: ExitStatus, _ message: String, next: String? = nil
  ) {
    let end = next.map { "\nNext: \($0)" } ?? ""
    guard packs.unusable.isEmpty else {
      // A pack whose manifest cannot be read has no languages: it may be the very one.
      let brief = "no usable pack translates \(pair), but there is one that cannot be used"
      self.init(.damagedPack, "\(brief)\n\(packs.text)", brief: brief)
      return
    }
    if status == .unsupportedLanguage, let problem = packs.unknownCatalog {
      // The pair may be the very one that this catalog has.
      let brief = "\(message) as far as is known here, but a catalog cannot be used"
      self.init(
        ExitStatus(problem.code), "\(brief)\n\(packs.text)", brief: brief, code: problem.code.rawValue)
      return
    }
    self.init(status, "\(message)\n\(packs.text)\(end)", brief: message + end)
  }

  init(_ status: ExitStatus, _ message: String, brief: String? = nil, code: String = "unsupported") {
    self.status = status
    self.code = code
    self.message = message
    self.brief = brief ?? message
  }
}

private func isSame(_ language: Locale.Language, _ tag: String) -> Bool {
  language.isSame(as: Locale.Language(identifier: tag))
}

/// The pairs there are, for the messages that say a pair is not there.
private struct PackList {
  let packs: PackListing

  static func now() async -> PackList {
    PackList(packs: await TranslationRuntime.shared.packs.listing(refresh: false))
  }

  /// Packs whose manifest cannot be read or asks for a later version, so that nobody knows their languages.
  var unusable: [PackListing.Damaged] { packs.damaged.filter { $0.error.file == "manifest.json" } }

  /// What a pack for the pair asks for that was written for a later version.
  func newer(from source: String, to target: String) -> ModelPackError? {
    packs.newer.first { isSame($0.source, source) && isSame($0.target, target) }?.error
  }

  /// Why a catalog is not known at all, neither now nor by a copy.
  var unknownCatalog: ModelPackError? {
    packs.catalogs.first { $0.problem != nil && $0.packCount == 0 && $0.cachedAt == nil }?.problem
  }

  var all: [ModelPack] { packs.installed.map(\.pack) + packs.damaged.compactMap(\.pack) + packs.available }

  var text: String {
    var lines = [
      "Installed: \(list(packs.installed.map(\.pack)))",
      "Also in the catalog: \(list(packs.available))",
      "Looked in: \(packs.places.joined(separator: ", "))",
    ]
    lines += (packs.damaged.map(\.error) + packs.problems).compactMap(\.errorDescription)
    return lines.joined(separator: "\n")
  }

  private func list(_ packs: [ModelPack]) -> String {
    let names = packs.map { pack in
      "\(pack.source.minimalIdentifier)→\(pack.target.minimalIdentifier) (\(pack.id.rawValue))"
    }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

import Dragoman
import Foundation

/// Why a translation cannot begin: what to tell the user, and the exit status.
struct Refusal {
  let status: ExitStatus
  let message: String

  /// - Parameters:
  ///   - error: What `TranslationRuntime.job` threw.
  ///   - source: The tag that the user gave as `--from`.
  ///   - target: The tag that the user gave as `--to`.
  init(_ error: any Error, source: String, target: String) async {
    switch error {
    case let error as ModelPackError: self.init(error)
    case let error as SettingError: self.init(.usage, error.errorDescription ?? "a variable is wrong")
    case TranslationError.unsupportedLanguagePairing where isSame(source, target):
      self.init(.unsupportedLanguage, "\(quoted(source)) and \(quoted(target)) are the same language")
    case let error as TranslationError:
      let packs = PackList(packs: await TranslationRuntime.shared.packs.listing(refresh: false))
      self.init(error, source: source, target: target, packs: packs)
    default: self.init(.internalFault, "the translation cannot begin: internalError")
    }
  }

  /// Why no pack serves the pair, with the packs there are.
  private init(_ error: TranslationError, source: String, target: String, packs: PackList) {
    let pair = "from \(quoted(source)) to \(quoted(target))"
    switch error {
    case .notInstalled, .unsupportedLanguagePairing, .unsupportedSourceLanguage, .unsupportedTargetLanguage:
      guard packs.unusable.isEmpty else {
        // A pack whose manifest cannot be read has no languages: it may be the very one.
        self.init(
          .damagedPack,
          "no usable pack translates \(pair), but there is one that cannot be used\n\(packs.text)")
        return
      }
    default: break
    }
    switch error {
    case .unsupportedSourceLanguage: self.init(unsupported: source, as: "from", packs)
    case .unsupportedTargetLanguage: self.init(unsupported: target, as: "to", packs)
    case .unsupportedLanguagePairing:
      self.init(.unsupportedLanguage, "no pack translates \(pair)\n\(packs.text)")
    case .notInstalled:
      self.init(
        .notInstalled,
        """
        no pack that translates \(pair) is installed
        \(packs.text)
        Next: copy the pack's folder into the models directory, $DRAGOMAN_MODELS_DIR or by default \
        ~/.local/share/dragoman/models; tools/quickstart of Dragoman's source does it for the packs there.
        """)
    default:
      self.init(
        .internalFault,
        "the translation cannot begin: \(error.name)")
    }
  }

  private init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  private init(_ error: ModelPackError) {
    status = error.code == .notFound && error.pack == nil ? .notInstalled : .damagedPack
    message = error.errorDescription ?? "a pack cannot be opened"
  }

  private init(unsupported tag: String, as option: String, _ packs: PackList) {
    status = .unsupportedLanguage
    let isKnown = Locale.Language(identifier: tag).languageCode?.isISOLanguage ?? false
    let unknown = "unknown language code \(quoted(tag)) for --\(option)"
    message = (isKnown ? "no pack translates \(option) \(quoted(tag))" : unknown) + "\n" + packs.text
  }
}

/// Equal code and equal likely script.
private func isSame(_ first: String, _ second: String) -> Bool {
  let maximal = [first, second].map {
    Locale.Language(identifier: Locale.Language(identifier: $0).maximalIdentifier)
  }
  return maximal[0].languageCode == maximal[1].languageCode && maximal[0].script == maximal[1].script
}

/// The pairs there are, for the messages that say a pair is not there.
private struct PackList {
  let packs: PackListing

  /// Packs whose manifest cannot be read or asks for a later version, so that nobody knows their languages.
  var unusable: [PackListing.Damaged] { packs.damaged.filter { $0.error.file == "manifest.json" } }

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

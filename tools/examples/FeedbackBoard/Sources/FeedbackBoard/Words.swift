import Dragoman
import DragomanContent
import Foundation

/// The board's own words. They are written by people and are never translated by a machine; an app would keep them in
/// its string catalog.
enum Words {
  static let help = """
    list             show the board
    translate 3      translate entry 3; "translate all" takes every entry
    original 3       show what the author wrote; "translation 3" goes back
    edit 3           write a new text for entry 3
    delete 3         delete entry 3
    target de        read in another language; "targets" lists them
    offline, online  forbid and allow downloads
    packs            list the installed models; "remove PACK" removes one
    help, quit
    """

  static func name(of language: Locale.Language) -> String {
    let code = language.minimalIdentifier
    return Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
  }

  static func question(_ request: ModelDownloadRequest) -> String {
    let megabytes = String(format: "%.1f", Double(request.totalBytes) / 1_000_000)
    return "Download the model from \(name(of: request.source)) to \(name(of: request.target)),"
      + " \(megabytes) MB? (yes or no)"
  }

  /// What to say of a state: the label of an entry, and what a screen reader announces.
  static func label(of state: TranslationState, source: Locale.Language?) -> String {
    let language = source.map { name(of: $0) } ?? "another language"
    return switch state {
    case .idle: "Original, in \(language)."
    case .checkingPair: "Looking for a translation."
    case .needsModel: "Needs a model for \(language)."
    case .downloading(let fraction): "Downloading the model, \(Int(fraction * 100)) percent."
    case .translating: "Translating."
    case .translated: "Translated by a machine from \(language)."
    case .unavailable(let reason): label(of: reason, language: language)
    case .declined: "Not translated: you did not want the model for \(language)."
    case .cancelled: "Not translated: called off."
    case .offline: "Not translated: the model for \(language) needs a network."
    case .failed(let action): label(of: action)
    }
  }

  private static func label(of reason: TranslationEligibility, language: String) -> String {
    switch reason {
    case .sameLanguage: "Written in your language."
    case .unsupportedPair: "There is no model that translates \(language) for you."
    case .restrictedContent: "May not be translated."
    case .sourceUnknown, .nothingToTranslate: ""
    case .available, .needsModel: "Original, in \(language)."
    }
  }

  private static func label(of action: FailureAction) -> String {
    switch action {
    case .offerDownload: "Not translated: a model is missing."
    case .shortenText: "Not translated: the text is too long."
    case .retryWhenOnline: "Not translated: there is no network."
    default: "Not translated: something went wrong."
    }
  }
}

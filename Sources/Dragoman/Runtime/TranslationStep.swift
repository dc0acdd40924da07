import DragomanPacks

/// What a text passes through on its way from one language to the next.
enum TranslationStep: Hashable, Sendable {
  /// An installed pack.
  case pack(OpenPack)
  /// The built-in pack of a pseudo-language.
  case pseudo(PseudoLanguage)

  /// The pack's name.
  var id: ModelPack.ID {
    switch self {
    case .pack(let pack): ModelPack.ID(rawValue: pack.manifest.pack.id)
    case .pseudo(let language): language.pack
    }
  }

  /// What it takes when it is open, counted as its files are.
  var totalBytes: Int64 {
    switch self {
    case .pack(let pack): pack.manifest.totalBytes
    case .pseudo: 0
    }
  }

  /// Whether it is a larger pack.
  var isHighFidelity: Bool {
    switch self {
    case .pack(let pack): pack.manifest.pack.strategy == .highFidelity
    case .pseudo: false
    }
  }
}

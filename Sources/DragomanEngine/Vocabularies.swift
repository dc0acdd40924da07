internal import DragomanPacks
internal import DragomanTokenization
internal import Foundation

/// The two vocabularies of a pack, and what stands round each source.
struct Vocabularies {
  let source: Tokenizer
  let target: Tokenizer
  /// What the network reads before and behind the pieces of a sentence.
  let frame: SourceFrame

  /// Opens the vocabularies among a pack's `files`.
  ///
  /// - Parameter targetToken: The token that names the target language.
  /// - Throws: `TokenizationError`; `EngineError` `damaged` for a target token that the source vocabulary lacks.
  init(files: [PackFileRole: URL], targetToken token: String?) throws {
    (source, target) = try Self.tokenizers(files)
    var prefix: [Int32] = []
    if let token {
      guard let id = source.id(of: token) else {
        throw EngineError(
          .damaged, file: PackManifest.fileName, key: "targetToken", expected: "a token of the vocabulary",
          found: token)
      }
      prefix.append(id)
    }
    frame = SourceFrame(prefix: prefix, suffix: [source.endOfSentence])
  }

  private static func tokenizers(_ files: [PackFileRole: URL]) throws -> (
    source: Tokenizer, target: Tokenizer
  ) {
    let joint = try files[.tokens].map(TokenList.init(contentsOf:))
    if let vocabulary = files[.vocabulary], let source = files[.sourceTokens],
      let target = files[.targetTokens]
    {
      // The same pieces, numbered for each language.
      return (
        try tokenizer(vocabulary, tokens: TokenList(contentsOf: source)),
        try tokenizer(vocabulary, tokens: TokenList(contentsOf: target))
      )
    }
    if let vocabulary = files[.vocabulary] {
      let shared = try tokenizer(vocabulary, tokens: joint)
      return (shared, shared)
    }
    let sourceTokens = try files[.sourceTokens].map(TokenList.init(contentsOf:)) ?? joint
    let targetTokens = try files[.targetTokens].map(TokenList.init(contentsOf:)) ?? joint
    return (
      try tokenizer(files[.sourceVocabulary], tokens: sourceTokens),
      try tokenizer(files[.targetVocabulary], tokens: targetTokens)
    )
  }

  private static func tokenizer(_ url: URL?, tokens: TokenList?) throws -> Tokenizer {
    switch (url, tokens) {
    case (let url?, let tokens?): return try Tokenizer(contentsOf: url, tokens: tokens)
    case (let url?, nil): return try Tokenizer(contentsOf: url)
    case (nil, let tokens?): return try Tokenizer(words: tokens)
    case (nil, nil):
      throw EngineError(
        .damaged, file: PackManifest.fileName, key: "files", expected: "a vocabulary", found: "none")
    }
  }
}

/// What a network reads round the pieces of a sentence.
struct SourceFrame: Sendable {
  /// Before them: the token of the target language, for networks of several.
  let prefix: [Int32]
  /// Behind them: the end of the sentence.
  let suffix: [Int32]

  /// How many pieces it adds.
  var count: Int { prefix.count + suffix.count }
}

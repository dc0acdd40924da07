internal import CDragomanCLD2

/// What CLD2 says about the words of one script.
struct CLD2Opinion: Sendable {
  /// A language and its share of the text.
  struct Share: Sendable {
    /// As BCP-47.
    let language: String
    /// 0 to 1. No confidence.
    let share: Double
  }

  /// Largest share first; empty when it knows none.
  let shares: [Share]
  /// Whether the first is clearly ahead of the next.
  let isReliable: Bool

  /// Asks CLD2 about UTF-8 `text`, at most `TextSample.wholeBytes` or a little more.
  ///
  /// - Parameter script: Of all the words; tells Serbian in Latin letters from Serbian.
  init(about text: [UInt8], in script: Script) {
    var result = dgm_cld2_result_t()
    let isKnown = text.withUnsafeBufferPointer { dgm_cld2_detect($0.baseAddress, Int64($0.count), &result) }
    guard isKnown else {
      shares = []
      isReliable = false
      return
    }
    let languages = [result.languages.0, result.languages.1, result.languages.2].prefix(Int(result.count))
    shares = languages.compactMap { found in
      guard let language = Self.bcp47(String(cString: found.code), in: script) else { return nil }
      return Share(language: language, share: Double(found.percent) / 100)
    }
    isReliable = result.is_reliable
  }

  /// The library's code as BCP-47; nil for the codes of scripts and jokes.
  private static func bcp47(_ code: String, in script: Script) -> String? {
    if code == "sr", script == .latin { return "sr-Latn" }
    if let renamed = renamed[code] { return renamed }
    return code.hasPrefix("xx-") || code.hasPrefix("zz") || code == "tlh" ? nil : code
  }

  private static let renamed = [
    "iw": "he", "no": "nb", "tl": "fil", "jw": "jv", "bh": "bho", "zh": "zh-Hans", "sr-ME": "sr-Latn",
  ]

  /// What the plain tables tell apart, as BCP-47.
  static let languages: [String] = [
    "af", "ar", "az", "be", "bg", "bho", "bn", "bs", "ca", "ceb", "chr", "cs", "cy", "da", "de", "dv", "el",
    "en",
    "es", "et", "eu", "fa", "fi", "fil", "fr", "ga", "gd", "gl", "gu", "he", "hi", "hmn", "hr", "ht", "hu",
    "hy",
    "id", "is", "it", "iu", "ja", "jv", "ka", "kk", "km", "kn", "ko", "ku", "ky", "lg", "lif", "lo", "lt",
    "lv",
    "mg", "mk", "ml", "mn-Mong", "mr", "ms", "mt", "my", "nb", "ne", "nl", "ny", "or", "pa", "pl", "pt", "ro",
    "ru",
    "rw", "si", "sk", "sl", "sq", "sr", "sr-Latn", "st", "sv", "sw", "syr", "ta", "te", "tg", "th", "tr",
    "uk", "ur",
    "uz", "vi", "yi", "zh-Hans", "zh-Hant",
  ]
}

import Foundation

/// How lines look in the output.
enum OutputForm: Equatable, Sendable {
  /// The translation, with the newline that the line had.
  case text
  /// One JSON object a line.
  case json
  /// Marian's n-best list: `index ||| text ||| F0= total ||| total/length`.
  case nBest
}

/// Turns lines and their translations into the bytes that are written.
struct LineRenderer: Sendable {
  let form: OutputForm
  /// The tag that the user gave; nil where each line is identified by itself.
  let sourceLanguage: String?
  let targetLanguage: String

  func render(_ translation: LineTranslation, of line: InputLine, index: Int) -> RenderedLine {
    var bytes: [UInt8] = []
    switch form {
    case .text:
      bytes.reserveCapacity(translation.text.utf8.count + 1)
      bytes += translation.text.utf8
      if line.hasNewline { bytes.append(0x0A) }
    case .json:
      bytes = json(translation, index: index)
    case .nBest:
      for alternative in translation.alternatives {
        let total = alternative.logProbability
        nBestEntry(&bytes, index, Array(alternative.text.utf8), total: total, score: alternative.score)
      }
      // A line that passed through has no hypothesis, and a consumer counts on every index being there.
      if bytes.isEmpty { nBestEntry(&bytes, index, Array(translation.text.utf8), total: 0, score: 0) }
    }
    return RenderedLine(bytes: bytes, failure: nil, kept: translation.reason)
  }

  /// The line itself, byte for byte; in JSON an error instead, since JSON holds only UTF-8.
  ///
  /// - Parameter language: The tag of the language that the line was found to be in.
  func render(
    _ failure: LineFailure, of line: InputLine, index: Int, in language: String? = nil
  ) -> RenderedLine {
    let source =
      switch line.content {
      case .text(let text): Array(text.utf8)
      case .undecodable(let bytes, _): bytes
      }
    var bytes: [UInt8] = []
    switch form {
    case .text:
      bytes = source
      if line.hasNewline { bytes.append(0x0A) }
    case .json:
      var object = JSONObject()
      object.add("index", index)
      object.add("sourceLanguage", self.language(found: language))
      object.add("targetLanguage", targetLanguage)
      if sourceLanguage == nil { object.add("reason", failure.code.rawValue) }
      object.add("error", failure.json)
      bytes = object.line
    case .nBest:
      nBestEntry(&bytes, index, source, total: 0, score: 0)
    }
    return RenderedLine(bytes: bytes, failure: failure)
  }

  private func language(found: String?) -> String { sourceLanguage ?? found ?? KeptReason.undeterminedTag }

  private func json(_ translation: LineTranslation, index: Int) -> [UInt8] {
    var object = JSONObject()
    object.add("index", index)
    object.add("text", translation.text)
    object.add("sourceLanguage", language(found: translation.sourceLanguage))
    object.add("targetLanguage", targetLanguage)
    object.add("reason", ifPresent: translation.reason?.rawValue)
    if let score = translation.score { object.add("score", score) }
    object.add("flags", translation.flags)
    if !translation.alternatives.isEmpty {
      object.add(
        "alternatives",
        translation.alternatives.map { alternative in
          var entry = JSONObject()
          entry.add("text", alternative.text)
          entry.add("score", alternative.score)
          entry.add("logProbability", alternative.logProbability)
          return entry
        })
    }
    return object.line
  }

  /// Numbers as C++ streams print them, which is how Marian does: six significant digits.
  private func nBestEntry(_ bytes: inout [UInt8], _ index: Int, _ text: [UInt8], total: Double, score: Double)
  {
    bytes += "\(index) ||| ".utf8
    bytes += text
    bytes += String(format: " ||| F0= %g ||| %g\n", total, score).utf8
  }
}

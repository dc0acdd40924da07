import Dispatch
import Dragoman
import Foundation

extension LineProcess {
  /// Tells the language of each line.
  static func detection(isJSON: Bool) -> LineProcess {
    // Nothing but computing, and no line needs another.
    let queue = DispatchQueue(label: "dragoman.detect", attributes: .concurrent)
    let identifier = LanguageIdentifier()
    let renderer = DetectionRenderer(isJSON: isJSON)
    return LineProcess(
      start: { line, index, completion in
        switch line.content {
        case .text(let text):
          queue.async {
            let bytes = renderer.render(identifier.finding(in: text), index: index)
            completion(RenderedLine(bytes: bytes, failure: nil))
          }
        case .undecodable(_, let badByte):
          let failure = LineFailure(
            code: .notUTF8, lineNumber: index + 1, byteOffset: line.offset + badByte)
          completion(RenderedLine(bytes: renderer.render(failure, index: index), failure: failure))
        }
      }, cancel: {})
  }
}

/// How what is found out about a line looks in the output: always one line.
struct DetectionRenderer: Sendable {
  let isJSON: Bool

  func render(_ finding: LanguageFinding, index: Int) -> [UInt8] {
    let language = finding.language ?? KeptReason.undeterminedTag
    let confidence = finding.candidates.first?.confidence ?? 0
    guard isJSON else { return Array("\(language)\t\(String(format: "%.2f", confidence))\n".utf8) }
    var object = JSONObject()
    object.add("index", index)
    object.add("language", language)
    object.add("confidence", Self.rounded(confidence))
    object.add(
      "candidates",
      finding.candidates.map { candidate in
        var entry = JSONObject()
        entry.add("language", candidate.tag)
        entry.add("confidence", Self.rounded(candidate.confidence))
        return entry
      })
    return object.line
  }

  /// A line that is not UTF-8 is in no language that could be told.
  func render(_ failure: LineFailure, index: Int) -> [UInt8] {
    guard isJSON else { return Array("\(KeptReason.undeterminedTag)\t0.00\n".utf8) }
    var object = JSONObject()
    object.add("index", index)
    object.add("error", failure.json)
    return object.line
  }

  /// More digits would say more than is known.
  private static func rounded(_ confidence: Double) -> Double { (confidence * 10_000).rounded() / 10_000 }
}

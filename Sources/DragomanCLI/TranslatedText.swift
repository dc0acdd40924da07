enum TranslationFlag: String, Sendable { case passedThrough }
struct TranslatedText: Sendable {
  struct Alternative: Sendable { var text: String; var score: Double; var logProbability: Double }
  var text: String
  var score: Double?
  var segmentCount = 0
  var flags: Set<TranslationFlag> = []
  var alternatives: [Alternative] = []
}
extension TranslatedText {
  /// Text that needs no engine.
  init(passedThrough text: String) {
    self.init(text: text, score: nil, segmentCount: 0, flags: [.passedThrough], alternatives: [])
  }
}

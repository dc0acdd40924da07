import DragomanText
import Foundation
import Testing

@testable import DragomanEngine

@Suite("Loops, copies and doubled sentences are not given out", .timeLimit(.minutes(3)))
struct DegenerateOutputTests {
  private func words(_ text: String) -> Words { Words(of: Array(text.utf8)) }

  @Test(
    "a single word does not become a chain", arguments: RealPack.allCases,
    [
      "beforehand", "registered", "anti", "unfavourable", "dressed", "vorab", "bekleidet", "gemeldet",
      "ungünstig", "seitdem",
    ])
  func singleWords(pack: RealPack, word: String) async throws {
    let call = try pack.engine().call(pack.options(), priority: .medium)
    let answer = try await call.translate(word)
    #expect(words(answer.text).count <= 6, "\(answer.text)")
    #expect(words(answer.text).longestRepetition <= 3, "\(answer.text)")
  }

  @Test(
    "short sentences are not doubled",
    arguments: [
      ("Great! See you.", 2), ("Yes. Thanks.", 2), ("h", 1), ("Hi", 1), ("No! Stop! Go.", 3), ("Toll!", 1),
      ("Danke. Ja.", 2), ("Hallo", 1),
    ])
  func shortSentences(text: String, count: Int) async throws {
    for pack in RealPack.allCases {
      let call = try pack.engine().call(pack.options(), priority: .medium)
      let answer = try await call.translate(text)
      let sentences = SentenceEnds(of: Array(answer.text.utf8))
      #expect(sentences.sentences.count == count, "\(answer.text)")
      #expect(!sentences.hasDoubled, "\(answer.text)")
    }
  }

  @Test("what the model repeats without end is searched again")
  func loop() async throws {
    let pack = RealPack.englishToGerman
    let text = "I didn't factor those variables into the equation."
    let engine = try pack.engine()
    let raw = try await engine.call(pack.options(isChecked: false), priority: .medium).translate(text)
    #expect(words(raw.text).longestRepetition > 3, "the sentence no longer shows the fault")
    let answer = try await engine.call(pack.options(), priority: .medium).translate(text)
    #expect(words(answer.text).longestRepetition <= 2 && answer.flags.isEmpty, "\(answer.text)")
  }

  @Test("a long sentence is tried again in parts, though its second attempt as a whole would do")
  func longSentenceInParts() async throws {
    let pack = RealPack.englishToGerman
    let engine = try pack.engine()
    func translation(_ text: String, beam: Int, isChecked: Bool) async throws -> TranslatedText {
      var options = pack.options(isChecked: isChecked)
      options.beam = beam
      return try await engine.call(options, priority: .medium).translate(text)
    }
    let parts = [
      "Of the 64 volunteers who planted 1,800 saplings along the old railway line in the autumn,",
      "23 came back in the following spring to water them, and nearly all of the young trees are still alive today.",
    ]
    let text = parts.joined(separator: " ")
    let raw = try await translation(text, beam: 1, isChecked: false)
    #expect(!raw.text.contains("1,800 "), "the sentence no longer shows the fault: \(raw.text)")
    let answer = try await translation(text, beam: 1, isChecked: true)
    var expected: [String] = []
    for part in parts { expected.append(try await translation(part, beam: 2, isChecked: false).text) }
    #expect(answer.text == expected.joined(separator: " ") && answer.flags.isEmpty)
  }

  @Test("a word may stand three times in a row, a phrase twice")
  func repetitions() {
    #expect(words("no no no").longestRepetition == 3 && words("no no no").longestPhraseRepetition == 1)
    #expect(words("again and again and again").longestPhraseRepetition == 2)
    #expect(words("a boat without a boat without a boat without a boat").longestPhraseRepetition == 3)
  }

  @Test("the end of a sentence of ninety words is there")
  func longSentence() async throws {
    let pack = RealPack.germanToEnglish
    let text = """
      Als die Mannschaft, die seit drei Wochen auf besseres Wetter gewartet hatte, endlich auslaufen durfte, rief \
      der alte Steuermann „Jetzt oder nie!“, während der Koch, der noch immer in der Küche stand und den Kaffee für \
      die Nacht kochte, nur leise „Wir werden sehen“ sagte, denn er wusste, dass der Kahn bei jedem Sturm, den sie \
      in den letzten Jahren erlebt hatten, zwölf Enden verloren und doch immer wieder zwölf neue bekommen hatte, \
      und genau deshalb heißt das Boot „Zwölfender“.
      """
    let answer = try await pack.engine().call(pack.options(), priority: .medium).translate(text)
    #expect(answer.text.contains("“Zwölfender”"), "\(answer.text)")
    let ratio = Double(answer.text.count) / Double(text.count)
    #expect((0.5...2.5).contains(ratio), "\(answer.text)")
    #expect(!answer.flags.contains(.truncated))
  }

  @Test("no attempt of a micro model that speaks no German is given out as a loop")
  func hopeless() async throws {
    let call = try Engine(pack: MicroPack.int8(), workers: 1).call(MicroPack.options(), priority: .medium)
    for line in try MicroPack.lines().prefix(40) {
      let answer = try await call.translate(line)
      #expect(words(answer.text).longestRepetition <= max(3, words(line).longestRepetition), "\(answer.text)")
    }
  }

  @Test(
    "repetitions are counted over one to four words",
    arguments: [
      ("a b c", 1), ("a a", 2), ("a a a a b", 4), ("x y x y x y", 3), ("a b c d a b c d e", 2), ("", 1),
      ("Ha, ha, ha!", 2),
    ])
  func repetition(text: String, count: Int) {
    #expect(words(text).longestRepetition == count)
  }
}

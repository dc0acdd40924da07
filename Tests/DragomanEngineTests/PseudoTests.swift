import DragomanText
import Foundation
import Testing

@testable import DragomanEngine

extension PseudoTransformation {
  static let accented = PseudoTransformation(.accented)
  static let bidi = PseudoTransformation(.bidi)
  /// Gives back what it gets.
  static let identity = PseudoTransformation { sentence in
    sentence.enumerated().map { ($0.element, $0.offset) }
  }
  /// Loses every marker.
  static let forgetful = PseudoTransformation { sentence in
    var output: Output = []
    var place = 0
    while place < sentence.count {
      if sentence[place] == "⟦" {
        place += 3
      } else {
        output.append((sentence[place], place))
        place += 1
      }
    }
    return output
  }
  /// Says everything five times.
  static let repetitive = PseudoTransformation { sentence in
    (0..<5).flatMap { _ in [(" ", 0)] + sentence.enumerated().map { ($0.element, $0.offset) } }
  }
  /// Loses the digits.
  static let innumerate = PseudoTransformation { sentence in
    sentence.enumerated().filter { place, scalar in
      let isMarker = place > 0 && sentence[place - 1] == "⟦"
      return isMarker || !("0"..."9").contains(scalar)
    }.map { ($0.element, $0.offset) }
  }
  /// Puts a placeholder in the place of every percent sign.
  static let inventive = PseudoTransformation { sentence in
    var output: Output = []
    for (place, scalar) in sentence.enumerated() {
      output.append((scalar, place))
      if scalar == "%" { output.append(("s", place)) }
    }
    return output
  }
  /// Says nothing of the second half.
  static let brief = PseudoTransformation { sentence in
    sentence.prefix(max(sentence.count / 2, min(sentence.count, 100))).enumerated().map {
      ($0.element, $0.offset)
    }
  }
}

@Suite("A transformation in the network's place", .timeLimit(.minutes(2)))
struct PseudoTests {
  private func call(_ transformation: PseudoTransformation, links: Bool = false) -> EngineCall {
    Engine(pseudo: transformation, workers: 1).call(
      CallOptions(
        links: links, source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "en-XA")),
      priority: .medium)
  }

  @Test(
    "accents and brackets go on the words, nothing else changes",
    arguments: [
      ("Open the window.", "[Ööþééñ ťĥéé ŵííñďööŵ.]"),
      ("  Hi!\tYes\r\n\n12:30\n", "  [Ĥíí!]\t[Ýééš]\r\n\n12:30\n"),
      ("%d of {name} files", "[%d ööƒ {name} ƒííļééš]"),
      ("👍🏽", "👍🏽"), (#"Open it.\nGo\tnow"#, #"[Ööþééñ ííť.]\n[Ĝöö]\t[ñööŵ]"#),
      ("See https://example.org/a now", "[Šéééé https://example.org/a ñööŵ]"),
    ])
  func accented(text: String, expected: String) async throws {
    let answer = try await call(.accented).translate(text)
    #expect(answer.text == expected)
  }

  @Test("every word runs from right to left, spans apart")
  func bidi() async throws {
    let text = "Open {name} now."
    #expect(
      try await call(.bidi).translate(text).text
        == "\u{202E}Open\u{202C} {name} \u{202E}now\u{202C}.")
  }

  @Test(
    "the identity gives back every text byte for byte",
    arguments: [
      "\n\n  Title\n\n\n\tFirst point.  Second point.\n \nEnd.\n\n", "a\u{0}b \u{1} c", "Zoe\u{308} and Zoë",
      "one\u{2028}two\u{85}three\r", "½ 👨‍👩‍👧 and ☕︎ \u{FEFF}", "⟦0⟧ and ⟦9⟧ in a text", "x ⟦ 0 ⟧ y",
      "🇩🇪🇯🇵 %1$s%2$s `a b` @you #tag a@b.example 1 2 3 {a} {b} {c} {d} {e} {f} {g} {h} {i} {j} end",
    ])
  func identity(text: String) async throws {
    let answer = try await call(.identity, links: true).translate(text)
    #expect(answer.text.utf8.elementsEqual(text.utf8))
    let bytes = Array(text.utf8)
    var end = 0
    for link in answer.links {
      #expect(bytes[link.source].elementsEqual(Array(answer.text.utf8)[link.target]))
      #expect(link.target.lowerBound >= end, "links are in the order of the translation")
      end = link.target.upperBound
    }
  }

  @Test("parts that the caller keeps stay, or are replaced")
  func kept() async throws {
    let text = "Open the Journal on every page of the Journal."
    let range = Array(text.utf8).firstRange(of: Array("Journal".utf8))
    let first = try #require(range)
    let call = call(.accented, links: true)
    let source = SourceText(
      text, kept: [.init(range: first), .init(range: 38..<45, replacement: "Tagebuch")])
    let answer = try await withCheckedThrowingContinuation { continuation in
      call.submit(source) { continuation.resume(with: $0) }
    }
    #expect(answer.text == "[Ööþééñ ťĥéé Journal ööñ ééṽééŕý þááĝéé ööƒ ťĥéé Tagebuch.]")
    #expect(answer.links.filter(\.isVerbatim).map(\.source) == [first])
  }

  @Test(
    "spans that the network loses stand in the text all the same, with the white space beside them",
    arguments: ["Open {name} now, then close %s.", "{a} and  {b}", "See https://example.org/a."])
  func lostSpans(text: String) async throws {
    let answer = try await call(.forgetful, links: true).translate(text)
    #expect(answer.text == text && answer.flags.isEmpty)
    let verbatim = answer.links.filter(\.isVerbatim)
    #expect(!verbatim.isEmpty)
  }

  @Test("a placeholder that the network makes up is never given out")
  func inventedPlaceholders() async throws {
    let text = "The level is below 70 %, and the lamp stays on."
    let answer = try await call(.inventive).translate(text)
    #expect(answer.text == text && answer.flags == [.degenerate, .untranslated])
    let own = "The level is %s, and 70 %  of it stays."
    #expect(try await !call(.inventive).translate(own).text.contains("70 %s"))
  }

  @Test("numbers that the network loses are held")
  func lostNumbers() async throws {
    let text = "Room 1007 of floor 11 has 2,200 chairs."
    let answer = try await call(.innumerate).translate(text)
    #expect(answer.text == text && answer.flags.isEmpty)
  }

  @Test("where nothing but loops comes, the sentence itself stands, marked; others are not touched")
  func onlyLoops() async throws {
    let answer = try await call(.repetitive).translate("Open the old window. 12:30")
    #expect(answer.text == "Open the old window. 12:30")
    #expect(answer.flags == [.degenerate, .untranslated])
  }

  @Test("a sentence of which half is missing is translated in halves")
  func omission() async throws {
    let text =
      "The boat is in the harbour now, and the old lamp stands by the narrow door of the house, "
      + "in which nobody has lived since the winter when the river came up to the windows."
    let answer = try await call(.brief).translate(text)
    #expect(answer.text == text)
  }

  @Test("unchecked is what the network gives")
  func unchecked() async throws {
    var options = CallOptions(
      isChecked: false, source: Locale.Language(identifier: "en"),
      target: Locale.Language(identifier: "en-XA"))
    options.splitting = .lines
    let call = Engine(pseudo: PseudoTransformation.innumerate, workers: 1).call(options, priority: .medium)
    #expect(try await call.translate("Room 1007 is free.").text == "Room  is free.")
  }

  @Test(
    "wrapped lines of mail are one line for each paragraph, marks of quoting stay, kept parts and links fit")
  func wrapped() async throws {
    var options = CallOptions(
      links: true, source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "en-XA"))
    options.joinsLines = true
    let call = Engine(pseudo: PseudoTransformation.identity, workers: 1).call(options, priority: .medium)
    let text =
      "> The harbour stays\n> closed now.\n\n- bring water\n- keep {n, plural,\n  other {#}} in\n  mind\n"
    let answer = try await call.translate(text)
    #expect(
      answer.text
        == "> The harbour stays closed now.\n\n- bring water\n- keep {n, plural,\n  other {#}} in mind\n")
    let source = Array(text.utf8)
    let target = Array(answer.text.utf8)
    #expect(answer.links.allSatisfy { source[$0.source].elementsEqual(target[$0.target]) })
  }
}

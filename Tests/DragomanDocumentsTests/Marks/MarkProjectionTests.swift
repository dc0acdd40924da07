import DragomanText
import Testing

@Suite("Marks find their words in a translation")
struct MarkProjectionTests {
  /// A source with `[` and `]` round marks, `|` for empty ones, a translation, links by word (source place, target
  /// place), and the translation with marks as expected.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let target: String
    var links: [(Int, Int)] = []
    let expected: String
    var testDescription: String { source }
  }

  static let cases = [
    Case(source: "The [red] boat", target: "Das rote Boot", expected: "Das [rote] Boot"),
    Case(
      source: "The [old [red] boat] left", target: "El barco rojo viejo salió",
      links: [(0, 0), (3, 1), (2, 2), (1, 3), (4, 4)], expected: "El [barco [rojo] viejo] salió"),
    Case(
      source: "Please [turn off] the light", target: "Bitte schalte das Licht aus",
      links: [(0, 0), (1, 1), (3, 2), (4, 3), (2, 4)], expected: "Bitte [schalte] das Licht aus"),
    Case(
      source: "[I have] seen [it]", target: "Gesehen habe ich es", links: [(2, 0), (1, 1), (0, 2), (3, 3)],
      expected: "Gesehen [habe ich] [es]"),
    Case(source: "[All of it.]", target: "Das ganze, alles.", expected: "[Das ganze, alles.]"),
    Case(
      source: "He said [“no!”] again", target: "Er sagte wieder „nein!“",
      links: [(0, 0), (1, 1), (3, 2), (2, 3)],
      expected: "Er sagte wieder [„nein!“]"),
    Case(source: "[a] [b] [c]", target: "x yz", expected: "[x] [y][z]"),
    Case(source: "one, |two", target: "eins, zwei", expected: "eins, |zwei"),
    Case(source: "one,| two", target: "eins, zwei", expected: "eins,| zwei"),
    Case(source: "[one|] two", target: "eins zwei", expected: "[eins]| zwei"),
    Case(source: "H[2]O and [W]asser", target: "H2O UND WASSER", expected: "H[2]O UND [W]ASSER"),
    Case(source: "un[believ]able", target: "unglaublich!", expected: "[unglaublich]!"),
    Case(
      source: "[猫]が[来た]。", target: "The cat came.", links: [(0, 1), (2, 2), (3, 2)],
      expected: "The [cat] [came]."),
    Case(source: "[gone] text", target: "", expected: "[]"),
    Case(source: "", target: "", expected: ""),
  ]

  @Test("Each mark stands once round the words linked to its content", arguments: cases)
  func places(_ testCase: Case) {
    let (source, marks) = Brackets.parse(testCase.source)
    let links = testCase.links.map { link in
      TextLink(source: Brackets.words(source)[link.0], target: Brackets.words(testCase.target)[link.1])
    }.sorted { $0.target.lowerBound < $1.target.lowerBound }
    let projection = MarkProjection(source: source, target: testCase.target, links: links, marks: marks)
    #expect(Brackets.render(testCase.target, projection, marks) == testCase.expected)
  }

  @Test("A verbatim span keeps its mark exactly, whatever is in it")
  func verbatim() {
    let source = "See https://a.example/b,c for help"
    let target = "Hilfe: https://a.example/b,c"
    let links = [
      TextLink(source: 30..<34, target: 0..<5), TextLink(source: 4..<25, target: 7..<28, isVerbatim: true),
    ]
    let projection = MarkProjection(source: source, target: target, links: links, marks: [4..<25])
    #expect(projection.ranges == [7..<28])
  }

  @Test("A word's source is the word it is linked to, or unknown, never the whole text")
  func wordOrigins() {
    let alignment = WordAlignment(
      source: "the red boat", target: "ja, das Boot", links: [TextLink(source: 8..<12, target: 8..<12)])
    #expect(alignment.sourceRange(ofTargetWord: 8..<12) == 8..<12)
    #expect(alignment.sourceRange(ofTargetWord: 4..<7) == nil)
    #expect(alignment.words.map(\.source) == [nil, nil, nil, 8..<12])
    #expect(alignment.words.map(\.target) == [0..<2, 2..<3, 4..<7, 8..<12])
  }

  @Test("Links outside the texts are left out of account")
  func invalidLinks() {
    let links = [TextLink(source: 0..<90, target: 0..<1), TextLink(source: 0..<1, target: 5..<70)]
    let projection = MarkProjection(source: "a b", target: "c d", links: links, marks: [2..<3])
    #expect(projection.ranges == [2..<3])
  }
}

import Testing

@testable import DragomanText

@Suite("The language of a text")
struct TextLanguageIdentifierTests {
  private let identifier = TextLanguageIdentifier()

  @Test("A text without language has none", arguments: IdentificationTraps.silent)
  func silent(text: String) {
    let evidence = identifier.evidence(for: text)
    #expect(evidence.confidentLanguage(LanguageGate()) == nil, "\(evidence)")
  }

  @Test("A doubtful text is in a language that has it, or in none", arguments: IdentificationTraps.doubtful)
  func doubtful(text: String, right: Set<String>) {
    let evidence = identifier.evidence(for: text)
    let language = evidence.confidentLanguage(LanguageGate())
    #expect(language.map(right.contains) ?? true, "\(evidence)")
  }

  @Test(
    "A greeting and a short sentence are told",
    arguments: [("Guten Morgen", "de"), ("Le mot de passe est faux", "fr")])
  func clear(text: String, language: String) throws {
    let first = try #require(identifier.guesses(for: text, maximum: 1).first)
    #expect(first.language == language)
    #expect(first.confidence >= 0.7)
    #expect(identifier.confidentLanguage(of: text) == language)
  }

  @Test(
    "A word that several languages have is no certainty",
    arguments: [
      "hallo", "gift", "hund", "sol", "casa", "vino", "mano", "final", "animal", "god dag", "bom dia", "rot",
    ])
  func shared(text: String) {
    let guesses = identifier.guesses(for: text, maximum: 3)
    #expect(guesses.allSatisfy { $0.confidence < 0.9 }, "\(guesses)")
    #expect(identifier.confidentLanguage(of: text) == nil, "\(guesses)")
  }

  @Test(
    "A script of one language decides alone, however short the text",
    arguments: [
      ("の", "ja"), ("カ", "ja"), ("한", "ko"), ("ㅋㅋ", "ko"), ("ก", "th"), ("α", "el"), ("ա", "hy"), ("ა", "ka"),
      ("ක", "si"),
      ("க", "ta"), ("క", "te"), ("ಕ", "kn"), ("ക", "ml"), ("ક", "gu"), ("ਕ", "pa"), ("କ", "or"), ("ক", "bn"),
      ("ক ৰ", "as"),
      ("ກ", "lo"), ("က", "my"), ("ក", "km"), ("ཀ", "bo"), ("ހ", "dv"), ("ܐ", "syr"), ("Ꮳ", "chr"),
      ("ᐊ", "iu"),
    ])
  func script(text: String, language: String) {
    #expect(identifier.confidentLanguage(of: text) == language)
  }

  @Test(
    "Languages of one script are told apart",
    arguments: [
      ("די קאַץ איז אויף דעם טיש, און דער הונט שלאָפֿט.", "yi"), ("החתול על השולחן והכלב ישן.", "he"),
      ("ድመቷ ጠረጴዛው ላይ ናት፤ ውሻውም ተኝቷል።", "am"), ("እቲ ድሙ ኣብ ልዕሊ ጣውላ ኣሎ፡ እቲ ከልቢ ድማ ደቂሱ ኣሎ።", "ti"),
      ("Мачка је на столу, а пас спава у башти поред куће.", "sr"),
      ("Мачката е на масата, а кучето спи в градината до къщата.", "bg"),
      ("Кішка спить на столі, а пес лежить у саду біля хати.", "uk"),
      ("Кошка спит на столе, а собака лежит в саду возле дома.", "ru"),
      ("گربه روی میز است و سگ کنار خانه خوابیده است.", "fa"),
      ("القطة على الطاولة والكلب نائم بجانب البيت.", "ar"),
      ("بلی میز پر ہے اور کتا گھر کے پاس سو رہا ہے۔", "ur"),
      ("बिल्ली मेज़ पर है और कुत्ता घर के पास सो रहा है।", "hi"), ("मांजर टेबलावर आहे आणि कुत्रा घराजवळ झोपला आहे.", "mr"),
    ])
  func oneScript(text: String, language: String) {
    #expect(identifier.confidentLanguage(of: text) == language)
  }

  @Test(
    "Chinese is told from Japanese, and its ways of writing where the text shows which",
    arguments: [
      ("这个软件的设置页面还没有翻译完成。", "zh-Hans"), ("這個軟體的設定頁面還沒有翻譯完成。", "zh-Hant"),
      ("人山人海大水小火日月上下天地山川文字", "zh"), ("実験駅売店", "ja"), ("東京駅の売店で切符を買った", "ja"), ("ㄓㄨㄧㄣ", "zh-Hant"),
      ("我们昨天在商店里看到の这个字很有意思，大家都觉得好玩。", "zh-Hans"), ("漢字과 한글을 함께 쓴 글입니다", "ko"),
    ])
  func han(text: String, language: String) {
    #expect(identifier.confidentLanguage(of: text) == language)
  }

  @Test(
    "Foreign words in a text do not change its language",
    arguments: [
      ("パソコンで Windows を再起動してください", "ja"), ("请在 Windows 里重新启动电脑", "zh-Hans"),
      ("Bitte füge die Datei „Война и мир“ zur Liste der Bücher hinzu.", "de"),
      ("Пожалуйста, откройте приложение Firefox и войдите снова.", "ru"),
      ("Wi-Fiの設定", "ja"), ("PDF 저장", "ko"), ("Το πρόγραμμα Firefox δεν ανοίγει σήμερα το πρωί.", "el"),
    ])
  func foreignWords(text: String, language: String) {
    #expect(identifier.confidentLanguage(of: text) == language)
  }

  @Test("A text half in one script and half in another is in neither")
  func halves() {
    let evidence = identifier.evidence(for: "Das Fenster ist offen. Окно сегодня открыто")
    #expect(evidence.confidentLanguage(LanguageGate()) == nil, "\(evidence)")
    #expect(Set(evidence.guesses.prefix(2).map(\.language)) == ["de", "ru"])
  }

  @Test(
    "Composed and decomposed letters are the same",
    arguments: [
      "Où est la clé de l'église ?", "Ở đây có nước không?", "Příliš žluťoučký kůň úpěl ďábelské ódy",
    ])
  func decomposed(text: String) {
    let decomposed = String(
      String.UnicodeScalarView(text.unicodeScalars.flatMap { Self.canonicalDecomposition[$0] ?? [$0] }))
    #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
    #expect(identifier.evidence(for: decomposed) == identifier.evidence(for: text))
  }

  /// Enough of Unicode's table for the texts above.
  private static let canonicalDecomposition: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ù": ["u", "\u{300}"], "é": ["e", "\u{301}"], "ó": ["o", "\u{301}"], "ú": ["u", "\u{301}"],
    "ň": ["n", "\u{30C}"],
    "ž": ["z", "\u{30C}"], "ř": ["r", "\u{30C}"], "Ở": ["O", "\u{31B}", "\u{309}"], "ư": ["u", "\u{31B}"],
    "ớ": ["o", "\u{31B}", "\u{301}"],
  ]

  @Test("The languages are BCP-47 with today's codes, each once and in order")
  func supported() {
    let supported = identifier.supported
    #expect(supported == Set(supported).sorted())
    #expect(
      Set(["de", "he", "id", "nb", "fil", "zh-Hans", "zh-Hant", "zh", "sr", "sr-Latn", "yi"]).isSubset(
        of: supported))
    #expect(Set(supported).isDisjoint(with: ["iw", "in", "no", "tl", "jw", "un", "xxx", "zzp", "la"]))
  }

  @Test("No more guesses come than asked for", arguments: [-1, 0, 1, 2])
  func maximum(maximum: Int) {
    #expect(identifier.guesses(for: "Filen kunne ikke gemmes.", maximum: maximum).count == max(maximum, 0))
  }
}

@Suite("When a guess is good enough")
struct LanguageGateTests {
  private func answer(
    _ confidences: [Double], letters: Int, isDecided: Bool = false, gate: LanguageGate = .init()
  )
    -> String?
  {
    let guesses = zip(["aa", "bb", "cc"], confidences).map { LanguageConfidence($0, $1) }
    return LanguageEvidence(guesses: guesses, letterCount: letters, isDecidedByScript: isDecided)
      .confidentLanguage(gate)
  }

  @Test("The first guess needs the minimum")
  func minimum() {
    #expect(answer([0.60], letters: 12) == "aa")
    #expect(answer([0.59], letters: 12) == nil)
    #expect(answer([], letters: 12) == nil)
  }

  @Test("It must be ahead of the second by the margin")
  func margin() {
    #expect(answer([0.60, 0.40], letters: 12) == "aa")
    #expect(answer([0.60, 0.401], letters: 12) == nil)
  }

  @Test("A short text needs more, unless its script decides")
  func short() {
    #expect(answer([0.84], letters: 11) == nil)
    #expect(answer([0.85], letters: 11) == "aa")
    #expect(answer([0.84], letters: 11, isDecided: true) == "aa")
  }

  @Test("Each bound can be set")
  func settings() {
    let gate = LanguageGate(minimum: 0.3, margin: 0.05, minimumLetters: 4, shortTextMinimum: 0.5)
    #expect(answer([0.3, 0.25], letters: 4, gate: gate) == "aa")
    #expect(answer([0.49], letters: 3, gate: gate) == nil)
    #expect(answer([0.5], letters: 3, gate: gate) == "aa")
  }
}

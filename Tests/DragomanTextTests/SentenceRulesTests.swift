import Foundation
import Testing

@testable import DragomanText

/// The sentences of `text`.
func sentences(of text: String, in language: String) -> [String] {
  let document = SourceDocument(text, language: .init(identifier: language), mode: .paragraphs)
  return document.segments.indices.map(document.text(at:))
}

@Suite("Where a sentence ends")
struct SentenceRulesTests {
  @Test(
    "Titles, initials and abbreviations go on with the sentence",
    arguments: [
      ("en", ["Mr. and Mrs. Hale saw J. R. Okafor, a Ph.D. student.", "Both left at 5 a.m.", "They ran."]),
      ("en", ["Acme Inc. Chairman Lee spoke.", "She works for Acme Inc.", "They build boats."]),
      ("en", ["He moved to the U.S. Army camp.", "He left the U.S.", "In May he was back."]),
      ("en", ["We chose plan B.", "Then it rained.", "J. A. Moss paid."]),
      ("en", ["The answer is no.", "See No. 12 in Vol. II of the set.", "Cf. Ch. 4 there."]),
      ("de", ["Wir haben Brot, Käse usw.", "Der Rest fehlt.", "Vgl. S. 14 ff. und Abb. 3."]),
      ("de", ["Er kommt am 3. August oder am 4. 9. zurück.", "Karl V. Habsburg lebte im 16. Jahrhundert."]),
      ("de", ["Das war 1990.", "Dann kam der 2. Versuch.", "Sie ist 12.", "Er ist 13."]),
      (
        "de",
        ["Wir besuchten u. a. Berlin und Bonn.", "Das war 44 v. Chr.", "Der Ort kostet 3 Mio. Euro im Jahr."]
      ),
      ("de", ["Sie wohnt Bahnhofstr. 5, Hausnr. 7, bei Hrn. Kurz.", "Dipl.-Ing. Vogt baut."]),
      (
        "fr",
        [
          "MM. Roux et Petit sont nés en janv. 1950.", "Voir l'art. 3 et la fig. B ici.",
          "J.-P. Morel, Mgr Petit, etc.", "L'eau monte.",
        ]
      ),
      (
        "fr",
        [
          "« Va. »", "Il part.", "« Viens ! » dit-elle.", "Il dit : « Oui. », et reste.",
          "«\u{A0}Non.\u{A0}»",
        ]
      ),
      ("de", ["Er ging.", "»Komm!«", "Sie blieb."]),
      ("fr", ["Il vécut au Ier s. av. J.-C. à Lyon.", "Mme Petit est là."]),
      ("es", ["La Sra. Vega y D. Luis viven en el n.º 7 de la Avda. Norte.", "Véase la pág. 12."]),
      ("es", ["Los JJ. OO. de verano empiezan el 3 de ago. 2031.", "¿Vienes?", "¡Claro que sí!"]),
      ("pt", ["O Sr. Lima e a Dra. Reis moram na Av. Norte, n.º 4.", "Ver pág. 3, p. ex. aqui.", "É cedo."]),
      (
        "it",
        ["Il Sig. Neri e l'Avv. Galli arrivano il 3 gen. 2020.", "Cfr. pag. 4, art. 5, ecc.", "È presto."]
      ),
      (
        "nl",
        [
          "Dhr. Bakker en mevr. Smit komen a.s. vrijdag, d.w.z. morgen.", "Zie blz. 4 en afb. 2, enz.",
          "Het is vroeg.",
        ]
      ),
      ("ru", ["В 1990 г. Москва ждала, т. е. стояла.", "См. рис. 3 и стр. 4.", "А. С. Орлов ушёл."]),
      ("pl", ["Np. prof. Lis mieszka przy ul. Długiej.", "To był 3. Maja plac.", "Zob. str. 4."]),
      ("cs", ["Viz např. čl. 3 a obr. 4.", "To byla smrt.", "Konec přišel 3. Května."]),
      ("sv", ["Vi tog t.ex. bussen kl. 8.", "Den var sen."]),
      ("da", ["Den 3. Maj kom hr. Holm med bl.a. brød.", "Det var godt."]),
      ("fi", ["Se on 3. Kerros.", "Hyvä!"]),
    ])
  func abbreviations(language: String, expected: [String]) {
    #expect(sentences(of: expected.joined(separator: " "), in: language) == expected)
  }

  @Test(
    "A list's number stays with its item",
    arguments: [
      ["1. Open the lid.", "2. Close it."], ["a. One thing.", "b. Another thing."], ["IV. The end."],
      ["(1) First.", "(2) Second."], ["2024.", "It was hot."],
      ["Do this: 1. Open it.", "Look inside.", "2. Close it.", "3. Go."],
    ])
  func listMarkers(expected: [String]) {
    #expect(sentences(of: expected.joined(separator: " "), in: "en") == expected)
  }

  @Test(
    "Marks and what closes them stay together, and a small letter goes on",
    arguments: [
      ["What?!", "Really...", "Yes."], ["Wait… what is it?", "He left…", "Nobody came."],
      ["Hm... well, yes.", "Fine."],
      ["“Go away!” she said.", "“Why?”", "He left."], ["He said “Stop.”", "Then he left."],
      ["\"Dr.\"", "It was said."],
      ["It was late (very late.)", "We left."], ["Ask Yahoo! about it.", "Done."],
      ["It ended.[3]", "Then it began.[4][5]", "So."],
      ["It ended.¹", "Then it began."], ["There were ten of them waiting.", "3 of them left."],
      ["He paid 3.50 for No. 3.", "Then he ran."],
      ["So . . . what now?", "Nothing."], ["Well done 👍🏽.", "The flags 🇩🇪🇯🇵 are up.", "Family: 👨‍👩‍👧.", "Tea ☕︎?"],
    ])
  func marks(expected: [String]) {
    #expect(sentences(of: expected.joined(separator: " "), in: "en") == expected)
  }

  @Test(
    "Stops within addresses, names and numbers end nothing",
    arguments: [
      ["Open readme.txt now.", "Then go."],
      ["See https://shop.example/find?q=Tea!x&p=2 first.", "Mail a.b@shop.example then."],
      ["Use v2.0.1 or 3.14.", "Not .NET today."], ["Look at Example.Org!Now there.", "Good."],
      ["The file is A.TXT.", "It is big."],
    ])
  func addresses(expected: [String]) {
    #expect(sentences(of: expected.joined(separator: " "), in: "en") == expected)
  }

  @Test(
    "Scripts without spaces need none after a stop",
    arguments: [
      ("ja", ["彼は来た。", "「行こう。」って言った。", "（もう遅い。）", "「雨？」", "ところが晴れた。", "終わり！？", "はい"]),
      ("ja", ["真夏だ.", "帰ろう.", "では"]), ("zh", ["真的吗?", "是的!", "走吧……"]),
      ("zh", ["他说：“走！”", "（完。）", "《书。》", "好"]),
      ("hi", ["वह गया।", "मैं रुका।"]), ("th", ["จริงหรือ?", "ใช่"]), ("ja", ["Ver. 2.0を使う。", "No. 3です。"]),
    ])
  func unspaced(language: String, expected: [String]) {
    #expect(sentences(of: expected.joined(), in: language) == expected)
  }

  @Test(
    "Any language has the rules that need none",
    arguments: [
      ("xx", ["Ka lo m. 5 ta.", "B. Oru lel 3.14 da.", "Nou."]),
      ("el", ["Τι είναι;", "Δεν ξέρω.", "Α. Κ. Νίκου ήρθε."]),
      ("ar", ["هل جاء؟", "نعم.", "ذهب."]), ("ko", ["“가자.”라고 말했다.", "좋아."]), ("", ["One.", "Two."]),
    ])
  func otherLanguages(language: String, expected: [String]) {
    #expect(sentences(of: expected.joined(separator: " "), in: language) == expected)
  }
}

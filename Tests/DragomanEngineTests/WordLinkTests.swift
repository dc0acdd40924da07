import DragomanText
import Foundation
import Testing

@testable import DragomanEngine

@Suite("Words are linked to the words they came from", .timeLimit(.minutes(2)))
struct WordLinkTests {
  /// Sentences with pairs of words whose translation is beyond doubt.
  private static let sentences: [(text: String, pairs: [(String, String)])] = [
    ("The house is old.", [("house", "Haus"), ("old", "alt")]),
    ("My sister has a red car.", [("sister", "Schwester"), ("red", "rotes"), ("car", "Auto")]),
    ("We drink water every day.", [("drink", "trinken"), ("water", "Wasser")]),
    ("The dog sleeps under the table.", [("dog", "Hund"), ("table", "Tisch")]),
    ("I have read this book twice.", [("book", "Buch"), ("read", "gelesen")]),
    ("The children play in the garden.", [("children", "Kinder"), ("garden", "Garten")]),
    ("He opened the window.", [("window", "Fenster")]),
    ("She gave her brother the key.", [("brother", "Bruder"), ("key", "Schlüssel")]),
    ("The train to Berlin is late.", [("train", "Zug"), ("Berlin", "Berlin")]),
    ("Yesterday I saw two birds.", [("Yesterday", "Gestern"), ("two", "zwei"), ("birds", "Vögel")]),
    ("Please close the door.", [("door", "Tür")]),
    ("The new file was deleted.", [("file", "Datei"), ("deleted", "gelöscht")]),
    ("You can change the password later.", [("password", "Passwort"), ("later", "später")]),
    ("The winter was cold.", [("winter", "Winter"), ("cold", "kalt")]),
    ("I love music.", [("love", "liebe"), ("music", "Musik")]),
    ("The milk is in the kitchen.", [("milk", "Milch"), ("kitchen", "Küche")]),
    ("My father works in a hospital.", [("father", "Vater"), ("works", "arbeitet")]),
    ("Do you speak English?", [("speak", "Sprechen"), ("English", "Englisch")]),
    ("There are three apples on the table.", [("three", "drei"), ("apples", "Äpfel"), ("table", "Tisch")]),
    ("The cat is black.", [("cat", "Katze"), ("black", "schwarz")]),
  ]

  @Test("nine of ten words of beyond-doubt pairs that are in the output are linked to their source")
  func quality() async throws {
    let pack = RealPack.englishToGerman
    let call = try pack.engine().call(pack.options(links: true), priority: .medium)
    var judged = 0
    var right = 0
    var wrong: [String] = []
    for (text, pairs) in Self.sentences {
      let answer = try await call.translate(text)
      let source = Array(text.utf8)
      let target = Array(answer.text.utf8)
      for (english, german) in pairs {
        guard let place = target.firstRange(of: Array(german.utf8)) else { continue }
        judged += 1
        let link = answer.links.first { $0.target.overlaps(place) }
        if let link, String(decoding: source[link.source], as: UTF8.self) == english {
          right += 1
        } else {
          wrong.append("\(german) of \(answer.text)")
        }
      }
    }
    print("word links: \(right) of \(judged) right; wrong: \(wrong)")
    #expect(judged >= 20)
    #expect(Double(right) >= 0.9 * Double(judged), "\(wrong)")
  }

  @Test(
    "links are in order, within the texts, and do not overlap in the translation",
    arguments: RealPack.allCases)
  func shape(pack: RealPack) async throws {
    let call = try pack.engine().call(pack.options(links: true), priority: .medium)
    for text in ["  A first one, “quoted”. And {name}!\n\nDie Straße ist naß. 👍🏽", "h", "\n", "café – naïve"] {
      let answer = try await call.translate(text)
      var end = 0
      for link in answer.links {
        #expect(link.target.lowerBound >= end && !link.target.isEmpty)
        #expect(link.source.upperBound <= text.utf8.count && !link.source.isEmpty)
        end = link.target.upperBound
      }
      #expect(end <= answer.text.utf8.count)
    }
  }
}

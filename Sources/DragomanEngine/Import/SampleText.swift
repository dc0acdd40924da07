internal import DragomanModel
internal import DragomanTokenization
internal import Foundation

/// A few sentences that tell whether two forms of a model translate alike.
struct SampleText {
  /// Below this the weights are not worth having: 2-layer models of width 64 reach 0.8, those in use 0.95.
  static let leastAgreement = 0.7

  private let sources: [[Int32]]

  /// The sentences in the language `source`, BCP-47; in English where there are none.
  init(source: String, vocabularies: Vocabularies) {
    let frame = vocabularies.frame
    sources = Self.sentences(in: source).map { sentence in
      frame.prefix + vocabularies.source.encode(sentence) + frame.suffix
    }
  }

  /// The sentences in the language `source`, BCP-47; in English where there are none.
  static func sentences(in source: String) -> [String] {
    let code = Locale.Language(identifier: source).languageCode?.identifier ?? ""
    return sentences[code, default: english]
  }

  /// Which part of their pieces, 0 to 1, the greedy translations of two models share, in order.
  ///
  /// - Throws: `CancellationError`.
  func agreement(
    of model: TranslationModel, with reference: TranslationModel, isCancelled: () -> Bool
  ) throws -> Double {
    let ours = try translations(model, isCancelled)
    let theirs = try translations(reference, isCancelled)
    var shared = 0
    var total = 0
    for (left, right) in zip(ours, theirs) {
      shared += 2 * Self.commonLength(left, right)
      total += left.count + right.count
    }
    return total == 0 ? 1 : Double(shared) / Double(total)
  }

  private func translations(_ model: TranslationModel, _ isCancelled: () -> Bool) throws -> [[Int32]] {
    let worker = ModelWorker(model: model, kernels: .best)
    return try worker.translate(sources, options: SearchOptions(), isCancelled: isCancelled)
      .map { $0.first?.ids ?? [] }
  }

  /// The length of the longest common subsequence.
  private static func commonLength(_ left: [Int32], _ right: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for piece in left {
      var diagonal = 0
      for (index, other) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = piece == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}

extension SampleText {
  private static let english = [
    "The train to the coast leaves every morning at half past six.",
    "Please save your changes before you close the window.",
    "My sister has bought a small house with a garden.",
    "If the battery is empty, connect the device to the charger and wait a few minutes.",
    "Where can I find the nearest pharmacy?",
    "The file could not be opened because it is used by another program.",
    "We went for a walk in the forest although it was raining.",
    "Three of the five windows in the kitchen were open.",
  ]

  private static let sentences: [String: [String]] = [
    "en": english,
    "de": [
      "Der Zug an die Küste fährt jeden Morgen um halb sieben ab.",
      "Bitte speichern Sie Ihre Änderungen, bevor Sie das Fenster schließen.",
      "Meine Schwester hat ein kleines Haus mit Garten gekauft.",
      "Wenn der Akku leer ist, schließen Sie das Gerät an das Ladegerät an und warten Sie einige Minuten.",
      "Wo finde ich die nächste Apotheke?",
      "Die Datei konnte nicht geöffnet werden, weil ein anderes Programm sie verwendet.",
      "Wir sind im Wald spazieren gegangen, obwohl es geregnet hat.",
      "Drei der fünf Fenster in der Küche standen offen.",
    ],
    "fr": [
      "Le train pour la côte part tous les matins à six heures et demie.",
      "Veuillez enregistrer vos modifications avant de fermer la fenêtre.",
      "Ma sœur a acheté une petite maison avec un jardin.",
      "Si la batterie est vide, branchez l'appareil au chargeur et attendez quelques minutes.",
      "Où se trouve la pharmacie la plus proche ?",
      "Le fichier n'a pas pu être ouvert car un autre programme l'utilise.",
      "Nous nous sommes promenés dans la forêt bien qu'il ait plu.",
      "Trois des cinq fenêtres de la cuisine étaient ouvertes.",
    ],
    "es": [
      "El tren a la costa sale todas las mañanas a las seis y media.",
      "Guarde los cambios antes de cerrar la ventana.",
      "Mi hermana ha comprado una casa pequeña con jardín.",
      "Si la batería está vacía, conecte el dispositivo al cargador y espere unos minutos.",
      "¿Dónde está la farmacia más cercana?",
      "No se pudo abrir el archivo porque otro programa lo está usando.",
      "Fuimos a pasear por el bosque aunque estaba lloviendo.",
      "Tres de las cinco ventanas de la cocina estaban abiertas.",
    ],
    "it": [
      "Il treno per la costa parte ogni mattina alle sei e mezza.",
      "Salva le modifiche prima di chiudere la finestra.",
      "Mia sorella ha comprato una piccola casa con giardino.",
      "Se la batteria è scarica, collega il dispositivo al caricatore e aspetta qualche minuto.",
      "Dove si trova la farmacia più vicina?",
      "Impossibile aprire il file perché è usato da un altro programma.",
      "Siamo andati a passeggiare nel bosco anche se pioveva.",
      "Tre delle cinque finestre della cucina erano aperte.",
    ],
    "nl": [
      "De trein naar de kust vertrekt elke ochtend om half zeven.",
      "Sla uw wijzigingen op voordat u het venster sluit.",
      "Mijn zus heeft een klein huis met een tuin gekocht.",
      "Als de accu leeg is, sluit het apparaat dan aan op de lader en wacht een paar minuten.",
      "Waar vind ik de dichtstbijzijnde apotheek?",
      "Het bestand kon niet worden geopend omdat een ander programma het gebruikt.",
      "We zijn in het bos gaan wandelen, hoewel het regende.",
      "Drie van de vijf ramen in de keuken stonden open.",
    ],
    "ru": [
      "Поезд к морю отправляется каждое утро в половине седьмого.",
      "Сохраните изменения, прежде чем закрыть окно.",
      "Моя сестра купила маленький дом с садом.",
      "Если батарея разряжена, подключите устройство к зарядке и подождите несколько минут.",
      "Где находится ближайшая аптека?",
      "Файл не удалось открыть, потому что его использует другая программа.",
      "Мы пошли гулять в лес, хотя шёл дождь.",
      "Три из пяти окон на кухне были открыты.",
    ],
  ]
}

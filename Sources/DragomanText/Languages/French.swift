extension LanguageData {
  static let french = LanguageData(
    never: "M MM Me Mgr mme mmes mlle mlles pr st ste av apr p.ex c.-à-d c-à-d i.e env bd boul sq rte",
    closing: "etc",
    doubtful: "éd coll trad dir tél hab min max cie j.-c s.a s.a.r.l",
    number: "janv févr fév avr juil sept oct nov déc nos",
    label: "chap art fig figs ill vol vols col par sect tab al",
    starters: """
      le la les l' un une des du ce c' cet cette ces cela ça il elle ils elles on je j' tu nous vous mon ma
      mes son sa ses leur leurs notre nos votre vos et mais ou donc or car si s' en dans sur sous avec sans
      pour par à au aux après avant depuis pendant quand lorsque lorsqu' puis ensuite alors ainsi aussi enfin
      cependant toutefois comme que qu' qui quoi où comment pourquoi rien personne tout toute tous toutes ne
      n' y ici là voici voilà
      """)
}

extension LanguageData {
  static let portuguese = LanguageData(
    never:
      "sr sra srta srs sras dra drs profa eng arq exmo exma v.exa p.ex ex i.e av pça trav cel gen maj ten sgt obs aprox",
    doubtful: "ltda cia a.c d.c tel máx mín depto",
    number: "núm jan fev mar abr mai jun jul ago set out nov dez",
    label: "pág págs cap caps art arts figs vols par séc",
    starters: """
      o a os as um uma uns umas este esta estes estas esse essa isso isto aquele aquela ele ela eles elas eu
      tu nós você vocês meu minha seu sua nosso nossa e mas ou em no na nos nas por para com sem sobre desde
      até entre quando se embora porque como depois antes então assim também além não nada ninguém já hoje
      ontem amanhã aqui ali há é são que quem onde todo todos cada ao à às
      """)
}

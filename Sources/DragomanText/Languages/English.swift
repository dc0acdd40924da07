extension LanguageData {
  static let english = LanguageData(
    never: """
      messrs mmes rev fr hon sen rep gov pres gen col maj capt cmdr cdr lt sgt cpl pvt adm brig supt det insp
      st mt e.g i.e eg ie viz approx ca v incl excl esp resp
      """,
    doubtful: """
      a.m p.m ave blvd rd ln hwy bldg apt dept univ assn bros llc plc est tel ext al esq ft oz max min u.s.a m.sc
      b.sc
      """,
    number: "nos jan feb mar apr jun jul aug sep sept oct nov dec",
    label: "figs ch chap sec sect art arts para eq eqs app tab pt pts vols",
    starters: """
      the this that these those there they he she it we you i his her its our their my your in on at by for
      from with as if when while after before although because since but and or so yet however then thus
      therefore what why who how where which nothing nobody no not now here some many most all each every both
      another one did do does is are was were have has had can could should would
      """)
}

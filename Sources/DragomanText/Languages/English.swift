extension LanguageData {
  static let english = LanguageData(
    never: """
      st mt ft messrs mmes rev fr hon esq sen rep gov pres gen col maj capt cmdr cdr lt sgt cpl pvt adm brig
      supt det insp amb atty dist e.g i.e eg ie viz al.i approx ca incl excl resp esp dept univ assn bros
      """,
    closing: "a.m p.m a.d b.c b.c.e c.e et.al al",
    doubtful: "ave blvd rd ln hwy bldg apt u.s u.k u.n u.s.a d.c ph.d m.d b.a m.a llc plc est tel ext cont",
    number: """
      nos jan feb mar apr jun jul aug sep sept oct nov dec v ver lbl
      """,
    label: "figs ch chap sec sect art arts par para ed eds eq eqs ex app tab pt pts vols bk pg",
    starters: """
      the this that these those there they he she it we you i his her its our their my your in on at by for from with
      as if when while after before although because since but and or so yet however then thus therefore what why who
      how where which nothing nobody no not now here some many most all each every both another one
      """
  )
}

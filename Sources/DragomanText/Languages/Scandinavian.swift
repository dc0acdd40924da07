extension LanguageData {
  static let swedish = LanguageData(
    never: "t.ex bl.a d.v.s dvs f.d s.k t.o.m fr.o.m kl ca jfr resp hr fr doc inkl exkl",
    closing: "m.m osv o.s.v m.fl",
    doubtful: "f.kr e.kr kr st tel milj tkr",
    number: "jan feb mars apr jun jul aug sep sept okt nov dec",
    label: "sid kap tab bil",
    starters: """
      den det de en ett han hon vi ni jag du i på av med om när men och eller så då sedan efter för från till
      varför vad vem hur var inte ingen alla
      """)

  /// Danish and both kinds of Norwegian.
  static let danishAndNorwegian = LanguageData(
    never: "f.eks bl.a dvs d.v.s ca jf jfr pga p.g.a ifm mht vedr inkl ekskl hr fr frk kl s.k",
    closing: "osv o.s.v mv m.v m.m m.fl",
    doubtful: "f.kr e.kr kr tel mio mia mrd stk",
    number: "jan feb mar apr jun jul aug sep sept okt nov dec des",
    label: "kap tab art afs",
    starters: """
      den det de en et han hun vi i du jeg på af av med om når men og eller så da siden efter etter for fra
      til hvorfor hva hvad hvem hvordan hvor ikke ingen alle
      """,
    hasOrdinalStops: true)
}

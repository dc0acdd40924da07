extension LanguageData {
  static let german = LanguageData(
    never: """
      hr hrn fr frl dipl dipl.-ing dipl.-kfm med phil jur rer nat hl st lt geb verh ehem gem zit dt engl frz
      lat griech z.b d.h i.d.r i.a i.v i.e i.r a.d s.o s.u s.a u.u u.e v.a z.t m.e m.a.w o.g o.b.d.a vgl bzw
      sog fa ggf evtl ca bspw insb einschl zzgl inkl exkl zzt gegr
      """,
    closing: "usw usf u.s.w u.s.f o.ä u.ä o.dgl u.dgl dgl u.v.m u.v.a m.w",
    doubtful: """
      u.a a.a.o v.chr n.chr chr jh jhs jhd jhdt mio mrd tsd e.v ff std min max sek mind bes allg ing mag hrsg
      hg pl tel d.j d.m
      """,
    number: "nrn jan jän feb mär mrz apr jun jul aug sep sept okt nov dez mo di mi do sa so rn rdnr az",
    label: "abs art abb aufl bd bde kap tab ziff buchst lit anm anh anl zf pos tz pkt str",
    suffixes: [("str", .label), ("Str", .label), ("nr", .number), ("Nr", .number)],
    starters: """
      der die das dem den des ein eine einer einem einen er sie es wir ihr ich du man dies diese dieser dieses
      dabei da dann danach daher darum doch aber und oder denn wenn als ob weil obwohl in im am an auf aus bei
      mit nach von vor zu zum zur für über unter seit so auch nur noch nun hier dort was wer wie wo warum alle
      viele mehr kein keine nichts nicht jeder jede sein seine ihre unser
      """,
    hasOrdinalStops: true)
}

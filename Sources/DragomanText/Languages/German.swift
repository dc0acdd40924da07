extension LanguageData {
  static let german = LanguageData(
    never: """
      hr hrn fr frl dipl ing mag med phil jur rer nat hl st z.b d.h d.i i.d.r i.a i.v i.e s.o s.u u.u u.e vgl bzw
      sog ggf evtl ca bspw insb einschl zzgl inkl exkl gem lt zit zw bes allg ehem geb gest verh o.g s.a m.e a.d
      m.a.w v.a z.t z.zt zzt max min mind usf.i gegr städt kath ev dt engl frz lat griech ursprgl urspr
      """,
    closing: "usw usf etc u.s.w u.s.f o.ä o.dgl u.dgl dgl u.v.m u.v.a u.ä m.w",
    doubtful: "u.a a.a.o v.chr n.chr chr jh jhd jhdt mio mrd tsd co e.v ff std min sek str pl tel",
    number: """
      nrn jan jän feb mär mrz apr jun jul aug sep sept okt nov dez mo di mi do fr.i sa so rn rdnr az
      """,
    label: """
      abs art abb aufl bd bde kap s S tab ziff buchst lit anm anh anl nr.i zf pos tz pkt ausg bl vers
      """,
    suffixes: [("str", .label), ("Str", .label), ("nr", .number), ("Nr", .number), ("abs", .label)],
    starters: """
      der die das dem den des ein eine einer einem einen er sie es wir ihr ich du man dies diese dieser dieses dabei da
      dann danach daher darum doch aber und oder denn wenn als ob weil obwohl in im am an auf aus bei mit nach von vor
      zu zum zur für über unter seit so auch nur noch nun hier dort was wer wie wo warum alle viele kein keine nichts
      nicht jeder jede sein seine ihre unser
      """,
    hasOrdinalStops: true
  )
}

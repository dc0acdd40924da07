extension LanguageData {
  static let italian = LanguageData(
    never:
      "sig sigg sigra signa dott avv ing arch geom rag on sen mons p.es ad.es es i.e cfr c.d cd v.le p.za c.so ca",
    closing: "ecc",
    doubtful: "a.c d.c tel min max spa srl",
    number: "gen feb mar apr mag giu lug ago set sett ott nov dic nn",
    label: "pag pagg cap capp art artt figg voll par tab all sec lett",
    starters: """
      il la i gli le l' un uno una un' questo questa questi queste quest' quello quella quel ciò egli lui lei
      loro io tu noi voi mio mia suo sua nostro nostra e ed ma o oppure però in nel nella nei nelle nell' su
      sul sulla con per dal dalla tra fra quando se sebbene perché come dopo prima poi allora così anche
      inoltre non niente nulla nessuno già oggi ieri domani qui là c' ci è sono che chi dove tutto tutti ogni
      """)
}

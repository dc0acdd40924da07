extension LanguageData {
  static let spanish = LanguageData(
    never: """
      sr sra srta sres sras srtas dña dn dra profa lic ing arq sto sta fr gral cnel tte avda avd av ctra pza
      plza p.ej i.e aprox ee ff cc rr jj dd
      """,
    doubtful: """
      ee.uu ff.aa cc.aa cc.oo rr.hh jj.oo dd.hh uu aa oo hh ud uds vd vds a.c d.c tel teléf dpto depto izda
      dcha hnos cía min máx
      """,
    number: "núm núms nros nro apdo ene feb mar abr may jun jul ago sep sept set oct nov dic",
    label: "pág págs cap caps art arts figs vols ap sec",
    starters: """
      el la los las un una unos unas lo al este esta estos estas ese esa eso esto aquel aquella él ella ellos
      ellas yo tú nosotros usted ustedes mi mis su sus nuestro nuestra y o pero con en por para desde hasta
      entre sobre cuando si aunque porque como después antes luego entonces así también además sin no nada
      nadie ya hoy ayer mañana aquí allí hay es son qué que quién cómo dónde cuándo todo todos cada
      """)
}

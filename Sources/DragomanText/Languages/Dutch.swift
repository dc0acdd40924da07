extension LanguageData {
  static let dutch = LanguageData(
    never: """
      dhr mevr mw drs ir ing ds jhr st bijv b.v d.w.z d.m.v t.a.v m.b.t i.v.m t.o.v i.p.v m.a.w o.a z.g zgn
      resp evt incl excl ca vgl wed
      """,
    closing: "enz e.d e.a",
    doubtful: "B.V N.V v.chr n.chr chr tel mln mld max min jl ll a.s",
    number: "nrs jan feb mrt apr jun jul aug sep sept okt nov dec",
    label: "blz pag art artt afb hfst hst par tab jg str",
    suffixes: [("str", .label)],
    starters: """
      de het een dit dat deze die er hij zij ze we wij ik je jij u jullie men mijn zijn haar hun ons onze en
      maar of want dus in op aan bij met uit voor na naar tot tussen over onder tijdens toen als hoewel omdat
      hoe wat wie waar wanneer waarom daarna daarom dan ook nog nu hier daar niet niets niemand geen alle elke
      veel
      """)
}

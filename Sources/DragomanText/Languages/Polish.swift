extension LanguageData {
  static let polish = LanguageData(
    never: "np m.in tj tzn tzw ks św hab inż mgr płk gen kpt por ul al im wg ok ww zob ang niem",
    closing: "itd itp",
    doubtful: "n.e p.n.e godz min tys tel",
    number: "poz ust",
    label: "art rozdz rys tab str pkt lit",
    starters: """
      w na z do po od za przed to ten ta te on ona oni one my wy ja ty i a ale lecz lub czy że gdy jeśli kiedy
      potem wtedy nie jest są był była jak co kto gdzie
      """,
    hasOrdinalStops: true)
}

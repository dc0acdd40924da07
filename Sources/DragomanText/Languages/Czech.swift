extension LanguageData {
  static let czech = LanguageData(
    never: "např tj tzv mj ing mgr bc doc mudr judr phdr rndr ul nám sv tř",
    closing: "atd atp apod aj",
    doubtful: "csc ph.d tel tis mil mld n.l př.n.l hod",
    label: "čl odst písm str obr tab kap roč",
    starters: """
      v na z ze do po od před to ten ta je jsou byl byla on ona oni my vy já ty a ale nebo když pokud potom
      pak ne jak co kdo kde se
      """,
    hasOrdinalStops: true,
    hasVowellessWords: true)
}

extension SentenceCasesTests {
  static let german = """
    Es ist Ebbe. ¦Die Boote liegen trocken.
    Wie spät ist es? ¦Es ist spät!
    Das ist Herr Dr. Lund. ¦Er kommt aus Bremen.
    Wir treffen uns am 3. Mai um 8 Uhr. ¦Bring Brot mit!
    Heute ist der 14. November. ¦Gestern war der 13.
    Karl der V. war Kaiser. ¦Heinrich VIII. war König.
    Das gilt z. B. für Boote, d. h. für alle.
    Das gilt z.B. für Boote, d.h. für alle.
    Vgl. Abs. 3 Nr. 2 des Gesetzes. ¦Dort steht mehr.
    Er wohnt in der Hauptstr. 5 in Kiel. ¦Sie wohnt dort auch.
    Wir haben Brot, Käse usw. ¦Der Rest fehlt.
    Das Haus hat ca. 120 qm. ¦Es ist groß.
    Die Fa. Boot GmbH u. Co. KG baut Schiffe.
    Das kostet 3,50 Euro. ¦Das ist teuer.
    Der Preis stieg auf 1.234,56 Euro. ¦Niemand kaufte.
    „Ist es vorbei?“, fragte er. ¦„Nein“, sagte sie.
    „Komm!“ ¦Er kam.
    Sie rief: „Halt!“ ¦Er hielt.
    Er ging (es war spät). ¦Sie blieb.
    (Es war spät.) ¦Sie blieb.
    Im 19. Jahrhundert fuhr man mit Segeln. ¦Heute nicht.
    Die 2. Auflage ist da. ¦Die 3. folgt im Mai.
    Prof. Dr. med. Lund operiert. ¦Die Schwester hilft.
    Er kam um 12. ¦Dann ging er.
    Wirklich?! ¦Ja.
    Na ja … ¦Das war es.
    Er sagte … nichts.
    Das war 1990. ¦Damals war alles anders.
    Die Datei liegt unter www.hafen.example. ¦Sie ist klein.
    Siehe S. 12 ff. und Abb. 4. ¦Mehr gibt es nicht.
    Sie ist ca. 1,80 m groß, evtl. auch mehr.
    Hl. Geist und St. Georg sind Kirchen. ¦Beide sind alt.
    Bitte bis zum 31.12. zahlen. ¦Danach wird es teurer.
    1. Öffnen Sie den Deckel. ¦2. Schließen Sie ihn.
    """
  static let dutch = """
    Het is eb. ¦De boten liggen droog.
    Hoe laat is het? ¦Het is laat!
    Dhr. Bakker komt om 8 uur. ¦Mevr. Smit ook.
    Dit geldt bijv. voor boten, d.w.z. voor alle.
    Zie blz. 12 en afb. 4. ¦Meer is er niet.
    We hebben brood, kaas enz. ¦De rest ontbreekt.
    Prof. dr. Smit woont in Delft. ¦Hij is oud.
    Het kost € 3,50. ¦Dat is duur.
    ‘Kom binnen!’ ¦Hij kwam.
    "Is het voorbij?" vroeg hij. ¦"Nee," zei ze.
    Hij ging (het was laat). ¦Zij bleef.
    J. P. de Boer schreef het. ¦Niemand las het.
    De firma Boot B.V. bouwt schepen. ¦Ze zijn groot.
    Echt?! ¦Ja.
    Hij zei … niets.
    Het is 's avonds laat. ¦'s Morgens ook.
    Kijk op www.haven.example. ¦Daar staat het.
    Om 12.30 uur begint het. ¦Kom op tijd.
    Ca. 40 mensen kwamen, o.a. de buren.
    Nr. 5 is beter dan nr. 7. ¦Niemand weet waarom.
    Het was in 1990. ¦Toen was alles anders.
    1. Open het deksel. ¦2. Sluit het.
    """
}

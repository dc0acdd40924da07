// swift-format-ignore-file: each text is one line, however long.

extension SampleTexts {
  static let germanic: [String: String] = [
    "en": """
    Good morning
    Thank you very much
    Where is my key?
    See you on Monday
    The soup is still too hot.
    Please close the window before you leave.
    I forgot to water the plants again.
    We should meet at the station around noon.
    My sister plays the violin in a small orchestra near the coast.
    The kitchen smells of fresh bread because my neighbour has been baking all morning.
    Nobody knew why the lamp in the hallway had been burning for three days.
    If the rain does not stop soon, we will have to carry the boxes through the cellar.
    She opened the letter slowly, read it twice and then put it back into the drawer without a word.
    The bridge was built more than a hundred years ago, and every spring somebody has to climb up and check the bolts by hand. It is cold work, but the view over the valley makes up for it.
    Can you send me the address?
    This file could not be saved.
    The door is locked
    """,
    "de": """
    Guten Morgen
    Vielen Dank für alles
    Wo ist mein Schlüssel?
    Bis nächste Woche
    Die Suppe ist noch zu heiß.
    Bitte mach das Fenster zu, bevor du gehst.
    Ich habe schon wieder vergessen, die Blumen zu gießen.
    Wir könnten uns gegen Mittag am Bahnhof treffen.
    Meine Schwester spielt Geige in einem kleinen Orchester an der Küste.
    In der Küche riecht es nach frischem Brot, weil der Nachbar den ganzen Morgen gebacken hat.
    Niemand wusste, warum die Lampe im Flur seit drei Tagen brannte.
    Wenn der Regen nicht bald aufhört, müssen wir die Kisten durch den Keller tragen.
    Sie öffnete den Brief langsam, las ihn zweimal und legte ihn wortlos in die Schublade zurück.
    Die Brücke wurde vor mehr als hundert Jahren gebaut, und in jedem Frühling muss jemand hinaufklettern und die Bolzen von Hand prüfen. Das ist eine kalte Arbeit, aber der Blick über das Tal entschädigt dafür.
    Das Dach ist undicht.
    Die Datei konnte nicht gespeichert werden.
    Das Passwort ist falsch
    """,
    "nl": """
    Goedemorgen allemaal
    Heel erg bedankt
    Waar is mijn sleutel?
    Tot volgende week
    De soep is nog te heet.
    Doe het raam dicht voordat je weggaat.
    Ik ben alweer vergeten de planten water te geven.
    We kunnen elkaar rond het middaguur op het station ontmoeten.
    Mijn zus speelt viool in een klein orkest aan de kust.
    In de keuken ruikt het naar vers brood omdat de buurman de hele ochtend heeft gebakken.
    Niemand wist waarom de lamp in de gang al drie dagen brandde.
    Als de regen niet gauw ophoudt, moeten we de dozen door de kelder dragen.
    Ze maakte de brief langzaam open, las hem twee keer en legde hem zonder een woord terug in de la.
    De brug is meer dan honderd jaar geleden gebouwd, en elk voorjaar moet iemand naar boven klimmen om de bouten met de hand te controleren. Het is koud werk, maar het uitzicht over het dal maakt veel goed.
    Het wachtwoord is onjuist
    Het bestand kon niet worden opgeslagen.
    """,
    "sv": """
    God morgon
    Tack så mycket
    Var är min nyckel?
    Vi ses nästa vecka
    Soppan är fortfarande för varm.
    Stäng fönstret innan du går, är du snäll.
    Jag har glömt att vattna blommorna igen.
    Vi kan träffas vid stationen runt lunchtid.
    Min syster spelar fiol i en liten orkester nära kusten.
    Det luktar nybakat bröd i köket eftersom grannen har bakat hela morgonen.
    Ingen visste varför lampan i hallen hade varit tänd i tre dagar.
    Om regnet inte slutar snart måste vi bära lådorna genom källaren.
    Hon öppnade brevet långsamt, läste det två gånger och lade tillbaka det i lådan utan ett ord.
    Bron byggdes för mer än hundra år sedan, och varje vår måste någon klättra upp och kontrollera bultarna för hand. Det är ett kallt arbete, men utsikten över dalen gör det värt besväret.
    Lösenordet är fel
    Filen kunde inte sparas.
    """,
    "da": """
    Godmorgen alle sammen
    Mange tak for hjælpen
    Hvor er min nøgle?
    Vi ses i næste uge
    Suppen er stadig for varm.
    Luk vinduet, før du går, er du sød.
    Jeg har glemt at vande blomsterne igen.
    Vi kan mødes ved stationen omkring middagstid.
    Min søster spiller violin i et lille orkester ude ved kysten.
    Der dufter af friskbagt brød i køkkenet, fordi naboen har bagt hele formiddagen.
    Ingen vidste, hvorfor lampen i gangen havde været tændt i tre dage.
    Hvis regnen ikke snart holder op, bliver vi nødt til at bære kasserne gennem kælderen.
    Hun åbnede brevet langsomt, læste det to gange og lagde det tilbage i skuffen uden et ord.
    Broen blev bygget for mere end hundrede år siden, og hvert forår skal nogen klatre op og undersøge boltene med hånden. Det er koldt arbejde, men udsigten over dalen gør det hele værd.
    Adgangskoden er forkert
    Filen kunne ikke gemmes.
    """,
    "nb": """
    God morgen alle sammen
    Tusen takk for hjelpen
    Hvor er nøkkelen min?
    Vi sees neste uke
    Suppen er fortsatt for varm.
    Vær så snill å lukke vinduet før du går.
    Jeg har glemt å vanne blomstene igjen.
    Vi kan møtes på stasjonen rundt lunsjtid.
    Søsteren min spiller fiolin i et lite orkester ute ved kysten.
    Det lukter nybakt brød på kjøkkenet fordi naboen har bakt hele formiddagen.
    Ingen visste hvorfor lampen i gangen hadde vært tent i tre dager.
    Hvis regnet ikke gir seg snart, må vi bære eskene gjennom kjelleren.
    Hun åpnet brevet langsomt, leste det to ganger og la det tilbake i skuffen uten et ord.
    Broen ble bygd for mer enn hundre år siden, og hver vår må noen klatre opp og kontrollere boltene for hånd. Det er kaldt arbeid, men utsikten over dalen gjør det verdt strevet.
    Passordet er feil
    Filen kunne ikke lagres.
    """,
  ]
}

extension SentenceCasesTests {
  static let french = """
    La mer est basse. ¦Les bateaux sont à sec.
    Quelle heure est-il ? ¦Il est tard !
    M. Petit arrive. ¦Mme Roux part.
    Il est né le 3 janv. 1950 à Lyon. ¦Sa sœur aussi.
    Voir p. 12, chap. 3. ¦C'est clair.
    Il a du pain, du fromage, etc. ¦Le reste manque.
    « Viens ! » dit-elle. ¦Il vint.
    « Il est tard. » ¦Elle part.
    Il part (il est tard). ¦Elle reste.
    Cela coûte 3,50 €. ¦C'est cher.
    Le prix est monté à 1 234,56 €. ¦Personne n'achète.
    Au XIXe siècle, on allait à la voile. ¦Plus maintenant.
    J.-P. Morel l'a écrit. ¦Personne ne l'a lu.
    Vraiment ?! ¦Oui.
    Eh bien… ¦C'est tout.
    Il dit… rien.
    Le Dr Petit et le Pr Roux sont là.
    Cf. art. 3 du code. ¦Tout y est.
    Le site est www.port.example. ¦Il est petit.
    Il est 8 h 30. ¦Viens vite.
    La société Bateau S.A. construit des navires.
    Il habite 12 av. du Port, p. ex. avec nous.
    C'était en 1990. ¦Tout était différent.
    1. Ouvrez le couvercle. ¦2. Fermez-le.
    N° 5 est mieux que n° 7. ¦Nul ne sait pourquoi.
    Mgr Petit a parlé. ¦« Bien », dit-il. ¦Puis il partit.
    """
  static let spanish = """
    La marea está baja. ¦Los barcos están secos.
    ¿Qué hora es? ¦¡Es tarde!
    El Sr. Gil llegó. ¦La Sra. Vega se fue.
    El Dr. Gil y la Dra. Vega viven en la Avda. Norte.
    Véase la pág. 12, cap. 3. ¦Está claro.
    Hay pan, queso, etc. ¦Falta el resto.
    «Ven», dijo ella. ¦Él vino.
    —¿Vienes? ¦—No.
    Se fue (era tarde). ¦Ella se quedó.
    (Era tarde.) ¦Ella se quedó.
    Cuesta 3,50 €. ¦Es caro.
    El precio subió a 1.234,56 €. ¦Nadie compra.
    Vive en EE. UU. desde 1990. ¦Le gusta.
    Los JJ. OO. empiezan hoy. ¦Todos miran.
    ¿De verdad? ¦¡Sí! ¦Vamos.
    Bueno… ¦Eso es todo.
    Dijo… nada.
    J. R. Vega lo escribió. ¦Nadie lo leyó.
    El n.º 5 es mejor que el n.º 7. ¦Nadie sabe por qué.
    La web es www.puerto.example. ¦Es pequeña.
    Son las 8:30 a. m. en Lima. ¦Ven pronto.
    Ud. tiene razón. ¦Uds. también.
    La empresa Barco S.A. construye naves.
    Fue en 1990. ¦Todo era distinto.
    1. Abra la tapa. ¦2. Ciérrela.
    D. Luis y Dña. Eva están aquí. ¦Ya es hora.
    """
  static let portuguese = """
    A maré está baixa. ¦Os barcos estão secos.
    Que horas são? ¦É tarde!
    O Sr. Lima chegou. ¦A Sra. Reis saiu.
    O Dr. Lima e a Dra. Reis moram na Av. Norte.
    Ver pág. 12, cap. 3. ¦Está claro.
    Há pão, queijo, etc. ¦Falta o resto.
    “Vem”, disse ela. ¦Ele veio.
    — Vens? ¦— Não.
    Ele saiu (era tarde). ¦Ela ficou.
    Custa R$ 3,50. ¦É caro.
    O preço subiu para 1.234,56 €. ¦Ninguém compra.
    Mora nos EUA desde 1990. ¦Gosta disso.
    Verdade?! ¦Sim.
    Bem… ¦É tudo.
    Ele disse… nada.
    J. R. Lima escreveu isto. ¦Ninguém leu.
    O n.º 5 é melhor que o n.º 7. ¦Ninguém sabe porquê.
    O site é www.porto.example. ¦É pequeno.
    A empresa Barco Ltda. constrói navios.
    Foi em 1990. ¦Tudo era diferente.
    1. Abra a tampa. ¦2. Feche-a.
    O Prof. Reis veio, p. ex. hoje. ¦É cedo.
    V. Exa. tem razão. ¦Obrigado.
    """
  static let italian = """
    C'è bassa marea. ¦Le barche sono in secca.
    Che ora è? ¦È tardi!
    Il Sig. Neri è qui. ¦La Sig.ra Galli no.
    Il Dott. Neri e la Dott.ssa Galli abitano qui.
    Vedi pag. 12, cap. 3. ¦È chiaro.
    C'è pane, formaggio, ecc. ¦Manca il resto.
    «Vieni», disse lei. ¦Lui venne.
    «È tardi.» ¦Lei parte.
    Se ne andò (era tardi). ¦Lei rimase.
    Costa 3,50 €. ¦È caro.
    Il prezzo è salito a 1.234,56 €. ¦Nessuno compra.
    L'avv. Galli e l'ing. Neri arrivano. ¦È presto.
    Davvero?! ¦Sì.
    Beh… ¦È tutto.
    Disse… niente.
    G. B. Neri l'ha scritto. ¦Nessuno l'ha letto.
    Il n. 5 è meglio del n. 7. ¦Nessuno sa perché.
    Il sito è www.porto.example. ¦È piccolo.
    La ditta Barca S.p.A. costruisce navi.
    Era il 1990. ¦Tutto era diverso.
    1. Apri il coperchio. ¦2. Chiudilo.
    Il prof. Neri, p. es., è qui. ¦Bene.
    Cfr. art. 3 del codice. ¦C'è tutto.
    """
}

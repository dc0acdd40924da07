// swift-format-ignore-file: each text is one line, however long.

extension SampleTexts {
  static let romance: [String: String] = [
    "fr": """
    Bonjour tout le monde
    Merci beaucoup
    Où est ma clé ?
    À la semaine prochaine
    La soupe est encore trop chaude.
    Ferme la fenêtre avant de partir, s'il te plaît.
    J'ai encore oublié d'arroser les plantes.
    On pourrait se retrouver à la gare vers midi.
    Ma sœur joue du violon dans un petit orchestre près de la côte.
    La cuisine sent le pain frais parce que le voisin a fait du pain toute la matinée.
    Personne ne savait pourquoi la lampe du couloir brûlait depuis trois jours.
    Si la pluie ne s'arrête pas bientôt, il faudra porter les cartons par la cave.
    Elle ouvrit la lettre lentement, la lut deux fois et la remit dans le tiroir sans un mot.
    Le pont a été construit il y a plus de cent ans, et chaque printemps quelqu'un doit grimper pour vérifier les boulons à la main. C'est un travail froid, mais la vue sur la vallée en vaut la peine.
    Le mot de passe est faux
    Le fichier n'a pas pu être enregistré.
    Le toit fuit.
    """,
    "es": """
    Buenos días a todos
    Muchas gracias
    ¿Dónde está mi llave?
    Hasta la semana que viene
    La sopa todavía está demasiado caliente.
    Cierra la ventana antes de irte, por favor.
    He vuelto a olvidarme de regar las plantas.
    Podemos vernos en la estación hacia el mediodía.
    Mi hermana toca el violín en una pequeña orquesta cerca de la costa.
    La cocina huele a pan recién hecho porque el vecino ha estado horneando toda la mañana.
    Nadie sabía por qué la lámpara del pasillo llevaba tres días encendida.
    Si la lluvia no para pronto, tendremos que llevar las cajas por el sótano.
    Abrió la carta despacio, la leyó dos veces y volvió a guardarla en el cajón sin decir una palabra.
    El puente se construyó hace más de cien años, y cada primavera alguien tiene que subir a revisar los tornillos a mano. Es un trabajo frío, pero la vista del valle lo compensa.
    La contraseña es incorrecta
    No se pudo guardar el archivo.
    El tejado gotea.
    """,
    "it": """
    Buongiorno a tutti
    Grazie mille per tutto
    Dov'è la mia chiave?
    Alla prossima settimana
    La zuppa è ancora troppo calda.
    Chiudi la finestra prima di uscire, per favore.
    Ho dimenticato di nuovo di annaffiare le piante.
    Potremmo vederci alla stazione verso mezzogiorno.
    Mia sorella suona il violino in una piccola orchestra vicino alla costa.
    In cucina c'è odore di pane fresco perché il vicino ha cotto il pane tutta la mattina.
    Nessuno sapeva perché la lampada del corridoio fosse accesa da tre giorni.
    Se la pioggia non smette presto, dovremo portare le scatole attraverso la cantina.
    Aprì la lettera lentamente, la lesse due volte e la rimise nel cassetto senza dire una parola.
    Il ponte fu costruito più di cento anni fa, e ogni primavera qualcuno deve arrampicarsi a controllare i bulloni a mano. È un lavoro freddo, ma la vista sulla valle ripaga di tutto.
    Ho perso la password
    Non è stato possibile salvare il file.
    """,
    "pt": """
    Bom dia a todos
    Muito obrigado
    Onde está a minha chave?
    Até à próxima semana
    A sopa ainda está muito quente.
    Fecha a janela antes de sair, por favor.
    Esqueci-me outra vez de regar as plantas.
    Podemos encontrar-nos na estação por volta do meio-dia.
    A minha irmã toca violino numa pequena orquestra perto da costa.
    A cozinha cheira a pão fresco porque o vizinho passou a manhã toda a cozer.
    Ninguém sabia por que razão o candeeiro do corredor estava aceso há três dias.
    Se a chuva não parar em breve, teremos de levar as caixas pela cave.
    Ela abriu a carta devagar, leu-a duas vezes e voltou a guardá-la na gaveta sem dizer uma palavra.
    A ponte foi construída há mais de cem anos, e em cada primavera alguém tem de subir para verificar os parafusos à mão. É um trabalho frio, mas a vista sobre o vale compensa.
    A senha está errada
    Não foi possível salvar o arquivo.
    """,
    "ro": """
    Bună dimineața tuturor
    Mulțumesc foarte mult
    Unde este cheia mea?
    Ne vedem săptămâna viitoare
    Supa este încă prea fierbinte.
    Te rog să închizi fereastra înainte să pleci.
    Iar am uitat să ud florile.
    Ne putem întâlni la gară pe la prânz.
    Sora mea cântă la vioară într-o mică orchestră de pe coastă.
    În bucătărie miroase a pâine proaspătă pentru că vecinul a copt toată dimineața.
    Nimeni nu știa de ce lampa de pe hol ardea de trei zile.
    Dacă ploaia nu se oprește curând, va trebui să cărăm cutiile prin pivniță.
    A deschis scrisoarea încet, a citit-o de două ori și a pus-o înapoi în sertar fără un cuvânt.
    Podul a fost construit acum mai bine de o sută de ani, iar în fiecare primăvară cineva trebuie să urce și să verifice șuruburile cu mâna. Este o muncă rece, dar priveliștea asupra văii merită.
    Parola este greșită
    Fișierul nu a putut fi salvat.
    """,
    "ca": """
    Bon dia a tothom
    La sopa encara és massa calenta.
    La meva germana toca el violí en una petita orquestra prop de la costa.
    Ningú no sabia per què el llum del passadís feia tres dies que estava encès.
    Si la pluja no s'atura aviat, haurem de dur les caixes pel soterrani.
    """,
  ]
}

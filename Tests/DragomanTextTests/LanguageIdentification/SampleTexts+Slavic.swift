// swift-format-ignore-file: each text is one line, however long.

extension SampleTexts {
  static let slavic: [String: String] = [
    "pl": """
    Dzień dobry wszystkim
    Dziękuję bardzo
    Gdzie jest mój klucz?
    Do zobaczenia za tydzień
    Zupa jest jeszcze za gorąca.
    Zamknij okno, zanim wyjdziesz, proszę.
    Znowu zapomniałem podlać kwiaty.
    Możemy spotkać się na dworcu koło południa.
    Moja siostra gra na skrzypcach w małej orkiestrze nad morzem.
    W kuchni pachnie świeżym chlebem, bo sąsiad piekł przez cały ranek.
    Nikt nie wiedział, dlaczego lampa w korytarzu świeciła się od trzech dni.
    Jeśli deszcz zaraz nie ustanie, będziemy musieli nieść pudła przez piwnicę.
    Powoli otworzyła list, przeczytała go dwa razy i bez słowa odłożyła z powrotem do szuflady.
    Most zbudowano ponad sto lat temu i każdej wiosny ktoś musi wejść na górę i ręcznie sprawdzić śruby. To zimna praca, ale widok na dolinę wszystko wynagradza.
    Hasło jest błędne
    Nie udało się zapisać pliku.
    """,
    "cs": """
    Dobré ráno všem
    Mockrát děkuji
    Kde je můj klíč?
    Uvidíme se příští týden
    Polévka je ještě moc horká.
    Než odejdeš, zavři prosím okno.
    Zase jsem zapomněl zalít květiny.
    Můžeme se sejít na nádraží kolem poledne.
    Moje sestra hraje na housle v malém orchestru u moře.
    V kuchyni voní čerstvý chleba, protože soused pekl celé dopoledne.
    Nikdo nevěděl, proč lampa na chodbě svítí už tři dny.
    Jestli ten déšť brzy nepřestane, budeme muset nosit krabice přes sklep.
    Pomalu otevřela dopis, dvakrát ho přečetla a beze slova ho vrátila do zásuvky.
    Most byl postaven před více než sto lety a každé jaro musí někdo vylézt nahoru a ručně zkontrolovat šrouby. Je to studená práce, ale výhled do údolí za to stojí.
    Heslo je nesprávné
    Soubor se nepodařilo uložit.
    """,
    "sk": """
    Dobré ráno všetkým
    Polievka je ešte príliš horúca.
    Zase som zabudol poliať kvety.
    Moja sestra hrá na husliach v malom orchestri pri mori.
    Nikto nevedel, prečo lampa na chodbe svieti už tri dni.
    Ak dážď čoskoro neprestane, budeme musieť nosiť škatule cez pivnicu.
    Pomaly otvorila list, dvakrát si ho prečítala a bez slova ho vrátila do zásuvky.
    """,
    "ru": """
    Доброе утро всем
    Большое спасибо
    Где мой ключ?
    До встречи на следующей неделе
    Суп ещё слишком горячий.
    Закрой, пожалуйста, окно перед уходом.
    Я опять забыл полить цветы.
    Мы можем встретиться на вокзале около полудня.
    Моя сестра играет на скрипке в маленьком оркестре у моря.
    На кухне пахнет свежим хлебом, потому что сосед пёк всё утро.
    Никто не знал, почему лампа в коридоре горела уже три дня.
    Если дождь скоро не кончится, нам придётся нести коробки через подвал.
    Она медленно открыла письмо, прочитала его дважды и молча положила обратно в ящик.
    Мост построили более ста лет назад, и каждую весну кто-то должен подниматься наверх и вручную проверять болты. Работа холодная, но вид на долину того стоит.
    Неверный пароль
    Не удалось сохранить файл.
    """,
    "uk": """
    Доброго ранку всім
    Щиро дякую
    Де мій ключ?
    До зустрічі наступного тижня
    Суп ще занадто гарячий.
    Зачини, будь ласка, вікно перед виходом.
    Я знову забув полити квіти.
    Ми можемо зустрітися на вокзалі близько полудня.
    Моя сестра грає на скрипці в маленькому оркестрі біля моря.
    На кухні пахне свіжим хлібом, бо сусід пік увесь ранок.
    Ніхто не знав, чому лампа в коридорі горіла вже три дні.
    Якщо дощ скоро не вщухне, нам доведеться нести коробки через підвал.
    Вона повільно відкрила листа, прочитала його двічі й мовчки поклала назад у шухляду.
    Міст збудували понад сто років тому, і щовесни хтось мусить підніматися нагору та вручну перевіряти болти. Робота холодна, але краєвид на долину того вартий.
    Неправильний пароль
    Не вдалося зберегти файл.
    """,
    "bg": """
    Добро утро на всички
    Супата все още е твърде гореща.
    Пак забравих да полея цветята.
    Сестра ми свири на цигулка в малък оркестър край морето.
    Никой не знаеше защо лампата в коридора свети от три дни.
    Ако дъждът скоро не спре, ще трябва да носим кашоните през мазето.
    Тя бавно отвори писмото, прочете го два пъти и мълчаливо го върна в чекмеджето.
    """,
    "sr": """
    Добро јутро свима
    Супа је још увек превише врућа.
    Моја сестра свира виолину у малом оркестру поред мора.
    Нико није знао зашто лампа у ходнику гори већ три дана.
    Ако киша ускоро не престане, мораћемо да носимо кутије кроз подрум.
    """,
    "hr": """
    Dobro jutro svima
    Gdje je moj ključ?
    Juha je još uvijek prevruća.
    Opet sam zaboravio zaliti cvijeće.
    Moja sestra svira violinu u malom orkestru pokraj mora.
    U kuhinji miriše na svježi kruh jer je susjed pekao cijelo jutro.
    Nitko nije znao zašto svjetiljka u hodniku gori već tri dana.
    Ako kiša uskoro ne prestane, morat ćemo nositi kutije kroz podrum.
    Most je sagrađen prije više od sto godina, a svakog proljeća netko se mora popeti i ručno provjeriti vijke. Hladan je to posao, ali pogled na dolinu sve nadoknađuje.
    """,
  ]
}

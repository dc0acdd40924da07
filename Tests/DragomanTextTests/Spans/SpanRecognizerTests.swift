import Testing

@testable import DragomanText

/// The texts of the spans found in `text`.
func spans(in text: String) -> [String] {
  let bytes = Array(text.utf8)
  return SpanRecognizer().spans(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
}

/// The kinds of the spans found in `text`.
func spanKinds(in text: String) -> [ProtectedSpan.Kind] {
  SpanRecognizer().spans(in: text).map(\.kind)
}

@Suite("What must come through translation byte for byte")
struct SpanRecognizerTests {
  @Test(
    "Web addresses end before the punctuation of the sentence",
    arguments: [
      ("See https://shop.example/find?q=tea&p=2#top.", ["https://shop.example/find?q=tea&p=2#top"]),
      ("(see http://a.example/b_(c), now)", ["http://a.example/b_(c)"]),
      ("Go to www.harbour.example, please!", ["www.harbour.example"]),
      ("<https://a.example/x>", ["https://a.example/x"]), ("“https://a.example/”?", ["https://a.example/"]),
      (
        "ftp://files.example:21/pub/ and git+ssh://host.example/r",
        ["ftp://files.example:21/pub/", "git+ssh://host.example/r"]
      ),
      ("http://[::1]:8080/x is local", ["http://[::1]:8080/x"]),
      ("https://müller.example/straße!", ["https://müller.example/straße"]),
      ("https://例え.テスト/パス を見る", ["https://例え.テスト/パス"]),
      ("詳しくはhttps://a.example/bを見る。", ["https://a.example/b"]),
      ("请访问https://a.example。谢谢", ["https://a.example"]),
      ("Open shop.example or lotsen.de/karte?x=1.", ["shop.example", "lotsen.de/karte?x=1"]),
      ("mailto:post@lotsen-beispiel.example!", ["mailto:post@lotsen-beispiel.example"]),
      ("file:///etc/hosts.", ["file:///etc/hosts"]),
      ("It ended.Then it began. e.g. this", []), ("http:// is a scheme", []),
      ("см.https://a.example/ч.", ["https://a.example/ч"]),
    ])
  func webAddresses(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
    #expect(spanKinds(in: text).allSatisfy { $0 == .address })
  }

  @Test(
    "E-mail addresses, mentions and tags",
    arguments: [
      (
        "Schreiben Sie an post+hilfe@lotsen-beispiel.example oder kommen Sie vorbei.",
        ["post+hilfe@lotsen-beispiel.example"]
      ),
      ("a.b_c@x.example.", ["a.b_c@x.example"]), ("<k2@x.example>", ["k2@x.example"]),
      ("Ask @harbour_team, @a.b!", ["@harbour_team", "@a.b"]),
      ("#tea #2fast #Größe and #音楽 now", ["#tea", "#2fast", "#Größe", "#音楽"]),
      ("C# and F#, # one, #7, ##", []),
      ("Use #1a2b3c here", ["#1a2b3c"]), ("at @ 5, a @ b, @5", []),
      ("jörg@müller.example", ["jörg@müller.example"]),
      ("@scope/package is new", ["@scope/package"]), ("メールはa@b.exampleへ", ["a@b.example"]),
    ])
  func mails(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
  }

  @Test(
    "Paths of files, but no words with a slash",
    arguments: [
      ("Edit /etc/hosts and ~/.config/app/a.toml.", ["/etc/hosts", "~/.config/app/a.toml"]),
      ("See ./run.sh, ../lib/x.c", ["./run.sh", "../lib/x.c"]),
      ("Open src/main.c now", ["src/main.c"]),
      (
        #"In C:\Program Files\Tool\a.exe. Or C:\temp or D:/x"#,
        [#"C:\Program Files\Tool\a.exe"#, #"C:\temp"#, "D:/x"]
      ),
      (#"On \\server\share\a b"#, [#"\\server\share\a"#]),
      ("and/or, km/h, he/she, 24/7, 1/2, n/a, TCP/IP, his/her/their", []),
      ("Open readme.txt or Photo_1.JPG.", ["readme.txt", "Photo_1.JPG"]),
      ("In $HOME/notes/a.md", ["$HOME/notes/a.md"]),
      ("/usr/local/bin", ["/usr/local/bin"]), ("5 /day and /tmp", ["/tmp"]), ("12/31/2024", []),
      ("By J.R.H or U.S.C. rules", []),
    ])
  func paths(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
  }

  @Test(
    "Placeholders of printf, Foundation and templates",
    arguments: [
      ("Hi %1$s, %2$d of %3$d parcels (%.1f%%) arrived for %@.", ["%1$s", "%2$d", "%3$d", "%.1f%%", "%@"]),
      ("Zeile %s nicht gefunden", ["%s"]),
      ("100% sure, 5 % of it, 100%ig, 20%-ige, 100 %-ige, 5%", []),
      (
        "%-5.2lf %lld %2$@ %05d %+d %*d %zu %#x",
        ["%-5.2lf", "%lld", "%2$@", "%05d", "%+d", "%*d", "%zu", "%#x"]
      ),
      ("Hello {name}, {0} and {{user.name}} or { x }", ["{name}", "{0}", "{{user.name}}", "{ x }"]),
      ("${HOME} and $USER for $5", ["${HOME}", "$USER"]),
      ("%(name)s has %(count)d", ["%(name)s", "%(count)d"]), ("%{count} left, %<n>d", ["%{count}", "%<n>d"]),
      ("<%= user.name %> is here", ["<%= user.name %>"]),
      (
        "{price, number, currency} on {d, date, short}, {0:N2}",
        ["{price, number, currency}", "{d, date, short}", "{0:N2}"]
      ), ("{this is a remark}", []),
      ("Set %PATH% to %1 of %2.", ["%PATH%", "%1", "%2"]), ("%s%d", ["%s%d"]), ("%ds left", ["%d"]),
      ("%@s book", ["%@"]),
      ("A <b>bold</b> move<br/>", ["<b>", "</b>", "<br/>"]),
      (#"<a href="/k?x=1">old</a>"#, [#"<a href="/k?x=1">"#, "</a>"]),
      ("Salt & Pepper: it's <5 minutes> away \"now\".", []),
      ("Write &amp; in HTML, &#39; and &#x27; too; AT&T;", ["&amp;", "&#39;", "&#x27;"]),
      ("Is a <b and c> d?", []), (":tada: Done at 12:30:45 :smile_cat:", [":tada:", ":smile_cat:"]),
    ])
  func placeholders(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
  }

  @Test(
    "Code between back-ticks and names of functions",
    arguments: [
      ("Run `make all`, then ``a`b``.", ["`make all`", "``a`b``"]),
      ("Call close() or Shop.open() first.", ["close()", "Shop.open()"]), ("An ` alone", []),
      ("`a\nb`", []), ("Empty () and f(x)", []),
    ])
  func code(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
    #expect(spanKinds(in: text).allSatisfy { $0 == .code })
  }

  @Test(
    "Identifiers, accounts, hashes and versions",
    arguments: [
      ("Part AB-1234-X, flag QT_WRAP_UI, field user_name.", ["AB-1234-X", "QT_WRAP_UI", "user_name"]),
      ("Pay DE00 1234 5678 9012 3456 78 now", ["DE00 1234 5678 9012 3456 78"]),
      ("ID 123e4567-e89b-12d3-a456-426614174000.", ["123e4567-e89b-12d3-a456-426614174000"]),
      ("Commit 3f2a9bc, at 0x7fff", ["3f2a9bc", "0x7fff"]),
      ("Call +49 30 1234567 or 0171 2345678.", ["+49 30 1234567", "0171 2345678"]),
      ("Order 20241234567", ["20241234567"]), ("ISBN 978-3-16-148410-0.", ["978-3-16-148410-0"]),
      ("Version 1.2.3, v2.0, 2.0-rc1 and version 2.0.", ["1.2.3", "v2.0", "2.0-rc1", "2.0"]),
      ("407,915 and 88.880, 3.007.110 on 31.12.2024", []),
      ("In 1990-1995, the 1980s, 3rd, 20km, mp3, H2O, B2B, 40-year-old, 2 200 people", []),
      ("A 40-YEAR-OLD MAN IN 2D", []), ("getItem2 and user123", ["getItem2", "user123"]),
      ("at 12:30, 8.30, 3,5 and 1000", []), ("iPhone and JavaScript", []), ("_emphasis_ and __init__", []),
      ("Card 4111 1111 1111 1111.", ["4111 1111 1111 1111"]), ("10.0.0.1 is up", ["10.0.0.1"]),
      ("MH370, KX450F", ["MH370", "KX450F"]),
      ("Pack en-de.tiny.1.0. Key ssh-ed25519 AA.", ["en-de.tiny.1.0", "ssh-ed25519"]),
      ("z.B. 3.4.2024, a.m., mp3-player, top-10", []),
    ])
  func identifiers(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
    #expect(spanKinds(in: text).allSatisfy { $0 == .identifier })
  }

  @Test(
    "Pictographs are whole grapheme clusters",
    arguments: [
      ("Well done 👍🏽. The flags 🇩🇪🇯🇵 are up. Family: 👨‍👩‍👧. Tea ☕︎?", ["👍🏽", "🇩🇪🇯🇵", "👨‍👩‍👧", "☕︎"]),
      ("Press 1️⃣ or #️⃣ *️⃣", ["1️⃣", "#️⃣", "*️⃣"]),
      ("❤️ and ☀ but © ® ™ stay", ["❤️", "☀"]), ("©️ ‼️", ["©️", "‼️"]), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿!", ["🏴󠁧󠁢󠁳󠁣󠁴󠁿"]),
      ("Go→there “now” – yes…", []), ("犬🐶と猫", ["🐶"]), ("🇩", ["🇩"]),
    ])
  func pictographs(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
    #expect(spanKinds(in: text).allSatisfy { $0 == .emoji })
  }

  @Test(
    "A host with a character that no address has is taken without its path, and the walk goes on",
    .timeLimit(.minutes(1)),
    arguments: [
      ("\u{33A}.org/", ["\u{33A}.org"]), ("\u{33A}.example.org/map", ["\u{33A}.example.org"]),
      ("see www.\u{33A}.org now", []),
    ])
  func oddHosts(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
  }

  @Test(
    "A sign that is no pictograph makes none of what stands before it",
    arguments: [
      ("*\u{1F7CF} and \u{A9}\u{1F7CF}", []),
      ("*\u{FE0F} and \u{A9}\u{FE0F}.", ["*\u{FE0F}", "\u{A9}\u{FE0F}"]),
    ])
  func noPictographs(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
  }

  @Test(
    "A literal marker of the packs is a span",
    arguments: [("Keep ⟦0⟧ and ⟦17⟧.", ["⟦0⟧", "⟦17⟧"]), ("⟦x⟧ ⟦⟧ ⟦", [])])
  func markers(text: String, expected: [String]) {
    #expect(spans(in: text) == expected)
    #expect(spanKinds(in: text).allSatisfy { $0 == .marker })
  }

  @Test(
    "Prose has no spans",
    arguments: [
      "", "The harbour will stay closed until the storm has passed.",
      "Es war spät; „Komm!“, sagte sie – und ging…", "猫が来た。「もう遅い。」と母が言った。", "Что это? Ничего.",
    ])
  func prose(text: String) {
    #expect(spans(in: text) == [])
  }
}

// swift-format-ignore-file: each text is one line, however long.

extension SampleTexts {
  static let other: [String: String] = [
    "fi": """
    Hyvää huomenta
    Kiitos paljon
    Missä minun avaimeni on?
    Nähdään ensi viikolla
    Keitto on vielä liian kuumaa.
    Sulje ikkuna ennen kuin lähdet.
    Unohdin taas kastella kukat.
    Voimme tavata asemalla puolenpäivän aikaan.
    Siskoni soittaa viulua pienessä orkesterissa lähellä rannikkoa.
    Keittiössä tuoksuu tuore leipä, koska naapuri on leiponut koko aamun.
    Kukaan ei tiennyt, miksi käytävän lamppu oli palanut kolme päivää.
    Jos sade ei pian lakkaa, meidän täytyy kantaa laatikot kellarin kautta.
    Hän avasi kirjeen hitaasti, luki sen kahdesti ja pani sen sanaakaan sanomatta takaisin laatikkoon.
    Silta rakennettiin yli sata vuotta sitten, ja joka kevät jonkun täytyy kiivetä ylös tarkastamaan pultit käsin. Työ on kylmää, mutta näköala laakson yli korvaa sen.
    Salasana on väärä
    Tiedostoa ei voitu tallentaa.
    """,
    "hu": """
    Jó reggelt mindenkinek
    Köszönöm szépen
    Hol van a kulcsom?
    Jövő héten találkozunk
    A leves még túl forró.
    Kérlek, csukd be az ablakot, mielőtt elmész.
    Megint elfelejtettem megöntözni a virágokat.
    Dél körül találkozhatnánk az állomáson.
    A nővérem hegedül egy kis zenekarban a tengerparton.
    A konyhában friss kenyér illata érződik, mert a szomszéd egész délelőtt sütött.
    Senki sem tudta, miért ég a lámpa a folyosón már három napja.
    Ha az eső nem áll el hamarosan, a pincén keresztül kell vinnünk a dobozokat.
    Lassan kibontotta a levelet, kétszer elolvasta, aztán szó nélkül visszatette a fiókba.
    A híd több mint száz éve épült, és minden tavasszal fel kell másznia valakinek, hogy kézzel ellenőrizze a csavarokat. Hideg munka, de a völgyre nyíló kilátás mindenért kárpótol.
    Hibás a jelszó
    A fájlt nem sikerült menteni.
    """,
    "tr": """
    Herkese günaydın
    Çok teşekkür ederim
    Anahtarım nerede?
    Gelecek hafta görüşürüz
    Çorba hâlâ çok sıcak.
    Lütfen çıkmadan önce pencereyi kapat.
    Çiçekleri sulamayı yine unuttum.
    Öğlene doğru istasyonda buluşabiliriz.
    Kız kardeşim sahil kasabasında küçük bir orkestrada keman çalıyor.
    Mutfak taze ekmek kokuyor çünkü komşu bütün sabah ekmek pişirdi.
    Koridordaki lambanın neden üç gündür yandığını kimse bilmiyordu.
    Yağmur yakında durmazsa kutuları bodrumdan taşımak zorunda kalacağız.
    Mektubu yavaşça açtı, iki kez okudu ve tek kelime etmeden çekmeceye geri koydu.
    Köprü yüz yıldan fazla bir süre önce yapıldı ve her bahar birinin yukarı tırmanıp cıvataları elle kontrol etmesi gerekiyor. Soğuk bir iş ama vadinin manzarası buna değer.
    Şifre yanlış
    Dosya kaydedilemedi.
    """,
    "vi": """
    Chào buổi sáng
    Cảm ơn rất nhiều
    Chìa khóa của tôi đâu?
    Hẹn gặp lại tuần sau
    Món canh vẫn còn nóng quá.
    Làm ơn đóng cửa sổ trước khi đi.
    Tôi lại quên tưới cây rồi.
    Chúng ta có thể gặp nhau ở nhà ga vào khoảng trưa.
    Chị tôi chơi vĩ cầm trong một dàn nhạc nhỏ gần bờ biển.
    Nhà bếp thơm mùi bánh mì mới vì người hàng xóm đã nướng bánh cả buổi sáng.
    Không ai biết tại sao chiếc đèn ở hành lang đã sáng suốt ba ngày.
    Nếu trời không tạnh sớm thì chúng ta phải mang các thùng qua tầng hầm.
    Cây cầu được xây cách đây hơn một trăm năm, và mỗi mùa xuân lại có người phải trèo lên kiểm tra từng con ốc bằng tay. Công việc lạnh lẽo, nhưng cảnh thung lũng thật xứng đáng.
    Mật khẩu không đúng
    Không thể lưu tệp.
    """,
    "id": """
    Selamat pagi semuanya
    Terima kasih banyak
    Di mana kunci saya?
    Sampai jumpa minggu depan
    Supnya masih terlalu panas.
    Tolong tutup jendela sebelum kamu pergi.
    Saya lupa lagi menyiram tanaman.
    Kita bisa bertemu di stasiun sekitar tengah hari.
    Kakak perempuan saya bermain biola dalam orkestra kecil di dekat pantai.
    Dapur berbau roti segar karena tetangga memanggang sepanjang pagi.
    Tidak ada yang tahu mengapa lampu di lorong sudah menyala selama tiga hari.
    Kalau hujan tidak segera berhenti, kita harus membawa kotak-kotak itu lewat ruang bawah tanah.
    Jembatan itu dibangun lebih dari seratus tahun yang lalu, dan setiap tahun seseorang harus memanjat untuk memeriksa baut dengan tangan. Pekerjaan itu dingin, tetapi pemandangan lembahnya indah.
    Kata sandi salah
    Berkas tidak bisa disimpan.
    """,
    "et": """
    Tere hommikust kõigile
    Supp on ikka veel liiga kuum.
    Minu õde mängib viiulit väikeses orkestris mere ääres.
    Keegi ei teadnud, miks lamp koridoris oli kolm päeva põlenud.
    """,
    "lt": """
    Labas rytas visiems
    Sriuba dar per karšta.
    Mano sesuo groja smuiku mažame orkestre prie jūros.
    Niekas nežinojo, kodėl koridoriuje jau tris dienas dega lempa.
    """,
  ]
}

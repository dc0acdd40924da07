// Written by tools/langid/make-tables. Not to be edited.
// swift-format-ignore-file

/// The letter n-grams and words of languages, for `LetterProfile`, which documents the form.
enum LetterProfileTables {
  /// Of the Latin script.
  static let latinLanguages: StaticString = "af az bs ca cs cy da de en -eo es et eu fi fil fr -fo -fy ga gd gl hr ht hu id is it -la -lb lt lv mg ms mt nb nl -nn -oc pl pt ro rw sk sl -so sq sr-Latn sv sw tr uz vi"
  static let latinUsual: [Float] = [
    8.204, 5.350,
    7.931, 3.736,
    8.117, 4.418,
    8.157, 4.605,
    7.570, 2.973,
    8.187, 4.679,
    8.131, 4.276,
    8.141, 4.378,
    8.187, 5.157,
    8.067, 4.480,
    8.154, 5.120,
    8.179, 4.371,
    8.355, 4.548,
    8.296, 3.990,
    8.587, 6.498,
    8.146, 4.759,
    7.977, 3.803,
    8.047, 4.647,
    8.169, 5.059,
    8.336, 5.781,
    8.263, 5.447,
    8.160, 4.308,
    8.175, 4.859,
    7.729, 3.212,
    8.721, 4.007,
    7.787, 3.880,
    8.285, 5.316,
    8.288, 4.447,
    8.013, 4.185,
    7.993, 3.870,
    7.947, 3.656,
    8.888, 5.094,
    8.717, 4.146,
    8.016, 3.838,
    8.229, 4.648,
    8.271, 4.993,
    8.220, 4.596,
    8.345, 5.556,
    7.748, 3.467,
    8.165, 4.816,
    8.388, 4.982,
    8.227, 4.626,
    7.747, 3.022,
    8.072, 3.939,
    8.530, 3.670,
    8.031, 4.906,
    8.113, 4.427,
    8.029, 4.165,
    8.254, 5.159,
    8.186, 5.422,
    8.459, 3.092,
    7.578, 5.329,
  ]
  static let latin: StaticString = """
    +ß 70 +à 305070?0A0C0F0J0O0Q0S0U0W0`0d0 +á 00405060:0>0@0B0C0D0G0I0S0U0W0Z0d0 +â 50>0?0A0O0W0X0b0d0 \
    +ã W0d0 +ä 0070;0=0L0Z0`0 +å 60=0R0T0`0 +æ 60?0@0I0K0R0T0 +ç 103080<0?0F0S0U0W0^0b0 \
    +è 00305080?0C0F0J0O0Q0R0S0T0U0d0 +é 00304050607080:0>0?0A0B0C0D0F0G0H0I0J0L0O0P0R0S0T0U0V0W0Z0`0d0 \
    +ê 005080?0A0L0R0S0T0W0d0 +ë 00?0A0L0S0^0 +ì C0J0Q0d0 +í 003040:0>0@0B0D0G0I0J0U0W0Z0d0 \
    +î 0050?0J0L0X0b0 +ï 00305080?0A0D0S0U0 +ð @0I0 +ñ :0<0>0?0D0O0 +ò 30C0F0J0O0Q0R0T0U0d0 \
    +ó 003040:0>0@0B0C0D0G0I0J0R0S0T0U0V0W0Z0d0 +ô 0050?0A0L0O0R0T0W0Z0d0 +õ ;0W0d0 \
    +ö 00105070;0=0A0G0I0L0S0`0b0 +ø 60@0R0T0 +ù ?0C0J0Q0d0 +ú 003040:0>0@0A0B0D0G0I0J0U0W0Z0d0 \
    +û 0050?0A0L0b0 +ü 0010306070:0;0<0?0D0G0L0R0S0U0W0`0b0 +ý 40@0I0Z0d0 +þ I0 +ÿ ?0 +ā K0N0 +ă X0d0 \
    +ą M0V0 +ć 20E0V0[0_0 +ĉ 90 +ċ Q0 +č 2040E0M0N0Z0[0_0 +ď 40Z0 +đ 20E0[0_0d0 +ē K0N0 +ė M0 +ę M0V0 \
    +ě 40 +ĝ 90 +ğ 10b0 +ġ Q0 +ģ N0 +ĥ 90 +ħ Q0 +ĩ d0 +ī K0N0 +į M0 +ı 10b0 +ĵ 90 +ķ N0 +ĺ Z0 +ļ N0 \
    +ľ Z0 +ł V0 +ń V0 +ņ N0 +ň 40Z0 +ō K0 +ő G0 +œ ?0K0 +ŕ Z0 +ř 40 +ś V0 +ŝ 90 +ş 10X0b0 \
    +š 2040;0=0E0M0N0Z0[0_0 +ţ X0 +ť 40Z0 +ũ d0 +ū K0M0N0 +ŭ 90 +ů 40 +ű G0 +ų M0 +ŵ 50 +ŷ 50 +ź V0 \
    +ż Q0V0 +ž 2040;0=0E0M0N0Z0[0_0 +ơ d0 +ư d0 +ș X0 +ț X0 +ə 10 +ʻ c0 +ʼ c0 +ẅ 50 +ạ d0 +ả d0 +ấ d0 \
    +ầ d0 +ẩ d0 +ẫ d0 +ậ d0 +ắ d0 +ằ d0 +ẳ d0 +ẵ d0 +ặ d0 +ẹ d0 +ẻ d0 +ẽ d0 +ế d0 +ề d0 +ể d0 +ễ d0 \
    +ệ d0 +ỉ d0 +ị d0 +ọ d0 +ỏ d0 +ố d0 +ồ d0 +ổ d0 +ỗ d0 +ộ d0 +ớ d0 +ờ d0 +ở d0 +ỡ d0 +ợ d0 +ụ d0 \
    +ủ d0 +ứ d0 +ừ d0 +ử d0 +ữ d0 +ự d0 +ỳ d0 +ỵ d0 +ỷ d0 +ỹ d0 \
    =a 2G3I4L5K8I:I?FBJCJDKEGFCGLJIKFWKXJZL_G =aan 0FSF =aand 0> =aasta ;? =ab 79KF =abana YB =abans 3? \
    =abantu YB =abbiamo J? =abbrechen 79 =abend 7= =aber 7A =ablak G< =about 8@ =abrir :9W: =aby 4BZB \
    =ac KE =acasă X> =aceasta X@ =această X@ =acest X@ =acesta X@ =aceste X? =ach BDCD =acolo X? \
    =acqua J: =acum X? =ad KJ =ada HFPF =adalah HDPD =adam b; =add 88 =adesso J: =adgangskode 6; \
    =adiós :; =adéu 3> =aeg ;? =af 6HIF =aften 6= =after 8> =ag BG =aga ;H =again 8< =against 8< \
    =agar HA =agat BA =agli J9 =agora D?W= =agua :: =agus BLCL =ahir 3? =aho OE =ahoj 4<Z< =ahol G@ \
    =ahora :? =ahí :9 =ai XC^C =aici X? =aig CH =aigua 3= =aika =< =aina =? =ainda W> =ainsi ?< \
    =ainult ;D =air CJH?P@ =airson CD =aitäh ;@ =això 3< =aiza OD =aj ZG =ajo ^C =ajtó G< =ak FK \
    =akan HGPG =akar G> =akarok G> =aken ;> =aki GC =akkor G@ =ako 2A>FE@ZE_@ =aku HDPD =akvo 9? \
    =akşam b< =akşamlar b= =al 3E9I:EJDS?XE =alati ;@ =alatt G? =aldrei I@ =aldri R=T> =aldrig 6=`= \
    =ale 4EVFZE =alebo ZB =algo :< =alguien :9 =algum W: =alguma W: =alguém W: =ali 2EEEW=[E_D \
    =alikuwa aB =all 8CJ@ =alla =:JD`A =alle 0@6?7<J9R?S=T? =aller ?; =allerede 6=R> =alles 7<S= \
    =allora J9 =alltaf I@ =alltid R=T>`= =alltså `: =allà 3? =allí :9 =almal 0@ =alors ?= =als 7ESE \
    =alsjeblieft S< =also 7:8> =alstublieft S< =altid 6= =altijd S: =altında b> =always 8< =alí D> \
    =am 5G7BB@XC =ama bF =amanhã W= =amazi YB =amb 3F =ambao aB =amely GC =ami GB =amikor G@ =amin OJ \
    =amma 1G =amser 5? =amárach B? =an 7D8DBKCKOIX> =anak H? =anar 3< =ancak bB =anche JD =ancora J? \
    =and 8K =anda HDPD =andare J= =andere S= =andiamo J; =andra `> =andre 6?R?T? =androany OB =ane FA \
    =ang >L =anh dB =ani X> =ankizy OA =ankoraŭ 9D =anni J? =annuler ?9 =annuleren S9 =annulla J9 \
    =annuller 6; =annus KA =année ?> =ano 4<>? =anos D?W> =another 89 =ans ?> =antara H>P> =ante :< \
    =anteeksi == =antes :=W9 =anulează X: =anuluj V: =any 3>8? =anyone 89 =anys 3> =ao DDOIWD =aos WA \
    =apa H>P> =apabila PA =apie MG =aprire J9 =après ?? =apă X= =aqua KA =aquest 3< =aquesta 3< =aqui W= \
    =aquí 3?:9D> =ar 5IBIMGNKXC =ara 3?b: =arasında 1?b> =araw >A =arbeid R< =arbejde 6; =arbete `; \
    =archivo :9 =are 8EX; =ari YH =ariko YG =around 89 =arquivo W: =arratsalde <@ =ary OG =arī NH \
    =as 0F8FDEWE =asante a? =asetukset =; =ask 8: =asko <@ =asseblief 0> =assim W= =astăzi X< \
    =asubuhi a? =así :?D> =at 6K8F>IRGTG =ata DB^B =atau HCPC =atea <? =atje ^A =ato ^B =atque KE \
    =att `K =atunci X9 =atzo <A =até WB =au ?EXCaF =auch 7E =auf 7G =auga D= =aujourd ?: =aunque :> \
    =aus 7D =aussi ?@ =aut KD =autem KD =autres ?? =aux ?C =av RHTH`H =avaa =; =avais ?; =avait ?; \
    =avant ?> =avbryt R;`: =avec ?D =avem X; =aveți X; =avoir ?; =avond S< =avui 3? =awak PD =ay >I \
    =ayarlar b: =ayer :; =az GKb: =azafady OB =azi X< =azken <> =azok G@ =azonban G: =azt GF =aç b; \
    =aínda D? =að IK =año := =años :A =aún :8 =ačiū M? =aħna QD =aš ME =aŭ 9E =až 4BZB =ați X; =ba >Bd> \
    =baada aE =babae >@ =bach 5> =back 8> =bagaimana H=P> =bago >? =bahasa H; =bahawa PB =bahay >A \
    =bahwa HB =bai <@ =baie 0B =baik H>P? =baile B?C@ =baina <H =baino <F =bakit >? =bambini J: \
    =bambino J: =bana bA =bandar P? =banyak HBPB =bapak H< =bara IA`= =bardzo VA =bare RA =barn 6<I?R<`; \
    =baru H?P? =basikal P< =bat <J =bata >@ =batal H;P< =bazı b? =be 8F =beag B?C? =bean B@C@ =beatha CA \
    =beaucoup ?< =beberapa H; =because 8= =bedankt S< =bedre 6;R; =bedst 6; =been 8B =before 8> \
    =begge 6:R: =begin 89 =behar <B =bei 7C =beidh BA =beim 7: =being 8= =belki b: =belt Q? =belum H@P@ \
    =belə 1@ =bem W> =ben D?S;bF =bene J< =beni b@ =benim b@ =bent S; =bere <G =berkas H< =berre TA \
    =berri <? =besar H?P? =besok H= =besser 7; =best 89R; =bestand S9 =beste S: =bet MHNH =beter S: \
    =beth 5C =beti <A =better 89 =between 8= =bevor 79 =bez 49V@Z: =bezárás G; =beállítások G; =bha CG \
    =bheil CD =bhfuil BD =bho CD =bhí BG =bi 2D<>ED[D_D =bidh CB =bieb Q? =bien :??@ =bieraħ QA =big 8: \
    =bihar <A =bij SD =bija NC =bil [B =bila ECP>[B_C =bilan cJ =bile b> =bili [B =bilik P? \
    =biliyorum b< =bilmiyorum b< =bilo EC[B_C =bin 7< =bine X: =binnen S9 =bintana >@ =bio 2CEC_C \
    =bir 1KbKcK =birinci 1= =bis 7@ =bisa HD =biss QF =bist 7< =biti 2DED_D =bitte 7< =biz 1FbEcF \
    =bize b@ =bizi b@ =bizim 1Ab@ =bizitza <@ =bizə 1A =biết d? =ble 5CRB =bleibt 79 =blev 6B`A \
    =blevet 6: =bli RBTB`A =bliadhna CA =bliain B@ =blir R>T?`> =blitt R: =bliver 6> =blwyddyn 5? \
    =bo [CcH =boa D>W< =bocsánat G= =bod 5G =bok E= =bol ZB =bola Z@cB =boleh H;PD =boli Z: =bolo ZA \
    =bom W< =bon 3??< =bona 3?9A =bonan 9A =bonjou FB =bonjour ?< =bonne ?< =bonsoir ?< =bonswa FB \
    =bonvolu 9A =bonġu QA =bor cG =bore 5@ =borg I> =bort `: =bos D> =both 8< =botë ^? =bra R;`; \
    =bu 1KbKcK =budak P? =bude 4@Z@ =buena :9 =buenas :; =bueno :9 =buenos :< =bugun cA =bugün b= \
    =buhay >A =buiten S9 =buka H<P< =bukan H@P@ =bukas >> =buku H< =bun X= =bunu 1@b? =bună X= =buona J< \
    =buonasera J< =buongiorno J< =buono J< =burada b: =buri YD =burrë ^? =buruk H>P? =bus MC =buscar :9 \
    =but 8D =button 88 =butuh H; =buvo MC =buổi d= =by 0C4F6<8FR<ZF =bych 49 =bychom 49 =byd 5? =bydd 5B \
    =byl 4B =byla 4@ =byli 49 =bylo 4A =byly 49 =bywyd 5? =być VB =był VD =była VB =było VA =byť Z@ \
    =bà dB =bäst `; =bättre `; =både `: =börn I? =böyle b? =böyük 1= =børn 6< =bütün 1@b? =büyük b; \
    =být 4@ =bărbat X> =bērni N> =bērns N> =będzie V> =během 49 =błąd V: =būs NC =bəli 1? =bạn dB \
    =bằng d? =c ?BJ@ =ca XD =cad BB =cada :>W: =calle :: =camera J: =cameră X= =can 8@ =cancelar :9W9 \
    =cando DC =cannot 88 =car ?: =care XF =cari H;P< =carrer 3= =casa 3=:<D=J<W: =casă X> =cathain BB \
    =caută X: =ce ?DXE =cela ?: =celle ?: =celui ?: =cercare J9 =cerrar :9 =ces ?? =cette ?B =ceux ?: \
    =ceva X: =cez Z9 =cha aH =chambre ?9 =chan CE =changes 88 =chaque ?: =chce 4>V<Z> =chcem Z> \
    =chcesz V< =chci 4> =chcę V< =che JJ =chez ?= =chi 5EJ= =chiar X9 =child 89 =children 89 \
    =chiudere J9 =cho dH =chose ?9 =chun BC =chyba 4:Z: =chào d> =chúng dB =chỉ d@ =chị dB =ci JBV? \
    =ciamar CC =ciao J< =cidade D=W: =cilvēki N> =cilvēks N> =cine XB =cineva X: =città J9 =ciudad :: \
    =ciutat 3= =cię V? =clann C@ =click 88 =close 8; =co 4CVF =coisa W; =com 3DWG =come 8<JD =comme ?A \
    =comment ?; =como :DDDWD =con :FDGJFd< =conas BB =contra :=W9 =contraseña :9 =contre ?> =contro J9 \
    =copii X> =copil X> =cosa J< =così J? =could 8? =coś V9 =criança W: =crianças W: =csak GH =csinál G= \
    =cu XI =cuando :B =cui JA =cuin CB =cum KIXB =cur K@ =cuál :: =cuándo :: =cuối d> =cuộc d< =cyane YE \
    =cyangwa YG =czas V: =cześć V= =czy VD =człowiek V; =cài d< =các dJ =când XB =cé BB =cén BB =cò CC \
    =còn d@ =có dJ =cómo :: =công d< =cùng d> =că XH =cũng dD =cảm d> =cần d? =của dK =cửa d= =d 3H?C \
    =da 2I5@6A7><KDIEIJERAWIX<[I_IbJ =daan >@ =daar 0BS@ =dabar MA =dabei 79 =dacă X: =dag 0?6?I@R?S=`> \
    =dagen S= =daginn I@ =dago <C =daha 1HbH =dahil >C =dai J9 =dal JB =dalam HHPH =dalawa >A =dalla JB \
    =další 4; =damit 79 =dan 5AE=HKPKQFSE[>_= =danas 2@E>_> =danes [> =dank S< =danke 7< =dankie 0> \
    =dankjewel S< =dankon 9A =dann 7= =dans ?F =daoine B@CA =dapat HCPC =dar ::MBQ@W;XD =darbas M> \
    =darbs N> =darf 79 =dari HIPI =das 7HDDWD =dass 7C =dat 0ISH =datang H<P< =datei 79 =datoteka E; \
    =daude <C =daugiau MC =day 8= =ddim 5B =ddoe 5@ =de 3L6H9K:L?LDLGGKFRGSLWLXK`FbI =deb cI =debe :: \
    =debo :: =deca _< =deci X: =decir :: =deg R?T@ =degli JA =dei JETG =dein 7< =deine 7< =dejjem QB \
    =del 3E:HJG =dele W? =deles W? =delete 8; =dell J@ =della JE =delle JC =dem 6@7FR@`? =demain ?: \
    =demen FB =demà 3? =den 4<6G7JRFTF`G =denbora <@ =dengan HJPJ =denn 7= =deoarece X: =depois WA \
    =depuis ?> =der 6F7L =dere R? =derfor 6<R< =dernier ?9 =derë ^> =des 7G?I =deschide X: =desde :AW9 \
    =despois DA =despre X? =després 3? =después :> =det 6JRKTK`J =dete _< =deti Z; =deur 0CS; =deus K@ \
    =deux ?@ =devas 9> =deve J: =devi J: =devo J: =deyil 1D =deze S@ =değil bD =deň Z< =dhe ^L \
    =di HKJLPK =dia 3?BAHEOKPEW> =dich 7> =did 8> =didelis M> =die 0L7KSF =diena M?N? =dies KA =diese 7? \
    =dieser 7? =dieses 7? =dieťa Z; =different 8: =difor T> =dig 6?`? =dijete E< =dimineața X< \
    =din 6@>BQGR@T@XF`? =dinas 5> =dinja Q@ =dintr X@ =diolch 5@ =dir 7> =dira <H =dire ?;J= =dirisha a@ \
    =disse W9 =dit ?;S@ =dito >> =ditu <B =ditë ^@ =diugh C? =divi N= =diye b? =dizer W; =dje ^@ \
    =djeca 2@E< =dla VE =dlaczego V> =dlo F@ =dnes 4?Z@ =do 2E4H8?BHCHDIEEVIWIZH[F^E_E =doar XB \
    =dobar E=_= =dober [> =dobra E=V=[>_= =dobranoc V= =dobro E=[>_= =dobry V= =dobrze V= =dobré 4<Z< \
    =dobrý 4<Z< =doch 7> =doen 0=S; =does 89 =doet S; =doi X< =dois ?; =doit ?; =dom V;Z< =domani J= \
    =domhan B@ =domo 9? =domus KA =don 8; =dona 3> =donc ?: =donde :? =donna J< =dont ?= =doon >> \
    =door 8:SD =dopo J@ =doras B?C@ =dos 3=:BDEWE =dosya b; =dove J= =dovidenia Z< =down 8= =doğru b= \
    =drei 7: =dreng 6< =drie 0@S= =dritare ^> =dros 5A =drws 5? =drzwi V; =du 6B7@9?<J?HM>`@ =dua H>P> \
    =due J@ =dues 3= =dugu <B =duine B@CA =duit BA =dunia H@P@a@ =după XC =durante :>J9W9 =durch 7@ \
    =during 89 =durvis N> =durys M> =dut <B =dute <G =duzu <B =duży V: =dva 4:E<Z;[<_< =dvere Z< \
    =dveře 4; =dvije 2? =dwa V: =dy ^> =dykk T@ =dyn 5? =dzieci V; =dziecko V; =dzień V= =dzisiaj V< \
    =dziękuję V= =dziś V= =dzīve N? =där `B =därför `< =då `@ =dè CC =déjà ?9 =día :=D? =días :;D> \
    =dítě 4; =dónde :: =dörr `; =dør 6<R< =dün b= =dünya 1>b; =dünən 1> =děkuji 4< =děkuju 4< =dělat 49 \
    =děti 4; =dům 4< =dŵr 5? =dưới d? =də 1J =e :>CGDJJKWJ^J =ea XA =each 8= =easy 88 =eau ?9 =ed JA \
    =eder b> =ederim b= =edhe ^D =edi cC =edir 1? =edit 88 =ediyor b> =edo <F =een SJ =eens S9 \
    =eerste S= =ef 5FIB =efter 6B`B =eftersom `< =eg TE =egin <G =egun <A =egy GI =együtt G: =ehkä =: \
    =ei 5H;K=KXB =eich 5D =eigenlijk S9 =eile ;@ =eilen == =ein 5D7ETI =eine 7E =einem 7B =einen 7B \
    =einer 7C =einstellungen 79 =eit TF =eius KC =eivät => =ejo YD =ek 0E =ekan cC =ekki IG \
    =el 3J:JDDGEXA =ela DAWA =elas W? =ele WDXA =eles DAW@ =elimina J9 =eliminar :9 =ell 3B =ella 3B:= \
    =elle ?@ =eller 6BRBTB`B =elles ?? =ellos :< =ells 3A =els 3F =első G; =elu ;? =elämä =< =előtt G? \
    =elə 1@ =em 3AWHdB =emakume <? =emas cH =ember G< =emberek G< =emme =? \
    =en 0K3I6I9J:J=??IDHIHRISJ`IbF =encara 3@ =encore ?? =enemmän =B =enfant ?> =enfants ?= =engem GA \
    =enim KD =enne ;= =ennen =A =enregistrer ?: =ens 3A =ensimmäinen =; =entonces :9 =entre :B??DAWA \
    =então W= =entón D> =eny OB =er 6J7DIJRJSFTJ`? =era :AD@J@W>X; =eram X; =erat KC =erau X; =ere <I \
    =eres :; =erg S: =erkek b; =eroare X: =erreur ?9 =erro W9 =error 88:9 =errore J9 =erste 7: \
    =ersten 79 =ertaga cA =es 3G7D:E?<NF =esa :> =ese :?DA =esimene ;> =eskerrik <@ =eski b; =eso :> \
    =esok P= =essa W@ =essas W? =esse KGW@ =essere JA =esses W? =est ?GKK =esta :B =estaba :< =estado := \
    =estamos :;W< =estas 9J =estava W> =este :CD@G<W?XF =estic 3< =estos :< =estou W< =estoy :; =està 3B \
    =está :AD@W? =están :; =estás :;W< =estão W< =estét G= =et 3A6E;J=??JKLRF =eta <L =etdi 1@ =etiam KC \
    =eto OC =ett `F =ette =? =etter RBTB =etti b> =että =J =etwas 7< =etxea <? =eu 5DDBWBXA =euch 7= \
    =ev 1>b< =eve b< =even 8>S9 =evening 8; =every 89 =everything 89 =evet b= =ex KG =excluir W9 \
    =ez <KGH =ezek G@ =ezt GC =ezért G: =eða IB =ešte ZA =ești X; =f QI =fa OH =fac X; =face X; \
    =facer D@ =fail P< =faire ?; =fait ?A =faleminderit ^@ =falsch 79 =fanm FA =faoi BD =fare J= \
    =fatto J> =faut ?; =faux ?: =favor :;W< =favore J< =faz W9 =fazer W> =fazla b: =fe 5E =fear B@C@ \
    =fechar W: =fehler 79 =feil R; =feina 3= =fejn QC =fel 5GGD`: =felett G? =femeie X> =femme ?> \
    =fenestro 9? =fenster 7: =fenèt F@ =fenêtre ?9 =fer 3< =fereastra X= =fermer ?: =few 89 =ffenestr 5? \
    =fi 5DXD =fiainana OA =fica W; =ficar W; =ficheiro W: =fichier ?: =fie XB =fil 6;QHR;`: =file 8;J9 \
    =find 8: =finden 7: =findes 6: =finestra 3=J: =finnes R: =finns `: =fino J9 =first 8? =fișier X: \
    =flicka `; =fo CD =foarte X? =foi D@W> =fois ?> =for 6G8HRHTH =foram W> =fordi 6<R<T> =forkert 6: \
    =forma :< =fost XC =fotoana OA =fout S9 =fra 6DJ@RD =frau 7: =from 8D =frumoasă X9 =frumos X9 \
    =frá IB =frå TD =från `D =fue :A =fuinneog B? =fuit KC =fundit ^> =fyrir IB =fyrst I> =fájl G; \
    =får 6>R>T?`> =fè FE =férfi G< =fëmijë ^? =fönster `; =för `H =första `; =før 6>R>T? =første 6;R; \
    =für 7G =fără X? =ga E?S;[?_? =gaan 0=S; =gaat S; =gabi >> =gabon <@ =gade 6< =gads N? =gadu N? \
    =gamall I> =gamle 6;R; =gammal `; =gammel 6;R; =gan 5F =ganz 7; =gara <B =gason FA =gata `; =gate R< \
    =gatto J8 =gaur <A =gawin >= =gde _A =gdje 2BEA =gdy VA =gdzie V> =ge `= =geben 7; =gece b< \
    =geceler b= =gedirəm 1> =geen S@ =gegen 7? =gehen 7; =geht 7; =gel b< =geliyor b< =gem 6; =gen FF \
    =general :< =gera M@ =gerai M@ =geras M@ =gerek b< =gerne 6:78 =gestern 7= =get 8< =geven S; \
    =gewoon S9 =gi R> =gian d; =gibi bG =gibt 7; =gidiyorum b< =giorno J= =gister 0= =gisteren S< \
    =git b< =give 6>8: =gizon <? =già J= =giới d= =giữa d? =gjer T? =gjerne R: =gjithmonë ^A =gjør R> \
    =gli JC =gluggi I? =go 8<BHV? =gobierno :> =god 6=R=`= =godina E=_= =godine E=_= =godmorgen 6= \
    =godmorgon `< =godt 6; =goed 0>S< =goede S< =goedemorgen S< =goedenavond S< =goeie 0> =going 89 \
    =good 8= =got 89 =graag S9 =gracias :< =grad E<_< =gran 3=:= =grand ?9 =granda 9? =grande :9?9D=J9W9 \
    =gratias K? =grazas D> =grazie J< =grazzi QA =great 8: =grem [< =gremo [< =greșit X: =greșită X: \
    =groot 0>S: =grote S: =große 79 =großen 79 =grua ^? =gràcies 3> =gu <ECI =guardar :9W9 =gusa YE \
    =gusto >> =gut 7; =gute 7; =guten 7= =guter 7= =gutt R< =gwaith 5> =gwelwch 5@ =gwo F@ =gyda 5A \
    =gyerek G< =gyerekek G< =gyvenimas M? =gärna `: =går 6>R>T?`> =gær I@ =gì dA =góðan I@ =gör `> \
    =göra `= =göre bB =görmek b< =görə 1B =gözəl 1= =gør 6> =gün 1?b> =günaydın b= =güzel b; =għada QA \
    =għal QI =għaliex QC =għandu QE =għax QB =għodwa QA =gəl 1> =ha 3C:CGFJCRA`A =haar 0@S> =habari a? \
    =haben 7A =había :A =hace :> =hacer :< =hacia :< =had 8ESB =hadde RATA =hade `C =hafa IC =hafði IC \
    =hai D@J?P=d> =haiek <D =haku =; =halaman H;P< =hallo 0=7<S< =halo H= =haluaa => =haluan => =halò CB \
    =ham 6?R?cI =han 3C6E:@<ARETE`E =hand 89 =handi <? =hann IF =hanno J? =hano YE =hanya HBPB =hapa aD \
    =hapana a? =hapon >> =hapus H; =har 6FRFTF`FcD =harada 1B =hari H@P@ =harus HB =has 8B =hasta :A \
    =hasło V: =hat 7D =hata aEb: =hatte 7< =hau <F =haur <? =haus 7: =havas 9> =havde 6A =have 6A8D \
    =havia W9 =hawn QB =hay :@dC =hayat b; =hayır b= =haza G< =he 3<=D =hea ;? =head ;? =heb 5A \
    =hebben SB =hecho :< =heddiw 5@ =heeft SB =heel S: =hefur IC =hefyd 5A =hei ==R= =heidän =A \
    =heimur I? =hej 6=`= =hello 8; =helló G= =help 8: =hem S=b> =hemen <A =hemm QB =hemma `: =hen 5>S> \
    =hende 6? =henne R?`? =henni ID =hep b? =her 6@8CR@T@bD =here 8< =herkes b: =heslo 4:Z; =het 0JSK \
    =heute 7= =heç 1@ =hi 3B5F =hiba G; =hibás G; =hic K? =hide 88 =hidup H@P@ =hieman =: =hier 0B7>?:S@ \
    =hieraŭ 9B =high 8: =hii aG =hij SC =hija QD =hiljada 2?_; =him 8B =hindi >G =hiria <? =hiru <> \
    =hiç b? =hiçbir b: =hiša [= =hjelp R: =hjemme 6:R; =hjælp 6: =hleb _; =hledat 4: =hljeb 2? \
    =ho 3B4AJ?OHTCZA =hoc KD =hodiaŭ 9B =hoe 0AS> =hoekom 0A =hogy GJ =hogyan G@ =hoje W= =hol G@ \
    =hola 3>:< =holnap G= =hombre :: =home 3>D= =homem W: =homines KA =homme ;@?> =hommikust ;? \
    =homo 9@KA =homoj 9@ =hon `B =honom `? =honum ID =hori <F =house 8: =how 8= =hoxe D? =hoy :; \
    =hoću E<_< =hočem [< =hoặc d@ =hteo _; =htio E; =hu QG =hui ?: =huis 0?S; =huli >? =hulle 0D \
    =huma QC =hun 6CRCS> =huo aG =huomenna == =huomenta == =huone =< =hur `< =hurð I? =hus 6<R<`; \
    =huu aG =huwa QD =hva RA =hvad 6A =hvala E=[=_= =hvar IB =hvað IB =hvem 6<R= =hver IB =hvernig IA \
    =hvers IA =hvilken 6<R< =hvordan 6<R= =hvorfor 6<R= =hvornår 6< =hy 0E =hyggelig R: =hyvin =B \
    =hyvä == =hyvää == =há W> =három G; =ház G< =hän =H =hänen =A =här `@ =hätte 7< =hér IA =hôm d= \
    =hún IE =hús I? =hľadať Z: =həm 1@ =hər 1D =həyat 1> =họ dA =hủy d< \
    =i 2L3K4G5J6KBJCFELJERKTKVL^J_L`K =iad BBCE =ianao OE =ianareo OE =iawn 5A =ibi K? =ibu H< \
    =ich 7@VCZ@ =ici ?: =idag `< =ide E;G:_; =idem E;_; =ideme Z: =idę V< =idő G< =iemand 0@S= \
    =ieri J=X< =iets 0@S= =if 8A =igen 6=G=`= =igihe YC =igjen R=T> =igår `< =ih E?_? =ihany OC =ihm 7> \
    =ihminen =< =ihmiset =< =ihn 7> =ihr 7@ =ihre 7? =ik SB =iki 1CYFbB =ikke 6FRF =ikkje TF =ikkuna =< \
    =il 1??DJKQL =ile bI =ili 2D9FED_D =ilk b; =illetve G: =illum QB =ilma Q? =ilman =: =ils ?@ \
    =iltaa == =iltimos c@ =ilə 1I =im 7F =ima E<[<_; =imam E<[<_< =imamo E;[<_; =immer 7? =imorgon `< \
    =in 0J7J8JJIKKSI[L`@ =ind 6A =indi 1B =indonesia H; =indstillinger 6: =infano 9@ =infanoj 9@ \
    =ingen 6?R?T@`> =inget `? =ingin H< =ini HIPI =inimene ;? =inimesed ;> =inn RATA =innan `= =inne V9 \
    =inniu B? =innstillinger R; =inny V9 =inné B? =inoiz <A =inona OD =insan 1>b; =insanlar b; =inson cB \
    =instellingen S9 =inställningar `: =int QD =inte `F =into 8@ =intom QD =invece J9 =inzu YB =iný Z: \
    =io J>OF =iptal b: =ir ::MLNKW; =ireo OD =is 0I8IBICIGISI =isang >B =ise bB =ishte ^E =isi YC \
    =isika OE =isit FC =iso =<DB =issa QB =isso WB =ist 7F =istiyor b< =istiyorum b< =istəyirəm 1> \
    =isə 1B =it 8H =ito >F =itse =: =itt GD =itu HGPG =ity OF =iva Q@ =iyan >= =iyi b= =iyo YF =iyon >= \
    =iz 2EEE[D_E =iza OD =izan <I =izao OC =izay OH =izba Z< =između E@_@ =izy OF =için bJ =içinde b> \
    =içində 1? =iść V< =iş 1=b; =iš MJ =iżda QE =j ?B =ja 0=2A3@6=7?;L=LE@NBR=S<V@Z?_@`< =jaar 0?S= \
    =jag `D =jah ;? =jahr 7: =jahre 7: =jak 4AVG =jako 4EVB =jalan H?P? =jam 9D =jamais ?< =jana a? \
    =janela W: =janm FC =januar 2? =janë ^D =jaro 9@ =jau MBNC =jauna N> =jauns N> =jaz [@ =jdeme 4: \
    =jdu 49 =je 2K4J?@EKSBZJ[K_K =jeg 6ERE =jego VD =jeho 4CZC =jei MB =jej VC =jejich 4@ =jekk QA \
    =jelszó G; =jemand 78 =jen 4B =jendela H? =jente R< =jer 2A6?E@_@ =jes 9@ =jest VH =jestem V< \
    =jesteś V< =jesteśmy V< =jeszcze V@ =jetzt 7= =jetë ^? =jew QF =jeśli V@ =ještě 4A =ji ME =jie MD \
    =jien QD =jih [? =jij SB =jika HAPA =jiný 4: =jis ME =jo 3B6:=ENBR:[?^? =jobb G; =jodi FB \
    =jogħġbok QA =joka =F =jokin =: =joku =: =jos =E =jossa =B =jotka =C =jou 0@ =jour ?> =jours ?> \
    =jouw S> =još 2BEB_B =jsem 4D =jsi 4> =jsme 4> =jsou 4C =jste 4> =ju E?^B_?`: =juba ;D =juda cD \
    =juga HFPF =juist S9 =julle 0D =jullie S= =jusque ?9 =just 8< =jutri [> =jutro E=V<[>_= =juče _> \
    =jučer 2@E> =już VD =jy 0D =já 4?I@WB =jälkeen =A =jít 49 =jó G= =jön G= =jā N? =ją V? =jūs MDND \
    =k 4FZF[D =ka ;I>FNI^F =kabla aD =kad EAMKNB_A =kada 2BEAMB_A =kadar bD =kadın b; =kafa 2? \
    =kahapon >> =kaikki =B =kailan >? =kailangan >= =kaip MG =kaixo <@ =kaj 9K[@ =kako 2BEB[@_B =kaks ;= \
    =kaksi =; =kalau HAPA =kalea <? =kama aF =kamar H? =kamer S; =kami >EHEPE =kamu HD =kan 0D6DRDSATD`D \
    =kandi YI =kann 7? =kanske `: =kanskje R: =kanssa =C =kanyang >D =kanë ^D =kao 2FEF_F =kapan H> \
    =kapat b; =kapı b< =kar [C =karena HD =karşı b= =kas NG =kasih H=P= =kata H;P< =katika aI =katta cA \
    =katu =< =kaupunki =< =kaut NA =kautta =: =kay FA =kaya >B =kaydet b; =kazi a@ =każdej V: =każdy V: \
    =každý 4:Z: =kažkas MA =kbir Q? =kdaj [@ =kde 4BZB =kdo 4=[@ =kdy 4A =když 4@ =ke 9HHGPG =kecha cA \
    =kecil H?P? =kedy ZA =keep 89 =kein 7< =keine 7< =keinen 7< =kell GC =kellett G> =kemarin H= \
    =kenapa H=P> =ker [A =kerak cC =kerana PD =keresés G; =kereta P< =kerja H?P? =kes ;E =kesalahan H; \
    =kesho a@ =ketika HA =kevés G: =keyin cE =keď Z@ =khi dF =không dH =khẩu d< =ki 1DFHGE[HbD =kia d; \
    =kial 9C =kiam 9C =kichik cA =kicsi G; =kie 9C =kiedy VA =kiel 9E =kien QE =kienet QE =kiitos == \
    =kilka V: =kilè FD =kim 1BbAcD =kimi 1H =kimse b: =kind 0?7:S< =kinder 7: =kinderen S< =kinders 0? \
    =kio 9C =kis G; =kishte ^D =kita HEPE =kiu 9C =kiçik 1= =kiếm d< =kje [@ =kjem T? =kjo ^E \
    =klein 0>79S: =kleine 79S: =know 8= =ko 2B>HYI[C_AcC =kobieta V; =kodeord 6; =kodu ;> =kodėl MB \
    =kohë ^? =koja EB_B =koje EB_A =koji 2GEG_G =kolem 49 =kolm ;= =kolme =; =kolodvor E; =kom 0=S; \
    =komen S; =kommen 7; =kommer 6>R>`> =kommt 7; =komt S; =kona I? =korleis T> =koska =A =koskaan =? \
    =kot [F =kota H? =kote FE =koti =< =kotiin =< =kounye FC =kruh E; =krásny Z: =krásný 4: =která 4C \
    =které 4D =který 4D =kto V>Z= =ktorá ZC =ktoré ZD =ktorý ZD =ktoś V9 =która VA =które VC =który VC \
    =ku YK^B =kubwa a@ =kui ;G =kuin =G =kuitenkin =: =kuka =? =kumusta >? =kun 6@9F=HcB =kunagi ;@ \
    =kunde `: =kung >C =kunne 6:R: =kunnen SA =kur MBNB^B =kuri YG =kurrë ^@ =kus ;C =kush ^A =kuwa aH \
    =kuća E=_= =kva TB =kvar T> =kveld R= =kven T> =kvifor T> =kvinde 6< =kvinna `< =kvinne R< =kväll `< \
    =kvöld I@ =kwa aJ =kwamba aB =ky ^E =kyllä == =kérem G= =két G; =këtu ^A =kõik ;D =köhnə 1= \
    =können 7? =köszönöm G= =kötü b; =következő G; =között GB =küçük b; =kā NG =kāpēc NB =l 3H?CJ@QJ \
    =la 3K9L:K?KFCJJXJaI =laatste S: =laba N@ =labai MC =labas M@ =labdien N@ =labi N@ =laboro 9? \
    =labrīt N@ =labs N@ =lagi H@PA =lagre R; =lahat >= =lahko [A =lai NF =laikas M? =laiks N? =lain H; \
    =laki H? =lakin 1C =lakini aE =lalaki >@ =laluan P< =lama H>P? =lana <? =lang 6;>BR;S: =langas M> \
    =lange 79 =laps ;> =lapsed ;> =lapset =< =lapsi =< =las :G =lassen 79 =last 8< =lat V; =latha CA \
    =lavi FA =lavil F@ =lazım b< =ldi cH =le :D?KBHCHGDJFQ@X@[C =leanabh C@ =leat CB =leben 7: \
    =lebih HCPC =left 8: =legjobb G: =lehen <> =lehet GE =lehilahy OA =lei J> =leider 78 =leihoa <? \
    =leis BCCC =lejl QA =lekin cE =len ZB =lenne G> =leo a@ =lep _; =lepiej V: =lepo _; =lepšie Z: \
    =les 3G:<?J =lesz G> =let 4@89 =leta [= =leto [= =lett G> =letzte 79 =leur ?@ =leurs ?= =leven S= \
    =lewe 0? =lhe W? =li 3A9GFJQK =lidt 6: =lidé 4; =lidí 4; =liegt 7: =liels N> =life 89 =lige 6= \
    =ligger 6:R:`: =lijep E; =lijepo 2?E; =like 8? =lille 6; =lini aB =linn ;> =list 88 =lite `: \
    =liten R<`; =litt R: =little 8: =liv 6>R>`> =ljudi 2@E<_< =ljudje [= =ll 8; =lo :EJC =logs N> \
    =long 8: =look 8: =lor X; =loro JA =lors ?9 =los :H =lozinka E;_; =lub VA =lucru X= =ludzi V; \
    =ludzie V; =luego :9 =lui ??J>XD =luk 6; =lukk R; =luma >? =lume X> =lungsod >@ =lutem ^@ =là ?:J:dK \
    =làm d? =lá B@W= =látni G= =läheb ;A =lång `; =lépe 4: =lì J: =líf I? =lítill I> =lòng d= \
    =löschen 79 =lösenord `: =lütfen b= =lūdzu N? =lưu d< =lại d@ =lỗi d< =lớn d> =m 8;?BFG \
    =ma ;F?=CBG=JCQGVCZ? =maaf H=P= =maailm ;? =maailma =< =maak 0= =maakt S; =maar 0BSD =mabuti >? \
    =machen 7; =macht 7; =madainn CA =made 8> =madh ^> =mae 5H =mag S@ =maganda >? =magandang >> \
    =magnus K@ =mahu P= =mai 3?J:XFd= =maidin BA =maintenant ?: =mais ?AWE =maisha a@ =maison ?9 \
    =maith BA =maja ;> =majhen [< =maji aA =mají 4> =majú Z> =mają V< =makan H< =make 8= =maken S; \
    =mal 7; =malaki >@ =malam H=P= =malaysia P< =male J; =malgranda 9? =mali E<_< =maliit >@ =malnova 9? \
    =malo :9 =malý 4;Z; =mam V< =mamy V< =man 0?6C7@89MDNDRCS<`C =mana H>P> =mand 6< =mandrakariva OC \
    =mane MD =mange R@TA =mani ND =mann 7:R< =many 8> =mar BDCD =mara Q@ =marami >= =mare X= =mas WD \
    =masa P@ =masih HAPA =masz V< =matenon 9A =math C? =matin ?: =mattina J< =mau H< =mawr 5> =may 8?>D \
    =maybe 88 =mayroon >D =mazs N> =maður I? =mañana :; =mañá D? =mały V: =mažas M> =mbrëma ^@ \
    =me :C;E=DDAE?KCS>W@[?^I_? =mea X; =med 6GRGTG[C`G =medzi ZB =meer 0AS@ =meg GHR?T@ =meget 6@ \
    =megnyitás G; =megy G> =megyek G> =mehr 7@ =mei X; =meidän =A =meie ;B =mein 7< =meine 7< =meir TA \
    =meira IA =mejor :9 =melayu P< =melhor W9 =melihat H< =mellan `= =mellem 6> =mellett G? =mellom R>T? \
    =membuat H<P< =memiliki H< =men 6DFERDTD`EcF =menee => =menej Z: =mengapa H=P> =mengatakan H< \
    =menino W: =menjadi H< =mennesker 6<R< =meno J: =menos :=W9 =mensch 7: =menschen 7: =mense 0? \
    =mensen S= =mentre J9 =mentés G; =menyw 5? =mer R@`@ =merci ?< =mere 6@ =mereka HEPE =merg X< \
    =mergem X; =merhaba b= =mert GB =mes ?=MD =mesedez <@ =mesmo DAWA =message 88 =mesto Z<[= =met 0GSG \
    =meta QC =metai M? =metų M? =meu W@X; =mezi 4B =með IG =mga >J =mhath CA =mhux QF \
    =mi 1D2A4?9H:@CFE?GAJ?V@X@Z?[?_?bC =mia J; =miasto V; =mic X= =mich 7> =midagi ;C =miei J; \
    =mielellään =: =mientras :9 =mies =< =miestas M> =mieux ?9 =mig 6?`@ =might 89 =mihi KB =mij S> \
    =mijn S> =mikor G@ =miks ;C =miksi =? =mikä =@ =millal ;C =milloin =? =mimi aC =min 6@QCR@T@`? \
    =minden GC =mindig G? =minha W@ =minn QH =mint GG =minu ;C =minulla =@ =minulle =@ =minum H< \
    =minun =A =minut =@ =minä =D =mio J; =mir 7> =mirë ^@ =mis :;;H =misaotra OB =mismo :? =misschien S: \
    =missä =? =mit 7HG? =miten =? =mitä =F =mitään =: =miért G@ =między V= =mji a@ =mjög IA =mlango a@ \
    =mleko _; =mlijeko E; =mnie V@ =mniej V: =mnoho 4: =mo >H =mobil H; =mod 6A =moeilijk S9 =moet 0CSA \
    =moeten S@ =mogę V< =mohou 4= =moi ==?=DC =moins ?9 =moj E?[?_? =moja E?V9Z:_> =moje 4:V9Z: \
    =molim E=_= =molt 3@ =molto J? =mon ?= =mond G= =monde ?> =mondo 9@J< =month 89 =mooi 0>S: =mooie S: \
    =mora E<[<_< =moram E<[<_< =more 8A =morgaŭ 9B =morgen 6=7=R=S< =morgon `< =morgun I@ =morning 8; \
    =most 8>GD =mot ?:RATA`@ =moun FA =może VC =możesz V< =można V> =može 2BEB_B =mpya a@ =mtoto aA \
    =mtu aA =mu 4@V?YLZAbC =mua ^B =much 8> =mucha := =muchas := =mucho :< =muchos := =muid BE =muita W9 \
    =muito WC =muitos W9 =mujer :: =mukaan =C =mulher W: =muller D= =mult X: =mulți X: =mulțumesc X< \
    =mumkin cC =muncă X= =mund ^C =mundo :=>AD=W: =mundua <@ =mundus K@ =munka G; =munsi YD =muraho YD \
    =murakoze YD =muri YH =musi V< =muss 7? =must 8> =muszę V< =musí 4=Z> =musím 4>Z> =mutta =I =muy :A \
    =muž 4;Z; =muốn d@ =mwaka a? =mwanamke aA =mwanamume aA =mwen FF =mwy 5A =my 0@4?8?V?Z? =mycket `A \
    =mye R@ =mykje TA =myös =G =màireach C? =má 4ABBZA =máis DE =mám 4>Z> =máme 4>Z> =már GG =más :D \
    =máš 4>Z> =mâine X< =människa `< =människor `< =må 6>R>T? =många `> =måske 6: =måste `> =mèsi FB \
    =mé BF =még GF =mégse G; =méně 4: =mér ID =més 3D =même ?@ =më ^F =mëngjes ^@ =mình dA =mòr C@ \
    =mój V9 =món 3> =mór B? =mówi V; =môj Z: =môre 0> =môže Z> =môžem Z> =môžu Z= =möchte 7; =mü bC \
    =māja N> =mēs NE =mężczyzna V; =mě 4? =město 4; =mı bC =můj 4: =může 4= =můžu 4= =mən 1F =mənim 1A \
    =mənə 1A =mật d< =một dG =mới d> =mở d< =n 0F?B =na 2J4J>JBKCKDFEJOGS?VKWFYKZJ[J_JaK =naar SC \
    =nach 7CBDCE =nachdem 79 =nacht 7<S< =nad 49;EV=Z: =nada :<W; =nadie :9 =nag 0> =nagy G; =nagyon GB \
    =nahi <B =nahoana OD =nainen =< =nais >> =naiz <C =nakon E@_@ =namai M> =namas M> =name 8; =namin >D \
    =namun H; =nan FL =nang >C =nani aB =nanti H=P= =nap G< =napot G= =nas E?V?WA[?_? =nashledanou 4< \
    =nastavenia Z: =nastavení 4: =następny V: =nasz V9 =nasıl bA =nat 6= =natin >D =natt R=`< =natë ^@ \
    =nauja M> =naujas M> =nav ND =nawet V@ =nawr 5A =nay d= =naš E>[?_> =ndiyo a? =ndogo a@ \
    =ne 2E4<9H?DEEJ9MH[G^B_EbH =near 89 =nebo 4B =nec KD =necə 1B =nedelja _; =neden bA =nee 0=S< \
    =need 8: =nei I?J9R= =nein 7? =nej 6=`< =nejsem 4= =nekad N@ =nekaj [> =nekas NA =neked GA =nekem GA \
    =neko 2B_A =nel JD =nell J@ =nella JA =nem GJW@ =nen 3> =neniam 9A =neno D= =nens 3= =není 4= \
    =nerede bA =nes MB =nessuno J: =neste R; =nesër ^@ =net 0A =netko EA =neu 5C79 =neue 7> =neuen 79 \
    =never 8< =new 8@ =newydd 5> =next 8: =nešto 2BEA_A =než 4AZA =ng >K =nga ^H =ngayon >> =ngunit >C \
    =ngày dC =người dG =nhiều dE =nhw 5E =nhà d= =như dD =nhưng d@ =nhỏ d> =những dG \
    =ni 5E9F:?<D>GYH[E`?aJ =nic 4<V9 =nicht 7F =nichts 7< =niciodată X: =nid 5B =nie 0HVJZ= =niekada M@ \
    =nieko MA =niekoľko Z: =niekto Z= =niemand 78S= =niente J: =niet SF =niets S= =nieuw S: =nieuwe S: \
    =niečo Z= =nigdy V= =night 8; =nii ;F =niin =H =nije 2DED_D =nik <E =nikad E>_> =nikdo 4< \
    =nikdy 4=Z= =nikoli [> =niks 0@ =nikto Z= =nima cD =nimeni X: =nimic X: =ning ;G =ninguém W: \
    =nini aB =ninyi aC =nit 3> =niya >E =niyə 1B =niçin bA =niña :9 =niño :9 =niños :9 =nič Z=[> \
    =ništa EA_@ =njeri ^? =njerëz ^? =një ^I =no 3F8A:FDFJ<NJOGTCWF =noapte X< =noastră X; =noc 4<V=Z< \
    =noch 7B =noche :; =noches :; =noe R? =noen R? =nog 0BSD =nogen 6? =noget 6? =nogle 6? =noi J>XA \
    =noite D>W< =noiz <D =nok 6:R: =noko T@ =nokon T@ =nokton 9A =nola <C =només 3@ =non <D?<DGFAJGKJ \
    =nooit S: =nor <D =norsk R: =nos 5@:??=DCKBWC =nosaltres 3B =nosotros :; =nossa W< =nosso W< \
    =nostra J; =nostro J; =nostru X; =not 8E =nothing 89 =notre ?= =notte J= =nou 0B3=FFX= =nous ?A \
    =nouveau ?9 =nouvelle ?9 =nouvo F@ =nouă X= =nov [< =nova 3=9?D<E<W9[<_< =novi E<_< =novo D<W9 \
    =novus K@ =nová 4;Z; =nový 4;Z; =now 8? =nowa V: =nowy V: =nta YF =nu 6BS?XH`C =nua B? =nuair BBCB \
    =nuestra :; =nuestro :; =nueva :9 =nuevo :9 =nuit ?< =nuk ^F =nulla J: =num W@ =numa W? =numquam K@ \
    =nun 9B =nunc K@ =nunca :9D>W= =nuo MF =nuova J9 =nuovo J9 =nur 7A9D =nuwe 0> =ny 6;OLR;`; =nya `; \
    =nye 6;R; =nyt =E =nyumba aA =nzuri a? =nào dA =này dF =nám 4>Z> =nás 4>Z? =náš 4:Z: =não WG \
    =nächste 79 =näkemiin == =nämä =@ =när `C =nästa `; =nå RC =någon `? =något `? =några `? =når 6CRCTC \
    =næste 6; =nélkül G? =nên d@ =në ^K =ní BE =nó dA =nói d? =nós D>W< =nótt I@ =núna IA =nüüd ;@ \
    =nýr I> =năm dC =nē N? =nėra MC =něco 4< =někdo 4< =několik 4: =nő G< =nước d= =nə 1I =nếu d@ \
    =o 1G2G3C4G5I:D>CDKEGJCMHVGWKXIZG[D_GbGc@ =oameni X> =obair B?C@ =obitelj E; =obrigada W= \
    =obrigado W= =och `L =också `B =od 2H4DEHVFZD[F_H =oda G:b< =odam cB =oder 7A =oedd 5F =of 0B8KS? \
    =off 8< =og 6LILRLTL =oggi J= =ogni J> =også 6ARB =ohne 7> =oidhche CA =oikea =; =okno 4;V;Z<[= \
    =okolo Z9 =ola D> =olacak b: =olan 1DbD =olarak bG =old 8: =oldal G; =oldu 1@b> =oldum b> \
    =olduğu 1CbB =ole ;B=F =oled ;B =oleh HFPF =oleme ;B =olemme => =olen ;B=> =olet => =olete ;A \
    =olette => =oli ;I=I =olisi => =olla =C =ollut =B =olmasa 1? =olnud ;A =olona OA =olur 1@b> \
    =oluyor b: =olyan GD =olá W= =om 0G6DRESETEX>`E =oma ;F =omaly OB =omdat 0AS> =omnes KB =omnia KB \
    =on 2A3A4?8G;K<A=K?AE?V@Z?[@_? =ona 1A2A4?E?V@Z?[@_?b@ =ond 5D =onde D?W= =onder S? =one 8< \
    =oni 2@4?E?V?Z?[?_? =onlar 1EbE =only 8@ =ons 0DS> =ont ?A =onte D? =ontem W= =onu b@ =onun 1Ab@ \
    =onze S> =oo >> =ook 0CSE =op 0F6ASH =open 8; =openen S9 =opp RATA =opslaan S9 =općina 2?E; \
    =opština _; =or 8D =ora J: =orada b: =orain <B =orang H@P@ =oras >A =oraz VA =oraș X= =os 5C6@DFWF \
    =ose ^C =oss R@T@`@ =ostatni V: =oswa FE =otevřít 4: =other 8@ =otra :> =otro :> =otroci [< \
    =otrok [= =otros :> =otvoriť Z; =otwórz V: =ou 0>?CDCFGWC =oud S: =oude S: =oui ?< =our 8> =out 8A \
    =outra W: =outro W: =outros W: =ouvrir ?: =ova E>_> =ovaj E>_> =ovat =G =ovde _= =ovdje E= \
    =over 6A8?RASDTA =ovi =< =ovo E>_> =own 8< =oya YC =oíche BA =où ?? =p cC =pa >BFH[G =paano >? \
    =pada HHPH =padam P< =page 8:?9 =pagi H=P= =pagina J9S9X: =palavra W9 =paldies N? =pale aD \
    =paljon =? =palun ;? =pam 5B =pan 5C =par ?FNI =para :E>GDHH;WH =paramètres ?9 =paras =; =parce ?: \
    =parempi =; =parola X:b: =parolă X: =part 89 =parte :?J< =parë ^> =pas ?E^D =pasaule N? =pasaulis M? \
    =paske FD =passe ?: =passord R; =password 8:J9 =passwort 79 =paumanhin >> =país := =pe XH =peab ;A \
    =pedig GB =pekný Z: =pel 3D =pela WB =pelas W? =pelo WB =pelos W? =pencere b< =pendant ?9 \
    =pengaturan H; =pentru XG =people 8= =peor :9 =pequeno D=W9 =pequeño :9 =per 3HJHKE =perché J? \
    =perempuan H? =pergi H<P= =perlu PB =pero :D>CDD =perquè 3@ =perso J8 =personne ?9 =pertama H>P> \
    =peruuta =; =però 3DJ9 =peste X? =petang P= =petit 3=?9 =petite ?9 =peu ?< =peut ?? =peuvent ?9 \
    =phòng d= =phải d@ =phố d= =pia aE =piccolo J9 =pie NF =pieni =; =pierwszy V: =pige 6< =pilsēta N> \
    =pinto >@ =pintu H?P? =pior W9 =pirmais N> =pirmas M> =pis 1= =piti F@ =pitkä =; =pitää => =più JD \
    =place 89 =plant 5? =plaît ?9 =please 8; =plentyn 5? =pli 9D =plik V: =plis FD =plus ?E \
    =plusieurs ?: =po 2F4E>BEFMFVFZE[G^?_F =poate X< =pobl 5? =poco :<J: =pod 49VAZ: =podczas V= \
    =pode D@W> =podem W; =podes W; =podle 4D =podľa ZD =poi J> =point ?9 =poista =; =pojke `; =pokoj 4; \
    =pokój V; =pola DB =pole ;A =polo DB =ponieważ V> =por 9I:GDEWE^D =pordo 9? =porodica _; \
    =porque :@D>W= =porta 3=D=J:W: =porte ?9 =posle _@ =poslední 4; =posledný Z; =poslije 2AE@ \
    =posso J:W; =possono J: =pot 3<X< =potem V= =potom 4=Z= =pou FK =pouco W9 =poukisa FD =pour ?G \
    =pourquoi ?: =povas 9> =povedať Z: =počas Z9 =praca V: =prašau M? =pre ZF_@ =precisa W; =preciso W; \
    =pred ZA[A =prego J< =prema E@_@ =premier ?9 =première ?9 =prepáčte Z< =presente :< =preto Z= \
    =pretože Z= =prečo Z= =pri E@ZB[E_@ =prie MF =prije 2AE@ =prima J@ =primeiro W9 =primer 3= \
    =primero :9 =primo J9 =primul X= =prin XE =pro 4F =prochain ?9 =procurar W9 =promiňte 4< =prosim [= \
    =prossimo J9 =proszę V= =prosím 4<Z< =proto 4= =protože 4= =prozor E=_< =proč 4= =prvi E<[<_< \
    =první 4; =prvý Z; =prynhawn 5@ =przed VB =przepraszam V= =przez VE =przy VA =práca Z; =práce 4; \
    =próximo W9 =pse ^A =puc 3< =puede :@ =puedes :: =puedo :: =puerta :: =pumunta >> =pun H; =punë ^> \
    =puoi J: =put 89 =può J= =puțin X: =pwy 5C =página :9W9 =páiste B@ =páistí B@ =până X? =päev ;? \
    =päivä == =päivää == =pärast ;= =på 6HRJTJ`I =për ^H =përshëndetje ^? =pòt F@ =pēc NF =pěkný 4: \
    =před 4A =přes 49 =při 4B =pəncərə 1> =q cG =qachon cD =qadın 1> =qapı 1> =qatt QB =qayerda cD \
    =qilish cB =qu ?C =qua d= =quae KH =qual W? =qualcosa J: =qualcuno J: =quale J: =quali J: =quam KD \
    =quan 3A =quand ?= =quando J?WC =quanto J:W; =quarto W: =que 3J:K?GDJWJ =quel ?; =quella J= \
    =quelle ?; =quelles ?; =quelli J= =quello J= =quelque ?: =quelques ?: =quels ?; =quem WA =quen DA \
    =quer W; =quero D=W; =questa JB =questo JB =qui 3@?FJ:KH =quid K@ =quien :< =quieres :: =quiero :: \
    =quindi J9 =quis K@ =quién :: =quod KG =quoi ?; =què 3@ =qué :@ =qytet ^> =që ^H =qədər 1E =r 5A \
    =ra dD =raam S; =ragazzo J8 =raha OF =rahampitso OB =rahmat cA =rahoviana OD =raibh BA =ralat P< \
    =rano OAV< =rart 6: =raġel Q@ =re 8; =read 88 =redan `= =reggel G< =reggelt G= =remove 88 =rex KA \
    =ri ^> =richtig 79 =rien ?< =right 8: =rigtig 6: =riktig R; =rin >B =robh CB =robić V; =robiť Z: \
    =roce 4@ =roedd 5B =rog X< =rok 4;V;Z; =rokov Z@ =roku 4;V;Z@ =rom R< =room 8: =rossz G; =rrugë ^> \
    =rua W: =rue ?9 =rum `; =rumah H@P@ =rytas M? =rytoj M@ =ráno 4<Z< =rätt `: =régi G; =rúa D= =rău X: \
    =rīt N@ =rīts N? =rất d@ =s 2H3C4H8;?BEHX@ZH[D_H =sa 2C;F>K?AECFGX:ZK_C =saa => =saab ;A =saan >? \
    =saat HB =sabah 1?b< =sabahınız 1? =saber ::W; =sada E>_= =sagen 7; =sagt 7; =sai d< =said 8@ \
    =sal 0D =salah H;P< =salam 1? =salama OB =salamat >> =salasana =; =salom cA =salut ?<X< =saluton 9A \
    =salva J9 =salvar W: =salvare J9 =salve K? =salvează X: =sam 2CEC_C =same 8: =samen S: \
    =samo 2DED[A_D =sana H<P=aDbA =sandi H; =sangat HAPA =sanoi => =sans ?? =sao dA =saoghal CA =saol B@ \
    =sapere J= =sasa aD =satria OC =satu H>P> =sau XDd? =save 8; =savoir ?; =saya HFPF =sayfa b: \
    =schließen 79 =schon 7? =schön 79 =schöne 79 =scusa J< =scuze X< \
    =se 2J4K9C:H=J?DDFEJFIJBKBWFXD[J^G_J =seal ;@ =sean B?C? =seara X< =search 88 =sebagai HCPC \
    =sebelum HAPA =sed 9FKH =sedan `= =sedang H; =sedmica 2? =see 8<;J =seg RDTD =según := =sehen 7; \
    =sehr 7> =sei J; =seid 7< =seier T? =sein 7@ =seine 7? =seite 79 =sekarang H=P= =sekä =C =selam b= \
    =selamat H=P= =selbst 7: =selepas PA =selv 6=R= =sem GBIIWA[B =semalam P= =semasa PB =semmi G? \
    =semper K@ =sempre 3?D?J>W= =semua H@P@ =sen =DDAbEcF =sena Q@ =sendiri H; =senha W9 =senhor W< \
    =senhora W< =seni b@ =senin b@ =senki G? =senza J= =seo BCCC =sepeda H; =seperti HBPB =sepse ^A \
    =ser 6>:BD@R>W>`= =sera ?;J< =serait ?; =seria W9 =ses ?B =sest ;C =setelah HA =setiap H; \
    =settings 8; =setări X: =seu 3DDCWC =seuraava =; =seus WA =seva 3D =she 8C =should 8= =show 88 \
    =shtëpi ^> =shumë ^A =si 3@4E:C>H??D>ECJFKFZE[B^F_BaF =siad BE =siamo J; =siang H= =siapa H>P> \
    =sibh BECE =sibi KB =sice 4@ =sich 7H =sida `: =sidan T> =side 6:R; =siden 6=R= =sidste 6; =sie 7C \
    =sieht 7; =siellä =; =siempre := =sien 0= =sier R> =siete J; =sig 6C`D =siger 6> =siguiente :9 \
    =siin ;@ =siis ;D =siitä =C =siku a? =sil b: =sila >EP< =silakan H; =sim W< =simpan H<P< \
    =sin 6@:CBCCCR@T@`B =sina `@ =since 8< =sind 7B =sinds S: =sini H<P= =sinn CF =sino :<>? =sinu ;B \
    =sinulla =@ =sinulle =@ =sinun =A =sinä =D =sisi aC =sisplau 3> =sista `; =siste R; =sitten =B \
    =sitä =: =sivu =; =siya >F =siz 1EbEcF =size b@ =sizin 1Ab? =się VJ =själv `: =sjølv T> =ska `C \
    =skal 6CRCTC =skulle 6@R@`C =slet 6; =slett R; =sluiten S9 =small 8: =smazat 4: =sme Z> \
    =smo 2CEB[B_B =små 6;R<`; =snill R: =snälla `< =so 0B7A8A[I =sobre :CD?W> =soha G? =soir ?: =sok G: \
    =sokak b; =soll 7; =sollte 7; =solo :@J> =som 6FRHTHZD`J =some 8@ =someone 89 =something 89 \
    =sommes ?< =somos :;W; =son :B?CD@b; =sono JF =sonra 1EbD =sonraki b; =sont ?D =sore H= =sorry 8;S< \
    =során G: =sot ^@ =sou W< =soubor 4: =sous ?> =soy :; =spara `: =speichern 79 =správne Z: \
    =správně 4: =spune X; =sta J; =staat S; =stad 0>S:`; =stadt 7: =stai J; =stanica _; =stanno J; \
    =stary V: =starý 4;Z; =stata J> =stato JA =ste 2CEBZ>[B_B =steeds S9 =stehen 7: =steht 7; =still 8< \
    =sto J; =stor 6;R<`; =stora `; =store 6;R< =straat 0?S: =strada J: =stradă X= =straße 7: =strona V: \
    =stránka 4:Z: =stäng `: =står 6:R:`: =stór I> =su 1>2I:FEIJBMI_Ib< =sua JAWC =suas W@ =sub X? \
    =such 8? =suchen 79 =sudah HCPC =sui J9 =suis ?< =sul J9 =sulje =; =sull J@ =sulla J9 =sunt KEXE \
    =suntem X; =sunteți X; =suo JB =supaya PA =supprimer ?: =sur ?E =sure 89 =sus :D =sut 5B \
    =sutra 2@E>_> =suur ;> =suuri =< =suv cB =sve 2CEB_B =sveiki N? =svet Z<[=_< =svijet 2@E< \
    =svoj E>Z:[A_> =svět 4; =svůj 4: =swoje V9 =swój V9 =sy 0EOK =szeretnék G> =szerint G? =szia G= \
    =szoba G< =szukaj V: =szép G; =szívesen G: =sáng d= =são W? =säger `= =så 6DRDTD`D =sèlman FD =sé BF \
    =sê 0= =sì J< =sí 3>:=BF =só DBWB =sólo :@ =són 3E =sök `: =søg 6: =søk R; =sú ZC =súa DC =súbor Z; \
    =să XG =săi X; =său X: =są VD =sən 1F =sənin 1A =sənə 1A =sẽ dC =sống d< =t 8;?B \
    =ta ;H?=E>MAQKV?X;_>`:dB =taas =: =tack `= =tad NA =tada MA =tady 4= =tafadhali a? =tag 7= =tagad NA \
    =tager 6> =tagon 9A =tahan ;A =tahu H< =tahun H@P@ =tai =FMI =taigh C@ =taip M? =taj E>_> =tajjeb QA \
    =tak 4C6=VBZC =take 8< =takk I@R= =tako [A =također 2? =také 4A =także VB =tal QH =tallenna =; \
    =talo =< =talán G: =tam 4=V>Z=[> =también :A =també 3C =também WB =tamo E=_= =tamén DB =tan :>FA \
    =tani ^A =tanpa H>P> =tanpri FB =tanto := =tao >A =taon >A =taona OA =tapadh CB =tapi HA =tar R>`= \
    =tarda 3> =tarde W< =tardes :; =tas MANH =tatlo >A =tau MD =tayo >E =tchau W< \
    =te 0H2F:>;E=DEFFHGAKCSHV?X<[?_E =teach B? =tean ;@ =teeb ;A =tegen S? =tegnap G= =tego VE \
    =teidän =A =teie ;B =tej V> =tejto Z@ =tekee => =telah HCPC =tell 8: =tem W> =tema ;B =teman H< \
    =temos W; =tempo 9@D=J<W: =temps 3>?> =tempus KA =ten D@M@V? =tena OC =tenemos :: =tengo :: \
    =tenho W; =tens W; =tentang H>P> =ter W>[A =terakhir H>P> =teraz V>Z= =tere ;@ =terima H=P= \
    =tersebut HBPB =tes ?= =tetapan P< =tetapi HBPB =teu W< =tev ND =teño D= =teď 4= =teşekkür b= \
    =teşekkürler b= =też V@ =tfal Q@ =tha CG =than 8@ =thank 8; =thanks 8; =that 8H =the 8L =their 8B \
    =them 8@ =then 8? =theo d? =there 8B =these 8? =they 8D =think 8: =this 8E =thoil BA =those 8= \
    =though 89 =through 8> =thu CF =thành d= =thì dD =thấy d? =thế d= =thời d< =ti 2A4>5DE@GAJ?Z?[@^C_? \
    =tiam 9B =tibi KB =tid 6>R?`> =tidak HHPH =tie 9B =tiedosto =; =tiedä == =tiempo :? =tiene :? \
    =tienes :: =tieqa Q? =tiež ZA =tifel Q@ =tiga H>P> =tijd S= =tijdens S: =tijekom E@ =tik MC \
    =tikai NC =til 6IIHRITI =till `G =time 8@ =timoun FA =timp X> =tinc 3< =tingkap P? =tio 9E \
    =tisuća E; =tiu 9D =tjedan E; =tko EA =to 4I6;8JE>NBR;VHZI_> =toate X? =toch S9 =todavía :9 \
    =today 8; =todo :BD? =todos :@D?W= =toe 0A =toen S? =toi ?= =tokom _@ =tolong H=P= =tomorrow 8; \
    =ton ?= =too 8= =tot 3@S?X? =tota 3@ =tots 3@ =toujou FC =toujours ?< =tous ?? =tout ?AFF =toți X? \
    =tra JA =trabaho >@ =trabajo :9 =trabalho W: =traballo D= =trang d< =trano OA =travay F@ \
    =tre 6;9DR;^>`: =trebuie X< =trei X< =tres 3=:= =trevlig `: =tri 9?E<Z;[<_< =trois ?9 =trong dI \
    =trop ?< =troppo J: =trys M= =trzeba V< =trzy V: =trè FD =très ?? =trên d? =trīs N= =trước d? \
    =trẻ d< =tsia OB =tsy OJ =tu 3B:;?@J>MENEV>W<XAZ=aC =tua J;W< =tubig >@ =tud G> =tudi [F =tudo W= \
    =tudom G> =tukaj [> =tuleb ;A =tulee => =tuo =@J; =tur N@ =tus :; =tussen S? =tutaj V> =tutta J> \
    =tutti J> =tutto J> =tutup H<P< =tveir I> =tvoj E>Z:[?_> =två `: =tvůj 4: =twee 0@S= =two 8? \
    =twój V9 =txiki <? =ty 4?V@Z?^B =tych V> =tyd 0? =tylko VD =tym VE =työ =< =tá BG =tämä =@ =tämän =@ \
    =täna ;@ =tänään == =tässä =@ =täytyy => =täällä =; =té 3< =téged G@ =této 4@ =têm W; =të ^K =tìm d< \
    =tími I? =tôi dC =több GB =törlés G; =töö ;> =tú :;BF =tüm b? =tür 7: =tā NA =tău X; =tě 4? =tři 4: \
    =tŷ 5? =təşəkkür 1? =tại dA =tệp d< =tối d= =tốt d> =từ dE =u 2KEKQJSB^G_K =uang H; =ubi K@ =ubu YE \
    =ubuzima YC =uchun cJ =ud 6B =uden 6> =uinneag C@ =uisce B? =uisge C@ =uit 0CSD =ujë ^> =uks ;> \
    =ular cE =ulica V;Z< =ulice 4; =uložit 4: =uložiť Z; =ultimo J9 =ultimul X= =um 7BIHWH =uma WG \
    =umaga >> =umugabo YB =umugore YB =umuntu YC =umwaka YC =umwana YB =un 3G:G?HDHJHNLXG =una 3F:F>?JG \
    =und 7K =unde XB =under 89`B =undskyld 6= =une ?H =unha DG =unnskyld R= =uno :? =unos :< =uns 7= \
    =unser 7< =unter 7> =until 89 =untuk HJPJ =unua 9? =unë ^C =uomo J< =up 8A =upp `A =ura <? =urbo 9? \
    =ursäkta `< =urte <@ =us 3A8< =use 8: =usiku a? =ustawienia V: =usted :; =ustedes :; =usuń V: \
    =ut KIRBTB`A =utan T?`= =utca G< =uten R> =utolsó G; =után GB =uus ;> =uusi =; =uvek _> =uvijek 2@E> \
    =uy cB =uyu YF =uz NJ =uşaq 1> =uşaqlar 1> =už 4CMFZC =ușa X= =ușă X= =v 4KZK[K =va 3C::?;J;cL \
    =vaak S9 =vad `A =vado J; =vagy GD =vahel ;= =vai J;NGW; =vaikai M> =vaikas M> =vaikka =: =vain =E \
    =vairāk NC =vais ?; =vakar M@N@ =vakaras M? =vakars N? =valaki G? =valami G? =vamos ::W; =van 0KGESK \
    =vana ;> =vand 6< =vandaag S< =vandag 0= =vanduo M> =vanha =; =vann R< =vannak G> \
    =var 1F6EIGRETE`EbF =vara `@ =vardır b: =varför `< =varit `> =vart TB =vas ::E?[?_? =vasta =: \
    =vatn I? =vatten `; =ve 4G8;bL =vecchio J9 =vechi X= =ved 6BRBTB =vede X; =vedea X; =vedere J= \
    =vedieť Z: =vedno [> =veel ;DS? =vehivavy OA =velho W9 =velik E<[< =velika E<_< =veliki _< =velký 4; \
    =vell 3= =vem `< =vengo J; =venligst 6= =vennligst R= =venster 0? =ventana :: =ver ::W; =vera IC \
    =verden 6<R< =vere TC =verið IC =vers ?9 =verso J9 =verwijderen S9 =very 8= =verður IC =vesi ;>=< \
    =veut ?; =veux ?; =veya b? =vez :@W: =već EA_A =več [C =veče _= =večer 4<E=Z<[= =veľa Z: =veľký Z; \
    =vi 2@6D9GE?J?RDTD[?_?`D =viac Z: =viață X> =vid `B =vida 3>:>D=W: =videti _; =vidieť Z: =vidjeti E; \
    =vidět 49 =vie ?> =viejo :9 =viel 7> =vielleicht 78 =vielä =B =viene J; =vienmēr N@ =vient ?; \
    =vieux ?9 =view 88 =viimeinen =; =vil 6CRCTC =vilka `< =vilken `< =vilket `< =vill `> =ville 6@?9R@ \
    =világ G< =vinden S; =vindu R< =vindue 6< =vinna I> =vir 0H =virino 9@ =viro 9@ =visada M@ \
    =visi MANA =viskas MA =viss NA =vissza G: =vit ^? =vita J<KA =vivo 9@ =við IF =viņa NE =viņi ND \
    =viņš NE =više 2DED_C =việc d< =việt d; =vjet ^? =vlak E; =vo ZG =você W@ =vocês W< =voda 4<E=Z<[=_= \
    =vodu 4<Z< =voglio J; =vogël ^> =voi =BJ>XA =voir ?; =vol 3< =volas 9> =volgende S: =volgens S: \
    =volna G> =volt GF =voltak G> =vom 7> =von 7I =voor SG =vor 7A =vorrei J; =vos ?=KB =vosaltres 3A \
    =vostede D@ =vostro J; =votre ?= =vou D=W; =voudrais ?; =vous ?@ =voy :: =voz 2?_; =vrata E=[=_= \
    =vrea X< =vreau X< =vreme _= =vrijeme 2@E= =vrou 0? =vrouw S< =vse [@ =vui d> =vull 3< =vuoi J; \
    =vuole J; =vuosi == =vuotta =< =vy 4?Z? =và dL =vào dD =vám 4>Z> =város G< =vás 4>Z> =vâng d= \
    =vão W; =väga ;D =vähän =? =väike ;> =väl `: =värld `; =väärin =; =väärä =; =vår `? =være 6BRB \
    =værelse 6< =været 6: =vært R: =vì dA =více 4: =víz G< =vós D> =või ;G =vă X< =včera 4?Z? =včeraj [> \
    =vēl NB =vědět 49 =však 4@Z@ =všech 4< =všechno 4= =všetci Z= =všetko Z= =všichni 4= =vždy 4=Z= \
    =və 1L =về dE =với dH =w VK =wa YJaK =waar 0AS> =waarom S> =wachtwoord S9 =wakati a? =waktu H@ \
    =wala >D =wam V? =wang P< =wann 7= =wanneer 0AS> =want 0@8:S> =wao aB =wapi aB =war 7A =warum 7= \
    =was 0E7=8GSB =wasser 7: =wat 0GS? =water 0?8:S; =watoto aA =watu aA =way 8= =wczoraj V< =we 8BSC \
    =wedi 5H =według V= =week 89 =weer S: =weet 0=S; =weil 7= =weiter 79 =weiß 7; =wel S@ =welcome 88 \
    =well 8= =welt 7: =wenn 7@ =wer 7= =werd SA =werden 7D =were 8C =wereld S: =werk 0>S: =weten S; \
    =wewe aC =what 8A =when 8B =where 8> =which 8C =while 8< =who 8A =why 89 =wi FB =widzieć V; \
    =wie 0A7BS? =wieczorem V< =wieczór V= =wieder 7: =wiedzieć V; =wiele V: =wiem V; =wij SC =wil S@ \
    =will 7;8A =willen S@ =window 8: =wir 7@ =wird 7C =wirklich 78 =wissen 7; =with 8G =without 8< \
    =więc VB =więcej V: =wo 7= =woda V; =wody V; =wollen 7; =woman 89 =word 0C =worden SA =wordt SA \
    =work 8< =world 89 =would 8B =write 88 =wrong 8: =wszystkich V> =wszystko V> =wurde 7@ =wurden 7: \
    =wy V? =wählen 79 =während 79 =wäre 7< =wêreld 0> =würde 7; =x QC =xa DB =xanela D= =xeyir 1? \
    =xin d> =xogħol Q? =xóa d< =y 5L:I =ya 1C:BH=P=YJaLbC =yake aF =yang HLPL =yangi cA =yanlış b: \
    =yao aA =yap b< =yapmak b< =yarın b= =yaxshi cA =yaxşı 1= =ydy 5B =year 8= =yego YD =yeni 1=b; \
    =yenə 1@ =yes 8; =yesterday 8; =yeye aC =yfory 5@ =yil cB =yine b> =yli =: =yma 5@ =yn 5J =yna 5@ \
    =yo :@FJcG =yok bB =yoki cE =yon FI =you 8C =your 8> =yox 1C =yr 5K =yra MJ =yw 5B =yè FB =yötä == \
    =yıl b> =yıllar b> =z 4HVIZH[H =za 2H4FEHVGZF[H_HaH =zadnji E<[<_< =zahar <> =zaidi aD =zajtra Z@ \
    =zakaj [@ =zal SA =zaman 1BbA =zamknij V: =zapisz V: =zara <C =zavrieť Z; =zavřít 4: =zawsze V> \
    =zašto EA_A =zbek c@ =zdaj [> =zdravo [=_= =ze 4DSCVB =zeggen S; =zegt S; =zeit 7: =zelo [A =zer <D \
    =zergatik <C =zi X> =zien S; =ziet S; =zij SC =zijn SG =zimmer 7: =ziua X> =zmazať Z; =zo S?ZD \
    =zoeken S9 =zonder S: =zou SA =zrobić V; =zrušit 4: =zrušiť Z; =zu 7I<E =zuen <H =zuk <E =zullen SA \
    =zum 7A =zur 7A =zurück 79 =zwei 7: =zwischen 7: =zítra 4? =zəhmət 1? =à WD =às W@ =á DDIJ =água W: \
    =által G> =áno Z< =ár I? =än `@ =är `H =även `= =åbn 6; =åpne R; =år 6?R?T?`> =ça ?: =çfarë ^A \
    =çocuk b; =çocuklar b; =çok bH =çox 1H =çünki 1@ =çünkü b? =è JH =é BC =ég IF =éjszakát G= =él :? \
    =élet G< =én GA =és 3EGKW< =étaient ?< =était ?< =été ?A =év G< =évek G< =êtes ?< =être ?@ =është ^G \
    =í BCIK =így G@ =ísť Z: =îi XA =îl XA =în XK =înainte X9 =închide X: =întotdeauna X: =într X@ \
    =între XB =își X@ =òg TB =ó BD =ông dB =õhtu ;? =öffnen 79 =önce bB =öppna `: =över `A =öyle b? \
    =özür b= =öö ;? =ùr C? =úgy GC =új G; =újra G: =últim 3= =último :9W9 =über 7B =üzerinde bB =üç b; \
    =üçün 1J =þar IA =þau ID =það II =þegar IB =þeir IE =þið IE =þrír I> =því IA =þær ID =þér ID =þú IE \
    =ĉar 9B =ĉi 9E =ĉiam 9B =čas 4;Z;[= =če [D =čia M@ =človek Z;[= =člověk 4; =čo ZC =čovek _< \
    =čovjek 2@E< =ďakujem Z< =ďalší Z; =đang d@ =đi d? =đâu dA =đây d; =đã dF =đó dC =đóng d< =đường d= \
    =được dI =đầu d> =đặt d< =đẹp d> =đến dE =để dF =ġdid Q? =ħafna QB =ħajja Q@ =į MK =ļoti NC \
    =ľudia Z; =ő GA =ők GA =říct 49 =świat V; =ŝi 9G =şehir b; =şey 1DbC =şifre b: =şimdi bA =şu b? \
    =şəhər 1> =še [E =šeit NA =ši MA =šiandien M@ =šis MBNB =šodien N@ =špatně 4: =šta _F =što 2FEF_F \
    =šī NA =ťa Z? =ūdens N> =że VH =żgħir Q? =żmien Q@ =życie V; =že 4IZI[A =želim E<[<_< =žena 4;Z; \
    =živjo [= =življenje [= =život 4;E<Z<_< =žmogus M? =žmonės M? =ơn d> =și XL =șterge X: =știu X; \
    =ți X@ =ən 1G =əvvəl 1C =ở dD _a 0>1>3C4>5D6A7A8E9@:B;><A=:>E?A@BA;BICIDCFDGEH=I@JCKCLDM@N@OCP>Q8RAS>\
    TAUEV8WDXBYEZB[5]A^@`@a?b@c9 _a_ 3;4;5;8::9?4B@C@D?GBJ:L7U?W>X7Z? _aa 06S7]5 _ab Y4 _ac 57B6X5 \
    _ad <7K7P7 _af 6; _ag B@C<Y9 _ah ]; _ai C? _ak >:F>Y8 _al 367699:7@6A6J9L5S7T;U5X6Z8a8 _am B6O<]7a6 \
    _an 758?96>ABACBF7J6K4L=O;R5T5W4 _ao W5 _ap N7 _ar 5<85B=D8F8K7N:O9Q7R7T8U7Y8b6 _as 85D5L6W5 \
    _at 69>:@=H9M7N9P7^6`9 _au 79?8K6 _av ?4@6J8R8T5`9 _ay >7]3 _az 17G:O7 _að I> _b 0>1@2=344=5=6?7=8>9;\
    <C>>?6@8A@BCCAE=F8G;H>I=J;L<M<N9P?Q<R;S>T9V;W4X:YDZ;[=]8^;_=`=a;bBcAd@ _ba <=>:H7P5Y9]3b:c4 \
    _be 09687:8;<=A9B6G4H<L6M5P<R8S:`4 _bh B@C; _bi 1;28<5E;G5Q6Y8[8_8b<c< _bo [7c: _bu M5Y8b9 _bw Y7a6 \
    _by 4686V6Y:Z5 _bæ I4 _bë ^5 _c 143B475B8?94:B?ABBCCDAF4G5JDK@N8U?V;WAXEY9]8^5a7dH _c_ d7 \
    _ca 39:7D6J:K7U6W5X>]4 _ce ?7X9 _ch ?4B<C>J=a7dA _ci :4X7 _co 3>8<:=?;D=J?K:U;W>X9d5 _cu C6K5X; \
    _cy 5?Y9 _cz V6 _cá d8 _có d: _cû d: _d 0E1<2A3E4>5@6A7D8<9A:E<B>;?FAEBCC@DFE@FAG7HCJCK?LEM=N;O;PBQ6R\
    ?SDT@UFV=WEXDZ:[A]?^A_@`Bb@c7d= _d_ 37?:L<U9 _da 0;2=5679<<>4?5A9D;E8H?J6M8N7P?S;W;X6[9]9_;b6 _dd 5: \
    _de 3C566@7?879?:D<:?CAAB9C5DCF:H7J;K8LAR<SAT?UDWAXA[8`?b9 _dh B7C:]:^: \
    _di 0C367<86:4<9>7?5D4H=J?K6O7P;S7U9W6X8^7`9 _do 2448B5D9J5V:W<Z4[8^6 _dr 28E9O5U<[8_9 _du <9?8^7 \
    _dw F> _dy A6 _dé ?7L8 _e 0@1;3C5=6A7A8<9B:D;@<D=>?A@?A?C=DDF?G@I@J@K@L@RBSAT@UDWCX=[4]3^A`?b<c> \
    _e_ C5D@J>U@W;X6^A _ed <5 _ee S< _eg <5F5G9c6 _ei 567;;8=4@:C5I4T9 _ek 06A5 _el 3=95:<@8G8R8T9 \
    _em W9 _en 0<3;6:9::=;5?:A<D6F7I6L9R:S;U7W5`; _ep F8 _er 6:78<:@7I:J6R8T6c6 _es 3:9;::<5D8U5W8X6 \
    _et 16;8<;=4?:K=`4c4 _eu L4 _ex K5 _ez <: \
    _f 05395=6@7;8=9<:8?:@AACB>C?D7F:G<I@J>K>L;OCQ=RATBU9W;X>]6^;`@ _fa 96A=B6C6J9K6O?X6]4 _fe 55A7G7 \
    _fh B5C8 _fi J5L4O<Q8X5 _fo 6<88A:F5R<T:W4X6 _fr @;A9I5R:T;`7 _fu K4 _fy @9I9 _fè F5 _fö `< _fü 74 \
    _g 0?385C677=8997:5<?>4?5@;A9B?C@F>G5I<J=K6L@M<N7QAR9S=T;V8W4X7Y>[5]8^<`9bCd> _g_ b@ _ga 58<6M6N5 \
    _ge 0=78<5F<I5K4L9S:b: _gh C6 _gi d; _gj T7^9 _gl J7 _go 84B: _gr <5@9T5 _gu C9Y; _gw 59 _gy 5> \
    _gà C8 _gö b6 _għ QA _h 0D1C36465=6>7;8;97:9;:<?=;>:@BA?C5G>H:IAK9L<O?P:R@S@T@]:^:`>a@b;c@dB \
    _ha 0734667587:7;4<8=5>5@;A9G8H8I8O;P7R=T>]4`9a;b8c:d6 _he 0>@8I8S>]4 _hi <5>5A5O8a9 _ho 09<7G8O4 \
    _hu 06L8a8c< _hv @5 _hy 0958 _hü 1< _hə 1= _i 0>1>2D3>455@6>7>8B9;::;8<>=4>@?;@6ACB?C;D<EDG;H9J@KAMAN\
    @O?P4Q@R<S?T=U8V<W:XAYBZ5[>]@^>_D`?a;bJc<d? _i_ 2@3<5=6;B7E@M:R9T:V:^;_A`<bHd? _ia 57 _ib Y5 _ie N7 \
    _il 28E7J;Q9_8a6b6 _im 2;E;_: _in 0:153767798>95:8<5?4A<B8D9H4J:K=Q5S;U7W8X?[;];`8c8 _ir M<N7 \
    _is 0986>6A9B7G7S7]4^7 _it 89>6A= _iy >7]< _iz 24<8N;O8[6_4 \
    _j 0;29364>7595;@<6=>?7A7E9F7G8M?N8O6QCS9V=Z8[>_:a6c3 _ja ;<=:M5N4V4 _je 274:E7Q>S4V8Z8[=_7 _ji M5Q< \
    _jk Q5 _jo 05=7M4O6 _ju ;6 _jy 05 _jä ;4 _k 0>152>4>6?7<9D;D<9=A>B@5A=E=FCG@H>I<L;MCN?O7PAQ?R7S:T;V>Y\
    DZ?[?]A^A_>`<aFbBc8d? _k_ Z3 _ka 06269<;:=9>@E6F7H3M>N8O4V3Y7Z7[7]?^5_6a>b< _ke 96;5=4F9G5H=P@ \
    _kh d> _ki 99F:G6M5[5^8a: _ko 072:466899;:<7=7>6A6E8F=M5N8Q6V5[7^5_:`5b8 _kt 45V5Z6 \
    _ku 95;;=8>6M5Q8Y@]8^9a@ _kw Y7a< _kâ N5 _ké G5 _kë ^6 _kô ;5 _kö G7 _kü ;4 _l 0;3C48586977899D:C;=<:\
    =:><?D@:A:B?C<D:FCG;H4I:JBK;L9M:N=P4QDR:S8T;UEV6W7X>Y4[9]?^8_6`:a9b=dC _l_ 37?;J4Q@U: \
    _la 053>9B:@;6>9?<F;J=K6M5N4U@X9];a7b8 _le 3644?>B<C6F4G9J9[6]9 _li 96D9F>N5Q?U9 _ll 55 _lo ::F7U>]6 \
    _lu X5 _là d= _lë L6 _lî N4 _m 0A1A2;3>4>5>6?7=8=9A:?;B<:=>>C?>@<A?BAC?D;E<F@GAH@I>J?K?L=M<N9OAP?Q?R>\
    S>T>U;V<W?X@YAZ>[;];^B_:`@aCb>c>dB _m_ d: \
    _ma 0:1<3457658799:4;7=4>@?6@4A5B8C6F6G4H8J:K7M6O;P9Q5S5U6W8X;Z4]6a=c8 _mb ^6 \
    _me 0;6984:5;7@4A:F4G:H>I7J6K7M4P<R:S:T;U5W5X5^=`9 _mg >8 _mh B5 _mi 9=;;=5@5G6I6K5O:Q:V6X5 \
    _mo 0685<7>:E6F>J5K5S5[4c5 _mu :4;6=6Y?c7 _my 05 _má Z9 _mé B6 _më ^8 _mô ;4 _mü 17 _mə 17 _n 0C142A3\
    84A5=667;8:9?:9;><;=7>G?:@5A<B=C@D=EAF?G<H3I:J?K<L:MAN?OEP3R9S;T:U7V@W>X=YBZ@[A]5^D_B`9aAbAdH \
    _n_ 0:58Y<b>d: _na 062>4:;7<7>CB8C?D6E>F<O;V;W7Z:[<_>a> _nd ^9b: \
    _ne 05294:559:A8E7G6J9K4M>N9X4Z:[7_: _ng >?^9d@ _nh d@ _ni 0=7595;6>>S6V;[5 _nj 26E5^<_5 \
    _no 083586:6A5D6J:K6N;W7Y5 _nt Y5 _nu M8X8 _ny OD _nà d8 _ná 44Z6 _në ^< _o 0@1?2@374=5>6?8C98:8;@<:=\
    ??7@AA?B6DAE@F:H8I>J6K:L;O9P9RBS?TBU:V=W?X<Z<[=]9_@`?b=c> _o_ 435<D9F6U6W;X8 _oa A8 _ob 2743E6[5_6 \
    _oc `= _od 2644E6V5[5_6 _of 8@ _og 6<@@I=R@TA _ol 1=;<=7O9b:c6 _om 08;5`4 _on 071487;6=9S6 _oo 07]9 \
    _op 07A9L6S9 _or H7P7 _os 27E7W6_6 _ou D9 _ov _4 _oʻ c8 _p 082C3B4D5;6=778?9B:B;@<9=<>B?CA9B8DCECFCG6\
    HAJBKAL5MBNCO5P@Q;R:S9T<UDVDWCXBZC[D^C_D`;a6b7d< _pa 378694:9;7>@?:D7F:H5J9K8M>N=U:V6W;X7[8^; \
    _pe 398595:4;6D;F4H=J;K8P?U=W7X< _ph d< _pi ;4J7N9 _pl 96?4 \
    _po 2<364<99::;6?9D9E=F<J7K6V=W:X6Z<[>^6_= _pr 2A394;899;::?;D;EAJ6K8M:N:U9V=W9X9ZA[?^6_A _pu >5 \
    _pw F7 _på 68R6T9`7 _pè F5 _pë ^< _př 4: _q 1;3;:=?<D7J:K:U=W>]?^=c<d9 _qa 16]5c5 _qi c4 _qo ]=c3 \
    _qu 3;:=?<D7J:K:U=W>d9 _që ^; _r 09293:495A67758;9:::;8=6>6?<@=A8B;C;D:E:F:G8I9J:K;L5M8N9O7R>S6T=U:V;\
    W;X:Y8Z;[8^7_9`8b:d; _r_ 5> _ra 27E8[6_8 _re 398996::?7D9F:K:R=T<U9W:X6 _rh 58 _ri >5C6J6 _ro 45V5Z; \
    _ræ @< _ré ?5 _s 0D1;2D3?4C5?6A7B8>9A:@;B<8=?>D?@@CABBDC@DBEDFAG?H@IDJDKAL@MAN?O=PBQ8RCS>TEUAVAW@XDZB\
    [C]?^C_D`Da>bEc;d@ _s_ bB _sa ;7=4>B?5@8A4B6F:H4I6J6K5M7N9P5R5T7U7X;Z5]4^5_4`5b8 \
    _se 0727394:7797:<;;=5?7A5B7D=E6F5H>I:J:K8L6P?U:W<X8[9^8_6a6 _sh ]6^;a5c4 \
    _si 55667896;8=6>;B8C6F5J9K7L5R4U6V9X?]9^<`7 _sk 06@;I6R7T:`7 _sl 29E:T4Z8[4_: \
    _so 09436575?8F7J6R:T:U8[8]4`: _sp V5Z5 _st 07244767@5A6I9J7M5R8S<T7V5X4[5_6`9 \
    _su 278598:7;5?4@8E7J9K8M9_7 _sv 2=44E>Z6_> _sw F7 _sy 0:57O; _sz G< _sé B: _së ^4 _sí B8I5 _só d6 \
    _sú D7 _t 0>1=2;3=4=566<758G9?:;;C<7=A><?;@BA@BBCBD@E9F@G>H<I<J<K@MAN@O=P<QBR?S=TAU>V>W=X=Z;[?^E_7`=a\
    7b?c=dJ _t_ A6d= _ta ;<=7>7A5F4G6M:Q?^6c8d6 _te 0:;;=5@5A8D:G6H9K9P9S9V5W7[7 _th 8EB9C>^8dC \
    _ti 6:99@<I7M6N;Q6R=T>`8d9 _to 07458==6D7F=M4U;V5[4 _tr 253596?4@6X5d@ _ts O9 _tu ;7=5K4[5 _ty V4 \
    _të ^A _tü b6 _tə 1: _u 052?3948556:7;87::>5?;@:D5E?H9I;J:K9M5N=P6Q@R;S7T7U9V8W9X<YAZ5[7]>^8_?`;a=b5c\
    6d7 _u_ 2<E;Q?];^4_<d6 _ub Y6 _ud 66 _ui 05 _um @5I8W8Y7 _un 387;85:9?9D5H7J9N;U8X; _ut R6T5`6 \
    _uu ]5 _uz N6 _v 0A1B273;4B6;7=859=:9;@=>?7@AD5E6F6G=IAJ=K>L@M?N@O6R:SBT<U6W8X;ZA[A^>_9`=a7b;c>dC \
    _v_ 4;Z8[;d5 _va 0;;;=;@5G6I8M6N:S=`7c= _ve 0:457594:4;4@;I;J7K7R4S9T9[5^9b: \
    _vi 07659:@;I9J7K8M;N9`6 _vo 0577J6K5S: _vu L= _vy 45Z5 _và d; _vä ;4 _vç N6 _vë ^5 _vô ;8 _və 1B \
    _w 0A597>8@AAL=S=VBY8]>aD _w_ V; _wa 0=A6L4S5]:aD _we 087585A5S9Y6 _wh 8: _wi 7788A7V6 _wo 05A4 \
    _wu A6]7 _wy V8 _x Q4]@c4d9 _xa ]: _xo ]6 _xu ]5 _y 1:5E:<=8>6A<FAH;P9Y;a@b@c: _y_ 5>:<>5Y4b7 \
    _ya 18H;P9a?b: _ym 57 _yn 5@A< _yo FAc7 _yr 57 _yü b6 _z 2<4?7;<;E<L;O8S>V?Z>[?^6_<a; _z_ 44V7 \
    _za 2;49E;V:Z8[<_;a9 _ze <7L4S6 _zi S8 _zo O6S5 _zu 79L4 _zá Z6 _ª D7 _ª_ D7 _à ?:C6 _à_ ?: \
    _á @6D8G5I? _á_ D7I= _ár I4 _ä ;4`9 _är `8 _å R:T; _å_ R9T; _æ 97 _ç ^6b8dD _çi d5 _çã d7 _çü d8 \
    _é ?7B7G= _és G9 _í @<I> _í_ @;I> _ð N4 _ñ d7 _ó B5 _õ M9 _õ_ M7 _ö 17b7 _ø @7 _øl @7 _ú A5I4Z5 \
    _ü 15;8b8 _ý M: _þ I@ _þa I7 _þe I8 _ć E< _ćl E8 _č 2<46Z;_; _čl 29Z8_8 _ħ Q4 _ľ Z5 _ľu Z5 _ş 1; \
    _şə 1; _š [6 _ż V8 _że V6 _ž 47Z4 _že 45 _ə 19 a 0S1T2V3U4R5T6Q7P8R9U:U;U<W=U>Y?R@UARBWCWDUEVFVGSH[IT\
    JUKTLQMUNUO[P[QTRQSRTRUUVSWUXVYVZS[T]Z^R_V`SaXbUcZdO a_ 081A2H3G4B5=658:9E:G;G<F=F>I??@FA9BFCFDHEGFFG\
    DHDICJIKCL9MBNBOJPEQDR5S4T<UGVCWGXHYGZD[F]I^D_H`BaLbDcFdB aa 0C;;=@>:A<H8L5P:SA]Ea: aa_ =8]9 aad ]: \
    aak 06 aal ]3 aan 0:=;>5H8P:S9]< aar 0=S<]4 aas ]5 ab 35778595:7;6<:>;?4D5F5K7M7Y>]8a7b6c3 aba >7Y9 \
    abe 74 abi <5>5 ac 263=4759788:95:=?7BACBD?E4J:K9L5S4U>V;W8X;Y6]4_7b6 ac_ 56 acc J8 ace X5 \
    ach 78B@CBV5 aci 253;:;D<U<Y6_6 \
    ad 1>273<495>8895:>;<<:>8A5B=C@D@E7G6H9J7K8M:N9P?Q;S6T4U6V:W?X8Z8[9]B_7`<a8b:c; ad_ 57;6B7C8M6 \
    ada 3555:5H5P>W6X5]< add 18Q9]4 ade D<W7`9 adh B7C= adi <8H4]5c8 adk ]5 adl 15 ado ::D6W:]4 \
    ae 5A;5K? ae_ K8 aeg 5; aet 5; af 556<I;O9a8 af_ 6: afa O8 \
    ag 0:69758494:5;;<;>A?5@8BAC?G9H4I;J6K6M5P7Q6S5T5X4Y>];`8 ag_ 05B: aga ;6>6B8Y7]3 age 65 agk >4 \
    ago <6Y7 agu ;4B<C< agy G7 agħ Q6 ah 1477;:<8=6><H<OAP>Y;[4]@a6b6 ah_ H7P;]8 aha >8H3O@P5]= ahi >6 \
    ai 5?87;:<?=?>5?@BDCFD6G6H9MBN>O9P7U6W:X;^5a:d7 ai_ G4M=N9X8d7 aic C8 aid B6C< aig B8C: aik =6M4 \
    ail B7C7 ain 85<7=5?6B7C: aip M7 air ?4B;C? ais =8?6C7D5M7N6W7 ait 5;<8?:B7 \
    aj 29449@;7=6E9F6G4N6P4Q8V8Z9[;^;_9a9 aj_ 9?[5 aja ;6 aji a6 ajn 96 aju 24E4_6 ajú Z3 \
    ak 092>4997;:<@=:>BA8E>F?G=HBM:N7O;PAS6T4V;Y=Z:[8^5_?`5a=b>c6 ak_ 43<:E8F?G6H=P;V5b9 \
    aka ><H8O:P5Y7a7 aki >:a5 ako 2<<8>8E5_< aks ;6 al 0;1?263@4<5:6<7<8<9?:@;@<A=>>B?;@>A=B;C>D@E5F=G>H>\
    I:J>K9L;M>N;O<P=QBR=S<T?UAV:W>X=Y6Z:[?]>^8_5`;aAb>c; al_ 0739448797:9;6<7@6A7D9F8H9Q=R6S6T8U9W6 \
    ala <8>?G4H9O7P;U6]7a5b7c4 alb C5 ald <8 ale ;5J5Z9]5 ali 18>:F5K5M6Q;U6Y6[8a? all 86;4=8J8Q6T;`6 \
    alm @4 als N4U5 am 0619263;46576776859::9;:<8=9>??5@<A7B<C9D9E4G8H<I:J9K>L6M=N<OAP<Q5R9S5T:U=V9W<X:Y>\
    Z5[8]=^5_5`:a@b9c; am_ 94C7H6K:N6O4P5W7X5 ama <7=5><H7M7P9Y9];a: amb 35O7a: ame 34D5T4U: amh B9 \
    ami O< amp O7 an 0C1?2A3@4;5@6@7>8A9A:?;=<B=A>I?A@AABBECGD:EAFDG=HJI?JBK?LBM=N>OIPJQ@R>SCTAU<V>W>X=YC\
    Z>[@]A^:_A`BaBbBc@d= an_ 0?1:2;3759678798:7<?==>@@6A?BBCDFAG9HEI5L<O=PFS?T9]<_;`;b>c?d6 \
    ana >6B5C6E8H4N8ODP5Y6]6a; anc ?6 and 0966758>@8I6J9O9Q=R9S8T:W4Y7`: ane T5 ang >FHBPBY:d5 anh d7 \
    ani K4V:X4Y5Z:[4a7c3 anj 2<E=[:_< ank 94 anl b6 anm F5 ann @:B;C>I8L4 ano J:a5 ans 65?8F7`5 \
    ant 379::6?8D5J7K:M5O4U5W8 any >5O=P4a5 ao B7C9O8W5a9 ao_ O5a6 aoi B5 \
    ap 2595=4>=?5E4F7G7H;J6M8N;P<W5X8^6a5b7 ap_ F4H8P9 apa >9H4P6 apî N4 aq 1;Q4]<c4 aq_ 15]8 aqa ]5 ar 0\
    ?1A2:3A475@6>7:8=9=:@;:<B=;>=?=@BAABBC@D@E:F;G:H@IDJAK=L:M?NAO@PAQ<R@S>TCUAV<W@XCY>Z3[<]?^>_;`Aa<bCcC\
     ar_ 0;14385966:7<6@9A<B?C;D6I?M5N;R;S9T=U9W8X7^5`;b?c= ara 1835:7<8>9D5H:O=P@W9X8Y4]7_5a6b;c4 \
    arb T4 are 85<9J:K4X=`6 arf I7 ari 34<7>6H7J5X5a7c9 ark 65 arn c3 aro 2494E5]4_4 arr <9 ars I5 \
    art 3785D7F8Q7R7T8U8X6Y8 arî N7 arı 19 as 0<1=3:47577:8;9B:@;A<;==>>?9A:B;C=D?F>G8HAI7J<K<L9MBNCO8P>Q\
    5R8S5T;UAV9WAX=Y:Z5[8]=^<_5`9a=b<c> as_ 0:3678879?:>;:>5A5B7C9D;H7K7M>NBU?W>`5b9 asa >:H<O4P; \
    ash Y9]5^6a5c8 asi ;7H6M7a6c3 asj R6T6 ass L8W4 ast 94;:=8T5X5]8 asy F; ası 1: at 0>14273?4;5:6>798@9\
    ::7;=<B=<>B?=@=A>B;C:D7E>F<G=HAI5J>K@L=M<N?O:P@Q8R:S>T7UAV9W8XAY<Z4[;^=_7`>a@b9c? \
    at_ 0=38698:<6=8><@<A<H9K6L7P5S;U;X6c5 ata ;5>;H=P;X9a8 ate 88<:K5X7 ath B5C8 \
    ati 6588<:>8?9E6F;L6X8[5a=c3 atk E7 atl c4 ato J7 ats M5U7 att J5`; atu ;5<8H3P4a5 atz <8 atë ^6 \
    au 345?7=94;6<:=9>6?=H7I8K9L9MAN;P7U8X8 au_ 5>?5H5M9P6X5 auf 76 aup =4 aus 75L5M8 \
    av 2A4;8595;6=8?7@=EAF6I6J>K5M:N6O7R;T9W5Z6[=_A`: av_ @6R:T7`9 ava 2;=6@9E:J;O4_: ave J7_4 \
    avn 25E4[4_5 avo 2;E;M7_; aví I4 aw 58>;V;]3a6 awa >7 awi V4 ax 14]: axa ]4 ay 18>@F5O9]Aa8b<c8d8 \
    ay_ ><O8]>d7 aya ]3 ayo >5 az 1927<;E7G<O;Q8V5X5Y4[5_6a8b8c5 az_ G9 aza 17 azi a6 azo O4 azz Q8 \
    aç W9 açã W7 aí B6 að @8IAN5 að_ @5I? aði I4 aý 9:M5 aý_ 97 ać E5V5 ać_ V4 ač [8 aču [5 ał V< ał_ V5 \
    aş 16 aš [5_4 ať Z5 ať_ Z5 aż V4 až Z: ažd Z9 aʼ c3 b 0H1K2J3H4J5I6J7J8I9H:G;E<M>J?E@DAJBLCLDHEIFGGKH\
    KIGJFKILIMINJOEPKQIRFSHTDUGVIWFXGYQZK[J]G^F_J`GaJbKcLdH b_ 35;6G4c6 \
    ba 2736:7;4<?>>?4B6C9G9H=J5K7M9N;O9P>V5X7YB];^5_5`4a>b;c5 ba_ Y:a8b6 bag P4 bai <7 ban >5G6H5Y8 \
    bas H5N8P6 bat <: bb G8 be 0;6<7@8=95<>A;B8D9G;H>J6K6L:M8N4O7P>Q5R;S<T6U7W4Y7Z6[5_8`8b7 be_ 89 \
    bea B6 beb H5P6 beh <7 bei T4 ben 77G6 ber 7885<9D7H<P<Q5U5Y5 bez _4 bh BBC@ bh_ B7C9 bha C9 \
    bhe B7C6 bhf B8 bhí B: bi 1=2;:5<;>9?4A5E<G9K8M4N7Q8S5V5X7Y>[:^5_8a8b>c= bi_ [5 bil 24<7E4[5b6c4 \
    bir 1:b9c: bit 25E6_4 biz G7 bl 57678796:6?7F5R4T4U7`5 bo 2:475596<6>6E:V5Y<Z>[:_:c< bo_ Z9[4 \
    bod 28E8Z6_8 bor Y5 bos c3 boʻ c7 br 263865:5E5I5W6[4 bra 25E4 bre 36 \
    bu 44<5>7H8K9L8M7N8P5X4Y>]4a8b:c6 bu_ N6b6 bue L8 bur Y5 bus K8 buv M4 bw Y;a6 bw_ a6 bwa Y4 \
    by 495586A5V9Y=Z: by_ 86Z4 byl 45 byo Y7 bæ I7 bè F6 bèt F7 bë ^7 bə 18 bər 14 c 1A2C3P4K5L6D7M8N9G:P\
    <=?NAEBOCPDPEBF>GDH@JPKNLLM<NHP?SHUPVNWNXPYIZI[F]E^>_D`HaFbFcBdR c_ 57B5K:X6dB \
    ca 3>88:=?7B9D<H6J=K:P6U<W<XA]5b8 ca_ X; cal :4 car P4X: cc D6J= cch J6 cci D5J6 \
    ce 384;648<95:9?=B5D5J:K;N7V7W9X>[7b8 ce_ 4686?7X7 ch 4>5<7E8;:4?:A=BDCFF5J@LDS<U=V?X7Z>`=a=c:dB \
    ch_ 4;7=88A9B=C>L>U:V;Z:`=d7 cha B7C=a9c4 chd C< che 7=?6C6J<L;U6 chi J9X6a6 cho d7 cht 7;A8B7L<S7 \
    chu B6C6 ci 293@47899::A?8DBE7J=K;N<UBV<W;X=Y7Z;[8]7_: ci_ X4 cia 35:8D9J6U8W5 cie V5 cij 26N7_6 \
    cio 36:6U? cir Y4 cit X4 ció 3;::D> cj V7 ck 4774L5`: cl U:Y8 cle U8Y8 co 3?8=95:??=B5D?JAK;U=W@X;d5 \
    col J8 com 37:6?6D7J9U6W: con 3889:;?8D8J7K6U9W:X5 cr 35K5X6 cs G9 ct 398;:8?7D8K;U7W4X5 cto D5 \
    cu 36:9C6K<W5X> cu_ X9 cum K6 cx 95 cy 5?V6Y: cya Y6 cyf 56 cym 57 cyn 56 cz V? cza V4 cze V7 czn V6 \
    czy V6 cá d8 các d6 cé B5 cí 44 có d: có_ d: cû d: cûa d: cə 14 d 0P1P2N3O4N5T6P7P8N9L:P;O<N=F>J?O@KA\
    PBNCPDQENFKGKHNIIJNKLLOMLNMOIPOQPROSQTPUOVMWPXNYEZN[O]Q^M_N`PaHbOcNdF \
    d_ 0=37455D6<7=8C;C>8?:@7A:B<C>K6L=M6Q>R:S<T<U9V5X6[6];^5_5`<b: da 0=1>2?3:485>667:99:=;?<?>:?8@6A:B6\
    C;DCE=F4G6HBI:J<K7L4M>N;PCQ<S<T4U;V9W@X;[>]B^5_>`:a8b@cA da_ 142>35:7;8<5D?E;P:U5W<X4[:]<_=a5b=c> \
    daa 05]3 dad :6D<W7]3 dak H5P6 dal <6H5P: dam M5 dan 14?6H=P>b6c7 dar H3N5 das 75D5W6 dat 07A7S8 \
    dau 58 dd 195EQ@]7c6 dd_ 5?Q= dda 57]3c6 ddi 5:Q6 ddo 59 ddy 55 ddə 18 de 0?253D4:5<6E7C8>9@:E;:<?=:?\
    CADB:C:DEF=G9H8J>K=LCN8P4Q5RBSFTCUDV8WCXBZ9[;]4^8_8`Da5bA de_ 093A6<9>:B?AAAD@F7L8R9SBT9UBWAX@`<b= \
    dea B5C6 dee L4 def 55 dei T5 del 3967::J:U7[6 den 6;7;:4=5A5H6L9R8S<T8`<b7 \
    der 0:6=7?86A;D>L<R6S<T5`8 des 3675:6?:D6W6 det 6:T:`9 dev F5 dh B>CDQ5];^>a5 dh_ B:C? dha C7]8 \
    dhe C:^; dhl C6 di 0D1>283;455>677?8:9:::;7<?>;?:@;A9B5D;E9F9G4H?I9J@K=M8N8O<P=Q<R8S=U<W:X;Y:[;]:^;_9\
    `;a:b=c< di_ >8@5H8J=P5Y6[7a6b7 dia 55O8 die 0B7<S9 dii ]5 dij Q4 dik `5 din O6U5X7 dio 56 \
    dir 19<7c8 dit 06<7 dj 26E6 dje 26E6 dk ]5 dka ]4 dl 1544 dlı 15 dn 2:4:E:V8Z9[9_; dna _6 dni V4 \
    do 0525384;5<9;:><7=4?6B5D?E5G6J<K7M5N6S5T:V<WAX5Z:[<]:^;_6c3 do_ 44:;D9J7V6W>[5]3 dol 5: dom T: \
    doo ]7 dos :6D9W9 dr 2;58E;O<U=[9^5_;`4 dra O4 dre O5U= dru 27E6_7 drć E5 drž 24_5 ds 69[7_5`6 dt 65 \
    du 1426355796:4;8<<?9@7D5E7H7I5K7M6N6P4Q=X7]4^8_6b7 du_ ?8Q; duk ^5 dut <6 dw 58F> dwa F< dwy 56 \
    dy 4659A6V7 dy_ 43 dz N9V=Z5 dzi V: dá 44 dâ N5 dé ?9G4L9 déi L8 dë ^5 dî N8 dó M8 dú B5 dü b6 \
    dý M6Z8 dý_ Z7 dýi M6 dě 46 dı 15 də 1A də_ 1> dən 17 e 0W1H2R3U4R5R6V7W8V9S:U;T<U=S>F?V@OAVBPCQDVEQF\
    RGTHRIQJUKULUMPNQOMPRQRRVSXTVUVVSWUXUYRZQ[T]M^T_R`TaObTcHdF e_ 0H2D3E4B576F7D8H9C:G;D<>=;?IAHB?C?DHEC\
    FFG<JHKFLBM<RFSFTGUGVCWGXIYGZA[E]:^H_D`@a?bDd6 ea 368;:5;9<;A=BCCEK6X> ea_ X9 eac B:C< ead C7 eal C7 \
    ean <7B<C> ear A:B8C8 eat B5 eb 254578H;K5L:M5P<S5Z:[4 eba H8P: ebe 76H5P4 ebo Z9 ebu L8 \
    ec 3:468;96:;?7D<K;L<N6S6U@V9W9X:b6 ech 43L<U= ect 3587:4K6 \
    ed 092<344<5@6>778?97:6;;<7A:D6E<G7J5K8L5N9Q>R:S:T9V:Z9[>]5_<`:b: ed_ 688=;5R6T6`6 eda ;5 edd 5<Q< \
    ede 68S6b6 edi 55b7 edn 2645E6_7 eds [5 ee 0@86;==<A6L>SA]> ee_ ;5 eed ]3 een 06=8L4S< eer 0:S8 \
    ees ;4 eey ]9 ef 5;64I;S5 efn 57 eg 0926355<6777:8;:<9A5E5F6G?H5I:J6K5L9P7Q7R6S9T<U9V<W8Y4[:_5c7 \
    eg_ 5:T6 ega ;5I5P5[8c7 ege S5 egi <6 ego V; egu U5 egy G: egħ Q6 eh 79;5<:=7H5O;P6Z3 eh_ P5 eha <7 \
    ehe O8 eho Z3 ei 085?7C88;><5=<@@A>B>C?D>I>J5L:M;N;R5S:T?W;X9 ei_ ;8A:T7X5 eid ;4T4 eik M4N5 eil C: \
    ein 7>@;I6T8 eir 86B7W6 eis ;4=4B6 eit 5;79D= eið I5 ej 4765Q4V<Z9[8^; ej_ V:Z5^9 \
    ek 0=2545689;;9<>=6A;E5F:G>H7I8M:N;P5R6S:V7Y8[8_6`4a8b= ek_ 09A6G:b7 eke S4Y4 ekk I4 eko <8 eks ;6 el\
     0?293B485<6@7<879<:@;@<9=@?:@;A=D7E8F9GAH9I7J?K:L>M:O7P9Q9RCS@T@U;V8W;X=Z4[<]9^5_6`<a7b= \
    el_ 073=5696:?;6F6G5J9L4R9S7T9 ela <7@5H7P6W4 ele ;6G8X9b7 eli 66R6S7b6 elj 25 \
    ell 386574;6=9?4@7J<R;T: elo O4 els 3769R9 ely G4 em 0829384;697:8899:7;;<6=7?;D9E9F4G;H;I;J6K>L;M5N;\
    P<Q:R6S7U5V<W>X7Y4[=^4_9`6a:b8 em_ 4577G6I9K9L6N5Q4V8W<[8 ema ;8a8 eme ?7D5 en 0B2>3B4?5=6E7G8A9B:C;<\
    <D=C?C@9AEDDE>FBG@HAI=J?KALEM>N<O>P?Q;RESHTDUCV=WAX<Y;Z?[>^>_?`Ea<b@ \
    en_ 0?3;6@7D869::><A=@?9ACD=F>G:I5LCR>SFT>U6`Bb; ena <6H4O7 enc 85?5 end 066675;6H5P5R5S7^9a5 \
    ene 64K5O4R5 eng H;L9P8Y: enh R7 eni 2495E5K5V7Z6[6_6 enj 27E6_7 enn @6I5R;T; eno E5 \
    ens 066877K7R5S6[4`7 ent 3<4467768<97:=?>D=F6J9K;L6N5Q5R6S:U>V5W>X9 eny a6 ení 47 ený Z4 eo B8O5 \
    eo_ O4 ep 3585F9K4M4N6P:S5W4[4 epa P8 epi F9 eq K6 equ K6 er 0D263A4:5=6G7G8C9@:@;8<C=;>6?@@@ADDDE6F7\
    G>HCI@JBKCLHM;N8O7PBQ=RGSETDUCV;W@X>Y?Z4[<^>_6`Ca8bBc9 \
    er_ 0>3:596C7B8;?:@4A>D6I8J9K7LBRBS=T=U9W8[6`=b8 era 358695:6<=D5H6J9K6Y6`8 erd D6S6 \
    ere 6:7789<:D>G7J8K;L7S8T9X5Y<b7 erg L9 erh H8P: eri 67:4=5H6K6P5X4a7b= erk P9S5c6 erl H3 \
    ern 667584`5 ero :5 ers 09667786A8D;H4L5S9U: ert 77<5H3L:Q5U6 eru @4 erá D5 erë ^8 erð @:I6 es 0=3D4:\
    586>7?8@9>:C;@<>==?D@4A;DAF9G=H7I:J<K>L?M;N?P7Q4R>S<T:UBV:WBX?Y7Z8[8^=`;a5b: \
    es_ 083@69798::=;9?BD8G5K7N8R5U>W; esc 34L;X5 ese G5Y6 esh ^8 esi b7 esk R8T7 ess 86=5I4J8W5`5 \
    est 39869;::;:<6=7?8D8J5K5L4S6U5V4W9X; esz V3 et 0A1738495;6A7:8599:7;=<?=>?=A<F8GAH9I6J:K@L=M:N:O;P8\
    Q>RDSATBU5V5X:Z5[:^?`Ab=c4 et_ 0@6>;8=5?;A9G7K>L9Q:R<S?T<^6`= eta <> ete F6G5R8 eth 5; eti H7P7b7c4 \
    etm 14 etr O9 ett =9G6J7R=T=`6 etë ^9 eu 08345975<5=4?<C5L5S6W4X5 eu_ 56 eur 05?8L5 \
    ev 3445688695;6@6F7G4J<N5S7T4W4X5[<b5 ev_ [4 eva J< eve 84S5 ew 0857Q9V6 ew_ Q8 ewe 05 ex 85K7`4 \
    ey 14F6I7]: eya ]8 ez 254794<?G;V8X6Y8Z3[4_7a8 ez_ <7 eza <5a5 eç 16 eð I7 eò C5 eć E7 eč 44[4 \
    eđ 25_6 eħ Q4 f 0F1B3F4?5M6L7J8L9G:D<A?G@KALBICGDDFDGFINJGKGLIN@OLP;QHRKSDTLUDV?WFXHY=]E^E`JaFbBc> \
    f_ 09576:768@A5I6S6]7 fa 598498?4A=B9C7I8J:K7OAX7]5`5a:c3 fah O; fan A<O: \
    fe 365<7787:4@6A9G9K6L5R5T4W5X7 fel 55@5G6 fer 55A7K4 ff 5:84 fh B7C9 \
    fi 14346595:5?5I8J7L5O=Q9W6X8`5 fir L5 fl I8 fn 58I7 fny 55 fo 35596=8996?5A;F5G5R=T:U5W6X7 foa A8 \
    fod 57 for 6=88R=T: fr 5765@<A:I8R:T;`7 fra @4 fri R8T9 fry A9 fræ @6 ft 6675I4 fu B6I7K6^4a6 fui B5 \
    fy 59@9I9 fyd 55 fyr @9I9 få T4 fè F6 fö `< för `< fü 76 g 0M1=2G3H4>5O6O7M8I9H:G;K<L==>S?F@PAIBNCNDG\
    EGFGGNHMIOJJKHLMMKNHPMQMROSMTOUGVHWHXGYP[H]I^I_G`LaHbLcLdQ \
    g_ 0>265?6@7:89>I@CA7B>C=E5G:H?I?L=P>RCS=TC_7`;b@c:dG \
    ga 05355;97:7;=<9>@@:B:C:F6G6H@I<M<N:P?T6U7V3W6X8YB[;]=^8`:a6cA ga_ ;:>:@5I4Y9[8]:^7`5c> gac Y5 \
    gad c5 gal M7 gan 56>7H:P:Y7c; gar H4I7P5 ge 0@36556A7A86;8<7?7A=F<G8H4I8K9LAR=SAT9X5Y=`<a9b: \
    ge_ 69A4R6T4 gel 65S6 gen 687:A5F<K4L5R7S;`8 ger 69L6 ges 05L7 gg H6 gh 85B<C?R8d7 gh_ B8C7 ghe R8 \
    gi 6597;;<9>;@7I9J8K7L5M8P6W5X6Y>c8d; gi_ ;8 gih Y8 gin >6@5 gj T9^= gje T7 gji ^7 gk >6 gl J< \
    gli J< gn I5J8K6 go 275885:5<;>7B:D9E6G4L4M6V<W5Y=[8_6a7 go_ B:D8V: gom Y: gov _4 \
    gr 6484:5<5?4@:A5I6R6S5T6V5W6`4 gra <5 gre @8 gru T4 gs 67@4I4P4 gsa P3 gt 066774 \
    gu 38:6;:<:>4@6B=C?D9I:M5N9U6W8Y@]9a6 gu_ ;6C5Y7]5 gum N6 gus B<C< gw 5: gx 97 gy 5?G@ gy_ G; gya G4 \
    gye G5 gyf 56 gym 59 gà C8 gài C8 gé G5 gö b6 gü d; gü_ d; għ QC għa QB għu Q6 h 0L1L2C3B4K5O6I7P8P9A\
    :D;J<J=K>I?E@JAKBSCTD@ECF>GHHJIJJHKFLOONPLQFRLSKTHUGVGWDXBYLZJ[G]O^P_B`KaObFcOdT \
    h_ 294;5?7=8;A9BDCFE9H;L?P=U:V;Z;[<]8_8`=c<dC \
    ha 0914365<69798>:8;:<==9>=?6@<A:BACED5G:H>I9K6L7OCP@Q7R>S7T>W5Y=]B^9`:aAb:c>d; ha_ B5C>O5Q5]6^5a: \
    haa ]3 had C8]4 haf I5O5 hai B;C= hak H:P; hal <5 ham c4 han >7C7O=P5R6T5`6 har <8B6C5R;T;]4c5 \
    has C5 hat 89 hau 55 hav @: hay ]; hd =7C< hd_ C8 \
    he 0>57687@8E;:=7?7@9A6B=CAG8I9J=L<O:R=S?U6]6^@`9a7 he_ 768CJ=^; hea B:C> hef I5 hei 7586C8 hej ^5 \
    hel ]3 hen 79L5 her 7587^6 hes U6 het 0=O9R<S;`5 hf B8 hfu B6 \
    hi 56778;<:=4><A6B:C<J:K6L8O;X7Y7]7^;a?c=d> hi_ a6c7d6 hic 86 hii ]4 hin >7^6 his 85 hiy a5 hk ^5 \
    hl 4676C: hli C7 hn 74C6 ho 0:4>5:6589<7B8C8G9K4O9Q7S7W5Y;Z=]8^6a7d< ho_ 4:O4Z:d8 hob Y5 hog G5 \
    hom 05Q6 hr 567:B6C6Z4 hre 75 ht 7;;8=9A8B8L<S7^@ ht_ 77L6 hte ^< htë ^6 hu 06;4=4B;C:L9Y;^8a>c>d7 \
    hue L5 hug Y9 hui B5C7 huq c; hv 64@6R: hve R9 hvø @5 hw 59 hy 095< hy_ 09 hyd 55 hyn 55 hà C7d8 \
    hàn d6 há B8d9 hái B7 hã d5 hå d5 hæ d5 hé B8 héa B6 hë ^: hì d7 hí B; hí_ B: hô d9 hôn d8 hú I5d8 \
    hús I4 hü 1=d< hü_ d5 hüq 1< hə 1= hər 1: i 0R1S2T3R4O5R6R7S8R9S:Q;T<S=T>S?R@TARBTCTDSETFRGOHQIRJTKTL\
    QMUNTOSPQQVRQSRTQUSVSWQXUYSZQ[S]R^R_S`QaUbVcSdQ i_ 1@2D3?4?5A6;9B;D<>=?>??;@CA:B9C6EFFCG@H@IBJFK?L>ME\
    N?P?QER:T>U7VBXFY@Z?[E]=^C_D`=aFbKcBdH ia 3;5@65849>:<<==:?5B=C8D<H=J>K>MAO?P>U;V>W=X;Z<a>d6 \
    ia_ 3797:5<6=4H4J7K9M7O6V8W8X6Z5a; iad 59C5 iai 58M9 iam K6 ian O:P4 iap H6P8 iau M; iał V4 \
    ib <9>6B6C8D9F:H4K:Q6U6Y<a5c8 ibe D6Q5U5 ibh B6C8 ibi Y6 ibu K8 ibè F6 \
    ic 253=4:7>8=:=?7A6B6C;D;J:K:L7S6U?V:W:X<Y:[5_7`5 ica 37:7D6U6W7 ich 7>86A5C:L6 ici 36:7X5 ick 45 \
    icl U8Y8 ico :4 icz V4 id 1535596:8697:;;?<8=5?5A7B=CBD<F6H7J5K:M7N7Q5R6S6T;U:W;X4]:`8a6c: \
    id_ 56;:B5 ida :6;6D:U6W7c9 ide 68<5C5F5 idh B8C@ ido :5T6 \
    ie 0F3657657B8:99:<<8=:?=A@J:K5L>M@NDQBR5SAVEX<Z>^4`5 ie_ 0E7>A5M5S:V?X6Z: iec N4 ied N7 ieg Q6V3 \
    iej V6 iek M6N8 iel 94 iem N9V5 ien 05:9=4?7A6M8N7Q4 ier 76:5?6A6L;V6 ies 0585M4N; iet N6Q:S7 \
    if 59a7 ifa a6 ig 0;576>79869;;7>:@;A6B=C?D<G5I6J7K5M5R>S8T7W5X4Y;]9`<c> ig_ 06B6C;R7`5 iga @6]5c< \
    ige 6975A4 igh B;C9R7 igi 94Y7c5 igo D8 ih 2:=4E:O5P4R4Y<[=_9 ih_ 29E9[;_9 ihe R5 ihu Y: ii ;;=<X;]> \
    ii_ X8 iin =7]4 iis ;5]6 ij 2<A5E<M4N>Q;S@[<_9 ij_ S5 ija 24N<Q4[5_6 ije 28E9 iji Q9 ijk S8 ijn S7 \
    ik 0:1;26456:7499;<<@=<>:A9F?G9H:I6L5M=N<O8P9Q;R=S5T<V5Y7[:^9_7`<a@b;c; ik_ 06<7F9G4c3 \
    ika <9>5F8H7O7P3a= ikd 18 iki a8 ikk =4R:T: ikl Q7 iko <7 ikt `9 iku ;4N6 il 051@2=3849586=76889::7;:\
    <;==>>?<@?A5B?C@E<G5H8I<J<K7L6M8N7P5QAR?T@W8X;Y7[=]3^:_<`<a>b@c? il_ 69?7@:B9C:I8J;Q=R<T= ila >:H3c7 \
    ile B7C8X4b: ili 2:>6E:Y7[6_9a<b6c9 ill 64=7Q5`9 ilm 16 ilo 24E4 ilt C6 ilv ^7 ilə 18 \
    im 142@37788695:8;9=;>5?5@5A5B8C5EAH4J6K<M:N4Q6U6V4W9X;Y<[9]7^:_@a:b9c9 im_ 2874E7_8 ima 2>E>]5_= \
    ime ;4 imi =6^4 imp X4 imu K5 in 0@1D293=4:566A7B8B9>:=;A<@=B>D??@EACBBCAD>E9F6G:H=IBJ?KAL<M@N=OCP=Q>\
    R@SBT?U>V8W>XEY<Z<[>]?^?_7`@a=bBcBd9 in_ 0:1=7;8;94;9<8==>:@<A=B:C6I4J9K6O<S;X=[;]9^;b=c3 \
    ina ;4<6>:K4M4O:X6a6 inc K4X6 ind 156875@8X8b7 ine 7;;5=6?5K6X7b6 \
    ing 086=8:;6<5>=@;A9I:P3R<S=T9`;a5c9 inh d5 ini 1:>7M6O6a6b:c: inl c4 inn A7B:C=I<L8 ins A5I6U6c8 \
    int 87<5=6A5X< inu ;7I4]6 iny O9 inâ N8 inə 14 io 3;5=69748?9=:<<:=6?>B8C9D:J=K6L9M;U@V5W<X6`8a7 \
    io_ 5697J8M4W6 ion 3855668>95:6?=U@`8a4 iou L7 ip 35:4>7K5M9a5 ip_ M6 iq ?7 iqu ?7 \
    ir 071?3858758998:7<:=5>4?;@;BBCBF5I?J7K7L:M?N<O=P5Q7U7W:X8YA[5]6^7a8b>c@ \
    ir_ 061<5586@5B=C?I=L6M<N7b8c; ira <5O8Y< ire ?7O9 iri a6 iro Y7 irt B8C5 is 0=27394:566=7>8>9A::;B<7\
    =C><??@9A=B>C=D;E6F9G;H5I:J9KBL<MAN?O8Q:R;S<T6U:V7W>X:Y6[9];^?_6`=a@b:c@ \
    is_ 0:899>;;?9A:B9C9D5G6K?M=N4S8W7 isa >7]9 isc 78 ise ;9=:a7 ish Y6^>a;c? isi =9N4 isk 65N6R5`8 \
    iss =4 ist 466677:6;9==B6N7Q4W7X5[5`5 it 0=142;3=495?687=8@99:9;:<@=@>@??AAB<C:D@E=F<G8H8I5J8K@L;M:N8\
    O=Q;R8S<T7U<W9X=Y:[:^?_;`8a;b6 it_ 0;7788>8?:A?K;S6X4^6 ita 3795:4<6=5>5U9X5a7 ite <6=5F8S4 \
    ith 5?85B:C8^5 iti 2685E7[5_7 ito >9D>W4 itr O4 itt =8R5 itu <7=4K5 itz <8 iu 349:K9M:V3X7`5 iu_ 96 \
    ius M4`5 iv 2;37456886:7=8D8E:J5O4U6W6X4Z4_8`7 iva 24E4 ive 65 iw a: iwa a9 ix 35 iy 1;>@Y:]>a7b:c< \
    iy_ c8 iya >?]9c4 iye Y9 iyo >7]<a7 iyy 17 iz 27<>E6G9N=O;W4Y5[:_7a8 iza <8O: izk <6 izt G7 iá U5 \
    iç b6 iê d7 iên d5 ið @>I@ ið_ @:I> iò N5 ió 3<:<D@ ió_ 3: ión :;D@ iø 96 iù M9 iù_ M7 iú B7 ią V4 \
    ić E6 ič 27[7_7 ię V; ię_ V8 iġ Q5 ił V5 iş 17 iš [4 iť Z5 iť_ Z4 iż Q7 j 0D2Q3C4J6B7<8>9M:@;J<?=J?A@\
    EAJEQFCGGHCIIL;MKNLOBPBQORCSITGU>VKW>X>Y@ZJ[O]=^O_P`CaFcA j_ 9CE4S5V:Z6[9^< \
    ja 2?4494;?=>@7E>G5H9I<M:N@O5P8Q<S6V8[>^;_@`5a9 ja_ 2;;==;E:I4N7Q6[8_; jaa S4 jan _5 jar I6 jas N; \
    jau M5 je 2E4==7A=EDF4G5M5Q@R6S8T<V;Z<[B^?_B je_ 2?46A8E>S6T6Z5[?_= jed 28E9Q<_7 jeg 25 jel 24 \
    jem 25 jen 25A6_5 jer 24^6 jes ^5 jet ^6 jew Q6 ji 052:46A8E:M7Q@[9^7_7a9 ji_ 25_5a5 jie 05Q: jit ^6 \
    jj Q4 jk Q5S8 jn 9;Q4S6 jn_ 98 jo 053494=9A8M<N5O6Q<R7T7[8^8 jo_ M9O6[6^6 jon Q<R6T6 jou 05 jt ^6 \
    ju 2=;:E=H3I5M4N=[7_= ju_ 2:E9N6_: jum N9 jy 06 jy_ 05 já G6I6 jâ N9 jâ_ N5 jä ;4=6 jæ @5 jë ^> \
    jë_ ^; jí 46 jó I8 jö I4 jú Z5 ją V6 k 0N1J2K4N6N7J8>9O;P<P=P>O@LANEMFQGPHPINLIMPNNOIPPQLROSKTNVMYOZN\
    [N]L^M_L`NaQbOcJdH k_ 0@194967<?>7A>E8FBGBH?I5M6P<R6S;T5V7Z=[5^7`7b@c4 \
    ka 092;49689?;=<?=@>C@=A6E;F<G9HAI9MAN>O?P@Q6R9S4T<V;Y?Z7[=]C^:_<`=aCb?c7 ka_ =4>4F4N7O<Y6[4]>`7a= \
    kaa =5 kad M6 kai M8 kaj 9; kal <6>4@6R5T7]6 kam a6 kan 05=4>8H<P;Y5`6b6 kar <7M6P6]4b6 \
    kas ;4>5M4N5]7 kat <5>6F8H3a; kau =4 kaž Z7 kd 19 kdi 16 \
    ke 0:6=7898;:<;=<A?F;G=H>L7M6PAR?S<T=Y5Z4[:^8`9a9b9 ke_ 6895A9F9R7T5[5 keb H6P6 kel R9T9 ken A7S7 \
    kep P9 kes P3 ket G4 kh d> khô d7 ki 06199;;9<:==>=@9A7F<G9I<M=T5V=Y;[;^9a?b<c> ki_ F9I7V4[9b6c5 \
    kia M4 kie V8 kil T4 kin =5>8c8 kis ^8 kit >5 kj I5T6 kje T6 kk 66;6=8G4I9R:T: kke 66R:T9 kki I5 \
    kl 254564E4F5M5Q7R5Z5_4`5b:c6 kla F5Z5c6 klu Q7 \
    ko 0:2@4=6;9>;;<A=<><A9E@F>G<I6M;N;O7Q;S5V<Y>Z:[>^9_A`8a6b8c4 ko_ 2<<>>6E<Y:[8_< koa <7 koj 29E7_9 \
    kol Q6 kon 456798F:Q5b6 kor G6 kr 06244467A6I5M7R5V5Z4[4_4`6 ks 97;>==A6F6M5N6`5 ks_ ;: kse =8 \
    ksi =9 ksy F6 kt 47677597A5L5M5N8R6S5T5V8Z9`= kte 45 kto Z9`5 któ V4 \
    ku 486698;><9==>7@6H8I9M:N<P4Q>V6Y@]:^<_5`5aB ku_ Y7]8 kub Y5 kui ;8 kul Q8 kum N7 kun =5Q6 kur I5^6 \
    kut a8 kuw a8 kv I5 kw Y<a= kwa a< kwi Y9 ky 44 ká 44G5 kâ N: kâ_ N6 kä ;4=7 ké 4:G8Z5 ké_ 46 kéh 44 \
    kë ^; kó M6 kô ;5 kö G9 kü ;5 ký 47Z5 kə 16 l 0N1Q2M3R4O5P6P7N8N9Q:Q;Q<M=Q>O?Q@QANBNCODNEMFPGQHKIOJRK\
    MLNMMNMOJPJQSRRSNTRUQVKWLXOYJZM[P]N^K_M`PaMbRcRdK \
    l_ 0=173B4:5A6;768<9<:A;=<8>7??@?A;B>C=D:F=G=H:I:JAL;M5P4QGRBS;TBU>W9X?[8]5`:b? la 0:1@2=3B4<5:687889\
    9D:B;<<?==>D??@>A7B:C<D7E=F>G;H>I>JBK=L6M;N9O<PAQ8R8S:T:UBV7W:X>Z;[?]?^6_>`=a<bCcC \
    la_ 3?459B:?<8=6>:?<@8F:J?Q4U?X:[8]7`5a9 lag @8I5]5 lah P; lai =5M4N5 lak H3 lal >5 lam >9H7P5 \
    lan 2:><@5E8H5R4S5T5_:`5b9c8 lar 1>b?c@ las 95:7U9c4 lat c4 lb C6 lba C5 ld 1568;5<9@7A6I9N6S6T7`6b; \
    lde <6 le 0=3>4=5:6?7=8<9;:=;A<;=<?BA=B?C>D:F9G?H5I9J>K9L=M6P6R@S>TBU=V:W8X?Y:Z<[<]<^6`;a9bB \
    le_ 07446787;;=6?=A7B9C6F4J;R9T<U8X;Y8]5b7 lea B5C9 leb Z9 lec L5 lee ]8 leg G4I4T9 leh P5 lei B5 \
    len G4S6 ler 66R:T9b> les 39:6;4?; let 44G6[5 lg ;5c6 lga c5 lh Q4W5 li 0;1>2=3;4<5:6?7<8:9>:;;?<:=?>\
    >?;@<A<B8C9D>E<FAG7H9I9J?K>L8M>N<P8QCR@S<T<U@V=W:X;Y@Z6[?]5^8_=`=aCb?cA \
    li_ 2:4696;9E:F9J;QAV5Y<[9_9a;b6 lia M4 lib D8F8Q5U5 lic 78 lie N5 lig 69@9C6R:`8c5 lij S8 \
    lik 071:A4R5T4c9 lim a5 lin 67=6R5 lis =9a9c9 lit 35F4U5 lj 2>;4E=[:_= lje 25 lju 26_5 \
    ll 093=5>6;7;8:94:7;<=@?:@>A9B7C7G:I9J@K9L<Q>R>S8T?^;`?b6c4 ll_ 87@9J4L6Q;`8 lla =8@9J;`4 \
    lle 08356977;8=7?7A7J6L4R<S6T=`6 lli =: llä =5 lm 1>;4=6@5G4b8 lma 1:b6 lmə 16 ln 44V6Z5[7 \
    lo 072=394;659=:==6>9?8D5E=F8J;K8M5O>S5U>W8X9Z;[=]:^5_<c4 lo_ 2646:5E5J8U9]3 lob 28E7Z6_8 lon O; \
    loo ]6 lor X4 los ::U8 lov [8 ls 3;6976@7A5N6R:U8`7 ls_ 3:U8 lse 68R8 lsi @5 lst N5 \
    lt 34657:94;9<6=8B8C9G;J6K5L5X6`6 lt_ ;7 lta B5 lte 76C6 lu 185797:4;8=<>7?6@8H5I;J5K9P6Q:X;b8 \
    lu_ Q9 lui X7 lum @5 lun 15 lv ^7 lva ^6 lw 58 ly 435889G:M5 ly_ 88 là 34d= là_ d; lá 47B6G9Z: \
    lán Z7 lâ A4 lân A4 lä ;4=9`4 lä_ =4 lç N5 lé G5 lë L7^8 lët L7 lî N9 lîg N5 ló M9 lö I4 lħ Q7 \
    lħa Q7 lı 1< lıq 16 lə 1@ lə_ 15 lər 1; m 0M1P2M3L4M5L6M7L8L9M:L;O<I=N>N?M@NALBMCKDKEMFLGMHMINJLKPLLM\
    LNNOOPLQNRMSKTMULVMWOXMYOZL[M]K^M_M`NaPbMcLdM m_ 0=182=344>566:7<8698@@A9B7C:E=F7G8H9IAKCL>M6N<O8P6Q<\
    R;S6T<V=WAX9Z<[<^6_>`>b8c6dB ma 0<1B2?3<445:6:76899<::;A<<=>>C?9@8A9B;C9D9E?F:G8H>I9J<K<L8M=N=O=P@Q9S\
    9U;V7W=X>Y<Z5[:]@^6_>`:aBb>c= ma_ 2=;;E=H3K4N7Q5W7X4]:_<a< maa 08=4S5]6 mad 17]3 mae 55 mag >6 \
    mai X6 mal 1:97>5 man 06>:@5F9H5J5M4O9P8`5 maq 14 mas 15M6P4b5c3 mat <7>5L4P3 may >6 \
    mb 3784H5O<P5Y=^8a= mba O9Y:a< me 0=253<49566=7;8=99:;;=<6=:?>@9A=D>E4F7G=H?I9J<K;L:M9N5P<Q9R=S=T?U@W\
    =X;Y5Z6[;^?_:`<a8b< me_ 44;5?8J7^; med 66R6T6`7 meg G8 mei A8 mem H7P4 \
    men 3965758994:6?9@6D;H;J5K4P8R7S6T:U<W:^6`5 met 07S6 með I4 mg >8 mga >8 mh B=C; mh_ B7 mha B6C5 mi \
    1;2837486677859>:;;==?>7?8@8A6D6E7F6G9H6I9J9K=M:N;O?Q=S7U6V=W9X;Y7Z<[:]6^:`5a:b;c6 mi_ 97Z6[4 \
    mie :4V6Z5 mij 25E5 mil Q6 min ;8=7G4K6O;Q5X5 mis ;7=7K5 mit 75 mm 6775=6?6A7L5Q4R4`7 mme 64A6R4 \
    mo 07273448889::8<9>:?6D8E:F>G5J8K9M8S7T4V7W:X6Y6Z4[9^6_8`6a7c: mo_ >8W6 mod <6c6 moe 05 mor K4 \
    mou F= mp 368597:6=4?7D4H6J7K6O9W6X7 mpi O5 mq K8 mqu K8 mr 5= mra 5; ms N8 ms_ N6 \
    mu 4664:6;9=8>7@6H6I4K:N:P5V5X7YCZ6^5a:c8 mu_ N6Y;Z4a8 mun Y= mus K4 mw Y5a5 my 05V4 mà d5 má G8I5Z: \
    má_ Z9 mâ N9 mä =8`4 må T5 mç N4 mé B7G7 mé_ B5 më ^; më_ ^8 mô ;4 mü 17 mě 48 mə 1@ mək 17 n 0R1R2R3\
    Q4Q5R6S7T8R9R:R;P<R=S>V?R@RASBRCSDRERFTGPHSIRJRKQLTMPNOOTPSQPRSSTTSURVQWPXQYRZR[R]O^Q_R`SaPbScQdV n_ \
    0E1E2<3@465E6C7G8B9D:D;=<F=G>C?A@?AHBFCHDCE4FHG@HEIAJ@K9LGM4N<OBPGQ?RASITBUBXAY<[=]@^@_<`EbFcAdF na 0\
    81?2B3=4>5:6677869;:=;><?=:>E?9@>B?CBD=ECF@G9H<I?J=K<L5M<N<OHP;Q:R6S8T=UAV?W=X;Y9Z=[?]=^5_B`=aBb<c5 \
    na_ 1;2>384::8;6<7>?@5B<C=E=H4I7J8K6ODU;V9W6X6Y4Z:[:]5_>`8a?b6 nac B5C6D5 nag >7 nak >7E8G5 \
    nal D5F6Q5U7 nan >9C:F;O= nar @6E4I9 nas F6N5T5 nay ]6 nc 39438:96::?;D9J6K8U6W9X9[5a6 nce 87?7 \
    nch a5 nci 36:7D8U6 nd 0?1;36556@7@8@99::;<<:>:?:@?A:D:F7G9H:I=J<K9L8M4O<P;Q?R>S?T=U:W;X;Y<[5^?`?a<b@\
     nd_ 067;8>X4^5 nda 16;5H6I6J5P9b< nde 0;6;7:85A7R8S<T7`:a5b8 ndh Q4 ndi >5@:I6O6Y9a4 ndo :4J8W6^5 \
    ndr O8 nds 64 ndu @5Q: ndə 16 ne 092<3<4=5<6?7?8:9=:9;<<;=<?>A>B:C:E<F6G<I8J>K=L?M?N:O7P5R?S9T>U7V;W5\
    X>Y6Z>[>_=`9b< ne_ 29677799;6?:A7B6E8J7K7R8T9V4X7Z7[8_9b6 nea C6 neg P4[4 nek G7 nel J5 nem G4 \
    nen 78=7L5O5S4 ner 6776L9R6 nes :6I5R6T6Z4 net A6 \
    ng 0;355:6@7>8;94;8<9>I@<A;B5HDI=K6L?M6PBR?S>T;X5YA^:`>a>c<dH ng_ 06687889>H@6A6H?L:P>R9S9`6c:dG \
    nga >9H;I6P:T4Y=^7 nge 6;77L8R8S8Y4`6a7 ngg H6 ngh d6 ngi >5@4 ngo a5 ngs P4 ngu I5 ngü d; nh R8W6dE \
    nh_ dB nhi d5 nhv R7 nhü d7 ni 0?1=2?3:4;5<6;7:889<::;<<8=9>A?:@8A8B6C5D;E?F7G9H9I=J;K=L4M<N:O:P6Q>R6\
    S<T4U9VCW9X<Y9Z>[A]5^<_?`=a>b=c@ ni_ 162596>5E5I5J6Q9[:_6a<b7c9 nia V9Z6 nic 74:5 nie 0>N6S6V?Z7 \
    nih 25E5[6_4 nik V3[6 nim 24E4_5 nin 1768I6O6R5^6`7b7c9 nis K6`6c4 nit >6 niu `5 niy >< \
    nj 2AEA[=^=_A nja 29E8_: nje 2=E=[8_< një ^< nk 0797=9A5G9M7]4 nki =5 nl 15T4b:c7 nli c5 nm 14F7 \
    nma 14 nn 5:6679;8=;?7@>A9B?CBG5I@L?R?S5T?V4`: nn_ @4B;C@I:L8 nna =5@:I6 nne 65A8B5L:R;T: nni I7 \
    no 092@384<5<74879<:;<7=6>7?7A6D9EAF6JAK:L5M:N=O9R4S5T5V9W<X6Y6Z@[>_@a6 no_ 2::7D5E:J=W8Y6[9_9a5 \
    nod 55 nok Z8 nol 55 non J9 nos 2644E4Z:[4_7 nov E4_5 \
    ns 0;163<456=7<8<97:6=7?>@5A;D;F:I:K:L9R;S9T8U?W8X7[7_4`=c9 ns_ 07376686?;D6F5I6U;`8 nsk 43[7 nso c8 \
    nst 76 nt 083@465:6:7;8?9?:@<===>7?BA;B9DAF:G9H;J=KAL<M9N9O6P7Q;R:S=T6UAV7WBX@Y@]5^;`: \
    nt_ 385588?>G4K7S5U;X5 nta 3799:6=7U6W7X4Y5]4 nte 36768596:;?6D;J4K8R4S8W<X6^:`5 nti K7X4 \
    nto 96:8D6J6W9 ntr :4?5W5X9 ntu H8K4Y> ntz <: nu 16254498;>=4@9E5H5I<K9M:N5P6X;Z5]8_4b9 nu_ X6 \
    nud ;< num @7I7 nun 14 nuu ]7 ny 4559>5G=H;OGP<V;Y6Z4a; ny_ OF nya >5H:P;a6 nyc V5 nyd 58 \
    nz 75J6L6Y6a5 nà d8 ná 49G5Z; nár Z5 nâ N; nã W4 não W4 nä ;4=5 né 47?4G4Z< né_ 44Z7 néh Z4 në ^@ \
    në_ ^> ní 4@B5Z5 ní_ 4= ním 44 nó M7 nú Z4 ný 46Z; ný_ Z3 nýc Z3 ným Z4 ně 4: ně_ 46 nı 1: nın 16 \
    nə 19 nə_ 14 o 0R1H2S3P4S5P6P7L8S9S:S;M<P=P>O?P@KAOBNCLDSESFSGOHHIJJSKPLNMPNNOQPEQMRPSQTPUPVRWTXOYQZU\
    [S]S^M_T`OaObLcPdL o_ 2C3;4A5@748?9E:D<A=6>BB=C:DFECF@JGK<L7MDN<OAU<VBWGX:YEZB[D]D^<_CaBd? \
    oa <=A?D:O<X; oa_ <5D8 oan A8O4 oar A<X7 ob 2=384::5C6E=V8W5Y6Z=[:_= obo 28E8Y6Z6_9 \
    oc 364374::?5A9B8C5D6J8K8L6U7V7W4X7Z9`= occ J5 och A9B7L6`< oci Z5 \
    od 2?4<5>66<7D:E?M7V<W5Z?[=]9_?`5c: od_ 59]6 oda <5D7E5 odd 56c6 odi _5 odn 24Z5_5 odo [4 \
    oe 0>5:A<S< oed 5: oer A5 of 058@A5]: of_ 8@]7 og 0629576=@@E9G9I=J6M5RAS7TAV5[7_; \
    og_ 256<@@I=RATA_7 ogo [4 ogy G6 oh 44;5=4^8 oi =??:B;C;X5 oim =6 ois =5 oit =8 \
    oj 2=459@=4E>M9N6V5Z:[5_= oj_ 9< oja _5 oje 25E4 oji _4 ojn 97 ok 054697=8G;M8O5V5Z<[5a5c6 ok_ G5Z: \
    oki c5 ol 061=26394:5@68778599:9;?=<?5A9B6D8E5G;H7J>K9L6M6O<P6Q9R7S7T4U5V9W7X8Z9[;]4_7`7b=c: ol_ 5= \
    ola J5b8 ole ;8P5 oli ;9=6[6c6 oll =4Q6 olm 15 olo O< olu 16 \
    om 0>2:3:486<899::9;7=8?9A:B:C7D:E9F7G7J;K9M7N8O8Q9R<S9T?U7V7W<X8Y;Z;[;_;`> \
    om_ 0;2767E6Q5R;T<W5Z7_8`< oma ;5 omb O5Y: ome J7 omo W4 on 0=14273?485:6<7<8B9B:@;9<<=>>@?C@5A7B:C:D\
    >E6FEG:I6J@K=L;M7N7O@Q>R:S=T9UEV;W>X:Z4[6^<_6`=a;b;c<d= on_ 56778=9>:8;6=;>7?<C5FAJ;O4U=c8d6 \
    ona 36:5F6O:T5U; ond 06F5S7U5 one :5 ong >=a6d9 oni Q9^5`7 ons 3889?8F6U: ont 94?9U5W7^7 \
    oo 0@;:=4>5S>]B oo_ ]= oor 09S; op 0:2645668996:4=4A:E5L9S;V5X5[7_5 op_ 06A7L5S7 or 0=263?4;596A7<8>9\
    >:?;7<>=5?:A5B9D<E7G;H9I8J>K?L5M5N8P9Q5R?S>T<U9V9W@X=Y;Z;[=]8^:_7`<b:c7 or_ 05698895::D6G4R9S8T7W7X5 \
    ora H8K5P8Y8[7 ord 07S5 ore K6 ori <6 orn 34 oro 94 ort K4W5 \
    os 062>3=4<568898:B<9=:>6?5B8DBE>F9G<J:K=M=N7U9V9WBX8Y:Z=[<^7_=`6c: os_ 3::ADAG4K8M:U9WA ose Y: \
    osh c5 osi c3 ost 2:49E9Z;[7_; osy F5 osí G7 \
    ot 0627354:6589:5;5<7=9>7E6F:G8J6K4M7N;O7S5U<V5X7Z6[8^6_7`5a6c4 ot_ >5F4 ota U9 ote F6U5 ott G6 \
    ou 0=4<8<?@A4D9FFL>S6W:X5 ou_ 0;48D7F?W6 oun F=L8 our ?: ous 84 out F< ov 2?4@668799E?J7O7S5W6Z?[?_? \
    ova 2648E8Z8[4_7 ove 6486[8_6 ovi E4 ovn Z5 ovo 26E4_6 ové 44 ow 85V? owa V9 owi V7 oy c4 \
    oz 48G8V6Z5 oð N7 oć E5 oč Z4[7 oś V8 ośc V5 oš _5 ošt _5 oż V3 ož Z4 oʻ c? oʻl c9 oʻz c6 p 0H2M3M4M5\
    D6I7F8K9M:M;J<F=J>M?M@AAIBCC?DLELFOGGHLIDJMKLLHMMNNOEPLQGRHSITGULVMWMXMZM[N^L_M`IaGbFdH \
    p_ 09>5A9F7H9L6M7P9S9d: pa 3;468898:<;8<5=:>C?;D8F=H<J<K9M?N?O4P=U<V9W<X<[9^<a7b6 pa_ >6F6P4[7 \
    pad P9 pag >9 pal >4 pan >7 pap N5 par 3785:8?8D5J6N9W9X5 pas ?4H5M9U5^5 pat >5M4 \
    pe 053;658;9;:9;7<7=5?9A8D>F7G6H>J=K=L5M5P@Q6R6S7T5U>W:X=`5 pe_ X9 pea ;4 pen H8P7 \
    per 388697:4D;H:J:K9P>U= ph d< pi ;7=6>8F;J9K7M6N;O:V7X7a5 pi_ F9 pie N9 pl 8799:4?7X5 ple 85 \
    po 2=3:4>899<:=;7=5>5?;D;E>F=G4J;K8M4V@W=X9Z?[@^8_>a6 pod 44V4Z4 pol 44 por 95:9D5W8 pos 25E5[7 \
    pou ?6F; pow V5 poš _5 pp 85=4J5`6 pr 2B3;4=668:9<:;<5?=A6D<EAF6J8K8M<N=Q7S7U;V?W;X;ZA[A^8_B`8 \
    pra 2>E>M5V6[6_? pre 253695:5D5E5W5X6Z4[;_4 pri 2795E7M8N8X6[9_8 \
    pro 2536498696:7?8D9E4N5Q5U6V4W6[6_7 prz V; prá Z= pré ?4 pu 85:5;5=7>7?5H7K6N5P5X7 pun H6 pw F7 \
    pwo F6 pâ N5 pä ;4=6 på 68R6T9`7 på_ 67R6T9`6 pç N5 pè F6 pë ^> për ^= pî N5 pîr N4 př 4; pře 47 \
    q 1O3E8<:E?GDAJCKJQEUFWG]K^GcKdA q_ 1<]8 qa 18]:c: qaa ]4 qar c3 qd ]4 qe ^8 qi 14c= qig c6 qil c6 \
    ql 19c7 qla 19c7 qo ]>c4 qod ]6 qof ]: qu 1?3=85:>??D:J;KCU>W@]4c<d9 qua J7K8 que 3<:=?<D9J6K@U;W> \
    qui ?7K6 qun 16 quo K4 quq 1<c; quu ]4 që ^; që_ ^: r 0Q1Q2P3R4O5R6S7R8Q9P:Q;L<R=K>K?R@SARBQCPDQEPFKG\
    OHPISJQKRLSMPNQOOPPQNRTSQTTURVOWRXRYPZP[P]K^R_P`SaJbRcPdK \
    r_ 0C1C3?5D6E7D8@9::><8?@@BABBCCBD>G:H7IFJ;K;LCM?N>Q5RFSATFU?W>X;[9]4^@`DbCcA ra 0:1;2B3@4>5@6;7:8:9?\
    :@;<<C=8>=?>@;A9B=C>D@ECF:G;H@I=J@K@L;M>N=OCPBQ<R:S:T9U?V>WBX@YBZ;[@]:^<_C`@a9b@c:d8 \
    ra_ 37::<:@6D8G4H3I7J;K8O>P;Q6W;X8Y@^7`8 raa 05 rab <5 rad `4 rae 5< rah O5 rai ?5B8C6O4 rak <5 \
    ram <6W4 ran 26374497:5?5C6E6H;O8P<W5Y5_7 raq 14 ras :4;4N5W5 rat K5X5 rav 2?44E?[6_? raw V5 \
    raz 26<6E5[4_4 rač [5 rb 65N4T4 rc 35 rd 0;34596778<5?4A;C5D6G4R6S:T7`6b8 rda D6 rdd 56 rde 75A5S5 re\
     0<2=3B47596A7>8B9>:@;7<@?A@;A=B:C9DCE<F>G<H3I:JAKBL=M8N;O?Q5RBS>TCUBV:WAXCY@Z;[@^<_=`>b> \
    re_ 38698:<5?<A5F5G4J=K;R7T:X=Y6b6 rea 84B7C7X6 reb 25 rec 35:5U> red 25E4[9_5 reh O9 rei 75@9D= \
    ren 6577<<L7O8S8Y9`5 res 3:88:9?8D9K5U9W9X5`5 ret 64R<T<b6 rf 56I9 rg 6675I5L9 rge L5 rh 5:H8P: \
    rha 56H8P: ri 091;2<3=455;6>798<9?:<;;<?=<>:?;@=A<B8C:D<E;F9G5H<I?J?K?L7M?N=O:P:Q;R>S<T;U=W=X@Z6[>]9^\
    ?_<`<a>b?c= ri_ 95<7@:H5I5X5^6a6b7c4 ria W6 rid T7 rie M5N6 rif 55 rih R5 rik <6a8 rim K4 \
    rin 1766>6I5O6R6X4b9 rio W4 rir I9 ris 6694K6M5 rit ^6 rið I5 rj =4[6 rk 68=7A6H4P:R6S6]5`6b8c6 \
    rka P8]4 rki c5 rl 17@6H3`4b8c4 rli @4 rlə 14 rm 356495:4?5G4N5X4`5 rn 3745687885@4I9J5T5W4`9 rna `5 \
    rne 66 rni c3 ro 0:2<3;4?5:67758;9?:><8=4>9?<A;B7C6D;E<G8J=K<L<M9N:O5Q5S;U7V>W=X9Y;Z@[;]7^7_<`7c7d9 \
    ro_ 98:4>4J7W4Y9]5 rod E5Z6_6 ron :4d8 rov 44Z6 roz Z5 rr 37:7<>>9?4A5C6J5K7W6]4^9 rre <8 rri <8 \
    rrr >8 rs 0:396;7888?:@5A;D;G4H3I9J5L6M4N5R7S;T4U;^5`: rs_ 05?7 rso D:U8 rst I4 \
    rt 063:57687;8:97:9<;?9@4A8B;C8D:F8G9H7I7J6K9L<M7N9P4Q<R;S7T:U>W:X9Y9^7`7b8 rt_ B8C6L8 rta U7 rte 75 \
    rth 56 rti D9F8Q8R8T9U9Y8 rts N4 ru 284756677796<7@8C6E9H7I9K;L6M4N9R4T6V6X;Y:[5^6_7b8 ru_ @4I5N6X5 \
    rum K7 rw 58Y7 rwa Y4 rwy 56 ry 055685A:O5V7Y6 ry_ O5 rys A9 rz V? rze V< rzy V8 rà U8 rá 47D8G6I5Z? \
    rá_ D6 ráv Z= râ N8 rä `6 ræ @? ræl @7 ræt @= ré ?:G4 rë ^? rë_ ^: rí @4B7 rî N: rî_ N5 rð @=I; \
    rða @8 rði @4I5 ró M6V4 rö `4 rć E5 rća E5 rı 1: rın 16 rž 25[4_5 rža 25[4_5 rə 1: s 0Q1O2O3R4P5L6Q7Q\
    8Q9Q:R;S<M=R>O?R@PAQBPCODREPFPGQHOIQJPKRLQMSNSOKPOQJRQSOTPUTVOWSXQYLZO[P]N^Q_O`RaNbPcOdI \
    s_ 0C173G475;6?7@8E9D:F;D<6=8>:?G@6AABBCBDFF9G@H:I;KFL>MGNGQ8R<S@UGWFX7[6^=`@bD sa 0619273855687496:8\
    ;<<:=>>D?9@:A6B;C;D6E6F;G8H@I9J<K:M:N=O<P@R7T:U;V5W:X>Z6[4]>^9_7`:a;b;c4 sa_ =9>@B7F9U6X:Z4]4a7 \
    sal H6 sam @8I4P5R6T7`6 san >8F5H9P8]4 sc 377?B8J:K6L?S7X; sch 7?L?S7 se 0=273=4<576?7>8=99:>;B=??=@4\
    A;B9C9D@E7F9G:H?I;J>K<L=M5N5P@R=S9T:U@W?X=Y@[>^<_7`;a;b: se_ 0727496586::;9?6D6E6J9R5U7W:X8Y>[8^:_6 \
    sea C5 seb P4 see ;5 seg T4 sei 76 sel ;9 sem I9a8 sen 6876=9D5L5U7 ser 67D7K4U7 ses ;5=5 set H4P6 \
    sg 58C7 sh Y?]=^Da?cB sh_ c: sha Y6];a: shi ^9a6c; shk ^5 sho Y6 sht ^@ si 091?3:455:6:7<8:9;::;@<;=A\
    >>?;@<A8B:C9D6F:G6H:I9J=K<L8MAN9O9P;Q7R9S6T7U;V;W:XA[5];^=`;a<b;c= si_ 14=7@6G4J:M5X>]5^5a5 \
    sia 55=6H4P7 sic 76 sid 65;5 sie 05 sii ;5 sil ^7 sin 17;:@5B5I5X6 sit =5 siy >8c4 się V9 \
    sj A;I6R6T7 sje A9 sjo R6T6 sk 09264>6>;7<;=9@>A>E6I;M8N:R?T?V;Z8[=_6`> sk_ A5 ska <8@:N5R8T:`9 \
    ske 68A9R7T7[6 ski @4T6V8[7 ské 48 ský 44 sl 2;48@5A5E;I9T6Z;[8_;`5 slo 28E8Z7[4_9 slu I5 \
    sm 2444Z3`4 sn 24E5_6 sno _4 so 0:38475668778797:9=4?9A5D?E5F9G7J;K6L5O5Q4R;T;U>V3W9Z6[:]5`<c; \
    so_ [6 soa D: som 65R9T8`: son ?5U;c8 soo ]4 sos F5 sp 354596:6A4J7K5N:V7W4X6Z6[5`4 spo Z3 sq K9 \
    squ K9 ss 387789;4=<?:G7I9J<K8L=Q6U:W;`9 ss_ L7 ssa =: sse 74J7L6U7 ssi ?4 ssz G4 ssä =4 st 0<162A3=4\
    A586?7@8>9@:?;B<;=B?<@:A?B;C6D<E@F5G8IAJ=K=L=M=N@Q9R=SAT>U:V?W>X@Z@[@]9^7_A`Ab8 st_ 7788;<?5A5I7T5 \
    sta 052536469;:9;6=<D6E4I9J7M7N5U6V7W9X7[7]8_6`8 ste 076777:4;4<8=9A8B5S:T5X:`6 \
    sti 273445678698=5E6K4X7Z7[8_8 sto 4494:4 str 45K5N6W4X5[6`5 stu ;5=5I6S; stv 28E7_8 stä =7 \
    su 288799:8;9<6=9>5?7@:E7H8J9K;M;P5W6X6_7 su_ 26E5_5 sum @9 suu =4 sv 2=44E>Z7_> sva 28E9_9 \
    svo 24E5Z5 sw F7 swa F7 sy 0:58=4A5F?O? sy_ 0:O? syo F> sz GBV= sza G4 sze G:V4 szt G4 szy V4 szá G5 \
    sá G6 sä =9 så `5 sé ?4B;G8 sé_ B: ség G6 së ^8 së_ ^6 sí B8G8I6 sí_ B6 sít G8 sî N7 só d6 sú D7 \
    súa D7 sı 1; sı_ 14 sın 15 sə 16 t 0Q1N2N3Q4P5N6R7Q8T9P:O;R<R=T>O?R@QARBPCNDPEOFRGRHOIPJPKSLRMPNROMPM\
    QQRSSRTRUQVNWPXRYMZO[O]G^S_N`SaMbNcMdR t_ 0D193?4;586C7C8C;B<;=>>@?D@CAFB>C9F@GCH:I>KDLDM8N;P7Q>RCSET\
    DUBV8X>[6^@_4`Db=c6dB ta 07152:3@4;556977899A:@;A<B=C>@?;@=A9B<C<D=E7F9G>HAI>J?K?L7M@N>O<P?QBR9S8T<UC\
    V<W?XAY=Z5[<]=^<_:`?a?b<c;d7 ta_ 3798:8;9<==<B8H4I6J8K8N8P5Q6U:W6X<Y7[4]6^7`6 taa =8]8 tad W4`5 \
    tai ?4C5M9 taj 94 tak <5 tal G4Q; tam =4 tan :4<7>7@5F5H9O7P7T5 tar @4I6`4 tas 9;;7H7M5 tat 37<5U>X6 \
    tau H5P6 tav =5 te 0@2:3>4<576A7B8>9>:?;?<B=A??@5AAB:C;DBE9F@G>H:I5J>KAL?M9N:P:Q6RBSBT>U<V;W@XAY:Z6[=\
    ^B_:`@a7b< te_ 0;677997:9;7<6?8A;C5D8F=J8K7R6S:T6W8X=^@`5 tea <5B6C7 ted 85 tee =5 tei N5 tek <8 \
    tel =8 tem K8[4 ten 667;<6=7A8D:K4L6R8S<T7`7 ter 0736466;798896:5<6?5A8D6G4H8K9L7P8R:S8T6W7[5`: \
    tes W4 tet =4 th 5B8FB@CB^<dC th_ 5>B7C5 tha 5589B:C>^6 the 8E ti 071=2>3=4=6@7;8@9@:<;;<>=>>>??@?A;D\
    >E@F@G8H<I>J<K?L;M@NAP=Q@RBS<TAU>W;XAY;Z;[>]4^;_?`?a?b=c>d: ti_ 2945;6=6E=F5G4I5J7M8X7Z5[9_:a8 \
    tia H7P7 tic U9Y8 tie N<Q6S6 tig D8R6 tik <;F=M6N5Q8R7T8a9 til 6;@<I8R>T>`7c4 tin 17>8@6M5X5 \
    tio 668<?;L6 tis 97K9 tj I5^7 tje ^6 tk E; tko E: tl b6c5 tla c4 tm 16 tmə 15 tn 2447Z7[6 \
    to 0:253:4=688>9?:>;5==><?7A5DCE6F>G<J@K;M<N9O<S7U;V;W?X;Z=[<]3^9_7`;a9b6c3 to_ 468=96:9>6D>J=V6W:Z7 \
    tod D7 toi =7 toj 95 ton `5 tor 35K5Z6 tos :5D9G8W6 tot U; tou F= tq K4 tqu K4 \
    tr 273<49566777879;:<?=@7A8B7D;E4F4J;K;L5M5N:O>R6S6T7U:V9W<X>Z7[9^9_7`:dA tra 3695:7D7J5K5O=U6W7X7 \
    tre 2537?9X6 tri K5 tro :5d7 tru X6 trz V3 ts 3965778:;9=5?7A9L6M5N;O=R4S6U9`7 ts_ 3888?5N7U8 tsa O4 \
    tsi O4 tsj A4 tsp N4 tsy O7 tt 6775;6=A?4@?A7G=I:J=L8Q6RAT?`? tt_ @;G9L4R<T:`= tta =:@6J4 \
    tte 66=5A6R7T7 tti =4@6R5 tto J8 ttä =9 \
    tu 283948658699:7;?<>=?>9?5@5E8H=I;J6K?L4M:N<P:S<U5V5W9X;Y@[8^9_8a9 tu_ <7N9Y= tud S:[5 tuk H7 \
    tul ;5X6 tum K6 tun ;4 tur I5K7^5 tus ;7=6K7 tv 2;E;N5Z5[6_; tva 24E4_5 tw V5 ty 89=9M4V: ty_ 85 \
    tz 75<AL: tza <: tze <<L9 tà Q9 tà_ Q6 tá 44B:G<Z3 tá_ B9 tás G8 tâ N= tâj N4 tä =? tä_ =: tæ I5 \
    tè F5 té ?:G: té_ ?7 të ^E të_ ^C tër ^5 tí 45 tî N9 tîb N5 tó G6M6V7 tór V4 tö =6G4I4 tø @4 tù M6 \
    tú B5 tü b7 tý M4 tě 44 tř 45 tə 1= u 0K1M2P3N4M5M6J7N8L9N:N;Q<O=P>M?Q@OAJBLCMDMEOFNGGHOIPJMKSLPMPNPP\
    NQQRGSKTFUMVKWOXQYTZL[J]Q^N_P`KaQbMcNdM \
    u_ 0;192C344@5B769;;=<<=4?<@;C9D8EBF?H:I?K4L9M>NCP9QDV;W9X@YCZ?[:]D^;_Ca?b>d@ \
    ua 3884:6<8B:C:H;J:K9P;W9^:a7d6 uai B7C5 uan P4 uar ^8 ub 85K6Y? uba Y7 ubu Y7 uc 347785:4K7X5 \
    uch 76 ud 274669;>E7S<V6Z6[7_7 ud_ ;: ude S9 udi S5[5 ue 3=85:@<8?=D9J8KAL?U;W? ue_ 3::=?9D7K@U:W< \
    uel J4 uer L; ues 36 uet L4 uf 78L5 ug ;5I5M6Y?]3 uga Y4 ugu Y: uh ;4P4Y6a6 \
    ui 0:36:4;:=8?;B=C=J6K;M4S9W6X9 ui_ ;7?7X7 uid C6 uil B7 uit 06S6 uj 264495_5 uje 24 \
    uk ;5<7=9>4H;M8P8Y=^9a6 uk_ H8^5 uka H4 uko Y5 uks =6 \
    ul 0737658897:6;<=9><@5G5J5K;M7P3Q;S5W5X@Y:]5^6`5a8b9 ul_ X< ula >7 uli Y:a6 ull 05 ulu X5 ulħ Q7 \
    um 76;4>;@CH8I@KAL9M6N?P3W:X9Y=a:c4 um_ @@H3I>K?L7W6 uma >8N7W6 umq K5 ums N6 umu N8Y; un 1>263<5;6;7\
    @899<:=;:<==<><?<@9C6D;E6F=G4H=I=J;K;LAN=P<Q:R:S7T8U<W7X?Y>[7]3^9_5`9a;b;c8 \
    un_ 143596:6=4?8F;H4J6L=N;Q5U7X9 una 1835:5U5 und 667;@5I5^6`5 une ?6X4 ung 7;>7H5L9a7 unn R6T6 \
    unt <6H6K6Y= uo =<J9K6M;a6 up 24=5E4H4K4M4_6 uq 1=]7c? uqi c7 uqu 18]3c; \
    ur 093:6779889::8;7<;=6??@=A:B6C5D6H6I@J6K=L9M:N8Q6S7U8V5W8X<Y>]6^>`5a7b9c7 ur_ 05?:@;I>K5^: \
    ura 36W5Y6 urd A6 ure Y5 uri M4X6 uro L5 urs ?5 uru Y5 \
    us 3545798995;@<<==?9A5B=C<H9I6KAL;M@N8P4S6U5V5X7Y7`9a:c3 us_ ;7B<C<K?M: use ;6 ush Y5 usi M8 usk <8 \
    ust ;8=7 ut 3645768896;9<:=<>7?:F<G4H4I4J8K7L5M5N5R6T4U7W7X9Y7`9a< ut_ F< uta a7 utt =5J5 \
    uu ;:=<]@a6 uu_ ]= uuq ]3 uut =4 uv =4?5M7 uvo M4 uw a9 uwa a8 ux ?8]8 ux_ ?6 uxu ]7 uy d8 \
    uz <9N6Y4a7 uð I7 uý M5 uć E< ući E6 uč 26_6 v 0J1J2P3H4O6K7F8H9J:G;K=L?H@NA>DFEPFFGJILJMKILHMLNLOGQ@\
    RLSLTLUDWHXGY<ZP[P^H_Q`KaBbFcGdJ v_ 4;65@7R:T9Z<[>`: \
    va 0<142B394<679::6;?=@?7@=EBF7G9I:J@K6M;N=O:S=T6W8X8Z=[<^8_B`:c> va_ 2;36@:E;J>X5_;c< vai =4N5 \
    vak 2:_: val 45;5=5N6 van 0:2:=5E:J8S=Z7_7 var @5I9`7 vas 94 vat 45=7E< \
    ve 0;29394:6=778>99:8;7=5?:@=D6E9G;I=J>K;L5M:N6O4R?S>T=W:X7Z9[>^;_=`:b; ve_ 86_4b9 ven K4S4[7 \
    ver 0:677789@<I:J6K4L4R<S<T:W5`6 vet ^5 vev J7 \
    vi 072<37476:869=:9;9=:?8@=D5E;F5G7I;J9K<M>N=R9S5T7U6W8X8Z5[;_<`9a5 vi_ 96 vie M7N7 vir 06@5 vis M7 \
    við @8I7 vj 27E6 vje 27E6 vn 2746E7Z6[7_7 vno _4 vo 082@497898=7D6E@J9K7M;O5S;W6Z@[;_@ \
    vo_ 2<E<M8Z9_< voi =5 voj 27E6Z6_6 vol J5 von 74 voo S8 vr 0525E5[6_6 vs [7 vu L=_5 vum L4 vun L: \
    vy 47Z6a5 và d; và_ d9 vá 47G6 vä ;4=9`6 væ 64 vç N9 vçr N6 vé 46G8 vé_ 43 vë ^7 ví @4I9 vík I5 \
    vó M5 vô ;8 vôi ;5 vø @6 vør @5 vý 46 vě 47 və 1B və_ 1A w 0K5N7I8I>FAKFJH?LIP@QFSHVPYM]GaP \
    w_ 56>4Q8V=a6 wa 0>5776>;A8FAH6L6P5S7V>Y=]:aG wa_ F@Y:aC wak a6 wal >5a9 wam a7 wan V5a8 was 07 \
    wat 08 wax ]5 we 0=5<7:88A:F6L;S<V8Y>a9 we_ Y9 wed 56 wee 08 wei 5674 wer A5L4 wes Y5 wh 8: whi 86 \
    wi 05577988A9S5V?Y:a5 wie V9 wiy Y4 wn 5:V4 wn_ 56 wo 08A5F7S5V9Y7 wo_ Y5 wol A4 wr 59 ws V8 wu A8]7 \
    wur A8 wux ]7 wy 5@V; wyd 5; wyr 55 x 1F3@8=9D<<?BDCKBQDW>]K`>c?dA x_ ?7Q5 xa ]< xaq ]9 xi 98 xo ]5 \
    xor ]5 xs 19 xs_ 15 xu ]; xuu ]7 \
    y 0K1L3@4J5S6D8I:F=J>M??@FAKFNGKHHIGK>MGORPHRBTCVNYNZH]O^D`DaLbMcJdI \
    y_ 0B354=5?8@:<>?A;G=OJV?Y7Z;]>b:c9d? ya 1>>AF4G7H@P@Y?]?aBb>c9 ya_ 15>;H6P:Y5a@ yaa ]5 yad ]5 \
    yah ]9 yan >;H;P9Y6 yat c4 yc V< ych V: yd 5BV5 yd_ 58 ydd 5? ye F9G;Y?a7b: ye_ Y< yen F6 yf 5< \
    yg 55 yh =6 yi 16F6Y:]5 yk =5A6 yl 4558b7 ym 5@V9 ym_ V6 ymr 5= yn 5DA>]3 yn_ 5@A< ynn 56 \
    yo ><FDG5Y<]=a;b9c; yo_ F<Y9]=a7 yok c5 yon >:FA yos Y4 yr 5=@:I:^5 yr_ 5: yri @9I9 \
    ys 5;65=5A:M5V6]5 ysg 56 ysk A9 yt =8M5V5 yv =4 yw 57V5 yy 18 yyə 17 yê d5 yö =4 yü b8 ył V6 yť Z3 \
    yť_ Z3 yə 1: yət 18 z 1H2H3>4K7G9C:A<OA@D>EHFBGOJDLJM=NJOHQISHVQW@XEYIZJ[K^D_HaKbGcF \
    z_ 1545<<G=N5V;[7b6c4 za 192<4::6<@E<F4G8J6O=V>X6Y;Z:[=_<a>c4 za_ 24V4Y8[8a< zad 17 zan <7O9 zc V3 \
    zd b6 ze 4877<?A5G=L>S;V@X5Y6 ze_ S5V4 zeb L7 zen <; zer G5 zet G7 zi 4474<;F5G6J6N7S9V;X8Y7^5a>c5 \
    zi_ a: zie V7 zij S5 zio <6 zj Q; zjo Q: zk <; zko <5 zn 44V: zo G7O:S7V6Y5a7 zo_ O7 zt <8G< zte <6 \
    zto G7 zu 7:<7L5V4 zu_ 75 zy O5V> zy_ O4V6 zz J5Q< zzj Q: zá 44G8Z8 zák Z3 zé G6 zî N7 ª D?d@ \
    ª_ D7d5 ß 7@MC ßi M; ßia M8 à 3C?BCHQ@U@dM à_ 36?:Q6d@ ài C=d6 ài_ d6 àid C: àn d= àn_ d5 àng d7 \
    ào d7 ào_ d7 àr C6 ày d8 ày_ d7 á 4K:B@DBJDEGNIJU<WBZNdH á_ 48@4B=D;I>W5Z; áb G5 ác Z5d; ác_ d8 \
    ád 46 ág G7 ái B< áin B7 ák G5Z4 ál 45@5G<I6 án 47B7G:Z8d8 áno Z7 ány G4 ání 44 ár G<I6Z6 áro Z5 \
    ás G= ás_ G5 át 45G9 áv 45Z> áva Z7 ávo Z9 â A?NOdE â_ N? âd N8 âj N9 âju N5 âk N8 âl N7 âm N7 \
    ân A6d8 ân_ d8 âr N9 âs N: âs_ N9 ât N9 âu d7 âu_ d6 ã WEdG ã_ d9 ão W> ão_ W= ãt d8 ãt_ d7 \
    ä 7D;I=OLE`JdD ä_ =@ äi ;7=5L:d5 äit L5 äk =5 äl =5`7 äm =5 än =;`: än_ =8 är ;9=7`= är_ `: ära ;6 \
    äs =5 ät =7 äv =4 äy =4 ää ;5=< ään =6 å 6FRHTK`IdF å_ 6:R=TA`: åi d8 åi_ d8 ån `6d7 år T5`6 \
    æ 6E9A@LIGR>dE æi 94 æj I4 æja I4 æk I6 æl @9 æls @6 æn d6 ær 66@5I5R6 æt @> ætt @> æð @5I6 \
    ç 1ANJWE^BbFdL ça W5 çi b7d5 çj N9 çr N9 çrt N5 çt N7 çã W9d7 çã_ d7 ção W9 çü d8 çü_ d7 \
    è 3=?AC=FIUA è_ F: èt F: èt_ F6 ète F6 é 3?4H:=?LBJGNI@J?LIWBZG é_ 4=?;B=J8W5Z< éa B< éan B5 éc ?6 \
    ée ?6 ég G: éh 47Z6 ého 47Z7 éi B;L@ éi_ L; éie L7 éis L4 ék G7 él G8 ém 45 ém_ 44 én G: ény G5 \
    ép G6 ér ?7G: és 36?8G> és_ 35G9 ész G6 ét ?7G7 év G4 ê ?=A@dE ên d; ên_ d: êu d6 ë LH^T ë_ ^I ëm ^6 \
    ën L8^> ën_ ^9 ër ^A ër_ ^: ëri ^6 ës L5^> ës_ ^6 ësh ^7 ët L:^9 ëtz L8 ì CBdE ì_ d9 ìn d: ình d: \
    í 3?4L:B@HBKD@GEIJW@ZCd@ í_ 4@@<B@I?Z3 ía :7 ía_ :5 íc 48 ích 44 ík I8 ím 48 ím_ 45 ío B9 ít G; \
    ítá G6 íð I5 î NLdA î_ N6d6 îb N> îba N: îbu N7 îd N4 îg N9 îgu N5 îj N5 îju N5 îr N5 ît N5 îv N5 \
    ï N? ð @NIONH ð_ @=IC ða @:I;N< ða_ @8I5 ðan N; ði @:I= ði_ I9 ðin @4 ðs I6 ðu @6I= ður @4I9 \
    ñ :=MAd? ñs M5 ò CDF@NAUBdB òn d5 òr C8 ó 3E:E@>BFDIGFIGJ>MKVFW?dI ó_ 3;:4G7J7M;d< ói B7 ój M: \
    ójo M7 ól G5I6M7 ón :;D@d7 ón_ ::D< óng d5 óns D6 ór I6V5 ós M9 ós_ M5 ót I5M4 ów V; ów_ V6 ô ;HG@dF \
    ôi ;:d5 ôn d< ông d; ôt ;5 õ GDMEW= õ_ G5M: õe W6 ões W6 ö 1C7?;A=DGGIF`IbEdB ög I6 öl G4I6 ön b7d8 \
    öng d6 ör G6`>b6 ör_ `7 öt G4 öv G4 öz 14G4 öö ;5 ø 6E9C@GRCTDdB øi 96 øl @7 øll @7 ør 68@7 øy T4 \
    øð @5 ù C@MGdC ù_ M> ùc d6 ú 4<:>@AA?BFDAG?IEZFdB ú_ B5Z9 úa D7 úa_ D6 úc d6 úi B9 úir B6 ús I5 \
    út A4 û ABG>MCN@dE ûa d: ûa_ d: ûn A7d5 ûng d5 ü 1L7D;GGCbKdK ü_ dA üd 14;4 ül ;7G8 ün 1:b8 ün_ 16 \
    üq 1< üqu 1< ür 77b: ür_ 74 üz b7 üö d6 üön d6 üü ;5 ý 4F9BI?MKZH ý_ 4897M;Z< ýc 47Z8 ých 47Z8 ýi M; \
    ým Z7 þ 9>IG þa I7 þe I8 ą VF ą_ V9 ąc V6 ć 2?ELVC_? ć_ V: ća E: ćav E6 će E: ćen E6 ći E< ćiv E5 \
    ćl E8 ćla E8 ćn E5 ću E6 ċ Q? č 2H4FZF[H_H ča [7 če 46[7_4 či Z5[7 čl 29Z8_8 čla 29_9 člá Z8 \
    čn 2645[6_6 ču [5 čun [4 đ 2>_? đu _4 ę VG ę_ V; ě 4I ě_ 4: ěl 45 ět 44 ğ 1@ ğı 14 ġ QD ġi Q5 ħ QO \
    ħa QD ħad Q9 ħal Q< ħan Q= ħe Q4 ħi Q4 ħu Q8 ı 1N ı_ 1= ıl 14 ın 1@ ın_ 18 ına 15 ını 16 ıq 17 ľ ZC \
    ľu Z5 ľud Z5 ł VJ ł_ V9 ła V: łe V4 ło V9 ło_ V4 ły V4 ń V? ńs V4 ř 4G ře 4; řed 45 ři 47 ří 47 ś VE \
    śc V8 ści V8 ş 1J ş_ 16 şə 1; şəx 19 š 2D4EEDZD[F_F še 46Z5[6 št 27E7Z3_< šti 24 što _5 ší 44 ť ZE \
    ť_ Z= ů 4C ů_ 46 ż QEVF ż_ V5 że V9 że_ V8 ž 2D4FZG[C_D ž_ 47 ža 27[5_6 žav 26_6 žd Z9 ždý Z8 \
    že 49Z7[4 že_ 47 ži Z3_4 ə 1U ə_ 1F əd 16 əh 15 ək 1: ək_ 15 əl 18 əm 1: əmi 15 ən 1= ən_ 17 ər 1C \
    ər_ 1= əri 18 ərə 17 əs 1< əsi 18 ət 1? ət_ 16 əti 17 əx 1: əxs 19 əy 1: əya 15 əz 16 ʻ cG ʻl c9 \
    ʻli c3 ʻz c6 ʼ c? 
    """

  /// Of the Cyrillic script.
  static let cyrillicLanguages: StaticString = "be bg kk ky mk -mn ru sr tg -tt uk -uz-Cyrl"
  static let cyrillicUsual: [Float] = [
    7.793, 3.226,
    8.085, 4.976,
    7.864, 3.672,
    7.964, 3.638,
    8.126, 5.166,
    7.849, 3.535,
    7.817, 3.460,
    8.037, 4.322,
    7.996, 4.575,
    7.831, 3.384,
    7.789, 3.191,
    7.948, 4.219,
  ]
  static let cyrillic: StaticString = """
    +а 00102030405060708090:0;0 +б 00102030405060708090:0;0 +в 00102030405060708090:0;0 \
    +г 00102030405060708090:0;0 +д 00102030405060708090:0;0 +е 00102030405060708090:0;0 \
    +ж 00102030405060708090:0;0 +з 00102030405060708090:0;0 +и 102030405060708090:0;0 \
    +й 0010203050608090:0;0 +к 00102030405060708090:0;0 +л 00102030405060708090:0;0 \
    +м 00102030405060708090:0;0 +н 00102030405060708090:0;0 +о 00102030405060708090:0;0 \
    +п 00102030405060708090:0;0 +р 00102030405060708090:0;0 +с 00102030405060708090:0;0 \
    +т 00102030405060708090:0;0 +у 00102030405060708090:0;0 +ф 00102030405060708090:0;0 \
    +х 00102030405060708090:0;0 +ц 001020304050607090:0;0 +ч 00102030405060708090:0;0 \
    +ш 00102030405060708090:0;0 +щ 102030506090:0 +ъ 10203050608090;0 +ы 002030506090 \
    +ь 00102030506090:0;0 +э 00203050608090;0 +ю 0010203050608090:0;0 +я 0010203050608090:0;0 +ѐ 40 \
    +ё 00203050608090;0 +ђ 70 +ѓ 40 +є :0 +ѕ 40 +і 0020:0 +ї :0 +ј 4070 +љ 4070 +њ 4070 +ћ 70 +ќ 40 \
    +ѝ 1040 +ў 00;0 +џ 4070 +ґ :0 +ғ 2080;0 +җ 90 +қ 2080;0 +ң 203090 +ү 20305090 +ұ 20 +ҳ 80;0 +ҷ 80 \
    +һ 2090 +ә 2090 +ӣ 80 +ө 20305090 +ӯ 80 =а 0C6C7G:C =або 0B:A =ад 0D =аз 1@ =акно 0= =ако 1>4?7@ \
    =але 0G:G =али 7D =б 0D:D =багато := =бачити :; =бачу :; =бе 1C =без 0A1B4C6@:@ =беше 1B4C =би 7D \
    =биде 4< =бидејќи 4? =бил 1;4< =била 1;4<7C =биле 4< =били 1; =било 7C =био 7C =бити 7D \
    =благодарам 4= =благодаря 1< =более 6= =больш 0> =больше 6: =большой 6: =був :B =буде :> =будет 6> \
    =будзе 0> =будут 6> =будуть :> =будь :< =були :@ =було :C =бути :A =бъде 1; =бы 6D =был 6B =были 6@ \
    =было 0C6C =былі 0A =быть 6A =быць 0A =быў 0B =більш := =більше := =біля :9 =в 1K6K:K =вада 0= \
    =вас 0?1@4@6?7?:? =ваш 6;:; =велика 7< =велики 7< =великий :; =вельмі 0@ =вечар 0= =вече 7= \
    =вечер 1<4=6< =вечір :< =већ 7A =вже :B =ви 7?:E =вибачте :< =видалити :: =видети 7; =видеть 6; \
    =вие 1@4A =виждам 1; =вижу 6; =винаги 1? =више 7C =вместе 69 =во 4K =вода 1=4>6;7=:; =води :; \
    =воды 6; =вона :D =вони :G =вось 0A =вот 6A =врата 1=4>7= =време 1>4?7= =время 6@ =все 6B:C \
    =всегда 6= =всички 1; =всичко 1; =всё 6B =вулиця :; =вчера 1?4@6= =вчора := =вы 0E6E =вялікі 0< \
    =від :D =відкрити :: =вікно :; =він :I =вітаю := =га 7? =гадоў 0> =где 6?7A =ги 1@4@ =го 1B4C \
    =говорит 6; =год 0>6= =года 0>6= =година 1A4B7= =године 7= =години 1A4A =голем 4= =голема 4= \
    =голям 1= =голяма 1= =горад 0= =город 6; =град 1=4>7< =грешка 1; =гэта 0H =гэтага 0? =гэтая 0? \
    =гэты 0? =да 0F1J4J6A7I =даже 6@ =дан 7= =данас 7> =датотека 4; =два 1<4=6:7<:: =две 1A4B =дверь 6; \
    =двері :; =де :? =дека 4G =делать 6; =ден 1<4= =денес 4@ =день 6=:= =дете 1=4>7< =дети 6: \
    =деца 1=4=7< =дзверы 0= =дзе 0@ =дзень 0> =дзеці 0< =дзякуй 0= =дитина :; =для 0D6C:C =днес 1? \
    =дня 6=:= =до 1F4F6A7E:F =добар 4=7= =добра 0=7= =добре 1<:< =добрий :< =добро 1<4=7= =доброе 6< \
    =добры 0= =добрый 6< =добър 1< =должен 6< =должна 6< =дом 0>1>4>6= =дома 6= =другие 69 =другой 69 \
    =дуже :? =дякую := =дім := =діти :; =е 1H4H =его 6D =ее 6C =ему 6@ =если 6A =есть 6? =еще 6B =ещё 6B \
    =её 6C =жа 0E =жанчына 0< =же 6D:D =желим 7< =жена 1=4> =женщина 6: =живот 1>4>7< =жизнь 6= \
    =життя := =жыццё 0> =жінка :; =з 0H:H =за 0E1I4I6E7H:E =завжди := =завтра 6=:= =задњи 7< =закрити :: \
    =закрыть 6: =запази 1; =зараз 0@:@ =затвори 1; =зашто 7A =защо 1? =защото 1> =заўсёды 0= =заўтра 0= \
    =зберегти :: =здесь 6= =здравей 1< =здравейте 1< =здраво 4=7= =здравствуйте 6< =знам 4< =знати :; \
    =знать 6; =знаю 6;:; =зная 1; =зошто 4? =зробити :< =и 1L4L6L7L =иде 7; =идем 7; =идти 6; =иду 6< \
    =из 6F7E =извинете 1<4< =извините 6< =између 7@ =изтрий 1; =или 1D4E6A7D =им 1A4B =има 1D4D7; \
    =имам 1<4<7< =имамо 7; =иска 1< =искам 1< =их 6@7? =й :B =його :D =йому :A =йти :< =к 6F =каб 0> \
    =кад 7A =када 7A =каде 4? =каждый 69 =каже :< =казва 1; =как 1D6H =какво 1? =како 4G7B =калі 0B \
    =као 7F =като 1F =ко 7A =кога 1>4? =когда 6A =което 1D =кожен :: =кои 4D =които 1C =кой 1? =който 1C \
    =коли :A =комната 6; =кон 4E =которая 6> =которые 6> =который 6> =коя 1? =кој 4D =која 7B =које 7A \
    =који 7G =краще :: =кто 6? =кућа 7= =куќа 4> =къде 1? =към 1E =къща 1> =кілька :: =кімната :; \
    =ласка 0=:< =лепо 7; =лет 6= =ли 1A4B =лозинка 4;7; =лучше 6: =луѓе 4> =людзі 0? =люди 6>:> \
    =людина :> =магу 0= =маж 4> =мал 4= =маленький 6::: =маленькі 0< =мали 7< =малий :; =малък 1= \
    =мама 69 =ме 1@4@7? =между 1B69 =мене :B =менше :: =меньше 6: =меня 6B =мені :B =меѓу 4B \
    =ми 1@4A7?:E =мир 6; =мне 0B6B =много 1B6= =многу 4B =мога 1< =могу 6< =мое 6; =можа 0A =можам 4< \
    =може 1B4C7B:A =может 6@ =можете 6<:< =можна 0>:> =можно 6> =можу :< =мой 6; =молам 4< =молим 7= \
    =моля 1< =мора 7< =морам 7< =моя 6;:; =моє :; =мој 7? =моја 7> =му 1C4D =мужчина 6: =мъж 1= =мы 0F6E \
    =мяне 0C =між :9 =мій :; =місто :; =на 0J1K4K6J7J:J =нават 0@ =навіть :@ =над 1>4? =надо 6? =най 1D \
    =након 7@ =налаштування :: =нас 0@1@4@6?7?:? =настройки 1;6: =наступний :: =наш 6;7>:; \
    =не 0K1H4H6K7E:K =неверный 6: =невірний :: =недеља 7; =неко 7A =некој 4< =нема 4< =несколько 6: \
    =нет 6A =нешто 4<7A =нещо 1; =ни 1A4B =ние 1@4A =низ 4C =никад 7> =никога 1? =никогаш 4? =никогда 6< \
    =никой 1; =никој 4< =никто 69 =ничего 69 =ништа 7@ =ништо 4< =нищо 1; =није 7D =но 1F4F6G =нов 1=4= \
    =нова 1=4=7<:: =новая 6: =нови 7< =новий :: =новы 0< =новый 6: =ночи 6< =ночі :< =нужно 6> =някой 1; \
    =няма 0B1< =нямам 1< =ні :A =ніколи := =ніколі 0= =ніхто :: =нічого :: =о 6D7G =ова 7> =овај 7> \
    =овде 7= =ово 7> =од 4I7H =одам 4< =окно 6; =около 1>69 =околу 4? =он 6I7? =она 6D7? =они 6G7? \
    =останній :: =ось :A =от 1I6D =отвори 1; =отивам 1< =открыть 6: =отмена 6: =очень 6? =ошибка 6: \
    =още 1B =па 0G =пад 0@ =парола 1; =пароль 6::: =пасля 0? =первый 6: =перед 69:9 =перший :: =першы 0< \
    =плохо 6< =по 1G4G6G7F:G =побачення :< =повинен :< =погано :< =погода 69:9 =под 1>4?6@ \
    =пожалуйста 6< =поиск 6: =пойти 6; =помилка :: =породица 7; =после 1>4?6?7@ =последен 1=4= \
    =последний 6: =потому 6> =потрібно :> =почему 6> =пошук :: =пра 0D =прави 4< =правя 1; =праца 0< \
    =прв 4= =први 7< =пре 7@ =пред 4? =преди 1> =през 1B =према 7@ =при 1E4F6@7@:A =привет 6< =привіт := \
    =про :D =прозор 7< =прозорец 1=4> =пры 0A =прывітанне 0= =първи 1= =під :@ =після :? =піти :< \
    =работа 1=4>6; =разом :9 =ранок :< =раніца 0= =ребёнок 6: =робити :< =робота :; =року :> =років := \
    =рік :> =с 1H6H7H =са 1G7C =сада 7= =сакам 4< =сам 7C =само 1C4D7D =све 7B =свет 0<4>7< =свидания 6< \
    =свой 6; =свој 7> =свят 1> =свій :; =світ :; =сделать 6; =се 1J4J7J =себе :@ =себя 6? =сега 1?4@ \
    =сегодня 6= =сейчас 6? =секогаш 4? =си 1E7B =сите 4< =сказав :@ =сказал 6@ =сказати :< =сказать 6; \
    =сказаў 0A =скасувати :: =след 1C =следващ 1< =следующий 6: =сме 1;4< =смо 7B =со 4H =сохранить 6: \
    =спасибо 6< =стар 1=4= =старий :: =старый 6: =сте 1;4<7B =сторінка :: =страница 1;6: =су 7I =сум 4B \
    =сутра 7> =съм 1A =сьогодні := =сябе 0@ =сѐ 4< =сёння 0= =та 7>:B =таа 4A =так 0E6E:E =така 1A4A \
    =таксама 0? =там 0@1?6?:@ =тамо 7= =таму 0>4@ =тај 7> =твой 6; =твој 7> =твій :; =те 1@7E =тебе :? \
    =тебя 6? =теж :? =тепер := =теперь 6= =ти 1@4A7?:F =тие 4A =то 0C6C7>:C =тоа 4E =това 1E =тоже 6? \
    =той 1D =током 7@ =только 6B =толькі 0B =тому :> =тој 4E =треба 4<:? =три 1<4=6:7<:: =трэба 0? \
    =трябва 1< =тук 1? =тука 4@ =тут 0>6=:= =търсене 1; =ты 0F6F =тя 1A =тільки :B =у 0F6F7K:F =увек 7> \
    =удалить 6: =уже 6A =ужо 0B =улица 1=4>6; =утре 1?4@ =утро 1<4=6< =уште 4C =файл 1;6::: =хачу 0= \
    =хвала 7= =хора 1> =хорошо 6< =хотел 6< =хоче :< =хочет 6< =хочу 6<:< =хоћу 7< =хто 0?:? =хтось :: \
    =це :H =цей :? =цього :? =ця :? =цябе 0@ =цяпер 0> =ці :> =чалавек 0? =чаму 0> =час 0@:@ =че 1G \
    =человек 6> =чем 6@ =через 69:9 =чим :@ =човек 1>4>7< =чоловік :; =чому :> =что 6I =чтобы 6= =чым 0A \
    =шмат 0> =шта 7F =што 0I4D7F =ще 1F:B =що :I =щоб :> =эта 6> =эти 6> =это 6H =этого 6> =этот 6> \
    =я 0J1@6J:J =яго 0D =яе 0C =як 0H:H =яка :> =якая 0? =який :> =якщо :A =які 0?:> =якія 0? =яна 0D \
    =яны 0G =яшчэ 0B =ён 0I =ёсць 0@ =є :? =і 0L:L =іду :< =із :F =інший :: =інші :: =іх 0A =їх :@ \
    =її :C =ја 4@7@ =јас 4A =је 7K =јер 7@ =још 7B =ју 7? =јутро 7= =јуче 7> =људи 7< =ќе 4F =ў 0K \
    =ўсё 0C =ўчора 0= _b 19 _bс 19 _i 0? _i_ 0< _а 0A2A3C5:6<8>9>:8;; _а_ 65 _аб :6 _ад 092;3; _аз 88 \
    _ал 053998 _ар 263: _ас 85 _б 0>1<2E3B4<5>6<7=8D9C:=;C _ба 2>38568A99;5 _бе 25859;:5 _би 3<4778;> \
    _бо 2;398<;5 _бу 559;:8 _бъ 17 _бы 0866 _бі 26 _бў ;9 _в 0?1>4>6C788@:A;@ _в_ 196;:5 _ва 058?;? \
    _ви :6 _во 4;66 _вс 68 _вы 67 _ві :6 _г 0>475;698598:4 _га 0994 _го 04 _д 0?1A2;374A5;6=7A8C9<:=;9 \
    _да 081>4>7<8?;4 _де 152845 _ди 85 _до 15658<:8 _др 4679 _дә 98 _е 192<4:69 _е_ 1646 _ед 45 _ер 24 \
    _ж 2B3C65;5 _жа 293@ _же 38 _жә 2; _з 0=1<4=5>6;7<85:? _за 091<4;677;:< _зо 58 _зө 58 \
    _и 1D354D6A7D8A9@;> _и_ 1@4A6>7A _из 1575 _ил 184978 _им 1:4;7; _ин 8=;: _ир 97 _ит 98 \
    _к 0<1=2<3B4;6>7>8@9B::;: _ка 09163<4668768798 _ке 269< _ки 8< _ко 173746697::7 _кы 34 _л 4467:; \
    _лю :; _м 0@192=3@495;6>7:8B98:>;@ _ма 358:::;9 _ме 293:6686 _мо 6688:4;7 _му 87;9 _мө 55 \
    _н 0?1E2=354E596B7A8<94:@;4 _на 0:1C4C6<7?8::= _не 1<2:4=6<7::9 _ни 65 _о 1?294@5?6@7@8?:<;; \
    _об 19466676:4 _од 4876 _оз 88 _ол 56;7 _он 86 _оп 44 _ор 59 _ос 1776:6 _от 1766 _п 0@1D4D6C7D86:D \
    _па 0: _по 1;4;6>7>:; _пр 091A4B6<7B:@ _р 0;1<4:6;7994:; _ра 19476878 _рэ 04 \
    _с 0@1C283<4E5<6B7D8:9>:A;9 _са 74 _св 1:7>:9 _се 184>76 _сл 4:7: _со 4;66 _сп :5 _ст 3645687698:8 \
    _су 77 _съ 17 _т 091=2@3@475@6@778>9C::;? _та 2636668=96:7;: _те 2569 _ти 26369: _то 59679: _тр 1674 \
    _ту 34 _тө 58 _у 0@173?47586:7@:9;7 _у_ 0=7<:5 _ук 3= _ф 84 _х 5A899@;6 _ха 5794 _хо 5:9< _ху 5586 \
    _хө 5: _ц 5<:5 _цо 57 _цө 57 _ч 051@4<6;7; _че 65 _чл 184879 _чо 1;46 _чт 67 _ш 05465:8;;6 _ша 88 \
    _шт 46 _щ :5 _що :5 _э 073?566884;@ _эг ;8 _эл 06 _эр 38;7 _эт 67;5 _ээ 34 _я 0=688;9::7 _я_ 66 \
    _як 038:94:7 _ё 87;8 _ё_ 87 _ёк ;7 _і :@ _і_ :? _ї :6 _ј 457: _ја 45 _је 78 _њ 75 _ќ 47 _ќе 47 _ў ;: \
    _ўз ;8 _җ 96 _қ 2C86;> _қа 2<;6 _қи ;6 _қо 27 _құ 2> _ү 36589: _үз 98 _ҳ 8C;B _ҳа 8@;< _ҳу 8:;> \
    _ҷ 87 _һ 9@ _һә 9? _ә 2< _әр 27 _ө 29395? _өз 2736 _өл 55 _өр 59 _ӯ 85 b 1@ bс 19 bсе 18 e 7< i 0Q7= \
    i_ 0B iк 0< iка 07 iл 06 iм 07 iн 09 iч 07 iя 06 o 1< а 0U1V2U3U4V5Q6R7V8V9U:S;U \
    а_ 0F1I2C3D4J5=6B7I8E9D:C;H аа 495>84 аа_ 5: аар 55 аат 47 аб 356586::;5 або :7 \
    ав 0=1@4@58697B8<:?;4 ава 0:1;497:86:3 аве 74 авн 76 аво 1;4;7<:9 аг 0=5<:6;4 аг_ 56 ага 0; \
    ад 0?2=3<455666778@:4;= ад_ 8< ада 052;3; ади ;: ае 0765 аз 0;1:4769768<;6 аз_ 87 азе 07 аи 8= \
    аи_ 8> ай 0;2;3:5;95;8 ай_ 0;57 ак 0<1<384<6<7?99:6;7 ак_ 67 акв 47 ако 467<:4 \
    ал 0B172@3A495=6>75899>::;< ал_ 55 ала 0:293695;6 але 0; али 64 алн 1646 алу 2536 алы 263694 \
    аль 66:6 ам 0=2?3?5869758>:4;= ам_ 052739 амо 87 ан 0A1@2@3D4:5=6>7?8?9@:=;B ан_ 2939577;869:;@ \
    ана 0:3? анд 283887 ане 1; ани 194668;4 анн :: аны 36 ап 062945 ап_ 28 ар 0A172E3D495>657;8G9D:6;E \
    ар_ 07283;568A9:;> ара 0829397598;6 ард 388; ари ;; арн ;4 аро 748< ары 08293:99 \
    ас 0=172>35465669768<97:5;; аст 86 асы 28 ат 0;1?2;3>4A566;778=9;:>;? ат_ 174:86;4 ата 184< ати 84:8 \
    атл ;6 ато 15 атт :7 аты 25 ать 366698 ау 092: аф 86 ах 5586:4 ац 0:184777:8 аци 174776 аці :8 ач 05 \
    аш 07387597;9 аъ 86;5 ая 0866 ая_ 0865 ає :8 ає_ :8 ај 79 ају 77 ањ 4;7< ања 76 ање 4;77 ағ 28 \
    ақ 248<;6 ақ_ 87 аҳ 8: б 0H1K2N3L4J5G6I7J8N9L:K;N б_ ;8 ба 2?3;58758B99;7 ба_ 8< бап 27 бар 25348;96 \
    бас 27 бв 16 бва 15 бе 172835476678859<:8 без :6 бел 0395 бер 96 би 3=497886;? бид 47 бил ;6 \
    бир 3<;< бит 74 бо 04192<3;4;56677;8?:=;9 бо_ 86:6 бод 184978:5 бол 2739 бос 25 бош 86;4 боя 86 \
    бр 1747 бра 1646 бу 569;:9;8 бул 99 бут :4 бщ 16 бъ 17 бъд 17 бы 0867 был 06 бі 28 бір 25 бў ;9 \
    бўл ;9 в 0L1Q4Q5I6O7Q8K9?:P;I в_ 19586=:: вi 0: ва 0@1C4B6=7B8A:>;@ ва_ 1=4<7<8>:3;> ваа 46 вад 84 \
    вак 7; ван 081<66:5 вар 07 ват 1946:4 вањ 4:77 ве 0<1?4<6<7= ве_ 74 век 1:44 вен 1545 веч 05 \
    ви 1<4<677<:= ви_ 45 вин :6 вл 55 вн 164878:9 вно 74 во 1A4B6=7@87:@ во_ 1;4?7<:: воб 17:5 вот 1948 \
    вој 75 вр 4676 вс 69 все 67 ву 76 въ 15 вы 0469 вя 07 ві :< від :5 г 0J1G2F3M4G5S6I7G8D9N:I;N \
    г_ 5A77;< га 0?163@5<879A:5;C га_ 0;3=9:;@ гад ;7 газ 07 ган 3998;= гар 87 гг 56 ггү 56 гд 58 \
    ге 2:369: ге_ 25 ген 24 ги 3:455;;: ги_ ;4 гий 5: гин 34 го 0:17394;5?6>7684:< го_ 6::: гов 4674 \
    гоо 5: гт 56 гу 57 гц 55 гч 5< гчд 55 гчи 56 гы 3598 гэ 5> гээ 5< гі 29 гү 5B гүй 5B гә 9< гә_ 9: \
    гө 375? гө_ 35 гөө 5: д 0M1O2O3N4O5P6L7N8R9L:N;P д_ 06495?748C:6 да 0?1@2C3A4?5:6:7>8F9<;C \
    да_ 091?27364>7=8799;@ даи 89 дак 07 дам 2<3; дан 87;9 дар 24348= дг 5: дги 55 дд 89;8 дда 88;8 \
    де 1=2@3:4>6;78:5 де_ 162745 дел 65 ден 1544 дз 0< дзе 0: ди 1;3=4;68798?95:<;> ди_ 87 дик 34 дин :9 \
    дир ;: дл 04 дн 164;7;:9 дна 4576 дно :4 до 18485=69768@:;;4 до_ :5 дог 58 дон 86 дор 8; др 09487; \
    држ 75 дру 77 дс 75 ду 3445677685:5 ду_ 74 дч 58 дчи 58 дъ 16 дър 14 ды 2>3> ды_ 25 дык 37 дын 34 \
    дық 25 дэ 58 ді 2;:6 дә 9= дә_ 98 дө 5= дөг 58 е 0Q1R2S3P4R5D6S7R8H9S:N;F е_ 0>1E2D3>4E6C7D869?:; \
    ев 66 ег 162835476775 его 154766 егі 24 ед 1<4?6:7=:4 едн 4777 еж 16 ез 1845657799:9 ез_ 94 езп :4 \
    ей 2666 ек 081>2<394?68769::4 ек_ 17 еке 28 еки 19 екл 97 еко 4< ект 06 ел 08192;34496<9? еле 97 \
    елә 96 ем 2<4;6;7996 еме 28 ен 0>1A2?3A4A6?7=9A:= ен_ 1<2>3;4=98 ене 3:99 ени 1=466876 енн 65:9 \
    ено 1446 енә 97 еп 65 ер 0:2>3;456>769?:;;5 ерг 95 ере :6 ерн 06 ері 27 ес 1<2:35476=:4 есе 26 \
    еск 67 ест 1:4766 ет 0;1;2=374;6> ет_ 66 ето 1846 етт 2735 еті 25 ец 08 еч 05 ече 05 еш 9@ еше 9< \
    еђ 76 еђу 74 еј 45 ењ 77 ења 74 ең 259; ең_ 9; ж 0B1F2J3J4D5E6E7D:H;B ж_ 56 жа 16293@77 жав 76 \
    жан 3> жд 17 же 16243969:5 же_ 3664 жи 455775 жн :; жна :9 жә 2; жән 2: з 0K1K2H3G4I5H6I7I8J9H:I;H \
    з_ 2638648799;6 за 0;1>26344<556;7<8695:=;5 за_ 17 зв 15 зд 25 зе 0>94 зе_ 06 зет 05 зи 1586;6 \
    зн 66:4 зна 65 зо 598: зод 87 зп :4 зі 26 зү 35 зө 58 и 0?1T2F3P4S5O6R7S8T9O:Q;T \
    и_ 1H374G6C7E8I99:B;D иб 85;: иб_ ;4 ив 154:6678 иг 35568595;@ ига ;> иги 35;6 ид 144:568;;< \
    ида 85;; иде 48 ие 1;466997 ие_ 1766 иеш 97 из 1:34466877 ии 6589 ии_ 89 ий 385A68:5;: ий_ 0565:5;: \
    ийг 5: ийи 36 ийн 5; ик 3947677795;= ик_ ;5 ил 1;3949586:7;8;98;A ила 86;9 или 1:354879;; \
    им 1<354<697@89:9;; им_ 3478 има 1:4:7> имо 86 ин 183?4:596<768A98:>;D ин_ 3989;5 ина :8 инг ;; \
    инд 37 ини ;< инл ;5 инн :5 инс 8:;9 ио 46 ир 3=688:9:;A ир_ 39;= ире 98 иро 65 ис 466:768696:9 \
    ист 64 ит 1?4@6;7<8499:7 ите 1=4?95 ити 77 их 5@677::: их_ 6679:: ихг 55 ихд 57 ихс 56 иц 77 \
    ич 1:466978 иче 67 ичн 74 иш 39;A иш_ ;: иши ;; ия 1=25698:96;6 ия_ 1:67 ият 1687 иі 26 иіс 25 \
    иј 4:7: ија 4:76 иҳ 86 иҳо 84 й 0F1B2F3H5O6H8<9B:D;G й_ 0>25375A6>:9;; йг 5? йг_ 5; йгэ 5; йд 2456 \
    йд_ 55 йи 36 йиш 35 йл 5795 йн 5= йн_ 5; йнх 56 йт 55 йы 25 к 0P1N2M3S4M5A6N7M8M9P:K;L \
    к_ 0418273?6:8:99:4;6 кi 0: ка 0B1<3?4:6=7<889=;9 ка_ 0595 каг 05 кай 05 как 154667 кал 0: \
    кар 358596 кв 1447 ке 2=3=9> ке_ 35 кеш 9; ки 1<3:456;8>96:5;? ки_ 1<8;;7 кин 36;: кк 34 кл 149@:4;8 \
    кла 9;;8 клә 95 ко 1<384A6>7A87:? ко_ 7< кож :7 кон 65:5 кор 85 кој 4<79 кр 0874 кра 04 кс 0565 \
    кт 0:243@66 кта 0638 ктр 06 кту 38 ку 0;3>66759> ку_ 06 кук 3<9= кы 389: кы_ 96 кыл 35 кі 28 кү 35 \
    кә 97 кө 35 л 0O1N2P3O4N5Q6N7L8K9Q:M;S л_ 25375>6895 лi 0< лi_ 06 ла 0?182=3;485;6:7>8;9B:5;F ла_ 05 \
    лан 7:95;: лар 0426379?;B лат 85;6 лаш ;6 лг 395=96;8 лга 94;7 лгү 56 лд 26385< ле 0?1=28374=6;9>:5 \
    ле_ 95 лек 08 лен 1;4: лз 55 ли 1>364=5:6=7=89:4;C ли_ 1949687:84 лиг ;6 лий 57 лик ;; лиш ;; \
    лл 95;6 лм 25 лн 1:48 лно 1745 ло 084<5;6<7<87:5;6 ло_ 74 лоб 4978 лов 65 лс 55 лт 58 лу 293?475596 \
    луу 3= луы 25 лц 59 лч 5: лчи 55 лчх 55 лы 2?389? лы_ 24 лык 97 лыр 95 лық 2: ль 0<6<:< льн 68:: \
    лэ 59 лю :< люд :; ля 0;67:6 ля_ 07 лі 2::5 лғ 24 лға 24 лә 9B лән 96 ләр 9< лө 345: \
    м 0M1H2N3N4J5J6N7M8P9M:L;O м_ 0:2:3=6<7>9?:9;8 мi 09 ма 091;293:4=586:7?8=96:;;? ма_ 194;7= мас ;5 \
    має :7 мд 2736 ме 0:182@3=4:6<7:87 мен 2:3:66 мес 27 ми 14698=:6;8 ми_ 84:3 мил 84 мин 03 мл ;4 \
    мла ;4 мн 65 мо 1646586:788?:8;; мод 88;7 мон 85 моя 87 мп 06 му 668::4;: мы 2534 мі :4 мә 98 мө 58 \
    н 0S1R2R3T4R5P6R7R8Q9Q:R;R н_ 1=2D3E4>5B667<8B9C;B нi 0< нiк 04 на 0C1F2?3B4E586@7B8@9<:D;7 \
    на_ 0>1B293?4B697>97:A наг 05 нам 86 нан :5 нар 74 нац 1444 нг 5>;> нг_ ;< нго 55 нгү 57 нгө 55 \
    нд 042>3?588:9: нда 253996 нде 26 нди 38 ндр 03 нды 2834 не 0<1@2A3>4?6?7=849?:= не_ 031;2=6:7894:7 \
    нег 1546 нем 26 нен 3: нең 9; ни 041B344A576@7@8>98:>;B ни_ 1:4:778:;; ние 19 ним 75 нин ;; нит 1645 \
    них 74:7 ниш ;5 ния 1767 нк 08 нл ;9 нли ;7 нн 0=6::@ нна 06 нно 65 ння 04:< нні :4 \
    но 061@4@586@7A87:@ но_ 1;4;6679:4 нов 1576:4 ног :6 ной 65 нос 4777 нот 45 нс 0;748:;; нск 0: \
    нсо 89;: нт 0867 ну 366775:6 нх 59 нц 04 ны 0>2=396;9: ны_ 09 нын 35 ных 65 ныя 04 ның 2895 нь 04 \
    нэ 55 ня 0<67:= ня_ 07:; няу 06 ні 28:< ні_ :6 нү 36 нә 9: нә_ 96 нө 56 о 0L1S2K3L4T5S6T7T8S9K:U;Q \
    о_ 0;1F344F5<6C7C8=:C об 1?4=6:7=87:> оба 85 обо 174979:7 общ 16 ов 071@4@596@7?:? ова 18496877 \
    ове 1<4776 ови 47:6 ово 6676 ог 34475?6<7;:= ог_ 77 ого 69:< огч 56 од 1>4?596<7@8@:<;< од_ 46 \
    ода 86 одд 88;8 оди 17457587 одн 4675 ое 66 ож 66:; ожн :9 оз 8::4 озо 87 ои 8> ои_ 8< ой 16576; \
    ой_ 6: ок 659= оку 9= ол 172<3=485@6<86:4;< олг 55 оли ;7 оло 5565 олу 3: олы 25 оль 65 \
    ом 566<7;89:: ом_ 6578 оми 86 он 081637475>6<768C:8;> он_ 558=;9 она 87:4 онг 59 они 86 онн 06 \
    оо 385C оо_ 5; оог 57 оол 58 оор 58 оос 58 оп 476576 ор 07162636495A6=778?99::;7 ор_ 55 ора 8: \
    орд 55 оро 5: орч 55 ос 1>284=5:6=7>86:<;6 оси 84;4 осо 56 ост 1:264:687;:5 от 1?4?556>7786 \
    от_ 164865 ото 1<49 оу 08 ох 5: оч 5665 ош 7589;6 оша 86 ошт 7584 ою :5 ою_ :4 оя 8< ояд 87 ої :5 \
    ој 4=7> ој_ 4; оја 76 оји 74 оҳ 86 п 0J1L2H3C4N5<6M7N8>9C:M п_ 2=3596 пi 08 па 0=24 пе 67:6 пер :5 \
    пи 66 по 1<4=6?7>:< пов :9 пош 75 пр 0<1B4B6=7B:A пра 081>4>7?:> пре 17476675 при 18486678:6 \
    про 16476877 пі :8 під :4 р 0R1O2P3Q4P5P6O7P8R9R:O;Q р_ 092>3@5?8C9A;C ра 0B1C2;3<4C596?7C8@9;:A;< \
    рав 051?4>7@:= рад 89 раз 17466574 ран 07164575 рг 395:9@ рга 359; ргә 9: рд 293=5:8<95 рда 87 \
    рде 25 рдо 85 рды 37 ре 1>264>6=7=9<:: ред 17486676 рек 96 рж 1475 ржа 75 ри 1=374<576<7<8::;;? \
    ри_ 85;6 риш ;4 рк 3:;8 рки 37;7 рл 255797;6 рм 6595 рн 0897;5 рне 94 рни 04;5 ро 0=1:4;5;6>7=8?:<;8 \
    ро_ 85 роб 85 ров 66 род 76 рои 85 рон 05 роо 56 рс 56 рт 95 ру 0;162734466878:6 рус 05 рх 55 \
    рч 5;;4 рчи 57 ры 0?2=3;9< ры_ 25 рын 253597 рыя 06 рэ 0856 ря 16 ряб 15 рі 29:6 рін 24 рғ 24 рү 36 \
    рүү 34 рә 98 рө 5: рөө 56 с 0N1P2N3K4O5M6P7P8M9M:O;K с_ 295;66 сi 08 са 0929385965778897;6 сан 06 \
    св 071;7>:; сва 79 сво 1::9 се 1>284?6;779: се_ 17264:76 сек 1948 си 1:466889;> ск 0=156<77 ска 09 \
    ски 65 ско 65 сл 4<697; сло 4979 сн 475677:5 сно 4575 со 4<5<698>:8;= со_ 47 сон 5889;: сп 64:7 \
    сс 65 ст 0<1B2:394A6A7A8;9::A ста 08283848677798:; ств 1>4;6578:5 сти 6678 сто 4567 стр 66 сть 65 \
    сті :4 су 047786:5 су_ 76 сц 0: сцi 06 съ 19 сы 2=3697 сы_ 26 сын 25 сь 65 сэ 56 ся 096::5 ся_ 67:3 \
    сі 28:6 сә 97 сө 5; сөн 57 т 0M1Q2Q3Q4Q5N6R7O8P9O:P;O т_ 1=4@596<748;94;8 \
    та 0@1?2B3A4@5;6>798A9>:?;= та_ 081<4=84:5 так 66 тан 28 тар 092=3=85 тат 3797:8 таҳ 85 \
    тв 1>4;677;:5 тва 75 тво 1:47 те 1?2:394A6>7:9::5 те_ 1:4> тел 1695 тен 94 тер 36 \
    ти 17263:4:6=7?8A9;:>;@ ти_ 7:8=:; тие 97 тий 36 тил ;5 тит 45 тиі 26 тл 55;7 тла ;5 тн 66 \
    то 1A364@5=6A779::8 то_ 1@4>6; том 65 тор 98 тр 0:1:6:77 тро 07 тря 15 тс 66 тся 66 тт 2;3;:9 тта 34 \
    ття :9 тті 24 ту 253>4655697896:8;4 тур 34 туу 39 ты 0>2>396699 ты_ 05 тын 26 ть 376=9::8 ть_ 6::6 \
    тья 3697 тэ 045; тэй 58 тя :9 тя_ :7 ті 2<:6 тү 385594 тә 9; тә_ 95 тө 5: у 0O1H2L3R4K5N6L7P8P9N:N;P \
    у_ 0A293>466;7C8897:>;4 ув 4>:8 ува 4>:7 уг 3<55 уга 3: уд 245865778<:4 уда 86 ук 053B9= ук_ 36 \
    укл 99 укт 3< уку 053= укы 96 ул 385<9; улы 94 ум 87;6 ун 073:758:;: ун_ 34 уп 76 ур 375:658694;9 \
    ус 056585 ут 65:6 ути :4 уу 3A5@ уу_ 3; ууг 3; ууд 56 уул 5: уч 4676 уш 36 уы 29 уын 24 уј 75 уғ 29 \
    уға 28 уқ 8>;A уқи ;9 уқл ;4 уқу 8;;= ф 6?8E;@ фа ;5 фи 86 х 0D1@5P6G7B8F9H:G;A х_ 085;6;79:< \
    ха 5<94 хг 59 хгү 58 хд 58 хи 58 хо 5>669= хок 9< хоо 57 хс 56 ху 5686 худ 86 хэ 57 хү 55 хө 5> \
    хөө 57 ц 0K1D3=4D5J6C7D9=:E ц_ 58 цi 09 ца 09 цг 5< цго 57 цгө 57 це 0466 ци 1:364:677:96 ция 15 \
    циј 4777 цо 58 цоо 55 цц 04 цца 04 цы 09 ць 04 ці :; цө 58 цөө 55 ч 0I1J3E4H5M6I7H8<9C:F;C ч_ 56 \
    ча 0965:4;5 чд 56 че 05186=94:5 чер 06 чес 67 чи 155B65:7 чих 5? чл 184879 чла 79 чле 1848 чн 4576 \
    чо 1;46 чов 1;46 чт 67 что 67 чх 5= чхө 55 чы 08 ш 0G1<2D3I4D5F6D7F8I9L:@;L ш_ 3696;< ша 8=;4 шав 85 \
    шад 85 шар 84 ше 669= ше_ 96 шен 95 ши 57;= ши_ ;9 шк 96 шл 95 шт 344<7<85 шти 74 што 4775 шу 36 \
    шы 0894 ші 25 щ 1D6@:= ще 17 щес 15 що :5 що_ :3 ъ 1H8C;A ъд 18 ъде 17 ъл 85 ър 17 ърж 14 \
    ы 0P2R3O5C6J9O ы_ 0@2B3<6<9> ыг 56 ыг_ 56 ый 65 ык 063<98 ык_ 3: ыл 082>3:96 ылы 2: ым 0827 \
    ын 0<2A3A569? ын_ 283;5696 ына 2;3897 ынд 2494 ыны 24 ып 27 ыр 29379; ырг 99 ыры 24 ыс 28 ых 67 \
    ых_ 66 ыц 05 ыш 3498 ыя 0< ыян 07 ығ 29 ығы 28 ық 2@ ық_ 2: ықт 2; ың 2:94 ың_ 2:94 ь 0G3>5>6J9C:H \
    ь_ 096>95:8 ьн 68:: ьно :4 ья 3697 ья_ 3797 э 0H3H5O6@8<9<;G э_ 5= эв 55 эг 5:;8 эга ;8 эд 07 эда 05 \
    эй 5: эй_ 5: эл 065: эле 05 эм 04 эн 0558 эр 385;;8 эр_ 58 эрк 38;8 эс 57 эс_ 56 эт 67;5 эти ;5 \
    это 65 ээ 345@ ээ_ 5< ээр 57 ээс 56 ю 0D6D:I ю_ 67:9 юд :; юди :: я 0O1I2?3C5@6K8J9I:L;C \
    я_ 0A1:376A98:A яб 15 ябв 15 яв 16 ява 16 яд 87 яд_ 86 як 098:94:9 як_ 8: ян 0; яна 04 янт 04 яр 05 \
    ят 1:678994;5 ята 16 яти 85 яу 07 ё 8B;C ё_ 87 ёк ;6 ёки ;6 ђ 7? ђу 74 ѓ 4? є :C є_ :: і 2Q:R \
    і_ 2<:C ів :8 ід :; ідн :4 із 27 ій :7 ік 29 ік_ 24 іл 2::7 іль :6 ілі 27 ім 29 ім_ 24 ін 2A:6 \
    ін_ 28 інд 26 іне 28 іні 25 ір 2: іс 27:3 іт :6 ії :5 ің 27 ің_ 26 ї :F ї_ :9 ј 4J7K ј_ 4< ја 4?7; \
    ја_ 4875 јат 45 је 7> је_ 7: јед 77 ји 75 ју 7: ју_ 77 љ 7D ља 74 љу 76 њ 4D7H ња 7: ња_ 78 ње 4<7= \
    ње_ 4877 ћ 7> ќ 4A ќе 47 ќе_ 47 ў ;H ўз ;8 ўл ;; ўли ;4 ғ 2K ға 2@ ға_ 2; ған 28 ғы 2; ғы_ 25 ғын 25 \
    җ 9A җә 94 қ 2O8L;M қ_ 2:88 қа 2?86;< қар 24;4 қи 8:;> қи_ 87 қиг ;8 қил ;7 қл ;9 қла ;8 қо 28;4 \
    қт 2< қта 2; қу 8;;= қуқ 89;= қы 2? қыл 29 қығ 25 қық 26 құ 2> құқ 2< ң 2G9E ң_ 2>9= ү 2D3M5O9I \
    ү_ 3; үг 3594 үгө 35 үд 57 үз 99 үз_ 95 үй 5B үй_ 5; үйг 5< үл 345; үн 3= үн_ 37 үр 2558 үч 35 \
    үү 3;5? үү_ 36 үүд 55 үүл 5: ұ 2H ұр 24 ұқ 2= ұқы 2= ҳ 8N;J ҳа 8A;= ҳам 86;6 ҳар 88;6 ҳақ 88 ҳи 87 \
    ҳо 8> ҳо_ 85 ҳои 89 ҳу 8:;> ҳуқ 88;= ҷ 8E һ 9G һә 9@ һәм 9= һәр 96 ә 2H9R ә_ 9D әг 94 әм 9? әм_ 9= \
    ән 2;9< ән_ 99 әне 2: әр 2;9B әр_ 279; әрг 95 әрн 94 әт 9: әү 95 ӣ 8F ӣ_ 8? ө 2B3J5S9A ө_ 395< өв 58 \
    өг 5? өгч 56 өд 58 өз 2838 өл 345? өлг 55 өн 355= өнг 58 өр 355@ өрч 55 өрө 59 өс 59 өх 5: өч 56 \
    өө 5C өө_ 5; өөг 57 өөл 58 өөр 59 өөс 57 ӯ 8A 
    """

  /// Of the Arabic script.
  static let arabicLanguages: StaticString = "ar -ckb fa -sd -ug ur"
  static let arabicUsual: [Float] = [
    7.730, 4.565,
    7.918, 4.038,
    8.020, 5.049,
    7.632, 4.687,
    8.266, 2.801,
    7.911, 4.729,
  ]
  static let arabic: StaticString = """
    +ء 00203050 +آ 00203050 +أ 002050 +ؤ 00203050 +إ 00 +ئ 001020304050 +ا 001020304050 +ب 001020304050 \
    +ة 00 +ت 001020304050 +ث 00203050 +ج 001020304050 +ح 0010203050 +خ 001020304050 +د 001020304050 \
    +ذ 00203050 +ر 001020304050 +ز 001020304050 +س 001020304050 +ش 001020304050 +ص 00203050 +ض 00203050 \
    +ط 00203050 +ظ 00203050 +ع 0010203050 +غ 001020304050 +ف 001020304050 +ق 001020304050 +ك 0040 \
    +ل 001020304050 +م 001020304050 +ن 001020304050 +ه 00102030 +و 001020304050 +ى 0040 +ي 003040 +ٱ 00 \
    +ٹ 50 +ٺ 30 +ٻ 30 +ٽ 30 +پ 1020304050 +ٿ 30 +ڀ 30 +ڃ 30 +ڄ 30 +چ 1020304050 +ڇ 30 +ڈ 50 +ڊ 30 +ڌ 30 \
    +ڍ 30 +ڏ 30 +ڑ 50 +ڕ 10 +ژ 10204050 +ڙ 30 +ڤ 10 +ڦ 30 +ک 10203050 +ڪ 30 +ڭ 40 +گ 1020304050 +ڱ 30 \
    +ڳ 30 +ڵ 10 +ں 50 +ڻ 30 +ھ 10304050 +ۀ 20 +ہ 50 +ۂ 50 +ۃ 50 +ۆ 1040 +ۇ 40 +ۈ 40 +ۋ 40 +ی 102050 \
    +ێ 10 +ې 40 +ے 50 +ۓ 50 +ە 1040 =آب 2> =آج 5? =آخر 0=2= =آخری 5= =آدمی 5? =آن 2G =آنجا 2A =آنها 2B \
    =آپ 5B =أبدا 0@ =أذهب 0< =أريد 0< =أطفال 0= =أمس 0? =أن 0J =أنا 0D =أنت 0C =أنه 0< =أو 0F =أول 0= \
    =أي 0B =أيضا 0@ =أين 0? =إذا 0B =إعدادات 0< =إغلاق 0= =إلغاء 0= =إلى 0J =إن 0< =ابھی 5@ =اتاق 2> \
    =از 2J =اس 5H =است 2H =اشتباه 2< =الآن 0@ =التي 0I =الحياة 0> =الخير 0? =الذي 0H =السلام 0? \
    =العالم 0> =الماء 0> =المرور 0= =الناس 0> =اليوم 0? =اما 2D =امرأة 0> =امروز 2@ =ان 5D =او 2C \
    =اور 5J =اول 2= =اپنے 5C =اچھا 5= =اگر 2A5@ =ای 2< =ایشان 2B =این 2I =اینجا 2A =ایک 5E =با 2H \
    =باب 0> =باز 2< =باید 2D =بحث 0< =بخیر 2=5= =بد 2= =بر 2F =برا 5= =براہ 5= =برای 2H =بزرگ 2> \
    =بستن 2< =بسیار 2@ =بعد 0E2A5C =بله 2= =بند 5< =به 2K =بود 2C =بودند 2< =بيت 0> =بين 0D =بچه 2> \
    =بچہ 5> =بچے 5> =بڑا 5> =بھی 5F =بہت 5A =بین 2A =تا 2F =تحت 0A =ترتیبات 5< =تكون 0A =تلاش 5< =تم 5B \
    =تنظیمات 2< =تو 2C5E =تک 5B =تھا 5F =تھی 5C =تھے 5C =تین 5= =ثم 0C =جاتا 5< =جانا 5< =جب 5@ =جدا 0@ \
    =جديد 0= =جدید 2> =جستجو 2< =جميل 0= =جهان 2? =جو 5F =جی 5= =حافظ 5= =حالا 2@ =حتى 0C =حذف 0=2<5< \
    =حفظ 0= =حيث 0B =خانه 2> =خدا 5= =خداحافظ 2= =خطأ 0= =خطا 2< =خلال 0A =خواهم 2= =خوب 2> =خوبصورت 5> \
    =خود 2G =خیابان 2> =خیلی 2@ =دائما 0@ =دارد 2= =دارم 2= =دارند 2= =در 2K =دروازہ 5> =دن 5? =دنیا 5? \
    =دو 2D5= =دیروز 2? =ذخیره 2< =ذلك 0E =را 2I =رات 5? =رجل 0> =رفت 2< =رمز 2< =روز 2? =روی 2A =رہا 5= \
    =رہی 5< =رہے 5< =زمان 2? =زن 2? =زندگی 2?5? =زیبا 2> =زیر 2A =ساتھ 5C =سال 2?5? =سب 5A =سلام 2=5= \
    =سنة 0B =سه 2= =سوف 0< =سڑک 5> =سے 5I =شارع 0> =شام 5? =شب 2? =شد 2D =شكرا 0? =شما 2C =شهر 2> \
    =شود 2E =شکریہ 5= =شہر 5> =صباح 0? =صبح 2?5? =صرف 5@ =صغير 0= =صفحة 0< =صفحه 2< =صفحہ 5< =طفل 0> \
    =عام 0B =على 0K =عليكم 0? =عمل 0= =عن 0H =عند 0D =عورت 5? =غدا 0? =غرفة 0> =غلط 5< =غلطی 5< =غير 0A \
    =فتح 0= =فردا 2? =فضلك 0> =فقط 0@2@ =فوق 0A =في 0L =قال 0< =قبل 0E2A =قد 0F =قديم 0= =قدیمی 2> \
    =كان 0G =كانت 0A =كبير 0= =كثيرا 0@ =كل 0E =كلمة 0= =كما 0D =كيف 0? =لأن 0@ =لا 0G =لطفا 2= =لغو 2< \
    =لقد 0< =لكن 0C =لم 0D =لماذا 0@ =لوگ 5? =ليس 0B =لیکن 5@ =لیے 5D =ما 0G2D =ماذا 0? =متشکرم 2= \
    =متى 0@ =مجھ 5B =مجھے 5B =محفوظ 5< =مدينة 0> =مرحبا 0? =مرد 2? =مردم 2? =مساء 0? =مع 0H =ملف 0= \
    =ممنون 2= =من 0K2C =منذ 0A =می 2E =میخواهم 2= =میرا 5B =میری 5A =میں 5K =نافذة 0> =نحن 0C =نعم 0> \
    =نه 2= =نو 2> =نہیں 5D =نیا 5> =نیز 2E =نے 5H =ها 2< =های 2< =هذا 0I =هذه 0D =هر 2C =هرگز 2@ \
    =هستم 2< =هستند 2< =هم 0C2F =همه 2@ =همیشه 2@ =هنا 0A =هناك 0@ =هو 0F =هي 0F =هیچ 2@ =و 2L =ورڈ 5< \
    =وقت 0B5? =وقتی 2A =وقد 0< =وهو 0< =وهي 0< =وہ 5D =وہاں 5@ =يجب 0< =يريد 0< =يكون 0A =يمكن 0< \
    =يوم 0B =پاس 5< =پانی 5> =پر 5G =پرانا 5> =پرونده 2< =پنجره 2> =پہلا 5= =پہلے 5B =چاہتا 5= =چرا 2B \
    =چه 2B =چون 2B =چگونه 2B =چھوٹا 5> =چیز 2@ =کا 5I =کار 2> =کام 5> =کب 5A =کبھی 5@ =کجا 2B =کر 5E \
    =کرد 2F =کرم 5= =کرنا 5< =کسی 2@ =کل 5? =کمرہ 5> =کند 2< =کنم 2< =کنند 2= =که 2J =کو 5H =کودک 2? \
    =کون 5A =کوچک 2> =کچھ 5A =کھولیں 5< =کھڑکی 5> =کہ 5G =کہاں 5A =کی 2B5K =کیا 5C =کیسے 5A =کیونکہ 5@ \
    =کیوں 5A =کے 5L =گا 5< =گذرواژه 2< =گفت 2E =گھر 5> =گی 5< =گیا 5D =ہاں 5= =ہم 5B =ہمیشہ 5@ =ہو 5E \
    =ہوں 5= =ہی 5D =ہیں 5G =ہے 5J =یا 2D5@ =یک 2G =یہ 5F =یہاں 5@ _a 1? _an 18 _az 16 _b 1E _be 1= \
    _bi 1@ _bo 15 _bê 17 _c 19 _ci 17 _d 1C _de 1< _di 1= _e 1; _ew 15 _g 18 _h 1B _he 1A _j 1= _ji 1< \
    _k 1@ _ki 16 _ku 1< _l 18 _li 17 _m 1A _ma 1> _mi 15 _n 1> _na 18 _ne 1: _p 19 _pê 14 _r 19 _s 1: \
    _se 17 _t 1= _te 17 _tê 15 _v 16 _w 1> _we 19 _wî 16 _x 1= _xw 1< _y 1; _ya 16 _yê 15 _z 16 _û 1A \
    _û_ 1A _آ 2@3?5; _آز 2:59 _آن 29 _آه 3; _أ 0A _أح 0; _إ 06 _ئ 4E _ئا 4? _ئى 4; _ئۆ 46 _ئې 44 _ئە 4: \
    _ا 0K2H3C5G _اج 28 _از 2= _اس 2:5< _اع 27 _ال 0I36 _ان 0<27395; _او 5A _اپ 56 _ای 2656 _ب 0A2H3:4A5? \
    _با 062?47 _بد 25 _بر 2: _بش 27 _بل 07 _بن 55 _به 2634 _بو 4; _بى 48 _بی 2: _بە 45 _ت 0>2@3C4=5> \
    _تا 27 _تع 55 _تن 37 _ته 3= _تو 39 _تي 37 _تە 47 _ج 273E465? _جا 365: _جن 36 _جو 3=56 _جي 3? \
    _ح 092A375A _حا 57 _حق 2?5> _خ 2<354757 _خو 29 _د 2B384:5> _دا 2= _در 2> _دف 59 _دو 54 _دۆ 46 _ذ 06 \
    _ذا 07 _ر 0;2?3?59 _را 2;38 _ره 34 _ز 264354 _زن 25 _س 06263C465? _سا 39 _سن 37 _سو 36 _سے 5; \
    _ش 082>375= _شخ 5; _شو 26 _ص 3: _صا 37 _ط 55 _ع 0@2:395< _عا 55 _عل 0: _عي 05 _ف 0A273:56 _فق 38 \
    _في 0= _ق 0728364?59 _قا 4654 _قو 55 _قى 49 _ك 0=49 _كا 05 _ل 0@3:59 _لا 0834 _لی 57 _م 0B2F3G4=5D \
    _ما 2;3:48 _مح 34 _مر 0727 _مس 25 _مع 57 _مق 25 _مل 273456 _من 0>253=55 _مو 2737 _می 265< _مە 43 \
    _ن 062=3<5; _نم 27 _نہ 56 _ه 062@3A _هئ 36 _هر 2< _هم 27 _هو 36 _هي 35 _و 0E2E3B5: _و_ 2C _وأ 06 \
    _وا 0=38 _وج 06 _وص 05 _ول 0: _وي 37 _ي 0=49 _يا 46 _يك 05 _ٻ 35 _پ 273B5< _پا 3: _پر 3558 _پن 36 \
    _پي 36 _ٿ 3> _ٿي 3: _ڀ 36 _چ 3>56 _چئ 38 _ڇ 37 _ڏ 3: _ڏي 34 _ک 2B3?5J _کا 355> _کر 5; _کس 2:58 \
    _کن 27 _که 2> _کو 5= _کي 3< _کہ 56 _کی 5@ _کے 5? _ڪ 3B _ڪر 39 _ڪي 39 _گ 273659 _گر 25 _ڳ 35 _ھ 4A \
    _ھو 4: _ھە 4= _ہ 5C _ہر 5: _ہو 5; _ہی 57 _ہے 5< _ۋ 4= _ۋە 4< _ی 2<5< _یا 2;5: _یہ 55 a 1T a_ 1D \
    ad 1: adi 16 af 1> af_ 17 afê 1: ak 15 al 16 am 18 an 1C an_ 1< anê 15 ar 1> ar_ 14 ara 16 as 18 \
    ast 15 at 1: av 17 ay 16 az 18 aza 16 b 1O ba 18 bat 14 be 1@ ben 19 ber 18 bi 1A bi_ 1: bin 15 \
    bo 15 bo_ 14 bê 18 bû 16 c 1C ci 19 cih 14 d 1O d_ 1: da 19 de 1> de_ 18 di 1? di_ 19 din 14 diy 18 \
    dî 16 e 1U e_ 1E eb 14 ed 16 eh 17 ek 1? eke 17 ekî 16 el 18 em 1< ema 14 emû 15 en 1> end 1; er 1B \
    er_ 19 erk 19 es 1> es_ 19 est 16 et 1< ete 18 ev 19 ev_ 14 ew 1= ewe 15 ewl 15 ey 1> eye 18 eş 14 \
    f 1F f_ 17 fê 1: fê_ 17 g 1E ge 18 h 1M ha 16 he 1B hem 16 her 1; hev 17 hey 17 hî 17 i 1S i_ 1C \
    ih 17 ij 14 ik 18 in 1B in_ 1; ina 18 ir 1? iri 1; iro 16 iv 17 iy 1@ iya 1; iyê 1: j 1F ji 1< \
    ji_ 1; k 1P ka 18 kar 16 ke 1? ke_ 19 kes 1; kh 14 ki 1< kir 1; ku 1< ku_ 1< kê 15 kî 18 kî_ 17 l 1I \
    l_ 14 la 16 le 18 li 19 li_ 17 m 1M ma 1@ maf 1= me 1: mi 16 mir 15 mê 14 mû 15 mû_ 15 n 1R n_ 1G \
    na 1@ na_ 1> nav 16 nd 1< nd_ 1: ne 1> net 15 ng 16 ni 16 nê 1; nê_ 18 nî 16 o 1F o_ 15 ov 16 p 1B \
    pê 15 q 1? qa 14 r 1Q r_ 1= ra 1; ras 14 rb 14 re 1: re_ 14 ri 1= rin 1; rk 19 rke 18 ro 17 rov 16 \
    rî 19 rî_ 16 s 1J s_ 19 se 18 ser 15 st 1< sti 17 t 1N t_ 16 ta 19 ta_ 15 te 1= tew 17 ti 1< tin 1: \
    tê 1: tê_ 14 tî 16 u 1G u_ 1= v 1I v_ 1: va 16 vî 15 w 1M wa 18 we 1A we_ 18 wed 14 wek 18 wey 15 \
    wl 15 wle 15 wî 17 wî_ 14 x 1F xw 1< xwe 1< y 1N ya 1? ya_ 1; yan 16 ye 1= ye_ 14 yek 15 yê 1> \
    yê_ 18 yên 1: yî 18 yî_ 15 z 1E za 1; zad 16 ç 1; ê 1Q ê_ 1C ên 1A ên_ 1A î 1P î_ 1E în 1; îna 14 \
    û 1K û_ 1B ûn 19 ş 1C ء 0C3C ء_ 09 ءِ 37 ءِ_ 37 آ 2G3F5A آز 2:59 آزا 2:59 آن 2: آن_ 26 آه 3; آهي 3: \
    أ 0J أح 0; أحا 0: أع 07 أن 08 إ 0? ئ 0?2?3L4N ئا 4@ ئاد 48 ئار 44 ئو 3: ئون 39 ئى 4? ئي 3A ئي_ 3? \
    ئين 37 ئۆ 46 ئۆز 44 ئی 27 ئی_ 26 ئې 44 ئە 4: ئەر 47 ا 0V2V3T4R5V ا_ 0D2B3C4A5D اء 0;35 اء_ 06 اءِ 34 \
    ائ 07283=44 ائو 36 ائي 37 ائی 26 اب 082:57 ات 0=29374357 ات_ 062755 اته 06 اج 0829 اجب 07 اجت 26 \
    اح 2539 احب 37 اد 0:2A364>5= ادد 46 اده 2< ادی 2859 ادە 48 ار 052A3B4?5; ار_ 293>4357 ارا 45 ارد 2; \
    اري 37 اری 25 از 2> از_ 2= اس 072=36485> اس_ 5; اسا 26 است 28 اسى 43 اش 052<4756 اشد 28 اشر 55 اص 57 \
    اصل 55 اع 082; اف 0655 اق 264857 اق_ 46 اك 0745 اكى 44 ال 0K293>4959 ال_ 0734 الا 09 الت 09 الر 05 \
    الع 0= الل 06 الم 0? الن 07 الو 0= ام 072=365> ام_ 285: ان 0A2B3C4?5B ان_ 0>2;3A4658 انت 04 اند 47 \
    انس 57 انه 2736 انو 27 اني 07 انہ 55 انی 2555 اه 2838 او 0;285B اور 5@ اول 0; اي 49 اپ 4457 اپن 56 \
    اڳ 36 اڻ 3> اڻ_ 3: اڻي 36 اھ 35 اھ_ 35 اہ 58 اۋ 44 ای 2A5@ ای_ 2; ایت 27 اید 28 ایس 55 این 27 ایٔ 5> \
    ب 0O2O3I4J5J ب_ 0<263<57 با 0:2@4756 با_ 27 باش 2: بال 06 بای 25 بة 09 بة_ 09 بت 25 بد 25 بر 2<58 \
    برا 26 بش 27 بشر 26 بع 28 بل 09 بلا 06 بن 0656 به 2635 به_ 35 بو 264; بول 4: بى 49 بي 0: بين 05 \
    بْ 0: بْ_ 08 بی 2; بە 44 ة 0J ة_ 0B ت 0N2P3O4M5L ت_ 0<2B3?475> تا 28394356 تب 0< تبة 09 تح 55 تر 26 \
    تع 56 تل 45 تم 2: تما 28 تن 37 تنه 34 ته 0:263= ته_ 083= تو 273: توا 25 تون 36 تى 4@ تىن 47 تي 3; \
    تي_ 3: تُ 08 تُ_ 05 تی 2459 تی_ 57 تە 49 ث 0F ثل 07 ج 0K2H3O4A5I ج_ 35 جا 0528385; جای 58 جب 07 \
    جب_ 07 جت 26 جتم 26 جن 36 جو 0@3>57 جو_ 3<56 جود 0> جي 3A جي_ 3@ جھ 35 ح 0J2J3G5J حا 0;57 حاص 55 \
    حاو 0: حب 39 حب_ 37 حد 0827 حق 2?5> حق_ 2<5; حقو 2957 حم 05 خ 0@2H3@4@5F خا 27 خص 255; خص_ 5: خو 2< \
    خود 28 د 0M2T3K4N5M د_ 0A2G3;5: دا 092@384>5: دا_ 3448 دار 2= داق 45 دان 24 دة 06 دة_ 05 دد 46 \
    ددا 45 در 2?34 در_ 2= دف 59 دفع 59 دن 35 ده 092@ ده_ 0629 دهٔ 2; دو 2957 دى 4= دىن 48 دي 0536 دگ 26 \
    دہ 56 دہ_ 55 دۆ 47 دۆل 46 دۇ 46 دۇ_ 44 دی 2>5< دی_ 2858 دە 4> دە_ 46 دەم 48 ذ 0F2>3<5? ذا 0; ذات 08 \
    ر 0O2R3Q4O5R ر_ 0>2F3E4:5F را 0<2B3<485: را_ 2: رای 28 رب 0; ربْ 09 رت 0:3656 رت_ 35 رتب 09 رد 2A \
    رد_ 2< رس 05 رف 24 رق 48 رقا 45 رك 0545 ركى 45 رل 45 رن 57 رنے 56 ره 2736 رو 263:58 رى 4= رىم 45 \
    ري 3@ ري_ 3> رک 54 ری 2;5< ری_ 2857 رے 57 رے_ 56 رە 44 ز 0D2I3?4F5E ز_ 2=43 زا 042;5: زاد 2959 زد 24 \
    زن 26 زى 44 س 0J2L3N4H5M س_ 072;375= سا 082=3=465: ساء 04 سان 3657 ست 062< ست_ 28 سر 36 سم 07 سن 38 \
    سند 35 سو 37 سى 4; سي 0738 سی 285: سی_ 59 سے 5= سے_ 5= ش 0F2K3E4L5H ش_ 274: شخ 5; شخص 5; شد 2; \
    شد_ 26 شر 2956 شق 49 شقا 49 شك 45 شن 26 شو 2; شود 25 شور 25 شى 4; شى_ 44 شي 05 شۇ 44 ص 0F2C3C5G \
    ص_ 5: صا 37 صاح 37 صل 55 صل_ 55 صو 06 ض 0C2A3;5? ضا 07 ط 0B2@5> ظ 2=5? ع 0M2J3E5J ع_ 0529 عا 07255: \
    عاش 55 عد 05 عر 0; عرب 09 عق 0524 عل 0=2858 علا 25 علم 04 على 0; عم 26 عن 08 عي 07 عين 06 عہ 59 \
    عہ_ 59 عی 29 عی_ 26 غ 0=4F5= غا 4< غا_ 46 غان 48 ـ 3? ــ 37 ـــ 37 ف 0L2F3F5G ف_ 0556 فا 25 فت 25 \
    فر 26 فع 59 فعہ 59 فق 38 فقي 38 فو 05 في 0> في_ 0< ق 0I2L3G4P5L ق_ 2@4=5> قا 06284@57 قا_ 49 قان 47 \
    قد 09 قد_ 04 قل 47 قلۇ 44 قو 2:5< قوق 2957 قوم 55 قى 4? قىل 4: قي 0939 قير 38 قۇ 4; قۇق 4; قی 27 \
    ك 0K4K ك_ 0947 كا 0<43 كان 05 كل 07 كو 08 كون 07 كى 4@ كى_ 48 كىن 47 كە 48 ل 0T2J3N4Q5L \
    ل_ 0@2>3=435= لا 0B2:3:4;5; لا_ 0> لاد 06 لار 44 لت 0: لث 05 لر 06 لش 05 لص 05 لع 0= لعر 08 لعق 04 \
    لغ 45 لغا 44 لف 04 لك 08 لل 0826 لله 06 لم 0A43 لم_ 08 لمر 08 لن 0: له 0;36 له_ 0935 لو 0> لوا 05 \
    لوج 0< لى 0>4D لى_ 0> لىش 49 لىق 48 لىك 4: لىن 44 لي 0<39 ليس 06 لَ 07 لَ_ 07 لُ 06 لُ_ 06 لک 56 \
    لۇ 4; لۇش 46 لۇق 46 لی 295; لە 4> لەت 47 لەر 43 لەن 43 م 0P2R3O4N5P م_ 0>2@3;495> ما 0:2A3=4;58 \
    ما_ 04 ماد 2;47 ماع 26 مان 36 مای 27 مت 2756 مح 2534 مر 0<2734 مرت 09 مس 0525 مع 2557 معا 55 مق 25 \
    مل 2;355: مل_ 2555 ملل 26 ملک 55 مم 46 ممە 45 من 0?293>58 من_ 0< منٺ 3: مو 082<38 موج 06 مور 25 \
    مى 47 مي 37 مُ 05 مۇ 47 می 2?5? می_ 56 میں 5< مە 4> مە_ 46 مەن 44 ن 0Q2P3S4P5O ن_ 0E2B3I4@5= \
    نا 0928374456 نت 07 نج 263: نجي 36 ند 2@3>4858 ند_ 2> ندا 47 نس 2558 نسا 57 نف 07 نل 48 نلى 47 نم 28 \
    نه 07293@ نه_ 2834 نهن 3= نو 082955 نى 4B نى_ 4: نىش 43 نىڭ 4= ني 0:36 نْ 06 نٺ 3; نٺا 3; نگ 35 \
    نہ 5: نہ_ 56 نہی 55 نی 295: نی_ 2657 نے 5= نے_ 5= ه 0M2Q3P ه_ 0B2D3B هئ 36 ها 0;2;3: ها_ 09 های 25 \
    هد 26 هر 2= هر_ 2= هم 2; هم_ 26 هن 3@ هن_ 3< هنج 37 هو 3: هو_ 36 هي 3A هي_ 3> هْ 05 هٔ 2< هٔ_ 2< \
    هی 26 و 0S2Q3R4I5S و_ 2D3F5@ وأ 07 وا 0@2>3=58 واج 07 وار 34 وال 0: وان 27 وب 05 وج 0@ وجو 0> \
    ود 0?2= ود_ 0;28 ور 092>3:5B ور_ 0628355B ورد 26 وس 2655 وص 07 وق 072:4;59 وق_ 2957 وقۇ 4; ول 0A374; \
    ول_ 09 ولا 07 ولۇ 47 وم 062856 ون 0;293A59 ون_ 08273@ وي 39 وں 5< وں_ 5; وہ 56 وہ_ 56 وی 2658 ویٔ 56 \
    ى 0G4Z ى_ 0@4B ىت 48 ىتى 47 ىد 4< ىدى 48 ىر 49 ىز 43 ىس 44 ىش 4@ ىش_ 46 ىشق 44 ىشى 48 ىغ 48 ىغا 48 \
    ىق 4: ىق_ 45 ىك 4> ىك_ 43 ىكى 47 ىل 4A ىلا 43 ىلى 4< ىلە 45 ىم 49 ىمە 43 ىن 4B ىن_ 4: ىنل 44 ىنى 4= \
    ىي 4= ىي_ 48 ىپ 44 ىڭ 4= ىڭ_ 4< ىگ 48 ىگە 47 ي 0Q3U4J ي_ 0@3J49 يا 0<3A49 يا_ 3< ياء 04 يائ 35 \
    ياك 44 يان 35 ية 09 ية_ 08 يت 08 ير 093= ير_ 073< يس 07 يق 05 يك 05 يكو 05 يل 05 ين 0=3@ ين_ 093? \
    يند 34 يه 06 يو 3? يو_ 3= يى 45 ٍ 0? ٍ_ 05 َ 0H3< َ_ 0> ُ 0H3A ُ_ 0= ِ 0E3@5; ِ_ 0<37 ّ 0C ْ 0I \
    ْ_ 0? ٔ 2E5I ٔ_ 2< ٔی 58 ٔی_ 57 ٔے 5= ٔے_ 5< ٺ 3E ٺا 3< ٺار 3; ٻ 3= ٽ 3? پ 2>3K4D5F پ_ 46 پا 3: \
    پاڻ 39 پر 3658 پر_ 58 پن 3657 پنه 36 پو 34 پي 36 ٿ 3F ٿي 3< ٿي_ 36 ٿيا 35 ڀ 3@ ڃ 3> ڄ 3= چ 2?3G4A5? \
    چئ 38 چئي 37 چي 37 ڇ 3> ڌ 3> ڏ 3F ڏي 38 ڙ 3D ڙ_ 34 ک 2M3H5R ک_ 56 کا 28365? کا_ 5= کار 25 کر 5; \
    کرن 56 کس 2;58 کس_ 2: کسی 57 کن 28 کند 25 که 2> که_ 2> کو 5> کو_ 5< کي 3> کي_ 3; کہ 58 کہ_ 58 کی 5@ \
    کی_ 5> کیا 55 کے 5@ کے_ 5? ڪ 3L ڪ_ 38 ڪا 35 ڪر 3< ڪر_ 35 ڪري 36 ڪي 3; ڭ 4D ڭ_ 4< گ 2F3C4C5E گا 56 \
    گر 29 گرد 25 گه 36 گی 2758 گە 49 گە_ 46 ڳ 3C ں 5K ں_ 5C ڻ 3I ڻ_ 3> ڻي 3: ڻي_ 39 ھ 3D4K5A ھ_ 3; ھر 44 \
    ھرى 43 ھو 4: ھوق 4: ھە 4> ھەر 47 ھەم 49 ہ 5P ہ_ 5C ہر 5: ہر_ 5: ہو 5; ہی 5: ہیں 5: ہے 5< ہے_ 5< ۆ 4D \
    ۆز 44 ۆل 47 ۆلە 46 ۇ 4M ۇ_ 47 ۇر 46 ۇش 4: ۇق 4> ۇقل 44 ۇقى 45 ۇل 44 ۇن 48 ۈ 4B ۋ 4G ۋا 44 ۋە 4> \
    ۋە_ 4< ی 2S5T ی_ 2G5G یا 2=5@ یا_ 2:5= یت 2>56 یت_ 2=56 ید 2; ید_ 26 یر 2654 یس 2455 یل 25 ین 2=55 \
    ین_ 2; یه 28 یه_ 25 یو 55 یٔ 5A یٔی 58 یٔے 5= یک 27 یگ 25 یگر 24 یں 5@ یں_ 5@ یہ 55 یہ_ 55 ې 4C \
    ېر 43 ے 5Q ے_ 5H ە 4Q ە_ 4C ەت 4> ەت_ 46 ەتل 43 ەر 4@ ەر_ 43 ەرق 45 ەرك 45 ەش 45 ەك 45 ەل 48 ەم 4? \
    ەم_ 47 ەمم 45 ەن 4< ەن_ 49 ەھ 47 ەھر 43 
    """

  /// Of the Devanagari script.
  static let devanagariLanguages: StaticString = "bho hi mr ne -sa"
  static let devanagariUsual: [Float] = [
    7.610, 4.565,
    7.682, 3.741,
    7.723, 3.944,
    7.732, 3.705,
    8.171, 2.713,
  ]
  static let devanagari: StaticString = """
    +ँ 0010203040 +ं 0010203040 +अ 0010203040 +आ 0010203040 +इ 0010203040 +ई 0010203040 +उ 0010203040 \
    +ए 0010203040 +ओ 0010203040 +औ 0010203040 +क 0010203040 +ख 0010203040 +ग 0010203040 +घ 0010203040 \
    +च 0010203040 +छ 0010203040 +ज 0010203040 +झ 0010203040 +ञ 0010203040 +ट 0010203040 +ठ 0010203040 \
    +ड 0010203040 +ढ 0010203040 +ण 0010203040 +त 0010203040 +थ 0010203040 +द 0010203040 +ध 0010203040 \
    +न 0010203040 +प 0010203040 +फ 0010203040 +ब 0010203040 +भ 0010203040 +म 0010203040 +य 0010203040 \
    +र 0010203040 +ल 0010203040 +ळ 0010203040 +व 0010203040 +श 0010203040 +ष 0010203040 +स 0010203040 \
    +ह 0010203040 +़ 0010203040 +ऽ 0010203040 +ा 0010203040 +ि 0010203040 +ी 0010203040 +ु 0010203040 \
    +ू 0010203040 +ृ 0010203040 +े 0010203040 +ै 0010203040 +ो 0010203040 +ौ 0010203040 +् 0010203040 \
    =अगर 1@ =अघि 3= =अच्छा 1= =अपने 1C =अभी 1@ =असे 2= =अहिले 3B =आज 1?2A3A =आणखी 2= =आणि 2L =आता 2B \
    =आदमी 1? =आप 1B =आपका 1B =आपण 2F =आम्ही 2G =आहे 2K =आहेत 2D =इथे 2B =इस 1D =उद्या 2A =उनी 3D \
    =उनीहरू 3D =उस 1D =उहाँ 3D =एक 1F2=3G =और 1J =औरत 1? =कधी 2A =कब 1A =कभी 1@ =कमरा 1> =कर 1E =करणे 2> \
    =करना 1< =करें 1< =कल 1? =कसरी 3C =कसे 2C =कहा 1C =कहाँ 1A3C =कहिले 3C =कहिल्यै 3A =का 1I2C3H \
    =काम 1>2?3? =काय 2B =काल 2A =काही 2B =कि 1G =किंवा 2D =किन 3C =किया 1< =की 1J =कुछ 1A =कुठे 2C \
    =कृपया 1=2>3> =के 1L3B =केटा 3@ =केटी 3@ =केली 2D =केले 2D =केवल 1@ =केव्हा 2C =केही 3B =कैसे 1A \
    =को 1H3K =कोठा 3? =कोण 2C =कौन 1A =क्या 1A =क्यों 1A =क्योंकि 1@ =खिडकी 2? =खिड़की 1> =खूप 2B \
    =खोज 1< =खोली 2? =खोलें 1< =गया 1D =गरेको 3F =गर्छ 3> =गर्न 3G =गर्नु 3> =गलत 1< =गा 1< =गी 1< \
    =घर 1>2@3@ =चांगला 2? =चाहता 1= =चाहिन्छ 3> =छ 3K =छन् 3F =छु 3> =छैन 3D =छोटा 1> =छौं 3> =जग 2@ \
    =जब 1@ =जर 2D =जाता 1< =जाना 1< =जी 1= =जीवन 1?2@3@ =जुना 2? =जो 1D =झाला 2= =झाले 2= =झ्याल 3? \
    =ठूलो 3? =ढोका 3@ =तक 1C =तपाईं 3E =तर 2C3D =तिथे 2B =तिमी 3E =ती 2I =तीन 1=2>3? =तुम 1B =तुम्ही 2G \
    =तुला 2> =तू 2G =ते 2J =तो 1D2J =त्यहाँ 3B =त्या 2F =त्यांनी 2F =त्याने 2F =त्याला 2> =त्रुटि 1< \
    =था 1F =थिए 3> =थियो 3F =थी 1= =थे 1= =दरवाज़ा 1> =दार 2? =दिन 1?3A =दिवस 2A =दुई 3? =दुनिया 1? \
    =देखि 3> =दो 1= =दोन 2> =धन्यवाद 1=2>3> =धेरै 3B =नई 1> =नमस्कार 2> =नमस्ते 1=3> =नया 1> =नयाँ 3? \
    =नराम्रो 3? =नवीन 2? =नहीं 1E =नाही 2E =ने 1G =नेहमी 2A =पछि 3= =पण 2D =पनि 3H =पर 1H =पहले 1C \
    =पाणी 2@ =पानी 1>3@ =पासवर्ड 1< =पासून 2= =पाहिजे 2> =पुराना 1> =पुरानो 3? =पृष्ठ 1< =फक्त 2B \
    =बंद 1< =बच्चा 1>3@ =बच्चे 1> =बड़ा 1> =बहुत 1A =बाट 3> =बाटो 3? =बाद 1C =बिहान 3A =बुरा 1= =भएको 3> \
    =भने 3G =भी 1F =भोलि 3A =म 3E =मध्ये 2> =मला 2> =मलाई 3> =मा 3J =माणूस 2@ =मात्र 3B =मानिस 3@ =मी 2H \
    =मुझे 1B =मुले 2@ =मूल 2@ =में 1K =मेरा 1B =मेरी 1B =मैं 1B =मोठा 2? =म्हणून 2> =यदि 3C =यह 1H \
    =यहाँ 1@3B =या 1@2K =यो 3I =र 3L =रस्ता 2? =रहा 1= =रही 1= =रहे 1< =रात 1?3A =रात्र 2A =राम्रो 3? \
    =लहान 2? =लाई 3J =लिए 1E =ले 3I =लेकिन 1@ =लोक 2@ =लोग 1? =वर 2> =वर्ष 2@3@ =वह 1E =वहाँ 1@ =वा 3C \
    =वाईट 2? =वेळ 2@ =शहर 1>2?3? =शाम 1? =संध्याकाळ 2A =संसार 3@ =सकाळ 2A =सड़क 1> =सधैं 3A =सब 1A \
    =सबै 3B =समय 1?3@ =सम्म 3> =सर्व 2B =सहेजें 1< =साँझ 3A =साठी 2> =साथ 1C =सानो 3? =साल 1? \
    =सुंदर 1=2? =सुप्रभात 1= =सुबह 1? =से 1I =स्त्री 2@ =हटाएँ 1< =हम 1B =हमेशा 1@ =हरू 3= =हा 2H \
    =हाँ 1= =हामी 3E =हिजो 3A =ही 1D2H =हुन् 3F =हुन्छ 3> =हूँ 1= =हूं 1= =हे 2I =है 1K =हैं 1G \
    =हो 1F2>3H =होइन 3D =होता 2E =होती 2E =होते 2E _अ 0B1C2B3A4@ _अध 0=1<2<3=46 _अन 0;1;364: _अप 16 \
    _अस 29 _आ 0B182A39 _आओ 0> _आप 0724 _आह 2; _इ 0617 _इस 16 _उ 081:253: _उस 14 _ए 0744 _ओ 0; _ओक 06 \
    _औ 061? _और 051? _क 0J1H2D3<4; _कर 0:182: _कल 28 _का 091>2936 _कि 1<27 _की 1; _कु 36 _के 0G1? \
    _को 1=28 _कौ 07 _ग 143> _गर 3= _घ 05 _च 09144= _च_ 4; _चा 08 _छ 3; _छ_ 37 _छै 35 _ज 0?1=2<354: \
    _जन 48 _जा 071826 _त 0;162<38 _तथ 0634 _त् 2: _द 0;1;2:37 _दे 25 _ध 243: _धा 39 _न 0<1:2<3:4; \
    _नि 3645 _प 0>1B2@3A4@ _पर 061635 _पा 24 _प् 081@2=3?4> _ब 0@1937 _बा 07 _भ 07182439 _म 0A1?2?3<48 \
    _मा 0916273743 _मि 26 _मे 0;19 _य 0;1:2:37 _या 1829 _य् 08 _र 0;1:293B44 _र_ 3@ _रा 0816273743 \
    _ल 091635 _लो 05 _व 091@2B3B4? _व_ 2? _वा 3:45 _वि 18394: _व् 19253< _श 05273645 _स 0F1E2C3F4E \
    _सं 0<14283749 _सक 08 _सब 0; _सम 091:263:49 _सर 45 _सा 0816273645 _से 0916 _स् 07192:394< \
    _ह 0B1A2;3; _ह_ 06 _हव 06 _हु 37 _है 1< _हो 0<19 ं 0J1K2K3?4N ं_ 0>1B4E ंग 06 ंच 2: ंत 092: ंत् 27 \
    ंन 25 ंव 27 ंवा 26 अ 0I1J2I3H4G अध 0=1;2<3=46 अधि 0=1;2<3=46 अन 0;1<364; अनु 0:1849 अन् 15 अप 16 \
    अस 29 आ 0H1?2H3@ आओ 0> आओर 0> आप 0724 आपन 06 आह 2; आहे 2; इ 0A1?3< इस 16 ई 0>3B ई_ 3; उ 0>1A2<3B \
    उस 15 ए 0C1A3>4; ए_ 0515 एक 36 एको 34 ओ 0G ओक 06 ओकर 05 ओर 0> ओर_ 0> औ 0<1E और 051? और_ 1> \
    क 0T1R2Q3R4M क_ 0=1>2>3@45 कम 46 कमप 45 कर 0?192; कर_ 06 करण 26 करे 07 कल 28 कलम 28 का 0A1C2B3A4? \
    का_ 1=34 काम 25 कार 0?1>2>3?4< कास 26 कि 1=27 कि_ 14 किं 26 किस 16 की 1; की_ 1; कु 36 कुन 35 कृ 44 \
    कृत 44 के 0H1A के_ 0G1A केल 06 को 1=283C को_ 1<3C कोण 28 कौ 07 कौन 07 क् 0<1>2=3A4> क्त 051:263>45 \
    क्ष 091828384; ख 2<3; ग 0G1G2C3H4B गर 3? गरि 36 गर् 3: गा 16 गा_ 14 घ 0F1<2<3=4< घ् 0< घ्_ 05 \
    च 0H1G2K3A4I च_ 4< चा 0<2@ चा_ 2? चाह 08 ची 24 चे 27 चे_ 27 च् 0<192>4: च्छ 0;1849 च्य 2< छ 0B1?3G4@ \
    छ_ 3< छे 0:1748 छेद 091748 छै 35 छैन 35 ज 0I1H2G3F4E जन 354: जन_ 45 जा 0;1829 जा_ 05 जि 15 ञ 4< \
    ट 0@1>2B3A4A टघ 08 टघ् 08 ट् 15283747 ट्र 14273746 ठ 2= ड 2< ण 0?1@2K3A4G ण_ 05152735 णत 26 णा 274; \
    णां 47 ण् 2? ण्य 2> त 0L1O2Q3P4Q त_ 0>1=2?3; तं 27 तंत 27 तथ 0635 तथा 0635 तन 163849 तन् 153747 \
    तर 1446 ता 0<1;2;3:4< ता_ 08182:36 ति 0>1@283@4> ति_ 061<3746 तिक 36 तिर 06 तिल 39 ती 2: तु 4< \
    तुं 4: ते 4< ते_ 47 त् 061?2C3A4A त्त 46 त्य 182@3;4: त्र 06172:3:49 त्व 44 थ 0C1@2@3?4? था 081636 \
    था_ 071635 द 0I1I2H3H4G द_ 0;1847 दा 37 दे 1627 देश 16 द् 192:39 द्ध 34 ध 0G1H2I3J4I धा 263<49 \
    धार 3:45 धि 0?1<2=3?4= धिक 0?1;2=3>4< न 0O1P2M3Q4O न_ 0A1=2>3>4; नव 0644 ना 08192;384= ना_ 06162636 \
    नां 48 नि 0918263;4; नु 0:19364; नुच 0:1748 ने 1<293@45 ने_ 1;263? नेछ 36 नै 37 नै_ 35 नो 09 नो_ 09 \
    न् 1=253?4@ न्त 193;4< न्य 44 प 0J1L2J3L4L पन 0815 पन_ 07 पर 07193847 परि 34 पल 25 पा 2934 पि 4= \
    पि_ 4= प् 0;1A2>3@4? प्त 14 प्र 081@2>3?4? ब 0I1C2C3C बह 06 बहि 06 बा 0735 भ 0C1D2A3E4D भा 162535 \
    भि 45 भी 18 भी_ 18 भे 05 म 0K1K2L3N4K म_ 09162934 मप 47 मपि 47 मा 0>1=2@3B4< मा_ 243< माज 34 \
    मान 0:19293:49 मि 0528 मिल 05 मिळ 26 मु 45 मे 0<1: में 0;19 म् 143448 य 0K1N2S3O4O य_ 081;2=394= \
    यक 1:253> यक् 193< यत 4; यति 43 यते 43 यस 37 या 091@2G364@ या_ 1<2A यां 29 याच 2? याण 43 यास 25 \
    यि 46 यित 43 ये 192=394: येक 17283947 यो 1645 य् 0@ य्व 0@ र 0R1R2R3S4Q र_ 0E1D2>3E रं 46 रं_ 46 \
    रक 0516263945 रक् 3444 रण 2: रण् 25 रत 1<2<3=4; रता 35 रत् 18293948 रन 14 रय 45 रस 44 रह 34 \
    रा 0A1>2?3A4> रा_ 0938 रां 25 राण 44 राप 14 राष 0815273746 रि 163;48 री 172735 रु 3: रु_ 34 रू 3: \
    रू_ 35 रे 0744 रे_ 06 रो 19 रों 18 र् 0:1<2@3@4B र्त 44 र्थ 43 र्न 3: र्य 2847 र्व 2648 ल 0J1E2K3I4A \
    ल_ 0=28 लम 28 लम_ 27 ला 0=283> ला_ 06 लाई 3; लि 15 ली 25 ले 052838 ले_ 36 लो 05 ल् 29 ल्य 29 ळ 2A \
    ळण 25 व 0L1M2O3O4N व_ 182@37 वत 051537 वतन 1437 वर 45 वर् 46 वस 43 वा 0=1:2@3?4@ वा_ 293945 \
    वात 062644 वार 1634 वि 071:273:4= वी 46 वीय 45 वे 0@2447 वे_ 0> व् 1:273>47 व्य 1:263>47 \
    श 0A1C2E3C4E शा 27 श् 163649 ष 0F1F2F3F4I षण 05253545 षा 05163446 षा_ 15 षु 44 षु_ 43 ष् 09162:384= \
    ष्ट 0815293749 ष्य 44 स 0P1P2N3P4N स_ 182; सं 0<29374< संग 05 सक 081636 सके 06 सब 0: सबह 06 \
    सम 091;273;49 समा 162637 सर 2446 सर् 45 सा 09182;3849 साम 44 सी 1: सी_ 19 से 0:1: से_ 091: \
    स् 0<1=2>3>4C स्त 3648 स्य 4> स्व 172:384< ह 0K1J2J3I4B ह_ 0916 हर 3< हरु 36 हरू 38 हव 06 हवे 06 \
    हि 092: हि_ 25 ही 0828 ही_ 05 हु 38 हुन 38 हे 062; हे_ 0629 है 1< है_ 1: हो 0<19 होय 07 ऽ 4@ ऽप 44 \
    ऽपि 44 ा 0U1U2U3U4R ा_ 0E1H2H3G4> ां 2@4? ां_ 4> ांच 29 ांन 25 ाई 3; ाई_ 3; ाए 16 ाक 36 ाको 36 ाग 35 \
    ाच 2A ाचा 2> ाच् 28 ाज 0916253644 ाण 4: ाणा 48 ात 092>364: ात_ 27 ातं 26 ातन 43 ाति 07 ाध 0525344; \
    ाधि 47 ान 0=1>2<3>4@ ान_ 05162436 ानव 0543 ाना 49 ान् 45 ाप 051645 ाप् 14 ाम 09152;3747 ामा 28 \
    ाय 051428344: ाया 44 ार 0A1B2A3E4A ार_ 0@1<2;3? ारं 44 ारा 243:47 ारो 16 ार् 14243549 ाल 28 \
    ाव 09152:3545 ावे 05 ाष 0916283747 ाष् 0815273646 ास 142>3649 ास_ 2: ाह 0<2<37 ाहि 28 ाही 24 ाहे 05 \
    ि 0P1Q2M3Q4P ि_ 0=1?293<4@ िं 0527 िंव 26 िक 0B1A2A3B4A िक_ 0:17293;43 िका 0?1<2=3>4= ित 071:25384= \
    ित_ 1735 िता 46 ितु 44 िध 43 िन 3843 िने 36 िय 071:35 िया 17 िर 093546 िर_ 07 िल 073: िला 38 िळ 26 \
    िळण 24 िव 3645 िष 46 िष् 45 िस 1: िसी 16 ी 0I1M2L3C4E ी_ 0?1C2A37 ीत 24 ीय 05264: ीय_ 25 \
    ु 0H1G2D3J4J ु_ 3644 ुं 4: ुं_ 49 ुक 35 ुच 0:1749 ुच् 0:1748 ुन 053= ुने 36 ुनै 35 ू 0C1C2D3C4= \
    ू_ 36 ून 27 ून_ 27 ूर 0514 ृ 4? ृत 46 े 0S1Q2P3M4M े_ 0K1E2C3@4= ें 0;1: ें_ 0;1: ेक 192:3:47 \
    ेक_ 1739 ेकम 45 ेका 27 ेछ 36 ेत 2644 ेद 0<1849 ेद_ 0:1748 ेन 45 ेन_ 44 ेल 0929 ेला 06 ेश 1634 ेष 46 \
    ेषु 44 ै 1D3F4A ै_ 1:39 ैन 35 ो 0J1L2G3M4E ो_ 0=1@3D ों 1? ों_ 1> ोग 0816 ोण 29 ोणत 25 ोय 07 ोय् 07 \
    ोऽ 47 ौ 0@ ौन 07 ौनो 07 ् 0Q1S2T3S4Z ्_ 0648 ्च 45 ्छ 0;1849 ्छे 0:1748 ्ट 0916293749 ्टघ 08 \
    ्ट् 15273746 ्त 0<1A2;3B4C ्त_ 071635 ्ति 1:3<48 ्तु 44 ्ते 44 ्त् 163847 ्थ 2646 ्द 36 ्ध 253644 \
    ्न 3< ्ने 3: ्म 163545 ्य 091B2I3D4E ्य_ 17284< ्यक 19253> ्यत 45 ्या 2F344= ्ये 172:3949 \
    ्र 0=1B2C3C4C ्र_ 36 ्रत 1<2:3=4; ्रा 0;17 ्र् 26 ्व 0@1=2?3<4A ्वत 051537 ्वा 07152:4: ्वी 45 \
    ्वे 0;44 ्ष 091828384; ्षण 24 ्षा 15 
    """

  /// Of the Hebrew script.
  static let hebrewLanguages: StaticString = "he yi"
  static let hebrewUsual: [Float] = [
    8.016, 3.942,
    7.836, 4.220,
  ]
  static let hebrew: StaticString = """
    +ַ 0010 +ָ 0010 +ּ 0010 +ֿ 0010 +א 0010 +ב 0010 +ג 0010 +ד 0010 +ה 0010 +ו 0010 +ז 0010 +ח 0010 \
    +ט 0010 +י 0010 +ך 0010 +כ 0010 +ל 0010 +ם 0010 +מ 0010 +ן 0010 +נ 0010 +ס 0010 +ע 0010 +ף 0010 \
    +פ 0010 +ץ 0010 +צ 0010 +ק 0010 +ר 0010 +ש 0010 +ת 0010 +װ 0010 +ױ 0010 +ײ 0010 =אַ 1D =אַז 1H \
    =אַן 1D =אָבער 1C =אָדער 1C =אבל 0F =או 0H =אויך 1B =אויף 1E =און 1L =אז 0B =אחרי 0D =איז 1K \
    =איך 0B1G =אין 0D1J =איפה 0B =איר 1E =איש 0? =אישה 0? =אל 0E =אלע 1B =אם 0G =אנחנו 0C =אני 0G \
    =אנשים 0? =את 0K =אתה 0C =אתמול 0A =בבקשה 0@ =בוקר 0A =בין 0D =בית 0@ =גדול 0? =גוט 1A =גם 0H \
    =געווען 1B =דא 1A =דאָס 1H =די 1K =דלת 0@ =דער 1J =האָבן 1B =האָט 1G =הוא 0J =היא 0G =היה 0F =היו 0> \
    =היום 0A =היינט 1A =הייתה 0> =הם 0C =הן 0C =הרבה 0> =וואָס 1D =וווּ 1C =ווי 1D =וועט 1B =ווען 1D \
    =ווער 1D =זה 0I =זי 1F =זיי 1E =זיין 1B =זיך 1B =זײַן 1B =חדר 0@ =חדש 0? =חיים 0? =חלון 0@ =טוב 0A \
    =ידי 0D =יותר 0F =יכול 0> =ילד 0? =ילדים 0? =יפה 0? =יש 0D =ישן 0? =כאן 0B =כי 0H =כך 0C =כל 0F \
    =כמו 0E =כן 0@ =לא 0J =להיות 0> =לילה 0A =למה 0B =לפני 0D =מאָרגן 1A =מאוד 0> =מה 0E =מחר 0A =מי 0C \
    =מיט 1G =מים 0@ =מיר 1E =מען 1A =מתי 0B =נאָר 1C =ניט 1F =נישט 1F =סיסמה 0> =עבודה 0? =עולם 0@ \
    =עיר 0@ =עכשיו 0B =על 0K =עם 0I =ער 1F =ערב 0A =פֿאַר 1C =פֿון 1H =פאַר 1C =פון 1I =צו 1I =צריך 0> \
    =קובץ 0> =קטן 0? =רוצה 0? =רחוב 0@ =רק 0E =שגויה 0> =שגיאה 0> =של 0L =שלום 0A =שם 0B =תודה 0@ \
    =תמיד 0A _א 0<1I _אַ 1B _אָ 1: _או 1@ _אי 1> _אל 07 _אױ 1> _ב 0:1; _בא 18 _ג 1> _גע 1: _ד 0<1A \
    _דו 04 _די 1< _דע 1< _ה 0E1= _הא 1: _הי 08 _הל 07 _הנ 07 _הר 06 _ו 0@ _ונ 04 _ז 1? _זא 17 _זײ 1; \
    _ח 06 _ט 15 _י 0B19 _יד 04 _יכ 08 _ינ 08 _יע 19 _ך 09 _ל 0B17 _לא 06 _לו 06 _לע 09 _לש 0; _ם 0F \
    _םו 08 _םי 0C _םע 05 _מ 1? _מי 16 _מע 19 _ן 0@ _ןו 09 _ןי 09 _נ 1: _ני 15 _ס 05 _ע 09 _ף 05 _פ 1C \
    _פּ 16 _פֿ 1B _ץ 06 _צ 1: _צו 16 _ק 0819 _ר 0A1= _רב 04 _רו 06 _רי 04 _רע 1< _רש 05 _ש 0:16 _ת 0G \
    _תא 0= _תו 0A _תי 0: _תר 05 _װ 1> _װא 19 _װע 16 ַ 1P ַ_ 1< ַה 15 ַהײ 14 ַל 1: ַלע 16 ַן 19 ַן_ 19 \
    ַנ 1< ַנד 15 ַפ 15 ַפֿ 15 ַצ 17 ַצי 16 ַר 1@ ַרט 18 ָ 1L ָד 17 ָדע 16 ָט 18 ָט_ 18 ָל 19 ָל_ 15 \
    ָנ 16 ָס 1: ָס_ 19 ָר 18 ּ 1D ֿ 1K ֿא 1< ֿאַ 1; ֿו 1> ֿון 1= ֿט 14 ֿע 14 ֿר 18 ֿרײ 17 א 0P1U א_ 0C \
    אַ 1H אַ_ 1; אַל 1: אַנ 19 אַפ 15 אַצ 16 אַר 1@ אָ 1E אָד 17 אָט 18 אָל 19 אָנ 16 אָס 1: אָר 18 \
    אב 07 אב_ 05 אה 0: אה_ 0: או 081@ און 1? אי 061> איז 16 אין 17 אל 0; אל_ 08 אמ 09 אמ_ 07 אר 0= \
    ארש 08 אש 05 אױ 1= אױף 1; ב 0P1H ב_ 0D בא 0419 באַ 19 בה 08 בה_ 06 בו 0: בי 0: בל 06 בן 16 בן_ 15 \
    בע 0415 בק 04 בר 06 בש 07 ג 0I1J ג_ 0817 גה 05 גי 05 גל 15 גנ 04 גע 1> געז 15 ד 0L1M ד_ 07 דא 15 \
    דב 05 דו 0; די 0:1> די_ 1; דמ 08 דע 051A דער 1@ דר 05 ה 0S1G ה_ 0H הא 1; האָ 1: הב 08 הד 05 הה 04 \
    הו 06 הו_ 04 הי 0< הל 0= הל_ 09 המ 08 הנ 0: הר 08 הש 09 הש_ 04 הת 05 הײ 15 הײט 15 ו 0T1O ו_ 0? וא 0< \
    וא_ 06 וב 0; וג 08 וד 0: וה 0< וה_ 07 והי 04 וו 08 וח 0< וט 05 וי 0? וי_ 05 וכ 09 ול 0< ומ 0= ומ_ 04 \
    ומת 04 ון 1B ון_ 1B ונ 0>1= ונג 1: וני 04 וס 07 וע 0; ופ 08 וצ 06 וק 09 ור 0>15 ורי 06 וש 0; ות 0:14 \
    ז 0E1J ז_ 0617 זא 19 זאָ 18 זי 17 זע 16 זײ 1; זײַ 1: ח 0L ח_ 0; חא 08 חא_ 04 חה 08 חה_ 07 חו 06 \
    חט 05 חי 06 חל 04 חמ 06 ט 0I1Q ט_ 1C טא 17 טי 071= טיק 1: טל 16 טלע 16 טן 18 טן_ 16 טס 06 טסל 04 \
    טע 1: טער 16 טש 16 י 0U1R י_ 0?1> יא 0= יא_ 06 יב 0? יב_ 09 יג 09 יד 0= ידי 05 יה 0; יה_ 09 יו 0916 \
    יז 16 יז_ 16 יח 0: יט 0:1> יט_ 18 יטס 05 יי 0> יכ 0; יכ_ 08 יל 0? ילא 04 ימ 0< ין 18 ין_ 18 ינ 0@17 \
    ינו 06 יני 07 יס 09 יע 0:1< יעד 18 יפ 09 יצ 07 יק 081? יקל 18 יר 0?14 ירב 04 ירו 04 יש 0<16 יש_ 04 \
    ית 09 ך 0A1> ך_ 17 כ 0K1I כ_ 0> כה 04 כו 06 כט 1= כט_ 1; כי 06 כע 19 כע_ 15 ל 0R1N ל_ 0C1< לא 0<16 \
    לא_ 04 לאַ 15 לאר 08 לב 06 לה 05 לו 0= לח 06 לט 15 לי 0918 לכ 08 לן 14 לן_ 14 לע 0;1> לע_ 0914 \
    לעכ 17 לפ 07 לש 0? לש_ 0< לשמ 06 לײ 14 ם 0M1@ ם_ 18 םו 08 םי 0C םיד 05 םיי 07 םיל 08 םינ 06 םיר 07 \
    םע 05 מ 0P1I מ_ 0C מא 09 מא_ 06 מב 08 מב_ 08 מה 0> מה_ 0= מו 09 מי 0818 מיט 16 מל 07 מל_ 04 ממ 07 \
    מע 071= מע_ 05 מען 18 מענ 16 מש 04 מת 06 ן 0H1Q ן_ 1I ןו 0; ןי 09 נ 0N1N נ_ 0< נא 19 נאַ 17 נב 07 \
    נג 1< נג_ 16 נד 19 נה 04 נו 0; נט 1= נטש 15 ני 0=1< ניט 0419 נכ 06 נמ 05 נע 1< נען 15 נש 07 נש_ 04 \
    נת 07 ס 0J1H ס_ 071: סה 07 סה_ 04 סו 08 סי 05 סל 07 סלפ 04 סמ 05 ע 0N1T ע_ 0@1? עב 08 עב_ 04 עד 19 \
    עדע 18 עה 07 עה_ 05 עו 0; עז 16 עזע 15 עט 16 עי 09 עכ 1? עכט 1< עכע 16 על 1; עמ 0614 ען 1> ען_ 1= \
    ענ 1< ענט 17 עס 15 עפ 04 ער 1E ער_ 1A ף 0=1C ף_ 1; פ 0K1M פ_ 0: פּ 1; פֿ 1D פֿא 1< פֿו 1> פֿט 14 \
    פֿע 15 פֿר 18 פה 09 פה_ 08 פו 05 פי 04 פל 05 פל_ 04 ץ 0>1; צ 0H1G צ_ 05 צו 0517 צי 1< צמ 05 ק 0K1K \
    ק_ 08 קה 05 קו 0615 קט 17 קי 09 קל 041: קל_ 17 קע 19 קײ 16 ר 0Q1S ר_ 0;1C רא 0819 ראַ 16 רב 0< רג 05 \
    רד 06 רה 07 רה_ 05 רו 0>15 רח 07 רחא 06 רט 051: רטי 17 רי 0=18 רמ 0: רמא 06 רן 15 רע 081@ רעכ 1= \
    רפ 06 רק 07 רש 0= רשי 08 רײ 19 רײַ 19 ש 0P1H ש_ 0B שא 0714 שאר 05 שב 05 שה 0: שה_ 08 שו 09 שט 16 \
    שי 0= שי_ 07 של 05 שמ 0< שמ_ 05 שממ 05 שע 14 שר 05 ת 0Q1= ת_ 09 תא 0> תא_ 0< תב 06 תה 09 תה_ 07 \
    תו 0B תוי 08 תונ 07 תור 06 תוש 05 תי 0> תינ 05 תל 06 תמ 08 תנ 07 תע 04 תר 07 תש 05 װ 1G װא 1: װאָ 19 \
    װי 17 װע 19 ױ 1F ױף 1; ױף_ 1; ײ 1J ײַ 1@ ײַה 14 ײַן 18 ײַנ 15 ײט 19 ײנ 16 
    """

  /// Of the Ethiopic script.
  static let ethiopicLanguages: StaticString = "am ti"
  static let ethiopicUsual: [Float] = [
    6.794, 3.049,
    7.054, 3.040,
  ]
  static let ethiopic: StaticString = """
    +ሁ 0010 +ሃ 0010 +ህ 0010 +ሆ 0010 +ለ 0010 +ሉ 0010 +ሊ 0010 +ላ 0010 +ል 0010 +ሎ 0010 +ሓ 0010 +ሕ 0010 \
    +መ 0010 +ሙ 0010 +ሚ 0010 +ማ 0010 +ም 0010 +ሞ 0010 +ሥ 0010 +ረ 0010 +ሩ 0010 +ሪ 0010 +ራ 0010 +ሬ 0010 \
    +ር 0010 +ሮ 0010 +ሰ 0010 +ሱ 0010 +ሳ 0010 +ስ 0010 +ሷ 0010 +ሽ 0010 +ቀ 0010 +ቃ 0010 +ቅ 0010 +ቐ 0010 \
    +ቕ 0010 +በ 0010 +ቡ 0010 +ቢ 0010 +ባ 0010 +ቤ 0010 +ብ 0010 +ተ 0010 +ቱ 0010 +ቲ 0010 +ታ 0010 +ት 0010 \
    +ቶ 0010 +ቸ 0010 +ቻ 0010 +ቼ 0010 +ች 0010 +ኀ 0010 +ነ 0010 +ኑ 0010 +ና 0010 +ኔ 0010 +ን 0010 +ኖ 0010 \
    +ኘ 0010 +ኛ 0010 +አ 0010 +ኡ 0010 +ኢ 0010 +ኣ 0010 +እ 0010 +ኦ 0010 +ከ 0010 +ኩ 0010 +ካ 0010 +ክ 0010 \
    +ኮ 0010 +ኸ 0010 +ኹ 0010 +ኻ 0010 +ኽ 0010 +ኾ 0010 +ዃ 0010 +ወ 0010 +ዊ 0010 +ዋ 0010 +ው 0010 +ዎ 0010 \
    +ዓ 0010 +ዕ 0010 +ዘ 0010 +ዚ 0010 +ዛ 0010 +ዜ 0010 +ዝ 0010 +የ 0010 +ዩ 0010 +ያ 0010 +ይ 0010 +ደ 0010 \
    +ዱ 0010 +ዲ 0010 +ዳ 0010 +ዴ 0010 +ድ 0010 +ጀ 0010 +ጃ 0010 +ጅ 0010 +ገ 0010 +ጉ 0010 +ጊ 0010 +ጋ 0010 \
    +ግ 0010 +ጠ 0010 +ጣ 0010 +ጥ 0010 +ጸ 0010 +ጻ 0010 +ጽ 0010 +ፀ 0010 +ፃ 0010 +ፅ 0010 +ፈ 0010 +ፍ 0010 \
    =ሁሉ 0G =ለምን 0C =ላይ 0J =ሎሚ 1C =ሓደ 1G =ሓድሽ 1B =መቼ 0D =መን 1D =መዓስ 1D =ማን 0D =ማይ 1B =ምን 0D =ሥራ 0B \
    =ሰላም 0C1C =ሰብ 1H =ሰው 0G =ስራሕ 1B =በጃኻ 1C =ቤት 0B =ትልቅ 0B =ትማሊ 1C =ትናንት 0C =ትንሽ 0B =ነበረ 1F =ነበር 0F \
    =ነው 0L =ነገ 0C =ናብ 1J =ን 1K =ንሕና 1E =ንምንታይ 1D =ንሱ 1F =ንሳ 1E =ንሳቶም 1E =ንስኻ 1F =ንእሽቶ 1B =አመሰግናለሁ 0B \
    =አንተ 0E =አንድ 0F =አዎ 0B =አይደለም 0D =አዲስ 0A =ኣበይ 1D =ኣብ 1K =ኣነ 1F =ኣይኮነን 1E =እሱ 0E =እሷ 0E =እባክህ 0B \
    =እነሱ 0D =እና 0K =እኔ 0F =እንታይ 1D =እንደ 0G =እንዴት 0C =እኛ 0E =እወ 1B =እዚ 1I =እዩ 1L =ከ 0I =ከመይ 1D =ከም 1H \
    =ኩሉ 1G =ካብ 1J =ወደ 0J =ውሃ 0B =ውስጥ 0K =ዓቢ 1B =ዛሬ 0C =የቐንየለይ 1C =የት 0D =ያለ 0H =ይህ 0I =ደግሞ 0H =ድማ 1H \
    =ገዛ 1B =ጊዜ 0F =ግን 0H1I =ግዜ 1G =ጽባሕ 1C _ሁ 07 _ሃ 18 _ሃገ 16 _ህ 15 _ለ 0= _ለመ 06 _ለማ 06 _ል 06 _ሓ 19 \
    _ሕ 061? _ሕድ 1; _መ 0C1D _መሰ 1@ _መብ 0@ _መን 0719 _ማ 0918 _ማሕ 14 _ማን 07 _ማዕ 15 _ም 1B _ምር 17 _ሥ 05 \
    _ሰ 0@1@ _ሰብ 1? _ሰው 0? _ስ 1: _ስለ 14 _ስራ 13 _በ 0E _በሚ 07 _በተ 06 _ቢ 07 _ብ 1C _ብሕ 16 _ተ 0818 _ት 15 \
    _ነ 0:1: _ነጻ 09 _ነፃ 19 _ና 1= _ናይ 1< _ን 1? _ንም 16 _ንክ 17 _አ 0E _አለ 0= _አን 0= _አይ 08 _አገ 06 _እ 0C1> \
    _እን 0:17 _እኩ 05 _እዚ 18 _እያ 0: _ኦ 1G _ኦለ 1= _ኦብ 1< _ኦይ 16 _ኦድ 15 _ከ 0918 _ከም 16 _ኩ 16 _ኩሎ 14 _ካ 19 \
    _ካብ 18 _ክ 061< _ወ 0@1; _ወይ 0=19 _ው 061; _ውን 15 _ዓ 051= _ዓን 19 _ዘ 19 _ዝ 1@ _ዝተ 15 _ዝኾ 18 _የ 0I _የመ 0: \
    _የሚ 09 _የማ 08 _የተ 09 _ያ 08 _ያለ 06 _ይ 0817 _ይኹ 16 _ደ 0914 _ድ 0518 _ድን 15 _ገ 15 _ጋ 05 _ግ 14 _ፍ 15 ሁ 0@ \
    ሁሉ 05 ሃ 1@ ሃገ 17 ህ 0A1@ ህን 05 ሆ 0E ሆነ 08 ሆነ_ 08 ሆን 07 ሆን_ 05 ለ 0M1K ለ_ 14 ለመ 06 ለማ 06 ለም 15 ለት 06 \
    ለት_ 05 ለዋ 14 ለው 0< ለው_ 0< ለዎ 1> ለዎ_ 1; ሉ 0@1A ሉ_ 0819 ሊ 1= ሊ_ 14 ላ 0C1E ላት 18 ላትን 15 ል 0J1L ል_ 0=1> \
    ልኦ 14 ልዩ 06 ሎ 0=1> ሎም 16 ሎም_ 16 ሓ 1E ሕ 0@1P ሕበ 15 ሕበራ 14 ሕድ 1B ሕድ_ 1; ሕድሕ 1< ሕጊ 16 ሕጊ_ 16 መ 0O1L \
    መሰ 1A መሰላ 18 መሰል 1; መብ 0@ መብት 0? መብቶ 07 መን 0819 መንግ 0517 መጠ 05 ሙ 0> ሚ 0E ሚያ 05 ማ 0I1D ማሕ 15 ማሕበ 15 \
    ማን 09 ማንኛ 06 ማዕ 18 ማዕሪ 15 ም 0N1Q ም_ 0E1= ምር 18 ምርካ 16 ምስ 14 ምን 15 ምዃ 13 ሞ 0<1; ሥ 0@ ሥራ 07 ረ 0H ረት 06 \
    ረት_ 06 ሩ 0@1? ሩ_ 17 ሪ 1F ሪ_ 17 ራ 0C1E ራሕ 15 ራት 17 ራት_ 16 ራዊ 0515 ራዊ_ 0615 ር 0J1J ር_ 0?18 ርን 16 \
    ርን_ 15 ርካ 16 ርካብ 16 ርዓ 14 ሮ 0> ሰ 0K1O ሰላ 19 ሰላት 18 ሰል 1; ሰል_ 1; ሰብ 091A ሰብ_ 051> ሰብኦ 17 ሰው 0@ ሰው_ 0@ \
    ሱ 0< ሳ 0@1@ ስ 0G1I ስ_ 0714 ስለ 14 ስራ 14 ስራሕ 14 ስታ 15 ስታት 15 ቀ 0E1C ቀጽ 0; ቀጽ_ 0; ቀፅ 19 ቀፅ_ 1: ቃ 0= \
    ቅ 0@ ቕ 1= በ 0R1B በሚ 07 በራ 14 በር 06 በቅ 05 በተ 06 በት 0: በት_ 05 ቡ 1? ቢ 0> ባ 0E1F ባር 16 ቤ 0= ብ 0N1S \
    ብ_ 091G ብሕ 16 ብሕጊ 13 ብረ 08 ብሪ 16 ብት 0? ብት_ 0? ብቶ 07 ብቶች 06 ብቻ 08 ብቻ_ 07 ብኦ 17 ብኦዊ 17 ተ 0I1G ተሰ 15 \
    ቱ 0@1@ ቱ_ 0619 ቲ 1A ቲ_ 19 ታ 0A1H ታ_ 05 ታት 1< ታት_ 19 ታትን 18 ታዊ 15 ታዊ_ 15 ት 0R1Q ት_ 0J1C ትም 0915 ትና 07 \
    ትና_ 07 ትን 081> ትን_ 071= ቶ 0A ቶች 09 ቶች_ 08 ቸ 0> ቸው 07 ቻ 0? ቻ_ 06 ች 0H ች_ 0> ኀ 0@ ኀብ 07 ኀብረ 07 ነ 0M1L \
    ነ_ 0818 ነቱ 0514 ነታ 17 ነታት 15 ነት 0?1: ነት_ 0<18 ነትን 14 ነው 05 ነጻ 0: ነጻነ 08 ነፃ 1: ነፃነ 18 ኑ 0@1= ኑ_ 15 \
    ና 0J1F ና_ 0B ናይ 1= ናይ_ 1= ኔ 0< ን 0S1U ን_ 0A1K ንም 0616 ንም_ 06 ንቀ 0;1: ንቀጽ 0: ንቀፅ 19 ንነ 06 ንኛ 06 \
    ንኛው 06 ንክ 17 ንዱ 0< ንዱ_ 0; ንዲ 0: ንዳ 0= ንዳን 0< ንጀ 05 ንገ 14 ንጋ 15 ንጋገ 15 ንግ 0618 ንግስ 17 ኖ 0@1; ኘ 0; \
    ኛ 0@ ኛ_ 05 ኛው 06 ኛውም 06 አ 0M አለ 0= አለው 0; አን 0> አንቀ 0; አይ 08 አገ 08 ኡ 1< ኢ 1< እ 0J1I እን 0:19 እንዲ 09 \
    እኩ 06 እኩል 06 እዚ 18 እዚ_ 17 እያ 0: እያን 0; ኦ 1P ኦለ 1= ኦለዎ 1= ኦብ 1= ኦብ_ 1< ኦት 15 ኦት_ 14 ኦዊ 18 ኦዊ_ 18 \
    ኦይ 16 ኦድ 15 ከ 0E1@ ከም 16 ኩ 0=1= ኩል 06 ኩሎ 14 ኩሎም 14 ካ 0?1E ካል 14 ካብ 1: ካብ_ 1: ክ 0C1G ኸ 1= ኹ 1= ኹን 16 \
    ኹን_ 17 ኻ 1; ኽ 1? ኾ 1@ ኾነ 19 ኾነ_ 17 ወ 0I1E ወን 06 ወንጀ 05 ወይ 0>19 ወይ_ 1: ወይም 0= ዊ 0@1G ዊ_ 091? ዋ 1? \
    ዋን 14 ው 0O1I ው_ 0D ውም 07 ውም_ 07 ውን 1< ውን_ 1; ዎ 0>1F ዎ_ 1> ዎች 07 ዎች_ 05 ዓ 0?1H ዓለ 15 ዓለም 15 ዓን 1: \
    ዓንቀ 1: ዕ 1E ዕሪ 16 ዕሪ_ 15 ዘ 0?1A ዘይ 15 ዚ 0;1A ዚ_ 19 ዜ 0? ዝ 0<1J ዝተ 16 ዝኾ 19 ዝኾነ 19 የ 0P1; የመ 0: የሚ 09 \
    የማ 08 የተ 09 ዩ 0> ያ 0I1< ያለ 06 ያን 0< ያንዳ 0: ይ 0K1O ይ_ 1C ይም 0= ይም_ 0= ይነ 05 ይኹ 16 ይኹን 16 ደ 0G1A ደህ 05 \
    ደረ 07 ዱ 0C ዱ_ 0< ዲ 0@1< ዳ 0F1> ዳን 0; ዳንዱ 0; ድ 0G1M ድ_ 091= ድል 14 ድሕ 1= ድሕድ 1; ድር 05 ድብ_ 14 ድን 16 \
    ድንጋ 14 ጀ 0< ጅ 0< ገ 0H1H ገ_ 16 ገራ 13 ጉ 1< ጊ 0?1? ጊ_ 16 ጋ 0?1@ ጋብ 05 ጋገ 17 ግ 0H1F ግ_ 07 ግስ 17 ግስታ 15 \
    ግባ 06 ጠ 0@1> ጠበ 05 ጣ 0= ጥ 0A1? ጸ 0? ጸም 05 ጻ 0B ጻነ 08 ጽ 0D ጽ_ 0< ፀ 1= ፃ 1D ፃ_ 14 ፃነ 18 ፃነታ 14 ፅ 1E \
    ፅ_ 1; ፈ 0E1? ፈጸ 07 ፍ 0?1A 
    """
}

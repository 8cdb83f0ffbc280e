# De opdrachtregel.

## Hulp
cli = Een herberg waar reizigers elkaar treffen om te spelen.
cli-serve = Het huis openen: in de browser spelen, samen en met bots. Dit gebeurt ook zonder opdracht.
cli-serve-port = De poort; 0 neemt er een die vrij is.
cli-serve-host = Het adres; 0.0.0.0 laat andere computers binnen.
cli-serve-pace = Hoelang een bot minstens over een beurt doet, in milliseconden.
cli-serve-origins = Waar men het huis vindt, zoals https://games.example achter een proxy; mag vaker voorkomen.
cli-serve-trusted-proxy = Een proxy die zegt waar verzoeken vandaan komen, als adres of netwerk; mag vaker voorkomen.
cli-serve-proxy-header = De header waarin hij dat zegt: x-forwarded-for of forwarded.
cli-serve-connections = Hoeveel verbindingen worden aangenomen, als het systeem zo veel bestanden geeft.
cli-serve-connections-per-network = Hoeveel daarvan uit één netwerk.
cli-serve-tables-per-person = Hoeveel tafels waar nog gespeeld wordt één persoon geopend mag hebben; alle gasten van een netwerk samen acht keer zo veel.
cli-serve-bot-tables-per-person = Hoeveel daarvan met bots.
cli-serve-keep-waiting = Na hoeveel dagen een tafel wordt opgeruimd die nog op spelers wacht; 0 is nooit.
cli-serve-keep-running = Na hoeveel dagen zonder stap een partij wordt opgeruimd; 0 is nooit.
cli-serve-keep-finished = Na hoeveel dagen een afgelopen partij wordt opgeruimd; 0 is nooit.
cli-serve-metrics-port = Een poort op alleen deze computer, waar onder /metrics meetwaarden te zien zijn.
cli-serve-metrics-token = Wie dit token heeft, ziet ze onder /metrics van het huis zelf.
cli-serve-log = Hoe het logboek wordt geschreven: text of json.
cli-serve-log-level = Hoeveel het logboek zegt: error, warn, info, debug of trace.
cli-play = Speel in de terminal tegen bots: op het hele scherm, of met --plain regel voor regel.
cli-play-game = Welk spel; anders het eerste van de lijst hieronder.
cli-play-seat = Waar je zit, geteld vanaf 0; meer getallen, zoals 0,2, voor meer mensen aan één toetsenbord. [anders: 0]
cli-play-level = Hoe goed de anderen spelen: easy, medium, hard of expert; ook random en greedy. [anders: easy]
cli-play-seed = Hetzelfde getal geeft hetzelfde toeval en dezelfde bots.
cli-play-save = Waar de partij na elke stap wordt bewaard; anders in een map met bewaarde partijen. Er staat elk geheim van de partij in.
cli-play-resume = Ga verder met een bewaarde partij; met de nieuwste, als er geen bestand is genoemd.
cli-play-list = Som de bewaarde partijen op.
cli-play-plain = Regel voor regel, voor schermlezers en programma’s. Zo is het overal waar geen scherm is.
cli-play-ascii = Alleen letters en tekens van ASCII, zoals waar de terminal geen andere kent.
cli-play-server = Speel in een open huis: https://HOST of http://HOST:PORT. Met een spel wordt daar een tafel geopend, met --table kom je aan een tafel; zonder beide wordt de lobby opgesomd.
cli-play-table = De tafel waar je heen wilt: het laatste deel van haar adres.
cli-play-token = Je token in dat huis; zonder token kom je als gast, steeds als dezelfde.
cli-play-clock = Hoe tijd wordt geteld aan de tafel die je opent: 30+600 is 30 seconden per beslissing en 600 in reserve, 2d is twee dagen per beslissing.
cli-play-name = Hoe je daar als gast wilt heten.
cli-play-open = Laat de andere stoelen aan mensen; anders nemen bots ze.
cli-play-ca = Een bestand met certificaten (PEM) die naast die van het systeem worden vertrouwd, voor een huis met een eigen certificaat.
cli-replay = Een partij naspelen, zoals een van de spelers of een toeschouwer die zag.
cli-replay-file = Het verslag.
cli-replay-at = Stoppen na deze stap; 0 is meteen na het delen.
cli-replay-viewer = Door wiens ogen: het nummer van een plaats, geteld vanaf 0, of ‘spectator’.
cli-replay-plain = Schrijf op wat te horen en het laatst te zien was, zoals waar geen scherm is.
cli-replay-ascii = Alleen letters en tekens van ASCII, zoals waar de terminal geen andere kent.
cli-verify = Controleert of het toeval van een afgelopen spel dat is waaraan het huis zich vóór het begin had gebonden.
cli-verify-file = Het verslag met zijn bewijs, zoals een huis het uitgeeft.
cli-verify-commitment = De belofte zoals je die noteerde toen je ging zitten; zonder geldt die in het bestand.

cli-simulate = Veel partijen op goed geluk spelen en de uitkomsten samenvatten.
cli-simulate-games = Hoeveel partijen.
cli-simulate-seed = Hetzelfde getal geeft dezelfde partijen.
cli-arena = Bots tegen elkaar laten spelen en meten hoe sterk ze zijn.
cli-arena-seats = Wie er meedoen, met komma’s ertussen: random, greedy, easy, medium, hard, expert, search=ZOEKRONDES, hard/8 voor een achtste van de zoekrondes, of ‘cmd:’ en de opdracht van een programma.
cli-arena-deals = Hoe vaak er wordt gedeeld; daarna wordt er telkens doorgeschoven en gespeeld tot iedereen op elke plaats heeft gezeten.
cli-arena-seed = Hetzelfde getal geeft dezelfde kaarten en dezelfde beslissingen.
cli-arena-threads = Hoeveel partijen tegelijk worden gespeeld; anders zoveel als er kernen zijn.
cli-arena-timed = De bedenktijd van de niveaus geldt, zoals aan een echte tafel. De uitkomst hangt dan af van de computer.
cli-arena-patience = Hoelang een programma over een antwoord mag doen, in milliseconden.
cli-arena-state = Waar gespeelde partijen worden genoteerd; dezelfde opdracht gaat ermee verder.
cli-arena-report = Een pagina met grafieken in deze map schrijven.
cli-bench = Meten hoe snel de spelregels van een spel werken, en hoe snel een bot ermee zoekt.
cli-waiting = Meten hoelang mensen op bots wachten, in een echt huis met een echte klok.
cli-waiting-levels = Welke niveaus, gescheiden door komma’s.
cli-waiting-game = Alleen tafels van dit spel.
cli-waiting-seconds = Wanneer een spel wordt afgebroken, in seconden.
cli-waiting-state = Waar afgeronde tafels worden genoteerd; dezelfde opdracht gaat ermee verder.
cli-fit = De getallen die bots uit hun partijen hebben geleerd, opnieuw bepalen en in hun bronbestand schrijven.
cli-fit-games = Hoeveel partijen worden gespeeld; anders zoveel als voor het bestand in de bronmap.
cli-fit-seed = Hetzelfde getal geeft dezelfde partijen en dus dezelfde uitkomst.
cli-fit-threads = Hoeveel threads; anders zoveel als er kernen zijn. De uitkomst hangt er niet van af.
cli-fit-out = Hierheen schrijven, niet naar het bronbestand.
cli-fit-check = Niets schrijven; mislukken als het bestand in de bronmap afwijkt van de uitkomst.
cli-all-lang = De taal: en, de of nl. Anders die van de terminal.
cli-all-help = Deze hulp tonen.
cli-all-version = Alle versies tonen.
cli-all-game = Welk spel.
cli-all-players = Hoeveel er meedoen.
cli-all-setup = De spelvorm in de schrijfwijze van het spel, zoals ‘payment=match length=full’ of ‘expansion=on’.
cli-all-cards = Een bestand met kaarten of gedrukte waarden, in plaats van de onze.
cli-all-threads = Hoeveel threads; anders zoveel als er kernen zijn.
cli-all-json = Als JSON tonen.
cli-value-address = ADRES
cli-value-bots = BOTS
cli-value-clock = KLOK
cli-value-command = OPDRACHT
cli-value-days = DAGEN
cli-value-dir = MAP
cli-value-file = BESTAND
cli-value-form = VORM
cli-value-game = SPEL
cli-value-header = KOPREGEL
cli-value-hex = HEX
cli-value-lang = TAAL
cli-value-level = NIVEAU
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAAM
cli-value-network = NETWERK
cli-value-options = SPELVORM
cli-value-port = POORT
cli-value-s = GETAL
cli-value-seat = PLAATS
cli-value-table = TAFEL
cli-value-token = TOKEN
cli-value-url = URL
help-usage = Gebruik:
help-commands = Opdrachten
help-arguments = Gegevens
help-options = Opties
help-default = [standaard: { $value }]
help-env = [of de omgevingsvariabele { $name }]
help-games = Spellen, met bij elke spelvorm de gebruikelijke waarde eerst:
help-game = { $name }: { $title }, { $least }–{ $most } spelers.
help-with = { $setting } (bij { $other })

## Een opdrachtregel die niet past
wrong-argument = ‘{ $it }’ is hier niet bekend.
wrong-command = De opdracht ‘{ $it }’ bestaat niet.
wrong-value = ‘{ $value }’ past niet bij { $it }.
wrong-value-why = ‘{ $value }’ past niet bij { $it }: { $why }
wrong-missing = Dit ontbreekt: { $it }.
wrong-conflict = { $it } gaat niet samen met { $other }.
wrong-anyhow = Deze opdrachtregel is niet te begrijpen.
wrong-see = { $why } Wat er is, toont ‘{ $command } --help’.
wrong-language = De taal ‘{ $it }’ is er hier niet. Er is: { $known }.
unknown-mind-level = Een niveau ‘{ $it }’ is er niet: bekend zijn easy, medium, hard en expert.
unknown-mind-bot = Een bot ‘{ $it }’ is er niet: bekend zijn random, greedy, easy, medium, hard, expert en search=RONDEN; ‘hard/8’ denkt een achtste zo lang.
unknown-mind-setting = ‘{ $text }’ is geen instelling van een zoektocht. Bekend zijn { $known }, zoals in ‘horizon=2’.
wrong-seat-number = Er hoort een getal van 0 tot 7 te staan.
wrong-seat = Aan een tafel met { $seats } plaatsen is geen plaats { $seat }: kies --seat 0 tot { $last }.
wrong-viewer = Op plaats { $seat } zat niemand: de plaatsen van deze partij zijn 0 tot { $last }, of ‘spectator’.
wrong-step = Het verslag heeft { $steps } stappen, een stap { $at } is er niet.

## Aan tafel
term-greet = { $game }, { $players } spelers. Je bent { $name } op plaats { $number }, de anderen zijn bots, niveau { $level }.
term-type-help = Typ ‘help’ om te zien wat je kunt doen.
term-help = Antwoord met een nummer uit de lijst of in de schrijfwijze van het spel.
    .view = de tafel zoals jij die ziet, of een deel ervan: look paleis
    .who = wie er speelt en wat iedereen heeft
    .rules = wat een regel zegt: rules M5.3
    .menu = alle antwoorden van de lijst
    .log = wat je hebt gehoord, de laatste N
    .undo = je laatste antwoord terugnemen, of je hele beurt
    .orders = automatische antwoorden, en welke aanstaan
    .order = een automatisch antwoord aan- of uitzetten
    .save = het verslag schrijven (met alle geheimen)
    .help = deze hulp
    .quit = stoppen; de partij wordt bewaard
    .clock = alle klokken, en waar de tafel op wacht
    .say = schrijft aan de tafel
    .phrase = zegt iets wat vaak gezegd wordt
    .chat = wat er is geschreven, de laatste N regels
    .mute = leest iemand niet meer; unmute NAAM leest weer
    .table = wat je kunt doen: pauze, instemmen, weggaan en meer
    .do = doet het
    .leave = verlaat de terminal; je plaats wacht op je
term-by-order = Voor je beantwoord: { $order }
term-orders = Automatische antwoorden; ‘order KEY on’ en ‘order KEY off’ veranderen ze:
term-order-how = Typ ‘order KEY on’ of ‘order KEY off’; ‘orders’ noemt de sleutels.
term-more = … en nog { $more }: ‘menu’ toont ze allemaal
term-save-where = Zeg waarheen: ‘save BESTAND’.
term-saved = Bewaard: { $file }.
term-not-saved = Niet bewaard: { $why }
term-no-answer = Antwoord { $it } is er niet: kies 1 tot en met { $most }.
term-refused = Dat gaat niet. { $why }
term-ended = De invoer hield op voor het einde van de partij. { $how }
term-good-bye = Tot ziens! { $how }
term-go-on = Ga verder met ‘{ $command }’.
term-record = Het verslag staat in { $file }; ‘caravanserai replay’ toont het.
term-over = De partij is afgelopen.
term-place = { $shared ->
    [yes] { $place }. { $seats } (gedeeld)
   *[no] { $place }. { $seats }
}
term-replay = { $game }, stap { $at } van { $steps }, gezien als toeschouwer
term-replay-seat = { $game }, stap { $at } van { $steps }, gezien vanaf plaats { $number }
term-record-ends = Hier houdt het verslag op, nog voor het einde van de partij.
term-open = Het huis is open: { $link } (de partijen staan in { $folder }; Ctrl-C sluit het)
term-closing = Het huis sluit: wat begonnen is, wordt nog afgemaakt.
term-open-friends = Vrienden op andere apparaten komen via { $link }
term-open-here = Alleen dit apparaat kan erbij. Start met { $option } om het ook voor anderen in je netwerk te openen.

## Wat er misgaat
term-not-read = { $file } is niet te lezen: { $why }
term-not-written = { $file } is niet te schrijven: { $why }
term-not-a-record = { $file } bestaat al en is geen verslag. Kies een andere naam.
term-broken = { $file }: { $why }
term-port-taken = Poort { $port } is bezet door een ander programma: kies een andere met --port N, of een vrije met --port 0.
term-listen = Luisteren op { $address } lukt niet: { $why }
term-fault = een fout van dit programma, niet van jou; meld die alsjeblieft, met wat je deed:

## Een huis bewaren
cli-backup = Alles wat een huis bewaart naar één bestand kopiëren, ook terwijl het draait.
cli-backup-file = Het nieuwe bestand. Daarin staan alle geheimen van lopende partijen.
cli-restore = Een back-up terugzetten op een lege plek, SQLite of PostgreSQL.
cli-restore-file = De back-up.
cli-doctor = Uitzoeken wat er mis is met een huis en wat je kunt doen.
cli-export = Het verslag van een afgelopen partij uitvoeren.
cli-licences = De licenties en kennisgevingen tonen van alles wat in dit programma zit.
cli-export-table = De tafel: het laatste deel van haar adres.
cli-export-out = Waar het verslag komt; anders wordt het getoond.
cli-config = Bekijkt de instellingen van een huis.
cli-check = Zegt wat elke optie is, waar dat vandaan komt en of er een huis mee geopend kan worden.
cli-all-config = Een bestand met instellingen (TOML); opties en omgeving gaan voor.
config-unread = { $file }, regel { $line }: { $why }
config-unknown = { $file }: er is geen instelling “{ $key }”. Er zijn: { $known }.
config-value = { $file }: “{ $key }” is een tekst, een getal of een lijst daarvan.
config-from-line = van de opdrachtregel
config-from-environment = uit de omgeving
config-from-file = uit het bestand
config-from-nowhere = zoals gewoonlijk
config-fine = Hiermee kan een huis geopend worden.
cli-all-data = De map voor tafels en gasten.
cli-all-database = Ze op een andere plek bewaren: sqlite:BESTAND of postgres://NAAM@COMPUTER/DATABASE.
wrong-database = een database is sqlite:BESTAND of postgres://NAAM@COMPUTER/DATABASE.
verify-replays = { $steps ->
    [one] Eén stap laat zich volgens de regels naspelen.
   *[other] Alle { $steps } stappen laten zich volgens de regels naspelen.
  }
verify-bound = Het geheime getal is het getal waaraan het huis zich had gebonden voordat iemand ging zitten: { $promise }
verify-fair = { $added ->
    [0] Alle { $draws } getallen werden ermee getrokken. De spelers voegden niets toe.
    [one] Alle { $draws } getallen werden ermee getrokken, met de bijdrage van één speler.
   *[other] Alle { $draws } getallen werden ermee getrokken, met de bijdragen van { $added } spelers.
  }
verify-unread = { $file } kan niet gecontroleerd worden: regel { $line } zou “{ $wanted } …” moeten zijn.
verify-no-proof = { $file } bevat een verslag zonder bewijs van zijn toeval. Een huis zet dat boven het verslag van een afgelopen spel; verslagen uit de terminal hebben er geen.
verify-no-promise = Een belofte bestaat uit 64 cijfers en letters van a tot f.
verify-other-promise = Dit is een andere belofte dan de genoteerde: { $promise }
verify-unbound = Niet eerlijk: het geheime getal is niet het getal waaraan het huis zich had gebonden.
verify-forged = { $step ->
    [0] Niet eerlijk: het delen komt niet uit het beloofde getal.
   *[other] Niet eerlijk: het toeval van stap { $step } komt niet uit het beloofde getal.
  }
cli-serve-bus = Waar de processen van een huis elkaar treffen als meer ervan een PostgreSQL-database delen: nats://COMPUTER:POORT.
wrong-bus = een bus is nats://COMPUTER:POORT.
wrong-token = een token heeft minstens 16 tekens: neem willekeurige.
term-bus = De bus { $place } is niet te bereiken: { $why }. Kijk of hij draait en of adres, naam en wachtwoord kloppen.
term-bus-alone = --bus is voor meer processen die een PostgreSQL-database delen: noem die met --database, of laat --bus weg.
wrong-network = een proxy is een adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
wrong-header = de header is x-forwarded-for of forwarded.
term-backed-up = Alles staat in { $file }. Daarin staan alle geheimen van lopende partijen: bewaar het goed.
term-restored = Het huis staat in { $place } en kan open.
term-log-aside = Daar lag het log van een eerder huis. Het staat nu in { $file }; verwijder het als je het niet nodig hebt.

## Een huis leiden
wrong-registration = bekend zijn open, invitation en closed.
cli-serve-registration = Wie een account mag maken: open (iedereen), invitation (wie is uitgenodigd) of closed (niemand).
cli-serve-privacy = Een bestand met je eigen tekst voor de privacypagina; alinea’s zijn gescheiden door lege regels.
cli-serve-keep-guests = Na hoeveel dagen zonder bezoek gasten worden vergeten die hebben gespeeld; alle anderen na 30.
cli-serve-keep-sessions = Na hoeveel dagen zonder gebruik een browser wordt uitgelogd.
wrong-smtp = een mailserver is smtps://NAAM:WACHTWOORD@COMPUTER of smtp://COMPUTER.
wrong-sender = een afzender is een adres zoals inn@games.example.
wrong-private = dit is een adres of een netwerk, zoals 192.168.1.7 of 192.168.1.0/24.
cli-serve-smtp = De mailserver die berichten verstuurt: smtps://NAAM:WACHTWOORD@COMPUTER, of smtp://COMPUTER met STARTTLS.
cli-serve-mail-from = In wiens naam mails worden verstuurd, zoals inn@games.example.
cli-serve-allow-notices-to = Een privénetwerk waarin webhooks en pushdiensten mogen zijn, als adres of netwerk; kan vaker worden opgegeven.
cli-value-who = WIE
cli-value-like = DEEL
cli-value-why = REDEN
cli-value-id = KENMERK
cli-value-said = TEKST
term-claim = Nog niemand leidt dit huis. Maak een account en open dan deze link, die één keer werkt: { $link }
cli-admin = Voor mensen en tafels zorgen, ook terwijl het huis draait: tonen, buitensluiten, herstellen, verwijderen, meedelen.
cli-people = Mensen tonen: kenmerk, dag van het laatste bezoek, account of gast, naam.
cli-people-like = Alleen wie dit in de naam heeft, of de persoon met dit kenmerk.
cli-tables = De nieuwste tafels tonen.
cli-reports = Tonen wat is gemeld en nog niet is afgehandeld.
cli-announcements = De mededelingen tonen.
cli-ban = Iemand buitensluiten, vanaf dit moment.
cli-ban-why = Waarom, in woorden die de persoon leest.
cli-unban = Iemand weer binnenlaten.
cli-reset = Een link maken waarmee iemand een nieuw wachtwoord instelt. Hij werkt één keer, een week lang.
cli-make-admin = Een account de leiding geven.
cli-claim = Een link maken die een account de leiding geeft. Hij werkt één keer, een week lang; eerdere werken niet meer.
cli-invite = Een uitnodiging maken waarmee één persoon een account kan maken.
cli-delete-person = Iemand voorgoed vergeten. Uitgespeelde partijen blijven, onder ‘iemand’.
cli-delete-table = Een tafel weghalen: niemand vindt hem meer.
cli-announce = Iedereen iets meedelen, op elke pagina rond de tafels.
cli-announce-said = De tekst van de mededeling.
cli-withdraw = Een mededeling intrekken.
cli-close-report = Een melding als afgehandeld sluiten.
cli-all-who = De naam van een account, of een kenmerk zoals ‘admin people’ het toont.
cli-all-id = Het kenmerk, zoals het wordt getoond.
cli-all-origins = Waar men het huis vindt, zodat de link volledig is.
admin-banned = { $name } mag niet meer binnenkomen.
admin-unbanned = { $name } mag weer binnenkomen.
admin-reset = Met deze link stel je één keer, binnen een week, een nieuw wachtwoord in:
admin-made = { $name } leidt nu het huis.
admin-claim = Deze link geeft een account de leiding, één keer, binnen een week:
admin-invited = Met deze link kan één persoon binnen een week een account maken:
admin-deleted = { $name } is vergeten. Uitgespeelde partijen blijven, onder ‘iemand’.
admin-table-deleted = Tafel { $name } is niet meer te vinden.
admin-announced = Iedereen leest dat nu.
admin-withdrawn = Het wordt niet meer getoond.
admin-closed = De melding is afgehandeld.
admin-none = Er zijn er geen.
admin-over = afgelopen
admin-running = bezig
admin-public = openbaar
admin-private = besloten

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
cli-play = Een partij spelen in de terminal, regel voor regel, tegen bots. Je antwoordt met een nummer uit de lijst of in de schrijfwijze van het spel.
cli-play-game = Welk spel; anders het eerste van de lijst hieronder.
cli-play-seat = Waar je zit, geteld vanaf 0.
cli-play-level = Hoe goed de anderen spelen: easy, medium, hard of expert; ook random en greedy.
cli-play-seed = Hetzelfde getal geeft hetzelfde toeval en dezelfde bots.
cli-play-save = Waar het verslag komt als je stopt of als de partij is afgelopen. Alle geheimen van de partij staan erin.
cli-play-load = Verdergaan met een bewaard verslag.
cli-replay = Een partij naspelen, zoals een van de spelers of een toeschouwer die zag.
cli-replay-file = Het verslag.
cli-replay-at = Stoppen na deze stap; 0 is meteen na het delen.
cli-replay-viewer = Door wiens ogen: het nummer van een plaats, geteld vanaf 0, of ‘spectator’.
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
cli-value-command = OPDRACHT
cli-value-dir = MAP
cli-value-file = BESTAND
cli-value-game = SPEL
cli-value-header = KOPREGEL
cli-value-hex = HEX
cli-value-lang = TAAL
cli-value-level = NIVEAU
cli-value-ms = MS
cli-value-n = N
cli-value-network = NETWERK
cli-value-options = SPELVORM
cli-value-port = POORT
cli-value-s = GETAL
cli-value-seat = PLAATS
cli-value-table = TAFEL
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
    .view = de tafel zoals je die ziet
    .menu = alle antwoorden van de lijst
    .log = wat je hebt gehoord, de laatste N
    .undo = je laatste antwoord terugnemen, of je hele beurt
    .orders = automatische antwoorden, en welke aanstaan
    .order = een automatisch antwoord aan- of uitzetten
    .save = het verslag schrijven (met alle geheimen)
    .help = deze hulp
    .quit = stoppen; de partij wordt bewaard
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
term-bus = De bus { $place } is niet te bereiken: { $why }. Kijk of hij draait en of adres, naam en wachtwoord kloppen.
term-bus-alone = --bus is voor meer processen die een PostgreSQL-database delen: noem die met --database, of laat --bus weg.
wrong-network = een proxy is een adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
wrong-header = de header is x-forwarded-for of forwarded.
term-backed-up = Alles staat in { $file }. Daarin staan alle geheimen van lopende partijen: bewaar het goed.
term-restored = Het huis staat in { $place } en kan open.

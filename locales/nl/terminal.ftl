## The full screen
screen-small = Dit scherm is te klein: { $columns } kolommen en { $rows } regels zijn nodig. Maak het venster groter, of speel regel voor regel met --plain.
screen-curtain = { $name } is aan de beurt aan het toetsenbord. Alle anderen kijken weg. { $name } drukt op Enter.
screen-enter-leaves = Enter sluit af.
screen-waiting = Een ogenblik …
screen-spectator = Toeschouwer
screen-step = Stap { $at } van { $of } · { $eyes }
screen-played = { $name } antwoordt: { $answer }
screen-end = { $field }: { $tribe } ({ $points })
screen-ends = De zet kan op { $n } manieren eindigen: ga erheen en druk op Enter, of Esc voor een andere tegel.
screen-search = Gezocht “{ $typed }”: { $n ->
    [one] één antwoord
   *[other] { $n } antwoorden
  }
screen-legal = Dat zou kunnen.
screen-fault = De partij kan niet verdergaan: { $why }
screen-orders = Automatische antwoorden ({ $n }): Enter zet er een aan of uit
screen-notation = { $it }
screen-opinion = Bots zouden antwoorden: { $all }
screen-opinion-of = { $level }: { $answer }
screen-unheard = Het huis was niet te horen: { $why }
screen-reconnecting = Het huis is er niet. Nieuwe poging …
screen-open-chairs = Er ontbreken spelers, { $n ->
    [one] één stoel is
   *[other] { $n } stoelen zijn
  } vrij. Anderen komen erbij met “--table { $id }”.
screen-keys-menu = Enter antwoord · ↑↓ kies · typen zoekt · Tab bord · ^Z terug · ? hulp · ^Q
screen-keys-board = Enter hier · pijlen gaan · Spatie verder · Tab lijst · ^Z terug · ? hulp · ^Q
screen-keys-picker = Enter betaal · ↑↓ soort · ←→ aantal · Tab lijst · ^Z terug · ? hulp · ^Q einde
screen-keys-waiting = F2 pagina · F3 verloop · ^Z terug · ? hulp · ^Q einde
screen-keys-replay = ←→ stap · ↑↓ tien · V ogen · B raad van bots · F2 pagina · ? hulp · Q einde
screen-help = Toetsen
    .choose = door de antwoorden gaan
    .answer = het gekozen antwoord geven; op het bord: daar antwoorden of horen waarom niet
    .search = antwoorden zoeken; wat op geen past, wordt in de notatie van het spel geprobeerd
    .turn = van de lijst naar het bord of de aantallen, en terug
    .walk = op het bord: van plaats naar plaats gaan
    .jump = op het bord: naar de volgende plaats met een antwoord
    .amounts = meer of minder van een soort
    .back = vergeten wat getypt is, een plaats, of een begonnen zet
    .page = een andere pagina: bord, spelers, verloop
    .log = wat er te horen was
    .rule = de regel achter de vraag of de weigering
    .orders = automatische antwoorden
    .chat = in een huis: lezen en schrijven; Tab kiest een zinnetje, ↑ een regel om de schrijver niet te lezen
    .table = in een huis: wie er is, klokken, pauze, weggaan en meer
    .undo = het laatste antwoord terugnemen
    .undo-all = de hele beurt terugnemen
    .step = een stap terug of verder
    .leap = tien stappen terug of verder
    .ends = naar het delen, of naar het einde
    .eyes = door andere ogen kijken
    .opinion = wat bots hierna zouden antwoorden
    .leave = weggaan; de partij is bewaard
screen-keys-house = F6 chat · F7 tafel
screen-hint-table = F7 of Ctrl-W antwoordt.
screen-unread = { $n ->
    [one] Nieuw: { $line } (F6 of Ctrl-T)
   *[other] { $n } nieuwe: { $line } (F6 of Ctrl-T)
  }
screen-chat-keys = Enter verstuurt · Tab: { $phrases } · ↑↓ kiest een regel om de schrijver niet te lezen · Esc sluit
screen-sure = Nog een keer Enter, of Esc.
screen-absent = { $name }, { $why }.
screen-back = { $name } is terug.
screen-muted = Je leest { $name } niet meer.
screen-unmuted = Je leest { $name } weer.
screen-pause-over = De pauze is voorbij: de klokken lopen weer.
pick-price = Prijs
pick-bribe = Omkoping
pick-discard = Afleggen
pick-sum = { $sum } van { $wanted }.
pick-sum-of = { $what } { $sum } van { $wanted }.
pick-enough = Enter antwoordt ermee.
pick-not-enough = Dit klopt nog niet.

## Line by line
look-caves = grotten
look-city = stad
look-palace = paleis
look-nothing = Een “{ $it }” is hier niet te zien. Er zijn: { $known }.
who-person = { $name }, plaats { $number }: een mens
who-you = { $name }, plaats { $number }: jij
who-bot = { $name }, plaats { $number }: een bot ({ $level })
who-open = Plaats { $number }: nog niemand
who-away = nu niet hier
rules-none = Een regel “{ $it }” is er hier niet. Een regel heet zoals in “rules M5.3”.

## Saved games
saved-none = Er zijn geen bewaarde partijen.
saved-line = { $file }: { $game }, { $over ->
    [yes] voorbij na { $steps } stappen
   *[no] { $steps } stappen
  }
saved-none-to-resume = Er is geen bewaarde partij om mee verder te gaan. Begin er een met “caravanserai play”.
wrong-seats = Plaatsen zijn getallen van 0 tot 7, gescheiden door komma’s.

## At a house
house-address = “{ $it }” is geen adres van een huis: het ziet eruit als https://inn.example of http://192.168.1.5:8080.
house-away = Op { $place } antwoordt niemand: { $why }
house-moved = Dit huis is op { $place }: begin opnieuw met dat adres.
house-certificates = In { $file } staan geen certificaten om te vertrouwen: { $why }
house-untrusted = Wie op { $place } antwoordt, wordt niet vertrouwd, en er is niets verstuurd: { $why ->
    [issuer] niemand die deze computer vertrouwt, staat in voor het certificaat. Heeft het huis een eigen certificaat, vraag de gastheer dan om het certificaat dat ervoor instaat en noem het met --ca BESTAND.
    [name] het certificaat is voor een andere naam. Gebruik de naam die de gastheer gaf, geen nummer en geen korte vorm.
    [time] het certificaat is verlopen, of de klok van deze computer loopt verkeerd.
   *[other] { $detail }
  }
house-unsealed = { $place } spreekt geen https: probeer het adres met http, of vraag de gastheer naar de juiste poort.
house-empty = In dit huis is geen tafel open. Open er een: caravanserai play GAME --server URL
house-table = { $id }: { $game }, { $open ->
    [0] vol
    [one] één stoel vrij
   *[other] { $open } stoelen vrij
  }: { $names }

## At a house, line by line
afar-greet = { $game }, { $players } spelers, in een huis. { $how }
afar-not-asked = Je wordt nu niets gevraagd.
afar-phrases = Zeg iets in je eigen woorden met “say TEKST”, of een van deze met “phrase N”; iedereen leest het in de eigen taal:
afar-nobody = Niemand met de naam “{ $name }” heeft hier geschreven.
afar-deeds = { $n ->
    [0] Aan tafel is nu niets te doen behalve spelen.
   *[other] Wat je aan tafel met “do N” kunt doen:
  }
afar-sure = { $question } Als je het zeker weet: “do { $n } sure”.

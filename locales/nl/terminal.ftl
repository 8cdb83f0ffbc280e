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
    .undo = het laatste antwoord terugnemen
    .undo-all = de hele beurt terugnemen
    .step = een stap terug of verder
    .leap = tien stappen terug of verder
    .ends = naar het delen, of naar het einde
    .eyes = door andere ogen kijken
    .opinion = wat bots hierna zouden antwoorden
    .leave = weggaan; de partij is bewaard
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
house-address = “{ $it }” is geen adres van een huis: het lijkt op http://inn.example:8080. Huizen achter https bereik je door een tunnel.
house-away = Op { $place } antwoordt niemand: { $why }
house-screen = Een tafel van een huis heeft een scherm nodig; zonder scherm speelt een programma via de API.
house-empty = In dit huis is geen tafel open. Open er een: caravanserai play GAME --server URL
house-table = { $id }: { $game }, { $open ->
    [0] vol
    [one] één stoel vrij
   *[other] { $open } stoelen vrij
  }: { $names }

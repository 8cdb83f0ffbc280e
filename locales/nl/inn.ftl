# De pagina’s om de tafels heen.
inn-welcome = Een herberg voor spellen uit Duizend-en-één-nacht. Schuif aan, de tafel is gedekt.
inn-greet = { $time ->
    [morning] Goedemorgen, { $name }.
    [day] Goedemiddag, { $name }.
   *[evening] Goedenavond, { $name }.
}
inn-waits = { $tables ->
    [one] Eén tafel wacht op je.
   *[other] { $tables } tafels wachten op je.
}
inn-waits-none = Niemand wacht op je. Je plaatsen blijven van jou.
inn-play = { $game } spelen tegen bots
inn-play-now = Nu { $game } spelen
inn-one-click = Eén klik, de bots zitten al klaar. Je hebt geen account nodig.
inn-games = De spellen
inn-players = { $least } tot { $most } spelers
inn-bots = Tegen bots
inn-friends = Met vrienden
inn-friends-of = { $game } met vrienden
inn-table = Tafel…
inn-table-of = Een tafel naar keuze: { $game }
inn-rules-of = Spelregels: { $game }
inn-again = Opnieuw proberen
inn-games-coming = De spellen komen eraan…
inn-games-failed = De spellen zijn nu niet te tonen.
inn-unreachable = De herberg is niet te bereiken. Controleer je verbinding en probeer het opnieuw.
inn-answered = De herberg antwoordt met { $status }. Probeer het zo meteen opnieuw.
inn-news = Nieuw in huis
inn-news-account = Met een account neem je je partijen mee: naar een andere browser, naar je telefoon.
inn-news-lobby = De hal toont de tafels waar iemand op spelers wacht, en die om naar te kijken.
inn-news-clocks = Speel met een klok, van seconden tot dagen voor elke beslissing; met pauzes en vakantie.
inn-news-chat = Schrijf elkaar aan tafel, of zeg een zin die iedereen in de eigen taal leest.
inn-news-replay = Elke afgelopen partij kun je naspelen, stap voor stap en vanaf elke plaats.

## Hoe lang een partij duurt
lasts-morgenland = ongeveer 60 minuten
lasts-morgenland-cards = ongeveer 30 minuten
lasts-five-tribes = ongeveer 60 minuten
lasts-bazaar = ongeveer 5 minuten

## Een nieuwe tafel
new-form = Een tafel voor { $game }
new-players = Spelers
new-friends = Vrijgehouden plaatsen
new-bots = Bots
new-lay = { $chairs ->
    [one] { $game }: tafel openen en 1 plaats vrijhouden
   *[other] { $game }: tafel openen en { $chairs } plaatsen vrijhouden
}
new-failed = De tafel kon niet worden geopend. Probeer het opnieuw.

## Je partijen
mine = Je partijen
mine-first = eerst de tafels waar je iets gevraagd wordt
mine-failed = Je partijen zijn nu niet te tonen.
mine-turn = jij bent aan de beurt
mine-playing = de anderen denken na
mine-waiting = { $chairs ->
    [one] één plaats is vrij
   *[other] { $chairs } plaatsen zijn vrij
}
mine-kept = { $name } wil nog een keer spelen
mine-go = Naar de tafel
mine-look = Kijken
mine-invite = Uitnodigen
mine-sit = Gaan zitten
mine-of = { $do }: { $game }
mine-played = Gespeeld
mine-place = plaats { $place }
mine-over = afgelopen

## Uitnodiging en wachtkamer
invite-page = { $game }: een plaats is vrij · Caravanserai
invite-laid = Je tafel is gedekt.
invite-sits = Je zit hier.
invite-keeps = { $name } houdt een plaats voor je vrij.
invite-full = Alle plaatsen zijn bezet.
invite-waits = { $chairs ->
    [one] Er is nog 1 plaats vrij. Zodra iedereen zit, begint de partij.
   *[other] Er zijn nog { $chairs } plaatsen vrij. Zodra iedereen zit, begint de partij.
}
invite-no-account = Je hebt geen account nodig.
invite-watch = Je kunt ook blijven meekijken.
invite-players = { $players } spelers
invite-table = Aan tafel
invite-opened = heeft de tafel geopend
invite-here = aanwezig
invite-away = onderweg
invite-bot = bot, { $level }
invite-open = Vrij
invite-open-what = { $owner ->
    [you] als jij het zegt, gaat er een bot zitten
   *[other] als { $name } het zegt, gaat er een bot zitten
}
invite-kept = Vrijgehouden voor { $name }
invite-yours = Jouw plaats
invite-name = Je naam aan deze tafel
invite-sit = Gaan zitten
invite-fill = Aanvullen met bots en beginnen
invite-agreed = Wat is afgesproken
invite-bots = Bots
invite-share = Neem iemand mee
invite-scan = Scan de code of stuur de link.
invite-qr = QR-code met de link naar deze tafel
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-send = Delen
invite-only-here = Deze link werkt alleen op dit apparaat. Start het huis met { $option } om het ook in je netwerk te openen.
invite-rules = Spelregels

## Je naam
name-yours = Je naam
name-save = Opslaan
name-change = Je naam wijzigen
name-failed = Die naam kan helaas niet.

## Hier is niets
nowhere-page = Niet gevonden · Caravanserai
nowhere = De karavaan is verder getrokken
nowhere-why = Op dit adres is niets. De herberg staat nog waar ze stond.
nowhere-inn = Naar de herberg

## De balk van de pagina’s
bar-places = Plaatsen
bar-places-inn = Herberg
bar-places-learn = Leren
bar-places-almanac = Almanak

## Een partij naspelen
replay = Naspelen
replay-of = { $game } naspelen
replay-seen-by = Gezien door
replay-spectator = iemand die meekijkt
replay-chapter = Hoofdstuk
replay-share = Link naar deze stap
replay-first = Naar het begin
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-last = Naar het eind
replay-play = Afspelen
replay-pause = Pauzeren
replay-step = Stap { $step } van { $steps }
replay-not-over = Deze partij is nog niet afgelopen. Daarna kun je haar vanaf elke plaats naspelen.
replay-fair = Toeval nagerekend: alle { $draws } trekkingen volgen uit het getal waaraan het huis zich vóór het delen heeft gebonden.
replay-unfair = Het toeval komt niet uit het getal waaraan het huis zich vóór het delen heeft gebonden.
replay-fair-unchecked = Of het toeval klopt met wat het huis vooraf heeft vastgelegd, is hier via https na te rekenen, of met het verslag.

## Een partij naspelen: alle handen, rondes, het verloop en het toeval
replay-open = alles open
replay-hands = Wat iedereen in handen heeft
replay-round = Ronde { $round }
replay-rounds = Rondes
replay-slider = Stap van de partij
replay-speed = Snelheid: { $times } keer
replay-chart = Verloop
replay-chart-of = Wat er wordt geteld
replay-chart-says = { $measure } van alle spelers, van begin tot eind
replay-dice = Het toeval
replay-dice-being-drawn = Al het toeval wordt opnieuw getrokken …
replay-dice-how = Hoe dit wordt nagerekend
replay-dice-why = Vóór het delen heeft het huis een controlegetal van zijn geheime getal bekendgemaakt. Je browser heeft beide vergeleken, al het toeval opnieuw uit het getal getrokken en met het verslag vergeleken. Uit hoeveel er telkens is getrokken, volgt uit de regels; wie het huis daarin niet op zijn woord wil geloven, laat “caravanserai verify” het verslag lezen.
replay-dice-seed = Geheim getal
replay-dice-commitment = Vóór het delen bekendgemaakt
replay-dice-added = Toegevoegd door { $name }
replay-witness-same = Je browser weet nog wat het huis beloofde en wat jij toevoegde toen je ging zitten: beide zijn gelijk gebleven.
replay-witness-promise = Je browser weet nog wat het huis beloofde toen je ging zitten: dat is gelijk gebleven. Van jou zit er niets in het toeval.
replay-witness-other = Je browser weet nog wat het huis beloofde en wat jij toevoegde toen je ging zitten: dat was iets anders. Het toeval is vervalst.
replay-witness-absent = In deze browser is niemand aan deze tafel gaan zitten: alleen de spelers kunnen zeggen of de belofte en wat zij toevoegden nog dezelfde zijn.
replay-altered = Het verslag is niet volledig, of is na de partij veranderd.
replay-forged-deal = Het delen komt niet uit het bekendgemaakte getal: het is vervalst.
replay-forged = Het toeval van stap { $step } komt niet uit het bekendgemaakte getal: het is vervalst.
measure-points = Punten
measure-artifacts = Artefacten
measure-treasure = Schatten

## Zonder verbinding met het huis
offline = Geen weg naar de herberg
offline-why = Je bent offline, of het huis is gesloten. Lopende spellen zijn veilig: ze wachten waar je ze verliet. Regels en kaarten die je al hebt bekeken, kun je intussen lezen.
offline-again = Opnieuw proberen
offline-read = Regels lezen

## Leren door te spelen
lesson-by-playing = Spelend leren
lesson-by-playing-of = { $game }: spelend leren
lesson-new = Nieuw voor je? Leer het al spelend, in ongeveer tien minuten.
lesson-resume = Verder leren
inn-news-lesson = Spelend leren: een begeleide eerste partij van elk spel, met een reden bij elke keuze.

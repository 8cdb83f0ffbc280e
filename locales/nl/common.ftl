# Wat elke pagina en elk spel nodig heeft.
list-more = { $before }, { $next }
list-last = { $before } en { $last }
list-none = niets
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Plaats { $number }
you = jij
yes = ja
no = nee
person-me = { $name } (jij)

## De spellen van dit huis
game-morgenland = Morgenland
game-morgenland-blurb = Stuur je figuren in het geheim naar drakengrotten, stad en paleis en koop de meeste artefacten, als je wilt met toverkaarten.
game-morgenland-cards = Morgenland, het kaartspel
game-morgenland-cards-blurb = Plaats in het geheim vijf helden bij grotten, tent, karavaanplaats en paleis. Met schatten koop je artefacten, en toverkaarten gooien alles overhoop.
game-five-tribes = Five Tribes
game-five-tribes-blurb = Bied op de beurtvolgorde, leid meeples over de tegels en win djinns en goederen, als je wilt met De ambachtslieden van Naqala.
game-bazaar = De bazaar
game-bazaar-blurb = Trek kaarten, verkoop specerijen en zijde, en bescherm je tegen wat de anderen verkopen: een spel om tafels mee uit te proberen.
house-notice = Caravanserai is een zelfstandig werk en heeft geen banden met de auteurs of uitgevers van deze spellen.

## Bots
level-easy = Makkelijk
    .what = Ze spelen verstandig en antwoorden meteen.
level-medium = Gemiddeld
    .what = Ze denken een beetje vooruit.
level-hard = Moeilijk
    .what = Ze denken ongeveer een seconde na.
level-expert = Expert
    .what = Ze denken een paar seconden na.

## Spelvormen waarbij je een plaats kiest
setting-start = Wie begint
setting-start-random = Door het lot
    .what = Het lot beslist.

## De balk
bar-inn = Caravanserai, naar de herberg
bar-language = Taal
bar-day = Dag
bar-day-choose = Lichte weergave
bar-night = Nacht
bar-night-choose = Donkere weergave
bar-log = Verloop
bar-log-key = Verloop (L)
bar-keys = Toetsen
bar-keys-key = Toetsen (?)

## Aan elke tafel
table-close = Sluiten
table-back = Terug
table-skip = Overslaan
table-again = Nog een partij
table-record = Verslag
table-ranking = Eindstand
table-failed = Dat is niet gelukt. Probeer het opnieuw.
table-to-question = Naar de vraag
table-players = Wie er meedoet
table-who-plays = Wie er meedoet, in het kort
table-below = Onder het speelbord
table-you = jij
table-your-turn = aan de beurt
table-a-bot = een bot
table-here = aan tafel
table-away = afwezig
table-is-asked = { $name }: { $says }, moet antwoorden
table-is-not-asked = { $name }: { $says }
table-sending = Je antwoord is onderweg.
table-cut = De verbinding met de herberg is weg. We blijven het proberen.
table-cut-why = Wat je hebt bevestigd, blijft bewaard.
table-cut-now = Nu proberen
table-rule = Regel { $id }
table-page = { $prompt } · Caravanserai
table-your-page = ● { $prompt } · Caravanserai
table-title = { $game }, { $round }
table-force = Geldt deze ronde
table-none = Geen.
table-unknown-kind = Van onbekende soort
table-or-play = Of speel eerst een kaart
table-plays = Op tafel
table-played-by = { $seat ->
    [you] , gespeeld door jou
   *[other] , gespeeld door { $seat-name }
}
table-play-stands = geldt
table-play-cancelled = opgeheven
table-play-resolved = klaar
table-key-esc = je keuze ongedaan maken
table-key-log = het verloop openen en sluiten
table-key-keys = deze lijst
table-happened = Wat er gebeurd is
table-earlier = Eerdere regels tonen
table-nothing-yet = Er is nog niets gebeurd.
table-log-close = Verloop sluiten
table-being-laid = De tafel wordt gedekt…

## Bedragen om te betalen of te nemen
bill-one-kind = { $verb }: { $total } in één soort
bill-parts = { $verb }: { $parts }, elk in een eigen soort
bill-kinds = { $kinds ->
    [one] { $verb }: { $total } in precies { $kinds } soort
   *[other] { $verb }: { $total } in precies { $kinds } soorten
}
bill-any = { $verb }: { $total } in soorten naar keuze
bill-poor = Met wat je hebt, kun je dit niet betalen.
bill-paid = *{ $paid }* van { $total }
bill-has-kinds = { $kinds ->
    [one] *{ $kinds }* soort
   *[other] *{ $kinds }* soorten
}
bill-right = klopt
bill-of = van
bill-less = { $kind }: één minder
bill-more = { $kind }: één meer
bill-another = Anders
bill-another-way = Anders betalen
bill-propose = Voorstellen
bill-propose-way = Een voorstel tonen
bill-confirm = { $verb }: { $amounts }
bill-wrong = { $verb }: { $why }
bill-unsettled-less = Nog { $by } te gaan.
bill-unsettled-more = { $by } te veel.
bill-unsettled-kinds = { $want ->
    [one] Het moet { $want } soort zijn, niet { $have }.
   *[other] Het moeten { $want } soorten zijn, niet { $have }.
}
bill-unsettled-parts = Het moeten { $parts } zijn, elk in een eigen soort.
bill-unsettled-too-many = Zoveel zijn er niet: { $kind }.

## Voor de partij
waiting-page = Wachten op spelers · Caravanserai
waiting-laid = De tafel is gedekt
waiting-free = Er is een plaats vrij
waiting-open = { $chairs ->
    [one] Er is nog 1 plaats vrij.
   *[other] Er zijn nog { $chairs } plaatsen vrij.
}
waiting-invite = Stuur de link naar iedereen die mee mag doen. Zodra iedereen zit, begint de partij.
waiting-welcome = Ga zitten en doe mee, of blijf meekijken.
waiting-chair-open = vrij
waiting-bot = bot
waiting-here = aanwezig
waiting-away = afwezig
waiting-link = Link naar deze tafel
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-sit = Gaan zitten
waiting-fill = Aanvullen met bots en beginnen

## Een tafel zonder eigen pagina
plain-answer = Antwoord
plain-players = Spelers
plain-log = Verloop
plain-over = De partij is afgelopen.
plain-over-why = Wat verborgen was, ligt nu open.
plain-others = De anderen zijn aan de beurt.
plain-your-answer = Je antwoord
plain-narrow = { $answers } antwoorden doorzoeken
plain-nothing-found = In geen enkel antwoord staan deze woorden.
plain-more = Nog { $more }: zoek preciezer.
plain-watching = Je kijkt mee.
plain-wait = Wacht op de anderen. Daarna staat hier wat je kunt kiezen.
plain-see = Wat je ziet
plain-nothing = niets
plain-bot = bot

## Terugnemen
taken-back = { $seat ->
    [you] Je neemt je laatste antwoord terug.
   *[other] { $seat-name } neemt een antwoord terug.
}

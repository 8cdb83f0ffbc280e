# Wat elke pagina en elk spel nodig heeft.
list-more = { $before }, { $next }
list-last = { $before } en { $last }
list-none = niets
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Plaats { $number }
someone = iemand
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
    .what = Ze denken een beetje vooruit en antwoorden bijna meteen.
level-hard = Moeilijk
    .what = Ze denken bij elke beurt een halve seconde na.
level-expert = Expert
    .what = Ze denken bij elke beurt anderhalve seconde na.

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
table-again-join = Nog een partij: schuif aan
table-again-laid = De tafel voor de volgende partij is gedekt. Jouw plaats is vrijgehouden.
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
table-rule-book = Lees het in de spelregels
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

## Het verhaal, en wat er nieuw is sinds mijn beurt
story-hold = Pauze
story-go-on = Verder
story-key-skip = overslaan wat er verteld wordt
story-key-hold = het verhaal stilzetten of verder laten gaan
since-title = Sinds je laatste beurt
since-short = Sinds je beurt:
since-all = alle { $n }
since-again = Nog eens
since-read = Gelezen
since-more = { $n ->
    [one] 1 eerdere regel
   *[other] { $n } eerdere regels
}
ladder-title = { $place }, sterkste eerst
ladder-ahead = { $seat ->
    [you] Jij gaat voor bij deze gelijke stand
   *[other] { $seat-name } gaat voor bij deze gelijke stand
}

## Instellingen van deze browser
settings-title = Opdrachten en instellingen
settings-key = Opdrachten en instellingen (O)
settings-key-why = opdrachten en instellingen openen
settings-speed = Tempo van het verhaal
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-speed-why = Uit toont alleen het laatste beeld; de lijst vertelt wat er gebeurd is.
settings-speed-still = Je systeem vraagt om minder beweging, dus beweegt er niets; de lijst vertelt wat er gebeurd is.
settings-look = Weergave

## Terugnemen
undo = Terugnemen
undo-key = Je laatste antwoord terugnemen (U)
undo-key-why = je laatste antwoord terugnemen
undo-ask = Je laatste antwoord terugnemen
undo-others-why = Je laatste antwoord heeft al gevolgen gehad. Terugnemen kan alleen als alle mensen aan tafel het goedvinden.
undo-others = De anderen vragen
undo-alone-why = Je laatste antwoord heeft al gevolgen gehad, en misschien heb je iets gezien wat je eerst niet kon weten. Er speelt hier verder niemand mee, dus jij beslist.
undo-alone = Toch terugnemen
undo-leave = Zo laten
wish-title = { $seat ->
    [you] Je wilt je laatste antwoord terugnemen.
   *[other] { $seat-name } wil een antwoord terugnemen.
}
wish-why = Dat gebeurt alleen als iedereen het goedvindt.
wish-waits = Moet nog antwoorden: { $seats }.
wish-yes = Goedvinden
wish-no = Weigeren
wish-drop = Laat maar

## Opdrachten, wie er gevraagd wordt en wie er nadenkt
orders-title = Opdrachten
orders-secret = De anderen merken niet dat je ze gegeven hebt.
orders-until = Ze eindigt vanzelf.
orders-at-work = Ze antwoordt nu voor je.
orders-works = antwoordt voor je
orders-all = Alle opdrachten
asked-word = Gevraagd:
asked-of = Gevraagd: { $seats }
thinking = { $seconds ->
    [one] Denkt nog ongeveer een seconde na: { $seats }.
   *[other] Denkt nog ongeveer { $seconds } seconden na: { $seats }.
}
undo-all = Je hele beurt terugnemen
undo-all-key = Je hele beurt terugnemen (Shift+U)

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

## Automatische antwoorden
order-only = Niet vragen als er maar één antwoord is
    .why = Met meerdere mensen telt alleen wat iedereen weet. Alleen tegen bots telt ook je hand.
order-always = Altijd vragen
    .why = Zolang dit aanstaat, wordt niets automatisch beantwoord.

## Wat definitief is, en hoe lang iedereen gevraagd is
final = kan niet worden teruggenomen
final-why = Daarmee beslist het geluk of wordt iets verborgens getoond: dat kan niet worden teruggenomen.
asked-until = · geheim tot iedereen heeft geantwoord.
asked-change = Je kunt je antwoord nog veranderen (U).

## The almanac at a table
table-page-of = Wat is dit? Bladzijde in de almanak
table-page-key = de bladzijde van de kaart, de tegel of het veld in de almanak

## Gemak
settings-page = Instellingen
settings-page-title = Instellingen · Caravanserai
settings-page-why = Alleen voor deze browser. Wat je kiest, geldt meteen en in alle tabbladen.
settings-light = Licht
settings-light-night = Nacht
settings-light-day = Dag
settings-light-system = Systeem
settings-patterns = Patronen op alle stukken
settings-patterns-why = Ook zonder kleur te onderscheiden.
settings-sound = Geluid
settings-sound-play = Geluiden afspelen
settings-sound-why = Kort en zacht, en nooit het enige teken. Staat dit tabblad op de achtergrond, dan hoor je alleen dat je aan de beurt bent.
settings-volume = Volume
orders-usual = Ook aan mijn volgende tafels
orders-usual-why = Nieuwe tafels van dit spel beginnen met deze opdrachten, behalve wat vanzelf ophoudt.
keys-tab = naar het volgende dat je kunt indrukken; met Shift naar het vorige
keys-enter = het indrukken
keys-escape = sluiten wat open is
keys-settings = de instellingen openen
settings-answers = Antwoorden
settings-confirm = Nog eens vragen voor wat definitief is
settings-confirm-why = Wat je niet kunt terugnemen, druk je twee keer in.
sure = Dit kun je niet terugnemen
sure-why = Eenmaal gedaan blijft het zo.
sure-yes = Doen
sure-no = Nog niet
keys-find = naar het zoekveld

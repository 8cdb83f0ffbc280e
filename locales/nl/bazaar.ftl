# De bazaar, een spel om tafels mee uit te proberen.
setting-turns = Beurten
    .what = Zo vaak is iedereen aan de beurt.
card-spice = Specerijen
    .one = specerijen
card-silk = Zijde
    .one = zijde
card-spy = Spion
    .one = een spion
card-guard = Wachter
    .one = een wachter
omen-moon = de maan
omen-star = de ster
omen-sun = de zon
omen-wind = de wind
event-drew = { $seat ->
    [you] Je trekt een kaart.
   *[other] { $seat-name } trekt een kaart.
}
event-you-drew = Getrokken: { $card-one }.
event-played = { $seat ->
    [you] Je biedt { $card-one } aan.
   *[other] { $seat-name } biedt { $card-one } aan.
}
event-rested = { $seat ->
    [you] Je rust uit.
   *[other] { $seat-name } rust uit.
}
event-guarded = { $by ->
    [you] Je zet een wachter neer. Verloren: { $card-one }.
   *[other] { $by-name } zet een wachter neer. Verloren: { $card-one }.
}
event-settled = Geen wachter te zien. Verkocht: { $card-one }.
event-looked = { $seat ->
    [you] Je bekijkt het voorteken.
   *[other] { $seat-name } bekijkt het voorteken.
}
event-you-saw = Het voorteken is { $omen }.
event-shuffled = De voortekens worden geschud.
event-ended = De bazaar sluit.
event-whispered = Iemand fluistert { $number }.
question-turn = Jij bent aan de beurt.
    .why = Trek een kaart, bied er een aan of rust uit.
question-answer = { $hint ->
    [none] Op de bazaar: { $card-one }.
   *[other] Op de bazaar: { $card-one }. Wachters in de hand van de anderen: { $hint }.
}
    .why = Laat het door of zet een wachter neer.
action-draw = Kaart trekken
action-play = { $it } aanbieden
action-rest = Uitrusten
action-let = Doorlaten
action-guard = Wachter neerzetten
illegal-not-asked = Je bent nu niet aan de beurt.
illegal-other-question = Dat hoort bij een andere vraag.
illegal-hand-full = Meer dan 4 kaarten mag je niet hebben.
illegal-deck-empty = De trekstapel is leeg.
illegal-not-in-hand = Die kaart heb je niet.
illegal-another-has-it = Die kaart heb jij niet, iemand anders wel.
illegal-guards-wait = Een wacht is voor de beurten van de anderen.
illegal-no-guard = Je hebt geen wacht.

## Wat niet te lezen is
unreadable-word = ‘{ $it }’ is geen instelling: schrijf ‘players=N’ of ‘turns=N’.
unreadable-players = De Bazaar is voor 2 tot 4 spelers, niet voor { $it }.
unreadable-choice = ‘{ $key }={ $value }’ past niet. Mogelijk zijn { $choices }.
unreadable-leak = Een lek ‘{ $it }’ is er niet.
unreadable-action = ‘{ $it }’ is geen antwoord. Bekend zijn draw, play, rest, let en guard.

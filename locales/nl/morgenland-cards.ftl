# Morgenland, het kaartspel: naamwoorden. Plekken hebben .gender .the .at .to .from .short; wat je telt .gender .one .many; losse dingen ook
# .a .the; schatkaarten .one, zoals ze midden in een zin staan.

## Plekken
place-cave4 = Drakengrot 4
    .gender = de
    .the = grot 4
    .at = in grot 4
    .to = naar grot 4
    .from = uit grot 4
    .short = Grot 4
place-cave3 = Drakengrot 3
    .gender = de
    .the = grot 3
    .at = in grot 3
    .to = naar grot 3
    .from = uit grot 3
    .short = Grot 3
place-cave2 = Drakengrot 2
    .gender = de
    .the = grot 2
    .at = in grot 2
    .to = naar grot 2
    .from = uit grot 2
    .short = Grot 2
place-cave1 = Drakengrot 1
    .gender = de
    .the = grot 1
    .at = in grot 1
    .to = naar grot 1
    .from = uit grot 1
    .short = Grot 1
place-tent = Aladins tent
    .gender = de
    .the = Aladins tent
    .at = in Aladins tent
    .to = naar Aladins tent
    .from = uit Aladins tent
    .short = Tent
place-caravanserai = Karavaanplaats
    .gender = de
    .the = de karavaanplaats
    .at = op de karavaanplaats
    .to = naar de karavaanplaats
    .from = van de karavaanplaats
    .short = Karavaan
place-room1 = Paleiszaal 1
    .gender = de
    .the = zaal 1
    .at = in zaal 1
    .to = naar zaal 1
    .from = uit zaal 1
    .short = Zaal 1
place-room2 = Paleiszaal 2
    .gender = de
    .the = zaal 2
    .at = in zaal 2
    .to = naar zaal 2
    .from = uit zaal 2
    .short = Zaal 2
place-room3 = Paleiszaal 3
    .gender = de
    .the = zaal 3
    .at = in zaal 3
    .to = naar zaal 3
    .from = uit zaal 3
    .short = Zaal 3
place-room4 = Paleiszaal 4
    .gender = de
    .the = zaal 4
    .at = in zaal 4
    .to = naar zaal 4
    .from = uit zaal 4
    .short = Zaal 4
place-room5 = Paleiszaal 5
    .gender = de
    .the = zaal 5
    .at = in zaal 5
    .to = naar zaal 5
    .from = uit zaal 5
    .short = Zaal 5
place-room6 = Paleiszaal 6
    .gender = de
    .the = zaal 6
    .at = in zaal 6
    .to = naar zaal 6
    .from = uit zaal 6
    .short = Zaal 6
guard = Paleiswachter

## Schatkaarten
treasure-crown-1 = Kroon 1
    .one = kroon 1
treasure-crown-2 = Kroon 2
    .one = kroon 2
treasure-crown-3 = Kroon 3
    .one = kroon 3
treasure-crown-4 = Kroon 4
    .one = kroon 4
treasure-crown-5 = Kroon 5
    .one = kroon 5
treasure-pearl-1 = Parel 1
    .one = parel 1
treasure-pearl-2 = Parel 2
    .one = parel 2
treasure-pearl-3 = Parel 3
    .one = parel 3
treasure-pearl-4 = Parel 4
    .one = parel 4
treasure-pearl-5 = Parel 5
    .one = parel 5
treasure-gem-1 = Edelsteen 1
    .one = edelsteen 1
treasure-gem-2 = Edelsteen 2
    .one = edelsteen 2
treasure-gem-3 = Edelsteen 3
    .one = edelsteen 3
treasure-gem-4 = Edelsteen 4
    .one = edelsteen 4
treasure-gem-5 = Edelsteen 5
    .one = edelsteen 5
treasure-cup-1 = Bokaal 1
    .one = bokaal 1
treasure-cup-2 = Bokaal 2
    .one = bokaal 2
treasure-cup-3 = Bokaal 3
    .one = bokaal 3
treasure-cup-4 = Bokaal 4
    .one = bokaal 4
treasure-cup-5 = Bokaal 5
    .one = bokaal 5
treasure-gold-1 = Goudstaaf 1
    .one = goudstaaf 1
treasure-gold-2 = Goudstaaf 2
    .one = goudstaaf 2
treasure-gold-3 = Goudstaaf 3
    .one = goudstaaf 3
treasure-gold-4 = Goudstaaf 4
    .one = goudstaaf 4
treasure-gold-5 = Goudstaaf 5
    .one = goudstaaf 5

## Artefacten
artifact-lamp = Wonderlamp
    .gender = de
    .a = een wonderlamp
    .the = de wonderlamp
    .one = wonderlamp
    .many = wonderlampen
artifact-double = Dubbelganger
    .gender = de
    .a = een dubbelganger
    .the = de dubbelganger
    .one = dubbelganger
    .many = dubbelgangers
artifact-carpet = Vliegend tapijt
    .gender = het
    .a = een vliegend tapijt
    .the = het vliegende tapijt
    .one = vliegend tapijt
    .many = vliegende tapijten
artifact-counterspell = Tegenspreuk
    .gender = de
    .a = een tegenspreuk
    .the = de tegenspreuk
    .one = tegenspreuk
    .many = tegenspreuken
artifact-key = Sleutel
    .gender = de
    .a = een sleutel
    .the = de sleutel
    .one = sleutel
    .many = sleutels

## Toverkaarten: titels
spell-charity = Aalmoes
spell-trade = Ruilhandel
spell-dragon-leaves = Vliegende draak
spell-dragons-return = De terugkeer van de draak
spell-eye-for-an-eye = Oog om oog
spell-second-chance = Nakomer
spell-lunar-eclipse = Maansverduistering
spell-solar-eclipse = Zonsverduistering
spell-last-will-be-first = De laatsten zullen de eersten zijn
spell-spy = Publiek geheim
spell-taboo = Sesam, sluit u
spell-sultans-tax = Belasting van de sultan
spell-mirage = Fata morgana
spell-abracadabra = Abracadabra
spell-apprentice = Tovenaarsleerling
spell-parasite = Verstekeling
spell-smuggler = Naar binnen gesmokkeld
spell-teleport = Teleportatie
spell-city-tax = Beurzensnijderij
spell-sacrifice = Offer
spell-donation = Verdwenen

## Wie er met twee spelers meedoet
dummy = Dummy
    .name = Dummy

## Wanneer iemand mag reageren
moment-a = Voor het plaatsen begint
    .one = voor het plaatsen
moment-b = Voor de volgende held
    .one = voor de volgende held
moment-c = Na het plaatsen
    .one = na het plaatsen
moment-d = Bij het omdraaien
    .one = bij het omdraaien
moment-e = Na de grotten, voor de stad
    .one = tussen de grotten en de stad
moment-f = Bij de paleiswachter
    .one = bij de paleiswachter
moment-g = Na een aankoop
    .one = na een aankoop
moment-o = Voor de aankoop
    .one = voor een aankoop

## Gespeelde kaarten en waar ze op gericht zijn
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-hero = op { $it }
target-move = op { $it }, { $to-to }
target-place = op { $it-the }
target-for = { $to ->
    [you] { $it-to }, voor jou
   *[other] { $it-to }, voor { $to-name }
}
target-kind = voor { $it-a }
target-swap = op { $it-the }, voor { $to-a } uit de stapel
target-barter = { $it-at }, { $to-a } tegen { $with-the }
target-play = { $seat ->
    [you] tegen *{ $card }* van jou
   *[other] tegen *{ $card }* van { $seat-name }
}

## Helden met persoon en plek
hero-hidden = { $owner ->
    [you] jouw gedekte held { $place-at }
   *[other] { $nth ->
        [one] de { $nth }e gedekte held van { $owner-name } { $place-at }
        [other] de { $nth }e gedekte held van { $owner-name } { $place-at }
       *[none] een gedekte held van { $owner-name } { $place-at }
    }
}
hero-down = { $owner ->
    [you] jouw { $value } { $place-at } (gedekt)
   *[other] de { $value } van { $owner-name } { $place-at } (gedekt)
}
hero-open = { $owner ->
    [you] jouw { $value } { $place-at }
   *[other] de { $value } van { $owner-name } { $place-at }
}
hero-gone = een held die er niet meer ligt

## Een betaling; zonder smeergeld wordt op ‘niets’ gekozen
payment = { $bribe ->
    [niets] { $price }
   *[other] { $price }; aan de wachter: { $bribe }
}

## Wat er gebeurt
event-start-player = { $seat ->
    [you] Je bent *startspeler*: je begint en gaat bij een gelijke stand voor.
   *[other] { $seat-name } is *startspeler*: begint en gaat bij een gelijke stand voor.
}
event-dealt = { $each ->
    [0] Niemand begint met schatkaarten.
    [one] Iedereen krijgt { $each } schatkaart.
   *[other] Iedereen krijgt { $each } schatkaarten.
}
event-you-were-dealt = Je krijgt *{ $cards }*.
event-reshuffled = De schatkaarten zijn op: de aflegstapel zonder de bovenste kaart komt geschud terug.
event-spells-reshuffled = De toverkaarten zijn op: de aflegstapel komt geschud terug.
event-round = Ronde { $round }
event-filled = { $place } krijgt { $cards }.
event-guard-set = Voor de paleiswachter is er geen kaart meer.
event-decided = Voor het aantal zalen ligt nu *{ $card-one }* open.
event-rooms = { $rooms ->
    [one] Het paleis heeft { $rooms } zaal.
   *[other] Het paleis heeft { $rooms } zalen.
}
event-placed = { $seat ->
    [you] Je plaatst een held { $place-at }.
   *[other] { $seat-name } plaatst een held { $place-at }.
}
event-you-placed = Je plaatst je *{ $hero }* gedekt { $place-at }.
event-placed-open = { $seat ->
    [you] Je plaatst je *{ $hero }* open { $place-at }.
   *[other] { $seat-name } plaatst de *{ $hero }* open { $place-at }.
}
event-took = { $seat ->
    [you] Je neemt *{ $card-one }*.
   *[other] { $seat-name } neemt *{ $card-one }*.
}
event-left-over = Wat er { $place-at } over is, gaat naar de aflegstapel: { $cards }.
event-drew = { $seat ->
    [you] { $count ->
        [one] Je trekt { $count } toverkaart.
       *[other] Je trekt { $count } toverkaarten.
    }
   *[other] { $count ->
        [one] { $seat-name } trekt { $count } toverkaart.
       *[other] { $seat-name } trekt { $count } toverkaarten.
    }
}
event-you-drew = Je trekt *{ $spells }*.
event-gave = { $seat ->
    [you] Je geeft de andere toverkaart aan { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } geeft de andere toverkaart aan jou.
       *[other] { $seat-name } geeft de andere toverkaart aan { $to-name }.
    }
}
event-you-got = { $seat-name } geeft je *{ $spell }*.
event-spell-discarded = *{ $spell }* gaat naar de aflegstapel.
event-guard = { $card ->
    [none] Bij de paleiswachter ligt geen kaart: niemand betaalt smeergeld.
   *[other] De paleiswachter laat zich zien: { $card-one }, sterkte *{ $strength }*.
}
event-passed = { $seat ->
    [you] Je ziet af van het artefact { $room-at }.
   *[other] { $seat-name } ziet af van het artefact { $room-at }.
}
event-bought = { $bribe ->
    [niets] { $seat ->
        [you] Je koopt { $artifact-the } { $room-at } voor *{ $price }*.
       *[other] { $seat-name } koopt { $artifact-the } { $room-at } voor *{ $price }*.
    }
   *[other] { $seat ->
        [you] Je koopt { $artifact-the } { $room-at } voor *{ $price }* en betaalt de paleiswachter *{ $bribe }*.
       *[other] { $seat-name } koopt { $artifact-the } { $room-at } voor *{ $price }* en betaalt de paleiswachter *{ $bribe }*.
    }
}
event-round-over = Ronde { $round } is voorbij. Alle helden gaan terug.
event-showdown = { $seat ->
    [you] Je laat je hand zien: *{ $cards }*. Toverkaarten: { $spells }.
   *[other] { $seat-name } laat zien: *{ $cards }*. Toverkaarten: { $spells }.
}
event-played = { $seat ->
    [you] Je speelt { $play }.
   *[other] { $seat-name } speelt { $play }.
}
event-cancelled = { $seat ->
    [you] Een tegenspreuk heft *{ $card }* van jou op.
   *[other] Een tegenspreuk heft *{ $card }* van { $seat-name } op.
}
event-taken-back = { $seat ->
    [you] Je neemt de tegenspreuk terug: een andere is sneller.
   *[other] { $seat-name } neemt de tegenspreuk terug: een andere is sneller.
}
event-resolved = { $seat ->
    [you] Jouw kaart werkt: { $play }.
   *[other] De kaart van { $seat-name } werkt: { $play }.
}
event-back = Gaat terug: { $hero }.
event-moved = Gaat { $place-to }: { $hero }.
event-doubled = Telt nog een keer: { $hero }.
event-flown = { $seat ->
    [you] Een vliegend tapijt vliegt { $place-to } en telt voor jou.
   *[other] Een vliegend tapijt vliegt { $place-to } en telt voor { $seat-name }.
}
event-carpets-end = Vliegende tapijten { $place-at } tellen niet meer.
event-unlocked = { $seat ->
    [you] Je betaalt deze ronde geen smeergeld.
   *[other] { $seat-name } betaalt deze ronde geen smeergeld.
}
event-looked = { $seat ->
    [you] { $count ->
        [one] Je bekijkt { $count } schatkaart.
       *[other] Je bekijkt { $count } schatkaarten.
    }
   *[other] { $count ->
        [one] { $seat-name } bekijkt { $count } schatkaart.
       *[other] { $seat-name } bekijkt { $count } schatkaarten.
    }
}
event-you-looked = Je bekijkt *{ $cards }*.
event-kept-card = { $seat ->
    [you] Je houdt één schatkaart.
   *[other] { $seat-name } houdt één schatkaart.
}
event-discarded = { $seat ->
    [you] Je legt af: *{ $cards }*.
   *[other] { $seat-name } legt af: *{ $cards }*.
}
event-gives = { $seat ->
    [you] Je geeft *{ $card-one }*.
   *[other] { $seat-name } geeft *{ $card-one }*.
}
event-enough = { $seat ->
    [you] Je geeft niets meer.
   *[other] { $seat-name } geeft niets meer.
}
event-takes = { $seat ->
    [you] Je neemt *{ $card-one }* van de aflegstapel.
   *[other] { $seat-name } neemt *{ $card-one }* van de aflegstapel.
}
event-emptied = De draak keert terug { $place-to }. Afgelegd: { $cards }.
event-spared = { $seat ->
    [you] Je laat het erbij en verwijdert niets.
   *[other] { $seat-name } laat het erbij en verwijdert niets.
}
event-reversed = Vanaf nu geldt de zwakste als de sterkste.
event-open-secret = { $seat ->
    [you] Vanaf nu plaatst iedereen behalve jij open.
   *[other] Vanaf nu plaatst iedereen behalve { $seat-name } open.
}
event-closed = Deze ronde mag er niets meer { $place-to }.
event-changed = { $room }: hier is nu { $artifact-a } te koop.
event-wishes = { $seat ->
    [you] Koop je, dan neem je { $artifact-a } uit de stapel.
   *[other] Koopt { $seat-name }, dan is het { $artifact-a } uit de stapel.
}
event-exchanged = { $seat ->
    [you] Je ruilt { $gives-a } tegen { $takes-the } { $room-at }.
   *[other] { $seat-name } ruilt { $gives-a } tegen { $takes-the } { $room-at }.
}
event-smuggled = { $seat ->
    [you] Je bent { $place-at } binnengesmokkeld.
   *[other] { $seat-name } is { $place-at } binnengesmokkeld.
}

## De helden van een plek op één regel: een deel voor iedereen, samen een lijst
log-shown = Omgedraaid: { $parts }.
log-shown-one = { $seat ->
    [you] jij *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] jij *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## Wat kaarten deze ronde hebben veranderd, elk een regel
force-reversed = De zwakste geldt als de sterkste.
force-open = Wie open plaatst: { $seats }.
force-closed = Gesloten: { $places }.
force-keys = Geen smeergeld: { $seats }.
force-smuggled = { $seat ->
    [you] Je bent { $place-at } binnengesmokkeld.
   *[other] { $seat-name } is { $place-at } binnengesmokkeld.
}
force-wish = Gewenst uit de stapel: { $artifact-a }.

## Wat er net gebeurd is, bij de vraag
happened-round = Ronde { $round } begint.
happened-all-placed = Alle helden liggen.
happened-caves = De grotten zijn verdeeld.
happened-sold = Het artefact { $room-at } is verkocht.
happened-guard = De paleiswachter heeft kracht { $guard }.
happened-place = { $place }: { $parts }.
happened-place-room = { $place } ({ $artifact-one }): { $parts }.
happened-plays = Gespeeld: { $parts }.
happened-play = { $seat ->
    [you] jij { $play }
   *[other] { $seat-name } { $play }
}
standing = { $seat ->
    [you] jij { $strength }
   *[other] { $seat-name } { $strength }
}
standing-smuggled = { $seat ->
    [you] jij, binnengesmokkeld
   *[other] { $seat-name }, binnengesmokkeld
}

## Hoe het afloopt, in zinsdelen: na ‘als niemand speelt’ en alleen onder een antwoord
unless = Als niemand speelt: { $parts }.
prospect-places = { $seat ->
    [you] jij plaatst nu
   *[other] { $seat-name } plaatst nu
}
prospect-next = { $place-the } is aan de beurt
prospect-guard = de paleiswachter laat zich zien
prospect-goes-on = de ronde gaat verder
prospect-effect = het werkt
prospect-nothing = je krijgt niets
prospect-picks = { $seat ->
    [you] je kiest een kaart
   *[other] { $seat-name } kiest een kaart
}
prospect-picks-then = { $seat ->
    [you] dan jij
   *[other] dan { $seat-name }
}
prospect-tent = { $seat ->
    [you] je kiest een toverkaart
   *[other] { $seat-name } kiest een toverkaart
}
prospect-tent-second = { $seat ->
    [you] jij krijgt de andere
   *[other] { $seat-name } krijgt de andere
}
prospect-names = { $seat ->
    [you] je wijst de startspeler aan
   *[other] { $seat-name } wijst de startspeler aan
}
prospect-offer = { $seat ->
    [you] { $bribe ->
        [0] je mag voor { $price } kopen
       *[other] je mag voor { $price } en { $bribe } smeergeld kopen
    }
   *[other] { $bribe ->
        [0] { $seat-name } mag voor { $price } kopen
       *[other] { $seat-name } mag voor { $price } en { $bribe } smeergeld kopen
    }
}
prospect-offer-then = { $seat ->
    [you] { $bribe ->
        [0] dan jij voor { $price }
       *[other] dan jij voor { $price } en { $bribe } smeergeld
    }
   *[other] { $bribe ->
        [0] dan { $seat-name } voor { $price }
       *[other] dan { $seat-name } voor { $price } en { $bribe } smeergeld
    }
}
prospect-offer-next = dan mag { $seat-name } kopen
prospect-unsold = niemand koopt het
prospect-tie = bij gelijke stand telt wie eerst is: { $then }
prospect-left = { $over ->
    [0] { $left ->
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    }
   *[other] { $left ->
        [one] { $over } te veel, nog { $left } kaart
       *[other] { $over } te veel, nog { $left } kaarten
    }
}
prospect-home = { $heroes ->
    [one] { $heroes } held gaat terug
   *[other] { $heroes } helden gaan terug
}
prospect-given = { $seat-name } krijgt { $spell }
prospect-discarded = { $spell } gaat naar de aflegstapel

## Vragen, met daaronder waarom
question-window = Speel iets, of pas.
    .why = { $moment }: met een toverkaart of een artefact, of je past.
question-where = Waar gaat de held heen?
    .why = Je speelt { $play }. Kies de nieuwe plek.
question-place = Plaats een held.
    .why = Kies een held en dan een plek. De anderen zien niet welke waarde die heeft.
question-place-open = Plaats een held.
    .why = Kies een held en dan een plek. Door *{ spell-spy }* ligt die open.
question-pick = Neem een schatkaart.
    .why = Je bent { $place-at } aan de beurt. Wat blijft liggen, is voor de volgende.
question-tent = Welke toverkaart houd je?
    .why = Je hebt *{ $drawn }* getrokken. De andere is voor wie er op één na het sterkst is. Ben je alleen in de tent, dan leg je die af.
question-name-start = Wie wordt startspeler?
    .why = Je bent op de karavaanplaats het sterkst. Kies wie vanaf nu begint en bij een gelijke stand voorgaat. Dat mag je ook zelf zijn.
question-offer = Koop je { $artifact-the } { $room-at }?
    .why = { $bribe ->
        [0] De prijs is minstens { $price } in één symbool. Je betaalt geen kaart te veel en krijgt geen wisselgeld.
       *[other] De prijs is minstens { $price } in één symbool, en de paleiswachter wil minstens { $bribe }, ook in één symbool. Je betaalt geen kaart te veel en krijgt geen wisselgeld.
    }
question-charity = Welke schatkaart houd je?
    .why = *{ spell-charity }* laat je { $cards } zien. Je houdt er één en legt de rest af.
question-give = Geef je een schatkaart?
    .why = *{ spell-trade }*: een voor een, op volgorde. Daarna neem je er evenveel met dezelfde waarden van de aflegstapel. Tot nu toe gegeven: { $given }.
question-take = Welke kaart neem je van de aflegstapel?
    .why = Je geeft { $given } en neemt er evenveel met dezelfde waarden. Tot nu toe genomen: { $taken }.
question-eye = Verwijder je in ruil daarvoor een held van { $of-name }?
    .why = Jouw held is weg: *{ spell-eye-for-an-eye }*.
question-sultans-tax = Betaal je voor je helden in het paleis?
    .why = { $amount ->
        [one] *{ spell-sultans-tax }*: { $amount } schatkaart voor allemaal samen, of ze gaan allemaal terug.
       *[other] *{ spell-sultans-tax }*: { $amount } schatkaarten voor allemaal samen, of ze gaan allemaal terug.
    }
question-city-tax = Betaal je voor { $hero }?
    .why = { $amount ->
        [one] *{ spell-city-tax }*: { $amount } schatkaart, of de held gaat terug.
       *[other] *{ spell-city-tax }*: { $amount } schatkaarten, of de held gaat terug.
    }
question-tax-rest = Betaal de rest van de belasting.
    .why = { $amount ->
        [one] Nog { $amount } schatkaart.
       *[other] Nog { $amount } schatkaarten.
    }
question-sacrifice = Leg kaarten af die samen minstens { $amount } waard zijn.
    .why = Iedereen moet het doen. De symbolen kies je zelf, maar geen kaart te veel.
question-fare = Welke kaart betaal je voor de reis?
    .why = { $amount ->
        [one] *{ spell-teleport }*: { $amount } schatkaart naar keuze.
       *[other] *{ spell-teleport }*: nog { $amount } schatkaarten naar keuze.
    }

## Wat er aan iemand gevraagd is, zoals iedereen het ziet
asked-place = { $seat ->
    [you] Je plaatst een held.
   *[other] { $seat-name } plaatst een held.
}
asked-pick = { $seat ->
    [you] Je neemt { $place-at } een schatkaart.
   *[other] { $seat-name } neemt { $place-at } een schatkaart.
}
asked-tent = { $seat ->
    [you] Je kiest een toverkaart in Aladins tent.
   *[other] { $seat-name } kiest een toverkaart in Aladins tent.
}
asked-name-start = { $seat ->
    [you] Je wijst de startspeler aan.
   *[other] { $seat-name } wijst de startspeler aan.
}
asked-offer = { $seat ->
    [you] Je mag { $room-at } { $artifact-the } kopen.
   *[other] { $seat-name } mag { $room-at } { $artifact-the } kopen.
}
asked-charity = { $seat ->
    [you] Je bekijkt schatkaarten en houdt er één.
   *[other] { $seat-name } bekijkt schatkaarten en houdt er één.
}
asked-give = { $seat ->
    [you] Je ruilt met de aflegstapel. Tot nu toe gegeven: { $given }.
   *[other] { $seat-name } ruilt met de aflegstapel. Tot nu toe gegeven: { $given }.
}
asked-take = { $seat ->
    [you] Je neemt kaarten van de aflegstapel voor { $given }. Tot nu toe genomen: { $taken }.
   *[other] { $seat-name } neemt kaarten van de aflegstapel voor { $given }. Tot nu toe genomen: { $taken }.
}
asked-eye = { $seat ->
    [you] Je mag een held van { $of-name } verwijderen.
   *[other] { $of ->
        [you] { $seat-name } mag een van jouw helden verwijderen.
       *[other] { $seat-name } mag een held van { $of-name } verwijderen.
    }
}
asked-sultans-tax = { $seat ->
    [you] Je betaalt voor je helden in het paleis of neemt ze allemaal terug.
   *[other] { $seat-name } betaalt voor de helden in het paleis of neemt ze allemaal terug.
}
asked-city-tax = { $seat ->
    [you] Je betaalt voor { $hero } of neemt die terug.
   *[other] { $seat-name } betaalt voor { $hero } of neemt die terug.
}
asked-sacrifice = { $seat ->
    [you] Je legt schatkaarten af die samen minstens { $amount } waard zijn.
   *[other] { $seat-name } legt schatkaarten af die samen minstens { $amount } waard zijn.
}
asked-fare = { $seat ->
    [you] Je betaalt voor een reis { $to-to }: { $hero }.
   *[other] { $seat-name } betaalt voor een reis { $to-to }: { $hero }.
}

## Wat er gaande is, voor wie niets gevraagd wordt
status-window = { $phase }.
    .why = In het geheim gevraagd: { $seats }.
status-answered = Je hebt geantwoord. De anderen denken misschien nog na.
    .why = In het geheim gevraagd: { $seats }.
status-won = { $artifacts ->
    [one] { $seat ->
        [you] De partij is afgelopen. Je wint met { $artifacts } artefact.
       *[other] De partij is afgelopen. { $seat-name } wint met { $artifacts } artefact.
    }
   *[other] { $seat ->
        [you] De partij is afgelopen. Je wint met { $artifacts } artefacten.
       *[other] De partij is afgelopen. { $seat-name } wint met { $artifacts } artefacten.
    }
}
    .why = Iedereen laat de hand zien.
status-shared = De partij is afgelopen. Samen op plaats 1: { $seats }.
    .why = Iedereen laat de hand zien.

## Antwoorden: knoppen en menu’s
action-place = De { $hero } { $place-at } plaatsen
action-pick = { $it } nemen
action-keep = *{ $it }* houden
action-name = { $it ->
    [you] Zelf beginnen
   *[other] { $it-name } laten beginnen
}
action-buy = Betalen: { $it }
action-pass = Passen
action-play = { $it } spelen
action-to = Held { $it-to } verplaatsen
action-keep-card = { $it } houden
action-give = { $it } geven
action-enough = Niets meer geven
action-take = { $it } nemen
action-strike = Verwijderen: { $it }
action-pay = { $it } betalen
action-take-back = Held terugnemen
action-discard = Afleggen: { $it }

## Dezelfde bij een bepaalde vraag
action-pass-offer = Ervan afzien
action-pass-eye = Niets verwijderen
action-take-back-all = Alle helden terugnemen

## Wat toverkaarten doen. Het getal op een kaart heet zoals de kaart.
text-spell-charity = { $charity ->
    [one] Neem de bovenste schatkaart van de trekstapel. Alleen jij ziet die.
   *[other] Bekijk de bovenste { $charity } schatkaarten van de trekstapel, houd er één en leg de rest af.
}
text-spell-trade = { $trade ->
    [one] Ruil { $trade } schatkaart tegen een kaart met dezelfde waarde van de aflegstapel.
   *[other] Ruil tot { $trade } schatkaarten, elk tegen een kaart met dezelfde waarde van de aflegstapel.
}
text-spell-dragon-leaves = { $dragon-leaves ->
    [one] Een grot die nog niet aan de beurt was, krijgt er { $dragon-leaves } schatkaart van de trekstapel bij.
   *[other] Een grot die nog niet aan de beurt was, krijgt er { $dragon-leaves } schatkaarten van de trekstapel bij.
}
text-spell-dragons-return = Alle schatkaarten van de grot die aan de beurt is, gaan naar de aflegstapel. Niemand krijgt iets.
text-spell-eye-for-an-eye = Verwijder een held van een ander. Wie die kwijtraakt, mag in ruil daarvoor een van jouw helden verwijderen.
text-spell-second-chance = Verplaats een van je helden naar een andere plek die nog niet is afgehandeld.
text-spell-lunar-eclipse = Op de plek die aan de beurt is, gaan alle helden met een oneven waarde terug, en vliegende tapijten tellen daar niet meer.
text-spell-solar-eclipse = Op de plek die aan de beurt is, gaan alle helden met een even waarde terug.
text-spell-last-will-be-first = Tot het einde van de ronde geldt de zwakste als de sterkste. Voor prijzen, gelijke standen en de paleiswachter verandert er niets.
text-spell-spy = Vanaf nu plaatst iedereen behalve jij deze ronde open.
text-spell-taboo = Op een plek naar keuze mag deze ronde niets meer komen. Wat er ligt, blijft en telt.
text-spell-sultans-tax = { $sultans-tax ->
    [one] Alle anderen met helden in het paleis leggen { $sultans-tax } schatkaart af of nemen al die helden terug.
   *[other] Alle anderen met helden in het paleis leggen { $sultans-tax } schatkaarten af of nemen al die helden terug.
}
text-spell-mirage = Leg een artefact uit de stapel in een zaal die nog niet aan de beurt was. Het artefact dat daar ligt, gaat in de stapel.
text-spell-abracadabra = Alleen voordat je over een aanbod beslist: noem een artefact dat in de stapel zit. Koop je, dan neem je dat voor dezelfde prijs.
text-spell-apprentice = Ruil een artefact van jou dat nog niet is uitgespeeld, tegen een ander artefact in het paleis. Dat van jou komt daar te liggen.
text-spell-parasite = Gebruik de kracht van een artefact dat een ander deze ronde heeft uitgespeeld, maar geen tegenspreuk.
text-spell-smuggler = Na de grotten, voor de stad: bleef de tent of de karavaanplaats leeg, dan doe je daar zonder held mee, even sterk als de sterkste.
text-spell-teleport = { $teleport ->
    [one] Verplaats een held naar keuze naar een andere plek die nog niet is afgehandeld, en leg daarvoor { $teleport } schatkaart af.
   *[other] Verplaats een held naar keuze naar een andere plek die nog niet is afgehandeld, en leg daarvoor { $teleport } schatkaarten af.
}
text-spell-city-tax = { $city-tax ->
    [one] De anderen leggen voor elke held in de tent en op de karavaanplaats { $city-tax } schatkaart af of nemen die held terug.
   *[other] De anderen leggen voor elke held in de tent en op de karavaanplaats { $city-tax } schatkaarten af of nemen die held terug.
}
text-spell-sacrifice = Iedereen, ook jij, legt schatkaarten af die samen minstens { $sacrifice } waard zijn. Wie niet zoveel heeft, legt alles af.
text-spell-donation = Iedereen, ook jij, legt schatkaarten af die samen minstens { $donation } waard zijn. Wie niet zoveel heeft, legt alles af.

## Wat artefacten doen, één keer in de partij
text-artifact-lamp = { $lamp ->
    [one] Trek { $lamp } toverkaart. Alleen jij ziet die.
   *[other] Trek { $lamp } toverkaarten. Alleen jij ziet ze.
}
text-artifact-double = Een van je helden op de plek die aan de beurt is, telt dubbel: voor wie het sterkst is, bij de paleiswachter en voor de prijs.
text-artifact-carpet = Na het plaatsen: laat het tapijt naar een plek vliegen die nog niet is afgehandeld. Het telt daar als een held met waarde { $carpet }, voor jou of voor iemand die daar een held heeft.
text-artifact-counterspell = Heft een toverkaart van een ander op voordat die werkt.
text-artifact-key = Je betaalt deze ronde geen smeergeld.

## Wat er op een plek te halen is
text-place-cave4 = Om de beurt neemt iedereen hier een schatkaart, de sterkste eerst. Wat er over is, gaat naar de aflegstapel.
text-place-cave3 = { text-place-cave4 }
text-place-cave2 = { text-place-cave4 }
text-place-cave1 = { text-place-cave4 }
text-place-tent = Wie het sterkst is, trekt 2 toverkaarten, houdt er één en geeft de andere aan wie op één na het sterkst is.
text-place-caravanserai = Wie het sterkst is, wijst de startspeler aan: die begint en gaat bij een gelijke stand voor. Is hier niemand, dan schuift dat met de klok mee door.
text-place-room1 = Wie het sterkst is, mag het artefact kopen, voor zoveel als de helden hier waard zijn; daarna mag de volgende. Wie zwakker is dan de paleiswachter, betaalt ook smeergeld.
text-place-room2 = { text-place-room1 }
text-place-room3 = { text-place-room1 }
text-place-room4 = { text-place-room1 }
text-place-room5 = { text-place-room1 }
text-place-room6 = { text-place-room1 }
text-guard = Wie koopt met een totaal onder de sterkte van de paleiswachter, betaalt hem het verschil als smeergeld.

## Spelvormen
setting-players = Spelers
setting-spells = Toverkaarten
setting-spells-core = Basisset
    .what = Alleen toverkaarten die je snel onder de knie hebt.
setting-spells-all = Alle toverkaarten
    .what = Ook de zeldzamere en wildere toverkaarten doen mee.
setting-start-treasures = Schatkaarten aan het begin
    .what = Zoveel krijgt iedereen er voor de eerste ronde.
setting-ledger = Geheugensteun
setting-ledger-on = Te zien
    .what = Iedereen ziet wat je van de schatkaarten van de anderen had kunnen onthouden.
setting-ledger-off = Niet te zien
    .what = De schatkaarten van de anderen onthoud je zelf.
setting-cards = Kaarten
    .what = Hoe vaak elke kaart er is, wanneer je die mag spelen en welk getal erop staat.

## Waar de ronde is
phase-preparing = Een ronde begint
phase-placing = Er wordt geplaatst
phase-reaching = Nu volgt: { $it }
phase-revealed = Omgedraaid: { $it }
phase-settling = Aan de beurt: { $it }
phase-guarding = Nu volgt: { guard }
phase-closing = De ronde loopt af
phase-over = De partij is afgelopen
step-lay-out = Uitleggen
step-place = Plaatsen
step-caves = Grotten
step-city = Stad
step-guard = Wachter
step-palace = Paleis

## Spelregels waar naar verwezen wordt, in één zin. Getallen komen van de kaarten waarmee gespeeld wordt.
rule-K1-9 = De plekken komen een voor een aan de beurt: grot 4 tot en met grot 1, Aladins tent, de karavaanplaats, dan de zalen, één voor elk artefact dat er ligt.
rule-K1-12 = Afgelegde schatkaarten liggen open en in vaste volgorde, de laatste bovenop.
rule-K1-16 = Een held die teruggaat, doet tot het einde van de ronde niet meer mee.
rule-K2-1 = Wie de eerste startspeler is, bepaalt het lot.
rule-K2-2 = Iedereen begint met zoveel schatkaarten als afgesproken, en verder ziet niemand ze.
rule-K3-1 = Elke ronde begint met de grotten: elke grot krijgt zoveel open schatkaarten als het nummer zegt.
rule-K3-2 = Bij de paleiswachter ligt één gedekte schatkaart.
rule-K3-3 = Er komen schatkaarten open op tafel tot één ervan het aantal zalen bepaalt.
rule-K3-5 = De rij artefacten wordt aangevuld tot het aantal zalen; onverkochte tellen mee.
rule-K3-10 = Zijn de schatkaarten op, dan komt de aflegstapel zonder de bovenste kaart geschud terug.
rule-K4-1 = Om de beurt plaatst iedereen een held gedekt, tot er geen meer over is; passen mag niet.
rule-K4-2 = Plaatsen is verplicht: niemand past of houdt een held achter.
rule-K5-2 = Komt een plek aan de beurt, dan draait iedereen daar de helden om.
rule-K5-4 = Wie het hoogste totaal heeft, is het sterkst: helden, dubbelgangers en vliegende tapijten samen.
rule-K5-5 = Bij een gelijke stand is sterker wie vanaf de startspeler het eerst komt.
rule-K5-9 = Een verplaatste held blijft gedekt of open liggen; alleen op de plek die aan de beurt is, ligt die meteen open.
rule-K6-1 = In een grot neemt iedereen één schatkaart, de sterkste eerst, zolang er nog zijn.
rule-K6-2 = Nemen is verplicht. Valt er niets te kiezen, dan krijg je de kaart meteen.
rule-K6-5 = Wat er in een grot over is, gaat naar de aflegstapel.
rule-K7-1 = In Aladins tent trekt wie het sterkst is 2 toverkaarten en houdt er één.
rule-K7-2 = De andere toverkaart gaat naar wie op één na het sterkst is.
rule-K7-3 = Is daar verder niemand, dan gaat de andere toverkaart naar de aflegstapel.
rule-K7-5 = Zijn de toverkaarten op, dan komt de aflegstapel geschud terug.
rule-K8-1 = Wie op de karavaanplaats het sterkst is, wijst de startspeler aan; dat geldt meteen, ook al voor het paleis.
rule-K8-4 = Is er niemand op de karavaanplaats, dan wordt met de klok mee de volgende startspeler.
rule-K9-1 = De paleiswachter is zo sterk als de waarde van zijn kaart plus { $guard }.
rule-K9-3 = Wie in een zaal minstens zo sterk is als de paleiswachter, betaalt hem niets; wie zwakker is, betaalt het verschil als smeergeld.
rule-K10-1 = In elke zaal mag wie het sterkst is het artefact kopen; wie ervan afziet, laat het aan de volgende.
rule-K10-2 = De prijs betaal je in één symbool, en die is minstens zo hoog als je totaal in die zaal.
rule-K10-3 = Het smeergeld betaal je in één symbool, en het is minstens zo hoog als wat je tegen de paleiswachter tekortkomt.
rule-K10-4 = Prijs en smeergeld betaal je met verschillende kaarten.
rule-K10-7 = Je betaalt geen kaart die je weg kunt laten.
rule-K10-9 = Niemand hoeft te kopen.
rule-K10-11 = Wie koopt, neemt het artefact en mag het kort daarna uitspelen; voor deze zaal is verder niemand meer aan de beurt.
rule-K11-2 = Aan het eind van de ronde neemt iedereen alle helden terug.
rule-K12-1 = De partij is meteen afgelopen als het laatste artefact is verkocht.
rule-K12-2 = Wie de meeste artefacten heeft, wint; uitgespeelde tellen mee.
rule-K12-3 = { $ties ->
    [none] Bij een gelijke stand beslissen de schatkaarten in de hand.
   *[other] Bij een gelijke stand wint wie meer { $ties-many } heeft; uitgespeelde tellen mee.
}
rule-K12-5 = Is het dan nog gelijk, dan beslist de waarde van de schatkaarten in de hand.
rule-K12-8 = De partij is uiterlijk na ronde { $cap } afgelopen.
rule-K13-6 = Elk artefact mag je één keer in de partij uitspelen; daarna telt het gewoon voor je mee.
rule-K13-8 = Een dubbelganger is alleen voor je eigen helden.
rule-K13-10 = Een tegenspreuk heft toverkaarten op, geen artefacten.
rule-K14-22 = Een toverkaart gebruik je één keer, dan gaat die naar de aflegstapel.
rule-K14-23 = Je mag zoveel toverkaarten spelen als je wilt, maar alleen wat je hebt.
rule-K14-24 = Wie niet alles kan doen wat een kaart vraagt, doet zoveel mogelijk.
rule-K14-25 = Op een plek die al is afgehandeld, komt niets meer, en er gaat ook geen held meer weg.
rule-K15-1 = Elke kaart heeft eigen momenten waarop je die mag spelen.
rule-K15-2 = Iedereen die misschien kan reageren, antwoordt tegelijk en in het geheim; dan komen de kaarten samen op tafel.
rule-K15-3 = Een omgedraaide kaart is gespeeld en ligt open, met waar die op gericht is.
rule-K15-5 = Een tegenspreuk heft een toverkaart van een ander meteen op; zijn er meer tegen dezelfde kaart, dan telt alleen de eerste en gaan de andere terug.
rule-K15-6 = Past iedereen, dan werkt wat geldt om de beurt, vanaf de startspeler.
rule-K15-12 = Bij een aanbod mag je kaarten spelen voordat je beslist.
rule-K15-17 = Een kaart heeft iets nodig waar die op gericht mag zijn, zoals de tafel ligt wanneer iedereen gevraagd is.
rule-K16-1 = Met twee spelers doet de dummy mee: die plaatst helden, maar heeft niets, beslist niets en verliest elke gelijke stand.
rule-K17-15 = Aan het eind van de partij laat iedereen de hand zien.
rule-K18-16 = Alleen wie een vraag krijgt, mag antwoorden, alleen op die vraag en alleen met kaarten die er zijn.
rule-K13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-K13-2 = { artifact-double }: { text-artifact-double }
rule-K13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-K13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-K13-5 = { artifact-key }: { text-artifact-key }
rule-K14-1 = { spell-charity }: { text-spell-charity }
rule-K14-2 = { spell-trade }: { text-spell-trade }
rule-K14-3 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-K14-4 = { spell-dragons-return }: { text-spell-dragons-return }
rule-K14-5 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-K14-6 = { spell-second-chance }: { text-spell-second-chance }
rule-K14-7 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-K14-8 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-K14-9 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-K14-10 = { spell-spy }: { text-spell-spy }
rule-K14-11 = { spell-taboo }: { text-spell-taboo }
rule-K14-12 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-K14-13 = { spell-mirage }: { text-spell-mirage }
rule-K14-14 = { spell-abracadabra }: { text-spell-abracadabra }
rule-K14-15 = { spell-apprentice }: { text-spell-apprentice }
rule-K14-16 = { spell-parasite }: { text-spell-parasite }
rule-K14-17 = { spell-smuggler }: { text-spell-smuggler }
rule-K14-18 = { spell-teleport }: { text-spell-teleport }
rule-K14-19 = { spell-city-tax }: { text-spell-city-tax }
rule-K14-20 = { spell-sacrifice }: { text-spell-sacrifice }
rule-K14-21 = { spell-donation }: { text-spell-donation }

## Waarom een antwoord niet kan. De regel staat ernaast.
spending-price = Prijs
spending-bribe = Smeergeld
spending-trade = { spell-trade }
spending-sultans-tax = { spell-sultans-tax }
spending-city-tax = { spell-city-tax }
spending-sacrifice = { spell-sacrifice }
spending-donation = { spell-donation }
spending-teleport = { spell-teleport }
illegal-not-asked = Je bent nu niet aan de beurt.
illegal-other-question = Dat is niet de vraag. { $asked }
illegal-other-question-window = Nu speel je een kaart, of je past.
illegal-no-such-hero = Je hebt geen { $hero } in je hand.
illegal-no-such-room = { $place } is er deze ronde niet.
illegal-closed = Deze ronde mag er niets meer { $place-to }: *{ spell-taboo }*.
illegal-not-in-cave = Die kaart ligt niet { $place-at }.
illegal-not-drawn = Die toverkaart heb je niet getrokken.
illegal-not-looked-at = Die kaart zit niet bij de kaarten die je bekijkt.
illegal-no-such-player = Daar zit niemand.
illegal-dummy = De dummy wordt nooit startspeler.
illegal-not-in-hand = { $due }: die kaarten heb je niet allemaal in je hand.
illegal-paid-twice = Een kaart telt voor de prijs of als smeergeld, nooit voor allebei.
illegal-mixed-symbols = { $due }: alleen kaarten met hetzelfde symbool.
illegal-price-too-low = De prijs is minstens { $least }, zo hoog als je totaal in deze zaal.
illegal-bribe-too-low = De paleiswachter wil minstens { $least }: zoveel kom je tekort.
illegal-no-bribe-owed = { $key ->
    [yes] Met de sleutel betaal je geen smeergeld.
   *[no] Je bent minstens zo sterk als de paleiswachter en betaalt hem niets.
}
illegal-superfluous = { $due }: ook zonder een van deze kaarten is het genoeg.
illegal-too-little = { $due }: kaarten die samen minstens { $least } waard zijn.
illegal-not-all = { $due }: meer is je hand niet waard, dus je legt alles af.
illegal-out-of-order = { $due }: de kaarten gaan op volgorde, en deze komt voor de vorige.
illegal-nothing-for-it = Op de aflegstapel ligt daarvoor geen kaart met deze waarde meer.
illegal-not-discarded = Die kaart ligt niet op de aflegstapel.
illegal-not-owed = Van deze waarde krijg je geen kaart meer.
illegal-no-way-on = { $due }: na deze kaart blijven er op volgorde te weinig over.

## Waarom een kaart zo niet kan
illegal-play-not-held = Je hebt *{ $card }* niet in je hand.
illegal-play-spent = Je hebt *{ $card }* al uitgespeeld.
illegal-play-wrong-moment = *{ $card }* kun je alleen spelen { $windows }.
illegal-play-wrong-moment-now = *{ $card }* kun je { $moment-one } niet spelen.
illegal-play-wrong-target = *{ $card }* is gericht op { $aim }.
aim-nothing = niets
aim-hero = een held
aim-cave = een grot
aim-place = een plek
aim-place-for = een plek en iemand voor wie het daar telt
aim-play = een gespeelde kaart
aim-swap = een zaal en een artefact uit de stapel
aim-kind = een artefact uit de stapel
aim-barter = een zaal, je eigen artefact en het artefact daar
aim-copied = het artefact waarvan je de kracht gebruikt
illegal-play-where-to = Zeg waar *{ $card }* de held heen stuurt.
illegal-play-no-card-to-draw = Er is geen schatkaart meer om te trekken.
illegal-play-no-spell-to-draw = Er is geen toverkaart meer om te trekken.
illegal-play-no-treasure = { $needs ->
    [one] Je hebt geen schatkaart.
   *[other] Je hebt minder dan { $needs } schatkaarten.
}
illegal-play-nothing-discarded = Op de aflegstapel ligt geen schatkaart.
illegal-play-nobody-has-treasure = Niemand heeft een schatkaart.
illegal-play-no-such-hero = Die held is er niet.
illegal-play-out = Doet deze ronde niet meer mee: { $hero }.
illegal-play-own-hero = *{ $card }* is voor helden van anderen, niet voor { $hero }.
illegal-play-others-hero = *{ $card }* is voor je eigen helden, niet voor { $hero }.
illegal-play-others-hero-eye = Je mag alleen een held verwijderen van wie *{ $card }* heeft gespeeld, niet { $hero }.
illegal-play-elsewhere = Niet op de plek die aan de beurt is: { $hero }.
illegal-play-nowhere-to-go = Geen andere plek is nog open voor { $hero }.
illegal-play-same-place = De held is al { $place-at }.
illegal-play-no-such-room = { illegal-no-such-room }
illegal-play-not-a-cave = Dat is geen grot: { $place-the }.
illegal-play-not-a-room = Dat is geen zaal: { $place-the }.
illegal-play-closed = { illegal-closed }
illegal-play-finished = Al afgehandeld: { $place-the }.
illegal-play-in-turn = Al aan de beurt: { $place-the }.
illegal-play-last-open = Eén plek moet open blijven.
illegal-play-empty-cave = Er ligt geen schatkaart { $place-at }.
illegal-play-in-force = Dat geldt deze ronde al.
illegal-play-nobody-places = Niemand anders heeft nog een held om te plaatsen.
illegal-play-at-a-room = Er is al een zaal aan de beurt.
illegal-play-nobody-to-tax = Niemand anders heeft een held in een zaal die nog niet is afgehandeld.
illegal-play-nobody-to-tax-city = Niemand anders heeft in de tent of op de karavaanplaats een held die nog telt.
illegal-play-no-way-in = De tent en de karavaanplaats zijn geen van beide leeg en open.
illegal-play-sold = Het artefact { $room-at } is verkocht.
illegal-play-same-kind = Dat verandert niets: { $kind-a } voor { $kind-a }.
illegal-play-other-kind = In die zaal ligt { $lies-a }.
illegal-play-not-in-stack = In de stapel zit geen { $kind-one }.
illegal-play-not-to-give = Je hebt geen { $kind-one } meer om te geven.
illegal-play-not-offered = Dat mag alleen spelen wie nu mag kopen.
illegal-play-no-hero-there = { $seat ->
    [you] Je hebt daar geen held.
   *[other] { $seat-name } heeft daar geen held.
}
illegal-play-never-copied = *{ spell-parasite }* doet geen tegenspreuk na.
illegal-play-not-played = Niemand anders heeft deze ronde { $kind-a } uitgespeeld.
illegal-play-no-such-play = Die kaart ligt niet op tafel.
illegal-play-own-play = Die toverkaart is van jou.
illegal-play-artifact-play = Een tegenspreuk heft toverkaarten op, geen artefacten.
illegal-play-cancelled = Die toverkaart is al opgeheven.

## Wat er geteld wordt
thing-hero = Helden
    .gender = de
    .one = held
    .many = helden
thing-treasure = Schatkaarten
    .gender = de
    .one = schatkaart
    .many = schatkaarten
thing-spell = Toverkaarten
    .gender = de
    .one = toverkaart
    .many = toverkaarten
thing-artifact = Artefacten
    .gender = het
    .one = artefact
    .many = artefacten

## Rond de tafel, en wat er voorgelezen wordt
panel-title = Morgenland, het kaartspel
panel-tab-answer = Antwoord
panel-tab-hand = Hand
panel-tab-players = Spelers
panel-tab-log = Verloop
panel-key-number = de held met deze waarde kiezen, of de kaart op deze plaats
panel-key-tab = van plek naar plek gaan
panel-key-enter = de plek kiezen of op de knop drukken
panel-key-pass = passen
panel-answer = Je antwoord
panel-idle = Je kunt nu geen van je kaarten spelen.
panel-watching = Je kijkt mee. Handkaarten en gedekte helden blijven geheim.
panel-hidden = Wie meekijkt, ziet geen handkaarten.
panel-heroes = Je helden
panel-heroes-which = welke gaat daarheen?
panel-heroes-press = eerst een held, dan een plek
panel-hero = Held { $value }
panel-hand = Je hand
panel-treasures = { $worth ->
    [0] Je schatkaarten
   *[other] Je schatkaarten, waarde { $worth }
}
panel-none = Geen.
panel-played = uitgespeeld
panel-copied = Alsof het van jou is. { $what }
panel-keep = { $label }: { $what }
panel-pay-with = Met deze kaarten betalen
panel-cannot-pay = Met jouw kaarten kun je dit niet betalen.
panel-places = Plekken
panel-now = Aan de beurt.
panel-closed = Gesloten.
panel-choose = Je mag deze plek kiezen.
panel-treasure = Schatkaarten: { $cards }.
panel-no-treasure = geen schat
panel-offer = Te koop: { $artifact-a }.
panel-sold = verkocht
panel-there = Helden: { $heroes }.
panel-nobody = Geen helden.
panel-lies-hidden = { $seat ->
    [you] jij, gedekt
   *[other] { $seat-name }, gedekt
}
panel-lies-down = { $seat ->
    [you] jij { $value }, gedekt
   *[other] { $seat-name } { $value }, gedekt
}
panel-lies-open = { $seat ->
    [you] jij { $value }
   *[other] { $seat-name } { $value }
}
panel-carpet = { $seat ->
    [you] Vliegend tapijt voor jou
   *[other] Vliegend tapijt voor { $seat-name }
}
panel-tent = Nummer 1: 1 van 2 toverkaarten; nummer 2: de andere
panel-caravanserai = Nummer 1 wijst de startspeler aan
panel-strength = { $strength ->
    [0] Geen kaart: sterkte 0.
   *[other] Sterkte { $strength }.
}
panel-guarded = Er ligt een gedekte kaart.
panel-unguarded = Geen kaart.
panel-decks = Stapels
panel-holds = { $treasures }, { $spells }, { $artifacts }
panel-rank = plaats { $place }
panel-thinking = denkt na…
panel-away = afwezig
panel-in-hand = { $heroes } in de hand
panel-start = start
panel-start-why = Begint en gaat bij een gelijke stand voor
panel-known = Bekende schatkaarten
panel-owned = Artefacten
panel-worth = schatkaarten ter waarde van { $worth }
panel-key-arrows = van plaats naar plaats of van kaart naar kaart gaan; Home en End naar de eerste en laatste
panel-short-tent = Tent
panel-short-caravanserai = Kameel
panel-treasure-hand = { $count ->
    [one] Je { $count } schatkaart, waarde { $worth }
   *[other] Je { $count } schatkaarten, waarde { $worth }
}
panel-tricks = Je artefacten en toverkaarten
panel-may-play = { $name }, kan gespeeld worden. { $what }
panel-held = { $name }. { $what }
panel-hero-lies = Held { $value } ligt { $place-at }
panel-hero-out = Held { $value } doet deze ronde niet meer mee
panel-as-price = prijs
panel-as-bribe = wacht
panel-chosen-price = { $card }, gekozen voor de prijs
panel-chosen-bribe = { $card }, gekozen voor de steekpenning
panel-due-price = Prijs { $due }
panel-due-bribe = Wacht { $due }
panel-due-sacrifice = Afleggen { $due }
panel-lacks = nog { $count }
panel-exact = Precies.
panel-over = { $count } te veel, geen wisselgeld.
panel-ways = { $count ->
    [one] { $count } manier
   *[other] { $count } manieren
}
panel-buy = { $artifact } kopen
panel-discard-these = Deze afleggen
panel-fold-cave = { $parts }
panel-fold-took = { $seat ->
    [you] jij { $card-one }
   *[other] { $seat-name } { $card-one }
}
panel-fold-nobody = niemand kwam
panel-fold-spells = toverkaarten: { $seats }
panel-fold-start = { $seat ->
    [you] jij gaat voor
   *[other] { $seat-name } gaat voor
}
panel-fold-sold = { $seat ->
    [you] aan jou verkocht
   *[other] aan { $seat-name } verkocht
}
panel-fold-unsold = niet verkocht
panel-fold-mine = jij: { $cards }
panel-fold-none = niets voor jou
panel-deck-treasures = Schatten
panel-deck-spells = Toverij
panel-deck-artifacts = Artefacten
panel-discards = Afgelegd
panel-lies-there = Daar liggen: { $cards }.
panel-stack = Nog in de artefactenstapel: { $count }
panel-of-kind = { $artifact-many }
panel-cards = { $treasures }
panel-unknown = { $count ->
    [one] { $count } kaart die niemand gezien heeft
   *[other] { $count } kaarten die niemand gezien heeft
}
panel-has = { $artifacts }

## De tafel in een terminal
board-head = Ronde { $round }. { $phase }. Startspeler: { $start }.
board-name = { $place-short }
board-closed = { $gain } (gesloten)
board-gain = { $cards }
board-amount = { $amount }
board-hero = { $owner } nr. { $number }={ $value }
board-discards = { $count ->
    [one] Afgelegd: { $count } schatkaart, { $top-one }.
   *[other] Afgelegd: { $count } schatkaarten, bovenop { $top-one }.
}
board-spells-discarded = Afgelegde toverkaarten: { $spells }.
board-player = { $seat ->
    [you] Jij
   *[other] { $seat-name }
}
board-treasures = schatkaarten: { $cards }
board-unknown = { $count } onbekend
board-spells = toverkaarten: { $cards }
board-artifacts = artefacten: { $cards }
board-played = uitgespeeld: { $cards }
board-play = { $seat ->
    [you] Jij speelt *{ $card }*
   *[other] { $seat-name } speelt *{ $card }*
}
board-cancelled = { $seat ->
    [you] Jij speelt *{ $card }* (opgeheven)
   *[other] { $seat-name } speelt *{ $card }* (opgeheven)
}
board-mine = Je helden in de hand: { $heroes }

## Wat niet te lezen is: antwoorden in de schrijfwijze, instellingen en bestanden met kaarten
unreadable-no-such = ‘{ $text }’ past hier niet. Bekend zijn { $known }.
unreadable-not-a-treasure = ‘{ $text }’ is geen schatkaart: schrijf die als ‘crown-3’.
unreadable-no-cards = Noem kaarten, bijvoorbeeld ‘crown-3 crown-1’, of ‘nothing’.
unreadable-too-many-equal = Zo veel gelijke kaarten zijn er niet.
unreadable-two-bribes = Noem het smeergeld maar één keer.
unreadable-no-card = Noem een kaart, bijvoorbeeld ‘play charity’.
unreadable-not-playable = ‘{ $text }’ is geen toverkaart en ook geen artefact.
unreadable-too-much = ‘{ $text }’ is te veel: noem één doel.
unreadable-not-a-number = ‘{ $text }’ is geen nummer zoals ‘{ $mark }4’.
unreadable-not-a-seat = ‘{ $text }’ is geen nummer van een plaats.
unreadable-no-such-seat = Een plaats { $it } is er niet.
unreadable-not-a-hero = ‘{ $text }’ is geen held: er zijn 1 tot 5.
unreadable-not-an-action = ‘{ $text }’ is geen antwoord. Bekend zijn place, pick, keep, name, buy, pass, play, to, give, enough, take, strike, pay, take back en discard.
bad-setup-no-option = ‘{ $word }’ is geen instelling: schrijf NAAM=WAARDE, bijvoorbeeld ‘spells=all’.
bad-setup-unknown-option = Een instelling ‘{ $key }’ is er niet. Bekend zijn { $known }.
bad-setup-not-a-number = ‘{ $key }={ $value }’ past niet: schrijf een getal.
bad-setup-not-offered = ‘{ $key }={ $value }’ past niet. Mogelijk zijn { $choices }.
bad-setup-other-rules = Spelregels nummer { $rules } heeft deze versie niet.
bad-setup-players = Het kaartspel is voor 2 tot 5 spelers, niet voor { $players }.
bad-setup-cards = { $it }
bad-cards-line = Regel { $line } van de kaarten: { $why }
bad-cards-missing = Bij de kaarten ontbreekt een regel voor ‘{ $key }’: met het aantal 0 blijft een kaart weg.
bad-cards-no-artifact = Bij de kaarten is geen artefact: iemand moet kunnen winnen.
bad-cards-too-many-spells = { $spells } toverkaarten is te veel: het mogen er 24 zijn.
bad-line-twice = ‘{ $key }’ staat er twee keer.
bad-line-low-first = De kleinste waarde komt eerst.
bad-line-number = Schrijf ‘rooms SPELERS WEINIG VEEL’, ‘guard TOESLAG’, ‘cap RONDEN’ of ‘ties ARTEFACT’.
bad-line-no-set = Een toverkaart hoort bij ‘core’ of ‘extension’.
bad-line-no-such-card = ‘{ $name }’ is geen kaart en ook geen getal van het spel.
bad-line-two-parts = Achter de kaart staan het aantal en wanneer je die speelt.
bad-line-three-parts = Achter de kaart staan het aantal, wanneer je die speelt, en een getal.
bad-line-answer = ‘answer’ hoort bij de tegenspreuk, en die speel je op geen ander moment.
bad-line-not-windows = ‘{ $text }’ zegt niet wanneer je de kaart speelt: schrijf letters uit abcdefgo, in deze volgorde.
bad-line-other-windows = Deze kaart speel je alleen bij { $able }.
bad-line-out-of-range = ‘{ $text }’ past niet: schrijf een getal van { $least } tot { $most }.
bad-line-unreadable = { $it }

## Automatische antwoorden
order-placing = Passen zolang er helden worden geplaatst
    .why = Speelt iemand een kaart, dan word je toch gevraagd.
order-field = Passen tot een plek met mijn held wordt omgedraaid
    .why = Speelt iemand een kaart, dan word je toch gevraagd.
order-spell = Steeds passen tot iemand een kaart speelt
order-city = Steeds passen tot de tent
order-palace = Steeds passen tot het paleis
order-round = Steeds passen tot het einde van de ronde

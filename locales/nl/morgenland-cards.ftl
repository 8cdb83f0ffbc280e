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
    .at = bij de paleiswachter
    .short = Wachter

## Symbolen van de schatkaarten
symbol-crown = Kronen
    .gender = de
    .one = kroon
    .many = kronen
symbol-pearl = Parels
    .gender = de
    .one = parel
    .many = parels
symbol-gem = Edelstenen
    .gender = de
    .one = edelsteen
    .many = edelstenen
symbol-cup = Bokalen
    .gender = de
    .one = bokaal
    .many = bokalen
symbol-gold = Goudstaven
    .gender = de
    .one = goudstaaf
    .many = goudstaven

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

## Wanneer iemand mag reageren
moment-a = Voor het plaatsen begint
moment-b = Voor de volgende held
moment-c = Na het plaatsen
moment-d = Bij het omdraaien
moment-e = Na de grotten, voor de stad
moment-f = Bij de paleiswachter
moment-g = Na een aankoop
moment-o = Voor de aankoop

## Gespeelde kaarten en waar ze op gericht zijn. ‘none’ is nooit te zien: daar wordt alleen op gekozen.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-hero = op held nr. { $it }
target-move = op held nr. { $it }, { $to-to }
target-place = op { $it-the }
target-for = { $to ->
    [you] { $it-to }, voor jou
   *[other] { $it-to }, voor { $to-name }
}
target-kind = voor { $it-a }
target-swap = op { $it-the }, voor { $to-a } uit de stapel
target-barter = { $it-at }, { $to-a } tegen { $with-the }
target-play = { $it ->
    [0] tegen de 1e gespeelde kaart
    [1] tegen de 2e gespeelde kaart
    [2] tegen de 3e gespeelde kaart
    [3] tegen de 4e gespeelde kaart
    [4] tegen de 5e gespeelde kaart
   *[other] tegen een latere kaart
}

## Hetzelfde met de tafel erbij: een held met de plek, een kaart met de naam
hero-hidden = { $owner ->
    [you] jouw gedekte held { $place-at } (nr. { $number })
   *[other] een gedekte held van { $owner-name } { $place-at } (nr. { $number })
}
hero-down = { $owner ->
    [you] jouw { $value } { $place-at } (gedekt)
   *[other] de { $value } van { $owner-name } { $place-at } (gedekt)
}
hero-open = { $owner ->
    [you] jouw { $value } { $place-at }
   *[other] de { $value } van { $owner-name } { $place-at }
}
target-hero-named = op { $hero }
target-move-named = op { $hero }, { $to-to }
target-play-named = { $seat ->
    [you] tegen *{ $card }* van jou
   *[other] tegen *{ $card }* van { $seat-name }
}

## Een betaling; zonder smeergeld wordt op ‘niets’ gekozen
payment = { $bribe ->
    [niets] { $price }
   *[other] { $price }; de wachter: { $bribe }
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
event-round = *Ronde { $round }* begint.
event-filled = { $place } krijgt { $cards }.
event-guard-set = { $card ->
    [yes] Er ligt een gedekte kaart bij de paleiswachter.
   *[no] Voor de paleiswachter is er geen kaart meer.
}
event-decided = Voor het aantal zalen ligt nu *{ $card-one }* open.
event-rooms = { $rooms ->
    [one] Het paleis heeft { $rooms } zaal.
   *[other] Het paleis heeft { $rooms } zalen.
}
event-laid-out = { $room }: hier is { $artifact-a } te koop.
event-placed = { $seat ->
    [you] Je plaatst een held { $place-at }.
   *[other] { $seat-name } plaatst een held { $place-at }.
}
event-you-placed = Het is je *{ $hero }*.
event-placed-open = { $seat ->
    [you] Je plaatst je *{ $hero }* open { $place-at }.
   *[other] { $seat-name } plaatst de *{ $hero }* open { $place-at }.
}
event-turned-up = { $seat ->
    [you] Je draait je *{ $hero }* om.
   *[other] { $seat-name } draait de *{ $hero }* om.
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
event-you-drew = Je ziet *{ $spells }*.
event-kept-spell = { $seat ->
    [you] Je houdt één toverkaart.
   *[other] { $seat-name } houdt één toverkaart.
}
event-gave = { $seat ->
    [you] Je geeft de andere toverkaart aan { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } geeft de andere toverkaart aan jou.
       *[other] { $seat-name } geeft de andere toverkaart aan { $to-name }.
    }
}
event-you-got = Je krijgt *{ $spell }*.
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
event-all-pass = Iedereen past.
event-revealed = { $plays ->
    [one] Iedereen draait om: { $plays } kaart.
   *[other] Iedereen draait om: { $plays } kaarten.
}
event-played = { $seat ->
    [you] Je speelt { $play }.
   *[other] { $seat-name } speelt { $play }.
}
event-cancelled = { $play ->
    [0] Een tegenspreuk heft de 1e gespeelde kaart op.
    [1] Een tegenspreuk heft de 2e gespeelde kaart op.
    [2] Een tegenspreuk heft de 3e gespeelde kaart op.
    [3] Een tegenspreuk heft de 4e gespeelde kaart op.
    [4] Een tegenspreuk heft de 5e gespeelde kaart op.
   *[other] Een tegenspreuk heft een van de latere kaarten op.
}
event-cancelled-named = { $seat ->
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
event-back = { $seat ->
    [you] Jouw held nr. { $number } gaat terug.
   *[other] Held nr. { $number } van { $seat-name } gaat terug.
}
event-moved = Held nr. { $number } gaat { $place-to }.
event-doubled = Held nr. { $number } telt nog een keer.
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
event-you-looked = Je ziet *{ $cards }*.
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
event-reversed = Vanaf nu geldt wie het zwakst is als het sterkst.
event-open-secret = { $seat ->
    [you] Vanaf nu plaatst iedereen open, alleen jij niet.
   *[other] Vanaf nu plaatst iedereen open, alleen { $seat-name } niet.
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
force-reversed = Wie het zwakst is, geldt als het sterkst.
force-open = Open plaatsen: { $seats }.
force-closed = Gesloten: { $places }.
force-keys = Geen smeergeld: { $seats }.
force-smuggled = { $seat ->
    [you] Je bent { $place-at } binnengesmokkeld.
   *[other] { $seat-name } is { $place-at } binnengesmokkeld.
}
force-wish = Gewenst uit de stapel: { $artifact-a }.

## Vragen, met daaronder waarom
question-window = Wil je reageren?
    .why = { $moment }: met een toverkaart of een artefact, of je past. Iedereen antwoordt in het geheim.
question-where = Waar gaat de held heen?
    .why = Je speelt { $play }. Kies de nieuwe plek.
question-place = Plaats een held.
    .why = Kies een held en dan een plek. De anderen zien niet welke waarde die heeft.
question-place-open = Plaats een held.
    .why = Kies een held en dan een plek. Door *{ spell-spy }* ligt die open.
question-pick = Neem een schatkaart.
    .why = Je bent { $place-at } aan de beurt. Wat blijft liggen, is voor de volgende.
question-tent = Welke toverkaart houd je?
    .why = Je hebt *{ $drawn }* getrokken. De andere gaat naar plaats 2 in de tent. Ben je daar alleen, dan leg je die af.
question-name-start = Wie wordt startspeler?
    .why = Je bent op de karavaanplaats het sterkst. Wie je aanwijst, ook jijzelf, begint vanaf nu en gaat bij een gelijke stand voor.
question-offer = Koop je { $artifact-the } { $room-at }?
    .why = { $bribe ->
        [0] De prijs is minstens { $price } in één symbool. Geen kaart te veel, en wisselgeld is er niet.
       *[other] De prijs is minstens { $price } in één symbool, en de paleiswachter wil minstens { $bribe }, ook in één symbool. Geen kaart te veel, en wisselgeld is er niet.
    }
question-charity = Welke schatkaart houd je?
    .why = *{ spell-charity }* laat je { $cards } zien. Je houdt er één en legt de rest af.
question-give = Geef je een schatkaart?
    .why = *{ spell-trade }*: een voor een, op volgorde. Daarna neem je er evenveel met dezelfde waarden van de aflegstapel. Tot nu toe gegeven: { $given }.
question-take = Welke kaart neem je van de aflegstapel?
    .why = Je geeft { $given } en neemt er evenveel met dezelfde waarden. Tot nu toe genomen: { $taken }.
question-eye = Verwijder je daarvoor een held van { $of-name }?
    .why = Jouw held is weg: *{ spell-eye-for-an-eye }*.
question-sultans-tax = Betaal je voor je helden in het paleis?
    .why = *{ spell-sultans-tax }*: 1 schatkaart voor allemaal samen, of ze gaan allemaal terug.
question-city-tax = Betaal je voor je held nr. { $hero }?
    .why = *{ spell-city-tax }*: 1 schatkaart, of de held gaat terug.
question-sacrifice = Leg kaarten af met een waarde van minstens { $amount }.
    .why = Iedereen moet het doen. De symbolen kies je zelf, maar geen kaart te veel.
question-fare = Welke kaart betaal je voor de reis?
    .why = *{ spell-teleport }* kost 1 schatkaart naar keuze.

## Wat er aan iemand gevraagd is, zoals iedereen het ziet
asked-window = Wie kan reageren, is in het geheim gevraagd.
asked-window-named = In het geheim gevraagd: { $seats }.
asked-place = { $seat ->
    [you] Je plaatst een held.
   *[other] { $seat-name } plaatst een held.
}
asked-pick = { $seat ->
    [you] Je neemt een schatkaart.
   *[other] { $seat-name } neemt een schatkaart.
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
    [you] Je mag het artefact kopen.
   *[other] { $seat-name } mag het artefact kopen.
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
    [you] Je betaalt voor je held nr. { $hero } of neemt die terug.
   *[other] { $seat-name } betaalt voor held nr. { $hero } of neemt die terug.
}
asked-sacrifice = { $seat ->
    [you] Je legt schatkaarten af met een waarde van minstens { $amount }.
   *[other] { $seat-name } legt schatkaarten af met een waarde van minstens { $amount }.
}
asked-fare = { $seat ->
    [you] Je betaalt voor de reis: held nr. { $hero } gaat { $to-to }.
   *[other] { $seat-name } betaalt voor de reis: held nr. { $hero } gaat { $to-to }.
}

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
action-strike = Held nr. { $it } verwijderen
action-pay = { $it } betalen
action-take-back = Terugnemen
action-discard = Afleggen: { $it }

## Antwoorden die meer zeggen, waar de vraag of de tafel bekend is
action-pass-offer = Ervan afzien
action-pass-eye = Niets verwijderen
action-strike-named = Verwijderen: { $hero }
action-take-back-all = Allemaal terugnemen

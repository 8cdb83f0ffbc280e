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

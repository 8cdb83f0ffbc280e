# Morgenland: naamwoorden. Plaatsen hebben .gender .the .at .to .from .short; wat je telt .gender .one .many; losse dingen ook .a .the.

## Velden
field-crowns = Kronengrot
    .gender = de
    .the = de kronengrot
    .at = in de kronengrot
    .to = naar de kronengrot
    .from = uit de kronengrot
    .short = Kronen
field-pearls = Parelgrot
    .gender = de
    .the = de parelgrot
    .at = in de parelgrot
    .to = naar de parelgrot
    .from = uit de parelgrot
    .short = Parels
field-gems = Edelsteengrot
    .gender = de
    .the = de edelsteengrot
    .at = in de edelsteengrot
    .to = naar de edelsteengrot
    .from = uit de edelsteengrot
    .short = Edelstenen
field-cups = Bokalengrot
    .gender = de
    .the = de bokalengrot
    .at = in de bokalengrot
    .to = naar de bokalengrot
    .from = uit de bokalengrot
    .short = Bokalen
field-bars = Goudgrot
    .gender = de
    .the = de goudgrot
    .at = in de goudgrot
    .to = naar de goudgrot
    .from = uit de goudgrot
    .short = Goud
field-tent = Aladins tent
    .gender = de
    .the = Aladins tent
    .at = in Aladins tent
    .to = naar Aladins tent
    .from = uit Aladins tent
    .short = Tent
field-djinn = Huis van de djinn
    .gender = het
    .the = het huis van de djinn
    .at = in het huis van de djinn
    .to = naar het huis van de djinn
    .from = uit het huis van de djinn
    .short = Djinn
field-market = Markt
    .gender = de
    .the = de markt
    .at = op de markt
    .to = naar de markt
    .from = van de markt
    .short = Markt
field-caravanserai = Karavaanplaats
    .gender = de
    .the = de karavaanplaats
    .at = op de karavaanplaats
    .to = naar de karavaanplaats
    .from = van de karavaanplaats
    .short = Karavaan
field-guard = Paleiswachter
    .gender = de
    .the = de paleiswachter
    .at = bij de paleiswachter
    .to = naar de paleiswachter
    .from = bij de paleiswachter vandaan
    .short = Wachter
field-room-1 = Paleisveld 1
    .gender = het
    .the = paleisveld 1
    .at = op paleisveld 1
    .to = naar paleisveld 1
    .from = van paleisveld 1
    .short = Paleis 1
field-room-2 = Paleisveld 2
    .gender = het
    .the = paleisveld 2
    .at = op paleisveld 2
    .to = naar paleisveld 2
    .from = van paleisveld 2
    .short = Paleis 2
field-room-3 = Paleisveld 3
    .gender = het
    .the = paleisveld 3
    .at = op paleisveld 3
    .to = naar paleisveld 3
    .from = van paleisveld 3
    .short = Paleis 3
field-room-4 = Paleisveld 4
    .gender = het
    .the = paleisveld 4
    .at = op paleisveld 4
    .to = naar paleisveld 4
    .from = van paleisveld 4
    .short = Paleis 4
field-room-5 = Paleisveld 5
    .gender = het
    .the = paleisveld 5
    .at = op paleisveld 5
    .to = naar paleisveld 5
    .from = van paleisveld 5
    .short = Paleis 5

## Schatten
kind-crowns = Kronen
    .gender = de
    .one = kroon
    .many = kronen
kind-pearls = Parels
    .gender = de
    .one = parel
    .many = parels
kind-gems = Edelstenen
    .gender = de
    .one = edelsteen
    .many = edelstenen
kind-cups = Bokalen
    .gender = de
    .one = bokaal
    .many = bokalen
kind-bars = Goudstaven
    .gender = de
    .one = goudstaaf
    .many = goudstaven

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
artifact-scroll = Perkamentrol
    .gender = de
    .a = een perkamentrol
    .the = de perkamentrol
    .one = perkamentrol
    .many = perkamentrollen

## Toverkaarten: titels
spell-abracadabra = Abracadabra
spell-charity = Aalmoes
spell-eye-for-an-eye = Oog om oog
spell-city-tax = Beurzensnijderij
spell-last-will-be-first = De laatsten zullen de eersten zijn
spell-dragon-leaves = Vliegende draak
spell-smuggler = Naar binnen gesmokkeld
spell-mirage = Fata morgana
spell-lunar-eclipse = Maansverduistering
spell-second-chance = Nakomer
spell-spy = Publiek geheim
spell-sacrifice = Offer
spell-dragons-return = De terugkeer van de draak
spell-donation = Verdwenen
spell-taboo = Sesam, sluit u
spell-solar-eclipse = Zonsverduistering
spell-sultans-tax = Belasting van de sultan
spell-trade = Ruilhandel
spell-teleport = Teleportatie
spell-parasite = Verstekeling
spell-apprentice = Tovenaarsleerling

## Gespeelde kaarten en waar ze op gericht zijn. ‘none’ is nooit te zien: daar wordt alleen op gekozen.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } als { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-figure = op { $it }
target-move = op { $it }, { $to-to }
target-field = op { $it-the }
target-play = { $seat ->
    [you] tegen *{ $card }* van jou
    [none] tegen een kaart
   *[other] tegen *{ $card }* van { $seat-name }
}

## Hetzelfde met de tafel erbij: een figuur met de plek, een kaart met de naam
figure-hidden = { $owner ->
    [you] jouw gedekte figuur { $field-at }
   *[other] een gedekte figuur van { $owner-name } { $field-at }
}
figure-down = { $owner ->
    [you] jouw { $strength } { $field-at } (gedekt)
   *[other] de { $strength } van { $owner-name } { $field-at } (gedekt)
}
figure-open = { $owner ->
    [you] jouw { $strength } { $field-at }
   *[other] de { $strength } van { $owner-name } { $field-at }
}
figure-carpet = { $owner ->
    [you] jouw vliegende tapijt { $field-at }
   *[other] het vliegende tapijt van { $owner-name } { $field-at }
}

## Wat er gebeurt
event-camel = { $seat ->
    [you] Je hebt de *kameel*: je begint en gaat bij een gelijke stand voor.
   *[other] { $seat-name } heeft de *kameel*: begint en gaat bij een gelijke stand voor.
}
event-you-chose = Je kiest *{ $take }*. De anderen zien het niet.
event-chosen = Alles bij elkaar gaat er *{ $total }* uit de voorraad.
event-reshuffled = De schatkaarten zijn op: de gebruikte komen geschud terug.
event-round = *Ronde { $round }* begint. De grotten vullen zich.
event-placed = { $seat ->
    [you] Je plaatst een figuur { $field-at }.
   *[other] { $seat-name } plaatst een figuur { $field-at }.
}
event-you-placed = Je plaatst je *{ $figure }* { $field-at }.
event-won = { $seat ->
    [you] { $amount ->
        [one] Je neemt *{ $amount } { $kind-one }*.
       *[other] Je neemt *{ $amount } { $kind-many }*.
    }
   *[other] { $amount ->
        [one] { $seat-name } neemt *{ $amount } { $kind-one }*.
       *[other] { $seat-name } neemt *{ $amount } { $kind-many }*.
    }
}
event-swapped = { $seat ->
    [you] Je legt *1 { $give-one }* in de voorraad.
   *[other] { $seat-name } legt *1 { $give-one }* in de voorraad.
}
event-took = { $seat ->
    [you] Je neemt *{ $take }* uit de voorraad.
   *[other] { $seat-name } neemt *{ $take }* uit de voorraad.
}
event-kept = { $seat ->
    [you] Je ruilt niets op de markt.
   *[other] { $seat-name } ruilt niets op de markt.
}
event-guard = De paleiswachter laat zich zien: sterkte *{ $strength }*.
event-admitted = { $seat ->
    [you] Je mag het paleis in.
   *[other] { $seat-name } mag het paleis in.
}
event-bribed = { $seat ->
    [you] Je koopt de paleiswachter om met *{ $paid }* en mag het paleis in.
   *[other] { $seat-name } koopt de paleiswachter om met *{ $paid }* en mag het paleis in.
}
event-turned-away = { $seat ->
    [you] { $figures ->
        [0] Je komt het paleis niet in.
        [one] Je komt het paleis niet in: { $figures } figuur gaat terug.
       *[other] Je komt het paleis niet in: { $figures } figuren gaan terug.
    }
   *[other] { $figures ->
        [0] { $seat-name } komt het paleis niet in.
        [one] { $seat-name } komt het paleis niet in: { $figures } figuur gaat terug.
       *[other] { $seat-name } komt het paleis niet in: { $figures } figuren gaan terug.
    }
}
event-declined = { $seat ->
    [you] Je ziet af van het artefact { $room-at }.
   *[other] { $seat-name } ziet af van het artefact { $room-at }.
}
event-bought = { $seat ->
    [you] Je koopt het artefact { $room-at } voor *{ $paid }*.
   *[other] { $seat-name } koopt het artefact { $room-at } voor *{ $paid }*.
}
event-you-bought = Het is { $artifact-a }. Alleen jij weet dat.
event-round-over = Ronde { $round } is voorbij. Alle figuren gaan terug.
event-showdown = { $seat ->
    [you] Je laat zien: *{ $artifacts }*. Schatten: { $hoard }.
   *[other] { $seat-name } laat zien: *{ $artifacts }*. Schatten: { $hoard }.
}
event-shown-spells = { $seat ->
    [you] Toverkaarten in je hand: { $spells }.
   *[other] Toverkaarten in de hand van { $seat-name }: { $spells }.
}
event-turned-up = { $room }: hier is { $artifact-a } te koop.
event-placed-open = { $seat ->
    [you] Je plaatst je *{ $figure }* open { $field-at }.
   *[other] { $seat-name } plaatst de *{ $figure }* open { $field-at }.
}
event-obtained = { $seat ->
    [you] Je hebt nu { $artifact-a }.
   *[other] { $seat-name } heeft nu { $artifact-a }.
}
event-took-hidden = { $seat ->
    [you] Je neemt een gedekt artefact uit de stapel { $room-at }.
   *[other] { $seat-name } neemt een gedekt artefact uit de stapel { $room-at }.
}
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
event-spells-reshuffled = De toverkaarten zijn op: de aflegstapel komt geschud terug.
event-gave = { $seat ->
    [you] Je houdt één toverkaart en geeft de andere aan { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } houdt één toverkaart en geeft de andere aan jou.
       *[other] { $seat-name } houdt één toverkaart en geeft de andere aan { $to-name }.
    }
}
event-you-got = Je krijgt *{ $spell }*.
event-discarded = *{ $spell }* gaat naar de aflegstapel.
event-djinn = { $seat ->
    [you] Je mag deze ronde 2 artefacten gebruiken.
   *[other] { $seat-name } mag deze ronde 2 artefacten gebruiken.
}
event-played = { $seat ->
    [you] Je speelt { $play }.
   *[other] { $seat-name } speelt { $play }.
}
event-lit = { $seat ->
    [you] Je steekt de wonderlamp aan.
   *[other] { $seat-name } steekt de wonderlamp aan.
}
event-cancelled = { $seat ->
    [you] Een tegenspreuk heft *{ $card }* van jou op.
    [none] Een tegenspreuk heft een kaart op.
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
event-sent-home = { $seat ->
    [you] Een van je figuren gaat { $field-from } terug.
   *[other] Een figuur van { $seat-name } gaat { $field-from } terug.
}
event-moved = { $owner ->
    [you] Jouw figuur gaat { $from-from } { $field-to }.
    [none] Een figuur gaat { $field-to }.
   *[other] Een figuur van { $owner-name } gaat { $from-from } { $field-to }.
}
event-laid = { $seat ->
    [you] Je legt een vliegend tapijt { $field-at }.
   *[other] { $seat-name } legt een vliegend tapijt { $field-at }.
}
event-filled = De draak vliegt weg: de grot met de { $kind-many } vult zich weer.
event-emptied = De draak keert terug: de { $kind-many } uit de grot gaan terug naar de voorraad.
event-paid = { $seat ->
    [you] Je betaalt *{ $paid }*.
   *[other] { $seat-name } betaalt *{ $paid }*.
}
event-returned-all = { $seat ->
    [you] Je laat alles zien en levert het in: *{ $paid }*.
   *[other] { $seat-name } laat alles zien en levert het in: *{ $paid }*.
}
event-enough = { $seat ->
    [you] Je geeft niets meer.
   *[other] { $seat-name } geeft niets meer.
}
event-spared = { $seat ->
    [you] Je laat het erbij en verwijdert niets.
   *[other] { $seat-name } laat het erbij en verwijdert niets.
}
event-looked = { $seat ->
    [you] Je kijkt de stapel { $room-at } door.
   *[other] { $seat-name } kijkt de stapel { $room-at } door.
}
event-you-looked = Je ziet { $room-at }, van onder naar boven: { $artifacts }.
event-swapped-artifact = { $seat ->
    [you] Je ruilt { $give-a } tegen { $take-the } { $room-at }.
   *[other] { $seat-name } ruilt { $give-a } tegen { $take-the } { $room-at }.
}
event-camel-declined = { $seat ->
    [you] Je laat de kameel staan.
   *[other] { $seat-name } laat de kameel staan.
}

## De figuren van een veld op één regel: een deel voor iedereen, samen een lijst
log-shown = Omgedraaid: { $parts }.
log-shown-one = { $seat ->
    [you] jij *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] jij *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## Wat er net gebeurd is, bij de vraag
happened-round = Ronde { $round } begint.
happened-all-placed = Alle figuren liggen.
happened-caves = De grotten zijn verdeeld.
happened-sold = Het artefact { $room-at } is verkocht.
happened-field = { $field }: { $parts }.
happened-field-room = { $artifact ->
    [none] { $field }: { $parts }.
   *[other] { $field } ({ $artifact-one }): { $parts }.
}
happened-guard = Paleiswachter { $guard }: { $parts }.
happened-guard-alone = Paleiswachter { $guard }. Niemand staat voor hem.
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
prospect-next = { $field-the } is aan de beurt
prospect-round-ends = de ronde eindigt
prospect-effect = het werkt
prospect-nobody = niemand krijgt iets
prospect-takes = { $seat ->
    [you] { $amount ->
        [0] je krijgt niets
       *[other] je neemt { $amount }
    }
   *[other] { $seat-name } neemt { $amount }
}
prospect-tent = { $seat ->
    [you] je kiest een toverkaart
   *[other] { $seat-name } kiest een toverkaart
}
prospect-tent-second = { $seat ->
    [you] jij krijgt de andere
   *[other] { $seat-name } krijgt de andere
}
prospect-djinn = { $seat ->
    [you] je mag 2 artefacten gebruiken
   *[other] { $seat-name } mag 2 artefacten gebruiken
}
prospect-market = { $seat ->
    [you] je mag 1 tegen 3 ruilen
   *[other] { $seat-name } mag 1 tegen 3 ruilen
}
prospect-camel = { $seat ->
    [you] je krijgt de kameel
   *[other] { $seat-name } krijgt de kameel
}
prospect-camel-free = { $seat ->
    [you] je mag de kameel nemen
   *[other] { $seat-name } mag de kameel nemen
}
prospect-admitted = je komt het paleis in
prospect-bribe = { $units ->
    [one] je hebt { $units } schat nodig voor de paleiswachter
   *[other] je hebt { $units } schatten nodig voor de paleiswachter
}
prospect-out = { $figures ->
    [0] je blijft buiten
    [one] je blijft buiten, { $figures } figuur gaat terug
   *[other] je blijft buiten, { $figures } figuren gaan terug
}
prospect-offer = { $seat ->
    [you] je mag voor { $price } kopen
   *[other] { $seat-name } mag voor { $price } kopen
}
prospect-offer-then = { $seat ->
    [you] dan jij voor { $price }
   *[other] dan { $seat-name } voor { $price }
}
prospect-offer-next = dan mag { $seat-name } kopen
prospect-unsold = het blijft liggen voor de volgende ronde
prospect-tie = de kameel beslist: { $then }
prospect-left = over: { $left }
prospect-home = { $figures ->
    [one] { $figures } figuur gaat terug
   *[other] { $figures } figuren gaan terug
}
prospect-given = { $seat-name } krijgt { $spell }
prospect-discarded = { $spell } gaat naar de aflegstapel

## Vragen, met daaronder waarom
question-start-treasure = Kies { $units } schatten.
    .why = Iedereen kiest tegelijk en in het geheim. De soorten kies je zelf.
question-place = Plaats een figuur.
    .why = Kies een figuur en dan een veld. De anderen zien niet hoe sterk die is.
question-place-open = Plaats een figuur.
    .why = Kies een figuur en dan een veld. Door *{ spell-spy }* ligt die open, behalve bij de paleiswachter.
question-market = Ruil je op de markt?
    .why = Je bent er het sterkst: geef 1 schat en neem er 3 naar keuze uit de voorraad, of laat het erbij.
question-goods = { $units ->
    [one] Neem { $units } schat uit de voorraad.
   *[other] Neem { $units } schatten uit de voorraad.
}
    .why = De soorten kies je zelf, voor de ene schat die je gaf.
question-bribe = { $units ->
    [one] Koop je de paleiswachter om met { $units } schat?
   *[other] Koop je de paleiswachter om met { $units } schatten?
}
    .why = Hij heeft sterkte { $guard }, jij hebt { $strength }. Blijf je buiten, dan gaan je figuren uit het paleis terug.
question-offer = { $artifact ->
    [none] Koop je het artefact { $room-at }?
   *[other] Koop je { $artifact-the } { $room-at }?
}
    .why = { $figures ->
        [one] Dat kost { $price }, zoveel als je figuur daar sterk is, alles in één soort.
       *[other] Dat kost { $price }, zoveel als je { $figures } figuren daar sterk zijn, in precies { $figures } soorten.
    }
question-window = Speel iets, of pas.
    .why = Met een toverkaart of een artefact, of je past.
question-where = Waar gaat de figuur heen?
    .why = Je speelt { $play }. Kies het nieuwe veld.
question-tent = Welke toverkaart houd je?
    .why = Je hebt *{ $drawn }* getrokken. De andere is voor wie er op één na het sterkst is. Ben je alleen in de tent, dan leg je die af.
question-camel = Neem je de kameel?
    .why = Wie naar binnen is gesmokkeld, mag de kameel laten staan.
question-stack = Kies een artefact { $room-at }.
    .why = Van onder naar boven: { $artifacts }. Alleen jij ziet de stapel.
question-apprentice = Welk artefact geef je?
    .why = Daarvoor neem je het open artefact { $room-at }.
question-charity = { $units ->
    [one] Neem { $units } schat uit de voorraad.
   *[other] Neem { $units } schatten uit de voorraad.
}
    .why = *{ spell-charity }*: de soorten kies je zelf.
question-eye = Verwijder je in ruil daarvoor een figuur van { $of-name }?
    .why = Jouw figuur is weg: *{ spell-eye-for-an-eye }*.
question-city-tax = Betaal je { $units } schatten voor je figuur { $field-at }?
    .why = *{ spell-city-tax }*: de soorten kies je zelf, of de figuur gaat terug.
question-sultans-tax = { $units ->
    [one] Betaal je { $units } schat voor je figuur in het paleis?
   *[other] Betaal je { $units } schatten voor je figuren in het paleis?
}
    .why = *{ spell-sultans-tax }*: de soorten kies je zelf, of ze gaan allemaal terug.
question-sacrifice = { $units ->
    [one] Lever { $units } schat in.
   *[other] Lever { $units } schatten in.
}
    .why = *{ $spell }*: iedereen moet het doen. De soorten kies je zelf.
question-trade = Geef je een schat?
    .why = *{ spell-trade }*: een voor een, in de volgorde van de soorten. Daarna neem je er evenveel van andere soorten.
question-trade-goods = { $units ->
    [one] Neem { $units } schat uit de voorraad.
   *[other] Neem { $units } schatten uit de voorraad.
}
    .why = *{ spell-trade }*: zoveel als je gaf, van andere soorten.
question-fare = { $units ->
    [one] Betaal { $units } schat voor de reis.
   *[other] Betaal { $units } schatten voor de reis.
}
    .why = *{ spell-teleport }*: de soorten kies je zelf.

## Wat er aan iemand gevraagd is, zoals iedereen het ziet
asked-start-treasure = { $mine ->
    [none] Iedereen kiest in het geheim 3 schatten.
   *[other] Je hebt *{ $mine }* gekozen. De anderen denken misschien nog na.
}
asked-place = { $seat-name } plaatst een figuur.
asked-market = { $seat-name } mag op de markt ruilen.
asked-goods = { $seat-name } neemt schatten uit de voorraad.
asked-bribe = { $seat-name } koopt de paleiswachter om of blijft buiten.
asked-offer = { $seat-name } mag het artefact { $room-at } kopen.
asked-window = { $phase }.
    .why = { panel-asked }
asked-tent = { $seat-name } kiest een toverkaart in Aladins tent.
asked-camel = { $seat-name } mag de kameel nemen.
asked-stack = { $seat-name } kijkt de stapel { $room-at } door en neemt een artefact.
asked-mirage = { $seat-name } kijkt de stapel { $room-at } door.
asked-apprentice = { $seat-name } ruilt een artefact { $room-at }.
asked-charity = { $seat-name } neemt schatten uit de voorraad.
asked-eye = { $of ->
    [you] { $seat-name } mag een van jouw figuren verwijderen.
   *[other] { $seat-name } mag een figuur van { $of-name } verwijderen.
}
asked-city-tax = { $seat-name } betaalt voor een figuur { $field-at } of neemt die terug.
asked-sultans-tax = { $seat-name } betaalt voor de figuren in het paleis of neemt ze allemaal terug.
asked-sacrifice = { $units ->
    [one] { $seat-name } levert { $units } schat in.
   *[other] { $seat-name } levert { $units } schatten in.
}
asked-trade = { $seat-name } ruilt met de voorraad. Tot nu toe gegeven: { $given }.
asked-trade-goods = { $seat-name } neemt andere schatten voor { $given }.
asked-fare = { $seat-name } betaalt voor de reis.

## Antwoorden: knoppen en menu’s
action-take = { $it } nemen
action-place = De { $figure } { $field-at } plaatsen
action-swap = 1 { $it-one } geven
action-keep = Het erbij laten
action-bribe = De wachter { $it } betalen
action-stay-out = Buiten blijven
action-buy = { $it } betalen
action-decline = Ervan afzien
action-pass = Passen
action-play = { $it } spelen
action-to = Figuur { $it-to } verplaatsen
action-keep-spell = { $it } houden
action-claim = Kameel nemen
action-give = { $it } geven
action-strike = Verwijderen: { $it }
action-pay = { $it } betalen
action-take-back = Figuur terugnemen

## Antwoorden die meer zeggen, waar de vraag of de tafel bekend is
action-keep-trade = Niets meer geven
action-decline-camel = Kameel laten staan
action-pass-eye = Niets verwijderen
action-choose-take = { $artifact } nemen (nr. { $place } van onderen)
action-choose-mirage = { $artifact } bovenop leggen (nr. { $place } van onderen)
action-take-back-all = Alle figuren terugnemen

## Wat toverkaarten doen
text-spell-abracadabra = Alleen voordat je over een aanbod beslist: koop je, dan kijk je de hele stapel door en neem je er voor dezelfde prijs een artefact naar keuze uit.
text-spell-charity = Neem 3 schatten naar keuze uit de voorraad.
text-spell-eye-for-an-eye = Verwijder een figuur van een ander. Wie die kwijtraakt, mag in ruil daarvoor een van jouw figuren verwijderen.
text-spell-city-tax = De anderen betalen voor elke figuur in de stad 2 schatten of nemen die terug.
text-spell-last-will-be-first = Tot het einde van de ronde geldt de zwakste als de sterkste. Voor prijzen, gelijke standen en de paleiswachter verandert er niets.
text-spell-dragon-leaves = Een lege grot krijgt 4 schatten in het bovenste vakje en 2 in het volgende. Vanaf nu mogen daar figuren komen.
text-spell-smuggler = Na de grotten, voor de stad: op elk stadsveld dat leeg bleef, doe je zonder figuur mee, en wel als sterkste. De kameel mag je laten staan.
text-spell-mirage = Kijk een stapel door en leg er een ander artefact open bovenop. Het vorige komt onderop.
text-spell-lunar-eclipse = Alle open figuren met een oneven sterkte op één veld gaan terug, ook vliegende tapijten.
text-spell-second-chance = Verplaats een van je figuren naar een ander veld dat nog niet is afgehandeld.
text-spell-spy = Vanaf nu plaatsen de anderen deze ronde open, behalve bij de paleiswachter.
text-spell-sacrifice = Iedereen, ook jij, levert 7 schatten in. Wie er minder heeft, laat alles zien en levert het in.
text-spell-dragons-return = De schatten van de grot die aan de beurt is, gaan terug naar de voorraad. Niemand krijgt iets.
text-spell-donation = Iedereen, ook jij, levert 5 schatten in. Wie er minder heeft, laat alles zien en levert het in.
text-spell-taboo = Op een veld naar keuze mag deze ronde niets meer komen. Wat er ligt, blijft en telt.
text-spell-solar-eclipse = Alle open figuren met een even sterkte op één veld gaan terug.
text-spell-sultans-tax = De anderen betalen voor elke figuur in het paleis 1 schat of nemen ze allemaal terug.
text-spell-trade = Ruil zoveel schatten als je wilt tegen evenveel van andere soorten.
text-spell-teleport = Verplaats een figuur naar keuze naar een ander veld dat nog niet is afgehandeld, en betaal 3 schatten of alles wat je hebt.
text-spell-parasite = Gebruik de kracht van een artefact dat een ander deze ronde al heeft gebruikt. Dat telt niet als het gebruik van een artefact.
text-spell-apprentice = Ruil een van je ongebruikte artefacten tegen een open artefact in het paleis. Dat van jou komt daar open te liggen.

## Wat artefacten doen
text-artifact-lamp = Je steekt de lamp aan met je eerste toverkaart. Daarna mag je deze ronde zoveel toverkaarten spelen als je wilt.
text-artifact-double = Een van je open figuren op het veld dat aan de beurt is, telt dubbel, als een tweede figuur. Ook bij de paleiswachter.
text-artifact-carpet = Na het plaatsen: leg het tapijt op een veld dat nog niet is afgehandeld. Het is een figuur met sterkte 3. Ook bij de paleiswachter.
text-artifact-counterspell = Heft een toverkaart van een ander op voordat die werkt.
text-artifact-key = Bij de paleiswachter: je mag zonder figuur en zonder smeergeld het paleis in.
text-artifact-scroll = Je gebruikt de rol nooit. Aan het eind geeft die de doorslag bij een gelijke stand.

## Wat er op een veld te halen is
text-field-crowns = Wie het sterkst is, neemt de bovenste groep schatten, wie op één na het sterkst is de volgende, enzovoort.
text-field-pearls = { text-field-crowns }
text-field-gems = { text-field-crowns }
text-field-cups = { text-field-crowns }
text-field-bars = { text-field-crowns }
text-field-tent = Wie het sterkst is, trekt 2 toverkaarten, houdt er één en geeft de andere aan wie op één na het sterkst is.
text-field-djinn = Wie het sterkst is, mag deze ronde 2 artefacten gebruiken.
text-field-market = Wie het sterkst is, mag 1 schat ruilen tegen 3 naar keuze uit de voorraad.
text-field-caravanserai = Wie het sterkst is, neemt de kameel: begint en gaat bij een gelijke stand voor.
text-field-guard = Wie minstens zo sterk is als de paleiswachter, mag het paleis in. Wie zwakker is, betaalt het verschil of blijft buiten.
text-field-room-1 = Wie het sterkst is, mag het artefact kopen, voor zoveel schatten als de figuren daar sterk zijn; daarna mag de volgende.
text-field-room-2 = { text-field-room-1 }
text-field-room-3 = { text-field-room-1 }
text-field-room-4 = { text-field-room-1 }
text-field-room-5 = { text-field-room-1 }

## Spelvormen
setting-players = Spelers
setting-version = Spel
setting-version-basic = Voor beginners
    .what = Artefacten koop je gedekt, en alleen hun aantal telt. Aladins tent en het huis van de djinn blijven dicht.
setting-version-pro = Voor gevorderden
    .what = Artefacten liggen open en hebben krachten, er zijn 21 toverkaarten, en je mag tussendoor reageren. Het is afgelopen als het laatste artefact is verkocht.
setting-payment = Betalen
setting-payment-split = Vrij verdelen
    .what = Evenveel soorten als figuren, verdeeld zoals je wilt.
setting-payment-match = Per figuur
    .what = Elke figuur betaal je in een eigen soort.
setting-length = Duur
setting-length-first-to-three = Tot drie
    .what = Het is afgelopen na de ronde waarin iemand 3 artefacten heeft.
setting-length-full = Hele partij
    .what = Het is afgelopen als het laatste artefact is verkocht.
setting-rooms = Paleisvelden
setting-rooms-five = Alle vijf
    .what = Alle 5 paleisvelden, met elk 6 artefacten.
setting-rooms-players = Eén per speler
    .what = Artefacten waarvoor geen paleisveld is, blijven ongezien buiten het spel.
setting-ledger = Geheugensteun
setting-ledger-on = Te zien
    .what = Iedereen ziet wat je van de schatten van de anderen had kunnen onthouden.
setting-ledger-off = Niet te zien
    .what = De schatten van de anderen onthoud je zelf.

## Waar de ronde is
phase-preparing = Een ronde begint
phase-placing = { $it ->
    [you] Plaatsen: jij
   *[other] Plaatsen: { $it-name }
}
phase-reaching = Nu volgt: { $it }
phase-evaluating = Aan de beurt: { $it }
phase-closing = De ronde loopt af
phase-over = De partij is afgelopen
step-place = Plaatsen
step-caves = Grotten
step-city = Stad
step-guard = Wachter
step-palace = Paleis

## Wat er verder over een partij te zeggen is
figure-gone = een figuur die er niet meer is
log-round = Ronde { $round }
question-offer-match = { question-offer }
    .why = Dat kost { $price }, zoveel als je { $figures } figuren daar sterk zijn, elke figuur in een eigen soort.
asked-window-answered = Je hebt geantwoord. De anderen denken misschien nog na.
    .why = { panel-asked }
asked-window-placing = { $seat ->
    [you] Straks plaats jij een figuur.
   *[other] { $seat-name } plaatst een figuur.
}
    .why = { panel-asked }
action-pay-back = { $it } inleveren
over-won = { $seat ->
    [you] { $artifacts ->
        [one] De partij is afgelopen. Je wint met { $artifacts } artefact.
       *[other] De partij is afgelopen. Je wint met { $artifacts } artefacten.
    }
   *[other] { $artifacts ->
        [one] De partij is afgelopen. { $seat-name } wint met { $artifacts } artefact.
       *[other] De partij is afgelopen. { $seat-name } wint met { $artifacts } artefacten.
    }
}
    .why = Alle schatten en artefacten liggen open.
over-shared = De partij is afgelopen. Samen op plaats 1: { $seats }.
    .why = Alle schatten en artefacten liggen open.

## Waarom iets niet kan
illegal-not-asked = Nu is iemand anders aan de beurt.
illegal-already-chosen = Je hebt gekozen. De anderen denken misschien nog na.
illegal-already-answered = Je hebt geantwoord. De anderen denken misschien nog na.
illegal-not-in-this-window = Voor zover iedereen weet, heb je nu niets te spelen.
illegal-no-window-start = Kaarten kun je pas spelen als de eerste ronde klaarligt.
illegal-no-window-place = Eerst moet er een figuur op het speelbord; daarna kun je kaarten spelen.
illegal-no-window-decision = Alleen wie hier beslist, mag eerst een kaart spelen.
illegal-no-window-window = Alleen wie nu een vraag krijgt, mag een kaart spelen.
illegal-no-window-tent = Zolang er in Aladins tent toverkaarten verdeeld worden, speelt niemand een kaart.
illegal-no-window-camel = Zolang het om de kameel gaat, speelt niemand een kaart.
illegal-no-window-goods = Zolang iemand schatten uit de voorraad neemt, speelt niemand een kaart.
illegal-no-window-card = Zolang een kaart werkt, speelt niemand een andere.
illegal-not-three-units = Neem precies 3 schatten.
illegal-supply-short = Zoveel zijn er niet in de voorraad.
illegal-no-such-figure = Deze figuur heb je niet in je hand.
illegal-empty-cave = In deze grot ligt geen schat.
illegal-closed-in-basic = Dit veld is gesloten in het spel voor beginners.
illegal-room-not-in-use = Dit paleisveld doet aan deze tafel niet mee.
illegal-sold-out = Dit paleisveld is uitverkocht.
illegal-room-full = Meer dan 5 figuren van één speler passen niet op een paleisveld.
illegal-closed = Op dit veld mag deze ronde niets meer komen: *{ spell-taboo }*.
illegal-not-admitted = Wie buiten blijft, heeft deze ronde geen figuren in het paleis.
illegal-nothing-to-swap = Van deze soort heb je niets.
illegal-wrong-goods = Neem precies zoveel schatten als je krijgt.
illegal-wrong-bribe = Het smeergeld is precies wat je aan sterkte tekortkomt.
illegal-too-poor-to-bribe = Zoveel heb je niet.
illegal-wrong-price = De prijs is precies de sterkte van je figuren hier.
illegal-wrong-kinds = Betaal in precies zoveel soorten als je hier figuren hebt.
illegal-wrong-parts = Betaal elke figuur in een eigen soort.
illegal-too-many-figures = Er zijn maar 5 soorten: meer dan 5 figuren zijn niet te betalen.
illegal-too-poor = Zoveel heb je niet.
illegal-not-drawn = Houd een van de twee toverkaarten die je hebt getrokken.
illegal-not-in-the-stack = Kies een artefact uit deze stapel.
illegal-not-in-the-stack-mirage = Kies een artefact onder het bovenste.
illegal-nothing-to-give = Geef een artefact van jezelf dat deze ronde nog niet is gebruikt.
illegal-not-the-casters = In ruil mag je alleen een figuur verwijderen van wie *{ spell-eye-for-an-eye }* heeft gespeeld.
illegal-wrong-units = { $units ->
    [one] *{ $spell }*: het moet precies { $units } schat zijn.
   *[other] *{ $spell }*: het moeten precies { $units } schatten zijn.
}
illegal-too-poor-for = *{ $spell }*: zoveel heb je niet.
illegal-nothing-to-trade = Van deze soort heb je niets.
illegal-trade-order = Schatten geef je in de volgorde van de soorten.
illegal-no-exchange = Zoveel van andere soorten zijn er niet in de voorraad.
illegal-same-kind = Neem soorten die je niet hebt gegeven.

## Waarom iets niet kan: er is iets anders gevraagd
topic-start-treasure = Je kiest nu je eerste schatten.
topic-place = Het is jouw beurt om een figuur te plaatsen.
topic-market = Je bent op de markt: geef een schat of laat het erbij.
topic-goods = Neem eerst je schatten uit de voorraad.
topic-bribe = Je staat voor de paleiswachter: koop hem om of blijf buiten.
topic-offer = Je mag het artefact kopen of ervan afzien.
topic-window = Je mag een kaart spelen of passen.
topic-second-chance = Je hebt een figuur gekozen: kies nu het nieuwe veld.
topic-teleport = { topic-second-chance }
topic-tent = Houd eerst een van de twee toverkaarten.
topic-camel = Neem de kameel of laat die staan.
topic-stack = Kies eerst een artefact uit de stapel.
topic-mirage = Kies eerst het artefact dat bovenop komt.
topic-apprentice = Kies eerst het artefact dat je geeft.
topic-charity = { topic-goods }
topic-eye = Verwijder in ruil een figuur, of geen.
topic-city-tax = Betaal voor deze figuur of neem die terug.
topic-sultans-tax = Betaal voor je figuren in het paleis of neem ze terug.
topic-sacrifice = Lever eerst je schatten in.
topic-donation = { topic-sacrifice }
topic-trade = Geef nog een schat, of niets meer.
topic-trade-goods = Neem zoveel schatten van andere soorten als je gaf.
topic-fare = Betaal eerst voor de reis.

## Waarom een kaart nu niet kan
unplayable-basic-game = In het spel voor beginners zijn er geen toverkaarten.
unplayable-basic-game-artifact = In het spel voor beginners hebben artefacten geen krachten.
unplayable-not-yours = *{ $card }* heb je niet.
unplayable-no-lamp = Voor een toverkaart moet je wonderlamp branden, en je hebt er geen om aan te steken.
unplayable-no-use-for-a-lamp = Je wonderlamp brandt niet, en die aansteken zou één artefact te veel zijn.
unplayable-used = Dat is deze ronde al gebruikt.
unplayable-no-use-left = Je hebt deze ronde al zoveel artefacten gebruikt als je mag.
unplayable-never-alone = Een wonderlamp steek je aan met een toverkaart, nooit alleen.
unplayable-never-used = Een perkamentrol gebruik je nooit.
unplayable-names-no-artifact = Zeg erbij welk artefact je met *{ $card }* nadoet.
unplayable-never-copied = Een perkamentrol kun je niet nadoen.
unplayable-never-copied-lamp = Een wonderlamp nadoen zou niets uithalen.
unplayable-nothing-to-copy = Niemand anders heeft dit artefact deze ronde gebruikt.
unplayable-wrong-moment = *{ $card }* kun je op dit moment niet spelen.
unplayable-wrong-moment-abracadabra = Dat kan alleen als je een artefact mag kopen en nog niet hebt beslist.
unplayable-wrong-moment-smuggler = Dat kan alleen na de laatste grot of na het huis van de djinn.
unplayable-wrong-moment-spy = Dat kan alleen zolang er geplaatst wordt.
unplayable-wrong-moment-dragons-return = Dat kan alleen zolang er een grot aan de beurt is.
unplayable-wrong-moment-double = Dat kan alleen zolang er een veld aan de beurt is.
unplayable-wrong-moment-carpet = Dat kan pas na het plaatsen.
unplayable-wrong-moment-key = Dat kan alleen bij de paleiswachter, als hij zich heeft laten zien.
unplayable-nothing-to-do = *{ $card }* zou nu niets uithalen.
unplayable-nothing-to-do-city-tax = Niemand anders heeft een figuur in de stad.
unplayable-nothing-to-do-sultans-tax = Niemand anders heeft een figuur op een paleisveld.
unplayable-nothing-to-do-last-will-be-first = De zwakste geldt al als de sterkste.
unplayable-nothing-to-do-smuggler = In de stad komt geen veld meer dat leeg bleef en open is.
unplayable-nothing-to-do-spy = Niemand anders heeft nog een figuur in de hand.
unplayable-nothing-to-do-dragons-return = In deze grot ligt geen schat.
unplayable-nothing-to-do-trade = Je hebt geen schat om te geven.
unplayable-nothing-to-do-apprentice = Je hebt geen ongebruikt artefact om te geven.
unplayable-settled = Of je het paleis in mag, staat al vast.
unplayable-has-key = Je hebt een sleutel gebruikt en mag het paleis in.
unplayable-strong-enough = Je bent sterk genoeg om zo het paleis in te mogen.
unplayable-no-such-piece = Deze figuur ligt niet op het speelbord.
unplayable-face-down = Die ligt gedekt op een veld dat al is afgehandeld.
unplayable-not-there = Die ligt niet op het veld dat aan de beurt is.
unplayable-nowhere-to-go = Er is geen veld waar deze figuur naartoe kan.
unplayable-same-field = Kies een ander veld dan waar de figuur ligt.
unplayable-at-the-guard = Bij de paleiswachter werkt geen toverkaart, en geen enkele verplaatst een figuur naar hem toe of bij hem vandaan.
unplayable-evaluated = Dit veld is al afgehandeld.
unplayable-evaluated-moving = Geen toverkaart verplaatst een figuur naar een veld dat al is afgehandeld.
unplayable-has-treasure = Kies een grot zonder schatten.
unplayable-emptied-this-round = *{ spell-dragons-return }* heeft deze grot voor deze ronde leeggemaakt.
unplayable-nothing-face-up = Daar ligt geen figuur open.
unplayable-nothing-on-offer = Daar ligt geen artefact open.
unplayable-only-one = In deze stapel zit geen ander artefact om bovenop te leggen.
unplayable-no-such-play = Die kaart ligt niet op tafel.
unplayable-own-spell = Dat kan alleen tegen een toverkaart van een ander, niet tegen die van jou.
unplayable-not-a-spell = Dat is een artefact: alleen toverkaarten kun je opheffen.
unplayable-cancelled = Die toverkaart is al opgeheven of heeft al gewerkt.
unplayable-target-eye-for-an-eye = Daar hoort een figuur van een ander bij.
unplayable-target-second-chance = Daar hoort een van jouw figuren bij; het nieuwe veld komt daarna.
unplayable-target-teleport = Daar hoort een figuur bij; het nieuwe veld komt daarna.
unplayable-target-dragon-leaves = Daar hoort een grot bij.
unplayable-target-field = Daar hoort een veld bij.
unplayable-target-stack = Daar hoort een stapel in het paleis bij.
unplayable-target-double = Daar hoort een van jouw figuren bij.
unplayable-target-carpet = Daar hoort een veld bij.
unplayable-target-counterspell = Daar hoort een gespeelde kaart bij.
unplayable-target-nothing = Deze kaart speel je zonder iets aan te wijzen.

## Wat tovenarij de rest van de ronde verandert
force-reversed = De zwakste geldt als de sterkste.
force-spy = { $seat ->
    [you] Iedereen behalve jij plaatst open.
   *[other] Iedereen behalve { $seat-name } plaatst open.
}
force-closed = Hier mag niets meer komen: { $fields }.
force-smuggled = { $seat ->
    [you] Je bent naar binnen gesmokkeld: { $fields }.
   *[other] { $seat-name } is naar binnen gesmokkeld: { $fields }.
}
force-keys = Met een sleutel: { $seats }.
force-abracadabra = { $seat ->
    [you] Koop je hier, dan neem je een artefact naar keuze uit de stapel.
   *[other] Koopt { $seat-name } hier, dan mag het elk artefact uit de stapel zijn.
}

## Aantallen en korte namen, waar weinig plaats is
count-artifacts = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacten
}
count-spells = { $n ->
    [one] { $n } toverkaart
   *[other] { $n } toverkaarten
}
count-figures = { $n ->
    [one] { $n } figuur in de hand
   *[other] { $n } figuren in de hand
}
count-treasures = { $n ->
    [one] { $n } schat
   *[other] { $n } schatten
}
count-hidden = { $n ->
    [one] { $n } gedekte figuur
   *[other] { $n } gedekte figuren
}
count-hidden-spells = { $n ->
    [one] { $n } gedekte toverkaart
   *[other] { $n } gedekte toverkaarten
}
count-unknown = { $n } onbekend
short-crowns = Kronen
short-pearls = Parels
short-gems = Stenen
short-cups = Bokalen
short-bars = Goud
short-tent = Tent
short-djinn = Djinn
short-market = Markt
short-caravanserai = Karav.
short-carpet = Tapijt

## Het speelbord, voor het oog en in woorden
board-label = Speelbord. Met de pijltjestoetsen ga je van veld naar veld.
board-field = { $field }.
board-now = Dit veld is aan de beurt.
board-may-choose = Je kunt het kiezen.
board-closed-basic = gesloten voor beginners
    .short = gesloten
board-unused = doet niet mee
    .short = dicht
board-sold-out = uitverkocht
    .short = leeg
board-bare = geen schatten
    .short = leeg
board-bare-lines = Geen schatten:
    deze ronde dicht.
board-taboo = Hier mag deze ronde niets meer komen.
board-shut = Gesloten: { $why }.
board-shelf = Vakje { $shelf }: { $amount }.
board-shelf-taken = { $seat ->
    [you] Vakje { $shelf }: al bij jou.
   *[other] Vakje { $shelf }: al bij { $seat-name }.
}
board-left = over
board-stack = Artefacten in de stapel: { $n }.
board-top = Bovenop: { $artifact }.
board-below = Daaronder, van onder naar boven: { $artifacts }.
board-unknown = onbekend
board-guard = De paleiswachter heeft sterkte { $strength }.
board-guard-hidden = De paleiswachter laat zich nog niet zien.
board-strength = sterkte { $strength }
board-camel = { $seat ->
    [you] Je hebt de kameel.
   *[other] { $seat-name } heeft de kameel.
}
board-figures = { $seat ->
    [you] Jouw figuren: { $figures }.
   *[other] Figuren van { $seat-name }: { $figures }.
}
board-no-figures = Geen figuren.
board-up = { $strength }
board-up-doubled = { $strength } (×{ $times })
board-up-carpet = { $strength } (vliegend tapijt)
board-down = { $strength } gedekt
board-legend = ? is gedekt, ~ een tapijt, x2 met een dubbelganger, # het nummer van de figuur
house-tent = 1 van 2 toverkaarten,
    de andere voor nummer 2
house-tent-closed = De toverkaarten
    slapen vannacht
house-djinn = Het sterkst: mag
    2 artefacten gebruiken
house-djinn-closed = De djinn
    is op reis
house-market = Het sterkst: 1 schat
    tegen 3 naar keuze
house-caravanserai = Het sterkst: neemt
    meteen de kameel

## Wat er rond het speelbord ligt
panel-who = { $seat ->
    [you] jij
   *[other] { $seat-name }
}
panel-answer = Je antwoord
panel-asked = In het geheim gevraagd: { $seats }.
panel-played = Kaarten op tafel:
panel-play = { $seat ->
    [you] jij: { $play } ({ $fate })
   *[other] { $seat-name }: { $play } ({ $fate })
}
panel-screen = Achter je zichtscherm
panel-hoard = Je schatten
panel-empty = geen
panel-supply = Voorraad
panel-artifacts = Je artefacten
panel-artifacts-of-all = Artefacten
panel-none-yet = Nog geen.
panel-seen-by-you = { $artifact }, alleen voor jou te zien
panel-several = { $artifact } ×{ $n }
panel-spells = Je toverkaarten
panel-lamp-lit = Lamp brandt
panel-two = mag er 2 gebruiken
panel-camel = heeft de kameel
panel-camel-why = Begint en gaat bij een gelijke stand voor
panel-known = bekend
panel-secret = geheim
panel-hand = hand
panel-used = { $it } (gebruikt)
panel-spent = gebruikt
panel-purse = { $unknown ->
    [0] { $purse }
   *[other] { $purse } en { $unknown } onbekend
}
panel-lights-lamp = Dat steekt je wonderlamp aan en telt deze ronde als één artefact.
panel-nothing-to-play = Je hebt nu niets te spelen.
panel-watching = Je kijkt mee. Schatten en gedekte figuren zie je pas als ze open liggen.
panel-figures = Je figuren
panel-figure = Figuur { $strength }
panel-figure-out = Figuur { $strength } is geplaatst
panel-all-out = allemaal geplaatst
panel-which-one = welke gaat daarheen?
panel-press-one = eerst een figuur, dan een veld
panel-give-one = Geef een van deze
panel-nothing-to-give = Je hebt niets om te geven
panel-have-none = Daarvan heb je niets.
panel-keep-spell = { $keep }: { $text }
panel-before = Voor de eerste ronde
fate-stands = geldt
fate-cancelled = opgeheven
fate-resolved = klaar
verb-take = Nemen
verb-pay = Betalen
verb-bribe = Omkopen
verb-return = Inleveren
tab-table = Tafel
tab-mine = Van jou
tab-players = Spelers
tab-log = Verloop
key-number = de figuur met deze sterkte of de kaart op deze plek kiezen
key-arrows = van veld naar veld gaan; Home en End gaan naar het eerste en laatste
key-arrows-name = Pijltjes
key-enter = het veld kiezen of op de knop drukken
key-pass = passen, als je mag reageren
player-place = Plaats { $place }
player-answered = heeft geantwoord
player-chosen = heeft gekozen
player-turn = aan de beurt
player-away = afwezig
player-chooses = kiest in het geheim
player-thinks = denkt na…
player-admitted = mag het paleis in
player-turned-away = blijft buiten
result-title = Eindstand
result-you = { $seat-name } (jij)
result-winner = wint
result-no-treasure = geen schatten

## Spelregels waar naar verwezen wordt, in één zin
rule-M1-3 = Van elke soort zijn er 29 schatten, en meer dan er in de voorraad is, kan niemand nemen.
rule-M1-9 = Er doen zoveel paleisvelden mee als er spelers zijn.
rule-M2-1 = Wie de kameel als eerste heeft, bepaalt het lot.
rule-M2-2 = Iedereen neemt aan het begin tegelijk en in het geheim 3 schatten naar keuze.
rule-M3-1 = Elke ronde begint met een schatkaart: die zegt hoe de grotten zich uit de voorraad vullen.
rule-M3-3 = Aan het begin van de ronde ligt op elke stapel het bovenste artefact open.
rule-M4-1 = Om de beurt plaatst iedereen een figuur gedekt, tot er geen meer over is; passen mag niet.
rule-M4-2 = Op één paleisveld heeft niemand meer dan 5 figuren.
rule-M4-3 = Gesloten zijn lege grotten, uitverkochte of ongebruikte paleisvelden en in het spel voor beginners Aladins tent en het huis van de djinn.
rule-M4-5 = Gaat een figuur terug zolang er geplaatst wordt, dan plaats je die later opnieuw; daarna doet die deze ronde niet meer mee.
rule-M5-1 = De velden komen een voor een aan de beurt, en alleen op het veld dat aan de beurt is, draait iedereen de figuren om.
rule-M5-3 = Bij een gelijke stand is sterker wie vanaf de kameel het eerst komt.
rule-M5-4 = Na het laatste veld neemt iedereen figuren en gebruikte artefacten terug, en wat er nog in de grotten ligt, gaat naar de voorraad.
rule-M6-1 = In een grot neemt wie het sterkst is de bovenste groep, wie op één na het sterkst is de volgende, enzovoort.
rule-M7-1 = In Aladins tent trekt wie het sterkst is 2 toverkaarten, houdt er één en geeft de andere aan wie op één na het sterkst is; is daar verder niemand, dan gaat die naar de aflegstapel.
rule-M7-2 = Zijn de toverkaarten op, dan komt de aflegstapel geschud terug.
rule-M7-3 = Wie in het huis van de djinn het sterkst is, mag deze ronde 2 artefacten gebruiken in plaats van 1.
rule-M8-1 = Wie op de markt het sterkst is, mag één keer 1 schat geven en er 3 naar keuze uit de voorraad nemen, of zoveel als er nog zijn.
rule-M8-3 = Wie op de karavaanplaats het sterkst is, neemt de kameel en begint vanaf dat moment.
rule-M9-1 = Eerst laat de paleiswachter zich zien, dan draait iedereen daar de figuren om.
rule-M9-2 = Wie minstens zo sterk is als de paleiswachter, mag het paleis in; wie zwakker is, betaalt precies het verschil, in soorten naar keuze.
rule-M9-3 = Wie bij de paleiswachter te zwak is, beslist: omkopen of buiten blijven.
rule-M9-4 = Wie het paleis niet in mag, neemt daar alle figuren terug en komt er deze ronde ook niet meer in.
rule-M10-1 = Op elk paleisveld mag wie het sterkst is het artefact kopen; wie ervan afziet, laat het aan de volgende.
rule-M10-2 = De prijs is precies de sterkte van je figuren op dat paleisveld.
rule-M10-3 = Je betaalt in precies zoveel soorten als je daar figuren hebt.
rule-M10-4 = Je betaalt elke figuur in een eigen soort.
rule-M10-7 = In het spel voor beginners weet alleen wie koopt, welk artefact het is; in het spel voor gevorderden ligt het open, en je mag het meteen gebruiken.
rule-M10-8 = Wat je betaalt, gaat naar de voorraad, en niemand betaalt wat er niet is.
rule-M11-1 = De partij is meteen afgelopen als het laatste artefact is verkocht.
rule-M11-2 = De partij is afgelopen na de ronde waarin iemand 3 artefacten heeft.
rule-M11-3 = Wie de meeste artefacten heeft, wint; bij een gelijke stand tellen perkamentrollen, dan schatten.
rule-M12-A = Voor een toverkaart moet je wonderlamp branden; daarna gaat de kaart naar de aflegstapel.
rule-M12-B = Bij de paleiswachter werkt geen toverkaart, en geen enkele brengt een figuur naar hem toe of bij hem vandaan.
rule-M12-C = Geen toverkaart brengt een figuur naar een veld dat al is afgehandeld.
rule-M12-D = Wie niet alles kan doen wat een kaart vraagt, doet zoveel mogelijk; maar een belasting betaal je helemaal of niet.
rule-M13-A = Per ronde mag je 1 artefact gebruiken, na het huis van de djinn 2; gebruikte komen aan het eind van de ronde terug.
rule-M14-2 = Iedereen die misschien kan reageren, antwoordt tegelijk en in het geheim; dan komen de kaarten samen op tafel.
rule-M14-3 = Een tegenspreuk heft een toverkaart van een ander meteen op; zijn er meer tegen dezelfde kaart, dan telt alleen de eerste en gaan de andere terug.
rule-M14-4 = Wat geldt, werkt om de beurt, vanaf de kameel.
rule-M14-6 = Wie op de markt, bij de paleiswachter of bij een aanbod beslist, mag eerst een kaart spelen.
rule-M14-9 = Een kaart heeft het juiste moment nodig en iets waar die op gericht mag zijn.
rule-M14-10 = Wat je voor een kaart neemt, betaalt of kiest, beslis je pas als die werkt.
rule-MR1 = Zijn de schatkaarten op, dan komen de gebruikte geschud terug.
rule-MR27 = Alleen wie een vraag krijgt, mag antwoorden, en alleen op die vraag.
rule-M12-1 = { spell-abracadabra }: { text-spell-abracadabra }
rule-M12-2 = { spell-charity }: { text-spell-charity }
rule-M12-3 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-M12-4 = { spell-city-tax }: { text-spell-city-tax }
rule-M12-5 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-M12-6 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-M12-7 = { spell-smuggler }: { text-spell-smuggler }
rule-M12-8 = { spell-mirage }: { text-spell-mirage }
rule-M12-9 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-M12-10 = { spell-second-chance }: { text-spell-second-chance }
rule-M12-11 = { spell-spy }: { text-spell-spy }
rule-M12-12 = { spell-sacrifice }: { text-spell-sacrifice }
rule-M12-13 = { spell-dragons-return }: { text-spell-dragons-return }
rule-M12-14 = { spell-donation }: { text-spell-donation }
rule-M12-15 = { spell-taboo }: { text-spell-taboo }
rule-M12-16 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-M12-17 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-M12-18 = { spell-trade }: { text-spell-trade }
rule-M12-19 = { spell-teleport }: { text-spell-teleport }
rule-M12-20 = { spell-parasite }: { text-spell-parasite }
rule-M12-21 = { spell-apprentice }: { text-spell-apprentice }
rule-M13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-M13-2 = { artifact-double }: { text-artifact-double }
rule-M13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-M13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-M13-5 = { artifact-key }: { text-artifact-key }
rule-M13-6 = { artifact-scroll }: { text-artifact-scroll }

## Wat niet te lezen is: antwoorden in de schrijfwijze, instellingen en bestanden met schatkaarten
unreadable-action = ‘{ $it }’ is geen antwoord. Bekend zijn take, place, swap, keep, bribe, stay out, buy, decline, pass, play, to, claim, choose, give, strike, pay en take back.
unreadable-treasure = ‘{ $it }’ is geen schat: bekend zijn crowns, pearls, gems, cups en bars.
unreadable-field = ‘{ $it }’ is geen veld: bekend zijn crowns, pearls, gems, cups, bars, tent, djinn, market, caravanserai, guard en room-1 tot en met room-5.
unreadable-spell = ‘{ $it }’ is geen toverkaart.
unreadable-artifact = ‘{ $it }’ is geen artefact.
unreadable-card = ‘{ $it }’ is geen toverkaart en ook geen artefact.
unreadable-figure = ‘{ $it }’ is geen figuur.
unreadable-mark = ‘{ $it }’ is geen figuur op het bord: noem het nummer, bijvoorbeeld ‘#7’.
unreadable-play = ‘{ $it }’ is geen nummer van een gespeelde kaart.
unreadable-place = ‘{ $it }’ is geen nummer van een keuze.
unreadable-amount = ‘{ $it }’ is geen aantal.
unreadable-amounts = Noem aantal en soort, bijvoorbeeld ‘2 crowns 1 cup’.
unreadable-twice = Noem elke soort maar één keer, en minstens 1 ervan: { $it }.
unreadable-placement = Noem een figuur en een veld, bijvoorbeeld ‘place 7 crowns’.
unreadable-no-card = Noem een kaart, bijvoorbeeld ‘play charity’.
unreadable-too-much = ‘{ $it }’ is te veel: noem één doel.
wrong-setup-players = Morgenland is voor 3 tot 5 spelers, niet voor { $it }.
wrong-setup-rules = Spelregels nummer { $it } heeft deze versie niet.
wrong-setup-word = ‘{ $it }’ is geen instelling: schrijf NAAM=WAARDE, bijvoorbeeld ‘payment=match’.
wrong-setup-option = Een instelling ‘{ $key }’ is er niet. Bekend zijn { $known }.
wrong-setup-value = ‘{ $key }={ $value }’ past niet. Mogelijk zijn { $choices }.
wrong-setup-number = ‘{ $key }={ $value }’ past niet: schrijf een getal.
wrong-setup-pro-length = Het spel voor gevorderden is afgelopen als het laatste artefact is verkocht (M11.1): laat ‘length’ weg.
wrong-setup-pro-rooms = Het spel voor gevorderden heeft één paleisveld per speler (M1.9): laat ‘rooms’ weg.
wrong-setup-not-in-rules-one = Spelregels nummer 1 hebben deze instelling niet: laat ‘{ $key }’ weg.
wrong-setup-start = Daar zit niemand: { $it-name } (M2.1).
wrong-setup-cards = { $it }
wrong-cards-players = Voor { $it } spelers zijn er geen schatkaarten.
wrong-cards-count = { $players ->
    [none] Het moeten 15 schatkaarten zijn, niet { $found }.
   *[other] Voor { $players } spelers moeten het 15 schatkaarten zijn, niet { $found }.
}
wrong-cards-line = Regel { $line } van de schatkaarten: { $why }
wrong-cards-form = Schrijf ‘SPELERS: SOORT GROEPEN, …’.
wrong-cards-for = Kaarten zijn voor 3, 4 of 5 spelers, niet voor ‘{ $it }’.
wrong-cards-nothing = Tussen de komma’s staan een soort en haar groepen.
wrong-cards-kind = { $it }
wrong-cards-group = ‘{ $it }’ is geen groep: schrijf een getal van 1 tot 9.
wrong-cards-no-group = Een soort zonder groep: { $it }. Laat die weg als de grot leeg blijft.
wrong-cards-twice = Een soort die er twee keer staat: { $it }.
wrong-cards-shelves = { $it }: { $to } groepen is te veel, een grot heeft 4 vakjes.
wrong-cards-too-many = { $it } groepen in een grot is te veel bij { $to } spelers.
wrong-cards-text = ‘{ $it }’ zijn geen schatkaarten: vijf grotten per kaart, met komma’s ertussen, de kaarten gescheiden door /.

## Automatische antwoorden
order-placing = Passen zolang er figuren worden geplaatst
    .why = Speelt iemand een kaart, dan word je toch gevraagd.
order-field = Passen tot een veld met mijn figuur wordt omgedraaid
    .why = Speelt iemand een kaart, dan word je toch gevraagd.
order-spell = Steeds passen tot iemand een kaart speelt
order-city = Steeds passen tot de stad
order-palace = Steeds passen tot het paleis
order-round = Steeds passen tot het einde van de ronde

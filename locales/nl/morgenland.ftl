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
target-figure = op figuur nr. { $it }
target-move = op figuur nr. { $it }, { $to-to }
target-field = op { $it-the }
target-play = { $it ->
    [0] tegen de 1e gespeelde kaart
    [1] tegen de 2e gespeelde kaart
    [2] tegen de 3e gespeelde kaart
    [3] tegen de 4e gespeelde kaart
    [4] tegen de 5e gespeelde kaart
   *[other] tegen een latere kaart
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
target-figure-named = op { $figure }
target-move-named = op { $figure }, { $to-to }
target-play-named = { $seat ->
    [you] tegen *{ $card }* van jou
   *[other] tegen *{ $card }* van { $seat-name }
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
event-shown = { $seat ->
    [you] Je draait { $field-at } je *{ $figure }* om.
   *[other] { $seat-name } draait { $field-at } een *{ $figure }* om.
}
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
    [you] Je doet *1 { $give-one }* in de voorraad.
   *[other] { $seat-name } doet *1 { $give-one }* in de voorraad.
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
event-all-pass = Iedereen past.
event-revealed = { $plays ->
    [one] Iedereen draait om: { $plays } kaart.
   *[other] Iedereen draait om: { $plays } kaarten.
}
event-played = { $seat ->
    [you] Je speelt { $play }.
   *[other] { $seat-name } speelt { $play }.
}
event-lit = { $seat ->
    [you] Je steekt de wonderlamp aan.
   *[other] { $seat-name } steekt de wonderlamp aan.
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
event-sent-home = { $seat ->
    [you] Een van je figuren gaat { $field-from } terug.
   *[other] Een figuur van { $seat-name } gaat { $field-from } terug.
}
event-moved = Een figuur gaat { $field-to }.
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

## Vragen, met daaronder waarom
question-start-treasure = Kies 3 schatten.
    .why = Iedereen kiest tegelijk en in het geheim. De soorten kies je zelf.
question-place = Plaats een figuur.
    .why = Kies een figuur en dan een veld. De anderen zien niet hoe sterk die is.
question-place-open = Plaats een figuur.
    .why = Kies een figuur en dan een veld. Door *{ spell-spy }* ligt die open, behalve bij de paleiswachter.
question-market = Ruil je op de markt?
    .why = Je bent er het sterkst: geef 1 schat en neem er 3 naar keuze uit de voorraad, of laat het erbij.
question-goods = Neem schatten uit de voorraad.
    .why = 3 naar keuze voor de schat die je gaf. Zijn er minder, dan neem je alles.
question-bribe = Koop je de paleiswachter om?
    .why = Hij heeft sterkte { $guard }, jij hebt { $strength }: het verschil is zijn prijs. Blijf je buiten, dan gaan je figuren uit het paleis terug.
question-offer = Koop je het artefact { $room-at }?
    .why = { $figures ->
        [one] Het kost { $price }, zoveel als je figuur daar sterk is, alles in één soort.
       *[other] Het kost { $price }, zoveel als je { $figures } figuren daar sterk zijn, in precies { $figures } soorten.
    }
question-window = Wil je reageren?
    .why = Met een toverkaart of een artefact, of je past. Iedereen antwoordt in het geheim.
question-where = Waar gaat de figuur heen?
    .why = Je speelt { $play }. Kies het nieuwe veld.
question-tent = Welke toverkaart houd je?
    .why = Je hebt *{ $drawn }* getrokken. De andere gaat naar plaats 2 in de tent. Ben je daar alleen, dan leg je die af.
question-camel = Neem je de kameel?
    .why = Wie naar binnen is gesmokkeld, mag de kameel laten staan.
question-stack = Kies een artefact { $room-at }.
    .why = Van onder naar boven: { $artifacts }. Alleen jij ziet de stapel.
question-apprentice = Welk artefact geef je?
    .why = Daarvoor neem je het open artefact { $room-at }.
question-charity = Neem schatten uit de voorraad.
    .why = *{ spell-charity }* geeft je er 3 naar keuze. Zijn er minder, dan neem je alles.
question-eye = Verwijder je daarvoor een figuur van { $of-name }?
    .why = Jouw figuur is weg: *{ spell-eye-for-an-eye }*.
question-city-tax = Betaal je voor je figuur { $field-at }?
    .why = *{ spell-city-tax }*: 2 schatten naar keuze, of de figuur gaat terug.
question-sultans-tax = Betaal je voor je figuren in het paleis?
    .why = *{ spell-sultans-tax }*: 1 schat voor elke figuur, of ze gaan allemaal terug.
question-sacrifice = Lever schatten in.
    .why = Iedereen moet het doen. De soorten kies je zelf.
question-trade = Geef je een schat?
    .why = *{ spell-trade }*: een voor een, in de volgorde van de soorten. Daarna neem je er evenveel van andere soorten.
question-trade-goods = Neem schatten uit de voorraad.
    .why = Zoveel als je gaf, van andere soorten.
question-fare = Betaal voor de reis.
    .why = *{ spell-teleport }* kost 3 schatten naar keuze, of alles wat je hebt.

## Wat er aan iemand gevraagd is, zoals iedereen het ziet
asked-start-treasure = { $mine ->
    [none] Iedereen kiest in het geheim 3 schatten.
   *[other] Je hebt *{ $mine }* gekozen. De anderen denken misschien nog na.
}
asked-place = { $seat ->
    [you] Je plaatst een figuur.
   *[other] { $seat-name } plaatst een figuur.
}
asked-market = { $seat ->
    [you] Je mag op de markt ruilen.
   *[other] { $seat-name } mag op de markt ruilen.
}
asked-goods = { $seat ->
    [you] Je neemt schatten uit de voorraad.
   *[other] { $seat-name } neemt schatten uit de voorraad.
}
asked-bribe = { $seat ->
    [you] Je koopt de paleiswachter om of blijft buiten.
   *[other] { $seat-name } koopt de paleiswachter om of blijft buiten.
}
asked-offer = { $seat ->
    [you] Je mag het artefact kopen.
   *[other] { $seat-name } mag het artefact kopen.
}
asked-window = In het geheim gevraagd: { $seats }.
asked-tent = { $seat ->
    [you] Je kiest een toverkaart in Aladins tent.
   *[other] { $seat-name } kiest een toverkaart in Aladins tent.
}
asked-camel = { $seat ->
    [you] Je mag de kameel nemen.
   *[other] { $seat-name } mag de kameel nemen.
}
asked-stack = { $seat ->
    [you] Je kijkt de stapel door en neemt een artefact.
   *[other] { $seat-name } kijkt de stapel door en neemt een artefact.
}
asked-mirage = { $seat ->
    [you] Je kijkt de stapel { $room-at } door.
   *[other] { $seat-name } kijkt de stapel { $room-at } door.
}
asked-apprentice = { $seat ->
    [you] Je ruilt een artefact { $room-at }.
   *[other] { $seat-name } ruilt een artefact { $room-at }.
}
asked-charity = { $seat ->
    [you] Je neemt schatten uit de voorraad.
   *[other] { $seat-name } neemt schatten uit de voorraad.
}
asked-eye = { $seat ->
    [you] Je mag een figuur van { $of-name } verwijderen.
   *[other] { $of ->
        [you] { $seat-name } mag een van jouw figuren verwijderen.
       *[other] { $seat-name } mag een figuur van { $of-name } verwijderen.
    }
}
asked-city-tax = { $seat ->
    [you] Je betaalt voor je figuur { $field-at } of neemt die terug.
   *[other] { $seat-name } betaalt voor een figuur { $field-at } of neemt die terug.
}
asked-sultans-tax = { $seat ->
    [you] Je betaalt voor je figuren in het paleis of neemt ze allemaal terug.
   *[other] { $seat-name } betaalt voor de figuren in het paleis of neemt ze allemaal terug.
}
asked-sacrifice = { $seat ->
    [you] { $units ->
        [one] Je levert { $units } schat in.
       *[other] Je levert { $units } schatten in.
    }
   *[other] { $units ->
        [one] { $seat-name } levert { $units } schat in.
       *[other] { $seat-name } levert { $units } schatten in.
    }
}
asked-trade = { $seat ->
    [you] Je ruilt met de voorraad. Tot nu toe gegeven: { $given }.
   *[other] { $seat-name } ruilt met de voorraad. Tot nu toe gegeven: { $given }.
}
asked-trade-goods = { $seat ->
    [you] Je neemt andere schatten voor { $given }.
   *[other] { $seat-name } neemt andere schatten voor { $given }.
}
asked-fare = { $seat ->
    [you] Je betaalt voor de reis.
   *[other] { $seat-name } betaalt voor de reis.
}

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
action-keep-spell = *{ $it }* houden
action-claim = Kameel nemen
action-choose = { $it ->
    [0] Onderste artefact kiezen
    [1] 2e van onder kiezen
    [2] 3e van onder kiezen
    [3] 4e van onder kiezen
    [4] 5e van onder kiezen
   *[other] 6e van onder kiezen
}
action-give = { $it } geven
action-strike = Figuur nr. { $it } verwijderen
action-pay = { $it } betalen
action-take-back = Terugnemen

## Antwoorden die meer zeggen, waar de vraag of de tafel bekend is
action-keep-trade = Niets meer geven
action-decline-camel = Kameel laten staan
action-pass-eye = Niets verwijderen
action-choose-take = { $artifact } nemen
action-choose-mirage = { $artifact } bovenop leggen
action-strike-named = Verwijderen: { $figure }
action-take-back-all = Alles terugnemen

## Wat toverkaarten doen
text-spell-abracadabra = Alleen voor je over een aanbod beslist: koop je, dan kijk je de hele stapel door en neem je er voor dezelfde prijs een artefact naar keuze uit.
text-spell-charity = Neem 3 schatten naar keuze uit de voorraad.
text-spell-eye-for-an-eye = Verwijder een figuur van een ander. Wie die kwijtraakt, mag daarvoor een van jouw figuren verwijderen.
text-spell-city-tax = De anderen betalen voor elke figuur in de stad 2 schatten of nemen die terug.
text-spell-last-will-be-first = Tot het einde van de ronde geldt wie het zwakst is als het sterkst. Prijzen, gelijke standen en de paleiswachter blijven gewoon.
text-spell-dragon-leaves = Een lege grot krijgt 4 schatten in het bovenste vakje en 2 in het volgende. Vanaf nu mogen daar figuren komen.
text-spell-smuggler = Na de grotten, voor de stad: op elk stadsveld dat leeg bleef, doe je zonder figuur mee, en wel als sterkste. De kameel mag je laten staan.
text-spell-mirage = Kijk een stapel door en leg er een ander artefact open bovenop. Het vorige gaat naar onderen.
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
text-spell-apprentice = Ruil een van je ongebruikte artefacten tegen een open artefact in het paleis. Dat van jou ligt daar dan open.

## Wat artefacten doen
text-artifact-lamp = Je steekt de lamp aan met je eerste toverkaart. Daarna mag je deze ronde zoveel toverkaarten spelen als je wilt.
text-artifact-double = Een van je open figuren op het veld dat aan de beurt is, telt dubbel, als een tweede figuur. Ook bij de paleiswachter.
text-artifact-carpet = Na het plaatsen: leg het tapijt op een veld dat nog niet is afgehandeld. Het is een figuur met sterkte 3. Ook bij de paleiswachter.
text-artifact-counterspell = Heft een toverkaart van een ander op voor die werkt.
text-artifact-key = Bij de paleiswachter: je mag zonder figuur en zonder smeergeld het paleis in.
text-artifact-scroll = Je gebruikt de rol nooit. Aan het eind geeft die de doorslag bij een gelijke stand.

## Wat er op een veld te halen is
text-field-crowns = Wie het sterkst is, neemt de bovenste groep schatten, wie op één na het sterkst is de volgende, enzovoort.
text-field-pearls = { text-field-crowns }
text-field-gems = { text-field-crowns }
text-field-cups = { text-field-crowns }
text-field-bars = { text-field-crowns }
text-field-tent = Wie het sterkst is, trekt 2 toverkaarten, houdt er één en geeft de andere aan plaats 2.
text-field-djinn = Wie het sterkst is, mag deze ronde 2 artefacten gebruiken.
text-field-market = Wie het sterkst is, mag 1 schat ruilen tegen 3 naar keuze uit de voorraad.
text-field-caravanserai = Wie het sterkst is, neemt de kameel: begint en gaat bij een gelijke stand voor.
text-field-guard = Wie zo sterk is als de paleiswachter, mag het paleis in. Wie zwakker is, betaalt het verschil of blijft buiten.
text-field-room-1 = Wie het sterkst is, mag het artefact kopen, voor zoveel schatten als de figuren daar sterk zijn; daarna mag de volgende.
text-field-room-2 = { text-field-room-1 }
text-field-room-3 = { text-field-room-1 }
text-field-room-4 = { text-field-room-1 }
text-field-room-5 = { text-field-room-1 }

## Spelvormen
setting-players = Spelers
setting-version = Spel
setting-version-basic = Voor beginners
    .what = Artefacten koop je gedekt, en ze tellen alleen. Aladins tent en het huis van de djinn blijven dicht.
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
rule-M5-1 = De velden komen een voor een aan de beurt, en alleen op het veld dat aan de beurt is, draait iedereen om.
rule-M5-3 = Bij een gelijke stand is sterker wie vanaf de kameel het eerst komt.
rule-M5-4 = Na het laatste veld neemt iedereen figuren en gebruikte artefacten terug, en wat er nog in de grotten ligt, gaat naar de voorraad.
rule-M6-1 = In een grot neemt wie het sterkst is de bovenste groep, wie op één na het sterkst is de volgende, enzovoort.
rule-M7-1 = In Aladins tent trekt wie het sterkst is 2 toverkaarten, houdt er één en geeft de andere aan plaats 2; is daar verder niemand, dan gaat die naar de aflegstapel.
rule-M7-2 = Zijn de toverkaarten op, dan komt de aflegstapel geschud terug.
rule-M7-3 = Wie in het huis van de djinn het sterkst is, mag deze ronde 2 artefacten gebruiken in plaats van 1.
rule-M8-1 = Wie op de markt het sterkst is, mag één keer 1 schat geven en er 3 naar keuze uit de voorraad nemen, of zoveel als er nog zijn.
rule-M8-3 = Wie op de karavaanplaats het sterkst is, neemt de kameel en begint vanaf dat moment.
rule-M9-1 = Eerst laat de paleiswachter zich zien, dan draait iedereen daar de figuren om.
rule-M9-2 = Wie zo sterk is als de paleiswachter, mag het paleis in; wie zwakker is, betaalt precies het verschil, in soorten naar keuze.
rule-M9-3 = Wie bij de paleiswachter te zwak is, beslist: omkopen of buiten blijven.
rule-M9-4 = Wie het paleis niet in mag, neemt daar alle figuren terug en komt er deze ronde ook niet meer in.
rule-M10-1 = Op elk paleisveld mag wie het sterkst is het artefact kopen; wie ervan afziet, laat het aan de volgende.
rule-M10-2 = De prijs is precies de sterkte van je figuren op dat paleisveld.
rule-M10-3 = Je betaalt in precies zoveel soorten als je daar figuren hebt.
rule-M10-4 = Je betaalt elke figuur in een eigen soort.
rule-M10-7 = In het spel voor beginners kent alleen de koper het artefact; in het spel voor gevorderden ligt het open, en je mag het meteen gebruiken.
rule-M10-8 = Wat je betaalt, gaat naar de voorraad, en niemand betaalt wat er niet is.
rule-M11-1 = De partij is meteen afgelopen als het laatste artefact is verkocht.
rule-M11-2 = De partij is afgelopen na de ronde waarin iemand 3 artefacten heeft.
rule-M11-3 = Wie de meeste artefacten heeft, wint; bij een gelijke stand tellen perkamentrollen, dan schatten.
rule-M12-A = Voor een toverkaart moet je wonderlamp branden; daarna gaat de kaart naar de aflegstapel.
rule-M12-B = Bij de paleiswachter werkt geen toverkaart, en geen enkele brengt een figuur naar hem toe of bij hem vandaan.
rule-M12-C = Geen toverkaart brengt een figuur naar een veld dat al is afgehandeld.
rule-M12-D = Wie een eis niet helemaal kan inlossen, doet zoveel mogelijk; maar een belasting betaal je helemaal of niet.
rule-M13-A = Per ronde mag je 1 artefact gebruiken, na het huis van de djinn 2; gebruikte komen aan het eind van de ronde terug.
rule-M14-2 = Iedereen die misschien kan reageren, antwoordt tegelijk en in het geheim; dan komen de kaarten samen op tafel.
rule-M14-3 = Een tegenspreuk heft een toverkaart van een ander meteen op; van meer tegen dezelfde telt alleen de eerste, de rest gaat terug.
rule-M14-4 = Wat geldt, werkt om de beurt, vanaf de kameel.
rule-M14-6 = Wie op de markt, bij de paleiswachter of bij een aanbod beslist, mag eerst een kaart spelen.
rule-M14-9 = Een kaart heeft het juiste moment nodig en iets waar die op gericht mag zijn.
rule-M14-10 = Wat je voor een kaart neemt, betaalt of kiest, beslis je pas als die werkt.
rule-MR1 = Zijn de schatkaarten op, dan komen de gebruikte geschud terug.
rule-MR27 = Alleen wie gevraagd is, mag antwoorden, en alleen op de vraag.
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

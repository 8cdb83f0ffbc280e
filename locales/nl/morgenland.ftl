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
target-figure = op figuur { $it }
target-move = op figuur { $it }, { $to-to }
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
event-chosen = Iedereen samen neemt *{ $total }* uit de voorraad.
event-reshuffled = De schatkaarten zijn op: de gebruikte komen geschud terug.
event-round = *Ronde { $round }* begint. De grotten vullen zich.
event-placed = { $seat ->
    [you] Je plaatst een figuur { $field-at }.
   *[other] { $seat-name } plaatst een figuur { $field-at }.
}
event-you-placed = Je plaatst je *{ $figure }* { $field-at }.
event-shown = { $seat ->
    [you] Je draait { $field-at } *{ $figure }* om.
   *[other] { $seat-name } draait { $field-at } *{ $figure }* om.
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
    [one] Iedereen heeft geantwoord: er komt { $plays } kaart op tafel.
   *[other] Iedereen heeft geantwoord: er komen { $plays } kaarten op tafel.
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
    .why = Iedereen kiest tegelijk en in het geheim, in alle soorten.
question-place = Plaats een figuur.
    .why = Kies een figuur en dan een veld. De anderen zien niet hoe sterk die is.
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
action-place = { $figure } { $field-at } plaatsen
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
action-strike = Figuur { $it } verwijderen
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

# Five Tribes: naamwoorden. Plaatsen hebben .gender .the .at .to .from .short; wat je telt .gender .one .many; losse dingen ook .a .the.

## Soorten tegels
land-village = Dorp
    .gender = het
    .the = het dorp
    .at = in het dorp
    .to = naar het dorp
    .from = uit het dorp
    .short = Dorp
land-sacred = Heilige plaats
    .gender = de
    .the = de heilige plaats
    .at = op de heilige plaats
    .to = naar de heilige plaats
    .from = van de heilige plaats
    .short = Heilige plaats
land-oasis = Oase
    .gender = de
    .the = de oase
    .at = in de oase
    .to = naar de oase
    .from = uit de oase
    .short = Oase
land-small-market = Kleine markt
    .gender = de
    .the = de kleine markt
    .at = op de kleine markt
    .to = naar de kleine markt
    .from = van de kleine markt
    .short = Kleine markt
land-large-market = Grote markt
    .gender = de
    .the = de grote markt
    .at = op de grote markt
    .to = naar de grote markt
    .from = van de grote markt
    .short = Grote markt
land-workshop = Werkplaats
    .gender = de
    .the = de werkplaats
    .at = in de werkplaats
    .to = naar de werkplaats
    .from = uit de werkplaats
    .short = Werkplaats
land-specialized-market = Speciale markt
    .gender = de
    .the = de speciale markt
    .at = op de speciale markt
    .to = naar de speciale markt
    .from = van de speciale markt
    .short = Speciale markt
land-chasm = Afgrond
    .gender = de
    .the = de afgrond
    .at = bij de afgrond
    .to = naar de afgrond
    .from = van de afgrond
    .short = Afgrond

## Een tegel op tafel: de soort, met rij en kolom vanaf 1
tile = { $land } ({ $row },{ $column })
    .gender = { $land-gender }
    .the = { $land-the } ({ $row },{ $column })
    .at = { $land-at } ({ $row },{ $column })
    .to = { $land-to } ({ $row },{ $column })
    .from = { $land-from } ({ $row },{ $column })
    .short = { $land-short } ({ $row },{ $column })

## Stammen. Bouwmeesters en sluipmoordenaars vragen ook iets: .ask is de vraag, .why de reden.
tribe-vizier = Viziers
    .gender = de
    .a = een vizier
    .the = de vizier
    .one = vizier
    .many = viziers
tribe-elder = Stamoudsten
    .gender = de
    .a = een stamoudste
    .the = de stamoudste
    .one = stamoudste
    .many = stamoudsten
tribe-merchant = Kooplieden
    .gender = de
    .a = een koopman
    .the = de koopman
    .one = koopman
    .many = kooplieden
tribe-builder = Bouwmeesters
    .gender = de
    .a = een bouwmeester
    .the = de bouwmeester
    .one = bouwmeester
    .many = bouwmeesters
    .ask = Hoeveel fakirs helpen je bouwmeesters?
    .why = Elke fakir die je aflegt, telt als een extra bouwmeester.
tribe-assassin = Sluipmoordenaars
    .gender = de
    .a = een sluipmoordenaar
    .the = de sluipmoordenaar
    .one = sluipmoordenaar
    .many = sluipmoordenaars
    .ask = Wie schakelen je sluipmoordenaars uit?
    .why = Een meeple op een tegel binnen bereik, of een die voor iemand anders staat. Voor elke stap daarbuiten leg je een fakir af.
tribe-artisan = Ambachtslieden
    .gender = de
    .a = een ambachtsman
    .the = de ambachtsman
    .one = ambachtsman
    .many = ambachtslieden
victims-both = 2 { $one-many }
victims = { $other ->
    [none] { $one-a }
   *[other] { $one-a } en { $other-a }
}

## Kameel en tent
piece-camel = Kameel
    .gender = de
    .which = een kameel
    .with = met een kameel
    .one = kameel
    .many = kamelen
piece-tent = Tent
    .gender = de
    .which = de tent
    .with = met de tent
    .one = tent
    .many = tenten

## Wat er op tegels komt, en de djinn die het elders zet
growth-palm = Palmboom
    .gender = de
    .a = een palmboom
    .the = de palmboom
    .one = palmboom
    .many = palmbomen
    .mover = { djinn-lamia }
growth-palace = Paleis
    .gender = het
    .a = een paleis
    .the = het paleis
    .one = paleis
    .many = paleizen
    .mover = { djinn-hagis }

## Grondstofkaarten: geteld met ×; .some is één kaart in een zin
card-ivory = Ivoor
    .gender = het
    .one = ivoor
    .some = ivoor
card-jewels = Juwelen
    .gender = de
    .one = juwelen
    .some = juwelen
card-gold-ware = Goudwerk
    .gender = het
    .one = goudwerk
    .some = goudwerk
card-papyrus = Papyrus
    .gender = het
    .one = papyrus
    .some = papyrus
card-silk = Zijde
    .gender = de
    .one = zijde
    .some = zijde
card-spice = Specerijen
    .gender = de
    .one = specerijen
    .some = specerijen
card-fish = Vis
    .gender = de
    .one = vis
    .some = vis
card-wheat = Graan
    .gender = het
    .one = graan
    .some = graan
card-pottery = Aardewerk
    .gender = het
    .one = aardewerk
    .some = aardewerk
card-fakir = Fakir
    .gender = de
    .one = fakir
    .some = een fakir
times = { $n } × { $kind-one }

## Djinns: titels
djinn-al-amin = Al-Amin
djinn-anun-nak = Anun-Nak
djinn-baal = Ba’al
djinn-boaz = Boaz
djinn-bouraq = Bouraq
djinn-echidna = Echidna
djinn-enki = Enki
djinn-hagis = Hagis
djinn-haurvatat = Haurvatat
djinn-iblis = Iblis
djinn-jafaar = Jafaar
djinn-kandicha = Kandicha
djinn-kumarbi = Kumarbi
djinn-lamia = Lamia
djinn-leta = Leta
djinn-marid = Marid
djinn-monkir = Monkir
djinn-nekir = Nekir
djinn-shamhat = Shamhat
djinn-sibittis = Sibittis
djinn-sloar = Sloar
djinn-utug = Utug
djinn-ptah = Ptah
djinn-geb = Geb

## Voorwerpen
item-scimitar = Vlammend kromzwaard
    .gender = het
    .a = een vlammend kromzwaard
    .the = het vlammende kromzwaard
    .one = vlammend kromzwaard
    .many = vlammende kromzwaarden
item-lamp = Wonderlamp
    .gender = de
    .a = een wonderlamp
    .the = de wonderlamp
    .one = wonderlamp
    .many = wonderlampen
item-flute = Toverfluit
    .gender = de
    .a = een toverfluit
    .the = de toverfluit
    .one = toverfluit
    .many = toverfluiten
item-carpet = Vliegend tapijt
    .gender = het
    .a = een vliegend tapijt
    .the = het vliegende tapijt
    .one = vliegend tapijt
    .many = vliegende tapijten
item-ring = Ring van wedergeboorte
    .gender = de
    .a = een ring van wedergeboorte
    .the = de ring van wedergeboorte
    .one = ring van wedergeboorte
    .many = ringen van wedergeboorte
item-talisman = Talisman van de storm
    .gender = de
    .a = een talisman van de storm
    .the = de talisman van de storm
    .one = talisman van de storm
    .many = talismans van de storm
item-horn = Hoorn des overvloeds
    .gender = de
    .a = een hoorn des overvloeds
    .the = de hoorn des overvloeds
    .one = hoorn des overvloeds
    .many = hoorns des overvloeds
item-jewellery = Sieraad
    .gender = het
    .a = een sieraad
    .the = het sieraad
    .one = sieraad
    .many = sieraden
item-chest = Schatkist
    .gender = de
    .a = een schatkist
    .the = de schatkist
    .one = schatkist
    .many = schatkisten
item-crown = Kroon
    .gender = de
    .a = een kroon
    .the = de kroon
    .one = kroon
    .many = kronen

## Wat je voor een kracht of op een tegel geeft
payment-elder = 1 stamoudste
payment-fakir = 1 fakir
payment-two-elders = 2 stamoudsten
payment-elder-and-fakir = 1 stamoudste en 1 fakir
payment-artisan = 1 ambachtsman
payment-two-fakirs = 2 fakirs

## Wat een djinn per keer kost
cost-free = gratis
cost-either = 1 stamoudste of 1 fakir
cost-elder-and-either = 1 stamoudste, plus 1 stamoudste of fakir
cost-fakir = 1 fakir
cost-fakirs = fakirs
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

## Waar goud vandaan komt
source-builders = van de bouwmeesters
source-kandicha = van *{ djinn-kandicha }*
source-marid = van *{ djinn-marid }*
source-monkir = van *{ djinn-monkir }*
source-nekir = van *{ djinn-nekir }*
source-baal = van *{ djinn-baal }*
source-sale = voor de set

## Stapels
supply-cards = Grondstofkaarten
    .many = grondstofkaarten
supply-djinns = Djinns
    .many = djinns
supply-items = Voorwerpen
    .many = voorwerpen

## Momenten in een beurt
stage-before-move = voor het lopen
stage-before-tribe = voor de actie van de stam
stage-before-tile = voor de actie van de tegel
stage-closing = voor de beurt eindigt

## Hoe je loopt. ‘none’ is nooit te zien: daar wordt alleen op gekozen.
ride-foot = none
ride-carpet = met het vliegende tapijt
heading-north = noorden
heading-east = oosten
heading-south = zuiden
heading-west = westen

## Wat er gebeurt. $by is aan de beurt, waar de gebeurtenis niet zegt wie iets doet.
event-redealt = Eén tegel is niet te bereiken: alle tegels worden opnieuw gelegd.
event-laid = { $tile }: { $meeples }.
event-marker-set = { $seat ->
    [you] Jij komt als volgende in de biedvolgorde.
   *[other] { $seat-name } komt als volgende in de biedvolgorde.
}
event-card-shown = Nieuw in de rij: *{ $card-one }*.
event-djinn-shown = Nieuw bij de djinns: *{ $djinn }*.
event-renewed = De { $supply-many } zijn op: de aflegstapel komt geschud terug.
event-round-began = *Ronde { $round }* begint.
event-bid = { $seat ->
    [you] { $fakirs ->
        [0] { $price ->
            [0] Je biedt *{ $spot }*.
           *[other] Je biedt *{ $spot }* en betaalt { $price } goud.
        }
        [one] Je biedt *{ $spot }*, legt { $fakirs } fakir af en betaalt { $price } goud.
       *[other] Je biedt *{ $spot }*, legt { $fakirs } fakirs af en betaalt { $price } goud.
    }
   *[other] { $fakirs ->
        [0] { $price ->
            [0] { $seat-name } biedt *{ $spot }*.
           *[other] { $seat-name } biedt *{ $spot }* en betaalt { $price } goud.
        }
        [one] { $seat-name } biedt *{ $spot }*, legt { $fakirs } fakir af en betaalt { $price } goud.
       *[other] { $seat-name } biedt *{ $spot }*, legt { $fakirs } fakirs af en betaalt { $price } goud.
    }
}
event-turn-began = { $seat ->
    [you] Jij bent aan de beurt.
   *[other] { $seat-name } is aan de beurt.
}
event-picked-up = { $by ->
    [you] { $ride ->
        [none] Je pakt { $tile-from } op: *{ $meeples }*.
       *[other] Je pakt { $tile-from } op: *{ $meeples }*. De laatste meeple vliegt op het tapijt.
    }
   *[other] { $ride ->
        [none] { $by-name } pakt { $tile-from } op: *{ $meeples }*.
       *[other] { $by-name } pakt { $tile-from } op: *{ $meeples }*. De laatste meeple vliegt op het tapijt.
    }
}
event-dropped = { $by ->
    [you] Je zet { $tribe-a } { $tile-at } neer.
   *[other] { $by-name } zet { $tribe-a } { $tile-at } neer.
}
event-took = { $by ->
    [you] Je neemt *{ $number } { $tribe-many }* { $tile-from }.
   *[other] { $by-name } neemt *{ $number } { $tribe-many }* { $tile-from }.
}
event-controlled = { $seat ->
    [you] Je neemt *{ $tile-the }* { $piece-with } in bezit.
   *[other] { $seat-name } neemt *{ $tile-the }* { $piece-with } in bezit.
}
event-gained = { $seat ->
    [you] Je krijgt *{ $gold } goud* { $from }.
   *[other] { $seat-name } krijgt *{ $gold } goud* { $from }.
}
event-paid = { $seat ->
    [you] Je betaalt *{ $gold } goud*.
   *[other] { $seat-name } betaalt *{ $gold } goud*.
}
event-spent = { $seat ->
    [you] Je levert *{ $payment }* in.
   *[other] { $seat-name } levert *{ $payment }* in.
}
event-fakirs-discarded = { $seat ->
    [you] { $number ->
        [one] Je legt *{ $number } fakir* af.
       *[other] Je legt *{ $number } fakirs* af.
    }
   *[other] { $number ->
        [one] { $seat-name } legt *{ $number } fakir* af.
       *[other] { $seat-name } legt *{ $number } fakirs* af.
    }
}
event-bagged = { $number } { $tribe-many } gaan in de zak.
event-received = { $seat ->
    [you] { $number ->
        [one] Je zet *{ $tribe-a }* voor je neer.
       *[other] Je zet *{ $number } { $tribe-many }* voor je neer.
    }
   *[other] { $number ->
        [one] { $seat-name } krijgt *{ $tribe-a }*.
       *[other] { $seat-name } krijgt *{ $number } { $tribe-many }*.
    }
}
event-card-taken = { $seat ->
    [you] Je neemt *{ $card-some }* uit de rij.
   *[other] { $seat-name } neemt *{ $card-some }* uit de rij.
}
event-cards-drawn = { $seat ->
    [you] { $number ->
        [one] Je trekt *{ $number } kaart* van de stapel.
       *[other] Je trekt *{ $number } kaarten* van de stapel.
    }
   *[other] { $number ->
        [one] { $seat-name } trekt *{ $number } kaart* van de stapel.
       *[other] { $seat-name } trekt *{ $number } kaarten* van de stapel.
    }
}
event-cards-revealed = { $seat ->
    [you] Je kunt je bod niet betalen en laat zien: *{ $cards }*.
   *[other] { $seat-name } kan het bod niet betalen en laat zien: *{ $cards }*.
}
event-you-drew = In je hand komt: *{ $cards }*. Alleen jij weet dat.
event-killed = { $by ->
    [you] Je sluipmoordenaars schakelen { $tribe-a } { $tile-at } uit.
   *[other] De sluipmoordenaars van { $by-name } schakelen { $tribe-a } { $tile-at } uit.
}
event-murdered = { $by ->
    [you] Je sluipmoordenaars schakelen { $tribe-a } van { $seat-name } uit.
   *[other] { $seat ->
        [you] De sluipmoordenaars van { $by-name } schakelen { $tribe-a } van jou uit.
       *[other] De sluipmoordenaars van { $by-name } schakelen { $tribe-a } van { $seat-name } uit.
    }
}
event-spared = { $by ->
    [you] Je sluipmoordenaars schakelen niemand uit.
   *[other] De sluipmoordenaars van { $by-name } schakelen niemand uit.
}
event-palm-placed = { $by ->
    [you] Je zet een *palmboom* { $tile-at }.
   *[other] { $by-name } zet een *palmboom* { $tile-at }.
}
event-palace-placed = { $by ->
    [you] Je zet een *paleis* { $tile-at }.
   *[other] { $by-name } zet een *paleis* { $tile-at }.
}
event-djinn-used = { $by ->
    [you] { $tile ->
        [none] Je gebruikt de kracht van *{ $djinn }*.
       *[other] Je gebruikt de kracht van *{ $djinn }*: { $tile }.
    }
   *[other] { $tile ->
        [none] { $by-name } gebruikt de kracht van *{ $djinn }*.
       *[other] { $by-name } gebruikt de kracht van *{ $djinn }*: { $tile }.
    }
}
event-djinn-got = { $seat ->
    [you] Je roept *{ $djinn }* op.
   *[other] { $seat-name } roept *{ $djinn }* op.
}
event-djinns-drawn = { $seat ->
    [you] { $number ->
        [one] Je trekt { $number } djinn.
       *[other] Je trekt { $number } djinns en houdt er één.
    }
   *[other] { $number ->
        [one] { $seat-name } trekt { $number } djinn.
       *[other] { $seat-name } trekt { $number } djinns en houdt er één.
    }
}
event-you-saw-djinns = Je ziet *{ $djinns }*.
event-djinn-discarded = *{ $djinn }* gaat naar de aflegstapel.
event-arrived = Uit de zak { $tile-to }: *{ $meeples }*.
event-item-used = { $by ->
    [you] Je gebruikt *{ $item-the }*.
   *[other] { $by-name } gebruikt *{ $item-the }*.
}
event-items-drawn = { $seat ->
    [you] { $number ->
        [one] Je trekt { $number } voorwerp.
       *[other] Je trekt { $number } voorwerpen en houdt er één.
    }
   *[other] { $number ->
        [one] { $seat-name } trekt { $number } voorwerp.
       *[other] { $seat-name } trekt { $number } voorwerpen en houdt er één.
    }
}
event-you-saw-items = Je ziet: *{ $items }*.
event-items-kept = { $seat ->
    [you] { $number ->
        [one] Je houdt *{ $number } voorwerp*, gedekt.
       *[other] Je houdt *{ $number } voorwerpen*, gedekt.
    }
   *[other] { $number ->
        [one] { $seat-name } houdt *{ $number } voorwerp*, gedekt.
       *[other] { $seat-name } houdt *{ $number } voorwerpen*, gedekt.
    }
}
event-you-kept = Nu van jou: *{ $items }*. Alleen jij weet dat.
event-item-discarded = Naar de aflegstapel gaat *{ $item-the }*.
event-item-fetched = { $seat ->
    [you] Je haalt *{ $item-the }* van de aflegstapel.
   *[other] { $seat-name } haalt *{ $item-the }* van de aflegstapel.
}
event-aimed = De keuze valt op *{ $tile-the }*.
event-removed = { $by ->
    [you] Je verwijdert { $tribe-a } { $tile-from }.
   *[other] { $by-name } verwijdert { $tribe-a } { $tile-from }.
}
event-lured = De toverfluit lokt { $tribe-a } { $from-from } { $to-to }.
event-piece-moved = { $seat ->
    [you] Je geeft { $from-the } op en neemt *{ $to-the }* in bezit.
   *[other] { $seat-name } geeft { $from-the } op en neemt *{ $to-the }* in bezit.
}
event-sorted = Plaats { row-place } van de rij: { $card-one }.
event-sold = { $seat ->
    [you] Je verkoopt *{ $cards }*.
   *[other] { $seat-name } verkoopt *{ $cards }*.
}
event-passed = { $seat ->
    [you] Je gaat door.
   *[other] { $seat-name } gaat door.
}
event-no-move = { $seat ->
    [you] Voor jou is *geen zet mogelijk*.
   *[other] Voor { $seat-name } is *geen zet mogelijk*.
}
event-turn-ended = { $seat ->
    [you] Je beëindigt je beurt.
   *[other] { $seat-name } beëindigt de beurt.
}
event-last-round = Dit is de *laatste ronde*.
event-game-ended = *De partij is afgelopen.* Iedereen laat alles zien.
event-hand-shown = { $seat ->
    [you] Je laat zien: { $hand }.
   *[other] { $seat-name } laat zien: { $hand }.
}
event-scored = { $seat ->
    [you] Jij hebt *{ $score-total }*: { $score }.
   *[other] { $seat-name } heeft *{ $score-total }*: { $score }.
}

## Delen van gebeurtenissen. Plaatsen van de rij tellen daar vanaf 0, in zinnen vanaf 1.
row-place = { $place ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] 9
}
hand = { $items ->
    [niets] *{ $cards }*
   *[other] *{ $cards }*, en deze voorwerpen: *{ $items }*
}
score = { score-gold } { $gold }{ $viziers ->
    [0] { "" }
   *[other] , { score-viziers } { $viziers }
}{ $elders ->
    [0] { "" }
   *[other] , { score-elders } { $elders }
}{ $artisans ->
    [0] { "" }
   *[other] , { score-artisans } { $artisans }
}{ $djinns ->
    [0] { "" }
   *[other] , { score-djinns } { $djinns }
}{ $tiles ->
    [0] { "" }
   *[other] , { score-tiles } { $tiles }
}{ $palms ->
    [0] { "" }
   *[other] , { score-palms } { $palms }
}{ $palaces ->
    [0] { "" }
   *[other] , { score-palaces } { $palaces }
}{ $tent ->
    [0] { "" }
   *[other] , { score-tent } { $tent }
}{ $cards ->
    [0] { "" }
   *[other] , { score-cards } { $cards }
}{ $items ->
    [0] { "" }
   *[other] , { score-items } { $items }
}
    .total = { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }
score-gold = Goud
score-viziers = Viziers
score-elders = Stamoudsten
score-artisans = Ambachtslieden
score-djinns = Djinns
score-tiles = Tegels
score-palms = Palmbomen
score-palaces = Paleizen
score-tent = Tent
score-cards = Kaarten
score-items = Voorwerpen

## Meer gebeurtenissen op één regel
log-laid = Er liggen *{ $number } tegels*, met elk 3 meeples.
log-markers = Biedvolgorde: { $seats }.
log-cards = Nieuw in de rij: { $cards }.
log-djinns = Nieuw bij de djinns: { $djinns }.
log-dropped = { $by ->
    [you] Je zet neer: { $parts }.
   *[other] { $by-name } zet neer: { $parts }.
}
log-dropped-one = { $tribe-a } { $tile-at }
log-turn = { $seat ->
    [you] Jouw beurt
   *[other] { $seat-name } is aan de beurt
}
log-round = Ronde { $round }
log-end = Einde

## Vragen, met daaronder waarom
question-bid = Bied op je plaats in de beurtvolgorde.
    .why = Wie meer betaalt, is eerder aan de beurt. Staan er meer stenen op de 0, dan gaat de laatste voor.
question-start = Pak alle meeples van een tegel op.
    .why = Onderweg zet je ze een voor een neer. Vooraf mag je krachten gebruiken.
question-drop = Zet een meeple neer op de volgende tegel.
    .why = { $ride ->
        [none] In je hand: { $hand }. De laatste moet iemand van dezelfde stam aantreffen.
       *[other] In je hand: { $hand }. De laatste vliegt en moet iemand van dezelfde stam aantreffen.
    }
question-piece = Kameel of tent?
    .why = Je neemt { $tile-the } in bezit, met een kameel of, één keer per partij, met je tent.
question-window = Wil je een kracht gebruiken?
    .why = Dat kan nu, { $stage }. Anders ga je gewoon door.
question-tribe = { $tribe-ask }
    .why = { $tribe-why }
question-keep-item = Welk voorwerp houd je?
    .why = Je hebt er { $drawn } getrokken. De andere gaan open naar de aflegstapel.
question-tile = Wil je de tegel gebruiken?
    .why = Het kost iets, dus je mag het ook laten.
question-place = Waar zet je { $growth-the } neer?
    .why = Hier, { $tile-at }, of met *{ $growth-mover }* op een tegel eromheen.
question-keep-djinn = Welke djinn houd je?
    .why = Je hebt er { $drawn } getrokken. De andere gaan naar de aflegstapel.
question-scimitar = Waar slaat het kromzwaard toe?
    .why = Het verwijdert 2 meeples van een tegel naar keuze.
question-strike = Wie moet er weg?
    .why = Je hebt { $tile-the } gekozen.
question-lamp = Welke djinn neem je?
    .why = De wonderlamp geeft je een van de open djinns, of ongezien de bovenste van de stapel.
question-flute = Waar bespeel je de toverfluit?
    .why = Tot 5 meeples komen er vanaf aangrenzende tegels naartoe.
question-lure = Wie loopt er achter de toverfluit aan?
    .why = { $moved ->
        [0] De weg leidt { $target-to }.
        [one] De weg leidt { $target-to }. Er is al { $moved } meeple.
       *[other] De weg leidt { $target-to }. Er zijn al { $moved } meeples.
    }
question-ring = Welk voorwerp haal je terug?
    .why = De ring geeft je er een van de aflegstapel.
question-talisman = Welke van je tegels geef je op?
    .why = De talisman brengt je kameel of tent van daar naar een tegel die van niemand is.
question-settle = Waar gaat die heen?
    .why = Weg { $from-from }, naar een tegel naar keuze die van niemand is.
question-sort = { $sorted ->
    [0] Welke kaart komt op plaats 1 van de rij?
    [1] Welke kaart komt op plaats 2 van de rij?
    [2] Welke kaart komt op plaats 3 van de rij?
    [3] Welke kaart komt op plaats 4 van de rij?
    [4] Welke kaart komt op plaats 5 van de rij?
    [5] Welke kaart komt op plaats 6 van de rij?
    [6] Welke kaart komt op plaats 7 van de rij?
    [7] Welke kaart komt op plaats 8 van de rij?
   *[other] Welke kaart komt op plaats 9 van de rij?
}
    .why = Met de hoorn leg je de hele rij in een volgorde naar keuze.
question-closing = Verkoop goederen of beëindig je beurt.
    .why = Een set stel je kaart voor kaart samen, allemaal verschillend. Krachten mag je nog gebruiken.

## Vragen die meer zeggen, waar de tafel bekend is
question-start-stuck = Er is geen zet mogelijk.
    .why = Je mag nog krachten gebruiken. Komt er geen zet bij, geef het dan aan.
question-tile-sacred = Roep je een djinn op?
    .why = Voor 2 stamoudsten, of 1 stamoudste en 1 fakir.
question-tile-small-market = Koop je een kaart?
    .why = 3 goud voor een van de eerste 3 van de rij.
question-tile-large-market = Koop je kaarten?
    .why = 6 goud voor hoogstens 2 van de eerste 6 van de rij.
question-tile-specialized-market = Koop je een kaart?
    .why = 4 goud voor een kaart naar keuze uit de rij.
question-tile-workshop = Laat je een voorwerp maken?
    .why = Het bovenste van de stapel, voor 1 ambachtsman of 2 fakirs.

## Wat iemand gevraagd wordt
asked-bid = { $seat ->
    [you] Je biedt.
   *[other] { $seat-name } biedt.
}
asked-start = { $seat ->
    [you] Je begint je beurt.
   *[other] { $seat-name } begint de beurt.
}
asked-drop = { $seat ->
    [you] Je bent onderweg. In de hand: { $hand }.
   *[other] { $seat-name } is onderweg. In de hand: { $hand }.
}
asked-piece = { $seat ->
    [you] Je neemt { $tile-the } in bezit.
   *[other] { $seat-name } neemt { $tile-the } in bezit.
}
asked-window = { $seat ->
    [you] Je mag nu krachten gebruiken, { $stage }.
   *[other] { $seat-name } mag nu krachten gebruiken, { $stage }.
}
asked-tribe = { $seat ->
    [you] Je laat de { $tribe-many } aan het werk.
   *[other] { $seat-name } laat de { $tribe-many } aan het werk.
}
asked-keep-item = { $seat ->
    [you] Je kiest een voorwerp.
   *[other] { $seat-name } kiest een voorwerp.
}
asked-tile = { $seat ->
    [you] Je mag de tegel gebruiken.
   *[other] { $seat-name } mag de tegel gebruiken.
}
asked-place = { $seat ->
    [you] Je zoekt een plek voor { $growth-a }.
   *[other] { $seat-name } zoekt een plek voor { $growth-a }.
}
asked-keep-djinn = { $seat ->
    [you] Je kiest een djinn.
   *[other] { $seat-name } kiest een djinn.
}
asked-scimitar = { $seat ->
    [you] Je trekt het kromzwaard.
   *[other] { $seat-name } trekt het kromzwaard.
}
asked-strike = { $seat ->
    [you] Je slaat { $tile-at } toe met het kromzwaard.
   *[other] { $seat-name } slaat { $tile-at } toe met het kromzwaard.
}
asked-lamp = { $seat ->
    [you] Je wrijft over de wonderlamp.
   *[other] { $seat-name } wrijft over de wonderlamp.
}
asked-flute = { $seat ->
    [you] Je pakt de toverfluit.
   *[other] { $seat-name } pakt de toverfluit.
}
asked-lure = { $seat ->
    [you] Je bespeelt { $target-at } de toverfluit.
   *[other] { $seat-name } bespeelt { $target-at } de toverfluit.
}
asked-ring = { $seat ->
    [you] Je draait aan de ring.
   *[other] { $seat-name } draait aan de ring.
}
asked-talisman = { $seat ->
    [you] Je heft de talisman.
   *[other] { $seat-name } heft de talisman.
}
asked-settle = { $seat ->
    [you] Je geeft { $from-the } op voor een andere tegel.
   *[other] { $seat-name } geeft { $from-the } op voor een andere tegel.
}
asked-sort = { $seat ->
    [you] Je legt de rij op volgorde.
   *[other] { $seat-name } legt de rij op volgorde.
}
asked-closing = { $seat ->
    [you] Je mag verkopen voor je beurt eindigt.
   *[other] { $seat-name } mag verkopen voor de beurt eindigt.
}

## Antwoorden: knoppen en menu’s
action-bid = { $fakirs ->
    [0] { $spot } bieden
    [one] { $spot } bieden, met { $fakirs } fakir
   *[other] { $spot } bieden, met { $fakirs } fakirs
}
action-use = { $tile ->
    [none] *{ $djinn }* gebruiken, voor { $payment }
   *[other] *{ $djinn }* { $tile-at } gebruiken, voor { $payment }
}
action-item = { $it } gebruiken
action-pick-up = { $ride ->
    [none] Oppakken { $tile-from }
   *[other] Oppakken { $tile-from }, { $ride }
}
action-drop = Neerzetten: { $tribe-one } { $tile-at }
action-no-move = Geen zet mogelijk
action-place = { $it } neerzetten
action-builders = { $fakirs ->
    [0] Geen fakir afleggen
    [one] { $fakirs } fakir afleggen
   *[other] { $fakirs } fakirs afleggen
}
action-kill = Uitschakelen: { $victims } { $tile-at }
action-murder = Uitschakelen: { $victims } van { $seat-name }
action-spare = Niemand uitschakelen
action-keep-item = { $it } houden
action-keep-djinn = *{ $it }* houden
action-decline = Ervan afzien
action-buy = { $second ->
    [none] Kaart { $first } kopen
   *[other] Kaarten { $first } en { $second } kopen
}
action-summon = *{ $djinn }* oproepen, voor { $payment }
action-craft = Bovenste voorwerp nemen, voor { $it }
action-here = Hier neerzetten
action-there = { $tile-short }: daar neerzetten, voor { $payment }
action-wish = *{ $it }* nemen
action-wish-unseen = Bovenste djinn ongezien nemen
action-fetch = { $it } halen
action-strike = Toeslaan { $it-at }
action-remove = Verwijderen: { $it }
action-lift = { $it-short } opgeven
action-settle = { $it-short } in bezit nemen
action-charm = Toverfluit { $it-at } bespelen
action-lure = Lokken: { $tribe-one } { $tile-from }
action-enough = Het erbij laten
action-next = Nu volgt: { $it-one }
action-offer = { $it } bij de set leggen
action-sell = Set verkopen
action-continue = Doorgaan
action-end-turn = Beurt beëindigen

## Antwoorden die meer zeggen, waar de tafel bekend is
action-buy-named = { $second ->
    [none] { $first } kopen
   *[other] { $first } en { $second-one } kopen
}
action-kill-fakirs = { $fakirs ->
    [one] Uitschakelen: { $victims } { $tile-at }, voor { $fakirs } fakir
   *[other] Uitschakelen: { $victims } { $tile-at }, voor { $fakirs } fakirs
}
action-sell-for = Set verkopen voor { $gold } goud

## Waarom een antwoord niet kan
## Wat djinns doen. Met de uitbreiding zijn Boaz en Kandicha andere kaarten: …-revised.
text-djinn-al-amin = Aan het eind tellen elke 2 fakirs in je hand als één goederenkaart naar keuze.
text-djinn-anun-nak = Kies een tegel zonder meeples, kameel, palmboom en paleis: daar komen 3 meeples uit de zak.
text-djinn-baal = Telkens als iemand een djinn krijgt, krijg jij goud: 1 als jij het bent, anders 2.
text-djinn-boaz = Viziers en stamoudsten die voor je staan, kan niemand uitschakelen.
text-djinn-boaz-revised = Viziers, stamoudsten en ambachtslieden die voor je staan, kan niemand uitschakelen.
text-djinn-bouraq = Zet een paleis in een dorp naar keuze.
text-djinn-echidna = Voor de actie van de stam: je bouwmeesters leveren deze beurt dubbel zoveel goud op.
text-djinn-enki = Zet een palmboom in een oase naar keuze.
text-djinn-hagis = Een paleis dat je neerzet, mag ook op een van de tegels eromheen.
text-djinn-haurvatat = Aan het eind zijn palmbomen op jouw tegels elk 5 punten waard in plaats van 3.
text-djinn-iblis = Voor de actie van de stam: je sluipmoordenaars schakelen deze beurt 2 meeples uit, op één tegel of bij één speler.
text-djinn-jafaar = Aan het eind zijn je viziers elk 3 punten waard in plaats van 1.
text-djinn-kandicha = Wie je sluipmoordenaars uitschakelen, heb je nog iets aan: een koopman trekt een kaart van de stapel, een bouwmeester levert goud op voor de blauwe tegels eromheen, een vizier of stamoudste komt voor je te staan.
text-djinn-kandicha-revised = Wie je sluipmoordenaars uitschakelen, heb je nog iets aan: een koopman neemt de voorste kaart van de rij, een bouwmeester levert goud op voor de blauwe tegels eromheen, een vizier, stamoudste of ambachtsman komt voor je te staan, een ambachtsman met een voorwerp.
text-djinn-kumarbi = Als je biedt, maakt elke fakir die je aflegt het vak één stap goedkoper.
text-djinn-lamia = Een palmboom die je neerzet, mag ook op een van de tegels eromheen.
text-djinn-leta = Neem een tegel zonder meeples, kameel, palmboom en paleis in bezit.
text-djinn-marid = Voor elke meeple die op een van jouw tegels terechtkomt, krijg je goud: 1 als jij loopt, anders 2.
text-djinn-monkir = Voor elk paleis dat iemand neerzet, krijg je goud: 1 als jij het bent, anders 2.
text-djinn-nekir = Telkens als sluipmoordenaars iemand uitschakelen, krijg je goud: 1 als het de jouwe zijn, anders 2.
text-djinn-shamhat = Aan het eind zijn je stamoudsten elk 4 punten waard in plaats van 2.
text-djinn-sibittis = Trek 3 djinns, houd er één en leg de andere af.
text-djinn-sloar = Trek de bovenste grondstofkaart van de stapel.
text-djinn-utug = Neem een tegel met meeples, maar zonder kameel, palmboom en paleis in bezit. De meeples blijven staan.
text-djinn-ptah = Aan het eind zijn je ambachtslieden elk 2 punten meer waard.
text-djinn-geb = Aan het eind zijn je kostbare voorwerpen elk 3 punten meer waard.

## Wat voorwerpen doen
text-item-scimitar = Verwijder 2 meeples van een tegel naar keuze. Is die dan leeg en van niemand, dan neem je hem in bezit.
text-item-lamp = Neem gratis een djinn: een van de open djinns, of ongezien de bovenste van de stapel.
text-item-flute = Verplaats 1 tot 5 meeples van aangrenzende tegels naar een tegel naar keuze. Bergen houden ze tegen.
text-item-carpet = Voor het oppakken: de laatste meeple van deze zet vliegt naar een tegel naar keuze waar iemand van dezelfde stam staat.
text-item-ring = Neem een voorwerp naar keuze van de aflegstapel.
text-item-talisman = Zet een van je kamelen of je tent op een andere tegel die van niemand is.
text-item-horn = Vul de rij kaarten aan tot 9 en leg die in een volgorde naar keuze.
text-item-jewellery = Een kostbaar voorwerp: aan het eind 5 punten.
text-item-chest = Een kostbaar voorwerp: aan het eind 7 punten.
text-item-crown = Een kostbaar voorwerp: aan het eind 9 punten.

## Wat stammen doen
text-tribe-vizier = Ze komen voor je te staan. Aan het eind is elk 1 punt, en ieder die er minder heeft, levert je 10 op.
text-tribe-elder = Ze komen voor je te staan. Met hen betaal je djinns; aan het eind is elk 2 punten.
text-tribe-merchant = Ze nemen evenveel kaarten vooraan uit de rij.
text-tribe-builder = Elk levert 1 goud op voor elke blauwe tegel daar en eromheen. Fakirs die je aflegt, tellen mee.
text-tribe-assassin = Ze schakelen een meeple uit: op een tegel hoogstens zoveel stappen ver als er sluipmoordenaars zijn, of bij iemand anders.
text-tribe-artisan = Ze komen voor je te staan en trekken evenveel voorwerpen; één houd je. Aan het eind is elk 2 punten, of 3 als niemand er meer heeft.

## Wat tegels doen
text-land-village = Je zet hier een paleis neer.
text-land-sacred = Voor 2 stamoudsten, of 1 stamoudste en 1 fakir, roep je een van de open djinns op.
text-land-oasis = Je zet hier een palmboom neer.
text-land-small-market = Voor 3 goud koop je een van de eerste 3 kaarten van de rij.
text-land-large-market = Voor 6 goud koop je hoogstens 2 van de eerste 6 kaarten van de rij.
text-land-workshop = Voor 1 ambachtsman of 2 fakirs krijg je het bovenste voorwerp van de stapel. Over de bergen gaat geen stap.
text-land-specialized-market = Voor 4 goud koop je een kaart naar keuze uit de rij.
text-land-chasm = Hier komt niemand, en hier staat niets.

## Waar kaarten voor dienen
text-card-goods = Goederen: te verkopen in sets van verschillende soorten, in je beurt voor goud of aan het eind voor punten.
text-card-fakir = Een fakir helpt bouwmeesters en sluipmoordenaars, betaalt djinns, alleen of samen met stamoudsten, en levert geen punten op.

## Spelvormen
setting-players = Spelers
setting-expansion = De ambachtslieden van Naqala
setting-expansion-off = Basisspel
    .what = 5 stammen op 30 tegels, met 22 djinns.
setting-expansion-on = Met de uitbreiding
    .what = Een zesde stam, 6 extra tegels met bergen en een afgrond, magische en kostbare voorwerpen, tenten en 2 extra djinns.
setting-ledger = Geheugensteun
setting-ledger-on = Te zien
    .what = Iedereen ziet wat je van het goud en de kaarten van de anderen had kunnen onthouden.
setting-ledger-off = Niet te zien
    .what = Het goud en de kaarten van de anderen onthoud je zelf.

## Waar de ronde is
phase-bidding = Er wordt geboden
phase-playing = De beurten
phase-over = De partij is afgelopen
step-bid = Bieden
step-move = Lopen
step-tribe = Stam
step-tile = Tegel
step-sale = Verkoop
step-clean-up = Aanvullen

## Spelregels waar naar verwezen wordt, in één zin
rule-FT1-7 = Goud komt uit een bank die nooit leeg raakt.
rule-FT2-2 = Alle tegels liggen geschud en open op tafel, elk met 3 willekeurige meeples.
rule-FT2-4 = In de eerste ronde staan de beurtstenen in willekeurige volgorde.
rule-FT2-5 = Er liggen 9 grondstofkaarten open in een rij.
rule-FT2-6 = Er liggen 3 djinns open.
rule-FT3-1 = In een ronde wordt er voor elke beurtsteen geboden en dan gespeeld; daarna worden de rijen aangevuld.
rule-FT3-2 = Elke beurtsteen komt op een vrij vak, en je betaalt de prijs meteen; passen mag niet.
rule-FT3-3 = Op een vak dat iets kost, staat maar één beurtsteen.
rule-FT3-5 = Een vak dat je niet kunt betalen, mag je niet nemen.
rule-FT3-6 = Op de 0 passen drie beurtstenen; een vierde moet naar een vak dat iets kost.
rule-FT4-1 = Een beurt gaat zo: lopen, in bezit nemen, stam, tegel, verkoop.
rule-FT4-3 = Je pakt alle meeples van één tegel op, van wie die ook is.
rule-FT4-4 = Op elke tegel waar je komt, zet je één meeple neer, tot je hand leeg is.
rule-FT4-5 = Elke stap gaat naar een aangrenzende tegel, nooit schuin.
rule-FT4-6 = Geen stap gaat meteen terug naar waar je vandaan komt.
rule-FT4-8 = De laatste meeple moet op een tegel komen waar al iemand van dezelfde stam staat.
rule-FT4-9 = Wie kan lopen, moet lopen, en alleen wegen die uitkomen staan open.
rule-FT5-1 = Je neemt de laatste meeple en iedereen van dezelfde stam van die tegel.
rule-FT5-2 = Is die tegel dan leeg en van niemand, dan neem je hem in bezit.
rule-FT6-1 = De stam die je hebt genomen, moet iets doen.
rule-FT6-2 = Viziers komen voor je te staan en blijven daar.
rule-FT6-3 = Stamoudsten komen voor je te staan, en vanaf dan mag je ze inleveren.
rule-FT6-4 = Kooplieden nemen evenveel kaarten vooraan uit de rij; die wordt niet aangevuld.
rule-FT6-6 = Fakirs die je voor bouwmeesters aflegt, tellen als bouwmeesters, zoveel je wilt.
rule-FT6-7 = Sluipmoordenaars moeten een meeple uitschakelen, behalve als elk doel fakirs kost.
rule-FT6-8 = Op tegels reiken ze zoveel stappen ver als er sluipmoordenaars en afgelegde fakirs zijn.
rule-FT6-9 = Bij anderen schakelen ze viziers, stamoudsten en ambachtslieden uit, op elke afstand.
rule-FT6-10 = Elke stap verder dan het aantal sluipmoordenaars kost precies één fakir.
rule-FT7-1 = De tegel waar je bent aangekomen, werkt één keer, van wie die ook is.
rule-FT7-2 = { land-oasis }: { text-land-oasis }
rule-FT7-3 = { land-village }: { text-land-village }
rule-FT7-4 = Wat iets kost, mag je laten, en je moet op dat moment de hele prijs hebben.
rule-FT7-5 = { land-small-market }: { text-land-small-market }
rule-FT7-6 = { land-large-market }: { text-land-large-market }
rule-FT7-7 = { land-sacred }: { text-land-sacred }
rule-FX5-1 = { land-workshop }: { text-land-workshop }
rule-FX6-1 = { land-specialized-market }: { text-land-specialized-market }
rule-FT8-1 = Na de tegel mag je zoveel sets goederen verkopen als je wilt.
rule-FT8-2 = Een set heeft 1 tot 9 verschillende goederen en levert 1, 3, 7, 13, 21, 30, 40, 50 of 60 goud op.
rule-FT8-3 = Fakirs kun je niet verkopen.
rule-FT9-1 = { djinn-al-amin }: { text-djinn-al-amin }
rule-FT9-2 = { djinn-anun-nak }: { text-djinn-anun-nak }
rule-FT9-3 = { djinn-baal }: { text-djinn-baal }
rule-FT9-4 = { djinn-boaz }: { text-djinn-boaz }
rule-FT9-5 = { djinn-bouraq }: { text-djinn-bouraq }
rule-FT9-6 = { djinn-echidna }: { text-djinn-echidna }
rule-FT9-7 = { djinn-enki }: { text-djinn-enki }
rule-FT9-8 = { djinn-hagis }: { text-djinn-hagis }
rule-FT9-9 = { djinn-haurvatat }: { text-djinn-haurvatat }
rule-FT9-10 = { djinn-iblis }: { text-djinn-iblis }
rule-FT9-11 = { djinn-jafaar }: { text-djinn-jafaar }
rule-FT9-12 = { djinn-kandicha }: { text-djinn-kandicha }
rule-FT9-13 = { djinn-kumarbi }: { text-djinn-kumarbi }
rule-FT9-14 = { djinn-lamia }: { text-djinn-lamia }
rule-FT9-15 = { djinn-leta }: { text-djinn-leta }
rule-FT9-16 = { djinn-marid }: { text-djinn-marid }
rule-FT9-17 = { djinn-monkir }: { text-djinn-monkir }
rule-FT9-18 = { djinn-nekir }: { text-djinn-nekir }
rule-FT9-19 = { djinn-shamhat }: { text-djinn-shamhat }
rule-FT9-20 = { djinn-sibittis }: { text-djinn-sibittis }
rule-FT9-21 = { djinn-sloar }: { text-djinn-sloar }
rule-FT9-22 = { djinn-utug }: { text-djinn-utug }
rule-FT9-30 = Een djinn die iets kost, helpt één keer per beurt, en alleen in je eigen beurt.
rule-FT9-31 = Krachten gebruik je voor het lopen, voor de actie van de stam, voor de actie van de tegel of voor je beurt eindigt.
rule-FT9-33 = Eerst betaal je: stamoudsten gaan in de zak, fakirs naar de aflegstapel.
rule-FT9-34 = Een kracht gebruik je alleen als die iets doet.
rule-FT10-1 = Na een ronde worden de rijen weer aangevuld, tot 9 kaarten en 3 djinns.
rule-FT10-2 = Is een stapel op, dan komt de aflegstapel geschud terug.
rule-FT11-1 = De partij eindigt met de ronde waarin iemand de laatste kameel neerzet of er geen zet meer mogelijk is.
rule-FT11-3 = Is er geen zet, dan mag je eerst krachten gebruiken; komt er dan geen, dan loopt niemand meer.
rule-FT12 = Goud, viziers, stamoudsten, djinns, tegels, palmbomen, paleizen en goederen tellen; wie de meeste punten heeft, wint.
rule-FX2-3 = Is een tegel niet te bereiken, dan worden ze allemaal opnieuw gelegd.
rule-FX3-1 = Eén keer per partij mag je je tent neerzetten in plaats van een kameel.
rule-FX4-1 = Ambachtslieden trekken evenveel voorwerpen; één houd je gedekt, de andere gaan open op de aflegstapel.
rule-FX5-2 = Over een berg gaat geen meeple.
rule-FX7-1 = Bij de afgrond staat nooit iets, en niemand gaat eroverheen.
rule-FX8-1 = Kostbare voorwerpen zijn aan het eind 5, 7 of 9 punten waard.
rule-FX9-1 = { item-scimitar }: { text-item-scimitar }
rule-FX9-2 = { item-lamp }: { text-item-lamp }
rule-FX9-3 = { item-flute }: { text-item-flute }
rule-FX9-4 = { item-carpet }: { text-item-carpet }
rule-FX9-5 = { item-ring }: { text-item-ring }
rule-FX9-6 = { item-talisman }: { text-item-talisman }
rule-FX9-7 = { item-horn }: { text-item-horn }
rule-FX9-10 = Een magisch voorwerp gebruik je in je eigen beurt, wanneer krachten mogen; het tapijt alleen bij het oppakken.
rule-FX9-11 = Eén magisch voorwerp per beurt; daarna ligt het op de aflegstapel.
rule-FX9-12 = Een magisch voorwerp gebruik je alleen als het iets doet; punten levert het niet op.
rule-FX10-1 = { djinn-ptah }: { text-djinn-ptah }
rule-FX10-2 = { djinn-geb }: { text-djinn-geb }
rule-FX10-3 = { djinn-boaz }: { text-djinn-boaz-revised }
rule-FX10-4 = { djinn-kandicha }: { text-djinn-kandicha-revised }
rule-FD14 = Een set stel je kaart voor kaart samen, op volgorde, en je verkoopt die voor je iets anders doet.
rule-FD15 = Wie geen kracht wil gebruiken, gaat door.
rule-FD17 = Een beurt eindigt pas als je dat zegt.
rule-FD20 = Je antwoordt alleen op wat er gevraagd wordt, het een na het ander.
rule-FH9 = Alleen jij kent wat je gedekt trekt; de anderen zien hoeveel het is.
rule-FH10 = Getrokken djinns ziet alleen wie kiest, tot er één is gehouden.
rule-FH11 = Aan het eind laat iedereen alles zien.
rule-FR42 = Afgelegde voorwerpen liggen open.
rule-FR47 = Het tapijt kondig je aan bij het oppakken; dan is het op, waar de laatste meeple ook landt.
rule-FR48 = Er gaat één meeple weg; met Iblis twee, als er twee zijn.
rule-FR51 = Meer fakirs dan de prijs op 0 brengen, leg je niet af.
rule-FR65 = Echidna en Iblis gebruik je voor de actie van de stam, als het de juiste is.
rule-FR76 = Wie Kumarbi heeft en een bod niet kan betalen, laat de kaarten zien die niemand kende.

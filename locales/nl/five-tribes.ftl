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
    .short = Heilig
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
    .short = Kl.markt
land-large-market = Grote markt
    .gender = de
    .the = de grote markt
    .at = op de grote markt
    .to = naar de grote markt
    .from = van de grote markt
    .short = Gr.markt
land-workshop = Werkplaats
    .gender = de
    .the = de werkplaats
    .at = in de werkplaats
    .to = naar de werkplaats
    .from = uit de werkplaats
    .short = Werkpl.
land-specialized-market = Speciale markt
    .gender = de
    .the = de speciale markt
    .at = op de speciale markt
    .to = naar de speciale markt
    .from = van de speciale markt
    .short = Sp.markt
land-chasm = Afgrond
    .gender = de
    .the = de afgrond
    .at = bij de afgrond
    .to = naar de afgrond
    .from = van de afgrond
    .short = Afgrond

## Een tegel op tafel: de soort, met rij en kolom vanaf 1
tile = { $land } ({ $field })
    .gender = { $land-gender }
    .the = { $land-the } ({ $field })
    .at = { $land-at } ({ $field })
    .to = { $land-to } ({ $field })
    .from = { $land-from } ({ $field })
    .where = ({ $field })

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

## Grondstofkaarten: geteld met ×
card-ivory = Ivoor
    .gender = het
    .one = ivoor
card-jewels = Juwelen
    .gender = de
    .one = juwelen
card-gold-ware = Goudwerk
    .gender = het
    .one = goudwerk
card-papyrus = Papyrus
    .gender = het
    .one = papyrus
card-silk = Zijde
    .gender = de
    .one = zijde
card-spice = Specerijen
    .gender = de
    .one = specerijen
card-fish = Vis
    .gender = de
    .one = vis
card-wheat = Graan
    .gender = het
    .one = graan
card-pottery = Aardewerk
    .gender = het
    .one = aardewerk
card-fakir = Fakir
    .gender = de
    .one = fakir
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

## Hoe je loopt
ride-carpet = met het vliegende tapijt

## Wat er gebeurt. $by is aan de beurt, waar de gebeurtenis niet zegt wie iets doet.
event-redealt = Eén tegel is niet te bereiken: alle tegels worden opnieuw gelegd.
event-renewed = De { $supply-many } zijn op: de aflegstapel komt geschud terug.
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
event-picked-up = { $by ->
    [you] { $ride ->
        [none] Je pakt { $tile-from } op: *{ $meeples }*.
       *[other] Je pakt { $tile-from } op: *{ $meeples }*. De laatste meeple vliegt met het tapijt.
    }
   *[other] { $ride ->
        [none] { $by-name } pakt { $tile-from } op: *{ $meeples }*.
       *[other] { $by-name } pakt { $tile-from } op: *{ $meeples }*. De laatste meeple vliegt met het tapijt.
    }
}
event-dropped = { $by ->
    [you] Je zet { $tribe-a } neer { $tile-at }.
   *[other] { $by-name } zet { $tribe-a } neer { $tile-at }.
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
event-cards-drawn = { $number ->
    [one] { $seat-name } trekt *{ $number } kaart* van de stapel.
   *[other] { $seat-name } trekt *{ $number } kaarten* van de stapel.
}
event-cards-revealed = { $seat ->
    [you] Je kunt je bod niet betalen en laat zien: *{ $cards }*.
   *[other] { $seat-name } kan het bod niet betalen en laat zien: *{ $cards }*.
}
event-you-drew = Je trekt van de stapel: *{ $cards }*. Alleen jij weet dat.
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
       *[other] Je gebruikt de kracht van *{ $djinn }* { $tile-at }.
    }
   *[other] { $tile ->
        [none] { $by-name } gebruikt de kracht van *{ $djinn }*.
       *[other] { $by-name } gebruikt de kracht van *{ $djinn }* { $tile-at }.
    }
}
event-djinn-got = { $seat ->
    [you] Je roept *{ $djinn }* op.
   *[other] { $seat-name } roept *{ $djinn }* op.
}
event-djinns-drawn = { $number ->
    [one] { $seat-name } trekt { $number } djinn.
   *[other] { $seat-name } trekt { $number } djinns en houdt er één.
}
event-you-saw-djinns = Je trekt: *{ $djinns }*. De anderen zien het niet.
event-djinn-discarded = *{ $djinn }* gaat naar de aflegstapel.
event-arrived = Uit de zak { $tile-to }: *{ $meeples }*.
event-item-used = { $by ->
    [you] Je gebruikt *{ $item-the }*.
   *[other] { $by-name } gebruikt *{ $item-the }*.
}
event-items-drawn = { $number ->
    [one] { $seat-name } trekt { $number } voorwerp.
   *[other] { $seat-name } trekt { $number } voorwerpen en houdt er één.
}
event-you-saw-items = Je trekt: *{ $items }*. De anderen zien het niet.
event-items-kept = { $number ->
    [one] { $seat-name } houdt *{ $number } voorwerp*, gedekt.
   *[other] { $seat-name } houdt *{ $number } voorwerpen*, gedekt.
}
event-you-kept = Je houdt gedekt: *{ $items }*. Alleen jij weet dat.
event-item-discarded = Afgelegd: *{ $item-the }*.
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
event-sorted = Plaats { $place } in de rij: { $card-one }.
event-sold = { $seat ->
    [you] Je verkoopt *{ $cards }*.
   *[other] { $seat-name } verkoopt *{ $cards }*.
}
event-no-move = { $seat ->
    [you] Voor jou is er *geen zet mogelijk*.
   *[other] Voor { $seat-name } is er *geen zet mogelijk*.
}
event-last-round = Dit is de *laatste ronde*.
event-hand-shown = { $items ->
    [none] { $seat ->
        [you] Je laat zien: *{ $cards }*.
       *[other] { $seat-name } laat zien: *{ $cards }*.
    }
   *[other] { $seat ->
        [you] Je laat zien: *{ $cards }*, en aan voorwerpen: *{ $items }*.
       *[other] { $seat-name } laat zien: *{ $cards }*, en aan voorwerpen: *{ $items }*.
    }
}
event-scored = { $seat ->
    [you] Jij hebt *{ $points }*: { $parts }.
   *[other] { $seat-name } heeft *{ $points }*: { $parts }.
}

## Punten
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
score-part = { $what } { $points }

## Meer gebeurtenissen op één regel
log-laid = Er liggen *{ $number } tegels*, elk met 3 meeples.
log-markers = Biedvolgorde: { $them }.
log-cards = Nieuw in de rij: { $them }.
log-djinns = Nieuw bij de djinns: { $them }.
log-taken = { $by ->
    [you] Je neemt uit de rij: *{ $them }*.
   *[other] { $by-name } neemt uit de rij: *{ $them }*.
}
log-turn = { $seat ->
    [you] Jij bent aan de beurt
   *[other] { $seat-name } is aan de beurt
}
log-round = Ronde { $round }
log-end = De partij is afgelopen

## Wat een antwoord oplevert, in een paar woorden eronder
prospect-bid = tot nu toe plaats { $place }, nog { $gold } goud
prospect-set = { $gold } goud
prospect-set-more = { $gold } goud, met meer soorten tot { $most }
prospect-gain = { $points ->
    [one] { $points } punt meer
   *[other] { $points } punten meer
}
prospect-loss = { $points ->
    [one] { $points } punt minder
   *[other] { $points } punten minder
}
prospect-gold = dan { $gold } goud
prospect-gold-points = dan { $gold } goud, { $then }

## Vragen, met daaronder waarom
question-bid = Bied op een plaats in de beurtvolgorde.
    .why = Wie meer betaalt, is eerder aan de beurt. Staan er meer beurtstenen op de 0, dan gaat de laatste voor.
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
    .why = Er komen hoogstens 5 meeples van aangrenzende tegels naartoe.
question-lure = Wie volgt de toverfluit?
    .why = { $moved ->
        [0] De weg leidt { $target-to }.
        [one] De weg leidt { $target-to }. Er is al { $moved } meeple gekomen.
       *[other] De weg leidt { $target-to }. Er zijn al { $moved } meeples gekomen.
    }
question-ring = Welk voorwerp haal je terug?
    .why = De ring geeft je er een van de aflegstapel.
question-talisman = Welke van je tegels geef je op?
    .why = De talisman brengt je kameel of tent van daar naar een tegel die van niemand is.
question-settle = Welke tegel neem je daarvoor in bezit?
    .why = Je geeft { $from-the } op en kiest een tegel die van niemand is.
question-sort = Welke kaart komt op plaats { $place } in de rij?
    .why = Met de hoorn leg je de hele rij in een volgorde naar keuze.
question-closing = Verkoop goederen of beëindig je beurt.
    .why = Een set stel je kaart voor kaart samen, met allemaal verschillende kaarten. Krachten mag je nog gebruiken.

## Vragen die meer zeggen, waar de tafel bekend is
question-start-stuck = Er is geen zet mogelijk.
    .why = Je mag nog krachten gebruiken. Levert dat geen zet op, ga dan zonder zet door.
question-tile-sacred = Roep je een djinn op?
    .why = Voor 2 stamoudsten, of 1 stamoudste en 1 fakir.
question-tile-small-market = Koop je een kaart?
    .why = 3 goud voor een van de eerste 3 kaarten van de rij.
question-tile-large-market = Koop je kaarten?
    .why = 6 goud voor hoogstens 2 van de eerste 6 kaarten van de rij.
question-tile-specialized-market = Koop je een kaart?
    .why = 4 goud voor een kaart naar keuze uit de rij.
question-tile-workshop = Laat je een voorwerp maken?
    .why = Het bovenste van de stapel, voor 1 ambachtsman of 2 fakirs.

## Wat de anderen intussen lezen, en aan het einde
asked-bid = { $seat-name } biedt.
asked-start = { $seat-name } begint aan de beurt.
asked-drop = { $seat-name } is onderweg. In de hand: { $hand }.
asked-piece = { $seat-name } neemt { $tile-the } in bezit.
asked-window = { $seat-name } mag nu krachten gebruiken, { $stage }.
asked-tribe = { $seat-name } zet de { $tribe-many } aan het werk.
asked-keep-item = { $seat-name } kiest een voorwerp.
asked-tile = { $seat-name } mag de tegel gebruiken.
asked-place = { $seat-name } zoekt een plek voor { $growth-a }.
asked-keep-djinn = { $seat-name } kiest een djinn.
asked-scimitar = { $seat-name } trekt het kromzwaard.
asked-strike = { $seat-name } slaat { $tile-at } toe met het kromzwaard.
asked-lamp = { $seat-name } wrijft over de wonderlamp.
asked-flute = { $seat-name } pakt de toverfluit.
asked-lure = { $seat-name } bespeelt { $target-at } de toverfluit.
asked-ring = { $seat-name } draait aan de ring.
asked-talisman = { $seat-name } houdt de talisman omhoog.
asked-settle = { $seat-name } geeft { $from-the } op voor een andere tegel.
asked-sort = { $seat-name } legt de rij op volgorde.
asked-closing = { $seat-name } mag verkopen voor de beurt eindigt.
status-won = { $winner ->
    [you] De partij is afgelopen. Je wint met { $points }.
   *[other] De partij is afgelopen. { $winner-name } wint met { $points }.
}
    .why = { $place ->
        [none] Alles ligt open.
        [1] Alles ligt open.
       *[other] Jij hebt { $mine }: plaats { $place }.
    }
status-shared = De partij is afgelopen. Samen op plaats 1, met elk { $points }: { $winners }.
    .why = { $place ->
        [none] Alles ligt open.
        [1] Alles ligt open.
       *[other] Jij hebt { $mine }: plaats { $place }.
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
    .head = { $djinn }, { $payment }
    .label = { $tile ->
        [none] –
       *[other] { $tile-where }
    }
action-item = { $it } gebruiken
action-pick-up = { $ride ->
    [none] Oppakken { $tile-from }
   *[other] Oppakken { $tile-from }, { $ride }
}
    .head = { $ride ->
        [none] Oppakken
       *[other] Oppakken, { $ride }
    }
    .label = { $tile-where }
action-drop = Neerzetten: { $tribe-one } { $tile-at }
    .head = Neerzetten: { $tribe-one }
    .label = { $tile-where }
action-no-move = Zonder zet doorgaan
action-place = { $it } neerzetten
action-builders = { $fakirs ->
    [0] Geen fakir afleggen
    [one] { $fakirs } fakir afleggen
   *[other] { $fakirs } fakirs afleggen
}
action-kill = { $fakirs ->
    [none] Uitschakelen: { $victims } { $tile-at }
    [one] Uitschakelen: { $victims } { $tile-at }, voor { $fakirs } fakir
   *[other] Uitschakelen: { $victims } { $tile-at }, voor { $fakirs } fakirs
}
    .head = { $fakirs ->
        [none] Uitschakelen { $tile-where }
        [one] Uitschakelen { $tile-where }, voor { $fakirs } fakir
       *[other] Uitschakelen { $tile-where }, voor { $fakirs } fakirs
    }
    .label = { $victims }
action-murder = Uitschakelen: { $victims } van { $seat-name }
    .head = Uitschakelen bij { $seat-name }
    .label = { $victims }
action-spare = Niemand uitschakelen
action-keep-item = { $it } houden
action-keep-djinn = *{ $it }* houden
action-decline = Ervan afzien
action-buy = { $second ->
    [none] { $first } kopen
   *[other] { $first } en { $second-one } kopen
}
action-summon = *{ $djinn }* oproepen, voor { $payment }
    .head = { $djinn } oproepen
    .label = { $payment }
action-craft = Bovenste voorwerp nemen, voor { $it }
action-here = Hier neerzetten
action-there = Neerzetten { $tile-at }, voor { $payment }
    .head = Neerzetten, voor { $payment }
    .label = { $tile-where }
action-wish = *{ $it }* nemen
action-wish-unseen = Bovenste djinn ongezien nemen
action-fetch = { $it } terughalen
action-strike = Toeslaan { $it-at }
    .head = Toeslaan
    .label = { $it-where }
action-remove = Verwijderen: { $it }
action-lift = { $it } opgeven
    .head = Opgeven
    .label = { $it-where }
action-settle = { $it } in bezit nemen
    .head = In bezit nemen
    .label = { $it-where }
action-charm = Toverfluit { $it-at } bespelen
    .head = Toverfluit bespelen
    .label = { $it-where }
action-lure = Lokken: { $tribe-one } { $tile-from }
    .head = Lokken: { $tribe-one }
    .label = { $tile-where }
action-enough = Het erbij laten
action-next = { $it } als volgende leggen
action-offer = { $it } bij de set leggen
action-sell = Set verkopen voor { $gold } goud
action-continue = Doorgaan
action-end-turn = Beurt beëindigen

## Waarom een antwoord niet kan
illegal-game-over = De partij is afgelopen.
illegal-not-your-bid = Nu biedt iemand anders.
illegal-not-your-turn = Iemand anders is nu aan de beurt.
illegal-other-question = Er wordt nu iets anders gevraagd: { $question }
illegal-nobody-moves = Iemand had geen zet meer, dus loopt er in deze partij niemand meer.
illegal-spot-taken = Op dat vak staat al een beurtsteen.
illegal-zero-full = Op de 0 staan al drie beurtstenen.
illegal-too-dear = Dat kost { $price } goud, zoveel heb je niet.
illegal-cheapest-only = Je kunt geen vrij vak betalen, dus neem je het goedkoopste voor al je goud.
illegal-no-kumarbi = Alleen wie *{ djinn-kumarbi }* heeft, maakt een vak goedkoper met fakirs.
illegal-too-many-fakirs = Voor *{ djinn-kumarbi }* leg je niet meer fakirs af dan nodig zijn om de prijs op 0 te brengen.
illegal-kumarbi-fakirs = { $held ->
    [0] Je hebt geen fakir voor *{ djinn-kumarbi }*.
    [one] Je hebt maar { $held } fakir voor *{ djinn-kumarbi }*.
   *[other] Je hebt maar { $held } fakirs voor *{ djinn-kumarbi }*.
}
illegal-no-such-tile = Die tegel ligt hier niet.
illegal-chasm = Naar de afgrond gaat nooit een meeple.
illegal-empty-tile = Op die tegel staat niemand.
illegal-no-finish = Daarna zou je de zet niet meer kunnen afmaken.
illegal-must-move = Er is een zet mogelijk, dus moet je lopen.
illegal-no-carpet = Je hebt het vliegende tapijt niet.
illegal-not-in-hand = Je hebt geen { $tribe-one } meer in je hand.
illegal-not-adjacent = Elke stap gaat naar een aangrenzende tegel.
illegal-backtrack = Je mag niet meteen terug naar de vorige tegel.
illegal-mountain = Een berg verspert de weg.
illegal-no-match = Je laatste meeple moet daar nog een { $tribe-one } aantreffen.
illegal-barred-by-carpet = Het tapijt landt niet waar je de voorlaatste meeple hebt neergezet.
illegal-builder-fakirs = { $held ->
    [0] Je hebt geen fakir voor de bouwmeesters.
    [one] Je hebt maar { $held } fakir voor de bouwmeesters.
   *[other] Je hebt maar { $held } fakirs voor de bouwmeesters.
}
illegal-out-of-range = { $cost ->
    [one] Zo ver weg kost het { $cost } fakir, en je hebt er { $held }.
   *[other] Zo ver weg kost het { $cost } fakirs, en je hebt er { $held }.
}
illegal-kill-costs = { $cost ->
    [0] Op die afstand is er geen fakir nodig.
    [one] Op die afstand kost het precies { $cost } fakir.
   *[other] Op die afstand kost het precies { $cost } fakirs.
}
illegal-nobody-there = Zo’n meeple staat niet op die tegel.
illegal-one-victim = Je sluipmoordenaars schakelen precies één meeple uit.
illegal-two-victims = Met *{ djinn-iblis }* schakelen ze er twee uit, als er twee staan.
illegal-victims-in-order = Noem ze in de volgorde van de stammen.
illegal-own-meeples = Je eigen meeples zijn geen doelwit.
illegal-no-such-player = Daar zit niemand.
illegal-protected = *{ djinn-boaz }* beschermt iedereen die daar staat.
illegal-not-in-front = Zo’n meeple staat daar niet.
illegal-must-kill = Iemand is zonder fakirs te bereiken, dus moeten je sluipmoordenaars toeslaan.
illegal-item-not-drawn = Je hebt { $item-the } niet getrokken.
illegal-not-for-sale = Die kaart is hier niet te koop. { $sells }
illegal-one-card-only = Hier koop je maar één kaart.
illegal-second-behind-first = Noem twee verschillende kaarten, de voorste eerst.
illegal-djinn-not-in-row = *{ $djinn }* ligt niet open.
illegal-wrong-price-here = Dat is niet de prijs. { $sells }
illegal-cannot-pay-here = Daarvoor heb je { $payment } nodig.
illegal-not-merchandise = Fakirs verkoop je niet.
illegal-card-not-held = Die kaart heb je niet.
illegal-same-kind-twice = De kaarten van een set zijn allemaal verschillend.
illegal-out-of-order = Een set stel je samen in de volgorde van de soorten.
illegal-nothing-offered = Een set heeft minstens één kaart.
illegal-sale-open = Verkoop eerst de set waaraan je begonnen bent.
illegal-not-your-djinn = *{ $djinn }* is niet van jou.
illegal-djinn-used = In deze beurt heb je *{ $djinn }* al gebruikt.
illegal-works-by-itself = *{ $djinn }* werkt vanzelf.
illegal-while-bidding = *{ djinn-kumarbi }* gebruik je bij het bieden.
illegal-at-placing = *{ $djinn }* gebruik je als je { $growth-a } neerzet.
illegal-wrong-window = *{ $djinn }* gebruik je vlak voor de actie van de stam.
illegal-no-builders = Voor *{ djinn-echidna }* heb je bouwmeesters in de hand nodig, of met *{ djinn-kandicha }* sluipmoordenaars.
illegal-no-assassins = Voor *{ djinn-iblis }* heb je sluipmoordenaars in de hand nodig.
illegal-bag-empty = De zak is leeg: *{ djinn-anun-nak }* kan niemand brengen.
illegal-no-palace-left = Voor *{ djinn-bouraq }* is er geen paleis meer.
illegal-no-palm-left = Voor *{ djinn-enki }* is er geen palmboom meer.
illegal-no-djinn-left = Voor *{ djinn-sibittis }* is er geen djinn meer om te trekken.
illegal-no-card-left = Voor *{ djinn-sloar }* is er geen kaart meer om te trekken.
illegal-no-piece-left = Voor *{ $djinn }* heb je geen kameel of tent meer.
illegal-no-tile-left = Voor *{ $djinn }* is er geen geschikte tegel.
illegal-wrong-price = De prijs van *{ $djinn }*: { $cost }.
illegal-cannot-pay = Voor *{ $djinn }* heb je { $payment } nodig.
illegal-needs-tile = Kies een tegel voor *{ $djinn }*.
illegal-takes-no-tile = *{ $djinn }* heeft geen tegel nodig.
illegal-chasm-target = Geen kracht en geen voorwerp werkt op de afgrond.
illegal-not-a-village = *{ djinn-bouraq }* bouwt alleen in dorpen.
illegal-not-an-oasis = *{ djinn-enki }* plant alleen in oases.
illegal-tile-has = Op die tegel staat { $what }.
illegal-nobody-to-cover = Voor *{ djinn-utug }* moet daar een meeple staan, maar er staat niemand.
illegal-not-a-neighbour = *{ $djinn }* reikt niet verder dan de tegels eromheen.
illegal-djinn-not-drawn = Je hebt *{ $djinn }* niet getrokken.
illegal-item-not-held = Je hebt { $item-the } niet.
illegal-item-used = In deze beurt heb je al een magisch voorwerp gebruikt.
illegal-not-magic = { $item }: dat levert alleen aan het eind punten op.
illegal-carpet-with-pick-up = Het vliegende tapijt gebruik je bij het oppakken.
illegal-no-effect-scimitar = Er staat nergens iemand op een tegel.
illegal-no-effect-lamp = Er is geen djinn meer, niet open en niet in de stapel.
illegal-no-effect-flute = Nergens kan iemand de toverfluit volgen.
illegal-no-effect-ring = Op de aflegstapel ligt geen voorwerp.
illegal-no-effect-talisman = Er staat geen kameel of tent van jou op een tegel.
illegal-no-effect-horn = In de rij valt niets te verleggen, en er kan geen kaart bij.
illegal-all-tiles-owned = Elke tegel is al van iemand.
illegal-nobody-to-strike = { illegal-empty-tile }
illegal-not-on-struck-tile = { illegal-nobody-there }
illegal-strikes-two = Het kromzwaard verwijdert twee meeples, of de enige.
illegal-struck-in-order = { illegal-victims-in-order }
illegal-not-for-lamp = { illegal-djinn-not-in-row }
illegal-no-unseen-djinn = In de stapel zit geen djinn meer.
illegal-nobody-near = Naast die tegel staat niemand die kan volgen.
illegal-not-next-to-flute = Alleen vanaf aangrenzende tegels volgt iemand de toverfluit.
illegal-mountain-before-flute = Tussen die tegel en de toverfluit ligt een berg.
illegal-nobody-to-follow = Op die tegel staat geen { $tribe-one }.
illegal-follow-in-order = Ze volgen tegel voor tegel, in de volgorde van de stammen.
illegal-one-at-least = Minstens één meeple moet volgen.
illegal-not-in-discards = Op de aflegstapel ligt { $item-the } niet.
illegal-ring-itself = Zichzelf haalt de ring niet terug.
illegal-not-your-piece = Daar staat geen kameel of tent van jou.
illegal-tile-owned = Die tegel is al van iemand.
illegal-not-in-row = Zo’n kaart valt er niet meer te verleggen.
obstacle-owner = een kameel of een tent
obstacle-meeple = een meeple
obstacle-palm-tree = een palmboom
obstacle-palace = een paleis

## Wat djinns doen. Met de uitbreiding zijn Boaz en Kandicha andere kaarten: …-revised.
text-djinn-al-amin = Aan het eind tellen elke 2 fakirs in je hand als één goederenkaart naar keuze.
text-djinn-anun-nak = Kies een tegel zonder meeples, kameel, palmboom of paleis: daar komen 3 meeples uit de zak.
text-djinn-baal = Telkens als iemand een djinn krijgt, krijg jij goud: 1 als jij het bent, anders 2.
text-djinn-boaz = Viziers en stamoudsten die voor je staan, kan niemand uitschakelen.
text-djinn-boaz-revised = Viziers, stamoudsten en ambachtslieden die voor je staan, kan niemand uitschakelen.
text-djinn-bouraq = Zet een paleis in een dorp naar keuze.
text-djinn-echidna = Voor de actie van de stam: je bouwmeesters leveren deze beurt twee keer zoveel goud op.
text-djinn-enki = Zet een palmboom in een oase naar keuze.
text-djinn-hagis = Een paleis dat je neerzet, mag ook op een van de tegels eromheen.
text-djinn-haurvatat = Aan het eind zijn palmbomen op jouw tegels elk 5 punten waard in plaats van 3.
text-djinn-iblis = Voor de actie van de stam: je sluipmoordenaars schakelen deze beurt 2 meeples uit, op één tegel of bij één speler.
text-djinn-jafaar = Aan het eind zijn je viziers elk 3 punten waard in plaats van 1.
text-djinn-kandicha = Aan wie je sluipmoordenaars uitschakelen, heb je nog iets: een koopman trekt een kaart van de stapel, een bouwmeester levert goud op voor de blauwe tegels eromheen, een vizier of stamoudste komt voor je te staan.
text-djinn-kandicha-revised = Aan wie je sluipmoordenaars uitschakelen, heb je nog iets: een koopman neemt de voorste kaart van de rij, een bouwmeester levert goud op voor de blauwe tegels eromheen, een vizier, stamoudste of ambachtsman komt voor je te staan, een ambachtsman met een voorwerp.
text-djinn-kumarbi = Als je biedt, maakt elke fakir die je aflegt het vak één stap goedkoper.
text-djinn-lamia = Een palmboom die je neerzet, mag ook op een van de tegels eromheen.
text-djinn-leta = Neem een tegel zonder meeples, kameel, palmboom of paleis in bezit.
text-djinn-marid = Voor elke meeple die op een van jouw tegels terechtkomt, krijg je goud: 1 als jij loopt, anders 2.
text-djinn-monkir = Voor elk paleis dat iemand neerzet, krijg je goud: 1 als jij het bent, anders 2.
text-djinn-nekir = Telkens als sluipmoordenaars iemand uitschakelen, krijg je goud: 1 als het de jouwe zijn, anders 2.
text-djinn-shamhat = Aan het eind zijn je stamoudsten elk 4 punten waard in plaats van 2.
text-djinn-sibittis = Trek 3 djinns, houd er één en leg de andere af.
text-djinn-sloar = Trek de bovenste grondstofkaart van de stapel.
text-djinn-utug = Neem een tegel met meeples, maar zonder kameel, palmboom of paleis, in bezit. De meeples blijven staan.
text-djinn-ptah = Aan het eind zijn je ambachtslieden elk 2 punten meer waard.
text-djinn-geb = Aan het eind zijn je kostbare voorwerpen elk 3 punten meer waard.

## Wat voorwerpen doen
text-item-scimitar = Verwijder 2 meeples van een tegel naar keuze. Is die dan leeg en van niemand, dan neem je hem in bezit.
text-item-lamp = Neem gratis een djinn: een van de open djinns, of ongezien de bovenste van de stapel.
text-item-flute = Verplaats 1 tot 5 meeples van aangrenzende tegels naar een tegel naar keuze. Bergen houden ze tegen.
text-item-carpet = Bij het oppakken: de laatste meeple van deze zet vliegt naar een tegel naar keuze waar iemand van dezelfde stam staat.
text-item-ring = Neem een voorwerp naar keuze van de aflegstapel.
text-item-talisman = Zet een van je kamelen of je tent op een andere tegel die van niemand is.
text-item-horn = Vul de rij kaarten aan tot 9 en leg die in een volgorde naar keuze.
text-item-jewellery = Een kostbaar voorwerp: aan het eind 5 punten.
text-item-chest = Een kostbaar voorwerp: aan het eind 7 punten.
text-item-crown = Een kostbaar voorwerp: aan het eind 9 punten.

## Wat stammen doen
text-tribe-vizier = Ze komen voor je te staan. Aan het eind is elk 1 punt waard, en iedereen die er minder heeft, levert je 10 punten op.
text-tribe-elder = Ze komen voor je te staan. Je betaalt er djinns mee; aan het eind is elk 2 punten waard.
text-tribe-merchant = Elk neemt een kaart, vooraan uit de rij.
text-tribe-builder = Elk levert 1 goud op voor elke blauwe tegel daar en eromheen. Fakirs die je aflegt, tellen mee.
text-tribe-assassin = Ze schakelen een meeple uit: op een tegel hoogstens zoveel stappen ver als er sluipmoordenaars zijn, of bij iemand anders.
text-tribe-artisan = Ze komen voor je te staan. Voor elk trek je een voorwerp, en één ervan houd je. Aan het eind is elk 2 punten waard, of 3 als niemand er meer heeft.

## Wat tegels doen
text-land-village = Je zet hier een paleis neer.
text-land-sacred = Voor 2 stamoudsten, of 1 stamoudste en 1 fakir, roep je een van de open djinns op.
text-land-oasis = Je zet hier een palmboom neer.
text-land-small-market = Voor 3 goud koop je een van de eerste 3 kaarten van de rij.
text-land-large-market = Voor 6 goud koop je hoogstens 2 van de eerste 6 kaarten van de rij.
text-land-workshop = Voor 1 ambachtsman of 2 fakirs krijg je het bovenste voorwerp van de stapel. Over de bergen gaat niemand.
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
setting-hints = Raad
setting-hints-off = Uit
    .what = Geen raad van bots, behalve als je alleen met bots speelt.
setting-hints-on = Aan
    .what = Iedereen mag een bot naar zijn drie beste antwoorden vragen en wat elk oplevert. Hij ziet niet meer dan jij.

## Waar de ronde is
phase-bidding = Er wordt geboden
phase-over = De partij is afgelopen
step-bid = Bieden
step-move = Lopen
step-tribe = Stam
step-tile = Tegel
step-sale = Verkoop

## Spelregels waar naar verwezen wordt, in één zin
rule-FT1-7 = Goud komt uit een bank die nooit leeg raakt.
rule-FT2-2 = Alle tegels liggen geschud en open op tafel, elk met 3 willekeurige meeples.
rule-FT2-4 = In de eerste ronde staan de beurtstenen in willekeurige volgorde.
rule-FT2-5 = Er liggen 9 grondstofkaarten open in een rij.
rule-FT2-6 = Er liggen 3 djinns open.
rule-FT3-1 = In een ronde wordt eerst met elke beurtsteen geboden en dan gespeeld; daarna worden de rijen aangevuld.
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
rule-FT4-9 = Wie kan lopen, moet lopen, en alleen wegen die je kunt afmaken, staan open.
rule-FT4-10 = Een zet onderbreek je niet: van het oppakken tot de laatste meeple staat, gebeurt er niets anders.
rule-FT5-1 = Je neemt de laatste meeple en iedereen van dezelfde stam van die tegel.
rule-FT5-2 = Is die tegel dan leeg en van niemand, dan neem je hem in bezit.
rule-FT6-1 = De stam die je hebt genomen, moet in actie komen.
rule-FT6-2 = Viziers komen voor je te staan en blijven daar.
rule-FT6-3 = Stamoudsten komen voor je te staan, en vanaf dat moment mag je ze inleveren.
rule-FT6-4 = Elke koopman neemt een kaart, vooraan uit de rij; die wordt niet aangevuld.
rule-FT6-6 = Voor bouwmeesters mag je zoveel fakirs afleggen als je wilt; elk telt als een bouwmeester.
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
rule-FT11-3 = Is er geen zet, dan mag je eerst krachten gebruiken; levert dat geen zet op, dan loopt er niemand meer.
rule-FT11-4 = Heeft iemand geen zet meer, dan loopt er niemand meer; krachten gebruiken en verkopen mag nog.
rule-FT12 = Punten zijn er voor goud, viziers, stamoudsten, djinns, tegels, palmbomen, paleizen en goederen; wie de meeste heeft, wint.
rule-FX2-3 = Is een tegel niet te bereiken, dan worden ze allemaal opnieuw gelegd.
rule-FX3-1 = Eén keer per partij mag je je tent neerzetten in plaats van een kameel.
rule-FX4-1 = Voor elke ambachtsman trek je een voorwerp; één houd je gedekt, de andere gaan open naar de aflegstapel.
rule-FX5-2 = Over een berg gaat geen meeple.
rule-FX5-4 = Bergen houden de toverfluit tegen, het tapijt vliegt eroverheen.
rule-FX7-1 = Op de afgrond staat nooit iets, en niemand gaat eroverheen.
rule-FX7-2 = Op de afgrond komt nooit iets te staan, en geen kracht of voorwerp werkt erop.
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
rule-FD3 = De doelen van een voorwerp kies je een voor een, in vaste volgorde.
rule-FD14 = Een set stel je kaart voor kaart samen, op volgorde, en je verkoopt die voordat je iets anders doet.
rule-FD15 = Wie geen kracht wil gebruiken, gaat door.
rule-FD17 = Een beurt eindigt pas als je dat zegt.
rule-FD20 = Je antwoordt alleen op wat er gevraagd wordt, het een na het ander.
rule-FH9 = Alleen jij kent wat je gedekt trekt; de anderen zien hoeveel het is.
rule-FH10 = Getrokken djinns ziet alleen wie kiest, tot er één is gehouden.
rule-FH11 = Aan het eind laat iedereen alles zien.
rule-FR28 = Wie geen vrij vak kan betalen, neemt het goedkoopste voor al het goud, zonder fakirs.
rule-FR42 = Afgelegde voorwerpen liggen open.
rule-FR47 = Het tapijt kondig je aan bij het oppakken; dan is het op, waar de laatste meeple ook landt.
rule-FR48 = Er gaat één meeple weg; met Iblis twee, als er twee zijn.
rule-FR51 = Je legt niet meer fakirs af dan nodig zijn om de prijs op 0 te brengen.
rule-FR65 = Echidna en Iblis gebruik je voor de actie van de stam, als dat de juiste is.
rule-FR74 = Een begonnen set verkoop je voordat je iets anders doet; tot dan ziet niemand die.
rule-FR76 = Wie Kumarbi heeft en een bod niet kan betalen, laat de kaarten zien die niemand kende.

## Krachten in het kort, zoals ze op de djinnkaarten staan
power-al-amin = Aan het eind zijn 2 fakirs een kaart naar keuze
power-anun-nak = 3 meeples uit de zak op een lege tegel
power-baal = Goud als iemand een djinn krijgt
power-boaz = Beschermt je viziers en stamoudsten
power-boaz-revised = Beschermt je viziers, stamoudsten en ambachtslieden
power-bouraq = Een paleis in een dorp
power-echidna = Bouwmeesters leveren dubbel op
power-enki = Een palmboom in een oase
power-hagis = Je paleis mag ernaast staan
power-haurvatat = Palmbomen tellen voor 5
power-iblis = Sluipmoordenaars schakelen er 2 uit
power-jafaar = Viziers tellen voor 3
power-kandicha = Voor wie je uitschakelt: kaart van de stapel, goud, of die komt bij jou
power-kandicha-revised = Voor wie je uitschakelt: eerste kaart van de rij, goud, voorwerp, of die komt bij jou
power-kumarbi = Goedkoper bieden
power-lamia = Je palmboom mag ernaast staan
power-leta = Een kameel op een lege tegel
power-marid = Goud voor meeples die op je tegels komen
power-monkir = Goud voor paleizen
power-nekir = Goud als iemand wordt uitgeschakeld
power-shamhat = Stamoudsten tellen voor 4
power-sibittis = 3 djinns trekken, 1 houden
power-sloar = Een kaart trekken
power-utug = Een kameel tussen meeples
power-ptah = Ambachtslieden tellen 2 meer
power-geb = Kostbare voorwerpen tellen 3 meer

## Wat er om het bord staat, in de browser en in de terminal
panel-title = { $expansion ->
    [yes] Five Tribes · De ambachtslieden van Naqala
   *[no] Five Tribes
}
panel-round = { $last ->
    [yes] Ronde { $round }, de laatste
   *[no] Ronde { $round }
}
panel-answer = Je antwoord
panel-narrow = Keuze beperken
panel-more-ways = { $n ->
    [one] Nog { $n } mogelijkheid: kies wat er op tafel oplicht.
   *[other] Nog { $n } mogelijkheden: kies wat er op tafel oplicht.
}
panel-back = Terug
panel-watching = Je kijkt mee. Wat iedereen in de hand heeft, blijft tot het einde verborgen.
panel-waiting = De anderen zijn bezig. Daarna staat hier wat je kunt kiezen.
panel-market = Markt, djinns en voorwerpen
panel-row = Marktrij
panel-pile = Stapel { $n }
panel-band-small = Eerste 3: kleine markt, 3 goud
panel-band-large = Eerste 6: grote markt, 6 goud
panel-band-any = Alle: speciale markt, 4 goud
panel-band-rest = De rest van de rij
panel-row-empty = De rij is leeg.
panel-djinns-none = Er ligt er geen open.
panel-supply = Voorraad
panel-bag = In de zak: { $n }
panel-items-left = Voorwerpen: { $n }
panel-items-used = Afgelegd:
panel-mine = Wat van jou is
panel-gold = Je goud
panel-cards = Je kaarten
panel-to-sell = Te verkopen: { $cards }
panel-to-sell-for = Te verkopen: { $cards }, { $gold } goud
panel-cards-none = Je hebt geen kaart.
panel-items = Je voorwerpen
panel-items-none = Geen.
panel-djinns = Je djinns
panel-djinns-none-yet = Nog geen.
panel-used = { $djinn } (gebruikt)
panel-tab-answer = Antwoord
panel-tab-market = Markt
panel-tab-mine = Van jou
panel-tab-players = Spelers
panel-tab-log = Verloop
panel-key-arrows = Pijltjes
    .what = van tegel naar tegel; Home en End naar de eerste en laatste
panel-key-enter = Enter
    .what = tegel kiezen of knop indrukken
panel-gold-amount = { $n } goud
panel-camels-left = { $n ->
    [one] nog { $n } kameel
   *[other] nog { $n } kamelen
}
panel-tent-ready = De tent is nog niet neergezet
panel-winner = wint
panel-place = plaats { $n }
panel-away = afwezig
panel-thinking = denkt na…
panel-cards-amount = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
panel-items-amount = { $n ->
    [one] { $n } voorwerp
   *[other] { $n } voorwerpen
}
panel-djinns-amount = { $n ->
    [one] { $n } djinn
   *[other] { $n } djinns
}
panel-unknown = { $n } onbekend
panel-scoring = Eindtelling
panel-by-category = Punten per onderdeel
panel-player = Speler
panel-points = Punten
panel-you = { $name } (jij)
panel-turn-order = Beurtvolgorde
panel-bid-order = Biedvolgorde
panel-spot = { $n }: { $seat-name }
panel-spot-free = { $n }: vrij
panel-to-bid = Biedt nog
panel-next-bids = Volgende ronde
board-tiles = Tegels, { $rows } rijen van 6
board-tile = { $things ->
    [none] { $land } { $value } ({ $field }): niemand.
   *[other] { $land } { $value } ({ $field }): { $things }.
}
board-chasm = { land-chasm } ({ $field }): hier staat nooit iemand.
board-camel-of = { $seat ->
    [you] jouw kameel
   *[other] een kameel van { $seat-name }
}
board-tent-of = { $seat ->
    [you] jouw tent
   *[other] de tent van { $seat-name }
}
board-choose = Je kunt deze kiezen.
board-here = Hier ben je.
board-heading = { $last ->
    [yes] Ronde { $round }, de laatste. { $phase }.
   *[no] Ronde { $round }. { $phase }.
}
board-legend = Y vizier, W stamoudste, G koopman, B bouwmeester, R sluipmoordenaar, P ambachtsman; ### bergen; 5b blauwe waarde, 6r rode waarde; C1 kameel, T1 tent van plaats 1; t2 palmbomen, p2 paleizen
board-in-hand = In de hand { $tile-at }: { $meeples }.
board-taken = Genomen { $tile-from }, zo in actie: { $meeples }.
board-piles = Gedekt
board-discards = Afgelegd
board-camels = Kamelen
board-ready = klaar
board-drawn = Getrokken om uit te kiezen: { $them }.
board-so-far = Je punten tot nu toe
board-total = Totaal
board-bag = in de zak { $meeples }
board-list = { $them }

## Looking before picking up, advice and sales
reach-title = Bereikbare doelen
reach-from = vanaf { $land } { $field }
reach-filter = Alleen tonen
reach-filter-all = Alle
reach-filter-control = Controle
reach-filter-djinn = Djinn
reach-filter-kill = Moord
reach-filter-cards = Kaarten
reach-end = { $n } · { $land } { $value }
reach-end-label = { $meeples }, { $land } { $field }: { $brings }. Zekere punten: { $n }.
reach-control = controle { $n }
reach-viziers = { $passed ->
    [none] Viziers { $n }
   *[other] Viziers { $n }, meer dan { $passed }
}
reach-elders = Stamoudsten { $n }
reach-artisans = Ambachtslieden { $n }
reach-cards = { $cards ->
    [one] 1 kaart ter waarde van { $n }
   *[other] { $cards } kaarten ter waarde van { $n }
}
reach-gold = { $n } goud
reach-growth = { $growth-one } { $n }
reach-growth-too = met { $growth-a }
reach-growth-for = { $seat ->
    [none] { $growth-one } voor niemand
   *[other] { $growth-one } voor { $seat-name }
}
reach-kill = { $fakirs ->
    [0] een moord
    [one] een moord voor 1 fakir
   *[other] een moord voor { $fakirs } fakirs
}
reach-djinn = een djinn voor { $payment }
reach-items = { $n ->
    [one] een voorwerp
   *[other] 1 van { $n } voorwerpen
}
reach-craft = een voorwerp voor { $payment }
reach-market = een van { $cards } kaarten voor { $gold } goud
reach-last = de laatste ronde begint
reach-nothing = niets zekers
reach-none = Geen doel is zo.
reach-looking = Een ogenblik …
reach-note = Djinn, voorwerp, moord en markt tellen niet mee: daarover beslis je later.
reach-sampled = Er zijn zoveel wegen dat enkele willekeurige ervoor staan.
reach-look = Druk op een tegel om te zien waar zijn meeples kunnen komen.
reach-where = { $field }: waar moet de zet eindigen?
reach-where-why = Er is nog niets opgepakt.
reach-asks = { $meeples }, { $land } { $field }: +{ $n }?
reach-asks-way = Er is nog niets opgepakt. Onderweg: { $drops }.
reach-asks-way-short = Er is nog niets opgepakt. Onderweg: { $fields }.
reach-takes = { $n ->
    [one] De kooplieden nemen de eerste kaart
   *[other] De kooplieden nemen de eerste { $n } kaarten
}
reach-sells = Te koop: { $n }
reach-djinns = { $n ->
    [one] { $n } djinn om uit te kiezen
   *[other] { $n } djinns om uit te kiezen
}
reach-drop = { $tribe-one } { $field }
reach-disc = { $n }: { $tribe-one }, { $field }
reach-disc-change = { $n }: { $tribe-one }, { $field }. Druk om hier een andere neer te zetten.
reach-badge-kill = moord
reach-way = { $all ->
    [none] Weg { $at } van { $n }
   *[other] Weg { $at } van { $n } ({ $all } in totaal)
}
reach-way-short = { $at } van { $n }
reach-way-before = De vorige weg
reach-way-next = De volgende weg
reach-step = Stap voor stap
reach-go = Zo gaan: +{ $n }
reach-walking = Je bent onderweg …
reach-take-back = De hele zet terugnemen
reach-pick-up = Je zou er { $n } oppakken
reach-ride-foot = Te voet
reach-ride-carpet = Met het tapijt
hint-ask = Wat zou een bot doen?
hint-thinking = Een bot denkt na …
hint-title = Advies van een bot
hint-none = Een bot heeft hier geen advies.
hint-later = Je hebt vaak om advies gevraagd. Over een paar seconden heeft een bot weer tijd voor je.
sale-best = { $cards } verkopen: { $gold } goud
sale-left =
    { $now ->
        [one] Je hand: nu { $now } punt, daarna { $left } en { $gold } in goud
       *[other] Je hand: nu { $now } punten, daarna { $left } en { $gold } in goud
    }
reach-fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
board-look = Druk om te zien waar een zet vanaf hier kan eindigen.
board-cost = Het kost { $cost }.
panel-worth = waard: { $n }
panel-worth-then = waard: { $n }, dan { $then }
panel-points-whole = alles
panel-points-open = open
panel-points-then = daarna
panel-from-to = { $now } → { $then }
panel-key-tab = Tab
    .what = door de bereikbare doelen; Enter toont de weg, nog eens gaat hem
panel-key-ways = [ ] of , .
    .what = tonen andere wegen naar hetzelfde doel

## Wat niet te lezen is: antwoorden in de schrijfwijze, instellingen en bestanden met waarden
unreadable-breaks-off = ‘{ $text }’ breekt af. Er ontbreekt: { $wanted }.
unreadable-strange = ‘{ $word }’ past niet in ‘{ $text }’. Daar hoort: { $wanted }.
unreadable-too-much = ‘{ $word }’ in ‘{ $text }’ is te veel.
unreadable-not-a = ‘{ $word }’ past niet. Daar hoort: { $wanted }.
unreadable-spot = Geen plaats van de beurtvolgorde kost { $it }: de prijzen zijn 0, 1, 3, 5, 8, 12 en 18.
unreadable-place = Een plaats { $it } heeft de rij niet: er zijn 1 tot 9.
unreadable-tile = Een tegel { $it } is er niet: er zijn 0 tot 35.
unreadable-crowd = Zo veel { $tribe-many } zijn er niet: { $number }.
unreadable-board = Met { $it } tegels speel je niet: het zijn er 30, met de uitbreiding 36.
unreadable-pair = ‘{ $word }’ is geen instelling: schrijf NAAM=WAARDE, bijvoorbeeld ‘expansion=on’.
unreadable-key = Een instelling ‘{ $key }’ is er niet. Bekend zijn { $known }.
unreadable-value = ‘{ $key }={ $value }’ past niet. Daar hoort: { $wanted }.
unreadable-not-offered = ‘{ $key }={ $value }’ past niet. Mogelijk zijn { $choices }.
unreadable-without-expansion = Dit zijn waarden van de uitbreiding: schrijf ook ‘expansion=on’.
unreadable-data = { $it }
unreadable-setup = { $it }
wanted-action = een antwoord in dit spel
wanted-card = een grondstofkaart
wanted-djinn = een djinn
wanted-edge = north, east, south of west
wanted-edges = twee randen uit n, e, s, w, in deze volgorde
wanted-fakirs = een aantal fakirs
wanted-growth = palm of palace
wanted-item = een voorwerp
wanted-letter = de letter van een stam: Y, W, G, B, R of P
wanted-mountains = drie paren randen, bijvoorbeeld nw,es,es
wanted-number = een getal
wanted-payment = een betaling, bijvoorbeeld elder+fakir
wanted-piece = camel of tent
wanted-place = een plaats van de rij van 1 tot 9
wanted-players = 2, 3 of 4
wanted-points = een aantal punten
wanted-precious = drie getallen, bijvoorbeeld 5,4,2
wanted-price = een prijs
wanted-ride = foot of carpet
wanted-seat = het nummer van een plaats
wanted-source = waar goud vandaan komt
wanted-stage = een moment van de beurt
wanted-supply = cards, djinns of items
wanted-tile = een tegel, r1c1 tot r6c6
wanted-tribe = een stam
wanted-victims = één stam of twee, bijvoorbeeld elder+vizier
wanted-word = ‘{ $it }’
impossible-players = Five Tribes is voor 2, 3 of 4 spelers, niet voor { $it } (FT2.1).
impossible-rules = Spelregels nummer { $it } heeft deze versie niet.
flaw-line = Regel { $line } van het bestand: { $why }
flaw-missing = In het bestand ontbreekt ‘{ $it } = …’: voeg die regel toe.
flaw-points = Een djinn is 0 tot 20 punten waard, niet { $it } (FU1).
flaw-precious = Sieraden, schatkisten en kronen zijn er samen 11, niet { $it } (FU2).
flawed-line-form = Schrijf ‘naam = waarde’.
flawed-line-number = ‘{ $it }’ is geen getal van 0 tot 255.
flawed-line-edges = ‘{ $it }’ zijn niet twee verschillende randen uit north, east, south en west.
flawed-line-twice = ‘{ $it }’ staat er twee keer.
flawed-line-unknown = ‘{ $name }’ is niet bekend. Bekend zijn { $known }.

## Automatische antwoorden
order-powers = Midden in mijn beurt niet naar djinns en voorwerpen vragen
    .why = Voor het verplaatsen en aan het eind van je beurt kun je ze nog gebruiken.
order-ending = Mijn beurt beëindigen zonder te vragen
    .why = Aan het eind van je beurt verkoop en gebruik je dan niets.

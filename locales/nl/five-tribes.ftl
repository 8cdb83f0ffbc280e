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
stage-closing = voor je beurt eindigt

## Hoe je loopt. ‘none’ is nooit te zien: daar wordt alleen op gekozen.
ride-foot = none
ride-carpet = met het vliegende tapijt
heading-north = noorden
heading-east = oosten
heading-south = zuiden
heading-west = westen

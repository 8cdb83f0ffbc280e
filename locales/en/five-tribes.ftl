# Five Tribes: nouns. A place has .the .at .to .from; a counted thing .one .many; a single thing also .a .the.

## Kinds of tiles
land-village = Village
    .the = the Village
    .at = in the Village
    .to = to the Village
    .from = from the Village
land-sacred = Sacred place
    .the = the Sacred place
    .at = at the Sacred place
    .to = to the Sacred place
    .from = from the Sacred place
land-oasis = Oasis
    .the = the Oasis
    .at = in the Oasis
    .to = to the Oasis
    .from = from the Oasis
land-small-market = Small market
    .the = the Small market
    .at = at the Small market
    .to = to the Small market
    .from = from the Small market
land-large-market = Large market
    .the = the Large market
    .at = at the Large market
    .to = to the Large market
    .from = from the Large market
land-workshop = Workshop
    .the = the Workshop
    .at = in the Workshop
    .to = to the Workshop
    .from = from the Workshop
land-specialized-market = Specialized market
    .the = the Specialized market
    .at = at the Specialized market
    .to = to the Specialized market
    .from = from the Specialized market
land-chasm = Chasm
    .the = the Chasm
    .at = at the Chasm
    .to = to the Chasm
    .from = from the Chasm

## A tile on the table: its kind, with row and column from 1
tile = { $land } ({ $row },{ $column })
    .the = { $land-the } ({ $row },{ $column })
    .at = { $land-at } ({ $row },{ $column })
    .to = { $land-to } ({ $row },{ $column })
    .from = { $land-from } ({ $row },{ $column })

## Tribes. Builders and Assassins also ask: .ask is the question, .why its reason.
tribe-vizier = Viziers
    .a = a Vizier
    .one = Vizier
    .many = Viziers
tribe-elder = Elders
    .a = an Elder
    .one = Elder
    .many = Elders
tribe-merchant = Merchants
    .a = a Merchant
    .one = Merchant
    .many = Merchants
tribe-builder = Builders
    .a = a Builder
    .one = Builder
    .many = Builders
    .ask = How many Fakirs help your Builders?
    .why = Each discarded Fakir counts as one more Builder.
tribe-assassin = Assassins
    .a = an Assassin
    .one = Assassin
    .many = Assassins
    .ask = Whom do your Assassins kill?
    .why = Somebody on a tile in reach, or somebody in front of another player. For each step beyond their reach you discard a Fakir.
tribe-artisan = Artisans
    .a = an Artisan
    .one = Artisan
    .many = Artisans
victims = { $other ->
    [none] { $one-a }
   *[other] { $one-a } and { $other-a }
}

## Camel and tent
piece-camel = Camel
    .which = a camel
    .with = with a camel
    .one = camel
    .many = camels
piece-tent = Tent
    .which = the tent
    .with = with the tent
    .one = tent
    .many = tents

## What grows on tiles, and the djinn who puts it elsewhere
growth-palm = Palm tree
    .a = a palm tree
    .the = the palm tree
    .one = palm tree
    .many = palm trees
    .mover = { djinn-lamia }
growth-palace = Palace
    .a = a palace
    .the = the palace
    .one = palace
    .many = palaces
    .mover = { djinn-hagis }

## Resource cards: masses, counted with ×
card-ivory = Ivory
    .one = ivory
card-jewels = Jewels
    .one = jewels
card-gold-ware = Gold ware
    .one = gold ware
card-papyrus = Papyrus
    .one = papyrus
card-silk = Silk
    .one = silk
card-spice = Spice
    .one = spice
card-fish = Fish
    .one = fish
card-wheat = Wheat
    .one = wheat
card-pottery = Pottery
    .one = pottery
card-fakir = Fakir
    .one = Fakir
times = { $n } × { $kind-one }

## Djinns: titles
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

## Items
item-scimitar = Burning Scimitar
    .a = a Burning Scimitar
    .the = the Burning Scimitar
    .one = Burning Scimitar
    .many = Burning Scimitars
item-lamp = Fabulous Lamp
    .a = a Fabulous Lamp
    .the = the Fabulous Lamp
    .one = Fabulous Lamp
    .many = Fabulous Lamps
item-flute = Enchanting Flute
    .a = a Enchanting Flute
    .the = the Enchanting Flute
    .one = Enchanting Flute
    .many = Enchanting Flutes
item-carpet = Flying Carpet
    .a = a Flying Carpet
    .the = the Flying Carpet
    .one = Flying Carpet
    .many = Flying Carpets
item-ring = Rebirth Ring
    .a = a Rebirth Ring
    .the = the Rebirth Ring
    .one = Rebirth Ring
    .many = Rebirth Rings
item-talisman = Tempest Talisman
    .a = a Tempest Talisman
    .the = the Tempest Talisman
    .one = Tempest Talisman
    .many = Tempest Talismans
item-horn = Horn of Plenty
    .a = a Horn of Plenty
    .the = the Horn of Plenty
    .one = Horn of Plenty
    .many = Horns of Plenty
item-jewellery = Piece of jewellery
    .a = a Piece of jewellery
    .the = the Piece of jewellery
    .one = Piece of jewellery
    .many = Pieces of jewellery
item-chest = Treasure chest
    .a = a Treasure chest
    .the = the Treasure chest
    .one = Treasure chest
    .many = Treasure chests
item-crown = Crown
    .a = a Crown
    .the = the Crown
    .one = Crown
    .many = Crowns

## What is given for a power or on a tile, as it stands after “for”
payment-elder = 1 Elder
payment-fakir = 1 Fakir
payment-two-elders = 2 Elders
payment-elder-and-fakir = 1 Elder and 1 Fakir
payment-artisan = 1 Artisan
payment-two-fakirs = 2 Fakirs

## What a djinn costs each time
cost-free = free
cost-either = 1 Elder or 1 Fakir
cost-elder-and-either = 1 Elder, and 1 Elder or Fakir
cost-fakir = 1 Fakir
cost-fakirs = Fakirs
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Where gold comes from
source-builders = from the Builders
source-kandicha = from *{ djinn-kandicha }*
source-marid = from *{ djinn-marid }*
source-monkir = from *{ djinn-monkir }*
source-nekir = from *{ djinn-nekir }*
source-baal = from *{ djinn-baal }*
source-sale = for the set

## Piles
supply-cards = Resource cards
    .many = resource cards
supply-djinns = Djinns
    .many = djinns
supply-items = Items
    .many = items

## Moments of a turn
stage-before-move = before the move
stage-before-tribe = before the tribe acts
stage-before-tile = before the tile acts
stage-closing = before the turn ends

## How a move is made. “none” is never shown: it is selected on.
ride-foot = none
ride-carpet = with the Flying Carpet
heading-north = north
heading-east = east
heading-south = south
heading-west = west

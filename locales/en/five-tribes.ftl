# Five Tribes: nouns. A place has .the .at .to .from; a counted thing .one .many; a single thing also .a .the.

## Kinds of tiles
land-village = Village
    .the = the Village
    .at = in the Village
    .to = to the Village
    .from = from the Village
    .short = Village
land-sacred = Sacred place
    .the = the Sacred place
    .at = at the Sacred place
    .to = to the Sacred place
    .from = from the Sacred place
    .short = Sacred
land-oasis = Oasis
    .the = the Oasis
    .at = in the Oasis
    .to = to the Oasis
    .from = from the Oasis
    .short = Oasis
land-small-market = Small market
    .the = the Small market
    .at = at the Small market
    .to = to the Small market
    .from = from the Small market
    .short = SmallMkt
land-large-market = Large market
    .the = the Large market
    .at = at the Large market
    .to = to the Large market
    .from = from the Large market
    .short = LargeMkt
land-workshop = Workshop
    .the = the Workshop
    .at = in the Workshop
    .to = to the Workshop
    .from = from the Workshop
    .short = Workshop
land-specialized-market = Specialized market
    .the = the Specialized market
    .at = at the Specialized market
    .to = to the Specialized market
    .from = from the Specialized market
    .short = SpecMkt
land-chasm = Chasm
    .the = the Chasm
    .at = at the Chasm
    .to = to the Chasm
    .from = from the Chasm
    .short = Chasm

## A tile on the table: its kind, with row and column from 1
tile = { $land } ({ $field })
    .the = { $land-the } ({ $field })
    .at = { $land-at } ({ $field })
    .to = { $land-to } ({ $field })
    .from = { $land-from } ({ $field })
    .where = ({ $field })

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
victims-both = 2 { $one-many }
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
    .a = an Enchanting Flute
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
item-jewellery = Jewellery
    .a = a piece of jewellery
    .the = the jewellery
    .one = piece of jewellery
    .many = pieces of jewellery
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

## How a move is made
ride-carpet = with the Flying Carpet

## Events. $by is whoever has the turn, where the event does not say who acts.
event-redealt = A tile could not be reached: all tiles are dealt again.
event-renewed = The { $supply-many } have run out: the discards are shuffled into a new pile.
event-bid = { $seat ->
    [you] { $fakirs ->
        [0] { $price ->
            [0] You bid *{ $spot }*.
           *[other] You bid *{ $spot }* and pay { $price } gold.
        }
        [one] You bid *{ $spot }*, discard { $fakirs } Fakir and pay { $price } gold.
       *[other] You bid *{ $spot }*, discard { $fakirs } Fakirs and pay { $price } gold.
    }
   *[other] { $fakirs ->
        [0] { $price ->
            [0] { $seat-name } bids *{ $spot }*.
           *[other] { $seat-name } bids *{ $spot }* and pays { $price } gold.
        }
        [one] { $seat-name } bids *{ $spot }*, discards { $fakirs } Fakir and pays { $price } gold.
       *[other] { $seat-name } bids *{ $spot }*, discards { $fakirs } Fakirs and pays { $price } gold.
    }
}
event-picked-up = { $by ->
    [you] { $ride ->
        [none] You pick up *{ $meeples }* { $tile-from }.
       *[other] You pick up *{ $meeples }* { $tile-from }. The last meeple will fly on the Carpet.
    }
   *[other] { $ride ->
        [none] { $by-name } picks up *{ $meeples }* { $tile-from }.
       *[other] { $by-name } picks up *{ $meeples }* { $tile-from }. The last meeple will fly on the Carpet.
    }
}
event-dropped = { $by ->
    [you] You drop { $tribe-a } { $tile-at }.
   *[other] { $by-name } drops { $tribe-a } { $tile-at }.
}
event-took = { $by ->
    [you] You take *{ $number } { $tribe-many }* { $tile-from }.
   *[other] { $by-name } takes *{ $number } { $tribe-many }* { $tile-from }.
}
event-controlled = { $seat ->
    [you] You take control of *{ $tile-the }* { $piece-with }.
   *[other] { $seat-name } takes control of *{ $tile-the }* { $piece-with }.
}
event-gained = { $seat ->
    [you] You gain *{ $gold } gold* { $from }.
   *[other] { $seat-name } gains *{ $gold } gold* { $from }.
}
event-paid = { $seat ->
    [you] You pay *{ $gold } gold*.
   *[other] { $seat-name } pays *{ $gold } gold*.
}
event-spent = { $seat ->
    [you] You give *{ $payment }*.
   *[other] { $seat-name } gives *{ $payment }*.
}
event-fakirs-discarded = { $seat ->
    [you] { $number ->
        [one] You discard *{ $number } Fakir*.
       *[other] You discard *{ $number } Fakirs*.
    }
   *[other] { $number ->
        [one] { $seat-name } discards *{ $number } Fakir*.
       *[other] { $seat-name } discards *{ $number } Fakirs*.
    }
}
event-received = { $seat ->
    [you] { $number ->
        [one] You put *{ $tribe-a }* in front of you.
       *[other] You put *{ $number } { $tribe-many }* in front of you.
    }
   *[other] { $number ->
        [one] { $seat-name } gets *{ $tribe-a }*.
       *[other] { $seat-name } gets *{ $number } { $tribe-many }*.
    }
}
event-cards-drawn = { $number ->
    [one] { $seat-name } draws *{ $number } card* from the pile.
   *[other] { $seat-name } draws *{ $number } cards* from the pile.
}
event-cards-revealed = { $seat ->
    [you] You cannot pay the bid, and show: *{ $cards }*.
   *[other] { $seat-name } cannot pay the bid, and shows: *{ $cards }*.
}
event-you-drew = You draw from the pile: *{ $cards }*. Only you know.
event-killed = { $by ->
    [you] Your Assassins kill { $tribe-a } { $tile-at }.
   *[other] { $by-name }’s Assassins kill { $tribe-a } { $tile-at }.
}
event-murdered = { $by ->
    [you] Your Assassins kill { $tribe-a } of { $seat-name }.
   *[other] { $seat ->
        [you] { $by-name }’s Assassins kill one of your { $tribe-many }.
       *[other] { $by-name }’s Assassins kill { $tribe-a } of { $seat-name }.
    }
}
event-spared = { $by ->
    [you] Your Assassins kill nobody.
   *[other] { $by-name }’s Assassins kill nobody.
}
event-palm-placed = { $by ->
    [you] You place a *palm tree* { $tile-at }.
   *[other] { $by-name } places a *palm tree* { $tile-at }.
}
event-palace-placed = { $by ->
    [you] You place a *palace* { $tile-at }.
   *[other] { $by-name } places a *palace* { $tile-at }.
}
event-djinn-used = { $by ->
    [you] { $tile ->
        [none] You use the power of *{ $djinn }*.
       *[other] You use the power of *{ $djinn }* { $tile-at }.
    }
   *[other] { $tile ->
        [none] { $by-name } uses the power of *{ $djinn }*.
       *[other] { $by-name } uses the power of *{ $djinn }* { $tile-at }.
    }
}
event-djinn-got = { $seat ->
    [you] You summon *{ $djinn }*.
   *[other] { $seat-name } summons *{ $djinn }*.
}
event-djinns-drawn = { $number ->
    [one] { $seat-name } draws { $number } djinn.
   *[other] { $seat-name } draws { $number } djinns and keeps one.
}
event-you-saw-djinns = You draw: *{ $djinns }*. The others do not see it.
event-djinn-discarded = *{ $djinn }* goes to the discards.
event-arrived = Out of the bag { $tile-to }: *{ $meeples }*.
event-item-used = { $by ->
    [you] You use *{ $item-the }*.
   *[other] { $by-name } uses *{ $item-the }*.
}
event-items-drawn = { $number ->
    [one] { $seat-name } draws { $number } item.
   *[other] { $seat-name } draws { $number } items and keeps one.
}
event-you-saw-items = You draw: *{ $items }*. The others do not see it.
event-items-kept = { $number ->
    [one] { $seat-name } keeps *{ $number } item*, face down.
   *[other] { $seat-name } keeps *{ $number } items*, face down.
}
event-you-kept = You keep, face down: *{ $items }*. Only you know.
event-item-discarded = To the discards goes *{ $item-the }*.
event-item-fetched = { $seat ->
    [you] You fetch *{ $item-the }* from the discards.
   *[other] { $seat-name } fetches *{ $item-the }* from the discards.
}
event-aimed = The choice falls on *{ $tile-the }*.
event-removed = { $by ->
    [you] You remove { $tribe-a } { $tile-from }.
   *[other] { $by-name } removes { $tribe-a } { $tile-from }.
}
event-lured = The Flute lures { $tribe-a } { $from-from } { $to-to }.
event-piece-moved = { $seat ->
    [you] You leave { $from-the } and take control of *{ $to-the }*.
   *[other] { $seat-name } leaves { $from-the } and takes control of *{ $to-the }*.
}
event-sorted = Place { $place } of the row: { $card-one }.
event-sold = { $seat ->
    [you] You sell *{ $cards }*.
   *[other] { $seat-name } sells *{ $cards }*.
}
event-no-move = { $seat ->
    [you] There is *no move* for you.
   *[other] There is *no move* for { $seat-name }.
}
event-last-round = This is the *last round*.
event-hand-shown = { $items ->
    [none] { $seat ->
        [you] You show: *{ $cards }*.
       *[other] { $seat-name } shows: *{ $cards }*.
    }
   *[other] { $seat ->
        [you] You show: *{ $cards }*, and these items: *{ $items }*.
       *[other] { $seat-name } shows: *{ $cards }*, and these items: *{ $items }*.
    }
}
event-scored = { $seat ->
    [you] You have *{ $points }*: { $parts }.
   *[other] { $seat-name } has *{ $points }*: { $parts }.
}

## Points
score-gold = Gold
score-viziers = Viziers
score-elders = Elders
score-artisans = Artisans
score-djinns = Djinns
score-tiles = Tiles
score-palms = Palm trees
score-palaces = Palaces
score-tent = Tent
score-cards = Cards
score-items = Items
score-part = { $what } { $points }

## Several events in one line
log-laid = *{ $number } tiles* are laid, with 3 meeples each.
log-markers = Bidding order: { $them }.
log-cards = New in the row: { $them }.
log-djinns = New among the djinns: { $them }.
log-taken = { $by ->
    [you] From the row you take: *{ $them }*.
   *[other] From the row { $by-name } takes: *{ $them }*.
}
log-turn = { $seat ->
    [you] Your turn
   *[other] { $seat-name }’s turn
}
log-round = Round { $round }
log-end = The game is over

## What an answer leads to, in a few words below it
prospect-bid = { $place ->
    [1] first so far, { $gold } gold left
    [2] second so far, { $gold } gold left
    [3] third so far, { $gold } gold left
   *[other] fourth so far, { $gold } gold left
}
prospect-set = { $gold } gold
prospect-set-more = { $gold } gold, up to { $most } with more kinds
prospect-gain = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
prospect-loss = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
prospect-gold = { $gold } gold then
prospect-gold-points = { $gold } gold then, { $then }

## Questions, and below them why
question-bid = Bid for your place in the turn order.
    .why = Whoever pays more plays earlier. Of several on 0 the last to come plays first.
question-start = Pick up all meeples of a tile.
    .why = You will drop them one by one on your way. Powers may be used before.
question-drop = Drop a meeple on the next tile.
    .why = { $ride ->
        [none] In hand: { $hand }. The last one must find one of its tribe.
       *[other] In hand: { $hand }. The last one flies, and must find one of its tribe.
    }
question-piece = Camel or tent?
    .why = You take control of { $tile-the }, with a camel or, once in the game, with your tent.
question-window = Will you use a power?
    .why = You may do so now, { $stage }, or go on.
question-tribe = { $tribe-ask }
    .why = { $tribe-why }
question-keep-item = Which item do you keep?
    .why = You have drawn { $drawn }. The others go to the discards, face up.
question-place = Where do you place { $growth-the }?
    .why = Here, { $tile-at }, or with *{ $growth-mover }* on a tile around.
question-keep-djinn = Which djinn do you keep?
    .why = You have drawn { $drawn }. The others go to the discards.
question-scimitar = Where does the Scimitar strike?
    .why = It removes 2 meeples of a tile of your choice.
question-strike = Whom does the Scimitar remove?
    .why = You have chosen { $tile-the }.
question-lamp = Which djinn do you take?
    .why = The Lamp gives you one of the open ones, or the top one of the pile, unseen.
question-flute = Where do you play the Flute?
    .why = Up to 5 meeples come there from adjacent tiles.
question-lure = Who follows the Flute?
    .why = { $moved ->
        [0] The way leads { $target-to }.
        [one] The way leads { $target-to }. { $moved } meeple has come.
       *[other] The way leads { $target-to }. { $moved } meeples have come.
    }
question-ring = Which item do you fetch?
    .why = The Ring brings you one from the discards.
question-talisman = Which of your tiles do you leave?
    .why = The Talisman carries your camel or tent from there to a tile without an owner.
question-settle = Where does it go?
    .why = Away { $from-from }, to any tile without an owner.
question-sort = Which card comes to place { $place } of the row?
    .why = With the Horn you put the whole row in any order.
question-closing = Sell merchandise, or end your turn.
    .why = A set is put together card by card, all of different kinds. Powers may still be used.

## Questions that say more, where the table is at hand
question-start-stuck = There is no move.
    .why = You may still use powers. If no move arises, declare it.
question-tile-sacred = Will you summon a djinn?
    .why = For 2 Elders, or 1 Elder and 1 Fakir.
question-tile-small-market = Will you buy a card?
    .why = 3 gold for one of the first 3 of the row.
question-tile-large-market = Will you buy cards?
    .why = 6 gold for up to 2 of the first 6 of the row.
question-tile-specialized-market = Will you buy a card?
    .why = 4 gold for any card of the row.
question-tile-workshop = Will you have an item made?
    .why = The top one of the stack, for 1 Artisan or 2 Fakirs.

## What the others read meanwhile, and at the end
asked-bid = { $seat-name } bids.
asked-start = { $seat-name } begins the turn.
asked-drop = { $seat-name } is on the way with { $hand }.
asked-piece = { $seat-name } takes control of { $tile-the }.
asked-window = { $seat-name } may use powers { $stage }.
asked-tribe = { $seat-name } lets the { $tribe-many } act.
asked-keep-item = { $seat-name } chooses an item.
asked-tile = { $seat-name } may use the tile.
asked-place = { $seat-name } places { $growth-a }.
asked-keep-djinn = { $seat-name } chooses a djinn.
asked-scimitar = { $seat-name } draws the Scimitar.
asked-strike = { $seat-name } strikes with the Scimitar { $tile-at }.
asked-lamp = { $seat-name } rubs the Lamp.
asked-flute = { $seat-name } takes out the Flute.
asked-lure = { $seat-name } plays the Flute { $target-at }.
asked-ring = { $seat-name } turns the Ring.
asked-talisman = { $seat-name } raises the Talisman.
asked-settle = { $seat-name } leaves { $from-the } for another tile.
asked-sort = { $seat-name } puts the row in order.
asked-closing = { $seat-name } may sell before the turn ends.
status-won = { $winner ->
    [you] The game is over. You win with { $points }.
   *[other] The game is over. { $winner-name } wins with { $points }.
}
    .why = { $place ->
        [none] Everything lies open.
        [1] Everything lies open.
       *[other] You have { $mine }: place { $place }.
    }
status-shared = The game is over. With { $points } each they share the victory: { $winners }.
    .why = { $place ->
        [none] Everything lies open.
        [1] Everything lies open.
       *[other] You have { $mine }: place { $place }.
    }

## Actions: labels in menus and on buttons
action-bid = { $fakirs ->
    [0] Bid { $spot }
    [one] Bid { $spot } with { $fakirs } Fakir
   *[other] Bid { $spot } with { $fakirs } Fakirs
}
action-use = { $tile ->
    [none] Use *{ $djinn }* for { $payment }
   *[other] Use *{ $djinn }* { $tile-at } for { $payment }
}
    .head = { $djinn }, { $payment }
    .label = { $tile ->
        [none] –
       *[other] { $tile-where }
    }
action-item = Use { $it-the }
action-pick-up = { $ride ->
    [none] Pick up { $tile-from }
   *[other] Pick up { $tile-from }, { $ride }
}
    .head = { $ride ->
        [none] Pick up
       *[other] Pick up, { $ride }
    }
    .label = { $tile-where }
action-drop = Drop { $tribe-a } { $tile-at }
    .head = Drop { $tribe-a }
    .label = { $tile-where }
action-no-move = Declare no move
action-place = Place { $it-which }
action-builders = { $fakirs ->
    [0] Discard no Fakir
    [one] Discard { $fakirs } Fakir
   *[other] Discard { $fakirs } Fakirs
}
action-kill = { $fakirs ->
    [none] Kill { $victims } { $tile-at }
    [one] Kill { $victims } { $tile-at } for { $fakirs } Fakir
   *[other] Kill { $victims } { $tile-at } for { $fakirs } Fakirs
}
    .head = { $fakirs ->
        [none] Kill { $tile-where }
        [one] Kill { $tile-where } for { $fakirs } Fakir
       *[other] Kill { $tile-where } for { $fakirs } Fakirs
    }
    .label = { $victims }
action-murder = Kill { $victims } of { $seat-name }
    .head = Kill of { $seat-name }
    .label = { $victims }
action-spare = Kill nobody
action-keep-item = Keep { $it-the }
action-keep-djinn = Keep *{ $it }*
action-decline = Leave it
action-buy = { $second ->
    [none] Buy { $first-one }
   *[other] Buy { $first-one } and { $second-one }
}
action-summon = Summon *{ $djinn }* for { $payment }
    .head = Summon { $djinn }
    .label = { $payment }
action-craft = Take the top item for { $it }
action-here = Place it here
action-there = Place it { $tile-at }, for { $payment }
    .head = Place it for { $payment }
    .label = { $tile-where }
action-wish = Take *{ $it }*
action-wish-unseen = Take the top djinn unseen
action-fetch = Fetch { $it-the }
action-strike = Strike { $it-at }
    .head = Strike
    .label = { $it-where }
action-remove = Remove { $it }
action-lift = Leave { $it-the }
    .head = Leave
    .label = { $it-where }
action-settle = Take control of { $it-the }
    .head = Take control
    .label = { $it-where }
action-charm = Play the Flute { $it-at }
    .head = Play the Flute
    .label = { $it-where }
action-lure = Lure { $tribe-a } { $tile-from }
    .head = Lure { $tribe-a }
    .label = { $tile-where }
action-enough = Enough have come
action-next = { $it } next
action-offer = Add { $it-one } to the set
action-sell = Sell the set for { $gold } gold
action-continue = Go on
action-end-turn = End your turn

## Why an answer is refused
illegal-game-over = The game is over.
illegal-not-your-bid = Somebody else bids now.
illegal-not-your-turn = It is somebody else’s turn.
illegal-other-question = Something else is asked now: { $question }
illegal-nobody-moves = Somebody had no move, so nobody moves any more in this game.
illegal-spot-taken = Another turn marker stands on that spot.
illegal-zero-full = Three turn markers stand on 0 already.
illegal-too-dear = That costs { $price } gold, and you do not have so much.
illegal-cheapest-only = You can pay no free spot, so you take the cheapest one for all your gold.
illegal-no-kumarbi = Only the owner of *{ djinn-kumarbi }* makes a spot cheaper with Fakirs.
illegal-too-many-fakirs = With *{ djinn-kumarbi }* you discard no more Fakirs than bring the price to 0.
illegal-kumarbi-fakirs = { $held ->
    [0] You hold no Fakir for *{ djinn-kumarbi }*.
    [one] You hold only { $held } Fakir for *{ djinn-kumarbi }*.
   *[other] You hold only { $held } Fakirs for *{ djinn-kumarbi }*.
}
illegal-no-such-tile = There is no such tile on this table.
illegal-chasm = No meeple ever goes to the Chasm.
illegal-empty-tile = Nobody stands on that tile.
illegal-no-finish = After that the move could not be finished.
illegal-must-move = There is a move, so you must make one.
illegal-no-carpet = You do not have the Flying Carpet.
illegal-not-in-hand = No { $tribe-one } is left in your hand.
illegal-not-adjacent = Every step goes to an adjacent tile.
illegal-backtrack = No step goes straight back.
illegal-mountain = A mountain bars the way.
illegal-no-match = Your last meeple must find another { $tribe-one } there.
illegal-barred-by-carpet = The Carpet does not land where your last meeple but one was dropped.
illegal-builder-fakirs = { $held ->
    [0] You hold no Fakir for the Builders.
    [one] You hold only { $held } Fakir for the Builders.
   *[other] You hold only { $held } Fakirs for the Builders.
}
illegal-out-of-range = { $cost ->
    [one] So far away costs { $cost } Fakir, and you hold { $held }.
   *[other] So far away costs { $cost } Fakirs, and you hold { $held }.
}
illegal-kill-costs = { $cost ->
    [0] At that distance no Fakir is needed.
    [one] At that distance it costs exactly { $cost } Fakir.
   *[other] At that distance it costs exactly { $cost } Fakirs.
}
illegal-nobody-there = No such meeple stands on that tile.
illegal-one-victim = Your Assassins kill exactly one meeple.
illegal-two-victims = With *{ djinn-iblis }* two die where there are two.
illegal-victims-in-order = Name the two in the order of tribes.
illegal-own-meeples = Your own meeples are no target.
illegal-no-such-player = Nobody sits there.
illegal-protected = *{ djinn-boaz }* protects everybody who stands there.
illegal-not-in-front = No such meeple stands there.
illegal-must-kill = Somebody can be reached without Fakirs, so your Assassins must kill.
illegal-item-not-drawn = You have not drawn { $item-the }.
illegal-not-for-sale = That card is not for sale here. { $sells }
illegal-one-card-only = Here you buy one card only.
illegal-second-behind-first = Name two different cards, the front one first.
illegal-djinn-not-in-row = *{ $djinn }* does not lie open.
illegal-wrong-price-here = That is not the price. { $sells }
illegal-cannot-pay-here = For that you need { $payment }.
illegal-not-merchandise = Fakirs are never sold.
illegal-card-not-held = You do not hold that card.
illegal-same-kind-twice = The cards of a set are all different.
illegal-out-of-order = A set is put together in the order of kinds.
illegal-nothing-offered = A set has at least one card.
illegal-sale-open = Sell the set first that you have begun.
illegal-not-your-djinn = *{ $djinn }* is not yours.
illegal-djinn-used = In this turn you have used *{ $djinn }* already.
illegal-works-by-itself = *{ $djinn }* works without being called.
illegal-while-bidding = *{ djinn-kumarbi }* is used while bidding.
illegal-at-placing = *{ $djinn }* is used when you place { $growth-a }.
illegal-wrong-window = *{ $djinn }* is used just before the tribe acts.
illegal-no-builders = *{ djinn-echidna }* needs Builders in your hand, or with *{ djinn-kandicha }* Assassins.
illegal-no-assassins = *{ djinn-iblis }* needs Assassins in your hand.
illegal-bag-empty = The bag is empty: *{ djinn-anun-nak }* can bring nobody.
illegal-no-palace-left = No palace is left for *{ djinn-bouraq }*.
illegal-no-palm-left = No palm tree is left for *{ djinn-enki }*.
illegal-no-djinn-left = No djinn is left that *{ djinn-sibittis }* could draw.
illegal-no-card-left = No card is left that *{ djinn-sloar }* could draw.
illegal-no-piece-left = You have neither camel nor tent left for *{ $djinn }*.
illegal-no-tile-left = There is no tile for *{ $djinn }*.
illegal-wrong-price = The price of *{ $djinn }*: { $cost }.
illegal-cannot-pay = For *{ $djinn }* you need { $payment }.
illegal-needs-tile = Choose a tile for *{ $djinn }*.
illegal-takes-no-tile = *{ $djinn }* needs no tile.
illegal-chasm-target = No power and no item reaches the Chasm.
illegal-not-a-village = *{ djinn-bouraq }* builds in Villages only.
illegal-not-an-oasis = *{ djinn-enki }* plants in Oases only.
illegal-tile-has = On that tile stands { $what }.
illegal-nobody-to-cover = *{ djinn-utug }* needs a meeple there, and nobody stands on that tile.
illegal-not-a-neighbour = *{ $djinn }* reaches only the tiles around.
illegal-djinn-not-drawn = You have not drawn *{ $djinn }*.
illegal-item-not-held = You do not have { $item-the }.
illegal-item-used = In this turn you have used a magic item already.
illegal-not-magic = { $item }: it only brings points at the end.
illegal-carpet-with-pick-up = The Flying Carpet is used when you pick up.
illegal-no-effect-scimitar = Nobody stands on any tile.
illegal-no-effect-lamp = No djinn is left, neither open nor in the pile.
illegal-no-effect-flute = Nobody can follow the Flute anywhere.
illegal-no-effect-ring = No item lies on the discards.
illegal-no-effect-talisman = Neither a camel nor the tent of yours stands on a tile.
illegal-no-effect-horn = There is nothing to sort in the row, and no card can come in.
illegal-all-tiles-owned = Every tile belongs to somebody.
illegal-nobody-to-strike = { illegal-empty-tile }
illegal-not-on-struck-tile = { illegal-nobody-there }
illegal-strikes-two = The Scimitar removes two meeples, or the only one.
illegal-struck-in-order = { illegal-victims-in-order }
illegal-not-for-lamp = { illegal-djinn-not-in-row }
illegal-no-unseen-djinn = No djinn is left in the pile.
illegal-nobody-near = Nobody who could follow stands next to that tile.
illegal-not-next-to-flute = Only meeples from adjacent tiles follow the Flute.
illegal-mountain-before-flute = A mountain lies between that tile and the Flute.
illegal-nobody-to-follow = No { $tribe-one } stands on that tile.
illegal-follow-in-order = They follow tile by tile, in the order of tribes.
illegal-one-at-least = At least one meeple must follow.
illegal-not-in-discards = The discards do not hold { $item-the }.
illegal-ring-itself = The Ring does not fetch itself.
illegal-not-your-piece = Neither a camel nor the tent of yours stands there.
illegal-tile-owned = That tile belongs to somebody.
illegal-not-in-row = No such card is left to sort.
obstacle-owner = a camel or a tent
obstacle-meeple = a meeple
obstacle-palm-tree = a palm tree
obstacle-palace = a palace

## What djinns do. Boaz and Kandicha are other cards with the expansion: …-revised.
text-djinn-al-amin = At the end every 2 Fakirs in your hand count as one merchandise card of your choice.
text-djinn-anun-nak = Choose a tile without meeples, camel, palm tree and palace: 3 meeples out of the bag go there.
text-djinn-baal = Whenever anybody gets a djinn, you gain gold: 1 if it is you, 2 if it is somebody else.
text-djinn-boaz = Viziers and Elders in front of you cannot be killed.
text-djinn-boaz-revised = Viziers, Elders and Artisans in front of you cannot be killed.
text-djinn-bouraq = Place a palace on any Village.
text-djinn-echidna = Before the tribe acts: your Builders bring twice as much gold this turn.
text-djinn-enki = Place a palm tree on any Oasis.
text-djinn-hagis = A palace that you place may go to one of the tiles around instead.
text-djinn-haurvatat = At the end palm trees on your tiles score 5 each instead of 3.
text-djinn-iblis = Before the tribe acts: your Assassins kill 2 meeples this turn, on one tile or in front of one player.
text-djinn-jafaar = At the end your Viziers score 3 each instead of 1.
text-djinn-kandicha = Whom your Assassins kill still serves you: a Merchant draws a card from the pile, a Builder brings gold for the blue tiles around, a Vizier or Elder comes in front of you.
text-djinn-kandicha-revised = Whom your Assassins kill still serves you: a Merchant takes the first card of the row, a Builder brings gold for the blue tiles around, a Vizier, Elder or Artisan comes in front of you, an Artisan with an item.
text-djinn-kumarbi = When you bid, each Fakir that you discard makes the spot one step cheaper.
text-djinn-lamia = A palm tree that you place may go to one of the tiles around instead.
text-djinn-leta = Take control of a tile without meeples, camel, palm tree and palace.
text-djinn-marid = For each meeple dropped on a tile of yours you gain gold: 1 if you move, 2 if somebody else does.
text-djinn-monkir = For each palace that anybody places you gain gold: 1 if it is you, 2 if it is somebody else.
text-djinn-nekir = Whenever Assassins kill, you gain gold: 1 if they are yours, 2 if they are not.
text-djinn-shamhat = At the end your Elders score 4 each instead of 2.
text-djinn-sibittis = Draw 3 djinns, keep one and discard the others.
text-djinn-sloar = Draw the top resource card of the pile.
text-djinn-utug = Take control of a tile with meeples, but without camel, palm tree and palace. The meeples stay.
text-djinn-ptah = At the end your Artisans score 2 more each.
text-djinn-geb = At the end your precious items score 3 more each.

## What items do
text-item-scimitar = Remove 2 meeples of any tile. If it is bare then and nobody’s, you take control of it.
text-item-lamp = Take a djinn for nothing: one of the open ones, or the top one of the pile, unseen.
text-item-flute = Move 1 to 5 meeples from adjacent tiles to a tile of your choice. Mountains bar the way.
text-item-carpet = Before you pick up: the last meeple of this move flies to any tile where it finds one of its tribe.
text-item-ring = Take any item from the discards.
text-item-talisman = Move one of your camels or your tent to another tile without an owner.
text-item-horn = Fill the row of cards up to 9 and put it in any order you like.
text-item-jewellery = A precious item: 5 points at the end.
text-item-chest = A precious item: 7 points at the end.
text-item-crown = A precious item: 9 points at the end.

## What tribes do
text-tribe-vizier = They come in front of you. At the end each is a point, and everybody who has fewer brings you 10.
text-tribe-elder = They come in front of you. With them you pay djinns; at the end each is 2 points.
text-tribe-merchant = They take as many cards from the front of the row.
text-tribe-builder = Each brings 1 gold for every blue tile there and around. Fakirs that you discard count along.
text-tribe-assassin = They kill a meeple: on a tile as many steps away as they are, or in front of another player.
text-tribe-artisan = They come in front of you and draw as many items, of which you keep one. At the end each is 2 points, or 3 if nobody has more.

## What tiles do
text-land-village = You place a palace here.
text-land-sacred = 2 Elders, or 1 Elder and 1 Fakir, summon one of the open djinns.
text-land-oasis = You place a palm tree here.
text-land-small-market = 3 gold buy one of the first 3 cards of the row.
text-land-large-market = 6 gold buy up to 2 of the first 6 cards of the row.
text-land-workshop = 1 Artisan or 2 Fakirs buy the top item of the stack. Nobody steps across its mountains.
text-land-specialized-market = 4 gold buy any card of the row.
text-land-chasm = Nobody goes here, and nothing stands here.

## What cards are for
text-card-goods = Merchandise: sold in sets of different kinds, in your turn for gold or at the end for points.
text-card-fakir = A Fakir helps Builders and Assassins, pays for djinns together with Elders or alone, and brings no points.

## Settings of a table
setting-players = Players
setting-expansion = The Artisans of Naqala
setting-expansion-off = Base game
    .what = 5 tribes on 30 tiles, with 22 djinns.
setting-expansion-on = With the expansion
    .what = A sixth tribe, 6 more tiles with mountains and a chasm, magic and precious items, tents and 2 more djinns.
setting-ledger = Ledger
setting-ledger-on = Shown
    .what = Everybody sees what could have been noted of the gold and cards of the others.
setting-ledger-off = Hidden
    .what = You keep the gold and cards of the others in mind yourself.
setting-hints = Advice
setting-hints-off = Off
    .what = No bot’s advice, unless you are alone with bots.
setting-hints-on = On
    .what = Everybody may ask a bot for its three best answers, and what each yields. It sees no more than they do.

## Where in the round we are
phase-bidding = Bidding
phase-over = The game is over
step-bid = Bid
step-move = Move
step-tribe = Tribe
step-tile = Tile
step-sale = Sale

## Rules that are cited, in a sentence each
rule-FT1-7 = Gold comes from a bank that never runs out.
rule-FT2-2 = All tiles are shuffled and laid face up, each with 3 random meeples.
rule-FT2-4 = In the first round the turn markers stand in random order.
rule-FT2-5 = 9 resource cards lie open in a row.
rule-FT2-6 = 3 djinns lie open.
rule-FT3-1 = In a round all turn markers bid, then all play, then the rows are filled.
rule-FT3-2 = Each turn marker takes a free spot, and you pay its price at once; there is no passing.
rule-FT3-3 = A spot that costs something holds one turn marker.
rule-FT3-5 = You cannot take a spot that you cannot pay.
rule-FT3-6 = 0 holds three turn markers; a fourth must take a spot that costs something.
rule-FT4-1 = A turn goes: move, take control, tribe, tile, sale.
rule-FT4-3 = You pick up all meeples of one tile, whoever owns it.
rule-FT4-4 = You drop one meeple on each tile you enter until your hand is empty.
rule-FT4-5 = Every step goes to an adjacent tile, never diagonally.
rule-FT4-6 = A step never goes straight back to the tile you come from.
rule-FT4-8 = The last meeple must come to a tile where another of its tribe stands.
rule-FT4-9 = Whoever can move must move, and only ways that can be finished are open.
rule-FT4-10 = A move is not interrupted: from the pick-up to the last drop nothing else is done.
rule-FT5-1 = You take the last meeple and all of its tribe from that tile.
rule-FT5-2 = If that tile is bare then and nobody’s, you take control of it.
rule-FT6-1 = The tribe that you have taken must act.
rule-FT6-2 = Viziers come in front of you and stay there.
rule-FT6-3 = Elders come in front of you, and you may spend them from then on.
rule-FT6-4 = Merchants take as many cards from the front of the row; it is not filled up.
rule-FT6-6 = Fakirs that you discard for Builders count as Builders, as many as you like.
rule-FT6-7 = Assassins must kill a meeple, unless every target costs Fakirs.
rule-FT6-8 = On tiles they reach as many steps as there are Assassins and discarded Fakirs.
rule-FT6-9 = In front of others they kill Viziers, Elders and Artisans, at any distance.
rule-FT6-10 = Each step beyond the number of Assassins costs exactly one Fakir.
rule-FT7-1 = The tile where the move ended acts once, whoever owns it.
rule-FT7-2 = { land-oasis }: { text-land-oasis }
rule-FT7-3 = { land-village }: { text-land-village }
rule-FT7-4 = What costs something you may leave, and you need the full price at that moment.
rule-FT7-5 = { land-small-market }: { text-land-small-market }
rule-FT7-6 = { land-large-market }: { text-land-large-market }
rule-FT7-7 = { land-sacred }: { text-land-sacred }
rule-FX5-1 = { land-workshop }: { text-land-workshop }
rule-FX6-1 = { land-specialized-market }: { text-land-specialized-market }
rule-FT8-1 = After the tile you may sell sets of merchandise, as many as you like.
rule-FT8-2 = A set holds 1 to 9 different kinds and brings 1, 3, 7, 13, 21, 30, 40, 50 or 60 gold.
rule-FT8-3 = Fakirs are never sold.
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
rule-FT9-30 = A djinn that costs something serves its owner once a turn, in the own turn.
rule-FT9-31 = Powers are used before the move, before the tribe acts, before the tile acts or before the turn ends.
rule-FT9-33 = You pay first: Elders go to the bag, Fakirs to the discards.
rule-FT9-34 = A power is only used where it has an effect.
rule-FT10-1 = After a round the rows are filled again, to 9 cards and 3 djinns.
rule-FT10-2 = When a pile has run out, its discards are shuffled into a new one.
rule-FT11-1 = The game ends with the round in which somebody places the last camel, or no move is left.
rule-FT11-3 = Whoever finds no move may use powers first; if that opens no move, nobody moves any more.
rule-FT11-4 = Once somebody had no move, nobody moves any more; powers and sales remain.
rule-FT12 = Gold, Viziers, Elders, djinns, tiles, palm trees, palaces and merchandise score; most points win.
rule-FX2-3 = If a tile could not be reached, all tiles are dealt again.
rule-FX3-1 = Once in the game you may place your tent instead of a camel.
rule-FX4-1 = Artisans draw as many items; you keep one face down, the others lie open on the discards.
rule-FX5-2 = No meeple steps across a mountain.
rule-FX5-4 = The Flute obeys mountains, the Carpet flies over them.
rule-FX7-1 = Nothing ever stands on the Chasm, and nobody steps across it.
rule-FX7-2 = Nothing ever belongs on the Chasm, and no power or item reaches it.
rule-FX8-1 = Precious items score 5, 7 or 9 at the end.
rule-FX9-1 = { item-scimitar }: { text-item-scimitar }
rule-FX9-2 = { item-lamp }: { text-item-lamp }
rule-FX9-3 = { item-flute }: { text-item-flute }
rule-FX9-4 = { item-carpet }: { text-item-carpet }
rule-FX9-5 = { item-ring }: { text-item-ring }
rule-FX9-6 = { item-talisman }: { text-item-talisman }
rule-FX9-7 = { item-horn }: { text-item-horn }
rule-FX9-10 = A magic item is used in your own turn, whenever powers may be used; the Carpet only with the pick-up.
rule-FX9-11 = One magic item a turn; then it lies on the discards.
rule-FX9-12 = A magic item is only used where it has an effect, and scores nothing.
rule-FX10-1 = { djinn-ptah }: { text-djinn-ptah }
rule-FX10-2 = { djinn-geb }: { text-djinn-geb }
rule-FX10-3 = { djinn-boaz }: { text-djinn-boaz-revised }
rule-FX10-4 = { djinn-kandicha }: { text-djinn-kandicha-revised }
rule-FD3 = An item asks for its targets one by one, in one fixed order.
rule-FD14 = A set is put together card by card, in the order of kinds, and sold before anything else is done.
rule-FD15 = Whoever wants to use no power goes on.
rule-FD17 = A turn ends when whoever has it says so.
rule-FD20 = Only what is asked can be answered, one question after the other.
rule-FH9 = What you draw face down only you know; the others see how much it is.
rule-FH10 = Drawn djinns are seen only by whoever chooses, until one is kept.
rule-FH11 = At the end everything is shown.
rule-FR28 = Whoever can pay no free spot takes the cheapest one for all the gold, without Fakirs.
rule-FR42 = Discarded items lie open.
rule-FR47 = The Carpet is declared with the pick-up and is used up then, wherever the last meeple lands.
rule-FR48 = One meeple dies; with Iblis two, if there are two.
rule-FR51 = No more Fakirs are discarded than bring the price to 0.
rule-FR65 = Echidna and Iblis are used before the tribe acts, when it is theirs.
rule-FR74 = A set that is begun is sold before anything else is done, and nobody sees it before.
rule-FR76 = Whoever owns Kumarbi and cannot pay a bid shows the cards that nobody knew of.

## Short powers, as they stand on the cards of djinns
power-al-amin = At the end 2 Fakirs are any merchandise
power-anun-nak = 3 meeples of the bag on a bare tile
power-baal = Gold when a djinn is got
power-boaz = Your Viziers and Elders cannot be killed
power-boaz-revised = Your Viziers, Elders and Artisans cannot be killed
power-bouraq = A palace on a Village
power-echidna = Builders bring double
power-enki = A palm tree on an Oasis
power-hagis = Your palace goes next door
power-haurvatat = Palm trees score 5
power-iblis = Assassins kill two
power-jafaar = Viziers score 3
power-kandicha = For those you kill: a card of the pile, gold, or they join you
power-kandicha-revised = For those you kill: the first card of the row, gold, an item, or they join you
power-kumarbi = Cheaper bids
power-lamia = Your palm tree goes next door
power-leta = A camel on a bare tile
power-marid = Gold for drops on your tiles
power-monkir = Gold for palaces
power-nekir = Gold for those who are killed
power-shamhat = Elders score 4
power-sibittis = Draw 3 djinns, keep 1
power-sloar = Draw a card
power-utug = A camel among meeples
power-ptah = Artisans score 2 more
power-geb = Precious items score 3 more

## What stands around the board, in the browser and in the terminal
panel-title = { $expansion ->
    [yes] Five Tribes · The Artisans of Naqala
   *[no] Five Tribes
}
panel-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
panel-answer = Your answer
panel-narrow = Narrow the choice
panel-more-ways = { $n ->
    [one] { $n } more way: press what is lit on the table.
   *[other] { $n } more ways: press what is lit on the table.
}
panel-back = Back
panel-watching = You are watching. Hands stay hidden until the end.
panel-waiting = The others are at it. What you may choose is listed here afterwards.
panel-market = Market, djinns and items
panel-row = Market row
panel-pile = Pile { $n }
panel-band-small = First 3: Small market, 3 gold
panel-band-large = First 6: Large market, 6 gold
panel-band-any = All: Specialized market, 4 gold
panel-band-rest = The rest of the row
panel-row-empty = The row is empty.
panel-djinns-none = None lies open.
panel-supply = Supply
panel-bag = In the bag: { $n }
panel-items-left = Items: { $n }
panel-items-used = Discarded:
panel-mine = What is yours
panel-gold = Your gold
panel-cards = Your cards
panel-to-sell = To sell: { $cards }
panel-to-sell-for = To sell: { $cards }, { $gold } gold
panel-cards-none = You hold no card.
panel-items = Your items
panel-items-none = None.
panel-djinns = Your djinns
panel-djinns-none-yet = None yet.
panel-used = { $djinn } (used)
panel-tab-answer = Answer
panel-tab-market = Market
panel-tab-mine = Mine
panel-tab-players = Players
panel-tab-log = Log
panel-key-arrows = Arrows
    .what = move from tile to tile; Home and End go to the first and the last
panel-key-enter = Enter
    .what = choose the tile or press the button
panel-gold-amount = { $n } gold
panel-camels-left = { $n ->
    [one] { $n } camel left
   *[other] { $n } camels left
}
panel-tent-ready = The tent is not placed yet
panel-winner = wins
panel-place = place { $n }
panel-away = away
panel-thinking = is thinking …
panel-cards-amount = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
panel-items-amount = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
panel-djinns-amount = { $n ->
    [one] { $n } djinn
   *[other] { $n } djinns
}
panel-unknown = { $n } unknown
panel-scoring = Final scoring
panel-by-category = Points by category
panel-player = Player
panel-points = Points
panel-you = { $name } (you)
panel-turn-order = Turn order
panel-bid-order = Bidding order
panel-spot = { $n }: { $seat-name }
panel-spot-free = { $n }: free
panel-to-bid = To bid
panel-next-bids = Next bids
board-tiles = Tiles, { $rows } rows of 6
board-tile = { $things ->
    [none] { $land } { $value } ({ $field }): nobody here.
   *[other] { $land } { $value } ({ $field }): { $things }.
}
board-chasm = { land-chasm } ({ $field }): nobody ever stands here.
board-camel-of = { $seat ->
    [you] your camel
   *[other] a camel of { $seat-name }
}
board-tent-of = { $seat ->
    [you] your tent
   *[other] the tent of { $seat-name }
}
board-choose = You may choose it.
board-here = You are here.
board-heading = { $last ->
    [yes] Round { $round }, the last. { $phase }.
   *[no] Round { $round }. { $phase }.
}
board-legend = Y Vizier, W Elder, G Merchant, B Builder, R Assassin, P Artisan; ### mountains; 5b blue value, 6r red value; C1 camel, T1 tent of seat 1; t2 palm trees, p2 palaces
board-in-hand = In hand { $tile-at }: { $meeples }.
board-taken = Taken { $tile-from }, about to act: { $meeples }.
board-piles = Face down
board-discards = Discards
board-camels = Camels
board-ready = ready
board-drawn = Drawn to choose from: { $them }.
board-so-far = Your score so far
board-total = Total
board-bag = in the bag { $meeples }
board-list = { $them }

## Looking before picking up, advice and sales
reach-title = Ends you can reach
reach-from = from { $land } { $field }
reach-filter = Show only
reach-filter-all = All
reach-filter-control = Control
reach-filter-djinn = Djinn
reach-filter-kill = Kill
reach-filter-cards = Cards
reach-end = { $n } · { $land } { $value }
reach-end-label = { $meeples }, { $land } { $field }: { $brings }. Certain points: { $n }.
reach-control = control { $n }
reach-viziers = { $passed ->
    [none] Viziers { $n }
   *[other] Viziers { $n }, passing { $passed }
}
reach-elders = Elders { $n }
reach-artisans = Artisans { $n }
reach-cards = { $cards ->
    [one] 1 card worth { $n }
   *[other] { $cards } cards worth { $n }
}
reach-gold = { $n } gold
reach-growth = { $growth-one } { $n }
reach-growth-too = with { $growth-a }
reach-growth-for = { $seat ->
    [none] { $growth-one } for nobody
   *[other] { $growth-one } for { $seat-name }
}
reach-kill = { $fakirs ->
    [0] a kill
    [one] a kill for 1 Fakir
   *[other] a kill for { $fakirs } Fakirs
}
reach-djinn = a djinn for { $payment }
reach-items = { $n ->
    [one] an item
   *[other] 1 of { $n } items
}
reach-craft = an item for { $payment }
reach-market = a card of { $cards } for { $gold } gold
reach-last = the last round begins
reach-nothing = nothing for certain
reach-none = No end is like that.
reach-looking = One moment …
reach-note = Djinn, item, kill and market are not counted: you choose them later.
reach-sampled = There are so many ways that some at random stand for them.
reach-look = Press a tile to see where its meeples can go.
reach-where = { $field }: where shall the move end?
reach-where-why = Nothing is picked up yet.
reach-asks = { $meeples }, { $land } { $field }: +{ $n }?
reach-asks-way = Nothing is picked up yet. On the way: { $drops }.
reach-asks-way-short = Nothing is picked up yet. On the way: { $fields }.
reach-takes = { $n ->
    [one] The Merchants take the first card
   *[other] The Merchants take the first { $n } cards
}
reach-sells = For sale: { $n }
reach-djinns = { $n ->
    [one] { $n } djinn to choose from
   *[other] { $n } djinns to choose from
}
reach-drop = { $tribe-one } { $field }
reach-disc = { $n }: { $tribe-one }, { $field }
reach-disc-change = { $n }: { $tribe-one }, { $field }. Press to drop another one here.
reach-badge-kill = kill
reach-way = { $all ->
    [none] Way { $at } of { $n }
   *[other] Way { $at } of { $n } ({ $all } in all)
}
reach-way-short = { $at } of { $n }
reach-way-before = The way before
reach-way-next = The next way
reach-step = Step by step
reach-go = Go this way: +{ $n }
reach-walking = You are on the way …
reach-take-back = Take the whole move back
reach-pick-up = You would pick up { $n }
reach-ride-foot = On foot
reach-ride-carpet = With the Carpet
hint-ask = What would a bot do?
hint-thinking = A bot is thinking …
hint-title = A bot’s advice
hint-none = A bot has no advice here.
hint-later = You have asked for advice often. A bot has time for you again in a few seconds.
sale-best = Sell { $cards }: { $gold } gold
sale-left =
    { $now ->
        [one] Your hand: { $now } point now, { $left } after it and { $gold } in gold
       *[other] Your hand: { $now } points now, { $left } after it and { $gold } in gold
    }
reach-fakirs = { $n ->
    [one] { $n } Fakir
   *[other] { $n } Fakirs
}
board-look = Press to see where a move from here can end.
board-cost = It costs { $cost }.
panel-worth = worth { $n }
panel-worth-then = worth { $n }, then { $then }
panel-points-whole = all you hold
panel-points-open = public
panel-points-then = after this
panel-from-to = { $now } → { $then }
panel-key-tab = Tab
    .what = goes through the ends you can reach; Enter shows the way, and once more goes it
panel-key-ways = [ ] or , .
    .what = show other ways to the same end

## What cannot be read: answers in the notation, setups and files of values
unreadable-breaks-off = “{ $text }” breaks off. What is missing: { $wanted }.
unreadable-strange = “{ $word }” does not fit in “{ $text }”. What belongs there: { $wanted }.
unreadable-too-much = “{ $word }” in “{ $text }” is too much.
unreadable-not-a = “{ $word }” does not fit. What belongs there: { $wanted }.
unreadable-spot = No place in the turn order costs { $it }: the prices are 0, 1, 3, 5, 8, 12 and 18.
unreadable-place = The row has no place { $it }: they are 1 to 9.
unreadable-tile = There is no tile { $it }: they are 0 to 35.
unreadable-crowd = There are not so many { $tribe-many }: { $number }.
unreadable-board = A board of { $it } tiles does not exist: it has 30, or 36 with the expansion.
unreadable-pair = “{ $word }” is no setting: write KEY=VALUE, such as “expansion=on”.
unreadable-key = There is no setting “{ $key }”. Known are { $known }.
unreadable-value = “{ $key }={ $value }” does not fit. What belongs there: { $wanted }.
unreadable-not-offered = “{ $key }={ $value }” does not fit. Possible are { $choices }.
unreadable-without-expansion = These are values of the expansion: write “expansion=on”, too.
unreadable-data = { $it }
unreadable-setup = { $it }
wanted-action = an answer of this game
wanted-card = a resource card
wanted-djinn = a djinn
wanted-edge = north, east, south or west
wanted-edges = two edges out of n, e, s, w, in this order
wanted-fakirs = a number of Fakirs
wanted-growth = palm or palace
wanted-item = an item
wanted-letter = the letter of a tribe: Y, W, G, B, R or P
wanted-mountains = three pairs of edges, such as nw,es,es
wanted-number = a number
wanted-payment = a payment, such as elder+fakir
wanted-piece = camel or tent
wanted-place = a place of the row from 1 to 9
wanted-players = 2, 3 or 4
wanted-points = a number of points
wanted-precious = three numbers, such as 5,4,2
wanted-price = a price
wanted-ride = foot or carpet
wanted-seat = the number of a seat
wanted-source = where gold comes from
wanted-stage = a moment of the turn
wanted-supply = cards, djinns or items
wanted-tile = a tile, r1c1 to r6c6
wanted-tribe = a tribe
wanted-victims = one tribe or two, such as elder+vizier
wanted-word = “{ $it }”
impossible-players = Five Tribes is for 2, 3 or 4 players, not for { $it } (FT2.1).
impossible-rules = This version does not have rules number { $it }.
flaw-line = Line { $line } of the file: { $why }
flaw-missing = The file does not say “{ $it } = …”: add that line.
flaw-points = A djinn is worth 0 to 20 points, not { $it } (FU1).
flaw-precious = Jewellery, chests and crowns are 11 together, not { $it } (FU2).
flawed-line-form = Write “name = value”.
flawed-line-number = “{ $it }” is no number from 0 to 255.
flawed-line-edges = “{ $it }” are not two different edges out of north, east, south and west.
flawed-line-twice = “{ $it }” stands there twice.
flawed-line-unknown = “{ $name }” is not known. Known are { $known }.

## Standing orders
order-powers = Don’t ask for djinns and items in the middle of my turn
    .why = Before you move, and before you end your turn, you can still use them.
order-ending = End my turn without asking
    .why = Then you sell nothing and use nothing at the end of your turn.

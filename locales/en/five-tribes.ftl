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

## Resource cards: masses, counted with ×; .some is a single card in a sentence
card-ivory = Ivory
    .one = ivory
    .some = ivory
card-jewels = Jewels
    .one = jewels
    .some = jewels
card-gold-ware = Gold ware
    .one = gold ware
    .some = gold ware
card-papyrus = Papyrus
    .one = papyrus
    .some = papyrus
card-silk = Silk
    .one = silk
    .some = silk
card-spice = Spice
    .one = spice
    .some = spice
card-fish = Fish
    .one = fish
    .some = fish
card-wheat = Wheat
    .one = wheat
    .some = wheat
card-pottery = Pottery
    .one = pottery
    .some = pottery
card-fakir = Fakir
    .one = Fakir
    .some = a Fakir
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

## How a move is made. “none” is never shown: it is selected on.
ride-foot = none
ride-carpet = with the Flying Carpet
heading-north = north
heading-east = east
heading-south = south
heading-west = west

## Events. $by is whoever has the turn, where the event does not say who acts.
event-redealt = A tile could not be reached: all tiles are dealt again.
event-laid = { $tile }: { $meeples }.
event-marker-set = { $seat ->
    [you] You are next in the bidding order.
   *[other] { $seat-name } is next in the bidding order.
}
event-card-shown = New in the row: *{ $card-one }*.
event-djinn-shown = New among the djinns: *{ $djinn }*.
event-renewed = The { $supply-many } have run out: the discards are shuffled into a new pile.
event-round-began = *Round { $round }* begins.
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
event-turn-began = { $seat ->
    [you] It is your turn.
   *[other] It is { $seat-name }’s turn.
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
event-bagged = { $number } { $tribe-many } go to the bag.
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
event-card-taken = { $seat ->
    [you] You take *{ $card-some }* from the row.
   *[other] { $seat-name } takes *{ $card-some }* from the row.
}
event-cards-drawn = { $seat ->
    [you] { $number ->
        [one] You draw *{ $number } card* from the pile.
       *[other] You draw *{ $number } cards* from the pile.
    }
   *[other] { $number ->
        [one] { $seat-name } draws *{ $number } card* from the pile.
       *[other] { $seat-name } draws *{ $number } cards* from the pile.
    }
}
event-cards-revealed = { $seat ->
    [you] You cannot pay the bid, and show: *{ $cards }*.
   *[other] { $seat-name } cannot pay the bid, and shows: *{ $cards }*.
}
event-you-drew = Into your hand: *{ $cards }*. Only you know.
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
       *[other] You use the power of *{ $djinn }*: { $tile }.
    }
   *[other] { $tile ->
        [none] { $by-name } uses the power of *{ $djinn }*.
       *[other] { $by-name } uses the power of *{ $djinn }*: { $tile }.
    }
}
event-djinn-got = { $seat ->
    [you] You summon *{ $djinn }*.
   *[other] { $seat-name } summons *{ $djinn }*.
}
event-djinns-drawn = { $seat ->
    [you] { $number ->
        [one] You draw { $number } djinn.
       *[other] You draw { $number } djinns and keep one.
    }
   *[other] { $number ->
        [one] { $seat-name } draws { $number } djinn.
       *[other] { $seat-name } draws { $number } djinns and keeps one.
    }
}
event-you-saw-djinns = You see *{ $djinns }*.
event-djinn-discarded = *{ $djinn }* goes to the discards.
event-arrived = Out of the bag { $tile-to }: *{ $meeples }*.
event-item-used = { $by ->
    [you] You use *{ $item-the }*.
   *[other] { $by-name } uses *{ $item-the }*.
}
event-items-drawn = { $seat ->
    [you] { $number ->
        [one] You draw { $number } item.
       *[other] You draw { $number } items and keep one.
    }
   *[other] { $number ->
        [one] { $seat-name } draws { $number } item.
       *[other] { $seat-name } draws { $number } items and keeps one.
    }
}
event-you-saw-items = You see: *{ $items }*.
event-items-kept = { $seat ->
    [you] { $number ->
        [one] You keep *{ $number } item*, face down.
       *[other] You keep *{ $number } items*, face down.
    }
   *[other] { $number ->
        [one] { $seat-name } keeps *{ $number } item*, face down.
       *[other] { $seat-name } keeps *{ $number } items*, face down.
    }
}
event-you-kept = Yours now: *{ $items }*. Only you know.
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
event-sorted = Place { row-place } of the row: { $card-one }.
event-sold = { $seat ->
    [you] You sell *{ $cards }*.
   *[other] { $seat-name } sells *{ $cards }*.
}
event-passed = { $seat ->
    [you] You go on.
   *[other] { $seat-name } goes on.
}
event-no-move = { $seat ->
    [you] There is *no move* for you.
   *[other] There is *no move* for { $seat-name }.
}
event-turn-ended = { $seat ->
    [you] You end your turn.
   *[other] { $seat-name } ends the turn.
}
event-last-round = This is the *last round*.
event-game-ended = *The game is over.* All show what they hold.
event-hand-shown = { $seat ->
    [you] You show { $hand }.
   *[other] { $seat-name } shows { $hand }.
}
event-scored = { $seat ->
    [you] You score *{ $score-total }*: { $score }.
   *[other] { $seat-name } scores *{ $score-total }*: { $score }.
}

## Parts of events. Places of the row are counted from 0 in events, from 1 in sentences.
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
    [nothing] *{ $cards }*
   *[other] *{ $cards }*, and these items: *{ $items }*
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
        [one] { $total } point
       *[other] { $total } points
    }
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

## Several events in one line
log-laid = *{ $number } tiles* are laid, with 3 meeples each.
log-markers = Bidding order: { $seats }.
log-cards = New in the row: { $cards }.
log-djinns = New among the djinns: { $djinns }.
log-dropped = { $by ->
    [you] You drop { $parts }.
   *[other] { $by-name } drops { $parts }.
}
log-dropped-one = { $tribe-a } { $tile-at }
log-turn = { $seat ->
    [you] Your turn
   *[other] { $seat-name }’s turn
}
log-round = Round { $round }
log-end = The end

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
question-tile = Will you use the tile?
    .why = It costs something, so you may leave it.
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
question-sort = { $sorted ->
    [0] Which card comes to place 1 of the row?
    [1] Which card comes to place 2 of the row?
    [2] Which card comes to place 3 of the row?
    [3] Which card comes to place 4 of the row?
    [4] Which card comes to place 5 of the row?
    [5] Which card comes to place 6 of the row?
    [6] Which card comes to place 7 of the row?
    [7] Which card comes to place 8 of the row?
   *[other] Which card comes to place 9 of the row?
}
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

## What somebody is asked
asked-bid = { $seat ->
    [you] You bid.
   *[other] { $seat-name } bids.
}
asked-start = { $seat ->
    [you] You begin your turn.
   *[other] { $seat-name } begins the turn.
}
asked-drop = { $seat ->
    [you] You are on your way with { $hand }.
   *[other] { $seat-name } is on the way with { $hand }.
}
asked-piece = { $seat ->
    [you] You take control of { $tile-the }.
   *[other] { $seat-name } takes control of { $tile-the }.
}
asked-window = { $seat ->
    [you] You may use powers { $stage }.
   *[other] { $seat-name } may use powers { $stage }.
}
asked-tribe = { $seat ->
    [you] You let the { $tribe-many } act.
   *[other] { $seat-name } lets the { $tribe-many } act.
}
asked-keep-item = { $seat ->
    [you] You choose an item.
   *[other] { $seat-name } chooses an item.
}
asked-tile = { $seat ->
    [you] You may use the tile.
   *[other] { $seat-name } may use the tile.
}
asked-place = { $seat ->
    [you] You place { $growth-a }.
   *[other] { $seat-name } places { $growth-a }.
}
asked-keep-djinn = { $seat ->
    [you] You choose a djinn.
   *[other] { $seat-name } chooses a djinn.
}
asked-scimitar = { $seat ->
    [you] You draw the Scimitar.
   *[other] { $seat-name } draws the Scimitar.
}
asked-strike = { $seat ->
    [you] You strike with the Scimitar { $tile-at }.
   *[other] { $seat-name } strikes with the Scimitar { $tile-at }.
}
asked-lamp = { $seat ->
    [you] You rub the Lamp.
   *[other] { $seat-name } rubs the Lamp.
}
asked-flute = { $seat ->
    [you] You take out the Flute.
   *[other] { $seat-name } takes out the Flute.
}
asked-lure = { $seat ->
    [you] You play the Flute { $target-at }.
   *[other] { $seat-name } plays the Flute { $target-at }.
}
asked-ring = { $seat ->
    [you] You turn the Ring.
   *[other] { $seat-name } turns the Ring.
}
asked-talisman = { $seat ->
    [you] You raise the Talisman.
   *[other] { $seat-name } raises the Talisman.
}
asked-settle = { $seat ->
    [you] You leave { $from-the } for another tile.
   *[other] { $seat-name } leaves { $from-the } for another tile.
}
asked-sort = { $seat ->
    [you] You put the row in order.
   *[other] { $seat-name } puts the row in order.
}
asked-closing = { $seat ->
    [you] You may sell before your turn ends.
   *[other] { $seat-name } may sell before the turn ends.
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
action-item = Use { $it-the }
action-pick-up = { $ride ->
    [none] Pick up { $tile-from }
   *[other] Pick up { $tile-from }, { $ride }
}
action-drop = Drop { $tribe-a } { $tile-at }
action-no-move = Declare no move
action-place = Place { $it-which }
action-builders = { $fakirs ->
    [0] Discard no Fakir
    [one] Discard { $fakirs } Fakir
   *[other] Discard { $fakirs } Fakirs
}
action-kill = Kill { $victims } { $tile-at }
action-murder = Kill { $victims } of { $seat-name }
action-spare = Kill nobody
action-keep-item = Keep { $it-the }
action-keep-djinn = Keep *{ $it }*
action-decline = Leave it
action-buy = { $second ->
    [none] Buy card { $first }
   *[other] Buy cards { $first } and { $second }
}
action-summon = Summon *{ $djinn }* for { $payment }
action-craft = Take the top item for { $it }
action-here = Place it here
action-there = Place it { $tile-at }, for { $payment }
action-wish = Take *{ $it }*
action-wish-unseen = Take the top djinn unseen
action-fetch = Fetch { $it-the }
action-strike = Strike { $it-at }
action-remove = Remove { $it }
action-lift = Leave { $it-the }
action-settle = Take control of { $it-the }
action-charm = Play the Flute { $it-at }
action-lure = Lure { $tribe-a } { $tile-from }
action-enough = Enough have come
action-next = { $it } next
action-offer = Add { $it-one } to the set
action-sell = Sell the set
action-continue = Go on
action-end-turn = End your turn

## Actions that say more, where the table is at hand
action-buy-named = { $second ->
    [none] Buy { $first-one }
   *[other] Buy { $first-one } and { $second-one }
}
action-kill-fakirs = { $fakirs ->
    [one] Kill { $victims } { $tile-at } for { $fakirs } Fakir
   *[other] Kill { $victims } { $tile-at } for { $fakirs } Fakirs
}
action-sell-for = Sell the set for { $gold } gold

## Why an answer is refused
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

## Where in the round we are
phase-bidding = Bidding
phase-playing = The turns
phase-over = The game is over
step-bid = Bid
step-move = Move
step-tribe = Tribe
step-tile = Tile
step-sale = Sale
step-clean-up = Clean-up

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
rule-FT12 = Gold, Viziers, Elders, djinns, tiles, palm trees, palaces and merchandise score; most points win.
rule-FX2-3 = If a tile could not be reached, all tiles are dealt again.
rule-FX3-1 = Once in the game you may place your tent instead of a camel.
rule-FX4-1 = Artisans draw as many items; you keep one face down, the others lie open on the discards.
rule-FX5-2 = No meeple steps across a mountain.
rule-FX7-1 = Nothing ever stands on the Chasm, and nobody steps across it.
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
rule-FD14 = A set is put together card by card, in the order of kinds, and sold before anything else is done.
rule-FD15 = Whoever wants to use no power goes on.
rule-FD17 = A turn ends when whoever has it says so.
rule-FD20 = Only what is asked can be answered, one question after the other.
rule-FH9 = What you draw face down only you know; the others see how much it is.
rule-FH10 = Drawn djinns are seen only by whoever chooses, until one is kept.
rule-FH11 = At the end everything is shown.
rule-FR42 = Discarded items lie open.
rule-FR47 = The Carpet is declared with the pick-up and is used up then, wherever the last meeple lands.
rule-FR48 = One meeple dies; with Iblis two, if there are two.
rule-FR51 = No more Fakirs are discarded than bring the price to 0.
rule-FR65 = Echidna and Iblis are used before the tribe acts, when it is theirs.
rule-FR76 = Whoever owns Kumarbi and cannot pay a bid shows the cards that nobody knew of.

# Morgenland, the card game: nouns. A place has .the .at .to .from; a counted thing .one .many; a single thing also .a .the; a treasure card
# .one, as it stands within a sentence.

## Locations
place-cave4 = Cave 4
    .the = cave 4
    .at = in cave 4
    .to = to cave 4
    .from = from cave 4
place-cave3 = Cave 3
    .the = cave 3
    .at = in cave 3
    .to = to cave 3
    .from = from cave 3
place-cave2 = Cave 2
    .the = cave 2
    .at = in cave 2
    .to = to cave 2
    .from = from cave 2
place-cave1 = Cave 1
    .the = cave 1
    .at = in cave 1
    .to = to cave 1
    .from = from cave 1
place-tent = Aladdin’s Tent
    .the = Aladdin’s Tent
    .at = in Aladdin’s Tent
    .to = to Aladdin’s Tent
    .from = from Aladdin’s Tent
place-caravanserai = Caravanserai
    .the = the Caravanserai
    .at = in the Caravanserai
    .to = to the Caravanserai
    .from = from the Caravanserai
place-room1 = Room 1
    .the = room 1
    .at = in room 1
    .to = to room 1
    .from = from room 1
place-room2 = Room 2
    .the = room 2
    .at = in room 2
    .to = to room 2
    .from = from room 2
place-room3 = Room 3
    .the = room 3
    .at = in room 3
    .to = to room 3
    .from = from room 3
place-room4 = Room 4
    .the = room 4
    .at = in room 4
    .to = to room 4
    .from = from room 4
place-room5 = Room 5
    .the = room 5
    .at = in room 5
    .to = to room 5
    .from = from room 5
place-room6 = Room 6
    .the = room 6
    .at = in room 6
    .to = to room 6
    .from = from room 6
guard = Palace guard

## Treasure cards
treasure-crown-1 = Crown 1
    .one = crown 1
treasure-crown-2 = Crown 2
    .one = crown 2
treasure-crown-3 = Crown 3
    .one = crown 3
treasure-crown-4 = Crown 4
    .one = crown 4
treasure-crown-5 = Crown 5
    .one = crown 5
treasure-pearl-1 = Pearl 1
    .one = pearl 1
treasure-pearl-2 = Pearl 2
    .one = pearl 2
treasure-pearl-3 = Pearl 3
    .one = pearl 3
treasure-pearl-4 = Pearl 4
    .one = pearl 4
treasure-pearl-5 = Pearl 5
    .one = pearl 5
treasure-gem-1 = Gem 1
    .one = gem 1
treasure-gem-2 = Gem 2
    .one = gem 2
treasure-gem-3 = Gem 3
    .one = gem 3
treasure-gem-4 = Gem 4
    .one = gem 4
treasure-gem-5 = Gem 5
    .one = gem 5
treasure-cup-1 = Cup 1
    .one = cup 1
treasure-cup-2 = Cup 2
    .one = cup 2
treasure-cup-3 = Cup 3
    .one = cup 3
treasure-cup-4 = Cup 4
    .one = cup 4
treasure-cup-5 = Cup 5
    .one = cup 5
treasure-gold-1 = Gold 1
    .one = gold 1
treasure-gold-2 = Gold 2
    .one = gold 2
treasure-gold-3 = Gold 3
    .one = gold 3
treasure-gold-4 = Gold 4
    .one = gold 4
treasure-gold-5 = Gold 5
    .one = gold 5

## Artifacts
artifact-lamp = Lamp
    .a = a Lamp
    .the = the Lamp
    .one = Lamp
    .many = Lamps
artifact-double = Double
    .a = a Double
    .the = the Double
    .one = Double
    .many = Doubles
artifact-carpet = Flying Carpet
    .a = a Flying Carpet
    .the = the Flying Carpet
    .one = Flying Carpet
    .many = Flying Carpets
artifact-counterspell = Counterspell
    .a = a Counterspell
    .the = the Counterspell
    .one = Counterspell
    .many = Counterspells
artifact-key = Key
    .a = a Key
    .the = the Key
    .one = Key
    .many = Keys

## Spells: titles
spell-charity = Charity
spell-trade = Trade
spell-dragon-leaves = Dragon Leaves
spell-dragons-return = Dragon’s Return
spell-eye-for-an-eye = Eye for an Eye
spell-second-chance = Second Chance
spell-lunar-eclipse = Lunar Eclipse
spell-solar-eclipse = Solar Eclipse
spell-last-will-be-first = The Last Will Be First
spell-spy = Spy
spell-taboo = Taboo
spell-sultans-tax = Sultan’s Tax
spell-mirage = Mirage
spell-abracadabra = Abracadabra
spell-apprentice = Mage’s Apprentice
spell-parasite = Parasite
spell-smuggler = Smuggler
spell-teleport = Teleport
spell-city-tax = City Tax
spell-sacrifice = Sacrifice
spell-donation = Donation

## Who joins two players
dummy = Dummy
    .name = Dummy

## When somebody may react
moment-a = Before placing begins
    .one = before placing
moment-b = Before the next hero
    .one = before the next hero
moment-c = After placing
    .one = after placing
moment-d = When a location is turned up
    .one = when a location is turned up
moment-e = After the caves, before the city
    .one = between the caves and the city
moment-f = At the guard
    .one = at the guard
moment-g = After a purchase
    .one = after a purchase
moment-o = Before the purchase
    .one = before a purchase

## Cards that are played, and what they point at
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } as { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-hero = on { $it }
target-move = on { $it }, { $to-to }
target-place = on { $it-the }
target-for = { $to ->
    [you] { $it-to }, for you
   *[other] { $it-to }, for { $to-name }
}
target-kind = for { $it-a }
target-swap = on { $it-the }, for { $to-a } from the stack
target-barter = { $it-at }, { $to-a } for { $with-the }
target-play = { $seat ->
    [you] on your *{ $card }*
   *[other] on *{ $card }* of { $seat-name }
}

## Heroes by owner and place
hero-hidden = { $owner ->
    [you] your hidden hero { $place-at }
   *[other] { $nth ->
        [one] hidden hero { $nth } of { $owner-name } { $place-at }
        [other] hidden hero { $nth } of { $owner-name } { $place-at }
       *[none] a hidden hero of { $owner-name } { $place-at }
    }
}
hero-down = { $owner ->
    [you] your { $value } { $place-at } (face down)
   *[other] the { $value } of { $owner-name } { $place-at } (face down)
}
hero-open = { $owner ->
    [you] your { $value } { $place-at }
   *[other] the { $value } of { $owner-name } { $place-at }
}
hero-gone = a hero that is gone

## A payment; where no bribe is paid, “nothing” is selected on
payment = { $bribe ->
    [nothing] { $price }
   *[other] { $price }; to the guard { $bribe }
}

## Events
event-start-player = { $seat ->
    [you] You are *start player*: first, and ahead in ties.
   *[other] { $seat-name } is *start player*: first, and ahead in ties.
}
event-dealt = { $each ->
    [0] Nobody begins with treasure cards.
    [one] Everybody is dealt { $each } treasure card.
   *[other] Everybody is dealt { $each } treasure cards.
}
event-you-were-dealt = You are dealt *{ $cards }*.
event-reshuffled = The treasure cards have run out: the discards, but for the top card, are shuffled into a new deck.
event-spells-reshuffled = The spells have run out: the discards are shuffled into a new deck.
event-round = Round { $round }
event-filled = { $place } gets { $cards }.
event-guard-set = No card is left for the guard.
event-decided = For the number of rooms *{ $card-one }* is turned up.
event-rooms = { $rooms ->
    [one] The palace has { $rooms } room.
   *[other] The palace has { $rooms } rooms.
}
event-placed = { $seat ->
    [you] You place a hero { $place-at }.
   *[other] { $seat-name } places a hero { $place-at }.
}
event-you-placed = You place your *{ $hero }* face down { $place-at }.
event-placed-open = { $seat ->
    [you] You place your *{ $hero }* face up { $place-at }.
   *[other] { $seat-name } places the *{ $hero }* face up { $place-at }.
}
event-took = { $seat ->
    [you] You take *{ $card-one }*.
   *[other] { $seat-name } takes *{ $card-one }*.
}
event-left-over = What is left { $place-at } goes to the discards: { $cards }.
event-drew = { $seat ->
    [you] { $count ->
        [one] You draw { $count } spell.
       *[other] You draw { $count } spells.
    }
   *[other] { $count ->
        [one] { $seat-name } draws { $count } spell.
       *[other] { $seat-name } draws { $count } spells.
    }
}
event-you-drew = You draw *{ $spells }*.
event-gave = { $seat ->
    [you] You give the other spell to { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } gives the other spell to you.
       *[other] { $seat-name } gives the other spell to { $to-name }.
    }
}
event-you-got = { $seat-name } gives you *{ $spell }*.
event-spell-discarded = *{ $spell }* goes to the discards.
event-guard = { $card ->
    [none] No card lies on the guard: nobody owes a bribe.
   *[other] The guard shows himself: { $card-one }, strength *{ $strength }*.
}
event-passed = { $seat ->
    [you] You do not buy the artifact { $room-at }.
   *[other] { $seat-name } does not buy the artifact { $room-at }.
}
event-bought = { $bribe ->
    [nothing] { $seat ->
        [you] You buy { $artifact-the } { $room-at } for *{ $price }*.
       *[other] { $seat-name } buys { $artifact-the } { $room-at } for *{ $price }*.
    }
   *[other] { $seat ->
        [you] You buy { $artifact-the } { $room-at } for *{ $price }* and bribe the guard with *{ $bribe }*.
       *[other] { $seat-name } buys { $artifact-the } { $room-at } for *{ $price }* and bribes the guard with *{ $bribe }*.
    }
}
event-round-over = Round { $round } is over. All heroes go home.
event-showdown = { $seat ->
    [you] You show your hand: *{ $cards }*. Spells: { $spells }.
   *[other] { $seat-name } shows: *{ $cards }*. Spells: { $spells }.
}
event-played = { $seat ->
    [you] You play { $play }.
   *[other] { $seat-name } plays { $play }.
}
event-cancelled = { $seat ->
    [you] A Counterspell cancels your *{ $card }*.
   *[other] A Counterspell cancels *{ $card }* of { $seat-name }.
}
event-taken-back = { $seat ->
    [you] You take the Counterspell back: another is faster.
   *[other] { $seat-name } takes the Counterspell back: another is faster.
}
event-resolved = { $seat ->
    [you] Your card takes effect: { $play }.
   *[other] The card of { $seat-name } takes effect: { $play }.
}
event-back = Going home: { $hero }.
event-moved = Moving { $place-to }: { $hero }.
event-doubled = Counting once more: { $hero }.
event-flown = { $seat ->
    [you] A Flying Carpet flies { $place-to } and counts for you.
   *[other] A Flying Carpet flies { $place-to } and counts for { $seat-name }.
}
event-carpets-end = Flying Carpets { $place-at } no longer count.
event-unlocked = { $seat ->
    [you] You owe the guard no bribe this round.
   *[other] { $seat-name } owes the guard no bribe this round.
}
event-looked = { $seat ->
    [you] { $count ->
        [one] You look at { $count } treasure card.
       *[other] You look at { $count } treasure cards.
    }
   *[other] { $count ->
        [one] { $seat-name } looks at { $count } treasure card.
       *[other] { $seat-name } looks at { $count } treasure cards.
    }
}
event-you-looked = You look at *{ $cards }*.
event-kept-card = { $seat ->
    [you] You keep one treasure card.
   *[other] { $seat-name } keeps one treasure card.
}
event-discarded = { $seat ->
    [you] You discard *{ $cards }*.
   *[other] { $seat-name } discards *{ $cards }*.
}
event-gives = { $seat ->
    [you] You give *{ $card-one }*.
   *[other] { $seat-name } gives *{ $card-one }*.
}
event-enough = { $seat ->
    [you] You give no more.
   *[other] { $seat-name } gives no more.
}
event-takes = { $seat ->
    [you] You take *{ $card-one }* from the discards.
   *[other] { $seat-name } takes *{ $card-one }* from the discards.
}
event-emptied = The dragon returns { $place-to }. Discarded: { $cards }.
event-spared = { $seat ->
    [you] You remove nothing in return.
   *[other] { $seat-name } removes nothing in return.
}
event-reversed = From now on the weakest counts as the strongest.
event-open-secret = { $seat ->
    [you] From now on everybody but you places face up.
   *[other] From now on everybody but { $seat-name } places face up.
}
event-closed = Nothing more may come { $place-to } this round.
event-changed = { $room } now offers { $artifact-a }.
event-wishes = { $seat ->
    [you] If you buy, you take { $artifact-a } from the stack.
   *[other] If { $seat-name } buys, it is { $artifact-a } from the stack.
}
event-exchanged = { $seat ->
    [you] You swap { $gives-a } for { $takes-the } { $room-at }.
   *[other] { $seat-name } swaps { $gives-a } for { $takes-the } { $room-at }.
}
event-smuggled = { $seat ->
    [you] You are smuggled { $place-to }.
   *[other] { $seat-name } is smuggled { $place-to }.
}

## The heroes of a location in one line: a part for each player, joined to a list
log-shown = Turned up: { $parts }.
log-shown-one = { $seat ->
    [you] you *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] you *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## What cards have changed for the round, a line each
force-reversed = The weakest counts as the strongest.
force-open = Placing face up: { $seats }.
force-closed = Nothing more may come here: { $places }.
force-keys = No bribe: { $seats }.
force-smuggled = { $seat ->
    [you] You are smuggled { $place-to }.
   *[other] { $seat-name } is smuggled { $place-to }.
}
force-wish = Wished for from the stack: { $artifact-a }.

## What has just happened, at the question
happened-round = Round { $round } begins.
happened-all-placed = All heroes are placed.
happened-caves = The caves are done.
happened-sold = The artifact { $room-at } is sold.
happened-guard = The guard has strength { $guard }.
happened-place = { $place }: { $parts }.
happened-place-room = { $place } with { $artifact-a }: { $parts }.
happened-plays = Played: { $parts }.
happened-play = { $seat ->
    [you] you { $play }
   *[other] { $seat-name } { $play }
}
standing = { $seat ->
    [you] you { $strength }
   *[other] { $seat-name } { $strength }
}
standing-smuggled = { $seat ->
    [you] you, smuggled in
   *[other] { $seat-name }, smuggled in
}

## How it ends, in clauses: after “if nobody plays”, and alone below an answer
unless = If nobody plays: { $parts }.
prospect-places = { $seat ->
    [you] you place next
   *[other] { $seat-name } places next
}
prospect-next = { $place-the } is next
prospect-guard = the guard shows himself
prospect-goes-on = the round goes on
prospect-effect = it takes effect
prospect-nothing = you get nothing
prospect-picks = { $seat ->
    [you] you pick a card
   *[other] { $seat-name } picks a card
}
prospect-picks-then = { $seat ->
    [you] then you
   *[other] then { $seat-name }
}
prospect-tent = { $seat ->
    [you] you choose a spell
   *[other] { $seat-name } chooses a spell
}
prospect-tent-second = { $seat ->
    [you] you get the other
   *[other] { $seat-name } gets the other
}
prospect-names = { $seat ->
    [you] you name the start player
   *[other] { $seat-name } names the start player
}
prospect-offer = { $seat ->
    [you] { $bribe ->
        [0] you may buy for { $price }
       *[other] you may buy for { $price } and a bribe of { $bribe }
    }
   *[other] { $bribe ->
        [0] { $seat-name } may buy for { $price }
       *[other] { $seat-name } may buy for { $price } and a bribe of { $bribe }
    }
}
prospect-offer-then = { $seat ->
    [you] { $bribe ->
        [0] then you for { $price }
       *[other] then you for { $price } and a bribe of { $bribe }
    }
   *[other] { $bribe ->
        [0] then { $seat-name } for { $price }
       *[other] then { $seat-name } for { $price } and a bribe of { $bribe }
    }
}
prospect-offer-next = { $seat-name } may buy next
prospect-unsold = nobody buys it
prospect-tie = the start player decides: { $then }
prospect-left = { $over ->
    [0] { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
   *[other] { $left ->
        [one] { $over } too much, { $left } card left
       *[other] { $over } too much, { $left } cards left
    }
}
prospect-home = { $heroes ->
    [one] { $heroes } hero goes home
   *[other] { $heroes } heroes go home
}
prospect-given = { $seat-name } gets { $spell }
prospect-discarded = { $spell } goes to the discards

## Questions, and below them why
question-window = Play something, or pass.
    .why = { $moment }: a spell or an artifact, or pass.
question-where = Where does the hero go?
    .why = You play { $play }. Choose its new location.
question-place = Place a hero.
    .why = Choose a hero, then a location. The others will not see how much it is worth.
question-place-open = Place a hero.
    .why = Choose a hero, then a location. Because of *{ spell-spy }* it lies face up.
question-pick = Take a treasure card.
    .why = It is your turn { $place-at }. What is left goes on to the next.
question-tent = Which spell do you keep?
    .why = You have drawn *{ $drawn }*. The other goes to the second strongest; if you are alone in the Tent, to the discards.
question-name-start = Who is to be start player?
    .why = You are strongest in the Caravanserai. Name whoever comes first from now on and is ahead in ties. It may be you.
question-offer = Will you buy { $artifact-the } { $room-at }?
    .why = { $bribe ->
        [0] It costs at least { $price }, in one symbol. No card too many, and there is no change.
       *[other] It costs at least { $price }, in one symbol, and the guard wants at least { $bribe }, in one symbol too. No card too many, and there is no change.
    }
question-charity = Which treasure card do you keep?
    .why = *{ spell-charity }* shows you { $cards }. You keep one and discard what is left.
question-give = Will you give a treasure card?
    .why = *{ spell-trade }*: one after another, in order. Then you take as many of the same values from the discards. Given so far: { $given }.
question-take = Which card do you take from the discards?
    .why = You gave { $given } and take as many of the same values. Taken so far: { $taken }.
question-eye = Will you remove a hero of { $of-name } in return?
    .why = Your hero was removed: *{ spell-eye-for-an-eye }*.
question-sultans-tax = Will you pay for your heroes in the palace?
    .why = { $amount ->
        [one] *{ spell-sultans-tax }*: discard { $amount } treasure card for all of them together, or all go home.
       *[other] *{ spell-sultans-tax }*: discard { $amount } treasure cards for all of them together, or all go home.
    }
question-city-tax = Will you pay for { $hero }?
    .why = { $amount ->
        [one] *{ spell-city-tax }*: discard { $amount } treasure card, or the hero goes home.
       *[other] *{ spell-city-tax }*: discard { $amount } treasure cards, or the hero goes home.
    }
question-tax-rest = Pay the rest of the tax.
    .why = { $amount ->
        [one] { $amount } more treasure card.
       *[other] { $amount } more treasure cards.
    }
question-sacrifice = Discard cards worth at least { $amount }.
    .why = Everybody must. You choose the symbols, but no card too many.
question-fare = Which card do you pay for the journey?
    .why = { $amount ->
        [one] *{ spell-teleport }*: { $amount } treasure card of your choice.
       *[other] *{ spell-teleport }*: { $amount } more treasure cards of your choice.
    }

## What somebody is asked, as everybody sees it
asked-place = { $seat ->
    [you] You place a hero.
   *[other] { $seat-name } places a hero.
}
asked-pick = { $seat ->
    [you] You take a treasure card { $place-at }.
   *[other] { $seat-name } takes a treasure card { $place-at }.
}
asked-tent = { $seat ->
    [you] You choose a spell in Aladdin’s Tent.
   *[other] { $seat-name } chooses a spell in Aladdin’s Tent.
}
asked-name-start = { $seat ->
    [you] You name the start player.
   *[other] { $seat-name } names the start player.
}
asked-offer = { $seat ->
    [you] You may buy { $artifact-the } { $room-at }.
   *[other] { $seat-name } may buy { $artifact-the } { $room-at }.
}
asked-charity = { $seat ->
    [you] You look at treasure cards and keep one.
   *[other] { $seat-name } looks at treasure cards and keeps one.
}
asked-give = { $seat ->
    [you] You trade with the discards. Given so far: { $given }.
   *[other] { $seat-name } trades with the discards. Given so far: { $given }.
}
asked-take = { $seat ->
    [you] You take cards from the discards for { $given }. Taken so far: { $taken }.
   *[other] { $seat-name } takes cards from the discards for { $given }. Taken so far: { $taken }.
}
asked-eye = { $seat ->
    [you] You may remove a hero of { $of-name }.
   *[other] { $of ->
        [you] { $seat-name } may remove a hero of yours.
       *[other] { $seat-name } may remove a hero of { $of-name }.
    }
}
asked-sultans-tax = { $seat ->
    [you] You pay for your heroes in the palace or take all of them back.
   *[other] { $seat-name } pays for the heroes in the palace or takes all of them back.
}
asked-city-tax = { $seat ->
    [you] You pay for { $hero } or take it back.
   *[other] { $seat-name } pays for { $hero } or takes it back.
}
asked-sacrifice = { $seat ->
    [you] You discard treasure cards worth at least { $amount }.
   *[other] { $seat-name } discards treasure cards worth at least { $amount }.
}
asked-fare = { $seat ->
    [you] You pay for a journey { $to-to }: { $hero }.
   *[other] { $seat-name } pays for a journey { $to-to }: { $hero }.
}

## What is going on, for those who are asked nothing
status-window = { $phase }.
    .why = Asked in secret: { $seats }.
status-answered = You have answered. The others may still think.
    .why = Asked in secret: { $seats }.
status-won = { $artifacts ->
    [one] { $seat ->
        [you] The game is over. You win with { $artifacts } artifact.
       *[other] The game is over. { $seat-name } wins with { $artifacts } artifact.
    }
   *[other] { $seat ->
        [you] The game is over. You win with { $artifacts } artifacts.
       *[other] The game is over. { $seat-name } wins with { $artifacts } artifacts.
    }
}
    .why = All hands are shown.
status-shared = The game is over. Sharing first place: { $seats }.
    .why = All hands are shown.

## Actions: labels in menus and on buttons
action-place = Place your { $hero } { $place-at }
action-pick = Take { $it-one }
action-keep = Keep *{ $it }*
action-name = { $it ->
    [you] Be start player yourself
   *[other] Make { $it-name } start player
}
action-buy = Pay { $it }
action-pass = Pass
action-play = Play { $it }
action-to = Move the hero { $it-to }
action-keep-card = Keep { $it-one }
action-give = Give { $it-one }
action-enough = Give no more
action-take = Take { $it-one }
action-strike = Remove { $it }
action-pay = Pay { $it-one }
action-take-back = Take it back
action-discard = Discard { $it }

## The same at a certain question
action-pass-offer = Decline
action-pass-eye = Remove nothing
action-take-back-all = Take all of them back

## What spells do. The number on a card is called like the card.
text-spell-charity = { $charity ->
    [one] Keep the top treasure card of the deck. Only you see it.
   *[other] Look at the top { $charity } treasure cards of the deck, keep one and discard what is left.
}
text-spell-trade = { $trade ->
    [one] Swap { $trade } treasure card for one of the same value from the discards.
   *[other] Swap up to { $trade } treasure cards, each for one of the same value from the discards.
}
text-spell-dragon-leaves = { $dragon-leaves ->
    [one] A cave whose turn is to come gets { $dragon-leaves } more treasure card from the deck.
   *[other] A cave whose turn is to come gets { $dragon-leaves } more treasure cards from the deck.
}
text-spell-dragons-return = All treasure cards of the cave being evaluated go to the discards. Nobody gets any.
text-spell-eye-for-an-eye = Remove a hero of somebody else. Whoever owned it may then remove one of yours.
text-spell-second-chance = Move one of your heroes to another location whose turn is not over.
text-spell-lunar-eclipse = At the location being evaluated all heroes of odd value go home, and Flying Carpets no longer count there.
text-spell-solar-eclipse = At the location being evaluated all heroes of even value go home.
text-spell-last-will-be-first = To the end of the round the weakest counts as the strongest. Prices, ties and the guard stay as they are.
text-spell-spy = From now on everybody but you places face up this round.
text-spell-taboo = Nothing more may come to a location of your choice this round. What lies there stays and counts.
text-spell-sultans-tax = { $sultans-tax ->
    [one] Each of the others who has heroes in the palace discards { $sultans-tax } treasure card or takes all of them back.
   *[other] Each of the others who has heroes in the palace discards { $sultans-tax } treasure cards or takes all of them back.
}
text-spell-mirage = Put an artifact from the stack into a room whose turn is to come. The one that lies there goes into the stack.
text-spell-abracadabra = Only before you decide on an offer: name an artifact that is in the stack. If you buy, you take that one for the same price.
text-spell-apprentice = Swap an unplayed artifact of yours for another that lies in the palace. Yours lies there then.
text-spell-parasite = Use the power of an artifact that somebody else has played this round, but no Counterspell.
text-spell-smuggler = After the caves, before the city: if the Tent or the Caravanserai stayed empty, you are present there without a hero, and tied with the strongest.
text-spell-teleport = { $teleport ->
    [one] Move any hero to another location whose turn is not over, and discard { $teleport } treasure card for it.
   *[other] Move any hero to another location whose turn is not over, and discard { $teleport } treasure cards for it.
}
text-spell-city-tax = { $city-tax ->
    [one] For each of their heroes in the Tent and the Caravanserai the others discard { $city-tax } treasure card or take it back.
   *[other] For each of their heroes in the Tent and the Caravanserai the others discard { $city-tax } treasure cards or take it back.
}
text-spell-sacrifice = Everybody, you too, discards treasure cards worth at least { $sacrifice }. Whoever has no more than that discards all.
text-spell-donation = Everybody, you too, discards treasure cards worth at least { $donation }. Whoever has no more than that discards all.

## What artifacts do, once in the game
text-artifact-lamp = { $lamp ->
    [one] Draw { $lamp } spell. Only you see it.
   *[other] Draw { $lamp } spells. Only you see them.
}
text-artifact-double = One of your heroes at the location being evaluated counts twice: for who is strongest, for the guard and for the price.
text-artifact-carpet = After placing: let it fly to a location whose turn is not over. It counts there like a hero of value { $carpet }, for you or for somebody with a hero there.
text-artifact-counterspell = Cancels a spell of somebody else before it takes effect.
text-artifact-key = You owe the guard no bribe this round.

## What can be had at a location
text-place-cave4 = One after the other everybody here takes a treasure card, the strongest first. What is left goes to the discards.
text-place-cave3 = { text-place-cave4 }
text-place-cave2 = { text-place-cave4 }
text-place-cave1 = { text-place-cave4 }
text-place-tent = The strongest draws 2 spells, keeps one and gives the other to the second strongest.
text-place-caravanserai = The strongest names the start player: first, and ahead in ties. If nobody is here, it is the next one clockwise.
text-place-room1 = The strongest may buy the artifact, for as much as the heroes here are worth; then the next may. Whoever is weaker than the guard pays a bribe as well.
text-place-room2 = { text-place-room1 }
text-place-room3 = { text-place-room1 }
text-place-room4 = { text-place-room1 }
text-place-room5 = { text-place-room1 }
text-place-room6 = { text-place-room1 }
text-guard = Whoever buys with a total below the strength of the guard pays the difference as a bribe.

## Settings of a table
setting-players = Players
setting-spells = Spells
setting-spells-core = Core set
    .what = A choice of spells that are quickly learnt.
setting-spells-all = All spells
    .what = The rarer and wilder spells are in the deck, too.
setting-start-treasures = Treasure cards to begin with
    .what = So many are dealt to everybody before the first round.
setting-ledger = Ledger
setting-ledger-on = Shown
    .what = Everybody sees what could have been noted of the treasure cards of the others.
setting-ledger-off = Hidden
    .what = You keep the treasure cards of the others in mind yourself.
setting-cards = Cards
    .what = How often each card is there, when it may be played, and the numbers on it.

## Where in the round we are
phase-preparing = A round begins
phase-placing = Heroes are placed
phase-reaching = Next: { $it }
phase-revealed = Turned up: { $it }
phase-settling = Now: { $it }
phase-guarding = Next: { guard }
phase-closing = The round ends
phase-over = The game is over
step-lay-out = Lay out
step-place = Place
step-caves = Caves
step-city = City
step-guard = Guard
step-palace = Palace

## Rules that are cited, in a sentence each. Numbers come from the cards in use.
rule-K1-9 = The locations come one after the other: cave 4 to cave 1, the Tent, the Caravanserai, then the rooms, one for each artifact laid out.
rule-K1-12 = Discarded treasure cards lie face up in a fixed order, the last on top.
rule-K1-16 = A hero that goes home is out until the round ends.
rule-K2-1 = The first start player is drawn by lot.
rule-K2-2 = Everybody begins with as many treasure cards as agreed, and nobody else sees them.
rule-K3-1 = A round begins with the caves: each gets as many treasure cards face up as its number says.
rule-K3-2 = One treasure card lies face down on the guard.
rule-K3-3 = Treasure cards are turned up until one decides the number of rooms.
rule-K3-5 = The row of artifacts is filled up to the number of rooms; unsold ones count.
rule-K3-10 = When the treasure cards run out, the discards are shuffled into a new deck, but for the top card.
rule-K4-1 = One after the other everybody places a hero face down until all are placed; there is no passing.
rule-K4-2 = Placing is a must: nobody passes or keeps a hero back.
rule-K5-2 = When a location comes in turn, all heroes there are turned up.
rule-K5-4 = Whoever has the highest total is strongest: heroes, Doubles and Flying Carpets together.
rule-K5-5 = In a tie whoever comes first counting from the start player is stronger.
rule-K5-9 = A hero that moves stays face down or face up, but at the location in turn it is turned up.
rule-K6-1 = In a cave everybody takes one treasure card, the strongest first, as long as there are any.
rule-K6-2 = Taking is a must. If there is no choice, the card is handed out.
rule-K6-5 = What is left in a cave goes to the discards.
rule-K7-1 = In Aladdin’s Tent the strongest draws 2 spells and keeps one.
rule-K7-2 = The other spell goes to the second strongest.
rule-K7-3 = If nobody is second, the other spell goes to the discards.
rule-K7-5 = When the spells run out, the discards are shuffled into a new deck.
rule-K8-1 = The strongest in the Caravanserai names the start player, at once and for the palace, too.
rule-K8-4 = If nobody is in the Caravanserai, the next one clockwise is start player.
rule-K9-1 = The guard is as strong as the value of his card plus { $guard }.
rule-K9-3 = A total as high as the guard is strong owes nothing; a smaller one owes the difference as a bribe.
rule-K10-1 = In each room the strongest may buy the artifact; whoever declines leaves it to the next strongest.
rule-K10-2 = The price is paid in one symbol and is at least your total in the room.
rule-K10-3 = The bribe is paid in one symbol and is at least what your total lacks against the guard.
rule-K10-4 = Price and bribe are paid with separate cards.
rule-K10-7 = You pay no card that could be left out.
rule-K10-9 = Nobody must buy.
rule-K10-11 = Whoever buys takes the artifact and may play it soon after; nobody else is asked in this room.
rule-K11-2 = When the round ends, all take their heroes back.
rule-K12-1 = The game ends at once when the last artifact is sold.
rule-K12-2 = Most artifacts win, played or not.
rule-K12-3 = { $ties ->
    [none] In a tie the treasure cards in hand decide.
   *[other] In a tie more { $ties-many } win, played or not.
}
rule-K12-5 = If there is still a tie, the treasure cards in hand decide by their value.
rule-K12-8 = The game ends after round { $cap } at the latest.
rule-K13-6 = Each artifact may be played once in the game and goes on counting for its owner.
rule-K13-8 = A Double is only for your own heroes.
rule-K13-10 = A Counterspell cancels spells, not artifacts.
rule-K14-22 = A spell is used once, then it goes to the discards.
rule-K14-23 = You may play as many spells as you have, but only those.
rule-K14-24 = Whoever cannot do all that is demanded does as much as possible.
rule-K14-25 = Nothing comes to a location whose turn is over, and no hero leaves it.
rule-K15-1 = Every card says at which moments it may be played.
rule-K15-2 = All who might react are asked at once and answer in secret; then all cards are shown together.
rule-K15-3 = A card that is shown counts as played and lies open with what it points at.
rule-K15-5 = A Counterspell cancels a spell of somebody else at once; of several on one spell only the first counts, and the others are taken back.
rule-K15-6 = When all pass, the cards that stand take effect one after the other, counting from the start player.
rule-K15-12 = At an offer you may play cards before you decide.
rule-K15-17 = A card needs something it may point at, as the table lies when all are asked.
rule-K16-1 = With two players the Dummy joins: it places heroes, but owns nothing, decides nothing and loses every tie.
rule-K17-15 = When the game is over, all hands are shown.
rule-K18-16 = Only whoever is asked may answer, and only what is asked, with cards that are there.
rule-K13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-K13-2 = { artifact-double }: { text-artifact-double }
rule-K13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-K13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-K13-5 = { artifact-key }: { text-artifact-key }
rule-K14-1 = { spell-charity }: { text-spell-charity }
rule-K14-2 = { spell-trade }: { text-spell-trade }
rule-K14-3 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-K14-4 = { spell-dragons-return }: { text-spell-dragons-return }
rule-K14-5 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-K14-6 = { spell-second-chance }: { text-spell-second-chance }
rule-K14-7 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-K14-8 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-K14-9 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-K14-10 = { spell-spy }: { text-spell-spy }
rule-K14-11 = { spell-taboo }: { text-spell-taboo }
rule-K14-12 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-K14-13 = { spell-mirage }: { text-spell-mirage }
rule-K14-14 = { spell-abracadabra }: { text-spell-abracadabra }
rule-K14-15 = { spell-apprentice }: { text-spell-apprentice }
rule-K14-16 = { spell-parasite }: { text-spell-parasite }
rule-K14-17 = { spell-smuggler }: { text-spell-smuggler }
rule-K14-18 = { spell-teleport }: { text-spell-teleport }
rule-K14-19 = { spell-city-tax }: { text-spell-city-tax }
rule-K14-20 = { spell-sacrifice }: { text-spell-sacrifice }
rule-K14-21 = { spell-donation }: { text-spell-donation }

## Why an answer is refused. The rule stands beside it.
spending-price = Price
spending-bribe = Bribe
spending-trade = { spell-trade }
spending-sultans-tax = { spell-sultans-tax }
spending-city-tax = { spell-city-tax }
spending-sacrifice = { spell-sacrifice }
spending-donation = { spell-donation }
spending-teleport = { spell-teleport }
illegal-not-asked = You are not asked now.
illegal-other-question = That is not what is asked. { $asked }
illegal-other-question-window = Now you play a card, or you pass.
illegal-no-such-hero = There is no { $hero } in your hand.
illegal-no-such-room = There is no { $place-the } this round.
illegal-closed = Nothing more may come { $place-to } this round: *{ spell-taboo }*.
illegal-not-in-cave = That card does not lie { $place-at }.
illegal-not-drawn = That spell is not one of those you have drawn.
illegal-not-looked-at = That card is not one of those you are looking at.
illegal-no-such-player = Nobody sits there.
illegal-dummy = The Dummy never becomes start player.
illegal-not-in-hand = { $due }: you do not have all of these cards.
illegal-paid-twice = A card counts for the price or for the bribe, never for both.
illegal-mixed-symbols = { $due }: cards of one symbol only.
illegal-price-too-low = The price is at least { $least }, your total in this room.
illegal-bribe-too-low = The guard wants at least { $least }, as much as your total lacks.
illegal-no-bribe-owed = { $key ->
    [yes] With the Key you owe no bribe.
   *[no] You are as strong as the guard and owe no bribe.
}
illegal-superfluous = { $due }: without one of these cards it is still enough.
illegal-too-little = { $due }: cards worth at least { $least }.
illegal-not-all = { $due }: your hand is worth no more than that, so all of it goes.
illegal-out-of-order = { $due }: cards are named in their order, and this one comes before the last.
illegal-nothing-for-it = No card of this value is left in the discards to take for it.
illegal-not-discarded = That card is not in the discards.
illegal-not-owed = No card of this value is still due to you.
illegal-no-way-on = { $due }: after this card too few are left that come later in order.

## Why a card cannot be played so
illegal-play-not-held = You do not have *{ $card }* in hand.
illegal-play-spent = You have played *{ $card }* already.
illegal-play-wrong-moment = *{ $card }* can be played only { $windows }.
illegal-play-wrong-moment-now = *{ $card }* cannot be played { $moment-one }.
illegal-play-wrong-target = *{ $card }* is aimed at { $aim }.
aim-nothing = nothing
aim-hero = a hero
aim-cave = a cave
aim-place = a location
aim-place-for = a location and somebody it counts for
aim-play = a card that was played
aim-swap = a room and an artifact from the stack
aim-kind = an artifact from the stack
aim-barter = a room, your artifact and the one that lies there
aim-copied = the artifact whose power you use
illegal-play-where-to = Say where *{ $card }* sends the hero.
illegal-play-no-card-to-draw = No treasure card is left to draw.
illegal-play-no-spell-to-draw = No spell is left to draw.
illegal-play-no-treasure = { $needs ->
    [one] You have no treasure card.
   *[other] You have fewer than { $needs } treasure cards.
}
illegal-play-nothing-discarded = No treasure card lies in the discards.
illegal-play-nobody-has-treasure = Nobody has a treasure card.
illegal-play-no-such-hero = There is no such hero.
illegal-play-out = Out of this round: { $hero }.
illegal-play-own-hero = *{ $card }* is for heroes of others, not for { $hero }.
illegal-play-others-hero = *{ $card }* is for your own heroes, not for { $hero }.
illegal-play-others-hero-eye = You may remove a hero of whoever played *{ $card }*, not { $hero }.
illegal-play-elsewhere = Not at the location in turn: { $hero }.
illegal-play-nowhere-to-go = No other location is open to { $hero }.
illegal-play-same-place = The hero is { $place-at } already.
illegal-play-no-such-room = { illegal-no-such-room }
illegal-play-not-a-cave = { $place } is no cave.
illegal-play-not-a-room = { $place } is no room.
illegal-play-closed = { illegal-closed }
illegal-play-finished = { $place } has had its turn.
illegal-play-in-turn = { $place } is in turn already.
illegal-play-last-open = One location must stay open.
illegal-play-empty-cave = No treasure card lies { $place-at }.
illegal-play-in-force = That holds already this round.
illegal-play-nobody-places = Nobody else has a hero left to place.
illegal-play-at-a-room = A room is in turn already.
illegal-play-nobody-to-tax = Nobody else has a hero in a room whose turn is not over.
illegal-play-nobody-to-tax-city = Nobody else has a hero in the Tent or the Caravanserai that still counts.
illegal-play-no-way-in = Neither the Tent nor the Caravanserai is empty and open.
illegal-play-sold = The artifact { $room-at } is sold.
illegal-play-same-kind = That changes nothing: { $kind-a } for { $kind-a }.
illegal-play-other-kind = What lies in that room is { $lies-a }.
illegal-play-not-in-stack = There is no { $kind-one } in the stack.
illegal-play-not-to-give = You have no { $kind-one } left to give.
illegal-play-not-offered = Only whoever has the offer may play that.
illegal-play-no-hero-there = { $seat ->
    [you] You have no hero there.
   *[other] { $seat-name } has no hero there.
}
illegal-play-never-copied = *{ spell-parasite }* never copies a Counterspell.
illegal-play-not-played = Nobody else has played { $kind-a } this round.
illegal-play-no-such-play = There is no such card on the table.
illegal-play-own-play = That spell is your own.
illegal-play-artifact-play = A Counterspell cancels spells, not artifacts.
illegal-play-cancelled = That spell is cancelled already.

## What is counted
thing-hero = Heroes
    .one = hero
    .many = heroes
thing-treasure = Treasure cards
    .one = treasure card
    .many = treasure cards
thing-spell = Spells
    .one = spell
    .many = spells
thing-artifact = Artifacts
    .one = artifact
    .many = artifacts

## Around the table: panels, and what is read aloud
panel-title = Morgenland, the card game
panel-tab-answer = Answer
panel-tab-hand = Hand
panel-tab-players = Players
panel-tab-log = Log
panel-key-number = choose the hero of this value, or the card at this place
panel-key-tab = move from location to location
panel-key-enter = choose the location or press the button
panel-key-pass = pass
panel-answer = Your answer
panel-idle = Nothing of yours can be played at this moment.
panel-watching = You are watching. Hands and face-down heroes stay hidden.
panel-hidden = Hands are hidden from those who watch.
panel-heroes = Your heroes
panel-heroes-which = which one goes there?
panel-heroes-press = press one, then a location
panel-hero = Hero { $value }
panel-hand = Your hand
panel-treasures = { $worth ->
    [0] Your treasure cards
   *[other] Your treasure cards, worth { $worth }
}
panel-none = None.
panel-played = played
panel-copied = As if it were yours. { $what }
panel-keep = { $label }: { $what }
panel-pay-with = Pay with these cards
panel-cannot-pay = None of your cards make up this payment.
panel-places = Locations
panel-now = In turn.
panel-closed = Closed.
panel-choose = You may choose it.
panel-treasure = Treasure cards: { $cards }.
panel-no-treasure = no treasure
panel-offer = For sale: { $artifact-a }.
panel-sold = sold
panel-there = Heroes: { $heroes }.
panel-nobody = No heroes.
panel-lies-hidden = { $seat ->
    [you] you, face down
   *[other] { $seat-name }, face down
}
panel-lies-down = { $seat ->
    [you] you { $value }, face down
   *[other] { $seat-name } { $value }, face down
}
panel-lies-open = { $seat ->
    [you] you { $value }
   *[other] { $seat-name } { $value }
}
panel-carpet = { $seat ->
    [you] Flying Carpet for you
   *[other] Flying Carpet for { $seat-name }
}
panel-tent = First: 1 of 2 spells; second: the other
panel-caravanserai = First names the start player
panel-strength = { $strength ->
    [0] No card: strength 0.
   *[other] Strength { $strength }.
}
panel-guarded = A card lies face down.
panel-unguarded = No card.
panel-decks = Decks
panel-holds = { $treasures }, { $spells }, { $artifacts }
panel-rank = place { $place }
panel-thinking = is thinking …
panel-away = away
panel-in-hand = { $heroes } in hand
panel-start = start
panel-start-why = First, and ahead in ties
panel-known = Known treasure cards
panel-owned = Artifacts
panel-worth = treasure worth { $worth }
panel-key-arrows = go from location to location, or from card to card; Home and End go to the first and last
panel-short-tent = Tent
panel-short-caravanserai = Camel
panel-treasure-hand = { $count ->
    [one] Your { $count } treasure card, worth { $worth }
   *[other] Your { $count } treasure cards, worth { $worth }
}
panel-tricks = Your artifacts and spells
panel-may-play = { $name }, may be played. { $what }
panel-held = { $name }. { $what }
panel-hero-lies = Hero { $value } lies { $place-at }
panel-hero-out = Hero { $value } is out of the round
panel-as-price = price
panel-as-bribe = bribe
panel-chosen-price = { $card }, chosen for the price
panel-chosen-bribe = { $card }, chosen for the bribe
panel-due-price = Price { $due }
panel-due-bribe = Bribe { $due }
panel-due-sacrifice = Discard { $due }
panel-lacks = { $count } more
panel-exact = Exact.
panel-over = { $count } too much, no change.
panel-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
panel-buy = Buy { $artifact-the }
panel-discard-these = Discard these
panel-fold-cave = { $parts }
panel-fold-took = { $seat ->
    [you] you { $card-one }
   *[other] { $seat-name } { $card-one }
}
panel-fold-nobody = nobody came
panel-fold-spells = spells: { $seats }
panel-fold-start = { $seat ->
    [you] you lead
   *[other] { $seat-name } leads
}
panel-fold-sold = { $seat ->
    [you] sold to you
   *[other] sold to { $seat-name }
}
panel-fold-unsold = not sold
panel-fold-mine = you: { $cards }
panel-fold-none = nothing for you
panel-deck-treasures = Treasures
panel-deck-spells = Spells
panel-deck-artifacts = Artifacts
panel-discards = Discards
panel-lies-there = There lie: { $cards }.
panel-stack = Still in the artifact stack: { $count }
panel-of-kind = of { $artifact-many }
panel-cards = { $treasures }
panel-unknown = { $count ->
    [one] { $count } card nobody has seen
   *[other] { $count } cards nobody has seen
}
panel-has = { $artifacts }

## The table in a terminal
board-head = Round { $round }. { $phase }. Start player: { $start }.
board-name = { $place }
board-closed = { $gain } (closed)
board-gain = { $cards }
board-amount = { $amount }
board-hero = { $owner } #{ $number }={ $value }
board-discards = { $count ->
    [one] Discarded: { $count } treasure card, { $top-one }.
   *[other] Discarded: { $count } treasure cards, on top { $top-one }.
}
board-spells-discarded = Spells discarded: { $spells }.
board-player = { $seat ->
    [you] You
   *[other] { $seat-name }
}
board-treasures = treasure cards: { $cards }
board-unknown = { $count } unknown
board-spells = spells: { $cards }
board-artifacts = artifacts: { $cards }
board-played = played: { $cards }
board-play = { $seat ->
    [you] You play *{ $card }*
   *[other] { $seat-name } plays *{ $card }*
}
board-cancelled = { $seat ->
    [you] You play *{ $card }* (cancelled)
   *[other] { $seat-name } plays *{ $card }* (cancelled)
}
board-mine = Your heroes in hand: { $heroes }

## What cannot be read: answers in the notation, setups and files of cards
unreadable-no-such = “{ $text }” does not fit here. Known are { $known }.
unreadable-not-a-treasure = “{ $text }” is no treasure card: write it like “crown-3”.
unreadable-no-cards = Name cards, such as “crown-3 crown-1”, or “nothing”.
unreadable-too-many-equal = There are not so many equal cards.
unreadable-two-bribes = Name one bribe only.
unreadable-no-card = Name a card, such as “play charity”.
unreadable-not-playable = “{ $text }” is neither a spell nor an artifact.
unreadable-too-much = “{ $text }” is too much: name one target.
unreadable-not-a-number = “{ $text }” is no number such as “{ $mark }4”.
unreadable-not-a-seat = “{ $text }” is not the number of a seat.
unreadable-no-such-seat = There is no seat { $it }.
unreadable-not-a-hero = “{ $text }” is no hero: they are 1 to 5.
unreadable-not-an-action = “{ $text }” is no answer. Known are place, pick, keep, name, buy, pass, play, to, give, enough, take, strike, pay, take back and discard.
bad-setup-no-option = “{ $word }” is no setting: write KEY=VALUE, such as “spells=all”.
bad-setup-unknown-option = There is no setting “{ $key }”. Known are { $known }.
bad-setup-not-a-number = “{ $key }={ $value }” does not fit: write a number.
bad-setup-not-offered = “{ $key }={ $value }” does not fit. Possible are { $choices }.
bad-setup-other-rules = This version does not have rules number { $rules }.
bad-setup-players = The card game is for 2 to 5 players, not for { $players }.
bad-setup-cards = { $it }
bad-cards-line = Line { $line } of the cards: { $why }
bad-cards-missing = The cards have no line for “{ $key }”: leave a card out with 0 copies.
bad-cards-no-artifact = There is no artifact among the cards: somebody must be able to win.
bad-cards-too-many-spells = { $spells } spells are too many: there may be 24.
bad-line-twice = “{ $key }” stands there twice.
bad-line-low-first = The lower value comes first.
bad-line-number = Write “rooms PLAYERS LOW HIGH”, “guard BONUS”, “cap ROUNDS” or “ties ARTIFACT”.
bad-line-no-set = The set of a spell is “core” or “extension”.
bad-line-no-such-card = “{ $name }” is neither a card nor a number of the game.
bad-line-two-parts = Behind the card stand its copies and when it is played.
bad-line-three-parts = Behind the card stand its copies, when it is played, and a number.
bad-line-answer = “answer” belongs to the Counterspell, and it is played at no other time.
bad-line-not-windows = “{ $text }” does not say when the card is played: write letters of abcdefgo, in this order.
bad-line-other-windows = This card can be played at { $able } only.
bad-line-out-of-range = “{ $text }” does not fit: write a number from { $least } to { $most }.
bad-line-unreadable = { $it }

## Standing orders
order-placing = Pass while heroes are placed
    .why = You are still asked when somebody plays a card.
order-field = Pass until a location with my hero is turned up
    .why = You are still asked when somebody plays a card.
order-spell = Pass until somebody plays a card
order-city = Pass until the tent
order-palace = Pass until the palace
order-round = Pass until the end of the round

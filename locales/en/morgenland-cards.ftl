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
    .at = at the guard
    .short = Guard

## Symbols of treasure cards
symbol-crown = Crowns
    .one = crown
    .many = crowns
symbol-pearl = Pearls
    .one = pearl
    .many = pearls
symbol-gem = Gems
    .one = gem
    .many = gems
symbol-cup = Cups
    .one = cup
    .many = cups
symbol-gold = Gold
    .one = gold bar
    .many = gold bars

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

## When somebody may react
moment-a = Before placing begins
moment-b = Before the next hero
moment-c = After placing
moment-d = When a location is turned up
moment-e = After the caves, before the city
moment-f = At the guard
moment-g = After a purchase
moment-o = Before the purchase

## Cards that are played, and what they point at. “none” is never shown: it is selected on.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } as { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-hero = on hero #{ $it }
target-move = on hero #{ $it }, { $to-to }
target-place = on { $it-the }
target-for = { $to ->
    [you] { $it-to }, for you
   *[other] { $it-to }, for { $to-name }
}
target-kind = for { $it-a }
target-swap = on { $it-the }, for { $to-a } from the stack
target-barter = { $it-at }, { $to-a } for { $with-the }
target-play = { $it ->
    [0] on the 1st card played
    [1] on the 2nd card played
    [2] on the 3rd card played
    [3] on the 4th card played
    [4] on the 5th card played
   *[other] on a later card
}

## The same with what lies on the table at hand: a hero by its owner, a play by its card
hero-hidden = { $owner ->
    [you] your hidden hero { $place-at } (#{ $number })
   *[other] a hidden hero of { $owner-name } { $place-at } (#{ $number })
}
hero-down = { $owner ->
    [you] your { $value } { $place-at } (face down)
   *[other] the { $value } of { $owner-name } { $place-at } (face down)
}
hero-open = { $owner ->
    [you] your { $value } { $place-at }
   *[other] the { $value } of { $owner-name } { $place-at }
}
target-hero-named = on { $hero }
target-move-named = on { $hero }, { $to-to }
target-play-named = { $seat ->
    [you] on your *{ $card }*
   *[other] on *{ $card }* of { $seat-name }
}

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
event-round = *Round { $round }* begins.
event-filled = { $place } gets { $cards }.
event-guard-set = { $card ->
    [yes] A card lies face down on the guard.
   *[no] No card is left for the guard.
}
event-decided = For the number of rooms *{ $card-one }* is turned up.
event-rooms = { $rooms ->
    [one] The palace has { $rooms } room.
   *[other] The palace has { $rooms } rooms.
}
event-laid-out = { $room } offers { $artifact-a }.
event-placed = { $seat ->
    [you] You place a hero { $place-at }.
   *[other] { $seat-name } places a hero { $place-at }.
}
event-you-placed = It is your *{ $hero }*.
event-placed-open = { $seat ->
    [you] You place your *{ $hero }* face up { $place-at }.
   *[other] { $seat-name } places the *{ $hero }* face up { $place-at }.
}
event-turned-up = { $seat ->
    [you] You turn up your *{ $hero }*.
   *[other] { $seat-name } turns up the *{ $hero }*.
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
event-you-drew = You see *{ $spells }*.
event-kept-spell = { $seat ->
    [you] You keep one spell.
   *[other] { $seat-name } keeps one spell.
}
event-gave = { $seat ->
    [you] You give the other spell to { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } gives the other spell to you.
       *[other] { $seat-name } gives the other spell to { $to-name }.
    }
}
event-you-got = You get *{ $spell }*.
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
event-all-pass = All pass.
event-revealed = { $plays ->
    [one] All answers are shown: { $plays } card.
   *[other] All answers are shown: { $plays } cards.
}
event-played = { $seat ->
    [you] You play { $play }.
   *[other] { $seat-name } plays { $play }.
}
event-cancelled = { $play ->
    [0] A Counterspell cancels the 1st card played.
    [1] A Counterspell cancels the 2nd card played.
    [2] A Counterspell cancels the 3rd card played.
    [3] A Counterspell cancels the 4th card played.
    [4] A Counterspell cancels the 5th card played.
   *[other] A Counterspell cancels one of the later cards.
}
event-cancelled-named = { $seat ->
    [you] A Counterspell cancels your *{ $card }*.
   *[other] A Counterspell cancels *{ $card }* of { $seat-name }.
}
event-taken-back = { $seat ->
    [you] You take the Counterspell back: another is faster.
   *[other] { $seat-name } takes the Counterspell back: another is faster.
}
event-resolved = { $seat ->
    [you] Your card takes effect: { $play }.
   *[other] { $seat-name }’s card takes effect: { $play }.
}
event-back = { $seat ->
    [you] Your hero #{ $number } goes home.
   *[other] Hero #{ $number } of { $seat-name } goes home.
}
event-moved = Hero #{ $number } moves { $place-to }.
event-doubled = Hero #{ $number } counts once more.
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
event-you-looked = You see *{ $cards }*.
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

## Questions, and below them why
question-window = Anything to play?
    .why = { $moment }: a spell or an artifact, or pass. All answer in secret.
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
    .why = *{ spell-sultans-tax }*: discard 1 treasure card for all of them together, or all go home.
question-city-tax = Will you pay for your hero #{ $hero }?
    .why = *{ spell-city-tax }*: discard 1 treasure card, or the hero goes home.
question-sacrifice = Discard cards worth at least { $amount }.
    .why = Everybody must. You choose the symbols, but no card too many.
question-fare = Which card do you pay for the journey?
    .why = *{ spell-teleport }* costs 1 treasure card of your choice.

## What somebody is asked, as everybody sees it
asked-window = Whoever may react is asked in secret.
asked-window-named = Asked in secret: { $seats }.
asked-place = { $seat ->
    [you] You place a hero.
   *[other] { $seat-name } places a hero.
}
asked-pick = { $seat ->
    [you] You take a treasure card.
   *[other] { $seat-name } takes a treasure card.
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
    [you] You may buy the artifact.
   *[other] { $seat-name } may buy the artifact.
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
    [you] You pay for your hero #{ $hero } or take it back.
   *[other] { $seat-name } pays for hero #{ $hero } or takes it back.
}
asked-sacrifice = { $seat ->
    [you] You discard treasure cards worth at least { $amount }.
   *[other] { $seat-name } discards treasure cards worth at least { $amount }.
}
asked-fare = { $seat ->
    [you] You pay for the journey of hero #{ $hero } { $to-to }.
   *[other] { $seat-name } pays for the journey of hero #{ $hero } { $to-to }.
}

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
action-strike = Remove hero #{ $it }
action-pay = Pay { $it-one }
action-take-back = Take back
action-discard = Discard { $it }

## Actions that say more, where the question or the table is at hand
action-pass-offer = Decline
action-pass-eye = Remove nothing
action-strike-named = Remove { $hero }
action-take-back-all = Take all back

## What spells do. $amount is the number on the card.
text-spell-charity = { $amount ->
    [one] Keep the top treasure card of the deck. Only you see it.
   *[other] Look at the top { $amount } treasure cards of the deck, keep one and discard what is left.
}
text-spell-trade = { $amount ->
    [one] Swap { $amount } treasure card for one of the same value from the discards.
   *[other] Swap up to { $amount } treasure cards, each for one of the same value from the discards.
}
text-spell-dragon-leaves = { $amount ->
    [one] A cave whose turn is to come gets { $amount } more treasure card from the deck.
   *[other] A cave whose turn is to come gets { $amount } more treasure cards from the deck.
}
text-spell-dragons-return = All treasure cards of the cave being evaluated go to the discards. Nobody gets any.
text-spell-eye-for-an-eye = Remove a hero of somebody else. Whoever owned it may then remove one of yours.
text-spell-second-chance = Move one of your heroes to another location whose turn is not over.
text-spell-lunar-eclipse = At the location being evaluated all heroes of odd value go home, and Flying Carpets no longer count there.
text-spell-solar-eclipse = At the location being evaluated all heroes of even value go home.
text-spell-last-will-be-first = To the end of the round the weakest counts as the strongest. Prices, ties and the guard stay as they are.
text-spell-spy = From now on everybody but you places face up this round.
text-spell-taboo = Nothing more may come to a location of your choice this round. What lies there stays and counts.
text-spell-sultans-tax = Each of the others who has heroes in the palace discards 1 treasure card or takes all of them back.
text-spell-mirage = Put an artifact from the stack into a room whose turn is to come. The one that lies there goes into the stack.
text-spell-abracadabra = Only before you decide on an offer: name an artifact that is in the stack. If you buy, you take that one for the same price.
text-spell-apprentice = Swap an unplayed artifact of yours for another that lies in the palace. Yours lies there then.
text-spell-parasite = Use the power of an artifact that somebody else has played this round, but no Counterspell.
text-spell-smuggler = After the caves, before the city: if the Tent or the Caravanserai stayed empty, you are present there without a hero, and tied with the strongest.
text-spell-teleport = Move any hero to another location whose turn is not over, and discard 1 treasure card for it.
text-spell-city-tax = For each of their heroes in the Tent and the Caravanserai the others discard 1 treasure card or take it back.
text-spell-sacrifice = Everybody, you too, discards treasure cards worth at least { $amount }. Whoever has no more than that discards all.
text-spell-donation = { text-spell-sacrifice }

## What artifacts do, once in the game
text-artifact-lamp = { $amount ->
    [one] Draw { $amount } spell. Only you see it.
   *[other] Draw { $amount } spells. Only you see them.
}
text-artifact-double = One of your heroes at the location being evaluated counts twice: for who is strongest, for the guard and for the price.
text-artifact-carpet = After placing: let it fly to a location whose turn is not over. It counts there like a hero of value { $amount }, for you or for somebody with a hero there.
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

## Rules that are cited, in a sentence each. $amount and $artifact come from the cards in use.
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
rule-K5-2 = When a location comes in turn, all heroes there are turned up.
rule-K5-4 = Whoever has the highest total is strongest: heroes, Doubles and Flying Carpets together.
rule-K5-5 = In a tie whoever comes first counting from the start player is stronger.
rule-K5-9 = A hero that moves stays face down or face up, but at the location in turn it is turned up.
rule-K6-1 = In a cave everybody takes one treasure card, the strongest first, as long as there are any.
rule-K6-5 = What is left in a cave goes to the discards.
rule-K7-1 = In Aladdin’s Tent the strongest draws 2 spells and keeps one.
rule-K7-2 = The other spell goes to the second strongest.
rule-K7-3 = If nobody is second, the other spell goes to the discards.
rule-K7-5 = When the spells run out, the discards are shuffled into a new deck.
rule-K8-1 = The strongest in the Caravanserai names the start player, at once and for the palace, too.
rule-K8-4 = If nobody is in the Caravanserai, the next one clockwise is start player.
rule-K9-1 = The guard is as strong as the value of his card plus { $amount }.
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
rule-K12-3 = { $artifact ->
    [none] In a tie the treasure cards in hand decide.
   *[other] In a tie more { $artifact-many } win, played or not.
}
rule-K12-5 = If there is still a tie, the treasure cards in hand decide by their value.
rule-K12-8 = The game ends after round { $amount } at the latest.
rule-K13-6 = Each artifact may be played once in the game and goes on counting for its owner.
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

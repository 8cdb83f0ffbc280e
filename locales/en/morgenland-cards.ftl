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
    .why = You are strongest in the Caravanserai. Whoever you name, you too, comes first from now on and is ahead in ties.
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

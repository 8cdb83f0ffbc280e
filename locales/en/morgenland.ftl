# Morgenland: nouns. A place has .the .at .to .from; a counted thing .one .many; a single thing also .a .the.

## Fields
field-crowns = Crowns cave
    .the = the crowns cave
    .at = in the crowns cave
    .to = to the crowns cave
    .from = from the crowns cave
field-pearls = Pearls cave
    .the = the pearls cave
    .at = in the pearls cave
    .to = to the pearls cave
    .from = from the pearls cave
field-gems = Gems cave
    .the = the gems cave
    .at = in the gems cave
    .to = to the gems cave
    .from = from the gems cave
field-cups = Cups cave
    .the = the cups cave
    .at = in the cups cave
    .to = to the cups cave
    .from = from the cups cave
field-bars = Gold bars cave
    .the = the gold bars cave
    .at = in the gold bars cave
    .to = to the gold bars cave
    .from = from the gold bars cave
field-tent = Aladdin’s Tent
    .the = Aladdin’s Tent
    .at = in Aladdin’s Tent
    .to = to Aladdin’s Tent
    .from = from Aladdin’s Tent
field-djinn = Djinn’s House
    .the = the Djinn’s House
    .at = in the Djinn’s House
    .to = to the Djinn’s House
    .from = from the Djinn’s House
field-market = Market
    .the = the Market
    .at = at the Market
    .to = to the Market
    .from = from the Market
field-caravanserai = Caravanserai
    .the = the Caravanserai
    .at = in the Caravanserai
    .to = to the Caravanserai
    .from = from the Caravanserai
field-guard = Guard
    .the = the guard
    .at = at the guard
    .to = to the guard
    .from = from the guard
field-room-1 = Room 1
    .the = room 1
    .at = in room 1
    .to = to room 1
    .from = from room 1
field-room-2 = Room 2
    .the = room 2
    .at = in room 2
    .to = to room 2
    .from = from room 2
field-room-3 = Room 3
    .the = room 3
    .at = in room 3
    .to = to room 3
    .from = from room 3
field-room-4 = Room 4
    .the = room 4
    .at = in room 4
    .to = to room 4
    .from = from room 4
field-room-5 = Room 5
    .the = room 5
    .at = in room 5
    .to = to room 5
    .from = from room 5

## Treasures
kind-crowns = Crowns
    .one = crown
    .many = crowns
kind-pearls = Pearls
    .one = pearl
    .many = pearls
kind-gems = Gems
    .one = gem
    .many = gems
kind-cups = Cups
    .one = cup
    .many = cups
kind-bars = Gold bars
    .one = gold bar
    .many = gold bars

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
artifact-scroll = Scroll
    .a = a Scroll
    .the = the Scroll
    .one = Scroll
    .many = Scrolls

## Spells: titles
spell-abracadabra = Abracadabra
spell-charity = Charity
spell-eye-for-an-eye = Eye for an Eye
spell-city-tax = City Tax
spell-last-will-be-first = The Last Will Be First
spell-dragon-leaves = Dragon Leaves
spell-smuggler = Smuggler
spell-mirage = Mirage
spell-lunar-eclipse = Lunar Eclipse
spell-second-chance = Second Chance
spell-spy = Spy
spell-sacrifice = Sacrifice
spell-dragons-return = Dragon’s Return
spell-donation = Donation
spell-taboo = Taboo
spell-solar-eclipse = Solar Eclipse
spell-sultans-tax = Sultan’s Tax
spell-trade = Trade
spell-teleport = Teleport
spell-parasite = Parasite
spell-apprentice = Mage’s Apprentice

## Cards that are played, and what they point at. “none” is never shown: it is selected on.
card-spell = { $it }
card-artifact = { $it }
card-copy = { spell-parasite } as { $it-one }
play = { $at ->
    [none] *{ $card }*
   *[other] *{ $card }* { $at }
}
target-nothing = none
target-figure = on figure { $it }
target-move = on figure { $it }, { $to-to }
target-field = on { $it-the }
target-play = { $it ->
    [0] on the 1st card played
    [1] on the 2nd card played
    [2] on the 3rd card played
    [3] on the 4th card played
    [4] on the 5th card played
   *[other] on a later card
}

## The same with what lies on the table at hand: a figure by its owner, a play by its card
figure-hidden = { $owner ->
    [you] your hidden figure { $field-at }
   *[other] a hidden figure of { $owner-name } { $field-at }
}
figure-down = { $owner ->
    [you] your { $strength } { $field-at } (face down)
   *[other] the { $strength } of { $owner-name } { $field-at } (face down)
}
figure-open = { $owner ->
    [you] your { $strength } { $field-at }
   *[other] the { $strength } of { $owner-name } { $field-at }
}
figure-carpet = { $owner ->
    [you] your Flying Carpet { $field-at }
   *[other] the Flying Carpet of { $owner-name } { $field-at }
}
target-figure-named = on { $figure }
target-move-named = on { $figure }, { $to-to }
target-play-named = { $seat ->
    [you] on your *{ $card }*
   *[other] on *{ $card }* of { $seat-name }
}

## Events
event-camel = { $seat ->
    [you] You have the *camel*: first, and ahead in ties.
   *[other] { $seat-name } has the *camel*: first, and ahead in ties.
}
event-you-chose = You choose *{ $take }*. The others do not see it.
event-chosen = Together all take *{ $total }* from the supply.
event-reshuffled = The treasure cards have run out: the used ones are shuffled into a new deck.
event-round = *Round { $round }* begins. The caves are filled.
event-placed = { $seat ->
    [you] You place a figure { $field-at }.
   *[other] { $seat-name } places a figure { $field-at }.
}
event-you-placed = You place your *{ $figure }* { $field-at }.
event-shown = { $seat ->
    [you] You turn up *{ $figure }* { $field-at }.
   *[other] { $seat-name } turns up *{ $figure }* { $field-at }.
}
event-won = { $seat ->
    [you] { $amount ->
        [one] You take *{ $amount } { $kind-one }*.
       *[other] You take *{ $amount } { $kind-many }*.
    }
   *[other] { $amount ->
        [one] { $seat-name } takes *{ $amount } { $kind-one }*.
       *[other] { $seat-name } takes *{ $amount } { $kind-many }*.
    }
}
event-swapped = { $seat ->
    [you] You give *1 { $give-one }* to the supply.
   *[other] { $seat-name } gives *1 { $give-one }* to the supply.
}
event-took = { $seat ->
    [you] You take *{ $take }* from the supply.
   *[other] { $seat-name } takes *{ $take }* from the supply.
}
event-kept = { $seat ->
    [you] You swap nothing at the Market.
   *[other] { $seat-name } swaps nothing at the Market.
}
event-guard = The guard shows himself: strength *{ $strength }*.
event-admitted = { $seat ->
    [you] You are admitted to the palace.
   *[other] { $seat-name } is admitted to the palace.
}
event-bribed = { $seat ->
    [you] You bribe the guard with *{ $paid }* and are admitted.
   *[other] { $seat-name } bribes the guard with *{ $paid }* and is admitted.
}
event-turned-away = { $seat ->
    [you] { $figures ->
        [0] You do not get into the palace.
        [one] You do not get into the palace: { $figures } figure goes home.
       *[other] You do not get into the palace: { $figures } figures go home.
    }
   *[other] { $figures ->
        [0] { $seat-name } does not get into the palace.
        [one] { $seat-name } does not get into the palace: { $figures } figure goes home.
       *[other] { $seat-name } does not get into the palace: { $figures } figures go home.
    }
}
event-declined = { $seat ->
    [you] You do not buy the artifact { $room-at }.
   *[other] { $seat-name } does not buy the artifact { $room-at }.
}
event-bought = { $seat ->
    [you] You buy the artifact { $room-at } for *{ $paid }*.
   *[other] { $seat-name } buys the artifact { $room-at } for *{ $paid }*.
}
event-you-bought = It is { $artifact-a }. Only you know.
event-round-over = Round { $round } is over. All figures go home.
event-showdown = { $seat ->
    [you] You show: *{ $artifacts }*. Treasure: { $hoard }.
   *[other] { $seat-name } shows: *{ $artifacts }*. Treasure: { $hoard }.
}
event-shown-spells = { $seat ->
    [you] Spells left in your hand: { $spells }.
   *[other] Spells left in the hand of { $seat-name }: { $spells }.
}
event-turned-up = { $room } offers { $artifact-a }.
event-placed-open = { $seat ->
    [you] You place your *{ $figure }* face up { $field-at }.
   *[other] { $seat-name } places the *{ $figure }* face up { $field-at }.
}
event-obtained = { $seat ->
    [you] You have { $artifact-a } now.
   *[other] { $seat-name } has { $artifact-a } now.
}
event-took-hidden = { $seat ->
    [you] You take a hidden artifact from the stack { $room-at }.
   *[other] { $seat-name } takes a hidden artifact from the stack { $room-at }.
}
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
event-spells-reshuffled = The spells have run out: the discards are shuffled into a new deck.
event-gave = { $seat ->
    [you] You keep one spell and give the other to { $to-name }.
   *[other] { $to ->
        [you] { $seat-name } keeps one spell and gives the other to you.
       *[other] { $seat-name } keeps one spell and gives the other to { $to-name }.
    }
}
event-you-got = You get *{ $spell }*.
event-discarded = *{ $spell }* goes to the discards.
event-djinn = { $seat ->
    [you] You may use 2 artifacts this round.
   *[other] { $seat-name } may use 2 artifacts this round.
}
event-all-pass = All pass.
event-revealed = { $plays ->
    [one] All have answered: { $plays } card is played.
   *[other] All have answered: { $plays } cards are played.
}
event-played = { $seat ->
    [you] You play { $play }.
   *[other] { $seat-name } plays { $play }.
}
event-lit = { $seat ->
    [you] You light the Lamp.
   *[other] { $seat-name } lights the Lamp.
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
   *[other] The card of { $seat-name } takes effect: { $play }.
}
event-sent-home = { $seat ->
    [you] A figure of yours goes home { $field-from }.
   *[other] A figure of { $seat-name } goes home { $field-from }.
}
event-moved = A figure moves { $field-to }.
event-laid = { $seat ->
    [you] You lay a Flying Carpet { $field-at }.
   *[other] { $seat-name } lays a Flying Carpet { $field-at }.
}
event-filled = The dragon flies off: the cave of the { $kind-many } is filled anew.
event-emptied = The dragon returns: the { $kind-many } in the cave go back to the supply.
event-paid = { $seat ->
    [you] You pay *{ $paid }*.
   *[other] { $seat-name } pays *{ $paid }*.
}
event-returned-all = { $seat ->
    [you] You show and return all you have: *{ $paid }*.
   *[other] { $seat-name } shows and returns everything: *{ $paid }*.
}
event-enough = { $seat ->
    [you] You give no more.
   *[other] { $seat-name } gives no more.
}
event-spared = { $seat ->
    [you] You remove nothing in return.
   *[other] { $seat-name } removes nothing in return.
}
event-looked = { $seat ->
    [you] You look through the stack { $room-at }.
   *[other] { $seat-name } looks through the stack { $room-at }.
}
event-you-looked = You see { $room-at }, from the bottom: { $artifacts }.
event-swapped-artifact = { $seat ->
    [you] You swap { $give-a } for { $take-the } { $room-at }.
   *[other] { $seat-name } swaps { $give-a } for { $take-the } { $room-at }.
}
event-camel-declined = { $seat ->
    [you] You leave the camel where it is.
   *[other] { $seat-name } leaves the camel where it is.
}

## The figures of a field in one line: a part for each player, joined to a list
log-shown = Turned up: { $parts }.
log-shown-one = { $seat ->
    [you] you *{ $strength }*
   *[other] { $seat-name } *{ $strength }*
}
log-shown-sum = { $seat ->
    [you] you *{ $strength }* ({ $sum })
   *[other] { $seat-name } *{ $strength }* ({ $sum })
}

## Questions, and below them why
question-start-treasure = Choose 3 treasures.
    .why = All choose at the same time and in secret, in any kinds.
question-place = Place a figure.
    .why = Choose a figure, then a field. The others will not see how strong it is.
question-market = Will you swap at the Market?
    .why = You are strongest there: give 1 treasure and take any 3 from the supply, or leave it at that.
question-goods = Take treasures from the supply.
    .why = Any 3 for the one you gave, or all there are if the supply is short.
question-bribe = Will you bribe the guard?
    .why = He has strength { $guard }, you have { $strength }: the difference is his price. If you stay out, your figures in the palace go home.
question-offer = Will you buy the artifact { $room-at }?
    .why = { $figures ->
        [one] It costs { $price }, as much as your figure there is strong, all in one kind.
       *[other] It costs { $price }, as much as your { $figures } figures there are strong, in exactly { $figures } kinds.
    }
question-window = Anything to play?
    .why = A spell or an artifact, or pass. All answer in secret.
question-where = Where does the figure go?
    .why = You play { $play }. Choose its new field.
question-tent = Which spell do you keep?
    .why = You have drawn *{ $drawn }*. The other goes to the second strongest; if you are alone in the Tent, to the discards.
question-camel = Will you take the camel?
    .why = Whoever is smuggled in may leave it where it is.
question-stack = Choose an artifact { $room-at }.
    .why = From the bottom: { $artifacts }. Only you see the stack.
question-apprentice = Which artifact do you give?
    .why = For it you take the one that lies face up { $room-at }.
question-charity = Take treasures from the supply.
    .why = *{ spell-charity }* gives you any 3, or all there are if the supply is short.
question-eye = Will you remove a figure of { $of-name } in return?
    .why = Your figure was removed: *{ spell-eye-for-an-eye }*.
question-city-tax = Will you pay for your figure { $field-at }?
    .why = *{ spell-city-tax }*: 2 treasures in any kinds, or the figure goes home.
question-sultans-tax = Will you pay for your figures in the palace?
    .why = *{ spell-sultans-tax }*: 1 treasure for each of them, or all go home.
question-sacrifice = Return treasures to the supply.
    .why = Everybody must. You choose the kinds.
question-trade = Will you give a treasure?
    .why = *{ spell-trade }*: one after another, in the order of the kinds. Then you take as many of other kinds.
question-trade-goods = Take treasures from the supply.
    .why = As many as you gave, in other kinds.
question-fare = Pay for the journey.
    .why = *{ spell-teleport }* costs 3 treasures in any kinds, or all you have.

## What somebody is asked, as everybody sees it
asked-start-treasure = { $mine ->
    [none] All choose 3 treasures in secret.
   *[other] You have chosen *{ $mine }*. The others may still be choosing.
}
asked-place = { $seat ->
    [you] You place a figure.
   *[other] { $seat-name } places a figure.
}
asked-market = { $seat ->
    [you] You may swap at the Market.
   *[other] { $seat-name } may swap at the Market.
}
asked-goods = { $seat ->
    [you] You take treasures from the supply.
   *[other] { $seat-name } takes treasures from the supply.
}
asked-bribe = { $seat ->
    [you] You bribe the guard or stay out.
   *[other] { $seat-name } bribes the guard or stays out.
}
asked-offer = { $seat ->
    [you] You may buy the artifact.
   *[other] { $seat-name } may buy the artifact.
}
asked-window = Asked in secret: { $seats }.
asked-tent = { $seat ->
    [you] You choose a spell in Aladdin’s Tent.
   *[other] { $seat-name } chooses a spell in Aladdin’s Tent.
}
asked-camel = { $seat ->
    [you] You may take the camel.
   *[other] { $seat-name } may take the camel.
}
asked-stack = { $seat ->
    [you] You look through the stack and take an artifact.
   *[other] { $seat-name } looks through the stack and takes an artifact.
}
asked-mirage = { $seat ->
    [you] You look through the stack { $room-at }.
   *[other] { $seat-name } looks through the stack { $room-at }.
}
asked-apprentice = { $seat ->
    [you] You swap an artifact { $room-at }.
   *[other] { $seat-name } swaps an artifact { $room-at }.
}
asked-charity = { $seat ->
    [you] You take treasures from the supply.
   *[other] { $seat-name } takes treasures from the supply.
}
asked-eye = { $seat ->
    [you] You may remove a figure of { $of-name }.
   *[other] { $of ->
        [you] { $seat-name } may remove a figure of yours.
       *[other] { $seat-name } may remove a figure of { $of-name }.
    }
}
asked-city-tax = { $seat ->
    [you] You pay for your figure { $field-at } or take it back.
   *[other] { $seat-name } pays for a figure { $field-at } or takes it back.
}
asked-sultans-tax = { $seat ->
    [you] You pay for your figures in the palace or take all of them back.
   *[other] { $seat-name } pays for the figures in the palace or takes all of them back.
}
asked-sacrifice = { $seat ->
    [you] { $units ->
        [one] You return { $units } treasure.
       *[other] You return { $units } treasures.
    }
   *[other] { $units ->
        [one] { $seat-name } returns { $units } treasure.
       *[other] { $seat-name } returns { $units } treasures.
    }
}
asked-trade = { $seat ->
    [you] You trade with the supply. Given so far: { $given }.
   *[other] { $seat-name } trades with the supply. Given so far: { $given }.
}
asked-trade-goods = { $seat ->
    [you] You take other treasures for { $given }.
   *[other] { $seat-name } takes other treasures for { $given }.
}
asked-fare = { $seat ->
    [you] You pay for the journey.
   *[other] { $seat-name } pays for the journey.
}

## Actions: labels in menus and on buttons
action-take = Take { $it }
action-place = Place { $figure } { $field-at }
action-swap = Give 1 { $it-one }
action-keep = Leave it at that
action-bribe = Bribe with { $it }
action-stay-out = Stay out
action-buy = Pay { $it }
action-decline = Decline
action-pass = Pass
action-play = Play { $it }
action-to = Move the figure { $it-to }
action-keep-spell = Keep *{ $it }*
action-claim = Take the camel
action-choose = { $it ->
    [0] Choose the lowest artifact
    [1] Choose the 2nd from below
    [2] Choose the 3rd from below
    [3] Choose the 4th from below
    [4] Choose the 5th from below
   *[other] Choose the 6th from below
}
action-give = Give { $it-the }
action-strike = Remove figure { $it }
action-pay = Pay { $it }
action-take-back = Take back

## Actions that say more, where the question or the table is at hand
action-keep-trade = Give no more
action-decline-camel = Leave the camel
action-pass-eye = Remove nothing
action-choose-take = Take { $artifact-the }
action-choose-mirage = Put { $artifact-the } on top
action-strike-named = Remove { $figure }
action-take-back-all = Take all back

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
target-figure = on { $it }
target-move = on { $it }, { $to-to }
target-field = on { $it-the }
target-play = { $seat ->
    [you] on your *{ $card }*
    [none] on a card
   *[other] on *{ $card }* of { $seat-name }
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

## Events
event-camel = { $seat ->
    [you] You have the *camel*: first, and ahead in ties.
   *[other] { $seat-name } has the *camel*: first, and ahead in ties.
}
event-you-chose = You choose *{ $take }*. The others do not see it.
event-chosen = All together take *{ $total }* from the supply.
event-reshuffled = The treasure cards have run out: the used ones are shuffled into a new deck.
event-round = *Round { $round }* begins. The caves are filled.
event-placed = { $seat ->
    [you] You place a figure { $field-at }.
   *[other] { $seat-name } places a figure { $field-at }.
}
event-you-placed = You place your *{ $figure }* { $field-at }.
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
event-played = { $seat ->
    [you] You play { $play }.
   *[other] { $seat-name } plays { $play }.
}
event-lit = { $seat ->
    [you] You light the Lamp.
   *[other] { $seat-name } lights the Lamp.
}
event-cancelled = { $seat ->
    [you] A Counterspell cancels your *{ $card }*.
    [none] A Counterspell cancels a card.
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
event-sent-home = { $seat ->
    [you] A figure of yours goes home { $field-from }.
   *[other] A figure of { $seat-name } goes home { $field-from }.
}
event-moved = { $owner ->
    [you] Your figure moves { $from-from } { $field-to }.
    [none] A figure moves { $field-to }.
   *[other] A figure of { $owner-name } moves { $from-from } { $field-to }.
}
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

## What has just happened, at the question
happened-round = Round { $round } begins.
happened-all-placed = All figures are placed.
happened-caves = The caves are done.
happened-sold = The artifact { $room-at } is sold.
happened-field = { $field }: { $parts }.
happened-field-room = { $artifact ->
    [none] { $field }: { $parts }.
   *[other] { $field } with { $artifact-a }: { $parts }.
}
happened-guard = The guard has { $guard }: { $parts }.
happened-guard-alone = The guard has { $guard }. Nobody stands before him.
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
prospect-next = { $field-the } is next
prospect-round-ends = the round ends
prospect-effect = it takes effect
prospect-nobody = nobody gets anything
prospect-takes = { $seat ->
    [you] { $amount ->
        [0] you get nothing
       *[other] you take { $amount }
    }
   *[other] { $seat-name } takes { $amount }
}
prospect-tent = { $seat ->
    [you] you choose a spell
   *[other] { $seat-name } chooses a spell
}
prospect-tent-second = { $seat ->
    [you] you get the other
   *[other] { $seat-name } gets the other
}
prospect-djinn = { $seat ->
    [you] you may use 2 artifacts
   *[other] { $seat-name } may use 2 artifacts
}
prospect-market = { $seat ->
    [you] you may swap 1 for 3
   *[other] { $seat-name } may swap 1 for 3
}
prospect-camel = { $seat ->
    [you] you get the camel
   *[other] { $seat-name } gets the camel
}
prospect-camel-free = { $seat ->
    [you] you may take the camel
   *[other] { $seat-name } may take the camel
}
prospect-admitted = you get into the palace
prospect-bribe = { $units ->
    [one] you need a bribe of { $units } treasure
   *[other] you need a bribe of { $units } treasures
}
prospect-out = { $figures ->
    [0] you stay outside
    [one] you stay outside, { $figures } figure goes home
   *[other] you stay outside, { $figures } figures go home
}
prospect-offer = { $seat ->
    [you] you may buy for { $price }
   *[other] { $seat-name } may buy for { $price }
}
prospect-offer-then = { $seat ->
    [you] then you for { $price }
   *[other] then { $seat-name } for { $price }
}
prospect-offer-next = { $seat-name } may buy next
prospect-unsold = it stays for the next round
prospect-tie = the camel decides: { $then }
prospect-left = left: { $left }
prospect-home = { $figures ->
    [one] { $figures } figure goes home
   *[other] { $figures } figures go home
}
prospect-given = { $seat-name } gets { $spell }
prospect-discarded = { $spell } goes to the discards

## Questions, and below them why
question-start-treasure = Choose { $units } treasures.
    .why = All choose at the same time and in secret, in any kinds.
question-place = Place a figure.
    .why = Choose a figure, then a field. The others will not see how strong it is.
question-place-open = Place a figure.
    .why = Choose a figure, then a field. Because of *{ spell-spy }* it lies face up, except at the guard.
question-market = Will you swap at the Market?
    .why = You are strongest there: give 1 treasure and take any 3 from the supply, or leave it at that.
question-goods = { $units ->
    [one] Take { $units } treasure from the supply.
   *[other] Take { $units } treasures from the supply.
}
    .why = In any kinds, for the one you gave.
question-bribe = { $units ->
    [one] Will you bribe the guard with { $units } treasure?
   *[other] Will you bribe the guard with { $units } treasures?
}
    .why = He has strength { $guard }, you have { $strength }. If you stay out, your figures in the palace go home.
question-offer = { $artifact ->
    [none] Will you buy the artifact { $room-at }?
   *[other] Will you buy { $artifact-the } { $room-at }?
}
    .why = { $figures ->
        [one] It costs { $price }, as much as your figure there is strong, all in one kind.
       *[other] It costs { $price }, as much as your { $figures } figures there are strong, in exactly { $figures } kinds.
    }
question-window = Play something, or pass.
    .why = A spell or an artifact, or pass.
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
question-charity = { $units ->
    [one] Take { $units } treasure from the supply.
   *[other] Take { $units } treasures from the supply.
}
    .why = *{ spell-charity }*: in any kinds.
question-eye = Will you remove a figure of { $of-name } in return?
    .why = Your figure was removed: *{ spell-eye-for-an-eye }*.
question-city-tax = Will you pay { $units } treasures for your figure { $field-at }?
    .why = *{ spell-city-tax }*: in any kinds, or the figure goes home.
question-sultans-tax = { $units ->
    [one] Will you pay { $units } treasure for your figure in the palace?
   *[other] Will you pay { $units } treasures for your figures in the palace?
}
    .why = *{ spell-sultans-tax }*: in any kinds, or all of them go home.
question-sacrifice = { $units ->
    [one] Return { $units } treasure to the supply.
   *[other] Return { $units } treasures to the supply.
}
    .why = *{ $spell }*: everybody must. You choose the kinds.
question-trade = Will you give a treasure?
    .why = *{ spell-trade }*: one after another, in the order of the kinds. Then you take as many of other kinds.
question-trade-goods = { $units ->
    [one] Take { $units } treasure from the supply.
   *[other] Take { $units } treasures from the supply.
}
    .why = *{ spell-trade }*: as many as you gave, in other kinds.
question-fare = { $units ->
    [one] Pay { $units } treasure for the journey.
   *[other] Pay { $units } treasures for the journey.
}
    .why = *{ spell-teleport }*: in any kinds.

## What somebody is asked, as everybody sees it
asked-start-treasure = { $mine ->
    [none] All choose 3 treasures in secret.
   *[other] You have chosen *{ $mine }*. The others may still be choosing.
}
asked-place = { $seat-name } places a figure.
asked-market = { $seat-name } may swap at the Market.
asked-goods = { $seat-name } takes treasures from the supply.
asked-bribe = { $seat-name } bribes the guard or stays out.
asked-offer = { $seat-name } may buy the artifact { $room-at }.
asked-window = { $phase }.
    .why = { panel-asked }
asked-tent = { $seat-name } chooses a spell in Aladdin’s Tent.
asked-camel = { $seat-name } may take the camel.
asked-stack = { $seat-name } looks through the stack { $room-at } and takes an artifact.
asked-mirage = { $seat-name } looks through the stack { $room-at }.
asked-apprentice = { $seat-name } swaps an artifact { $room-at }.
asked-charity = { $seat-name } takes treasures from the supply.
asked-eye = { $of ->
    [you] { $seat-name } may remove a figure of yours.
   *[other] { $seat-name } may remove a figure of { $of-name }.
}
asked-city-tax = { $seat-name } pays for a figure { $field-at } or takes it back.
asked-sultans-tax = { $seat-name } pays for the figures in the palace or takes all of them back.
asked-sacrifice = { $units ->
    [one] { $seat-name } returns { $units } treasure.
   *[other] { $seat-name } returns { $units } treasures.
}
asked-trade = { $seat-name } trades with the supply. Given so far: { $given }.
asked-trade-goods = { $seat-name } takes other treasures for { $given }.
asked-fare = { $seat-name } pays for the journey.

## Actions: labels in menus and on buttons
action-take = Take { $it }
action-place = Place your { $figure } { $field-at }
action-swap = Give 1 { $it-one }
action-keep = Leave it at that
action-bribe = Bribe with { $it }
action-stay-out = Stay out
action-buy = Pay { $it }
action-decline = Decline
action-pass = Pass
action-play = Play { $it }
action-to = Move the figure { $it-to }
action-keep-spell = Keep { $it }
action-claim = Take the camel
action-give = Give { $it-the }
action-strike = Remove { $it }
action-pay = Pay { $it }
action-take-back = Take back

## Actions that say more, where the question or the table is at hand
action-keep-trade = Give no more
action-decline-camel = Leave the camel
action-pass-eye = Remove nothing
action-choose-take = Take { $artifact-the } (no. { $place } from below)
action-choose-mirage = Put { $artifact-the } on top (no. { $place } from below)
action-take-back-all = Take all back

## What spells do
text-spell-abracadabra = Only before you decide on an offer: if you buy, you look through the whole stack and take any of its artifacts for the same price.
text-spell-charity = Take any 3 treasures from the supply.
text-spell-eye-for-an-eye = Remove a figure of somebody else. Whoever owned it may then remove one of yours.
text-spell-city-tax = For each of their figures in the city the others pay 2 treasures or take it back.
text-spell-last-will-be-first = To the end of the round the weakest counts as the strongest. Prices, ties and the guard stay as they are.
text-spell-dragon-leaves = A cave without treasure gets 4 on the top shelf and 2 on the next. Figures may be placed there from now on.
text-spell-smuggler = After the caves, before the city: on every city field that stayed empty you are present without a figure, and strongest. You may leave the camel.
text-spell-mirage = Look through a stack and put another of its artifacts face up on top. The former one goes to the bottom.
text-spell-lunar-eclipse = All face-up figures of odd strength on one field go home, Flying Carpets too.
text-spell-second-chance = Move one of your figures to another field whose turn is not over.
text-spell-spy = From now on the others place face up this round, except at the guard.
text-spell-sacrifice = Everybody, you too, returns 7 treasures. Whoever has fewer shows and returns all.
text-spell-dragons-return = The treasure in the cave being evaluated goes back to the supply. Nobody gets any.
text-spell-donation = Everybody, you too, returns 5 treasures. Whoever has fewer shows and returns all.
text-spell-taboo = Nothing more may come to a field of your choice this round. What lies there stays and counts.
text-spell-solar-eclipse = All face-up figures of even strength on one field go home.
text-spell-sultans-tax = The others pay 1 treasure for each of their figures in the palace, or take all of them back.
text-spell-trade = Exchange as many treasures as you like for as many of other kinds.
text-spell-teleport = Move any figure to another field whose turn is not over, and pay 3 treasures, or all you have.
text-spell-parasite = Use the power of an artifact that somebody else has used this round. It does not count as a use of an artifact.
text-spell-apprentice = Swap an unused artifact of yours for one that lies face up in the palace. Yours lies face up there then.

## What artifacts do
text-artifact-lamp = You light it with your first spell. Then you may play as many spells as you like this round.
text-artifact-double = One of your face-up figures on the field being evaluated counts twice, as a second figure. At the guard too.
text-artifact-carpet = After placing: lay it on a field whose turn is not over. It is a figure of strength 3. At the guard too.
text-artifact-counterspell = Cancels a spell of somebody else before it takes effect.
text-artifact-key = At the guard: you are admitted without figure and without bribe.
text-artifact-scroll = You never use it. At the end it decides ties.

## What can be had on a field
text-field-crowns = The strongest takes the top group of treasure, the second strongest the next one, and so on.
text-field-pearls = { text-field-crowns }
text-field-gems = { text-field-crowns }
text-field-cups = { text-field-crowns }
text-field-bars = { text-field-crowns }
text-field-tent = The strongest draws 2 spells, keeps one and gives the other to the second strongest.
text-field-djinn = The strongest may use 2 artifacts this round.
text-field-market = The strongest may swap 1 treasure for any 3 from the supply.
text-field-caravanserai = The strongest takes the camel: first, and ahead in ties.
text-field-guard = Whoever is as strong as the guard may enter the palace. Whoever is weaker pays the difference or stays out.
text-field-room-1 = The strongest may buy the artifact for as many treasures as the figures there are strong; then the next may.
text-field-room-2 = { text-field-room-1 }
text-field-room-3 = { text-field-room-1 }
text-field-room-4 = { text-field-room-1 }
text-field-room-5 = { text-field-room-1 }

## Settings of a table
setting-players = Players
setting-version = Game
setting-version-basic = Basic
    .what = Artifacts are bought unseen and only counted. The Tent and the Djinn’s House stay closed.
setting-version-pro = Professional
    .what = Artifacts lie face up and have powers, there are 21 spells, and you may react in between. It ends when the last artifact is sold.
setting-payment = Payment
setting-payment-split = Split
    .what = As many kinds as figures, shared out as you like.
setting-payment-match = Match
    .what = Each figure is paid in a kind of its own.
setting-length = Length
setting-length-first-to-three = First to three
    .what = It ends after the round in which somebody owns 3 artifacts.
setting-length-full = Full
    .what = It ends when the last artifact is sold.
setting-rooms = Rooms
setting-rooms-five = Five
    .what = All five rooms of the palace, with 6 artifacts each.
setting-rooms-players = One per player
    .what = Artifacts for which there is no room stay out, unseen.
setting-ledger = Ledger
setting-ledger-on = Shown
    .what = Everybody sees what could have been noted of the treasures of the others.
setting-ledger-off = Hidden
    .what = You keep the treasures of the others in mind yourself.

## Where in the round we are
phase-preparing = A round begins
phase-placing = { $it ->
    [you] Placing: you
   *[other] Placing: { $it-name }
}
phase-reaching = Next: { $it }
phase-evaluating = Now: { $it }
phase-closing = The round ends
phase-over = The game is over
step-place = Place
step-caves = Caves
step-city = City
step-guard = Guard
step-palace = Palace

## The rest of what is said of a game
figure-gone = a figure that is gone
log-round = Round { $round }
question-offer-match = { question-offer }
    .why = It costs { $price }, as much as your { $figures } figures there are strong, each in a kind of its own.
asked-window-answered = You have answered. The others may still be thinking.
    .why = { panel-asked }
asked-window-placing = { $seat ->
    [you] You place a figure next.
   *[other] { $seat-name } places a figure.
}
    .why = { panel-asked }
action-pay-back = Return { $it }
over-won = { $seat ->
    [you] { $artifacts ->
        [one] The game is over. You win with { $artifacts } artifact.
       *[other] The game is over. You win with { $artifacts } artifacts.
    }
   *[other] { $artifacts ->
        [one] The game is over. { $seat-name } wins with { $artifacts } artifact.
       *[other] The game is over. { $seat-name } wins with { $artifacts } artifacts.
    }
}
    .why = All treasures and artifacts are shown.
over-shared = The game is over. The first place is shared: { $seats }.
    .why = All treasures and artifacts are shown.

## Refusals: what stands in the way
illegal-not-asked = Somebody else is asked now.
illegal-already-chosen = You have chosen. The others may still be choosing.
illegal-already-answered = You have answered. The others may still be thinking.
illegal-not-in-this-window = By what everybody knows you have nothing to play now.
illegal-no-window-start = The first cards can be played when the first round is prepared.
illegal-no-window-place = First the figure is placed; cards can be played after that.
illegal-no-window-decision = Only whoever is to decide here may play a card first.
illegal-no-window-window = Only those who are asked may play a card now.
illegal-no-window-tent = No cards are played while the spells in the Tent are shared out.
illegal-no-window-camel = No cards are played while the camel is decided on.
illegal-no-window-goods = No cards are played while treasures are taken from the supply.
illegal-no-window-card = No cards are played while another card takes effect.
illegal-not-three-units = Take exactly 3 treasures.
illegal-supply-short = The supply does not have that many.
illegal-no-such-figure = You do not have this figure in hand.
illegal-empty-cave = There is no treasure in this cave.
illegal-closed-in-basic = This field is closed in the basic game.
illegal-room-not-in-use = This room is not in use at this table.
illegal-sold-out = This room is sold out.
illegal-room-full = More than 5 figures of one player do not fit into a room.
illegal-closed = Nothing more may come to this field this round: *{ spell-taboo }*.
illegal-not-admitted = Whoever is not admitted has no figures in the palace this round.
illegal-nothing-to-swap = You have nothing of this kind.
illegal-wrong-goods = Take exactly as many treasures as you are due.
illegal-wrong-bribe = The bribe is exactly what you lack in strength.
illegal-too-poor-to-bribe = You do not have that much.
illegal-wrong-price = The price is exactly the strength of your figures here.
illegal-wrong-kinds = Pay in exactly as many kinds as you have figures here.
illegal-wrong-parts = Pay each figure in a kind of its own.
illegal-too-many-figures = There are only 5 kinds: more than 5 figures cannot be paid for.
illegal-too-poor = You do not have that much.
illegal-not-drawn = Keep one of the two spells you have drawn.
illegal-not-in-the-stack = Choose an artifact of this stack.
illegal-not-in-the-stack-mirage = Choose an artifact below the top one.
illegal-nothing-to-give = Give an artifact of yours that is not used this round.
illegal-not-the-casters = In return you may remove a figure of whoever played the spell, and no other.
illegal-wrong-units = { $units ->
    [one] *{ $spell }*: it must be exactly { $units } treasure.
   *[other] *{ $spell }*: it must be exactly { $units } treasures.
}
illegal-too-poor-for = *{ $spell }*: you do not have that much.
illegal-nothing-to-trade = You have nothing of this kind.
illegal-trade-order = Treasures are given in the order of the kinds.
illegal-no-exchange = The supply does not have as many of other kinds.
illegal-same-kind = Take kinds that you have not given.

## Refusals: something else is asked
topic-start-treasure = You are choosing your first treasures.
topic-place = It is your turn to place a figure.
topic-market = You are at the Market: give a treasure or leave it at that.
topic-goods = First take your treasures from the supply.
topic-bribe = You stand before the guard: bribe him or stay out.
topic-offer = An artifact is offered to you: buy it or decline.
topic-window = You may play a card or pass.
topic-second-chance = You have chosen a figure: now choose its new field.
topic-teleport = { topic-second-chance }
topic-tent = First keep one of the two spells.
topic-camel = Take the camel or leave it.
topic-stack = First choose an artifact of the stack.
topic-mirage = First choose the artifact that comes on top.
topic-apprentice = First choose the artifact that you give.
topic-charity = { topic-goods }
topic-eye = Remove a figure in return, or nothing.
topic-city-tax = Pay for this figure or take it back.
topic-sultans-tax = Pay for your figures in the palace or take them back.
topic-sacrifice = First return your treasures.
topic-donation = { topic-sacrifice }
topic-trade = Give another treasure, or no more.
topic-trade-goods = Take as many treasures of other kinds as you gave.
topic-fare = First pay for the journey.

## Refusals: a card cannot be played
unplayable-basic-game = The basic game has no spells.
unplayable-basic-game-artifact = Artifacts have no powers in the basic game.
unplayable-not-yours = You do not have *{ $card }*.
unplayable-no-lamp = A spell needs a lit Lamp, and you have no Lamp to light.
unplayable-no-use-for-a-lamp = Your Lamp is not lit, and lighting it would be one artifact too many.
unplayable-used = It has been used this round.
unplayable-no-use-left = You have used as many artifacts as you may this round.
unplayable-never-alone = A Lamp is lit together with a spell, never alone.
unplayable-never-used = A Scroll is never used.
unplayable-names-no-artifact = Say which artifact *{ $card }* copies.
unplayable-never-copied = A Scroll cannot be copied.
unplayable-never-copied-lamp = A Lamp is not copied: that would do nothing.
unplayable-nothing-to-copy = Nobody else has used this artifact this round.
unplayable-wrong-moment = *{ $card }* cannot be played at this moment.
unplayable-wrong-moment-abracadabra = It is played only when an artifact is offered to you, before you decide.
unplayable-wrong-moment-smuggler = It is played only after the last cave or after the Djinn’s House.
unplayable-wrong-moment-spy = It is played only while figures are being placed.
unplayable-wrong-moment-dragons-return = It is played only while a cave has its turn.
unplayable-wrong-moment-double = It is played only while a field has its turn.
unplayable-wrong-moment-carpet = It is laid only after placing.
unplayable-wrong-moment-key = It is used only at the guard, once he has shown himself.
unplayable-nothing-to-do = *{ $card }* would do nothing now.
unplayable-nothing-to-do-city-tax = Nobody else has a figure in the city.
unplayable-nothing-to-do-sultans-tax = Nobody else has a figure in a room of the palace.
unplayable-nothing-to-do-last-will-be-first = The weakest counts as the strongest already.
unplayable-nothing-to-do-smuggler = No field of the city still to come has stayed empty and open.
unplayable-nothing-to-do-spy = Nobody else has a figure in hand.
unplayable-nothing-to-do-dragons-return = There is no treasure in this cave.
unplayable-nothing-to-do-trade = You have no treasure to give.
unplayable-nothing-to-do-apprentice = You have no unused artifact to give.
unplayable-settled = Whether you are admitted is settled.
unplayable-has-key = You have used a Key and will be admitted.
unplayable-strong-enough = You are strong enough to be admitted without it.
unplayable-no-such-piece = There is no such figure on the board.
unplayable-face-down = It lies face down on a field whose turn is over.
unplayable-not-there = It does not lie on the field whose turn it is.
unplayable-nowhere-to-go = There is no field this figure could move to.
unplayable-same-field = Choose another field than the one it lies on.
unplayable-at-the-guard = No spell acts at the guard, nor moves a figure to him or away from him.
unplayable-evaluated = The turn of this field is over.
unplayable-evaluated-moving = No spell moves a figure to a field whose turn is over.
unplayable-has-treasure = Choose a cave without treasure.
unplayable-emptied-this-round = *{ spell-dragons-return }* has emptied this cave for the round.
unplayable-nothing-face-up = No figure lies face up there.
unplayable-nothing-on-offer = No artifact lies face up there.
unplayable-only-one = The stack has no other artifact to put on top.
unplayable-no-such-play = There is no such card to answer.
unplayable-own-spell = It answers a spell of somebody else, not your own.
unplayable-not-a-spell = That is an artifact: only spells can be cancelled.
unplayable-cancelled = That spell is cancelled or has taken effect already.
unplayable-target-eye-for-an-eye = It is played on a figure of somebody else.
unplayable-target-second-chance = It is played on a figure of your own; its new field comes after that.
unplayable-target-teleport = It is played on a figure; its new field comes after that.
unplayable-target-dragon-leaves = It is played on a cave.
unplayable-target-field = It is played on a field.
unplayable-target-stack = It is played on a stack in the palace.
unplayable-target-double = It is played on a figure of your own.
unplayable-target-carpet = It is laid on a field.
unplayable-target-counterspell = It answers a card that was played.
unplayable-target-nothing = It is played without pointing at anything.

## What magic has changed for the rest of the round
force-reversed = The weakest counts as the strongest.
force-spy = { $seat ->
    [you] All but you place face up.
   *[other] All but { $seat-name } place face up.
}
force-closed = Nothing more may come here: { $fields }.
force-smuggled = { $seat ->
    [you] You are smuggled in: { $fields }.
   *[other] { $seat-name } is smuggled in: { $fields }.
}
force-keys = With a Key: { $seats }.
force-abracadabra = { $seat ->
    [you] If you buy here, you take any artifact of the stack.
   *[other] If { $seat-name } buys here, it may be any artifact of the stack.
}

## Counts and short names, where there is little room
count-artifacts = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
count-spells = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
count-figures = { $n ->
    [one] { $n } figure in hand
   *[other] { $n } figures in hand
}
count-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
count-hidden = { $n ->
    [one] { $n } hidden figure
   *[other] { $n } hidden figures
}
count-hidden-spells = { $n ->
    [one] { $n } hidden spell
   *[other] { $n } hidden spells
}
count-unknown = { $n } unknown
short-crowns = Crowns
short-pearls = Pearls
short-gems = Gems
short-cups = Cups
short-bars = Gold
short-tent = Tent
short-djinn = Djinn
short-market = Market
short-caravanserai = Carav.
short-carpet = Carpet

## The board, for the eye and in words
board-label = Board. Arrow keys move from field to field.
board-field = { $field }.
board-now = It has its turn now.
board-may-choose = You may choose it.
board-closed-basic = closed in the basic game
    .short = closed
board-unused = not in use
    .short = not used
board-sold-out = sold out
    .short = sold out
board-bare = no treasure
    .short = empty
board-bare-lines = No treasure:
    closed this round.
board-taboo = Nothing more may come here this round.
board-shut = Closed: { $why }.
board-shelf = Shelf { $shelf }: { $amount }.
board-shelf-taken = { $seat ->
    [you] Shelf { $shelf }: taken by you.
   *[other] Shelf { $shelf }: taken by { $seat-name }.
}
board-left = left
board-stack = Artifacts in the stack: { $n }.
board-top = On top: { $artifact }.
board-below = Below it, from the bottom: { $artifacts }.
board-unknown = unknown
board-guard = The guard has strength { $strength }.
board-guard-hidden = The guard does not show himself yet.
board-strength = strength { $strength }
board-camel = { $seat ->
    [you] You have the camel.
   *[other] { $seat-name } has the camel.
}
board-figures = { $seat ->
    [you] Your figures: { $figures }.
   *[other] Figures of { $seat-name }: { $figures }.
}
board-no-figures = No figures.
board-up = { $strength }
board-up-doubled = { $strength } (×{ $times })
board-up-carpet = { $strength } (Flying Carpet)
board-down = { $strength } face down
board-legend = ? is hidden, ~ a Flying Carpet, x2 with a Double, # the figure’s number
house-tent = Strongest: keep 1 of 2
    spells; second: the other
house-tent-closed = The spells
    sleep tonight
house-djinn = Strongest may use
    2 artifacts this round
house-djinn-closed = The djinn
    is away
house-market = Strongest may swap
    1 treasure for any 3
house-caravanserai = Strongest takes the
    camel at once

## What lies around the board
panel-who = { $seat ->
    [you] you
   *[other] { $seat-name }
}
panel-answer = Your answer
panel-asked = Asked in secret: { $seats }.
panel-played = Cards on the table:
panel-play = { $seat ->
    [you] you: { $play } ({ $fate })
   *[other] { $seat-name }: { $play } ({ $fate })
}
panel-screen = Behind your screen
panel-hoard = Your treasures
panel-empty = none
panel-supply = Supply
panel-artifacts = Your artifacts
panel-artifacts-of-all = Artifacts
panel-none-yet = None yet.
panel-seen-by-you = { $artifact }, seen by you alone
panel-several = { $artifact } ×{ $n }
panel-spells = Your spells
panel-lamp-lit = Lamp lit
panel-two = may use two
panel-camel = has the camel
panel-camel-why = First, and ahead in ties
panel-known = known
panel-secret = secret
panel-hand = hand
panel-used = { $it } (used)
panel-spent = used
panel-purse = { $unknown ->
    [0] { $purse }
   *[other] { $purse } and { $unknown } unknown
}
panel-lights-lamp = It lights your Lamp: that counts as one artifact this round.
panel-nothing-to-play = You have nothing that can be played now.
panel-watching = You are watching. Treasures and face-down figures stay hidden until they are shown.
panel-figures = Your figures
panel-figure = Figure { $strength }
panel-figure-out = Figure { $strength } is out
panel-all-out = all are out
panel-which-one = which one goes there?
panel-press-one = press one, then a field
panel-give-one = Give one of these
panel-nothing-to-give = You have nothing to give
panel-have-none = You have none.
panel-keep-spell = { $keep }: { $text }
panel-before = Before the first round
fate-stands = stands
fate-cancelled = cancelled
fate-resolved = done
verb-take = Take
verb-pay = Pay
verb-bribe = Bribe
verb-return = Return
tab-table = Table
tab-mine = Screen
tab-players = Players
tab-log = Log
key-number = choose the figure of this strength, or the card at this place
key-arrows = move from field to field; Home and End go to the first and last
key-arrows-name = Arrows
key-enter = choose the field or press the button
key-pass = pass, when you may react
player-place = Place { $place }
player-answered = has answered
player-chosen = has chosen
player-turn = your turn
player-away = away
player-chooses = chooses in secret
player-thinks = is thinking …
player-admitted = admitted to the palace
player-turned-away = stays out of the palace
result-title = Final ranking
result-you = { $seat-name } (you)
result-winner = winner
result-no-treasure = no treasure

## Rules that are cited, in a sentence each
rule-M1-3 = There are 29 treasures of each kind, and the supply cannot give more than it has.
rule-M1-9 = As many rooms of the palace are in use as there are players.
rule-M2-1 = Who gets the camel first is drawn by lot.
rule-M2-2 = Everybody takes any 3 treasures to begin with, all at once and in secret.
rule-M3-1 = A round begins with a treasure card: it says how the caves are filled from the supply.
rule-M3-3 = When a round begins, the top artifact of every stack lies face up.
rule-M4-1 = One after the other everybody places a figure face down until none is left; there is no passing.
rule-M4-2 = Nobody has more than 5 figures in one room of the palace.
rule-M4-3 = Closed are empty caves, rooms that are sold out or not in use, and in the basic game the Tent and the Djinn’s House.
rule-M4-5 = A figure that goes home while figures are placed is placed again later; after that it is out for the round.
rule-M5-1 = The fields come one after the other, and only the present one is turned up.
rule-M5-3 = In a tie whoever comes first counting from the camel is stronger.
rule-M5-4 = After the last field all take their figures and used artifacts back, and treasure left in the caves returns to the supply.
rule-M6-1 = In a cave the strongest takes the top group, the second strongest the next one, and so on.
rule-M7-1 = In Aladdin’s Tent the strongest draws 2 spells, keeps one and gives the other to the second strongest; if alone, it is discarded.
rule-M7-2 = When the spells run out, the discards are shuffled into a new deck.
rule-M7-3 = In the Djinn’s House the strongest may use 2 artifacts this round instead of 1.
rule-M8-1 = At the Market the strongest may once give 1 treasure and take any 3 from the supply, or as many as it has.
rule-M8-3 = In the Caravanserai the strongest takes the camel and comes first from then on.
rule-M9-1 = The guard shows himself first, then the figures there are turned up.
rule-M9-2 = Whoever is as strong as the guard is admitted; whoever is weaker pays exactly the difference, in any kinds.
rule-M9-3 = Whoever is at the guard and too weak decides: bribe him or stay out.
rule-M9-4 = Whoever is not admitted takes all figures out of the palace, and nothing of theirs enters it this round.
rule-M10-1 = In each room the strongest may buy the artifact; whoever declines leaves it to the next strongest.
rule-M10-2 = The price is exactly the strength of your figures in the room.
rule-M10-3 = You pay in exactly as many kinds as you have figures there.
rule-M10-4 = You pay each figure in a kind of its own.
rule-M10-7 = In the basic game only the buyer knows the artifact; in the professional game all have seen it, and it may be used at once.
rule-M10-8 = What is paid returns to the supply, and nobody pays what they do not have.
rule-M11-1 = The game ends at once when the last artifact is sold.
rule-M11-2 = The game ends after the round in which somebody owns 3 artifacts.
rule-M11-3 = Most artifacts win; ties go to more Scrolls, then to more treasure.
rule-M12-A = A spell needs your lit Lamp, and goes to the discards afterwards.
rule-M12-B = No spell acts at the guard, nor moves a figure to him or away from him.
rule-M12-C = No spell moves a figure to a field whose turn is over.
rule-M12-D = Whoever cannot do all that is demanded does as much as possible; but a tax is paid in full or not at all.
rule-M13-A = You may use 1 artifact a round, or 2 after winning the Djinn’s House; used ones come back when the round ends.
rule-M14-2 = All who might react are asked at once and answer in secret; then all cards are shown together.
rule-M14-3 = A Counterspell cancels a spell of somebody else at once; of several on one spell only the first counts, and the others are taken back.
rule-M14-4 = The cards that stand take effect one after the other, counting from the camel.
rule-M14-6 = At the Market, at the guard and at an offer whoever is to decide may play a card first.
rule-M14-9 = A card needs its moment and something it may point at.
rule-M14-10 = What is taken, paid or chosen for a card is decided only when it takes effect.
rule-MR1 = When the treasure cards run out, the used ones are shuffled into a new deck.
rule-MR27 = Only whoever is asked may answer, and only what is asked.
rule-M12-1 = { spell-abracadabra }: { text-spell-abracadabra }
rule-M12-2 = { spell-charity }: { text-spell-charity }
rule-M12-3 = { spell-eye-for-an-eye }: { text-spell-eye-for-an-eye }
rule-M12-4 = { spell-city-tax }: { text-spell-city-tax }
rule-M12-5 = { spell-last-will-be-first }: { text-spell-last-will-be-first }
rule-M12-6 = { spell-dragon-leaves }: { text-spell-dragon-leaves }
rule-M12-7 = { spell-smuggler }: { text-spell-smuggler }
rule-M12-8 = { spell-mirage }: { text-spell-mirage }
rule-M12-9 = { spell-lunar-eclipse }: { text-spell-lunar-eclipse }
rule-M12-10 = { spell-second-chance }: { text-spell-second-chance }
rule-M12-11 = { spell-spy }: { text-spell-spy }
rule-M12-12 = { spell-sacrifice }: { text-spell-sacrifice }
rule-M12-13 = { spell-dragons-return }: { text-spell-dragons-return }
rule-M12-14 = { spell-donation }: { text-spell-donation }
rule-M12-15 = { spell-taboo }: { text-spell-taboo }
rule-M12-16 = { spell-solar-eclipse }: { text-spell-solar-eclipse }
rule-M12-17 = { spell-sultans-tax }: { text-spell-sultans-tax }
rule-M12-18 = { spell-trade }: { text-spell-trade }
rule-M12-19 = { spell-teleport }: { text-spell-teleport }
rule-M12-20 = { spell-parasite }: { text-spell-parasite }
rule-M12-21 = { spell-apprentice }: { text-spell-apprentice }
rule-M13-1 = { artifact-lamp }: { text-artifact-lamp }
rule-M13-2 = { artifact-double }: { text-artifact-double }
rule-M13-3 = { artifact-carpet }: { text-artifact-carpet }
rule-M13-4 = { artifact-counterspell }: { text-artifact-counterspell }
rule-M13-5 = { artifact-key }: { text-artifact-key }
rule-M13-6 = { artifact-scroll }: { text-artifact-scroll }

## What cannot be read: answers in the notation, setups and files of treasure cards
unreadable-action = “{ $it }” is no answer. Known are take, place, swap, keep, bribe, stay out, buy, decline, pass, play, to, claim, choose, give, strike, pay and take back.
unreadable-treasure = “{ $it }” is no treasure: crowns, pearls, gems, cups and bars are known.
unreadable-field = “{ $it }” is no field: crowns, pearls, gems, cups, bars, tent, djinn, market, caravanserai, guard and room-1 to room-5 are known.
unreadable-spell = “{ $it }” is no spell.
unreadable-artifact = “{ $it }” is no artifact.
unreadable-card = “{ $it }” is neither a spell nor an artifact.
unreadable-figure = “{ $it }” is no figure.
unreadable-mark = “{ $it }” is no figure on the board: name it by its number, such as “#7”.
unreadable-play = “{ $it }” is not the number of a play.
unreadable-place = “{ $it }” is not the number of a choice.
unreadable-amount = “{ $it }” is no amount.
unreadable-amounts = Name amounts and kinds, such as “2 crowns 1 cup”.
unreadable-twice = Name each kind once, with an amount above zero: { $it }.
unreadable-placement = Name a figure and a field, such as “place 7 crowns”.
unreadable-no-card = Name a card, such as “play charity”.
unreadable-too-much = “{ $it }” is too much: name one target.
wrong-setup-players = Morgenland is for 3 to 5 players, not for { $it }.
wrong-setup-rules = This version does not have rules number { $it }.
wrong-setup-word = “{ $it }” is no setting: write KEY=VALUE, such as “payment=match”.
wrong-setup-option = There is no setting “{ $key }”. Known are { $known }.
wrong-setup-value = “{ $key }={ $value }” does not fit. Possible are { $choices }.
wrong-setup-number = “{ $key }={ $value }” does not fit: write a number.
wrong-setup-pro-length = The professional game ends when the last artifact is sold (M11.1): leave “length” out.
wrong-setup-pro-rooms = The professional game has one room for each player (M1.9): leave “rooms” out.
wrong-setup-not-in-rules-one = Rules number 1 have no such setting: leave “{ $key }” out.
wrong-setup-start = Nobody sits there: { $it-name } (M2.1).
wrong-setup-cards = { $it }
wrong-cards-players = There are no treasure cards for { $it } players.
wrong-cards-count = { $players ->
    [none] There must be 15 treasure cards, not { $found }.
   *[other] There must be 15 treasure cards for { $players } players, not { $found }.
}
wrong-cards-line = Line { $line } of the treasure cards: { $why }
wrong-cards-form = Write “PLAYERS: KIND GROUPS, …”.
wrong-cards-for = Cards are for 3, 4 or 5 players, not for “{ $it }”.
wrong-cards-nothing = Between the commas stand a kind and its groups.
wrong-cards-kind = { $it }
wrong-cards-group = “{ $it }” is no group: write a number from 1 to 9.
wrong-cards-no-group = A kind without a group: { $it }. Leave it out if its cave stays empty.
wrong-cards-twice = A kind that stands there twice: { $it }.
wrong-cards-shelves = { $it }: { $to } groups are too many, a cave has 4 shelves.
wrong-cards-too-many = { $it } groups in a cave are too many with { $to } players.
wrong-cards-text = “{ $it }” are no treasure cards: five caves for each card, with commas between them, cards parted by /.

## Standing orders
order-placing = Pass while figures are placed
    .why = You are still asked when somebody plays a card.
order-field = Pass until a field with my figure is turned up
    .why = You are still asked when somebody plays a card.
order-spell = Pass until somebody plays a card
order-city = Pass until the city
order-palace = Pass until the palace
order-round = Pass until the end of the round

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
target-figure = on figure #{ $it }
target-move = on figure #{ $it }, { $to-to }
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
event-chosen = All together take *{ $total }* from the supply.
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
    [one] All answers are shown: { $plays } card.
   *[other] All answers are shown: { $plays } cards.
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
   *[other] { $seat-name }’s card takes effect: { $play }.
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
question-place-open = Place a figure.
    .why = Choose a figure, then a field. Because of *{ spell-spy }* it lies face up, except at the guard.
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
action-strike = Remove figure #{ $it }
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

# The Bazaar, a game to test tables with.
setting-turns = Turns
    .what = So many turns each.
card-spice = Spice
    .one = spice
card-silk = Silk
    .one = silk
card-spy = Spy
    .one = a spy
card-guard = Guard
    .one = a guard
omen-moon = the moon
omen-star = the star
omen-sun = the sun
omen-wind = the wind
event-drew = { $seat ->
    [you] You draw a card.
   *[other] { $seat-name } draws a card.
}
event-you-drew = You have drawn: { $card-one }.
event-played = { $seat ->
    [you] You offer { $card-one }.
   *[other] { $seat-name } offers { $card-one }.
}
event-rested = { $seat ->
    [you] You rest.
   *[other] { $seat-name } rests.
}
event-guarded = { $by ->
    [you] You guard against it: { $card-one } is lost.
   *[other] { $by-name } guards against it: { $card-one } is lost.
}
event-settled = Nobody guards: { $card-one } is let through.
event-looked = { $seat ->
    [you] You look at the omen.
   *[other] { $seat-name } looks at the omen.
}
event-you-saw = The omen is { $omen }.
event-shuffled = The omens are shuffled.
event-ended = The bazaar closes.
event-whispered = Somebody whispers { $number }.
question-turn = It is your turn.
    .why = Draw a card, offer one, or rest.
question-answer = { $hint ->
    [none] Somebody offers { $card-one }.
   *[other] Somebody offers { $card-one }, and { $hint } could guard against it.
}
    .why = Let it pass, or guard against it.
action-draw = Draw a card
action-play = Offer { $it-one }
action-rest = Rest
action-let = Let it pass
action-guard = Guard against it
illegal-not-asked = You are not asked now.
illegal-other-question = That answers another question.
illegal-hand-full = Four cards are enough.
illegal-deck-empty = The deck is empty.
illegal-not-in-hand = You do not hold that card.
illegal-another-has-it = You do not hold that card, but somebody else does.
illegal-guards-wait = Guards are for the turns of others.
illegal-no-guard = You have no guard.

## What cannot be read
unreadable-word = “{ $it }” is no setting: write “players=N” or “turns=N”.
unreadable-players = The Bazaar is for 2 to 4 players, not for { $it }.
unreadable-choice = “{ $key }={ $value }” does not fit. Possible are { $choices }.
unreadable-leak = There is no leak “{ $it }”.
unreadable-action = “{ $it }” is no answer. Known are draw, play, rest, let and guard.

# What every page and every game needs.
list-more = { $before }, { $next }
list-last = { $before } and { $last }
list-none = nothing
amount = { $n ->
    [one] { $n } { $kind-one }
   *[other] { $n } { $kind-many }
}
seat-number = Seat { $number }
someone = someone
you = you
yes = yes
no = no
person-me = { $name } (you)

## The games of this house
game-morgenland = Morgenland
game-morgenland-blurb = Send figures in secret to dragons’ caves, city and palace, and buy the most artifacts; with spells if you like.
game-morgenland-cards = Morgenland, the card game
game-morgenland-cards-blurb = Place five heroes in secret at caves, tent, caravanserai and palace; treasure buys artifacts, spells upset it all.
game-five-tribes = Five Tribes
game-five-tribes-blurb = Bid for the turn, lead meeples over the tiles, win djinns and goods; The Artisans of Naqala if you like.
game-bazaar = The Bazaar
game-bazaar-blurb = Draw cards, sell spice and silk, and guard against what others sell: a game to test tables with.
house-notice = Caravanserai is a work of its own and is not affiliated with the authors or publishers of these games.

## Bots
level-easy = Easy
    .what = They play sensibly and answer at once.
level-medium = Medium
    .what = They think ahead a little and answer almost at once.
level-hard = Hard
    .what = They think for half a second about each turn.
level-expert = Expert
    .what = They think for a second and a half about each turn.

## Settings that are seats
setting-start = Who begins
setting-start-random = By lot
    .what = The first player is drawn at random.

## The bar
bar-inn = Caravanserai, to the inn
bar-language = Language
bar-day = Day
bar-day-choose = Change to day
bar-night = Night
bar-night-choose = Change to night
bar-log = Log
bar-log-key = Log (L)
bar-keys = Keys
bar-keys-key = Keys (?)

## At every table
table-close = Close
table-back = Back
table-skip = Skip
table-again = Play again
table-again-join = Play again: join them
table-again-laid = The table for the next game is laid. Your chair is kept.
table-record = Record
table-ranking = Final ranking
table-failed = That did not work. Try again.
table-to-question = To the question
table-players = Players
table-who-plays = Who plays
table-below = Below the board
table-you = you
table-your-turn = your turn
table-a-bot = a bot
table-here = at the table
table-away = away
table-is-asked = { $name }: { $says }, is asked
table-is-not-asked = { $name }: { $says }
table-sending = Your answer is on its way.
table-cut = The line to the inn is cut. We try again.
table-cut-why = Nothing you confirmed is lost.
table-cut-now = Try now
table-rule = Rule { $id }
table-rule-book = Read it in the rules
table-page = { $prompt } · Caravanserai
table-your-page = ● { $prompt } · Caravanserai
table-title = { $game }, { $round }
table-force = In force this round
table-none = None.
table-unknown-kind = Of unknown kind
table-or-play = Or make a play first
table-plays = On the table
table-played-by = { $seat ->
    [you] , played by you
   *[other] , played by { $seat-name }
}
table-play-stands = stands
table-play-cancelled = cancelled
table-play-resolved = done
table-key-esc = put back what you chose
table-key-log = open and close the log
table-key-keys = this list
table-happened = What happened
table-earlier = Earlier
table-nothing-yet = Nothing has happened yet.
table-log-close = Close the log
table-being-laid = The table is being laid …

## The story, and what is new since I acted
story-hold = Hold
story-go-on = Go on
story-key-skip = skip what is being told
story-key-hold = hold the story, or go on
since-title = Since your last turn
since-short = Since your turn:
since-all = { $n } in all
since-again = See again
since-read = I have read this
since-more = { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
}
ladder-title = { $place }, strongest first
ladder-ahead = { $seat ->
    [you] You are ahead in this tie
   *[other] { $seat-name } is ahead in this tie
}

## Settings of this browser
settings-title = Orders and settings
settings-key = Orders and settings (O)
settings-key-why = open orders and settings
settings-speed = Speed of the story
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-speed-why = Off shows only the last picture; the list tells what happened.
settings-speed-still = Your system asks for less motion, so nothing moves; the list tells what happened.
settings-look = Look

## Taking back
undo = Take back
undo-key = Take back your last answer (U)
undo-key-why = take back your last answer
undo-ask = Take back your last answer
undo-others-why = Something has come of your last answer. It can be taken back only if all persons at the table agree.
undo-others = Ask the others
undo-alone-why = Something has come of your last answer, and you may have seen what you could not know before. Nobody else plays here, so it is for you to decide.
undo-alone = Take it back all the same
undo-leave = Leave it
wish-title = { $seat ->
    [you] You would like to take back your last answer.
   *[other] { $seat-name } would like to take back an answer.
}
wish-why = It happens only if all persons agree.
wish-waits = Still to answer: { $seats }.
wish-yes = Agree
wish-no = Decline
wish-drop = Never mind

## Standing orders, who is asked and who thinks
orders-title = Standing orders
orders-secret = Others cannot tell that you gave them.
orders-until = It ends by itself.
orders-at-work = It answers for you now.
orders-works = answers for you
orders-all = All orders
asked-word = Asked:
asked-of = Asked: { $seats }
thinking = { $seconds ->
    [one] Thinking, about a second: { $seats }.
   *[other] Thinking, about { $seconds } seconds: { $seats }.
}
undo-all = Take back your whole turn
undo-all-key = Take back your whole turn (Shift+U)

## Amounts to pay or take
bill-one-kind = { $verb } { $total } in one kind
bill-parts = { $verb } { $parts }, each in a kind of its own
bill-kinds = { $kinds ->
    [one] { $verb } { $total } in exactly { $kinds } kind
   *[other] { $verb } { $total } in exactly { $kinds } kinds
}
bill-any = { $verb } { $total } in any kinds
bill-poor = Nothing of yours makes up this payment.
bill-paid = *{ $paid }* of { $total }
bill-has-kinds = { $kinds ->
    [one] *{ $kinds }* kind
   *[other] *{ $kinds }* kinds
}
bill-right = right
bill-of = of
bill-less = One { $kind } less
bill-more = One { $kind } more
bill-another = Another way
bill-another-way = Another way to pay
bill-propose = Propose
bill-propose-way = Let the house propose
bill-confirm = { $verb } { $amounts }
bill-wrong = { $verb }: { $why }
bill-unsettled-less = { $by } more, please.
bill-unsettled-more = { $by } too much.
bill-unsettled-kinds = { $want ->
    [one] It must be { $want } kind, not { $have }.
   *[other] It must be { $want } kinds, not { $have }.
}
bill-unsettled-parts = It must be { $parts }, each in a kind of its own.
bill-unsettled-too-many = There are not so many { $kind }.


## A table without a page of its own
plain-answer = Answer
plain-players = Players
plain-log = Log
plain-over = The game is over.
plain-over-why = What was hidden is shown.
plain-others = The others play.
plain-your-answer = Your answer
plain-narrow = Narrow { $answers } answers
plain-nothing-found = No answer has these words.
plain-more = { $more } more: narrow them.
plain-watching = You are watching.
plain-wait = Wait for the others; then what you may choose is listed here.
plain-see = What you see
plain-nothing = nothing
plain-bot = bot

## Undo
taken-back = { $seat ->
    [you] You take back your last answer.
   *[other] { $seat-name } takes back an answer.
}

## Standing orders
order-only = Don’t ask where there is only one answer
    .why = Among several people this looks only at what everybody knows; alone with bots, at your hand too.
order-always = Always ask me
    .why = No other automatic answer works while this is on.

## What is final, and how long all are asked
final = cannot be taken back
final-why = With it luck is drawn or something hidden is shown, so it cannot be taken back.
asked-until = · secret until all have answered.
asked-change = You can still change your answer (U).

## The almanac at a table
table-page-of = What is this? Its page in the almanac
table-page-key = the page of the card, tile or field in the almanac

## Comfort
settings-page = Settings
settings-page-title = Settings · Caravanserai
settings-page-why = For this browser alone. What you choose holds at once, in all its tabs.
settings-light = Light
settings-light-night = Night
settings-light-day = Day
settings-light-system = System
settings-patterns = Patterns on all pieces
settings-patterns-why = Told apart without colour.
settings-sound = Sound
settings-sound-play = Play sounds
settings-sound-why = Short and quiet, and never the only sign. When this tab is hidden, you hear only that it is your turn.
settings-volume = Volume
orders-usual = At my next tables, too
orders-usual-why = New tables of this game begin with these orders, except for those that end by themselves.
keys-tab = go to the next thing that can be pressed; with Shift, to the one before
keys-enter = press it
keys-escape = close what is open
keys-settings = open the settings
settings-answers = Answers
settings-confirm = Ask again before what cannot be taken back
settings-confirm-why = Such answers are pressed twice.
sure = This cannot be taken back
sure-why = Once it is done, it stands.
sure-yes = Do it
sure-no = Not yet
keys-find = go to the search

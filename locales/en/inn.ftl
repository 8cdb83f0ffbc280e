# The pages around the tables.
inn-welcome = An inn for games of the Arabian Nights. Sit down, the table is laid.
inn-greet = { $time ->
    [morning] Good morning, { $name }.
    [day] Good day, { $name }.
   *[evening] Good evening, { $name }.
}
inn-waits = { $tables ->
    [one] One table waits for you.
   *[other] { $tables } tables wait for you.
}
inn-waits-none = Nobody waits for you. Your tables keep their places.
inn-play = Play { $game } against bots
inn-play-now = Play { $game } now
inn-one-click = One click: the bots are waiting. No account needed.
inn-games = The games
inn-players = { $least } to { $most } players
inn-bots = Against bots
inn-friends = With friends
inn-friends-of = { $game } with friends
inn-table = Table …
inn-table-of = A table of { $game } as you like it
inn-rules-of = Rules of { $game }
inn-again = Try again
inn-games-coming = The games are being brought …
inn-games-failed = The games cannot be shown now.
inn-unreachable = The inn cannot be reached. Look at your connection and try again.
inn-answered = The inn answered with { $status }. Try again in a moment.
inn-news = New here
inn-news-account = Make an account and take your games along: to another browser, to your phone.
inn-news-lobby = The lobby shows the tables where somebody waits for players, and those to watch.
inn-news-clocks = Play with a clock, from seconds to days for each decision; pause and take a holiday.
inn-news-chat = Write to each other at the table, or say a phrase that everybody reads in their own language.
inn-news-replay = Every finished game can be looked at again, step by step and from every seat.

## How long a game takes
lasts-morgenland = about 60 minutes
lasts-morgenland-cards = about 30 minutes
lasts-five-tribes = about 60 minutes
lasts-bazaar = about 5 minutes

## A new table
new-form = A table of { $game }
new-players = Players
new-friends = Chairs kept open for friends
new-bots = Bots
new-lay = { $chairs ->
    [one] Lay a table of { $game } for a friend
   *[other] Lay a table of { $game } for { $chairs } friends
}
new-failed = The table could not be laid. Try again.

## Your games
mine = Your games
mine-first = first the tables where you are asked
mine-failed = Your games cannot be shown now.
mine-turn = your turn
mine-playing = the others are deciding
mine-waiting = { $chairs ->
    [one] one chair is open
   *[other] { $chairs } chairs are open
}
mine-kept = { $name } would like to play again
mine-go = Go to the table
mine-look = Look
mine-invite = Invite
mine-sit = Sit down
mine-of = { $do }: { $game }
mine-played = Played
mine-place = { $place ->
    [1] you came first
    [2] you came second
    [3] you came third
    [4] you came fourth
   *[other] you came { $place }th
}
mine-over = over

## Invitation and waiting room
invite-page = { $game }: a chair is free · Caravanserai
invite-laid = Your table is laid.
invite-sits = You sit here.
invite-keeps = { $name } keeps a chair for you.
invite-full = All chairs are taken.
invite-waits = { $chairs ->
    [one] One chair is open. The game begins as soon as all sit.
   *[other] { $chairs } chairs are open. The game begins as soon as all sit.
}
invite-no-account = No account needed.
invite-watch = You can stay and watch.
invite-players = { $players } players
invite-table = At the table
invite-opened = laid the table
invite-here = here
invite-away = on the way
invite-bot = bot, { $level }
invite-open = Open
invite-open-what = { $owner ->
    [you] a bot sits down if you say so
   *[other] a bot sits down if { $name } says so
}
invite-kept = Kept for { $name }
invite-yours = Your chair
invite-name = Your name at this table
invite-sit = Sit down
invite-fill = Fill with bots and begin
invite-agreed = What was agreed
invite-bots = Bots
invite-share = Bring somebody along
invite-scan = Scan it, or send the link.
invite-qr = QR code with the link to this table
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-send = Share
invite-only-here = This link works on this machine only. To let friends in from your network, start the house with { $option }.
invite-rules = Rules

## Your name
name-yours = Your name
name-save = Save
name-change = Change your name
name-failed = This name cannot be used.

## Nothing here
nowhere-page = Not found · Caravanserai
nowhere = The caravan has moved on
nowhere-why = There is nothing at this address. The inn is still where it was.
nowhere-inn = To the inn

## The bar of the pages
bar-places = Places
bar-places-inn = The inn
bar-places-learn = Learn
bar-places-almanac = Almanac

## A game looked at again
replay = Look at it again
replay-of = { $game }, looked at again
replay-seen-by = Seen by
replay-spectator = somebody who watches
replay-chapter = Chapter
replay-share = Link to this step
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-not-over = This game is not over yet. When it is, it can be looked at again from every seat.
replay-fair = Luck checked: all { $draws } draws follow from the seed this house was bound to before the deal.
replay-unfair = The seed is not the one this house was bound to before the deal.
replay-fair-unchecked = Whether the luck is the one this house was bound to can be checked here over https, or with the record.

## A game looked at again: all hands, rounds, the chart and the dice
replay-open = All open
replay-hands = Everybody’s hand
replay-round = Round { $round }
replay-rounds = Rounds
replay-slider = Step of the game
replay-speed = Speed: { $times } times
replay-chart = How it went
replay-chart-of = What is counted
replay-chart-says = { $measure } of every player, from the beginning to the end
replay-dice = The luck
replay-dice-being-drawn = All luck is being drawn again …
replay-dice-how = How it is checked
replay-dice-why = Before the deal this house published a checksum of its secret seed. Your browser has compared both, has drawn all luck again from the seed, and has compared it with the record. Out of how many each draw was made follows from the rules; who does not want to take this house’s word for that lets “caravanserai verify” read the record.
replay-dice-seed = Seed
replay-dice-commitment = Published before the deal
replay-dice-added = Added by { $name }
replay-witness-same = Your browser remembers the promise of this house, and what you added, from when you sat down: both are the same.
replay-witness-promise = Your browser remembers the promise of this house from when you sat down: it is the same. Nothing that you added is in the luck.
replay-witness-other = Your browser remembers another promise of this house, or another addition of yours, from when you sat down: the luck is forged.
replay-witness-absent = Nobody sat down at this table in this browser: only the players can tell whether the promise and what they added are the same as then.
replay-altered = The record is not whole, or was changed after the game.
replay-forged-deal = The deal does not come from the published seed: it is forged.
replay-forged = The luck of step { $step } does not come from the published seed: it is forged.
measure-points = Points
measure-artifacts = Artifacts
measure-treasure = Treasure

## Without a line to the house
offline = No road to the inn
offline-why = You are offline, or the house is closed. Running games are safe: they wait where you left them. Rules and cards that you have looked at before can be read meanwhile.
offline-again = Try again
offline-read = Read the rules

## Learning by playing
lesson-by-playing = Learn by playing
lesson-by-playing-of = { $game }: learn by playing
lesson-new = New to it? Learn by playing, in about ten minutes.
lesson-resume = Go on learning
inn-news-lesson = Learn by playing: a guided first game of each, with a reason for every choice.

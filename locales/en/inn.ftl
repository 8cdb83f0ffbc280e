# The pages around the tables.
inn-welcome = An inn for games of the Arabian Nights. Sit down, the table is laid.
inn-play = Play { $game } against bots
inn-play-any = Play against bots
inn-one-click = One click: the bots are waiting. No account needed.
inn-again = Try again
inn-games-coming = The games are being brought …
inn-games-failed = The games cannot be shown now.
inn-unreachable = The inn cannot be reached. Look at your connection and try again.
inn-answered = The inn answered with { $status }. Try again in a moment.

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

## Your tables
mine = Your tables
mine-failed = Your tables cannot be shown now.
mine-none = You sit at no table yet. Your games will lie here, also when you come back tomorrow.
mine-waiting = waiting for players
mine-playing = being played
mine-over = over
mine-over-place = { $place ->
    [1] over, you came first
    [2] over, you came second
    [3] over, you came third
    [4] over, you came fourth
   *[other] over, you came { $place }th
}
mine-wait = Wait
mine-go-on = Go on

## Your name
name-yours = Your name
name-save = Save
name-change = Change your name
name-failed = That name was not taken.

## Nothing here
nowhere-page = Not found · Caravanserai
nowhere = The caravan has moved on
nowhere-why = There is nothing at this address.
nowhere-inn = To the inn

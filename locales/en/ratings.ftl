# Ratings, the deal of the day, statistics.

## What cannot be done
failure-rated-clock = A rated table needs a clock, so that nobody saves points by staying away. Choose one, such as 30+600 or 2d.
failure-sealed = This deal is played by others until midnight (UTC). Until then only its own player sees it.
failure-play-first = Play the deal of today first. When your own try is over, you see how the others did.
failure-no-board = There is no such board. The game has another name, is not played by so many, or nothing was dealt on that day.
refusal-counts = This game counts: only what nobody has seen is taken back, and nobody is sent away.

## Ratings
ratings-page = Ratings · Caravanserai
ratings-title = Ratings
ratings-why = How strong everybody is, by game and number of players. Bots are rated, too. Games count at tables that were opened as rated.
ratings-how = Newcomers have 1500 points. The number after ± says how sure that is: very likely the true strength is within it. The list is ordered by the points that a player very likely has at least.
ratings-none = Nobody has played a rated game of this kind yet. Open a table as “rated” to be the first.
ratings-all = All ratings
ratings-place = Place
ratings-who = Who
ratings-points = Points
rating-size = { $players } players
rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-bots = Bots, { $level }
rating-plot = { $game }: { $points } points, give or take { $within }
rated = Rated
rated-at = Rating { $rating }
rated-changes = What this game has changed
resigned = resigned
rated-account = This table is rated: log in with your account to sit down.
new-rated = Ratings
new-rated-no = For fun
new-rated-no-what = The game changes no rating.
new-rated-yes = Rated
new-rated-yes-what = For accounts and bots, by the clock, without advice. What was seen is not taken back.
inn-contests = Compare yourself

## The deal of the day
daily-page = Deal of the day · Caravanserai
daily-title = Deal of the day
daily-why = Everybody gets the same luck against the same bots, once a day. Your first try counts. When it is over, you see how the others did.
daily-until = { $day } (UTC). The next deal comes at { $time } by your clock.
daily-account = The deal of the day is for accounts, so that everybody has one try that counts.
daily-against = You and { $bots ->
    [one] one bot ({ $level })
   *[other] { $bots } bots ({ $level })
}.
daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
daily-new = You have not tried it yet.
daily-begun = Your try is under way.
daily-done = Your try is over. You may play it again; that does not count.
daily-play = Play
daily-go-on = Go on
daily-once-more = Play it again
daily-results = How all did
daily-yesterday = Yesterday
daily-do = { $do }: { $game }
daily-of = { $day }
daily-place = At the table
daily-none = Nobody finished the deal of that day.
daily-look = Look at the game of { $name }
daily-promise = The promise
daily-promise-why = These numbers bind the house to the luck of today and of tomorrow. When a day is over, its seed is shown here. Whoever looks at a game of that day again has its luck checked by the browser; “caravanserai verify” checks it, too.
daily-today = Today:
daily-tomorrow = Tomorrow:
daily-seed = Seed of this day:
daily-others = How the others did
daily-sealed = This was the deal of the day, which others play until midnight (UTC). From { $when } by your clock it can be looked at again, and its luck be checked.
daily-unsealed = This was the deal of a day.

## Statistics
stats-title = Statistics
stats-own = Of all your finished games. Others see those at public tables.
stats-public = Of finished games at public tables.
stats-none = No finished games yet.
stats-games = Games
stats-won = Won
stats-before = Came before them
stats-answers = Answers in a game
stats-lasted = Usual length
stats-minutes = { $minutes ->
    [0] under a minute
   *[other] { $minutes } min
}
stats-over-time = Over time
stats-over-time-why = The mean place of the last ten games, game by game.
stats-over-time-says = At the end { $percent } percent of the way from the last place to the first
stats-first = first
stats-last = last
stats-by-game = By game
stats-game = Game
stats-by-seat = By seat
stats-seat = Seat
stats-by-opponent = By opponent
stats-opponent = Opponent
stats-guests = Guests and people who are gone
stats-cards = Cards
stats-cards-why = In how many games each card was used or owned, and how many of these were won. Of all these games { $share } were won.
stats-cards-choose = Choose a game to see how often each card helped.
stats-card = Card
stats-card-games = In games
stats-card-used = Used
stats-card-won = Won with it

## About the house
about = About
about-page = About · Caravanserai
about-title = About Caravanserai
about-licence = Caravanserai is free software, under the MIT licence or the Apache licence 2.0, as you like.
about-notices = It contains the work of many others. Their names, licences and notices:
about-coming = The list is coming …

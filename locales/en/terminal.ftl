## The full screen
screen-small = This screen is too small: { $columns } columns and { $rows } rows are needed. Make the window larger, or play line by line with --plain.
screen-curtain = It is the turn of { $name } at the keyboard. Everybody else looks away. { $name } presses Enter.
screen-enter-leaves = Enter leaves.
screen-waiting = One moment …
screen-spectator = Spectator
screen-step = Step { $at } of { $of } · { $eyes }
screen-played = { $name } answers: { $answer }
screen-end = { $field }: { $tribe } ({ $points })
screen-ends = The move can end in { $n } ways: go there and press Enter, or Esc for another tile.
screen-search = Looking for “{ $typed }”: { $n ->
    [one] one answer
   *[other] { $n } answers
  }
screen-legal = That would be possible.
screen-fault = The game cannot go on: { $why }
screen-orders = Automatic answers ({ $n }): Enter turns one on or off
screen-notation = { $it }
screen-opinion = Bots would answer: { $all }
screen-opinion-of = { $level }: { $answer }
screen-unheard = The house was not heard: { $why }
screen-reconnecting = The house is away. Trying again …
screen-open-chairs = Waiting for players, { $n ->
    [one] one chair is
   *[other] { $n } chairs are
  } open. Others join with “--table { $id }”.
screen-keys-menu = Enter answer · ↑↓ choose · type to search · Tab board · ^Z undo · ? help · ^Q
screen-keys-board = Enter here · arrows go · Space next · Tab list · ^Z undo · ? help · ^Q end
screen-keys-picker = Enter pay · ↑↓ kind · ←→ amount · Tab list · ^Z undo · ? help · ^Q end
screen-keys-waiting = F2 page · F3 log · ^Z undo · ? help · ^Q end
screen-keys-replay = ←→ step · ↑↓ ten · V eyes · B bots’ opinion · F2 page · ? help · Q end
screen-help = Keys
    .choose = go through the answers
    .answer = give the answer the cursor is on; on the board, answer there or hear why not
    .search = search the answers; words that fit none are tried in the game’s notation
    .turn = from the list to the board or the amounts, and back
    .walk = on the board: go from place to place
    .jump = on the board: go to the next place with an answer
    .amounts = more or less of a kind
    .back = forget what was typed, a place, or a move that was begun
    .page = another page: board, players, log
    .log = what was heard
    .rule = the rule behind the question or the refusal
    .orders = automatic answers
    .undo = take back the last answer
    .undo-all = take back all of the turn
    .step = one step back or on
    .leap = ten steps back or on
    .ends = to the deal, or to the end
    .eyes = look through other eyes
    .opinion = what bots would answer next
    .leave = leave; the game is saved
pick-price = Price
pick-bribe = Bribe
pick-discard = Discard
pick-sum = { $sum } of { $wanted }.
pick-sum-of = { $what } { $sum } of { $wanted }.
pick-enough = Enter answers with it.
pick-not-enough = Not yet right.

## Line by line
look-caves = caves
look-city = city
look-palace = palace
look-nothing = There is no “{ $it }” to look at. There are: { $known }.
who-person = { $name }, seat { $number }: a person
who-you = { $name }, seat { $number }: you
who-bot = { $name }, seat { $number }: a bot ({ $level })
rules-none = There is no rule “{ $it }” here. A rule is called as in “rules M5.3”.

## Saved games
saved-none = There are no saved games.
saved-line = { $file }: { $game }, { $over ->
    [yes] over after { $steps } steps
   *[no] { $steps } steps
  }
saved-none-to-resume = There is no saved game to go on with. Begin one with “caravanserai play”.
wrong-seats = Seats are numbers from 0 to 7, parted by commas.

## At a house
house-address = “{ $it }” is no address of a house: it is like http://inn.example:8080. Houses behind https are reached through a tunnel.
house-away = Nobody answers at { $place }: { $why }
house-screen = A table of a house needs a screen; without one, play with a program over its API.
house-empty = No table is open at this house. Open one: caravanserai play GAME --server URL
house-table = { $id }: { $game }, { $open ->
    [0] full
    [one] one chair open
   *[other] { $open } chairs open
  }: { $names }

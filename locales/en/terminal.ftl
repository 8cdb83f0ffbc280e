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
    .chat = at a house: read and write; Tab chooses a phrase, ↑ a line to mute its writer
    .table = at a house: who is there, clocks, pause, leave and more
    .undo = take back the last answer
    .undo-all = take back all of the turn
    .step = one step back or on
    .leap = ten steps back or on
    .ends = to the deal, or to the end
    .eyes = look through other eyes
    .opinion = what bots would answer next
    .leave = leave; the game is saved
screen-keys-house = F6 chat · F7 table
screen-hint-table = F7 or Ctrl-W answers.
screen-unread = { $n ->
    [one] New: { $line } (F6 or Ctrl-T)
   *[other] { $n } new: { $line } (F6 or Ctrl-T)
  }
screen-chat-keys = Enter sends · Tab: { $phrases } · ↑↓ choose a line to mute its writer · Esc closes
screen-sure = Enter once more, or Esc.
screen-absent = { $name }, { $why }.
screen-back = { $name } is back.
screen-muted = You no longer read { $name }.
screen-unmuted = You read { $name } again.
screen-pause-over = The pause is over: clocks run again.
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
who-open = Seat { $number }: nobody yet
who-away = not here at the moment
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
house-address = “{ $it }” is no address of a house: it is like https://inn.example or http://192.168.1.5:8080.
house-away = Nobody answers at { $place }: { $why }
house-moved = This house is at { $place }: start again with that address.
house-certificates = { $file } holds no certificates to trust: { $why }
house-untrusted = What answers at { $place } is not trusted, and nothing was sent: { $why ->
    [issuer] nobody this machine trusts vouches for its certificate. If the house has a certificate of its own, get the one that vouches for it from its host and name it with --ca FILE.
    [name] its certificate is for another name. Use the name the host gave you, not a number or a short form.
    [time] its certificate has run out, or the clock of this machine is wrong.
   *[other] { $detail }
  }
house-unsealed = { $place } does not speak https: try the address with http, or ask the host for the right port.
house-empty = No table is open at this house. Open one: caravanserai play GAME --server URL
house-table = { $id }: { $game }, { $open ->
    [0] full
    [one] one chair open
   *[other] { $open } chairs open
  }: { $names }

## At a house, line by line
afar-greet = { $game }, { $players } players, at a house. { $how }
afar-not-asked = You are asked nothing now.
afar-phrases = Say something in your own words with “say TEXT”, or one of these with “phrase N”; everybody reads it in their own language:
afar-nobody = Nobody called “{ $name }” has written here.
afar-deeds = { $n ->
    [0] There is nothing to be done at the table now but to play.
   *[other] What you can do at the table with “do N”:
  }
afar-sure = { $question } If you are sure: “do { $n } sure”.

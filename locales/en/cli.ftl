# The command line.

## Help
cli = An inn where travellers meet to play.
cli-serve = Open the house: play in the browser, with friends and bots. This is what is done without a command.
cli-serve-port = The port to listen on; 0 takes any that is free.
cli-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-serve-pace = How long a bot takes for a turn at least, in milliseconds.
cli-serve-origins = Where people find the house, such as https://games.example behind a proxy; may be given several times.
cli-serve-trusted-proxy = A proxy that says where requests come from, as an address or a network; may be given several times.
cli-serve-proxy-header = The header in which it says so: x-forwarded-for or forwarded.
cli-serve-connections = How many connections are taken in, if the system gives files for so many.
cli-serve-connections-per-network = How many of them from one network.
cli-serve-tables-per-person = How many tables that are not over one person may have opened, and all guests of a network eight times as many.
cli-serve-bot-tables-per-person = How many of them with bots.
cli-serve-keep-waiting = After how many days a table is put away that still waits for players; 0 is never.
cli-serve-keep-running = After how many days without a step a game is put away; 0 is never.
cli-serve-keep-finished = After how many days a finished game is put away; 0 is never.
cli-serve-metrics-port = A port on this machine alone where figures are shown at /metrics.
cli-serve-metrics-token = Whoever has this token is shown them at /metrics of the house itself.
cli-serve-log = How the log is written: text or json.
cli-serve-log-level = How much the log says: error, warn, info, debug or trace.
cli-play = Play a game in the terminal against bots: on the whole screen, or line by line with --plain.
cli-play-game = Which game; the first of the list below if left out.
cli-play-seat = Where you sit, counted from 0; several numbers, such as 0,2, for several people at one keyboard. [default: 0]
cli-play-level = How well the others play: easy, medium, hard or expert; also random and greedy. [default: easy]
cli-play-seed = The same number gives the same luck and the same opponents.
cli-play-save = Where the game is saved after every step; else in a folder of saved games. It holds every secret of the game.
cli-play-resume = Go on with a saved game; with the newest, if no file is named.
cli-play-list = List the saved games.
cli-play-plain = Line by line, for screen readers and programs. So it is wherever there is no screen.
cli-play-ascii = Only letters and signs of ASCII, as where the terminal’s locale has no others.
cli-play-server = Play at a running house: https://HOST or http://HOST:PORT. With a game a table is opened there; with --table you join one; with neither, the lobby is listed.
cli-play-table = The table to join, by the last part of its address.
cli-play-token = Your token at that house; without it you come as a guest, the same each time.
cli-play-clock = How time is counted at the table you open: 30+600 is 30 seconds per decision and 600 in reserve, 2d is two days per decision.
cli-play-name = What you want to be called there as a guest.
cli-play-open = Leave the other chairs to people; else bots take them.
cli-play-ca = A file of certificates (PEM) to trust besides those of the system, for a house with its own.
cli-replay = Show a recorded game as one of its players, or a spectator, saw it.
cli-replay-file = The record.
cli-replay-at = Stop after this step; 0 is the deal.
cli-replay-viewer = Through whose eyes: a seat’s number, counted from 0, or “spectator”.
cli-replay-plain = Print what was heard and the last view, as where there is no screen.
cli-replay-ascii = Only letters and signs of ASCII, as where the terminal’s locale has no others.
cli-verify = Check that the luck of a finished game is what was promised before it began.
cli-verify-file = The record with its proof, as a house gives it out.
cli-verify-commitment = The promise as you noted it when you sat down; if it is left out, the one in the file counts.

cli-simulate = Play many games at random and sum them up.
cli-simulate-games = How many games.
cli-simulate-seed = The same number gives the same games.
cli-arena = Let bots play against each other and say how strong each is.
cli-arena-seats = Who plays, parted by commas: random, greedy, easy, medium, hard, expert, search=ITERATIONS, hard/8 for an eighth of its iterations, or “cmd:” and the command of a program.
cli-arena-deals = How many deals; each is played once with every rotation of the seats.
cli-arena-seed = The same number gives the same deals and the same decisions.
cli-arena-threads = How many games are played at once; as many as there are cores if left out.
cli-arena-timed = Let the levels’ time caps stop a search, as at a real table. The result then depends on the machine.
cli-arena-patience = How long a program may take for an answer, in milliseconds.
cli-arena-state = Where finished games are noted; the same command goes on with them.
cli-arena-report = Write a page with plots into this folder.
cli-bench = Measure how fast the rules of a game are, and a search over them.
cli-waiting = Measure how long people wait for bots, at a real house with a real clock.
cli-waiting-levels = Which levels, parted by commas.
cli-waiting-game = Only tables of this game.
cli-waiting-seconds = When a game is broken off, in seconds.
cli-waiting-state = Where finished tables are noted; the same command goes on with them.
cli-fit = Fit the numbers that a game’s bots learned from games of bots, and write them into their source file.
cli-fit-games = How many games are played; as many as the file in the repository was made from if left out.
cli-fit-seed = The same number gives the same games, and so the same result.
cli-fit-threads = How many threads; as many as there are cores if left out. The result does not depend on it.
cli-fit-out = Write here, not into the source file.
cli-fit-check = Write nothing; fail if the file in the repository differs from what comes out.
cli-all-lang = The language: en, de or nl. If it is left out, that of the terminal.
cli-all-help = Show this help.
cli-all-version = Show the versions of everything.
cli-all-game = Which game.
cli-all-players = How many play.
cli-all-setup = Table options in the game’s notation, such as “payment=match length=full” or “expansion=on”.
cli-all-cards = A file of cards, or of printed values, instead of those we ship.
cli-all-threads = How many threads; as many as there are cores if left out.
cli-all-json = Print JSON.
cli-value-address = ADDRESS
cli-value-bots = BOTS
cli-value-clock = CLOCK
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-dir = DIR
cli-value-file = FILE
cli-value-form = FORM
cli-value-game = GAME
cli-value-header = HEADER
cli-value-hex = HEX
cli-value-lang = LANG
cli-value-level = LEVEL
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAME
cli-value-network = NETWORK
cli-value-options = OPTIONS
cli-value-port = PORT
cli-value-s = S
cli-value-seat = SEAT
cli-value-table = TABLE
cli-value-token = TOKEN
cli-value-url = URL
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-env = [or { $name } in the environment]
help-games = Games, with the usual value of each option first:
help-game = { $name }: { $title }, { $least } to { $most } players.
help-with = { $setting } (with { $other })

## A wrong command line
wrong-argument = There is no “{ $it }” here.
wrong-command = There is no command “{ $it }”.
wrong-value = “{ $value }” does not fit { $it }.
wrong-value-why = “{ $value }” does not fit { $it }: { $why }
wrong-missing = This is missing: { $it }.
wrong-conflict = { $it } does not go together with { $other }.
wrong-anyhow = This command line cannot be read.
wrong-see = { $why } “{ $command } --help” shows what there is.
wrong-language = There is no language “{ $it }” here: { $known } are known.
unknown-mind-level = There is no level “{ $it }”: easy, medium, hard and expert are known.
unknown-mind-bot = There is no bot “{ $it }”: random, greedy, easy, medium, hard, expert and search=ITERATIONS are known; “hard/8” thinks an eighth as long.
unknown-mind-setting = “{ $text }” is no setting of a search. Known are { $known }, as in “horizon=2”.
wrong-seat-number = A number from 0 to 7 was expected.
wrong-seat = There is no seat { $seat } at a table of { $seats }: choose --seat 0 to { $last }.
wrong-viewer = Nobody sat on seat { $seat }: the seats of this game are 0 to { $last }, or “spectator”.
wrong-step = The record has { $steps } steps; there is no step { $at }.

## At the table
term-greet = { $game }, { $players } players. You are { $name } on seat { $number }; the others are bots ({ $level }).
term-type-help = Type “help” for what you can do.
term-help = Answer with a number from the list, or in the notation of the game.
    .view = the table as you see it, or a part of it: look palace
    .who = who plays, and what they have
    .rules = what a rule says: rules M5.3
    .menu = all answers of the list
    .log = what you heard, the last N
    .undo = take back your last answer, or all of your turn
    .orders = automatic answers and whether they are on
    .order = turn an automatic answer on or off
    .save = write the record (it holds every secret)
    .help = this
    .quit = stop; the game is saved
    .clock = all clocks, and what the table waits for
    .say = write to the table
    .phrase = say something that is often said
    .chat = what was written, the last N
    .mute = do not read somebody; unmute NAME reads them again
    .table = what you can do: pause, agree, leave and more
    .do = do it
    .leave = leave the terminal; your seat waits for you
term-by-order = Answered for you: { $order }
term-orders = Automatic answers; “order KEY on” and “order KEY off” change them:
term-order-how = Say “order KEY on” or “order KEY off”; “orders” lists the keys.
term-more = … and { $more } more: “menu” shows them all
term-save-where = Say where: “save FILE”.
term-saved = Saved to { $file }.
term-not-saved = Not saved: { $why }
term-no-answer = There is no answer { $it }: they are 1 to { $most }.
term-refused = Not possible. { $why }
term-ended = The input has ended before the game. { $how }
term-good-bye = Good-bye! { $how }
term-go-on = Go on with “{ $command }”.
term-record = The record is in { $file }; “caravanserai replay” shows it.
term-over = The game is over.
term-place = { $shared ->
    [yes] { $place }. { $seats } (shared)
   *[no] { $place }. { $seats }
}
term-replay = { $game }, step { $at } of { $steps }, as a spectator saw it
term-replay-seat = { $game }, step { $at } of { $steps }, as seat { $number } saw it
term-record-ends = The record ends here, before the game is over.
term-open = The house is open: { $link } (games are kept in { $folder }; Ctrl-C closes it)
term-closing = The house is closing: what was begun is finished.
term-open-friends = Friends on other machines come to { $link }
term-open-here = Only this machine can reach it. To let friends in from your network, start it with { $option }.

## What goes wrong
term-not-read = { $file } cannot be read: { $why }
term-not-written = { $file } cannot be written: { $why }
term-not-a-record = { $file } exists and is not a record; choose another name.
term-broken = { $file }: { $why }
term-port-taken = Port { $port } is taken by another program: choose another one with --port N, or any free one with --port 0.
term-listen = It is not possible to listen on { $address }: { $why }
term-fault = a fault of this program, not of yours; please report it with what you did:

## Keeping a house
cli-backup = Copy everything a house keeps into one file, also while it runs.
cli-backup-file = The new file. It holds every secret of running games.
cli-restore = Put a backup into an empty place, be it SQLite or PostgreSQL.
cli-restore-file = The backup.
cli-doctor = Find out what is wrong with a house, and what to do.
cli-export = Write out the record of a finished game.
cli-licences = Print the licences and notices of everything that is in this program.
cli-export-table = The table, by the last part of its address.
cli-export-out = Where the record goes; if it is left out, it is printed.
cli-config = Look at the settings of a house.
cli-check = Say what every option is, where that comes from, and whether a house can be opened with it.
cli-all-config = A file of settings (TOML); options and environment come before it.
config-unread = { $file }, line { $line }: { $why }
config-unknown = { $file }: there is no setting “{ $key }”. There are: { $known }.
config-value = { $file }: “{ $key }” is a text, a number, or a list of them.
config-from-line = from the command line
config-from-environment = from the environment
config-from-file = from the file
config-from-nowhere = as usual
config-fine = A house can be opened with this.
cli-all-data = The folder where tables and guests are kept.
cli-all-database = Keep them in another place: sqlite:FILE or postgres://USER@HOST/NAME.
wrong-database = a database is sqlite:FILE or postgres://USER@HOST/NAME.
verify-replays = { $steps ->
    [one] One step replays by the rules.
   *[other] All { $steps } steps replay by the rules.
  }
verify-bound = The seed is the one that was promised before anybody sat down: { $promise }
verify-fair = { $added ->
    [0] All { $draws } numbers were drawn with it. The players added nothing.
    [one] All { $draws } numbers were drawn with it and with what one player added.
   *[other] All { $draws } numbers were drawn with it and with what { $added } players added.
  }
verify-unread = { $file } cannot be checked: line { $line } should be “{ $wanted } …”.
verify-no-proof = { $file } holds a record without a proof of its luck. A house puts it on top of the record of a finished game; records of games in the terminal have none.
verify-no-promise = A promise is 64 digits and letters from a to f.
verify-other-promise = This is another promise than the one you noted: { $promise }
verify-unbound = Not fair: the seed is not the one that was promised.
verify-forged = { $step ->
    [0] Not fair: the deal was not drawn with the promised seed.
   *[other] Not fair: the luck of step { $step } was not drawn with the promised seed.
  }
cli-serve-bus = Where the processes of a house meet, if several share a PostgreSQL database: nats://HOST:PORT.
wrong-bus = a bus is nats://HOST:PORT.
wrong-token = a token has 16 characters or more: take random ones.
term-bus = The bus { $place } cannot be reached: { $why }. See that it runs and that address, name and password are right.
term-bus-alone = --bus is for several processes that share a PostgreSQL database: name it with --database, or leave --bus out.
wrong-network = a proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
wrong-header = the header is x-forwarded-for or forwarded.
term-backed-up = Everything is in { $file }. It holds every secret of running games: keep it safe.
term-restored = The house is in { $place } and can be opened.
term-log-aside = A log of an earlier house lay there. It is kept as { $file }; delete it if you do not need it.

## In charge of a house
wrong-registration = open, invitation and closed are known.
cli-serve-registration = Who may make an account: open (anybody), invitation (who was invited) or closed (nobody).
cli-serve-privacy = A file with your own text for the page about privacy; paragraphs are parted by empty lines.
cli-serve-keep-guests = After how many days without a visit guests are forgotten who have played; who never did, after 30.
cli-serve-keep-sessions = After how many days without use a browser is logged out.
wrong-smtp = a mail server is smtps://NAME:PASSWORD@HOST, or smtp://HOST.
wrong-sender = a sender is an address such as inn@games.example.
wrong-private = this is an address or a network, such as 192.168.1.7 or 192.168.1.0/24.
cli-serve-smtp = The mail server that sends notices: smtps://NAME:PASSWORD@HOST, or smtp://HOST with STARTTLS.
cli-serve-mail-from = In whose name mails are sent, such as inn@games.example.
cli-serve-allow-notices-to = A private network in which webhooks and push services may be, as an address or a network; may be given several times.
cli-value-who = WHO
cli-value-like = LIKE
cli-value-why = WHY
cli-value-id = ID
cli-value-said = TEXT
term-claim = Nobody is in charge of this house yet. Make an account, then open this link, which works once: { $link }
cli-admin = Look after people and tables, also while the house runs: list, ban, reset, delete, announce.
cli-people = List people: id, day of the last visit, account or guest, name.
cli-people-like = Only those whose name holds this, or the one of this id.
cli-tables = List the newest tables.
cli-reports = List the open reports.
cli-announcements = List the announcements.
cli-ban = Ban a person, from this moment on.
cli-ban-why = Why, in words they will read.
cli-unban = Lift a ban.
cli-reset = Make a link with which a person sets a new password. It works once, for a week.
cli-make-admin = Put an account in charge.
cli-claim = Make a link that puts an account in charge. It works once, for a week; earlier ones work no longer.
cli-invite = Make an invitation, with which one person can make an account.
cli-delete-person = Forget somebody for good. Their finished games stay, under “someone”.
cli-delete-table = Take a table away: nobody finds it any more.
cli-announce = Tell everybody something, on every page around the tables.
cli-announce-said = The text of the announcement.
cli-withdraw = Withdraw an announcement.
cli-close-report = Close a report.
cli-all-who = The name of an account, or an id as “admin people” lists it.
cli-all-id = The id, as it is listed.
cli-all-origins = Where people find the house, so that the link is complete.
admin-banned = { $name } may not come in any more.
admin-unbanned = { $name } may come in again.
admin-reset = This link sets a new password, once, within a week:
admin-made = { $name } is in charge now.
admin-claim = This link puts an account in charge, once, within a week:
admin-invited = With this link one person can make an account, within a week:
admin-deleted = { $name } is forgotten. Finished games stay, under “someone”.
admin-table-deleted = Table { $name } is not found any more.
admin-announced = Everybody sees the announcement now.
admin-withdrawn = The announcement is withdrawn.
admin-closed = The report is closed.
admin-none = There are none.
admin-over = over
admin-running = running
admin-public = public
admin-private = private

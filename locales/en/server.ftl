# What the house says when something cannot be done.
guest-name = Traveller { $number }

## Requests
failure-bad-json = The request cannot be read: { $why }.
failure-bad-body = The request is too large or broke off.
failure-bad-name = A name has 1 to 30 characters. Choose another one.
failure-bots-name = This is a bot’s name, or looks like one. Choose another one.
failure-name-taken = Somebody at the table has a name that looks the same. Choose another one, so that you can be told apart.
failure-bad-setup = The table cannot be opened. { $why }
failure-bad-seats = The setup is for { $players } players, but { $seats } seats are given.
failure-two-chairs = You can sit on one chair only: name “me” once.
failure-bad-clock = There is no such clock. Write “30+600” for 30 seconds per decision and 600 in reserve, “30+600+5” with 5 seconds more after each decision, or “2d” for two days per decision.
failure-kicked = The host of this table has asked you to leave it, so you cannot sit here. You can watch, or open a table of your own.
failure-bad-since = “since” is the number of the last message heard.
failure-unknown = You are not known here yet. Come in with GET /api/v1/me, and keep the cookie it sets.
failure-bad-token = This token is not known here. Get one with GET /api/v1/me.
failure-other-site = This request comes from a page of another site. Open this house itself in the browser.
failure-other-host = This house is not known under this name. Whoever runs it can name it with --public-url.
failure-not-owner = Only the one who opened the table can fill it with bots.
failure-not-seated = Only those who sat at this table can play again together.
failure-no-table = There is no such table. Check the link, or open a new table.
failure-no-such-address = There is nothing at this address. See docs/api.md for what there is.
failure-method = This address is not used like that. See docs/api.md for what it understands.
failure-seat-taken = That seat is taken. Take another one.
failure-table-full = All seats of this table are taken. You can watch, or open another table.
failure-not-over = The record holds every secret of the game: it is shown once the game is over.
failure-broken = This table cannot be played on: its record cannot be read, or does not fit the rules of this version. The host of this house finds the reason in the server’s log.
failure-many-requests = Too many requests from your network in a short time. Wait a little and try again.
failure-many-guests = Too many new guests from your network in a short time. Wait a little and try again.
failure-many-accounts = Too many new accounts from your network in a short time. Play on as a guest, and try again in some minutes.
failure-many-tables = Too many new tables in a short time. Wait a little and try again.
failure-many-sockets = Too many connections from your network in a short time. Wait a little and try again.
failure-many-listeners = Too many people are listening at this table. Wait a little and try again.
failure-many-changes = Too many new names and chairs in a short time. Wait a little and try again.
failure-many-retellings = Too many games were looked at again in a short time. Wait a little and try again.
failure-tables-under-way = You have { $most } tables that are not over. Play one of them to its end, or resign there, before you open another.
failure-bots-under-way = Bots already play at { $most } of your tables that are not over. Play one of these to its end, or resign there, before you call more bots.
failure-guests-under-way = Guests from your network have { $most } tables that are not over. Play one of them to its end, or make an account.
failure-full = The house is full, or your network has many connections already. Only those who sit at a table are let in now. Try again later.
failure-not-stored = This could not be stored, so nothing has happened. Try again in a moment; if it goes on, the host of this house finds the reason in the server’s log.
failure-closing = The house is closing or just busy. Try again in a moment.

## Answers
refusal-no-seat = { $seat-name } is not at this table: it has { $seats } seats.
refusal-nothing-to-take-back = Nothing can be taken back now: somebody has learned something by it, or gone on.
refusal-taken-back-often = You have gone back to this place of the game thirty times. Now your answer stands.
refusal-no-such-order = There is no such automatic answer at this table.
refusal-over = The game is over.
refusal-stale = { $open ->
    [none] This question is answered or closed, and you are asked nothing now.
   *[other] This question is answered or closed. There is another one now.
}
refusal-unasked = { $open ->
    [none] This question has not been asked, and you are asked nothing now.
   *[other] This question has not been asked. There is another one now.
}
refusal-unreadable = “{ $text }” cannot be read. { $why }
refusal-not-seated = You do not sit at this table, so you are asked nothing.
refusal-not-playing = The game has not begun: some seats are still open.
refusal-frozen = Nobody can play on at this table: its game was played by rules that this version plays in another way. You can look at it up to there. The host of this house can bring it back with the version that played it.
refusal-not-stored = The answer could not be stored, and nobody was told of it. Send it again with the same key.
refusal-bad-key = A key is 1 to 64 letters, digits, hyphens or underscores. Make a fresh random one for every answer.
refusal-too-many = That was too often in a short time. Wait a little and try again.
refusal-not-owner = Only the one who opened the table can do this.
refusal-no-clock = The clocks of this table do not allow this.
refusal-resigned = You have resigned: the bot plays to the end.
refusal-not-gone = They are here, or have been gone for less than two minutes. Wait a little.
refusal-nobody = There is nobody on this seat with whom this can be done.
refusal-no-line = There is no such line, or its writer cannot be silenced.
refusal-bad-text = Write 1 to 300 characters.
refusal-silenced = The host of this table does not let you write here.
refusal-unknown = You are not known here yet. Come in with GET /api/v1/me, and keep the cookie it sets.

## Games and records that cannot be opened
open-unknown-game = There is no game “{ $name }” in this house. It has: { $known }.
open-setup = The setup “{ $text }” cannot be played. { $why }
open-no-file = This game has no cards or values that a file could replace.
open-json = This JSON does not fit: { $why }.
broken-not-a-record = This is not a record: the first line must be “caravanserai record 1”.
broken-version = The record is in format { $it }, and this program reads format 1. Use the version that wrote it, or a newer one.
broken-other-game = The record is of “{ $found }”, not of “{ $wanted }”.
broken-line = Line { $line } cannot be read. { $why }
broken-truncated = The record breaks off before its last line: the file is incomplete.
broken-altered = The checksum in the last line does not fit: the record was changed after it was written.
broken-luck = Step { $step } does not fit: { $fault }. These rules did not make this record.
broken-refused = Step { $step } is against the rules. { $seat-name } may not answer “{ $action }” ({ $rule }).
broken-retold = Step { $step } tells something else than when it was played: the rules have changed since, or the record was edited.
misread-form = “{ $it }” belongs there.
misread-setup = The game does not know this setup: it may be of a newer version.
misread-place = Step { $found } stands where step { $wanted } belongs.
misread-seat-number = “{ $it }” is not the number of a seat.
misread-seat = There is no seat { $it }.
misread-action = The game does not know the answer “{ $action }”.
misread-draw = “{ $it }” is no draw: a draw is a whole number.
misread-digest = “{ $it }” is no digest: a digest has 16 hexadecimal digits.
fault-missing = a draw is missing
fault-surplus = there are more draws than the step makes
fault-unfitting = a draw is { $draw }, but must be below { $n }

## The end of a connection
close-behind = Connect again with the last message heard.
close-closing = The house is closing. Connect again in a moment.
close-too-many = Too many messages in a short time.

## A house without its pages
missing-pages = This server was built without its pages. Its API works; see docs/api.md.
missing-pages-play = To play in the browser, stop it and run “cargo xtask play” in the source folder. It needs Node.js 20.19 or newer.
missing-file = There is nothing at this address.

## A store that cannot be used
store-folder = The data folder { $place } cannot be used: { $why }. Make it writable, or choose another one with --data DIR.
store-taken = Another server already uses { $place }. Stop that one first, or choose another place with --data DIR or --database.
store-newer = { $place } was written by a newer version of this program (schema { $found }, this one knows { $known }). Start that version, or choose another place with --data DIR.
store-not-durable = The database would not survive a power cut: { $what } is “{ $found }” and must be “{ $wanted }”. Change this setting of the database, then start again.
store-corrupt = { $place } is damaged: { $why }. Nothing was changed. Keep a copy of the file, then bring back the last backup with “caravanserai restore”.
store-foreign = { $place } is not a house of this program: { $why }. Nothing was changed. Choose another place with --data DIR or --database.
store-lost = There was a house in { $place }, and now the file is missing or empty. Put it back or use “caravanserai restore”. To begin with an empty house, remove { $lock } first.
store-unreachable = The database { $place } cannot be reached: { $why }. See that it runs and that address, name and password are right.
store-failed = The database cannot be used: { $why }.
store-occupied = { $place } exists already, and nothing was changed. Choose an empty place, or move away what is there.
store-empty = There is no house in { $place }: the file is empty, or nothing was ever stored in it. Nothing was changed.
store-outdated = Other processes of this house still run with schema { $found } of { $place }, and this version needs schema { $known }. Nothing was changed. Stop all of them, make a backup, then start this one.

## What the doctor finds
doctor-files = There are files for { $connections } connections.
doctor-few-files = There are files for { $connections } connections only, and { $wanted } are wanted: the system gives this process { $files } files. Allow { $needed } (“ulimit -n”, or LimitNOFILE of its unit), or lower --connections.
doctor-bus = The bus at { $place } answers.
doctor-bus-away = The bus at { $place } cannot be reached: { $why }. Start NATS there, or correct --bus.
doctor-none = There is no house in { $place } yet; the first start makes one.
doctor-unseen = Nobody can tell whether there is a house in { $place }: { $why }. Run this command as the user of the server.
doctor-open-file = Others on this machine can read { $place }, and it holds every secret. Run “chmod 600” on it, or start the server once.
doctor-schema = The database is whole and up to date (schema { $found }).
doctor-older = The database is whole (schema { $found }); the next start brings it up to date. Make a backup before.
doctor-running = A server is using it.
doctor-idle = No server is using it.
doctor-no-room = Nothing can be written beside { $place }: { $why }. Make room on the disk, or make the folder writable.
doctor-table = Table { $table } cannot be played on: { $why }. Other tables go on. Start the version that played it, or bring back a backup.
doctor-frozen = Table { $table } is frozen at step { $step }: it was played by rules { $rules }, and { $rule ->
    [none] this version plays this step in another way
   *[other] this version does not allow this step ({ $rule })
}. It can be looked at up to there, and other tables go on. Start the version that played it to finish it.
doctor-tables = { $tables } tables with { $steps } steps, { $people } people; { $broken } tables are broken.
doctor-ill = Something is wrong: see above.
export-none = There is no table “{ $table }” in this house.
export-not-over = The game at table { $table } is not over: its record holds every secret, and is written out when it is.
export-frozen = These rules do not play step { $step } as it was played: the record ends before it.
export-broken = The game at table { $table } cannot be replayed by these rules. Use the version that played it.

## The page to try the API
try-title = The API, to be tried
try-about = Everything you can do here, you do as the guest this browser is. A description for programs:
try-waits = One moment …
try-send = Send
try-body = Body
try-answer = Answer
try-failed = It was not sent:

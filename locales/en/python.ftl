# What scripts and notebooks are told.
batch-lanes = A batch holds from 1 to 1048576 games, not { $number }.
batch-reward = There is no reward “{ $name }”: choose win or place.
batch-bot = There is no bot “{ $name }”. There are random, greedy, easy, medium, hard and expert, and search=2000 for so many imagined games.
batch-opponents = Opponents were named for { $number } seats of { $seats }: name at most one for each seat, and leave at least one seat to your program (None).
batch-no-options = This game has nothing to agree on, so “{ $text }” cannot be set.
python-language = There is no language “{ $code }”: choose en, de or nl.
python-fault = Something went wrong inside Caravanserai. Please report it with what you called; this object can no longer be used.
python-busy = Another thread is using this object, or was when the process was forked. Give each thread and each process an object of its own.
python-broken = Something went wrong inside this object before, so it can no longer be used. Make a new one.
python-closed = This batch was closed. Make a new one.
python-borrowed = An array of this batch is borrowed by other code or made read-only, so it cannot be written. Copy it if you need it for longer.
python-seat = There is no seat { $seat }: the seats of this table are numbered from 0, and there are { $seats }.
python-lane = There is no game { $lane } in this batch: games are numbered from 0, and there are { $lanes }.
python-no-option = The number { $number } is no option in game { $lane }: choose one where the mask is 1. Nothing was played in any game.
python-dtype = Actions must be a numpy array of int64, not { $kind }: use numpy.asarray(actions, dtype=numpy.int64).
python-shape = Actions must be one row of { $lanes } numbers without gaps, one for each game.
python-not-asked = Seat { $seat } is not asked anything now. Whose turn it is, to_act says.
python-over = The game is over.
python-number = A number is out of range: numbers from -9223372036854775808 to 9223372036854775807 can be used here.
python-seed = A seed is a whole number from 0 to 18446744073709551615.
python-steps = A record is replayed for 0 or more of its steps, not for { $steps }.

"""Bad input is a Python exception with a sentence that helps, never a crash."""

import os
import threading

import caravanserai
import numpy as np
import pytest
from caravanserai import Batch, Position, Table, _core


def batch(**options):
    return Batch("morgenland", **{"n": 4, "setup": "players=3", "seed": 1, **options})


WRONG = {
    "There is no game": lambda: Batch("goose"),
    "is for 3 to 5 players": lambda: batch(setup="players=9"),
    "cannot be played": lambda: batch(setup="colour=red"),
    "There is no bot": lambda: batch(opponents={1: "clever"}),
    "leave at least one seat": lambda: batch(opponents=["easy"] * 3),
    "There is no reward": lambda: batch(reward="fame"),
    "from 1 to 1048576": lambda: batch(n=0),
    "not -3": lambda: batch(n=-3),
    "is no option": lambda: batch().step(np.full(4, 298)),
    "one row of 4": lambda: batch().step(np.zeros(5, np.int64)),
    "one row of": lambda: batch().step(np.zeros((4, 1), np.int64)),
    "without gaps": lambda: batch().step(np.zeros(8, np.int64)[::2]),
    "There is no game 9": lambda: batch().record(9),
    "There is no game -1": lambda: batch().texts(-1),
    "is not asked": lambda: Table("five-tribes", "players=2").answer(_idle(), "pass"),
    "cannot be read": lambda: Table("morgenland", "players=3").answer(0, "dance"),
    "There is no seat 7": lambda: Table("morgenland", "players=3").view(7),
    "not a record": lambda: Table.replay("nonsense"),
    "number 77 is no option": lambda: Position("two-caves").play(77),
    "choose en, de or nl": lambda: caravanserai.set_language("tlh"),
    "A seed is": lambda: batch(seed=-1),
    "0 to 18446744073709551615": lambda: batch(seed=2**64),
    "A seed": lambda: Table("morgenland", "players=3", seed=-1),
    "seed is a whole number": lambda: Position("two-caves").resampled(0, -(2**70)),
    "A number is out of range": lambda: batch(n=2**63),
    "out of range": lambda: batch().record(10**5000),
    "numbers from": lambda: Position("two-caves").play(-(2**63) - 1),
    "not for -1": lambda: Table.replay(Table("morgenland", "players=3").record(), steps=-1),
    "nothing to agree on": lambda: Batch("two-caves", setup="players=3"),
}


def _idle():
    return 1 - Table("five-tribes", "players=2").to_act[0]


@pytest.mark.parametrize("sentence", WRONG)
def test_wrong_values(sentence):
    with pytest.raises(ValueError) as raised:
        WRONG[sentence]()
    assert sentence in str(raised.value)


@pytest.mark.parametrize("actions", [[0, 0, 0, 0], "0000", None, np.zeros(4, np.float32), np.zeros(4, np.int32), 7])
def test_wrong_types(actions):
    with pytest.raises(TypeError, match="numpy array of int64"):
        batch().step(actions)


def test_an_illegal_option_changes_nothing():
    games = batch()
    before, shown = games.record(0), games.observation.copy()
    numbers = games.sample().copy()
    numbers[3] = -1
    with pytest.raises(ValueError, match="Nothing was played"):
        games.step(numbers)
    assert games.record(0) == before and np.array_equal(games.observation, shown)


def test_illegal_answers_name_the_rule():
    table = Table("morgenland", "players=3")
    with pytest.raises(ValueError) as raised:
        table.answer(0, "take 9 crown")
    assert len(str(raised.value)) > 20


def test_use_after_close():
    with batch() as games:
        numbers = games.sample()
    for use in (games.sample, games.options, lambda: games.step(numbers), lambda: games.record(0)):
        with pytest.raises(RuntimeError, match="was closed"):
            use()
    games.close()


def test_read_only_arrays_are_refused():
    games = batch()
    games.observation.flags.writeable = False
    with pytest.raises(RuntimeError, match="read-only"):
        games.step(games.sample())


def test_a_fault_inside_is_an_exception(capfd):
    with pytest.raises(RuntimeError, match="went wrong inside"):
        _core._fall()
    assert "on purpose" in capfd.readouterr().err


def test_threads_are_told_apart_or_take_turns():
    """When two threads use one batch at once, one of them gets an error; none crashes, and the batch stays usable."""
    games, told, wrong = Batch("morgenland", n=2000, setup="players=4 version=pro", seed=1), [], []

    def play():
        for _ in range(25):
            try:
                games.step(games.sample())
            except RuntimeError as why:
                told.append(str(why))
            except ValueError:
                pass  # The other thread was between this one's two calls.
            except BaseException as why:
                wrong.append(why)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert all("thread" in sentence or "borrowed" in sentence for sentence in told)
    games.step(games.sample())


def test_a_forked_child_goes_on_by_itself():
    games = batch(n=64, threads=2)
    games.step(games.sample())
    child = os.fork()
    if child == 0:
        try:
            for _ in range(20):
                games.step(games.sample())
            os._exit(0)
        except BaseException:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    games.step(games.sample())


def test_errors_in_other_languages():
    try:
        caravanserai.set_language("de")
        with pytest.raises(ValueError, match="steht in Partie 0 nicht zur Wahl"):
            batch().step(np.full(4, -1))
    finally:
        caravanserai.set_language("en")

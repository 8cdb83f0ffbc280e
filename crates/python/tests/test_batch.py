"""Batches: games are played to the end, arrays are reused, and the same seed gives the same games."""

import caravanserai
import numpy as np
import pytest
from caravanserai import Batch, Table
from tables import TABLES


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_games_are_played(game, setup):
    batch = Batch(game, n=8, setup=setup, seed=3)
    arrays = (batch.observation, batch.mask, batch.seat, batch.reward, batch.done)
    addresses = [array.ctypes.data for array in arrays]
    ended = 0
    for _ in range(1500):
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        assert np.all(batch.mask.any(axis=1))
        assert abs(batch.reward.sum()) < 1e-4
        if ended > 3:
            break
    assert ended > 0
    assert [array.ctypes.data for array in arrays] == addresses
    assert sum(part.cells for part in batch.parts) == batch.observation.shape[1]
    features, starts = batch.options()
    assert features.shape == (starts[-1], 16)
    for lane in range(8):
        numbers = np.flatnonzero(batch.mask[lane])
        assert sorted(features[starts[lane] : starts[lane + 1], 15]) == list(numbers)
        assert sorted(number for number, _ in batch.texts(lane)) == list(numbers)


def test_ten_lines_play_a_thousand_games():
    batch, ended, wins = Batch("morgenland", n=256, setup="players=4", seed=1), 0, np.zeros(4)
    while ended < 1000:
        batch.step(batch.sample())
        ended += batch.done.sum()
        wins += (batch.reward[batch.done] > 0).sum(axis=0)
    assert wins.sum() >= 1000
    assert np.all(wins > 100)


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads():
    shown = []
    for threads in (1, 2, 0):
        batch = Batch("five-tribes", n=10, setup="players=3", seed=9, threads=threads)
        for _ in range(60):
            batch.step(batch.sample())
        shown.append((batch.observation.tobytes(), batch.mask.tobytes(), batch.record(4)))
    assert shown[0] == shown[1] == shown[2]


def test_bots_take_seats():
    batch = Batch("morgenland", n=4, setup="players=3", seed=2, opponents={1: "easy", 2: "greedy"})
    for _ in range(60):
        assert set(batch.seat) == {0}
        batch.step(batch.sample())
    assert Batch("morgenland", setup="players=3", opponents=["easy", None, "easy"]).seat[0] == 1


def test_a_record_is_one_of_the_house():
    batch = Batch("morgenland-cards", n=3, setup="players=3", seed=4, opponents={2: "easy"})
    for _ in range(30):
        batch.step(batch.sample())
    record = batch.record(1)
    assert record.startswith("caravanserai record 1\ngame morgenland-cards\n")
    assert Table.replay(record).record() == record


def test_rewards_by_place():
    batch = Batch("five-tribes", n=16, setup="players=4", seed=5, reward="place")
    while not batch.done.any():
        batch.step(batch.sample())
    paid = batch.reward[batch.done][0]
    assert paid.max() <= 1 and paid.min() >= -1 and abs(paid.sum()) < 1e-5


def test_a_thousand_lanes_are_small():
    def rss():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * 4096

    before = rss()
    batch = Batch("morgenland", n=1024, setup="players=4", seed=1)
    for _ in range(200):
        batch.step(batch.sample())
    assert rss() - before < 20e6


def test_all_games_are_listed():
    assert caravanserai.games() == ["morgenland", "morgenland-cards", "five-tribes", "two-caves"]
    assert "expert" in caravanserai.bots()

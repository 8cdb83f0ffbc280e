"""What Python is shown in two worlds that a seat cannot tell apart is equal, byte for byte. The same is tried on many more
worlds in Rust, where planted leaks are caught."""

import random

import pytest
from caravanserai import Position
from tables import TABLES


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_worlds_that_look_alike_are_shown_alike(game, setup):
    pairs = 0
    for seed in range(200 if game == "two-caves" else 3):
        luck, node, step = random.Random(seed), Position(game, setup), 0
        while (seat := node.turn()) != -4:
            step += 1
            if seat >= 0 and (game == "two-caves" or step % 11 == 0):
                other = node.resampled(seat, luck.getrandbits(60))
                assert other.turn() == seat
                assert other.observe(seat).tobytes() == node.observe(seat).tobytes()
                assert other.options().tobytes() == node.options().tobytes()
                assert (other.legal(), other.past(seat)) == (node.legal(), node.past(seat))
                pairs += 1
            node.play(luck.randrange(node.outcomes()) if seat == -1 else luck.choice(node.legal()))
    assert pairs >= 10


def test_another_world_is_another_world():
    """The imagined worlds differ in what the seat does not see, or nothing would be tested here."""
    node = Position("two-caves")
    node.play(0)
    node.play(0)
    seen = {node.resampled(1, seed).observe(0).tobytes() for seed in range(40)}
    assert len(seen) == 3

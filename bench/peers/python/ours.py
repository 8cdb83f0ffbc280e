"""Ours: batches, environments, search."""

import os
import random

from caravanserai import Batch, Position, _core
from timing import rate, steps


def rules(game, setup):
    """The rules alone: inside Rust, with nothing shown to anybody."""
    seeds = iter(range(10**9))
    return rate(lambda: _core._play_alone(game, setup, next(seeds), 50_000))


def batch(game, setup, n=256):
    games = Batch(game, n=n, setup=setup, seed=1)

    def step():
        for _ in range(20):
            games.step(games.sample())
        return 20 * n

    return rate(step)


def memory(n=1024):
    """Megabytes that a process grows by with a batch that has played some steps; nothing where the system does not tell."""
    try:
        before = resident()
        games = Batch("morgenland", n=n, setup="players=4", seed=1)
        for _ in range(1000):
            games.step(games.sample())
        return (resident() - before) / 1e6
    except OSError:
        return None


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def environment():
    from caravanserai.pettingzoo import morgenland_v0

    return steps(morgenland_v0.raw_env(setup="players=4"))


def tree(game, setup):
    """Positions walked one by one from Python, as OpenSpiel's are."""
    luck, root = random.Random(1), Position(game, setup)
    state = [root.copy()]

    def play():
        node, decisions = state[0], 0
        while decisions < 500:
            turn = node.turn()
            if turn == -4:
                node = root.copy()
            elif turn == -1:
                node.play(luck.randrange(node.outcomes()))
            else:
                node.play(luck.choice(node.legal()))
                decisions += 1
        state[0] = node
        return decisions

    return rate(play)


def search(game, setup, games=2000):
    node, luck = Position(game, setup), random.Random(3)
    for _ in range(60 if game != "two-caves" else 1):
        node.play(luck.randrange(node.outcomes()) if node.turn() == -1 else luck.choice(node.legal()))
    while node.turn() < 0 or len(node.legal()) < 2:
        node.play(luck.randrange(node.outcomes()) if node.turn() == -1 else node.legal()[0])
    seeds = iter(range(10**9))

    def think():
        node.advised(f"search={games}", next(seeds))
        return games

    return rate(think)


ROWS = [
    ("rules", "Morgenland, basic, 4 players", lambda: rules("morgenland", "players=4")),
    ("rules", "Morgenland, professional", lambda: rules("morgenland", "players=4 version=pro")),
    ("rules", "Morgenland card game", lambda: rules("morgenland-cards", "players=4")),
    ("rules", "Five Tribes", lambda: rules("five-tribes", "players=4")),
    ("batch", "Morgenland, basic, 4 players", lambda: batch("morgenland", "players=4")),
    ("batch", "Morgenland, professional", lambda: batch("morgenland", "players=4 version=pro")),
    ("batch", "Morgenland card game", lambda: batch("morgenland-cards", "players=4")),
    ("batch", "Five Tribes", lambda: batch("five-tribes", "players=4")),
    ("AEC", "Morgenland, basic, 4 players", environment),
    ("tree", "Morgenland, basic, 4 players", lambda: tree("morgenland", "players=4")),
    ("search", "Morgenland, basic, 4 players", lambda: search("morgenland", "players=4")),
    ("search", "two caves", lambda: search("two-caves", "")),
]

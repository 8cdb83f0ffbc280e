"""Ours: batches, environments, search."""

import random

import numpy as np
from caravanserai import Batch, Position
from caravanserai.pettingzoo import morgenland_v0
from timing import rate


def batch(game, setup, n=256):
    games = Batch(game, n=n, setup=setup, seed=1)

    def step():
        for _ in range(20):
            games.step(games.sample())
        return 20 * n

    return rate(step)


def environment():
    env, luck = morgenland_v0.raw_env(setup="players=4"), np.random.default_rng(1)
    env.reset(seed=1)

    def play():
        for _ in range(500):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            options = np.flatnonzero(seen["action_mask"])
            env.step(options[luck.integers(len(options))])
        return 500

    return rate(play)


def tree(game, setup):
    """Positions walked one by one from Python, as OpenSpiel's are."""
    luck, root = random.Random(1), Position(game, setup)
    state = [root.copy()]

    def play():
        node = state[0]
        for _ in range(500):
            turn = node.turn()
            if turn == -4:
                node = root.copy()
            elif turn == -1:
                node.play(luck.randrange(node.outcomes()))
            else:
                node.play(luck.choice(node.legal()))
        state[0] = node
        return 500

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
    ("batch", "Morgenland, basic, 4 players: decisions with observation and mask", lambda: batch("morgenland", "players=4")),
    ("batch", "Morgenland, professional", lambda: batch("morgenland", "players=4 version=pro")),
    ("batch", "Morgenland card game", lambda: batch("morgenland-cards", "players=4")),
    ("batch", "Five Tribes", lambda: batch("five-tribes", "players=4")),
    ("AEC", "Morgenland, basic: steps of `last` and `step`", environment),
    ("tree", "Morgenland, basic: positions walked from Python", lambda: tree("morgenland", "players=4")),
    ("search", "Morgenland, basic: imagined games", lambda: search("morgenland", "players=4")),
    ("search", "Two caves: imagined games", lambda: search("two-caves", "")),
]

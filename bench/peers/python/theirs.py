"""Theirs: the same kind of work with the games they come with."""

import random

import numpy as np
import pyspiel
from timing import rate


def spiel(name):
    """C++ games of OpenSpiel, stepped from Python with observation and mask as a learner wants them."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    state, watch = [game.new_initial_state()], game.get_type().provides_observation_tensor

    def play():
        now = state[0]
        for _ in range(500):
            if now.is_terminal():
                now = game.new_initial_state()
            elif now.is_chance_node():
                now.apply_action(luck.choice(now.chance_outcomes())[0])
            else:
                if watch:
                    now.observation_tensor(now.current_player())
                now.legal_actions_mask()
                now.apply_action(luck.choice(now.legal_actions()))
        state[0] = now
        return 500

    return rate(play)


def spiel_ismcts(name, games=500):
    game = pyspiel.load_game(name)
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, games, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    luck, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])

    def think():
        bot.step(state)
        return games

    return rate(think)


def connect_four():
    from pettingzoo.classic import connect_four_v3

    env, luck = connect_four_v3.raw_env(), np.random.default_rng(1)
    env.reset(seed=1)

    def play():
        for _ in range(200):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            options = np.flatnonzero(seen["action_mask"])
            env.step(int(options[luck.integers(len(options))]))
        return 200

    return rate(play)


def rlcard(name):
    import rlcard as cards

    env = cards.make(name, config={"seed": 1})
    luck = random.Random(1)
    now = [env.reset()[0]]

    def play():
        state = now[0]
        for _ in range(200):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
        now[0] = state
        return 200

    return rate(play)


def catan():
    from catanatron import Color, Game, RandomPlayer

    def play():
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return rate(play)


ROWS = [
    ("tree", "OpenSpiel, C++ from Python: connect four", lambda: spiel("connect_four")),
    ("tree", "OpenSpiel, C++ from Python: leduc poker", lambda: spiel("leduc_poker")),
    ("tree", "OpenSpiel, C++ from Python: gin rummy", lambda: spiel("gin_rummy")),
    ("tree", "OpenSpiel, C++ from Python: backgammon", lambda: spiel("backgammon")),
    ("search", "OpenSpiel, its ISMCTS in C++: leduc poker", lambda: spiel_ismcts("leduc_poker")),
    ("AEC", "PettingZoo: connect four", connect_four),
    ("env", "RLCard: Leduc", lambda: rlcard("leduc-holdem")),
    ("env", "RLCard: UNO", lambda: rlcard("uno")),
    ("rules", "catanatron: Catan, random players", catan),
]

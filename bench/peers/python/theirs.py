"""Theirs: the same kind of work with the games they come with."""

import random

from timing import rate, steps


def spiel(name):
    """C++ games of OpenSpiel, stepped from Python with observation and mask as a learner wants them."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    state = [game.new_initial_state()]

    def play():
        now, decisions = state[0], 0
        while decisions < 500:
            if now.is_terminal():
                now = game.new_initial_state()
            elif now.is_chance_node():
                now.apply_action(luck.choice(now.chance_outcomes())[0])
            else:
                now.observation_tensor(now.current_player())
                now.legal_actions_mask()
                now.apply_action(luck.choice(now.legal_actions()))
                decisions += 1
        state[0] = now
        return decisions

    return rate(play)


def spiel_ismcts(name, games=500):
    import pyspiel

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

    return steps(connect_four_v3.raw_env())


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
    ("tree", "OpenSpiel, C++: tic-tac-toe", lambda: spiel("tic_tac_toe")),
    ("tree", "OpenSpiel, C++: leduc poker", lambda: spiel("leduc_poker")),
    ("tree", "OpenSpiel, C++: connect four", lambda: spiel("connect_four")),
    ("tree", "OpenSpiel, C++: backgammon", lambda: spiel("backgammon")),
    ("tree", "OpenSpiel, C++: gin rummy", lambda: spiel("gin_rummy")),
    ("AEC", "PettingZoo: connect four", connect_four),
    ("env", "RLCard: Leduc", lambda: rlcard("leduc-holdem")),
    ("env", "RLCard: UNO", lambda: rlcard("uno")),
    ("search", "OpenSpiel, its ISMCTS in C++: leduc poker", lambda: spiel_ismcts("leduc_poker")),
    ("rules", "catanatron: Catan, 4 random players", catan),
]

"""OpenSpiel's own tests and algorithms."""

import random

import caravanserai.openspiel  # noqa: F401
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from tables import THOROUGH

NAMES = ["morgenland", "morgenland_cards", "five_tribes", "two_caves"]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name):
    """OpenSpiel's own random test, which also copies states, takes moves back and asks all players for what they see."""
    game = pyspiel.load_game(f"caravanserai_{name}")
    pyspiel.random_sim_test(game, num_sims=1000 if THOROUGH else 200, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_ismcts_plays(name):
    game = pyspiel.load_game(f"caravanserai_{name}")
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1), uct_c=2.0, max_simulations=3, max_world_samples=-1,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    luck, state, asked = random.Random(2), game.new_initial_state(), 0
    while not state.is_terminal() and asked < 3:
        if state.is_chance_node():
            state.apply_action(luck.randrange(state.node.outcomes()))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        asked += 1


def test_cfr_solves_two_caves_and_the_search_comes_nearer_with_its_budget():
    game = pyspiel.load_game("caravanserai_two_caves")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(25):
        solver.evaluate_and_update_policy()
    solved = exploitability.exploitability(game, solver.average_policy())
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    found = {budget: exploitability.exploitability(game, search(game, budget)) for budget in (2, 16, 512)}
    print(f"exploitability: uniform {uniform:.3f}, CFR+ {solved:.4f}, our search by budget {found}")
    assert solved < 0.05 < uniform
    assert found[512] < found[16] < found[2]


def search(game, budget, seeds=24):
    """How our search plays: every question with some seeds."""
    table = policy.TabularPolicy(game)
    asked = {}

    def walk(state):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            asked.setdefault(state.information_state_string(), state.clone())
        for action in state.legal_actions():
            walk(state.child(action))

    walk(game.new_initial_state())
    for name, state in asked.items():
        answers = [state.bot_action(f"search={budget}", seed) for seed in range(seeds)]
        row = table.policy_for_key(name)
        row[:] = 0
        for answer in answers:
            row[answer] += 1 / seeds
    return table

"""PettingZoo's own tests."""

import warnings

import numpy as np
import pytest
from caravanserai.pettingzoo import ENVIRONMENTS, make
from pettingzoo.test import api_test, render_test, seed_test
from tables import TABLES


def name_of(game):
    return f"{game.replace('-', '_')}_v0"


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_the_api(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(name_of(game), setup=setup), num_cycles=100)


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_seeds(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: make(name_of(game), setup=setup), num_cycles=20)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_rendering(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        render_test(lambda **options: make(name, **options))


def test_a_whole_game():
    env = make("morgenland_v0", setup="players=3", reward="win")
    env.reset(seed=4)
    rng, total, twice, last = np.random.default_rng(4), dict.fromkeys(env.possible_agents, 0.0), False, None
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        twice |= agent == last
        last = agent
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert max(total.values()) == 1.0 or abs(sum(total.values())) < 1e-5
    assert twice, "an agent may act again"


def test_an_illegal_number_is_refused():
    env = make("morgenland_v0")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is no option"):
        env.step(wrong)
    with pytest.raises(ValueError, match="There is no environment"):
        make("goose_v0")

"""PettingZoo's own tests: every one that is about environments of turns, for all games and sizes.

Not tried are those for parallel environments (`parallel_api_test`, `parallel_seed_test`, `max_cycles_test`), for a keyboard
(`manual_control_test`), for a state that one may look at as a whole (`state_test`: there is none here that a player may
see), and `bombardment_test`, which cannot read observations with a mask: PettingZoo's own connect four fails it, too.
"""

import warnings

import numpy as np
import pytest
from caravanserai.pettingzoo import make
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test import test_save_obs as save_obs_test
from tables import TABLES, THOROUGH


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


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_rendering(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        render_test(lambda **options: make(name_of(game), setup=setup, **options))


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_saving_observations(game, setup, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save_obs_test(make(name_of(game), setup=setup))


@pytest.mark.parametrize(("game", "setup"), TABLES if THOROUGH else TABLES[:1])
def test_the_benchmark(game, setup, capsys):
    """It plays for five seconds."""
    performance_benchmark(make(name_of(game), setup=setup))
    assert "turns per second" in capsys.readouterr().out


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

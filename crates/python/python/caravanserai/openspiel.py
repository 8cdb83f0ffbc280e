"""The games registered in OpenSpiel, from outside. Importing this module is enough:

>>> import caravanserai.openspiel, pyspiel
>>> game = pyspiel.load_game("caravanserai_morgenland(players=3)")

Every draw of luck is a chance node, so trees are exact. Where several seats answer in secret at the same time, they do so one
after the other, and information states hide the answers of others. ``caravanserai_two_caves`` is small enough to be solved.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from caravanserai import _core

#: The least, the most and the usual number of players of each game, the longest game, and the most outcomes of one draw.
_SIZES = {
    "morgenland": (3, 5, 4, 40_000, 64),
    "morgenland-cards": (2, 5, 4, 40_000, 128),
    "five-tribes": (2, 4, 4, 20_000, 128),
    "two-caves": (2, 2, 2, 16, 2),
}


def _type(name: str) -> pyspiel.GameType:
    least, most, usual, _, _ = _SIZES[name]
    return pyspiel.GameType(
        short_name=f"caravanserai_{name.replace('-', '_')}",
        long_name=f"Caravanserai: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual, "setup": ""},
    )


class Game(pyspiel.Game):
    """A game of the house in OpenSpiel. ``setup`` holds further options in the game's notation."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        _, _, usual, longest, draws = _SIZES[self.name]
        players = params.get("players", usual)
        self.setup = f"players={players} {params.get('setup', '')}".strip()
        self.root = _core.Position(self.name, self.setup)
        seats, self.cells, numbers = self.root.shape
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=draws,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.cells, recall)


class State(pyspiel.State):
    """A position."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.node = game.root.copy()

    def current_player(self) -> int:
        return self.node.turn()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.node.outcomes()
        return [(n, 1.0 / outcomes) for n in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.node.text(action) or f"option {action}"

    def is_terminal(self) -> bool:
        return self.node.turn() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        return self.node.rewards()

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> State:
        """A position that this player cannot tell from this one, imagined from what the player sees."""
        seed = int(probability_sampler() * 2**53)
        other = self.clone()
        other.node = self.node.resampled(player_id, seed)
        return other

    def bot_action(self, bot: str = "medium", seed: int = 0) -> int | None:
        """The answer that a bot of the house would give; it is shown what the seat sees, and nothing else."""
        return self.node.advised(bot, seed)


class Observer:
    """What a player sees: as numbers, and as a text that names it."""

    def __init__(self, cells: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = None if recall else np.zeros(cells, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.node.observe(player)

    def string_from(self, state: State, player: int) -> str:
        return state.node.past(player) if self.recall else state.node.observe(player).tobytes().hex()


GAMES: dict[str, type[Game]] = {}
for _name in _SIZES:
    _class = type(_name.replace("-", " ").title().replace(" ", ""), (Game,), {"name": _name, "kind": _type(_name)})
    GAMES[_name] = _class
    pyspiel.register_game(_class.kind, _class)

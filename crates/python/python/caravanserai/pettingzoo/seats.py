"""One game with an agent for each seat."""

from __future__ import annotations

import os
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caravanserai import _core
from caravanserai.drawing import board, picture, text
from caravanserai.table import Table

Observation = dict[str, np.ndarray]


class Seats(AECEnv):
    """A PettingZoo AEC environment.

    An observation has two parts: ``observation``, what the seat sees, and ``action_mask``, 1 where a number is one of its
    options. The same agent may be asked several times in a row. Where several seats answer in secret at the same time, they are
    asked one after the other, and none of them sees another's answer before all have given theirs.

    game: one of ``caravanserai.games()``; setup: options in its notation; reward: ``"win"`` or ``"place"``.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}

    def __init__(self, game: str, setup: str = "", reward: str = "win", render_mode: str | None = None) -> None:
        super().__init__()
        self._solo = _core.Solo(game, setup, 0)
        self._game, self._reward = game, reward
        self._solo.rewards(reward)
        self.metadata = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._solo.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        seen = spaces.Box(low, high, (self._solo.cells,), np.int16)
        mask = spaces.Box(0, 1, (self._solo.numbers,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._solo.numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """What the cells of an observation are about: name, first cell, number of cells."""
        return self._solo.layout

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._solo.deal(int.from_bytes(os.urandom(7), "little") if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._solo.seat()]

    def observe(self, agent: str) -> Observation:
        return self._solo.seen(self._seat[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self._solo.seen(self._seat[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._solo.step(-1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, self._solo.rewards(self._reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | np.ndarray | None:
        if self.render_mode is None or self._game == "two-caves":
            return self._plain()
        # Everybody may see what is rendered, so it is what a spectator sees.
        drawn = board(self._game, Table.replay(self._solo.record()).view())
        return text(drawn) if self.render_mode == "ansi" else picture(drawn)

    def _plain(self) -> str | np.ndarray | None:
        if self.render_mode == "ansi":
            return f"{self._game}: {self.agent_selection} to act\n"
        return picture([]) if self.render_mode == "rgb_array" else None

    def record(self) -> str:
        """The game so far as a record."""
        return self._solo.record()

    def close(self) -> None:
        pass


def wrapped(env: Seats) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

"""One game at a table, for scripts and notebooks."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from caravanserai import _core
from caravanserai.drawing import board, svg


class Option(NamedTuple):
    """An answer that would be accepted: in the game's notation, and in words."""

    action: str
    words: str


class Question(NamedTuple):
    """What a seat is asked, in words, and what it may answer."""

    words: str
    options: list[Option]


class Considered(NamedTuple):
    """Something a bot has thought about: the answer, how it would go on, in how many imagined games that was tried, and
    its mean worth in them, from 0 for lost to 1 for won."""

    action: str
    then: list[str]
    tried: int
    worth: float | None


class Table:
    """One game, played answer by answer.

    >>> table = Table("morgenland", "players=3", seed=1)
    >>> table.to_act
    [0, 1, 2]
    >>> table.answer(0, table.question(0).options[0].action)
    >>> table.to_act
    [1, 2]
    """

    def __init__(self, game: str, setup: str = "", seed: int = 0) -> None:
        self._core = _core.Table(game, setup, seed)

    @classmethod
    def replay(cls, record: str, steps: int | None = None, seed: int = 0) -> Table:
        """The table at the end of a record, or after this many of its steps; it can be played on from there."""
        table = cls.__new__(cls)
        table._core = _core.Table.replayed(record, steps, seed)
        return table

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._core.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._core.seats

    @property
    def setup(self) -> str:
        """What was agreed, in the game's notation."""
        return self._core.setup()

    @property
    def steps(self) -> int:
        """How many answers were given."""
        return self._core.steps()

    @property
    def to_act(self) -> list[int]:
        """The seats that owe an answer; none if the game is over."""
        return self._core.to_act()

    @property
    def ranking(self) -> list[int] | None:
        """The places by seat, once it is over; 1 is best."""
        places = self._core.ranking()
        return None if places is None else list(places)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (without one, a spectator) may see, and nothing else."""
        return json.loads(self._core.view(seat))

    def story(self, seat: int | None = None) -> list[str]:
        """What a seat (without one, a spectator) has heard so far, in sentences."""
        return self._core.story(seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, if it owes an answer."""
        asked = self._core.question(seat)
        return asked and Question(asked[0], [Option(*option) for option in asked[1]])

    def answer(self, seat: int, action: str | dict[str, Any]) -> None:
        """Answers for a seat, in the game's notation or as an object in the form of the API. Illegal answers raise
        ``ValueError`` with a sentence that explains why, and change nothing."""
        self._core.answer(seat, action if isinstance(action, str) else json.dumps(action))

    def consider(self, seat: int, bot: str = "medium", seed: int = 0) -> list[Considered]:
        """What a bot would answer for a seat and why: first its answer, then what else it considered, the most tried first.
        The bot is shown what the seat may see, and nothing else."""
        rows = self._core.consider(seat, bot, seed)
        return [Considered(plan[0], plan[1:], tried, worth) for plan, tried, worth in rows if plan]

    def let_bots_play(self, bot: str = "easy", seed: int = 0, steps: int = 100_000) -> None:
        """Lets bots answer for all seats, until the game is over or this many steps were played."""
        for n in range(steps):
            asked = self.to_act
            if not asked:
                return
            self.answer(asked[0], self.consider(asked[0], bot, seed + n)[0].action)

    def record(self) -> str:
        """The game so far as a record, which every other part of the house reads."""
        return self._core.record()

    def drawing(self, seat: int | None = None) -> str:
        """The board as a seat (without one, a spectator) sees it: an SVG."""
        return svg(board(self.game, self.view(seat)))

    def _repr_svg_(self) -> str:
        return self.drawing()

    def __repr__(self) -> str:
        over = "over" if not self.to_act else f"seats {self.to_act} to act"
        return f"<Table of {self.game}, {self.seats} seats, after {self.steps} steps, {over}>"

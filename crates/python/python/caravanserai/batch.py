"""Many games of one kind, played side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caravanserai import _core


class Part(NamedTuple):
    """What some cells of an observation are about."""

    name: str
    start: int
    cells: int


Opponents = Mapping[int, str] | Sequence[str | None] | None


class Batch(_core.Batch):
    """``n`` games that are played side by side and dealt anew when they end.

    Arrays, which every step writes anew in place (copy what you want to keep):

    ============== =================== ======= ====================================================
    ``observation`` ``(n, cells)``      int16   what the asked seat sees; ``layout`` says what is where
    ``mask``        ``(n, numbers)``    uint8   1 where a number is an option
    ``seat``        ``(n,)``            int8    who is asked
    ``reward``      ``(n, seats)``      float32 what the last step brought: not 0 only where a game ended
    ``done``        ``(n,)``            bool    whether the last step ended the game; the next one is shown already
    ============== =================== ======= ====================================================

    game: one of ``caravanserai.games()``.
    setup: options in the game's notation, such as ``"players=4 version=pro"``.
    seed: the same seed and the same answers give the same games.
    opponents: bots that answer for some seats, by seat: ``{1: "easy", 2: "hard"}``, or a list with ``None`` for yours.
    reward: ``"win"`` (1 for the winner, the others pay for it in equal parts) or ``"place"`` (1 down to -1).
    threads: how many threads step the games; 0 means all cores.
    """

    def __new__(
        cls,
        game: str,
        n: int = 1,
        setup: str = "",
        seed: int = 0,
        opponents: Opponents = None,
        reward: str = "win",
        threads: int = 1,
    ) -> Batch:
        return super().__new__(cls, game, n, setup, seed, _by_seat(opponents), reward, threads)

    @property
    def parts(self) -> list[Part]:
        """What the cells of an observation are about."""
        return [Part(*part) for part in self.layout]

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _by_seat(opponents: Opponents) -> list[str | None] | None:
    if opponents is None or not isinstance(opponents, Mapping):
        return None if opponents is None else list(opponents)
    last = max((seat for seat in opponents), default=-1)
    return [opponents.get(seat) for seat in range(last + 1)]

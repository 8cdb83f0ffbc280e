"""``two-caves`` as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from caravanserai.pettingzoo.seats import Seats, wrapped


def raw_env(**options: Any) -> Seats:
    """The environment without PettingZoo's wrappers: an illegal number raises ``ValueError``."""
    return Seats("two-caves", **options)


def env(**options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    return wrapped(raw_env(**options))

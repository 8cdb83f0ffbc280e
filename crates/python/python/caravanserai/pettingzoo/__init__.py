"""The games as PettingZoo environments, with one agent per seat. Registered names are the modules here:

>>> from caravanserai.pettingzoo import morgenland_v0
>>> env = morgenland_v0.env(setup="players=3")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.pettingzoo import five_tribes_v0, morgenland_cards_v0, morgenland_v0, two_caves_v0

#: Every environment by its name.
ENVIRONMENTS: dict[str, Callable[..., Any]] = {
    "morgenland_v0": morgenland_v0.env,
    "morgenland_cards_v0": morgenland_cards_v0.env,
    "five_tribes_v0": five_tribes_v0.env,
    "two_caves_v0": two_caves_v0.env,
}


def make(name: str, **options: Any) -> Any:
    """The environment of this name."""
    if name not in ENVIRONMENTS:
        raise ValueError(f"There is no environment {name!r}. There are {', '.join(ENVIRONMENTS)}.")
    return ENVIRONMENTS[name](**options)

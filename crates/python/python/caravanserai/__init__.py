"""Three board games of hidden information, for programs that learn and for people who look into them.

>>> import caravanserai
>>> batch = caravanserai.Batch("morgenland", n=64, setup="players=4", seed=1)
>>> for _ in range(10):
...     batch.step(batch.sample())
>>> batch.observation.shape[0], batch.mask.shape[0]
(64, 64)
"""

from caravanserai._core import Position, Solo, bots, games, set_language
from caravanserai.batch import Batch, Part
from caravanserai.table import Considered, Option, Question, Table

__all__ = [
    "Batch",
    "Considered",
    "Option",
    "Part",
    "Position",
    "Question",
    "Solo",
    "Table",
    "bots",
    "games",
    "set_language",
]

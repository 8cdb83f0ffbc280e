"""Random play: who wins from which seat, in all three games.

    python examples/random_play.py
"""

import numpy as np
from caravanserai import Batch

for game in ("morgenland", "morgenland-cards", "five-tribes"):
    batch = Batch(game, n=256, setup="players=4", seed=1, threads=0)
    wins, games, decisions = np.zeros(4), 0, 0
    while games < 1000:
        batch.step(batch.sample())
        decisions += len(batch)
        games += int(batch.done.sum())
        wins += (batch.reward[batch.done] > 0).sum(axis=0)
    print(f"{game}: {games} games of about {decisions // games} decisions; wins by seat {wins.astype(int)}")

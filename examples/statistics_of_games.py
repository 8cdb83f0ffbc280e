"""10,000 games of basic Morgenland and what they show: who wins from which seat, how long games take, what the camel is worth.

    pip install matplotlib
    python examples/statistics_of_games.py --games 10000 --pictures docs/lab

All seats play at random, so that nothing but the seat and the camel makes a difference.
`statistics.ipynb` beside this file shows the same cell by cell.
"""

import argparse
from pathlib import Path

import numpy as np
from caravanserai import Batch

LANES, CAMEL, ROUND = 250, "start player, counted from me", "round"


def played(games, seed=1):
    """A row for each game: who won (shared wins count for each), in which round it ended, and who began."""
    batch = Batch("morgenland", LANES, "players=4", seed, threads=0)
    where = {part.name: part.start for part in batch.parts}
    began, rounds, rows = first(batch, where), np.zeros(LANES, int), []
    while len(rows) < games:
        rounds = batch.observation[:, where[ROUND]].astype(int)
        batch.step(batch.sample())
        ended = np.flatnonzero(batch.done)
        rows += [(*(batch.reward[lane] > 0), rounds[lane], began[lane]) for lane in ended]
        began[ended] = first(batch, where)[ended]
    return np.array(rows[:games], int)


def first(batch, where):
    """Who has the camel, by seat; it is shown counted from the seat that is asked."""
    return (batch.observation[:, where[CAMEL]].astype(int) + batch.seat) % 4


def told(rows):
    wins, rounds, began = rows[:, :4], rows[:, 4], rows[:, 5]
    print(f"{len(rows)} games; wins by seat: {wins.mean(axis=0).round(3)}; rounds: {rounds.mean():.1f}")
    by_place = [wins[np.arange(len(rows)), (began + k) % 4].mean() for k in range(4)]
    print(f"wins of the first to have the camel, and of those after: {np.round(by_place, 3)}")
    return wins.mean(axis=0), rounds, by_place


def drawn(rows, folder):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    seats, rounds, places = told(rows)
    _, axes = pyplot.subplots(1, 3, figsize=(11, 3))
    axes[0].bar(range(4), seats, color="#2f6f8f")
    axes[0].set(title="share of games won, by seat", xticks=range(4))
    axes[1].hist(rounds, bins=range(rounds.min(), rounds.max() + 2), color="#5c8a3a")
    axes[1].set(title="round in which games ended")
    axes[2].bar(["camel", "2nd", "3rd", "4th"], places, color="#b5482f")
    axes[2].set(title="share won, by who began")
    pyplot.tight_layout()
    Path(folder).mkdir(parents=True, exist_ok=True)
    pyplot.savefig(Path(folder) / "python-statistics.png", dpi=80)


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--games", type=int, default=10_000)
    args.add_argument("--pictures", help="a folder for the plots; without it they are told in numbers")
    args = args.parse_args()
    rows = played(args.games)
    drawn(rows, args.pictures) if args.pictures else told(rows)


if __name__ == "__main__":
    main()

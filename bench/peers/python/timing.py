"""How often something is done in a second, on one core."""

import random
import time

#: Seconds of each of five measurements.
SPAN = 0.6


def rate(work):
    """The median of five: `work` does something several times, and says how often."""
    work()
    rates = []
    for _ in range(5):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SPAN:
            done += work()
        rates.append(done / spent)
    return sorted(rates)[2]


def steps(env):
    """Steps a second of a PettingZoo environment, each with what `last` says and a random choice among the options."""
    luck = random.Random(1).random
    env.reset(seed=1)

    def play():
        stepped = 0
        while stepped < 500:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            options = seen["action_mask"].nonzero()[0]
            env.step(options.item(int(luck() * len(options))))
            stepped += 1
        return stepped

    return rate(play)

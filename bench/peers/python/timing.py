"""How often something is done in a second, on one core."""

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

"""A small learner, in numpy alone: it plays basic Morgenland against two `easy` bots and learns from who wins.

    python examples/learn.py --minutes 5

One hidden layer, advantage from a learned value, and clipped steps (PPO). What it is shown is what its seat may see; which
numbers it may answer with is in the mask. It prints how often it wins: one in three is as good as `easy`.
"""

import argparse
import time

import numpy as np
from caravanserai import Batch

SETUP, LANES, STEPS, HIDDEN = "players=3", 192, 64, 192
EASY = {1: "easy", 2: "easy"}


class Net:
    """Logits of all numbers and a value, from one hidden layer; trained by Adam."""

    def __init__(self, cells, numbers, rng):
        shapes = [(cells, HIDDEN), (HIDDEN,), (HIDDEN, numbers), (numbers,), (HIDDEN, 1), (1,)]
        scales = [cells**-0.5, 0, 0.01, 0, 0.01, 0]
        self.weights = [(rng.standard_normal(s) * k).astype(np.float32) for s, k in zip(shapes, scales, strict=True)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, seen, mask):
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.tanh(seen @ w1 + b1)
        logits = np.where(mask, hidden @ w2 + b2, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ w3 + b3)[:, 0]

    def learn(self, seen, hidden, for_logits, for_value, rate):
        _, _, w2, _, w3, _ = self.weights
        back = (for_logits @ w2.T + for_value[:, None] @ w3.T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ for_logits, for_logits.sum(0), hidden.T @ for_value[:, None],
                  for_value.sum(keepdims=True)]  # fmt: skip
        self.steps += 1
        for w, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            w -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def scaled(observation):
    return np.clip(observation, -1, 30).astype(np.float32) * 0.2


def draw(odds, rng):
    return np.minimum((odds.cumsum(axis=1) < rng.random((len(odds), 1))).sum(axis=1), odds.shape[1] - 1)


def collect(batch, net, rng):
    """So many steps of every lane, and from the end backwards what each was worth (GAE)."""
    seen, masks, acts, olds, values, rewards, dones, wins = [], [], [], [], [], [], [], []
    for _ in range(STEPS):
        now, mask = scaled(batch.observation), batch.mask.astype(bool)
        _, odds, value = net.forward(now, mask)
        act = draw(odds, rng)
        act = np.where(mask[np.arange(LANES), act], act, odds.argmax(axis=1))
        batch.step(act.astype(np.int64))
        seen.append(now), masks.append(mask), acts.append(act), values.append(value)
        olds.append(odds[np.arange(LANES), act]), rewards.append(batch.reward[:, 0].copy()), dones.append(batch.done.copy())
        wins.extend(batch.reward[batch.done, 0] > 0)
    _, _, after = net.forward(scaled(batch.observation), batch.mask.astype(bool))
    gains, gain = np.zeros((STEPS, LANES), np.float32), np.zeros(LANES, np.float32)
    for t in reversed(range(STEPS)):
        nxt = np.where(dones[t], 0, after if t == STEPS - 1 else values[t + 1])
        gain = rewards[t] + nxt - values[t] + np.where(dones[t], 0, 0.97 * gain)
        gains[t] = gain
    flat = [np.concatenate(x) for x in (seen, masks, acts, olds, values)]
    return [*flat, gains.reshape(-1)], wins


def improve(net, data, rng, rate):
    seen, masks, acts, olds, values, gains = data
    aims, gains = values + gains, (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(3):
        for part in np.array_split(rng.permutation(len(acts)), 12):
            hidden, odds, value = net.forward(seen[part], masks[part])
            rows = np.arange(len(part))
            ratio = odds[rows, acts[part]] / olds[part]
            held = np.where(gains[part] > 0, ratio < 1.2, ratio > 0.8)
            push = (ratio * gains[part] * held)[:, None]
            one = np.zeros_like(odds)
            one[rows, acts[part]] = 1
            log = np.log(odds + 1e-9)
            # Curiosity: odds that are too sure are held back a little.
            spread = odds * (log - (odds * log).sum(axis=1, keepdims=True))
            net.learn(seen[part], hidden, (-push * (one - odds) + 0.01 * spread) / len(part),
                      0.5 * (value - aims[part]) / len(part), rate)  # fmt: skip


def share(net, games, seed):
    """How often the learner wins, when it takes what it likes best."""
    batch, won, ended = Batch("morgenland", LANES, SETUP, seed, EASY, threads=0), 0.0, 0
    while ended < games:
        _, odds, _ = net.forward(scaled(batch.observation), batch.mask.astype(bool))
        batch.step(odds.argmax(axis=1).astype(np.int64))
        ended += int(batch.done.sum())
        won += float((batch.reward[batch.done, 0] > 0).sum())
    return won / ended


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--minutes", type=float, default=5)
    args.add_argument("--seed", type=int, default=1)
    args = args.parse_args()
    rng, started = np.random.default_rng(args.seed), time.time()
    batch = Batch("morgenland", LANES, SETUP, args.seed, EASY, reward="place", threads=0)
    net, recent, told = Net(batch.observation.shape[1], batch.mask.shape[1], rng), [], 0.0
    while (spent := (time.time() - started) / 60) < args.minutes:
        data, wins = collect(batch, net, rng)
        improve(net, data, rng, 7e-4)
        recent = (recent + wins)[-2000:]
        if spent - told > 0.25:
            told = spent
            print(f"{spent:4.1f} min  {np.mean(recent):.3f} of its last {len(recent)} games won", flush=True)
    print(f"at its best: {share(net, 2000, args.seed + 99):.3f} of 2000 games won; as good as easy would be 0.333")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""A bot for the arena of Caravanserai: it plays legally, and a little better than at random.

    caravanserai arena --game morgenland --seats "cmd:python3 docs/examples/bot.py,random,random" --deals 5

Each line on standard input is a JSON object. `{"type": "question", ...}` wants one line back: one of its `options`, word
for word, or any other legal answer in the game's notation or as JSON. `{"type": "end", "places": [...]}` is the end.
The question holds `game`, `seat`, `seats`, `seed`, `view` (all that this seat may know), `ask` and `options`.
Whatever is not an answer, or comes too late, is forfeited: the arena plays a random option instead and says why.
"""

import json
import random
import sys


def likes(question, option):
    """How much this bot likes an option; only words of the notation are looked at."""
    words = option.split()
    if question["game"] == "morgenland":
        if words[0] == "buy":
            return 10
        if words[0] in ("decline", "stay-out", "keep"):
            return 1
        return 3
    if question["game"] == "five-tribes":
        if words[0] == "bid":
            return 10 if words[-1] == "0" else 1
        return 2
    return 1


def answer(question):
    options = question["options"]
    luck = random.Random(question["seed"])
    weights = [likes(question, option) for option in options]
    return luck.choices(options, weights)[0]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            print(answer(message), flush=True)
        elif message["type"] == "end":
            break


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Plays a whole game at a house of Caravanserai, with nothing but Python's standard library.

    python3 docs/examples/client.py http://127.0.0.1:8080 five-tribes

It comes in as a guest, opens a table with bots, and answers every question with any of the options. What happens at the
table is read line by line from `stream`; every answer is a request to `say`. docs/api.md describes both. To make a bot of
it, look at `self.view` and `question` in `choose`.
"""

import http.cookies
import json
import random
import secrets
import sys
import urllib.request


def merge(view, patch):
    """Applies a JSON merge patch (RFC 7396): how a view is brought up to date."""
    if not isinstance(patch, dict):
        return patch
    view = dict(view) if isinstance(view, dict) else {}
    for key, value in patch.items():
        if value is None:
            view.pop(key, None)
        else:
            view[key] = merge(view.get(key), value)
    return view


class House:
    """A house, visited with one token."""

    def __init__(self, address):
        self.api = address.rstrip("/") + "/api/v1"
        self.token = None
        with self.request("/me") as answer:
            cookie = http.cookies.SimpleCookie(answer.headers["Set-Cookie"])
        self.token = cookie["serai"].value

    def request(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.api + path, data, headers))

    def ask(self, path, body=None):
        with self.request(path, body) as answer:
            return json.load(answer)


class Player:
    """A seat at a table."""

    def __init__(self, house, table):
        self.house, self.table, self.view, self.answers = house, table, None, 0

    def choose(self, question):
        return random.choice(question["options"])

    def answer(self, question):
        said = {"type": "answer", "key": secrets.token_hex(8), "asked": question["asked"]}
        said["action"] = self.choose(question)["action"]
        outcome = self.house.ask(f"/tables/{self.table}/say", said)
        if outcome["type"] != "accepted":
            raise RuntimeError(outcome["refusal"])
        self.answers += 1

    def play(self):
        """Plays to the end; gives the place of every seat."""
        with self.house.request(f"/tables/{self.table}/stream") as lines:
            for line in filter(None, map(bytes.strip, lines)):
                said = json.loads(line)
                if said["type"] == "table" and said["table"]["status"] == "over":
                    return said["table"]["ranking"]
                if said["type"] == "message":
                    self.view = said["view"] if "view" in said else merge(self.view, said.get("patch", {}))
                    question = said.get("question")
                    if question and not question.get("order"):
                        self.answer(question)
        raise RuntimeError("the house has closed the stream")


if __name__ == "__main__":
    address, game = (sys.argv + ["http://127.0.0.1:8080", "morgenland"][len(sys.argv) - 1 :])[1:3]
    house = House(address)
    seats = ["open", "bot", "bot"] if game != "five-tribes" else ["open", "bot"]
    table = house.ask("/tables", {"game": game, "seats": seats})["id"]
    house.ask(f"/tables/{table}/sit", {"added": secrets.token_hex(16)})
    player = Player(house, table)
    print(f"{game}: places {player.play()} after {player.answers} answers of mine")

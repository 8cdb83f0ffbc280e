"""A bot that comes to a running house over the API, sits down at a table and plays it to the end.

    cargo xtask play                                          # opens a house
    python examples/api_bot.py http://127.0.0.1:8080 TABLE    # the last word of the table's link; without it, one with bots
"""

import json
import random
import secrets
import sys
import urllib.request

API, TOKEN = sys.argv[1].rstrip("/") + "/api/v1", []


def ask(path, body=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {TOKEN[0]}"} if TOKEN else {})}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(API + path, data, headers))


TOKEN.append(ask("/me").headers["Set-Cookie"].split("serai=")[1].split(";")[0])
table = sys.argv[2] if len(sys.argv) > 2 else json.load(ask("/tables", {"game": "morgenland", "seats": ["open", "bot", "bot"]}))["id"]
ask(f"/tables/{table}/sit", {"added": secrets.token_hex(16)})
for line in ask(f"/tables/{table}/stream"):
    said = json.loads(line) if line.strip() else {"type": "nothing"}
    if said["type"] == "table" and said["table"]["status"] == "over":
        print("places by seat:", said["table"]["ranking"])
        break
    question = said.get("question") if said["type"] == "message" else None
    if question and not question.get("order"):
        action = random.choice(question["options"])["action"]
        ask(f"/tables/{table}/say", {"type": "answer", "key": secrets.token_hex(8), "asked": question["asked"], "action": action})

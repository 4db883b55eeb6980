"""A program at a table of a server: it takes the first option of every question, and says how the game ended.

orne serve --port 8080 &
python examples/play_by_socket.py http://127.0.0.1:8080
"""

import json
import sys
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server):
    """Play a game of Call of Cthulhu against the random bot, and give the sentence of its end."""
    seats = [
        {"kind": "here", "name": "Anna", "deck": "starter-agency+miskatonic-a"},
        {"kind": "bot", "bot": "random", "deck": "starter-cthulhu+shub-niggurath-b"},
    ]
    body = json.dumps({"game": "coc", "seats": seats, "seed": 3}).encode()
    with urlopen(Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        table = json.load(answer)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    answered = None
    with connect(address) as socket:
        socket.send(json.dumps({"type": "join", "secrets": [table["seats"][0]["secret"]]}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] in ("refused", "error"):
                return message["sentence"]
            if message["type"] != "page":
                continue
            if message.get("ended"):
                return message["ended"]["sentence"]
            question = message.get("question")
            if question and question["id"] != answered:
                answered = question["id"]
                socket.send(json.dumps({"type": "answer", "q": question["id"], "n": message["n"], "i": 0}))


if __name__ == "__main__":
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    try:
        print(play(server))
    except URLError as error:
        sys.exit(f"No server answers at {server}: {error.reason}.")

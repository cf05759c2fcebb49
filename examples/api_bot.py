#!/usr/bin/env python3
"""A player of The Great Race in plain Python: joins a table over the API and plays a whole game.

    python3 examples/api_bot.py http://127.0.0.1:8080              opens a table against a novice and plays it
    python3 examples/api_bot.py http://127.0.0.1:8080 TABLE NAME   joins an open seat of a table

It says something random among what it is offered. Replace `choose` to play better.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Api:
    """Requests to one server, with the token of a seat once there is one."""

    def __init__(self, base):
        self.base, self.token = base.rstrip("/"), None

    def ask(self, method, path, body=None):
        """The answer as JSON. The same request is sent again while the line is broken: its key makes it safe."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(20):
            request = urllib.request.Request(self.base + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=20) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                refusal = json.load(error)["error"]
                if error.code == 429:
                    time.sleep(float(error.headers.get("Retry-After", 1)))
                elif refusal["code"] == "stale_view":
                    return None  # the question has changed: look again
                elif error.code == 503:
                    time.sleep(0.1)
                else:
                    raise SystemExit(f"{path}: {refusal['code']}: {refusal['message']}")
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.2 * (attempt + 1))
        raise SystemExit("the server does not answer")


def choose(view):
    """One of the offered choices, in notation. This is the place for a better idea."""
    acts = [choice["act"] for choice in view["choices"] if choice["kind"] != "withdraw"]
    return random.choice(acts) if acts else None


def sit_down(api, table, name):
    """Takes a seat, or opens a table with a novice; returns the table."""
    if table:
        api.token = api.ask("POST", f"/api/tables/{table}/join", {"name": name})["token"]
        return table
    offer = api.ask("GET", "/api/offers")[0]
    board = next(option for option in offer["options"] if option["name"] == "board")["values"][0]["value"]
    opened = api.ask("POST", "/api/tables", {
        "title": "A program plays",
        "spec": {"game": offer["game"], "options": {"board": board}, "settings": {"window_ms": 0}},
        "seats": [{"kind": "me", "name": name}, {"kind": "bot", "level": "novice"}],
    })
    api.token = opened["seats"][0]["token"]
    api.ask("POST", f"/api/tables/{opened['table']}/start", {})
    return opened["table"]


def play(api, table):
    """Plays until the game is over; returns the last view."""
    pause = 0.005
    while True:
        info = api.ask("GET", f"/api/tables/{table}")
        if info["status"] in ("gathering", "opening"):
            time.sleep(0.2)
            continue
        view = api.ask("GET", f"/api/tables/{table}/view")
        if view["table"]["status"] in ("over", "abandoned"):
            return view
        act = choose(view)
        if act is None:
            time.sleep(pause)  # others think; a socket would tell at once
            pause = min(pause * 1.5, 0.5)
            continue
        pause = 0.005
        command = {"version": view["version"], "command": {"type": "act", "act": act}}
        api.ask("POST", f"/api/tables/{table}/command", command)


def main(arguments):
    if not arguments:
        raise SystemExit(__doc__)
    base, table, name = (arguments + [None, None])[:3]
    api = Api(base)
    view = play(api, sit_down(api, table, name or "Python"))
    for result in sorted(view["table"]["results"], key=lambda result: result["place"]):
        seat = view["table"]["seats"][result["seat"] - 1]
        print(f"{result['place']}. {seat['name']}: {dict(result['points'])['total']} points")


if __name__ == "__main__":
    main(sys.argv[1:])

#!/usr/bin/env python3
"""A player that lives outside the program.

    great-race match "agent:python3 examples/agent.py" novice --games 20

It reads one JSON object a line and answers every "decide" with the `act` of one of the choices. It is shown what a page is
shown: the types stand in web/src/wire.ts. In The Great Race it drives towards the finish, refuels, and raises funds when it
is poor; everything else, and all of The Great Motorcar Race, is left to chance.
"""

import json
import random
import sys

ORDER = ["fund", "explore", "drive", "draw_card", "play", "play_against", "go", "guard", "take", "place", "fix", "repair",
         "done", "back", "pass"]


def distances(board):
    """Steps to the finish from every space: hexes have pointy tops, odd rows stand half a hex to the right."""
    at = {(space["col"], space["row"]): i for i, space in enumerate(board["spaces"])}
    steps, edge = {board["finish"]: 0}, [board["finish"]]
    for here in edge:
        col, row = board["spaces"][here]["col"], board["spaces"][here]["row"]
        shift = row % 2
        around = [(col - 1, row), (col + 1, row)]
        around += [(col + shift - side, row + up) for side in (0, 1) for up in (-1, 1)]
        for near in (at[hexagon] for hexagon in around if hexagon in at):
            if near not in steps:
                steps[near] = steps[here] + 1
                edge.append(near)
    return steps


def worth(choice, me, steps):
    kind, target = choice["kind"], choice["target"]
    petrol = me["petrol"][0]
    if choice.get("idle"):
        return -20  # it would come to nothing
    if kind == "to":
        return 50 - steps.get(target["space"], 99)
    if kind == "buy_petrol":
        return 60 + target["amount"] if petrol < 4 else 0
    if kind == "plan":
        wanted = [0, 2, 0, 3] if me["money"] < 60 else [1, 3, 0, 1]
        return -sum(abs(n - want) for n, want in zip(target["numbers"], wanted))
    if kind == "drive" and petrol == 0:
        return -10
    if kind == "done":
        return 20 if petrol == 0 else 5
    return 40 - 2 * ORDER.index(kind) if kind in ORDER else 0


def choose(game, steps, shown):
    """One of the choices. This is the place for a better idea."""
    choices = [choice for choice in shown["choices"] if choice["kind"] != "withdraw"]
    if game != "race":
        return random.choice(choices)
    me = shown["view"]["players"][shown["viewer"] - 1]
    return max(choices, key=lambda choice: (worth(choice, me, steps), random.random()))


def main():
    game, steps = None, {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
            steps = distances(message["board"]) if game == "race" else {}
        elif message["type"] == "decide":
            act = choose(game, steps, message["shown"])["act"]
            print(json.dumps({"id": message["id"], "act": act}), flush=True)


if __name__ == "__main__":
    main()

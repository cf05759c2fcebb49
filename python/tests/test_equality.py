"""The same as the program, which was built by itself: its logs (with a hash of every position), and all it asks outside bots."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import great_race as gr

CASES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "plain": ({}, []),
    "modules": (
        {"board": "asia", "modules": "all", "leaders": "draft"},
        ["--board", "asia", "--modules", "all", "--leaders", "draft"],
    ),
    "mode": ({"board": "usa", "mode": "draw"}, ["--board", "usa", "--mode", "draw"]),
    "motorcar": ({"game": "motorcar"}, ["--game", "motorcar"]),
}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> tuple[dict[str, Any], list[str]]:
    return CASES[request.param]


def test_logs_are_the_same_to_the_last_hash(
    case: tuple[dict[str, Any], list[str]], binary: Path, tmp_path: Path
) -> None:
    options, words = case
    bots = ["random", "novice", "random"]
    command = ["sim", "--seats", ",".join(bots), "--games", "3", "--seed", "5", "--json"]
    done = subprocess.run(
        [binary, *command, "--logs", tmp_path, *words], check=True, capture_output=True, text=True
    )
    game = gr.Game(seats=bots, **options)
    logs = sorted(tmp_path.glob("*.jsonl"))
    assert len(logs) == 3
    for i, path in enumerate(logs):
        state = game.new_state(gr.game_number(5, i))
        state.play_out(bots)
        assert state.log() == path.read_text()
    from great_race._engine import count_games, play_games

    parts = [play_games(game, bots, 5, first, count) for first, count in ((2, 1), (0, 2))]
    here, there = count_games(bots, parts, 0.0), json.loads(done.stdout)
    assert {**here, "seconds": 0} == {**there, "seconds": 0}


AGENT = """
import json, sys
told = open(sys.argv[1], "a")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        told.write(json.dumps(message["shown"]) + "\\n")
        told.flush()
        choices = message["shown"]["choices"]
        act = choices[message["id"] * 7 % len(choices)]["act"]
        print(json.dumps({"id": message["id"], "act": act}), flush=True)
"""


def test_views_and_choices_are_those_that_an_outside_bot_is_shown(
    case: tuple[dict[str, Any], list[str]], binary: Path, tmp_path: Path
) -> None:
    options, words = case
    script, told = tmp_path / "agent.py", tmp_path / "told.jsonl"
    script.write_text(AGENT)
    seats = f"agent:{sys.executable} {script} {told},novice,novice"
    subprocess.run(
        [binary, "sim", "--seats", seats, "--games", "1", "--seed", "9", *words],
        check=True,
        capture_output=True,
    )
    shown = [json.loads(line) for line in told.read_text().splitlines()]
    game = gr.Game(seats=3, **options)
    state = game.new_state(gr.game_number(9, 0))
    log = _log_of(binary, tmp_path, seats, words)
    asked = 0
    for line in log:
        if "luck" in line:
            state.settle(line["luck"])
        elif "act" in line:
            seat = line["seat"] - 1
            legal = state.view(seat).data() if seat == 0 and len(state.legal(seat)) > 1 else None
            if legal is not None:
                assert legal == shown[asked]
                asked += 1
            state.apply(line["act"], seat)
    assert state.is_over and asked == len(shown) > 10


def _log_of(binary: Path, folder: Path, seats: str, words: list[str]) -> list[dict[str, Any]]:
    """The log of the same game once more: the agent answers the same."""
    subprocess.run(
        [binary, "sim", "--seats", seats, "--games", "1", "--seed", "9", "--logs", folder, *words],
        check=True,
        capture_output=True,
    )
    (path,) = folder.glob("*-9-000000.jsonl")
    return [json.loads(line) for line in path.read_text().splitlines()[1:-1]]

"""What the tests share: set-ups that have everything in them, and random play."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

import great_race as gr

SETUPS: dict[str, dict[str, Any]] = {
    "plain": {"seats": 4},
    "half": {"seats": 2, "board": "usa_west", "middle": "memphis", "direction": "reverse", "first": 2},
    "modules": {"seats": 3, "board": "asia", "modules": "all", "leaders": "draft"},
    "dealt": {"seats": 5, "board": "europe", "modules": "season:hard,village", "leaders": "random:all"},
    "mode": {"seats": 3, "board": "usa", "mode": "draw"},
    "solo": {"solo": True, "rene": 2, "legacy": [1, 0, 2, 0]},
    "alone": {"solo": True, "alone": True, "seats": 1, "board": "africa"},
    "motorcar": {"game": "motorcar", "seats": 6},
    "lots": {"game": "motorcar", "seats": 3, "flick": "luck"},
}


@pytest.fixture(params=SETUPS)
def game(request: pytest.FixtureRequest) -> gr.Game:
    return gr.Game(**SETUPS[request.param])


@pytest.fixture(scope="session")
def binary() -> Path:
    """The program built from the same sources."""
    root = Path(__file__).parents[2]
    found = Path(os.environ.get("GREAT_RACE", root / "target" / "debug" / "great-race"))
    assert found.exists(), f"{found}: build it first (cargo build), or name it in GREAT_RACE"
    return found


def at_random(state: gr.State, luck: random.Random) -> None:
    """One random step: of luck, or of one of those who are asked."""
    if state.node == "chance":
        outcomes = state.chance_outcomes()
        state.settle(luck.choices(range(len(outcomes)), [chance for _, chance in outcomes])[0])
    else:
        seat = luck.choice(state.waiting)
        state.apply(luck.choice(state.legal(seat)), seat)

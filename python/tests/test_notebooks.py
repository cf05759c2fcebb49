"""Notebooks run from top to bottom."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


def run(name: str) -> None:
    cells = json.loads((NOTEBOOKS / name).read_text())["cells"]
    said = {"__name__": name}
    for number, cell in enumerate(cells):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name}, cell {number}", "exec"), said)


def test_a_random_game() -> None:
    run("1-random-game.ipynb")


def test_beat_the_novice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("GAMES", "1")
    run("2-beat-the-novice.ipynb")
    assert "won" in capsys.readouterr().out


@pytest.mark.deep
def test_beat_the_novice_with_a_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GAMES", "60")
    run("2-beat-the-novice.ipynb")
    won = float(capsys.readouterr().out.split("won ")[1].split(" of")[0])
    assert won > 45, "three quarters of 60"


@pytest.mark.deep
def test_ppo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STEPS", "150000")
    run("3-ppo.ipynb")
    words = capsys.readouterr().out.split()
    before, after = float(words[1].rstrip(",")), float(words[3])
    assert after > before + 0.1, "it has learned something"


def test_seat_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    monkeypatch.setenv("GAMES", "8")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000)
    try:
        run("4-seat-balance.ipynb")
    finally:
        ray.shutdown()

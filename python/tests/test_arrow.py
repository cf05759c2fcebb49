"""Tables of simulated games."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pyarrow.parquet as pq

import great_race as gr
from great_race import arrow


def test_games_and_their_choices_fit_each_other(tmp_path: Path) -> None:
    bots = ["novice", "racer", "random"]
    game = gr.Game(seats=bots)
    played = arrow.games(game, bots, count=4, seed=3)
    chosen = arrow.choices(game, bots, count=4, seed=3, observations=True)
    assert played.num_rows == 12
    places = {(row["game"], row["seat"]): row["place"] for row in played.to_pylist()}
    rows = chosen.to_pylist()
    assert len(rows) == sum(row["decisions"] for row in played.to_pylist()) // 3
    texts = game.action_texts()
    for row in rows[:: len(rows) // 50]:
        assert row["place"] == places[row["game"], row["seat"]]
        assert row["words"] == texts[row["action"]] and row["bot"] == bots[row["seat"]]
        assert row["legal"] > 1 and len(row["observation"]) == game.observation_size
    arrow.write(chosen, tmp_path / "choices.parquet")
    assert pq.read_table(tmp_path / "choices.parquet").equals(chosen)
    frame = pl.read_parquet(tmp_path / "choices.parquet")
    assert frame.group_by("bot").len().height == 3
    assert chosen.to_pandas().groupby("bot")["return"].mean()["racer"] <= 1


def test_the_motorcar_race_too() -> None:
    bots = ["novice"] * 3
    table = arrow.choices(gr.Game("motorcar", seats=3), bots, count=2)
    assert table.num_rows > 20 and table.schema.metadata[b"game"] == b"motorcar"

"""Arrow tables of simulated games, for pandas and polars, and Parquet files of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ._engine import OBSERVATION_VERSION, Game, play_choices, play_games


def games(game: Game, bots: Sequence[str], count: int, seed: int = 1, first: int = 0) -> pa.Table:
    """A row for each seat of each game: who sat there, its place and points. Game i is that of ``great-race sim --seed``."""
    played = json.loads(play_games(game, list(bots), seed, first, count))
    rows = [
        {
            "game": i,
            "seat": seat,
            "bot": bots[seat],
            "place": result["Ok"]["places"][seat],
            "score": result["Ok"]["scores"][seat],
            "turns": result["Ok"]["turns"],
            "decisions": result["Ok"]["decisions"],
            "called_off": result["Ok"]["called_off"],
        }
        for i, result in played
        if "Ok" in result
        for seat in range(game.seats)
    ]
    return pa.Table.from_pylist(rows, schema=_GAMES).replace_schema_metadata(_about(game, bots, seed))


_GAMES = pa.schema(
    [
        ("game", pa.uint64()),
        ("seat", pa.uint8()),
        ("bot", pa.string()),
        ("place", pa.uint8()),
        ("score", pa.int32()),
        ("turns", pa.uint32()),
        ("decisions", pa.uint32()),
        ("called_off", pa.bool_()),
    ]
)


def choices(
    game: Game,
    bots: Sequence[str],
    count: int,
    seed: int = 1,
    first: int = 0,
    observations: bool = False,
) -> pa.Table:
    """A row for each choice among at least two actions: what was chosen, in words too, among how many, and what came of it; with
    the row of numbers that the seat saw, if ``observations`` says so."""
    columns: dict[str, Any] = dict(play_choices(game, list(bots), seed, first, count, observations))
    words = [text or "" for text in game.action_texts()]
    arrays = {name: pa.array(column) for name, column in columns.items() if name != "observation"}
    number = pa.array(columns["action"].astype(np.int32))
    arrays["words"] = pa.DictionaryArray.from_arrays(number, pa.array(words))
    names = np.array(list(bots), dtype=object)
    arrays["bot"] = pa.array(names[columns["seat"]], pa.string())
    if "observation" in columns:
        flat = pa.array(columns["observation"].reshape(-1))
        arrays["observation"] = pa.FixedSizeListArray.from_arrays(flat, game.observation_size)
    return pa.table(arrays, metadata=_about(game, bots, seed))


def _about(game: Game, bots: Sequence[str], seed: int) -> dict[str, str]:
    return {
        "game": game.slug,
        "bots": ",".join(bots),
        "seed": str(seed),
        "observation_version": str(OBSERVATION_VERSION),
    }


def write(table: pa.Table, path: str | Path) -> None:
    """A Parquet file."""
    pq.write_table(table, path, compression="zstd")

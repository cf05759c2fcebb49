"""A run is cut into parts; each part is a Ray task that can be played anywhere, and again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import ray

from .._engine import Game, count_blocks, count_games, play_blocks, play_games

Options = dict[str, Any]
#: Called in the worker before a part is played, with the number of the part; for tests.
Before = Callable[[int], None] | None


def _parts(count: int, size: int) -> Iterator[tuple[int, int, int]]:
    for number, first in enumerate(range(0, count, size)):
        yield number, first, min(size, count - first)


def _start() -> None:
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)


def _all(task: Any, wanted: list[tuple[Any, ...]]) -> list[Any]:
    """The results of all parts in their order. As often as a worker dies, its part is played again by another."""
    _start()
    again = ray.remote(max_retries=-1)(task)
    return list(ray.get([again.remote(*one) for one in wanted]))


def _names(seats: Sequence[str] | str) -> list[str]:
    return [name.strip() for name in seats.split(",")] if isinstance(seats, str) else list(seats)


def _play_sim(
    number: int, first: int, count: int, names: list[str], seed: int, options: Options, before: Before
) -> str:
    if before is not None:
        before(number)
    return play_games(Game(seats=names, **options), names, seed, first, count)


def sim(
    seats: Sequence[str] | str,
    games: int = 1000,
    seed: int = 1,
    part: int = 50,
    before: Before = None,
    **options: Any,
) -> dict[str, Any]:
    """What ``great-race sim --json`` reports, from games played by all workers; options are those of ``Game``."""
    names, begun = _names(seats), time.monotonic()
    Game(seats=names, **options)  # what is wrong with the options is said here, and not by a worker
    wanted = [
        (number, first, count, names, seed, options, before)
        for number, first, count in _parts(games, part)
    ]
    return count_games(names, _all(_play_sim, wanted), time.monotonic() - begun)


def _play_match(
    number: int,
    first: int,
    count: int,
    pair: tuple[str, str],
    players: int,
    seed: int,
    options: Options,
    before: Before,
) -> list[float]:
    if before is not None:
        before(number)
    names = [pair[0]] + [pair[1]] * (players - 1)
    return play_blocks(Game(seats=names, **options), pair, seed, first, count)


def match(
    a: str,
    b: str,
    games: int = 1000,
    players: int = 2,
    seed: int = 1,
    part: int = 25,
    elo0: float = 0.0,
    elo1: float = 20.0,
    before: Before = None,
    **options: Any,
) -> dict[str, Any]:
    """What ``great-race match A B --json`` reports."""
    Game(seats=[a] + [b] * (players - 1), **options)
    blocks = max(1, -(-games // players))
    wanted = [
        (number, first, count, (a, b), players, seed, options, before)
        for number, first, count in _parts(blocks, part)
    ]
    shares = [share for some in _all(_play_match, wanted) for share in some]
    return count_blocks(a, b, players, shares, elo0, elo1)


def _play_choices(
    number: int,
    first: int,
    count: int,
    names: list[str],
    seed: int,
    folder: str,
    observations: bool,
    options: Options,
    before: Before,
) -> str:
    from .. import arrow

    if before is not None:
        before(number)
    game = Game(seats=names, **options)
    file = Path(folder) / f"{game.slug}-{seed}-{number:06}.parquet"
    # Written whole or not at all, so that a worker that dies leaves no half file behind.
    draft = file.with_suffix(".part")
    arrow.write(arrow.choices(game, names, count, seed, first, observations), draft)
    draft.replace(file)
    return str(file)


def choices(
    seats: Sequence[str] | str,
    folder: str | Path,
    games: int = 100,
    seed: int = 1,
    part: int = 25,
    observations: bool = True,
    before: Before = None,
    **options: Any,
) -> list[str]:
    """Self-play data: every choice of every game, in Parquet files of ``part`` games each, in a folder that all workers share.
    The paths of the files, in the order of the games."""
    names = _names(seats)
    Game(seats=names, **options)
    Path(folder).mkdir(parents=True, exist_ok=True)
    wanted = [
        (number, first, count, names, seed, str(Path(folder).resolve()), observations, options, before)
        for number, first, count in _parts(games, part)
    ]
    return _all(_play_choices, wanted)

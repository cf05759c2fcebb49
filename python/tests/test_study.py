"""Runs on Ray: the same on any number of workers, and a worker that is killed costs nothing but time."""

from __future__ import annotations

import functools
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import ray

import great_race as gr
from great_race import study
from great_race._engine import count_blocks, count_games, play_blocks, play_games
from great_race.study.__main__ import main

SMALL = {"num_cpus": 2, "include_dashboard": False, "log_to_driver": False, "object_store_memory": 80_000_000}


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    ray.init(**SMALL)
    yield
    ray.shutdown()


def die_once(marks: str, number: int) -> None:
    """The worker that has part 1 is killed in the middle of it, the first time."""
    mark = Path(marks) / f"part-{number}-{len(list(Path(marks).iterdir()))}"
    mark.touch()
    if number == 1 and len(list(Path(marks).glob("part-1-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_worker_is_survived_and_every_game_counts_once(two_workers: None, tmp_path: Path) -> None:
    bots = ["novice", "racer"]
    before = functools.partial(die_once, str(tmp_path))
    far = study.sim(bots, games=12, seed=4, part=3, before=before)
    assert len(list(tmp_path.glob("part-1-*"))) == 2, "it was begun twice"
    near = count_games(bots, [play_games(gr.Game(seats=bots), bots, 4, 0, 12)], 0.0)
    assert {**far, "seconds": 0} == {**near, "seconds": 0} and far["games"] == 12


def test_a_match_is_that_of_one_machine(two_workers: None) -> None:
    far = study.match("racer", "random", games=6, players=3, seed=2, part=1)
    game = gr.Game(seats=["racer", "random", "random"])
    near = count_blocks("racer", "random", 3, play_blocks(game, ("racer", "random"), 2, 0, 2), 0.0, 20.0)
    assert far == near


def test_choices_are_written_once(two_workers: None, tmp_path: Path) -> None:
    files = study.choices(["random"] * 3, tmp_path, games=4, part=2, game="motorcar")
    assert [Path(file).name for file in files] == ["motorcar-1-000000.parquet", "motorcar-1-000001.parquet"]
    games = [game for file in files for game in pq.read_table(file)["game"].unique().to_pylist()]
    assert games == [0, 1, 2, 3] and len(list(tmp_path.iterdir())) == 2


def test_what_is_refused_is_said_before_any_worker_starts(two_workers: None) -> None:
    with pytest.raises(gr.UnknownOption, match="atlantis"):
        study.sim("novice,novice", board="atlantis")


def test_a_game_is_not_counted_twice() -> None:
    bots = ["random", "random"]
    part = play_games(gr.Game(seats=bots), bots, 4, 0, 1)
    with pytest.raises(gr.GreatRaceError, match="twice"):
        count_games(bots, [part, part], 0.0)


def test_it_runs_from_a_shell_on_a_cluster_of_two_nodes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from ray.cluster_utils import Cluster

    ray.shutdown()
    small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=small)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
        arguments = ["sim", "--seats", "random,novice,novice", "--games", "8", "--part", "2", "--game", "motorcar"]
        assert main(["--address", cluster.address, *arguments]) == 0
        report = json.loads(capsys.readouterr().out)
        assert report["games"] == report["finished"] == 8
    finally:
        ray.shutdown()
        cluster.shutdown()

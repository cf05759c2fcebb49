"""``python -m great_race.study sim|match|choices``: runs on Ray, by the option names of ``great-race``."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import redirect_stdout
from typing import Any

from ..errors import GreatRaceError

_WORDS = ("board", "direction", "middle", "crews", "modules", "leaders", "mode", "rene", "legacy", "flick")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m great_race.study", description=__doc__)
    parser.add_argument("--address", help="a Ray cluster; without it, this machine")
    commands = parser.add_subparsers(dest="command", required=True)
    sim = commands.add_parser("sim", help="many games between bots")
    sim.add_argument("--seats", default="novice,novice,novice,novice")
    match = commands.add_parser("match", help="which bot is better")
    match.add_argument("a")
    match.add_argument("b")
    match.add_argument("--players", type=int, default=2)
    choices = commands.add_parser("choices", help="every choice of every game, as Parquet files")
    choices.add_argument("folder")
    choices.add_argument("--seats", default="racer,racer")
    choices.add_argument("--no-observations", dest="observations", action="store_false")
    for command in (sim, match, choices):
        command.add_argument("--game", default="race", choices=["race", "motorcar"])
        command.add_argument("--games", type=int, default=1000)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--part", type=int, help="games of a task")
        command.add_argument("--first", type=int)
        command.add_argument("--solo", action="store_true", default=None)
        command.add_argument("--alone", action="store_true", default=None)
        for word in _WORDS:
            command.add_argument(f"--{word}")
    return parser


def main(arguments: list[str] | None = None) -> int:
    said = {name: value for name, value in vars(_parser().parse_args(arguments)).items() if value is not None}
    command, address = said.pop("command"), said.pop("address", None)
    import ray

    from . import choices, match, sim

    if address is not None:
        ray.init(address=address, log_to_driver=False)
    run: Any = {"sim": sim, "match": match, "choices": choices}[command]
    # What Ray tells in between, of nodes that die, goes with the errors: programs read what is printed.
    with redirect_stdout(sys.stderr):
        try:
            report = run(**said)
        except GreatRaceError as refusal:
            print(f"error: {refusal}")
            return 1
        finally:
            ray.shutdown()
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""OpenSpiel: ``pyspiel.load_game("python_great_race(board=usa_west,seats=2)")`` after ``import great_race.spiel``.

Sequential: while several are asked at the same time they answer one after the other, and none sees what another has said. Luck
is explicit: its outcomes are numbered in the order in which the rules list them. Options are those of the command line, as
strings and numbers; lists are written with ``+`` in place of the comma.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from ._engine import Game, State

#: Options and what stands for "not said".
_OPTIONS: dict[str, Any] = {
    "board": "africa",
    "direction": "forward",
    "middle": "",
    "first": 0,
    "modules": "",
    "leaders": "",
    "mode": "",
    "flick": "skill",
}
_OF_RACE = [name for name in _OPTIONS if name != "flick"]
_MOST_SEATS = {"race": 5, "motorcar": 6}
#: No race has more choices, strokes of luck and forced answers than this.
_LONGEST = 40_000


def _type(name: str, fewest: int) -> pyspiel.GameType:
    slug = "race" if name == "python_great_race" else "motorcar"
    options = _OF_RACE if slug == "race" else ["flick"]
    defaults: dict[str, Any] = {option: _OPTIONS[option] for option in options}
    return pyspiel.GameType(
        short_name=name,
        long_name="The Great Race" if slug == "race" else "The Great Motorcar Race",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST_SEATS[slug],
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": fewest, "number": 1, **defaults},
    )


_TYPES = {"race": _type("python_great_race", 2), "motorcar": _type("python_great_motorcar", 3)}


class _SpielGame(pyspiel.Game):
    """A set-up as OpenSpiel has it. ``number`` says what is drawn by lot before the race."""

    slug = "race"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        kind = _TYPES[self.slug]
        seats = int(params.get("seats", kind.min_num_players))
        self.number = int(params.get("number", 1))
        said: dict[str, Any] = {
            option: value.replace("+", ",") if isinstance(value, str) else value
            for option, value in params.items()
            if option in _OPTIONS and value not in ("", 0)
        }
        self.table = Game(self.slug, seats, **said)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.table.action_count,
                max_chance_outcomes=32,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=_LONGEST,
            ),
            params,
        )

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, params)


class RaceGame(_SpielGame):
    """The Great Race."""

    slug = "race"


class MotorcarGame(_SpielGame):
    """The Great Motorcar Race."""

    slug = "motorcar"


class SpielState(pyspiel.State):
    """A position, and what each seat has seen and said at its own choices."""

    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self.race: State = game.table.new_state(game.number)
        self.recalled = [b""] * game.table.seats

    def current_player(self) -> int:
        seat = self.race.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == -1 else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.race.legal(player) if player == self.race.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, chance) for i, (_, chance) in enumerate(self.race.chance_outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.race.seat == -1:
            self.race.settle(int(action))
            return
        seat = self.race.seat
        seen = self.recalled[seat] + self._row(seat) + int(action).to_bytes(4, "little")
        self.recalled[seat] = hashlib.blake2b(seen, digest_size=16).digest()
        self.race.apply(int(action), seat)

    def _row(self, player: int) -> bytes:
        row: bytes = self.race.observation(player).tobytes()
        return row

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.race.chance_outcomes()[action][0]
        return self.race.action_text(action)

    def is_terminal(self) -> bool:
        return self.race.is_over

    def returns(self) -> list[float]:
        return self.race.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees now, and a digest of what it saw and said at all its choices before."""
        player = self.current_player() if player is None else player
        return f"{self.recalled[player].hex()} {self._row(player).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return json.dumps(self.race.view(player).data()["view"], sort_keys=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        player = self.current_player() if player is None else player
        return list(map(float, self.race.observation(player)))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another position that looks the same to a seat; ``sampler`` gives numbers from 0 to 1."""
        other = self.clone()
        other.race = self.race.resample(player, int(sampler() * 2**53))
        return other

    def clone(self) -> SpielState:
        other = SpielState.__new__(SpielState)
        pyspiel.State.__init__(other, self.get_game())
        other.race = self.race.clone()
        other.recalled = list(self.recalled)
        return other

    def __deepcopy__(self, _: Any) -> SpielState:
        return self.clone()

    def __str__(self) -> str:
        return self.race.position


class Observer:
    """The row of numbers of a view (``great_race.Game.observation_fields``), as OpenSpiel asks for it."""

    def __init__(self, game: _SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of this game has no parameters, not {params}")
        self.tensor = np.zeros(game.table.observation_size, np.float32)
        self.dict = {
            name: self.tensor[start : start + length]
            for name, start, length, _ in game.table.observation_fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.race.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(_TYPES["race"], RaceGame)
pyspiel.register_game(_TYPES["motorcar"], MotorcarGame)

"""The Great Race and The Great Motorcar Race for Python.

``Game`` is a set-up by the option names of the command line, ``State`` a running game, ``View`` what one viewer may know,
``Bot`` somebody who chooses by it, ``VectorEnv`` many games at once. ``docs/RESEARCH.md`` shows the way.

Other doors, each with what it needs: ``great_race.zoo`` (PettingZoo), ``great_race.gym`` (Gymnasium), ``great_race.spiel``
(OpenSpiel), ``great_race.arrow`` (Arrow and Parquet), ``great_race.study`` (Ray).
"""

from ._engine import (
    MAX_LEGAL,
    OBSERVATION_VERSION,
    Batch,
    Bot,
    Game,
    PanicException,
    State,
    View,
    game_number,
)
from .errors import (
    BadLog,
    BadNotation,
    GreatRaceError,
    IllegalAction,
    NotByLuck,
    UnknownBot,
    UnknownOption,
    WrongSeat,
    WrongShape,
)
from .vector import VectorEnv

__all__ = [
    "MAX_LEGAL",
    "OBSERVATION_VERSION",
    "BadLog",
    "BadNotation",
    "Batch",
    "Bot",
    "Game",
    "GreatRaceError",
    "IllegalAction",
    "NotByLuck",
    "PanicException",
    "State",
    "UnknownBot",
    "UnknownOption",
    "VectorEnv",
    "View",
    "WrongSeat",
    "WrongShape",
    "game_number",
]

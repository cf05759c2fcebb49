"""What is refused, by kind. Every refusal names its reason; nothing has changed when one is raised."""

from __future__ import annotations

from typing import Any


class GreatRaceError(Exception):
    """Something that the engine would not do."""

    def __init__(self, words: str = "", **fields: Any) -> None:
        super().__init__(words)
        self.__dict__.update(fields)


class IllegalAction(GreatRaceError, ValueError):
    """Against the rules now, as ``why_not`` tells it."""

    reason: str = ""
    """The condition that failed, as the API names it."""
    rule: str = ""
    """Where the rule stands: a ruling or a line of a rule book."""
    details: dict[str, Any] = {}
    """Numbers and what would help, as the API has them."""
    game: int | None = None
    """Which game of a batch."""
    number: int | None = None
    """The action of a batch."""


class WrongSeat(IllegalAction):
    """No such seat, or one that is not asked now."""


class NotByLuck(GreatRaceError, ValueError):
    """Luck is not awaited, or cannot bring that."""


class UnknownOption(GreatRaceError, ValueError):
    """An option that does not exist, or a value it cannot have."""


class UnknownBot(GreatRaceError, ValueError):
    """No bot bears this name, or there are not as many as seats."""


class BadNotation(GreatRaceError, ValueError):
    """Words that mean nothing."""

    found: str = ""
    """What stood there."""
    expected: str = ""
    """What would be right."""


class BadLog(GreatRaceError, ValueError):
    """A log that is cut, changed or of something else."""

    record: int | None = None
    """Which record is wrong; 0 is the header."""


class WrongShape(GreatRaceError, ValueError):
    """An array of another length."""

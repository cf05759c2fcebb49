"""Runs between bots on Ray, on this machine or on a cluster: ``sim``, ``match`` and ``choices``.

Which worker plays a game does not matter: game i has its own luck, so the same seed gives the result of ``great-race sim`` on one
machine. A worker that dies takes its part of the run with it; Ray plays that part again, and every part is counted once.

``python -m great_race.study sim --seats novice,racer --games 1000`` does the same from a shell.
"""

from .runs import choices, match, sim

__all__ = ["choices", "match", "sim"]

"""Many games at once, stepped on all cores, for learning. The arrays are filled in place by every step: copy what must last."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ._engine import Batch, Game


class VectorEnv:
    """``games`` games of one set-up. In each of them one learner is asked at a time (``seats``); bots answer for the seats where
    ``bots`` has a name, and whoever has no choice is not asked unless ``asks_forced``. A game that ends is followed by another one
    in the same step: ``done`` is then true, ``rewards`` holds its returns, and the observation belongs to the new game."""

    def __init__(
        self,
        game: Game,
        games: int,
        bots: Sequence[str | None] | None = None,
        asks_forced: bool = False,
    ) -> None:
        self.game = game
        self.batch = Batch(game, games, None if bots is None else list(bots), asks_forced)
        self.observations: NDArray[np.uint8] = self.batch.observations
        """Row i: what the seat that is asked in game i may know."""
        self.masks: NDArray[np.bool_] = self.batch.masks.view(np.bool_)
        """Row i: which actions are legal."""
        self.legal: NDArray[np.int32] = self.batch.legal
        """Row i: the same as a list, as long as ``counts[i]``."""
        self.counts: NDArray[np.int32] = self.batch.counts
        self.seats: NDArray[np.int32] = self.batch.seats
        """The seat that is asked."""
        self.rewards: NDArray[np.float32] = self.batch.rewards
        """Row i: the returns of the game that has just ended, by seat; 0 while it goes on."""
        self.done: NDArray[np.bool_] = self.batch.done.view(np.bool_)
        self.lengths: NDArray[np.int32] = self.batch.lengths
        """How many choices learners had in the game that runs, or in the one that has just ended."""
        self.actions: NDArray[np.int32] = np.zeros(games, np.int32)
        """What ``sample`` fills."""

    def __len__(self) -> int:
        return len(self.counts)

    def reset(self, seed: int = 0) -> NDArray[np.uint8]:
        """New games everywhere; the same seed brings the same games."""
        self.batch.reset(seed)
        return self.observations

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_]]:
        """One choice in every game. If one of them is illegal, ``IllegalAction`` names the game and nothing has changed."""
        self.batch.step(actions)
        return self.observations, self.rewards, self.done

    def sample(self) -> NDArray[np.int32]:
        """Something legal in every game, by lot."""
        self.batch.sample(self.actions)
        return self.actions

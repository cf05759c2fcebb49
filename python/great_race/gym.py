"""Gymnasium: one seat for a learner, bots on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._engine import Game
from .vector import VectorEnv


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A learner on one seat, asked only where it has a choice. ``infos["action_mask"]`` and ``action_masks()`` say what is legal.
    An illegal action raises ``IllegalAction``; with ``illegal="replace"`` something legal is said in its place and named in
    ``infos`` (checkers and plain algorithms sample without a mask)."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        render_mode: str | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "novice",
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.illegal = illegal
        self.seat = seat
        self.game = Game(**options)
        names: list[str | None] = (
            [bots] * (self.game.seats - 1) if isinstance(bots, str) else list(bots)
        )
        names.insert(seat, None)
        self.envs = VectorEnv(self.game, 1, names)
        self.observation_space = spaces.Box(0, 255, (self.game.observation_size,), np.uint8)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.begun = False

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks."""
        masks: NDArray[np.bool_] = self.envs.masks[0].copy()
        return masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.envs.masks[0].view(np.int8).copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self.begun:
            self.envs.reset(int(self.np_random.integers(2**63)))
            self.begun = True
        elif not self.envs.done[0]:
            # In the middle of a game: another one. At its end the next has begun already.
            self.envs.reset(int(self.np_random.integers(2**63)))
        return self.envs.observations[0].copy(), self._infos()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        replaced = self.illegal == "replace" and not self.envs.masks[0][int(action)]
        said = self.envs.sample()[0] if replaced else action
        self.envs.step(np.array([said], np.int32))
        infos = self._infos()
        if replaced:
            infos["replaced"] = int(action)
        reward, done = float(self.envs.rewards[0, self.seat]), bool(self.envs.done[0])
        return self.envs.observations[0].copy(), reward, done, False, infos

    def render(self) -> str | None:
        return self.envs.batch.position(0) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes ``gymnasium.make("GreatRace-v1", board="africa", seats=2)`` work."""
    gymnasium.register("GreatRace-v1", entry_point="great_race.gym:SeatEnv")


register()

"""PettingZoo: one agent at a time (``env``), or all at once (``parallel_env``).

Agents are ``seat_0``, ``seat_1`` ..; an observation is a dict of the row of numbers and the mask of legal actions. Where nobody has a
choice the game goes on by itself; luck follows from the seed. PettingZoo's own checks pass random actions without looking at
the mask; an environment made with ``illegal="replace"`` answers these with something legal and says so in ``infos``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ._engine import Game, State, game_number

Observation = dict[str, NDArray[Any]]
#: What whoever is not asked says in the parallel environment.
WAIT = 0


class Seats:
    """What both kinds of environment share: the set-up, the spaces, and a game that runs until somebody has a choice."""

    def __init__(self, illegal: str, max_cycles: int | None, options: dict[str, Any]) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError(f'illegal: it is raise or replace, not "{illegal}"')
        self.game = Game(**options)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.names = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.size = size = self.game.observation_size
        self.count = count = self.game.action_count
        self.rows = {
            name: spaces.Dict(
                observation=spaces.Box(0, 255, (size,), np.uint8),
                action_mask=spaces.Box(0, 1, (count,), np.int8),
            )
            for name in self.names
        }
        self.actions = {name: spaces.Discrete(count) for name in self.names}
        self.seed = 0
        self.begun = 0
        self.choices = np.random.default_rng(0)
        self.state: State = self.game.new_state(0)

    def begin(self, seed: int | None) -> None:
        """The next game; with a seed, the first one of that seed."""
        if seed is not None:
            self.seed, self.begun = seed, 0
            self.choices = np.random.default_rng(seed)
        self.state = self.game.new_state(game_number(self.seed, self.begun))
        self.begun += 1
        self.state.advance(forced=True)

    def look(self, seat: int) -> Observation:
        """What a seat may know, and what it may say now."""
        observation, mask = np.empty(self.size, np.uint8), np.empty(self.count, np.int8)
        if self.state.write(seat, observation, mask) == 0:
            mask[WAIT] = 1
        return {"observation": observation, "action_mask": mask}

    def say(self, seat: int, action: int) -> bool:
        """A seat says something; ``False`` if something legal was said in its place."""
        if self.illegal == "replace":
            legal = self.state.legal(seat)
            if action not in legal:
                self.state.apply(int(self.choices.choice(legal)), seat)
                return False
        self.state.apply(int(action), seat)
        return True


class RaceEnv(AECEnv[str, Observation, int]):
    """One agent at a time: whoever has a choice. While several are asked at the same time they answer one after the other, and
    none sees what another has said."""

    metadata = {"name": "great_race_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        render_mode: str | None = None,
        illegal: str = "raise",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.table = Seats(illegal, max_cycles, options)
        self.possible_agents = list(self.table.names)
        self.observation_spaces = self.table.rows
        self.action_spaces = self.table.actions
        self.agents: list[str] = []
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.rows[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def observe(self, agent: str) -> Observation:
        return self.table.look(self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def _choose_agent(self) -> None:
        seat = self.table.state.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        # Over: before that nothing is paid.
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.table.state.returns()))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever is asked says something"
        seat = self.possible_agents.index(agent)
        was_said = self.table.say(seat, int(action))
        self.infos[agent] = {} if was_said else {"replaced": int(action)}
        self.table.state.advance(forced=True)
        self.cycles += 1
        self._choose_agent()
        if self.table.max_cycles is not None and self.cycles >= self.table.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return self.table.state.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return "great_race_v1"


class ParallelRaceEnv(ParallelEnv[str, Observation, int]):
    """All agents at once: in a step everybody who is asked answers, and the others say ``WAIT``, which their mask names."""

    metadata = {"name": "great_race_parallel_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        render_mode: str | None = None,
        illegal: str = "raise",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.table = Seats(illegal, max_cycles, options)
        self.possible_agents = list(self.table.names)
        self.observation_spaces = self.table.rows
        self.action_spaces = self.table.actions
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.rows[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def _look(self) -> dict[str, Observation]:
        return {agent: self.table.look(self.possible_agents.index(agent)) for agent in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self.table.state
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in state.waiting:
            agent = self.possible_agents[seat]
            if not self.table.say(seat, int(actions[agent])):
                infos[agent]["replaced"] = int(actions[agent])
        self.table.state.advance(forced=True)
        self.cycles += 1
        is_over = state.is_over
        is_cut = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        result = (
            self._look(),
            dict(zip(self.agents, state.returns())),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut),
            infos,
        )
        if is_over or is_cut:
            self.agents = []
        return result

    def render(self) -> str | None:
        return self.table.state.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(**options: Any) -> RaceEnv:
    """One agent at a time; options are those of ``Game``, and ``illegal``, ``max_cycles`` and ``render_mode``."""
    return RaceEnv(**options)


def parallel_env(**options: Any) -> ParallelRaceEnv:
    """All agents at once, with the same options."""
    return ParallelRaceEnv(**options)

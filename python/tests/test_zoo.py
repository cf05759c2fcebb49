"""PettingZoo's own checks."""

from __future__ import annotations

import types
import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import great_race as gr
from great_race import zoo

OPTIONS: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 3, "board": "asia", "modules": "all", "leaders": "draft"},
    {"game": "motorcar", "seats": 4},
]


@pytest.fixture(params=OPTIONS, ids=["plain", "modules", "motorcar"])
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


def test_api(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(zoo.env(**options), num_cycles=300)


def test_seed(options: dict[str, Any]) -> None:
    seed_test(lambda: zoo.env(**options), num_cycles=100)
    parallel_seed_test(lambda: zoo.parallel_env(illegal="replace", **options), num_cycles=100)


def test_parallel_api(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(zoo.parallel_env(illegal="replace", **options), num_cycles=300)


def test_max_cycles(options: dict[str, Any]) -> None:
    def parallel_env(**more: Any) -> Any:
        return zoo.parallel_env(illegal="replace", **options, **more)

    def env(**more: Any) -> Any:
        return parallel_to_aec(parallel_env(**more))

    max_cycles_test(types.SimpleNamespace(parallel_env=parallel_env, env=env))


def test_a_game_comes_to_its_end_and_pays_everybody() -> None:
    env = zoo.env(game="motorcar", seats=3)
    env.reset(seed=3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        done = termination or truncation
        env.step(None if done else int(observation["action_mask"].argmax()))
    assert sum(paid.values()) == pytest.approx(0) and max(paid.values()) > 0


def test_while_all_plan_none_sees_what_another_has_said() -> None:
    env = zoo.parallel_env(seats=3)
    env.reset(seed=1)
    while len(env.table.state.waiting) < 3:
        waiting = {env.possible_agents[seat] for seat in env.table.state.waiting}
        looks = {agent: env.table.look(env.possible_agents.index(agent)) for agent in env.agents}
        env.step({a: int(looks[a]["action_mask"].argmax()) if a in waiting else zoo.WAIT for a in env.agents})
    before = env.table.look(2)["observation"].copy()
    state = env.table.state.clone()
    state.apply(state.legal(0)[3], 0)
    other = env.table.state.clone()
    other.apply(other.legal(0)[9], 0)
    assert (state.observation(2) == other.observation(2)).all()
    assert not (before == state.observation(2)).all(), "that somebody has planned is seen"


def test_an_illegal_action_raises_or_is_replaced_and_named() -> None:
    env = zoo.env(seats=2)
    env.reset(seed=1)
    with pytest.raises(gr.IllegalAction):
        env.step(0)
    env = zoo.env(seats=2, illegal="replace")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.infos[agent] == {"replaced": 0}
    with pytest.raises(ValueError, match="raise or replace"):
        zoo.env(illegal="ignore")

"""Gymnasium's own check."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import great_race as gr
from great_race import gym


@pytest.mark.parametrize("game", ["race", "motorcar"])
def test_check_env(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("GreatRace-v1", game=game, seats=3, illegal="replace")
        check_env(env.unwrapped, skip_render_check=False)


def test_a_learner_plays_against_bots_to_the_end() -> None:
    env = gymnasium.make("GreatRace-v1", game="motorcar", seats=3, seat=1, bots=["racer", "novice"])
    _, infos = env.reset(seed=2)
    total, ends = 0.0, 0
    while ends < 3:
        action = int(np.flatnonzero(infos["action_mask"])[0])
        _, reward, done, cut, infos = env.step(action)
        total += float(reward)
        if done or cut:
            ends += 1
            env.reset()
            infos = {"action_mask": env.unwrapped.action_masks()}
    assert -3 <= total <= 3


def test_an_illegal_action_raises_or_is_replaced_and_named() -> None:
    env = gym.SeatEnv(seats=2)
    env.reset(seed=1)
    with pytest.raises(gr.IllegalAction):
        env.step(0)
    env = gym.SeatEnv(seats=2, illegal="replace")
    env.reset(seed=1)
    assert env.step(0)[4]["replaced"] == 0

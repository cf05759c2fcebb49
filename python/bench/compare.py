"""How fast the doors are, beside Catanatron in the same run: ``python python/bench/compare.py`` (pip install catanatron catanatron_gym).

Numbers of different clocks do not compare; ratios within one run do.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import numpy as np

import great_race as gr
from great_race import gym, zoo

SECONDS = 5.0


def rate(work: Callable[[], int]) -> float:
    """Things done in a second."""
    work()
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        done += work()
    return done / (time.perf_counter() - begun)


def batch() -> float:
    """Random play of four seats on Africa with observations, masks and rewards; numbers are drawn in NumPy."""
    games = 1024
    envs = gr.VectorEnv(gr.Game(seats=4), games)
    envs.reset(1)
    rows, rng = np.arange(games), np.random.default_rng(1)

    def work() -> int:
        picks = (rng.random(games) * envs.counts).astype(np.intp)
        envs.step(envs.legal[rows, picks])
        return games

    return rate(work)


def single() -> float:
    """Random play of one race, one call at a time: whose turn, what is legal, say it."""
    game = gr.Game(seats=4)

    def work() -> int:
        state, choices = game.new_state(random.getrandbits(60)), 0
        while not state.is_over:
            state.advance()
            if state.is_over:
                break
            legal = state.legal()
            choices += len(legal) > 1
            state.apply(random.choice(legal))
        return choices

    return rate(work)


def aec() -> float:
    """PettingZoo, one agent at a time."""
    env = zoo.env(seats=4)

    def work() -> int:
        env.reset(seed=random.getrandbits(40))
        steps = 0
        for _ in env.agent_iter():
            observation, _, done, cut, _ = env.last()
            if done or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return rate(work)


def seat() -> float:
    """Gymnasium, one learner against three that play at random."""
    env = gym.SeatEnv(seats=4, bots="random")
    env.reset(seed=1)

    def work() -> int:
        for _ in range(200):
            env.step(int(env.envs.sample()[0]))
        return 200

    return rate(work)


def catanatron_gym() -> float:
    """Catanatron's own environment against its random player."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1")
    env.reset(seed=1)

    def work() -> int:
        for _ in range(20):
            *_, done, cut, _ = env.step(random.choice(env.unwrapped.get_valid_actions()))
            if done or cut:
                env.reset()
        return 20

    return rate(work)


def catanatron() -> float:
    """Catanatron without an environment: four random players."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return rate(work)


if __name__ == "__main__":
    for name in ("batch", "single", "aec", "seat", "catanatron_gym", "catanatron"):
        try:
            print(json.dumps({"what": name, "per_second": round(globals()[name]())}), flush=True)
        except ImportError as missing:
            print(json.dumps({"what": name, "missing": str(missing)}), flush=True)

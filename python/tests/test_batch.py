"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import great_race as gr


def test_the_arrays_say_what_the_states_say(game: gr.Game) -> None:
    envs = gr.VectorEnv(game, 3, asks_forced=True)
    observations = envs.reset(4)
    numbers = envs.batch.numbers()
    for _ in range(60):
        if envs.batch.numbers() != numbers:
            break
        for i in range(3):
            state = game.read_position(envs.batch.position(i), numbers[i])
            seat = int(envs.seats[i])
            assert state.seat == seat
            assert np.array_equal(observations[i], state.observation(seat))
            assert np.array_equal(np.flatnonzero(envs.masks[i]), state.legal(seat))
            assert sorted(envs.legal[i, : envs.counts[i]]) == state.legal(seat)
            assert not envs.legal[i, envs.counts[i] :].any()
        envs.step(envs.sample())


def test_the_same_seed_brings_the_same_games_on_any_number_of_cores() -> None:
    game = gr.Game(seats=3)

    def told(seed: int) -> list[int]:
        envs = gr.VectorEnv(game, 40, bots=[None, "novice", None])
        envs.reset(seed)
        sums = []
        for _ in range(50):
            actions = envs.legal[:, 0].copy()
            envs.step(actions)
            sums.append(int(envs.observations.astype(np.int64).sum()))
        return sums

    assert told(3) == told(3) != told(4)


def test_games_end_are_worth_something_and_begin_again() -> None:
    game = gr.Game("motorcar", seats=4)
    envs = gr.VectorEnv(game, 16)
    envs.reset(1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(500):
        picks = (rng.random(16) * envs.counts).astype(np.int64)
        envs.step(envs.legal[np.arange(16), picks])
        ended += int(envs.done.sum())
        assert np.allclose(envs.rewards.sum(axis=1), 0, atol=1e-6)
        assert (np.abs(envs.rewards).max(axis=1)[~envs.done] == 0).all()
        assert (envs.counts > 1).all()
    assert ended > 10


def test_bots_answer_for_their_seats() -> None:
    envs = gr.VectorEnv(gr.Game(seats=3), 8, bots=["racer", None, "novice"])
    envs.reset(2)
    for _ in range(40):
        assert (envs.seats == 1).all()
        envs.step(envs.sample())


def test_the_arrays_stay_the_same_ones() -> None:
    envs = gr.VectorEnv(gr.Game(seats=2), 4)
    places = [envs.observations.ctypes.data, envs.masks.ctypes.data, envs.rewards.ctypes.data]
    observations = envs.reset(1)
    observations_after, *_ = envs.step(envs.sample())
    assert observations is observations_after is envs.observations
    assert places == [envs.observations.ctypes.data, envs.masks.ctypes.data, envs.rewards.ctypes.data]
    with pytest.raises(AttributeError):
        envs.batch.observations = None  # type: ignore[assignment]

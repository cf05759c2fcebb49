"""Bad input is an exception of its own kind that names the reason, and changes nothing."""

from __future__ import annotations

import numpy as np
import pytest

import great_race as gr
from great_race import _engine


@pytest.fixture
def state() -> gr.State:
    state = gr.Game(seats=2).new_state(1)
    state.advance()
    return state


def test_an_illegal_action_names_the_reason_as_why_not_does(state: gr.State) -> None:
    before = state.position
    for action in ("fund", state.action_number("fund")):
        with pytest.raises(gr.IllegalAction) as refused:
            state.apply(action)
        assert refused.value.reason == "not_asked_now" and refused.value.rule
        told = state.why_not(action)
        assert isinstance(told, gr.IllegalAction) and told.reason == refused.value.reason
    assert state.why_not(state.legal()[0]) is None
    assert state.position == before


def test_a_number_without_meaning(state: gr.State) -> None:
    for number in (0, -1, 10**6):
        with pytest.raises(gr.IllegalAction, match="no meaning"):
            state.apply(number)


def test_a_seat_that_is_not_asked_or_not_there(state: gr.State) -> None:
    other = 1 - state.seat
    with pytest.raises(gr.WrongSeat) as refused:
        state.apply(state.legal()[0], other)
    assert refused.value.reason == "not_your_turn"
    for seat in (7, -1, 256):
        with pytest.raises(gr.WrongSeat, match=f"no seat {seat}"):
            state.view(seat)
        with pytest.raises(gr.WrongSeat, match=f"no seat {seat}"):
            state.apply(state.legal()[0], seat)
    with pytest.raises(gr.WrongSeat, match="luck is awaited"):
        gr.Game(seats=2).new_state(1).apply("pass")


def test_luck_that_cannot_be(state: gr.State) -> None:
    with pytest.raises(gr.NotByLuck):
        state.settle("die 3")
    fresh = gr.Game(seats=2).new_state(1)
    with pytest.raises(gr.NotByLuck):
        fresh.settle("die 3")
    with pytest.raises(gr.NotByLuck):
        fresh.settle(999)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"bord": "africa"}, "there is no option"),
        ({"board": "atlantis"}, "there are: africa"),
        ({"game": "chess"}, "there are: race, motorcar"),
        ({"seats": 9}, "2 to 5 seats"),
        ({"seats": -1}, "2 to 5 seats"),
        ({"modules": "fog"}, "fog"),
        ({"leaders": "everybody"}, "draft"),
        ({"direction": "up"}, "forward or reverse"),
        ({"game": "motorcar", "board": "asia"}, "not an option of the game"),
        ({"flick": "luck"}, "not an option of the game"),
        ({"game": "motorcar", "seats": 2}, "3 to 6"),
        ({"solo": True, "rene": 7}, "levels go from 1 to 3"),
        ({"alone": True}, "--solo"),
        ({"board": ["x"]}, "not a value"),
        ({"content": "/nowhere/at/all"}, "nowhere"),
    ],
)
def test_unknown_options(options: dict[str, object], words: str) -> None:
    with pytest.raises(gr.UnknownOption, match=words):
        gr.Game(**options)


def test_unknown_bots(state: gr.State) -> None:
    game = gr.Game(seats=2)
    with pytest.raises(gr.UnknownBot, match="there are: random"):
        game.bot("deep_blue")
    with pytest.raises(gr.UnknownBot):
        state.play_out(["novice"])
    with pytest.raises(gr.UnknownBot):
        gr.VectorEnv(game, 2, bots=["novice"])
    with pytest.raises(gr.UnknownOption, match="nobody learns"):
        gr.VectorEnv(game, 2, bots=["novice", "novice"])
    with pytest.raises(gr.WrongSeat):
        game.bot("novice").choose(state.view(1 - state.seat))
    with pytest.raises(gr.GreatRaceError, match="another game"):
        gr.Game("motorcar").bot("novice").choose(state.view(state.seat))


def test_words_that_mean_nothing(state: gr.State) -> None:
    with pytest.raises(gr.BadNotation) as refused:
        state.apply("dance")
    assert refused.value.found == "dance" and refused.value.expected
    with pytest.raises(gr.BadNotation):
        gr.Game(seats=2).read_position("nothing")


def test_a_log_that_was_cut_or_changed() -> None:
    game = gr.Game(seats=2)
    state = game.new_state(1)
    state.play_out(["random", "random"])
    text = state.log()
    lines = text.splitlines(keepends=True)
    with pytest.raises(gr.BadLog, match="it was cut") as refused:
        game.read_log("".join(lines[:30]))
    assert refused.value.record == 29 or refused.value.record is None
    with pytest.raises(gr.BadLog):
        game.read_log(text.replace('"seat":1', '"seat":2', 1))
    with pytest.raises(gr.BadLog):
        gr.Game("motorcar").read_log(text)
    with pytest.raises(gr.UnknownOption, match="2 seats"):
        gr.Game(seats=3).read_log(text)
    with pytest.raises(gr.GreatRaceError):
        game.read_log(text, at=10**6)


def test_a_batch_refuses_and_stays_as_it_is() -> None:
    envs = gr.VectorEnv(gr.Game(seats=2), 3)
    envs.reset(1)
    actions = envs.sample().copy()
    before = [envs.batch.position(game) for game in range(3)]
    wrong = actions.copy()
    wrong[1] = 0
    with pytest.raises(gr.IllegalAction) as refused:
        envs.step(wrong)
    assert refused.value.game == 1 and refused.value.number == 0
    with pytest.raises(gr.WrongShape):
        envs.step(actions[:2])
    with pytest.raises(TypeError):
        envs.step(actions.astype(np.float32))  # type: ignore[arg-type]
    with pytest.raises(gr.UnknownOption):
        gr.VectorEnv(gr.Game(seats=2), 0)
    assert [envs.batch.position(game) for game in range(3)] == before


def test_a_panic_is_an_exception_and_the_interpreter_lives_on() -> None:
    with pytest.raises(gr.PanicException, match="asked for it"):
        _engine.panic_now()
    assert gr.Game(seats=2).new_state(1).turn == 1

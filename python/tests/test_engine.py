"""Positions, actions, luck, views, logs."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

import great_race as gr
from conftest import at_random


def test_a_random_game_comes_to_its_end_and_everything_agrees_on_the_way(game: gr.Game) -> None:
    luck = random.Random(1)
    state = game.new_state(5)
    steps = 0
    while not state.is_over:
        if steps % 7 == 0:
            for seat in range(game.seats):
                view = state.view(seat)
                mask = state.mask(seat)
                if seat in state.waiting:
                    assert view.legal() == state.legal(seat) == list(np.flatnonzero(mask))
                    assert sorted(view.legal_texts()) == sorted(
                        state.action_text(number) for number in state.legal(seat)
                    )
                    assert [state.action_number(text) for text in view.legal_texts()]
                else:
                    assert not mask.any()
                assert np.array_equal(view.observation(), state.observation(seat))
            again = game.read_position(state.position, 5)
            assert again == state and again.position == state.position
        at_random(state, luck)
        steps += 1
    assert sum(state.returns()) == pytest.approx(0) or game.seats == 1
    assert len(state.ranking()) == len(state.scores()) == game.seats
    assert min(state.ranking()) >= 1 and isinstance(state.ranking(), list) and state.legal(0) == []


def test_what_a_seat_may_not_know_changes_nothing_it_is_shown(game: gr.Game) -> None:
    luck = random.Random(2)
    state = game.new_state(6)
    for step in range(250):
        if state.is_over:
            break
        if step % 10 == 0:
            for seat in range(game.seats):
                other = state.resample(seat, step)
                assert other.view(seat) == state.view(seat)
                assert other.view(seat).data() == state.view(seat).data()
                assert np.array_equal(other.observation(seat), state.observation(seat))
                assert np.array_equal(other.mask(seat), state.mask(seat))
        at_random(state, luck)


def test_a_resampled_game_has_luck_of_its_own() -> None:
    state = gr.Game(seats=2).new_state(3)
    rolls = set()
    for number in range(12):
        other = state.resample(0, number)
        rolls.add(tuple(other.roll() for _ in range(3)))
    assert len(rolls) > 3


def test_a_clone_goes_its_own_way() -> None:
    state = gr.Game(seats=2).new_state(3)
    state.advance()
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        other.apply(other.legal()[0])
        assert other != state


def test_luck_follows_from_the_number_and_can_be_brought_by_hand() -> None:
    game = gr.Game(seats=2)
    a, b = game.new_state(9), game.new_state(9)
    assert [a.roll() for _ in range(3)] == [b.roll() for _ in range(3)] and a == b
    state = game.new_state(9)
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.settle(outcomes[-1][0])
    assert game.read_log(state.log()).position == state.position


def test_whoever_can_say_one_thing_only_is_not_asked_if_so_wanted(game: gr.Game) -> None:
    state, slow = game.new_state(8), game.new_state(8)
    for _ in range(60):
        state.advance(forced=True)
        slow.advance()
        while not slow.is_over:
            only = [(seat, slow.legal(seat)[0]) for seat in slow.waiting if len(slow.legal(seat)) == 1]
            if not only:
                break
            slow.apply(only[0][1], only[0][0])
            slow.advance()
        assert state == slow and state.log() == slow.log()
        if state.is_over:
            break
        assert all(len(state.legal(seat)) > 1 for seat in state.waiting)
        for either in (state, slow):
            either.apply(either.legal()[-1])


def test_a_log_leads_to_the_same_position_and_is_written_as_it_was(game: gr.Game) -> None:
    state = game.new_state(4)
    assert state.play_out(["random"] * game.seats) > 0
    text = state.log()
    again = game.read_log(text)
    assert again == state and again.log() == text and again.returns() == state.returns()
    middle = game.read_log(text, at=20)
    assert not middle.is_over and game.read_log(middle.log()) == middle


@pytest.mark.parametrize(("name", "choices"), [("racer", 60), ("champion:8", 4)])
@pytest.mark.parametrize("slug", ["race", "motorcar"])
def test_a_bot_answers_from_the_view_and_its_seed(slug: str, name: str, choices: int) -> None:
    game = gr.Game(slug, seats=3)
    state = game.new_state(1)
    for _ in range(choices):
        state.advance(forced=True)
        if state.is_over:
            break
        view = state.view(state.seat)
        chosen = game.bot(name, seed=5).choose(view)
        assert chosen == game.bot(name, seed=5).choose(view) and chosen in view.legal()
        assert chosen == game.bot(name, seed=5).choose(state.resample(state.seat, 8).view(state.seat))
        state.apply(chosen)


def test_a_view_is_what_clients_are_sent() -> None:
    data = gr.Game(seats=2).new_state(1).view(1).data()
    assert data["viewer"] == 2 and set(data) == {"viewer", "view", "question", "choices", "macros"}
    board = gr.Game(seats=2).board()
    assert len(board["spaces"]) > 50


def test_the_fields_of_an_observation_cover_it(game: gr.Game) -> None:
    fields = game.observation_fields
    assert [start for _, start, _, _ in fields] == list(
        np.cumsum([0] + [length for _, _, length, _ in fields])[:-1]
    )
    assert sum(length for _, _, length, _ in fields) == game.observation_size
    assert len({name for name, *_ in fields}) == len(fields)
    assert game.observation_scale.shape == (game.observation_size,) and (game.observation_scale > 0).all()
    texts = game.action_texts()
    assert texts[0] is None and len(texts) == game.action_count
    said = [text for text in texts if text is not None]
    assert len(set(said)) == len(said)

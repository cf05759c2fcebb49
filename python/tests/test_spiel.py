"""OpenSpiel's own test, and its search bots."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import great_race.spiel  # noqa: F401

GAMES = [
    "python_great_race(seats=2,board=africa)",
    "python_great_race(seats=3,board=asia,modules=season:hard+village,leaders=draft)",
    "python_great_motorcar(seats=3,flick=luck)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def forced(state: pyspiel.State) -> None:
    """On to a choice."""
    luck = np.random.default_rng(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(luck.choice(actions, p=chances)))
        else:
            state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", [GAMES[2], GAMES[0]])
def test_its_search_bots_play(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(2))
    hidden = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(3),
    )
    for bot in (plain, hidden, plain, hidden):
        forced(state)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_a_resampled_state_looks_the_same_to_the_seat_and_knows_nothing_more() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    luck = np.random.default_rng(4)
    for _ in range(40):
        forced(state)
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(luck.choice(state.legal_actions())))


def test_the_tensor_is_the_row_of_numbers() -> None:
    game = pyspiel.load_game(GAMES[0])
    state = game.new_initial_state()
    forced(state)
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.race.observation(1))
    assert game.observation_tensor_shape() == [len(observer.tensor)]

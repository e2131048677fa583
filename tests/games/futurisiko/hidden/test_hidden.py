"""F70 to F72: what a seat may know, and what it may imagine."""

import numpy as np
import pytest

from ludoteca.core.errors import NotYourTurn
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import FutuRisikoState, Show
from ludoteca.games.futurisiko.hidden import Way
from ludoteca.games.futurisiko.rules.layout import HIDDEN
from tests.effort import times
from tests.games.futurisiko.scenario import DRAFT, HANDS, PRACTICE, after, dealt, play, recorded

# Each guess is checked by a replay of hundreds of actions, which takes long as plain Python.
GUESSES = times(3, 1)
# Of all who may look, so many are tried: in plain Python it takes a second or two for each.
LOOKERS = times(6, 2)
SECOND = f"{dealt()}; built; built; built" + "; ready; moved" * 3 + "; turn tregua:yellow"


def assert_agrees(state: FutuRisikoState, seat: int | None, seed: int = 1) -> FutuRisikoState:
    """Imagine a game: it must look the same to the seat, and hold 60 cards in possible places."""
    view = state.view(seat)
    imagined = view.sample_state(np.random.default_rng(seed))
    assert isinstance(imagined, FutuRisikoState)
    again = imagined.view(seat)
    assert again == view
    assert again.passages == view.passages
    s = imagined.raw
    assert s.unknown.min() >= 0
    assert s.hand.min() >= 0
    assert s.unknown.sum() + s.hand.sum() + s.queued == 60
    assert HIDDEN not in s.queue[: s.queued].tolist()
    assert replay(Record.of(imagined)) == imagined
    return imagined


def test_F70_a_hand_is_known_to_its_owner_alone() -> None:
    state = after(dealt())
    for seat in range(3):
        hands = state.view(seat).hands()
        assert [str(card) for card in hands[seat] or ()] == list(HANDS[seat])
        assert [hand is None for hand in hands] == [other != seat for other in range(3)]


def test_F70_the_size_of_a_hand_is_public() -> None:
    state = after(dealt())
    assert state.view(None).hand_sizes() == [4, 4, 4]
    assert state.view(None).hands() == [None] * 3


def test_F70_an_empty_hand_hides_nothing() -> None:
    assert after(dealt().split("; deal")[0]).view(None).hands() == [[], [], []]


def test_F70_nothing_is_hidden_before_the_first_card_is_dealt() -> None:
    assert all(after(DRAFT).view(seat).is_open for seat in (0, 1, 2, None))
    assert not any(after(dealt()).view(seat).is_open for seat in (0, 1, 2, None))


def test_F23_nothing_is_ever_hidden_in_the_game_without_cards() -> None:
    assert after(PRACTICE, cards=False).view(None).is_open


def test_F71_a_discarded_card_stays_hidden_from_the_others() -> None:
    state = after(f"{SECOND}; discard scudo_spaziale:red", "1")
    state.raw.hand[:] = 0
    assert [state.view(seat).is_open for seat in (1, 0)] == [True, False]


def test_F71_cards_that_are_dealt_are_shown_to_who_receives_them() -> None:
    state = after(dealt())
    for seat in (0, 1, 2, None):
        shown = [
            move.card
            for move in state.view(seat).history
            if str(move).startswith("deal ") and isinstance(move, Show)
        ]
        seen = [str(card) for card in shown if card is not None]
        assert seen == ([] if seat is None else list(HANDS[seat]))


def test_F71_a_discard_is_known_to_the_discarder() -> None:
    state = after(f"{SECOND}; discard siluro_killer:blue")
    queues = {seat: state.view(seat).raw.queue[: state.raw.queued].tolist() for seat in range(3)}
    assert HIDDEN not in queues[1]
    assert queues[0][-1] == queues[2][-1] == HIDDEN
    assert str(state.view(0).history[-1]) == "discard ?"
    assert str(state.view(1).history[-1]) == "discard siluro_killer:blue"


def test_F71_a_played_card_is_known_to_all() -> None:
    state = after(f"{dealt()}; boost red")
    assert HIDDEN not in state.view(None).raw.queue[: state.raw.queued].tolist()


def test_F71_before_the_first_card_nothing_is_hidden() -> None:
    state = after("")
    imagined = state.view(0).sample_state(np.random.default_rng(1))
    assert imagined == state


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_F71_what_is_imagined_agrees_with_what_was_seen(seat: int | None) -> None:
    state = after(f"{SECOND}; discard siluro_killer:blue; discard arma_segreta:blue; keep", "1")
    play(state, "deal tradimento:green; deal tradimento:black; keep")
    assert_agrees(state, seat)


@pytest.mark.compiled
def test_F71_what_is_imagined_agrees_also_when_cards_come_round_again() -> None:
    # A seat has left with its hand in round 1 or 2, and all 60 cards have been seen.
    state = recorded(9)
    assert any(passage.again for passage in state.passages)
    for seat in (None, *range(5))[:LOOKERS]:
        assert_agrees(state, seat)


def shuffle_on(state: FutuRisikoState, actions: int, seed: int = 1) -> FutuRisikoState:
    """Play on at random with cards alone: nothing is built, nobody moves."""
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        legal = [
            action
            for action in state.legal()
            if str(state.move_of(action)).split()[0] not in ("build", "move", "ferry")
        ]
        state.apply_unchecked(legal[rng.integers(len(legal))])
    return state


@pytest.mark.compiled
def test_F71_cards_that_went_unseen_through_several_hands_are_retraced() -> None:
    state = shuffle_on(after(DRAFT), 400)
    assert sum(passage.again for passage in state.passages) > 20
    for seat in (None, 0, 1, 2)[:LOOKERS]:
        for seed in range(GUESSES):
            assert_agrees(state, seat, seed)


def test_F57_the_hand_of_a_seat_that_is_out_is_retraced_in_the_order_of_the_list() -> None:
    start = recorded(87)
    for seed, actions in ((0, 120), (1, 150))[: times(2, 1)]:
        state = shuffle_on(start.copy(), actions, seed)
        for seat in range(5)[:LOOKERS]:
            for other in range(GUESSES):
                imagined = assert_agrees(state, seat, other)
                left = [passage.card for passage in imagined.passages if passage.way == Way.LEAVE]
                assert len(left) == 2
                assert left == sorted(left)


def test_F71_different_seeds_imagine_different_hands() -> None:
    view = after(dealt()).view(0)
    states = [view.sample_state(np.random.default_rng(seed)) for seed in range(5)]
    hands = {
        str(state.view(1).hands()[1]) for state in states if isinstance(state, FutuRisikoState)
    }
    assert len(hands) > 1


def test_F71_after_the_game_everything_is_shown() -> None:
    state = recorded(37)
    view = state.view(None)
    assert view.hands() == state.hands()
    assert list(view.passages) == state.passages
    imagined = view.sample_state(np.random.default_rng(1))
    assert imagined == state


def test_F72_everything_on_the_board_is_public() -> None:
    state = recorded(61)
    view = state.view(None)
    assert view.owners() == state.owners()
    assert view.units() == state.units()
    assert view.subs() == state.subs()
    assert view.truces() == state.truces()
    assert (view.pending, view.points) == (state.pending, state.points)


def test_F71_a_seat_acts_only_on_its_own_turn() -> None:
    state = after(dealt())
    with pytest.raises(NotYourTurn):
        state.play("built", seat=1)
    assert state.view(1).legal() == []


def test_F20_instinct_discards_treason_without_a_truce_and_keeps_the_rest() -> None:
    state = after(f"{SECOND}; keep")
    view = state.view(2)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["discard tradimento:blue"] > values["keep"] > values["discard tregua:blue"]


def test_F13_instinct_claims_what_hangs_together() -> None:
    view = after("turn tregua:red; claim brasile; claim cina; claim india").view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["claim peru"] > values["claim siberia"]

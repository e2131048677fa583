"""What a game offers as a library, asked of every game: values, text, undo, refusals, returns."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import Options
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.turn import CHANCE, OVER
from tests.contract.table import SOME_ACTIONS, TABLES, moments, name_of, play_randomly
from tests.effort import times

at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
Table = tuple[AnyGame, Options, str]


def play_on(states: list[AnyState], rng: np.random.Generator, most: int = 20) -> None:
    """Let the same things happen in several games."""
    for _ in range(most):
        if states[0].to_move == OVER:
            return
        action = int(rng.choice(states[0].legal()))
        for state in states:
            state.apply(action)


@at_every_table
def test_a_position_is_text_that_can_be_read_back(table: Table) -> None:
    game, *_ = table
    rng = np.random.default_rng(1)
    for state in moments(play_randomly(*table, seed=1, most=SOME_ACTIONS)):
        text = str(state)
        assert "\n" not in text
        twin = game.position(text)
        assert twin == state
        assert str(twin) == text
        assert twin.rules == state.rules
        assert twin.legal() == state.legal()
        assert twin.outcome() == state.outcome()
        assert game.presenter.report(twin) == game.presenter.report(state)
        before = twin.copy()
        play_on([twin, state], rng, 1)
        if twin.actions != before.actions:
            for seat in (None, *range(state.options.seats)):
                game.presenter.scene(twin.view(seat))
                seen = twin.view(seat).history[-1]
                assert game.presenter.narrate(before.view(seat), twin.view(seat), seen) is not None
        play_on([twin, state], rng)
        assert twin == state
        for seat in (None, *range(state.options.seats)):
            view = twin.view(seat)
            assert view == state.view(seat)
            imagined = view.sample_state(rng)
            assert imagined.view(seat) == view
            assert imagined.view(seat).history == view.history


@at_every_table
def test_a_game_that_was_set_up_goes_back_to_there_and_has_no_record(table: Table) -> None:
    game, *_ = table
    rng = np.random.default_rng(2)
    for state in moments(play_randomly(*table, seed=2, most=SOME_ACTIONS), 1):
        twin = game.position(str(state))
        if twin.actions.start is None:
            continue  # written by its moves
        play_on([twin], rng)
        with pytest.raises(Malformed, match="from its beginning"):
            Record.of(twin)
        again = pickle.loads(pickle.dumps(twin))
        for played in (twin, again):
            while played.actions:
                played.undo()
            assert played == state
        # Whoever does not see all knows no more of the start than of the rest.
        imagined = state.view(None).sample_state(rng)
        assert (imagined.actions.start is None) == (state.actions.start is None)


@at_every_table
def test_no_change_of_the_text_of_a_position_is_read_as_something_impossible(table: Table) -> None:
    game, *_ = table
    rng = np.random.default_rng(3)
    for state in moments(play_randomly(*table, seed=3, most=SOME_ACTIONS), 1):
        text = str(state)
        for _ in range(times(60, 20)):
            at = int(rng.integers(len(text)))
            other = text[:at] + str(rng.choice(list("0123456789|: abgr-"))) + text[at + 1 :]
            try:
                read = game.position(other)
            except Refusal:
                continue
            assert str(read) == other or read == state
            play_on([read], rng)


@at_every_table
def test_what_is_hidden_in_a_text_cannot_be_set_up(table: Table) -> None:
    game, *_ = table
    for state in moments(play_randomly(*table, seed=4, most=SOME_ACTIONS), 1):
        text = str(state.view(None))
        if "?" in text:
            with pytest.raises(Malformed, match="hidden"):
                game.position(text)
        else:
            assert game.position(text) == state


@at_every_table
def test_texts_of_other_things_are_no_positions(table: Table) -> None:
    game, options, rules = table
    text = str(game.start(options, rules))
    for nonsense in ("", game.name, f"{text} |", f"{text} | seat", f"{text} | colour 3", text * 2):
        with pytest.raises(Malformed):
            game.position(nonsense)
    with pytest.raises(Malformed, match="chess"):
        game.position(text.replace(game.name, "chess", 1))
    with pytest.raises(Malformed, match="99"):
        game.position(text.replace(f"/{rules}", "/99", 1))


@at_every_table
def test_undo_takes_back_one_action_after_another(table: Table) -> None:
    states = [state.copy() for state in play_randomly(*table, seed=5, most=150)]
    state = states[-1].copy()
    for before, after in zip(states[-2::-1], states[:0:-1], strict=True):
        assert str(state.undo()) == str(after.move_of(after.actions[-1]))
        assert state == before
        assert state.actions == before.actions
    with pytest.raises(IllegalMove, match=r"(?i)nothing to undo"):
        state.undo()
    assert states[-1] == replay(Record.of(states[-1])), "copies are not undone"


@at_every_table
def test_positions_records_options_and_moves_can_be_pickled(table: Table) -> None:
    for state in moments(play_randomly(*table, seed=6, most=SOME_ACTIONS), 1):
        everything = (state, state.view(0), Record.of(state), state.options, state.moves())
        again = pickle.loads(pickle.dumps(everything))
        assert again == everything
        assert again[0].game is state.game
        assert again[0].actions == state.actions
        assert again[1].history == state.view(0).history
        play_on([again[0], state], np.random.default_rng(6), 5)
        assert again[0] == state


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("table", TABLES[:: max(1, len(TABLES) // 4)], ids=name_of)
def test_a_copy_made_by_python_is_independent_too(
    table: Table, copied: Callable[[AnyState], AnyState]
) -> None:
    *_, state = play_randomly(*table, seed=6, most=10)
    before, twin = state.copy(), copied(state)
    play_on([twin], np.random.default_rng(6), 5)
    assert state == before != twin
    assert state.actions == before.actions


def test_another_process_knows_a_pickled_game() -> None:
    game, options, rules = TABLES[0]
    *_, state = play_randomly(game, options, rules, seed=7, most=10)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str(state)


@at_every_table
def test_a_position_says_what_it_is(table: Table) -> None:
    for state in moments(play_randomly(*table, seed=8, most=SOME_ACTIONS), 1):
        for position in (state, state.view(0)):
            assert type(position).__name__ in repr(position)
            assert f"{len(state.actions)} actions" in repr(position)
            assert len(repr(position)) < 120


@at_every_table
def test_a_move_is_played_as_text_as_such_or_as_its_number(table: Table) -> None:
    game, options, rules = table
    *_, state = play_randomly(*table, seed=9, most=40)
    games = [game.start(options, rules) for _ in range(4)]
    for action in state.actions:
        move = games[0].move_of(action)
        # The number of a move that is a text may be larger.
        ways = (str(move), move, action, np.int64(action) if action < 1 << 63 else action)
        assert [one.play(way) for one, way in zip(games, ways, strict=True)] == [move] * 4
    assert all(one == state for one in games)


@at_every_table
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(table: Table) -> None:
    game, *_ = table
    rng = np.random.default_rng(10)
    states = moments(play_randomly(*table, seed=10, most=SOME_ACTIONS), 1)
    known = {action for state in states for action in state.actions}
    for state in states:
        legal, before = state.legal(), state.key()
        numbers = [-1, 1 << 70, *rng.integers(-(1 << 31), 1 << 31, 20).tolist()]
        for action in (*numbers, *sorted(known)[:200:10]):
            if action in legal:
                continue
            with pytest.raises((IllegalMove, NotYourTurn)) as refused:
                state.apply(action)
            if action in known:
                assert (refused.value.rule or "") in (game.presenter.rule_names or [""])
            with pytest.raises((IllegalMove, NotYourTurn)):
                state.play(action)
            assert str(state.why(action)) == str(refused.value)
        with pytest.raises(ValueError, match="number -1"):
            state.move_of(-1)
        assert not any(map(state.why, legal[:20]))
        assert state.key() == before


def in_the_midst(table: Table, seed: int) -> AnyState:
    """A random game after at most 30 actions, before its end."""
    states = play_randomly(*table, seed=seed, most=30)
    return [state.copy() for state in states if state.to_move != OVER][-1]


@at_every_table
def test_what_is_neither_move_nor_number_is_refused_and_changes_nothing(table: Table) -> None:
    state = in_the_midst(table, seed=10)
    before = state.copy()
    things: list[Any] = [None, "", "nonsense", 3.5, b"pass", [], {}, (1, 2), state]
    things.append(float(state.legal()[0]))
    for thing in things:
        with pytest.raises(Malformed, match="is not a move"):
            state.play(thing)
        assert isinstance(state.why(thing), Malformed)
        with pytest.raises(TypeError):
            state.apply(thing)
    for length in (-1, len(state.actions) + 1):
        with pytest.raises(IndexError):
            state.rewind(length)
    assert state == before
    assert len(state.actions) == len(before.actions)


@at_every_table
def test_only_chance_has_chances(table: Table) -> None:
    for state in play_randomly(*table, seed=13, most=200):
        assert bool(state.chances()) == (state.to_move == CHANCE)


@at_every_table
def test_a_seat_that_is_not_at_the_table_is_refused(table: Table) -> None:
    state = in_the_midst(table, seed=11)
    for seat in (-1, -2, state.options.seats, 5, 99):
        if seat == 5 < state.options.seats:
            continue
        with pytest.raises(Malformed, match="There is no seat"):
            state.view(seat)
    for seat in range(state.options.seats):
        if seat != state.to_move:
            # A number of an array is a seat as well as any.
            one: Any = np.int64(seat)
            with pytest.raises(NotYourTurn, match=f"seat {seat}’s turn"):
                state.play(state.legal()[0], seat=one)
    things: list[Any] = ["0", 1.0]
    for thing in things:
        with pytest.raises(TypeError):
            state.view(thing)
        with pytest.raises(TypeError):
            state.play(state.legal()[0], seat=thing)


@at_every_table
def test_returns_are_nothing_until_the_end_and_then_add_up(table: Table) -> None:
    *before, state = [state.copy() for state in play_randomly(*table, seed=12)]
    assert before[-1].returns() == [0.0] * state.options.seats
    returns, outcome = state.returns(), state.outcome()
    assert outcome is not None
    assert len(returns) == state.options.seats
    assert all(-1 <= value <= 1 for value in returns)
    if state.options.is_cooperative:
        assert returns == [1.0 if outcome.won else -1.0] * state.options.seats
    else:
        assert sum(returns) == pytest.approx(0)
        best = [seat for seat, value in enumerate(returns) if value == max(returns)]
        assert tuple(best) == tuple(sorted(outcome.winners))


@at_every_table
def test_a_record_gives_all_its_positions(table: Table) -> None:
    states = [state.copy() for state in play_randomly(*table, seed=13, most=60)]
    record = Record.of(states[-1], players=["Anna"])
    assert record == Record.of(states[-1], players=["Anna"])
    positions = list(record.positions())
    assert positions == states
    assert [len(position.actions) for position in positions] == list(range(len(states)))
    assert positions[0].to_move in (CHANCE, *range(states[0].options.seats))

"""The contract of `core`, asked of every game at every table."""

import json
import os
import subprocess
import sys
from collections.abc import Hashable
from dataclasses import FrozenInstanceError
from itertools import pairwise
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import Options
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.stored import StoredPosition
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import as_word
from ludoteca.core.turn import CHANCE, OVER
from tests.contract.table import (
    MANY_ACTIONS,
    MOMENTS,
    SOME_ACTIONS,
    TABLES,
    moments,
    name_of,
    play_randomly,
    steps,
)
from tests.effort import times

at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
Table = tuple[AnyGame, Options, str]


@at_every_table
def test_random_games_reach_an_end_by_legal_actions(table: Table) -> None:
    seed = actions = 0
    while seed == 0 or actions < MANY_ACTIONS:
        seed += 1
        for state in play_randomly(*table, seed=seed):
            actions += 1
            legal = state.legal()
            assert all(a < b for a, b in pairwise(legal)), "ascending, each once"
            assert bool(legal) == (state.to_move != OVER)
            assert (state.outcome() is None) == (state.to_move != OVER)
            if state.to_move == CHANCE:
                chances = state.chances()
                assert len(chances) == len(legal)
                assert min(chances) > 0
                assert sum(chances) == pytest.approx(1)
            else:
                assert -2 <= state.to_move < state.options.seats


@at_every_table
def test_the_outcome_ranks_every_seat_once_and_says_why(table: Table) -> None:
    game, *_ = table
    for seed in range(times(2, 1)):
        *_, state = play_randomly(*table, seed=seed)
        outcome = state.outcome()
        assert outcome is not None
        seats = [seat for place in outcome.ranking for seat in place]
        assert sorted(seats) == list(range(state.options.seats))
        assert outcome.rule in (game.presenter.rule_names or [""])
        assert outcome.reason
        assert set(outcome.winners) <= set(outcome.ranking[0])
        assert (outcome.won is not None) == state.options.is_cooperative
        assert len(state.scores()) == state.options.seats


@at_every_table
def test_old_copies_never_change_and_the_same_action_gives_the_same_state(table: Table) -> None:
    copies: list[tuple[AnyState, Hashable, list[int]]] = []
    for state in play_randomly(*table, seed=1, most=SOME_ACTIONS):
        if copies:
            twin = copies[-1][0].copy()
            twin.apply(state.actions[-1])
            assert twin == state
            assert twin.actions == state.actions
        copies.append((state.copy(), state.key(), list(state.actions)))
    for copy, key, actions in copies:
        assert copy.key() == key
        assert copy.actions == actions


@at_every_table
def test_an_old_view_never_changes(table: Table) -> None:
    """Whoever has thought about one finds out by it what has happened since."""
    views = []
    for state in play_randomly(*table, seed=17, most=30):
        seats = (None, *range(state.options.seats))
        views += [(state.view(seat), len(state.actions)) for seat in seats]
    assert all(len(view.history) == length for view, length in views)


@at_every_table
def test_where_nothing_is_hidden_from_those_who_watch_all_have_seen_the_last_move(
    table: Table,
) -> None:
    for state in play_randomly(*table, seed=17):
        if state.view(None).is_open:
            for seat in (None, *range(state.options.seats)):
                assert state.view(seat).actions[-1:] == state.actions[-1:]


@at_every_table
def test_int_typed_move_and_text_are_a_bijection_on_legal_actions(table: Table) -> None:
    game, *_ = table
    seed = actions = 0
    while seed == 0 or actions < MANY_ACTIONS // 10:
        seed += 1
        for state in play_randomly(*table, seed=seed, most=SOME_ACTIONS):
            actions += 1
            moves = state.moves()
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [state.action_of(move) for move in moves] == state.legal()
            assert [game.read(text) for text in texts] == moves


@at_every_table
def test_what_a_move_changes_at_once_is_told_in_numbers(table: Table) -> None:
    game, options, rules = table
    told = game.start(options, rules).game.presenter.gain(3, 17)
    assert told.index("3") < told.index("17")


@at_every_table
def test_moves_and_options_are_values(table: Table) -> None:
    game, options, rules = table
    with pytest.raises(FrozenInstanceError):
        setattr(options, "seats", 9)  # noqa: B010 typed code could not even try
    assert game.options(options.as_json()) == options
    move = game.start(options, rules).moves()[0]
    assert hash(move) == hash(game.read(str(move)))


@at_every_table
def test_a_record_replays_to_the_same_state_also_through_json(table: Table) -> None:
    *_, state = play_randomly(*table, seed=2)
    record = Record.of(state, players=["Anna", "Bruno"], whatever={"kept": True})
    again = Record.from_text(str(record))
    assert again == record
    assert replay(again) == state
    assert replay(again).game.presenter.report(replay(again)) == state.game.presenter.report(state)


@at_every_table
def test_checked_play_and_trusted_apply_agree(table: Table) -> None:
    game, options, rules = table
    checked = game.start(options, rules)
    *_, state = play_randomly(*table, seed=3, most=SOME_ACTIONS)
    for action in state.actions:
        checked.play(str(checked.move_of(action)), seat=checked.to_move)
    assert checked == state


@at_every_table
def test_exactly_the_illegal_moves_are_refused_and_each_with_a_rule(table: Table) -> None:
    game, *_ = table
    played = play_randomly(*table, seed=4, most=SOME_ACTIONS)
    pool = {move: None for state in played for move in state.moves()}
    rng = np.random.default_rng(4)
    others = list(pool)
    for state in moments(play_randomly(*table, seed=5, most=SOME_ACTIONS)):
        legal = state.moves()
        # Of a long list of legal moves every so many; of others, some.
        tried = legal[:: 1 + len(legal) // 50]
        tried += [others[i] for i in rng.integers(len(others), size=25)]
        before = state.key()
        for move in tried:
            refusal = state.why(move)
            assert (refusal is None) == (move in legal)
            if refusal is None:
                assert state.game.presenter.describe(state, move)
                continue
            assert isinstance(refusal, IllegalMove | NotYourTurn)
            assert (refusal.rule or "") in (game.presenter.rule_names or [""])
            assert str(refusal)
            with pytest.raises(type(refusal)):
                state.play(str(move))
        assert state.key() == before, "asking changes nothing"


@at_every_table
def test_nonsense_is_malformed_and_another_seat_must_wait(table: Table) -> None:
    game, options, rules = table
    state = game.start(options, rules)
    for text in ("", " ", "nonsense", "PASS", "\N{PILE OF POO}", "pass ", "a" * 10_000):
        with pytest.raises(Malformed):
            state.play(text)
    for seat in range(options.seats):
        if seat != state.to_move:
            with pytest.raises(NotYourTurn):
                state.play(str(state.moves()[0]), seat=seat)


@at_every_table
def test_a_view_is_the_same_for_states_that_differ_only_in_what_is_hidden(table: Table) -> None:
    rng = np.random.default_rng(6)
    for seed in range(times(1)):
        for state in moments(play_randomly(*table, seed=seed)):
            for seat in (None, *range(state.options.seats)):
                view = state.view(seat)
                other = view.sample_state(rng)
                same = other.view(seat)
                assert same == view
                assert same.history == view.history
                assert same.legal() == view.legal()
                assert other.to_move == state.to_move


@at_every_table
def test_an_imagined_state_is_a_game_that_could_have_been_played(table: Table) -> None:
    rng = np.random.default_rng(7)
    played = play_randomly(*table, seed=7, most=SOME_ACTIONS)
    states = [state.copy() for state in played]
    for state in states[:: max(1, len(states) // times(5, 2))]:
        for seat in (None, *range(state.options.seats)):
            imagined = state.view(seat).sample_state(rng)
            assert replay(Record.of(imagined)) == imagined


@at_every_table
def test_a_view_from_which_nothing_is_hidden_imagines_the_state_itself(table: Table) -> None:
    rng = np.random.default_rng(15)
    states = [state.copy() for state in play_randomly(*table, seed=15)]
    for state in states[:: max(1, len(states) // 8)]:
        for seat in range(state.options.seats):
            view = state.view(seat)
            if view.is_open:
                assert view.sample_state(rng) == state


@at_every_table
def test_a_view_offers_actions_only_to_the_seat_that_is_to_move(table: Table) -> None:
    for state in moments(play_randomly(*table, seed=8), 2 * MOMENTS):
        for seat in (None, *range(state.options.seats)):
            view = state.view(seat)
            assert view.legal() == (state.legal() if seat == state.to_move else [])
            if state.to_move != OVER:
                assert (view.why(state.moves()[0]) is None) == (seat == state.to_move)
            assert view.to_move == state.to_move
            assert view.scores() == state.scores()


@at_every_table
def test_the_record_for_a_seat_has_as_many_moves_and_all_are_shown_in_the_end(
    table: Table,
) -> None:
    *_, state = play_randomly(*table, seed=9)
    assert Record.of(state.view(None)) == Record.of(state)
    for state in moments(play_randomly(*table, seed=10)):
        assert len(Record.of(state.view(None)).actions) == len(state.actions)
        assert list(map(str, state.view(0).history)) == list(Record.of(state.view(0)).actions)


@at_every_table
def test_the_heuristic_values_every_legal_action(table: Table) -> None:
    played = play_randomly(*table, seed=11, most=SOME_ACTIONS)
    states = [state.copy() for state in played]
    for state in states[:: max(1, len(states) // times(12, 3))]:
        if state.to_move >= 0:
            view = state.view(state.to_move)
            assert len(view.game.heuristic.evaluate(view)) == len(view.legal())


@at_every_table
def test_a_position_shows_itself(table: Table) -> None:
    states = [state.copy() for state in play_randomly(*table, seed=12)]
    for state in (states[0], states[len(states) // 2], states[-1]):
        ET.fromstring(state._repr_svg_())
        assert state.view(None).game.presenter.svg(state.view(None))
        assert state.game.presenter.show(state, 80)
        assert all(
            state.game.presenter.seat_name(state.options, seat)
            for seat in range(state.options.seats)
        )


@at_every_table
def test_every_move_is_told_to_whoever_has_seen_it(table: Table) -> None:
    for before, after in steps(play_randomly(*table, seed=15)):
        for seat in (None, *range(after.options.seats)):
            told = after.game.presenter.narrate(
                before.view(seat), after.view(seat), after.view(seat).history[-1]
            )
            assert told.words or not told.more
            assert bool(told.topic) or not told.more
            assert told.about in (None, *range(after.options.seats))


@at_every_table
def test_every_legal_move_cites_rules_of_the_book(table: Table) -> None:
    presenter = table[0].presenter
    for state in moments(play_randomly(*table, seed=18)):
        for move in state.moves()[:50]:
            assert set(presenter.cite(move)) <= set(presenter.rule_names)


@at_every_table
def test_what_is_told_again_is_told_in_sentences(table: Table) -> None:
    for before, after in steps(play_randomly(*table, seed=16)):
        if after.to_move >= 0:
            lines = after.game.presenter.recap(
                before.view(after.to_move), after.view(after.to_move)
            )
            assert all(line and line == line.strip() for line in lines)


@at_every_table
def test_a_move_that_cannot_be_taken_back_is_bound_by_a_rule(table: Table) -> None:
    game, *_ = table
    for state in moments(play_randomly(*table, seed=17)):
        for move in state.moves()[:50]:
            refusal = game.live_play.undo_barrier(state, move)
            rules = game.presenter.rule_names or [""]
            assert refusal is None or ((refusal.rule or "") in rules and str(refusal))


@at_every_table
def test_names_are_words_each_for_one_thing(table: Table) -> None:
    game, options, rules = table
    names = game.start(options, rules).game.presenter.names(game.start(options, rules))
    assert len({*names.values()}) == len(names)
    assert all(word == as_word(word) for word in names.values())


@at_every_table
def test_random_games_inside_the_kernels_are_repeatable_and_counted(table: Table) -> None:
    game, options, rules = table
    actions = game.playouts.random_games(game.start(options, rules), 1, seed=1)
    assert actions == game.playouts.random_games(game.start(options, rules), 1, seed=1)
    assert game.playouts.random_games(game.start(options, rules), 2, seed=1) > actions > 0


@at_every_table
def test_a_state_is_at_most_8_kib(table: Table) -> None:
    game, options, rules = table
    state = game.start(options, rules)
    # Plain Python has no such figure.
    assert not isinstance(state, StoredPosition) or state.storage.nbytes <= 8192


each_game = pytest.mark.parametrize(
    "game", {game.name: game for game, *_ in TABLES}.values(), ids=lambda game: game.name
)


def test_no_two_games_number_their_rules_with_the_same_letter() -> None:
    games = {game.name: game for game, *_ in TABLES}.values()
    letters = [game.presenter.letter for game in games if game.presenter.chapters]
    assert len(set(letters)) == len(letters)


@each_game
def test_every_rule_has_a_name_and_a_text_and_stands_in_one_chapter(game: AnyGame) -> None:
    numbers = [n for c in game.presenter.chapters for n in range(c.first, c.last + 1)]
    assert numbers == list(range(1, len(game.presenter.rule_names) + 1))
    for version in game.rules:
        facts = game.presenter.rule_facts(next(game.option_sets()), version)
        for rule in game.presenter.rule_names:
            assert say(rule, **facts)
            assert say(f"{rule}.name")
    assert all(say(chapter.heading) for chapter in game.presenter.chapters)


FINGERPRINT = """
import hashlib, sys
from ludoteca.core.registry import find_game
from tests.contract.table import play_randomly
digest = hashlib.sha256()
game = find_game(sys.argv[1])
for options in list(game.option_sets())[::3]:
    for state in play_randomly(game, options, seed=13, most=300):
        digest.update(repr(state.key()).encode())
        digest.update(repr(state.legal()).encode())
    digest.update(repr(game.presenter.report(state)).encode())
    digest.update(repr(game.playouts.random_games(game.start(options), 1, seed=14)).encode())
    for seat in range(options.seats):
        state = game.start(options)
        digest.update(repr(state.view(seat).key()).encode())
print(digest.hexdigest())
"""


@pytest.mark.compiled
@each_game
def test_games_are_the_same_with_and_without_compilation(game: AnyGame) -> None:
    path = os.pathsep.join([".", os.environ.get("PYTHONPATH", "")])
    prints = [
        subprocess.run(
            [sys.executable, "-c", FINGERPRINT, game.name],
            env={**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": off},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for off in ("0", "1")
    ]
    assert prints[0] == prints[1] != ""


@at_every_table
def test_a_host_can_choose_every_setting_that_is_offered(table: Table) -> None:
    game, options, _ = table
    settled: dict[str, object] = {}
    for choice in list_choices(game, options):
        assert choice.title
        assert choice.about or not game.presenter.chapters
        assert all(rule in game.presenter.rule_names for rule in choice.rules)
        titles = [choice.title_of(setting) for setting in choice.settings]
        assert len(set(titles)) == len(titles), "no two settings have the same name"
        for setting in choice.settings:
            made = game.options({**settled, choice.name: setting})
            assert str(getattr(made, choice.name)) == str(setting)
        settled[choice.name] = getattr(options, choice.name)
    assert game.options(settled) == options


@at_every_table
def test_whoever_does_nothing_in_time_makes_a_legal_move_or_leaves_it_to_a_bot(
    table: Table,
) -> None:
    for state in moments(play_randomly(*table, seed=12, most=SOME_ACTIONS)):
        idle = state.game.live_play.timeout_move(state) if state.to_move >= 0 else None
        assert idle is None or idle in state.moves()


@at_every_table
def test_a_scene_is_json(table: Table) -> None:
    for state in moments(play_randomly(*table, seed=13, most=SOME_ACTIONS)):
        for position in (state, state.view(None), state.view(0)):
            text = json.dumps(state.game.presenter.scene(position), allow_nan=False)
            assert json.dumps(json.loads(text)) == text, "no key is anything but a text"


@at_every_table
def test_whoever_stands_for_a_seat_sees_and_hears_the_same(table: Table) -> None:
    for before, after in steps(play_randomly(*table, seed=15, most=SOME_ACTIONS)):
        for seat in range(after.options.seats):
            other = after.game.presenter.audience(after, seat)
            if other != seat:
                mine, theirs = after.view(seat), after.view(other)
                if seat != after.to_move:
                    assert mine.game.presenter.scene(mine) == theirs.game.presenter.scene(theirs)
                assert mine.history == theirs.history
                seen = after.view(seat).history[-1]
                told = mine.game.presenter.narrate(before.view(seat), mine, seen)
                assert told == theirs.game.presenter.narrate(before.view(other), theirs, seen)

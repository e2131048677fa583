"""A position for a client: everything that can be done, and nothing that may not be known."""

import dataclasses
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from ludoteca.core.records.record import Json, Record
from ludoteca.core.records.replay import replay
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.map.world import read_world
from ludoteca.games.futurisiko.present.scene.actions import NUMBER
from ludoteca.games.futurisiko.present.scene.board import draw_board
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.effort import times
from tests.games.futurisiko.rules.test_diplomacy import PEACE
from tests.games.futurisiko.scenario import after, dealt, play
from tests.games.futurisiko.worlds import four_islands

OPTIONS = FUTURISIKO.options({"seats": 4, "round_limit": 3})
GOLDEN = Path(__file__).parents[3] / "golden" / "futurisiko.jsonl"
# How often players follow their instinct; otherwise they do anything.
SENSE = 0.7


@cache
def some_moments(seed: int, most: int = times(8, 2)) -> list[FutuRisikoState]:
    """Some states of every kind of step, and the end, of a game in which all kinds come."""
    rng = np.random.default_rng(seed)
    state = FUTURISIKO.start(OPTIONS)
    kinds: dict[int, list[FutuRisikoState]] = {}
    while state.to_move != OVER:
        kinds.setdefault(int(state.phase), []).append(state.copy())
        legal = state.legal()
        if state.to_move >= 0 and rng.random() < SENSE:
            weights = state.view(state.to_move).game.heuristic.evaluate(state.view(state.to_move))
            state.apply(legal[int(np.argmax(weights))])
        else:
            state.apply(legal[rng.integers(len(legal))])
    found = [one for kind in kinds.values() for one in kind[:: -(-len(kind) // most)]]
    return [*found, state]


def list_said(offers: Json, keys: Sequence[str] = ("says", "plays")) -> list[str]:
    """The moves that are offered as they are."""
    return [str(one["move"]) for key in keys for one in cast("list[Json]", offers[key])]


def expand(offers: Json) -> list[str]:
    """The moves that are offered, one by one."""
    marks = offers["marks"]
    assert isinstance(marks, dict)
    moves = [*marks.values(), *list_said(offers, ("says", "shows", "plays", "removals"))]
    for key in ("builds", "marches"):
        counted = offers[key]
        assert isinstance(counted, list)
        moves += [
            one["pattern"].replace(NUMBER, str(count))
            for one in counted
            for count in range(1, one["most"] + 1)
        ]
    return moves


@pytest.mark.compiled
def test_offers_are_exactly_the_legal_moves() -> None:
    kinds = set()
    for seed in range(1, times(4)):
        for state in some_moments(seed):
            if state.to_move >= 0:
                view = state.view(state.to_move)
                offers = view.game.presenter.scene(view)["offers"]
                assert isinstance(offers, dict)
                moves = expand(offers)
                if before := offers["before"]:
                    assert isinstance(before, dict)
                    assert sorted(list_said(before)) == sorted(map(str, view.moves()))
                    [passing] = before["says"]
                    view = play(state.copy(), passing["move"]).view(state.to_move)
                assert sorted(moves) == sorted(map(str, view.moves()))
                # F19: cards over the limit are to go, and only then none may be kept.
                discards = any(move.startswith("discard") for move in moves)
                assert (offers["excess"] > 0) == (discards and "keep" not in moves)
                kinds |= {move.split()[0] for move in moves}
    assert kinds >= {"claim", "build", "built", "move", "moved", "roll", "fight", "discard"}


@pytest.mark.compiled
def test_every_way_to_act_in_the_kept_games_is_offered() -> None:
    wanted = {"torpedo", "ferry", "weapon", "shield", "boost", "launch", "truce", "betray"}
    with GOLDEN.open(encoding="utf-8") as file:
        for line in file:
            record = Record.from_json(json.loads(line)["record"])
            verbs = [action.split()[0] for action in record.actions]
            for verb in sorted(wanted & {*verbs}):
                wanted.remove(verb)
                played = verbs.index(verb)
                state = replay(dataclasses.replace(record, actions=record.actions[:played]))
                offers = state.view(state.to_move).game.presenter.scene(state.view(state.to_move))[
                    "offers"
                ]
                assert isinstance(offers, dict)
                before = list_said(offers["before"]) if offers["before"] else []
                assert record.actions[played] in [*before, *expand(offers)]
    assert not wanted


def test_F63_F67_a_card_that_could_be_played_lies_beside_what_comes_next() -> None:
    # Nobody need think about it before the others see that something goes on.
    state = after(PEACE)
    assert state.phase == Phase.DIPLOMACY
    for seat in (None, 0, 1):
        assert FUTURISIKO.presenter.scene(state.view(seat))["phase"] == "move"
    scene = FUTURISIKO.presenter.scene(state.view(0))
    offers = cast("Json", scene["offers"])
    assert list_said(cast("Json", offers["before"]))[0] == "ready"
    assert offers["before"] != FUTURISIKO.presenter.scene(state.view(1))["offers"]
    assert "moved" in expand(offers)
    struck = after(f"{dealt()}; built; launch red 2; built")
    assert struck.phase == Phase.SHIELD
    scene = FUTURISIKO.presenter.scene(struck.view(2))
    assert (scene["phase"], scene["points"]) == ("produce", 7), "the missile has its effect"
    assert cast("Json", scene["barrage"])["by"] == "Yellow"


@pytest.mark.compiled
def test_F70_the_hands_of_others_are_not_in_a_scene() -> None:
    for state in some_moments(1):
        if state.to_move != OVER:
            for seat in (None, 0, 2):
                hands = state.view(seat).game.presenter.scene(state.view(seat))["hands"]
                assert isinstance(hands, list)
                sizes = state.hand_sizes()
                for other, hand in enumerate(hands):
                    assert (hand is None) == (other != seat and sizes[other] > 0)


def test_F78_every_invasion_tells_who_rolls_first_and_the_exact_chance() -> None:
    found = 0
    for state in some_moments(1):
        scene = state.view(None).game.presenter.scene(state.view(None))
        invasions = scene["invasions"]
        assert isinstance(invasions, list)
        assert [battle["place"] for battle in invasions] == state.invasions()
        for told in invasions:
            battle = state.battle(told["place"])
            assert told["first"] == battle.first
            assert told["win"] == battle.odds.win
            found += 1
        fight = scene["fight"]
        assert (fight is None) == (state.field is None or state.to_move == OVER)
    assert found


def test_an_end_is_told_and_nothing_more_is_asked() -> None:
    state = some_moments(1)[-1]
    scene = state.view(None).game.presenter.scene(state.view(None))
    outcome = state.outcome()
    assert outcome is not None
    assert scene["asks"] is None
    told = scene["outcome"]
    assert isinstance(told, dict)
    assert told["winners"] == list(outcome.winners)
    assert told["rule"] == outcome.rule


def test_F10_the_board_has_every_place_with_its_name_in_the_language_of_the_player() -> None:
    board = FUTURISIKO.presenter.board(OPTIONS)
    scene = FUTURISIKO.start(OPTIONS).game.presenter.scene(FUTURISIKO.start(OPTIONS))
    for kind in ("territories", "seas"):
        drawn, there = board[kind], scene[kind]
        assert isinstance(drawn, dict)
        assert isinstance(there, dict)
        assert drawn.keys() == there.keys()
        for place in drawn.values():
            assert str(place["outline"]).startswith("M")
            assert all(other in drawn for other in place["neighbours"])
    assert isinstance(board["territories"], dict)
    assert board["territories"]["gran_bretagna"]["name"] == "Great Britain"


def test_F10_a_map_without_outlines_is_drawn_as_circles_and_its_seas_as_names() -> None:
    board = draw_board(read_world(four_islands()))
    seas = board["seas"]
    assert isinstance(seas, dict)
    assert all(sea["outline"] is None and sea["labels"] for sea in seas.values())

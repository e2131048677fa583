"""What a client is told of fights, plans and the past: the battle log, and what it tells."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from ludoteca.core.records.record import Json, Record
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.box import COST, HIT, Unit
from ludoteca.games.futurisiko.moves import Build, Ferry, Go, Hits, Say, Torpedo
from ludoteca.games.futurisiko.present.scene.actions import list_offers
from ludoteca.games.futurisiko.present.scene.battles import show_fight
from ludoteca.games.futurisiko.present.scene.outlooks import LEAST
from ludoteca.games.futurisiko.present.scene.plans import list_marches, total_production
from ludoteca.games.futurisiko.present.scene.review import look_back
from ludoteca.games.futurisiko.rules.layout import Phase

GOLDEN = Path(__file__).parents[3] / "golden" / "futurisiko.jsonl"
# How often players follow their instinct; otherwise they do anything.
SENSE = 0.6


@cache
def a_game(seed: int = 1) -> tuple[FutuRisikoState, ...]:
    """Every state of a short game in which players mostly follow their instinct."""
    rng = np.random.default_rng(seed)
    state = FUTURISIKO.start(FUTURISIKO.options({"seats": 3, "goal": 16, "round_limit": 2}))
    states = [state.copy()]
    while state.to_move != OVER:
        legal = state.legal()
        if state.to_move >= 0 and rng.random() < SENSE:
            weights = state.view(state.to_move).game.heuristic.evaluate(state.view(state.to_move))
            state.apply(legal[int(np.argmax(weights))])
        elif state.to_move >= 0:
            state.apply(legal[rng.integers(len(legal))])
        else:
            state.apply(int(rng.choice(legal, p=state.chances())))
        states.append(state.copy())
    return tuple(states)


def the(scene: Mapping[str, object], key: str) -> Json:
    """A part of a scene that is there."""
    found = scene[key]
    assert isinstance(found, dict)
    return found


@pytest.mark.compiled
def test_F47_every_roll_of_a_fight_is_noted_with_its_dice_explosions_and_losses() -> None:
    states = a_game()
    rolled = [state for state in states if state.phase == Phase.HITS]
    throws = states[-1].battle_log.throws
    assert len(throws) == len(rolled) > 0
    for throw, state in zip(throws, rolled, strict=True):
        before = state.battle(str(state.field)).fight
        assert (throw.attack, throw.defence) == (before.attackers, before.defenders)
        assert (throw.seat, throw.dice) == (state.roller, state.dice)
        move = states[-1].move_of(states[len(state.actions) + 1].actions[-1])
        assert move == Hits(throw.hits)
        lost = throw.attack.units - throw.attack_left.units
        lost += throw.defence.units - throw.defence_left.units
        assert throw.hits >= lost + throw.flag_falls


def test_F76_the_theatre_tells_the_chance_after_each_roll() -> None:
    going_on = 0
    for state in a_game():
        if state.field is None or state.phase not in (Phase.ROLL, Phase.REMOVE):
            continue
        staged = show_fight(state)
        assert isinstance(staged, dict)
        assert staged["place"] == state.field
        assert staged["end"] is None
        if state.phase == Phase.ROLL:
            throws = staged["throws"]
            assert isinstance(throws, list)
            chances = [staged["win"], *(throw["win"] for throw in throws)]
            assert chances[-1] == pytest.approx(state.battle(state.field).odds.win)
            going_on += len(chances) > 1
    assert going_on


def test_F54_the_theatre_keeps_the_last_fight_until_the_next() -> None:
    ends = set()
    for before, state in zip(a_game(), a_game()[1:], strict=False):
        if before.field is not None and state.field is None:
            staged = show_fight(state)
            assert staged is not None
            conquered = state.owners()[before.field] == before.on_turn
            assert staged["place"] == before.field
            assert staged["end"] == ("conquered" if conquered else "held")
            throws = staged["throws"]
            assert isinstance(throws, list)
            assert throws[-1]["win"] == float(conquered)
            ends.add(staged["end"])
    assert ends == {"conquered", "held"}
    assert show_fight(a_game()[0]) is None


@pytest.mark.compiled
def test_F49_cards_played_with_a_roll_are_shown_in_the_theatre() -> None:
    wanted = {"weapon", "torpedo"}
    with GOLDEN.open(encoding="utf-8") as file:
        for line in file:
            record = Record.from_json(json.loads(line)["record"])
            verbs = {action.split()[0] for action in record.actions}
            if not wanted & verbs:
                continue
            state = FUTURISIKO.start(FUTURISIKO.options(record.options), record.rules)
            for action in record.actions:
                state.play(action)
                if not state.battle_log.throws or not action.startswith(("hits", "remove")):
                    continue
                move = state.move_of(state.battle_log.throws[-1].play)
                staged = show_fight(state)
                assert staged is not None
                assert isinstance(staged["throws"], list)
                if staged["throws"] and state.phase != Phase.REMOVE:
                    shown = staged["throws"][-1]
                    assert shown["sea"] == (move.sea if isinstance(move, Torpedo) else None)
                    verb = str(move).split()[0]
                    assert shown["card"] == (None if verb == "roll" else verb)
                    wanted.discard(str(shown["card"]))
            if not wanted:
                return
    assert not wanted


def test_F44_planned_moves_are_listed_until_all_are_made() -> None:
    planned = 0
    for before, state in zip(a_game(), a_game()[1:], strict=False):
        then, now = list_marches(before), list_marches(state)
        move = state.move_of(state.actions[-1])
        if isinstance(move, Go | Ferry):
            assert now[:-1] == then
            assert (now[-1]["origin"], now[-1]["target"]) == (move.origin, move.target)
            assert (now[-1]["count"], now[-1]["sea"]) == (move.count, getattr(move, "sea", None))
            planned += 1
        else:
            assert now == []
    assert planned


def test_F25_a_production_has_a_running_total() -> None:
    spent = 0
    for before, state in zip(a_game(), a_game()[1:], strict=False):
        move = state.move_of(state.actions[-1])
        if state.phase != Phase.PRODUCE:
            assert total_production(state) is None
        elif isinstance(move, Build):
            total, earlier = total_production(state), total_production(before)
            assert total is not None
            assert earlier is not None
            cost = int(COST[move.unit]) * move.count
            assert total["spent"] == int(str(earlier["spent"])) + cost
            assert total["left"] == state.points
            spent += cost
    assert spent


def test_F78_every_invasion_that_could_be_sent_has_its_exact_chance_and_first_roll() -> None:
    found = 0
    for state in a_game():
        if state.phase != Phase.MOVE:
            continue
        offers = list_offers(state, state)
        marches, prospects = offers["marches"], the(offers, "prospects")
        assert isinstance(marches, list)
        assert prospects.keys() == {m["target"] for m in marches if m["invades"] is not None}
        for march in marches[:: 1 + len(marches) // 8]:
            if march["invades"] is None:
                continue
            sent = {"planes" if march["unit"] == str(Unit.PLANE) else "tanks": march["most"]}
            battle = state.battle(march["target"], **sent)
            told = the(prospects, march["target"])
            attacks_first = battle.fight.attack_planes >= int(str(told["first_with"]))
            assert attacks_first == (battle.first == battle.attacker)
            row = told["first" if attacks_first else "second"]
            assert isinstance(row, list)
            assert row[battle.fight.attackers.units] == pytest.approx(battle.odds.win, abs=LEAST)
            assert all(0 < chance < 1 for chance in row[1:])
            found += 1
    assert found


def test_a_finished_game_is_looked_back_upon() -> None:
    end = a_game()[-1]
    scene = end.view(1).game.presenter.scene(end.view(1))
    assert the(scene, "theatre") == show_fight(end)
    told = the(scene, "retrospect")
    rounds, luck, fights = told["rounds"], told["luck"], told["fights"]
    assert isinstance(rounds, list)
    assert isinstance(luck, list)
    assert isinstance(fights, list)
    assert [standing["round"] for standing in rounds] == [0, 1, 2]
    assert rounds[0]["territories"] == [12, 12, 12]
    assert rounds[-1]["territories"] == end.scores()
    assert sum(seat["dice"] for seat in luck) == sum(throw.dice for throw in end.battle_log.throws)
    for seat in luck:
        assert seat["expected"] == seat["dice"] * HIT
    for standing in rounds:
        assert a_game()[standing["step"]].scores() == standing["territories"]
    first, last = end.battle_log.fights()[-1][0], end.battle_log.fights()[-1][-1]
    assert a_game()[fights[-1]["step"]].field == first.place
    assert fights[-1]["place"] == last.place
    assert fights[-1]["conquered"] == last.flag_falls


def test_F43_a_game_without_a_fight_has_no_decisive_one() -> None:
    state = FUTURISIKO.start(FUTURISIKO.options({"seats": 4, "cards": False, "round_limit": 1}))
    while state.to_move != OVER:
        passing = [move for move in state.moves() if isinstance(move, Say)]
        move = passing[0] if passing and state.to_move >= 0 else state.moves()[0]
        state.play(str(move))
    assert look_back(state)["fights"] == []


def test_F72_a_game_in_figures_is_the_same_in_all_eyes_while_it_goes_on() -> None:
    state = a_game()[-2]
    assert look_back(state) == look_back(state.view(None)) == look_back(state.view(1))


def test_F72_an_imagined_game_has_the_same_battle_log() -> None:
    state = a_game()[-2]
    imagined = state.view(0).sample_state(np.random.default_rng(1))
    assert isinstance(imagined, FutuRisikoState)
    assert imagined.battle_log == state.battle_log

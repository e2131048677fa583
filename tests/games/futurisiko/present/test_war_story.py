"""The story of a war says what the record shows, and leads to where it shows it."""

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.present.scene.review import look_back
from ludoteca.games.futurisiko.present.scene.types import StoryLine
from ludoteca.games.futurisiko.present.sentences.war_story import MOST_LINES

GOLDEN = Path(__file__).parents[3] / "golden" / "futurisiko.jsonl"
SEAT = "\u2068(\\d)\u2069"


# So many actions are soon played in plain Python.
FEW = 500


@cache
def finished(most: int | None = None) -> list[tuple[str, FutuRisikoState]]:
    """The games that the rules are pinned by and that were played to an end, or the short ones."""
    told = list(map(json.loads, GOLDEN.read_text(encoding="utf-8").splitlines()))
    chosen = [each for each in told if most is None or len(each["record"]["actions"]) <= most]
    games = [(each["what"], _replay(each["record"])) for each in chosen]
    return [(what, game) for what, game in games if game.outcome() is not None]


def _replay(record: dict[str, Any], step: int | None = None) -> FutuRisikoState:
    state = replay(Record.from_text(json.dumps({**record, "actions": record["actions"][:step]})))
    assert isinstance(state, FutuRisikoState)
    return state


def at(game: FutuRisikoState, step: int) -> FutuRisikoState:
    """A game as it was after so many actions."""
    return _replay(json.loads(str(Record.of(game))), step)


def around(game: FutuRisikoState, step: int) -> tuple[FutuRisikoState, FutuRisikoState]:
    """A game before the action with this number, and after it."""
    before = at(game, step - 1)
    after = before.copy()
    after.apply(game.actions[step - 1])
    return before, after


def story(game: FutuRisikoState) -> list[StoryLine]:
    """The story of a game."""
    return look_back(game)["story"]


@cache
def stories() -> list[tuple[FutuRisikoState, list[StoryLine]]]:
    """The games that were played to their end, each with its story."""
    return [(game, story(game)) for _, game in finished()]


def lines(pattern: str) -> list[tuple[FutuRisikoState, StoryLine, list[int]]]:
    """Of all games, the lines of this kind, and the seats that they name."""
    found = [
        (game, line, [int(seat) for seat in re.findall(SEAT, line["words"])])
        for game, told in stories()
        for line in told
        if re.search(pattern, line["words"])
    ]
    assert found, "some game has one"
    return found


def check(game: FutuRisikoState, told: list[StoryLine]) -> None:
    """There are a few sentences in the order of what happened, and the last tells the end."""
    assert 1 <= len(told) <= MOST_LINES
    assert [line["step"] for line in told] == sorted(line["step"] for line in told)
    assert told[-1]["words"].startswith(("The final blow", "After"))
    assert str(max(game.scores())) in told[-1]["words"]


@pytest.mark.compiled
def test_a_war_is_told_in_a_few_sentences_and_ends_with_its_end() -> None:
    whole = []
    for (what, game), (_, told) in zip(finished(), stories(), strict=True):
        check(game, told)
        if what == "bots, complete":
            whole.append(len(told))
    assert sum(whole) / len(whole) > 4


def test_nothing_is_told_before_the_end() -> None:
    _, game = finished(FEW)[0]
    assert story(at(game, len(game.actions) - 1)) == []


@pytest.mark.compiled
def test_the_first_conquest_is_the_first() -> None:
    for game, line, (attacker, defender) in lines("^The first conquest"):
        before, after = around(game, line["step"])
        (place,) = after.owners().items() - before.owners().items()
        assert (before.owners()[place[0]], place[1]) == (defender, attacker)
        assert not any(throw.flag_falls for throw in before.battle_log.throws)
        assert line["round"] == before.round


@pytest.mark.compiled
def test_F57_whoever_is_out_lost_the_last_territory_there() -> None:
    for game, line, (_, defender) in lines("the last territory of"):
        before, after = around(game, line["step"])
        assert [state.scores()[defender] for state in (before, after)] == [1, 0]


@pytest.mark.compiled
def test_the_boldest_round_is_the_one_in_which_somebody_grew_most() -> None:
    for game, line, (seat,) in lines("^The boldest round"):
        before, after = map(int, re.findall(r"from (\d+) to (\d+)", line["words"])[0])
        assert at(game, line["step"]).scores()[seat] == before
        rounds = [*(each.territories for each in game.battle_log.standings), game.scores()]
        assert after - before == max(
            then[each] - now[each] for now, then in pairwise(rounds) for each in range(len(now))
        )


@pytest.mark.compiled
def test_who_takes_the_lead_for_good_has_it_after_every_round_from_then_on() -> None:
    for game, line, (seat,) in lines("takes the lead"):
        for standing in game.battle_log.standings:
            leads = standing.territories[seat] == max(standing.territories)
            alone = standing.territories.count(max(standing.territories)) == 1
            if standing.step >= line["step"]:
                assert (leads and alone) == (standing.step > line["step"])


@pytest.mark.compiled
def test_F68_a_broken_truce_leads_to_the_card() -> None:
    for game, line, (seat, other) in lines("^Treason"):
        before = at(game, line["step"] - 1)
        assert (before.to_move, line["round"]) == (seat, before.round)
        assert (min(seat, other), max(seat, other)) in before.truces()
        assert str(game.move_of(game.actions[line["step"] - 1])).startswith("betray")


@pytest.mark.compiled
def test_F62_missiles_are_counted_that_no_shield_stopped() -> None:
    for game, line, (seat,) in lines("missiles"):
        moves = [str(game.move_of(action)) for action in game.actions]
        launched = sum(bool(re.fullmatch(rf"launch \w+ {seat}", move)) for move in moves)
        hit = int(re.findall(r"(\d+) hit home", line["words"])[0])
        assert 2 <= hit <= launched
        assert moves[line["step"] - 1].startswith("launch")


@pytest.mark.compiled
def test_F76_what_happened_against_the_odds_was_unlikely() -> None:
    for game, line, (one, other) in lines("^Against the odds"):
        chance = float(re.findall(r"\((.*)%\)", line["words"])[0])
        assert chance < 100 / 3
        fights = {fight[0].step - 1: fight[-1] for fight in game.battle_log.fights()}
        last = fights[line["step"]]
        sides = (
            (last.attacker, last.defender) if last.flag_falls else (last.defender, last.attacker)
        )
        assert (one, other) == sides


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(language: str) -> None:
    with speaking(language):
        for _, game in finished():
            for line in story(game):
                assert "futurisiko-war" not in line["words"]


def test_a_short_war_is_told_in_a_few_sentences_too() -> None:
    for _, game in finished(FEW):
        check(game, story(game))

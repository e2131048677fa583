"""Bots themselves in a match, beside those that are named."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.arena import Match, MatchRunner, ResultStore, local_workers
from ludoteca.bots import Bot
from ludoteca.bots.greedy_bot import GreedyBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.core.registry import find_game
from tests.arena.guests import Clinger, Hoarder
from tests.arena.table import play_all


def match_of(*bots: str | Bot, seats: int = 2) -> Match:
    return Match("feurio", find_game("feurio").options({"seats": seats}), bots)


def test_a_bot_is_called_after_its_class_and_a_second_one_by_its_number() -> None:
    one, other = RandomBot(), RandomBot()
    match = match_of(one, "random", other, one, seats=4)
    assert match.names == ("RandomBot", "random", "RandomBot 2", "RandomBot")
    assert match.kinds == ("RandomBot", "random", "RandomBot 2")
    assert replace(match, seed=2).names == match.names


def test_bots_and_names_play_one_match_and_the_same_one_again() -> None:
    played = [play_all(match_of(RandomBot(5), "greedy"), 4) for _ in range(2)]
    assert played[0] == played[1]
    named = play_all(match_of("random", "greedy"), 4)
    assert [r.points for d in played[0] for r in d] == [r.points for d in named for r in d]


def test_a_bot_in_a_match_is_copied_for_every_game(tmp_path: Path) -> None:
    bot = Hoarder()
    bot.diary = str(tmp_path / "diary")
    play_all(match_of(bot, "random"), 4)
    assert (tmp_path / "diary").read_text() == "closed " * 4


def test_a_bot_that_fails_is_named_after_its_class() -> None:
    with ResultStore(match_of(Clinger(), "random")) as store:
        runner = MatchRunner(store, 1)
        list(runner.play(local_workers(1)))
        standings = runner.standings()
    assert standings is not None
    assert standings.forfeits == {"Clinger": 1}


def test_the_class_of_a_bot_is_written_down_with_the_match(tmp_path: Path) -> None:
    with ResultStore(match_of(GreedyBot(), "random"), tmp_path):
        pass
    told = json.loads((tmp_path / "match.json").read_text())
    assert told["bots"]["GreedyBot"] == "ludoteca.bots.greedy_bot:GreedyBot"
    assert told["match"]["bots"] == ["GreedyBot", "random"]


@pytest.mark.compiled
def test_bots_go_to_other_processes_too() -> None:
    match = match_of(RandomBot(), GreedyBot())
    assert play_all(match, 4, workers=2) == play_all(match, 4)

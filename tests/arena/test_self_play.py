"""Games between bots of one kind: each is summed up once, however often one goes on."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from ludoteca.arena import ScheduledGame
from ludoteca.arena.self_play import BotFailed, open_stores, play_samples
from ludoteca.arena.workers import InProcess, Played
from ludoteca.core.parts.survey import AnySample
from ludoteca.games.feurio import FEURIO

TABLES = [FEURIO.options({"seats": seats}) for seats in (2, 3)]


class Counting(InProcess):
    """Plays, and remembers what was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        def note() -> Iterator[ScheduledGame]:
            for game in games:
                self.asked.append(game.id)
                yield game

        return super().play(note())


def told(samples: list[AnySample]) -> list[tuple[object, ...]]:
    """What is to be known of samples, in no order: bots, table, and the courses of the games."""
    return sorted((s.players, str(s.options), s.courses.tobytes()) for s in samples)


def test_games_of_a_run_that_was_stopped_are_summed_up_again_and_not_played_again(
    tmp_path: Path,
) -> None:
    workers = Counting()
    with open_stores("feurio", TABLES, ["random"], 7, tmp_path) as stores:
        begun = list(islice(play_samples(stores, 2, workers), 3))
    assert len(workers.asked) == 3
    with open_stores("feurio", TABLES, ["random"], 7, tmp_path) as stores:
        found = list(play_samples(stores, 2, workers))
    assert len(workers.asked) == 4
    assert len(found) == 4
    assert set(told(begun)) <= set(told(found))
    with open_stores("feurio", TABLES, ["random"], 7, None) as stores:
        assert told(list(play_samples(stores, 2, InProcess()))) == told(found)


def test_tables_take_turns_so_that_whoever_stops_early_has_about_as_many_of_each() -> None:
    with open_stores("feurio", TABLES, ["random"], 7, None) as stores:
        played = list(play_samples(stores, 2, InProcess()))
    assert [sample.options.seats for sample in played] == [2, 3, 2, 3]


def test_of_fewer_games_than_are_kept_only_those_are_summed_up(tmp_path: Path) -> None:
    with open_stores("feurio", TABLES[:1], ["random"], 7, tmp_path) as stores:
        three = list(play_samples(stores, 3, InProcess()))
    with open_stores("feurio", TABLES[:1], ["random"], 7, tmp_path) as stores:
        assert told(list(play_samples(stores, 2, InProcess()))) == told(three[:2])


@pytest.mark.usefixtures("guests")
def test_of_a_game_that_a_bot_has_forfeited_there_is_nothing_to_learn() -> None:
    with open_stores("feurio", TABLES[:1], ["cheat"], 7, None) as stores:
        with pytest.raises(BotFailed) as failed:
            list(play_samples(stores, 2, InProcess()))
        assert failed.value.result.forfeit is not None
        assert not stores[0].deals, "it is not kept, and would be played again"

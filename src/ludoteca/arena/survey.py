"""Games between bots of one kind, each summed up by the game: for statistics about a game."""

from collections.abc import Iterator, Sequence
from contextlib import closing

from ludoteca.arena.contest import BotFailed
from ludoteca.arena.match import Fixture, Match
from ludoteca.arena.play import Failure
from ludoteca.arena.workers import Crew
from ludoteca.core.game import Options
from ludoteca.core.registry import find_game
from ludoteca.core.replay import replay
from ludoteca.core.survey import AnySample, Sample


def plan_games(
    game: str, tables: Sequence[Options], bots: Sequence[str], games: int, seed: int
) -> Iterator[Fixture]:
    """So many games for each bot at each table, all seats alike.

    They take turns, so that whoever stops early has about as many of each.
    """
    matches = [
        Match(game, table, (bot,) * table.seats, seed, keeps_records=True)
        for bot in bots
        for table in tables
    ]
    return (
        fixture for deal in range(games) for match in matches for fixture in match.fixtures(deal)
    )


def survey_games(fixtures: Iterator[Fixture], crew: Crew) -> Iterator[AnySample]:
    """Play games; a sample of each one, when it is over."""
    with closing(crew.play(fixtures)) as played:
        for result in played:
            if isinstance(result, Failure):
                raise BotFailed(result)
            assert result.record is not None, "records are kept"
            survey = find_game(result.record.game).survey()
            assert survey is not None, "its tables were found there"
            state = replay(result.record)
            courses = survey.sum_up(state.options, state.actions)
            yield Sample(result.players[0], state.options, courses)

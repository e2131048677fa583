"""Games between bots of one kind, each summed up by the game: for statistics about a game."""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from ludoteca.arena.contest import BotFailed
from ludoteca.arena.match import Match
from ludoteca.arena.play import Failure, Result
from ludoteca.arena.results import Book
from ludoteca.arena.workers import Crew
from ludoteca.core.options import Options
from ludoteca.core.registry import find_game
from ludoteca.core.replay import replay
from ludoteca.core.survey import AnySample, Sample

# Where the games are kept, in the folder of a report.
GAMES = "games"


@contextmanager
def open_books(
    game: str, tables: Sequence[Options], bots: Sequence[str], seed: int, folder: Path | None
) -> Iterator[list[Book]]:
    """A book for each bot at each table, where it plays all seats; in a folder, if there is one."""
    with ExitStack() as closing_time:
        books = []
        for bot in bots:
            for table in tables:
                match = Match(game, table, (bot,) * table.seats, seed, keeps_records=True)
                place = None if folder is None else folder / GAMES / _name(match)
                books.append(closing_time.enter_context(Book(match, place)))
        yield books


def _name(match: Match) -> str:
    """A folder that is this match's alone."""
    digest = hashlib.sha256(json.dumps(match.as_json()).encode()).hexdigest()
    return f"{re.sub(r'[^a-z0-9.]+', '-', match.bots[0].lower())[:40]}-{digest[:12]}"


def survey_games(books: Sequence[Book], games: int, crew: Crew) -> Iterator[AnySample]:
    """A sample of each game: of those in the books, then of the others when they are over."""
    for book in books:
        yield from (_sum_up(result) for result in book.reread() if result.deal < games)
    # They take turns, so that whoever stops early has about as many of each.
    missing = (
        fixture
        for deal in range(games)
        for book in books
        for fixture in book.match.fixtures(deal)
        if fixture.id not in book
    )
    find_book = {(book.match.bots, book.match.options): book for book in books}
    with closing(crew.play(missing)) as played:
        for result in played:
            if isinstance(result, Failure):
                raise BotFailed(result)
            sample = _sum_up(result)
            find_book[result.players, sample.options].add(result)
            yield sample


def _sum_up(result: Result) -> AnySample:
    assert result.record is not None, "records are kept"
    survey = find_game(result.record.game).survey
    assert survey is not None, "its tables were found there"
    state = replay(result.record)
    courses = survey.sum_up(state.options, state.actions)
    return Sample(result.players[0], state.options, courses)

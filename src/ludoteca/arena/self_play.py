"""Games between bots of one kind, each summed up by the game: for statistics about a game."""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from ludoteca.arena.match import Match
from ludoteca.arena.result import Result
from ludoteca.arena.result_store import ResultStore
from ludoteca.arena.workers import Workers
from ludoteca.core.options import Options
from ludoteca.core.parts.survey import AnySample, Sample
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game


class BotFailed(Exception):
    """A bot raised an error or made an illegal move: of such a game there is nothing to learn."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


# Where the games are kept, in the folder of a report.
GAMES = "games"


@contextmanager
def open_stores(
    game: str, tables: Sequence[Options], bots: Sequence[str], seed: int, folder: Path | None
) -> Iterator[list[ResultStore]]:
    """A store for each bot at each table, where it plays all seats; in a folder, if given."""
    with ExitStack() as closing_time:
        stores = []
        for bot in bots:
            for table in tables:
                match = Match(game, table, (bot,) * table.seats, seed, keeps_records=True)
                place = None if folder is None else folder / GAMES / _name(match)
                stores.append(closing_time.enter_context(ResultStore(match, place)))
        yield stores


def _name(match: Match) -> str:
    """A folder that is this match's alone."""
    digest = hashlib.sha256(json.dumps(match.as_json()).encode()).hexdigest()
    return f"{re.sub(r'[^a-z0-9.]+', '-', match.names[0].lower())[:40]}-{digest[:12]}"


def play_samples(
    stores: Sequence[ResultStore], games: int, workers: Workers
) -> Iterator[AnySample]:
    """A sample of each game: of those in the stores, then of the others when they are over."""
    for store in stores:
        yield from (_sum_up(result) for result in store.reread() if result.deal < games)
    # They take turns, so that whoever stops early has about as many of each.
    missing = (
        game
        for deal in range(games)
        for store in stores
        for game in store.match.games(deal)
        if game.id not in store
    )
    find_store = {(store.match.names, store.match.options): store for store in stores}
    with closing(workers.play(missing)) as played:
        for result in played:
            if result.forfeit is not None:
                raise BotFailed(result)
            sample = _sum_up(result)
            find_store[result.players, sample.options].add(result)
            yield sample


def _sum_up(result: Result) -> AnySample:
    assert result.record is not None, "records are kept"
    survey = find_game(result.record.game).survey
    assert survey is not None, "its tables were found there"
    state = replay(result.record)
    courses = survey.sum_up(state.options, state.actions)
    return Sample(result.players[0], state.options, courses)

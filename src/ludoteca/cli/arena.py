"""ludoteca arena: matches between bots."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from ludoteca.arena.claims import Claim, Share, Stronger
from ludoteca.arena.cluster import Cluster
from ludoteca.arena.contest import BotFailed, Contest
from ludoteca.arena.match import Match
from ludoteca.arena.plot import draw
from ludoteca.arena.report import tables, tell, write_markdown
from ludoteca.arena.results import Book
from ludoteca.arena.standing import Standing
from ludoteca.arena.workers import Crew, hire
from ludoteca.bots.bot import Limit
from ludoteca.bots.specs import split_specs
from ludoteca.cli.console import open_game, remark, write
from ludoteca.cli.play import read_words
from ludoteca.cli.progress import INTERRUPTED, accuse, show_progress
from ludoteca.cli.tables import print_table
from ludoteca.core.errors import Malformed
from ludoteca.core.messages import say
from ludoteca.core.places import write_text

# As long as bots think at a table.
THINKING = Limit(seconds=1)
# A share of victories, as in “85%”.
_SHARE = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?%")


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    game: str
    words: list[str]
    bots: str
    games: int
    seed: int
    rotate_seats: bool
    round_robin: bool
    seconds: float | None
    simulations: int | None
    test: str | None
    elo: float
    workers: int | None
    ray: str | None
    out: Path | None
    records: bool
    as_json: bool


def hold(request: Request) -> int:
    """Play a match and tell how the bots stand; the exit status."""
    if request.records and request.out is None:
        raise Malformed("arena-records-need-folder")
    claim = _read_claim(request)
    match = _read_match(request)
    crew: Crew = hire(request.workers)
    if request.ray is not None:
        crew = Cluster(request.ray, request.workers)
    with Book(match, request.out) as book:
        contest = Contest(book, request.games, claim)
        if book and not contest.is_over():
            remark(say("arena-going-on", games=len(book), folder=str(request.out)))
        status = _play(contest, crew)
        standing = contest.stand()
        if standing is None:
            remark(say("arena-nothing-yet"))
        else:
            _tell(standing, request)
    return status


def _read_match(request: Request) -> Match:
    game = open_game(request.game)
    limit = Limit(request.seconds, request.simulations)
    return Match(
        game=game.name,
        options=game.options(read_words(request.words)),
        bots=tuple(split_specs(request.bots)),
        seed=request.seed,
        rotates_seats=request.rotate_seats,
        is_round_robin=request.round_robin,
        limit=THINKING if limit == Limit() else limit,
        keeps_records=request.records,
    )


def _read_claim(request: Request) -> Claim | None:
    if request.test is None:
        return None
    parts = split_specs(request.test)
    if len(parts) != 2:
        raise Malformed("arena-test-pair", given=request.test)
    bot, other = parts
    if found := _SHARE.fullmatch(other):
        share = float(found[1]) / 100
        if not 0 < share < 1:
            raise Malformed("arena-test-share", given=other)
        return Share(bot, share, request.elo)
    return Stronger(bot, other, request.elo)


def _play(contest: Contest, crew: Crew) -> int:
    """Play under a bar that tells the time left; the exit status."""
    book = contest.book
    try:
        with show_progress() as progress:
            left = sum(1 for _ in contest.missing())
            task = progress.add_task(
                say("arena-playing"), total=len(book) + left, completed=len(book)
            )
            for _ in contest.play(crew):
                progress.advance(task)
    except BotFailed as failed:
        accuse(failed.failure, book.folder)
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    else:
        return 0
    remark(say("arena-stopped", games=len(book)))
    if book.folder is not None:
        remark(say("arena-kept", folder=str(book.folder)))
    return status


def _tell(standing: Standing, request: Request) -> None:
    """Write the standing where results are kept, and print it."""
    if request.out is not None:
        write_text(request.out / "report.json", json.dumps(standing.as_json(), indent=2) + "\n")
        write_text(request.out / "report.md", write_markdown(standing))
        write_text(request.out / "plot.svg", draw(standing))
        remark(say("arena-written", folder=str(request.out)))
    if request.as_json:
        print(json.dumps(standing.as_json()))  # noqa: T201 for other programs
        return
    for table in tables(standing):
        print_table(table)
    for sentence in tell(standing):
        write(sentence)

"""ludoteca arena: matches between bots."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from ludoteca.arena.analysis.hypotheses import Hypothesis, Stronger, WinShare
from ludoteca.arena.analysis.standings import Standings
from ludoteca.arena.match import Match
from ludoteca.arena.plot import draw
from ludoteca.arena.ray_cluster import RayCluster
from ludoteca.arena.report import tables, tell, write_markdown
from ludoteca.arena.result_store import ResultStore
from ludoteca.arena.runner import MatchRunner
from ludoteca.arena.workers import Workers, local_workers
from ludoteca.bots.bot import Limit
from ludoteca.bots.specs import split_specs
from ludoteca.cli.commands.play import read_words
from ludoteca.cli.console import open_game, remark, write
from ludoteca.cli.figure_tables import print_table
from ludoteca.cli.progress import INTERRUPTED, accuse, keep_failed, show_progress
from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import write_text
from ludoteca.core.text.messages import say

# As long as bots think at a table.
THINKING = Limit(seconds=1)
# A share of victories, as in “85%”.
_SHARE = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?%")


@dataclass(frozen=True)
class MatchRequest:
    """What was asked for on the command line."""

    game: str
    words: list[str]
    bots: str
    games: int
    seed: int
    rotate_seats: bool
    round_robin: bool
    ladder: bool
    seconds: float | None
    simulations: int | None
    test: str | None
    elo: float
    workers: int | None
    ray: str | None
    out: Path | None
    records: bool
    as_json: bool


def hold(request: MatchRequest) -> int:
    """Play a match and tell how the bots stand; the exit status."""
    if request.records and request.out is None:
        raise Malformed("arena-records-need-folder")
    hypothesis = _read_hypothesis(request)
    match = _read_match(request)
    workers: Workers = local_workers(request.workers)
    if request.ray is not None:
        workers = RayCluster(request.ray, request.workers)
    with ResultStore(match, request.out) as store:
        runner = MatchRunner(store, request.games, hypothesis)
        if store and not runner.is_over():
            remark(say("arena-going-on", games=len(store), folder=str(request.out)))
        status = _play(runner, workers)
        standings = runner.standings()
        if standings is None:
            remark(say("arena-nothing-yet"))
        else:
            _tell(standings, request)
    return status


def _read_match(request: MatchRequest) -> Match:
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
        ladder=game.ladder if request.ladder else None,
    )


def _read_hypothesis(request: MatchRequest) -> Hypothesis | None:
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
        return WinShare(bot, share, request.elo)
    return Stronger(bot, other, request.elo)


def _play(runner: MatchRunner, workers: Workers) -> int:
    """Play under a bar that tells the time left; the exit status."""
    store = runner.store
    accused = set()
    try:
        with show_progress() as progress:
            left = sum(1 for _ in runner.missing())
            task = progress.add_task(
                say("arena-playing"), total=len(store) + left, completed=len(store)
            )
            for result in runner.play(workers):
                progress.advance(task)
                if result.forfeit is None:
                    continue
                if store.folder is not None:
                    keep_failed(result, store.folder)
                # Who fails once fails often: the first time says enough.
                bot = result.players[result.forfeit.seat]
                if bot not in accused:
                    accused.add(bot)
                    accuse(result, store.folder)
    except KeyboardInterrupt:
        pass
    else:
        return 0
    remark(say("arena-stopped", games=len(store)))
    if store.folder is not None:
        remark(say("arena-kept", folder=str(store.folder)))
    return INTERRUPTED


def _tell(standings: Standings, request: MatchRequest) -> None:
    """Write the standings where results are kept, and print it."""
    if request.out is not None:
        write_text(request.out / "report.json", json.dumps(standings.as_json(), indent=2) + "\n")
        write_text(request.out / "report.md", write_markdown(standings))
        write_text(request.out / "plot.svg", draw(standings))
        remark(say("arena-written", folder=str(request.out)))
    if request.as_json:
        print(json.dumps(standings.as_json()))  # noqa: T201 for other programs
        return
    for table in tables(standings):
        print_table(table)
    for sentence in tell(standings):
        write(sentence)

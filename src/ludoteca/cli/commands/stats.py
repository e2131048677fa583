"""ludoteca stats: what many games tell about a game."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ludoteca.arena.self_play import BotFailed, open_stores, play_samples
from ludoteca.arena.workers import local_workers
from ludoteca.bots.levels import LEVELS
from ludoteca.cli.commands.play import read_words
from ludoteca.cli.console import open_game, remark, write
from ludoteca.cli.figure_tables import print_table
from ludoteca.cli.progress import INTERRUPTED, accuse, show_progress
from ludoteca.core.chance import stream
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.parts.survey import AnySample, AnySurvey, Report, Sample, pool
from ludoteca.core.records.record import Json
from ludoteca.core.system.paths import make_folder, write_text
from ludoteca.core.text.messages import say

# How many games are played at each table if nothing else was said: by quick players, by bots.
QUICK_GAMES = 2000
BOT_GAMES = 20
# Quick players look up after so many games, to say how far they are.
SLICE = 100


@dataclass(frozen=True)
class StatsRequest:
    """What was asked for on the command line."""

    game: str
    words: list[str]
    bots: list[str]
    levels: bool
    games: int | None
    seed: int
    workers: int | None
    out: Path | None
    as_json: bool
    markdown: bool

    @property
    def players(self) -> list[str]:
        """The bots that play, each named once; none for the quick players."""
        levels = ["greedy", *(f"level:{level.number}" for level in LEVELS)]
        return list(dict.fromkeys([*self.bots, *levels] if self.levels else self.bots))

    @property
    def games_at_table(self) -> int:
        """How many games are played at each table."""
        return self.games or (BOT_GAMES if self.players else QUICK_GAMES)


def tell_statistics(request: StatsRequest) -> int:
    """Play, and tell what was found; the exit status."""
    game = open_game(request.game)
    survey = game.survey
    if survey is None:
        raise Malformed("stats-none", game=game.title)
    tables = _choose_tables(survey, request.words)
    status, samples = _gather(request, game, survey, tables)
    if not samples:
        remark(say("stats-nothing-yet"))
        return status
    title = say(
        "stats-title",
        game=game.title,
        games=sum(len(sample.courses) for sample in samples),
        tables=len({sample.options for sample in samples}),
        seed=str(request.seed),
        players=", ".join(dict.fromkeys(sample.players for sample in samples)),
    )
    _tell(request, title, survey.tell(samples))
    return status


def _choose_tables(survey: AnySurvey, words: Sequence[str]) -> list[Options]:
    """The tables of a survey that agree with options such as seats=3; of two settings, with any."""
    tables = survey.tables()
    known = tables[0].as_json()
    wanted: dict[str, list[str]] = {}
    for word in words:
        ((name, setting),) = read_words([word]).items()
        if name not in known:
            raise Malformed("unknown-option", name=name, known=", ".join(known))
        # As JSON, for to Python 1 and true are the same.
        wanted.setdefault(name, []).append(json.dumps(setting))
    chosen = [
        table
        for table in tables
        if all(json.dumps(table.as_json()[name]) in settings for name, settings in wanted.items())
    ]
    if not chosen:
        raise Malformed("stats-no-table", words=" ".join(words))
    return chosen


def _gather(
    request: StatsRequest, game: AnyGame, survey: AnySurvey, tables: Sequence[Options]
) -> tuple[int, list[AnySample]]:
    """Play under a bar; the exit status, and all that was played, also when it was stopped."""
    players = request.players
    found: list[AnySample] = []
    total = request.games_at_table * len(tables) * max(1, len(players))
    played = _play_bots(request, game, tables) if players else _play(request, survey, tables)
    status = 0
    try:
        with show_progress() as progress:
            task = progress.add_task(say("arena-playing"), total=total)
            for sample in played:
                found.append(sample)
                progress.advance(task, len(sample.courses))
    except BotFailed as failed:
        accuse(failed.result, None)
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status:
        remark(say("stats-stopped", games=sum(len(sample.courses) for sample in found)))
        if players and request.out is not None:
            remark(say("arena-kept", folder=str(request.out)))
    kinds = players or list(dict.fromkeys(map(survey.player, tables)))
    found.sort(key=lambda sample: (kinds.index(sample.players), tables.index(sample.options)))
    return status, pool(found)


def _play(
    request: StatsRequest, survey: AnySurvey, tables: Sequence[Options]
) -> Iterator[AnySample]:
    """Games of the quick players, inside the kernels."""
    for table in tables:
        rng = stream(request.seed)
        for done in range(0, request.games_at_table, SLICE):
            games = min(SLICE, request.games_at_table - done)
            yield Sample(survey.player(table), table, survey.play(table, games, rng))


def _play_bots(
    request: StatsRequest, game: AnyGame, tables: Sequence[Options]
) -> Iterator[AnySample]:
    """Games of bots, on all cores; those that were played before are not played again."""
    with open_stores(game.name, tables, request.players, request.seed, request.out) as stores:
        if kept := sum(map(len, stores)):
            remark(say("arena-going-on", games=kept, folder=str(request.out)))
        yield from play_samples(stores, request.games_at_table, local_workers(request.workers))


def _tell(request: StatsRequest, title: str, report: Report) -> None:
    """Write the report where it is to be kept, and print it."""
    told = _as_json(title, request.seed, report)
    tables = (f"**{table.title}**\n\n{table.as_markdown()}" for table in report.tables)
    page = "\n\n".join([title, *tables])
    if request.out is not None:
        make_folder(request.out)
        for name, chart in report.charts.items():
            write_text(request.out / f"{name}.svg", chart.draw() + "\n")
        pictures = [f"![{chart.title}]({name}.svg)" for name, chart in report.charts.items()]
        write_text(request.out / "report.json", json.dumps(told, indent=2) + "\n")
        write_text(request.out / "report.md", "\n\n".join([page, *pictures]) + "\n")
        remark(say("stats-written", folder=str(request.out)))
    if request.as_json:
        print(json.dumps(told))  # noqa: T201 for other programs
    elif request.markdown:
        print(page)  # noqa: T201 a page
    else:
        write(title, "italic")
        for table in report.tables:
            print_table(table)


def _as_json(title: str, seed: int, report: Report) -> Json:
    return {"title": title, "seed": seed, "tables": [asdict(table) for table in report.tables]}

"""What is to be told about a match: sentences and tables, for a terminal or as Markdown."""

import json
from collections.abc import Iterator
from math import isfinite

from ludoteca.arena.analysis.hypotheses import Hypothesis, WinShare
from ludoteca.arena.analysis.sprt import BOUND
from ludoteca.arena.analysis.standings import Standings, StandingsRow
from ludoteca.core.figures.estimate import Estimate, show_share
from ludoteca.core.figures.figure_table import FigureTable
from ludoteca.core.text.messages import say

MILLI = 1000


def tell(standings: Standings) -> Iterator[str]:
    """What was played and how it went, in sentences."""
    match = standings.match
    yield say(
        "arena-played",
        title=match.board_game.title,
        games=standings.games,
        deals=standings.deals,
        seed=str(match.seed),
        length=f"{standings.length:.1f}",
    )
    if not match.has_common_goal:
        share = show_share(1 / match.options.seats)
        yield say("arena-fair-share", share=share, draws=standings.draws)
    for bot, games in standings.forfeits.items():
        yield say("arena-forfeits", bot=bot, games=games)
    verdict = standings.verdict
    if verdict is not None:
        yield say(
            f"arena-{verdict.hypothesis.kind}-{verdict.answer.name.lower()}",
            **_name(verdict.hypothesis),
            elo=f"{verdict.hypothesis.elo:g}",
            deals=verdict.deals,
            score=show_share(verdict.score),
            ratio=f"{verdict.ratio:.2f}",
            bound=f"{BOUND:.2f}",
        )


def _name(hypothesis: Hypothesis) -> dict[str, str]:
    """Whom and what a hypothesis is about."""
    if isinstance(hypothesis, WinShare):
        return {"bot": hypothesis.bot, "share": show_share(hypothesis.share)}
    return dict(zip(("stronger", "weaker"), hypothesis.bots, strict=True))


def tables(standings: Standings) -> Iterator[FigureTable]:
    """The tables: strength, head to head, places, seats, time."""
    rows = rank(standings)
    is_rated = any(row.rating for row in rows)
    yield FigureTable(
        say("arena-strength"),
        (
            say("arena-bot"),
            say("arena-games"),
            *([say("arena-rating")] if is_rated else []),
            say("arena-wins"),
            say("arena-points"),
        ),
        tuple(
            (
                row.bot,
                row.played,
                *([show_rating(row.rating)] if row.rating else []),
                row.wins,
                _show_mean(row.points),
            )
            for row in rows
        ),
    )
    if standings.head_to_head:
        yield FigureTable(
            say("arena-duels"),
            (say("arena-bot"), say("arena-against"), say("arena-meetings"), say("arena-before")),
            tuple(
                (duel.bot, duel.against, duel.meetings, duel.score)
                for duel in standings.head_to_head
            ),
        )
    if not standings.match.has_common_goal:
        places = range(1, standings.match.options.seats + 1)
        yield FigureTable(
            say("arena-places"),
            (say("arena-bot"), *(f"{place}." for place in places)),
            tuple((row.bot, *map(show_share, row.places)) for row in rows),
        )
        yield FigureTable(
            say("arena-seats"),
            (say("arena-seat"), say("arena-wins")),
            tuple(enumerate(standings.seats)),
        )
    yield FigureTable(
        say("arena-time"),
        (say("arena-bot"), say("arena-decisions"), say("arena-mean"), say("arena-longest")),
        tuple((row.bot, *_show_thinking(row)) for row in rows),
    )


def rank(standings: Standings) -> list[StandingsRow]:
    """The rows from the strongest on."""
    return sorted(standings.rows, key=lambda row: (row.rating or row.wins).value, reverse=True)


def write_markdown(standings: Standings) -> str:
    """The whole report as Markdown."""
    match = standings.match
    told = {name: value for name, value in match.as_json().items() if value is not None}
    parts = [f"# {say('arena-title', title=match.board_game.title)}", *tell(standings)]
    parts += [f"## {table.title}\n\n{table.as_markdown()}" for table in tables(standings)]
    parts.append(say("arena-intervals"))
    parts.append("\n".join(f"- {name}: `{json.dumps(value)}`" for name, value in told.items()))
    return "\n\n".join(parts) + "\n"


def show_rating(rating: Estimate) -> str:
    """A rating and how far it may be off; one that is given is not off."""
    if not rating.reach:
        return f"{rating.value:+.0f}"
    return f"{rating.value:+.0f} ± {rating.reach:.0f}"


def _show_mean(mean: Estimate) -> str:
    return f"{mean.value:.2f}" + (f" ± {mean.reach:.2f}" if isfinite(mean.reach) else "")


def _show_thinking(row: StandingsRow) -> tuple[int, str, str]:
    thinking = row.thinking
    mean = thinking.seconds / max(1, thinking.decisions)
    return thinking.decisions, _show_time(mean), _show_time(thinking.longest)


def _show_time(seconds: float) -> str:
    return f"{MILLI * seconds:,.2f} ms"

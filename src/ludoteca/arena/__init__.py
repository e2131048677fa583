"""Many games at once: matches, ratings, and tests of strength; on all cores or on a Ray cluster.

`match` says who meets whom, `runner` plays it, `result_store` keeps it, `analysis` draws figures.
"""

from typing import TYPE_CHECKING

from ludoteca.arena.analysis.hypotheses import Hypothesis, Stronger, WinShare
from ludoteca.arena.analysis.sprt import Answer, Verdict
from ludoteca.arena.analysis.standings import Standings, StandingsRow, compute_standings
from ludoteca.arena.match import Match, ScheduledGame
from ludoteca.arena.play import play_game
from ludoteca.arena.result import Forfeit, Result
from ludoteca.arena.result_store import ResultStore
from ludoteca.arena.runner import MatchRunner
from ludoteca.arena.self_play import BotFailed
from ludoteca.arena.workers import local_workers
from ludoteca.renamed import renamed

__all__ = [
    "Answer",
    "BotFailed",
    "Forfeit",
    "Hypothesis",
    "Match",
    "MatchRunner",
    "Result",
    "ResultStore",
    "ScheduledGame",
    "Standings",
    "StandingsRow",
    "Stronger",
    "Verdict",
    "WinShare",
    "compute_standings",
    "local_workers",
    "play_game",
]

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "Book": "ResultStore",
            "Claim": "Hypothesis",
            "Contest": "MatchRunner",
            "Fixture": "ScheduledGame",
            "Row": "StandingsRow",
            "Share": "WinShare",
            "Standing": "Standings",
            "hire": "local_workers",
            "play_fixture": "play_game",
            "stand": "compute_standings",
        },
    )

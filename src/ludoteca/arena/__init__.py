"""Many games at once: matches, ratings, and tests of strength; on all cores or on a Ray cluster."""

from ludoteca.arena.claims import Claim, Share, Stronger
from ludoteca.arena.contest import BotFailed, Contest
from ludoteca.arena.match import Fixture, Match
from ludoteca.arena.play import Failure, Result, play_fixture
from ludoteca.arena.results import Book
from ludoteca.arena.sequential import Answer, Verdict
from ludoteca.arena.standing import Row, Standing, stand
from ludoteca.arena.workers import hire

__all__ = [
    "Answer",
    "Book",
    "BotFailed",
    "Claim",
    "Contest",
    "Failure",
    "Fixture",
    "Match",
    "Result",
    "Row",
    "Share",
    "Standing",
    "Stronger",
    "Verdict",
    "hire",
    "play_fixture",
    "stand",
]

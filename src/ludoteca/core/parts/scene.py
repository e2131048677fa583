"""Scenes: a position as a client draws it, by types from which the client's own are made."""

from collections.abc import Mapping
from typing import Annotated, TypedDict

from msgspec import Meta

# A scene of any game; each game declares its own by what its `scene` returns.
Scene = Mapping[str, object]


def about(words: str) -> Meta:
    """What a field means, for those who read the types that are made from it."""
    return Meta(description=words)


class OutcomeScene(TypedDict):
    """How a game ended: places, best first, seats that share one together."""

    ranking: list[list[int]]
    winners: list[int]
    won: Annotated[bool | None, about("whether a goal that all share was reached; else null")]
    reason: str
    rule: str
    scores: list[int]


class OfferedMove(TypedDict):
    """A legal move, and what it would do."""

    move: str
    words: str


class PlainScene(TypedDict):
    """The scene of a game without a board of its own: words, and a list of moves."""

    words: list[str]
    moves: list[OfferedMove]

"""The script of a lesson: games in guided steps, from the `lesson.json` in a game's room.

The file has one or more games, so that a lesson can leap to what comes late or is a variant. Each
has the position it starts from, as `str` writes it, the learner's seat, and steps: the actions that
led to each (`played`), the key of what the guide says (`words`), what the guide points at
(`spots`), and perhaps the rules it is about (`rules`). A step that asks for a move has it as the
first action of the next one, and may have the key of what is said to another move (`otherwise`).
Steps in a row with the same words are one to the learner, who makes several moves in it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict


class LessonStep(TypedDict):
    """A step as the file has it."""

    words: str
    played: list[str]
    asks: bool
    spots: list[str]
    rules: NotRequired[list[str]]
    otherwise: NotRequired[str]


class LessonGame(TypedDict):
    """A game as the file has it."""

    start: str
    seat: int
    steps: list[LessonStep]


class LessonScript(TypedDict):
    """The file."""

    games: list[LessonGame]


@cache
def read_script(package: str) -> LessonScript:
    """The lesson in a package, as it was written."""
    text = (files(package) / "lesson.json").read_text(encoding="utf-8")
    script: LessonScript = json.loads(text)
    return script

"""The script of a lesson: a fixed game in guided steps, from the `lesson.json` in a game's room.

The file has the options, the learner's seat, and steps: the actions that led to each (`played`),
the key of what the guide says (`words`), what the guide points at (`spots`), and perhaps the rules
it is about (`rules`). A step that asks for a move has it as the first action of the next one, and
may have the key of what is said to another move (`otherwise`). Steps in a row with the same words
are one to the learner, who makes several moves in it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict

from ludoteca.core.records.record_document import Json


class LessonStep(TypedDict):
    """A step as the file has it."""

    words: str
    played: list[str]
    asks: bool
    spots: list[str]
    rules: NotRequired[list[str]]
    otherwise: NotRequired[str]


class LessonScript(TypedDict):
    """The file."""

    options: Json
    seat: int
    steps: list[LessonStep]


@cache
def read_script(package: str) -> LessonScript:
    """The lesson in a package, as it was written."""
    text = (files(package) / "lesson.json").read_text(encoding="utf-8")
    script: LessonScript = json.loads(text)
    return script

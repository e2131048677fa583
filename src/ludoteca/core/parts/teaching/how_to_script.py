"""The script of a page on how to play, from the `how_to.json` in a game's room.

The file has facts (who made the game, for how many it is) and sections. A fact and a section are
the key of a message: its text, with the title as `.name`. A section may have points, one sentence
each, the rules it is about, and a film: a position, as `str` writes it, and frames, each with the
actions that led to it (`played`), the key of what is said to it (`words`) and what it points at
(`spots`). A film of one frame is a picture.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict


class ScriptedFrame(TypedDict):
    """A frame as the file has it."""

    words: str
    played: NotRequired[list[str]]
    spots: NotRequired[list[str]]


class ScriptedFilm(TypedDict):
    """A film as the file has it."""

    start: str
    frames: list[ScriptedFrame]


class ScriptedSection(TypedDict):
    """A section as the file has it."""

    words: str
    points: NotRequired[list[str]]
    rules: NotRequired[list[str]]
    film: NotRequired[ScriptedFilm]


class HowToScript(TypedDict):
    """The file."""

    facts: list[str]
    sections: list[ScriptedSection]


@cache
def read_how_to(package: str) -> HowToScript:
    """What is told in a package, as it was written."""
    text = (files(package) / "how_to.json").read_text(encoding="utf-8")
    script: HowToScript = json.loads(text)
    return script

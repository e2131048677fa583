"""The first lesson: a fixed game in five guided turns, from `lesson.json`.

The file has the options, the learner's seat, and steps: the actions that led to each (`played`),
the key of what the guide says (`words`), and what the guide points at (`spots`). A step that asks
for a move has it as the first action of the next one.
"""

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict

from ludoteca.core.record import Json
from ludoteca.games.feurio.position import FeurioGame


class Step(TypedDict):
    """A step as the file has it."""

    words: str
    played: list[str]
    asks: bool
    spots: list[str]


class Script(TypedDict):
    """The file."""

    options: Json
    seat: int
    steps: list[Step]


@cache
def read_script() -> Script:
    """The lesson as it was written."""
    text = (files(__package__) / "lesson.json").read_text(encoding="utf-8")
    script: Script = json.loads(text)
    return script


def teach(game: FeurioGame) -> Json:
    """The lesson with its scenes, in the player's language."""
    script = read_script()
    state = game.start(game.options(script["options"]))
    seat, steps = script["seat"], script["steps"]
    shown: list[Json] = []
    for step, after in zip(steps, [*steps[1:], None], strict=True):
        for action in step["played"]:
            state.play(action)
        shown.append(
            {
                "scene": state.view(seat).scene(),
                "words": step["words"],
                "expects": after["played"][0] if step["asks"] and after else None,
                "spots": step["spots"],
            }
        )
    return {"seat": seat, "steps": shown}

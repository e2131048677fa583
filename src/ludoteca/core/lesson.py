"""Lessons: a fixed game in guided steps, from the `lesson.json` in a game's room.

The file has the options, the learner's seat, and steps: the actions that led to each (`played`),
the key of what the guide says (`words`), and what the guide points at (`spots`). A step that asks
for a move has it as the first action of the next one, and may have the key of what is said to
another move (`otherwise`). Steps in a row with the same words are one to the learner, who makes
several moves in it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Generic, NotRequired, TypedDict

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import Game, Move, Options, SomeMove, SomeOptions, State
from ludoteca.core.record import Json


class Step(TypedDict):
    """A step as the file has it."""

    words: str
    played: list[str]
    asks: bool
    spots: list[str]
    otherwise: NotRequired[str]


class Script(TypedDict):
    """The file."""

    options: Json
    seat: int
    steps: list[Step]


@cache
def read_script(room: str) -> Script:
    """The lesson in a game's room, as it was written."""
    text = (files(room) / "lesson.json").read_text(encoding="utf-8")
    script: Script = json.loads(text)
    return script


class Lesson(Generic[SomeOptions, SomeMove]):
    """A lesson in a game."""

    def __init__(self, game: Game[SomeOptions, SomeMove], script: Script) -> None:
        self._game = game
        self.seat = script["seat"]
        self.steps = script["steps"]
        self._options = game.options(script["options"])

    def at(self, step: int) -> State[SomeOptions, SomeMove]:
        """The game at a step."""
        if not 0 <= step < len(self.steps):
            raise Malformed("lesson-step", field="step", step=step, last=len(self.steps) - 1)
        state = self._game.start(self._options)
        for past in self.steps[: step + 1]:
            for action in past["played"]:
                state.play(action)
        return state

    def expects(self, step: int) -> str | None:
        """The move that a step asks for; None where the learner only reads."""
        return self.steps[step + 1]["played"][0] if self.steps[step]["asks"] else None

    def why(self, step: int, text: str) -> Refusal | None:
        """Why the learner may not make a move at a step; None for a legal one."""
        view = self.at(step).view(self.seat)
        move = self._game.read(text)
        return None if view.allows(move) else view.why(move)

    def show(self) -> Json:
        """All steps with their scenes, in the player's language."""
        state = self._game.start(self._options)
        steps: list[Json] = []
        for number, step in enumerate(self.steps):
            for action in step["played"]:
                state.play(action)
            steps.append(
                {
                    "scene": state.view(self.seat).scene(),
                    "words": step["words"],
                    "expects": self.expects(number),
                    "otherwise": step.get("otherwise"),
                    "spots": step["spots"],
                }
            )
        return {
            "seat": self.seat,
            "seats": [state.seat_name(seat) for seat in range(self._options.seats)],
            "options": self._options.as_json(),
            "letter": self._game.letter,
            "steps": steps,
        }


AnyLesson = Lesson[Options, Move]

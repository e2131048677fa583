"""Lessons: a guided first game, followed step by step."""

from typing import Annotated, TypedDict

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.parts.lesson_script import LessonScript
from ludoteca.core.parts.scene import Scene, about
from ludoteca.core.settings import OptionSettings


class GuidedStep(TypedDict):
    """A step of a lesson as a learner sees it."""

    scene: Scene
    words: Annotated[str, about("the key of what the guide says")]
    rules: Annotated[list[str], about("what it is about")]
    expects: Annotated[str | None, about("the move that is asked for; null: read on")]
    otherwise: Annotated[
        str | None, about("the key of what is said to another move; null: what fits every game")
    ]
    spots: Annotated[list[str], about("what the guide points at, besides what the move is about")]


class LessonSheet(TypedDict):
    """A guided first game, every position of it known beforehand."""

    seat: int
    seats: Annotated[list[str], about("what the seats are called")]
    options: OptionSettings
    letter: Annotated[str, about("what the numbers of the rules begin with")]
    steps: list[GuidedStep]


class Lesson:
    """A lesson in a game."""

    def __init__(self, game: AnyGame, script: LessonScript) -> None:
        self._game = game
        self.seat = script["seat"]
        self.steps = script["steps"]
        self._options = game.options(script["options"])

    def at(self, step: int) -> AnyState:
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

    def show(self) -> LessonSheet:
        """All steps with their scenes, in the player's language."""
        presenter, options = self._game.presenter, self._options
        state = self._game.start(options)
        steps: list[GuidedStep] = []
        for number, step in enumerate(self.steps):
            for action in step["played"]:
                state.play(action)
            steps.append(
                {
                    "scene": presenter.scene(state.view(self.seat)),
                    "words": step["words"],
                    "rules": step.get("rules", []),
                    "expects": self.expects(number),
                    "otherwise": step.get("otherwise"),
                    "spots": step["spots"],
                }
            )
        return {
            "seat": self.seat,
            "seats": [presenter.seat_name(options, seat) for seat in range(options.seats)],
            "options": options.as_json(),
            "letter": presenter.letter,
            "steps": steps,
        }

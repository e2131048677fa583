"""Lessons: a guided first game, followed step by step."""

from collections.abc import Iterator, Sequence
from typing import Annotated, TypedDict

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import OptionSettings
from ludoteca.core.parts.scene import Scene, about
from ludoteca.core.parts.teaching.lesson_script import LessonGame, LessonScript, LessonStep


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


class GuidedGame(TypedDict):
    """A game of a lesson, every position of it known beforehand."""

    seat: Annotated[int, about("of the learner")]
    seats: Annotated[list[str], about("what the seats are called")]
    options: OptionSettings
    steps: list[GuidedStep]


class LessonSheet(TypedDict):
    """A guided first game; it may leap to other games."""

    letter: Annotated[str, about("what the numbers of the rules begin with")]
    games: list[GuidedGame]


class Lesson:
    """A lesson in a game."""

    def __init__(self, game: AnyGame, script: LessonScript) -> None:
        self._game = game
        self._games = script["games"]
        self.steps = [step for part in self._games for step in part["steps"]]

    def seat_at(self, step: int) -> int:
        """The learner's seat at a step."""
        part, _ = self._find(step)
        return part["seat"]

    def at(self, step: int) -> AnyState:
        """The game at a step."""
        part, number = self._find(step)
        *_, (state, _) = self._play(part, number + 1)
        return state

    def expects(self, step: int) -> str | None:
        """The move that a step asks for; None where the learner only reads."""
        part, number = self._find(step)
        return _expected(part["steps"], number)

    def why(self, step: int, text: str) -> Refusal | None:
        """Why the learner may not make a move at a step; None for a legal one."""
        view = self.at(step).view(self.seat_at(step))
        move = self._game.read(text)
        return view.why(move)

    def show(self) -> LessonSheet:
        """All steps with their scenes, in the player's language."""
        return {
            "letter": self._game.presenter.letter,
            "games": [self._show_game(part) for part in self._games],
        }

    def _find(self, step: int) -> tuple[LessonGame, int]:
        """The game that a step is in, and its number there."""
        number = step
        for part in self._games:
            if 0 <= number < len(part["steps"]):
                return part, number
            number -= len(part["steps"])
        raise Malformed("lesson-step", field="step", step=step, last=len(self.steps) - 1)

    def _play(self, part: LessonGame, until: int) -> Iterator[tuple[AnyState, LessonStep]]:
        """A game at each of its first steps: one state, played on."""
        state = self._game.position(part["start"])
        for step in part["steps"][:until]:
            for action in step["played"]:
                state.play(action)
            yield state, step

    def _show_game(self, part: LessonGame) -> GuidedGame:
        presenter, steps = self._game.presenter, part["steps"]
        options = self._game.position(part["start"]).options
        return {
            "seat": part["seat"],
            "seats": [presenter.seat_name(options, seat) for seat in range(options.seats)],
            "options": options.as_json(),
            "steps": [
                {
                    "scene": presenter.scene(state.view(part["seat"])),
                    "words": step["words"],
                    "rules": step.get("rules", []),
                    "expects": _expected(steps, number),
                    "otherwise": step.get("otherwise"),
                    "spots": step["spots"],
                }
                for number, (state, step) in enumerate(self._play(part, len(steps)))
            ],
        }


def _expected(steps: Sequence[LessonStep], number: int) -> str | None:
    return steps[number + 1]["played"][0] if steps[number]["asks"] else None

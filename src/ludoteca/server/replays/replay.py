"""A replay: a game step by step, as far as whoever looks may see it."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Struct

from ludoteca.core.game import AnyPosition, AnyState
from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.presenter import Presenter
from ludoteca.core.parts.scene import OutcomeScene, Scene, about
from ludoteca.core.records.replay import Positions
from ludoteca.core.turn import CHANCE, OVER

# Goes through states; whoever wants to stop on the way has one of their own.
Each = Callable[[Iterable[AnyState]], Iterable[AnyState]]


class ReplayStep(Struct):
    """A move of a replay, and what came of it."""

    by: int | Literal["chance"]
    move: str
    told: Narration
    turn: Annotated[int, about("counts turns; what chance does belongs to the turn before")]


@dataclass(frozen=True)
class Replay:
    """A game to look at: all its states, as a seat saw it, or with nothing hidden."""

    # By what it is known: the game, how far it has come, and who looks.
    key: Hashable
    states: Positions
    players: tuple[str, ...]
    seat: int | None
    # Whether nothing is hidden: the game is over, or somebody brought its whole record.
    is_open: bool
    # Whether a dealer of ours dealt it, who can be verified by now.
    is_dealt: bool = False

    @property
    def moves(self) -> int:
        """How many steps it has."""
        return len(self.states) - 1

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.states[-1].to_move == OVER

    @property
    def _presenter(self) -> Presenter:
        return self.states[-1].game.presenter

    def scene(self, step: int) -> Scene:
        """The position after so many moves."""
        return self._presenter.scene(self._show(self.states[step]))

    def poster(self, step: int) -> str:
        """The board after so many moves, in the shape in which chats show a link."""
        return self._presenter.poster(self._show(self.states[step]))

    def _show(self, state: AnyState) -> AnyPosition:
        """A position as far as it may be seen."""
        return state if self.is_open else state.view(self.seat)

    def tell(self, each: Each = iter) -> list[ReplayStep]:
        """What came of each move."""
        last = self.states[-1]
        moves = map(last.move_of, last.actions) if self.is_open else last.view(self.seat).history
        views = (state.view(self.seat) for state in each(self.states))
        turn, mover = 0, None
        steps: list[ReplayStep] = []
        for (before, after), move in zip(pairwise(views), moves, strict=True):
            by = before.to_move
            if by not in (CHANCE, mover):
                turn, mover = turn + 1, by
            told = self._presenter.narrate(before, after, after.history[-1])
            steps.append(ReplayStep("chance" if by == CHANCE else by, str(move), told, turn))
        return steps

    def scores(self, each: Each = iter) -> list[list[int]]:
        """Points by seat after each step, from before the first."""
        return [self._show(state).scores() for state in each(self.states)]

    def retrospect(self) -> Scene | None:
        """The game in figures, where it tells them; only what whoever looks may know."""
        return self._presenter.review(self._show(self.states[-1]))

    def result(self) -> OutcomeScene | None:
        """How the game ended; None while it goes on."""
        last = self.states[-1]
        outcome = last.outcome()
        return None if outcome is None else outcome.as_json(last.scores())

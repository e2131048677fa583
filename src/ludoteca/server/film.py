"""A film: a game step by step, as far as whoever looks may see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.game import CHANCE, OVER, AnyState
from ludoteca.core.record import Json, Record
from ludoteca.core.replay import start
from ludoteca.server import wire


@dataclass(frozen=True)
class Film:
    """A game to look at: all its states, through the eyes of a seat, or with nothing hidden."""

    states: tuple[AnyState, ...]
    players: tuple[str, ...]
    seat: int | None
    # Whether nothing is hidden: the game is over, or somebody brought its whole record.
    is_open: bool

    @property
    def moves(self) -> int:
        """How many steps it has."""
        return len(self.states) - 1

    def scene(self, step: int) -> Json:
        """The position after so many moves."""
        state = self.states[step]
        return state.scene() if self.is_open else state.view(self.seat).scene()

    def tell(self) -> list[Json]:
        """What came of each move."""
        seen = self.states[-1].sight(self.seat)
        turn, last = 0, None
        steps: list[Json] = []
        for before, after, move in zip(self.states, self.states[1:], seen, strict=False):
            by = before.to_move
            if by not in (CHANCE, last):
                turn, last = turn + 1, by
            told = after.view(self.seat).tell(before.view(self.seat), after.last_sight(self.seat))
            steps.append(
                {
                    "by": "chance" if by == CHANCE else by,
                    "move": str(move),
                    "told": wire.Told(told.words, told.topic, told.more, told.about, told.opens),
                    "turn": turn,
                }
            )
        return steps

    def scores(self) -> list[list[int]]:
        """Points by seat after each step, from before the first."""
        if self.is_open:
            return [state.scores() for state in self.states]
        return [state.view(self.seat).scores() for state in self.states]

    def result(self) -> Json | None:
        """How the game ended; None while it goes on."""
        state = self.states[-1]
        outcome = state.outcome()
        if outcome is None:
            return None
        return {
            "ranking": [list(place) for place in outcome.ranking],
            "winners": list(outcome.winners),
            "won": outcome.won,
            "reason": outcome.reason,
            "rule": outcome.rule,
            "scores": state.scores(),
        }


def develop(record: Record) -> list[AnyState]:
    """All states of a record, from before its first action; every action is checked."""
    state = start(record)
    states = [state]
    for action in record.actions:
        state = state.copy()
        state.play(action)
        states.append(state)
    return states


def is_over(states: Sequence[AnyState]) -> bool:
    """Whether a game has come to its end."""
    return states[-1].to_move == OVER

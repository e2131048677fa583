"""The draws of a game, each with its chances, so that anyone can verify the dealer."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.table import Setup, Table
from ludoteca.table.entries import Dealt


@dataclass(frozen=True)
class DealtDraw:
    """A draw of the dealer: what could come, with which chance each, and what came."""

    n: int
    move: str
    outcomes: list[str]
    chances: list[float]
    chosen: int


def list_draws(setup: Setup, seed: str, entries: Iterable[str]) -> list[DealtDraw]:
    """The draws of a table that is done, in order."""
    draws: list[DealtDraw] = []
    for transition in Table(setup, seed).replay(entries):
        if isinstance(transition.entry, Dealt):
            before, move = transition.before, transition.entry.move
            outcomes = [str(before.move_of(action)) for action in before.legal()]
            draws.append(
                DealtDraw(
                    n=len(draws),
                    move=move,
                    outcomes=outcomes,
                    chances=before.chances(),
                    chosen=outcomes.index(move),
                )
            )
    return draws

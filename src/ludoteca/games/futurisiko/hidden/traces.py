"""Traces: what a seat has seen of the cards in hands that it cannot look into (F70, F71).

Such a card goes its way unseen: it is dealt to a hand, stays there, is discarded to the bottom, may
be dealt again to another hand, and so on. The way begins where the card is new from the pile, or
known to the seat when it is dealt; it ends where the seat sees the card again, or today.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.futurisiko.box import DECK
from ludoteca.games.futurisiko.hidden.passages import DRAWS, Passage, Way
from ludoteca.games.futurisiko.rules import layout
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY

Numbers = npt.NDArray[np.int64]
# All numbers are of one type, and no constant is a literal: a kernel is compiled again for each
# kind of argument, and these hand many on to each other.
NOWHERE = cast("int", np.int64(layout.NOWHERE))


# What was seen of a passage, and how a card may have gone by it. Passages are named by their
# numbers; after them come the cards that are left in the pile, as if they came to NOBODY.
TRACE = layout_of(
    [
        ("seat", np.int64),  # whose hand it changes, or NOBODY's
        ("hand", np.int64),  # the same if the hand is hidden, else NOBODY's
        ("comes", np.int64),  # whether a card comes into the hand; else it goes
        ("new", np.int64),  # whether the card comes from the pile
        ("wanted", np.int64),  # the card that it was then or later seen to be, or HIDDEN
        ("link", np.int64),  # where what lay unseen in the queue came from, or went to, or NOWHERE
        ("before", np.int64),  # the passage before it that changed the same hand, or NOWHERE
        ("after", np.int64),  # the one after it that did
        ("card", np.int64),  # the card
        ("partner", np.int64),  # the passage at the other end of its stay in a hand, or NOWHERE
    ]
)
Traces = npt.NDArray[np.void]


# What a seat notes of a passage: the action, whose hand, whether a card comes, which it was seen to
# be, whether it is new from the pile, or again from the queue, or leaves with a hand.
COLUMNS = 7


class Sightings:
    """What a seat, or a spectator, notes of every passage as it happens: a row of numbers."""

    def __init__(self, own: int | None, rows: Numbers | None = None) -> None:
        self._own = own
        self._rows = np.zeros((0, COLUMNS), np.int64) if rows is None else rows

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def at(self) -> Numbers:
        """By passage, the number of the action."""
        return self._rows[:, 0]

    @property
    def queued(self) -> int:
        """How many cards lie in the queue of returned cards."""
        return int((self._rows[:, 2] == 0).sum() - self._rows[:, 5].sum())

    def prefix(self, length: int) -> Sightings:
        """What it had noted of the first passages, before the others."""
        return Sightings(self._own, self._rows[:length])

    def go_on(self, passages: Sequence[Passage]) -> Sightings:
        """The same when it has seen these as well."""
        rows = [
            (
                at,
                NOBODY if way == Way.TURN else seat,
                way == Way.DEAL,
                card,
                way in DRAWS and not again,
                again,
                way == Way.LEAVE,
            )
            for at, way, seat, card, _, again in passages
        ]
        added = np.array(rows, np.int64).reshape(-1, COLUMNS)
        return Sightings(self._own, np.concatenate([self._rows, added]))

    def traces(self) -> tuple[Traces, Numbers]:
        """Lay what was seen early beside what was seen late; and name those who follow (F57)."""
        known = len(self)
        at, seat, comes, shown, new, again, leaves = self._rows.T
        traces = np.zeros(known + DECK - int(new.sum()), TRACE)
        traces["seat"], traces["hand"], traces["comes"], traces["new"] = NOBODY, NOBODY, 1, 1
        traces["wanted"], traces["link"] = HIDDEN, NOWHERE
        traces["seat"][:known] = seat
        traces["hand"][:known] = np.where(seat == self._own, NOBODY, seat)
        traces["comes"][:known] = comes
        traces["new"][:known] = new
        # The queue: first in, first out.
        taken = np.flatnonzero(again)
        laid = np.flatnonzero(comes == 0)[: len(taken)]
        traces["wanted"][:known] = shown
        traces["wanted"][laid] = shown[taken]
        is_unseen = shown[taken] == HIDDEN
        laid, taken = laid[is_unseen], taken[is_unseen]
        traces["link"][laid], traces["link"][taken] = taken, laid
        return traces, 1 + np.flatnonzero(leaves[1:] & leaves[:-1] & (at[1:] == at[:-1]))

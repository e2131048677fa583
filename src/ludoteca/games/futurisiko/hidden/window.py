"""The window: the last passages, which are imagined anew, and where they have brought the cards."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.futurisiko.hidden.traces import NOWHERE, Numbers, Traces
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY

# What may change in the window, in a row each: the cards that are in hidden hands when it begins,
# as if they came there; each that comes to a hidden hand, or goes from it; and the pile. Links and
# partners are rows.
ROW = layout_of(
    [
        ("number", np.int64),  # the passage
        ("hand", np.int64),  # the hidden hand that it changes; NOBODY's for the pile
        ("comes", np.int64),  # whether a card comes into it; else it goes
        ("fresh", np.int64),  # whether the card comes unseen from the pile, or is in it
        ("wanted", np.int64),  # as in a trace, and so on
        ("link", np.int64),
        ("card", np.int64),
        ("partner", np.int64),
    ]
)
Rows = npt.NDArray[np.void]


class Window(NamedTuple):
    """What may change, and which rows must not be behind the one before them (F57)."""

    rows: Rows
    followers: Numbers


@kernel
def open_window(traces: Traces, followers: Numbers, first: int) -> Window:
    """What may change from a passage on."""
    # Of a hand that left, all or nothing.
    for follower in followers[::-1]:
        if follower == first:
            first -= 1
    row_of = np.full(len(traces), NOWHERE, np.int64)
    rows = np.zeros(len(traces), ROW)
    used = 0
    for number in range(len(traces)):
        if not _may_change(traces, first, number):
            continue
        rows[used].number = number
        rows[used].hand = traces[number].hand
        rows[used].comes = traces[number].comes
        rows[used].fresh = _is_fresh(traces, first, number)
        rows[used].wanted = traces[number].wanted
        rows[used].card = traces[number].card
        row_of[number] = used
        used += 1
    rows = rows[:used].copy()
    for row in range(used):
        number = rows[row].number
        link, partner = traces[number].link, traces[number].partner
        known = link < first or (number < first and rows[row].comes)
        rows[row].link = NOWHERE if known else row_of[link]
        rows[row].partner = NOWHERE if partner == NOWHERE else row_of[partner]
    following = row_of[followers[followers >= first]]
    return Window(rows, following[following != NOWHERE])


@kernel
def _may_change(traces: Traces, first: int, number: int) -> bool:
    """Whether a passage has a row."""
    if traces[number].hand == NOBODY:
        return _is_fresh(traces, first, number)
    left = traces[number].partner
    return bool(number >= first or (traces[number].comes and (left == NOWHERE or left >= first)))


@kernel
def _is_fresh(traces: Traces, first: int, number: int) -> bool:
    """Whether a card came unseen from the pile, or is in it."""
    return bool(
        number >= first
        and traces[number].new
        and traces[number].comes
        and traces[number].wanted == HIDDEN
    )


@kernel
def find_lying(traces: Traces, rows: Rows, passages: int, queued: int) -> Numbers:
    """By place in the queue, the row by which its card was laid there; NOWHERE - 1 - a known card.

    Before the first row nothing changes.
    """
    row_of = np.full(len(traces), NOWHERE, np.int64)
    for row in range(len(rows)):
        row_of[rows[row].number] = row
    lying = np.full(queued, NOWHERE, np.int64)
    number = passages
    while queued > 0:
        number -= 1
        if not traces[number].comes:
            queued -= 1
            row = row_of[number]
            lying[queued] = NOWHERE - 1 - traces[number].card if row == NOWHERE else row
    return lying


@kernel
def place_cards(s: np.record, rows: Rows, lying: Numbers) -> None:
    """Put the cards of a view where passages have brought them (F4, F12, F20, F22, F57)."""
    s.unknown[:] = 0
    s.hand[:, HIDDEN] = 0
    for row in rows:
        if row.comes and row.partner == NOWHERE:
            if row.hand == NOBODY:
                s.unknown[row.card] += 1
            else:
                s.hand[row.hand, row.card] += 1
    for place in range(len(lying)):
        row = lying[place]
        s.queue[place] = rows[row].card if row > NOWHERE else NOWHERE - 1 - row

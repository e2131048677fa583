"""Growth: one way in which unseen cards may have gone goes on as new passages are seen (F57, F71).

What is not seen is guessed. Where a guess turns out to be wrong (somebody plays a card that was
taken for another's), two cards exchange a part of what they did unseen, each twin counting as the
same card: the one that was wanted, and the one that was there instead. Such an exchange goes along
a path, from stay to stay in a hand, back in time where the wanted card must have been, and forward
where it need not have been; at its end is a card that nobody has seen since, or the pile. It is the
augmenting path of a flow (Ford and Fulkerson, 1956), with the wanted card for what flows.

    hand of A   ... X ... X goes, was seen to be W            ... W ... W goes
                    ^ both were in this hand once      =>
    hand of B   ... W ... W is still there, for all one knows ... X ... X is still there
"""

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES, DECK
from ludoteca.games.futurisiko.hidden.traces import NOWHERE, Numbers, Traces
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY

# What changes on a step of a path: the hand after a passage has one more of the wanted card and
# one less of the other, or the other way round.
MORE, LESS, KINDS = cast("list[int]", list(np.arange(3)))


# A step of a path is a change after a passage; the last of all is in the pile.
STEP = layout_of(
    [
        ("queued", np.int64),  # the step that was found at this place in the order of finding
        ("found", np.int64),  # the number of the search that found it last
        ("source", np.int64),  # the one before it on its path, or NOWHERE
        ("by", np.int64),  # the passage that changed its card between the two, or NOWHERE
    ]
)


class Course(NamedTuple):
    """How the cards of a past go."""

    traces: Traces
    held: Numbers  # by row and card, how many of it are in a hand; see `_row`
    pile: Numbers  # by card, how many are left in it
    steps: npt.NDArray[np.void]
    counts: Numbers  # how many searches there were, and how many steps the last has found
    first: int  # what was before this passage stays as it is


@kernel
def grow(traces: Traces, known: int, now: int, first: int, rng: np.record) -> None:
    """Go on from what is known of the cards, by passage, to the last one and the pile.

    Mostly all is as it was seen then, but not always: not every correction can be found like this.
    """
    course = _survey(traces, known, now, first)
    for number in range(first, known):
        if _is_mistaken(course, number):
            _correct(course, number, known, rng)
    for number in range(known, now):
        hand = traces[number].hand
        if traces[number].new:
            _take(course, number, course.pile, rng)
        elif hand != NOBODY and not traces[number].comes:
            _take(
                course, number, course.held[_row(course, course.traces[number].before, hand)], rng
            )
        elif traces[number].link != NOWHERE:
            traces[number].card = traces[traces[number].link].card
        else:
            traces[number].card = traces[number].wanted
        _count_held(course, number)
        if _is_mistaken(course, number):
            _correct(course, number, number + 1, rng)
    left = now
    for kind in range(CARD_TYPES):
        for _ in range(course.pile[kind]):
            traces[left].card = kind
            left += 1


@kernel
def _survey(traces: Traces, known: int, now: int, first: int) -> Course:
    """Where all cards are after the known passages."""
    rows = now - first + COLOURS
    course = Course(
        traces=traces,
        held=np.zeros((rows, CARD_TYPES), np.int64),
        pile=np.zeros(CARD_TYPES, np.int64),
        steps=np.zeros(rows * KINDS + 1, STEP),
        counts=np.zeros(2, np.int64),
        first=first,
    )
    for kind in range(CARD_TYPES):
        course.pile[kind] = COPIES[kind // COLOURS]
    last = np.full(COLOURS, NOWHERE, np.int64)
    for number in range(now):
        hand = traces[number].hand
        traces[number].before = traces[number].after = NOWHERE
        if hand != NOBODY:
            traces[number].before = last[hand]
            if last[hand] != NOWHERE:
                traces[last[hand]].after = number
            last[hand] = number
        if number < known:
            if traces[number].new:
                course.pile[traces[number].card] -= 1
            _count_held(course, number)
    return course


@kernel
def _row(course: Course, number: int, hand: int) -> int:
    """The row for a hand after a passage; one for each hand at first, behind all others."""
    if number < course.first:
        return len(course.held) - COLOURS + hand
    return number - course.first


@kernel
def _count_held(course: Course, number: int) -> None:
    """Count what is in a hand after a passage."""
    hand = course.traces[number].hand
    if hand != NOBODY:
        row = _row(course, number, hand)
        if number >= course.first:
            course.held[row] = course.held[_row(course, course.traces[number].before, hand)]
        course.held[row, course.traces[number].card] += 1 if course.traces[number].comes else -1


@kernel
def _take(course: Course, number: int, stock: Numbers, rng: np.record) -> None:
    """A card leaves the pile or a hand: the one that was seen, else any."""
    kind = course.traces[number].wanted
    if kind == HIDDEN or stock[kind] == 0:
        kind = 0
        chosen = below(rng, stock.sum())
        while chosen >= stock[kind]:
            chosen -= stock[kind]
            kind += 1
    course.traces[number].card = kind
    if course.traces[number].new:
        course.pile[kind] -= 1


@kernel
def _is_mistaken(course: Course, number: int) -> bool:
    """Whether another card was seen."""
    wanted = course.traces[number].wanted
    return bool(wanted != HIDDEN and wanted != course.traces[number].card)


@kernel
def _correct(course: Course, number: int, now: int, rng: np.record) -> None:
    """Exchange the card that went by a passage for the one that was seen, if that can be.

    If it cannot be, perhaps it can after an exchange for a third one.
    """
    wanted = course.traces[number].wanted
    if _exchange(course, number, wanted, now):
        return
    start = below(rng, CARD_TYPES)
    for turn in range(CARD_TYPES):
        kind = (start + turn) % CARD_TYPES
        if (
            kind != wanted
            and kind != course.traces[number].card
            and _exchange(course, number, kind, now)
            and _exchange(course, number, wanted, now)
        ):
            return


@kernel
def _exchange(course: Course, number: int, wanted: int, now: int) -> bool:
    """Look for a path from a passage, the shortest first, and exchange two cards along it."""
    instead = course.traces[number].card
    course.counts[0] += 1
    course.counts[1] = 0
    if course.traces[number].new:
        _find(course, len(course.steps) - 1, NOWHERE, NOWHERE)
    else:
        _find_around(course, number, wanted, instead, NOWHERE, NOWHERE)
    done = 0
    while done < course.counts[1]:
        step = course.steps[done].queued
        if step == len(course.steps) - 1:
            _search_pile(course, wanted, instead, now)
        elif _follow(course, step, wanted, instead, now):
            course.traces[number].card = wanted
            return True
        done += 1
    return False


@kernel
def _find(course: Course, step: int, source: int, by: int) -> None:
    """A step of a path was found; perhaps for the first time."""
    if course.steps[step].found != course.counts[0]:
        course.steps[step].found = course.counts[0]
        course.steps[step].source = source
        course.steps[step].by = by
        course.steps[course.counts[1]].queued = step
        course.counts[1] += 1


@kernel
def _find_hand(course: Course, number: int, change: int, less: int, source: int, by: int) -> None:
    """A hand has changed after a passage; if it had the card that it must have one less of."""
    row = number - course.first
    if row >= 0 and course.held[row, less] > 0:
        _find(course, row * KINDS + change, source, by)


@kernel
def _find_around(
    course: Course, number: int, wanted: int, instead: int, source: int, by: int
) -> None:
    """Another card comes or goes by a passage: the hand was another before, or is one after."""
    _find_hand(course, course.traces[number].before, MORE, instead, source, by)
    _find_hand(course, number, LESS, wanted, source, by)


@kernel
def _search_pile(course: Course, wanted: int, instead: int, now: int) -> None:
    """Every card that came unseen from the pile may have been another."""
    traces, pile = course.traces, len(course.steps) - 1
    for number in range(course.first, now):
        if (
            traces[number].new
            and traces[number].comes
            and traces[number].wanted == HIDDEN
            and course.traces[number].card == wanted
        ):
            _find_around(course, number, wanted, instead, pile, number)


@kernel
def _follow(course: Course, step: int, wanted: int, instead: int, now: int) -> bool:
    """Go on from a step to others; whether the path was at its end, and the cards exchanged."""
    traces = course.traces
    number = course.first + step // KINDS
    if step % KINDS == MORE:
        _find_hand(course, course.traces[number].before, MORE, instead, step, NOWHERE)
    else:
        number = course.traces[number].after
        if number == NOWHERE or number >= now:
            return _exchange_along(course, step, wanted, instead)
        _find_hand(course, number, LESS, wanted, step, NOWHERE)
    # Perhaps the card that comes or goes here is the other of the two, and was not seen.
    comes, link = traces[number].comes, traces[number].link
    if traces[number].card == traces[number].wanted or traces[number].card != (
        instead if comes else wanted
    ):
        return False
    if comes and traces[number].new:
        if course.pile[wanted] == 0:
            _find(course, len(course.steps) - 1, step, number)
            return False
        course.pile[wanted] -= 1
        course.pile[instead] += 1
        traces[number].card = wanted
        return _exchange_along(course, step, wanted, instead)
    if not comes and (link == NOWHERE or link >= now):
        traces[number].card = instead
        return _exchange_along(course, step, wanted, instead)
    _find_around(course, link, wanted, instead, step, number)
    return False


@kernel
def _exchange_along(course: Course, step: int, wanted: int, instead: int) -> bool:
    """Exchange two cards on all steps of a path, back to where it began."""
    traces, both = course.traces, wanted + instead
    while step != NOWHERE:
        by = course.steps[step].by
        if by != NOWHERE:
            traces[by].card = both - traces[by].card
            link = traces[by].link
            if link != NOWHERE:
                traces[link].card = both - traces[link].card
        if step != len(course.steps) - 1:
            more = 1 if step % KINDS == MORE else -1
            course.held[step // KINDS, wanted] += more
            course.held[step // KINDS, instead] -= more
        step = course.steps[step].source
    return True


@kernel
def pair(traces: Traces) -> None:
    """Name the passages at the two ends of every card's stay in a hand to each other."""
    held = np.zeros((COLOURS, DECK), np.int64)
    size = np.zeros(COLOURS, np.int64)
    for number in range(len(traces)):
        traces[number].partner = NOWHERE
        hand = traces[number].hand
        if hand == NOBODY:
            continue
        if traces[number].comes:
            held[hand, size[hand]] = number
            size[hand] += 1
        else:
            place = 0
            while traces[held[hand, place]].card != traces[number].card:
                place += 1
            came = held[hand, place]
            traces[number].partner, traces[came].partner = came, number
            size[hand] -= 1
            held[hand, place] = held[hand, size[hand]]

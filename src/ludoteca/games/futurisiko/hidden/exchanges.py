"""Exchanges: from one way in which unseen cards may have gone to another, at random (F70, F71).

Two cards that are in one hand at the same time may exchange what they did before, or what they do
after: who cannot look into the hand cannot tell. So may two cards that were in the pile. What was
seen sets limits to that: the card in a certain place (wanted), and the order of a hand that left
the game (F57). An exchange that makes more of this wrong is nearly always refused.

Such a game of chance has a known end (Metropolis and others, 1953): of two ways in which the same
number of things is wrong, none is favoured. And as nothing is quite refused, every way leads to
every other. So what is wrong at first is put right at some time, and of all ways in which nothing
is wrong, each comes up as often as any other.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, DECK
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE

Numbers = npt.NDArray[np.int64]

# An exchange that makes things worse by one is accepted once in so many times; more rarely while
# only something right is looked for. A card that is not what was seen is worse than one out of
# order: that often helps to come from one order to another.
RELUCTANCE = 8
MENDING = 64
MISTAKEN = 4
# What two cards may exchange.
WHOLE, BEFORE, AFTER = range(3)


class Paths(NamedTuple):
    """By passage, how cards have gone; at the end of all, the cards that are left in the pile."""

    hand: Numbers
    comes: Numbers
    wanted: Numbers
    link: Numbers
    followers: Numbers
    fresh: Numbers  # the passages by which cards came unseen from the pile, and what is left there
    partner: Numbers  # the passage at the other end of a card's stay in a hand, or NOWHERE
    card: Numbers


@kernel
def shake(paths: Paths, rounds: int, most: int, reluctance: int, rng: np.record) -> bool:
    """Exchange at every passage, until so many times everything was right in the end.

    Whether it ever was: after so many vain attempts the search for something right is given up.
    """
    held = np.zeros((COLOURS, DECK), np.int64)
    size = np.zeros(COLOURS, np.int64)
    wrong = _count_wrong(paths)
    while rounds > 0:
        if most == 0:
            return False
        size[:] = 0
        for number in range(len(paths.hand)):
            hand = paths.hand[number]
            if hand == NOBODY:
                continue
            if paths.comes[number]:
                if _is_fresh(paths, number):
                    other = paths.fresh[below(rng, len(paths.fresh))]
                    wrong += _exchange(paths, number, other, WHOLE, reluctance, rng)
                held[hand, size[hand]] = number
                size[hand] += 1
            else:
                other = held[hand, below(rng, size[hand])]
                part = BEFORE + below(rng, 2)
                wrong += _exchange(paths, paths.partner[number], other, part, reluctance, rng)
                place = 0
                while held[hand, place] != paths.partner[number]:
                    place += 1
                size[hand] -= 1
                held[hand, place] = held[hand, size[hand]]
        if wrong == 0:
            rounds -= 1
        most -= 1
    return True


@kernel
def _count_wrong(paths: Paths) -> int:
    """How many cards are not what was seen, or follow one that they should not."""
    wrong = _disorder(paths)
    for number in range(len(paths.hand)):
        if paths.wanted[number] != HIDDEN:
            wrong += MISTAKEN * int(paths.card[number] != paths.wanted[number])
    return wrong


@kernel
def _disorder(paths: Paths) -> int:
    """F57: how many cards of hands that left follow one that is behind them in the list."""
    wrong = 0
    for number in paths.followers:
        wrong += int(paths.card[number - 1] > paths.card[number])
    return wrong


@kernel
def _exchange(
    paths: Paths, one: int, other: int, part: int, reluctance: int, rng: np.record
) -> int:
    """Let two cards exchange a part of their ways, if it may be; how much more is wrong then."""
    start, other_start = _start(paths, one), _start(paths, other)
    if one == other or (
        part == BEFORE and not (_is_fresh(paths, start) and _is_fresh(paths, other_start))
    ):
        return 0
    wrong = _carry(paths, start) + _carry(paths, other_start) + _disorder(paths)
    _swap_part(paths, one, other, part)
    more = _carry(paths, start) + _carry(paths, other_start) + _disorder(paths) - wrong
    if _is_accepted(more, reluctance, rng):
        return more
    # The same once more takes it back.
    _swap_part(paths, one, other, part)
    _carry(paths, start)
    _carry(paths, other_start)
    return 0


@kernel
def _is_accepted(more: int, reluctance: int, rng: np.record) -> bool:
    """Whether it may be that things are worse by so much."""
    while more > 0 and below(rng, reluctance) == 0:
        more -= 1
    return more <= 0


@kernel
def _is_fresh(paths: Paths, came: int) -> bool:
    """Whether a card came to a hand unseen from the pile."""
    return bool(paths.wanted[came] == HIDDEN and paths.link[came] == NOWHERE)


@kernel
def _start(paths: Paths, came: int) -> int:
    """Where the way of a card began that came to a hand."""
    while paths.link[came] != NOWHERE:
        came = paths.partner[paths.link[came]]
    return came


@kernel
def _carry(paths: Paths, came: int) -> int:
    """Put the card of a start on all its way; 1 if in the end another was seen."""
    card = paths.card[came]
    while came != NOWHERE:
        paths.card[came] = card
        went = paths.partner[came]
        if went == NOWHERE:
            return 0
        paths.card[went] = card
        if paths.wanted[went] != HIDDEN:
            return MISTAKEN * int(paths.wanted[went] != card)
        came = paths.link[went]
    return 0


@kernel
def _swap_part(paths: Paths, one: int, other: int, part: int) -> None:
    """Exchange a part of two ways: from the pile on, to this hand, or to where they meet again."""
    if part != WHOLE:
        _swap_futures(paths, one, other)
    if part == AFTER:
        _swap_where_they_meet(paths, one, other)
    else:
        start, other_start = _start(paths, one), _start(paths, other)
        card = paths.card[start]
        paths.card[start] = paths.card[other_start]
        paths.card[other_start] = card


@kernel
def _swap_futures(paths: Paths, one: int, other: int) -> None:
    """Two cards in one hand exchange all that becomes of them."""
    went, other_went = paths.partner[one], paths.partner[other]
    paths.partner[one], paths.partner[other] = other_went, went
    if went != NOWHERE:
        paths.partner[went] = other
    if other_went != NOWHERE:
        paths.partner[other_went] = one


@kernel
def _swap_where_they_meet(paths: Paths, one: int, other: int) -> None:
    """Two cards that were in one hand swap their futures in the next hand where both are."""
    while True:
        if _end(paths, one) < _end(paths, other):
            one = _next(paths, one)
        else:
            other = _next(paths, other)
        if one == NOWHERE or other == NOWHERE:
            return
        if (
            paths.hand[one] == paths.hand[other]
            and one < _end(paths, other)
            and other < _end(paths, one)
        ):
            _swap_futures(paths, one, other)
            return


@kernel
def _end(paths: Paths, came: int) -> int:
    """When a card leaves the hand it came to; after everything if it is there still."""
    went = paths.partner[came]
    return len(paths.hand) if went == NOWHERE else int(went)


@kernel
def _next(paths: Paths, came: int) -> int:
    """How a card comes unseen to the next hand; NOWHERE if it does not."""
    went = paths.partner[came]
    return NOWHERE if went == NOWHERE else int(paths.link[went])

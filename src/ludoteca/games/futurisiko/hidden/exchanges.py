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

from typing import cast

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS, DECK
from ludoteca.games.futurisiko.hidden.traces import NOWHERE, Numbers, Traces
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY

# An exchange that makes things worse by one is accepted once in so many times; more rarely, or
# more often, while only something right is looked for. A card that is not what was seen is worse
# than one out of order: that often helps to come from one order to another.
RELUCTANCE = 8
CALM = 64
RESTLESS = 4
MISTAKEN = 4
# Any number of attempts.
ENDLESS = -1
# What two cards may exchange.
WHOLE, BEFORE, AFTER = cast("list[int]", list(np.arange(3)))


@kernel
def shake(
    paths: Traces,
    followers: Numbers,
    first: int,
    rounds: int,
    most: int,
    reluctance: int,
    rng: np.record,
) -> bool:
    """Exchange at every passage, until so many times everything was right in the end.

    Whether it ever was: after so many vain attempts the search for something right is given up.
    """
    fresh = np.zeros(DECK, np.int64)
    unseen = 0
    for number in range(first, len(paths)):
        if _is_fresh(paths, first, number):
            fresh[unseen] = number
            unseen += 1
    # By hand, the passages by which what is in it came; and what was in it at first.
    held_first = np.zeros((COLOURS, DECK), np.int64)
    size_first = np.zeros(COLOURS, np.int64)
    for number in range(first):
        hand = paths[number].hand
        if hand != NOBODY and paths[number].comes and _end(paths, number) >= first:
            held_first[hand, size_first[hand]] = number
            size_first[hand] += 1
    held, size = held_first.copy(), size_first.copy()
    wrong = count_wrong(paths, followers, first)
    while rounds > 0:
        if most == 0:
            return False
        held[:], size[:] = held_first, size_first
        for number in range(first, len(paths)):
            hand = paths[number].hand
            if hand == NOBODY:
                continue
            if paths[number].comes:
                if _is_fresh(paths, first, number):
                    other = fresh[below(rng, unseen)]
                    wrong += _exchange(
                        paths, followers, first, number, other, WHOLE, reluctance, rng
                    )
                held[hand, size[hand]] = number
                size[hand] += 1
            else:
                other = held[hand, below(rng, size[hand])]
                part = BEFORE + below(rng, 2)
                wrong += _exchange(
                    paths, followers, first, paths[number].partner, other, part, reluctance, rng
                )
                place = 0
                while held[hand, place] != paths[number].partner:
                    place += 1
                size[hand] -= 1
                held[hand, place] = held[hand, size[hand]]
        if wrong == 0:
            rounds -= 1
        most -= 1
    return True


@kernel
def count_wrong(paths: Traces, followers: Numbers, first: int) -> int:
    """How many cards are not what was seen, or follow one that they should not."""
    wrong = _disorder(paths, followers)
    for number in range(first, len(paths)):
        if paths[number].wanted != HIDDEN:
            wrong += MISTAKEN * int(paths[number].card != paths[number].wanted)
    return wrong


@kernel
def _disorder(paths: Traces, followers: Numbers) -> int:
    """F57: how many cards of hands that left follow one that is behind them in the list."""
    wrong = 0
    for number in followers:
        wrong += int(paths[number - 1].card > paths[number].card)
    return wrong


@kernel
def _exchange(
    paths: Traces,
    followers: Numbers,
    first: int,
    one: int,
    other: int,
    part: int,
    reluctance: int,
    rng: np.record,
) -> int:
    """Let two cards exchange a part of their ways, if it may be; how much more is wrong then."""
    start, other_start = _start(paths, first, one), _start(paths, first, other)
    if one == other or (
        part == BEFORE
        and not (_is_fresh(paths, first, start) and _is_fresh(paths, first, other_start))
    ):
        return 0
    wrong = _carry(paths, start) + _carry(paths, other_start) + _disorder(paths, followers)
    _swap_part(paths, first, one, other, part)
    more = _carry(paths, start) + _carry(paths, other_start) + _disorder(paths, followers) - wrong
    if _is_accepted(more, reluctance, rng):
        return more
    # The same once more takes it back.
    _swap_part(paths, first, one, other, part)
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
def _is_fresh(paths: Traces, first: int, came: int) -> bool:
    """Whether a card came to a hand unseen from the pile."""
    return bool(
        came >= first and paths[came].new and paths[came].comes and paths[came].wanted == HIDDEN
    )


@kernel
def _start(paths: Traces, first: int, came: int) -> int:
    """Where the way of a card began that came to a hand, as far as it may change."""
    while paths[came].link >= first:
        came = paths[paths[came].link].partner
    return came


@kernel
def _carry(paths: Traces, came: int) -> int:
    """Put the card of a start on all its way; 1 if in the end another was seen."""
    card = paths[came].card
    while came != NOWHERE:
        paths[came].card = card
        went = paths[came].partner
        if went == NOWHERE:
            return 0
        paths[went].card = card
        if paths[went].wanted != HIDDEN:
            return MISTAKEN * int(paths[went].wanted != card)
        came = paths[went].link
    return 0


@kernel
def _swap_part(paths: Traces, first: int, one: int, other: int, part: int) -> None:
    """Exchange a part of two ways: from the pile on, to this hand, or to where they meet again."""
    if part != WHOLE:
        _swap_futures(paths, one, other)
    if part == AFTER:
        _swap_where_they_meet(paths, one, other)
    else:
        start, other_start = _start(paths, first, one), _start(paths, first, other)
        card = paths[start].card
        paths[start].card = paths[other_start].card
        paths[other_start].card = card


@kernel
def _swap_futures(paths: Traces, one: int, other: int) -> None:
    """Two cards in one hand exchange all that becomes of them."""
    went, other_went = paths[one].partner, paths[other].partner
    paths[one].partner, paths[other].partner = other_went, went
    if went != NOWHERE:
        paths[went].partner = other
    if other_went != NOWHERE:
        paths[other_went].partner = one


@kernel
def _swap_where_they_meet(paths: Traces, one: int, other: int) -> None:
    """Two cards that were in one hand swap their futures in the next hand where both are."""
    while True:
        if _end(paths, one) < _end(paths, other):
            one = _next(paths, one)
        else:
            other = _next(paths, other)
        if one == NOWHERE or other == NOWHERE:
            return
        if (
            paths[one].hand == paths[other].hand
            and one < _end(paths, other)
            and other < _end(paths, one)
        ):
            _swap_futures(paths, one, other)
            return


@kernel
def _end(paths: Traces, came: int) -> int:
    """When a card leaves the hand it came to; after everything if it is there still."""
    went = paths[came].partner
    return len(paths) if went == NOWHERE else int(went)


@kernel
def _next(paths: Traces, came: int) -> int:
    """How a card comes unseen to the next hand; NOWHERE if it does not."""
    went = paths[came].partner
    return NOWHERE if went == NOWHERE else int(paths[went].link)

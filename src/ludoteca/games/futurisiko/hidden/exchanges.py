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

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import inlined, kernel
from ludoteca.games.futurisiko.box import COLOURS, DECK
from ludoteca.games.futurisiko.hidden.traces import NOWHERE, Numbers, Traces
from ludoteca.games.futurisiko.hidden.window import Rows
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


@kernel
def mix(
    rows: Rows, followers: Numbers, rounds: int, most: int, reluctance: int, rng: np.record
) -> None:
    """Exchange at every row, until so many times everything was right in the end.

    After so many attempts it is given up.
    """
    fresh = np.flatnonzero(rows["fresh"])
    wrong = _disorder(rows, followers)
    for row in rows:
        wrong += _mistake(row.wanted, row.card) if not row.comes else 0
    # By hand, the rows by which what is in it came.
    held = np.zeros((COLOURS, DECK), np.int64)
    size = np.zeros(COLOURS, np.int64)
    while rounds > 0 and most != 0:
        size[:] = 0
        for number in range(len(rows)):
            hand = rows[number].hand
            if hand == NOBODY:
                break
            if rows[number].comes:
                if rows[number].fresh:
                    other = fresh[below(rng, len(fresh))]
                    wrong += _swap_cards(rows, followers, number, other, reluctance, rng)
                held[hand, size[hand]] = number
                size[hand] += 1
                continue
            one, place = rows[number].partner, 0
            while held[hand, place] != one:
                place += 1
            # Perhaps itself: two that always exchanged would be as before after every other round.
            chosen = below(rng, size[hand])
            other = held[hand, chosen]
            if other != one:
                if (
                    below(rng, 2) == 0
                    and rows[_start(rows, one)].fresh
                    and rows[_start(rows, other)].fresh
                ):
                    wrong += _swap_before(rows, followers, one, other, reluctance, rng)
                else:
                    wrong += _swap_after(rows, followers, one, other, reluctance, rng)
                if rows[number].partner == other:
                    held[hand, chosen] = one
            size[hand] -= 1
            held[hand, place] = held[hand, size[hand]]
        if wrong == 0:
            rounds -= 1
        most -= 1


@kernel
def is_right(traces: Traces, followers: Numbers) -> bool:
    """Whether all cards are what was seen, and follow whom they should."""
    wrong = _disorder(traces, followers)
    for trace in traces:
        wrong += _mistake(trace.wanted, trace.card)
    return bool(wrong == 0)


@inlined
def _mistake(wanted: int, card: int) -> int:
    """How wrong it is if a card was seen to be another."""
    return MISTAKEN * int(wanted != HIDDEN and wanted != card)


@inlined
def _disorder(rows: Rows, followers: Numbers) -> int:
    """F57: how many cards of hands that left follow one that is behind them in the list."""
    wrong = 0
    for row in followers:
        wrong += int(rows[row - 1].card > rows[row].card)
    return wrong


@inlined
def _is_accepted(more: int, reluctance: int, rng: np.record) -> bool:
    """Whether it may be that things are worse by so much."""
    while more > 0 and below(rng, reluctance) == 0:
        more -= 1
    return more <= 0


@inlined
def _start(rows: Rows, came: int) -> int:
    """Where the way of a card began that came to a hand."""
    while rows[came].link != NOWHERE:
        came = rows[rows[came].link].partner
    return came


@inlined
def _going(rows: Rows, came: int) -> int:
    """The row by which a card leaves the hand it came to; behind all others if it does not."""
    if came == NOWHERE or rows[came].partner == NOWHERE:
        return len(rows)
    return int(rows[came].partner)


@inlined
def _end(rows: Rows, came: int) -> int:
    """Which card was seen at the end of a way, if any was."""
    seen, went = HIDDEN, _going(rows, came)
    while went != len(rows):
        seen = rows[went].wanted
        went = _going(rows, rows[went].link)
    return seen


@inlined
def _label_before(rows: Rows, came: int, card: int) -> None:
    """Put a card on a way, back to its start."""
    rows[came].card = card
    while rows[came].link != NOWHERE:
        went = rows[came].link
        rows[went].card = card
        came = rows[went].partner
        rows[came].card = card


@inlined
def _label_after(rows: Rows, came: int) -> None:
    """Put the card of a way on what follows."""
    card = rows[came].card
    while came != NOWHERE:
        rows[came].card = card
        went = rows[came].partner
        if went == NOWHERE:
            break
        rows[went].card = card
        came = rows[went].link


@inlined
def _swap_futures(rows: Rows, one: int, other: int) -> None:
    """Two cards in one hand exchange all that becomes of them."""
    went, other_went = rows[one].partner, rows[other].partner
    rows[one].partner, rows[other].partner = other_went, went
    if went != NOWHERE:
        rows[went].partner = other
    if other_went != NOWHERE:
        rows[other_went].partner = one


@inlined
def _more_mistakes(card: int, end: int, other_card: int, other_end: int) -> int:
    """How much more is wrong when two ways exchange their ends."""
    before = _mistake(end, card) + _mistake(other_end, other_card)
    return _mistake(end, other_card) + _mistake(other_end, card) - before


@inlined
def _swap_cards(
    rows: Rows, followers: Numbers, one: int, other: int, reluctance: int, rng: np.record
) -> int:
    """Two cards from the pile exchange all they did, if it may be; how much more is wrong then."""
    card, other_card = rows[one].card, rows[other].card
    more = 0
    if card != other_card:
        more = _more_mistakes(card, _end(rows, one), other_card, _end(rows, other))
        if _is_accepted(more, reluctance, rng):
            order = _disorder(rows, followers)
            rows[one].card, rows[other].card = other_card, card
            _label_after(rows, one)
            _label_after(rows, other)
            order = _disorder(rows, followers) - order
            more += order
            if not _is_accepted(order, reluctance, rng):
                rows[one].card, rows[other].card = card, other_card
                _label_after(rows, one)
                _label_after(rows, other)
                more = 0
        else:
            more = 0
    return more


@inlined
def _swap_before(
    rows: Rows, followers: Numbers, one: int, other: int, reluctance: int, rng: np.record
) -> int:
    """Two cards in one hand, both from the pile, exchange what they did before."""
    card, other_card = rows[one].card, rows[other].card
    more = _disorder(rows, followers)
    _swap_futures(rows, one, other)
    _label_before(rows, one, other_card)
    _label_before(rows, other, card)
    more = _disorder(rows, followers) - more
    if not _is_accepted(more, reluctance, rng):
        _swap_futures(rows, one, other)
        _label_before(rows, one, card)
        _label_before(rows, other, other_card)
        more = 0
    return more


@inlined
def _swap_after(
    rows: Rows, followers: Numbers, one: int, other: int, reluctance: int, rng: np.record
) -> int:
    """Two cards in one hand exchange what they do after, until they are in one hand again."""
    card, other_card = rows[one].card, rows[other].card
    here, there, end, other_end = _look_ahead(rows, one, other)
    more = 0
    if here == NOWHERE:
        more = _more_mistakes(card, end, other_card, other_end)
    if _is_accepted(more, reluctance, rng):
        order = _disorder(rows, followers)
        _cross(rows, one, other, here, there)
        order = _disorder(rows, followers) - order
        more += order
        if not _is_accepted(order, reluctance, rng):
            _cross(rows, one, other, here, there)
            more = 0
    else:
        more = 0
    return more


@inlined
def _cross(rows: Rows, one: int, other: int, here: int, there: int) -> None:
    """Exchange two ways from one hand on, up to another; the same once more takes it back."""
    _swap_futures(rows, one, other)
    if here != NOWHERE:
        _swap_futures(rows, here, there)
    if rows[one].card != rows[other].card:
        _label_after(rows, one)
        _label_after(rows, other)


@inlined
def _look_ahead(rows: Rows, one: int, other: int) -> tuple[int, int, int, int]:
    """Where two cards of one hand will meet once they have exchanged their futures, if they do.

    Two NOWHERE if they do not; then, which card was seen at the end of either way.
    """
    here, there = one, other
    goes, other_goes = _going(rows, here), _going(rows, there)
    end = other_end = HIDDEN
    meet = False
    while goes != other_goes and not meet:
        if goes < other_goes:
            end, here = rows[goes].wanted, rows[goes].link
            goes = _going(rows, here)
        else:
            other_end, there = rows[other_goes].wanted, rows[other_goes].link
            other_goes = _going(rows, there)
        meet = (
            here != NOWHERE
            and there != NOWHERE
            and rows[here].hand == rows[there].hand
            and here < other_goes
            and there < goes
        )
    if not meet:
        here = there = NOWHERE
    elif there == other:
        # The one that goes now comes back while the other is here: so it will be the other way.
        there = one
    return here, there, end, other_end

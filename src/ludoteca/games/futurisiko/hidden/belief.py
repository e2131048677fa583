"""Belief: what a seat takes for granted of a long past, so that it need not imagine all of it.

Where a card was hundreds of passages ago says little of where it is now. So now and then some ways
in which all may have gone are taken for the past, each up to an anchor; only what came later is
imagined anew each time, after one of them. If something is seen that cannot be after such a past
(somebody plays a card that was taken for another's), another past is taken, or an earlier anchor
is gone back to, the game's beginning if need be: what is imagined is always possible. All this
follows from what the seat has seen alone.

Up to `WINDOW` passages (some 800 actions) nothing is taken for granted, and what is imagined is as
fair as `Imagination` says. Beyond, the chance of a card to be in a place is somewhat wrong: by up
to 0.4 after a single past, and by up to 0.15 on the average of eight of them (measured after 766
passages against everything imagined anew, where repeating it alone differs by 0.09). In games of
thousands of actions a first sample takes seconds, for many pasts turn out to be impossible.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludoteca.core.records.history import History
from ludoteca.games.futurisiko.hidden.arrangement import SHUFFLED, Arrangement
from ludoteca.games.futurisiko.hidden.imagination import ENDLESS, Imagination
from ludoteca.games.futurisiko.hidden.passages import BEFORE, Passage, Way
from ludoteca.games.futurisiko.rules.course import FIRST
from ludoteca.games.futurisiko.rules.layout import HIDDEN

# So many passages at least are imagined anew; an anchor is set after every so many.
WINDOW = 256
EVERY = 64
# So many pasts are kept: one alone would be believed too firmly.
PASTS = 8
# How often a past is tried to be brought together with what was seen.
ATTEMPTS = 100


@dataclass(frozen=True, eq=False)
class Anchor:
    """A past up to some passage, and where it has brought the cards."""

    actions: History[int]
    passages: History[Passage]
    cards: Arrangement
    before: Anchor | None = None
    needs: int = 0  # how many actions were seen when it was set


class Imagined(NamedTuple):
    """A past without anything hidden, and where it has brought the cards."""

    actions: History[int]
    passages: History[Passage]
    cards: Arrangement


def _go_back(anchors: Sequence[Anchor]) -> Iterator[Anchor]:
    """The first anchor, the others instead of it, and those before it: further each time."""
    yield from anchors
    anchor, steps = anchors[0], 1
    while anchor.before:
        for _ in range(steps):
            anchor = anchor.before or anchor
        yield anchor
        steps *= 2


class Line:
    """What may have gone on since an anchor."""

    def __init__(
        self, anchors: Sequence[Anchor], passages: History[Passage], seat: int | None
    ) -> None:
        for anchor in _go_back(anchors):
            self.anchor = anchor
            self._window = passages.read(len(anchor.passages), len(passages))
            attempts = ATTEMPTS if anchor.before else ENDLESS
            self._imagination = Imagination(anchor.cards, self._window, seat, attempts)
            if self._imagination.is_possible:
                return

    def draw(self, actions: History[int], rng: np.random.Generator) -> Imagined:
        """One past that agrees with all that was seen."""
        first = len(self.anchor.actions)
        done = actions.read(first, len(actions))
        went = self._window.copy()
        imagination = self._imagination
        for number, card in zip(imagination.hidden, imagination.draw(rng), strict=True):
            at, way, seat, _, knows, again = went[number]
            went[number] = Passage(at, way, seat, card, knows, again)
            if way != Way.LEAVE and at != BEFORE:
                done[at - first] -= (HIDDEN - card) << FIRST
        past = self.anchor
        return Imagined(
            past.actions.branch(done), past.passages.branch(went), past.cards.after(went)
        )

    def settle(self, actions: History[int], length: int, rng: np.random.Generator) -> Anchor:
        """Take one past for granted, up to a passage."""
        drawn, past = self.draw(actions, rng), self.anchor
        until = drawn.passages[length].at
        went = drawn.passages.read(len(past.passages), length)
        done = drawn.actions.read(len(past.actions), until)
        return Anchor(
            past.actions.copy().extend(done),
            past.passages.copy().extend(went),
            past.cards.after(went),
            before=past,
            needs=len(actions),
        )


class Belief:
    """What a seat believes after so many passages: one of several pasts, each as likely."""

    def __init__(
        self, anchors: tuple[Anchor, ...], passages: History[Passage], seat: int | None
    ) -> None:
        self.length = len(passages)
        self.needs = passages[-1].at + 1
        self._anchors = anchors
        self._passages = passages
        self._seat = seat
        self._lines: dict[int, Line] = {}

    def line(self, number: int) -> Line:
        """What may have gone on after one of the pasts."""
        number %= len(self._anchors)
        if number not in self._lines:
            anchors = self._anchors[number:] + self._anchors[:number]
            self._lines[number] = Line(anchors, self._passages, self._seat)
        return self._lines[number]

    def draw(self, actions: History[int], rng: np.random.Generator) -> Imagined:
        """One past that agrees with all that was seen."""
        return self.line(int(rng.integers(PASTS))).draw(actions, rng)


@dataclass(frozen=True)
class Beliefs:
    """The anchors that a seat has set after every so many passages, and its last belief."""

    anchors: History[tuple[Anchor, ...]]
    last: Belief | None = None

    def __len__(self) -> int:
        return max(self.anchors[-1][0].needs, self.last.needs if self.last else 0)

    def prefix(self, length: int) -> Beliefs:
        """The same when the seat had seen fewer actions."""
        known = bisect_right(self.anchors, length, key=lambda anchors: anchors[0].needs)
        last = self.last if self.last and self.last.needs <= length else None
        return Beliefs(self.anchors.prefix(known), last)

    def go_on(self, actions: History[int], passages: History[Passage], seat: int | None) -> Beliefs:
        """The same up to now, when a seat has seen all this."""
        anchors = self.anchors.copy()
        for length in range(EVERY * len(anchors), len(passages) + 1, EVERY):
            settled, until = anchors[-1], length - WINDOW
            if until > 0:
                # F57: a hand that leaves the game is not torn apart.
                while passages[until].at == passages[until - 1].at:
                    until -= 1
                belief = Belief(settled, passages.prefix(length), seat)
                done, rng = actions.prefix(belief.needs), np.random.default_rng(length)
                settled = tuple(belief.line(n).settle(done, until, rng) for n in range(PASTS))
            anchors.append(settled)
        return Beliefs(anchors, Belief(anchors[len(passages) // EVERY], passages, seat))


def imagine(
    actions: History[int], passages: History[Passage], seat: int | None, rng: np.random.Generator
) -> Imagined:
    """One past that agrees with all that a seat has seen; some card must have gone somewhere."""
    beliefs = actions.companion(Beliefs)
    if beliefs is None:
        beliefs = Beliefs(History([(Anchor(actions.blank(), History(), SHUFFLED),)]))
    assert isinstance(beliefs, Beliefs)
    if beliefs.last is None or beliefs.last.length != len(passages):
        beliefs = beliefs.go_on(actions, passages, seat)
        actions.keep(Beliefs, beliefs)
    assert beliefs.last is not None
    return beliefs.last.draw(actions, rng)

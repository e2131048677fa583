"""Pasts: ways in which all may have gone so far, in numbers and in words (F70, F71)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.kernels.storage import copy_storage
from ludoteca.core.records.history import History
from ludoteca.games.futurisiko.hidden.exchanges import (
    CALM,
    ENDLESS,
    RELUCTANCE,
    RESTLESS,
    is_right,
    mix,
)
from ludoteca.games.futurisiko.hidden.growth import grow, pair
from ludoteca.games.futurisiko.hidden.passages import BEFORE, Passage, Way
from ludoteca.games.futurisiko.hidden.traces import Numbers, Sightings, Traces
from ludoteca.games.futurisiko.hidden.window import Window, open_window
from ludoteca.games.futurisiko.rules.course import FIRST
from ludoteca.games.futurisiko.rules.layout import HIDDEN

# So many passages are imagined anew; what was before them is told and done with.
WINDOW = 320
# So far back a past that goes on is corrected; further if it must be.
REACH = 640
# How often all cards have a turn to exchange before corrections are tried again.
STIRRING = 32


@dataclass(frozen=True, eq=False)
class Past:
    """One way in which all may have gone: the cards by passage; and in words, its beginning."""

    cards: Numbers
    actions: History[int]
    passages: History[Passage]


class SeenPassages:
    """All that a seat has seen up to a passage; pasts are told up to one before the window."""

    def __init__(self, passages: History[Passage], sightings: Sightings, told: int) -> None:
        self._passages = passages
        self._length = len(sightings)
        self._told = max(told - WINDOW, 0)
        self._at = sightings.at
        self._traces, self._followers = sightings.traces()

    def continue_some(
        self, pasts: Sequence[Past], enough: int, seed: int
    ) -> list[tuple[Past, Traces]]:
        """Those of some pasts that can be brought together with what was seen; at least one."""
        right: list[tuple[Past, Traces]] = []
        wrong: list[tuple[Past, Traces, np.record]] = []
        for number, past in enumerate(pasts):
            traces, known = copy_storage(self._traces), len(past.cards)
            rng = stream(seed + number)
            traces["card"][:known] = past.cards
            if self._is_continued(traces, known, max(known - REACH, 0), rng):
                right.append((past, traces))
                if len(right) == enough:
                    break
            else:
                wrong.append((past, traces, rng))
        attempts = count()
        while not right:
            attempt = next(attempts)
            past, traces, rng = wrong[attempt % len(wrong)]
            # By turns: further back each time, calmly; and near by, for longer each time, where
            # all may become worse before it is right.
            sweep = attempt // len(wrong)
            if sweep % 2 == 0:
                reach, rounds, reluctance = REACH * (1 + sweep // 2), STIRRING, CALM
            else:
                reach, rounds, reluctance = REACH, STIRRING * (1 + sweep), RESTLESS
            first = max(self._length - reach, 0)
            self._mix_from(traces, first, 1, rounds, reluctance, rng)
            if self._is_continued(traces, self._length, first, rng):
                right.append((past, traces))
        return right

    def _is_continued(self, traces: Traces, known: int, first: int, rng: np.record) -> bool:
        """Go on; whether all is then as it was seen."""
        grow(traces, known, self._length, first, rng)
        pair(traces)
        return is_right(traces, self._followers)

    def _mix_from(
        self, traces: Traces, first: int, rounds: int, most: int, reluctance: int, rng: np.record
    ) -> Window:
        """Imagine all from a passage on anew."""
        window = open_window(traces, self._followers, first)
        mix(window.rows, window.followers, rounds, most, reluctance, rng)
        traces["card"][window.rows["number"]] = window.rows["card"]
        return window

    def mix_window(self, traces: Traces, rounds: int, rng: np.record) -> Window:
        """Imagine the window anew."""
        first = max(self._length - WINDOW, 0)
        return self._mix_from(traces, first, rounds, ENDLESS, RELUCTANCE, rng)

    def tell(self, past: Past, actions: History[int], traces: Traces) -> Past:
        """A past up to now, its beginning in words: those that it has, as far as they hold."""
        told = len(past.passages)
        cards = traces["card"][: self._length].copy()
        new = np.flatnonzero(past.cards[:told] != cards[:told])
        start = int(new[0]) if len(new) else told
        done, went = self._read(actions, cards, start, self._told)
        return Past(
            cards,
            past.actions.prefix(self._begin(start)).branch(done),
            past.passages.prefix(start).branch(went),
        )

    def read(
        self, past: Past, actions: History[int], cards: Numbers
    ) -> tuple[History[int], History[Passage]]:
        """A past up to now in words."""
        done, went = self._read(actions, cards, self._told, self._length)
        done += actions.read(self._begin(self._told) + len(done), len(actions))
        return past.actions.branch(done), past.passages.branch(went)

    def _begin(self, number: int) -> int:
        """How many actions were told when a number of passages was."""
        return int(self._at[number - 1]) + 1 if number else 0

    def _read(
        self, actions: History[int], cards: Numbers, start: int, stop: int
    ) -> tuple[list[int], list[Passage]]:
        """What was done and which cards went between two passages, nothing hidden."""
        begin = self._begin(start)
        done = actions.read(begin, self._begin(stop))
        went = self._passages.read(start, stop)
        for place, card in enumerate(cards[start:stop].tolist()):
            at, way, seat, seen, knows, again = went[place]
            if seen == HIDDEN:
                went[place] = Passage(at, way, seat, card, knows, again)
                if way != Way.LEAVE and at != BEFORE:
                    done[at - begin] -= (HIDDEN - card) << FIRST
        return done, went

"""A first guess how unseen cards have gone (F71): much of it right, and exchanges mend the rest."""

from __future__ import annotations

from collections import defaultdict, deque

from ludoteca.games.futurisiko.box import COLOURS
from ludoteca.games.futurisiko.hidden.traces import Traces
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE


class Guess:
    """By which passage a card came that went by another, and which it is."""

    def __init__(self, traces: Traces) -> None:
        self.traces = traces
        # By passage: the one at the other end of the card's stay in the hand.
        self.partner = [NOWHERE] * len(traces.hand)
        # By passage: where the card's way began; and by that start, the card. What comes from the
        # pile stays open until it must be a card that was seen.
        self._start = list(range(len(traces.hand)))
        self._card = traces.wanted.copy()
        self._pile = traces.pile.copy()
        # By card, as far as it was seen: the passages by which it will yet leave a hidden hand.
        self._ends: dict[int, deque[int]] = defaultdict(deque)
        for number, hand in enumerate(traces.hand):
            if hand != NOBODY and not traces.comes[number]:
                self._ends[traces.wanted[number]].append(number)
        held: list[list[int]] = [[] for _ in range(COLOURS)]
        for number, hand in enumerate(traces.hand):
            if hand != NOBODY:
                if traces.comes[number]:
                    self._come(number, held[hand])
                else:
                    self._go(number, held[hand])

    def _come(self, number: int, held: list[int]) -> None:
        link = self.traces.link[number]
        if link != NOWHERE:
            self._start[number] = self._start[link]
        held.append(number)

    def _go(self, number: int, held: list[int]) -> None:
        wanted = self.traces.wanted[number]
        self._ends[wanted].popleft()
        came = min(held, key=lambda came: self._regret(self._card[self._start[came]], number))
        held.remove(came)
        self.partner[came], self.partner[number] = number, came
        start = self._start[number] = self._start[came]
        if self._card[start] == HIDDEN and self._pile_has(wanted):
            self._card[start] = wanted
            self._pile[wanted] -= 1

    def _regret(self, card: int, number: int) -> tuple[int, bool]:
        """How bad it is if a card goes by a passage: not the one seen, or seen later to go."""
        wanted, hand = self.traces.wanted[number], self.traces.hand
        if wanted in (HIDDEN, card):
            misfit = 0
        else:
            misfit = 1 if card == HIDDEN and self._pile_has(wanted) else 2
        ends = self._ends[card]
        return misfit, card != HIDDEN and bool(ends) and hand[ends[0]] == hand[number]

    def _pile_has(self, card: int) -> bool:
        return card != HIDDEN and self._pile[card] > 0

    def cards(self) -> list[int]:
        """By passage the card; and after them what is left in the pile."""
        rest = [card for card, count in enumerate(self._pile) for _ in range(count)]
        for start in sorted(set(self._start)):
            if self._card[start] == HIDDEN:
                self._card[start] = rest.pop()
        return [*(self._card[start] for start in self._start), *rest]

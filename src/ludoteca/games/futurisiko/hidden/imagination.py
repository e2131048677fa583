"""Imagination: what the cards that a seat has not seen may be (F57, F70, F71)."""

from collections.abc import Sequence

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.games.futurisiko.hidden.arrangement import Arrangement
from ludoteca.games.futurisiko.hidden.exchanges import MENDING, RELUCTANCE, Numbers, Paths, shake
from ludoteca.games.futurisiko.hidden.guess import Guess
from ludoteca.games.futurisiko.hidden.passages import Passage
from ludoteca.games.futurisiko.hidden.traces import Traces
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE

# How often every card has its turn to exchange. After a third of it, in long games, the chance of
# a card to be in a place is still wrong by up to 0.1; after all of it no error could be measured.
ROUNDS = 30
# Any number of attempts.
ENDLESS = -1


class Imagination:
    """All that a seat knows of unseen cards since a moment, and one way they may have gone.

    What is drawn is always possible: every card that was seen lies and comes and goes as it was
    seen. And it is fair: take all ways in which the 60 cards, each told from its twin, can have
    gone; each of them is drawn as often as any other, as nearly as `ROUNDS` rounds of exchanges
    can mix them. That is what a seat should believe that does not ask why the others kept or
    discarded what they did.
    """

    def __init__(
        self,
        start: Arrangement,
        passages: Sequence[Passage],
        own: int | None,
        attempts: int = ENDLESS,
    ) -> None:
        traces = Traces.of(start, passages, own)
        guess = Guess(traces)
        cards = guess.cards()
        known = len(traces.hand)
        left = len(cards) - known
        hidden = [n for n, passage in enumerate(passages) if passage.card == HIDDEN]
        fresh = [
            n + traces.first
            for n in hidden
            if traces.comes[n + traces.first]
            and traces.link[n + traces.first] == NOWHERE
            and traces.wanted[n + traces.first] == HIDDEN
        ]
        self.hidden = hidden
        self._numbers = np.array(hidden, np.int64) + traces.first
        self._paths = Paths(
            hand=_column(traces.hand, NOBODY, left),
            comes=_column(traces.comes, 1, left),
            wanted=_column(traces.wanted, HIDDEN, left),
            link=_column(traces.link, NOWHERE, left),
            followers=_column(traces.followers),
            fresh=_column([*fresh, *range(known, len(cards))]),
            partner=_column(guess.partner, NOWHERE, left),
            card=_column(cards),
        )
        # From the guess to something possible: always the same, so that chance decides only below.
        self.is_possible = bool(shake(self._paths, 1, attempts, MENDING, stream(0)))

    def draw(self, rng: np.random.Generator) -> list[int]:
        """By passage in `hidden`: a card."""
        paths = self._paths
        paths = paths._replace(partner=paths.partner.copy(), card=paths.card.copy())
        shake(paths, ROUNDS, ENDLESS, RELUCTANCE, stream(int(rng.integers(np.iinfo(np.int64).max))))
        cards: list[int] = paths.card[self._numbers].tolist()
        return cards


def _column(values: Sequence[int], rest: int = 0, left: int = 0) -> Numbers:
    """Numbers by passage; then the same for each card that is left in the pile."""
    return np.array([*values, *[rest] * left], np.int64)

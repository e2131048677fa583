"""Belief: some ways in which all may have gone, so that a long past is not imagined each time.

Where a card was hundreds of passages ago says little of where it is now. So a seat carries some
pasts along. They go on as new passages are seen, and are corrected where they turn out to be wrong;
if one cannot be corrected soon, another takes its place. Only the last `WINDOW` passages of one of
them are imagined anew each time. What is imagined is always possible, and all of it follows from
what the seat has seen alone, whenever and however often it imagines.

Up to `WINDOW` passages (some 1,000 actions) what is imagined is fair: take all ways in which the 60
cards, each told from its twin, can have gone; each of them is drawn as often as any other, as
nearly as `ROUNDS` rounds of exchanges can mix them. That is what a seat should believe that does
not ask why the others kept or discarded what they did. Beyond, it is a little wrong: the shares of
400 draws, of every card in every hand and place of the queue, by up to 0.11 and by 0.02 in the root
mean square, after 663 and 1,356 passages, held against the same pasts with everything in them
imagined anew in ten times the rounds; repeating that alone differs by up to 0.10, and by 0.02. One
past alone would be wrong by up to 0.22.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.kernels.storage import copy_storage
from ludoteca.core.records.history import History
from ludoteca.games.futurisiko.hidden.passages import Passage
from ludoteca.games.futurisiko.hidden.pasts import Evidence, Imagined, Past
from ludoteca.games.futurisiko.hidden.traces import Sightings, Traces

# All pasts go on after every so many passages.
EVERY = 64
# So many pasts are kept: one alone would be believed too firmly.
PASTS = 4
# How often every card has its turn to exchange. After a third of it, in long games, the chance of
# a card to be in a place is still wrong by up to 0.1; after all of it no error could be measured.
# A past that goes on comes from a fair one and is in the window for some time: it needs less.
ROUNDS = 30
ROUNDS_ON = 4


class Belief:
    """What a seat believes after so many passages: one of several pasts, each as likely."""

    def __init__(
        self, pasts: tuple[Past, ...], passages: History[Passage], sightings: Sightings
    ) -> None:
        self._pasts = pasts
        self._evidence = Evidence(passages, sightings, len(sightings) // EVERY * EVERY)
        self._continued: dict[int, tuple[Past, Traces]] = {}

    def draw(self, actions: History[int], rng: np.random.Generator) -> Imagined:
        """One past that agrees with all that was seen."""
        number = int(rng.integers(PASTS))
        if number not in self._continued:
            pasts = self._pasts[number:] + self._pasts[:number]
            [(past, traces)] = self._evidence.continue_some(pasts, 1, seed=number)
            self._continued[number] = self._evidence.tell(past, actions, traces), traces
        past, traces = self._continued[number]
        traces = copy_storage(traces)
        self._evidence.vary(traces, ROUNDS, stream(int(rng.integers(np.iinfo(np.int64).max))))
        return self._evidence.complete(past, actions, traces)


@dataclass(frozen=True)
class Beliefs:
    """The pasts that a seat has had after every so many passages, and its last belief."""

    sightings: Sightings
    pasts: History[tuple[Past, ...]]
    last: Belief | None = None

    def __len__(self) -> int:
        return int(self.sightings.at[-1]) + 1

    def prefix(self, length: int) -> Beliefs:
        """The same when the seat had seen fewer actions."""
        sightings = self.sightings.prefix(int(np.searchsorted(self.sightings.at, length)))
        return Beliefs(sightings, self.pasts.prefix(len(sightings) // EVERY + 1))

    def go_on(self, actions: History[int], passages: History[Passage]) -> Beliefs:
        """The same up to now, when a seat has seen all this."""
        sightings = self.sightings.go_on(passages.read(len(self.sightings), len(passages)))
        pasts = self.pasts.copy()
        for length in range(EVERY * len(pasts), len(passages) + 1, EVERY):
            evidence, seed = Evidence(passages, sightings.prefix(length), length), length * PASTS
            continued = evidence.continue_some(pasts[-1], PASTS, seed)
            grown: list[Past] = []
            for number in range(PASTS):
                past, traces = continued[number % len(continued)]
                traces = copy_storage(traces)
                evidence.vary(traces, ROUNDS_ON, stream(seed + number))
                grown.append(evidence.tell(past, actions, traces))
            pasts.append(tuple(grown))
        return Beliefs(sightings, pasts, Belief(pasts[-1], passages, sightings))


def imagine(
    actions: History[int], passages: History[Passage], seat: int | None, rng: np.random.Generator
) -> Imagined:
    """One past that agrees with all that a seat has seen; some card must have gone somewhere."""
    beliefs = actions.companion(Beliefs)
    if beliefs is None:
        nothing = Past(np.zeros(0, np.int64), actions.blank(), History())
        beliefs = Beliefs(Sightings(seat), History([(nothing,) * PASTS]))
    assert isinstance(beliefs, Beliefs)
    if beliefs.last is None or len(beliefs.sightings) != len(passages):
        beliefs = beliefs.go_on(actions, passages)
        actions.keep(Beliefs, beliefs)
    assert beliefs.last is not None
    return beliefs.last.draw(actions, rng)

"""What a seat sees: everything but the hands of others and what they discarded (F70 to F72).

To imagine a complete game, a view retraces the cards that it has not seen. What it did see binds
it: a card that somebody played, he must have held; one that everybody saw go to the bottom, and
that later came to the top and into a hand, is in that hand until somebody lets go of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Self, TypeVar

import numpy as np

from ludoteca.core.game import View
from ludoteca.core.story import Told
from ludoteca.games.futurisiko import instinct, moment, story
from ludoteca.games.futurisiko.faces import FutuRisikoFaces
from ludoteca.games.futurisiko.forecast import forecast
from ludoteca.games.futurisiko.layout import GAME, HIDDEN, Phase
from ludoteca.games.futurisiko.moves import FutuRisikoMove
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.pieces import CARD_TYPES, COLOURS, COPIES
from ludoteca.games.futurisiko.rules.course import FIRST, KIND, Kind
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS

if TYPE_CHECKING:
    from ludoteca.games.futurisiko.state import FutuRisikoState

Thing = TypeVar("Thing")

# F72: what lies open to everyone. A field that is not named here is not in a view.
PUBLIC = [
    "land",
    "flight",
    "coast",
    "shore",
    "strait",
    "rounds",
    "round_limit",
    "points",
    "knows",
    "queued",
    "seats",
    "cards",
    "goal",
    "removed",
    "dice_cap",
    "boost",
    "missile",
    "weapon",
    "phase",
    "seat",
    "first",
    "served",
    "sequence",
    "in_sequence",
    "step",
    "pending",
    "truce",
    "owner",
    "tanks",
    "planes",
    "subs",
    "invading_tanks",
    "invading_planes",
    "fresh_tanks",
    "fresh_planes",
    "fresh_subs",
    "carried",
    "field",
    "attacker_rolls",
    "dice",
    "hits",
]


# F71: what is shown only as far as a seat has seen it, and to all after the game.
SECRET = ["unknown", "hand", "queue"]


def is_seen(knows: int, seat: int | None) -> bool:
    """F71: whether a card that these seats know is known to a seat, or to a spectator."""
    return knows == ALL_SEATS if seat is None else bool(knows >> seat & 1)


class Way(Enum):
    """How a card goes from one place to another."""

    TURN = "turn"  # from the top to the bottom
    DEAL = "deal"  # from the top to a hand
    DISCARD = "discard"  # from a hand to the bottom
    PLAY = "play"
    LEAVE = "leave"  # with the hand of a seat that is out (F57)

    def __str__(self) -> str:
        return self.value


# The ways on which a card comes from the top of the deck.
DRAWS = (Way.TURN, Way.DEAL)


class Passage(NamedTuple):
    """A card that goes from one place to another."""

    at: int  # the number of the action
    way: Way
    seat: int  # whose hand it comes from or goes to; who is on turn when it is turned
    card: int  # HIDDEN in a view that has not seen it
    knows: int  # who sees it, as a mask
    again: bool = False  # from the queue of returned cards, once every card has been seen

    def showing(self, card: int) -> Passage:
        """The same with another card."""
        return self._replace(card=card)

    @property
    def action(self) -> int:
        """The number of the action by which a card is dealt or discarded."""
        kind = Kind.DEAL if self.way == Way.DEAL else Kind.DISCARD
        return (kind << KIND) | (self.card << FIRST)

    def is_seen_by(self, seat: int | None) -> bool:
        """F70, F71: whether a seat, or a spectator, sees which card it is."""
        return is_seen(self.knows, seat)


class FutuRisikoView(FutuRisikoFaces, View[FutuRisikoOptions, FutuRisikoMove]):
    """A game as one seat, or a spectator, knows it."""

    # The cards that went from one place to another, and all actions, as this seat has seen them.
    passages: tuple[Passage, ...]
    actions: list[int]

    @classmethod
    def of(
        cls, state: FutuRisikoState, history: Sequence[FutuRisikoMove], seat: int | None
    ) -> Self:
        """Build a view by allow-list: what is public, and the cards that this seat has seen."""
        memory = np.zeros(1, GAME)
        seen, s = memory[0], state.raw
        for name in PUBLIC:
            memory[name] = state.memory[name]
        is_over = state.phase == Phase.OVER
        if is_over:
            for name in SECRET:
                memory[name] = state.memory[name]
        else:
            _show_cards(seen, s, seat)
        view = cls(state.game, state.options, memory, seat, history)
        view.passages = tuple(
            passage if is_over or passage.is_seen_by(seat) else passage.showing(HIDDEN)
            for passage in state.passages
        )
        view.actions = state.actions.copy()
        for passage in view.passages:
            if passage.card == HIDDEN and passage.way != Way.LEAVE:
                view.actions[passage.at] = passage.action
        return view

    @cached_property
    def _traces(self) -> Traces:
        return Traces.of(self.passages, self.seat)

    def imagine(self, rng: np.random.Generator) -> FutuRisikoState:
        """One complete state that agrees with all that this seat has seen (F71)."""
        from ludoteca.games.futurisiko.state import FutuRisikoState

        state = FutuRisikoState(self.game, self.options, self.memory.copy())
        state.actions = self.actions.copy()
        state.passages = list(self.passages)
        if self.passages and self.phase != Phase.OVER:
            cards = retrace(self._traces, self.passages, rng)
            for number, passage in enumerate(self.passages):
                if passage.card == HIDDEN:
                    shown = passage.showing(cards[number])
                    state.passages[number] = shown
                    if shown.way != Way.LEAVE:
                        state.actions[shown.at] = shown.action
            _fill(state.raw, state.passages, self.seat)
        return state

    def weigh(self) -> list[float]:
        """What instinct thinks of each legal action, in the order of `legal`."""
        actions = np.array(self.legal(), np.int64)
        values = np.zeros(len(actions), np.float64)
        instinct.weigh(self.raw, actions, values, forecast(), instinct.GOOD)
        return [float(value) for value in values]

    def tell(self, before: Self, move: FutuRisikoMove) -> Told:
        """What came of the move that led here, in the eyes of this seat."""
        return story.tell(self, before, move)

    def recap(self, before: Self) -> list[str]:
        """What matters now to one who has seen the board in this step."""
        return moment.recap(self, before)


def _show_cards(seen: np.record, s: np.record, seat: int | None) -> None:
    """F70, F71: the own hand, and of the queue what this seat has seen; how many all others are."""
    # What this seat cannot place is unknown to it.
    unknown = s.unknown.tolist()
    hands = s.hand.tolist()
    for other, hand in enumerate(hands):
        if other != seat:
            unknown = [count + held for count, held in zip(unknown, hand, strict=False)]
            hands[other] = [0] * CARD_TYPES + [sum(hand)]
    queue = s.queue.tolist()
    for place, knows in enumerate(s.knows[: s.queued].tolist()):
        if not is_seen(knows, seat):
            unknown[queue[place]] += 1
            queue[place] = HIDDEN
    seen.unknown[:] = unknown
    seen.hand[:] = hands
    seen.queue[:] = queue


def _fill(s: np.record, passages: Sequence[Passage], own: int | None) -> None:
    """Put the cards where all these passages have brought them."""
    unknown = np.repeat(COPIES, COLOURS).tolist()
    hands = [[0] * (CARD_TYPES + 1) for _ in range(COLOURS)]
    queue: deque[int] = deque()
    for _, way, seat, card, _, again in passages:
        if again:
            queue.popleft()
        elif way in DRAWS:
            unknown[card] -= 1
        if way == Way.DEAL:
            hands[seat][card] += 1
        else:
            queue.append(card)
            if way != Way.TURN:
                hands[seat][card] -= 1
    if own is not None:
        hands[own] = s.hand[own].tolist()
    s.unknown[:] = unknown
    s.hand[:] = hands
    s.queue[: s.queued] = queue


@dataclass
class Traces:
    """What a view has seen, put in order: where unseen cards came from, and where they went.

    A card in the hand of another seat came as a number of `passages` says, and went likewise.
    Seats and times are those numbers; a `step` is the place among the passages of one hand.
    """

    own: int | None
    # New from the pile, by seat, unseen.
    fresh: dict[int, list[int]] = field(default_factory=dict)
    # Known when it came into a hand: by card.
    known: dict[int, list[int]] = field(default_factory=dict)
    # Laid down unseen by one seat, later dealt unseen to another: by the seat it came to.
    links: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    # Seen when, or after, it left a hand: number of the passage, and card.
    ends: dict[int, int] = field(default_factory=dict)
    # From where in the queue a card was dealt again.
    origin: dict[int, int] = field(default_factory=dict)
    seat: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    # By seat, how many cards it holds after each step.
    sizes: dict[int, list[int]] = field(default_factory=dict)
    # F57: by passage of a card that left the game with its hand, all passages of that hand.
    left: dict[int, list[int]] = field(default_factory=dict)
    # Cards that were never seen to leave the pile.
    pile: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, passages: Sequence[Passage], own: int | None) -> Traces:
        """Read what a seat has seen of the hands of others."""
        traces = cls(own)
        pile = np.repeat(COPIES, COLOURS).tolist()
        queue: deque[int] = deque()
        for number, passage in enumerate(passages):
            traces._note_step(passage.way, passage.seat)
            if passage.way == Way.LEAVE:
                is_first = number == 0 or passages[number - 1].at != passage.at
                traces.left[number] = [] if is_first else traces.left[number - 1]
                traces.left[number].append(number)
            if passage.again:
                traces._draw_again(passages, number, queue.popleft())
            elif passage.way in DRAWS:
                if passage.card == HIDDEN:
                    traces.fresh.setdefault(passage.seat, []).append(number)
                else:
                    pile[passage.card] -= 1
            elif passage.card != HIDDEN and passage.seat != own:
                traces.ends[number] = passage.card
            if passage.way != Way.DEAL:
                queue.append(number)
        traces.pile = [card for card, count in enumerate(pile) for _ in range(count)]
        return traces

    def _note_step(self, way: Way, seat: int) -> None:
        """Count the cards of the hand that a passage changes."""
        sizes = self.sizes.setdefault(seat, [])
        self.seat.append(seat)
        self.step.append(len(sizes))
        if way != Way.TURN:
            before = sizes[-1] if sizes else 0
            sizes.append(before + (1 if way == Way.DEAL else -1))

    def _draw_again(self, passages: Sequence[Passage], number: int, laid: int) -> None:
        """A card that was laid down at some time is turned or dealt again."""
        passage = passages[number]
        self.origin[number] = laid
        if passage.card == HIDDEN:
            self.links.setdefault(passage.seat, []).append((laid, number))
            return
        if passages[laid].card == HIDDEN:
            self.ends[laid] = passage.card
        if passage.way == Way.DEAL and passage.seat != self.own:
            self.known.setdefault(passage.card, []).append(number)


MOST_ATTEMPTS = 200
# By how many hands a card may have gone unseen.
MOST_LINKS = 5


def retrace(traces: Traces, passages: Sequence[Passage], rng: np.random.Generator) -> list[int]:
    """By passage the card, drawn at random among what agrees with all that was seen.

    After many attempts that put the cards of a seat that is out in no possible order (F57), which
    is very rare, the last one is taken all the same.
    """
    first: list[int] = []
    cards: list[int] = []
    for attempt in range(MOST_ATTEMPTS):
        routes = Routes(traces, rng, is_shy=attempt == 0)
        failed = routes.find(first)
        if failed is not None:
            # What could not be placed is placed first the next time.
            first = [failed, *(end for end in first if end != failed)]
            continue
        cards = routes.deal(passages)
        if _is_in_order(passages, cards):
            break
    assert cards, "what was seen cannot have happened"
    return cards


class Routes:
    """One way in which the cards that were seen to leave hands may have come there."""

    def __init__(self, traces: Traces, rng: np.random.Generator, *, is_shy: bool) -> None:
        self.traces = traces
        self.rng = rng
        self.is_shy = is_shy
        # Passages that serve a route: the card that they bring to a hand, or take from it.
        self.bound: dict[int, int] = {}
        self.pile = traces.pile.copy()
        self.room = {seat: np.array(sizes) for seat, sizes in traces.sizes.items()}

    def find(self, first: Sequence[int]) -> int | None:
        """Find a route for every end, these ones first; the end for which there is none."""
        ends = self.traces.ends
        for end in (*first, *(end for end in sorted(ends) if end not in first)):
            route = next(self._routes_to(end, ends[end], MOST_LINKS), None)
            if route is None:
                return end
            for came, went in route:
                self.bound[came] = self.bound[went] = ends[end]
                self._room(came, went)[:] -= 1
            start = route[-1][0]
            if start in self.traces.fresh.get(self.traces.seat[start], ()):
                self.pile.remove(ends[end])
        return None

    def _room(self, came: int, went: int) -> np.ndarray:
        """How many more cards a hand has room for, between two passages."""
        traces = self.traces
        return self.room[traces.seat[came]][traces.step[came] : traces.step[went]]

    def _fits(self, came: int, went: int) -> bool:
        return came < went and came not in self.bound and bool((self._room(came, went) > 0).all())

    def _may_go(self, went: int, card: int) -> bool:
        """Whether no route binds a passage yet; and F57: whether a card has its place there."""
        if went in self.bound:
            return False
        for number in self.traces.left.get(went, ()):
            other = self.bound.get(number, self.traces.ends.get(number, card))
            if (other > card) if number < went else (other < card):
                return False
        return True

    def _routes_to(self, end: int, card: int, links: int) -> Iterator[list[tuple[int, int]]]:
        """Routes by which a card may have come to where it left a hand; the shortest first."""
        traces, seat = self.traces, self.traces.seat[end]
        known = [came for came in traces.known.get(card, ()) if traces.seat[came] == seat]
        fresh = traces.fresh.get(seat, []) if card in self.pile else []
        starts = [*self._shuffle(known), *self._shuffle(fresh)]
        if not self.is_shy:
            starts = self._shuffle(starts)
        for came in starts:
            if self._fits(came, end):
                yield [(came, end)]
        if links == 0:
            return
        passed = self._shuffle(traces.links.get(seat, []))
        for most in range(links) if links == MOST_LINKS else (links - 1,):
            for went, came in passed:
                if self._may_go(went, card) and self._fits(came, end):
                    for route in self._routes_to(went, card, most):
                        yield [(came, end), *route]

    def _shuffle(self, things: Sequence[Thing]) -> list[Thing]:
        return [things[i] for i in self.rng.permutation(len(things))]

    def deal(self, passages: Sequence[Passage]) -> list[int]:
        """By passage the card, all others being left to chance."""
        # Cards by number; first those of the pile that nobody ever saw, which are all alike.
        values = self._shuffle(self.pile)
        unseen = len(values)
        drawn = 0
        free: dict[int, list[int]] = {}  # by seat, the cards that no route binds
        leaving: dict[int, int] = {}
        dealt: list[int] = []
        for number, passage in enumerate(passages):
            hand = free.setdefault(passage.seat, [])
            if _begins_to_leave(passages, number):
                leaving = self._order(passages, number, hand, values, unseen)
                free[passage.seat] = []
            if number in self.bound or passage.card != HIDDEN:
                card = len(values)
                values.append(self.bound.get(number, passage.card))
            elif passage.again:
                card = dealt[self.traces.origin[number]]
            elif passage.way == Way.DEAL:
                card = drawn
                drawn += 1
            elif passage.way == Way.LEAVE:
                card = leaving[number]
            else:
                card = hand.pop(self.rng.integers(len(hand)))
            if passage.way == Way.DEAL and number not in self.bound:
                hand.append(card)
            dealt.append(card)
        return [values[card] for card in dealt]

    def _order(
        self,
        passages: Sequence[Passage],
        start: int,
        hand: Sequence[int],
        values: list[int],
        unseen: int,
    ) -> dict[int, int]:
        """F57: the cards of a hand that leaves, in the order of the list.

        Cards that were later seen have their places in it. Where no other fits between them, a
        card that nobody has seen is exchanged for another such card, wherever that is.
        """
        group = [start]
        while group[-1] + 1 < len(passages) and passages[group[-1] + 1].at == passages[start].at:
            group.append(group[-1] + 1)
        left = list(hand)
        order: dict[int, int] = {}
        for number in group:
            if number in self.bound:
                continue
            low = max((self.bound.get(n, 0) for n in group if n < number), default=0)
            high = min((self.bound.get(n, HIDDEN) for n in group if n > number), default=HIDDEN)
            fitting = [card for card in left if low <= values[card] <= high]
            if not fitting:
                mine = [card for card in left if card < unseen]
                others = [c for c in range(unseen) if c not in hand and low <= values[c] <= high]
                if mine and others:
                    one, other = self._shuffle(mine)[0], self._shuffle(others)[0]
                    values[one], values[other] = values[other], values[one]
                    fitting = [one]
            order[number] = min(fitting or left, key=values.__getitem__)
            left.remove(order[number])
        return order


def _begins_to_leave(passages: Sequence[Passage], number: int) -> bool:
    """F57: whether with this passage a hand that was not seen leaves the game."""
    passage, before = passages[number], passages[number - 1]
    again = before.way == Way.LEAVE and before.at == passage.at
    return passage.way == Way.LEAVE and passage.card == HIDDEN and not again


def _is_in_order(passages: Sequence[Passage], cards: Sequence[int]) -> bool:
    """F57: whether the cards of every hand that left are in the order of the list."""
    return all(
        cards[number] <= cards[number + 1]
        for number in range(len(passages) - 1)
        if passages[number].way == Way.LEAVE and passages[number].at == passages[number + 1].at
    )

"""F71: what a seat imagines is fair, and of a long past no slower than of a short one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludoteca.core.records.history import History
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES
from ludoteca.games.futurisiko.hidden import Passage, Way, belief, imagine, pasts
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS
from ludoteca.games.futurisiko.rules.layout import HIDDEN
from tests.effort import times
from tests.games.futurisiko.hidden.test_hidden import assert_agrees, shuffle_on
from tests.games.futurisiko.scenario import DRAFT, after

DRAWS = times(2000)
# Four times as much as chance alone would differ.
TOLERANCE = 0.045

# The cards that a spectator does not see at first: two of a kind, and four others.
UNSEEN = (0, 0, 20, 25, 30, 40)
SEEN = [
    card
    for card in range(CARD_TYPES)
    for _ in range(int(COPIES[card // COLOURS]) - UNSEEN.count(card))
]


def small_world() -> list[Passage]:
    """All other cards are turned twice; two hands get, discard and play what was not seen."""
    steps: list[tuple[Way, int, int, bool]] = [(Way.TURN, 0, card, False) for card in SEEN]
    steps += [(Way.DEAL, seat, HIDDEN, False) for seat in (0, 0, 1, 1)]
    steps += [(Way.DISCARD, 0, HIDDEN, False), (Way.DISCARD, 1, HIDDEN, False)]
    steps += [(Way.DEAL, 0, HIDDEN, False), (Way.DEAL, 1, HIDDEN, False)]
    steps += [(Way.TURN, 0, card, True) for card in SEEN]
    # The first of the two discards comes to another hand; the second is turned.
    steps += [(Way.DEAL, 1, HIDDEN, True), (Way.DISCARD, 0, HIDDEN, False)]
    steps += [(Way.TURN, 1, 20, True), (Way.PLAY, 1, 0, False)]
    return [
        Passage(at, way, seat, card, ALL_SEATS if card != HIDDEN else 1 << seat, again)
        for at, (way, seat, card, again) in enumerate(steps)
    ]


def enumerate_hands(passages: list[Passage]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """By brute force, the hands after all ways in which everything can have gone."""
    deck = [*SEEN, *UNSEEN]

    def go_on(
        number: int, pile: frozenset[int], hands: tuple[frozenset[int], ...], queue: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], ...]]:
        if number == len(passages):
            yield tuple(tuple(sorted(deck[one] for one in hand)) for hand in hands)
            return
        _, way, seat, card, _, again = passages[number]
        if again:
            sources = [queue[0]]
        else:
            sources = sorted(pile if way in (Way.TURN, Way.DEAL) else hands[seat])
        if way == Way.TURN and not again:  # which of two twins is turned makes no difference
            sources = [next(one for one in sources if deck[one] == card)]
        for one in sources:
            if card not in (HIDDEN, deck[one]):
                continue
            others = list(hands)
            if way == Way.DEAL:
                others[seat] |= {one}
            elif way != Way.TURN:
                others[seat] -= {one}
            left = queue[1:] if again else queue
            yield from go_on(
                number + 1,
                pile - {one},
                tuple(others),
                left if way == Way.DEAL else (*left, one),
            )

    yield from go_on(0, frozenset(range(len(deck))), (frozenset(), frozenset()), ())


@pytest.mark.compiled
def test_F71_every_way_in_which_cards_can_have_gone_is_imagined_as_often() -> None:
    passages = small_world()
    ways = Counter(enumerate_hands(passages))
    total = ways.total()
    actions = [passage.action if passage.card == HIDDEN else 0 for passage in passages]
    seen, told = History(actions), History(passages)
    rng = np.random.default_rng(1)
    drawn: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(DRAWS):
        hands: tuple[list[int], list[int]] = [], []
        for passage in imagine(seen, told, None, rng).passages:
            if passage.way == Way.DEAL:
                hands[passage.seat].append(passage.card)
            elif passage.way != Way.TURN:
                hands[passage.seat].remove(passage.card)
        drawn[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    assert set(drawn) <= set(ways)
    for hands_then, count in ways.items():
        assert drawn[hands_then] / DRAWS == pytest.approx(count / total, abs=TOLERANCE)


def imagine_cards(
    steps: list[tuple[Way, int, int, bool]], draws: int
) -> Iterator[list[tuple[Way, int]]]:
    """What a spectator imagines of these passages: by passage, its way and its card."""
    leaves = (Way.LEAVE, 0, HIDDEN, False)  # all at once
    passages = [
        Passage(
            steps.index(leaves) if step == leaves else at,
            *step[:3],
            1 << step[1] if step[2] == HIDDEN else ALL_SEATS,
            step[3],
        )
        for at, step in enumerate(steps)
    ]
    seen, told = History(passage.action for passage in passages), History(passages)
    rng = np.random.default_rng(1)
    for _ in range(draws):
        yield [(way, card) for _, way, _, card, *_ in imagine(seen, told, None, rng).passages]


def test_F71_either_of_two_known_cards_may_have_been_discarded_and_come_back() -> None:
    first, second, *others = [*reversed(UNSEEN), *SEEN]
    steps = [(Way.TURN, 0, card, False) for card in (first, second, *others)]
    steps += [(Way.DEAL, 0, card, True) for card in (first, second)]
    steps += [(Way.DISCARD, 0, HIDDEN, False)]
    steps += [(Way.TURN, 0, card, True) for card in others]
    steps += [(Way.DEAL, 0, HIDDEN, True), (Way.PLAY, 0, second, False)]
    draws = times(200, 60)
    found = Counter(
        dict(cards)[Way.DISCARD] for cards in imagine_cards(steps, draws) if cards[-1][1] == second
    )
    assert found.keys() == {first, second}
    assert found[first] / draws == pytest.approx(0.5, abs=0.2)


# The last is one that has to be looked for again and again, ever longer.
@pytest.mark.parametrize(
    ("window", "stirring"),
    [(320, pasts.STIRRING), (62, pasts.STIRRING), (60, pasts.STIRRING), (320, 1)],
)
def test_F57_a_hand_that_left_stays_in_its_order_wherever_it_goes(
    monkeypatch: pytest.MonkeyPatch, window: int, stirring: int
) -> None:
    monkeypatch.setattr(pasts, "WINDOW", window)
    monkeypatch.setattr(pasts, "STIRRING", stirring)
    steps = [(Way.TURN, 0, card, False) for card in SEEN]
    steps += [(Way.DEAL, 0, HIDDEN, False)] * len(UNSEEN)
    steps += [(Way.LEAVE, 0, HIDDEN, False)] * len(UNSEEN)
    steps += [(Way.TURN, 0, card, True) for card in SEEN]
    steps += [(Way.DEAL, 1, HIDDEN, True)] * 3 + [(Way.DISCARD, 1, HIDDEN, False)]
    discarded = set()
    for cards in imagine_cards(steps, times(60, 10)):
        left = [card for way, card in cards if way == Way.LEAVE]
        assert left == sorted(UNSEEN)
        discarded.add(cards[-1][1])
    assert discarded == {0, 20}


def test_F71_what_was_imagined_is_told_when_somebody_reads_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []
    read = pasts.SeenPassages.read

    def listen(self: pasts.SeenPassages, *rest: Any) -> Any:
        told.append(self)
        return read(self, *rest)

    monkeypatch.setattr(pasts.SeenPassages, "read", listen)
    state = shuffle_on(start(), 30)
    imagined = imagine_once(state, 0)
    assert imagined.hands()
    assert len(imagined.actions) == len(state.actions)
    assert not told
    assert replay(Record.of(imagined)) == imagined
    assert imagined.passages[-1].card != HIDDEN
    assert len(told) == 1


def imagine_once(state: FutuRisikoState, seat: int | None) -> FutuRisikoState:
    """Always with the same luck."""
    imagined = state.view(seat).sample_state(np.random.default_rng(3))
    assert isinstance(imagined, FutuRisikoState)
    return imagined


def start() -> FutuRisikoState:
    """A game of its own: what is believed in another is kept beside the past they share."""
    state = replay(Record.of(after(DRAFT)))
    assert isinstance(state, FutuRisikoState)
    return state


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a long game: what is imagined anew is short, and corrected first in what is near."""
    monkeypatch.setattr(pasts, "WINDOW", 24)
    monkeypatch.setattr(pasts, "REACH", 8)
    monkeypatch.setattr(pasts, "STIRRING", 2)
    monkeypatch.setattr(belief, "EVERY", 16)


@pytest.mark.compiled
@pytest.mark.usefixtures("_hasty")
def test_F71_a_long_past_agrees_with_what_was_seen() -> None:
    state = shuffle_on(start(), times(400))
    for seat in (0, 1, 2, None):
        assert_agrees(state, seat)


@pytest.mark.usefixtures("_hasty")
def test_F71_what_is_imagined_does_not_depend_on_what_was_imagined_before() -> None:
    state = start()
    for _ in range(6):
        shuffle_on(state, 25)
        often = imagine_once(state, 0)
    once = replay(Record.of(state))
    assert isinstance(once, FutuRisikoState)
    assert imagine_once(once, 0) == often
    earlier = state.rewind(100)
    assert isinstance(earlier, FutuRisikoState)
    again = replay(Record.of(earlier))
    assert isinstance(again, FutuRisikoState)
    assert imagine_once(earlier, 0) == imagine_once(again, 0)


@pytest.mark.compiled  # thousands of actions
def test_F71_thousands_of_actions_are_imagined_as_well() -> None:
    state = after(DRAFT)
    for _ in range(4):
        shuffle_on(state, 1000)
        for seat in (0, None):
            assert_agrees(state, seat)

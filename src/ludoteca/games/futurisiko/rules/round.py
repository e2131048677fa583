"""A round (F16 to F23): whose turn it is, from the draft to the end of the operations."""

from enum import IntEnum

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import (
    CARD_TYPES,
    COLOURS,
    SEAS,
    TERRITORIES,
    TERRITORIES_PER_CARD,
)
from ludoteca.games.futurisiko.rules.deck import (
    ALL_SEATS,
    cards_in_hand,
    put_under,
    shuffle,
    take_card,
)
from ludoteca.games.futurisiko.rules.diplomacy import end_truces
from ludoteca.games.futurisiko.rules.layout import NOBODY, NOWHERE, Phase
from ludoteca.games.futurisiko.rules.realm import is_alive, territories_of


class Step(IntEnum):
    """F16: the parts of a round in which every seat has its turn."""

    CARDS = 0
    PRODUCTION = 1
    OPERATIONS = 2


@kernel
def turn_for_draft(s: np.record, card: int) -> None:
    """F12: the colour of the first card in play begins the draft; then the deck is shuffled."""
    s.unknown[card] -= 1
    colour = card % COLOURS
    if colour < s.seats:
        set_sequence(s, colour)
        shuffle(s)
        s.seat = colour
        s.phase = Phase.CLAIM


@kernel
def set_sequence(s: np.record, first: int) -> None:
    """F12, F17: from the first seat clockwise, those who are still in play."""
    s.first = first
    s.in_sequence = 0
    s.sequence[:] = 0
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if is_alive(s, seat):
            s.sequence[s.in_sequence] = seat
            s.in_sequence += 1


@kernel
def claim(s: np.record, territory: int) -> None:
    """F13: a flag on a free territory, by turns, until all are taken."""
    s.owner[territory] = s.seat
    s.seat = (s.seat + 1) % s.seats
    for other in range(TERRITORIES):
        if s.owner[other] == NOBODY and other != s.removed:
            return
    begin_round(s)


@kernel
def begin_round(s: np.record) -> None:
    """F17: a card is turned to see who begins."""
    s.rounds += 1
    s.in_sequence = 0
    s.sequence[:] = 0
    s.phase = Phase.SEQUENCE


@kernel
def turn_for_sequence(s: np.record, card: int) -> None:
    """F17: turned cards go to the bottom at once; a colour that is not in play is turned again."""
    take_card(s, card)
    put_under(s, card, ALL_SEATS)
    colour = card % COLOURS
    if colour < s.seats and is_alive(s, colour):
        set_sequence(s, colour)
        s.step = Step.CARDS if s.cards else Step.PRODUCTION
        s.served = 0
        begin_turn(s)


@kernel
def begin_turn(s: np.record) -> None:
    """F16: the next seat of the sequence that is still in play has its turn of this step."""
    while True:
        while s.served < s.in_sequence and not is_alive(s, s.sequence[s.served]):
            s.served += 1
        if s.served == s.in_sequence:
            if s.step == Step.OPERATIONS:
                end_round(s)
                return
            s.step += 1
            s.served = 0
            continue
        seat = int(s.sequence[s.served])
        s.seat = seat
        if s.step == Step.CARDS:
            if cards_in_hand(s, seat) > 0:
                s.phase = Phase.DISCARD
                return
            if hand_limit(s, seat) > 0:
                s.phase = Phase.DEAL
                return
            s.served += 1
        elif s.step == Step.PRODUCTION:
            begin_production(s)
            return
        else:
            begin_operations(s)
            return


@kernel
def end_turn(s: np.record) -> None:
    """F16, F32: the next seat."""
    s.served += 1
    begin_turn(s)


@kernel
def end_round(s: np.record) -> None:
    """F59: after the last round the game is over."""
    if s.rounds == s.round_limit:
        s.phase = Phase.OVER
    else:
        begin_round(s)


@kernel
def hand_limit(s: np.record, seat: int) -> int:
    """F18: one card for every three territories."""
    return territories_of(s, seat) // TERRITORIES_PER_CARD


@kernel
def may_discard(s: np.record) -> bool:
    """F19, F20: cards over the limit and then one more; by the rules "1" any number."""
    return s.rules == 1 or not s.free_discarded


@kernel
def discard(s: np.record, card: int) -> None:
    """F19, F20, F71: a card goes to the bottom face down."""
    s.free_discarded = cards_in_hand(s, s.seat) <= hand_limit(s, s.seat)
    s.hand[s.seat, card] -= 1
    put_under(s, card, 1 << int(s.seat))


@kernel
def keep(s: np.record) -> None:
    """F20, F21: nothing is discarded any more; then cards are dealt."""
    s.free_discarded = False
    serve_cards(s)


@kernel
def serve_cards(s: np.record) -> None:
    """F21: cards are dealt up to the limit."""
    if cards_in_hand(s, s.seat) < hand_limit(s, s.seat):
        s.phase = Phase.DEAL
    else:
        end_turn(s)


@kernel
def deal(s: np.record, card: int) -> None:
    """F21: a card from the top to the hand of the seat that is served."""
    take_card(s, card)
    s.hand[s.seat, card] += 1
    serve_cards(s)


@kernel
def begin_production(s: np.record) -> None:
    """F24, F63, F64: points for territories; first the missiles that are on their way."""
    s.points = territories_of(s, s.seat)
    s.phase = Phase.SHIELD if s.pending[s.seat] > 0 else Phase.PRODUCE


@kernel
def begin_operations(s: np.record) -> None:
    """F67: own truces end; then diplomacy, for who holds cards."""
    end_truces(s)
    if s.cards and cards_in_hand(s, s.seat) > 0:
        s.phase = Phase.DIPLOMACY
    else:
        begin_movement(s)


@kernel
def begin_movement(s: np.record) -> None:
    """F33: every piece may move once."""
    s.phase = Phase.MOVE
    for territory in range(TERRITORIES):
        own = s.owner[territory] == s.seat
        s.fresh_tanks[territory] = s.tanks[territory] if own else 0
        s.fresh_planes[territory] = s.planes[territory] if own else 0
    for sea in range(SEAS):
        s.fresh_subs[sea] = s.subs[sea, s.seat]
        s.carried[sea] = 0


@kernel
def eliminate(s: np.record, seat: int) -> None:
    """F57: submarines leave the board, the hand goes to the bottom, missiles and truces end."""
    for sea in range(SEAS):
        s.subs[sea, seat] = 0
    for card in range(CARD_TYPES):
        while s.hand[seat, card] > 0:
            s.hand[seat, card] -= 1
            put_under(s, card, 1 << int(seat))
    s.pending[seat] = 0
    s.truce[seat, :] = 0
    s.truce[:, seat] = 0


@kernel
def forget_fight(s: np.record) -> None:
    """No territory is being fought for."""
    s.field = NOWHERE
    s.dice = 0
    s.hits = 0
    s.attacker_rolls = False

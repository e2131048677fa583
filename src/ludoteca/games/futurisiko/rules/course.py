"""The course of a game: which actions are legal, what each does, and random play.

An action is a number: its kind, up to three names and a count, each in bits of its own.
"""

from enum import IntEnum

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko.box import (
    CARD_TYPES,
    COLOURS,
    EXPLOSIONS,
    FACES,
    SEAS,
    TERRITORIES,
    Card,
    Unit,
)
from ludoteca.games.futurisiko.rules.combat import (
    begin_fight,
    choose_fight,
    count_hits,
    enemy_planes,
    enemy_tanks,
    is_invaded,
    remove,
    roller,
    torpedo_seas,
    use_torpedo,
    use_weapon,
)
from ludoteca.games.futurisiko.rules.deck import cards_in_hand, unknown_cards
from ludoteca.games.futurisiko.rules.diplomacy import break_truce, make_truce
from ludoteca.games.futurisiko.rules.layout import NOBODY, Phase
from ludoteca.games.futurisiko.rules.movement import (
    ferry,
    movable_subs,
    move_planes,
    move_subs,
    move_tanks,
)
from ludoteca.games.futurisiko.rules.production import (
    accept_missiles,
    affordable,
    build,
    launch_missile,
    use_boost,
    use_shield,
)
from ludoteca.games.futurisiko.rules.realm import is_alive, may_enter, seas_of
from ludoteca.games.futurisiko.rules.round import (
    begin_movement,
    claim,
    deal,
    discard,
    end_turn,
    hand_limit,
    keep,
    may_discard,
    turn_for_draft,
    turn_for_sequence,
)


class Kind(IntEnum):
    """The kinds of action."""

    TURN = 0
    CLAIM = 1
    DISCARD = 2
    KEEP = 3
    DEAL = 4
    SHIELD = 5
    ACCEPT = 6
    BOOST = 7
    LAUNCH = 8
    BUILD = 9
    BUILT = 10
    TRUCE = 11
    BETRAY = 12
    READY = 13
    MOVE = 14
    FERRY = 15
    MOVED = 16
    FIGHT = 17
    ROLL = 18
    WEAPON = 19
    TORPEDO = 20
    HITS = 21
    REMOVE = 22


# F60: the card that each of these kinds of action plays.
PLAYED = {
    Kind.SHIELD: Card.SCUDO_SPAZIALE,
    Kind.BOOST: Card.SUPER_PRODUZIONE,
    Kind.LAUNCH: Card.MISSILI_BALISTICI,
    Kind.TRUCE: Card.TREGUA,
    Kind.BETRAY: Card.TRADIMENTO,
    Kind.WEAPON: Card.ARMA_SEGRETA,
    Kind.TORPEDO: Card.SILURO_KILLER,
}

KIND = 25
FIRST = 19
SECOND = 13
THIRD = 7
NAME = 63
COUNT = 127
# Room for the legal actions of any position: at most 50 tanks that go to 36 territories by land or
# over 8 seas, 20 planes to 36, 10 submarines to 8, and some.
MOST_LEGAL = 1 << 15


@kernel
def encode(kind: int, first: int, second: int, third: int, count: int) -> int:
    """The number of an action."""
    return (kind << KIND) | (first << FIRST) | (second << SECOND) | (third << THIRD) | count


@kernel
def to_move(s: np.record) -> int:
    """Whose decision is next: a seat's, that of chance, or nobody's."""
    phase = s.phase
    if phase == Phase.OVER:
        return OVER
    if (
        phase == Phase.DRAFT_ORDER
        or phase == Phase.SEQUENCE
        or phase == Phase.DEAL
        or phase == Phase.HITS
    ):
        return CHANCE
    if phase == Phase.ROLL or phase == Phase.REMOVE:
        return roller(s)
    return int(s.seat)


@kernel
def legal(s: np.record, actions: np.ndarray) -> int:
    """List the legal actions, ascending within a kind; how many there are."""
    phase = s.phase
    if phase == Phase.DRAFT_ORDER or phase == Phase.SEQUENCE:
        return _top_cards(s, Kind.TURN, actions)
    if phase == Phase.DEAL:
        return _top_cards(s, Kind.DEAL, actions)
    if phase == Phase.CLAIM:
        return _claims(s, actions)
    if phase == Phase.DISCARD:
        return _discards(s, actions)
    if phase == Phase.SHIELD:
        n = _plays(s, s.seat, Kind.SHIELD, Card.SCUDO_SPAZIALE, actions, 0)
        actions[n] = encode(Kind.ACCEPT, 0, 0, 0, 0)
        return n + 1
    if phase == Phase.PRODUCE:
        return _productions(s, actions)
    if phase == Phase.DIPLOMACY:
        return _treaties(s, actions)
    if phase == Phase.MOVE:
        return _movements(s, actions)
    if phase == Phase.CHOOSE_FIGHT:
        return _fights(s, actions)
    if phase == Phase.ROLL:
        return _rolls(s, actions)
    if phase == Phase.HITS:
        for hits in range(s.dice + 1):
            actions[hits] = encode(Kind.HITS, 0, 0, 0, hits)
        return int(s.dice) + 1
    if phase == Phase.REMOVE:
        return _removals(s, actions)
    return 0


@kernel
def _top_cards(s: np.record, kind: int, actions: np.ndarray) -> int:
    """F71: any card that nobody knows the place of; when there is none, the next of the queue."""
    if unknown_cards(s) == 0:
        actions[0] = encode(kind, int(s.queue[0]), 0, 0, 0)
        return 1
    n = 0
    for card in range(CARD_TYPES):
        if s.unknown[card] > 0:
            actions[n] = encode(kind, card, 0, 0, 0)
            n += 1
    return n


@kernel
def _claims(s: np.record, actions: np.ndarray) -> int:
    """F13, F14: any free territory but the removed one."""
    n = 0
    for territory in range(TERRITORIES):
        if s.owner[territory] == NOBODY and territory != s.removed:
            actions[n] = encode(Kind.CLAIM, territory, 0, 0, 0)
            n += 1
    return n


@kernel
def _discards(s: np.record, actions: np.ndarray) -> int:
    """F19, F20: any card of the hand, if one may go; enough at or under the limit."""
    n = 0
    if may_discard(s):
        for card in range(CARD_TYPES):
            if s.hand[s.seat, card] > 0:
                actions[n] = encode(Kind.DISCARD, card, 0, 0, 0)
                n += 1
    if cards_in_hand(s, s.seat) <= hand_limit(s, s.seat):
        actions[n] = encode(Kind.KEEP, 0, 0, 0, 0)
        n += 1
    return n


@kernel
def _plays(s: np.record, seat: int, kind: int, card: int, actions: np.ndarray, n: int) -> int:
    """A card of any colour that a seat holds."""
    for colour in range(COLOURS):
        if s.hand[seat, card * COLOURS + colour] > 0:
            actions[n] = encode(kind, colour, 0, 0, 0)
            n += 1
    return n


@kernel
def _productions(s: np.record, actions: np.ndarray) -> int:
    """F25 to F31, F61, F62."""
    n = _plays(s, s.seat, Kind.BOOST, Card.SUPER_PRODUZIONE, actions, 0)
    for colour in range(COLOURS):
        if s.hand[s.seat, Card.MISSILI_BALISTICI * COLOURS + colour] > 0:
            for other in range(s.seats):
                if other != s.seat and is_alive(s, other):
                    actions[n] = encode(Kind.LAUNCH, colour, other, 0, 0)
                    n += 1
    tanks = affordable(s, Unit.TANK)
    planes = affordable(s, Unit.PLANE)
    subs = affordable(s, Unit.SUB)
    for territory in range(TERRITORIES):
        if s.owner[territory] == s.seat:
            for count in range(1, tanks + 1):
                actions[n] = encode(Kind.BUILD, Unit.TANK, territory, 0, count)
                n += 1
            for count in range(1, planes + 1):
                actions[n] = encode(Kind.BUILD, Unit.PLANE, territory, 0, count)
                n += 1
    seas = seas_of(s, s.seat)
    while seas:
        for count in range(1, subs + 1):
            actions[n] = encode(Kind.BUILD, Unit.SUB, lowest(seas), 0, count)
            n += 1
        seas &= seas - 1
    actions[n] = encode(Kind.BUILT, 0, 0, 0, 0)
    return n + 1


@kernel
def _treaties(s: np.record, actions: np.ndarray) -> int:
    """F67, F68: a truce with a living opponent; treason where a truce binds."""
    n = 0
    for colour in range(COLOURS):
        for other in range(s.seats):
            if other == s.seat or not is_alive(s, other):
                continue
            bound = s.truce[s.seat, other] > 0
            if not bound and s.hand[s.seat, Card.TREGUA * COLOURS + colour] > 0:
                actions[n] = encode(Kind.TRUCE, colour, other, 0, 0)
                n += 1
            if bound and s.hand[s.seat, Card.TRADIMENTO * COLOURS + colour] > 0:
                actions[n] = encode(Kind.BETRAY, colour, other, 0, 0)
                n += 1
    actions[n] = encode(Kind.READY, 0, 0, 0, 0)
    return n + 1


@kernel
def _movements(s: np.record, actions: np.ndarray) -> int:
    """F33 to F41."""
    n = 0
    open_to_us = 0
    for territory in range(TERRITORIES):
        open_to_us |= int(may_enter(s, territory)) << territory
    for origin in range(TERRITORIES):
        if s.fresh_tanks[origin] > 0:
            targets = int(s.land[origin]) & open_to_us
            while targets:
                for count in range(1, s.fresh_tanks[origin] + 1):
                    actions[n] = encode(Kind.MOVE, Unit.TANK, origin, lowest(targets), count)
                    n += 1
                targets &= targets - 1
            seas = int(s.coast[origin])
            while seas:
                sea = lowest(seas)
                if s.fresh_subs[sea] > 0:
                    n = _ferries(s, origin, sea, open_to_us, actions, n)
                seas &= seas - 1
        if s.fresh_planes[origin] > 0:
            targets = int(s.flight[origin]) & open_to_us
            while targets:
                for count in range(1, s.fresh_planes[origin] + 1):
                    actions[n] = encode(Kind.MOVE, Unit.PLANE, origin, lowest(targets), count)
                    n += 1
                targets &= targets - 1
    for sea in range(SEAS):
        straits = int(s.strait[sea])
        while straits:
            for count in range(1, movable_subs(s, sea) + 1):
                actions[n] = encode(Kind.MOVE, Unit.SUB, sea, lowest(straits), count)
                n += 1
            straits &= straits - 1
    actions[n] = encode(Kind.MOVED, 0, 0, 0, 0)
    return n + 1


@kernel
def _ferries(
    s: np.record, origin: int, sea: int, open_to_us: int, actions: np.ndarray, n: int
) -> int:
    """F37: over a sea with an own submarine that has not moved, to any other of its coasts."""
    targets = int(s.shore[sea]) & open_to_us & ~(1 << origin)
    while targets:
        for count in range(1, s.fresh_tanks[origin] + 1):
            actions[n] = encode(Kind.FERRY, sea, origin, lowest(targets), count)
            n += 1
        targets &= targets - 1
    return n


@kernel
def _fights(s: np.record, actions: np.ndarray) -> int:
    """F45: any invaded territory next."""
    n = 0
    for territory in range(TERRITORIES):
        if is_invaded(s, territory):
            actions[n] = encode(Kind.FIGHT, territory, 0, 0, 0)
            n += 1
    return n


@kernel
def _rolls(s: np.record, actions: np.ndarray) -> int:
    """F49: the dice alone, or with one card."""
    seat = roller(s)
    actions[0] = encode(Kind.ROLL, 0, 0, 0, 0)
    n = _plays(s, seat, Kind.WEAPON, Card.ARMA_SEGRETA, actions, 1)
    for colour in range(COLOURS):
        if s.hand[seat, Card.SILURO_KILLER * COLOURS + colour] > 0:
            seas = torpedo_seas(s)
            while seas:
                actions[n] = encode(Kind.TORPEDO, colour, lowest(seas), 0, 0)
                n += 1
                seas &= seas - 1
    return n


@kernel
def _removals(s: np.record, actions: np.ndarray) -> int:
    """F50: any mix of tanks and planes that makes up the explosions."""
    removed = min(int(s.hits), enemy_tanks(s) + enemy_planes(s))
    n = 0
    for tanks in range(max(0, removed - enemy_planes(s)), min(removed, enemy_tanks(s)) + 1):
        actions[n] = encode(Kind.REMOVE, tanks, removed - tanks, 0, 0)
        n += 1
    return n


@kernel
def apply(s: np.record, action: int) -> None:
    """Do what an action says. It must be legal."""
    kind = action >> KIND
    first = (action >> FIRST) & NAME
    second = (action >> SECOND) & NAME
    third = (action >> THIRD) & NAME
    count = action & COUNT
    if kind == Kind.MOVE:
        if first == Unit.TANK:
            move_tanks(s, count, second, third)
        elif first == Unit.PLANE:
            move_planes(s, count, second, third)
        else:
            move_subs(s, count, second, third)
    elif kind == Kind.FERRY:
        ferry(s, count, second, third, first)
    elif kind == Kind.BUILD:
        build(s, first, count, second)
    elif kind == Kind.HITS:
        count_hits(s, count)
    elif kind == Kind.ROLL:
        s.phase = Phase.HITS
    elif kind == Kind.REMOVE:
        remove(s, first, second)
    elif kind == Kind.FIGHT:
        begin_fight(s, first)
    elif kind == Kind.MOVED:
        choose_fight(s)
    elif kind == Kind.BUILT or kind == Kind.KEEP:
        _end_step(s, kind)
    elif kind == Kind.TURN:
        if s.phase == Phase.DRAFT_ORDER:
            turn_for_draft(s, first)
        else:
            turn_for_sequence(s, first)
    elif kind == Kind.DEAL:
        deal(s, first)
    elif kind == Kind.CLAIM:
        claim(s, first)
    elif kind == Kind.DISCARD:
        discard(s, first)
    else:
        _apply_card(s, kind, first, second)


@kernel
def _end_step(s: np.record, kind: int) -> None:
    if kind == Kind.KEEP:
        keep(s)
    else:
        s.points = 0
        end_turn(s)


@kernel
def _apply_card(s: np.record, kind: int, colour: int, other: int) -> None:
    if kind == Kind.SHIELD:
        use_shield(s, colour)
    elif kind == Kind.ACCEPT:
        accept_missiles(s)
    elif kind == Kind.BOOST:
        use_boost(s, colour)
    elif kind == Kind.LAUNCH:
        launch_missile(s, colour, other)
    elif kind == Kind.TRUCE:
        make_truce(s, colour, other)
    elif kind == Kind.BETRAY:
        break_truce(s, colour, other)
    elif kind == Kind.READY:
        begin_movement(s)
    elif kind == Kind.WEAPON:
        use_weapon(s, colour)
    else:
        use_torpedo(s, colour, other)


@kernel
def random_action(s: np.record, rng: np.record, actions: np.ndarray) -> int:
    """One of the legal actions, each equally likely; what chance does with its real chance."""
    if s.phase == Phase.HITS:
        return encode(Kind.HITS, 0, 0, 0, _random_hits(s, rng))
    n = legal(s, actions)
    if to_move(s) == CHANCE and n > 1:
        return _random_card(s, rng, actions)
    return actions[below(rng, n)]


@kernel
def _random_hits(s: np.record, rng: np.record) -> int:
    """F2: each die hits with a chance of 1 in 3."""
    hits = 0
    for _ in range(s.dice):
        hits += below(rng, FACES) < EXPLOSIONS
    return hits


@kernel
def _random_card(s: np.record, rng: np.record, actions: np.ndarray) -> int:
    """F71: each card that nobody knows the place of is equally likely."""
    rest = below(rng, unknown_cards(s))
    n = 0
    card = 0
    while rest >= int(s.unknown[card]):
        rest -= int(s.unknown[card])
        n += s.unknown[card] > 0
        card += 1
    return actions[n]


@kernel
def play_out(s: np.record, rng: np.record, most_rounds: int) -> int:
    """Play at random to the end, or to the end of this round; how many actions it took."""
    actions = np.empty(MOST_LEGAL, np.int64)
    played = 0
    while s.phase != Phase.OVER and s.rounds <= most_rounds:
        apply(s, random_action(s, rng, actions))
        played += 1
    return played


@kernel
def play_games(start: np.ndarray, games: int, rng: np.record, most_rounds: int) -> int:
    """Play complete random games from a start; how many actions they took in all."""
    played = start.copy()
    actions = 0
    for _ in range(games):
        played[0] = start[0]
        actions += play_out(played[0], rng, most_rounds)
    return actions

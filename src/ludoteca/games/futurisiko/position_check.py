"""What must be so in every game: by this a position that somebody writes is judged."""

from collections.abc import Iterator

import numpy as np

from ludoteca.games.futurisiko.box import (
    CARD_TYPES,
    COLOURS,
    COPIES,
    SUPPLY,
    TERRITORIES,
    TERRITORIES_PER_CARD,
    Card,
    Unit,
)
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.rules import combat
from ludoteca.games.futurisiko.rules.diplomacy import truce_maker
from ludoteca.games.futurisiko.rules.effects import more_points
from ludoteca.games.futurisiko.rules.layout import NOBODY, NOWHERE, Phase
from ludoteca.games.futurisiko.rules.round import Step

# F16: the phases of each part of a round.
STEPS = {
    Phase.DISCARD: Step.CARDS,
    Phase.DEAL: Step.CARDS,
    Phase.SHIELD: Step.PRODUCTION,
    Phase.PRODUCE: Step.PRODUCTION,
    **dict.fromkeys(range(Phase.DIPLOMACY, Phase.OVER), Step.OPERATIONS),
}
DRAFT = (Phase.DRAFT_ORDER, Phase.CLAIM)
FIGHT = (Phase.ROLL, Phase.HITS, Phase.REMOVE)
# F41: invaders are on the board from the movement on, and stay there when somebody wins.
INVASION = (Phase.MOVE, Phase.CHOOSE_FIGHT, *FIGHT, Phase.OVER)

# A field that cannot be as it is, and the rule that says so.
Fault = tuple[str, str]


def find_fault(position: FutuRisikoPosition) -> Fault | None:
    """The first thing in a position that no game could come to."""
    for check in (_board, _round, _turn, _pieces, _fight, _cards, _treaties, _end):
        for field, rule, holds in check(position):
            if not holds:
                return field, rule
    return None


Checks = Iterator[tuple[str, str, bool | np.bool_]]


def _board(position: FutuRisikoPosition) -> Checks:
    """F13, F14: who holds what."""
    s, seats = position.raw, position.options.seats
    owned = s.owner != NOBODY
    in_play = np.arange(TERRITORIES) != s.removed
    yield "owner", "F13", s.owner.max() < seats
    yield "owner", "F14", not (owned & ~in_play).any()
    yield "rounds", "F16", (s.rounds == 0) == (position.phase in DRAFT)
    yield "rounds", "F59", not s.round_limit or s.rounds <= s.round_limit
    if position.phase not in DRAFT:
        yield "owner", "F13", owned[in_play].all()
    elif position.phase == Phase.DRAFT_ORDER:
        yield "owner", "F12", not owned.any()
    else:
        claims = int(owned.sum())
        yield "owner", "F13", claims < in_play.sum()
        turns = [(claims - (seat - s.first) % seats + seats - 1) // seats for seat in range(seats)]
        yield "owner", "F13", position.scores() == turns
        yield "seat", "F13", s.seat == (s.first + claims) % seats


def _round(position: FutuRisikoPosition) -> Checks:
    """F12, F16, F17: the sequence of this round, and how far it has come."""
    s, seats, phase = position.raw, position.options.seats, position.phase
    sequence = position.sequence
    yield "seat", "F11", s.seat < seats
    yield "first", "F17", s.first < seats
    yield "step", "F16", s.step <= max(Step)
    yield "served", "F16", s.served <= seats
    if phase in (Phase.DRAFT_ORDER, Phase.SEQUENCE):
        yield "sequence", "F17", not sequence
        return
    clockwise = [(s.first + i) % seats for i in range(seats)]
    yield "sequence", "F17", sequence == [seat for seat in clockwise if seat in sequence]
    yield "sequence", "F17", bool(sequence) and sequence[0] == s.first
    alive = {seat for seat in range(seats) if position.is_alive(seat)}
    yield "sequence", "F17", alive <= set(sequence)
    if phase in STEPS:
        yield "step", "F16", s.step == STEPS[phase]
        yield "served", "F16", s.served < len(sequence)
        yield "seat", "F16", sequence[s.served] == s.seat
        yield "seat", "F57", int(s.seat) in alive


def _turn(position: FutuRisikoPosition) -> Checks:
    """F20, F24, F61, F62: what the seat on turn has left to do."""
    s, phase = position.raw, position.phase
    territories = position.scores()[position.on_turn]
    boosts = int(COPIES[Card.SUPER_PRODUZIONE]) * COLOURS
    missiles = 2 * int(COPIES[Card.MISSILI_BALISTICI]) * COLOURS
    yield "free_discarded", "F20", s.free_discarded <= (phase == Phase.DISCARD)
    most = territories if phase == Phase.PRODUCE else TERRITORIES
    for _ in range(boosts):
        most += more_points(most, int(s.boost), int(s.boost_times), int(s.boost_limit))
    yield "points", "F24", s.points <= most
    # A missile that is launched, drawn again and launched again before its target produces.
    yield "pending", "F62", s.pending.max() <= missiles
    for seat, pending in enumerate(position.pending):
        yield "pending", "F57", not pending or position.is_alive(seat)
    if phase == Phase.SHIELD:
        yield "pending", "F63", s.pending[s.seat] > 0
        yield "points", "F24", s.points == territories
    elif phase == Phase.PRODUCE:
        yield "pending", "F64", s.pending[s.seat] == 0


def _pieces(position: FutuRisikoPosition) -> Checks:
    """F27, F33, F41: what is on the board, and what of it may still move."""
    s, phase = position.raw, position.phase
    yield "tanks", "F28", not s.tanks[s.owner == NOBODY].any()
    yield "planes", "F28", not s.planes[s.owner == NOBODY].any()
    if phase in DRAFT:
        yield "tanks", "F13", not (s.tanks.any() or s.planes.any())
        yield "subs", "F13", not s.subs.any()
    invaded = (s.invading_tanks > 0) | (s.invading_planes > 0)
    yield "invading_tanks", "F41", phase in INVASION or not invaded.any()
    yield "invading_tanks", "F41", not (invaded & np.isin(s.owner, (s.seat, NOBODY))).any()
    yield "invading_tanks", "F67", not s.truce[s.seat, s.owner[invaded]].any()
    for seat, left in enumerate(position.supplies()):
        yield "tanks", "F27", left[Unit.TANK] >= 0
        yield "planes", "F27", left[Unit.PLANE] >= 0
        yield "subs", "F27", left[Unit.SUB] >= 0
        yield "subs", "F57", position.is_alive(seat) or not s.subs[:, seat].any()
    own = s.owner == s.seat
    moving = phase == Phase.MOVE
    for unit, name, there in (
        (Unit.TANK, "fresh_tanks", np.where(own, s.tanks, 0)),
        (Unit.PLANE, "fresh_planes", np.where(own, s.planes, 0)),
        (Unit.SUB, "fresh_subs", s.subs[:, s.seat]),
    ):
        yield name, "F33", (s[name] <= (there if moving else SUPPLY[unit])).all()
    yield "carried", "F39", s.carried.max() <= 1
    yield "carried", "F39", not moving or (s.carried <= s.fresh_subs).all()


def _fight(position: FutuRisikoPosition) -> Checks:
    """F45 to F50: the fight that goes on, if one does."""
    s, phase = position.raw, position.phase
    invaded = (s.invading_tanks > 0) | (s.invading_planes > 0)
    if phase == Phase.CHOOSE_FIGHT:
        yield "invading_tanks", "F45", invaded.any()
    yield "field", "F45", (s.field != NOWHERE) == (phase in FIGHT)
    if phase not in FIGHT:
        for name in ("attacker_rolls", "dice", "hits"):
            yield name, "F45", s[name] == 0
        return
    yield "field", "F45", invaded[s.field]
    yield "attacker_rolls", "F46", s.attacker_rolls <= 1
    plain = combat.plain_dice(s)
    thrown = {int(combat.cap_dice(s, plain))}
    if phase != Phase.ROLL:
        thrown.add(int(combat.armed_dice(s)))
    yield "dice", "F47", int(s.dice) in thrown
    if phase != Phase.REMOVE:
        yield "hits", "F50", s.hits == 0
        return
    tanks, planes = combat.enemy_tanks(s), combat.enemy_planes(s)
    removed = min(int(s.hits), tanks + planes)
    yield "hits", "F50", s.hits <= s.dice
    yield "hits", "F50", max(0, removed - planes) < min(removed, tanks)


def _cards(position: FutuRisikoPosition) -> Checks:
    """F12, F18, F20, F21, F57: who may hold how many cards."""
    s, phase = position.raw, position.phase
    sizes, scores = position.hand_sizes(), position.scores()
    most = TERRITORIES // TERRITORIES_PER_CARD
    # Who has lost territories keeps his cards until he is served, when others have theirs already.
    yield "hand", "F18", max(sizes) <= most and sum(sizes) <= 2 * most
    yield "hand", "F12", phase not in DRAFT or not sum(sizes)
    yield "queue", "F12", phase not in DRAFT or not s.queued
    yield "hand", "F23", bool(s.cards) or not sum(sizes)
    for seat, size in enumerate(sizes):
        yield "hand", "F57", not size or position.is_alive(seat)
    if phase in (Phase.DISCARD, Phase.DEAL, Phase.DIPLOMACY):
        yield "phase", "F23", bool(s.cards)
    if phase == Phase.DEAL:
        yield "hand", "F21", sizes[s.seat] < scores[s.seat] // TERRITORIES_PER_CARD
    # F12: a colour in play ends the search for who begins.
    turned = np.repeat(COPIES, COLOURS) - s.unknown if phase == Phase.DRAFT_ORDER else s.unknown * 0
    yield "turned", "F12", not turned[np.arange(CARD_TYPES) % COLOURS < s.seats].any()


def _treaties(position: FutuRisikoPosition) -> Checks:
    """F67, F68: a truce is between two who are in play, and one of them played it."""
    for one, row in enumerate(position.raw.truce.tolist()):
        for other, played in enumerate(row):
            if played:
                yield "truce", "F67", one != other and truce_maker(played) in (one, other)
                yield "truce", "F67", (played - 1) // COLOURS < position.raw.truce_rounds
                yield "truce", "F57", position.is_alive(one) and position.is_alive(other)


def _end(position: FutuRisikoPosition) -> Checks:
    """F56, F59: the game is over when somebody has reached the goal, or no round is left."""
    s = position.raw
    reached = max(position.scores()) >= position.options.goal
    if position.phase != Phase.OVER:
        yield "owner", "F56", not reached
    else:
        yield "phase", "F56", reached or s.rounds == s.round_limit > 0

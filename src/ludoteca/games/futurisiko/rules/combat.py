"""Combat (F45 to F55), and how a conquest ends the game (F56 to F58).

A sole survivor (F58) needs no line of its own: all territories in play would be his, and long
before he had as many as the goal asks for.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.futurisiko.box import COLOURS, FLAG_DICE, TERRITORIES, Card
from ludoteca.games.futurisiko.rules.deck import play_card
from ludoteca.games.futurisiko.rules.effects import more_dice
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.rules.realm import is_alive, territories_of
from ludoteca.games.futurisiko.rules.round import eliminate, end_turn, forget_fight


@kernel
def is_invaded(s: np.record, territory: int) -> bool:
    """F41: whether the seat on turn has invaded a territory."""
    return s.invading_tanks[territory] > 0 or s.invading_planes[territory] > 0


@kernel
def choose_fight(s: np.record) -> None:
    """F42, F45: while invaded territories remain, one is fought for; then the turn is over."""
    forget_fight(s)
    for territory in range(TERRITORIES):
        if is_invaded(s, territory):
            s.phase = Phase.CHOOSE_FIGHT
            return
    end_turn(s)


@kernel
def begin_fight(s: np.record, territory: int) -> None:
    """F46: the side with more planes rolls first; a tie goes to the defender."""
    s.field = territory
    s.attacker_rolls = s.invading_planes[territory] > s.planes[territory]
    ask_for_roll(s)


@kernel
def ask_for_roll(s: np.record) -> None:
    """F47: how many dice the next roll has."""
    s.dice = cap_dice(s, plain_dice(s))
    s.hits = 0
    s.phase = Phase.ROLL


@kernel
def roller(s: np.record) -> int:
    """Who rolls: the seat on turn, or whom it attacks."""
    return int(s.seat) if s.attacker_rolls else int(s.owner[s.field])


@kernel
def opponent(s: np.record) -> int:
    """Who is rolled against."""
    return int(s.owner[s.field]) if s.attacker_rolls else int(s.seat)


@kernel
def plain_dice(s: np.record) -> int:
    """F47, F48, F52: units, the defender's flag, the attacker's submarines in seas that touch."""
    field = int(s.field)
    if not s.attacker_rolls:
        return int(s.tanks[field]) + int(s.planes[field]) + FLAG_DICE
    dice = int(s.invading_tanks[field]) + int(s.invading_planes[field])
    seas = int(s.coast[field])
    while seas:
        dice += int(s.subs[lowest(seas), s.seat])
        seas &= seas - 1
    return dice


@kernel
def cap_dice(s: np.record, dice: int) -> int:
    """F3: where dice are capped, the whole roll is."""
    return min(dice, int(s.dice_cap)) if s.dice_cap else dice


@kernel
def armed_dice(s: np.record) -> int:
    """F66: how many dice the next roll has with an Arma Segreta."""
    dice = plain_dice(s)
    more = more_dice(dice, int(s.weapon), int(s.weapon_times), int(s.weapon_limit))
    return cap_dice(s, dice + more)


@kernel
def use_weapon(s: np.record, colour: int) -> None:
    """F49, F66: Arma Segreta adds dice to this roll."""
    play_card(s, roller(s), Card.ARMA_SEGRETA * COLOURS + colour)
    s.dice = armed_dice(s)
    s.phase = Phase.HITS


@kernel
def use_torpedo(s: np.record, colour: int, sea: int) -> None:
    """F49, F65: Siluro Killer sinks a submarine of the opponent in a sea that touches."""
    play_card(s, roller(s), Card.SILURO_KILLER * COLOURS + colour)
    s.subs[sea, opponent(s)] -= 1
    s.phase = Phase.HITS


@kernel
def enemy_tanks(s: np.record) -> int:
    """The tanks that explosions can take."""
    return int(s.tanks[s.field]) if s.attacker_rolls else int(s.invading_tanks[s.field])


@kernel
def enemy_planes(s: np.record) -> int:
    """The planes that explosions can take."""
    return int(s.planes[s.field]) if s.attacker_rolls else int(s.invading_planes[s.field])


@kernel
def count_hits(s: np.record, hits: int) -> None:
    """F50: the roller chooses what is removed, where there is a choice."""
    s.hits = hits
    tanks = enemy_tanks(s)
    planes = enemy_planes(s)
    removed = min(hits, tanks + planes)
    least = max(0, removed - planes)
    most = min(removed, tanks)
    if least == most:
        remove(s, least, removed - least)
    else:
        s.phase = Phase.REMOVE


@kernel
def remove(s: np.record, tanks: int, planes: int) -> None:
    """F50, F51: pieces go back to their supply; a hit left over takes the defender's flag."""
    field = int(s.field)
    flag_falls = False
    if s.attacker_rolls:
        s.tanks[field] -= tanks
        s.planes[field] -= planes
        flag_falls = int(s.hits) > tanks + planes
    else:
        s.invading_tanks[field] -= tanks
        s.invading_planes[field] -= planes
    if flag_falls:
        conquer(s)
    elif not is_invaded(s, field):
        choose_fight(s)
    else:
        s.attacker_rolls = not s.attacker_rolls
        ask_for_roll(s)


@kernel
def conquer(s: np.record) -> None:
    """F54, F56, F57: a new flag; whoever has none left is out; the goal ends the game."""
    field = int(s.field)
    loser = int(s.owner[field])
    s.owner[field] = s.seat
    s.tanks[field] = s.invading_tanks[field]
    s.planes[field] = s.invading_planes[field]
    s.invading_tanks[field] = 0
    s.invading_planes[field] = 0
    if not is_alive(s, loser):
        eliminate(s, loser)
    if territories_of(s, s.seat) >= s.goal:
        forget_fight(s)
        s.phase = Phase.OVER
    else:
        choose_fight(s)


@kernel
def living_seats(s: np.record) -> int:
    """F57: how many seats are still in play."""
    alive = 0
    for seat in range(s.seats):
        alive += is_alive(s, seat)
    return alive


@kernel
def torpedo_seas(s: np.record) -> int:
    """F65: the seas that touch the fight and hold a submarine of the opponent, as a mask."""
    seas = 0
    around = int(s.coast[s.field])
    while around:
        sea = lowest(around)
        if s.subs[sea, opponent(s)] > 0:
            seas |= 1 << sea
        around &= around - 1
    return seas

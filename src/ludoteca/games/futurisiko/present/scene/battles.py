"""A fight for a client that shows it roll by roll, with the chance after each."""

from collections.abc import Sequence
from typing import Literal

from ludoteca.games.futurisiko.battle_log import Throw
from ludoteca.games.futurisiko.moves import Play, Torpedo
from ludoteca.games.futurisiko.odds import NO_CAP, Force, win_chance
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.scene.types import SideForce, Theatre, ThrowScene

# The cards that come with a roll, by the move that plays them.
_CARDS: dict[type, Literal["weapon", "torpedo"]] = {Play: "weapon", Torpedo: "torpedo"}


def show_fight(position: FutuRisikoPosition) -> Theatre | None:
    """F45 to F54: the fight that goes on, or else the last one there was."""
    throws = position.battle_log.last_fight()
    if position.field is not None and (not throws or throws[-1].ends):
        return _open(position, position.field)
    return _tell(position, throws) if throws else None


def win_before(position: FutuRisikoPosition, throw: Throw) -> float:
    """F76: the attacker's chance before a roll, without cards."""
    return _chance(position, throw.attack, throw.defence, throw.seat == throw.attacker)


def win_after(position: FutuRisikoPosition, throw: Throw) -> float:
    """F76: the attacker's chance after a roll."""
    if throw.ends:
        return float(throw.flag_falls)
    left = throw.attack_left, throw.defence_left
    return _chance(position, *left, throw.seat == throw.defender)


def _chance(position: FutuRisikoPosition, attack: Force, defence: Force, first: bool) -> float:
    cap = position.options.dice_cap or NO_CAP
    return float(win_chance(attack.units, attack.subs, defence.units, 1, int(first), cap))


def count_force(force: Force) -> SideForce:
    """The pieces of one side."""
    return {"tanks": force.tanks, "planes": force.planes, "subs": force.subs}


def _open(position: FutuRisikoPosition, place: str) -> Theatre:
    """A fight before its first roll."""
    battle = position.battle(place)
    return {
        "round": position.round,
        "place": place,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "attack": count_force(battle.fight.attackers),
        "defence": count_force(battle.fight.defenders),
        "first": battle.first,
        "win": battle.odds.win,
        "throws": [],
        "end": None,
    }


def _tell(position: FutuRisikoPosition, throws: Sequence[Throw]) -> Theatre:
    first, last = throws[0], throws[-1]
    return {
        "round": first.round,
        "place": first.place,
        "attacker": first.attacker,
        "defender": first.defender,
        "attack": count_force(first.attack),
        "defence": count_force(first.defence),
        "first": first.seat,
        "win": win_before(position, first),
        "throws": [_tell_throw(position, throw) for throw in throws],
        "end": ("conquered" if last.flag_falls else "held") if last.ends else None,
    }


def _tell_throw(position: FutuRisikoPosition, throw: Throw) -> ThrowScene:
    """F49: a roll, and the card that came with it."""
    move = position.move_of(throw.play)
    return {
        "seat": throw.seat,
        "dice": throw.dice,
        "hits": throw.hits,
        "card": _CARDS.get(type(move)),
        "sea": move.sea if isinstance(move, Torpedo) else None,
        "attack": count_force(throw.attack_left),
        "defence": count_force(throw.defence_left),
        "win": win_after(position, throw),
    }

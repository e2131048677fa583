"""In retrospect: a game by its rounds, the luck of the dice, decisive fights, its story (F72)."""

from collections.abc import Sequence
from typing import cast

from ludoteca.games.futurisiko.battle_log import Standing, Throw
from ludoteca.games.futurisiko.box import COST, HIT, Unit
from ludoteca.games.futurisiko.odds import Force
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.scene.battles import count_force, win_before
from ludoteca.games.futurisiko.present.scene.types import DecisiveFight, Luck, Review, StandingScene
from ludoteca.games.futurisiko.present.sentences.names import name_place
from ludoteca.games.futurisiko.present.sentences.war_story import tell_war

# So many fights are told as the decisive ones.
MOST_DECISIVE = 5


def look_back(position: FutuRisikoPosition) -> Review:
    """What is told of a game at its end, or of as much of it as has been played."""
    facts = position.scores(), position.values(), position.hand_sizes()
    last = Standing(position.round, len(position.actions), *facts)
    rounds = [*position.battle_log.standings, last]
    fights = [_tell_fight(position, fight) for fight in _decisive(position)]
    outcome = position.outcome()
    return {
        "rounds": [cast("StandingScene", standing._asdict()) for standing in rounds],
        "luck": [_sum_luck(position, seat) for seat in range(position.options.seats)],
        "fights": fights,
        "story": tell_war(position, outcome, rounds, fights) if outcome else [],
    }


def _sum_luck(position: FutuRisikoPosition, seat: int) -> Luck:
    """F2: the explosions that a seat has rolled, and those that were to be expected."""
    throws = [throw for throw in position.battle_log.throws if throw.seat == seat]
    dice = sum(throw.dice for throw in throws)
    hits = sum(throw.hits for throw in throws)
    return {"dice": dice, "hits": hits, "expected": dice * HIT}


def _decisive(position: FutuRisikoPosition) -> list[list[Throw]]:
    """The fights for most against the odds, in the order of the game; the last one always is."""
    fights = [fight for fight in position.battle_log.fights() if fight[-1].ends]
    *others, last = fights or [[]]
    found = sorted(others, key=lambda fight: _weigh(position, fight))[-(MOST_DECISIVE - 1) :]
    return [fight for fight in fights if fight in found or fight is last]


def _weigh(position: FutuRisikoPosition, fight: Sequence[Throw]) -> float:
    """What a fight was about, in production points, times how little it was to be expected."""
    first, last = fight[0], fight[-1]
    win = win_before(position, first)
    surprise = 1 - win if last.flag_falls else win
    return (1 + _value(first.attack) + _value(first.defence)) * surprise


def _value(force: Force) -> int:
    return force.tanks * int(COST[Unit.TANK]) + force.planes * int(COST[Unit.PLANE])


def _tell_fight(position: FutuRisikoPosition, fight: Sequence[Throw]) -> DecisiveFight:
    first, last = fight[0], fight[-1]
    return {
        "round": first.round,
        "step": first.step - 1,  # its first dice lie there
        "place": first.place,
        "name": name_place(position, first.place),
        "attacker": first.attacker,
        "defender": first.defender,
        "attack": count_force(first.attack),
        "defence": count_force(first.defence),
        "win": win_before(position, first),
        "conquered": last.flag_falls,
        "lost": (
            _value(first.attack) - _value(last.attack_left),
            _value(first.defence) - _value(last.defence_left),
        ),
    }

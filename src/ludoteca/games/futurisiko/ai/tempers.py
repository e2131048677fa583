"""What bots lean to in FutuRisiko!: to planes, to attacks, or to revenge."""

from ludoteca.core.parts.temper import Temper
from ludoteca.games.futurisiko.box import Unit
from ludoteca.games.futurisiko.moves import Build, Ferry, FutuRisikoMove, Go
from ludoteca.games.futurisiko.view import FutuRisikoView


def find_victim(view: FutuRisikoView, move: FutuRisikoMove) -> int | None:
    """F36: whom a move attacks; None if nobody."""
    match move:
        case Go(unit, target=target) if unit != Unit.SUB:
            owner = view.owners()[target]
        case Ferry(target=target):
            owner = view.owners()[target]
        case _:
            return None
    return None if owner == view.to_move else owner


def find_enemy(view: FutuRisikoView) -> int | None:
    """Who attacked the seat that is to move last; None if nobody ever did."""
    throws = reversed(view.battle_log.throws)
    return next((throw.attacker for throw in throws if throw.defender == view.to_move), None)


def builds_planes(_: FutuRisikoView, move: FutuRisikoMove) -> float:
    """1 for a move that builds planes, else 0."""
    return float(isinstance(move, Build) and move.unit == Unit.PLANE)


def attacks(view: FutuRisikoView, move: FutuRisikoMove) -> float:
    """1 for a move that attacks somebody, else 0."""
    return float(find_victim(view, move) is not None)


def avenges(view: FutuRisikoView, move: FutuRisikoMove) -> float:
    """1 for a move that attacks whoever attacked last, else 0."""
    victim = find_victim(view, move)
    return float(victim is not None and victim == find_enemy(view))


# Where the usual is paid, those who lean come before those who do not in 43 of 100 meetings.
PRICE, VISIT_SHARE = 0.005, 2 / 3

TEMPERS = (
    Temper("futurisiko-temper-planes", builds_planes, PRICE, VISIT_SHARE),
    Temper("futurisiko-temper-attack", attacks, PRICE, VISIT_SHARE),
    Temper("futurisiko-temper-revenge", avenges, PRICE, VISIT_SHARE),
)

"""The effects of cards as a sheet describes them (F61, F62, F66): so much, or so many times."""

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import MOST_CARD_POINTS, MOST_MORE_DICE


@kernel
def more_points(points: int, boost: int, times: int, limit: int) -> int:
    """F61: the points that a Super Produzione adds to these."""
    return boost + min(points * (times - 1), limit or MOST_CARD_POINTS)


@kernel
def lost_points(points: int, missile: int, divisor: int, limit: int) -> int:
    """F62: the points that a missile takes of these, never more than there are."""
    return min(points, missile + min(points - points // divisor, limit or MOST_CARD_POINTS))


@kernel
def more_dice(dice: int, weapon: int, times: int, limit: int) -> int:
    """F66: the dice that an Arma Segreta adds to these."""
    return weapon + min(dice * (times - 1), limit or MOST_MORE_DICE)

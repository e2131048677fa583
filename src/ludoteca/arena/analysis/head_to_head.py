"""Who came before whom: every two seats of a table meet, however many sit at it."""

from collections.abc import Iterable
from itertools import product

from ludoteca.arena.result import Result


def compare_places(results: Iterable[Result], ours: str, theirs: str) -> list[float]:
    """For each meeting of two bots: 1 if ours came before theirs, 0 if after, a half for a tie."""
    return [
        0.5 + ((our_place < their_place) - (our_place > their_place)) / 2
        for result in results
        for our_place, their_place in product(
            result.pick(ours, result.places), result.pick(theirs, result.places)
        )
    ]

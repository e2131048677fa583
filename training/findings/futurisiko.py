"""What was found out about FutuRisiko!: what territories, pieces and roads are worth."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from ludoteca.core.stored import storage_of
from ludoteca.games.futurisiko.box import TERRITORIES, Unit
from ludoteca.games.futurisiko.rules.realm import on_board, territories_of
from training.findings.asking import PERCENT, judge, play_quickly
from training.subject import find_subject

SEATS = 4
FAIR = 1 / SEATS
PIECES = {"a tank": Unit.TANK, "a plane": Unit.PLANE, "a submarine": Unit.SUB}

# The facts of an army that a line is drawn through.
Facts = Sequence[float]
# A position, and the logarithm of the odds of each army.
Judged = tuple[np.record, npt.NDArray[np.float64]]


def find_pieces(games: int) -> tuple[dict[str, float], float]:
    """What each piece is worth in territories; and how well that fits."""
    worth, fits = _fit(_judge_rounds(games), _count_pieces)
    pieces = zip(PIECES, worth[1:] / worth[0], strict=True)
    return {name: float(each) for name, each in pieces}, fits


def find_drafts(games: int) -> tuple[float, float]:
    """By how many points of a hundred one more road to others lowers the chances of an army.

    When all flags are placed (F13), and the army has a fair share; and how well that fits.
    """
    [slope], fits = _fit(_judge_rounds(games, last=1), _count_roads)
    return -PERCENT * FAIR * (1 - FAIR) * float(slope), fits


def _judge_rounds(games: int, last: int | None = None) -> Iterator[Judged]:
    """Positions between rounds, up to the first of round `last`, with the odds of every army."""
    is_judged = find_subject("futurisiko").kernels["is_memorable"]
    for positions in play_quickly("futurisiko", SEATS, games):
        for state in positions:
            s = storage_of(state)[0]
            if is_judged(s):
                yield s, np.log(np.clip(judge("futurisiko", state), 0.002, 0.998))
                if s.rounds == last:
                    break


def _fit(
    judged: Iterator[Judged],
    count: Callable[[np.record, int], Facts],
) -> tuple[npt.NDArray[np.float64], float]:
    """A line through what the network says, from some facts of each army; and how much it tells."""
    rows, odds = [], []
    for s, said in judged:
        has = np.array([count(s, seat) for seat in range(SEATS)], float)
        # What counts is what one has beside the others.
        rows.append(has - has.mean(axis=0))
        odds.append(said - said.mean())
    inputs, wanted = np.concatenate(rows), np.concatenate(odds)
    slopes, *_ = np.linalg.lstsq(inputs, wanted, rcond=None)
    rest = wanted - inputs @ slopes
    return slopes, 1 - float(rest @ rest / (wanted @ wanted))


def _count_pieces(s: np.record, seat: int) -> Facts:
    """The territories of an army, and its pieces of every kind."""
    return territories_of(s, seat), *(on_board(s, seat, unit) for unit in PIECES.values())


def _count_roads(s: np.record, seat: int) -> Facts:
    """The roads by land from the territories of an army to those of others."""
    own = [place for place in range(TERRITORIES) if s.owner[place] == seat]
    realm = sum(1 << place for place in own)
    return [sum((int(s.land[place]) & ~realm).bit_count() for place in own)]

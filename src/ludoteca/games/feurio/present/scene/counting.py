"""The count at the end: the board region by region, as the rules count it, in words.

A task that all share has no points: there each crew is looked at, and what it lacks is said.
"""

from collections.abc import Sequence
from typing import Literal

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import COLOURS, Colour, Goal
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.present.crews import name_seat
from ludoteca.games.feurio.present.scene.types import CountStep, RegionScene

# By colour.
Regions = Sequence[Sequence[RegionScene]]
Rounding = Literal["locked", "exact", "up", "down"]
# R47 to R49, R93: what decides how a sum becomes points.
RULES = {"locked": "R48", "exact": "R47", "up": "R49", "down": "R93"}


def count_up(position: FeurioPosition, outcome: Outcome, regions: Regions) -> list[CountStep]:
    """What is counted at the end of a game, step by step."""
    if position.options.goal != Goal.SCORE:
        return [_look_at_crew(position, colour, regions) for colour in COLOURS]
    # Whoever has won is counted last.
    order = [seat for place in reversed(outcome.ranking) for seat in place]
    return [
        *_count_points(position, order, regions),
        *_break_tie(position, outcome.ranking[0], regions),
    ]


def _count_points(
    position: FeurioPosition, order: Sequence[int], regions: Regions
) -> list[CountStep]:
    """R45 to R50, R65: each seat's regions from the least to the most valuable one."""
    numbers = {tile.at: tile.number for tile in position.tiles()}
    totals = [0] * position.options.seats
    steps: list[CountStep] = []
    for seat in order:
        own = _own_regions(position, seat, regions)
        if not own:
            name = name_seat(position.colours_of(seat))
            words = say("feurio-count-nothing", seat=name)
            steps.append(_step(words, "R50", seat, [], totals))
        for region in own:
            totals[seat] += region["points"]
            rounding = find_rounding(region["sum"], region["divisor"], region["points"])
            addends = sorted((numbers[cell] for cell in region["cells"]), reverse=True)
            words = say(
                "feurio-count-region",
                colour=region["colour"],
                sum=_write_sum(addends),
                divisor=region["divisor"] or 0,
                rounding=rounding,
                points=region["points"],
            )
            steps.append(_step(words, RULES[rounding], seat, [region], totals))
    return steps


def _write_sum(addends: Sequence[int]) -> str:
    """A sum with its addends; a number alone is its own sum."""
    written = " + ".join(map(str, addends))
    return f"{written} = {sum(addends)}" if len(addends) > 1 else written


def _own_regions(position: FeurioPosition, seat: int, regions: Regions) -> list[RegionScene]:
    own = [region for colour in position.colours_of(seat) for region in regions[colour]]
    return sorted(own, key=lambda region: (region["points"], region["sum"]))


def find_rounding(total: int, divisor: int | None, points: int) -> Rounding:
    """R47 to R49, R93: how the sum of a region became its points."""
    if divisor is None:
        return "locked"
    if total % divisor == 0:
        return "exact"
    return "up" if points * divisor > total else "down"


def _break_tie(
    position: FeurioPosition, winners: Sequence[int], regions: Regions
) -> list[CountStep]:
    """R52, R53: where points are equal, the most valuable region decides, or nothing does."""
    totals = position.scores()
    points = max(totals)
    if totals.count(points) == 1:
        return []
    best = [_own_regions(position, seat, regions)[-1:] for seat in winners]
    key, rule = "feurio-won-by-region", "R52"
    if len(winners) > 1:
        key, rule = "feurio-shared-victory", "R53"
    most = max((region["points"] for (region,) in filter(None, best)), default=0)
    words = say(key, points=points, best=most)
    seat = winners[0] if len(winners) == 1 else None
    return [_step(words, rule, seat, [region for each in best for region in each], totals)]


def _look_at_crew(position: FeurioPosition, colour: Colour, regions: Regions) -> CountStep:
    """R71 to R73: all placed, in one region, with a 1 that has a free edge."""
    so_far = position.progress(colour)
    words = say(
        "feurio-count-crew",
        colour=str(colour),
        men=so_far.men_left,
        regions=so_far.regions,
        water="yes" if so_far.has_water else "no",
    )
    rule = "R71" if so_far.men_left else "R72" if so_far.regions > 1 else "R73"
    return _step(words, rule, None, regions[colour], [])


def _step(
    words: str,
    rule: str,
    seat: int | None,
    regions: Sequence[RegionScene],
    totals: Sequence[int],
) -> CountStep:
    return {
        "words": words,
        "rule": rule,
        "seat": seat,
        "regions": list(regions),
        "totals": list(totals),
    }

"""What was found out about Feurio!: what men and seats are worth, and how to open."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial
from itertools import chain

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.figures.chart import Panel, Panels
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioState
from ludoteca.games.feurio.ai.calibration import progress
from ludoteca.games.feurio.box import NUMBERS
from ludoteca.games.feurio.moves import Men, Pass
from ludoteca.games.feurio.rules.course import PASS
from ludoteca.games.feurio.rules.layout import Phase
from training.findings.asking import PERCENT, judge, mean_of, play_quickly
from training.games import divide_victory, play_game
from training.subject import STAGES, stage_at

# How long somebody thinks about a first turn.
THOUGHT = Limit(simulations=400)


def find_seats(seats: int, games: int) -> list[float]:
    """What the network gives each seat of Feurio! after the first turn, by who had it."""
    found = []
    for positions in play_quickly("feurio", seats, games):
        first: int | None = None
        for state in positions:
            s = storage_of(state)[0]
            if first is None and s.phase == Phase.MEN:
                first = state.to_move
            elif first is not None and s.seat != first:
                found.append(np.roll(judge("feurio", state), -first))
                break
    return [float(share) for share in np.mean(found, axis=0)]


def find_men(games: int) -> dict[tuple[int, int], list[float]]:
    """By the number of a tile and the stage: what one man there brings beside placing none."""
    gains: dict[tuple[int, int], list[float]] = defaultdict(list)
    for state in chain.from_iterable(play_quickly("feurio", 2, games)):
        s, seat = storage_of(state)[0], state.to_move
        legal = [] if seat == CHANCE or s.phase != Phase.MEN else state.legal()
        if PASS not in legal:
            continue
        stage = stage_at(progress(s))
        resting = _after(state, PASS, seat)
        best: dict[int, float] = {}
        for action in legal:
            match state.move_of(action):
                case Men(q, r, count=1):
                    assert isinstance(state, FeurioState)
                    tile = state.tile_at(q, r)
                    assert tile is not None, "there is something to stand on"
                    number = tile.number
                    gain = _after(state, action, seat) - resting
                    best[number] = max(best.get(number, gain), gain)
        for number, gain in best.items():
            gains[number, stage].append(PERCENT * gain)
    return gains


def _after(state: AnyState, action: int, seat: int) -> float:
    """The chance to win of a seat after an action."""
    after = state.copy()
    after.apply_unchecked(action)
    if after.to_move == OVER:
        return divide_victory(after)[seat]
    return float(judge("feurio", after)[seat])


def find_openings(seats: int, games: int) -> list[tuple[int, int]]:
    """What `learned` does in the first turns of all seats: how many men it places on which number.

    None on a 0 is who passes.
    """
    found = []
    for game in range(games):
        state = FEURIO.start(FEURIO.options({"seats": seats}))
        bots = [find_bot("learned", seats * game + seat) for seat in range(seats)]
        rng = np.random.default_rng([seats, game])
        for _ in play_game(state, rng, partial(_choose, bots)):
            turns = [move for move in state.history if isinstance(move, Men | Pass)]
            if len(turns) == seats:
                break
        found += [_tell_men(state, move) for move in turns]
    return found


def _choose(bots: Sequence[Bot], view: AnyView) -> Decision:
    """What the bot of a seat does."""
    return bots[view.to_move].choose(view, THOUGHT)


def _tell_men(state: FeurioState, move: Men | Pass) -> tuple[int, int]:
    """How many men were placed, and on which number."""
    if isinstance(move, Pass):
        return 0, 0
    tile = state.tile_at(move.q, move.r)
    assert tile is not None, "there is something to stand on"
    return move.count, tile.number


def tell_openings(turns: Sequence[tuple[int, int]]) -> str:
    """How often so many men are placed, and where they go."""
    counts = Counter(count for count, _ in turns)
    numbers = Counter(number for count, number in turns if count)
    how_many = ", ".join(f"{count} men {counts[count]}" for count in range(4))
    where = ", ".join(f"on a {number} {numbers[number]}" for number in NUMBERS)
    return f"of {len(turns)}: {how_many}; {where}"


def draw_men(gains: dict[tuple[int, int], list[float]]) -> str:
    """What a man is worth, by number and stage."""
    names = [f"on a {number}" if number > 1 else "on water (1)" for number in NUMBERS]
    found = {place: mean_of(each) for place, each in gains.items()}
    low, high = min(e.low for e in found.values()), max(e.high for e in found.values())
    room = 0.12 * (high - low)
    panels = [
        Panel(
            words,
            [(found[number, stage],) if (number, stage) in found else () for number in NUMBERS],
            low - room,
            high + room,
            lambda value: show_gain(value, 0),
            lambda each: f"{show_gain(each.value, 1)} ± {each.reach:.1f}",
        )
        for stage, words in enumerate(STAGES)
    ]
    return Panels(
        "What one man brings",
        "Feurio!, two players: by how many points of a hundred the chance to win grows, "
        "at the best such place",
        names,
        panels,
    ).draw()


def show_gain(gain: float, digits: int) -> str:
    """A gain or a loss."""
    return f"{gain:+.{digits}f}".replace("-", "−")

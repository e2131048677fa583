"""`python -m training.findings`: what the networks found out about the games, in figures.

They are asked about positions of games between quick players: Feurio!'s what a man is worth by the
number under him, and how much the first seat matters; FutuRisiko!'s what territories and pieces are
worth to each other.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.figures.chart import Panel, Panels
from ludoteca.core.figures.estimate import NORMAL, Estimate
from ludoteca.core.game import AnyState
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FeurioState
from ludoteca.games.feurio.ai.calibration import progress
from ludoteca.games.feurio.box import NUMBERS
from ludoteca.games.feurio.moves import Men
from ludoteca.games.feurio.rules.course import PASS
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.futurisiko.box import Unit
from ludoteca.games.futurisiko.rules.realm import on_board, territories_of
from training.games import divide_victory, play_game
from training.subject import STAGES, find_subject, stage_at

PIECES = {"a tank": Unit.TANK, "a plane": Unit.PLANE, "a submarine": Unit.SUB}
POINTS = 100


def play_quickly(game: str, seats: int, games: int) -> Iterator[AnyState]:
    """The positions of games between quick players, as they come; each is changed by the next."""
    playing = find_subject(game).game
    for number in range(games):
        rng = np.random.default_rng([seats, number])
        bot = find_bot("quick", number)
        state = playing.start(playing.options({"seats": seats}))
        yield from play_game(state, rng, partial(bot.choose, limit=Limit()))


def judge(game: str, state: AnyState) -> np.ndarray:
    """The chances to win of all seats, as the network judges a position."""
    network = find_subject(game).network
    chances = np.zeros(network.architecture.most_sides, np.float32)
    network.evaluate(storage_of(state)[0], network.weights(), np.zeros_like(chances), chances)
    return chances[: state.options.seats]


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean, and how sure it is."""
    mean = float(np.mean(numbers))
    reach = NORMAL * float(np.std(numbers)) / len(numbers) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)


def find_seats(seats: int, games: int) -> list[float]:
    """What the network gives each seat of Feurio! after the first turn, by who had it."""
    found = []
    first: int | None = None
    is_asked = False
    for state in play_quickly("feurio", seats, games):
        s = storage_of(state)[0]
        if not state.actions:
            first, is_asked = None, False
        if first is None and s.phase == Phase.MEN:
            first = state.to_move
        elif first is not None and not is_asked and s.seat != first:
            found.append(np.roll(judge("feurio", state), -first))
            is_asked = True
    return [float(share) for share in np.mean(found, axis=0)]


def find_men(games: int) -> dict[tuple[int, int], list[float]]:
    """By the number of a tile and the stage: what one man there brings beside placing none."""
    gains: dict[tuple[int, int], list[float]] = defaultdict(list)
    for state in play_quickly("feurio", 2, games):
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
            gains[number, stage].append(POINTS * gain)
    return gains


def _after(state: AnyState, action: int, seat: int) -> float:
    """The chance to win of a seat after an action."""
    after = state.copy()
    after.apply_unchecked(action)
    if after.to_move == OVER:
        return divide_victory(after)[seat]
    return float(judge("feurio", after)[seat])


def find_pieces(games: int) -> tuple[dict[str, float], float]:
    """What each piece is worth in territories, in the logarithm of the odds; and how well it fits.

    A line through what the network says at the end of rounds, from what each army has.
    """
    rows, odds = [], []
    is_judged = find_subject("futurisiko").kernels["is_memorable"]
    for state in play_quickly("futurisiko", 4, games):
        s = storage_of(state)[0]
        if not is_judged(s):
            continue
        chances = np.clip(judge("futurisiko", state), 0.002, 0.998)
        has = np.array(
            [
                [territories_of(s, seat), *(on_board(s, seat, unit) for unit in PIECES.values())]
                for seat in range(4)
            ],
            float,
        )
        # What counts is what one has beside the others.
        rows.append(has - has.mean(axis=0))
        logs = np.log(chances)
        odds.append(logs - logs.mean())
    inputs, wanted = np.concatenate(rows), np.concatenate(odds)
    worth, *_ = np.linalg.lstsq(inputs, wanted, rcond=None)
    rest = wanted - inputs @ worth
    fits = 1 - float(rest @ rest / (wanted @ wanted))
    pieces = zip(PIECES, worth[1:] / worth[0], strict=True)
    return {name: float(each) for name, each in pieces}, fits


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


def main() -> None:
    """Ask, and tell."""
    parser = argparse.ArgumentParser(prog="python -m training.findings", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, help="a folder for the picture")
    given = parser.parse_args()
    for seats in (2, 3, 4):
        told = ", ".join(f"{POINTS * share:.1f} %" for share in find_seats(seats, given.games))
        print(f"Feurio!, {seats} players, after the first turn, by turns: {told}", flush=True)
    gains = find_men(given.games)
    for number in NUMBERS:
        told = ", ".join(
            f"{words} {show_gain(mean_of(gains[number, stage]).value, 1)}"
            for stage, words in enumerate(STAGES)
            if gains[number, stage]
        )
        print(f"Feurio!, one man on a {number}: {told}", flush=True)
    pieces, fits = find_pieces(given.games)
    for name, worth in pieces.items():
        print(f"FutuRisiko!, {name} is worth {worth:.2f} territories", flush=True)
    print(f"  (a line that tells {POINTS * fits:.0f} % of what the network says)")
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "feurio-men.svg").write_text(draw_men(gains), "utf-8")


if __name__ == "__main__":
    main()

"""Counts of legal sequences, against a program of its own, written straight from the rules."""

from copy import deepcopy
from dataclasses import dataclass, field

import pytest

from ludoteca.games.feurio import FeurioState
from ludoteca.games.feurio.rules.hexagons import Axial
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    actions_in,
    after,
    cells_around,
)

pytestmark = pytest.mark.compiled

SPACES = (0, 1, 1, 2, 2, 3, 3)
COLOURS = {1: ["rgby"], 2: ["rb", "gy"], 3: ["r", "g", "b"], 4: ["r", "g", "b", "y"]}
START_CELLS = {1: [(0, 0)], 2: [(0, 0), (1, 0)], 3: [(0, 0), (1, -1), (0, -1)]}


@dataclass
class Sheet:
    """A game on paper. Colours are their first letters."""

    seats: int
    goal: str
    firebreak: bool
    bag: list[int] = field(default_factory=lambda: [0, 6, 6, 6, 6, 6, 6])
    start: list[int] = field(default_factory=list)
    board: dict[Axial, int] = field(default_factory=dict)
    men: dict[Axial, int] = field(default_factory=dict)
    drawn: int = 0
    laid: bool = False
    passes: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        self.seat = 1 % self.seats
        self.supply = [dict.fromkeys(own, 12) for own in COLOURS[self.seats]]
        for crew in self.supply:
            if self.seats == 3:
                crew["y"] = 4

    def legal(self) -> list[str]:
        if self.over:
            return []
        if len(self.start) == 4 and not self.board:
            pairs = {
                tuple(sorted((a, b))) for i, a in enumerate(self.start) for b in self.start[:i]
            }
            return [f"arrange {a} {b}" for a, b in pairs]
        if self.drawn:
            return self.spreads()
        if sum(self.bag) and not self.laid:
            return [f"draw {number}" for number in range(1, 7) if self.bag[number]]
        return ["pass", *self.placements()]

    def spreads(self) -> list[str]:
        heat: dict[Axial, int] = {}
        for cell, number in self.board.items():
            for beside in cells_around(cell):
                if beside not in self.board:
                    heat[beside] = heat.get(beside, 0) + number
        hottest = [f"{q},{r}" for (q, r), h in heat.items() if h == max(heat.values())]
        own = [c for c in COLOURS[self.seats][self.seat] if self.supply[self.seat][c]]
        breaks = [f"break {at} {c}" for at in hottest for c in own] if self.firebreak else []
        return [f"lay {at}" for at in hottest] + breaks

    def placements(self) -> list[str]:
        found = []
        for (q, r), number in self.board.items():
            free = sum(beside not in self.board for beside in cells_around((q, r)))
            room = min(free, SPACES[number]) - self.men.get((q, r), 0)
            for colour, left in self.supply[self.seat].items():
                found += [f"men {q},{r} {k} {colour}" for k in range(1, min(room, left, 3) + 1)]
        return found

    def play(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "draw":
            self.draw(int(words[0]))
        elif verb == "arrange":
            a, b = map(int, words)
            ends = self.start.copy()
            ends.remove(a)
            ends.remove(b)
            self.board = {(0, 0): a, (1, -1): b, (0, -1): min(ends), (1, 0): max(ends)}
        else:
            q, r = map(int, words[0].split(",")) if words else (0, 0)
            if verb in ("lay", "break"):
                self.board[q, r] = self.drawn if verb == "lay" else 0
                self.drawn = 0
            if verb == "lay":
                self.laid = True
                return
            if verb == "break":
                self.supply[self.seat][words[1][0]] -= 1
            if verb == "men":
                self.men[q, r] = self.men.get((q, r), 0) + int(words[1])
                self.supply[self.seat][words[2][0]] -= int(words[1])
            self.passes = self.passes + 1 if verb == "pass" and not self.laid else 0
            self.laid = False
            self.over = not sum(self.bag) and (self.goal != "score" or self.passes == self.seats)
            self.seat = (self.seat + 1) % self.seats

    def draw(self, number: int) -> None:
        self.bag[number] -= 1
        if self.board:
            self.drawn = number
        else:
            self.start.append(number)
            if len(self.start) == self.seats < 4:
                self.board = dict(zip(START_CELLS[self.seats], self.start, strict=True))


def count_on_paper(sheet: Sheet, depth: int) -> int:
    legal = sheet.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for text in legal:
        after_it = deepcopy(sheet)
        after_it.play(text)
        total += count_on_paper(after_it, depth - 1)
    return total


def count(state: FeurioState, depth: int) -> int:
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after_it = state.copy()
        after_it.apply(action)
        total += count(after_it, depth - 1)
    return total


def burnt(seats: int, left: int) -> str:
    """A record in which the lowest numbers come first and nobody places men."""
    sheet = Sheet(seats, "score", firebreak=False)
    record = []
    while sum(sheet.bag) > left or sheet.drawn or sheet.laid:
        legal = sheet.legal()
        text = "pass" if "pass" in legal else min(legal)
        sheet.play(text)
        record.append(text)
    return "; ".join(record)


CASES = [
    ("", 4, "score", False, (6, 36, 216, 1296, 5556)),
    (EXAMPLE_START, 4, "score", False, (6, 12, 144, 864, 1008)),
    (f"{EXAMPLE_START}; {EXAMPLE_TURNS[0]}", 4, "score", True, (6, 12, 102, 540, 2448)),
    ("draw 6; draw 1", 2, "score", True, (6, 36, 300, 1368)),
    ("draw 5; draw 3; draw 5", 3, "score", True, (6, 12, 162, 900)),
    ("draw 5; draw 3; draw 5; draw 6; lay -1,0", 3, "coop", False, (23, 138, 276, 5940)),
    ("draw 4", 1, "solo", False, (6, 36, 612, 3672)),
    (burnt(2, 1), 2, "score", True, (1, 9, 783)),
    (burnt(3, 0) + "; pass; pass", 3, "score", False, (91, 7926)),
    (burnt(4, 1), 4, "coop", False, (1, 1, 46, 0)),
]


@pytest.mark.parametrize(("record", "seats", "goal", "firebreak", "counts"), CASES)
def test_as_many_sequences_are_legal_as_on_paper(
    record: str, seats: int, goal: str, *, firebreak: bool, counts: tuple[int, ...]
) -> None:
    state = after(record, seats, goal, firebreak=firebreak)
    sheet = Sheet(seats, goal, firebreak)
    for action in actions_in(record):
        sheet.play(action)
    for depth, expected in enumerate(counts, 1):
        assert count_on_paper(sheet, depth) == expected
        assert count(state, depth) == expected
